"""Every field of the app is typed in key by key: Latin letters, and Japanese as it is composed."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.desk import Desk, Sitting
from companion.packs import editing
from companion.packs.editing import Words
from companion.tournament import evening
from tests.boze.builders import OPENING
from tests.browser.conftest import OpenWindow
from tests.browser.handed import finished
from tests.browser.play import PHONE, TABLET, Server, by_id, focused, tap
from tests.browser.tables import ONE_CUBE_EACH, seeded, wait_for
from tests.browser.typed import typed_in, write_out
from views.box.address import address

LOW_PHONE = {"width": 390, "height": 664}
Reach = tuple[str, tuple[str, ...], str]
"""How a field is reached: the address, what is tapped there, and the field's name."""


def on_table(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of a running table."""

    def reach(server: Server) -> Reach:
        return f"table/{seeded(server.data, ONE_CUBE_EACH).table_id}", taps, field

    return reach


def in_box(game: str, *taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of an editor."""

    def reach(server: Server) -> Reach:
        pack_id = f"{game}/own-typed"
        desk = Desk.open(server.data)
        try:
            desk.boxes.save_draft(game, pack_id, editing.blank(game, pack_id, Words("", "")).data())
        finally:
            desk.close()
        return f"box/{game}/{address(pack_id)}", taps, field

    return reach


def on_history(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of the records, where one game is kept."""

    def reach(server: Server) -> Reach:
        shot = finished(server.data)
        return "history", tuple(ident.replace("TABLE", shot.table_id) for ident in taps), field

    return reach


def at(path: str, *taps: str, field: str) -> Callable[[Server], Reach]:
    """A field that needs nothing on the device."""
    return lambda server: (path, taps, field)


def of_person(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of somebody's page."""

    def reach(server: Server) -> Reach:
        desk = Desk.open(server.data)
        try:
            return f"player/{desk.people.ensure('みほ').id}", taps, field
        finally:
            desk.close()

    return reach


def names_of_table(server: Server) -> Reach:
    """The first name at a running table."""
    return f"table/{seeded(server.data, ONE_CUBE_EACH).table_id}/names", (), "seat-name-0"


def at_new_table(
    game: str, options: dict[str, Any], *taps: str, field: str, entered: dict[str, Any] | None = None
) -> Callable[[Server], Reach]:
    """A field of a table at which nothing was entered yet, or one event."""

    def reach(server: Server) -> Reach:
        desk = Desk.open(server.data)
        try:
            shot = desk.create(game, [Sitting("あやか"), Sitting("Tom")], options)
            assert entered is None or desk.enter(shot.table_id, [entered]).ok
            return f"table/{shot.table_id}", taps, field
        finally:
            desk.close()

    return reach


def in_log(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of the log of a running table."""
    return lambda server: (f"table/{seeded(server.data, ONE_CUBE_EACH).table_id}/log", taps, field)


def at_misfit(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of a table at which an entry no longer fits: the turn before it was taken out."""

    def reach(server: Server) -> Reach:
        shot = seeded(server.data, ONE_CUBE_EACH)
        desk = Desk.open(server.data)
        try:
            assert desk.correct(shot.table_id, 1, 2, []).ok
        finally:
            desk.close()
        return f"table/{shot.table_id}", taps, field

    return reach


def at_event(*taps: str, field: str) -> Callable[[Server], Reach]:
    """A field of an event whose people are gathering."""

    def reach(server: Server) -> Reach:
        desk = Desk.open(server.data)
        try:
            made = evening.new(desk, "冬の会", "2026-12-05", "dimsum", None, "swiss", "wins", 4)
            return f"event/{made.id}", taps, field
        finally:
            desk.close()

    return reach


FIELDS: dict[str, Callable[[Server], Reach]] = {
    "a player's name": at("new/dimsum", "add-player", field="name-2"),
    "a player's name in a game without faces": at("new/umami", "seat-0", field="name-0"),
    "the reason of an adjust": on_table("more", "menu-adjust", field="adjust-reason"),
    "the reason of a stop": on_table("more", "menu-stop", field="stop-reason"),
    "a name at a table": names_of_table,
    "the name of a person": of_person("player-more", "player-edit", field="player-name"),
    "the search of the log": on_table("log", "search", field="log-search"),
    "the search of the records": on_history("search", field="search-field"),
    "the name of a table": on_history("table-TABLE", "do-rename", field="table-title"),
    "the search of the rules": at("rules/dimsum", field="rule-search"),
    "the search of the boxes": at("box", "search", field="search-field"),
    "a code": at("open", field="scan-field"),
    "the name of a box": in_box("dimsum", field="box-title"),
    "a face of a box": in_box("dimsum", "add-face", field="face-name"),
    "a colour of a box": in_box("dimsum", "color-0", field="color-name"),
    "a card of a list": in_box("boze", "add-row", field="row-name"),
    "a table that is pasted": in_box("boze", "paste", field="paste-field"),
}


ON_A_PHONE: dict[str, Callable[[Server], Reach]] = {
    "the reason of a ruling": in_log("entry-1", "rule", field="ruling-reason"),
    "the name of a card without a list": at_new_table("boze", {"market": True}, field="form-name"),
    "the reason of a card's effect": at_new_table("boze", {"market": False}, "more", "menu-gain", field="gain-reason"),
    "the name of a favourite": at_new_table(
        "umami", {}, "card-1s", "card-2f", "card-3*", "card-4s", "name", field="favourite-name"
    ),
    "the day of a table": on_history("table-TABLE", "do-time", field="table-day"),
    "the reason for an entry that no longer fits": at_misfit("main-action", "mend-rule", field="mend-reason"),
    "the reason of a ruling at a verdict": on_table("slot-1", "cell-14", "reason-write", field="reason-field"),
    "the reason of a changed price": at_new_table(
        "boze",
        {"market": True},
        *("category-meeting", "recruit-0", "beside", "price-0"),
        field="form-why",
        entered=OPENING,
    ),
    "the name of a card of a box": in_box("dimsum", "add-red", field="card-name"),
    "somebody who comes to an event": at_event(field="entrant-name"),
    "the name of an event": at("event/new", field="event-title"),
}
"""Fields that are the same on a tablet."""
CASES = [(name, size) for size in (LOW_PHONE, TABLET) for name in FIELDS] + [(name, LOW_PHONE) for name in ON_A_PHONE]


SHORT: dict[str, tuple[Callable[[Server], Reach], str]] = {
    "the length of a table": (on_history("table-TABLE", "do-time", field="table-length"), "12345"),
    "the day of an event": (at("event/new", field="event-day"), "2026-12-31"),
}
"""Fields too short for a name, and what they are for."""


@pytest.mark.parametrize(("name", "size"), CASES, ids=[f"{name}-{size['width']}" for name, size in CASES])
def test_a_field_keeps_what_is_typed_and_the_cursor(
    own_server: Server, open_window: OpenWindow, name: str, size: dict[str, int]
) -> None:
    path, taps, field = (FIELDS | ON_A_PHONE)[name](own_server)
    page = open_window(f"{own_server.url}{path}", size=size, lang="ja" if size is LOW_PHONE else "en")
    for ident in taps:
        tap(page, ident)
    wait_for(page, field)
    write_out(page, field)


@pytest.mark.parametrize("name", SHORT)
def test_a_short_field_keeps_every_sign(own_server: Server, open_window: OpenWindow, name: str) -> None:
    reach, value = SHORT[name]
    path, taps, field = reach(own_server)
    page = open_window(f"{own_server.url}{path}", size=LOW_PHONE)
    for ident in taps:
        tap(page, ident)
    wait_for(page, field)
    typed_in(page, field).click()
    focused(page)
    page.keyboard.press("Control+a")
    for end in range(1, len(value) + 1):
        page.keyboard.press(value[end - 1])
        expect(typed_in(page, field)).to_have_value(value[:end])


def test_a_row_opened_takes_the_cursor_and_enter_goes_to_the_next_name(
    own_server: Server, open_window: OpenWindow
) -> None:
    page = open_window(f"{own_server.url}new/dimsum", size=LOW_PHONE)
    tap(page, "seat-0")
    focused(page)
    page.keyboard.type("あやか")
    expect(typed_in(page, "name-0")).to_have_value("あやか")
    page.keyboard.press("Enter")
    wait_for(page, "name-1")
    focused(page)
    page.keyboard.type("Tom")
    expect(typed_in(page, "name-1")).to_have_value("Tom")
    page.keyboard.press("Enter")
    expect(by_id(page, "name-1")).to_have_count(0)
    assert page.get_by_role("button", name="あやかの席").count() == 1


def test_three_kana_and_a_face_share_one_row(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(f"{own_server.url}new/dimsum", size=PHONE)
    tap(page, "seat-0")
    focused(page)
    before = by_id(page, "face-0").first.bounding_box()
    page.keyboard.type("あやか")
    expect(typed_in(page, "name-0")).to_have_value("あやか")
    page.keyboard.press("Escape")
    expect(by_id(page, "name-0")).to_have_count(0)
    after = by_id(page, "face-0").first.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["x"], before["width"]) == pytest.approx((after["x"], after["width"]), abs=2)
