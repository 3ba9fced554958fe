"""ゆっくり七味ならべ: every rule, every ruling, the end."""

from typing import Any

import pytest

from companion.explain import describe, discreet, say
from companion.game import LANGS
from companion.records import read
from companion.referee import is_secret, standings, steps, turn, winners
from companion.rulebooks.shichimi.slow import CHAPTER
from companion.rules.shichimi.copies import UNIT
from companion.texts.shichimi import CARD_NAMES
from tests.play import events_of, last_violations, result, told
from tests.shichimi.builders import (
    LETTERS,
    RULED,
    Raw,
    adjust,
    after,
    broken,
    complete,
    deal,
    fresh,
    heap,
    letters_of,
    peek,
    place,
    refill,
    spoiled,
    stop,
    table,
)

DEAL = deal("tabc", "tdef")
FIRST = (DEAL, place(0, "t", 0), place(0, "a", 0), refill(0, "bg"))
SHICHIMI_ON_0 = (
    DEAL,
    *(place(0, letter, 0) for letter in "tabc"),
    refill(0, "ghij"),
    *(place(1, letter, 0) for letter in "def"),
)


def points(position: Any) -> list[dict[str, int]]:
    return [{line.id: line.points for line in row.lines} for row in standings(position)]


def to_the_last_turn(*, short: int) -> list[Raw]:
    """Cards laid four a turn by `short` and one a turn by the other, until `short` cannot get back to four."""
    decks = ["t" * 11 + "abcdefghijk" * 2 for _ in range(2)]
    hands = [deck[:4] for deck in decks]
    decks = [deck[4:] for deck in decks]
    events, seat = [deal(*hands)], 0
    while True:
        laid = 4 if seat == short else 1
        events += [place(seat, letter, seat) for letter in hands[seat][:laid]]
        drawn = decks[seat][:laid]
        decks[seat], hands[seat] = decks[seat][laid:], hands[seat][laid:] + drawn
        events.append(refill(seat, drawn))
        if len(hands[seat]) < 4:
            return events
        seat = 1 - seat


class TestDeclarations:
    def test_a_right_call_gives_the_togarashi_to_the_caller_and_clears_the_heap(self) -> None:
        position = after(fresh("slow"), *SHICHIMI_ON_0, complete(1, 0))
        assert points(position) == [{}, {"togarashi": 1}]
        state = position.rules.public(position.state, "in_progress")
        assert state["heaps"] == [[], [], []]
        assert state["declarations"][0]["right"] is True
        assert letters_of(state["declarations"][0]["cards"]) == "tabcdef"
        assert state["declarations"][0]["claim"] == "complete"

    def test_a_wrong_call_gives_them_to_the_opponent(self) -> None:
        position = after(fresh("slow"), *FIRST, spoiled(1, 0))
        assert points(position) == [{"togarashi": 1}, {}]

    def test_a_heap_without_togarashi_gives_a_victory_card_of_three(self) -> None:
        start = after(fresh("slow"), deal("aabc", "tdef"), place(0, "a", 1), place(0, "a", 1), refill(0, "bc"))
        assert points(after(start, spoiled(1, 1))) == [{}, {"victory": 3}]
        assert points(after(start, complete(1, 1))) == [{"victory": 3}, {}]

    def test_an_empty_heap_called_by_a_ruling_is_wrong_and_gives_a_victory_card(self) -> None:
        position = after(fresh("slow"), DEAL, complete(0, 2, **RULED))
        assert points(position) == [{}, {"victory": 3}]

    def test_complete_may_be_called_after_laying_and_several_times(self) -> None:
        position = after(fresh("slow"), *SHICHIMI_ON_0, place(1, "t", 1), complete(1, 0), complete(1, 1))
        assert points(position) == [{"togarashi": 1}, {"togarashi": 1}]

    def test_an_ichimi_is_complete(self) -> None:
        laid = [place(0, "t", 0) for _ in range(4)]
        more = [place(1, "t", 0) for _ in range(3)]
        position = after(fresh("slow"), deal("tttt", "ttta"), *laid, refill(0, "tttt"), *more, complete(1, 0))
        assert points(position) == [{}, {"togarashi": 7}]

    def test_a_call_out_of_turn_by_a_ruling_moves_points_and_not_the_turn(self) -> None:
        position = after(fresh("slow"), *FIRST, complete(0, 0, **RULED))
        assert points(position) == [{}, {"togarashi": 1}]
        assert turn(position).player == 1  # type: ignore[union-attr]


class TestTheTurn:
    def test_it_expects_the_deal_then_what_is_legal_in_the_pages_order(self) -> None:
        seen = []
        position = fresh("slow", habanero=True)
        for raw in (*FIRST, peek(1, 0), spoiled(1, 0), place(1, "t", 1)):
            seen.append(turn(position).expects)  # type: ignore[union-attr]
            position = after(position, raw)
        assert seen == [
            ("deal",),
            ("place", "peek"),
            ("complete", "place", "peek", "refill"),
            ("complete", "place", "peek", "refill"),
            ("spoiled", "complete", "place", "peek"),
            ("spoiled", "complete", "place", "peek"),
            ("place", "peek"),
        ]

    def test_cards_of_one_turn_may_go_to_different_heaps(self) -> None:
        position = after(fresh("slow"), DEAL, *(place(0, letter, i % 3) for i, letter in enumerate("tabc")))
        assert [letters_of(heap) for heap in position.state.heaps] == ["tc", "a", "b"]
        assert turn(position).expects == ("complete", "refill")  # type: ignore[union-attr]

    def test_an_out_of_turn_place_or_refill_by_a_ruling_leaves_the_turn_as_it_was(self) -> None:
        position = after(fresh("slow"), DEAL, place(1, "d", 0, **RULED), refill(1, "a", **RULED))
        assert (turn(position).player, position.state.turn.placed) == (0, 0)  # type: ignore[union-attr]
        assert broken(position, spoiled(0, 0)) == []
        assert position.state.decks == (29, 28)
        assert letters_of(position.state.hands[1]) == "tefa"

    def test_a_refill_with_nothing_laid_stands_by_a_ruling_and_ends_the_turn(self) -> None:
        position = after(fresh("slow"), DEAL, refill(0, **RULED))
        assert turn(position).player == 1  # type: ignore[union-attr]


class TestTheEnd:
    @pytest.mark.parametrize("short", [0, 1])
    def test_the_other_player_has_one_more_turn(self, short: int) -> None:
        events = to_the_last_turn(short=short)
        position = after(fresh("slow"), *events)
        other = 1 - short
        assert (position.phase, turn(position).player) == ("in_progress", other)  # type: ignore[union-attr]
        hand = letters_of(position.state.hands[other])
        position = after(position, place(other, hand[0], 2))
        assert position.phase == "in_progress"
        position = after(position, refill(other, next_cards(position, other, 1)))
        assert (position.phase, turn(position)) == ("finished", None)

    def test_a_deck_that_is_empty_with_four_cards_open_does_not_end_it(self) -> None:
        # 29 cards are drawn after the deal: 28 four at a time, and the last one alone.
        position = after(fresh("slow"), *to_the_last_turn(short=0)[:-5])
        assert position.state.decks[0] == 1
        hand = letters_of(position.state.hands[0])
        position = after(position, place(0, hand[0], 0), refill(0, next_cards(position, 0, 1)))
        assert (position.state.decks[0], len(position.state.hands[0])) == (0, 4)
        position = after(position, place(1, letters_of(position.state.hands[1])[0], 0))
        position = after(position, refill(1, next_cards(position, 1, 1)))
        assert (position.phase, turn(position).player) == ("in_progress", 0)  # type: ignore[union-attr]

    def test_equal_points_are_a_draw_and_both_win(self) -> None:
        position = after(fresh("slow"), *FIRST, adjust(0, 2), adjust(1, 2), stop())
        assert winners(position) == (0, 1)

    def test_who_never_peeked_gets_two_with_the_option(self) -> None:
        position = after(fresh("slow", habanero=True), *FIRST, peek(1, 0), stop())
        assert points(position) == [{"habanero": 2}, {}]
        assert points(after(fresh("slow"), *FIRST, stop())) == [{}, {}]

    def test_a_third_peek_by_a_ruling_is_counted(self) -> None:
        position = after(fresh("slow", habanero=True), *FIRST, *[peek(1, 0)] * 2, peek(1, 1, **RULED))
        assert position.rules.public(position.state, "in_progress")["seats"][1]["peeks"] == 3


def next_cards(position: Any, seat: int, count: int) -> str:
    """Cards that the seat's deck must still hold."""
    left = "t" * 11 + "abcdefghijk" * 2
    drawn = position.state.drawn[seat]
    for letter in (letter for letter, card in LETTERS.items() for _ in range(drawn // UNIT[card] % 256)):
        left = left.replace(letter, "", 1)
    return left[:count]


class TestRulings:
    def test_before_the_deal_and_a_second_deal_change_nothing(self) -> None:
        early = result(table("slow", place(0, "t", 0, **RULED)))
        assert early.state == result(table("slow")).state
        assert early.rulings[0].rules == ("slow.turn",)
        again = result(table("slow", *FIRST, deal("gggg", "hhhh", **RULED)))
        assert again.state == result(table("slow", *FIRST)).state
        assert again.rulings[0].rules == ("slow.turn",)

    def test_spoiled_after_laying_stands_and_is_judged(self) -> None:
        position = after(fresh("slow"), deal("aatb", "tdef"), place(0, "a", 0), place(0, "a", 0))
        position = after(position, spoiled(0, 0, **RULED))
        assert points(position) == [{"victory": 3}, {}]

    def test_every_broken_rule_is_listed_in_the_pages_order(self) -> None:
        raw = table("slow", DEAL, place(0, "t", 0), spoiled(1, 1, **RULED))
        assert result(raw).rulings[0].rules == ("slow.turn", "slow.spoil-first", "slow.empty-heap")
        raw = table("slow", DEAL, refill(1, **RULED))
        assert result(raw).rulings[0].rules == ("slow.turn", "slow.place-one")


PEEKED = [*FIRST, peek(1, 0), peek(1, 0)]
BROKEN: dict[str, dict[str, Any]] = {
    "slow.turn/no-seat": table("slow", DEAL, place(2, "t", 0)),
    "slow.turn": table("slow", DEAL, place(1, "t", 0)),
    "slow.turn/again": table("slow", DEAL, DEAL),
    "slow.turn/before-deal": table("slow", complete(0, 0)),
    "slow.turn/stopped": table("slow", DEAL, stop(), place(0, "t", 0)),
    "slow.spoil-first": table("slow", *FIRST, place(1, "t", 1), spoiled(1, 0)),
    "slow.empty-heap": table("slow", *FIRST, complete(1, 2)),
    "slow.hand": table("slow", DEAL, place(0, "k", 0)),
    "slow.place-one": table("slow", DEAL, refill(0)),
    "slow.refill-four": table("slow", DEAL, place(0, "t", 0), refill(0, "gg")),
    "slow.refill-four/deck": table("slow", *to_the_last_turn(short=0)[:-1], refill(0, "ab")),
    "slow.deck-count": table("slow", deal("aaab", "tdef")),
    "slow.deck-count/none": table("slow", DEAL, place(0, "t", 0), refill(0, "H")),
    "slow.peek": table("slow", *PEEKED, peek(1, 1), habanero=True),
    "slow.peek/option": table("slow", *FIRST, peek(1, 0)),
}
IMPOSSIBLE = {"slow.turn/no-seat", "slow.hand", "slow.refill-four", "slow.deck-count"}


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


def test_every_rule_of_slow_is_tripped() -> None:
    assert {key.split("/")[0] for key in BROKEN} == set(CHAPTER.rules)


def test_the_log_never_names_a_card_that_lies_in_a_heap() -> None:
    game = read(table("slow", *SHICHIMI_ON_0, complete(1, 0), refill(1, "aab"), habanero=True))
    lines = []
    for step in steps(game):
        for lang in LANGS:
            lines.append(describe(step.event, step.before.state, game.setup, lang))
    assert len(lines) == 2 * len(events_of(game))
    assert lines[2:4] == ["①に1枚", "One card on ①"]
    for name in ("唐辛子", "麻の実", "Togarashi", "Asanomi", "Keshi"):
        assert not any(name in line for line in lines)


def test_a_heap_of_the_flag_race_is_no_event_of_slow() -> None:
    with pytest.raises(ValueError, match=r"events\[0\]\.type"):
        read(table("slow", heap(0, "t")))


def test_the_heaps_are_secret_until_the_end() -> None:
    running = after(fresh("slow"), DEAL)
    assert is_secret(running)
    assert not is_secret(after(running, stop()))
    assert not is_secret(after(fresh("kai"), deal("tabc", "defg", "hijk")))


@pytest.mark.parametrize("key", ["slow.hand", "slow.deck-count"])
def test_in_a_correction_the_sentence_names_no_card(key: str) -> None:
    setup = read(BROKEN[key]).setup
    (violation,) = last_violations(BROKEN[key])
    hidden = discreet(violation, setup)
    assert hidden.kind == violation.kind
    for lang in LANGS:
        open_words, hidden_words = say(violation, setup, lang), say(hidden, setup, lang)
        named = [name.of(lang) for name in CARD_NAMES.values() if name.of(lang) in open_words]
        assert named
        assert not any(name in hidden_words for name in named)
    (other,) = last_violations(BROKEN["slow.place-one"])
    assert discreet(other, setup) == other
