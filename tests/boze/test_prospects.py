"""What the screen asks before a tap agrees with what the referee says after it."""

import random

import pytest

from companion.packs import shipped
from companion.records import read
from companion.referee import judge
from companion.rules.boze import prospects
from models.boze import CATEGORIES, Record, State
from tests.boze.builders import (
    BOX,
    BOX_OPENING,
    GUESTS,
    OPENING,
    Raw,
    buy,
    card,
    cards,
    draw,
    gain,
    gold,
    mulligan,
    own,
    person,
    recruit,
    rest,
    show,
    table,
    thing,
)
from tests.boze.selfplay import play
from tests.play import events_of, position_after

EFFECTS: dict[str, Raw] = {
    "training": gold(1),
    "meeting": recruit(person("だれか"), gold(0), price=0, why="x"),
    "supplies": buy(thing("何か"), 0, gold(0), price=0, why="x"),
    "show": show(person("賞"), gold(0), price=0, why="x"),
    "magic": draw(0),
    "lead": {"lead": True},
}


def state_after(*events: Raw, **keys: object) -> State:
    state: State = position_after(table(*events, **keys)).state  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize("crowd", ["anyone", "own"])
def test_an_offered_category_with_its_cost_paid_as_offered_is_never_refused_for_crowd_pay_or_hand(crowd: str) -> None:
    seen = 0
    for seed in range(6):
        game = play(random.Random(seed), 3, None, False, True, crowd)
        for position in game.positions:
            state: State = position.state
            if state.due is not None or position.phase != "in_progress":
                continue
            worker = next(n for n in range(5) if n not in state.seats[state.to_act].tapped)
            for offer in prospects.offers(state, state.to_act, worker):
                category = "training" if offer.category == "ace" else offer.category
                for way in ("gold", "cards"):
                    extra = {way: offer.cost}
                    keys = {"as": category} if offer.category == "ace" else {}
                    raw = card(state.to_act, offer.category, EFFECTS[category], character=worker, extra=extra, **keys)
                    broken = {v.rule for v in judge(position, Record.read_event(raw))}
                    money = broken & {"boze.crowd", "boze.pay", "boze.hand"}
                    assert (way in offer.ways) == (not money), (offer, way, broken)
                    seen += 1
    assert seen > 500


def test_the_offers_name_every_category_once_and_count_the_cards_of_this_round() -> None:
    state = state_after(card(0, "magic", draw(1)))
    offers = {offer.category: offer for offer in prospects.offers(state, 1)}
    assert tuple(offers) == CATEGORIES
    assert (offers["magic"].lying, offers["magic"].cost, offers["magic"].ways) == (1, 1, ("cards",))
    assert offers["training"].cost == 0


def test_in_the_middle_of_a_move_gold_won_before_can_be_paid() -> None:
    state = state_after()
    move = Record.read_event(own(0, gold(3), recruit(person("客", 2), gold(2))))
    assert prospects.during(state, move, 0).seats[0].gold == 0
    assert prospects.during(state, move, 1).seats[0].gold == 3
    assert prospects.during(state, move).seats[0].gold == 1
    assert prospects.payments(move) == (2, 0)


def test_the_next_duty_is_told_for_each_seat_with_what_is_missing() -> None:
    state = state_after(gain(0, gold=3), own(0, recruit(person("客"))))
    first, second = prospects.duty_shares(state)
    assert (first.workers, first.owed, first.held, first.paid, first.missing, first.points) == (2, 4, 3, 3, 1, -3)
    assert (second.owed, second.missing, second.points) == (2, 2, -6)
    assert prospects.duties_left(state) == 4


def test_the_market_wants_five_of_each_and_with_a_pack_no_more_than_the_decks_hold() -> None:
    assert prospects.market_wanted(state_after(market=True)) == (5, 5)
    taken = (BOX_OPENING, own(0, buy({"id": "mask-1"}, 0, cards(1))), own(1, buy({"id": "mask-2"}, 0, cards(2))))
    assert prospects.market_wanted(state_after(*taken, market=True, pack=BOX)) == (0, 1)
    taken = (OPENING, own(0, recruit(GUESTS[0], cards(1))), rest(1))
    assert prospects.market_wanted(state_after(*taken, market=True)) == (1, 0)


def test_cards_may_be_changed_by_the_seats_after_the_last_who_did_until_the_first_move() -> None:
    assert prospects.mulligan_seats(state_after(players=3)) == (0, 1, 2)
    assert prospects.mulligan_seats(state_after(mulligan(1, 2), players=3)) == (2,)
    assert prospects.mulligan_seats(state_after(rest(0), players=3)) == ()


def test_an_item_is_offered_to_those_who_can_wear_it() -> None:
    state = state_after(own(0, recruit(person("客")), buy(thing("面"))))
    assert prospects.wearers(state, 0, "mask") == (1,)
    assert prospects.wearers(state, 0, "body") == (1,)
    assert prospects.wearers(state, 0, "hands") == (0, 1)


@pytest.mark.parametrize("pack", [None, shipped("boze", "boze/practice")])
def test_whatever_is_offered_lies_open_for_the_referee(pack: object) -> None:
    game = play(random.Random(2), 2, pack, True, True, "anyone")  # type: ignore[arg-type]
    offered = 0
    for position, number in zip(game.positions, range(200), strict=False):
        state: State = position.state
        known = prospects.known_cards(state, events_of(read(game.raw))[:number])
        for key, effect in (("recruit", recruit), ("buy", buy)):
            for one in prospects.choices(state, key, known) if state.due is None else ():
                raw = {"id": one.key} if pack else {"name": one.key, "cost": one.cost, "points": one.points}
                raw |= {"slot": one.slot} if one.slot and not pack else {}
                broken = judge(position, Record.read_event(own(state.to_act, effect(raw, pay=gold(0)))))
                assert "boze.market" not in {violation.rule for violation in broken}
                offered += 1
    assert offered > 100


def test_a_card_named_once_is_offered_until_it_is_taken() -> None:
    named = (own(0, show(person("賞", 0, 3))), own(1, recruit(person("客"))))
    known = prospects.known_cards(state_after(), events_of(read(table(*named))))
    assert [card.key for card in prospects.choices(state_after(), "bonus", known)] == ["賞"]
    assert [card.key for card in prospects.choices(state_after(), "recruit", known)] == ["客"]
    assert prospects.choices(state_after(*named), "bonus", known) == ()
    assert prospects.choices(state_after(*named), "recruit", known) == ()
