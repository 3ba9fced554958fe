"""Slow: what was seen stays seen, whatever way somebody tries to take it back."""

from typing import Any

import pytest

from companion.desk import Desk, Outcome, Sitting
from companion.texts.desk import REFUSALS
from tests.shichimi.builders import NAMES, RULED, Raw, complete, deal, peek, place, refill, spoiled

FIRST = (deal("taab", "tdef"), place(0, "t", 0), place(0, "a", 0))
TURN = (*FIRST, refill(0, "bc"))


class Slow:
    """A slow table with everything that a window can do to it."""

    def __init__(self, desk: Desk, *events: Raw) -> None:
        self.desk = desk
        self.id = desk.create(
            "shichimi", [Sitting(name) for name in NAMES[:2]], {"variant": "slow", "habanero": True}
        ).table_id
        self.ids = 0
        for raw in events:
            assert self.enter(raw).ok, raw

    @property
    def version(self) -> int:
        return self.desk.snapshot(self.id).version

    @property
    def types(self) -> list[str]:
        return [event.type for event in self.desk.snapshot(self.id).events]

    @property
    def state(self) -> Any:
        return self.desk.snapshot(self.id).state

    def new_id(self) -> str:
        self.ids += 1
        return f"entry-{self.ids}"

    def enter(self, *raws: Raw) -> Outcome:
        return self.desk.enter(self.id, raws, self.new_id(), self.version)

    def undo(self) -> Outcome:
        return self.desk.undo(self.id, self.new_id(), self.version)

    def correct(self, at: int, drop: int, *raws: Raw) -> Outcome:
        return self.desk.correct(self.id, at, drop, raws, self.new_id(), self.version)

    def cut(self, at: int) -> Outcome:
        return self.desk.cut(self.id, at, self.new_id(), self.version)


@pytest.mark.parametrize("seen", [peek(0, 0), spoiled(0, 0), complete(0, 0)], ids=["peek", "spoiled", "complete"])
def test_what_was_seen_is_neither_undone_nor_corrected_nor_cut(desk: Desk, seen: Raw) -> None:
    before = FIRST[:1] if seen["type"] == "spoiled" else FIRST
    start = (deal("taab", "tdef"), place(0, "t", 0), refill(0, "c"), place(1, "t", 0), refill(1, "g"))
    table = Slow(desk, *(start if seen["type"] == "spoiled" else before), seen)
    at = len(table.types) - 1
    state = table.state
    other = {**seen, "heap": 1}
    for tried in (
        table.undo(),
        table.cut(at),
        table.cut(1),
        table.correct(at, 1),
        table.correct(at, 1, other),
        table.correct(1, at),
    ):
        assert (tried.kind, tried.why) == ("refused", "shown")
        assert tried.sentence("en") == REFUSALS["shown"].en
    assert table.state == state


def test_a_peek_is_counted_though_all_that_followed_is_undone(desk: Desk) -> None:
    table = Slow(desk, *FIRST, peek(0, 0), place(0, "a", 1))
    assert table.undo().ok
    assert not table.undo().ok
    assert table.state.seats[0].peeks == 1
    assert table.types[-1] == "peek"


def test_what_was_entered_before_may_still_be_put_right(desk: Desk) -> None:
    table = Slow(desk, *FIRST, complete(0, 0))
    assert table.correct(2, 1, place(0, "a", 1)).ok
    assert table.types[-1] == "complete"
    assert table.state.declarations[0].cards == ("togarashi",)
    ruled = table.enter({**spoiled(0, 1), **RULED})
    assert ruled.ok, "the entry after it can stand by a ruling"
    assert table.enter({"type": "adjust", "player": 0, "points": 2, "reason": "misheard"}).ok


def test_undo_stops_at_a_turn_that_is_over_once_anything_followed(desk: Desk) -> None:
    table = Slow(desk, *TURN)
    assert table.undo().ok, "a card typed wrongly is typed again"
    assert table.enter(refill(0, "bd")).ok
    assert table.enter(place(1, "d", 0)).ok
    assert table.undo().ok
    back = table.undo()
    assert (back.kind, back.why) == ("refused", "turn")
    assert table.cut(1).why == "turn"
    assert table.correct(3, 1, refill(0, "bc")).ok, "a correction shows no card"
    assert table.types == ["deal", "place", "place", "refill"]


def test_a_window_that_saw_the_table_before_the_peek_cannot_take_it_back(desk: Desk) -> None:
    table = Slow(desk, *FIRST)
    seen = table.version
    assert table.enter(peek(0, 0)).ok
    assert not desk.undo(table.id, "late", seen).ok
    assert not desk.cut(table.id, 1, "late-2", seen).ok
    assert table.state.seats[0].peeks == 1


def test_kai_may_be_undone_to_its_first_entry(desk: Desk) -> None:
    events = [deal("tabc", "defg", "hijk"), place(0, "t", 0), refill(0, "a")]
    shot = desk.create("shichimi", [Sitting(name) for name in NAMES[:3]], {"variant": "kai"})
    for number, raw in enumerate(events):
        assert desk.enter(shot.table_id, [raw], f"e{number}", number).ok
    for number in range(3):
        assert desk.undo(shot.table_id, f"u{number}", 3 + number).ok
