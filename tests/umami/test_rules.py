"""Every rule of umami, and every way to break it, tripped once; then what the page says of each."""

import pytest

from companion.explain import headline, say
from companion.game import LANGS
from companion.referee import Position, judge, standings, turn, verdict
from companion.rulebooks.umami import BOOK
from companion.rules.umami import claimable
from tests.play import apart_from_counts
from tests.umami.builders import (
    AREA,
    Raw,
    after,
    area,
    at,
    broken,
    claim,
    compensate,
    deal,
    end,
    event,
    hand,
    last_end,
    seat,
    secrets,
    steal,
    take,
    undealt,
)

HAND_USED, AREA_USED = {"hand_used": True}, {"area_used": True}
BOTH_USED = {"hand_used": True, "area_used": True, "area": (None, "2s", "5f", "3*")}
DUE = {"phase": "last-round", "secrets_due": True}
ROBBED = {"robberies": ((0, 1),)}
CLEARED = {"phase": "secret", "area": (None,) * 4, "favourites_deck": 0}
SET = seat("9f 7* 1- =rrg↓2")
OPEN = seat("9f 7* 1-")

BROKEN: dict[str, tuple[Position, Raw]] = {
    "umami.turn": (at(), hand(1, "7*", 0)),
    "umami.turn/no-seat": (at(), hand(2, "7*", 0)),
    "umami.turn/deal-first": (undealt(), hand(0, "7*", 0)),
    "umami.turn/dealt": (at(), deal()),
    "umami.turn/secrets-due": (at(**DUE), hand(0, "7*", 0)),
    "umami.two-actions/hand-used": (at(**HAND_USED), hand(0, "7*", 0)),
    "umami.two-actions/area-used": (at(**AREA_USED), area(0, 0, 0)),
    "umami.two-actions/both-used": (at(**BOTH_USED), hand(0, "7*", 0)),
    "umami.two-actions/hand-missing": (at(**AREA_USED), end(0)),
    "umami.two-actions/area-missing": (at(**HAND_USED), end(0)),
    "umami.two-actions/both-missing": (at(), end(0)),
    "umami.dish": (at(SET), hand(0, "7*", 0, discard="7*")),
    "umami.fourth": (at(OPEN), hand(0, "7*", 0)),
    "umami.fourth/early": (at(seat("9f")), hand(0, "7*", 0, discard="9f")),
    "umami.fourth/not-there": (at(OPEN), hand(0, "7*", 0, discard="4-")),
    "umami.card/slot": (at(area=(None, "2s", "5f", "3*")), area(0, 0, 0)),
    "umami.card/area-empty": (at(area=(None,) * 4), area(0, 0, 0)),
    "umami.card/cleared": (at(**CLEARED), area(0, 0, 0)),
    "umami.card/favourite": (at(OPEN, favourites=(None, "+1↑3")), claim(0, 0, 0)),
    "umami.card/no-favourite": (at(OPEN, favourites=(None, None)), claim(0, 0, 1)),
    "umami.card/not-in-dish": (at(seat(), seat("9f")), steal(0, "5s", 1, "8f", 0, 0)),
    "umami.card/empty-dish": (at(seat(), seat("9f")), steal(0, "5s", 1, "8f", 1, 0)),
    "umami.card/own": (at(seat("9f")), steal(0, "5s", 0, "9f", 0, 1)),
    "umami.card/not-set": (at(OPEN, seat("9f")), take(0, 0, 1, 0)),
    "umami.steal-icon": (at(seat(), seat("9f")), steal(0, 0, 1, "9f", 0, 0)),
    "umami.steal-once": (at(seat(), seat("9f"), stolen=True, hand_used=True), steal(0, 1, 1, "9f", 0, 0)),
    "umami.steal-unset": (at(seat(), SET), steal(0, "5s", 1, "9f", 0, 0)),
    "umami.compensate/due": (at(**ROBBED), hand(0, "7*", 0)),
    "umami.compensate/none": (at(), compensate(1, "7*", 0)),
    "umami.compensate/other-seat": (at(players=3, **ROBBED), compensate(2, "7*", 0)),
    "umami.compensate/set": (at(seat(), SET, **ROBBED), compensate(1, "7*", 0, discard="7*")),
    "umami.match/set": (at(SET), claim(0, 0, 1)),
    "umami.match/count": (at(seat("9f 7*")), claim(0, 0, 0)),
    "umami.match/colors": (at(seat("9f 7* 4-")), claim(0, 0, 0)),
    "umami.match/differ": (at(seat("4f 4* 1-")), claim(0, 0, 2)),
    "umami.match/step-1": (at(seat("4f 6* 8-")), claim(0, 0, 1)),
    "umami.match/step-2": (at(seat("4f 5* 6-")), claim(0, 0, 3)),
    "umami.better/up": (at(seat("4f 5* 6-"), seat("5f 6* 7- =+1↑3")), take(0, 0, 1, 0)),
    "umami.better/down": (at(seat("9f 8* 1-"), SET), take(0, 0, 1, 0)),
    "umami.better/flowers": (at(seat("9f 7* 1-"), SET), take(0, 0, 1, 0)),
    "umami.final/safe": (at(seat("7f 7* 1-"), seat("9f 7* 1- !rrg↓2"), **CLEARED), take(0, 0, 1, 0)),
    "umami.final/steal": (at(seat(), seat("9f"), **CLEARED), steal(0, "5s", 1, "9f", 0, 0)),
    "umami.final/area": (at(**CLEARED), area(0, 0, 0)),
    "umami.final/refill": (at(**CLEARED), end(0, "7*")),
    "umami.refill/area-many": (at(**BOTH_USED), end(0, "7*", "8*")),
    "umami.refill/area-few": (at(**BOTH_USED), end(0)),
    "umami.refill/favourites-many": (at(**BOTH_USED), end(0, "7*", favourites=("+1↑3",))),
    "umami.refill/favourites-few": (at(**BOTH_USED, favourites=(None, "+1↑3", "+2↓4", "+2↓4")), end(0, "7*")),
    "umami.secrets": (at(), secrets("+1↑3", "+2↓4")),
    "umami.secrets/again": (at(**CLEARED), secrets("+1↑3", "+2↓4")),
    "umami.secrets/count": (at(**DUE), secrets("+1↑3")),
    "umami.hand": (at(seat(last_hand_cards=4), **CLEARED), hand(0, "7*", 0)),
    "umami.turn/over": (at(phase="over"), hand(0, "7*", 0)),
}
TOLD_LATER = {"umami.compensate/set": "umami.dish", "umami.final/area": "umami.card/cleared"}
"""Where an earlier rule of the page is broken too, that one is told."""

IMPOSSIBLE = {
    "umami.turn/no-seat",
    "umami.fourth/not-there",
    "umami.match/set",
    "umami.final/area",
    "umami.final/refill",
    "umami.refill/area-many",
    "umami.refill/favourites-many",
    "umami.secrets/count",
    "umami.hand",
}


@pytest.mark.parametrize("key", BROKEN)
def test_each_way_to_break_a_rule_is_told_in_both_languages(key: str) -> None:
    position, raw = BROKEN[key]
    found = judge(position, event(raw))
    first = verdict(found)
    assert first is not None
    assert first.text_key == TOLD_LATER.get(key, key)
    violation = next(v for v in found if v.text_key == key)
    assert violation.kind == ("impossible" if key in IMPOSSIBLE or key.startswith("umami.card") else "illegal")
    for lang in LANGS:
        for text in (say(violation, position.setup, lang), headline(violation, position.setup, lang)):
            assert text
            assert not set("{}[]_") & set(text), text
            assert "None" not in text
            assert "()" not in text


def test_every_message_has_its_example() -> None:
    assert apart_from_counts(BOOK.messages) == set(BROKEN) - {"umami.turn/no-seat", "umami.turn/over"}


def test_sentences_hold_this_tables_names_and_numbers() -> None:
    position, raw = BROKEN["umami.better/flowers"]
    (violation,) = judge(position, event(raw))
    assert "合計はTomの料理1と同じ17です。花は1と1なので" in say(violation, position.setup, "ja")
    assert "that of Tom's dish 1, 17. Flowers: 1 against 1" in say(violation, position.setup, "en")
    position, raw = BROKEN["umami.fourth"]
    (violation,) = judge(position, event(raw))
    assert "9(花)・7(星)・1・7(星)" in say(violation, position.setup, "ja")
    position, raw = BROKEN["umami.steal-unset"]
    assert "「赤・赤・緑 ↓」" in say(judge(position, event(raw))[0], position.setup, "ja")


# --- turns -------------------------------------------------------------------------------------------------------


def expects(position: Position) -> tuple[int | None, tuple[str, ...]]:
    due = turn(position)
    assert due is not None
    return due.player, due.expects


def test_before_the_deal_only_the_deal_is_expected_and_everything_else_breaks_the_turn_rule_alone() -> None:
    assert expects(undealt()) == (None, ("deal",))
    for raw in (hand(0, "7*", 0), claim(0, 0, 9), end(0, "1-", "2-", "3-", "4-", "5-"), secrets("+1↑3")):
        assert broken(undealt(), raw) == ["umami.turn/deal-first"]
        ruled = after(undealt(), {**raw, "ruling": "ok"})
        assert ruled.state == undealt().state


def test_a_second_deal_let_stand_changes_nothing() -> None:
    dealt = after(undealt(), deal())
    assert after(dealt, deal(("1-", "1-", "1-", "1-"), ruling="ok")).state == dealt.state


def test_the_favourites_deck_by_players_counts_the_four_laid_out() -> None:
    for players, count in {2: 7, 3: 9, 4: 10, 5: 11}.items():
        assert undealt(players).state.favourites_deck == count
        assert after(undealt(players), deal()).state.favourites_deck == count - 4
    assert after(undealt(options={"favourites": 4}), deal()).state.favourites_deck == 0
    assert undealt(options={}).state.favourites_deck == 7


def test_a_turn_is_a_hand_card_and_an_area_card_in_either_order() -> None:
    begun = after(undealt(), deal())
    assert expects(begun) == (0, ("play",))
    hand_first = after(begun, hand(0, "9f", 0), area(0, 0, 0))
    area_first = after(begun, area(0, 0, 0), hand(0, "9f", 0))
    for done in (hand_first, area_first):
        assert expects(done) == (0, ("end",))
        following = after(done, end(0, "4-"))
        assert expects(following) == (1, ("play", "steal"))
        assert following.state.area == ("4-", "2s", "5f", "3*")
    assert hand_first.state.seats[0].dishes[0].cards == ("9f", "7*")
    assert area_first.state.seats[0].dishes[0].cards == ("7*", "9f")


def test_out_of_turn_by_a_ruling_moves_that_seats_things_only() -> None:
    position = at(seat("9f"), seat("4-"))
    moved = after(position, hand(1, "5-", 0, ruling="ok"))
    assert moved.state.seats[1].dishes[0].cards == ("4-", "5-")
    assert moved.state == position.state._replace(seats=moved.state.seats)
    assert expects(moved) == (0, ("play", "steal"))
    ended = after(at(area=(None, "2s", "5f", "3*"), area_used=True), end(1, "8-", ruling="ok"))
    assert ended.state.area == ("8-", "2s", "5f", "3*")
    assert expects(ended)[0] == 0
    assert ended.state.area_used


def test_a_turn_cut_short_by_a_ruling_goes_on_with_the_next_seat() -> None:
    position = after(at(players=3), end(0, ruling="ok"))
    assert position.state.to_act == 1
    assert (position.state.hand_used, position.state.area_used, position.state.stolen) == (False, False, False)


def test_the_area_is_no_source_while_it_is_empty() -> None:
    assert expects(at(area=(None,) * 4)) == (0, ("play",))
    assert expects(at(area=(None,) * 4, hand_used=True)) == (0, ())


def test_no_play_is_expected_with_every_dish_set() -> None:
    all_set = seat(*["9f 7* 1- =rrg↓2"] * 5)
    assert expects(at(all_set, seat("4-"))) == (0, ())
    assert expects(at(all_set, seat("4-"), **BOTH_USED)) == (0, ("end",))


# --- the fourth card ---------------------------------------------------------------------------------------------


def test_the_fourth_card_or_one_of_the_three_leaves_at_once() -> None:
    kept = after(at(OPEN), hand(0, "8-", 0, discard="7*"))
    assert kept.state.seats[0].dishes[0].cards == ("9f", "1-", "8-")
    same = after(at(OPEN), area(0, 1, 0, discard="2s"))
    assert same.state.seats[0].dishes[0].cards == ("9f", "7*", "1-")


def test_of_equal_cards_the_first_leaves() -> None:
    position = after(at(seat("7* 1- 7*")), hand(0, "8-", 0, discard="7*"))
    assert position.state.seats[0].dishes[0].cards == ("1-", "7*", "8-")


def test_four_cards_by_a_ruling_claim_nothing() -> None:
    position = after(at(OPEN), hand(0, "8-", 0, ruling="ok"))
    assert position.state.seats[0].dishes[0].cards == ("9f", "7*", "1-", "8-")
    assert broken(position, claim(0, 0, 0)) == ["umami.match/count"]
    assert broken(position, area(0, 0, 0)) == ["umami.fourth"]


def test_a_discard_too_early_stands_by_a_ruling_and_takes_the_card_away() -> None:
    position = after(at(seat("9f")), hand(0, "8-", 0, discard="9f", ruling="ok"))
    assert position.state.seats[0].dishes[0].cards == ("8-",)


def test_a_stolen_card_can_be_the_fourth() -> None:
    position = at(OPEN, seat("8*"))
    assert broken(position, steal(0, "5s", 1, "8*", 0, 0)) == ["umami.fourth"]
    stolen = after(position, steal(0, "5s", 1, "8*", 0, 0, discard="9f"))
    assert stolen.state.seats[0].dishes[0].cards == ("7*", "1-", "8*")


# --- stealing ----------------------------------------------------------------------------------------------------


def test_a_steal_counts_as_the_action_of_its_card_and_makes_the_new_card_due() -> None:
    position = after(at(seat("9-"), seat("7- 4f")), steal(0, 1, 1, "7-", 0, 0))
    assert position.state.area == ("7*", None, "5f", "3*")
    assert position.state.seats[0].dishes[0].cards == ("9-", "7-")
    assert position.state.seats[1].dishes[0].cards == ("4f",)
    assert expects(position) == (1, ("compensate",))
    assert broken(position, end(0)) == [
        "umami.two-actions/hand-missing",
        "umami.compensate/due",
        "umami.refill/area-few",
    ]
    settled = after(position, compensate(1, 0, 0))
    assert settled.state.area == (None, None, "5f", "3*")
    assert settled.state.seats[1].dishes[0].cards == ("4f", "7*")
    assert expects(settled) == (0, ("play",))
    assert broken(settled, steal(0, "5s", 1, "4f", 0, 0)) == ["umami.steal-once"]
    assert broken(settled, area(0, 2, 0)) == ["umami.two-actions/area-used"]
    done = after(settled, hand(0, "1-", 0), end(0, "6-", "6f"))
    assert done.state.area == ("6-", "6f", "5f", "3*")


def test_steal_is_expected_only_with_a_card_to_take_and_a_steal_card_in_reach() -> None:
    victim = seat("7-")
    assert expects(at(seat(), victim)) == (0, ("play", "steal"))
    assert expects(at(seat(), victim, hand_used=True)) == (0, ("play", "steal"))
    assert expects(at(seat(), victim, hand_used=True, area=("7*", "2-", "5f", "3*"))) == (0, ("play",))
    assert expects(at(seat(), victim, area_used=True, area=("7*", "2-", "5f", None))) == (0, ("play", "steal"))
    assert expects(at(seat("9-"), SET)) == (0, ("play",))
    assert expects(at(seat(), victim, stolen=True, area_used=True)) == (0, ("play",))


def test_nothing_but_claims_and_the_robbed_seats_card_while_it_is_due() -> None:
    position = at(OPEN, seat("4f 5- 6*"), **ROBBED)
    assert expects(position) == (1, ("compensate", "claim"))
    assert broken(position, claim(0, 0, 0)) == []
    assert broken(position, claim(1, 0, 1)) == []
    assert broken(position, hand(1, "7*", 0, discard="7*")) == ["umami.turn", "umami.compensate/due"]
    assert "umami.compensate/due" in broken(position, secrets("+1↑3", "+2↓4"))


def test_a_new_card_for_one_who_was_not_robbed_leaves_the_due_one_due() -> None:
    position = after(at(players=3, **ROBBED), compensate(2, "7*", 0, ruling="ok"))
    assert position.state.seats[2].dishes[0].cards == ("7*",)
    assert expects(position) == (1, ("compensate",))


def test_a_steal_out_of_turn_by_a_ruling_makes_the_card_due_and_leaves_the_turn() -> None:
    position = after(at(seat("9-"), seat("8-"), seat("1-")), steal(2, "5s", 1, "8-", 0, 0, ruling="ok"))
    assert expects(position) == (1, ("compensate",))
    assert expects(after(position, compensate(1, "4-", 0))) == (0, ("play", "steal"))


def test_two_robberies_by_a_ruling_are_made_good_one_by_one() -> None:
    position = at(seat(), seat("8-"), seat("1-"), robberies=((0, 1),), stolen=True, hand_used=True)
    position = after(position, steal(0, 1, 2, "1-", 0, 0, ruling="ok"))
    assert expects(position) == (1, ("compensate",))
    assert expects(after(position, compensate(2, "1-", 0))) == (1, ("compensate",))
    assert expects(after(position, compensate(1, "1-", 0), compensate(2, "1-", 0))) == (0, ("end",))


def test_a_victim_that_does_not_exist_is_impossible_by_the_turn_rule_and_judged_first() -> None:
    for position in (at(), undealt(), at(phase="over")):
        assert broken(position, steal(0, "5s", 7, "8-", 0, 0)) == ["umami.turn/no-seat"]
        assert broken(position, take(0, 0, 2, 0)) == ["umami.turn/no-seat"]


# --- claims ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("favourite", "cards", "fits"),
    [
        ("rrg↓2", "9f 7* 1-", True),
        ("rrg↓2", "1- 9f 9*", True),
        ("rrg↓2", "9f 1* 1-", False),
        ("rrg≠↓2", "1- 9f 9*", False),
        ("rrg≠↓2", "1- 9f 8*", True),
        ("gyr↑0", "3- 6f 9*", True),
        ("ggg↑0", "1- 1f 1*", True),
        ("+1↑3", "3- 5f 4*", True),
        ("+1↑3", "3- 3f 4*", False),
        ("+1↑3", "1- 3f 5*", False),
        ("+2↑3", "9- 5f 7*", True),
        ("+2↑3", "1- 4f 7*", False),
        ("+2↑3", "5- 5f 5*", False),
    ],
)
def test_a_dish_matches_by_colours_or_by_steps(favourite: str, cards: str, fits: bool) -> None:
    position = at(seat(cards), favourites=(favourite,))
    assert (broken(position, claim(0, 0, 0)) == []) == fits


@pytest.mark.parametrize(
    ("new", "arrow", "takes"),
    [
        ("8f 7* 1-", "↓", True),
        ("8f 7* 1-", "↑", False),
        ("9f 8* 1-", "↑", True),
        ("9f 8* 1-", "↓", False),
        ("9f 7f 1-", "↓", True),
        ("9f 7f 1-", "↑", True),
        ("9f 7* 1*", "↓", False),
        ("9- 7* 1*", "↑", False),
    ],
)
def test_a_better_dish_takes_by_the_arrow_then_by_strictly_more_flowers(new: str, arrow: str, takes: bool) -> None:
    position = at(seat(new), seat(f"9f 7* 1- =rrg{arrow}2"))
    assert (broken(position, take(0, 0, 1, 0)) == []) == takes


def test_the_dish_that_loses_its_favourite_keeps_its_cards_and_is_open_again() -> None:
    position = after(at(seat("7f 7* 1-"), SET), take(0, 0, 1, 0))
    held, lost = position.state.seats[0].dishes[0], position.state.seats[1].dishes[0]
    assert (held.favourite is not None, lost.favourite, lost.cards) == (True, None, ("9f", "7*", "1-"))
    assert broken(position, hand(1, "5-", 0, discard="5-", ruling="ok")) == ["umami.turn"]


def test_an_own_set_dish_can_be_improved_but_not_with_itself() -> None:
    position = at(seat("9f 7* 1- =rrg↓2", "7f 7* 1-"))
    assert broken(position, take(0, 1, 0, 0)) == []
    assert broken(position, take(0, 0, 0, 0)) == ["umami.match/set"]


def test_claims_are_open_to_every_seat_in_anothers_turn_and_while_secrets_are_due() -> None:
    for state in ({}, DUE, ROBBED):
        assert broken(at(seat(), seat("9f 7* 1-"), **state), claim(1, 0, 0)) == []


def test_a_claim_that_does_not_match_stands_by_a_ruling() -> None:
    position = after(at(seat("9f")), claim(0, 0, 0, ruling="ok"))
    dish = position.state.seats[0].dishes[0]
    assert (dish.cards, dish.favourite is not None) == (("9f",), True)
    assert position.state.favourites[0] is None


# --- the last round, the secret favourites -------------------------------------------------------------------------


def test_the_last_favourite_of_area_and_deck_brings_the_last_round() -> None:
    one_left = {"favourites": ("rrg↓2", None, None, None)}
    assert after(at(OPEN, favourites_deck=0, hand_used=True, **one_left), claim(0, 0, 0)).state.phase == "last-round"
    assert after(at(OPEN, favourites_deck=1, hand_used=True, **one_left), claim(0, 0, 0)).state.phase == "normal"


def test_twelve_ingredients_bring_the_last_round_ten_with_five_players() -> None:
    eleven = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1- =ggg↑1", "1- 1-")
    for players in (2, 3, 4):
        assert after(at(eleven, players=players), hand(0, "5-", 4)).state.phase == "last-round"
        fewer = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1-", "1-")
        assert after(at(fewer, players=players), hand(0, "5-", 4)).state.phase == "normal"
    nine = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1-")
    assert after(at(nine, players=5), hand(0, "5-", 4)).state.phase == "last-round"
    eight = seat("1- 1- 1-", "1- 1- 1-", "1- 1-")
    assert after(at(eight, players=5), hand(0, "5-", 4)).state.phase == "normal"


def test_the_last_round_stays_though_a_theft_brings_the_count_down() -> None:
    twelve = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1-", "1- 1- 1-")
    position = at(seat(), twelve, to_act=0, phase="last-round", hand_used=True)
    assert after(position, steal(0, 1, 1, "1-", 0, 0)).state.phase == "last-round"


def test_a_fourth_card_that_is_put_away_at_once_does_not_count() -> None:
    eleven = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1-", "1- 1-")
    assert after(at(eleven), hand(0, "5-", 0, discard="5-")).state.phase == "normal"


def test_the_round_is_played_out_until_seat_0_would_have_its_next_turn() -> None:
    eleven = seat("1- 1- 1-", "1- 1- 1-", "1- 1- 1-", "1- 1-")
    position = after(at(eleven, area_used=True, area=(None, *AREA[1:])), hand(0, "5-", 4), end(0, "5-"))
    assert expects(position)[0] == 1
    position = after(position, hand(1, "5-", 0), area(1, 0, 0), end(1, "5-"))
    assert expects(position) == (None, ("secrets",))
    assert position.state.phase == "last-round"


def test_the_normal_part_ends_between_two_turns_before_seat_0_plays_or_steals() -> None:
    one_left = {"favourites": ("rrg↓2", None, None, None), "favourites_deck": 0}
    assert expects(after(at(OPEN, **one_left), claim(0, 0, 0))) == (None, ("secrets",))
    for used in (HAND_USED, AREA_USED):
        assert expects(after(at(OPEN, seat("4-"), **one_left, **used), claim(0, 0, 0)))[0] == 0
    assert expects(after(at(OPEN, **one_left, to_act=1), claim(0, 0, 0)))[0] == 1


def test_while_the_secrets_are_due_a_play_by_a_ruling_does_not_bring_the_turn_back() -> None:
    position = after(at(**DUE), hand(0, "7*", 0, ruling="ok"))
    assert position.state.seats[0].dishes[0].cards == ("7*",)
    assert expects(position) == (None, ("secrets",))
    assert not position.state.hand_used


def test_while_the_secrets_are_due_claims_of_any_seat_are_expected() -> None:
    assert expects(at(seat(), seat("9f 7* 1-"), **DUE)) == (None, ("claim", "secrets"))


def test_a_robbed_seats_card_comes_before_the_secrets() -> None:
    position = at(seat(), seat("9f"), robberies=((1, 0),), **DUE)
    assert expects(position) == (0, ("compensate",))
    assert broken(position, secrets("+1↑3", "+2↓4")) == ["umami.compensate/due"]
    assert expects(after(position, compensate(0, "5-", 0))) == (None, ("secrets",))


def test_secrets_clear_the_area_and_join_the_open_favourites_by_seat() -> None:
    before = at(SET, favourites=(None, "+1↑3", None, "+2↓4"), favourites_deck=1, **DUE)
    position = after(before, secrets("ggg↑1", "yyy↑2"))
    state = position.state
    assert state.area == (None,) * 4
    assert [card.stars for card in state.favourites] == [3, 4, 1, 2]
    assert (state.phase, state.to_act, state.seats[0].dishes[0].safe) == ("secret", 0, True)
    assert expects(position) == (0, ("play", "end"))


def test_secrets_too_early_by_a_ruling_begin_the_last_turns() -> None:
    position = after(at(to_act=1), secrets("ggg↑1", "yyy↑2", ruling="ok"))
    assert expects(position) == (0, ("play", "end"))


def test_the_last_turn_is_up_to_four_hand_cards_and_an_end_without_cards() -> None:
    position = at(**CLEARED)
    for count in range(4):
        assert expects(position) == (0, ("play", "end"))
        position = after(position, hand(0, f"{count + 1}-", count))
    assert expects(position) == (0, ("end",))
    assert broken(position, hand(0, "5-", 4, ruling="ok")) == ["umami.hand"]
    following = after(position, last_end(0))
    assert expects(following) == (1, ("play", "end"))
    assert broken(following, {**last_end(1), "area": [], "favourites": []}) == []
    over = after(following, last_end(1))
    assert (over.phase, over.state.phase, turn(over)) == ("finished", "over", None)


def test_one_claimed_in_the_last_turns_can_be_taken_until_the_game_ends() -> None:
    position = at(OPEN, seat("7f 7* 1-"), **CLEARED)
    position = after(position, claim(0, 0, 0), take(1, 0, 0, 0))
    assert not position.state.seats[1].dishes[0].safe
    over = after(position, last_end(0), last_end(1))
    assert broken(over, claim(0, 0, 0)) == ["umami.turn/over"]


def test_a_safe_favourite_taken_by_a_ruling_is_claimed_now() -> None:
    position = after(at(seat("7f 7* 1-"), seat("9f 7* 1- !rrg↓2"), **CLEARED), take(0, 0, 1, 0, ruling="ok"))
    assert (position.state.seats[0].dishes[0].safe, position.state.seats[1].dishes[0].safe) == (False, False)


def test_too_few_new_cards_by_a_ruling_leave_the_last_slots_empty() -> None:
    used = {"hand_used": True, "area_used": True}
    position = at(area=(None, "2s", None, "3*"), favourites=(None, None, "+1↑3", None), favourites_deck=2, **used)
    position = after(position, end(0, "8-", favourites=("ggg↑1",), ruling="ok"))
    assert position.state.area == ("8-", "2s", None, "3*")
    assert [card and card.stars for card in position.state.favourites] == [1, None, 3, None]
    assert position.state.favourites_deck == 1


def test_favourites_are_filled_up_as_far_as_their_deck_goes() -> None:
    position = at(**BOTH_USED, favourites=(None, None, "+1↑3", None), favourites_deck=2)
    assert broken(position, end(0, "8-", favourites=("ggg↑1", "ggg↑2"))) == []
    assert broken(position, end(0, "8-", favourites=("ggg↑1", "ggg↑2", "ggg↑3"))) == ["umami.refill/favourites-many"]
    assert broken(position, {"type": "end", "player": 0}) == ["umami.refill/area-few", "umami.refill/favourites-few"]


# --- scoring -------------------------------------------------------------------------------------------------------


def sheet(position: Position) -> list[tuple[int, int, dict[str, int], int | None]]:
    return [
        (row.rank, row.total, {line.id: line.points for line in row.lines}, row.extra["flowers"])
        for row in standings(position)
    ]


def test_stars_on_favourites_and_in_set_dishes_count_flowers_break_ties() -> None:
    position = at(
        seat("9f 7* 1* =rrg↓2", "5* 5* 5*"),
        seat("9f 7f 1* =rrg↓3"),
        seat("5f 5f =+1↑4"),
        seat("1- =+1↑0"),
        players=5,
    )
    assert sheet(position) == [
        (3, 4, {"favourites": 2, "ingredients": 2}, 1),
        (1, 4, {"favourites": 3, "ingredients": 1}, 2),
        (1, 4, {"favourites": 4}, 2),
        (4, 0, {}, 0),
        (4, 0, {}, 0),
    ]


def test_after_a_stop_nothing_can_be_claimed_and_the_phase_stays() -> None:
    stopped = after(at(OPEN, phase="last-round", to_act=1), {"type": "stop", "reason": "終電"})
    public = stopped.rules.public(stopped.state, stopped.phase)
    assert (public["claimable"], public["phase"]) == ([], "last-round")
    running = at(OPEN, phase="last-round", to_act=1)
    assert running.rules.public(running.state, running.phase)["claimable"] == [{"player": 0, "dish": 0, "favourite": 0}]


def test_claims_are_called_out_from_the_seat_on_turn_then_by_dish_area_and_owner() -> None:
    cook = seat("7f 7* 1-", "4f 5* 6-")
    position = at(cook, cook, seat("9f 8* 1- =rrg↓2"), to_act=1, favourites=("rrg↓1", "+1↑3", None, "+1↑1"))
    found = [claim.as_json() for claim in claimable(position.state)]
    of_seat = [
        {"dish": 0, "favourite": 0},
        {"dish": 0, "owner": 2, "owner_dish": 0},
        {"dish": 1, "favourite": 1},
        {"dish": 1, "favourite": 3},
    ]
    assert found == [{"player": seat, **rest} for seat in (1, 0) for rest in of_seat]


def test_the_thief_is_asked_first_while_the_new_card_is_due_and_seat_0_while_the_secrets_are() -> None:
    cook = seat("7f 7* 1-")
    for position, first in (
        (at(cook, cook, cook, to_act=0, robberies=((2, 1),)), 2),
        (at(cook, cook, cook, **DUE), 0),
        (at(cook, cook, cook, to_act=1), 1),
    ):
        assert claimable(position.state)[0].player == first


def test_options_may_be_left_out() -> None:
    for keys in ({}, {"options": {}}, {"options": {"favourites": 7}}):
        assert undealt(**keys).state.favourites_deck == 7
