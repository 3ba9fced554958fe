"""The app's archive: everything that is imported inside the browser, compiled beforehand by that browser's Python."""

import shutil
import zipfile
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path

from companion.site.node import run

ROOT = Path(__file__).resolve().parents[2]
OWN = ("companion", "models", "views")

LEFT_OUT = (
    "companion/serve/run.py",
    "companion/serve/web.py",
    "companion/serve/page",
    "companion/site",
    "flet/testing",
    "pydantic/v1",
    "pydantic/mypy.py",
    "qrcode/tests",
    "sqlalchemy/dialects/mssql",
    "sqlalchemy/dialects/mysql",
    "sqlalchemy/dialects/oracle",
    "sqlalchemy/dialects/postgresql",
    "sqlalchemy/ext",
    "sqlalchemy/orm",
    "sqlalchemy/testing",
)
"""What nothing imports there."""

LIBRARY_LEFT_OUT = (
    "doctest.py",
    "ensurepip",
    "idlelib",
    "imaplib.py",
    "mailbox.py",
    "pdb.py",
    "pydoc*",
    "smtplib.py",
    "turtle*",
    "unittest",
    "venv",
    "xmlrpc",
)
"""Of Python's own library."""

BEGINNING = (2026, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the same content gives the same bytes."""


def write_archive(wheels: Sequence[Path], target: Path, tree: Path, pyodide: Path) -> None:
    """Writes the archive. tree: a folder to work in; pyodide: the Python that will run it. Raises SiteError."""
    tree.mkdir()
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(tree)
    for name in OWN:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in LEFT_OUT:
        remove(tree / name)
    for path in [*tree.rglob("*.pyi"), *tree.rglob("py.typed"), *tree.rglob("*.pyx"), *tree.rglob("*.c")]:
        path.unlink()
    for path in tree.glob("*.dist-info/*"):
        if path.name != "METADATA":
            remove(path)
    _compile(tree, pyodide, ",".join(OWN))
    native = {found.relative_to(tree).parts[0] for found in tree.rglob("*.so")}
    # Stored: hosts and browsers compress the way, and nothing needs unpacking at a start.
    _pack(tree, target, zipfile.ZIP_STORED, native)


def compile_library(pyodide: Path, tree: Path) -> None:
    """Compiles Python's own library, which comes as source text: half of a start went into that. Raises SiteError."""
    library = pyodide / "python_stdlib.zip"
    with zipfile.ZipFile(library) as archive:
        archive.extractall(tree)
    for name in LIBRARY_LEFT_OUT:
        for path in tree.glob(name):
            remove(path)
    _compile(tree, pyodide, "")
    _pack(tree, library, zipfile.ZIP_DEFLATED, set())


def remove(path: Path) -> None:
    """Deletes a file, or a folder with all in it."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def _compile(tree: Path, pyodide: Path, own: str) -> None:
    with as_file(files(__package__) / "page" / "compile.mjs") as script:
        run(script, pyodide, tree, own)


def _pack(tree: Path, target: Path, how: int, native: set[str]) -> None:
    """native: the packages that hold extension modules, which must be real files."""
    with zipfile.ZipFile(target, "w", how) as archive:
        for path in sorted(tree.rglob("*")):
            if path.is_file():
                name = path.relative_to(tree).as_posix()
                info = zipfile.ZipInfo(("files/" if name.split("/")[0] in native else "") + name, BEGINNING)
                info.compress_type = how
                archive.writestr(info, path.read_bytes(), compresslevel=9)
