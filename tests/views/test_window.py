"""What a device keeps is read with care; the way from screen to screen and back; seats; a double tap is one."""

from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.desk import StoreError
from tests.views.tree import drawn, taps, texts
from views.app import failed, tell_failures
from views.parts.base import button_style
from views.parts.marks import initial, seats_of
from views.theme import Look
from views.window import Once, Preferences, Screen, Window


class Page:
    """A page that only notes where it goes."""

    def __init__(self) -> None:
        self.route = "/"

    def navigate(self, route: str) -> None:
        self.route = route


class Seen(Screen):
    """A screen that counts."""

    def __init__(self, window: Window, route: str) -> None:
        super().__init__(window)
        self.route, self.left, self.read = route, 0, 0

    def leave(self) -> None:
        self.left += 1

    def reread(self) -> None:
        self.read += 1


@pytest.fixture
def window() -> Window:
    page: Any = Page()
    shown = Window(page, None, Seen)
    shown.show("/table")
    return shown


def test_a_screen_that_is_kept_is_shown_again_as_it_was(window: Window) -> None:
    table: Any = window.screen
    window.go("/rules", keep=True)
    assert window.behind is table
    window.back()
    assert window.screen is table
    assert (table.left, table.read) == (0, 1)
    assert window.page.route == "/table"


def test_the_browsers_back_button_returns_to_the_kept_screen_too(window: Window) -> None:
    table = window.screen
    window.go("/rules", keep=True)
    window.routed("/table")
    assert window.screen is table
    assert window.behind is None


def test_what_goes_wrong_is_told_with_a_way_back_to_the_same_screen(window: Window) -> None:
    table: Any = window.screen
    window.fail(StoreError("full"))
    look = Look(lang="en")
    screen = drawn(lambda: failed(window, look, window.failure))
    assert any("no room left" in shown for shown in texts(screen))
    dict(taps(screen))["again"]()
    assert (window.failure, window.screen, table.read) == (None, table, 1)
    dict(taps(screen))["to-home"]()
    assert window.route == "/"


def test_a_failing_event_is_told_in_the_window_and_does_not_end_its_session(window: Window) -> None:
    page: Any = window.page
    page.session = SimpleNamespace(error=None)
    tell_failures(window)
    error = StoreError("moved")
    try:
        raise error
    except StoreError:
        page.session.error("a traceback")
    assert window.failure is error
    window.show("/history")
    assert window.failure is None


def test_a_screen_that_could_not_be_opened_is_tried_again(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(window: Window, route: str) -> Screen:
        raise StoreError("busy")

    find = window.find
    monkeypatch.setattr(window, "find", busy)
    with pytest.raises(StoreError):
        window.show("/history")
    assert window.screen is None
    monkeypatch.setattr(window, "find", find)
    window.again()
    assert isinstance(window.screen, Seen)
    assert window.screen.route == "/history"


@pytest.fixture
def opened() -> Window:
    """A window that was opened at home and is at a table now, with the log left by the app's own way back."""
    page: Any = Page()
    shown = Window(page, None, Seen)  # type: ignore[arg-type]
    shown.open("/")
    shown.go("/table")
    shown.go("/table/log")
    shown.back()
    return shown


def test_the_browsers_back_does_not_open_again_what_the_apps_own_way_left(opened: Window) -> None:
    assert opened.route == "/table"
    opened.routed("/table/log")
    assert opened.route == "/"
    assert opened.page.route == "/"


def test_at_home_what_the_history_still_holds_passes_by_until_the_browser_leaves(opened: Window) -> None:
    opened.routed("/table/log")
    for stale in ("/table/log", "/table", "/"):
        opened.routed(stale)
        assert opened.route == "/"


def test_back_closes_what_lies_over_the_screen_first(opened: Window) -> None:
    screen: Any = opened.screen
    lying = ["menu"]
    screen.close_top = lambda: bool(lying and lying.pop())
    opened.routed("/table/log")
    assert (opened.screen, lying, opened.page.route) == (screen, [], "/table")
    opened.routed("/table/log")
    assert opened.route == "/"


def test_an_address_that_is_typed_is_shown(opened: Window) -> None:
    opened.routed("/settings")
    assert opened.route == "/settings"
    opened.routed("/table")
    assert opened.route == "/table"


def test_a_screen_that_is_not_kept_is_made_anew(window: Window) -> None:
    table: Any = window.screen
    window.go("/log")
    assert table.left == 1
    window.back()
    assert window.screen is not table


@pytest.mark.parametrize("away", [Window.home, Window.close])
def test_a_kept_screen_is_left_once_nothing_returns_to_it(window: Window, away: Any) -> None:
    table: Any = window.screen
    window.go("/rules", keep=True)
    rules: Any = window.screen
    away(window)
    assert (table.left, rules.left) == (1, 1)


@pytest.mark.parametrize(
    "kept", [None, "", "{", "[]", '{"lang": "fr"}', '{"scale": 9.5}', '{"contrast": "yes"}', '{"theme": 3}']
)
def test_preferences_that_cannot_be_read_are_left_at_their_default(kept: str | None) -> None:
    assert Preferences.read(kept) == Preferences()


def test_preferences_are_taken_one_by_one() -> None:
    kept = Preferences.read('{"lang": "en", "scale": 2.0, "theme": "sepia", "left_handed": true}')
    assert kept == Preferences(lang="en", scale=2.0, left_handed=True)


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("あやか", "あ"),
        ("tom", "T"),
        ("𠮷田", "𠮷"),
        ("김민수", "김"),
        ("👨‍👩‍👧 家", "👨‍👩‍👧"),
        ("が", "が"),
        (" 健", "健"),
    ],
)
def test_a_mark_shows_the_first_written_character(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_seats_without_a_colour_get_different_ones() -> None:
    seats = seats_of(["a", "b", "c"], [None, "#AE2E3C", None])
    assert len({seat.color for seat in seats}) == 3
    assert len({seat.shape for seat in seats}) == 3
    assert seats[1].shape == "circle"


def test_a_seat_with_a_colour_of_its_own_keeps_a_free_shape() -> None:
    seats = seats_of(["a", "b"], ["#123456", "#123456"])
    assert seats[0].shape != seats[1].shape


def test_the_second_tap_of_a_double_tap_is_dropped() -> None:
    once = Once(60)
    assert once.ready()
    assert not once.ready()
    once.open()
    assert once.ready()


def test_a_tap_on_something_else_is_no_second_tap() -> None:
    once = Once(60)
    assert once.ready("enter")
    assert once.ready("undo")
    assert not once.ready("undo")


def test_the_same_entry_once_more_waits_longer_than_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("views.window.time", SimpleNamespace(monotonic=lambda: now[0]))
    once = Once(0.3)
    assert once.ready(thing="adjust +50")
    now[0] = 0.5
    assert not once.ready(thing="adjust +50")
    assert once.ready(thing="adjust −2")
    now[0] = 1.2
    assert once.ready(thing="adjust −2")


def test_the_ring_of_the_focus_is_shown_to_who_walks_by_keyboard_only(window: Window) -> None:
    with_mouse = button_style(Look(), None, "#000000", 1.5, 14, 0)
    by_keyboard = button_style(Look(keyed=True), None, "#000000", 1.5, 14, 0)
    assert isinstance(with_mouse.side, ft.BorderSide)
    assert isinstance(by_keyboard.side, dict)
    window.pressed(ft.KeyboardEvent("keyboard_event", cast(Any, None), "Tab", False, False, False, False))
    assert window._keyed
