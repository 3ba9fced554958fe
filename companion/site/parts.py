"""What is fetched for a site: wheels for the browser's Python, and the reader of codes. Pinned by their content."""

import hashlib
import io
import subprocess
import sys
import tarfile
import urllib.request
from importlib.resources import files
from pathlib import Path

from companion.site.errors import SiteError

REQUIREMENTS = "requirements.txt"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
"""Of the Pyodide that comes with Flet's client."""

READER = "https://registry.npmjs.org/zxing-wasm/-/zxing-wasm-3.1.6.tgz"
READER_SHA256 = "188321a7680275ce7ab73c7c13fac9f6c4181b5da7ed65af64ba34d1fd416ea5"
READER_FILES = {
    "package/dist/es/reader/index.js": "reader/index.js",
    "package/dist/es/share.js": "share.js",
    "package/dist/reader/zxing_reader.wasm": "zxing_reader.wasm",
    "package/LICENSE": "LICENSE",
}
PATIENCE = 120
"""Seconds."""


def fetch_wheels(folder: Path) -> list[Path]:
    """Downloads the wheels into a folder; gives them in order. Raises SiteError."""
    folder.mkdir()
    wanted = folder / REQUIREMENTS
    wanted.write_bytes((files(__package__) / REQUIREMENTS).read_bytes())
    arguments = ["--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM, "--abi", "cp314", "--abi", "none"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", *arguments, "-r", str(wanted), "-d", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SiteError("no-wheels", _last_line(done.stderr))
    return sorted(folder.glob("*.whl"))


def fetch_reader(folder: Path) -> None:
    """Downloads the reader of codes (zxing-wasm) into a folder. Raises SiteError."""
    try:
        with urllib.request.urlopen(READER, timeout=PATIENCE) as answer:
            content = answer.read()
    except OSError as error:
        raise SiteError("no-reader", str(error)) from error
    if hashlib.sha256(content).hexdigest() != READER_SHA256:
        raise SiteError("no-reader", f"{READER}: another content than expected")
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        for name, target in READER_FILES.items():
            member = archive.extractfile(name)
            assert member is not None
            (folder / target).parent.mkdir(parents=True, exist_ok=True)
            (folder / target).write_bytes(member.read())


def _last_line(said: str) -> str:
    lines = [line for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else ""
