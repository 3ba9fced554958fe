"""Where the data lies, and what is done with a file that cannot be read: set aside under a new name, never overwritten."""

import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

from companion.store import journal
from companion.store.errors import StoreError
from companion.store.schema import CURRENT, FIRST, METADATA

FILE = "companion.db"
APP = "table-companion"
START_SECONDS = 30.0
"""How long a start waits for other programs that are just starting."""

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

Damage = Literal["not-sqlite", "corrupt", "foreign"]
Why = Damage | journal.Doubt

_WHYS = ("not-sqlite", "corrupt", "foreign", "journal-alone", "journal-of-another", "journal-damaged")
_SET_ASIDE = re.compile(rf"companion-set-aside-(\d{{8}}-\d{{6}})-({'|'.join(_WHYS)})(?:-\d+)?\.db(-wal)?")


@dataclass(frozen=True, slots=True)
class SetAside:
    """A data file, or the journal of one, that could not be used.

    path: where it lies now, untouched; why: what is wrong with it; when: local time of this device.
    """

    path: Path
    why: Why
    when: datetime

    @property
    def size(self) -> int:
        """In bytes; 0 where it is there no more."""
        return self.path.stat().st_size if self.path.exists() else 0


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


def all_set_aside(folder: Path) -> tuple[SetAside, ...]:
    """Everything that was ever set aside in a data folder and still lies there, the newest first."""
    found = []
    for path in folder.glob("companion-set-aside-*"):
        match = _SET_ASIDE.fullmatch(path.name)
        # Beside a file its journal is not told again.
        if match and not (match[3] and path.with_name(path.name.removesuffix("-wal")).exists()):
            found.append(SetAside(path, match[2], datetime.strptime(match[1], "%Y%m%d-%H%M%S")))  # type: ignore[arg-type]
    return tuple(sorted(found, key=lambda one: (one.when, one.path.name), reverse=True))


def set_damaged_aside(path: Path) -> tuple[SetAside, ...]:
    """Renames the data file, its journal or both if they cannot be used; nothing where they can or there are none.

    Safe while several programs start at once: what is found is looked at again under a lock before it is moved.
    Raises StoreError, and everything stays where it is, for a file that a newer version made.
    """
    # The journal first: looking into the file would already fold it in.
    if journal.doubt(path) is None and damage(path) is None:
        return ()
    found = []
    with lock(path):
        doubt = journal.doubt(path)
        if doubt == "journal-damaged":
            # What stands before the damage is sound: SQLite goes on with that, and the whole is kept as it was.
            found.append(_aside(path, doubt, ("", "-wal"), shutil.copy2))
        elif doubt is not None:
            found.append(_aside(path, doubt, ("-wal", "-shm"), Path.rename))
        why = damage(path)
        if why is not None:
            found.append(_aside(path, why, _BESIDE, Path.rename))
    return tuple(found)


def _aside(path: Path, why: Why, endings: Sequence[str], put: Callable[[Path, Path], object]) -> SetAside:
    target = _free_name(path, why)
    moved = []
    for ending in endings:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            moved.append(target.with_name(target.name + ending))
            put(beside, moved[-1])
    return SetAside(moved[0], why, datetime.now())


def damage(path: Path) -> Damage | None:
    """What is wrong with a data file, None where it is sound, empty or not there.

    Raises StoreError for a file that a newer version made.
    """
    if not path.exists() or path.stat().st_size == 0:
        return None
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            return "not-sqlite"
    try:
        with closing(sqlite3.connect(path, timeout=START_SECONDS, isolation_level=None)) as connection:
            # Damage may lie in the names of the tables too: bytes can always be read.
            connection.text_factory = bytes
            if connection.execute("PRAGMA quick_check(1)").fetchone() != (b"ok",):
                return "corrupt"
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            if b"schema_version" not in names:
                return "foreign"
            version = version_of([row[0] for row in connection.execute("SELECT version FROM schema_version")])
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in _NOT_THE_FILE:
            raise
        return "corrupt"
    except UnicodeDecodeError:
        # What SQLite has to say of the damage quotes it.
        return "corrupt"
    if version is not None and version > CURRENT:
        raise StoreError("newer", path=path)
    # Of an older file, or one whose version is lost, only what has always been there can be asked for.
    wanted = METADATA.tables if version == CURRENT else [table.name for table in FIRST]
    return None if {name.encode() for name in wanted} <= names else "corrupt"


def version_of(rows: list[object]) -> int | None:
    """Which version the rows of `schema_version` tell of, None where they tell nothing."""
    return max((row for row in rows if isinstance(row, int)), default=None)


def _free_name(path: Path, why: Why) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    number, target = 1, path.with_name(f"{path.stem}-set-aside-{stamp}-{why}{path.suffix}")
    while any(target.with_name(target.name + ending).exists() for ending in _BESIDE):
        number += 1
        target = path.with_name(f"{path.stem}-set-aside-{stamp}-{why}-{number}{path.suffix}")
    return target


@contextmanager
def lock(path: Path, patience: float = START_SECONDS) -> Iterator[None]:
    """Keeps other programs out. SQLite's own lock on a file beside it works everywhere and ends with the process.

    Raises sqlite3.OperationalError where another program has it for longer than `patience` seconds.
    """
    with closing(sqlite3.connect(path.with_name(path.name + ".lock"), timeout=patience, isolation_level=None)) as c:
        c.execute("BEGIN EXCLUSIVE")
        yield
        c.execute("ROLLBACK")
