"""One table, many windows; a server that was killed comes back where it was, and so do its windows."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import Server, by_id, enable_semantics, screen
from tests.browser.tables import ONE_CUBE_EACH, do, seeded, stored, tells, wait_for

pytestmark = pytest.mark.served


def test_an_entry_in_one_window_shows_in_the_other(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    address = f"{server.url}table/{shot.table_id}"
    first, second = open_window(address), open_window(address, lang="en")
    wait_for(first, "slot-1")
    wait_for(second, "slot-1")
    assert "Tom's turn" in screen(second)
    do(first, "slot-1")
    do(first, "main-action")
    do(first, "refill-green-2")
    expect(by_id(second, "noren").first).to_contain_text("あやか's turn. Take a card", timeout=20_000)


def test_a_double_tap_is_one_entry(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    do(page, "main-action")
    wait_for(page, "refill-green-2")
    box = by_id(page, "refill-green-2").first.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for(page, "slot-0")
    time.sleep(1)
    assert len(stored(server.data, shot.table_id).events) == len(shot.events) + 2


def test_a_killed_server_comes_back_where_it_was_and_so_does_the_window(
    own_server: Server, open_window: OpenWindow
) -> None:
    shot = seeded(own_server.data, ONE_CUBE_EACH)
    address = f"{own_server.url}table/{shot.table_id}"
    page = open_window(address, loses_server=True)
    do(page, "slot-1")
    do(page, "main-action")
    do(page, "refill-green-2")
    wait_for(page, "slot-0")
    own_server.kill()
    assert len(stored(own_server.data, shot.table_id).events) == len(shot.events) + 2
    expect(page.locator("#connection")).to_be_visible()
    own_server.start()
    expect(page.locator("#connection")).to_be_hidden()
    page.locator("flt-semantics-placeholder").wait_for(state="attached")
    enable_semantics(page)
    tells(page, "あやかの番")
    do(page, "slot-0")
    tells(page, "ここに置く")


def test_after_a_restart_of_the_server_a_window_is_back_soon_and_in_the_language_that_was_chosen(
    own_server: Server, open_window: OpenWindow
) -> None:
    seeded(own_server.data, ONE_CUBE_EACH)
    page = open_window(f"{own_server.url}settings", loses_server=True, lang="en")
    do(page, "lang-ja")
    expect(page.locator("flt-semantics-host")).to_contain_text("ことば")
    for _ in range(2):
        own_server.kill()
        expect(page.locator("#connection")).to_be_visible()
        own_server.start()
        expect(page.locator("#connection")).to_be_hidden()
        page.locator("flt-semantics-placeholder").wait_for(state="attached")
        enable_semantics(page)
        expect(page.locator("flt-semantics-host")).to_contain_text("ことば")
