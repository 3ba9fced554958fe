"""A PostgreSQL server of the tests' own, in a folder of its own: Debian's package, started and stopped by them."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
OWNER = "postgres"
PATIENCE = 60.0


def found() -> str | None:
    """Where PostgreSQL's programs are, None where they are not installed."""
    on_path = shutil.which("initdb")
    return str(BINARIES[-1]) if BINARIES else str(Path(on_path).parent) if on_path else None


class PostgresServer:
    """One server over a socket in its folder; no other machine reaches it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = Path(found() or "")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Of the database as SQLAlchemy names it."""
        return f"postgresql+psycopg://{OWNER}@/postgres?host={self.folder}"

    def _user(self) -> str | None:
        # It refuses to run as root.
        return OWNER if os.geteuid() == 0 else None

    def make(self) -> None:
        """Makes an empty database cluster."""
        self.folder.mkdir(parents=True)
        if self._user():
            shutil.chown(self.folder, OWNER, pwd.getpwnam(OWNER).pw_gid)
        subprocess.run(
            [
                self.bin / "initdb",
                "-D",
                self.folder / "data",
                "-U",
                OWNER,
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "-N",
            ],
            user=self._user(),
            cwd="/",
            check=True,
            capture_output=True,
        )

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self._process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses="],
            user=self._user(),
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        import psycopg

        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(f"host={self.folder} user={OWNER} dbname=postgres").close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.1)

    def kill(self) -> None:
        """Ends it as a power cut would: no process of it goes on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """Ends it."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()
            self._process = None

    def empty(self) -> None:
        """Takes every table out of the database."""
        import psycopg

        with psycopg.connect(f"host={self.folder} user={OWNER} dbname=postgres", autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
