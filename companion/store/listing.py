"""All stored tables, read anew only where they changed: a list of thousands is looked at after every entry."""

import threading
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, select

from companion.store import rows
from companion.store.rows import TableRow
from companion.store.schema import PLAYERS, SEATS, TABLES
from models.base import RecordError

_TELLING = (
    TABLES.c.id,
    TABLES.c.updated,
    TABLES.c.title,
    TABLES.c.archived,
    TABLES.c.deleted,
    TABLES.c.summary,
)
"""What is different after any change of a table; whoever changes its head changes `updated` too."""

_AT_ONCE = 500


class Listing:
    """The tables as they were read last. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._known: dict[str, tuple[tuple[Any, ...], TableRow | RecordError]] = {}

    def read(self, connection: Connection) -> tuple[list[TableRow], dict[str, RecordError]]:
        """The tables that can be read, the one written to last first, and the others by their ids."""
        merged = merged_players(connection)
        seats = seat_rows(connection)
        with self._lock:
            told = {row[0]: (*row, *seats.get(row[0], ()), *merged) for row in connection.execute(select(*_TELLING))}
            changed = [table_id for table_id, tells in told.items() if self._known.get(table_id, ((),))[0] != tells]
            for at in range(0, len(changed), _AT_ONCE):
                some = changed[at : at + _AT_ONCE]
                for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(some))).mappings():
                    found: TableRow | RecordError
                    try:
                        found = rows.table_row(row, dict(seats.get(row["id"], ())), merged)
                    except RecordError as error:
                        found = error
                    self._known[row["id"]] = told[row["id"]], found
            self._known = {table_id: known for table_id, known in self._known.items() if table_id in told}
            good = [row for _, row in self._known.values() if isinstance(row, TableRow)]
            bad = {table_id: row for table_id, (_, row) in self._known.items() if isinstance(row, RecordError)}
        return sorted(good, key=lambda row: (row.updated, row.id), reverse=True), bad


def merged_players(connection: Connection) -> dict[str, str]:
    """Who turned out to be somebody else, and whom."""
    query = select(PLAYERS.c.id, PLAYERS.c.merged_into).where(PLAYERS.c.merged_into.is_not(None))
    return {str(row[0]): str(row[1]) for row in connection.execute(query)}


def seat_rows(connection: Connection, *where: ColumnElement[bool]) -> dict[str, Sequence[tuple[int, str]]]:
    """Who was entered at which seat, by table."""
    found: dict[str, list[tuple[int, str]]] = {}
    sat: Iterable[Any] = connection.execute(select(SEATS).where(*where).order_by(SEATS.c.table_id, SEATS.c.seat))
    for table_id, seat, player in sat:
        found.setdefault(table_id, []).append((seat, player))
    return {table_id: tuple(seats) for table_id, seats in found.items()}
