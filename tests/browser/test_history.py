"""The records: filters, deleting with a way back, a name, a rematch, a player's page."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.desk import Desk
from tests.browser.play import PHONE, TABLET, Server, by_id, screen, tap

CASES = Path(__file__).parents[1] / "cases" / "dimsum"


@pytest.fixture
def played(own_server: Server) -> str:
    """A device with one finished table; its id."""
    desk = Desk.open(own_server.data)
    for name in ("あやか", "Tom"):
        desk.people.ensure(name)
    record = json.loads((CASES / "04-full-game.json").read_text(encoding="utf-8"))["record"]
    table_id = desk.keep(record).table_id
    desk.close()
    return table_id


def test_a_table_is_named_deleted_and_brought_back(own_server: Server, open_window: Any, played: str) -> None:
    page = open_window(f"{own_server.url}history")
    expect(by_id(page, f"table-{played}")).to_be_attached()
    tap(page, f"table-{played}")
    tap(page, "do-rename")
    by_id(page, "table-title").locator("textarea, input").first.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("秋の合宿")
    page.keyboard.press("Enter")
    expect(page.get_by_text("秋の合宿").first).to_be_attached()
    tap(page, f"table-{played}")
    tap(page, "do-delete")
    expect(by_id(page, "deleted-told")).to_be_attached()
    expect(by_id(page, f"table-{played}")).not_to_be_attached()
    tap(page, "bring-back")
    expect(by_id(page, f"table-{played}")).to_be_attached()


@pytest.mark.parametrize(("size", "lang", "dark"), [(PHONE, "ja", False), (TABLET, "en", True)])
def test_a_players_page_shows_wins_and_where_points_come_from(
    own_server: Server, open_window: Any, played: str, size: Any, lang: str, dark: bool
) -> None:
    page = open_window(f"{own_server.url}players", size=size, lang=lang, dark=dark)
    tap(page, "player-Tom")
    expect(by_id(page, "source-betsubara")).to_be_attached()
    assert "100 %" in screen(page)
    tap(page, "player-more")
    tap(page, "player-edit")
    name = by_id(page, "player-name").locator("textarea, input").first
    name.wait_for()
    page.wait_for_timeout(600)
    name.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("Tomoko")
    page.wait_for_timeout(600)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Tomoko").first).to_be_attached()
    assert "100 %" in screen(page)


def test_a_rematch_seats_the_same_people_with_the_next_one_first(
    own_server: Server, open_window: Any, played: str
) -> None:
    page = open_window(f"{own_server.url}history")
    tap(page, f"table-{played}")
    tap(page, "do-rematch")
    expect(by_id(page, "undo")).to_be_attached()
    desk = Desk.open(own_server.data)
    (running,) = desk.tables(running=True)
    desk.close()
    assert running.names == ("Tom", "あやか")
    assert running.rematch_of == played
