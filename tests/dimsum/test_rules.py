"""Every rule of dimsum, and every way to break it, tripped once; then the rulings of the page."""

import random
from itertools import product
from math import comb
from typing import Any

import pytest

from companion.explain import headline, say
from companion.game import LANGS
from companion.records import read
from companion.referee import Position, advance, judge, standings, start, turn, winners
from companion.rulebooks.dimsum import BOOK
from companion.rules import dimsum as rules
from models.dimsum import Record, SeatState, State
from tests.dimsum.builders import PRACTICE, Raw, bonus, deal, draw, exclude, place, table, take
from tests.play import apart_from_counts

INITIALS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
DISPLAY = ("red-1", "blue-2", "green-3")
STRAIGHT = [[1, col] for col in range(7)] + [[0, col] for col in range(7)]


def box(*bottlenecks: tuple[int, int], turning: str = "rotate") -> dict[str, Any]:
    """The practice pack with one face of two straight rows of seven (8 lies above 1)."""
    pack = PRACTICE.model_dump(mode="json")
    pack["turning"] = turning
    pack["faces"] = [
        {
            "id": "healthy",
            "name": {"ja": "直", "en": "Straight"},
            "bonus": 2 if bottlenecks else 0,
            "cells": STRAIGHT,
            "bottlenecks": [{"cell": cell, "blocks": blocks} for cell, blocks in bottlenecks],
        }
    ]
    return pack


def at(
    cells: str = "",
    card: str | None = None,
    pack: Any = None,
    gauge: int = 0,
    deck: int = 9,
    display: tuple[str | None, str | None, str | None] = DISPLAY,
    bonus_due: bool = False,
    other: SeatState | None = None,
) -> Position:
    """A position of two players, seat 0 to act. cells: one word a cell from cell 1, ``rg`` is green on red, ``-`` empty."""
    position = start(read(table(pack=pack or box())).setup)
    stacks = [tuple(INITIALS[c] for c in word) if word != "-" else () for word in cells.split()]
    seat = SeatState(cells=tuple(stacks + [()] * (14 - len(stacks))), gauge=gauge, card=card)
    state: State = position.state._replace(
        dealt=True, display=display, deck=deck, seats=(seat, other or SeatState()), bonus_due=bonus_due
    )
    return Position(position.setup, rules, state, (0, 0))  # type: ignore[arg-type]


def undealt() -> Position:
    return start(read(table()).setup)


def event(raw: Raw) -> Any:
    return Record.read_event(raw)


def broken(position: Position, raw: Raw) -> list[str]:
    return [violation.text_key for violation in judge(position, event(raw))]


def after(position: Position, raw: Raw) -> Position:
    return advance(position, event(raw))


def cells_of(position: Position, seat: int = 0) -> str:
    """The cells as `at` takes them, empty ones at the end left out."""
    words = ["".join(color[0] for color in stack) or "-" for stack in position.state.seats[seat].cells]
    return " ".join(words).rstrip("- ").strip()


FULL = "r r b b g g y y r r b b g g"
STOPPED = after(at(), {"type": "stop", "reason": "終電"})

BROKEN: dict[str, tuple[Position, Raw]] = {
    "dimsum.deal-first": (undealt(), draw(0, "red-1")),
    "dimsum.deal-first/again": (at(), deal(*DISPLAY)),
    "dimsum.turn": (at(), draw(1, "red-1")),
    "dimsum.turn/no-seat": (at(), draw(2, "red-1")),
    "dimsum.turn/due-take": (at(), place(0, 1)),
    "dimsum.turn/due-place": (at(card="red-1"), draw(0, "red-1")),
    "dimsum.turn/due-bonus": (at(bonus_due=True), draw(0, "red-1")),
    "dimsum.turn/no-card": (at(card="red-1"), place(1, 1)),
    "dimsum.turn/stopped": (STOPPED, draw(0, "red-1")),
    "dimsum.turn/over": (at(deck=0, display=(None, None, None)), draw(0, "red-1")),
    "dimsum.slot/empty": (at(deck=0, display=(None, "blue-2", None)), take(0, 0, None)),
    "dimsum.slot/deck-empty": (at(deck=0), draw(0, "blue-1")),
    "dimsum.slot/no-refill": (at(deck=0), take(0, 0, "blue-1")),
    "dimsum.slot/refill-due": (at(), take(0, 0, None)),
    "dimsum.deck-count/unknown": (undealt(), deal("red-1", "pink-9", "blue-1")),
    "dimsum.deck-count/printed": (undealt(), deal("red-3", "blue-1", "red-3")),
    "dimsum.cells/count": (at(card="red-2"), place(0, 1)),
    "dimsum.cells/number": (at(card="red-2"), place(0, 1, 15)),
    "dimsum.lowest-cell": (at(card="red-1"), place(0, 2)),
    "dimsum.lowest-cell/none": (at(card="red-1"), place(0, None)),
    "dimsum.shape": (at(card="red-2"), place(0, 1, 3)),
    "dimsum.must-fit": (at(card="red-2"), place(0, 1, None)),
    "dimsum.must-fit/on-cube": (at("r r", card="red-2"), place(0, 3, 2)),
    "dimsum.must-fit/twice": (at(card="red-2"), place(0, 1, 1)),
    "dimsum.bottleneck": (at("r r", card="blue-2", pack=box((2, 9))), place(0, 9, 10)),
    "dimsum.overflow/on-cube": (at("r r r r r r - b b b b b b", card="blue-3"), place(0, 7, 6, 5)),
    "dimsum.overflow/stays": (
        at("r r r r r - - b b b b b b", card="green-3", pack=box(turning="fixed")),
        place(0, None, 7, None),
    ),
    # A row of three: its middle cube on 4 leaves 3 or 5 to one of the ends, whichever way it lies.
    "dimsum.overflow/together": (at("r r r - - r r r r r - r r", card="green-3"), place(0, None, 4, None)),
    "dimsum.stack/other-color": (at(FULL, card="red-1"), place(0, 3)),
    "dimsum.stack/empty": (at("- " + FULL[2:], card="red-1"), place(0, 1)),
    "dimsum.stack/no-home": (at("b b b b g g y y b b b b g g", card="red-1"), place(0, 1)),
    "dimsum.stack/has-home": (at(FULL, card="red-1"), place(0, None)),
    "dimsum.bonus": (at(bonus_due=True), bonus(0, "gauge")),
    "dimsum.exclude": (at("r r b", deck=0, display=(None, None, None)), exclude(0, "blue")),
    "dimsum.exclude/too-early": (at("r r b"), exclude(0, "red")),
    "dimsum.exclude/unknown": (at("r r b"), exclude(0, "pink")),
}


def seen(*cards: str) -> Position:
    position = at()
    kinds = tuple(position.state.cards[card].kind for card in cards)
    return position._replace(state=position.state._replace(seen=cards, kinds=kinds))


BROKEN["dimsum.deck-count/kind"] = (
    seen("red-1", "red-1", "red-2", "red-2", "red-3"),
    draw(0, "red-4"),
)


@pytest.mark.parametrize("key", BROKEN)
def test_the_rule_is_told_in_both_languages(key: str) -> None:
    position, raw = BROKEN[key]
    violations = judge(position, event(raw))
    assert key in [violation.text_key for violation in violations]
    for violation in violations:
        for lang in LANGS:
            for text in (say(violation, position.setup, lang), headline(violation, position.setup, lang)):
                assert text.strip()
                assert "{" not in text


def test_no_way_to_break_a_rule_is_without_its_test() -> None:
    assert apart_from_counts(BOOK.messages) <= set(BROKEN)
    assert {key.split("/")[0] for key in BROKEN} == apart_from_counts(rules.RULES)


@pytest.mark.parametrize(
    "key",
    [key for key in BROKEN if key.split("/")[0] in ("dimsum.slot", "dimsum.deck-count", "dimsum.cells")],
)
def test_what_cannot_be_is_impossible_even_with_a_ruling(key: str) -> None:
    position, raw = BROKEN[key]
    assert {v.kind for v in judge(position, event({**raw, "ruling": "みんな同意"}))} == {"impossible"}


def test_a_kind_may_take_all_extra_cards_but_no_more() -> None:
    assert broken(seen("red-1", "red-1", "red-2", "red-2"), draw(0, "red-3")) == []
    spread = ("red-1", "red-1", "red-2", "red-2", "blue-1", "blue-1", "blue-2")
    assert broken(seen(*spread), draw(0, "red-3")) == []
    assert broken(seen(*spread, "blue-2"), draw(0, "red-3")) == ["dimsum.deck-count/kind"]


class TestPlacing:
    def test_the_numbers_are_judged_cube_by_cube_in_the_cards_order(self) -> None:
        assert broken(at(card="red-blue"), place(0, 1, 2)) == []
        assert broken(at(card="red-blue", pack=box(turning="fixed")), place(0, 2, 1)) == ["dimsum.shape"]
        assert broken(at(card="red-blue"), place(0, 2, 1)) == []

    def test_a_shape_is_mirrored_only_where_the_pack_allows(self) -> None:
        # Red 3 is a corner: 8 over 1 and 2 beside it; its mirror image is 9 over 2 with 1 beside it.
        assert broken(at(card="blue-4"), place(0, 8, 9, 2, 3)) == ["dimsum.lowest-cell"]
        mirrored = place(0, 1, 2, 9, 10)
        assert broken(at(card="blue-4"), mirrored) == ["dimsum.shape"]
        assert broken(at(card="blue-4", pack=box(turning="rotate-flip")), mirrored) == []

    def test_lowest_cell_and_shape_are_both_told_lowest_first(self) -> None:
        assert broken(at(card="red-2"), place(0, 3, 5)) == ["dimsum.lowest-cell", "dimsum.shape"]

    def test_a_cube_on_a_blocked_cell_breaks_the_bottleneck_rule_alone(self) -> None:
        position = at("r r", card="blue-2", pack=box((2, 4)))
        assert broken(position, place(0, 3, 4)) == ["dimsum.bottleneck"]

    def test_a_bottleneck_filled_by_a_card_blocks_from_the_next_card_on(self) -> None:
        position = at("r", card="blue-3", pack=box((2, 3)))
        assert broken(position, place(0, 2, 3, 4)) == []

    def test_blocked_cells_are_not_the_smallest_free_one(self) -> None:
        position = at("r r", card="blue-1", pack=box((2, 3)))
        assert broken(position, place(0, 4)) == []

    def test_what_overflows_goes_behind_the_largest_filled_cell_and_moves_the_gauge_once(self) -> None:
        # Only 7 is free in the lower row and 8..9 are taken: the corner lies on 7 alone.
        position = at("r r r r r r - b b b b b b", card="yellow-4", gauge=1)
        moved = after(position, place(0, 7, None, None, None))
        assert cells_of(moved) == "r r r r r r y b b b b b b y"
        assert moved.state.seats[0].gauge == 2

    def test_overflowing_cubes_go_back_where_the_next_cell_is_blocked(self) -> None:
        position = at("r r r r r r - b", card="yellow-4", pack=box((1, 9)))
        assert cells_of(after(position, place(0, 7, None, None, None))) == "r r r r r r y b"

    def test_with_no_free_cell_every_cube_overflows(self) -> None:
        position = at("r r r r r r r b b b b b b", card="red-2", pack=box((1, 14)))
        assert rules.placements(position.state, 0, "red-2") == ((None, None),)
        assert broken(position, place(0, None, None)) == []
        moved = after(position, place(0, None, None))
        assert (cells_of(moved), moved.state.seats[0].gauge) == ("r r r r r r r b b b b b b", 1)

    def test_the_gauge_stays_on_its_last_step(self) -> None:
        position = at("b b b b b b b b b b b b b b", card="red-1", gauge=6)
        assert after(position, place(0, None)).state.seats[0].gauge == 6

    def test_fewer_cubes_may_stay_than_could_as_long_as_the_smallest_is_covered(self) -> None:
        # 1 and 2 are free side by side, but the row of three fits nowhere.
        position = at("- - r r r r r b b b b b b", card="green-3")
        ways = rules.placements(position.state, 0, "green-3")
        assert (1, 2, None) in ways
        assert (None, None, 1) in ways
        assert all(broken(position, place(0, *way)) == [] for way in ways)

    def test_one_way_of_laying_the_shape_explains_all_entries_together(self) -> None:
        position = at("r - - r r r r b - b", card="green-3")
        assert (3, 2, None) in rules.placements(position.state, 0, "green-3")
        assert broken(position, place(0, 2, None, None)) == []
        assert broken(position, place(0, None, 2, None)) == ["dimsum.overflow/together"]


class TestStacking:
    def test_every_way_to_stack_is_listed_as_far_as_they_can_be_listed(self) -> None:
        position = at("r r b r b r b r b r b r b b", card="red-blue")
        ways = rules.placements(position.state, 0, "red-blue")
        homes = [[n for n, word in enumerate("rrbrbrbrbrbrbb", 1) if word == color] for color in "rb"]
        assert ways == tuple(product(*homes))

    @pytest.mark.parametrize("homes", [6, 9, 14])
    def test_equal_cubes_with_very_many_ways_are_listed_once_for_what_lies_where_afterwards(self, homes: int) -> None:
        pack = box()
        platter = next(card for card in pack["cards"] if card["id"] == "red-3")
        platter["cubes"] = [{"color": "red", "at": [row, col]} for row in range(2) for col in range(3)]
        position = at("r " * homes + "b " * (13 - homes) + "b" * (homes < 14), card="red-3", pack=pack)
        options = rules.options(position.state)
        listed = [tuple(sorted(option.cells)) for option in options]
        # Multisets of six cells; a stomach of fourteen red cells has 7,529,536 ways and 27,132 of these.
        assert len(listed) == len(set(listed)) == comb(homes + 5, 6)
        assert all(judge(position, option) == () for option in random.Random(homes).sample(options, 50))

    def test_stacking_ignores_shape_order_and_bottlenecks(self) -> None:
        position = at(FULL, card="red-blue", pack=box((1, 2), (3, 4)))
        assert broken(position, place(0, 10, 3)) == []
        assert broken(position, place(0, 2, 4)) == []

    def test_two_cubes_may_go_on_one_stack(self) -> None:
        assert cells_of(after(at(FULL, card="red-2"), place(0, 1, 1))).startswith("rrr r b")

    def test_the_bottom_cube_decides_not_the_top_one(self) -> None:
        position = at("rb " + FULL[2:], card="blue-1")
        assert broken(position, place(0, 1)) == ["dimsum.stack/other-color"]

    def test_the_gauge_moves_only_if_no_cube_could_be_placed(self) -> None:
        no_red = "b b b b g g y y b b b b g g"
        both = at(no_red, card="red-blue")
        assert after(both, place(0, None, 1)).state.seats[0].gauge == 0
        none = at(no_red, card="red-1")
        assert after(none, place(0, None)).state.seats[0].gauge == 1


class TestEnd:
    LAST_BUT_ONE: tuple[str | None, str | None, str | None] = ("red-1", None, None)

    def test_the_last_but_one_turn_owes_a_bonus(self) -> None:
        position = after(at(card="red-1", deck=0, display=self.LAST_BUT_ONE, gauge=1), place(0, 1))
        due = turn(position)
        assert due is not None
        assert (due.player, due.expects) == (0, ("bonus",))
        back = after(position, bonus(0, "gauge"))
        assert (back.state.seats[0].gauge, back.state.to_act) == (0, 1)

    def test_the_last_turn_gets_both_by_itself(self) -> None:
        position = after(at(card="red-1", deck=0, display=(None, None, None), gauge=2), place(0, 1))
        seat = position.state.seats[0]
        assert (seat.chips, seat.gauge, position.phase) == (1, 1, "finished")

    def test_the_last_player_without_a_gauge_cube_gets_the_chip_alone(self) -> None:
        position = after(at(card="red-1", deck=0, display=(None, None, None)), place(0, 1))
        assert (position.state.seats[0].chips, position.state.seats[0].gauge) == (1, 0)

    def test_a_gauge_bonus_without_a_cube_does_nothing_by_a_ruling(self) -> None:
        position = after(at(bonus_due=True), bonus(0, "gauge", ruling="-"))
        assert (position.state.seats[0].gauge, position.state.seats[0].chips, position.state.to_act) == (0, 0, 1)

    def test_a_bonus_of_another_seat_goes_to_that_seat_and_play_goes_on_at_its_left(self) -> None:
        position = after(at(bonus_due=True), bonus(1, "chip", ruling="-"))
        assert (position.state.seats[1].chips, position.state.to_act, position.state.bonus_due) == (1, 0, False)

    def test_equal_points_share_the_win(self) -> None:
        position = at(deck=0, display=(None, None, None))
        assert winners(position) == (0, 1)
        assert [row.rank for row in standings(position)] == [1, 1]


class TestScoring:
    def lines(self, position: Position) -> dict[str, int]:
        return {line.id: line.points for line in standings(position)[0].lines}

    def test_the_colour_on_most_cells_seen_from_above_is_left_out(self) -> None:
        # Red lies on three cells but is seen on one: blue is the most common.
        assert self.lines(at("rb rb r g")) == {"stomach": 4}
        assert rules.left_out(at("rb rb r g").state.seats[0], PRACTICE) == "blue"

    def test_of_equally_common_colours_the_one_that_costs_least_is_left_out(self) -> None:
        position = at("rr r b b")
        assert rules.left_out(position.state.seats[0], PRACTICE) == "blue"
        assert self.lines(position) == {"stomach": 2, "betsubara": 2}

    def test_the_player_may_choose_another_of_them_and_the_last_choice_counts(self) -> None:
        position = after(at("rr r b b", deck=0, display=(None, None, None)), exclude(0, "red"))
        assert self.lines(position) == {"stomach": 2}
        assert self.lines(after(position, exclude(0, "blue"))) == {"stomach": 2, "betsubara": 2}

    def test_all_four_colours_count_in_stacks_too_and_the_left_out_one_as_well(self) -> None:
        assert self.lines(at("rb g y"))["colors"] == 3

    def test_a_full_stomach_gives_three(self) -> None:
        assert self.lines(at(FULL))["full"] == 3
        assert "full" not in self.lines(at("- " + FULL[2:]))

    def test_gauge_chips_and_face_are_the_packs(self) -> None:
        pack = {**box((2, 9)), "gauge": [-2, -5], "chip_points": 4}
        position = at("r", gauge=2, pack=pack)
        chips = position.state.seats[0]._replace(chips=2)
        position = Position(position.setup, position.rules, position.state._replace(seats=(chips, SeatState())), (0, 0))
        assert self.lines(position) == {"face": 2, "gauge": -5, "chips": 8}


class TestDistinctWays:
    @pytest.mark.parametrize("cells", ["", "r", "r b", "r b - g", "r r r r r b b"])
    @pytest.mark.parametrize("card", sorted(at().state.cards))
    def test_what_may_lie_where_after_a_card_is_offered_once(self, cells: str, card: str) -> None:
        state = at(cells, card=card).state
        every = rules.placements(state, 0, card)
        ways = list(rules.distinct(state, 0, card, every))
        lain = [cells_of(after(at(cells, card=card), place(0, *way))) for way in ways]
        assert len(set(lain)) == len(lain)
        assert {cells_of(after(at(cells, card=card), place(0, *way))) for way in every} == set(lain)


class TestRulings:
    def test_an_out_of_turn_take_makes_it_that_seats_turn_and_play_goes_on_at_its_left(self) -> None:
        position = after(at(), draw(1, "red-1", ruling="-"))
        assert position.state.to_act == 1
        assert after(position, place(1, 1)).state.to_act == 0

    def test_numbered_cubes_lie_where_they_were_put_even_on_others(self) -> None:
        position = after(at("r r", card="blue-2"), place(0, 2, 7, ruling="-"))
        assert cells_of(position) == "r rb - - - - b"

    def test_nulls_are_then_treated_as_an_overflow(self) -> None:
        position = after(at("r r", card="blue-2"), place(0, 4, None, ruling="-"))
        assert (cells_of(position), position.state.seats[0].gauge) == ("r r - b b", 1)

    def test_with_fourteen_filled_nulls_go_back(self) -> None:
        position = after(at(FULL, card="red-2"), place(0, 1, None, ruling="-"))
        assert (cells_of(position), position.state.seats[0].gauge) == ("rr " + FULL[2:], 0)

    def test_an_exclude_by_ruling_stands_whatever_comes(self) -> None:
        position = after(at("r b b", card="green-1"), exclude(0, "red", ruling="-"))
        assert rules.left_out(after(position, place(0, 4)).state.seats[0], PRACTICE) == "red"

    def test_before_the_deal_and_after_the_end_a_ruled_event_changes_nothing(self) -> None:
        before = undealt()
        assert after(before, draw(0, "red-1", ruling="-")).state == before.state
        dealt = at()
        assert after(dealt, deal("red-1", "red-1", "red-2") | {"ruling": "-"}).state == dealt.state
        over = at(deck=0, display=(None, None, None))
        assert after(over, draw(0, "red-1", ruling="-")) == over


class TestWhatFollows:
    def test_where_overflow_goes_and_what_comes_back_is_told(self) -> None:
        position = at("r r r r r r - b b b b b b", card="yellow-4", gauge=1)
        event_ = event(place(0, 7, None, None, None))
        assert rules.follows(position.state, event_) == rules.Follows((14,), 2, True, False, False)

    def test_the_last_turn_tells_the_chip_and_the_gauge_that_went_back(self) -> None:
        position = at("r r r r r r - b b b b b b", card="yellow-4", deck=0, display=(None, None, None))
        event_ = event(place(0, 7, None, None, None))
        assert rules.follows(position.state, event_) == rules.Follows((14,), 2, True, True, True)
        assert after(position, place(0, 7, None, None, None)).state.seats[0].gauge == 0

    def test_nothing_follows_from_a_card_that_fits(self) -> None:
        assert not any(rules.follows(at(card="red-2").state, event(place(0, 1, 2))))

    def test_a_stack_that_lacks_a_home_goes_back_without_the_gauge(self) -> None:
        position = at("b b b b g g y y b b b b g g", card="red-blue")
        assert rules.follows(position.state, event(place(0, None, 1))) == rules.Follows((), 1, False, False, False)


class TestColoursLeftOpen:
    @pytest.mark.parametrize(
        ("cells", "is_open"), [("rr r b b", True), ("r r b b", False), ("rr r b", False), ("", False)]
    )
    def test_a_tie_is_open_while_the_choice_makes_a_difference(self, cells: str, is_open: bool) -> None:
        seat = at(cells).state.seats[0]
        assert rules.undecided(seat, PRACTICE) is is_open
        assert not rules.undecided(seat._replace(excluded="red"), PRACTICE)
