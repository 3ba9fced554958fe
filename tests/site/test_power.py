"""What is left in a browser's files after a power cut at any moment: whatever was accepted, in a sound data file."""

import base64
import json
import random
import sqlite3
import struct
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion.site.node import node, run
from tests.site.made import made_site

HEAD = 4096
"""Bytes of one of the two heads of a slot; see `pool.js`."""
FIELDS = 16
MAGIC = 0x54435331
CUTS = 3
"""Cuts at each step of the trace."""

Slots = dict[str, bytearray]
Step = list[Any]


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    """Every write, cut and flush of an evening's entries, and when each was accepted."""
    if node() is None:
        pytest.skip("there is no Node: pip install 'table-companion[site]'")
    target = tmp_path_factory.mktemp("power") / "trace.json"
    app = next(made_site().glob("app-*"))
    run(Path(__file__).with_name("power.mjs"), app, target)
    steps: list[Step] = json.loads(target.read_text("utf-8"))
    return steps


def change(slots: Slots, step: Step) -> None:
    content = slots.setdefault(step[1], bytearray())
    if step[0] == "t":
        content[:] = content[: step[2]].ljust(step[2], b"\0")
    else:
        data = base64.b64decode(step[3])
        content[:] = content.ljust(step[2] + len(data), b"\0")
        content[step[2] : step[2] + len(data)] = data


def torn(step: Step, dice: random.Random) -> Step:
    """A write of which only some whole sectors came."""
    if step[0] != "w" or dice.random() > 0.2:
        return step
    data = base64.b64decode(step[3])
    return [*step[:3], base64.b64encode(data[: dice.randrange(len(data) + 1) // 512 * 512]).decode()]


def after_cuts(trace: list[Step], dice: random.Random) -> Iterator[tuple[int, int, Slots]]:
    """For each step: its place, how much had been accepted by then, and what a cut just then might leave: all that was
    flushed, and of the rest nothing, everything, or any part."""
    durable: Slots = {}
    pending: dict[str, list[Step]] = {}
    accepted = -1
    for place, step in enumerate(trace):
        if step[0] == "a":
            accepted = step[1]
        elif step[0] == "f":
            for waiting in pending.pop(step[1], []):
                change(durable, waiting)
        else:
            pending.setdefault(step[1], []).append(step)
        for _ in range(CUTS):
            left = {name: bytearray(content) for name, content in durable.items()}
            for steps in pending.values():
                share = dice.choice((0.0, 1.0, 0.5, 0.5))
                for waiting in steps:
                    if dice.random() < share:
                        change(left, torn(waiting, dice))
            yield place, accepted, left


def checksum(head: bytes, length: int) -> int:
    value = 0x811C9DC5
    for byte in head[:12] + head[FIELDS : FIELDS + length]:
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value


def named(slots: Slots) -> dict[str, bytes]:
    """The files in the slots, each by the newer of its heads that is whole."""
    found: dict[str, tuple[int, bytes]] = {}
    for content in slots.values():
        best = (0, "")
        for at in (0, HEAD):
            head = bytes(content[at : at + FIELDS + 255]).ljust(FIELDS + 255, b"\0")
            magic, turn, length, told = struct.unpack(">4I", head[:FIELDS])
            if magic == MAGIC and length <= 255 and told == checksum(head, length) and turn > best[0]:
                best = (turn, head[FIELDS : FIELDS + length].decode())
        turn, name = best
        if name and turn > found.get(name, (0, b""))[0]:
            found[name] = (turn, bytes(content[2 * HEAD :]))
    return {name: content for name, (_, content) in found.items()}


def entries_of(folder: Path, kept: dict[str, bytes]) -> int:
    """How many changes the data file holds; -1 for a file before its first table."""
    for path in folder.iterdir():
        path.unlink()
    for name in ("companion.db", "companion.db-journal"):
        if name in kept:
            (folder / name).write_bytes(kept[name])
    connection = sqlite3.connect(folder / "companion.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "entries" not in tables or not connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
            return -1
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    finally:
        connection.close()


def test_after_a_power_cut_at_any_step_everything_accepted_is_there(trace: list[Step], tmp_path: Path) -> None:
    dice = random.Random(7)
    cuts = 0
    for place, accepted, left in after_cuts(trace, dice):
        found = entries_of(tmp_path, named(left))
        assert found >= accepted, f"step {place}: {accepted} accepted, {found} there"
        cuts += 1
    assert cuts > 1200


def test_the_same_steps_without_the_order_of_flushes_would_lose_something(trace: list[Step], tmp_path: Path) -> None:
    """Or the test above could not fail."""
    dice = random.Random(7)
    careless = [step for step in trace if step[0] != "f"]
    lost = 0
    for _, accepted, left in after_cuts(careless, dice):
        try:
            lost += entries_of(tmp_path, named(left)) < accepted
        except (sqlite3.DatabaseError, AssertionError):
            lost += 1
    assert lost


def test_the_file_system_is_the_one_that_ships() -> None:
    page = files("companion.site") / "page" / "pool.js"
    assert (next(made_site().glob("app-*")) / "pool.js").read_text("utf-8") == page.read_text("utf-8")
