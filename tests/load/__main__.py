"""Many windows at many tables: `python -m tests.load --tables 10 --windows 4 --seconds 60`.

Starts the program (with ``--processes`` several on one PostgreSQL database, ``--database``), opens the windows over
websockets on this machine, and enters at every table at a game's pace: one window takes an entry back and brings it again.
Prints how long each window of the table took from the key to the changed screen, and whether every entry was kept.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from companion.desk import Desk, Sitting
from tests.load.windows import PATIENCE, Window

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
    options = parser.parse_args()
    if options.tables * options.windows > MOST_WINDOWS or options.seconds > MOST_SECONDS:
        parser.error(f"at most {MOST_WINDOWS} windows and {MOST_SECONDS} seconds")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk.at(options.database) if options.database else Desk.open(Path(folder))
        tables = [_table(desk) for _ in range(options.tables)]
        programs = [_start(folder, options.database) for _ in range(options.processes)]
        try:
            return asyncio.run(_drive(desk, tables, [url for _, url in programs], options))
        finally:
            for program, _ in programs:
                program.terminate()
                program.wait()
            desk.close()


def _table(desk: Desk) -> str:
    shot = desk.create("boze", [Sitting("Anna"), Sitting("Ben")], {"market": False})
    outcome = desk.enter(shot.table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": "load"}])
    assert outcome.ok
    return shot.table_id


def _start(folder: str, database: str | None) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "companion", "serve", "--data", folder]
    program = subprocess.Popen(
        [*command, *(["--database", database] if database else [])],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert program.stdout is not None
    for line in program.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return program, found[0]
    raise RuntimeError("the program did not start")


async def _drive(desk: Desk, tables: list[str], urls: list[str], options: argparse.Namespace) -> int:
    # A table's windows are spread over the programs: their entries go from one to the other through the database.
    windows = {
        table: [Window(urls[number % len(urls)], f"/table/{table}") for number in range(options.windows)]
        for table in tables
    }
    for opened in windows.values():
        await asyncio.gather(*(window.open("Anna") for window in opened))
    print(f"{len(tables)} tables, {len(tables) * options.windows} windows, {len(urls)} programs", flush=True)
    until = time.monotonic() + options.seconds
    taken: list[list[float]] = []
    expected = dict.fromkeys(tables, 1)

    async def play(table: str, opened: list[Window]) -> None:
        await asyncio.sleep(random.uniform(0, options.pace))
        key = "Z"
        while time.monotonic() < until:
            hand = random.choice(opened)
            changes = [asyncio.create_task(window.change()) for window in opened]
            await asyncio.sleep(0)
            pressed = await hand.press(key)
            try:
                async with asyncio.timeout(PATIENCE):
                    came = await asyncio.gather(*changes)
            except TimeoutError:
                print(f"no answer to Ctrl+{key} at {table}", flush=True)
                return
            taken.append([at - pressed for at in came])
            expected[table] += 1
            key = "Y" if key == "Z" else "Z"
            await asyncio.sleep(random.uniform(0.5, 1.5) * options.pace)

    await asyncio.gather(*(play(table, opened) for table, opened in windows.items()))
    for opened in windows.values():
        await asyncio.gather(*(window.close() for window in opened))
    lost = [table for table in tables if desk.snapshot(table).version < expected[table]]
    every = sorted(seconds for entry in taken for seconds in entry)
    last = sorted(max(entry) for entry in taken)
    for name, values in (("a window", every), ("the last window of the table", last)):
        if values:
            half, most = values[len(values) // 2], values[int(len(values) * 0.95)]
            print(f"key to changed screen, {name}: p50 {half * 1000:.0f} ms, p95 {most * 1000:.0f} ms", flush=True)
    print(f"{len(taken)} entries, {len(lost)} tables that lack one", flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
