"""みんなで七味ならべ改: every rule, every ruling, skips, the last round and who wins."""

from functools import reduce
from typing import Any

import pytest

from companion.referee import Position, standings, turn, winners
from companion.rulebooks.shichimi.kai import CHAPTER
from companion.rules.shichimi import kai
from companion.rules.shichimi.copies import copies
from companion.rules.shichimi.heap import EMPTY, laid
from models.shichimi import CARDS, Card, Collected, KaiEnd
from tests.play import last_violations, result, told
from tests.shichimi.builders import (
    ICHIMI,
    LETTERS,
    RULED,
    SHICHIMI,
    adjust,
    after,
    broken,
    collect,
    deal,
    event,
    fresh,
    full_deck,
    give,
    letters_of,
    peek,
    place,
    reclaim,
    refill,
    stop,
    table,
)

DEAL = deal("tabc", "defg", "hijH")


def names(letters: str) -> tuple[Card, ...]:
    return tuple(card for letter in letters for card in CARDS if card == LETTERS[letter])


def at(
    *heaps: str,
    hands: tuple[str, ...] = ("tabc", "defg", "hijk"),
    decks: tuple[int, ...] | None = None,
    lazy: bool = False,
    **state: Any,
) -> Position:
    """A position with these heaps and open cards, everything else in the decks."""
    position = after(
        fresh("kai", seats=len(hands), lazy=lazy), deal(*["tabc", "defg", "hijk", "tttt", "tttt"][: len(hands)])
    )
    full = (*heaps, "", "", "", "")[:4]
    open_heaps = tuple(reduce(laid, names(heap), EMPTY) for heap in full)
    changed = position.state._replace(
        heaps=open_heaps,
        hands=tuple(names(hand) for hand in hands),
        lying=copies(names("".join((*full, *hands)))),
        decks=decks or position.state.decks,
        end=KaiEnd(emptied=tuple(seat for seat, deck in enumerate(decks or ()) if not deck)),
        **state,
    )
    return Position(position.setup, position.rules, changed, position.adjusts)


def to_act(position: Position) -> int | None:
    due = turn(position)
    return None if due is None else due.player


def expects(position: Position) -> tuple[str, ...]:
    due = turn(position)
    return () if due is None else due.expects


def end(seat: int, position: Position, letter: str = "t") -> Position:
    """The seat lays its first fitting card and refills with togarashi."""
    hand = letters_of(position.state.hands[seat])
    card, heap = next((c, homes[0]) for c in hand if (homes := kai.homes(position.state, LETTERS[c])))  # type: ignore[arg-type]
    position = after(position, place(seat, card, heap))
    drawn = min(4 - len(position.state.hands[seat]), position.state.decks[seat])
    return after(position, refill(seat, letter * drawn))


class TestDeal:
    @pytest.mark.parametrize(("seats", "decks"), [(3, (20, 19, 19)), (4, (14, 14, 13, 13)), (5, (10, 10, 10, 10, 10))])
    def test_seventy_cards_are_dealt_round_from_seat_0(self, seats: int, decks: tuple[int, ...]) -> None:
        hands = ["tttt", "aaaa", "bbbb", "cccc", "HHHH"][:seats]
        assert after(fresh("kai", seats=seats), deal(*hands)).state.decks == decks
        assert sum(decks) + 4 * seats == len(full_deck(habaneros=4, decks=2))

    def test_the_decks_are_counted_before_the_deal_too(self) -> None:
        assert fresh("kai").state.decks == (24, 23, 23)


class TestPlacing:
    def test_a_card_fits_where_the_heap_can_still_become_complete(self) -> None:
        position = at("tabcdef", "a", "tt", "g" + "abcde")
        assert kai.homes(position.state, "togarashi") == (0, 1, 2, 3)
        assert kai.homes(position.state, "asanomi") == (2,)
        assert kai.homes(position.state, "sansho") == (1, 2)
        assert kai.homes(position.state, "habanero") == ()

    def test_nothing_fits_a_heap_that_a_ruling_spoilt(self) -> None:
        for heap in ("aa", "tH", "abcdefg"):
            assert broken(at(heap), place(0, "t", 0)) == ["kai.fits/ruined"]
        position = after(at("a"), place(0, "a", 0, **RULED))
        assert letters_of(position.state.heaps[0].cards) == "aa"
        assert broken(position, place(0, "t", 0)) == ["kai.fits/ruined"]

    def test_a_card_that_is_not_open_is_impossible_and_may_not_fit_either(self) -> None:
        assert broken(at("e"), place(0, "e", 0)) == ["kai.fits/there", "kai.hand"]
        assert told(table("kai", DEAL, place(0, "H", 0))) == "kai.hand"


class TestReclaim:
    STUCK = ("abc", "abc", "abc", "abc")

    def test_it_is_open_exactly_while_nothing_fits(self) -> None:
        stuck = at(*self.STUCK, hands=("aabc", "defg", "hijk"))
        assert expects(stuck) == ("reclaim",)
        assert broken(stuck, refill(0)) == ["kai.place-one/stuck"]
        position = after(stuck, reclaim(0, 2))
        assert expects(position) == ("place",)
        assert position.state.decks[0] == stuck.state.decks[0] + 3
        assert broken(position, reclaim(0, 1)) == ["kai.reclaim/twice"]
        assert broken(position, refill(0)) == ["kai.place-one"]
        assert broken(at(*self.STUCK, hands=("aabt", "defg", "hijk")), reclaim(0, 0)) == ["kai.reclaim"]

    def test_not_after_a_card_was_placed(self) -> None:
        position = after(at("tabcde", *self.STUCK[1:], hands=("abcf", "defg", "hijk")), place(0, "f", 0))
        assert kai.is_stuck(position.state, 0)
        assert broken(position, reclaim(0, 1)) == ["kai.reclaim/placed"]
        assert expects(position) == ("collect", "refill")

    def test_with_nothing_but_habaneros_the_turn_may_end_and_the_reclaim_is_optional(self) -> None:
        position = at("ab", hands=("HHHH", "defg", "hijk"))
        assert expects(position) == ("reclaim", "pass-habanero", "refill")
        assert to_act(after(position, refill(0))) == 1
        position = after(position, reclaim(0, 0))
        assert expects(position) == ("pass-habanero", "refill")
        assert broken(after(position, give(0, 1, "a")), refill(0)) == ["kai.place-one"]

    def test_an_empty_heap_cannot_be_taken_back(self) -> None:
        assert broken(at("", "ab", hands=("HHHH", "defg", "hijk")), reclaim(0, 0)) == ["kai.reclaim/empty"]

    def test_a_reclaimed_card_may_be_drawn_again(self) -> None:
        position = at("aa", "ab", "a", hands=("HHHH", "defg", "hijk"))
        assert "kai.deck-count" in broken(position, give(0, 1, "a"))
        assert broken(after(position, reclaim(0, 0)), give(0, 1, "a")) == []


class TestCollecting:
    def test_the_refill_collects_every_complete_heap(self) -> None:
        position = after(at(SHICHIMI, "tabcde", "tttttt", hands=("ftab", "defg", "hijk")), place(0, "f", 1))
        position = after(position, place(0, "t", 2), refill(0, "tt"))
        assert [heap.kind for heap in position.state.collected[0]] == ["shichimi", "shichimi", "ichimi"]
        assert (position.phase, winners(position)) == ("finished", (0,))

    def test_an_incomplete_heap_by_a_ruling_counts_by_what_it_holds(self) -> None:
        position = after(at("ttab", "ttt", ""), *(collect(0, heap, **RULED) for heap in range(2)))
        assert [heap.kind for heap in position.state.collected[0]] == ["shichimi", "ichimi"]
        assert [(line.id, line.points) for line in standings(position)[0].lines][:3] == [
            ("shichimi", 10),
            ("ichimi", 7),
            ("extra", 1),
        ]
        position = after(at(), collect(0, 3, **RULED))
        assert position.state.collected[0] == (Collected("ichimi", ()),)

    def test_extra_togarashi_count_beyond_the_one_or_the_seven(self) -> None:
        position = after(at("ttt" + "abcdef", "t" * 9), collect(0, 0), collect(0, 1))
        assert {line.id: line.points for line in standings(position)[0].lines}["extra"] == 2 + 2

    def test_collecting_out_of_turn_by_a_ruling_is_for_that_seat_and_begins_nothing(self) -> None:
        position = after(at(SHICHIMI, hands=("tabc", "defg", "hijH")), collect(1, 0, **RULED))
        assert len(position.state.collected[1]) == 1
        assert (to_act(position), position.state.turn.begun) == (0, False)
        assert to_act(after(position, give(2, 0, "t"))) == 1


class TestPassing:
    HANDS = ("tabH", "defH", "hijH")

    def test_the_receiver_skips_the_next_turn_once_however_many_came(self) -> None:
        position = after(at(hands=self.HANDS), give(0, 1, "t"), give(2, 1, "t"))
        assert position.state.skips == (False, True, False)
        position = end(0, position)
        assert (to_act(position), position.state.skips) == (2, (False, False, False))
        assert to_act(end(0, end(2, position))) == 1

    def test_a_turn_that_had_come_but_not_begun_is_skipped_at_once(self) -> None:
        position = after(at(hands=self.HANDS), give(2, 0, "t"))
        assert (to_act(position), position.state.skips) == (1, (False,) * 3)

    def test_passing_on_does_not_begin_a_turn(self) -> None:
        position = after(at(hands=self.HANDS), give(0, 1, "t"))
        assert broken(position, give(2, 0, "t")) == []
        assert to_act(after(position, give(2, 0, "t"))) == 2

    @pytest.mark.parametrize("begin", ["place", "reclaim", "collect"])
    def test_not_to_a_seat_that_has_begun_its_turn(self, begin: str) -> None:
        hands = ("HHHH", "defg", "hijH") if begin == "reclaim" else self.HANDS
        position = at(SHICHIMI, "tabc", hands=hands)
        position = after(
            position, {"place": place(0, "t", 1), "reclaim": reclaim(0, 1), "collect": collect(0, 0)}[begin]
        )
        assert broken(position, give(2, 0, "d")) == ["kai.pass/begun"]
        ruled = after(position, give(2, 0, "d", **RULED))
        assert (to_act(ruled), ruled.state.skips[0]) == (0, True)

    def test_the_habanero_goes_into_the_receivers_deck_and_one_card_is_drawn(self) -> None:
        before = at(hands=self.HANDS)
        position = after(before, give(2, 1, "g"))
        assert [new - old for new, old in zip(position.state.decks, before.state.decks, strict=True)] == [0, 1, -1]
        assert letters_of(position.state.hands[2]) == "hijg"

    def test_to_oneself_by_a_ruling_is_a_skip_too(self) -> None:
        position = after(at(hands=self.HANDS), give(0, 0, "t", **RULED))
        assert (to_act(position), position.state.decks[0]) == (1, 20)

    def test_from_an_empty_deck_nothing_is_drawn(self) -> None:
        position = at(hands=self.HANDS, decks=(0, 20, 20))
        assert broken(position, give(0, 1, "t")) == ["kai.refill-four/pass-deck"]
        assert broken(position, give(0, 1, None)) == []

    def test_a_habanero_drawn_for_the_one_passed_is_counted_without_it(self) -> None:
        position = at(hands=("tHHH", "defH", "hijk"))
        assert broken(position, give(0, 1, "H")) == []
        assert (
            broken(
                after(position, give(0, 1, "H")),
                place(0, "t", 0),
            )
            == []
        )
        assert broken(after(position, place(0, "t", 0)), refill(0, "H")) == ["kai.deck-count"]

    def test_options_list_every_legal_pass(self) -> None:
        position = after(at(hands=self.HANDS), place(0, "t", 0))
        passes = {(o.player, o.to) for o in position.rules.options(position.state) or () if o.type == "pass-habanero"}
        assert passes == {(0, 1), (0, 2), (1, 2), (2, 1)}


class TestTheLastRound:
    def test_each_other_player_has_one_more_turn_by_seat(self) -> None:
        position = at(decks=(1, 20, 20))
        order = []
        while position.phase == "in_progress":
            seat = to_act(position)
            assert seat is not None
            order.append(seat)
            position = end(seat, position)
        assert order == [0, 1, 2]
        assert position.rules.public(position.state, "finished")["last_round"] is True

    def test_a_deck_that_ran_out_in_anothers_turn_leaves_that_seat_the_last_turn(self) -> None:
        position = at(hands=("tabc", "defg", "hijH"), decks=(20, 20, 1))
        position = after(position, place(0, "t", 0), give(2, 1, "t"))
        assert not position.rules.public(position.state, "in_progress")["last_round"]
        position = after(position, refill(0, "t"))
        # Seat 1 was given the habanero and skips its one turn; seat 2 ran out; seat 0 is the last.
        assert (to_act(position), position.state.end.out, position.state.end.coming) == (0, 2, ())
        assert end(0, position).phase == "finished"

    def test_of_two_empty_decks_the_one_emptied_earlier_counts(self) -> None:
        position = at(hands=("tabc", "defg", "hijH"), decks=(1, 20, 1))
        position = after(position, place(0, "t", 0), give(2, 1, "t"), refill(0, "t"))
        assert (position.state.end.out, to_act(position)) == (2, 0)

    def test_a_deck_that_grew_again_before_the_end_of_the_turn_is_not_empty(self) -> None:
        position = at(hands=("tabH", "defg", "hijH"), decks=(20, 20, 1))
        position = after(position, place(0, "t", 0), give(2, 1, "t"), give(0, 2, "t"), refill(0, "t"))
        assert position.state.end.coming is None
        assert to_act(position) == 0

    def test_what_goes_back_to_a_deck_later_changes_nothing(self) -> None:
        position = end(0, at(hands=("tabc", "defH", "hijk"), decks=(1, 20, 20)))
        position = after(position, place(1, "d", 0), give(1, 0, "t"))
        assert position.state.decks[0] == 1
        position = end(2, after(position, refill(1, "t")))
        assert position.phase == "finished"

    def test_a_skip_ends_a_turn_and_the_decks_are_looked_at_then_too(self) -> None:
        position = at(hands=("tabH", "defg", "hijH"), decks=(20, 20, 1))
        position = after(position, give(2, 0, "t"))
        assert (position.state.end.out, position.state.end.coming, to_act(position)) == (2, (0,), 1)

    def test_three_collected_end_the_game_at_once_and_no_last_round_begins(self) -> None:
        two = (Collected("ichimi", names(ICHIMI)),) * 2
        position = at(SHICHIMI, decks=(1, 20, 20), collected=(two, (), ()))
        position = after(position, place(0, "t", 1), refill(0, "t"))
        assert position.phase == "finished"
        assert position.rules.public(position.state, "finished")["last_round"] is False


class TestWinning:
    ONE = (Collected("shichimi", names(SHICHIMI)),)

    def test_three_collected_win_whatever_the_points(self) -> None:
        position = at(SHICHIMI, collected=(self.ONE * 2, (), ()), hands=("tabc", "HHHH", "hijk"))
        position = after(position, adjust(1, 99), collect(0, 0))
        assert winners(position) == (0,)
        assert [row.rank for row in standings(position)] == [1, 2, 3]

    def test_the_lazy_player_wins_whose_deck_ran_out_first_without_anything_collected(self) -> None:
        position = end(0, at(decks=(1, 20, 20), lazy=True, collected=((), self.ONE, ())))
        assert standings(position)[0].rank == 1
        assert winners(after(position, adjust(1, 200), stop())) == (0,)
        assert winners(after(at(decks=(1, 20, 20), lazy=True), stop())) == (0,)
        assert winners(
            after(end(0, at(decks=(1, 20, 20), collected=((), self.ONE * 2, ()))), adjust(1, 9), stop())
        ) == (1,)

    def test_before_the_last_round_lazy_changes_nothing(self) -> None:
        position = after(at(decks=(1, 20, 1), lazy=True), place(0, "t", 0), adjust(1, 99), stop())
        assert winners(position) == (1,)

    def test_the_lazy_player_who_collected_something_does_not_win_by_it(self) -> None:
        position = end(0, at(decks=(1, 5, 20), lazy=True, collected=(self.ONE, (), ())))
        assert winners(after(position, adjust(1, 99), stop())) == (1,)

    def test_three_collected_beat_the_lazy_player(self) -> None:
        position = end(0, at("", SHICHIMI[:-1], decks=(1, 20, 20), lazy=True, collected=((), self.ONE * 2, ())))
        position = after(position, place(1, "f", 1), collect(1, 1))
        assert (position.phase, winners(position)) == ("finished", (1,))

    def test_equal_points_go_to_more_heaps_then_are_shared(self) -> None:
        position = at(decks=(10, 0, 0), collected=(self.ONE, (), ()))
        assert winners(after(position, stop())) == (0,)
        assert winners(after(at(decks=(5, 5, 9)), stop())) == (0, 1)


class TestRulings:
    def test_before_the_deal_and_a_second_deal_change_nothing(self) -> None:
        early = result(table("kai", give(0, 1, "t", **RULED)))
        assert early.state == result(table("kai")).state
        assert early.rulings[0].rules == ("kai.turn",)
        again = result(table("kai", DEAL, deal("tttt", "tttt", **RULED)))
        assert again.state == result(table("kai", DEAL)).state
        assert again.rulings[0].rules == ("kai.turn",)

    def test_a_refill_out_of_turn_draws_and_collects_and_leaves_the_turn(self) -> None:
        position = after(at(SHICHIMI, hands=("tabc", "def", "hijk")), refill(1, "t", **RULED))
        assert (to_act(position), len(position.state.collected[1])) == (0, 1)

    def test_every_broken_rule_is_listed_in_the_pages_order(self) -> None:
        raw = table(
            "kai", DEAL, place(0, "a", 0), place(1, "d", 1, **RULED), reclaim(1, 2, **RULED), refill(1, "t", **RULED)
        )
        assert [note.rules for note in result(raw).rulings] == [
            ("kai.turn",),
            ("kai.turn", "kai.reclaim"),
            ("kai.turn", "kai.place-one"),
        ]

    def test_a_seat_that_does_not_exist_cannot_be_given_anything(self) -> None:
        raw = table("kai", DEAL, give(2, 3, "t", **RULED))
        assert told(raw) == "kai.turn/no-seat"
        assert last_violations(raw)[0].kind == "impossible"
        over = after(at(SHICHIMI, collected=(TestWinning.ONE * 2, (), ())), collect(0, 0))
        assert broken(over, give(2, 3, "t")) == ["kai.turn/no-seat"]


STUCK_DEAL = deal("HHHH", "aabb", "aabc")
TO_STUCK = (
    STUCK_DEAL,
    refill(0),
    place(1, "a", 0),
    place(1, "a", 1),
    place(1, "b", 2),
    place(1, "b", 3),
    refill(1, "tttt"),
)

BROKEN: dict[str, dict[str, Any]] = {
    "kai.turn/no-seat": table("kai", DEAL, place(3, "t", 0)),
    "kai.turn": table("kai", DEAL, place(1, "d", 0)),
    "kai.turn/again": table("kai", DEAL, DEAL),
    "kai.turn/before-deal": table("kai", refill(0)),
    "kai.turn/stopped": table("kai", DEAL, stop(), place(0, "t", 0)),
    "kai.fits/habanero": table("kai", STUCK_DEAL, place(0, "H", 0)),
    "kai.fits/ruined": table("kai", STUCK_DEAL, place(0, "H", 1, **RULED), refill(0, "t", **RULED), place(1, "a", 1)),
    "kai.fits/there": table("kai", *TO_STUCK, place(2, "a", 0)),
    "kai.fits/full": table(
        "kai",
        deal("abcd", "efgh", "tttt"),
        *(place(0, letter, 0) for letter in "abcd"),
        refill(0, "tttt"),
        place(1, "e", 0),
        place(1, "f", 0),
        place(1, "g", 0),
    ),
    "kai.place-one": table("kai", DEAL, refill(0)),
    "kai.place-one/stuck": table(
        "kai", STUCK_DEAL, *(place(0, "H", heap, **RULED) for heap in range(4)), refill(0, "tttt"), refill(1)
    ),
    "kai.reclaim": table("kai", DEAL, reclaim(0, 0)),
    "kai.reclaim/twice": table("kai", *TO_STUCK, place(2, "c", 0), refill(2, "t"), reclaim(0, 0), reclaim(0, 1)),
    "kai.reclaim/placed": table("kai", DEAL, place(0, "t", 0), reclaim(0, 0)),
    "kai.reclaim/empty": table("kai", STUCK_DEAL, reclaim(0, 0)),
    "kai.complete": table("kai", DEAL, place(0, "t", 0), collect(0, 0)),
    "kai.complete/empty": table("kai", DEAL, collect(0, 0)),
    "kai.hand": table("kai", DEAL, place(0, "k", 0)),
    "kai.refill-four": table("kai", DEAL, place(0, "t", 0), refill(0, "tt")),
    "kai.refill-four/hands": table("kai", deal("tttt", "aaaa")),
    "kai.refill-four/pass": table("kai", DEAL, give(2, 0, None)),
    "kai.deck-count": table("kai", deal("aaaa", "abcd", "tttt")),
    "kai.pass": table("kai", DEAL, give(2, 2, "t")),
    "kai.pass/begun": table("kai", DEAL, place(0, "t", 0), give(2, 0, "t")),
}
IMPOSSIBLE = {"kai.turn/no-seat", "kai.hand", "kai.refill-four", "kai.deck-count"}


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


def test_every_rule_of_kai_is_tripped() -> None:
    assert {key.split("/")[0] for key in BROKEN} == set(CHAPTER.rules)


def test_a_heap_is_0_to_3_and_a_peek_is_no_event_of_kai() -> None:
    assert event("kai", place(0, "t", 3)).heap == 3
    for raw, place_of in ((place(0, "t", 4), "heap"), (peek(0, 0), "type")):
        with pytest.raises(ValueError, match=place_of):
            event("kai", raw)


def test_an_empty_deck_is_told_with_what_is_left() -> None:
    position = after(at(decks=(2, 20, 20)), place(0, "t", 0), place(0, "a", 1), place(0, "b", 2))
    assert broken(position, refill(0, "ttt")) == ["kai.refill-four/deck"]
    assert broken(position, refill(0, "tt")) == []
