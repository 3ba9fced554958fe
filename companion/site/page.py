"""The page itself, the worker's sizes, the service worker's list, and the licences of everything in the folder."""

import hashlib
import json
import re
import shutil
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

from companion.picture.pen import FACES, SPARE_FACES
from companion.site.client import ASSETS, client_folder
from companion.site.parts import READER_FILES

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval' blob:",
        "worker-src 'self' blob:",
        "connect-src 'self' data: blob:",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self' data:",
        # Flutter sets its styles from its own script.
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "form-action 'none'",
        "base-uri 'self'",
    ]
)
"""What the page may load: its own files, nothing else. (In Firefox and Safari a wasm module is made from a `blob:`.)"""

RENDERERS = [
    (re.compile(r"/canvaskit/skwasm_heavy\."), "skwasm_heavy"),
    (re.compile(r"/canvaskit/skwasm\."), "skwasm"),
    (re.compile(r"/canvaskit/chromium/"), "chromium-canvaskit"),
    (re.compile(r"/canvaskit/canvaskit\."), "canvaskit"),
    (re.compile(r"/main\.dart\.(wasm|mjs)$"), "skwasm skwasm_heavy"),
    (re.compile(r"/main\.dart\.js$"), "chromium-canvaskit canvaskit"),
]
"""The renderers that need a file; every browser uses one of them, and needs all other files."""


def source(name: str) -> str:
    """A file of the page as it stands in the program."""
    return (files(__package__) / "page" / name).read_text("utf-8")


def write_worker(app: Path) -> None:
    """The scripts of the page and the worker into the version's folder."""
    for name in ("boot.js", "python.js", "pool.js", "pictures.js"):
        (app / name).write_text(source(name), encoding="utf-8")
    faces = {file.partition(".")[0]: file for file in (*FACES.values(), *SPARE_FACES)}
    (app / "faces.json").write_text(json.dumps(faces), encoding="utf-8")
    worker = source("worker.js").replace("%%APP_BYTES%%", str((app / "app.zip").stat().st_size))
    (app / "worker.js").write_text(worker, encoding="utf-8")


def write_page(site: Path, app: str) -> None:
    """The page, its icons and its manifest. app: the name of the version's folder."""
    page = source("index.html").replace("%%POLICY%%", POLICY).replace("%%APP%%", app)
    (site / "index.html").write_text(page, encoding="utf-8")
    for name in ("favicon.png", "manifest.json"):
        shutil.copyfile(ASSETS / name, site / name)
    shutil.copytree(ASSETS / "icons", site / "icons")


def write_service_worker(site: Path, version: str) -> None:
    """The service worker, with the digest of every file that it may keep."""
    kept = {}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and name != "sw.js" and not name.startswith("licences/"):
            needs = next((renderers for pattern, renderers in RENDERERS if pattern.search(f"/{name}")), "")
            kept[name] = [hashlib.sha256(path.read_bytes()).hexdigest(), needs]
    whole = hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:16]
    worker = source("sw.js").replace("%%VERSION%%", f"{version}-{whole}").replace("%%POLICY%%", POLICY)
    worker = worker.replace("%%FILES%%", json.dumps(kept, indent=0))
    (site / "sw.js").write_text(worker, encoding="utf-8")


def write_licences(folder: Path, wheels: Path) -> None:
    """The licence of the app, its fonts, Flet's client, the reader of codes and of every package in the archive."""
    folder.mkdir()
    own = ASSETS.parent / "LICENSE"
    if own.is_file():  # beside the packages in a clone, among the metadata where installed
        shutil.copyfile(own, folder / "table-companion.txt")
    shutil.copytree(ASSETS / "licenses", folder / "fonts")
    shutil.copyfile(client_folder() / "assets" / "NOTICES", folder / "flutter-and-its-packages.txt")
    for wheel in sorted(wheels.glob("*.whl")):
        name = wheel.name.split("-")[0]
        with ZipFile(wheel) as archive:
            for member in sorted(archive.namelist()):
                if re.search(r"\.dist-info/(?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", member, re.IGNORECASE):
                    target = folder / f"{name}-{member.rsplit('/', 1)[1]}"
                    target.write_bytes(archive.read(member))
    # Flet's own wheel brings no text; its extension is under the same licence.
    licence = (folder / "flet_camera-LICENSE").read_text("utf-8")
    (folder / "flet-LICENSE").write_text(
        f"Flet, by Appveyor Systems Inc. and the Flet contributors\n\n{licence}", "utf-8"
    )
    reader = next(iter((folder.parent).glob("app-*"))) / "zxing" / READER_FILES["package/LICENSE"]
    shutil.copyfile(reader, folder / "zxing-wasm-LICENSE")
    (folder / "python-and-pyodide.txt").write_text(
        "Python is under the PSF licence (https://docs.python.org/3/license.html), Pyodide under the Mozilla Public "
        "License 2.0 (https://github.com/pyodide/pyodide/blob/main/LICENSE); both come unchanged, as Flet ships them.\n",
        encoding="utf-8",
    )
