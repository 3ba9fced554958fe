"""A file server, to try a site on this machine: it knows files, and the two headers that let the page draw in a thread of
its own from the first moment (later the site's service worker sends them)."""

import mimetypes
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


ALONE = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}


class Files(SimpleHTTPRequestHandler):
    """Answers with the files of one folder, without a log."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012

    headers_sent: Mapping[str, str] = ALONE

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        for name, value in self.headers_sent.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


class BareFiles(Files):
    """Files and nothing else, as the simplest hosts have them."""

    headers_sent: Mapping[str, str] = {}


def server(folder: Path, port: int = 0, *, bare: bool = False) -> ThreadingHTTPServer:
    """A server of a folder on 127.0.0.1, still to be started (`serve_forever`). port: 0 for a free one. bare: without the
    headers. Raises OSError."""
    mimetypes.init()
    return ThreadingHTTPServer(("127.0.0.1", port), partial(BareFiles if bare else Files, directory=str(folder)))
