"""Where the data lies, and what is done with a file that cannot be read: set aside under a new name, never overwritten."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

from companion.store.schema import CURRENT, METADATA

FILE = "companion.db"
APP = "table-companion"
BUSY_SECONDS = 30

_MAGIC = b"SQLite format 3\0"
_BESIDE = ("", "-wal", "-shm")

_NOT_THE_FILE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_NOMEM,
    }
)
"""Errors (locked, full, not permitted) for which a file is not at fault: it stays where it is."""

Damage = Literal["not-sqlite", "corrupt", "newer", "foreign"]


@dataclass(frozen=True, slots=True)
class SetAside:
    """A data file that could not be used. path: where it lies now, untouched; why: what is wrong with it."""

    path: Path
    why: Damage


def data_folder() -> Path:
    """The folder of this user's data, by the platform's custom. Packaged apps are told theirs by Flet."""
    told = os.environ.get("FLET_APP_STORAGE_DATA")
    if told:
        return Path(told)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / APP
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / APP
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / APP


def set_damaged_aside(path: Path) -> SetAside | None:
    """Renames the data file, with its journal, if it cannot be used; None where it can or there is none.

    Safe while several programs start at once: what is found is looked at again under a lock before it is moved.
    """
    if damage(path) is None:
        return None
    with _lock(path):
        why = damage(path)
        if why is None:
            return None
        target = _free_name(path)
        for ending in _BESIDE:
            beside = path.with_name(path.name + ending)
            if beside.exists():
                beside.rename(target.with_name(target.name + ending))
        return SetAside(target, why)


def damage(path: Path) -> Damage | None:
    """What is wrong with a data file, None where it is sound, empty or not there."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            return "not-sqlite"
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return "corrupt"
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            if "schema_version" not in names:
                return "foreign"
            row = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in _NOT_THE_FILE:
            raise
        return "corrupt"
    version = row[0]
    if not isinstance(version, int) or (version == CURRENT and not names.issuperset(METADATA.tables)):
        return "corrupt"
    return "newer" if version > CURRENT else None


def _free_name(path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    number, target = 1, path.with_name(f"{path.stem}-set-aside-{stamp}{path.suffix}")
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}-set-aside-{stamp}-{number}{path.suffix}")
    return target


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Keeps other programs out. SQLite's own lock on a file beside it works everywhere and ends with the process."""
    with closing(sqlite3.connect(path.with_name(path.name + ".lock"), timeout=BUSY_SECONDS, isolation_level=None)) as c:
        c.execute("BEGIN EXCLUSIVE")
        yield
        c.execute("ROLLBACK")
