"""The tables of this device as they are on disk now, unfolded and kept up to date."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from companion import records
from companion import table as tables
from companion.desk.boxes import Boxes
from companion.desk.ids import new_id
from companion.desk.live import Live
from companion.desk.people import People
from companion.desk.snapshot import Snapshot, TableInfo
from companion.store import Store, TableRow
from companion.store.files import START_SECONDS
from companion.table import Table
from models.base import RecordError
from models.invitation import Invitation
from models.log import LogEntry

OPEN_TABLES = 64
"""How many tables are kept unfolded in memory."""


def now() -> str:
    """The time with this place's offset, to the second, RFC 3339."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


_LOG = logging.getLogger(__name__)


class OpenTables:
    """The tables of this device as they are now, with the people who play and the packs they play with.

    set_aside: what could not be used when the data was opened and lies under another name now, to be told.
    """

    def __init__(self, store: Store, clock: Callable[[], str] = now) -> None:
        self._store = store
        self._now = clock
        self._lock = threading.RLock()
        self._open: OrderedDict[str, tuple[Mapping[str, Any], Table]] = OrderedDict()
        self._unreadable: dict[str, RecordError] = {}
        self._listed: tuple[int, tuple[TableInfo, ...]] | None = None
        self._shown: dict[str, tuple[TableRow, TableInfo]] = {}
        self._live = Live(store.versions, self.find, wait=store.wait)
        self._guest_watchers: dict[str, list[Callable[[], None]]] = {}
        self._lobbies: dict[str, Invitation] = {}
        self._invitations: tuple[int, Mapping[str, Invitation]] | None = None
        self.people = People(store, clock, new_id)
        self.boxes = Boxes(store, clock)
        self.set_aside = store.set_aside

    @classmethod
    def open(cls, folder: Path | None = None, patience: float = START_SECONDS) -> Self:
        """The desk over the data in this folder (default: the platform's). patience: how many seconds an entry waits for
        another program that holds the file. Raises StoreError."""
        return cls(Store.open(folder, patience))

    @classmethod
    def at(cls, url: str, patience: float = START_SECONDS) -> Self:
        """The desk over a PostgreSQL database. patience: how many seconds an entry waits for others. Raises StoreError."""
        return cls(Store.at(url, patience))

    def close(self) -> None:
        """Ends the watching of live tables and closes the store."""
        self._live.close()
        self._store.close()

    # --- tables

    def snapshot(self, table_id: str) -> Snapshot:
        """The table as it is on disk now. Raises KeyError for an unknown id, RecordError for one that cannot be read."""
        with self._lock:
            row = self._row(table_id)
            table = self._table(row, self._store.entries)
            return self._snapshot(row, table)

    def find(self, table_id: str) -> Snapshot | None:
        """The table, None where there is none of this id that can be read."""
        try:
            return self.snapshot(table_id)
        except (KeyError, RecordError):
            return None

    def _row(self, table_id: str) -> TableRow:
        row = self._store.table(table_id)
        if row is None:
            raise KeyError(table_id)
        return row

    def _table(self, row: TableRow, read: Callable[[str, int], Sequence[LogEntry]]) -> Table:
        """The table brought up to date: only what was written since it was last looked at is folded in.

        Raises RecordError, and remembers it, for a head or a log that cannot be read.
        """
        head, table = self._open.get(row.id, (None, None))
        try:
            if table is None or head != row.head:
                table = tables.new(records.read({**row.head, "events": []}, self.boxes.find), read(row.id, 0))
            else:
                for entry in read(row.id, table.version):
                    table = tables.append(table, entry)
        except RecordError as error:
            if row.id not in self._unreadable:
                _LOG.warning("table %s cannot be read: %s", row.id, error)
            self._unreadable[row.id] = error
            self._listed = None
            raise
        self._unreadable.pop(row.id, None)
        self._remember(row, table)
        return table

    def _remember(self, row: TableRow, table: Table) -> None:
        self._open[row.id] = row.head, table
        self._open.move_to_end(row.id)
        while len(self._open) > OPEN_TABLES:
            self._open.popitem(last=False)

    def _snapshot(self, row: TableRow, table: Table) -> Snapshot:
        return Snapshot(
            table_id=row.id,
            version=table.version,
            title=row.title,
            players=row.players,
            created=row.created,
            archived=row.archived,
            deleted=row.deleted,
            rematch_of=row.rematch_of,
            table=table,
            head=row.head,
        )

    # --- live tables

    def subscribe(self, table_id: str, callback: Callable[[Snapshot], None]) -> Callable[[], None]:
        """Calls back with a snapshot after each change of a table, by whatever window, device or program, within 0.5 s.

        The call comes from the thread that made the change, or from one that watches the file; a window hands it to
        its own loop. A change that the caller makes itself is told too. Returns what ends the subscription.
        """
        return self._live.subscribe(table_id, self.snapshot(table_id).version, callback)
