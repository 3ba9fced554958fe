"""The screens of an event, without a browser: made, checked in, paired, played, finished, found again."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from companion.desk import Desk
from companion.game import GAMES, game_of
from companion.tournament import evening
from tests.tournament.test_evening import board, end, now
from tests.views.tree import drawn, taps, texts
from views.event.evening import EventScreen
from views.event.listing import Events
from views.event.new import NewEvent
from views.event.setting import seats_of, setting_of, variants_of
from views.event.wall import Wall
from views.screens.history import History
from views.theme import Look
from views.window import Screen, Window

JA = Look(lang="ja", dark=False, width=390, height=844)
EN = Look(lang="en", dark=True, width=1180, height=820)


class Double:
    """A window that shows nothing. sent: where a screen wanted to go. results: as if other devices were served."""

    results = "http://192.168.1.20:8550/r/"

    def __init__(self, desk: Desk, look: Look) -> None:
        self.desk = desk
        self.look = look
        self.lang = look.lang
        self.sent: list[str] = []
        self.drawn = 0

    def go(self, route: str, *, keep: bool = False) -> None:
        self.sent.append(route)

    def swap(self, route: str, behind: str | None = None) -> None:
        self.sent.append(route)

    def back(self, otherwise: str = "/") -> None:
        self.sent.append(otherwise)

    def home(self) -> None:
        self.sent.append("/")

    def soon(self, work: Callable[[], Any]) -> None:
        """What takes the device is left out."""

    def redraw(self) -> None:
        self.drawn += 1


def window(desk: Desk, look: Look = EN) -> Window:
    return cast(Window, Double(desk, look))


def do(shown: Screen, ident: str) -> None:
    found = dict(taps(drawn(lambda: shown.build(shown.window.look))))
    assert ident in found, sorted(found)
    found[ident]()


def said(shown: Screen) -> str:
    return "\n".join(texts(drawn(lambda: shown.build(shown.window.look))))


def made(desk: Desk, look: Look = EN) -> EventScreen:
    """An event of umami, Swiss, at tables of two, with five people."""
    new = NewEvent(window(desk, look))
    new.type_title("Club night")
    do(new, "game-umami")
    do(new, "seats-2")
    do(new, "main-action")
    route = cast(Double, new.window).sent[-1]
    shown = EventScreen(window(desk, look), route.removeprefix("/event/"))
    shown.once.seconds = 0
    for name in ("Aya", "Ben", "Cid", "Dan", "Eve"):
        shown.type_name(name)
        do(shown, "entrant-add")
    return shown


@pytest.mark.parametrize("look", [JA, EN])
def test_an_evening_from_the_new_event_to_the_history(desk: Desk, look: Look) -> None:
    shown = made(desk, look)
    do(shown, "main-action")
    assert now(desk, shown.event_id).round == 1
    assert len(board(desk, shown.event_id).tables) == 2
    do(shown, "event-table-1-1")
    do(shown, "event-open")
    table_id = cast(Double, shown.window).sent[-1].removeprefix("/table/")
    assert desk.snapshot(table_id).game == "umami"
    shown.away()
    for table in board(desk, shown.event_id).tables:
        end(desk, table.pairing.table_id or "", [9, 4])
    do(shown, "event-table-1-2")
    do(shown, "event-void")
    assert [one.why for one in board(desk, shown.event_id).notes] == ["void"]
    do(shown, "event-menu")
    do(shown, "event-finish")
    assert "Club night" in said(History(window(desk, look)))
    history = History(window(desk, look))
    do(history, f"event-{shown.event_id}")
    assert cast(Double, history.window).sent == [f"/event/{shown.event_id}"]
    again = EventScreen(window(desk, look), shown.event_id)
    words = said(again)
    assert "Aya" in words
    assert ("第1回戦" if look.lang == "ja" else "Round 1") in (words if look is EN else _tables(again))
    assert "Club night" in said(Events(window(desk, look)))


def _tables(shown: EventScreen) -> str:
    do(shown, "part-tables")
    return said(shown)


def test_a_name_that_is_taken_is_told_under_its_field_and_stays_there(desk: Desk) -> None:
    shown = made(desk, JA)
    shown.type_name("aya")
    do(shown, "entrant-add")
    assert shown.error
    assert shown.typed == "aya"
    assert len(now(desk, shown.event_id).entrants) == 5


def test_the_name_field_is_told_what_it_holds_so_that_the_next_name_begins_empty(desk: Desk) -> None:
    """A field that is given the same text again keeps what was typed: the names would run together."""
    shown = made(desk)
    before = cast(Double, shown.window).drawn
    shown.type_name("Fay")
    assert cast(Double, shown.window).drawn == before + 1
    do(shown, "entrant-add")
    assert (shown.typed, cast(Double, shown.window).drawn) == ("", before + 2)


def test_a_line_of_the_ranking_says_which_tie_break_put_it_behind(desk: Desk) -> None:
    shown = made(desk)
    do(shown, "main-action")
    for table, points in zip(board(desk, shown.event_id).tables, ([9, 4], [9, 1]), strict=True):
        end(desk, table.pairing.table_id or "", points)
    assert "by Share" in said(shown)
    assert "by Wins" not in said(shown)


def test_a_running_round_waits_and_says_for_how_many_tables(desk: Desk) -> None:
    shown = made(desk)
    do(shown, "main-action")
    words = said(shown)
    assert "Round 1 is being played" in words
    assert "2 tables still run" in words
    assert "main-action" not in dict(taps(drawn(lambda: shown.build(EN))))


def test_the_wall_follows_the_tables_in_both_languages(desk: Desk) -> None:
    shown = made(desk)
    do(shown, "main-action")
    end(desk, board(desk, shown.event_id).tables[0].pairing.table_id or "", [9, 4])
    for look, words in ((JA, ("対局中", "終了")), (EN, ("Playing", "Over"))):
        wall = said(Wall(window(desk, look), shown.event_id))
        assert all(word in wall for word in words)
    evening.delete(desk, shown.event_id)
    assert "There is no such event." in said(Wall(window(desk, EN), shown.event_id))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_at_an_event_in_each_way_to_play_it(desk: Desk, game: str) -> None:
    for variant in variants_of(window(desk), game) or (None,):
        least, most = seats_of(window(desk), game, variant)
        for seats in {least, most}:
            made_ = evening.new(desk, "E", "2026-12-01", game, variant, "swiss", "places", seats)
            for number in range(seats):
                evening.check_in(desk, made_.id, f"N{number}")
            setting = setting_of(window(desk), game, variant)
            after = evening.make_round(desk, made_.id, setting, lambda *_: "t", seen=0)
            shot = desk.snapshot(after.pairings[0].table_id or "")
            assert (shot.game, len(shot.names)) == (game, seats)
            if variant is not None:
                assert game_of(game).variant(shot.head["options"]) == game_of(game).variants[variant]


def test_the_codes_lead_to_the_public_pages_and_the_door_can_be_closed(desk: Desk) -> None:
    shown = made(desk)
    do(shown, "codes")
    assert f"http://192.168.1.20:8550/e/{now(desk, shown.event_id).wall}" in said(shown)
    do(shown, "door")
    assert not now(desk, shown.event_id).door_open


def test_a_round_that_another_window_made_is_not_made_again(desk: Desk) -> None:
    one = made(desk)
    other = EventScreen(window(desk), one.event_id)
    found = dict(taps(drawn(lambda: other.build(EN))))
    do(one, "main-action")
    found["main-action"]()
    assert now(desk, one.event_id).round == 1
