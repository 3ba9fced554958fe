"""Every rule of dizzle, tripped in every way it can be, and every ruling of the page."""

import string
from typing import Any

import pytest

from companion.explain import headline, say
from companion.game import LANGS
from companion.records import read
from companion.referee import referee
from companion.rulebooks.dizzle import BOOK
from companion.rules.dizzle import RULES
from tests.dizzle.table import (
    PATH,
    RULED,
    Json,
    broken,
    give_back,
    judged,
    last_step,
    mark,
    out,
    pack,
    planet,
    played,
    record,
    reroll,
    roll,
    take,
)
from tests.play import apart_from_counts

START = roll(0, "1122356")
"""A first roll on `PATH`, two players."""

STUCK = (START, take(0, 1, 0, 1), take(1, 1, 1, 0), take(0, 2, 0, 2), take(1, 2, 1, 1), take(0, 3, 0, 3))
"""On `PATH`: 5 and 6 are left, and nothing fits seat 1, whose dice lie on 1,0 and 1,1."""

ROCKET = pack(["X1.P5", "2....", "P...."], [mark("rocket", 0, 1)])
LAUNCHED = (roll(0, "1166666"), take(0, 1, 0, 1), take(1, 1, 0, 1), out(0), out(1))
"""On `ROCKET`: both seats crossed the rocket, seat 0 is to name its planet."""

GATE = pack(["3X", "14", "2."], [mark("key", 0, 0, color="blue"), mark("lock", 1, 1, color="blue")])
BOMB = pack(["X12", "345"], [mark("bomb", 0, 1)])
BOOM = (roll(0, "1333333"), take(0, 1, 0, 1), take(1, 3, 1, 0), out(0), out(1))
"""On `BOMB`: seat 0 crossed the bomb, it exploded for seat 1, who is to roll."""

WALLS = ["X12.3X", "..#.4.", "6....."]
WALLED_IN = (roll(0, "1122344"), take(0, 1, 0, 1), take(1, 1, 0, 1), take(0, 2, 0, 2), take(1, 2, 0, 2))
"""On `WALLS`: both groups are walled in, 3, 4 and 4 are left."""

APART = (roll(0, "12366666"), take(0, 1, 0, 1), take(0, 2, 0, 2), take(0, 3, 0, 5))
"""On ``X12X.3X``, alone: the 3 is a jump away from the walled-in 1 and 2."""

TRIPS: list[tuple[str, Json | list[str], int, tuple[Json, ...]]] = [
    ("dizzle.turn", PATH, 2, (START, take(1, 1, 0, 1))),
    ("dizzle.turn/out", PATH, 3, (roll(0, "2222222222"), out(0), out(0))),
    ("dizzle.turn/rolled", PATH, 2, (START, roll(1, "1122356"))),
    ("dizzle.turn/no-planet", ROCKET, 2, (roll(0, "1166666"), planet(0, 0, 3))),
    ("dizzle.turn/no-give-back", PATH, 2, (START, take(0, 1, 0, 1), take(1, 1, 0, 1), give_back(0, 0, 1))),
    ("dizzle.turn/due-roll", PATH, 2, (out(0),)),
    ("dizzle.turn/due-roll", PATH, 2, (roll(1, "1122356"),)),
    ("dizzle.turn/due-planet", ROCKET, 2, (*LAUNCHED, roll(1, "1166666"))),
    ("dizzle.turn/due-planet", ROCKET, 2, (*LAUNCHED, planet(1, 0, 3))),
    ("dizzle.turn/due-give-back", PATH, 2, (*STUCK, reroll(1, "66"), out(1))),
    ("dizzle.dice-count/roll-count", PATH, 2, (roll(0, "123456"),)),
    ("dizzle.dice-count/reroll-count", PATH, 2, (*STUCK, reroll(1, "666"))),
    ("dizzle.dice-count/face", PATH, 2, (roll(0, "1223450"),)),
    ("dizzle.dice-count/lying", PATH, 2, (*STUCK, roll(0, "1122356"))),
    ("dizzle.pool", PATH, 2, (START, take(0, 4, 0, 4))),
    ("dizzle.pool/empty", PATH, 2, (take(0, 1, 0, 1),)),
    ("dizzle.field/off-sheet", PATH, 2, (START, take(0, 1, 3, 0))),
    ("dizzle.field/off-sheet", PATH, 2, (START, take(0, 1, 0, 5))),
    ("dizzle.field/hole", PATH, 2, (START, take(0, 1, 1, 2))),
    ("dizzle.field/obstacle", WALLS, 2, (roll(0, "1122344"), take(0, 1, 1, 2))),
    ("dizzle.field/printed-cross", PATH, 2, (START, take(0, 1, 0, 0))),
    ("dizzle.field/planet", ROCKET, 2, (roll(0, "1166666"), take(0, 1, 0, 3))),
    ("dizzle.field/no-planet", ROCKET, 2, (*LAUNCHED, planet(0, 1, 0))),
    ("dizzle.open/cross", BOMB, 2, (*BOOM, roll(1, "1333333"), take(1, 3, 1, 0))),
    ("dizzle.open/explosion", BOMB, 2, (*BOOM, roll(1, "1333333"), take(1, 1, 0, 1))),
    ("dizzle.open/die", PATH, 2, (START, take(0, 1, 0, 1), take(1, 1, 0, 1), take(0, 2, 0, 1))),
    ("dizzle.pips", PATH, 2, (START, take(0, 2, 0, 1))),
    ("dizzle.adjacent", PATH, 2, (START, take(0, 1, 0, 1), take(1, 1, 0, 1), take(0, 6, 1, 4))),
    ("dizzle.adjacent/first", PATH, 2, (START, take(0, 2, 1, 1))),
    ("dizzle.jump/no-cross", WALLS, 2, (*WALLED_IN, take(0, 4, 1, 4))),
    ("dizzle.jump/touches", ["X12X.3X"], 1, (*APART, reroll(0, "66666"), give_back(0, 0, 2), take(0, 2, 0, 2))),
    ("dizzle.locked", GATE, 2, (roll(0, "3344555"), take(0, 4, 1, 1))),
    ("dizzle.must-place/drop-out", PATH, 2, (START, out(0))),
    ("dizzle.must-place/reroll", PATH, 2, (START, reroll(0, "1234561"))),
    ("dizzle.must-place-after-reroll/drop-out", PATH, 2, (*STUCK, reroll(1, "46"), out(1))),
    ("dizzle.must-place-after-reroll/reroll", PATH, 2, (*STUCK, reroll(1, "46"), reroll(1, "66"))),
    ("dizzle.must-place-after-reroll/give-back", PATH, 2, (*STUCK, reroll(1, "46"), give_back(1, 1, 0))),
    ("dizzle.give-back", PATH, 2, (*STUCK, reroll(1, "66"), give_back(1, 2, 0))),
    ("dizzle.planet", ROCKET, 2, (*LAUNCHED, planet(0, 0, 3), planet(1, 0, 3), roll(1, "1666666"), planet(0, 0, 3))),
]


@pytest.mark.parametrize(("key", "sheet", "players", "events"), TRIPS, ids=[trip[0] for trip in TRIPS])
def test_each_way_to_break_a_rule_has_its_sentence(
    key: str, sheet: Any, players: int, events: tuple[Json, ...]
) -> None:
    step = last_step(sheet, players, *events)
    violation = next((v for v in step.broken if v.text_key == key), None)
    assert violation is not None, step.broken
    for lang in LANGS:
        for text in (say(violation, step.before.setup, lang), headline(violation, step.before.setup, lang)):
            assert text.strip()
            assert not set("{}[]()") & set(text.replace("(全部で", "").replace("(", "").replace(")", "")), text
            assert "None" not in text


def test_every_way_is_tripped() -> None:
    assert {key for key, *_ in TRIPS} == apart_from_counts(BOOK.messages)
    assert {key.split("/")[0] for key, *_ in TRIPS} == apart_from_counts(RULES)


def test_a_sentence_names_what_was_entered_and_what_would_fit() -> None:
    step = last_step(PATH, 2, START, take(0, 2, 0, 1))
    assert say(step.broken[0], step.before.setup, "en") == (
        "row 1 column 2 is numbered 1. A die that shows 2 goes on a field numbered 2."
    )
    assert say(step.broken[0], step.before.setup, "ja") == ("1行2列の数字は1です。2のダイスは2のマスに置きます。")


# --- kinds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "sheet", "players", "events"), TRIPS, ids=[trip[0] for trip in TRIPS])
def test_only_the_impossible_is_refused_with_a_ruling(
    key: str, sheet: Any, players: int, events: tuple[Json, ...]
) -> None:
    cannot_be = key.split("/")[0] in ("dizzle.dice-count", "dizzle.pool", "dizzle.field", "dizzle.give-back")
    result = judged(sheet, players, *events[:-1], {**events[-1], **RULED})
    if cannot_be or key == "dizzle.open/die":
        assert result.problem is not None
        assert (result.problem.kind, result.problem.rule) == ("impossible", key.split("/")[0])
    elif result.problem is None:
        assert key.split("/")[0] in result.rulings[-1].rules
    else:
        # Beside this rule it broke one that cannot be ruled away.
        assert result.problem.kind == "impossible"
        assert result.problem.rule != key.split("/")[0]


def test_a_seat_that_does_not_exist_breaks_turn_and_nothing_else() -> None:
    result = judged(PATH, 2, START, take(2, 9, 9, 9))
    assert result.problem is not None
    assert (result.problem.kind, result.problem.rule, result.problem.also) == ("impossible", "dizzle.turn", ())


def test_a_game_without_options_may_leave_the_key_out() -> None:
    full = record(PATH, 2, START)
    bare = {key: value for key, value in full.items() if key != "options"}
    assert referee(read(bare)) == referee(read(full))


def test_all_broken_rules_of_a_ruling_are_listed_in_the_order_of_the_page() -> None:
    events = (START, take(1, 2, 2, 0, **RULED))
    assert judged(PATH, 2, *events).rulings[0].rules == ("dizzle.turn", "dizzle.pips", "dizzle.adjacent")


def test_after_the_end_and_a_stop_only_turn_is_broken() -> None:
    full = ["X1"]
    over = (roll(0, "11111111"), take(0, 1, 0, 1), out(0))
    assert judged(full, 1, *over).status == "finished"
    assert broken(full, 1, *over, take(0, 9, 9, 9)) == ["dizzle.turn"]
    stopped = (START, {"type": "stop", "reason": "時間"})
    assert broken(PATH, 2, *stopped, take(1, 9, 9, 9)) == ["dizzle.turn"]


# --- turns -----------------------------------------------------------------------------------------------------


def test_the_start_player_moves_on_seat_by_seat() -> None:
    events: list[Json] = []
    for spin in range(4):
        state = played(PATH, 3, *events)
        assert (state["starter"], state["spin"], state["round"]) == (spin % 3, spin + 1, spin // 3 + 1)
        events += [roll(spin % 3, "2222222222"), *(out((spin + k) % 3) for k in range(3))]


def test_those_who_dropped_out_are_skipped() -> None:
    spin = (roll(0, "2222222222"), out(0), reroll(1, "1222222222"), take(1, 1, 0, 1))
    state = played(PATH, 3, *spin, reroll(2, "122222222"), take(2, 1, 0, 1))
    assert (state["turn"].player, [seat["out"] for seat in state["seats"]]) == (1, [True, False, False])


def test_the_last_player_has_one_more_action() -> None:
    dropped = (roll(0, "1122666"), take(0, 1, 0, 1), take(1, 1, 0, 1), take(0, 2, 0, 2), take(1, 2, 0, 2))
    state = played(PATH, 2, *dropped, out(0), reroll(1, "333"), take(1, 3, 0, 3))
    assert state["spin"] == 2
    assert state["seats"][1]["crosses"] == [[0, 0], [0, 1], [0, 2], [0, 3], [2, 4]]


def test_a_single_player_goes_on_until_the_drop_out_or_the_last_die() -> None:
    spin = (roll(0, "12366666"), take(0, 1, 0, 1), take(0, 2, 0, 2), take(0, 3, 0, 3))
    state = played(PATH, 1, *spin)
    assert (state["spin"], state["turn"].expects) == (1, ("reroll", "drop-out"))
    assert played(PATH, 1, *spin, out(0))["spin"] == 2
    last = (*spin, reroll(0, "44444"), take(0, 4, 0, 4))
    assert played(PATH, 1, *last, reroll(0, "6666"), take(0, 6, 1, 4))["spin"] == 1


def test_with_no_die_lying_a_reroll_that_does_not_help_passes_the_turn() -> None:
    state = played(PATH, 2, roll(0, "2222222"), reroll(0, "3333333"))
    assert (state["turn"].player, state["turn"].expects) == (1, ("reroll", "drop-out"))
    # The last player's reroll that does not help ends the spin.
    assert played(PATH, 2, roll(0, "2222222"), out(0), reroll(1, "3333333"))["spin"] == 2


def test_a_reroll_does_not_outlast_the_action() -> None:
    events = (*STUCK, reroll(1, "66"), give_back(1, 1, 0), reroll(0, "333"), give_back(0, 0, 1))
    assert played(PATH, 2, *events)["turn"].player == 1
    assert broken(PATH, 2, *events, out(1)) == ["dizzle.must-place"]


def test_the_groups_dice_may_be_parted_by_what_goes_back() -> None:
    spin = (roll(0, "12366666"), take(0, 1, 0, 1), take(0, 2, 0, 2), take(0, 3, 0, 3), reroll(0, "66666"))
    state = played(PATH, 1, *spin, give_back(0, 0, 2))
    assert [die["group"] for die in state["seats"][0]["dice"]] == [1, 1]
    assert state["options"] == [{"die": 2, "cell": [0, 2]}, {"die": 2, "cell": [1, 1]}]
    assert state["pool"] == [2, 6, 6, 6, 6, 6]


# --- rulings ---------------------------------------------------------------------------------------------------


def test_an_out_of_turn_take_by_a_ruling_leaves_the_turn_where_it_is() -> None:
    state = played(PATH, 2, START, take(1, 1, 0, 1, **RULED))
    assert state["turn"].player == 0
    assert state["seats"][1]["dice"] == [{"at": [0, 1], "die": 1, "group": 1}]


def test_an_out_of_turn_take_by_a_ruling_that_empties_the_pool_ends_the_spin() -> None:
    spin = (*STUCK, reroll(1, "46"), take(1, 4, 2, 1))
    state = played(PATH, 2, *spin, take(1, 6, 2, 3, **RULED))
    assert (state["spin"], state["pool"]) == (2, [])
    assert [2, 3] in state["seats"][1]["crosses"]


def test_a_die_set_apart_by_a_ruling_starts_the_next_group() -> None:
    state = played(PATH, 1, roll(0, "12345666"), take(0, 1, 0, 1), take(0, 6, 1, 4, **RULED), take(0, 5, 1, 3))
    assert [(die["at"], die["group"]) for die in state["seats"][0]["dice"]] == [
        ([0, 1], 1),
        ([1, 3], 2),
        ([1, 4], 2),
    ]


def test_a_first_die_by_a_ruling_is_group_one() -> None:
    state = played(PATH, 1, roll(0, "12345666"), take(0, 2, 1, 1, **RULED))
    assert state["seats"][0]["dice"] == [{"at": [1, 1], "die": 2, "group": 1}]


def test_a_ruled_die_on_a_cross_is_no_new_cross() -> None:
    harbour = pack(
        ["1X2", "3P4", "5.."],
        [mark("bomb", 0, 0), mark("flag", 0, 2), mark("rocket", 1, 2)],
        flags=[6, 4, 1],
    )
    first = (roll(0, "1224466"), take(0, 1, 0, 0), take(1, 2, 0, 2), out(0), take(1, 4, 1, 2), planet(1, 1, 1))
    again = (roll(1, "1224466"), take(1, 2, 0, 2, **RULED), take(0, 2, 0, 2), take(1, 4, 1, 2, **RULED),
             take(0, 4, 1, 2), take(1, 6, 0, 0, **RULED), out(0, **RULED), out(1))  # fmt: skip
    state = played(harbour, 2, *first, *again)
    # Only seat 0 arrived and launched; the bomb had gone off before.
    assert [seat["flag"] for seat in state["seats"]] == [[4], [6]]
    assert [seat["flags_left"] for seat in state["seats"]] == [[1], [1]]
    assert (state["turn"].player, state["turn"].expects) == (0, ("planet",))
    assert state["seats"][0]["explosions"] == []


def test_a_ruled_drop_out_ends_the_due_seats_action() -> None:
    assert played(PATH, 2, START, out(0, **RULED))["turn"].player == 1
    assert played(PATH, 2, *STUCK, reroll(1, "66"), out(1, **RULED))["turn"].player == 0


def test_a_ruled_drop_out_of_another_seat_makes_the_due_seat_the_last() -> None:
    state = played(PATH, 2, START, out(1, **RULED))
    assert (state["turn"].player, state["seats"][1]["out"]) == (0, True)
    assert played(PATH, 2, START, out(1, **RULED), take(0, 1, 0, 1))["spin"] == 2


def test_a_ruled_give_back_after_a_reroll_that_helped_ends_the_action() -> None:
    events = (*STUCK, reroll(1, "46"), give_back(1, 1, 1, **RULED))
    state = played(PATH, 2, *events)
    assert (state["turn"].player, state["pool"]) == (0, [2, 4, 6])
    assert state["rulings"][0].rules == ("dizzle.must-place-after-reroll",)


def test_a_ruled_give_back_that_is_not_due_leaves_the_turn() -> None:
    state = played(PATH, 2, START, take(0, 1, 0, 1), give_back(0, 0, 1, **RULED))
    assert (state["turn"].player, state["pool"]) == (1, [1, 1, 2, 2, 3, 5, 6])


def test_a_ruled_reroll_gives_the_due_seat_its_one_reroll() -> None:
    events = (START, reroll(0, "1111111", **RULED))
    assert played(PATH, 2, *events)["turn"].expects == ("take",)
    assert broken(PATH, 2, *events, reroll(0, "1111111")) == ["dizzle.must-place-after-reroll"]


def test_a_ruled_reroll_out_of_turn_changes_the_pool_only() -> None:
    state = played(PATH, 2, START, reroll(1, "6666666", **RULED))
    assert (state["pool"], state["turn"].player, state["turn"].expects) == ([6] * 7, 0, ("take",))
    assert broken(PATH, 2, START, reroll(1, "3333333", **RULED), reroll(0, "1111111")) == []


def test_a_second_roll_by_a_ruling_replaces_the_pool_and_leaves_the_turn() -> None:
    state = played(PATH, 2, START, reroll(0, "2222222", **RULED), roll(1, "3333333", **RULED))
    assert (state["pool"], state["turn"].player, state["spin"]) == ([3] * 7, 1, 1)


def test_between_two_spins_a_ruled_drop_out_or_reroll_changes_nothing() -> None:
    before = played(PATH, 2)
    after = played(PATH, 2, out(1, **RULED), reroll(0, "", **RULED))
    for key in ("pool", "seats", "turn", "spin"):
        assert before[key] == after[key]


def test_a_ruled_roll_lets_the_planets_due_lapse() -> None:
    state = played(ROCKET, 2, *LAUNCHED, roll(0, "2222222", **RULED))
    assert (state["spin"], state["turn"].player, state["pool"]) == (2, 1, [2] * 7)
    assert all([0, 3] not in seat["crosses"] for seat in state["seats"])


def test_a_ruled_roll_instead_of_the_last_planet_ends_the_game() -> None:
    last = pack(["X1P"], [mark("rocket", 0, 1)])
    spin = (roll(0, "11111111"), take(0, 1, 0, 1), out(0))
    assert played(last, 1, *spin)["status"] == "in_progress"
    state = played(last, 1, *spin, roll(0, "11111111", **RULED))
    assert (state["status"], state["pool"], state["spin"]) == ("finished", [], 1)


def test_a_ruled_planet_out_of_order_is_taken_off_what_is_due() -> None:
    state = played(ROCKET, 2, *LAUNCHED, planet(1, 0, 3, **RULED))
    assert (state["turn"].player, state["spin"]) == (0, 1)
    assert played(ROCKET, 2, *LAUNCHED, planet(1, 0, 3, **RULED), planet(0, 2, 0))["spin"] == 2


def test_a_ruled_planet_crossed_before_uses_up_the_rocket() -> None:
    two = pack(["X1.P5", "2....", "P...."], [mark("rocket", 0, 1), mark("rocket", 1, 0)])
    spin = (roll(0, "16666666"), take(0, 1, 0, 1), out(0), planet(0, 0, 3))
    again = (roll(0, "22666666"), take(0, 2, 1, 0), out(0), planet(0, 0, 3, **RULED))
    state = played(two, 1, *spin, *again)
    assert (state["spin"], state["turn"].expects) == (3, ("roll",))
    assert [2, 0] not in state["seats"][0]["crosses"]


# --- the end of a spin -----------------------------------------------------------------------------------------


def test_a_bomb_two_players_crossed_explodes_for_the_third_only() -> None:
    spin = (roll(0, "1133333333"), take(0, 1, 0, 1), take(1, 1, 0, 1), take(2, 3, 1, 0), out(0), out(1), out(2))
    state = played(BOMB, 3, *spin)
    assert [seat["explosions"] for seat in state["seats"]] == [[], [], [[0, 1]]]


def test_an_explosion_is_no_cross_to_start_from() -> None:
    state = played(BOMB, 2, *BOOM, roll(1, "2444444"))
    # The 2 beside the explosion cannot be reached, the 4 beside the crossed 3 can.
    assert state["options"] == [{"die": 4, "cell": [1, 1]}]


def test_a_player_who_arrives_with_no_value_left_rings_nothing() -> None:
    two = pack(["X1X2", "3..4"], [mark("flag", 0, 1), mark("flag", 0, 3)], flags=[5])
    spin = (roll(0, "1366666"), take(0, 1, 0, 1), take(1, 3, 1, 0), out(0), out(1))
    state = played(two, 2, *spin)
    assert [(seat["flag"], seat["flags_left"]) for seat in state["seats"]] == [([5], []), ([], [])]
    late = (roll(1, "1266666"), take(1, 1, 0, 1), take(0, 2, 0, 3), out(1), out(0))
    state = played(two, 2, *spin, *late)
    assert [seat["flag"] for seat in state["seats"]] == [[5], []]


def test_two_flags_in_one_spin_ring_one_value() -> None:
    two = pack(["X12", "3.."], [mark("flag", 0, 1), mark("flag", 0, 2)], flags=[9, 5, 2])
    state = played(two, 1, roll(0, "12666666"), take(0, 1, 0, 1), take(0, 2, 0, 2), out(0))
    assert (state["seats"][0]["flag"], state["seats"][0]["flags_left"]) == ([9], [5, 2])


def test_two_rockets_reach_two_planets() -> None:
    two = pack(["X12", "P.P", "..."], [mark("rocket", 0, 1), mark("rocket", 0, 2)])
    spin = (roll(0, "12666666"), take(0, 1, 0, 1), take(0, 2, 0, 2), out(0))
    assert played(two, 1, *spin, planet(0, 1, 0))["turn"].expects == ("planet",)
    state = played(two, 1, *spin, planet(0, 1, 0), planet(0, 1, 2))
    assert state["seats"][0]["crosses"] == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2]]
    assert state["status"] == "finished"


def test_a_planet_opens_the_fields_beside_it() -> None:
    island = pack(["X1#P4", "#####"], [mark("rocket", 0, 1)])
    spin = (roll(0, "14444444"), take(0, 1, 0, 1), out(0))
    assert played(island, 1, *spin, planet(0, 0, 3), roll(0, "44444444"))["options"] == [{"die": 4, "cell": [0, 4]}]


def test_the_lock_opens_in_the_spin_after_its_key() -> None:
    spin = (roll(0, "3355555"), take(0, 3, 0, 0), take(1, 3, 0, 0), out(0), out(1))
    assert {"die": 4, "cell": [1, 1]} in played(GATE, 2, *spin, roll(1, "4444444"))["options"]


def test_dice_lying_when_the_table_stops_are_no_crosses() -> None:
    jewel = pack(["X12"], [mark("jewel", 0, 1, points=5)])
    spin = (roll(0, "1266666"), take(0, 1, 0, 1), {"type": "stop", "reason": "時間"})
    result = judged(jewel, 2, *spin)
    assert [row.total for row in result.standings] == [0, 0]
    assert result.state["seats"][0]["dice"] == [{"at": [0, 1], "die": 1, "group": 1}]
    assert result.state["options"] == []


def test_the_game_ends_when_fields_are_crossed_or_exploded_planets_aside() -> None:
    small = pack(["X12P"], [mark("bomb", 0, 1)])
    state = played(small, 2, roll(0, "1266666"), take(0, 1, 0, 1), out(1), take(0, 2, 0, 2))
    assert state["status"] == "finished"


@pytest.mark.parametrize(("players", "spins"), [(1, 10), (2, 12), (3, 12), (4, 12)])
def test_the_game_ends_after_the_last_round(players: int, spins: int) -> None:
    dice = {1: "22222222", 2: "2" * 7, 3: "2" * 10, 4: "2" * 13}[players]
    events: list[Json] = []
    for spin in range(spins):
        events += [roll(spin % players, dice), *(out((spin + k) % players) for k in range(players))]
    assert played(PATH, players, *events)["status"] == "finished"
    assert played(PATH, players, *events[:-1])["status"] == "in_progress"


# --- scoring ---------------------------------------------------------------------------------------------------


def test_of_equal_points_fewer_crosses_win() -> None:
    spin = (START, take(0, 1, 0, 1), take(1, 1, 0, 1), take(0, 2, 0, 2), {"type": "stop", "reason": "時間"})
    assert judged(PATH, 2, *spin).winners == (0, 1)
    more = (*LAUNCHED, planet(0, 0, 3), {"type": "stop", "reason": "時間"})
    result = judged(ROCKET, 2, *more)
    assert [(row.rank, row.extra["crosses"]) for row in result.standings] == [(2, 3), (1, 2)]
    assert result.winners == (1,)


def test_an_adjust_counts_before_the_crosses() -> None:
    adjust = {"type": "adjust", "player": 0, "points": 1, "reason": "数え間違い"}
    result = judged(ROCKET, 2, *LAUNCHED, planet(0, 0, 3), adjust, {"type": "stop", "reason": "時間"})
    assert result.winners == (0,)


def test_points_of_a_colour_without_pieces_are_not_given() -> None:
    sheet = pack(["X1"], [], puzzles={"red": 9})
    assert judged(sheet, 2).standings[0].total == 0


def test_sentences_use_only_facts_they_have() -> None:
    for key, message in BOOK.messages.items():
        for text in (message.headline, message.sentence):
            names = {name for _, name, _, _ in string.Formatter().parse(text.en) if name}
            assert names <= {
                "seat", "turn_seat", "other", "count", "given", "value", "values", "die", "lying", "pool", "cell", "cells", "pips", "color", "ways",
            }, key  # fmt: skip
