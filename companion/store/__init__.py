"""The store: tables and their logs, players, packs, settings and drafts, in one SQLite file.

Through SQLAlchemy Core and without SQL that only SQLite knows (pragmas aside), so that PostgreSQL can serve too.
What a method wrote is on disk when it returns. One writer at a time, across threads and processes.
"""

import json
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    Table,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from companion.store.files import BUSY_SECONDS, FILE, SetAside, data_folder, set_damaged_aside
from companion.store.schema import DRAFTS, ENTRIES, PACKS, PLAYERS, SEATS, SETTINGS, SHARES, TABLES, VERSION, migrate
from models.library import OwnPack, SavedPlayer
from models.log import LogEntry, read_entry

__all__ = ["Log", "SetAside", "Store", "StoreError", "TableRow", "data_folder"]


class StoreError(Exception):
    """The data could not be read or written (disk full, not permitted, damaged meanwhile); nothing was half done."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored. head: its record without events; summary: what its log folded to when last written.

    players: the saved player of each seat, None where nobody is linked. Times are RFC 3339.
    """

    id: str
    game: str
    head: Mapping[str, Any]
    title: str | None
    created: str
    updated: str
    rematch_of: str | None = None
    archived: str | None = None
    deleted: str | None = None
    summary: Mapping[str, Any] | None = None
    players: tuple[str | None, ...] = ()


class Log:
    """One table's log while its writer holds the store: read what is new, then append."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self._connection = connection
        self._table_id = table_id

    def entries(self, after: int = 0) -> list[LogEntry]:
        """The entries from this place in the log on."""
        return _entries(self._connection, self._table_id, after)

    def append(self, seq: int, entries: Sequence[LogEntry], summary: Mapping[str, Any]) -> None:
        """Puts entries at the end of the log, `seq` being the place of the first."""
        _add_entries(self._connection, self._table_id, seq, entries)
        self._connection.execute(
            update(TABLES).where(TABLES.c.id == self._table_id).values(summary=_dump(summary), updated=entries[-1].at)
        )


class Store:
    """Everything that is kept on this device. Safe to use from several threads."""

    def __init__(self, engine: Engine, set_aside: SetAside | None = None) -> None:
        self._engine = engine
        self._mine = _Mine()
        self.set_aside = set_aside

    @classmethod
    def open(cls, folder: Path | None = None) -> Self:
        """The store in this folder (default: the platform's data folder), made where there is none.

        A damaged file is set aside first: `set_aside` then tells where and why. Raises StoreError.
        """
        folder = folder or data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / FILE
            store = cls(_engine(path), set_damaged_aside(path))
            with store._writing() as connection:
                migrate(connection, _version(connection))
        except (OSError, DBAPIError, sqlite3.Error) as error:
            raise StoreError(str(error)) from error
        return store

    def close(self) -> None:
        """Closes the file."""
        self._engine.dispose()

    # --- tables and their logs

    def add_table(self, row: TableRow, entries: Sequence[LogEntry] = ()) -> bool:
        """A new table with its log so far. False, and nothing changed, where the id is taken."""
        with self._writing() as connection:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == row.id)).first() is not None:
                return False
            _add_table(connection, row, entries)
        return True

    def table(self, table_id: str) -> TableRow | None:
        """The table of this id, None where there is none."""
        with self._reading() as connection:
            return next(iter(_tables(connection, TABLES.c.id == table_id)), None)

    def tables(self) -> list[TableRow]:
        """Every table, deleted ones too, the one written to last first."""
        with self._reading() as connection:
            return _tables(connection)

    def change_table(self, table_id: str, **columns: str | None) -> None:
        """Changes title, archived or deleted."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**columns))

    def keep_summary(self, table_id: str, summary: Mapping[str, Any]) -> None:
        """Keeps what a table's log folds to, so that a list of tables needs no replay."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=_dump(summary)))

    def erase_table(self, table_id: str) -> None:
        """Removes a table for good."""
        with self._writing() as connection:
            for part in (ENTRIES, SEATS, DRAFTS, SHARES):
                connection.execute(delete(part).where(part.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """A table's log from this place on."""
        with self._reading() as connection:
            return _entries(connection, table_id, after)

    def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these logs has; tables with none are left out."""
        query = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq) + 1)
            .where(ENTRIES.c.table_id.in_(table_ids))
            .group_by(ENTRIES.c.table_id)
        )
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    @contextmanager
    def writing(self, table_id: str) -> Iterator[Log]:
        """Holds the store for one table's writer. What it appends is on disk once the block has ended well."""
        with self._writing() as connection:
            # Where rows can be locked (not in SQLite, which locks the file), this one orders the table's writers.
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
            yield Log(connection, table_id)

    def link_seat(self, table_id: str, seat: int, player_id: str | None) -> None:
        """Says which saved player sits at a seat; None for nobody known."""
        with self._writing() as connection:
            connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat))
            if player_id is not None:
                connection.execute(insert(SEATS).values(table_id=table_id, seat=seat, player_id=player_id))

    def share(self, table_id: str, secret: str | None) -> str | None:
        """Keeps `secret` for a table that has none, and returns the table's; None takes it away."""
        mine = SHARES.c.table_id == table_id
        with self._writing() as connection:
            if secret is None:
                connection.execute(delete(SHARES).where(mine))
                return None
            known: str | None = connection.execute(select(SHARES.c.secret).where(mine)).scalar()
            if known is None:
                connection.execute(insert(SHARES).values(secret=secret, table_id=table_id))
            return known or secret

    def shared(self, secret: str) -> str | None:
        """The table whose result this secret shows."""
        with self._reading() as connection:
            found: str | None = connection.execute(select(SHARES.c.table_id).where(SHARES.c.secret == secret)).scalar()
        return found

    # --- players

    def players(self) -> list[SavedPlayer]:
        """Every saved player, also those deleted or merged into another."""
        with self._reading() as connection:
            rows = connection.execute(select(PLAYERS).order_by(PLAYERS.c.created, PLAYERS.c.id)).mappings()
            return [SavedPlayer(**row) for row in rows]

    def put_player(self, player: SavedPlayer) -> None:
        """Saves a player, new or changed."""
        with self._writing() as connection:
            _put(connection, PLAYERS, {"id": player.id}, player.model_dump(exclude={"id"}))

    def merge_players(self, lost: str, kept: str) -> bool:
        """Moves every seat of one player to another. False, and nothing changed, where both sat at one table."""
        with self._writing() as connection:
            mine, theirs = SEATS.alias(), SEATS.alias()
            both = select(mine.c.table_id).where(
                mine.c.player_id == lost, theirs.c.player_id == kept, mine.c.table_id == theirs.c.table_id
            )
            if connection.execute(both.limit(1)).first() is not None:
                return False
            connection.execute(update(SEATS).where(SEATS.c.player_id == lost).values(player_id=kept))
            # Who was merged into the lost one follows along, so that a chain never has to be walked.
            connection.execute(update(PLAYERS).where(PLAYERS.c.merged_into == lost).values(merged_into=kept))
            connection.execute(update(PLAYERS).where(PLAYERS.c.id == lost).values(merged_into=kept))
        return True

    # --- settings, packs, drafts

    def settings(self) -> dict[str, Any]:
        """All settings."""
        with self._reading() as connection:
            return {key: json.loads(value) for key, value in connection.execute(select(SETTINGS))}

    def put_setting(self, key: str, value: Any) -> None:
        """Saves a setting; value is anything JSON can say."""
        with self._writing() as connection:
            _put(connection, SETTINGS, {"key": key}, {"value": json.dumps(value, ensure_ascii=False)})

    def packs(self) -> list[OwnPack]:
        """Every pack of this device's own, with its draft."""
        with self._reading() as connection:
            rows = connection.execute(select(PACKS).order_by(PACKS.c.game, PACKS.c.id)).mappings()
            return [OwnPack(**{**row, "body": _load(row["body"]), "draft": _load(row["draft"])}) for row in rows]

    def put_pack(self, pack: OwnPack) -> None:
        """Saves a pack and its draft; with neither, it is gone."""
        key = {"game": pack.game, "id": pack.id}
        with self._writing() as connection:
            if pack.body is None and pack.draft is None:
                connection.execute(delete(PACKS).where(PACKS.c.game == pack.game, PACKS.c.id == pack.id))
                return
            values = {"body": _dump(pack.body), "draft": _dump(pack.draft), "updated": pack.updated}
            _put(connection, PACKS, key, values)

    def put_draft(self, table_id: str, key: str, value: Any) -> None:
        """Saves what is half entered at a table; None forgets it."""
        with self._writing() as connection:
            if value is None:
                connection.execute(delete(DRAFTS).where(DRAFTS.c.table_id == table_id, DRAFTS.c.key == key))
            else:
                _put(connection, DRAFTS, {"table_id": table_id, "key": key}, {"body": _dump(value)})

    def draft(self, table_id: str, key: str) -> Any:
        """What is half entered at a table, None for nothing."""
        query = select(DRAFTS.c.body).where(DRAFTS.c.table_id == table_id, DRAFTS.c.key == key)
        with self._reading() as connection:
            return _load(connection.execute(query).scalar())

    # --- transactions

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Makes all that this thread writes in the block one transaction: everything, or nothing."""
        with self._writing():
            yield

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        if self._mine.connection is not None:
            yield self._mine.connection
            return
        with _told(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if self._mine.connection is not None:
            yield self._mine.connection
            return
        with _told(), self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            self._mine.connection = connection
            try:
                yield connection
            finally:
                self._mine.connection = None


class _Mine(threading.local):
    """The connection on which this thread is writing."""

    connection: Connection | None = None


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StoreError(str(error.orig)) from error


def _engine(path: Path) -> Engine:
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        # pysqlite's own transactions begin too late; `begun` begins them.
        connection.isolation_level = None
        _use_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer takes its lock at once, so that what it reads first cannot change under it.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _use_wal(connection: sqlite3.Connection) -> None:
    """Turning WAL on does not wait for other programs that are just starting, so it is tried again."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(VERSION.name):
        return 0
    return int(connection.execute(select(VERSION.c.version)).scalar_one())


def _add_table(connection: Connection, row: TableRow, entries: Sequence[LogEntry]) -> None:
    columns = {column.name: getattr(row, column.name) for column in TABLES.columns}
    columns |= {"head": _dump(row.head), "summary": _dump(row.summary)}
    connection.execute(insert(TABLES).values(columns))
    _add_entries(connection, row.id, 0, entries)
    for seat, player in enumerate(row.players):
        if player is not None:
            connection.execute(insert(SEATS).values(table_id=row.id, seat=seat, player_id=player))


def _add_entries(connection: Connection, table_id: str, first: int, entries: Sequence[LogEntry]) -> None:
    rows = [
        {"table_id": table_id, "seq": seq, "entry_id": entry.id, "body": _dump(entry.model_dump(mode="json"))}
        for seq, entry in enumerate(entries, first)
    ]
    if rows:
        connection.execute(insert(ENTRIES), rows)


def _tables(connection: Connection, *where: ColumnElement[bool]) -> list[TableRow]:
    query = select(TABLES).where(*where).order_by(TABLES.c.updated.desc(), TABLES.c.id)
    rows = connection.execute(query).mappings().all()
    seats: dict[str, dict[int, str]] = {}
    found = select(SEATS)
    if where:
        found = found.where(SEATS.c.table_id.in_([row["id"] for row in rows]))
    for table_id, seat, player in connection.execute(found):
        seats.setdefault(table_id, {})[seat] = player
    return [_row(row, seats.get(row["id"], {})) for row in rows]


def _row(columns: RowMapping, seats: Mapping[int, str]) -> TableRow:
    head = json.loads(columns["head"])
    players = tuple(seats.get(seat) for seat in range(len(head["players"])))
    return TableRow(**{**columns, "head": head, "summary": _load(columns["summary"]), "players": players})


def _entries(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= after)
    bodies = connection.execute(query.order_by(ENTRIES.c.seq)).scalars()
    return [read_entry(json.loads(body), ("log", seq)) for seq, body in enumerate(bodies, after)]


def _put(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Inserts a row or changes the one with this key. The writer is alone, so nothing comes in between."""
    same = and_(*(table.c[name] == value for name, value in key.items()))
    if connection.execute(select(table).where(same)).first() is None:
        connection.execute(insert(table).values({**key, **values}))
    else:
        connection.execute(update(table).where(same).values(**values))


def _dump(value: Any) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _load(text: str | None) -> Any:
    return None if text is None else json.loads(text)
