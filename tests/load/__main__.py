"""Many windows at many tables: `python -m tests.load --tables 10 --windows 4 --seconds 60`.

Starts the program (with ``--processes`` several on one PostgreSQL database, ``--database``), opens the windows over
websockets on this machine, and enters at every table at a game's pace: one window takes an entry back and brings it again.
Prints how long each window of the table took from the key to the changed screen, whether every entry was kept, and what
the programs hold in memory. With ``--kill`` one of the programs dies in the middle, and its windows go to the others.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from companion.desk import Desk
from tests.load.evening import Evening, Program, playing_table, waiting_table
from tests.load.windows import Window

MOST_WINDOWS, MOST_SECONDS = 2000, 1800


def main() -> int:
    """Runs it; 0 where every entry was kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--windows", type=int, default=4, help="at each table")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=8, help="seconds between two entries at a table")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", help="a PostgreSQL database; needed for several processes")
    parser.add_argument("--kill", action="store_true", help="one of several programs dies in the middle")
    options = parser.parse_args()
    if options.tables * options.windows > MOST_WINDOWS or options.seconds > MOST_SECONDS:
        parser.error(f"at most {MOST_WINDOWS} windows and {MOST_SECONDS} seconds")
    if options.kill and options.processes < 2:
        parser.error("--kill needs --processes of 2 or more")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk.at(options.database) if options.database else Desk.open(Path(folder))
        programs = [start(folder, options.database) for _ in range(options.processes)]
        try:
            return asyncio.run(_drive(desk, programs, options))
        finally:
            for program in programs:
                program.process.terminate()
                program.process.wait()
            desk.close()


def start(folder: str, database: str | None) -> Program:
    """Starts a program on a free port of this machine."""
    command = [sys.executable, "-m", "companion", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(
        [*command, *(["--database", database] if database else [])],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return Program(found[0], process)
    raise RuntimeError("the program did not start")


async def _drive(desk: Desk, programs: list[Program], options: argparse.Namespace) -> int:
    # A table's windows are spread over the programs: their entries go from one to the other through the database.
    def opened(table: str) -> list[Window]:
        urls = [programs[number % len(programs)].url for number in range(options.windows)]
        return [Window(url, f"/table/{table}") for url in urls]

    halves = max(1, options.tables // 10) if options.kill else 0
    tables = [playing_table(desk) for _ in range(options.tables - halves)]
    waiting = [waiting_table(desk) for _ in range(halves)]
    evening = Evening(
        desk,
        programs,
        {table: opened(table) for table in tables},
        {table: opened(table) for table in waiting},
        options.pace,
    )
    await evening.open()
    print(f"{options.tables} tables, {len(evening.windows)} windows, {len(programs)} programs", flush=True)
    struck = [window for window in evening.windows if options.kill and window.url == programs[0].url]
    halved = [window for opened in evening.waiting.values() for window in opened if window in struck]
    evening.memory("start")
    await evening.run(options.seconds, options.kill)
    evening.memory("end")
    _tell("key to changed screen, a window", (seconds for entry in evening.taken for seconds in entry))
    _tell("key to changed screen, the last window of the table", (max(entry) for entry in evening.taken))
    if options.kill:
        _tell("killed program, its windows show their tables again", evening.back)
        print(f"{len(evening.back)} of {len(struck)} windows back, {evening.drafts} of {len(halved)} drafts found")
    print(f"{len(evening.taken)} entries, {evening.lost} tables that lack one", flush=True)
    complete = (len(evening.back), evening.drafts) == (len(struck), len(halved))
    return 0 if complete and not evening.lost and not evening.silent else 1


def _tell(what: str, values: Iterable[float]) -> None:
    found = sorted(values)
    if found:
        half, most = found[len(found) // 2], found[int(len(found) * 0.95)]
        print(f"{what}: p50 {half * 1000:.0f} ms, p95 {most * 1000:.0f} ms, most {found[-1] * 1000:.0f} ms", flush=True)


if __name__ == "__main__":
    sys.exit(main())
