"""The plan of an event that check and apply share: neither depends on what the other did with it."""

import random
import time

import pytest

from companion.packs import shipped
from companion.records import read
from companion.rules import boze as rules
from models.boze import State
from tests.boze.builders import OPENING, Raw, buy, own, person, recruit, show, table, thing
from tests.boze.selfplay import play
from tests.play import events_of, position_after


@pytest.mark.parametrize("pack", [None, shipped("boze", "boze/practice")])
@pytest.mark.parametrize("counted", [True, False])
def test_the_table_after_an_event_is_the_same_with_a_plan_without_and_after_half_a_check(
    pack: object, counted: bool
) -> None:
    game = play(random.Random(11), 3, pack, counted, True, "own")  # type: ignore[arg-type]
    for event, position in zip(events_of(read(game.raw)), game.positions, strict=False):
        state: State = position.state
        after = rules.apply(state, event)
        unchecked, checked, half = (rules.plan(state, event) for _ in range(3))
        assert rules.apply(state, event, unchecked) == after
        assert not list(rules.check(state, event, checked))
        assert rules.apply(state, event, checked) == after == rules.apply(state, event, checked)
        next(iter(rules.check(state, event, half)), None)
        assert rules.apply(state, event, half) == after


def test_an_event_is_judged_alike_however_often_its_plan_was_used() -> None:
    raw = own(0, recruit(person("客", 2)), *(show(person(f"賞{n}")) for n in range(9)))
    state: State = position_after(table()).state
    event = events_of(read(table(raw)))[0]
    plan = rules.plan(state, event)
    first = list(rules.check(state, event, plan))
    assert [violation.text_key for violation in first] == ["boze.pay/price", "boze.hand/bonus"]
    assert list(rules.check(state, event, plan)) == first
    assert list(rules.check(state, event)) == first


@pytest.mark.parametrize(
    "effect",
    [
        lambda n: recruit(person(f"客{n}")),
        lambda n: buy(thing(f"面{n}")),
        lambda n: show(person(f"賞{n}")),
        lambda n: {"draw": 1},
    ],
    ids=["recruit", "buy", "show", "draw"],
)
def test_what_a_move_costs_to_judge_grows_with_its_effects_and_no_faster(effect: object) -> None:
    few, many = (_seconds(effect, count) for count in (1000, 8000))
    assert many < 24 * few


def _seconds(effect: object, count: int) -> float:
    """The processor time to judge and apply one move of so many effects, the shortest of three."""
    raw: Raw = own(0, *(effect(n) for n in range(count)))  # type: ignore[operator]
    state: State = position_after(table(OPENING, market=True)).state
    event = events_of(read(table(OPENING, raw, market=True)))[1]
    times = []
    for _ in range(3):
        start = time.process_time()
        plan = rules.plan(state, event)
        list(rules.check(state, event, plan))
        rules.apply(state, event, plan)
        times.append(time.process_time() - start)
    return min(times)
