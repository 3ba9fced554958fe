"""Umami counted at its end, without a browser."""

from functools import partial

from companion.desk import Desk, Sitting
from companion.rules import umami as rules
from tests.umami.builders import NAMES, fav
from tests.umami.test_screen import LOOKS, PHONE, Window, press
from tests.views.tree import drawn, texts
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.umami.count import Count


def counting(desk: Desk, players: int) -> TablePage:
    shot = desk.create("umami", [Sitting(name) for name in NAMES[:players]])
    desk.set_draft(shot.table_id, {}, COUNTED)
    table = TablePage(Window(desk), shot.table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    return table


def typed(*cards: str) -> list[str]:
    return [ident for card in cards for ident in (f"value-{card[0]}", f"icon-{card[1]}")]


def test_a_set_dish_is_at_most_nine_taps_and_its_points_show_at_once(desk: Desk) -> None:
    table = counting(desk, 2)
    taps = [*typed("7*", "8f", "9s"), "want-1", "arrow-down", "stars-3"]
    assert len(taps) == 9
    press(table, *taps)
    screen = table.screen
    assert isinstance(screen, Count)
    assert [(line.id, line.points) for line in screen.lines] == [("favourites", 3), ("ingredients", 1)]
    assert screen.now.at == 1
    press(table, *typed("1*", "2f", "4s"), "stars-1", "main-action", "main-action")
    assert table.over
    assert [row.total for row in table.standings] == [6, 0]


def test_only_what_the_dish_matches_is_offered(desk: Desk) -> None:
    table = counting(desk, 2)
    screen = table.screen
    assert isinstance(screen, Count)
    press(table, *typed("7*", "8f", "1s"))
    assert [(want.colors, want.differ, want.step) for want in screen.wants] == [
        (("red", "red", "green"), None, None),
        (("red", "red", "green"), True, None),
    ]
    press(table, "clear-dish", *typed("7*", "7f", "1s"))
    assert [want.differ for want in screen.wants] == [None]
    press(table, "no-favourite")
    assert screen.now.at == 1
    assert [line.id for line in screen.lines] == []


def test_every_printed_pattern_is_found_where_it_matches() -> None:
    for pattern, cards in (
        ("rrg", "7* 9f 1s"),
        ("gyr", "1* 4- 9f"),
        ("ggg", "1f 1f 3*"),
        ("+1", "3f 4f 5f"),
        ("+2", "1* 3* 5*"),
    ):
        want = fav(f"{pattern}↑1")["want"]
        found = rules.wants_met(tuple(cards.split()))
        assert want in [met.model_dump(mode="json", exclude_unset=True) for met in found] or any(
            sorted(met.colors or ()) == sorted(want.get("colors", ())) for met in found
        )
        assert all(rules.matches(met, tuple(cards.split())) for met in found)
    assert rules.wants_met(("1*", "2*")) == ()


def test_a_count_is_opened_again_as_it_was_and_every_moment_can_be_drawn(desk: Desk) -> None:
    table = counting(desk, 3)
    press(table, *typed("7*", "8f", "9s"), "stars-3", "dish-3", *typed("5f"), "main-action")
    fix = TablePage(Window(desk), table.table_id, (0, 1))  # type: ignore[arg-type]
    fix.once.seconds = 0
    screen = fix.screen
    assert isinstance(screen, Count)
    assert screen.carried(screen.now)["dishes"] == table.shot.table.events_json()[0]["dishes"]
    for look in (PHONE, *LOOKS):
        assert texts(drawn(partial(fix.build, look)))
    press(fix, "stars-5", "main-action")
    assert [row.total for row in fix.standings] == [6, 0, 0]
