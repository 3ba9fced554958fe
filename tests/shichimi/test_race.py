"""The flag race: solo, versus, party. Every rule, every ruling, every way a round is won."""

from typing import Any

import pytest

from companion.referee import standings, turn, winners
from companion.rulebooks.shichimi.race import CHAPTER
from companion.rules.shichimi import race
from tests.play import last_violations, result, told
from tests.shichimi.builders import (
    ICHIMI,
    RULED,
    SHICHIMI,
    adjust,
    after,
    broken,
    flag,
    fresh,
    heap,
    stop,
    table,
    void,
)

MORE = "ttabcdef"
MOST = "tttabcdef"


def won(*letters: str, taker: int | None = 0) -> tuple[int, ...]:
    """Who wins a round with these heaps."""
    position = fresh("party" if len(letters) > 2 else "versus", seats=len(letters))
    if taker is not None:
        position = after(position, flag(taker))
    ruling = RULED if taker is None else {}
    position = after(position, *(heap(seat, cards, **ruling) for seat, cards in enumerate(letters)))
    return position.state.rounds[-1].winners


class TestARound:
    def test_an_incomplete_taker_loses_to_everybody_whatever_their_heaps(self) -> None:
        assert won("t", "", SHICHIMI, "t") == (1, 2, 3)
        assert won("t", "") == (1,)

    def test_of_the_complete_those_with_the_most_togarashi_win(self) -> None:
        assert won(SHICHIMI, MORE) == (1,)
        assert won(SHICHIMI, MORE, ICHIMI) == (2,)
        assert won(SHICHIMI, "ttttt", MORE) == (2,)

    def test_several_with_the_most_share_unless_the_taker_is_one_of_them(self) -> None:
        assert won(SHICHIMI, MORE, MORE, taker=0) == (1, 2)
        assert won(SHICHIMI, MORE, MORE, taker=2) == (2,)
        assert won(MORE, MORE, taker=1) == (1,)

    def test_without_a_flag_by_a_ruling_the_most_togarashi_share(self) -> None:
        assert won(MORE, MORE, SHICHIMI, taker=None) == (0, 1)
        assert won("t", SHICHIMI, taker=None) == (1,)
        assert won("t", "", taker=None) == ()

    def test_a_winner_gets_one_habanero_up_to_two(self) -> None:
        position = fresh("versus", target=5)
        for wins in range(1, 5):
            position = after(position, flag(0), heap(0, SHICHIMI), heap(1, ""))
            state = position.rules.public(position.state, "in_progress")
            assert state["seats"] == [{"wins": wins, "habanero": min(wins, 2)}, {"wins": 0, "habanero": 0}]
            assert state["round"] == wins + 1

    def test_a_void_keeps_the_round_and_clears_it(self) -> None:
        position = after(fresh("versus"), flag(0), heap(0, SHICHIMI), void())
        state = position.rules.public(position.state, "in_progress")
        assert (state["round"], state["flag"], state["rounds"], state["heaps"]) == (1, None, [], [None, None])
        assert broken(position, heap(0, SHICHIMI)) == ["shichimi.flag-first"]
        assert broken(fresh("versus"), void()) == []


class TestTheGame:
    def test_the_target_ends_it_and_the_round_stays_the_last(self) -> None:
        position = after(fresh("versus", target=1), flag(0), heap(1, ""), heap(0, SHICHIMI))
        state = position.rules.public(position.state, position.phase)
        assert (position.phase, state["round"], state["flag"]) == ("finished", 1, None)
        assert winners(position) == (0,)
        assert turn(position) is None

    def test_several_reach_the_target_in_one_round_and_share(self) -> None:
        position = after(
            fresh("party", target=1), flag(2), heap(0, ""), heap(1, SHICHIMI), heap(2, "t"), adjust(0, -2), adjust(1, 4)
        )
        assert winners(position) == (0, 1)
        assert [row.rank for row in standings(position)] == [3, 1, 2]

    def test_a_stop_goes_by_the_totals(self) -> None:
        first = after(fresh("party"), flag(1), heap(0, ""), heap(1, SHICHIMI), heap(2, ""))
        assert winners(after(first, stop())) == (1,)
        assert winners(after(first, adjust(2, 1), stop())) == (1, 2)
        assert winners(after(fresh("versus"), stop())) == (0, 1)

    def test_points_added_by_the_table_do_not_win_the_game(self) -> None:
        assert after(fresh("versus", target=1), adjust(0, 5)).phase == "in_progress"


class TestSolo:
    def test_every_heap_complete_wins_and_each_is_a_point(self) -> None:
        position = after(fresh("solo", heaps=2), heap(0, SHICHIMI), heap(0, "t" + "fghijk"))
        state = position.rules.public(position.state, position.phase)
        assert winners(position) == (0,)
        assert state["seats"] == [{"wins": 1, "habanero": 1}]
        assert (state["round"], state["flag"], len(state["rounds"])) == (1, None, 1)

    def test_one_heap_that_is_not_complete_loses_but_the_other_counts(self) -> None:
        position = after(fresh("solo", heaps=2), heap(0, SHICHIMI), heap(0, "t"))
        assert position.phase == "finished"
        assert winners(position) == ()
        assert [(line.id, line.points) for line in standings(position)[0].lines] == [("heaps", 1)]
        assert position.rules.public(position.state, "finished")["seats"] == [{"wins": 0, "habanero": 1}]

    def test_a_stopped_game_is_not_won_and_has_no_round(self) -> None:
        position = after(fresh("solo", heaps=2), heap(0, SHICHIMI), stop())
        assert winners(position) == ()
        assert standings(position)[0].total == 1
        state = position.rules.public(position.state, position.phase)
        assert (state["rounds"], state["seats"][0]["wins"]) == ([], 0)

    def test_all_heaps_come_out_of_one_deck_with_one_habanero(self) -> None:
        position = after(fresh("solo", heaps=3), heap(0, SHICHIMI), heap(0, "abH"))
        assert broken(position, heap(0, "a")) == ["shichimi.deck-count"]
        assert broken(position, heap(0, "H")) == ["shichimi.deck-count"]
        assert broken(position, heap(0, "t" * 10)) == []
        assert broken(position, heap(0, "t" * 11)) == ["shichimi.deck-count"]

    def test_the_turn_is_the_players(self) -> None:
        assert turn(fresh("solo")).model_dump() == {"player": 0, "expects": ("heap", "void")}  # type: ignore[union-attr]


class TestTheTurn:
    def test_anybody_may_take_the_flag_then_those_without_a_heap_are_due(self) -> None:
        position = fresh("party")
        seen = []
        for raw in (flag(2), heap(1, ""), heap(0, ""), void()):
            due = turn(position)
            assert due is not None
            seen.append((due.player, due.expects))
            position = after(position, raw)
        assert seen == [
            (None, ("flag", "void")),
            (None, ("heap", "void")),
            (None, ("heap", "void")),
            (2, ("heap", "void")),
        ]

    def test_options_are_the_flags_and_the_void_and_not_listed_for_heaps(self) -> None:
        position = fresh("party", seats=8)
        listed = position.rules.options(position.state) or ()
        assert [(option.type, option.seat) for option in listed] == [*(("flag", s) for s in range(8)), ("void", None)]
        assert position.rules.options(after(position, flag(0)).state) is None
        over = after(fresh("versus", target=1), flag(0), heap(0, ""), heap(1, ""))
        assert over.rules.options(over.state) == ()


class TestRulings:
    def test_a_second_flag_replaces_the_first(self) -> None:
        raw = table("versus", flag(0), flag(1, **RULED), heap(0, MORE), heap(1, MORE))
        assert result(raw).winners == ()
        found = result(raw)
        assert found.state["rounds"][0] | {"heaps": []} == {"flag": 1, "heaps": [], "winners": [1]}
        assert [note.rules for note in found.rulings] == [("shichimi.flag-first",)]

    def test_a_second_heap_replaces_the_first(self) -> None:
        raw = table("versus", flag(0), heap(0, SHICHIMI), heap(0, "t", **RULED), heap(1, ""))
        found = result(raw)
        assert found.state["rounds"][0]["winners"] == [1]
        assert [note.rules for note in found.rulings] == [("shichimi.heap-once",)]

    def test_a_flag_after_a_heap_that_stood_without_one_is_the_first_flag(self) -> None:
        position = after(fresh("versus"), heap(0, MORE, **RULED))
        assert broken(position, flag(1)) == []
        assert (turn(position).player, turn(position).expects) == (None, ("flag", "void"))  # type: ignore[union-attr]
        assert after(position, flag(1), heap(1, MORE)).state.rounds[0].winners == (1,)

    def test_both_rules_are_listed_where_a_second_heap_comes_before_the_flag(self) -> None:
        raw = table("versus", heap(0, SHICHIMI, **RULED), heap(0, MORE, **RULED))
        assert result(raw).rulings[1].rules == ("shichimi.flag-first", "shichimi.heap-once")

    def test_what_comes_after_the_end_by_a_ruling_changes_nothing(self) -> None:
        done = table("versus", flag(0), heap(0, SHICHIMI), heap(1, ""), target=1)
        more = table("versus", *done["events"], flag(1, **RULED), heap(1, MOST, **RULED), void(**RULED), target=1)
        assert result(more).state == result(done).state
        assert {note.rules for note in result(more).rulings} == {("shichimi.finished",)}


BROKEN: dict[str, dict[str, Any]] = {
    "shichimi.turn/no-seat": table("party", flag(3)),
    "shichimi.flag-first": table("versus", heap(0, SHICHIMI)),
    "shichimi.flag-first/again": table("versus", flag(0), flag(1)),
    "shichimi.flag-first/no-flag": table("solo", flag(0)),
    "shichimi.heap-once": table("versus", flag(0), heap(1, ""), heap(1, "")),
    "shichimi.deck-count": table("versus", flag(0), heap(1, "aaa")),
    "shichimi.deck-count/none": table("versus", flag(0), heap(1, "H")),
    "shichimi.finished/over": table("versus", flag(0), heap(0, ""), heap(1, ""), void(), target=1),
    "shichimi.finished/stopped": table("solo", stop(), heap(0, SHICHIMI)),
}
IMPOSSIBLE = {"shichimi.turn", "shichimi.deck-count", "shichimi.flag-first/no-flag"}


@pytest.mark.parametrize("key", BROKEN)
def test_the_rule_is_told_in_both_languages(key: str) -> None:
    assert told(BROKEN[key]) == key


@pytest.mark.parametrize("key", BROKEN)
def test_a_ruling_allows_what_is_illegal_and_never_what_cannot_be(key: str) -> None:
    raw = BROKEN[key]
    ruled = {**raw, "events": [*raw["events"][:-1], {**raw["events"][-1], **RULED}]}
    cannot_be = key in IMPOSSIBLE or key.split("/")[0] in IMPOSSIBLE
    assert {violation.kind for violation in last_violations(raw)} == {"impossible" if cannot_be else "illegal"}
    assert result(ruled).status == "refused" if cannot_be else result(ruled).problem is None


def test_every_rule_of_the_race_is_tripped() -> None:
    assert {key.split("/")[0] for key in BROKEN} == set(CHAPTER.rules)


@pytest.mark.parametrize("wins", range(4))
def test_a_heap_may_hold_as_many_habaneros_as_rounds_were_won_up_to_two(wins: int) -> None:
    position = fresh("versus", target=9)
    for _ in range(wins):
        position = after(position, flag(1), heap(0, ""), heap(1, SHICHIMI))
    position = after(position, flag(1))
    for count in range(4):
        assert bool(broken(position, heap(1, "H" * count))) == (count > min(wins, 2))
        assert bool(broken(position, heap(0, "H" * count))) == (count > 0)


@pytest.mark.parametrize(
    ("letters", "taker", "why"),
    [
        (("t", SHICHIMI), 0, "not-complete"),
        ((SHICHIMI, ""), 0, "only"),
        ((SHICHIMI, MORE), 0, "most"),
        ((MORE, MORE), 1, "taker"),
        ((SHICHIMI, MORE, MORE), 0, "shared"),
    ],
)
def test_what_decided_a_round_is_said(letters: tuple[str, ...], taker: int, why: str) -> None:
    position = after(fresh("party" if len(letters) > 2 else "versus"), flag(taker))
    position = after(position, *(heap(seat, cards) for seat, cards in enumerate(letters)))
    assert race.decided_by(position.state.rounds[0]) == why


def test_a_round_without_a_flag_may_go_to_nobody() -> None:
    position = after(fresh("versus"), heap(0, "t", **RULED), heap(1, "", **RULED))
    assert race.decided_by(position.state.rounds[0]) == "nobody"


def test_heaps_are_counted_from_the_takers_on() -> None:
    position = after(fresh("party", seats=5), flag(3))
    assert race.counting_order(position.state) == (3, 4, 0, 1, 2)
    assert race.counting_order(after(position, heap(4, "")).state) == (3, 0, 1, 2)
