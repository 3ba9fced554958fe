"""No move stops the referee: however many effects it holds, little is told of it, and nothing else than is told of all."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import referee
from companion.records import read
from companion.rules.boze import judge
from companion.rules.boze.stall import Lying
from models.boze import Card
from models.verdict import Violation

MANY = 2_000
DEAR = {"cost": 3, "points": 1}


def recruit(number: int) -> dict[str, Any]:
    return {"recruit": {"name": f"r{number}", **DEAR}, "pay": {"cards": 2}}


def buy(number: int) -> dict[str, Any]:
    return {"buy": {"name": f"i{number}", "slot": "body", **DEAR}, "for": number % 2, "pay": {"gold": 2}}


def bonus(number: int) -> dict[str, Any]:
    return {"bonus": {"name": f"b{number}", **DEAR}, "pay": {"cards": 2}}


def draw(number: int) -> dict[str, Any]:
    return {"draw": number}


def move_of(*did: dict[str, Any], market: bool = False, open_items: int = 0) -> list[tuple[Violation, ...]]:
    """What a market of so many items and then a move of these effects break, both let stand by a ruling."""
    items = [{"name": f"i{number}", "slot": "body", **DEAR} for number in range(open_items)]
    events: list[dict[str, Any]] = [
        {"type": "market", "characters": [], "items": items, "ruling": "we play so"},
        {"type": "move", "player": 0, "character": 0, "how": "own", "did": list(did), "ruling": "we play so"},
    ]
    options = {"market": market, "actions": 20}
    players = [{"name": "Aya"}, {"name": "Tom"}]
    found = read({"format": "companion/1", "game": "boze", "players": players, "options": options, "events": events})
    return [step.broken for step in referee.steps(found)]


@pytest.mark.parametrize("effect", [recruit, buy, bonus, draw], ids=lambda effect: effect.__name__)
def test_a_move_of_thousands_of_effects_tells_no_more_than_one_of_a_hundred(effect: Any) -> None:
    *_, few = move_of(*map(effect, range(100)))
    *_, many = move_of(*map(effect, range(MANY)))
    assert few
    assert len(many) <= len(few) < 100
    assert referee.verdict(many) == referee.verdict(few)


def test_a_market_of_thousands_of_items_is_not_searched_for_each_that_is_bought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0
    first = Lying._first

    def counted(self: Lying, places: list[int] | None) -> int | None:
        nonlocal asked
        asked += 1 + (len(places) if places else 0)
        return first(self, places)

    monkeypatch.setattr(Lying, "_first", counted)
    move_of(*map(buy, reversed(range(MANY))), market=True, open_items=MANY)
    assert MANY < asked <= 8 * MANY


def test_of_a_market_and_of_a_count_of_thousands_of_unknown_cards_few_are_told() -> None:
    cards = [{"id": f"none-{number}"} for number in range(MANY)]
    pack = {"id": "own", "game": "boze", "title": {"ja": "箱", "en": "Box"}}
    pack |= {"characters": [], "items": [], "bonuses": [], "actions": []}
    market = {"type": "market", "characters": cards, "items": cards, "ruling": "we play so"}
    count = {"type": "count", "player": 0, "characters": cards, "items": [], "bonuses": [], "gains": 0, "unpaid": 0}
    for event in (market, count):
        record = {"format": "companion/1", "game": "boze", "players": [{"name": "Aya"}, {"name": "Tom"}], "options": {}}
        found = read({**record, "pack": pack, "events": [event]})
        (step,) = referee.steps(found)
        assert {violation.kind for violation in step.broken} >= {"impossible"}
        assert len(step.broken) <= 3 * judge.EACH_TOLD


NUMBERS = st.integers(0, 9)
EFFECTS = st.one_of(
    st.builds(recruit, NUMBERS),
    st.builds(buy, NUMBERS),
    st.builds(bonus, NUMBERS),
    st.builds(draw, NUMBERS),
    st.builds(lambda number: {"gold": number}, NUMBERS),
    st.builds(lambda number: {**recruit(number), "pay": {"gold": 3}}, NUMBERS),
    st.just({"lead": True}),
)


@given(st.lists(EFFECTS, max_size=40), st.booleans(), st.integers(0, 5))
@settings(max_examples=60, deadline=None)
def test_what_is_left_out_changes_neither_the_verdict_nor_the_rules_beside_it(
    did: list[dict[str, Any]], market: bool, open_items: int
) -> None:
    told = []
    for each in (0, judge.EACH_TOLD, MANY):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(judge, "EACH_TOLD", each)
            broken = move_of(*did, market=market, open_items=open_items)
        told.append([(referee.verdict(all_of), list(dict.fromkeys(v.rule for v in all_of))) for all_of in broken])
    assert told[0] == told[1] == told[2]


CARDS = st.builds(Card, st.sampled_from("abc"), st.integers(0, 2), st.just(1))


@given(st.lists(CARDS, max_size=12), st.lists(CARDS, max_size=12))
def test_of_equal_open_cards_the_first_leaves_else_the_first_of_its_name(cards: list[Card], leave: list[Card]) -> None:
    lying, naive = Lying(tuple(cards)), [*cards]
    for card in leave:
        assert (card in lying) == (card in naive)
        assert lying.named(card.key) == next((other for other in naive if other.key == card.key), None)
        equal = [place for place, other in enumerate(naive) if other == card]
        named = [place for place, other in enumerate(naive) if other.key == card.key]
        assert lying.leave(card) == bool(named)
        if named:
            del naive[(equal or named)[0]]
        assert lying.cards() == tuple(naive)
        assert lying.keys() == tuple(other.key for other in naive)
