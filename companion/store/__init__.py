"""The store: tables and their logs, players, packs, settings and drafts, in one SQLite file.

Through SQLAlchemy Core and without SQL that only SQLite knows (pragmas aside), so that PostgreSQL can serve too.
What a method wrote is on disk when it returns. One writer at a time, across threads and processes.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, RowMapping, Table, and_, bindparam, delete, func, insert, inspect, select, update

from companion.store import rows, tournaments
from companion.store.database import Database
from companion.store.engine import AnyDatabase
from companion.store.errors import StoreError, Trouble, told
from companion.store.files import (
    FILE,
    START_SECONDS,
    SetAside,
    all_set_aside,
    data_folder,
    set_damaged_aside,
    version_of,
)
from companion.store.listing import Listing, merged_players, seat_rows
from companion.store.logs import Log, add_seats, add_tables, entries_of
from companion.store.rows import Damaged, TableRow
from companion.store.schema import (
    DRAFTS,
    ENTRIES,
    PACKS,
    PLAYERS,
    SEATS,
    SETTINGS,
    SHARES,
    TABLES,
    TOURNAMENTS,
    VERSION,
    migrate,
)
from models.base import RecordError
from models.library import OwnPack, SavedPlayer
from models.log import LogEntry
from models.tournament import Tournament

__all__ = ["Damaged", "Log", "SetAside", "Store", "StoreError", "TableRow", "Trouble", "all_set_aside", "data_folder"]

T = TypeVar("T")


class Store:
    """Everything that is kept on this device. Safe to use from several threads.

    set_aside: what could not be used when it was opened and lies under another name now.
    """

    def __init__(self, database: AnyDatabase, set_aside: tuple[SetAside, ...] = ()) -> None:
        self._database = database
        self._mine = _Mine()
        self._listing = Listing()
        self.set_aside = set_aside

    @classmethod
    def open(cls, folder: Path | None = None, patience: float = START_SECONDS) -> Self:
        """The store in this folder (default: the platform's data folder), made where there is none.

        A damaged file is set aside first. patience: how many seconds a write waits for another program that holds the
        file. Raises StoreError.
        """
        folder = folder or data_folder()
        path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            set_aside = set_damaged_aside(path)
            store = cls(Database(path), set_aside)
            with store._writing() as connection:
                migrate(connection, _version(connection))
        except (OSError, sqlite3.Error) as error:
            raise told(error, path) from error
        store._database.patience = patience
        return store

    @classmethod
    def at(cls, url: str, patience: float = START_SECONDS) -> Self:
        """The store in the PostgreSQL database at this URL, whose tables are made where there are none. patience: how many
        seconds a write waits for others. Raises StoreError."""
        try:
            from companion.store.server import ServerDatabase
        except ImportError as error:
            raise StoreError("failed", f"pip install 'table-companion[postgres]': {error}") from error
        store = cls(ServerDatabase(url, patience))
        try:
            with store._writing() as connection:
                migrate(connection, _version(connection))
        except StoreError:
            store.close()
            raise
        return store

    @property
    def wait(self) -> Callable[[float], None] | None:
        """What waits for a change by another program, None where it has to be looked for."""
        return self._database.wait

    @property
    def folder(self) -> Path:
        """Where the data lies."""
        return self._database.path.parent

    def close(self) -> None:
        """Folds the journal into the file and closes it."""
        self._database.close()

    def generation(self) -> int:
        """A number that is another one after anything was written, by whatever thread or program."""
        return self._database.generation()

    # --- tables and their logs

    def add_table(self, row: TableRow, entries: Sequence[LogEntry] = ()) -> bool:
        """A new table with its log so far. False, and nothing changed, where the id is taken."""
        with self._writing() as connection:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == row.id)).first() is not None:
                return False
            add_tables(connection, [(row, entries)])
        return True

    def add_tables(self, new: Sequence[tuple[TableRow, Sequence[LogEntry]]]) -> None:
        """Many new tables with their logs; none of their ids may be taken."""
        with self._writing() as connection:
            add_tables(connection, new)

    def lay_by(self, new: Sequence[tuple[TableRow, Sequence[LogEntry]]]) -> list[str]:
        """Many new tables with their logs, each as if deleted and with nobody linked until `bring_out`; their ids.

        One whose id is taken is passed over. So a large file is written in parts, and shows all at once.
        """
        with self._writing() as connection:
            ids = [row.id for row, _ in new]
            taken = set(connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(ids))).scalars())
            fresh = [(replace(row, deleted=row.updated, players=()), log) for row, log in new if row.id not in taken]
            add_tables(connection, fresh)
        return [row.id for row, _ in fresh]

    def bring_out(self, laid: Sequence[TableRow]) -> None:
        """Shows tables that were laid by, with those who sit at them."""
        with self._writing() as connection:
            shown = update(TABLES).where(TABLES.c.id == bindparam("laid")).values(deleted=bindparam("then"))
            if laid:
                connection.execute(shown, [{"laid": row.id, "then": row.deleted} for row in laid])
            add_seats(connection, laid)

    def table(self, table_id: str) -> TableRow | None:
        """The table of this id, None where there is none. Raises RecordError for one that cannot be read."""
        with self._reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                return None
            seats = dict(seat_rows(connection, SEATS.c.table_id == table_id).get(table_id, ()))
            return rows.table_row(row, seats, merged_players(connection))

    def tables(self) -> list[TableRow]:
        """Every table that can be read, deleted ones too, the one written to last first."""
        with self._reading() as connection:
            return self._listing.read(connection)[0]

    def damaged(self, logs_of: Mapping[str, RecordError]) -> list[Damaged]:
        """Everything that cannot be read, and the tables of these ids with what their logs were refused for."""
        with self._reading() as connection:
            refused = {**logs_of, **self._listing.read(connection)[1]}
            found = []
            for table_id, error in refused.items():
                row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
                if row is not None:
                    found.append(_damaged_table(connection, row, error))
            found += _read_all(connection.execute(select(PLAYERS)).mappings(), rows.player, "player")[1]
            found += _read_all(connection.execute(select(PACKS)).mappings(), rows.pack, "pack")[1]
            found += _read_all(connection.execute(select(SETTINGS)).mappings(), _setting, "setting")[1]
            found += tournaments.damaged(connection)
        return found

    def change_table(self, table_id: str, **columns: str | None) -> None:
        """Changes title, created, archived or deleted."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**columns))

    def change_head(self, table_id: str, head: Mapping[str, Any], summary: Mapping[str, Any], updated: str) -> None:
        """Changes a table's record without events, and what its log folds to with it."""
        values = {"head": rows.dump(head), "summary": rows.dump(summary), "updated": updated}
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))

    def keep_summary(self, table_id: str, summary: Mapping[str, Any]) -> None:
        """Keeps what a table's log folds to, so that a list of tables needs no replay."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=rows.dump(summary)))

    def erase_table(self, table_id: str) -> None:
        """Removes a table for good."""
        with self._writing() as connection:
            for part in (ENTRIES, SEATS, DRAFTS, SHARES):
                connection.execute(delete(part).where(part.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """A table's log from this place on."""
        with self._reading() as connection:
            return entries_of(connection, table_id, after)

    def sound_entries(self, table_id: str) -> list[LogEntry]:
        """A table's log up to the first entry that cannot be read."""
        found: list[LogEntry] = []
        with self._reading() as connection:
            query = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id)
            for seq, body in connection.execute(query.order_by(ENTRIES.c.seq)):
                try:
                    entry = rows.entry(body, seq)
                except RecordError:
                    break
                if seq != len(found):
                    break
                found.append(entry)
        return found

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
        with self._writing(table_id) as connection:
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
        """Every saved player that can be read, also those deleted or merged into another."""
        with self._reading() as connection:
            found = connection.execute(select(PLAYERS).order_by(PLAYERS.c.created, PLAYERS.c.id)).mappings()
            return _read_all(found, rows.player, "player")[0]

    def put_player(self, player: SavedPlayer) -> None:
        """Saves a player, new or changed."""
        with self._writing() as connection:
            _put(connection, PLAYERS, {"id": player.id}, player.model_dump(exclude={"id"}))

    def merge_players(self, lost: str, kept: str | None) -> bool:
        """Says that one player is another (None: is not). False, and nothing changed, where both sat at one table.

        Who sits where stays as it was entered: `TableRow.players` names the one who stayed.
        """
        with self._writing() as connection:
            if kept is not None:
                is_who = merged_players(connection)
                sat: dict[str, set[str]] = {lost: set(), kept: set()}
                for table_id, player in connection.execute(select(SEATS.c.table_id, SEATS.c.player_id)):
                    if (who := rows.stayed(is_who, player)) in sat:
                        sat[who].add(table_id)
                if sat[lost] & sat[kept]:
                    return False
            connection.execute(update(PLAYERS).where(PLAYERS.c.id == lost).values(merged_into=kept))
        return True

    # --- events

    def tournaments(self) -> list[Tournament]:
        """Every event that can be read, deleted ones too, the one changed last first."""
        with self._reading() as connection:
            return tournaments.read_all(connection)

    def tournament(self, **where: str) -> Tournament | None:
        """The event with this id, wall or door, None where there is none. Raises RecordError for one that cannot be
        read."""
        with self._reading() as connection:
            return tournaments.read_one(connection, **where)

    def put_tournament(self, tournament: Tournament) -> None:
        """Saves an event, new or changed."""
        with self._writing() as connection:
            tournaments.put(connection, tournament)

    # --- settings, packs, drafts

    def settings(self) -> dict[str, Any]:
        """All settings that can be read."""
        with self._reading() as connection:
            found = connection.execute(select(SETTINGS)).mappings()
            return dict(_read_all(found, _setting, "setting")[0])

    def setting(self, key: str, default: Any = None) -> Any:
        """One setting, `default` where it was never set or cannot be read."""
        with self._reading() as connection:
            row = connection.execute(select(SETTINGS).where(SETTINGS.c.key == key)).mappings().first()
        try:
            return default if row is None else rows.setting(row["value"])
        except RecordError:
            return default

    def put_setting(self, key: str, value: Any) -> None:
        """Saves a setting; value is anything JSON can say."""
        with self._writing() as connection:
            _put(connection, SETTINGS, {"key": key}, {"value": rows.dump(value)})

    def drop_setting(self, key: str) -> None:
        """Forgets a setting."""
        with self._writing() as connection:
            connection.execute(delete(SETTINGS).where(SETTINGS.c.key == key))

    def packs(self) -> list[OwnPack]:
        """Every pack of this device's own that can be read, with its draft."""
        with self._reading() as connection:
            found = connection.execute(select(PACKS).order_by(PACKS.c.game, PACKS.c.id)).mappings()
            return _read_all(found, rows.pack, "pack")[0]

    def put_pack(self, pack: OwnPack) -> None:
        """Saves a pack and its draft; with neither, it is gone."""
        key = {"game": pack.game, "id": pack.id}
        with self._writing() as connection:
            if pack.body is None and pack.draft is None:
                connection.execute(delete(PACKS).where(PACKS.c.game == pack.game, PACKS.c.id == pack.id))
                return
            values = {"body": rows.dump(pack.body), "draft": rows.dump(pack.draft), "updated": pack.updated}
            _put(connection, PACKS, key, values)

    def put_draft(self, table_id: str, key: str, value: Any) -> None:
        """Saves what is half entered at a table; None forgets it."""
        with self._writing(table_id) as connection:
            if value is None:
                connection.execute(delete(DRAFTS).where(DRAFTS.c.table_id == table_id, DRAFTS.c.key == key))
            else:
                _put(connection, DRAFTS, {"table_id": table_id, "key": key}, {"body": rows.dump(value)})

    def draft(self, table_id: str, key: str) -> Any:
        """What is half entered at a table, None for nothing and for what cannot be read."""
        query = select(DRAFTS.c.body).where(DRAFTS.c.table_id == table_id, DRAFTS.c.key == key)
        with self._reading() as connection:
            stored = connection.execute(query).scalar()
        try:
            return rows.load(stored)
        except ValueError:
            return None

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
        with self._database.reading() as connection:
            yield connection

    @contextmanager
    def _writing(self, table_id: str | None = None) -> Iterator[Connection]:
        """table_id: only this table is written at, whose row orders its writers where rows can be locked (in SQLite the
        file is locked)."""
        if self._mine.connection is not None:
            yield self._mine.connection
            return
        with self._database.writing(table_id) as connection:
            self._mine.connection = connection
            try:
                if table_id is not None:
                    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
                yield connection
            finally:
                self._mine.connection = None


class _Mine(threading.local):
    """The connection on which this thread is writing."""

    connection: Connection | None = None


def _version(connection: Connection) -> int:
    known = inspect(connection)
    if not known.has_table(VERSION.name):
        return 0
    version = version_of(list(connection.execute(select(VERSION.c.version)).scalars()))
    if version is not None:
        return version
    return 3 if known.has_table(TOURNAMENTS.name) else 2 if known.has_table(SHARES.name) else 1


def _damaged_table(connection: Connection, row: RowMapping, error: RecordError) -> Damaged:
    entries = select(ENTRIES.c.body).where(ENTRIES.c.table_id == row["id"]).order_by(ENTRIES.c.seq)
    return rows.damaged("table", dict(row), error, connection.execute(entries).scalars())


def _read_all(
    stored: Iterable[RowMapping], read: Callable[[RowMapping], T], what: rows.What
) -> tuple[list[T], list[Damaged]]:
    good, damaged = [], []
    for row in stored:
        try:
            good.append(read(row))
        except RecordError as error:
            damaged.append(rows.damaged(what, dict(row), error))
    return good, damaged


def _setting(row: RowMapping) -> tuple[str, Any]:
    return row["key"], rows.setting(row["value"])


def _put(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Inserts a row or changes the one with this key. The writer is alone, so nothing comes in between."""
    same = and_(*(table.c[name] == value for name, value in key.items()))
    if connection.execute(select(table).where(same)).first() is None:
        connection.execute(insert(table).values({**key, **values}))
    else:
        connection.execute(update(table).where(same).values(**values))
