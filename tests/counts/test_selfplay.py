"""Any finished game's final state, entered as counts, gives the same lines, totals, ranks and winners."""

import json
import random
from typing import Any

import pytest

from companion.records import read
from companion.referee import standings, winners
from companion.sharing import decode, encode
from models.base import RecordError
from tests.counts.finals import WAYS, Final, counted, finals
from tests.play import result

GAMES = {"dimsum": 40, "umami": 40, "boze": 30, "dizzle": 30, "race": 80, "solo": 20, "slow": 40, "kai": 15}
"""How many games of each way are played here; the same test over thousands was run by hand."""


def can_be_counted(final: Final) -> bool:
    """Numbers counted are never negative, and of two who ring the same flag in one spin only one can be counted."""
    cards = [
        card for count in final.counts for kind in ("characters", "items", "bonuses") for card in count.get(kind, ())
    ]
    flags = [value for count in final.counts for value in count.get("flags", ())]
    return all(card.get("points", 0) >= 0 for card in cards) and len(flags) == len(set(flags))


@pytest.mark.parametrize("way", WAYS)
def test_a_finished_game_entered_as_counts_scores_the_same(way: str) -> None:
    rng = random.Random(way)
    held = 0
    for final in finals(way, GAMES[way]):
        order = list(range(len(final.counts)))
        rng.shuffle(order)
        if not can_be_counted(final):
            continue
        held += 1
        told = result(counted(final, order))
        assert told.problem is None, told.problem
        assert (told.status, told.turn) == ("finished", None)
        assert told.standings == standings(final.position)
        assert told.winners == winners(final.position)
        assert told.state == {"counts": final.counts}
    assert held > GAMES[way] // 2


@pytest.mark.parametrize("way", WAYS)
def test_a_stopped_count_scores_those_counted(way: str) -> None:
    for final in finals(way, 5, seed=1):
        if not can_be_counted(final) or len(final.counts) == 1:
            continue
        raw = counted(final)
        told = result({**raw, "events": [*raw["events"][:1], {"type": "stop", "reason": "もうおそい"}]})
        assert told.status == "stopped"
        assert [row.lines == () for row in told.standings[1:]] == [True] * (len(final.counts) - 1)
        assert told.state["counts"] == [final.counts[0], *[None] * (len(final.counts) - 1)]
        whole = result(raw)
        assert told.standings[0].lines == whole.standings[0].lines


@pytest.mark.parametrize("way", WAYS)
def test_a_counted_table_fits_one_code_and_comes_back(way: str) -> None:
    for final in finals(way, 3, seed=2):
        raw = counted(final)
        codes = encode(raw)
        assert len(codes) == 1
        assert decode(codes) == raw
        assert read(decode(codes)).setup == read(raw).setup


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    1000,
    "3",
    3.5,
    [],
    {},
    [[]],
    [None],
    "red",
    {"id": "x"},
    [[99, 99]],
    ["1*"],
)


@pytest.mark.parametrize("way", WAYS)
def test_a_broken_count_is_no_record_or_judged_and_never_a_crash(way: str) -> None:
    rng = random.Random(way)
    for final in finals(way, 2, seed=3):
        for _ in range(150):
            raw = mutated(rng, counted(final))
            try:
                read(raw)
            except RecordError:
                continue
            told = result(raw)
            assert told.status in ("finished", "in_progress", "refused")


def mutated(rng: random.Random, raw: dict[str, Any]) -> dict[str, Any]:
    """The record with one value somewhere in its counts made another."""
    raw = json.loads(json.dumps(raw))
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        for key, item in list(value.items() if isinstance(value, dict) else enumerate(value)):
            if key != "type":
                places.append((value, key))
            if isinstance(item, dict | list):
                walk(item)

    walk(rng.choice(raw["events"]))
    holder, key = rng.choice(places)
    holder[key] = rng.choice([*WRONG, json.loads(json.dumps(rng.choice(places)[0]))])
    return raw
