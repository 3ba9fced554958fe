"""A PostgreSQL database in the file's place: one for several programs, each with its own windows.

Who writes at one table locks that table's row and goes beside the writers of others; who writes anything else is alone.
What was written is told by NOTIFY, so that no other program has to look.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import errors
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from companion.store.errors import StoreError, Trouble

CHANNEL: Final = "companion"
"""The channel of the notices: a table's id."""

LOCK: Final = 0x7461_626C_65
"""The advisory lock of the house: shared by who writes at a table, exclusive for who writes anything else."""

POOL: Final = 16
CONNECT_SECONDS: Final = 3

_BY_CLASS: Final[tuple[tuple[type[psycopg.Error], Trouble], ...]] = (
    (errors.DiskFull, "full"),
    (errors.OutOfMemory, "full"),
    (errors.LockNotAvailable, "busy"),
    (errors.QueryCanceled, "busy"),
    (errors.ReadOnlySqlTransaction, "read-only"),
    (errors.InsufficientPrivilege, "read-only"),
    (errors.IndexCorrupted, "damaged"),
    (errors.DataCorrupted, "damaged"),
    (psycopg.OperationalError, "away"),
    (psycopg.InterfaceError, "away"),
)

_LOG = logging.getLogger(__name__)


class ServerDatabase:
    """A PostgreSQL database. Safe to use from several threads. patience: how many seconds a write waits for others.

    url: ``postgresql+psycopg://user:password@host/name``; raises StoreError where it is none.
    """

    def __init__(self, url: str, patience: float) -> None:
        try:
            self._url = make_url(url)
            if self._url.drivername != "postgresql+psycopg":
                raise StoreError("failed", f"{self._url.drivername}: postgresql+psycopg://…")
            self._engine = create_engine(
                self._url,
                pool_size=POOL,
                max_overflow=POOL,
                pool_pre_ping=True,
                connect_args={"connect_timeout": CONNECT_SECONDS},
            )
        except (ArgumentError, NoSuchModuleError) as error:
            raise StoreError("failed", str(error)) from error
        self.path = Path(f"{self._url.host or 'localhost'}/{self._url.database or ''}")
        self.patience = patience
        self._ear: psycopg.Connection[Any] | None = None
        self._closed = threading.Event()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read on. Raises StoreError."""
        once = {"isolation_level": "REPEATABLE READ"}
        with self._told(), self._engine.connect().execution_options(**once) as connection:
            yield connection

    @contextmanager
    def writing(self, table_id: str | None = None) -> Iterator[Connection]:
        """A transaction; what was written in it is on disk once the block has ended well. table_id: only at this table,
        whose row the caller locks; others may then write at others. Raises StoreError."""
        with self._told(), self._engine.connect() as connection, connection.begin():
            connection.execute(
                text("SELECT set_config('lock_timeout', :ms, true)"), {"ms": f"{self.patience * 1000:.0f}"}
            )
            shared = "_shared" if table_id is not None else ""
            connection.execute(text(f"SELECT pg_advisory_xact_lock{shared}(:lock)"), {"lock": LOCK})
            yield connection
            connection.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table_id or ""})

    def generation(self) -> int:
        """A number that is another one after anything was written, by whatever connection or program."""
        with self.reading() as connection:
            # Which transactions are done, which are under way: another text after each commit.
            return hash(connection.execute(text("SELECT pg_current_snapshot()::text")).scalar_one())

    def wait(self, seconds: float) -> None:
        """Returns when something was written, by whatever program, or after so many seconds."""
        try:
            if self._ear is None:
                self._ear = psycopg.connect(
                    self._url.set(drivername="postgresql").render_as_string(hide_password=False),
                    autocommit=True,
                    connect_timeout=CONNECT_SECONDS,
                )
                self._ear.execute(f"LISTEN {CHANNEL}")
                return
            for _ in self._ear.notifies(timeout=seconds, stop_after=1):
                pass
        except psycopg.Error:
            _LOG.debug("no notices from the database; it is looked at until there are", exc_info=True)
            self._deaf()
            self._closed.wait(seconds)

    def close(self) -> None:
        """Closes all connections."""
        self._closed.set()
        self._deaf()
        self._engine.dispose()

    def _deaf(self) -> None:
        ear, self._ear = self._ear, None
        if ear is not None:
            ear.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, psycopg.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            trouble: Trouble = next((told for kind, told in _BY_CLASS if isinstance(cause, kind)), "failed")
            raise StoreError(trouble, str(cause).strip(), self.path) from error
        except PoolTimeout as error:
            raise StoreError("busy", str(error), self.path) from error
