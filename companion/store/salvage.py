"""What can still be read of a damaged data file, row by row, into a new one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.store.schema import METADATA, VERSION


def salvage(damaged: Path, into: Path) -> None:
    """Copies the rows that can be read into an empty store at `into`; the damaged file is only read.

    A table is read from both ends, as far as the damage lets it; a log in which an entry is missing ends before it.
    """
    with closing(sqlite3.connect(damaged)) as old, closing(sqlite3.connect(into, isolation_level=None)) as new:
        old.text_factory = bytes
        # A table whose very definition is damaged keeps nobody from the others.
        old.execute("PRAGMA writable_schema = ON")
        new.execute("PRAGMA foreign_keys = OFF")
        new.execute("BEGIN")
        for table in METADATA.sorted_tables:
            if table.name != VERSION.name:
                _copy(old, new, table.name, [column.name for column in table.columns])
        new.execute(
            "DELETE FROM entries WHERE seq >= (SELECT min(one.seq) + 1 FROM entries AS one WHERE"
            " one.table_id = entries.table_id AND NOT EXISTS (SELECT 1 FROM entries AS next WHERE"
            " next.table_id = one.table_id AND next.seq = one.seq + 1))"
        )
        new.execute("DELETE FROM entries WHERE table_id NOT IN (SELECT table_id FROM entries WHERE seq = 0)")
        new.execute("COMMIT")


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, name: str, columns: list[str]) -> None:
    insert = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    for order in ("ASC", "DESC"):
        try:
            for row in old.execute(f"SELECT {', '.join(columns)} FROM {name} ORDER BY rowid {order}"):
                # As text again: what is no UTF-8 is told by whoever reads it.
                new.execute(insert, [_as_text(value) for value in row])
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            continue


def _as_text(value: object) -> object:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value
