"""What is left in a browser's files after a power cut at any moment: whatever was accepted, in a sound data file."""

import base64
import json
import random
import sqlite3
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion.site.node import node, run
from tests.site.made import made_site

START = 2 * 4096
"""Where the content of a slot begins; see `pool.js`."""
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


class Names:
    """Which files the slots of a cut hold, read by the site's own `pool.js`."""

    def __init__(self, pool: Path) -> None:
        program = node()
        assert program is not None
        self._reader = subprocess.Popen(
            [program, str(Path(__file__).with_name("heads.mjs")), str(pool)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def files(self, slots: Slots) -> dict[str, bytes]:
        """The files by their names; of two slots with one name the one that was named later."""
        assert self._reader.stdin is not None
        assert self._reader.stdout is not None
        heads = [base64.b64encode(bytes(content[:START])).decode() for content in slots.values()]
        self._reader.stdin.write(json.dumps(heads) + "\n")
        self._reader.stdin.flush()
        found: dict[str, tuple[int, bytes]] = {}
        for (name, turn), content in zip(json.loads(self._reader.stdout.readline()), slots.values(), strict=True):
            if name and turn > found.get(name, (0, b""))[0]:
                found[name] = (turn, bytes(content[START:]))
        return {name: content for name, (_, content) in found.items()}

    def close(self) -> None:
        """Ends the reader."""
        self._reader.communicate()


@pytest.fixture
def names(tmp_path: Path) -> Iterator[Names]:
    reader = Names(next(made_site().glob("app-*")) / "pool.js")
    yield reader
    reader.close()


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


def test_after_a_power_cut_at_any_step_everything_accepted_is_there(
    trace: list[Step], names: Names, tmp_path: Path
) -> None:
    dice = random.Random(7)
    cuts = 0
    for place, accepted, left in after_cuts(trace, dice):
        found = entries_of(tmp_path, names.files(left))
        assert found >= accepted, f"step {place}: {accepted} accepted, {found} there"
        cuts += 1
    assert cuts > 1200


def test_the_same_steps_without_the_order_of_flushes_would_lose_something(
    trace: list[Step], names: Names, tmp_path: Path
) -> None:
    """Or the test above could not fail."""
    dice = random.Random(7)
    careless = [step for step in trace if step[0] != "f"]
    lost = 0
    for _, accepted, left in after_cuts(careless, dice):
        try:
            lost += entries_of(tmp_path, names.files(left)) < accepted
        except (sqlite3.DatabaseError, AssertionError):
            lost += 1
    assert lost


def site_says(script: str) -> Any:
    """What a script beside this file prints about the site's parts, as JSON."""
    app = next(made_site().glob("app-*"))
    return json.loads(run(Path(__file__).with_name(script), app))


def test_on_a_full_device_an_entry_says_so_and_everything_before_it_stays() -> None:
    told = site_says("full.mjs")
    accepted = told["said"].count("accepted")
    assert told["said"][-2:] == ["full", "accepted"], "said in its own sentence, and there is room again"
    assert accepted > 3
    assert told["while_full"] == accepted - 1
    assert told["after"] == accepted


def test_where_the_disk_fails_for_a_moment_no_slot_is_lost_and_no_file_made_or_gone() -> None:
    told = site_says("slots.mjs")
    no_room = 51
    assert told["made"] == [no_room, told["begun"]]
    assert told["unlinked"] == [no_room, told["begun"]]
    assert told["again"] == told["begun"]
    assert told["twice"] == [None, ["twice", "kept"]], "a file system that cannot be tidied up opens all the same"


def test_the_licences_of_what_is_passed_on_are_there_with_their_texts() -> None:
    licences = made_site() / "licences"
    for name in ("flet-LICENSE", "pydantic-LICENSE", "sqlalchemy-LICENSE", "zxing-wasm-LICENSE"):
        assert len((licences / name).read_text("utf-8")) > 900, name
    assert "Apache License" in (licences / "flet-LICENSE").read_text("utf-8")


def test_the_file_system_is_the_one_that_ships() -> None:
    page = files("companion.site") / "page" / "pool.js"
    assert (next(made_site().glob("app-*")) / "pool.js").read_text("utf-8") == page.read_text("utf-8")
