"""One PostgreSQL server for the tests of this folder, and a desk over it in place of the file's."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.desk import Desk
from tests.postgres.server import PostgresServer, found


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    if found() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    pytest.importorskip("psycopg", reason="psycopg is not installed (extra: postgres)")
    # A socket's path is short: a test's own folder may be too deep.
    folder = Path(tempfile.mkdtemp(prefix="companion-pg-"))
    folder.chmod(0o755)
    running = PostgresServer(folder / "pg")
    running.make()
    running.start()
    yield running
    running.stop()


@pytest.fixture
def url(server: PostgresServer) -> str:
    server.empty()
    return server.url


@pytest.fixture
def desk(url: str) -> Iterator[Desk]:
    opened = Desk.at(url)
    yield opened
    opened.close()
