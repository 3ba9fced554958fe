"""The umami table without a browser: random taps that never break it, drafts that come back, counted taps."""

import random
from typing import Any
from unittest.mock import patch

import flet as ft
import pytest

from companion.desk import Desk, Sitting
from companion.referee import referee
from models.umami import Dish, Favourite, SeatState
from tests.umami.builders import FAVOURITES, NAMES, area, deal, end, fav, hand, secrets
from tests.views.tree import drawn, taps, texts
from views.screens.table import TablePage
from views.theme import Look
from views.umami.draft import Draft, Pick
from views.umami.pads import PATTERNS
from views.umami.table import TableScreen

PHONE = Look(lang="ja", game="umami")
LOOKS = (
    Look(lang="en", game="umami", dark=True, width=1180, height=820),
    Look(lang="en", game="umami", width=700, height=500),
    Look(lang="ja", game="umami", width=340, height=600, scale=2.0, contrast=True),
)
AWAY = {"back", "log", "more", "share", "verdict-rule"}
"""Taps that leave the table."""


class Window:
    """A window that only remembers where it was sent."""

    guest = seat = None

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look = PHONE
        self.lang = "ja"
        self.sent: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.sent.append(name)


def begin(desk: Desk, players: int, *events: Any, favourites: int | None = None) -> TablePage:
    options = None if favourites is None else {"favourites": favourites}
    shot = desk.create("umami", [Sitting(name, None, None) for name in NAMES[:players]], options, None)
    table = TablePage(Window(desk), shot.table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    for raw in events:
        assert table.enter(table.event(**raw))
    return table


def on_screen(table: TablePage, look: Look = PHONE) -> dict[str, Any]:
    """What can be tapped."""
    return dict(taps(drawn(lambda: table.build(look))))


def press(table: TablePage, *idents: str) -> None:
    for ident in idents:
        on_screen(table)[ident]()


def strike(table: TablePage, *keys: str) -> None:
    """Presses keys, each on the screen that the one before left."""
    for key in keys:
        on_screen(table)
        table.key(key, ctrl=False, shift=False)


def drafted(table: TablePage) -> Draft:
    draft: Draft = table.screen.now  # type: ignore[union-attr]
    return draft


def last_turns(table: TablePage) -> None:
    """On to the last turns of two: seat 0 comes to twelve ingredients, then the secrets are turned up."""
    for number in range(6):
        for seat in (0, 1):
            first, second = 2 * number, 2 * number + 1
            for raw in (hand(seat, "5f", first // 3), area(seat, 0, second // 3), end(seat, "1s")):
                assert table.enter(table.event(**raw)), raw
    assert table.enter(table.event(**secrets("+1↑3", "+2↓4")))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3), (5, 5)])
def test_random_taps_always_leave_a_screen_and_a_record_that_stands(desk: Desk, players: int, seed: int) -> None:
    rng = random.Random(seed)
    table = begin(desk, players, deal(), favourites=rng.choice([None, 4, 5]))
    entries = 0
    for number in range(90):
        found = on_screen(table)
        found = {ident: tap for ident, tap in found.items() if ident not in AWAY}
        assert found
        weights = [{"main-action": 12, "claim": 6, "undo": 0.4}.get(ident, 1.0) for ident in found]
        before = len(table.shot.table.steps)
        if table.over and table.shown is None:
            break
        rng.choices(list(found.values()), weights)[0]()
        entries += len(table.shot.table.steps) > before
        draft = drafted(table)
        assert Draft.read(draft.as_json()) == draft
        if number % 22 == 0:
            for look in LOOKS:
                assert texts(drawn(lambda look=look: table.build(look)))
    assert entries > 1
    assert referee(table.shot.table.game).problem is None


def test_a_card_turned_up_is_one_tap_and_a_favourite_at_most_five(desk: Desk) -> None:
    table = begin(desk, 2)
    press(table, "card-7*", "card-2s", "card-5f", "card-3*")
    assert drafted(table).cards == ("7*", "2s", "5f", "3*")
    for stars, pattern in enumerate(("rrg", "ggg", "+2", "gyr")):
        idents = [f"pattern-{pattern}", "arrow-down", f"stars-{9 - stars}", "main-action"]
        if pattern == "rrg":
            idents.insert(1, "differ")
        assert len(idents) <= 5
        press(table, *idents)
    cards = drafted(table).favourites
    assert [card.stars for card in cards] == [9, 8, 7, 6]
    assert cards[0].want.differ
    press(table, "main-action")
    assert table.state.favourites == cards


def test_a_plain_turn_is_six_taps_and_ends_by_itself(desk: Desk) -> None:
    """The hand card's pad lies open, a tap on a dish is the entry, the card turned up is one tap, and with it the turn ends."""
    table = begin(desk, 3, deal())
    for seat, (value, icon, dish, slot) in enumerate([("9", "f", 0, 0), ("5", "*", 0, 1), ("1", "s", 2, 3)]):
        taps = [f"value-{value}", f"icon-{icon}", f"dish-{dish}", f"slot-{slot}", f"dish-{dish}", "card-6f"]
        assert len(taps) <= 6
        press(table, *taps)
        assert table.turn == (seat + 1) % 3
    assert table.state.turns == 3


def test_the_area_card_may_come_first_while_the_pad_lies_open(desk: Desk) -> None:
    table = begin(desk, 2, deal())
    press(table, "slot-0", "dish-1", "value-9", "icon-f", "dish-1", "card-1*")
    assert table.state.seats[0].dishes[1].cards == ("7*", "9f")
    assert table.state.to_act == 1


def test_a_dish_that_is_the_only_one_takes_the_card_by_itself(desk: Desk) -> None:
    table = begin(desk, 2, deal())
    set_dish = Dish(("7*", "8f", "1s"), Favourite.model_validate(fav("rrg↓2")))
    robbed = SeatState((Dish(("1*",)), *[Dish()] * 4))
    alone = table.state._replace(seats=(SeatState((*[set_dish] * 4, Dish(("5f",)))), robbed))
    position = table.position._replace(state=alone)
    entered: list[Any] = []
    table.enter = lambda *events, typed=False: entered.append(events) or True  # type: ignore[method-assign, func-returns-value]
    with patch.object(type(table), "position", property(lambda _: position)):
        press(table, "value-9", "icon-f")
        assert [event.dish for (event,) in entered] == [4]
        table.screen.now = Draft()  # type: ignore[union-attr]
        press(table, "value-2", "icon-s")
        assert len(entered) == 1, "a steal card may be discarded to steal instead"


def test_the_cards_seen_least_stand_out_where_one_is_turned_up(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0), area(0, 0, 0))
    shown = table.screen
    assert isinstance(shown, TableScreen)
    seen = shown.m.seen()
    assert seen["7*"] == 1
    assert seen["9f"] == 1
    assert seen["9s"] == 0


def test_a_turn_does_not_end_by_itself_while_a_claim_is_called_out(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "1-", 0), area(0, 1, 0), end(0, "5-"), hand(1, "9-", 0), area(1, 0, 0))
    assert table.enter(table.event(**end(1, "6-")))
    press(table, "value-3", "icon-f", "dish-0", "slot-3", "dish-1", "card-9s")
    assert table.state.to_act == 0
    press(table, "claim")
    assert drafted(table).cards == ("9s",)
    press(table, "pattern-ggg", "stars-1", "main-action")
    assert table.state.to_act == 1


def test_a_typed_card_can_be_changed_after_the_entry_by_undo(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0), area(0, 0, 0))
    press(table, "card-6f")
    assert table.state.area[0] == "6f"
    press(table, "undo")
    assert drafted(table).cards == ("6f",)
    press(table, "fill-0", "card-8s", "main-action")
    assert table.state.area[0] == "8s"


def test_no_pad_offers_a_card_that_is_not_printed(desk: Desk) -> None:
    table = begin(desk, 2)
    assert not [ident for ident in on_screen(table) if ident.startswith("card-") and ident.endswith("-")]
    assert len([ident for ident in on_screen(table) if ident.startswith("card-")]) == 27
    table = begin(desk, 2, deal())
    assert "icon--" not in on_screen(table)
    strike(table, "7", "-")
    assert drafted(table).icon == ""


def test_the_last_hand_card_of_the_last_turn_ends_it(desk: Desk) -> None:
    table = begin(desk, 2, deal(favourites=FAVOURITES))
    last_turns(table)
    for _ in range(3):
        press(table, "value-1", "icon-s", "dish-4")
        assert table.state.to_act == 0
    press(table, "value-9", "icon-s", "dish-4", "discard-3")
    assert table.state.to_act == 1


def test_a_verdict_shows_the_dish_that_it_is_about(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "1-", 0), area(0, 1, 0), end(0, "5-"), hand(1, "9-", 0), area(1, 0, 0))
    table.enter(table.event(**end(1, "6-")))
    press(table, "value-3", "icon-f", "dish-0", "claim", "slot-3", "dish-0")
    assert table.shown is not None
    assert table.shown.rule == "umami.dish"
    for look in (PHONE, *LOOKS):
        found = drawn(lambda look=look: table.build(look))
        assert "あやかの料理" in texts(found) or "あやか's dishes" in texts(found)


def test_who_is_not_there_yet_is_no_button(desk: Desk) -> None:
    table = begin(desk, 2, deal())
    press(table, "table", "fav-0")
    assert not [ident for ident in on_screen(table) if ident.startswith("near-")]


def test_others_dishes_say_whose_they_are(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0))
    table.screen.look_at_others()  # type: ignore[union-attr]
    labels = [c.label for c in drawn(lambda: table.build(PHONE)) if isinstance(c, ft.Semantics) and c.label]
    assert any(label.startswith("Tomの料理1") for label in labels)
    assert any(label.startswith("あやかの料理1") for label in labels)


def test_undo_after_undo_goes_on_to_the_entry_before(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0), area(0, 0, 0))
    press(table, "undo", "undo")
    assert table.state.seats[0].dishes[0].cards == ()
    assert (drafted(table).typed, drafted(table).dish) == ("9f", 0)


def test_an_earlier_entry_is_typed_anew_with_what_it_was(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0), area(0, 0, 0), end(0, "5-"))
    table.to_fix(1, 1)
    assert drafted(table).typed == "9f"
    press(table, "value-8", "dish-0")
    assert table.state.seats[0].dishes[0].cards == ("8f", "7*")


def test_the_fourth_card_asks_which_one_goes(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0), area(0, 0, 0), end(0, "5-"))
    for raw in (hand(1, "9f", 0), area(1, 0, 0), end(1, "5-"), hand(0, "8-", 0)):
        assert table.enter(table.event(**raw))
    press(table, "slot-3", "dish-0")
    assert [ident for ident in on_screen(table) if ident.startswith("discard")] == [f"discard-{i}" for i in range(4)]
    press(table, "discard-1")
    assert table.state.seats[0].dishes[0].cards == ("9f", "8-", "3*")


@pytest.mark.parametrize("key", ["S", "s"])
def test_a_keyboard_types_cards_dishes_and_favourites(desk: Desk, key: str) -> None:
    table = begin(desk, 2)
    strike(table, "7", "*", "Numpad 2", key, "5", "f", "3", "T")
    assert drafted(table).cards == ("7*", "2s", "5f", "3*")
    strike(table, "g", "R", "r", "=", "Arrow Down", "4")
    assert drafted(table).pick == Pick("rrg", True, "down", 4)
    strike(table, "Enter", "+", "Enter", "+", "+", "Enter", "y", "y", "y", "Enter", "Enter")
    wants = [card.want for card in table.state.favourites]
    assert [want.step or want.colors for want in wants][1:] == [1, 2, ("yellow",) * 3]
    strike(table, "9", "f", "2")
    assert table.state.seats[0].dishes[1].cards == ("9f",)


def test_every_pattern_of_the_list_is_a_favourite() -> None:
    cards = [Pick(pattern).favourite() for pattern in PATTERNS]
    assert all(cards)
    assert len({card.want for card in cards if card}) == len(PATTERNS)
    assert [Pick.of(card).pattern for card in cards if card] == list(PATTERNS)


@pytest.mark.parametrize(
    "junk",
    [
        None,
        [],
        "draft",
        {"source": "9"},
        {"source": "hand", "value": "7", "dish": 9},
        {"dish": 0},
        {"cards": ["7*"]},
        {"favourites": [{}]},
        {"cards": ["x"]},
        {"stealing": True, "source": "1", "victim": [0, 0], "taken": "9f"},
        {"stealing": True, "source": "1", "victim": [7, 0]},
        {"view": "nowhere"},
        {"asked": "held-9-9"},
        {"asked": "fav-99"},
        {"asked": "what"},
        {"slot": 12},
        {"pick": {"pattern": "abc"}},
        {"pick": {"pattern": "+7"}},
        {"unknown": 1},
        {"let_go": 5},
        {"let_go": ["what", 7]},
    ],
)
def test_a_kept_draft_that_does_not_fit_is_left(desk: Desk, junk: Any) -> None:
    table = begin(desk, 2, deal(), hand(0, "9f", 0))
    assert table.screen is not None
    table.screen.restore(junk)
    for look in (PHONE, *LOOKS):
        assert texts(drawn(lambda look=look: table.build(look)))
    table.screen.drop()


def test_a_kept_draft_comes_back(desk: Desk) -> None:
    table = begin(desk, 2, deal())
    press(table, "value-7", "icon-s")
    table.leave()
    other = TablePage(Window(desk), table.table_id)  # type: ignore[arg-type]
    assert drafted(other) == drafted(table)


def test_a_claim_let_go_stays_so_in_a_window_opened_later_until_its_dish_changes(desk: Desk) -> None:
    events = (hand(0, "1-", 0), area(0, 1, 0), end(0, "5-"), hand(1, "9-", 0), area(1, 0, 0), end(1, "6-"))
    table = begin(desk, 2, deal(), *events, hand(0, "3f", 0))
    press(table, "claim-let-go")
    assert "claim" not in on_screen(table)
    table.leave()
    other = TablePage(Window(desk), table.table_id)  # type: ignore[arg-type]
    other.once.seconds = 0
    assert "claim" not in on_screen(other)
    assert other.enter(other.event(**area(0, 3, 0, discard="3f")))
    assert "claim" in on_screen(other)


def test_a_tablet_calls_out_several_claims_at_once_and_each_button_claims_its_own(desk: Desk) -> None:
    events = (hand(0, "1-", 0), area(0, 1, 0), end(0, "5-"), hand(1, "9-", 0), area(1, 0, 0), end(1, "6-"))
    wide = Look(lang="en", game="umami", width=1180, height=820)
    table = begin(desk, 2, deal(favourites=("rrg↓2", "+1↑3", "ggg↑1", "+2↓4")), *events, hand(0, "3f", 0))
    press(table, "claim-next")
    found = on_screen(table, wide)
    assert {"claim", "claim-1"} <= set(found)
    assert "claim-next" not in found
    found["claim-1"]()
    held = table.state.seats[0].dishes[0].favourite
    assert held is not None
    assert held.want.colors == ("green",) * 3


def test_a_dish_that_the_card_would_make_match_a_favourite_says_so_before_the_tap(desk: Desk) -> None:
    table = begin(desk, 2, deal(), hand(0, "1-", 0), area(0, 1, 0), end(0, "5-"), hand(1, "9-", 0), area(1, 0, 0))
    assert table.enter(table.event(**end(1, "6-")))
    press(table, "value-3", "icon-f")
    labels = [c.label for c in drawn(lambda: table.build(PHONE)) if isinstance(c, ft.Semantics) and c.label]
    (told,) = [label for label in labels if "置くとお気に入りがそろいます" in label]
    assert told.startswith("料理1")
