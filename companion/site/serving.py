"""A bare file server, to try a site on this machine: it knows files and nothing else."""

import mimetypes
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


class Files(SimpleHTTPRequestHandler):
    """Answers with the files of one folder, without a log."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of a folder on 127.0.0.1, still to be started (`serve_forever`). port: 0 for a free one. Raises OSError."""
    mimetypes.init()
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(folder)))
