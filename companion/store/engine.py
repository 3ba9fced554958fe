"""What the store needs of a database: the file (`database`) or a server's (`server`)."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection


class AnyDatabase(Protocol):
    """What the store needs of a database: the file, or the server's."""

    patience: float

    @property
    def path(self) -> Path:
        """Where it is."""

    @property
    def wait(self) -> Callable[[float], None] | None:
        """Returns when another program wrote, at the latest after so many seconds; None where that has to be looked for."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection to read on."""

    def writing(self, table_id: str | None = None) -> AbstractContextManager[Connection]:
        """A transaction. table_id: only this table is written at."""

    def generation(self) -> int:
        """Another number after each write."""

    def close(self) -> None:
        """Closes it."""
