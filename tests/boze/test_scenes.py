"""The boze table by tapping, without a browser: every scene draws, and what was promised costs no more taps."""

import random
import re
from functools import partial
from typing import Any

import pytest

from companion.desk import Desk, Sitting
from companion.packs import shipped
from companion.referee import standings
from models.boze import State
from tests.boze.builders import (
    GUESTS,
    NAMES,
    OPENING,
    RESHUFFLE,
    Raw,
    buy,
    card,
    cards,
    gain,
    own,
    person,
    recruit,
    rest,
)
from tests.boze.selfplay import play
from tests.views.tree import drawn, taps, texts
from views.boze.count import Count
from views.boze.table import TableScreen
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.theme import Look
from views.window import Preferences

PHONE = Look(lang="ja", game="boze")
LOOKS = (
    PHONE,
    Look(lang="en", width=1180, height=820, dark=True, game="boze"),
    Look(lang="en", width=844, height=390, game="boze"),
    Look(lang="ja", width=360, height=640, scale=2.0, game="boze"),
)


class Still:
    """A window that shows nothing and goes nowhere."""

    guest = seat = None

    def __init__(self, desk: Desk, look: Look) -> None:
        self.desk, self.look, self.lang = desk, look, look.lang
        self.preferences = Preferences()

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


def at_table(
    desk: Desk, *events: Raw, pack: Any = None, look: Look = PHONE, seats: int = 2, draft: Any = None, **options: Any
) -> TablePage:
    """A table with these entries, as a window shows it."""
    shot = desk.create("boze", [Sitting(name) for name in NAMES[:seats]], {"market": True, **options}, pack)
    for event in events:
        assert desk.enter(shot.table_id, [event]).ok
    if draft is not None:
        desk.set_draft(shot.table_id, draft, COUNTED)
    table = TablePage(Still(desk, look), shot.table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    return table


def shown(table: TablePage) -> dict[str, Any]:
    """What can be tapped, by its identifier."""
    return dict(taps(drawn(partial(table.build, table.window.look))))


def press(table: TablePage, *identifiers: str) -> int:
    """Taps one after the other; how many taps that were."""
    for identifier in identifiers:
        shown(table)[identifier]()
    return len(identifiers)


def told(table: TablePage) -> str:
    return " ".join(texts(drawn(partial(table.build, table.window.look))))


def state_of(table: TablePage) -> State:
    state: State = table.state
    return state


ROUND_WITH_A_RECRUIT = (OPENING, own(0, recruit(GUESTS[0], cards(1))), rest(1))
ROUND_WITH_AN_ITEM = (OPENING, own(0, buy(OPENING["items"][4])), rest(1))


# --- every scene draws ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lang}-{look.width:.0f}")
@pytest.mark.parametrize("pack", [None, "boze/practice"])
def test_every_scene_of_a_game_draws_at_every_size(desk: Desk, look: Look, pack: str | None) -> None:
    game = play(random.Random(3), 3, pack and shipped("boze", pack), True, True, "anyone")  # type: ignore[arg-type]
    events = game.raw["events"]
    for count in (0, 6, len(events) // 2, len(events)):
        table = at_table(desk, *events[:count], pack=pack, look=look, seats=3, **game.raw["options"])
        assert shown(table)
        if state_of(table).due is not None or table.over:
            continue
        worker = next(n for n in range(5) if n not in state_of(table).seats[state_of(table).to_act].tapped)
        for category in ("meeting", "supplies", "show", "ace"):
            for ident in (f"worker-{worker}", "step-card"):
                press(table, *({ident} & shown(table).keys()))
            press(table, f"category-{category}")
            assert shown(table)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lang}-{look.width:.0f}")
def test_every_sheet_draws(desk: Desk, look: Look) -> None:
    table = at_table(desk, OPENING, look=look)
    screen = table.screen
    assert isinstance(screen, TableScreen)
    for open_ in (screen.open_gain, screen.open_mulligan):
        open_()
        assert "scrim" in " ".join(shown(table)) or told(table)
        table.undo()
    press(table, "category-meeting", "recruit-0", "beside", "price-0")
    assert "price-done" not in shown(table)
    assert re.search("理由を入れる|Give the reason", told(table))


# --- a card needs no name ------------------------------------------------------------------------------------


def test_a_card_without_a_list_is_two_taps_and_is_called_by_kind_and_number(desk: Desk) -> None:
    table = at_table(desk, market=False)
    assert press(table, "category-show", "form-cost-3", "form-points-4", "main-action") == 4
    shown_card = state_of(table).seats[0].bonuses[0]
    assert (shown_card.key, shown_card.cost, shown_card.points) == ("ボーナス 1", 3, 4)
    press(table, "category-show", "form-cost-0", "form-points-1", "main-action")
    assert state_of(table).seats[1].bonuses[0].key == "ボーナス 2"


def test_a_name_typed_just_before_a_digit_is_tapped_is_not_lost(desk: Desk) -> None:
    table = at_table(desk, market=False)
    press(table, "category-show")
    screen = table.screen
    assert isinstance(screen, TableScreen)
    drawn_before = shown(table)
    screen.tell("bonus", "name", "夕日の賞")
    drawn_before["form-cost-0"]()
    drawn_before["form-points-5"]()
    assert screen.now.did == ({"bonus": {"name": "夕日の賞", "cost": 0, "points": 5}},)


def test_what_is_still_missing_of_a_card_is_said_on_its_button(desk: Desk) -> None:
    table = at_table(desk, market=False)
    press(table, "category-supplies")
    for ident, waits in (("form-slot-hands", "つける所"), ("form-points-2", "点"), ("form-cost-1", "コスト")):
        assert f"{waits}を タップ" in told(table) or ident == "form-points-2"
        assert "form-add" not in shown(table)
        press(table, ident)
    assert state_of(table).seats[0].hand == 5
    press(table, "main-action")
    assert [item.key for item in state_of(table).seats[0].workers[0].items] == ["アイテム 1"]


def test_points_above_nine_are_typed_and_the_second_digit_uses_the_card(desk: Desk) -> None:
    table = at_table(desk, market=False)
    used = press(table, "category-show", "form-cost-0", "form-points-long", "form-points-1", "form-points-4")
    assert used == 5
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert screen.now.did[0]["bonus"] == {"name": "ボーナス 1", "cost": 0, "points": 14}
    press(table, "step-effect", "chosen-0")
    assert screen.now.writing is not None
    assert screen.now.writing.points == 14


def test_points_below_zero_are_a_sign_and_a_digit_in_either_order(desk: Desk) -> None:
    table = at_table(desk, market=False)
    press(table, "category-show", "form-points-3", "form-points-minus", "form-cost-0")
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert screen.now.did[0]["bonus"]["points"] == -3
    press(table, "step-effect", "chosen-0", "form-points-2", "form-add")
    assert screen.now.did[0]["bonus"]["points"] == -2
    press(table, "step-effect", "chosen-0", "form-points-minus", "form-points-long", "form-points-1", "form-points-2")
    assert screen.now.did[0]["bonus"]["points"] == 12


def test_a_number_that_waits_for_its_second_digit_is_said_and_not_used(desk: Desk) -> None:
    table = at_table(desk, market=False)
    press(table, "category-show", "form-points-5", "form-cost-long", "form-cost-1")
    assert "もう1けた" in told(table)
    assert "form-add" not in shown(table)
    press(table, "form-cost-long", "form-cost-2")
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert screen.now.did[0]["bonus"] == {"name": "ボーナス 1", "cost": 2, "points": 5}


def test_what_an_effect_gave_or_took_is_typed_on_the_pad(desk: Desk) -> None:
    table = at_table(desk, market=False)
    screen = table.screen
    assert isinstance(screen, TableScreen)
    screen.open_gain()
    press(table, "digit-1", "digit-2", "gain-points-minus", "digit-8")
    assert screen.now.gained is not None
    assert (screen.now.gained.gold, screen.now.gained.points) == (12, -8)


def test_two_places_of_the_market_are_filled_in_eight_taps(desk: Desk) -> None:
    two = (OPENING, own(0, recruit(GUESTS[0], cards(1)), recruit(GUESTS[1], cards(2))), rest(1))
    table = at_table(desk, *two)
    used = press(table, "form-cost-2", "form-points-3", "form-cost-1", "form-points-1", "main-action")
    assert used <= 8
    assert state_of(table).due is None
    assert [one.key for one in state_of(table).market.characters[-2:]] == ["キャラ 1", "キャラ 2"]


def test_two_items_of_the_market_are_filled_in_eight_taps(desk: Desk) -> None:
    bought = (OPENING, own(0, buy(OPENING["items"][4]), buy(OPENING["items"][1], pay=cards(1))), rest(1))
    table = at_table(desk, *bought)
    used = press(
        table,
        *("form-slot-mask", "form-cost-2", "form-points-3"),
        *("form-slot-body", "form-cost-1", "form-points-1"),
        "main-action",
    )
    assert used <= 8
    assert state_of(table).due is None


def test_a_card_laid_by_mistake_is_taken_up_with_what_was_written_on_it(desk: Desk) -> None:
    table = at_table(desk)
    press(table, "form-cost-2", "form-points-3", "out-characters-0")
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert screen.now.characters == ()
    assert screen.now.writing is not None
    assert (screen.now.writing.cost, screen.now.writing.points) == (2, 3)


def test_no_card_that_lies_or_lay_open_is_offered_as_turned_up_again(desk: Desk) -> None:
    table = at_table(desk, *ROUND_WITH_A_RECRUIT)
    assert not [ident for ident in shown(table) if ident.startswith("known-")]


def test_the_tab_that_is_short_opens_and_the_main_button_says_what_is_missing(desk: Desk) -> None:
    table = at_table(desk, *ROUND_WITH_AN_ITEM)
    assert "form-slot-mask" in shown(table)
    assert "アイテム あと1" in told(table)
    assert "main-action" not in shown(table)


def test_home_characters_lie_open_as_long_as_there_are_some(desk: Desk) -> None:
    table = at_table(desk, OPENING, own(0, recruit(person("島"))))
    press(table, "category-meeting")
    assert [ident for ident in shown(table) if ident.startswith("home-")] == [f"home-{n}" for n in range(1, 6)]
    press(table, "home-1", "form-cost-0", "form-points-2", "main-action")
    assert state_of(table).market.homes_taken == 2


# --- what is seen --------------------------------------------------------------------------------------------


def test_the_card_drawn_at_a_first_move_is_in_the_hand_that_is_shown(desk: Desk) -> None:
    table = at_table(desk, OPENING, rest(0))
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert state_of(table).seats[1].hand == 5
    assert screen.moment.in_hand.hand == 6
    press(table, "rest-draw")
    assert "手札 6 → 7" in told(table)


def test_a_tablet_shows_what_is_for_sale_and_who_can_pay(desk: Desk) -> None:
    table = at_table(desk, OPENING, look=LOOKS[1], actions=40)
    seen = told(table)
    assert all(card["name"] in seen for card in (*OPENING["characters"], *OPENING["items"]))
    assert "can pay" in seen
    assert "short by 1" in seen
    assert "30 left · 0 discarded" in seen
    press(table, "open-recruit-1")
    assert "Recruit 客2" in told(table)


def test_what_a_character_wears_is_seen_on_the_table(desk: Desk) -> None:
    table = at_table(desk, *ROUND_WITH_AN_ITEM[:2], look=LOOKS[1])
    named = [getattr(control, "label", None) or "" for control in drawn(partial(table.build, LOOKS[1]))]
    assert any("wearing 鬼の面" in label for label in named)


def test_a_seat_whose_characters_are_all_tapped_is_done_not_passed_over(desk: Desk) -> None:
    more = (own(0, recruit(person("客"))), rest(1), rest(0), rest(1))
    table = at_table(desk, *more, look=LOOKS[1], market=False)
    assert state_of(table).to_act == 0
    assert "done this round" in told(table)
    assert "passed over" not in told(table)


def test_a_deck_counted_wrong_at_the_setup_is_counted_again(desk: Desk) -> None:
    table = at_table(desk, OPENING, rest(0), actions=12)
    assert state_of(table).deck == 2
    screen = table.screen
    assert isinstance(screen, TableScreen)
    screen.open_recount()
    press(table, "digit-9", "recount-done")
    assert (state_of(table).deck, table.setup.options.actions) == (9, 19)
    assert screen.now.closed() == screen.now


def test_a_count_that_an_earlier_entry_does_not_fit_is_refused_with_the_reason(desk: Desk) -> None:
    table = at_table(desk, card(0, "magic", {"draw": 4}), actions=14, market=False)
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert not table.change_options(actions=13)
    assert "1 番めの入力が合わなくなります" in told(table)
    assert table.setup.options.actions == 14


# --- payments ------------------------------------------------------------------------------------------------


def test_a_crowd_cost_in_gold_and_a_card_in_cards_are_offered_where_only_that_is_legal(desk: Desk) -> None:
    crowded = (card(0, "meeting", recruit(person("先"))), gain(1, gold=1), gain(1, draw=-1))
    table = at_table(desk, *crowded, market=False)
    screen = table.screen
    assert isinstance(screen, TableScreen)
    wrong = table.event(**card(1, "meeting", recruit(person("ひさ", 4), cards(4)), extra=cards(1)))
    broken = table.judge(wrong)
    assert broken
    repairs = screen.repairs([wrong], broken, PHONE)
    assert [repair.label for repair in repairs] == ["縛りは 人魂で 1 · ひさは 手札で 4枚"]
    assert not table.judge(*repairs[0].events)


def test_a_card_named_once_is_offered_after_its_entry_was_taken_back(desk: Desk) -> None:
    table = at_table(desk, market=False)
    press(table, "category-show", "form-cost-0", "form-points-5", "main-action", "undo", "category-show", "bonus-0")
    screen = table.screen
    assert isinstance(screen, TableScreen)
    assert screen.now.did == ({"bonus": {"name": "ボーナス 1", "cost": 0, "points": 5}},)


def test_the_duty_is_one_tap(desk: Desk) -> None:
    table = at_table(desk, RESHUFFLE, rest(0), rest(1), market=False)
    press(table, "main-action")
    assert state_of(table).duties == 1


# --- only the score ------------------------------------------------------------------------------------------


def counting(desk: Desk, pack: str | None = None, look: Look = PHONE, seats: int = 2) -> TablePage:
    return at_table(desk, pack=pack, look=look, seats=seats, draft={})


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lang}-{look.width:.0f}")
@pytest.mark.parametrize("pack", [None, "boze/practice"])
def test_every_part_of_a_count_draws_at_every_size(desk: Desk, look: Look, pack: str | None) -> None:
    table = counting(desk, pack, look)
    for part in ("characters", "items", "bonuses", "gains", "duty"):
        press(table, f"count-{part}")
        assert shown(table)


def test_a_player_is_counted_with_a_tap_a_card(desk: Desk) -> None:
    table = counting(desk)
    used = press(
        table, "digit-3", "digit-5", "count-items", "digit-2", "count-bonuses", "point-long", "digit-1", "digit-0"
    )
    used += press(table, "count-gains", "digit-1", "digit-2", "point-less", "count-duty", "digit-4")
    screen = table.screen
    assert isinstance(screen, Count)
    assert {line.id: line.points for line in screen.lines} == {
        "characters": 8,
        "items": 2,
        "bonuses": 10,
        "gains": 11,
        "duty": -12,
    }
    used += press(table, "main-action")
    assert used == 15
    press(table, "main-action")
    assert table.over
    assert [row.total for row in table.standings] == [19, 0]


def test_a_fifth_companion_is_not_counted(desk: Desk) -> None:
    table = counting(desk)
    press(table, *["digit-1"] * 5)
    screen = table.screen
    assert isinstance(screen, Count)
    assert len(screen.now.characters) == 4


def test_a_tap_takes_a_card_out_and_undo_puts_it_back(desk: Desk) -> None:
    table = counting(desk)
    press(table, "digit-3", "digit-5", "counted-0")
    screen = table.screen
    assert isinstance(screen, Count)
    assert [one.points for one in screen.now.characters] == [5]
    press(table, "undo")
    assert [one.points for one in screen.now.characters] == [3, 5]


def test_with_a_list_a_card_that_another_player_has_is_not_offered(desk: Desk) -> None:
    table = counting(desk, "boze/practice")
    press(table, "listed-sora", "count-bonuses")
    bonus = next(ident for ident in shown(table) if ident.startswith("listed-"))
    press(table, bonus, "main-action")
    assert "listed-sora" not in shown(table)
    press(table, "count-bonuses")
    assert bonus in shown(table)


def test_a_game_that_was_played_counts_the_same(desk: Desk) -> None:
    box = shipped("boze", "boze/practice")
    games = (play(random.Random(seed), 2, box, True, True, "anyone") for seed in range(20))
    # The generator draws bonus cards with repetition; the list shows each once.
    game = next(g for g in games if all(len(set(s.bonuses)) == len(s.bonuses) for s in g.positions[-1].state.seats))
    table = counting(desk, "boze/practice")
    for seat in game.positions[-1].state.seats:
        cards_of = {
            "characters": [worker.card.key for worker in seat.workers if worker.card],
            "items": [item.key for worker in seat.workers for item in worker.items],
            "bonuses": [bonus.key for bonus in seat.bonuses],
        }
        for part, keys in cards_of.items():
            press(table, f"count-{part}", *(f"listed-{key}" for key in keys))
        press(table, "count-gains", *(["point-more"] * seat.gains or ["point-less"] * -seat.gains))
        press(table, "count-duty", *(f"digit-{digit}" for digit in str(seat.unpaid)), "main-action")
    assert [row.total for row in table.standings] == [row.total for row in standings(game.positions[-1])]
