"""What an illegal event changes when the table lets it stand, and whose turn it is after (boze page)."""

from typing import Any

from models.result import Result
from tests.boze.builders import (
    GUESTS,
    ITEMS,
    OPENING,
    RESHUFFLE,
    Raw,
    ace,
    buy,
    card,
    cards,
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
from tests.play import position_after, result

OK: Raw = {"ruling": "卓で決めた"}
ROUND = (rest(0), rest(1))
DUTY_DUE = (RESHUFFLE, *ROUND)


def after(*events: Raw, **options: Any) -> Result:
    answer = result(table(*events, **options))
    assert answer.problem is None, answer.problem
    return answer


def expected(answer: Result) -> tuple[int | None, tuple[str, ...]]:
    assert answer.turn is not None
    return answer.turn.player, answer.turn.expects


def test_a_move_out_of_turn_moves_that_seats_things_and_the_turn_stays() -> None:
    answer = after(rest(2, **OK), players=3)
    assert expected(answer) == (0, ("move",))
    assert answer.state["seats"][2]["gold"] == 2
    assert answer.state["seats"][2]["hand"] == 6
    assert expected(after(rest(2, **OK), rest(0), players=3)) == (1, ("move",))
    assert after(rest(2, **OK), rest(0), rest(1), players=3).state["round"] == 2


def test_a_tapped_character_that_works_again_uses_up_the_move() -> None:
    events = (own(0, recruit(person("客"))), rest(1), rest(0), rest(1))
    assert expected(after(*events, rest(0, **OK))) == (0, ("move",))
    assert after(*events, rest(0, **OK)).state["seats"][0]["gold"] == 2


def test_a_move_while_the_duty_is_due_taps_nobody_new_and_the_duty_stays_due() -> None:
    answer = after(*DUTY_DUE, rest(0, **OK))
    assert expected(answer) == (None, ("duty",))
    assert answer.state["seats"][0]["gold"] == 2
    assert after(*DUTY_DUE, rest(0, **OK), duty(2, 1)).state["round"] == 2


def test_a_card_used_while_the_duty_is_due_is_gone_when_the_next_round_starts() -> None:
    answer = after(*DUTY_DUE, card(0, "training", gold(1), **OK), duty(2, 1))
    assert answer.state["table"] == {}
    assert answer.state["discards"] == 1


def test_a_move_before_the_first_market_counts_and_the_market_stays_due() -> None:
    early = after(rest(0, **OK), market=True)
    assert expected(early) == (None, ("market",))
    assert expected(after(rest(0, **OK), OPENING, market=True)) == (1, ("move",))
    everybody = after(rest(0, **OK), rest(1, **OK), OPENING, market=True)
    assert everybody.state["round"] == 2
    assert expected(everybody) == (0, ("move",))


def test_a_payment_stops_at_zero() -> None:
    answer = after(own(0, recruit(person("客", 3, 2), gold(3)), **OK))
    assert answer.state["seats"][0]["gold"] == 0
    assert answer.standings[0].total == 2
    answer = after(gain(0, draw=-3), card(0, "show", show(person("賞", 4), cards(4)), **OK))
    assert answer.state["seats"][0]["hand"] == 0
    assert answer.state["discards"] == 4
    assert after(gain(0, gold=-4, **OK)).state["seats"][0]["gold"] == 0
    assert after(gain(0, draw=-7, **OK)).state["discards"] == 5


def test_an_action_card_used_from_an_empty_hand_lies_on_the_table_all_the_same() -> None:
    answer = after(gain(0, draw=-5), card(0, "training", gold(1), **OK))
    assert answer.state["table"] == {"training": 1}
    assert answer.state["seats"][0]["hand"] == 0


def test_an_ace_without_a_name_is_counted_as_an_ace() -> None:
    assert after(card(0, "ace", gold(1), **OK)).state["table"] == {"ace": 1}
    assert after(ace(0, "training", gold(1))).state["table"] == {"ace": 1}


def test_a_fifth_companion_and_a_second_mask_come_and_score() -> None:
    five = own(0, *(recruit(person(f"客{n}", 0, 2)) for n in range(5)), **OK)
    assert after(five).standings[0].total == 10
    masks = own(0, buy(thing("面", points=2)), buy(thing("鬼の面", points=3)), **OK)
    assert after(masks).state["seats"][0]["characters"][0]["items"] == ["面", "鬼の面"]


def test_a_ninth_bonus_card_scores_and_none_is_left() -> None:
    answer = after(own(0, *(show(person(f"賞{n}")) for n in range(9)), **OK))
    assert answer.state["seats"][0]["bonus_hand"] == 0
    assert answer.standings[0].total == 9


def test_a_second_mulligan_changes_the_cards_again() -> None:
    answer = after(mulligan(0, 2), mulligan(0, 1, **OK))
    assert (answer.state["discards"], answer.state["seats"][0]["hand"]) == (3, 5)


def test_a_mulligan_out_of_order_leaves_the_order_as_it_was() -> None:
    events = (mulligan(1, 1), mulligan(0, 1, **OK))
    assert expected(after(*events, players=3)) == (None, ("mulligan", "move"))
    assert expected(after(*events, mulligan(2, 0), players=3)) == (0, ("move",))


def test_a_late_mulligan_leaves_the_turn_as_it_was() -> None:
    answer = after(rest(0), mulligan(0, 3, **OK))
    assert expected(answer) == (1, ("move",))
    assert answer.state["discards"] == 3


def test_a_market_not_due_is_turned_up_and_the_turn_stays() -> None:
    taken = (OPENING, own(0, recruit(GUESTS[0], cards(1))))
    answer = after(*taken, market([person("客9")], [], **OK), market=True)
    assert expected(answer) == (1, ("move",))
    assert after(*taken, market([person("客9")], [], **OK), rest(1), market=True).state["round"] == 2
    assert expected(after(*taken, rest(1), market=True)) == (None, ("market",))


def test_without_the_market_option_a_market_changes_nothing() -> None:
    told = after(market(GUESTS, ITEMS, **OK))
    assert {**told.state} == {**after().state}


def test_a_market_filled_beyond_five_ends_the_filling() -> None:
    short = (market(GUESTS[:3], ITEMS), *ROUND, market([*GUESTS[3:], person("客6")], [], **OK))
    answer = after(*short, market=True)
    assert answer.state["round"] == 2
    assert len(answer.state["market"]["characters"]) == 6


def test_the_open_card_of_the_name_leaves_when_another_print_is_ruled_in() -> None:
    wrong = own(0, buy(thing("面", "mask", 1, 9), pay=cards(1)), **OK)
    answer = after(OPENING, wrong, market=True)
    assert answer.state["market"]["items"] == [item["name"] for item in ITEMS[1:]]
    assert answer.standings[0].total == 9


def test_a_duty_paid_otherwise_takes_what_was_paid_and_the_rest_is_unpaid() -> None:
    answer = after(gain(0, gold=5), *DUTY_DUE, duty(1, 2, **OK))
    assert [seat["gold"] for seat in answer.state["seats"]] == [5, 0]
    assert [seat["unpaid"] for seat in answer.state["seats"]] == [1, 0]
    assert answer.state["round"] == 2


def test_a_duty_too_early_counts_and_is_not_held_again_this_round() -> None:
    answer = after(RESHUFFLE, rest(0), duty(1, 0, **OK))
    assert expected(answer) == (1, ("move",))
    assert answer.state["duties"] == 1
    assert after(RESHUFFLE, rest(0), duty(1, 0, **OK), rest(1)).state["round"] == 2


def test_the_fourth_duty_ends_the_game_also_by_a_ruling() -> None:
    game = [*DUTY_DUE, duty(1, 1)] * 3
    assert after(*game, duty(0, 0, **OK)).status == "finished"


def test_a_leader_out_of_turn_still_starts_the_next_round() -> None:
    lead = card(1, "lead", {"lead": True}, **OK)
    assert after(lead, rest(0)).state["lead"] == 1


def test_after_the_end_a_ruling_changes_nothing() -> None:
    game = [*DUTY_DUE, duty(1, 1)] * 4
    raw = table(*game)
    before = position_after(raw)
    assert position_after({**raw, "events": [*game, rest(0, **OK), gain(0, points=5, **OK)]}) == before


def test_a_ruling_on_a_due_move_that_cannot_be_changes_no_more_than_can_be() -> None:
    nobody = own(0, buy(thing("面"), wearer=7), character=9, **OK)
    answer = after(*DUTY_DUE, nobody)
    assert expected(answer) == (None, ("duty",))
    assert len(answer.state["seats"][0]["characters"]) == 1
