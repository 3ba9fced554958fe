"""The SQLite file itself: connections, transactions, the journal folded in when idle, and what is wrong said as it is."""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError

from companion.browser import IN_BROWSER
from companion.store import journal
from companion.store.errors import StoreError, told
from companion.store.files import START_SECONDS, lock
from companion.store.rows import text

IDLE_SECONDS = 1.0
"""After so long without a write the journal is folded in: whoever copies the file alone then copies everything."""

BUSY_SECONDS = 20.0
"""It is folded in after so long in any case, so that it never grows without end."""

IMPATIENCE = 0.1
BUSY_FOR = 5.0
"""For so long after a write has waited in vain the next ones wait hardly at all: each keeps all windows waiting."""

_LOG = logging.getLogger(__name__)


class Database:
    """One data file. Safe to use from several threads.

    patience: how many seconds a write waits for another program that holds the file. alone: no other program ever has
    it, and there is no shared memory for a write-ahead journal: a commit is in the file itself.
    """

    def __init__(self, path: Path, alone: bool = IN_BROWSER) -> None:
        self.path = path
        self._alone = alone
        self.patience = START_SECONDS
        self._impatient_until = 0.0
        path.touch(mode=0o600)
        self._file = _identity(path)
        self._engine = self._connected()
        self._watch = self._bare()
        self._watching = threading.Lock()
        self._idle = _Idle(self.fold_in)
        journal.forget(path)

    # --- transactions

    wait = None
    """Nobody tells what another program wrote to a file."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read on. Raises StoreError."""
        with self._told(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, table_id: str | None = None) -> Iterator[Connection]:
        """A transaction; what was written in it is on disk once the block has ended well. A file has one writer, whatever
        table it writes at. Raises StoreError."""
        if _identity(self.path) != self._file:
            # A file that was deleted can still be written to, and all of it would be gone with the program.
            raise StoreError("moved", path=self.path)
        with (
            self._told(),
            self._engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            yield connection
        self._impatient_until = 0.0
        if not self._alone:
            self._idle.wrote()

    def generation(self) -> int:
        """A number that is another one after anything was written, by whatever connection or program."""
        with self._told(), self._watching:
            found: int = self._watch.execute("PRAGMA data_version").fetchone()[0]
        return found

    # --- the file

    def fold_in(self) -> None:
        """Folds the journal into the file, if nobody is writing just then."""
        if self._alone or _identity(self.path) != self._file:
            return
        try:
            with lock(self.path, 0), closing(self._bare()) as connection:
                journal.forget(self.path)
                busy, left, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if not busy and not left:
                    journal.remember(self.path, connection.serialize())
        except (sqlite3.Error, OSError):
            # Somebody else is at it, or there is no room: the journal stays, and is folded in another time.
            _LOG.debug("the journal could not be folded in", exc_info=True)

    def close(self) -> None:
        """Folds the journal in and closes all connections."""
        self._idle.end()
        self.fold_in()
        self._watch.close()
        self._engine.dispose()

    def _bare(self) -> sqlite3.Connection:
        # Never made anew (mode=rw): where the file is gone, that is told. pysqlite's own transactions begin too late.
        return sqlite3.connect(
            f"{self.path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=IMPATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )

    def _connected(self) -> Engine:
        engine = create_engine("sqlite://", creator=self._bare, poolclass=QueuePool)

        @event.listens_for(engine, "connect")
        def connected(connection: sqlite3.Connection, record: object) -> None:
            connection.text_factory = text
            if self._alone:
                connection.execute("PRAGMA journal_mode = TRUNCATE")
            else:
                _use_wal(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            # Only `fold_in` does that, which keeps the file's fingerprint.
            connection.execute("PRAGMA wal_autocheckpoint = 0")

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            # A writer takes its lock at once, so that what it reads first cannot change under it.
            if not connection.get_execution_options().get("writes"):
                connection.exec_driver_sql("BEGIN")
                return
            waits = IMPATIENCE if time.monotonic() < self._impatient_until else self.patience
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(waits * 1000)}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except UnicodeDecodeError as error:
            raise StoreError("damaged", str(error), self.path) from error
        except (DBAPIError, sqlite3.Error) as error:
            trouble = told(error.orig if isinstance(error, DBAPIError) else error, self.path)
            if trouble.trouble == "busy":
                self._impatient_until = time.monotonic() + BUSY_FOR
            raise trouble from error


class _Idle:
    """Does something once nothing was written for a while."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._change = threading.Condition()
        self._first: float | None = None
        self._last = 0.0
        self._ended = False
        self._thread: threading.Thread | None = None

    def wrote(self) -> None:
        """Something was written."""
        with self._change:
            self._last = time.monotonic()
            self._first = self._first or self._last
            if self._thread is None:
                self._thread = threading.Thread(target=self._wait, name="idle store", daemon=True)
                self._thread.start()
            self._change.notify()

    def end(self) -> None:
        """Ends it; the work is done no more."""
        with self._change:
            self._ended = True
            self._change.notify()
        if self._thread is not None:
            self._thread.join()

    def _wait(self) -> None:
        while True:
            with self._change:
                while not self._ended and self._first is None:
                    self._change.wait()
                while not self._ended and (left := self._due() - time.monotonic()) > 0:
                    self._change.wait(left)
                if self._ended:
                    return
                self._first = None
            self._work()

    def _due(self) -> float:
        return min(self._last + IDLE_SECONDS, (self._first or self._last) + BUSY_SECONDS)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file lies at a path, None for none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _use_wal(connection: sqlite3.Connection) -> None:
    """Turning WAL on does not wait for other programs that are just starting, so it is tried again."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
