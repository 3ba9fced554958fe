"""Every rule of boze, and every way to break it, tripped once by the last event of a record."""

from typing import Any

import pytest

from companion.explain import say
from companion.records import read
from companion.rulebooks.boze import BOOK
from tests.boze.builders import (
    BOX,
    BOX_OPENING,
    GUESTS,
    ITEMS,
    LEAD,
    OPENING,
    RESHUFFLE,
    Raw,
    ace,
    buy,
    by_id,
    card,
    cards,
    draw,
    duty,
    gain,
    gold,
    market,
    mulligan,
    own,
    person,
    recruit,
    rest,
    show,
    table,
    thing,
)
from tests.play import apart_from_counts, last_violations, result, told

SLOTS = ("mask", "hands", "skirt", "body")
FOUR = [recruit(person(f"客{n}")) for n in range(4)]
ROUND = (rest(0), rest(1))
DUTY_DUE = (RESHUFFLE, *ROUND)

BROKEN: dict[str, Raw] = {
    "boze.turn": table(rest(1)),
    "boze.turn/mulligan-late": table(rest(0), mulligan(1, 2)),
    "boze.turn/mulligan-again": table(mulligan(0, 2), mulligan(0, 1)),
    "boze.turn/mulligan-order": table(mulligan(1, 2), mulligan(0, 1)),
    "boze.card/character": table(own(0, recruit({"id": "mask-1"})), pack=BOX),
    "boze.card/item": table(own(0, buy({"id": "guest-1"})), pack=BOX),
    "boze.card/bonus": table(own(0, show({"id": "nothing"})), pack=BOX),
    "boze.card/action": table(card(0, "training", gold(1), card="walk"), pack=BOX),
    "boze.card/category": table(card(0, "training", gold(1), card="friend"), pack=BOX),
    "boze.character": table(rest(0, character=1)),
    "boze.character/wearer": table(own(0, buy(thing("面"), wearer=1))),
    "boze.tapped": table(rest(0), rest(0)),
    "boze.tapped/ready": table(own(0, FOUR[0]), rest(1), rest(0, character=1), rest(1), rest(0, character=1)),
    "boze.category/missing": table(card(0, "meeting", gold(1))),
    "boze.category/beside": table(card(0, "training", gold(1), LEAD)),
    "boze.category/ace": table(card(0, "ace", gold(1))),
    "boze.category/as": table(card(0, "training", gold(1), **{"as": "magic"})),
    "boze.category/own": table(
        own(0, recruit({"id": "guest-1"}, cards(1))), rest(1), own(0, gold(1), character=1), pack=BOX
    ),
    "boze.crowd": table(card(0, "training", gold(1)), card(1, "training", gold(1))),
    "boze.crowd/own": table(
        own(0, FOUR[0]),
        rest(1),
        card(0, "training", gold(1)),
        rest(1),
        card(0, "training", gold(1), character=1),
        crowd="own",
    ),
    "boze.crowd/ace": table(ace(0, "training", gold(1), extra=cards(1))),
    "boze.pay/price": table(own(0, recruit(person("客", 2), cards(1)))),
    "boze.pay/gold": table(own(0, recruit(person("客", 1), gold(1)), gold(1))),
    "boze.pay/cards": table(card(0, "show", show(person("賞", 5), cards(5)))),
    "boze.pay/loss": table(gain(0, gold=-1)),
    "boze.hand/action": table(gain(0, draw=-5), card(0, "training", gold(1))),
    "boze.hand/paid": table(card(0, "show", show(person("賞", 5), cards(5)))),
    "boze.hand/bonus": table(own(0, *(show(person(f"賞{n}")) for n in range(9)))),
    "boze.hand/mulligan": table(gain(0, draw=-2), mulligan(0, 4)),
    "boze.hand/discard": table(gain(0, draw=-6)),
    "boze.companions": table(own(0, *FOUR, recruit(person("客5")))),
    "boze.market/due": table(rest(0), market=True),
    "boze.market/off": table(market([], [])),
    "boze.market/not-due": table(OPENING, rest(0), market([], []), market=True),
    "boze.market/many-characters": table(market([*GUESTS, person("客6")], []), market=True),
    "boze.market/many-items": table(market([], [*ITEMS, thing("面2")]), market=True),
    "boze.market/few-characters": table(market(by_id("guest-1"), BOX_OPENING["items"]), market=True, pack=BOX),
    "boze.market/few-items": table(market(BOX_OPENING["characters"], []), market=True, pack=BOX),
    "boze.market/home": table(market(by_id("home-1"), []), market=True, pack=BOX),
    "boze.market/seen": table(market(by_id("guest-1", "guest-1"), []), market=True, pack=BOX),
    "boze.market/character-absent": table(
        BOX_OPENING, own(0, recruit({"id": "guest-6"}, gold(6))), market=True, pack=BOX
    ),
    "boze.market/item-absent": table(OPENING, own(0, buy(thing("ない面"))), market=True),
    "boze.market/home-taken": table(OPENING, own(0, FOUR[0]), own(1, recruit(person("客0", 0, 2))), market=True),
    "boze.market/no-home": table(
        OPENING,
        own(0, *(recruit(person(f"島{n}")) for n in range(4))),
        own(1, *(recruit(person(f"島{n}")) for n in range(4, 7))),
        market=True,
    ),
    "boze.market/other-print": table(OPENING, own(0, recruit(person("客1", 1, 3), cards(1))), market=True),
    "boze.market/other-slot": table(OPENING, own(0, buy(thing("面", "skirt", 1, 1), pay=cards(1))), market=True),
    "boze.slots/taken": table(own(0, buy(thing("面")), buy(thing("鬼の面")))),
    "boze.slots/body": table(own(0, buy(thing("面")), buy(thing("手甲", "hands")), buy(thing("衣", "body")))),
    "boze.slots/over-body": table(own(0, buy(thing("衣", "body")), buy(thing("面")))),
    "boze.duty": table(gain(0, gold=5), *DUTY_DUE, duty(3, 1)),
    "boze.duty/all": table(*DUTY_DUE, duty(1, 0)),
    "boze.duty/due": table(*DUTY_DUE, rest(0)),
    "boze.duty/not-due": table(rest(0), duty(1, 0)),
    "boze.duty/length": table(*DUTY_DUE, duty(1)),
    "boze.deck/draw": table(card(0, "magic", draw(3)), actions=12),
    "boze.deck/reshuffle": table(RESHUFFLE, actions=10),
}

IMPOSSIBLE = ("boze.card", "boze.character", "boze.deck", "boze.duty/length")


@pytest.mark.parametrize("key", BROKEN)
def test_the_rule_is_told_in_both_languages(key: str) -> None:
    raw = BROKEN[key]
    told(raw)
    assert key in [violation.text_key for violation in last_violations(raw)]


def test_no_way_to_break_a_rule_is_without_its_test() -> None:
    assert set(BROKEN) == apart_from_counts(BOOK.messages)


@pytest.mark.parametrize("key", BROKEN)
def test_only_what_cannot_be_is_impossible(key: str) -> None:
    kinds = {violation.text_key: violation.kind for violation in last_violations(BROKEN[key])}
    assert kinds[key] == ("impossible" if key.startswith(IMPOSSIBLE) else "illegal")


@pytest.mark.parametrize("key", [key for key in BROKEN if key.startswith(IMPOSSIBLE)])
def test_no_ruling_allows_what_cannot_be(key: str) -> None:
    *before, last = BROKEN[key]["events"]
    answer = result({**BROKEN[key], "events": [*before, {**last, "ruling": "いいよ"}]})
    assert answer.status == "refused"
    assert answer.problem is not None
    assert answer.problem.kind == "impossible"


@pytest.mark.parametrize("key", [key for key in BROKEN if not key.startswith(IMPOSSIBLE)])
def test_a_ruling_lets_what_is_merely_illegal_stand(key: str) -> None:
    *before, last = BROKEN[key]["events"]
    answer = result({**BROKEN[key], "events": [*before, {**last, "ruling": "いいよ"}]})
    assert answer.status == "in_progress", answer.problem
    assert key.split("/")[0] in answer.rulings[-1].rules
    assert all(seat["gold"] >= 0 and seat["hand"] >= 0 and seat["bonus_hand"] >= 0 for seat in answer.state["seats"])


def broken(*events: Raw, **keys: Any) -> list[str]:
    """The rules that the last event breaks, in the page's order."""
    return [violation.rule for violation in last_violations(table(*events, **keys))]


# --- turn ----------------------------------------------------------------------------------------------------


def test_seats_move_in_turn_and_one_without_an_untapped_character_is_passed_over() -> None:
    two_workers = (own(0, FOUR[0]), rest(1), rest(0))
    assert result(table(*two_workers)).turn.player == 1  # type: ignore[union-attr]
    assert result(table(*two_workers, rest(1))).turn.player == 0  # type: ignore[union-attr]
    assert result(table(*two_workers, rest(1), rest(0, character=1))).state["round"] == 3


def test_the_first_market_comes_before_the_first_move_and_mulligans_on_either_side_of_it() -> None:
    assert broken(mulligan(0, 1), OPENING, mulligan(1, 5), rest(0), market=True) == []
    assert broken(rest(0), market=True) == ["boze.market"]
    assert broken(OPENING, market([], []), market=True) == ["boze.market"]


@pytest.mark.parametrize(
    ("events", "options", "player", "expects"),
    [
        ((), {"market": True}, None, ("mulligan", "market")),
        ((mulligan(1, 1),), {"market": True}, None, ("market",)),
        ((), {}, None, ("mulligan", "move")),
        ((mulligan(0, 0),), {}, None, ("mulligan", "move")),
        ((mulligan(1, 0),), {}, 0, ("move",)),
        ((OPENING,), {"market": True}, None, ("mulligan", "move")),
        ((OPENING, rest(0)), {"market": True}, 1, ("move",)),
        ((OPENING, *ROUND), {"market": True}, 0, ("move",)),
        ((market(GUESTS, ITEMS[:4]), *ROUND), {"market": True}, None, ("market",)),
        ((market(GUESTS, ITEMS[:4]), RESHUFFLE, *ROUND), {"market": True}, None, ("market",)),
        ((market(GUESTS, ITEMS[:4]), RESHUFFLE, *ROUND, market([], [])), {"market": True}, None, ("duty",)),
        (DUTY_DUE, {}, None, ("duty",)),
        ((*DUTY_DUE, duty(1, 1)), {}, 0, ("move",)),
    ],
)
def test_whose_turn_it_is_and_what_is_expected(
    events: tuple[Raw, ...], options: Raw, player: int | None, expects: tuple[str, ...]
) -> None:
    answer = result(table(*events, **options))
    assert answer.problem is None
    assert answer.turn is not None
    assert (answer.turn.player, answer.turn.expects) == (player, expects)


def test_a_move_while_the_market_or_the_duty_is_due_breaks_that_rule_alone() -> None:
    wrong = card(1, "training", LEAD, extra=cards(9))
    assert broken(market(GUESTS[:3], ITEMS), *ROUND, wrong, market=True) == ["boze.market"]
    assert broken(*DUTY_DUE, wrong) == ["boze.duty"]


def test_the_last_one_to_lead_starts_the_next_round() -> None:
    both = (card(0, "lead", LEAD), card(1, "lead", LEAD, extra=cards(1)))
    assert result(table(*both)).state["lead"] == 1
    assert result(table(*both, rest(1), rest(0))).state["lead"] == 1
    assert result(table(card(0, "lead", LEAD), rest(1), players=2)).state["lead"] == 0


# --- drawing and the deck ----------------------------------------------------------------------------------------


def hands(*events: Raw, **options: Any) -> list[int]:
    return [seat["hand"] for seat in result(table(*events, **options)).state["seats"]]


def test_a_seats_first_move_in_a_round_draws_but_not_the_very_first_of_the_game() -> None:
    assert hands(rest(0)) == [5, 5]
    assert hands(*ROUND) == [5, 6]
    assert hands(*ROUND, rest(0)) == [6, 6]
    assert hands(own(0, FOUR[0]), rest(1), rest(0), rest(1), rest(0, character=1)) == [6, 7]


def test_nothing_is_drawn_where_deck_and_discards_are_empty() -> None:
    assert hands(*ROUND, actions=10) == [5, 5]
    assert broken(rest(0, "draw"), actions=10) == ["boze.deck"]


def test_a_mulligan_discards_then_draws_even_what_it_discarded() -> None:
    answer = result(table(mulligan(0, 3), actions=11))
    assert (answer.state["deck"], answer.state["discards"], answer.state["seats"][0]["hand"]) == (1, 0, 5)
    assert result(table(mulligan(0, 3), *ROUND, actions=11)).turn.expects == ("duty",)  # type: ignore[union-attr]


def test_a_draw_from_an_empty_deck_makes_it_anew_and_the_round_ends_with_one_duty() -> None:
    played = (card(0, "show", show(person("賞", 3), cards(3))), card(1, "magic", draw(2)))
    answer = result(table(*played, actions=11))
    assert answer.turn is not None
    assert answer.turn.expects == ("duty",)
    assert (answer.state["deck"], answer.state["discards"]) == (1, 2)


def test_the_deck_is_made_anew_only_by_a_draw_that_finds_it_empty() -> None:
    assert result(table(card(0, "magic", draw(2)), rest(1), actions=13)).turn.expects == ("move",)  # type: ignore[union-attr]


def test_several_reshuffles_in_a_round_make_one_duty() -> None:
    answer = result(table(RESHUFFLE, rest(0), RESHUFFLE, rest(1), duty(1, 1)))
    assert answer.turn is not None
    assert answer.turn.expects == ("move",)
    assert answer.state["duties"] == 1


def test_a_reshuffle_between_the_rounds_belongs_to_the_round_that_runs() -> None:
    waiting = (market(GUESTS, ITEMS[:4]), *ROUND, RESHUFFLE)
    assert result(table(*waiting, market([], [ITEMS[4]]), market=True)).turn.expects == ("duty",)  # type: ignore[union-attr]
    begun = result(table(*ROUND, RESHUFFLE, *ROUND))
    assert begun.state["round"] == 2
    assert begun.turn.expects == ("duty",)  # type: ignore[union-attr]


# --- categories, crowd, payments ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("category", "effect"),
    [
        ("training", gold(2)),
        ("meeting", recruit(person("客"))),
        ("supplies", buy(thing("面"))),
        ("show", show(person("賞"))),
        ("magic", draw(2)),
        ("lead", LEAD),
    ],
)
def test_each_category_is_for_its_effect_and_gold_and_draws_may_come_beside(category: str, effect: Raw) -> None:
    assert broken(card(0, category, effect)) == []
    assert broken(card(0, category, gold(1), effect, draw(1))) == []
    assert broken(ace(0, category, effect)) == []
    assert broken(card(0, category)) == ["boze.category"]
    assert broken(card(0, category, effect, LEAD)) == ([] if category == "lead" else ["boze.category"])
    assert broken(card(0, category, effect, **{"as": category})) == ["boze.category"]


def test_an_ace_stands_for_a_named_category_that_is_no_ace() -> None:
    assert broken(ace(0, "ace", gold(1))) == ["boze.category"]
    assert broken(card(0, "ace", gold(1))) == ["boze.category"]
    assert broken(ace(0, "magic", gold(1))) == ["boze.category"]


def test_an_own_action_may_do_anything_where_the_pack_says_that_there_is_one() -> None:
    everything = (gold(4), draw(1), recruit({"id": "guest-2"}, gold(2)), show({"id": "prize"}, gold(1)), LEAD)
    assert broken(own(0, *everything), pack=BOX) == []
    again = (own(0, recruit({"id": "guest-2"}, cards(2))), rest(1))
    assert broken(*again, own(0, gold(1), character=1), pack=BOX) == []


def test_the_crowd_cost_counts_cards_of_the_category_this_round() -> None:
    first = card(0, "training", gold(3))
    assert broken(first, card(1, "training", gold(1), extra=cards(1))) == []
    assert broken(first, card(1, "training", gold(1), extra=cards(2))) == ["boze.crowd"]
    assert broken(first, card(1, "training", gold(1), extra=gold(1))) == ["boze.pay"]
    assert broken(first, card(1, "magic", draw(1))) == []
    assert broken(first, card(1, "magic", draw(1), extra=gold(0))) == []
    assert broken(first, rest(1), card(0, "training", gold(1))) == []
    assert broken(ace(0, "training", gold(1)), card(1, "training", gold(1))) == []


def test_the_crowd_cost_is_paid_before_the_effects_and_after_the_card_is_played() -> None:
    first = card(0, "training", gold(3))
    assert broken(first, gain(1, draw=-5), card(1, "training", gold(1), extra=cards(1))) == ["boze.pay", "boze.hand"]
    assert broken(first, gain(1, draw=-4), card(1, "training", gold(1), extra=cards(1))) == []


def test_payments_are_made_in_the_order_of_the_effects() -> None:
    assert broken(own(0, gold(3), recruit(person("客", 3), gold(3)))) == []
    assert broken(own(0, recruit(person("客", 3), gold(3)), gold(3))) == ["boze.pay"]
    assert broken(own(0, draw(1), show(person("賞", 6), cards(6)))) == []


def test_a_changed_price_goes_instead_of_the_printed_one() -> None:
    cheap = {"price": 1, "why": "衣装の効果"}
    assert broken(own(0, recruit(person("客", 5), cards(1), **cheap))) == []
    assert broken(own(0, recruit(person("客", 5), cards(5), **cheap))) == ["boze.pay"]


def test_the_action_card_of_the_move_cannot_pay_for_itself() -> None:
    assert broken(card(0, "meeting", recruit(person("客", 4), cards(4)))) == []
    assert broken(card(0, "meeting", recruit(person("客", 5), cards(5)))) == ["boze.pay", "boze.hand"]


def test_a_recruit_can_wear_an_item_bought_in_the_same_move_but_does_not_work_this_round() -> None:
    assert broken(own(0, FOUR[0], buy(thing("面"), wearer=1))) == []
    workers = result(table(own(0, FOUR[0], buy(thing("面"), wearer=1)))).state["seats"][0]["characters"]
    assert workers[1] == {"name": "客0", "tapped": True, "items": ["面"]}


# --- slots and market --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", SLOTS)
@pytest.mark.parametrize("second", SLOTS)
def test_one_item_a_slot_and_the_body_alone(first: str, second: str) -> None:
    both = own(0, buy(thing("一", first)), buy(thing("二", second)))
    allowed = first != second and "body" not in (first, second)
    assert broken(both) == ([] if allowed else ["boze.slots"])
    assert broken(own(0, FOUR[0], buy(thing("一", first)), buy(thing("二", second), wearer=1))) == []


def test_what_is_bought_or_recruited_leaves_the_market_once() -> None:
    taken = own(0, recruit(GUESTS[0], cards(1)))
    assert broken(OPENING, taken, own(1, recruit(GUESTS[0], cards(1))), market=True) == ["boze.market"]
    assert broken(OPENING, own(0, buy(ITEMS[4])), own(1, buy(ITEMS[4])), market=True) == ["boze.market"]
    twins = market([GUESTS[0], GUESTS[0], *GUESTS[1:4]], ITEMS)
    assert broken(twins, taken, own(1, recruit(GUESTS[0], cards(1))), market=True) == []


def test_without_a_pack_six_unlisted_recruits_count_as_the_home_characters_each_once() -> None:
    six = (
        own(0, *(recruit(person(f"島{n}")) for n in range(3))),
        own(1, *(recruit(person(f"島{n}")) for n in range(3, 6))),
    )
    assert broken(OPENING, *six, market=True) == []
    assert broken(OPENING, *six, own(0, recruit(person("島6"))), market=True) == ["boze.market"]
    assert broken(OPENING, *six, own(0, recruit(person("島0"))), market=True) == ["boze.market"]


def test_with_a_pack_home_characters_always_lie_open_each_once() -> None:
    home = own(0, recruit({"id": "home-1"}, cards(1)))
    assert broken(BOX_OPENING, home, market=True, pack=BOX) == []
    again = own(1, recruit({"id": "home-1"}, cards(1)))
    assert broken(BOX_OPENING, home, again, market=True, pack=BOX) == ["boze.market"]


def test_without_the_market_option_nobody_asks_what_lies_open() -> None:
    assert broken(own(0, recruit({"id": "guest-7"}, gold(0), price=0, why="x")), pack=BOX) == []
    assert broken(*ROUND, *ROUND, own(0, *(FOUR[:2]))) == []


def test_the_market_is_filled_as_far_as_the_decks_go() -> None:
    taken = (BOX_OPENING, own(0, buy({"id": "mask-1"}, pay=cards(1))), own(1, buy({"id": "mask-2"}, pay=cards(2))))
    assert broken(*taken, market([], by_id("mask-6")), market=True, pack=BOX) == []
    assert broken(*taken, market([], []), market=True, pack=BOX) == ["boze.market"]
    empty = (*taken, market([], by_id("mask-6")), *ROUND)
    assert result(table(*empty, market=True, pack=BOX)).turn.expects == ("market",)  # type: ignore[union-attr]
    assert broken(*empty, market([], []), market=True, pack=BOX) == []
    assert broken(*empty, market([], by_id("mask-1")), market=True, pack=BOX) == ["boze.market"]


# --- duty and scores ---------------------------------------------------------------------------------------------


def test_each_seat_pays_two_gold_a_character_or_all_it_has() -> None:
    rich = (gain(0, gold=9), RESHUFFLE, own(0, FOUR[0], FOUR[1]), rest(1))
    answer = result(table(*rich, duty(6, 1)))
    assert [seat["gold"] for seat in answer.state["seats"]] == [3, 0]
    assert [seat["unpaid"] for seat in answer.state["seats"]] == [0, 1]
    assert broken(*rich, duty(5, 1)) == ["boze.duty"]
    assert broken(*rich, duty(6, 0)) == ["boze.duty"]


def test_the_fourth_duty_ends_the_game_and_nothing_but_a_correction_follows() -> None:
    game = [*DUTY_DUE, duty(1, 1)] * 4
    answer = result(table(*game))
    assert (answer.status, answer.turn, answer.winners) == ("finished", None, (0, 1))
    assert broken(*game, rest(0)) == ["boze.turn"]
    assert broken(*game, gain(0, points=1)) == ["boze.turn"]
    assert broken(*game, RESHUFFLE) == ["boze.turn"]
    assert result(table(*game, {"type": "adjust", "player": 1, "points": 1, "reason": "x"})).winners == (1,)


def test_points_come_from_companions_items_bonuses_gains_and_unpaid_gold_in_this_order() -> None:
    move = own(0, recruit(person("客", 0, 4)), buy(thing("面", points=3)), show(person("賞", 0, 7)))
    answer = result(table(gain(0, points=-2), RESHUFFLE, move, rest(1), duty(0, 1)))
    lines = {line.id: line.points for line in answer.standings[0].lines}
    assert list(lines.items()) == [("characters", 4), ("items", 3), ("bonuses", 7), ("gains", -2), ("duty", -12)]
    assert answer.standings[0].total == 0


def test_a_sentence_names_the_table_and_its_numbers() -> None:
    raw = table(card(0, "training", gold(1)), card(1, "training", gold(1)))
    violation = last_violations(raw)[0]
    assert say(violation, read(raw).setup, "ja") == (
        "場に修行が1枚あるので、Tomが使うには人魂か手札で1を払います (入力は0)。"
    )
    assert say(violation, read(raw).setup, "en") == (
        "1 card of training on the table: Tom pays 1 in gold or cards, not 0."
    )
