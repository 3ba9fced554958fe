"""The app as static files for the browser tests: made once on this machine for one state of the program, and served."""

import hashlib
import shutil
import tempfile
import threading
from pathlib import Path

import pytest

from companion.site.errors import SiteError
from companion.site.making import make
from companion.site.serving import server
from tests.browser.play import ROOT

SOURCES = ("companion", "models", "views", "assets")


class Site:
    """A folder of files and its server under a sub-path of http://127.0.0.1; `stop` and `start` cut and mend the network."""

    def __init__(self, folder: Path, *, bare: bool = False) -> None:
        self.folder = folder
        self._bare = bare
        self._port = 0
        self.start()

    def start(self) -> None:
        """Serves it, after a first time on the same port."""
        self._server = server(self.folder.parent, self._port, bare=self._bare)
        self._port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answers no more."""
        self._server.shutdown()
        self._server.server_close()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}/{self.folder.name}/"


def made_site() -> Path:
    """A site of the program as it stands, made anew only where that has changed since."""
    digest = hashlib.sha256()
    for name in SOURCES:
        for path in sorted((ROOT / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    kept = Path(tempfile.gettempdir()) / "table-companion-sites"
    kept.mkdir(exist_ok=True)
    folder = kept / digest.hexdigest()[:16]
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=kept) as scratch:
            try:
                make(Path(scratch, "site"))
            except SiteError as error:
                if error.trouble in ("no-wheels", "no-reader"):
                    pytest.skip(error.sentence("en"))  # this machine may not fetch what only the site needs
                raise
            try:
                Path(scratch, "site").rename(folder)
            except OSError:
                shutil.rmtree(Path(scratch, "site"))  # another run was faster
    return folder
