"""Makes the folder of a site from its parts."""

import hashlib
import json
import shutil
import tempfile
from pathlib import Path

from companion.site.archive import compile_library, remove, write_archive
from companion.site.client import copy_client
from companion.site.errors import SiteError
from companion.site.page import write_licences, write_page, write_service_worker, write_worker
from companion.site.parts import fetch_reader, fetch_wheels

MARK = "site.json"
"""The file by which a folder that `make` wrote is known: its version."""


def make(folder: Path) -> str:
    """Writes the site into a folder, which must be new, empty or a site; gives its version (16 hexadecimal digits).

    The same program gives the same bytes. Raises SiteError, and an older site stays as it was.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise SiteError("not-empty", str(folder))
    with tempfile.TemporaryDirectory(prefix="companion-site-") as scratch:
        site, app = Path(scratch, "site"), Path(scratch, "site", "app")
        app.mkdir(parents=True)
        copy_client(app)
        fetch_reader(app / "zxing")
        write_archive(fetch_wheels(Path(scratch, "wheels")), app / "app.zip", Path(scratch, "tree"), app / "pyodide")
        compile_library(app / "pyodide", Path(scratch, "library"))
        write_worker(app)
        version = _digest(app)
        app.rename(site / f"app-{version}")
        write_page(site, f"app-{version}")
        write_licences(site / "licences", Path(scratch, "wheels"))
        (site / MARK).write_text(json.dumps({"version": version}) + "\n", encoding="utf-8")
        write_service_worker(site, version)
        _replace(folder, site)
    return version


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(
                f"{path.relative_to(folder).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest()
            )
    return digest.hexdigest()[:16]


def _replace(folder: Path, site: Path) -> None:
    """What an older site had and this one has not goes last: whoever loads it just now finds either."""
    folder.mkdir(parents=True, exist_ok=True)
    old = set(folder.iterdir())
    for path in sorted(site.iterdir(), key=lambda path: path.suffix in (".html", ".js")):
        target = folder / path.name
        old.discard(target)
        if path.is_dir():
            shutil.copytree(path, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(path, target)
    for path in old:
        remove(path)
