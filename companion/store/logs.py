"""Tables and their logs, row by row."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from companion.store import rows
from companion.store.rows import TableRow
from companion.store.schema import ENTRIES, SEATS, TABLES
from models.base import RecordError
from models.log import LogEntry


class Log:
    """One table's log while its writer holds the store: read what is new, then append."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self._connection = connection
        self._table_id = table_id

    def entries(self, after: int = 0) -> list[LogEntry]:
        """The entries from this place in the log on."""
        return entries_of(self._connection, self._table_id, after)

    def append(self, seq: int, entries: Sequence[LogEntry], summary: Mapping[str, Any]) -> None:
        """Puts entries at the end of the log, `seq` being the place of the first."""
        add_entries(self._connection, self._table_id, seq, entries)
        self._connection.execute(
            update(TABLES)
            .where(TABLES.c.id == self._table_id)
            .values(summary=rows.dump(summary), updated=entries[-1].at)
        )


def add_tables(connection: Connection, new: Sequence[tuple[TableRow, Sequence[LogEntry]]]) -> None:
    """Many new tables with their logs."""
    heads = [
        {column.name: getattr(row, column.name) for column in TABLES.columns}
        | {"head": rows.dump(row.head), "summary": rows.dump(row.summary)}
        for row, _ in new
    ]
    if heads:
        connection.execute(insert(TABLES), heads)
    add_seats(connection, [row for row, _ in new])
    for row, entries in new:
        add_entries(connection, row.id, 0, entries)


def add_seats(connection: Connection, new: Sequence[TableRow]) -> None:
    """Who sits at tables where nobody is linked yet."""
    seats = [
        {"table_id": row.id, "seat": seat, "player_id": player}
        for row in new
        for seat, player in enumerate(row.players)
        if player is not None
    ]
    if seats:
        connection.execute(insert(SEATS), seats)


def add_entries(connection: Connection, table_id: str, first: int, entries: Sequence[LogEntry]) -> None:
    """Entries at the end of a log, `first` being the place of the first."""
    stored = [
        {"table_id": table_id, "seq": seq, "entry_id": entry.id, "body": rows.dump(entry.model_dump(mode="json"))}
        for seq, entry in enumerate(entries, first)
    ]
    if stored:
        connection.execute(insert(ENTRIES), stored)


def entries_of(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    """A table's log from this place on. Raises RecordError for one that cannot be read."""
    query = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= after)
    found = []
    for number, (seq, body) in enumerate(connection.execute(query.order_by(ENTRIES.c.seq)), after):
        if seq != number:
            raise RecordError(f"log[{number}]", "row-damaged")
        found.append(rows.entry(body, seq))
    return found
