"""How many ways there are to take the next dice: counts from fixed positions, kept in ``counts.json``.

Each count is the number of different sequences of takes up to that depth, a seat that fits nothing dropping out.
They were counted by the plain implementation.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.packs import shipped
from companion.records import read
from companion.referee import advance, start
from companion.rules import dizzle
from models.dizzle import DropOut, Record, State, Take
from tests.dizzle.naive import Naive
from tests.dizzle.table import record

POSITIONS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))
NAMED = [f"{row['sheet'].split('/')[-1]}-{row['players']}p-{len(row['events'])}" for row in POSITIONS]


def count(state: State, depth: int) -> int:
    """Sequences of takes from here; a spin that ends ends its sequence."""
    if depth == 0 or not state.pool:
        return 1
    takes = dizzle.takes(state)
    if not takes:
        return count(dizzle.apply(state, DropOut(type="drop-out", player=state.to_act)), depth - 1)
    return sum(count(after(state, die, cell), depth - 1) for die, cell, _ in takes)


def after(state: State, die: int, cell: tuple[int, int]) -> State:
    taken: State = dizzle.apply(state, Take(type="take", player=state.to_act, die=die, cell=cell))
    return taken


def count_plainly(row: dict[str, Any], more: list[dict[str, Any]], depth: int) -> int:
    """The same with the plain implementation, which starts from the first event every time."""
    pack = shipped("dizzle", row["sheet"])
    assert pack is not None
    plain = Naive(json.loads(pack.model_dump_json(exclude_none=True)), row["players"])
    for event in [*row["events"], *more]:
        plain.do(event)
    if depth == 0 or not plain.pool:
        return 1
    moves = plain.options()
    if not moves:
        return count_plainly(row, [*more, {"type": "drop-out", "player": plain.seat}], depth - 1)
    return sum(
        count_plainly(
            row, [*more, {"type": "take", "player": plain.seat, "die": move["die"], "cell": move["cell"]}], depth - 1
        )
        for move in moves
    )


@pytest.mark.parametrize("row", POSITIONS, ids=NAMED)
def test_the_number_of_ways_to_take_is_the_one_on_file(row: dict[str, Any]) -> None:
    position = start(read(record(row["sheet"], row["players"])).setup)
    for event in row["events"]:
        position = advance(position, Record.read_event(event))
    state = position.state
    for depth, expected in enumerate(row["counts"], 1):
        each = {f"{die} on {cell}": count(after(state, die, cell), depth - 1) for die, cell, _ in dizzle.takes(state)}
        assert sum(each.values()) == expected, f"depth {depth}: {each}"


@pytest.mark.parametrize("row", POSITIONS, ids=NAMED)
def test_the_file_is_what_the_plain_implementation_counts(row: dict[str, Any]) -> None:
    assert [count_plainly(row, [], depth) for depth in (1, 2)] == row["counts"][:2]
