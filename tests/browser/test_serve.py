"""The served app in a browser: nothing from outside, a killed server, another device."""

import json
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.handed import code_shown
from tests.browser.play import PATIENCE, TABLET, Server, enable_semantics, screen
from tests.browser.tables import ONE_CUBE_EACH, do, seeded, wait_for

pytestmark = pytest.mark.served


def test_the_first_screen_comes_in_the_devices_language(open_window: OpenWindow, server: Server) -> None:
    for lang, words in (("ja", "点心罪ホーダイ"), ("en", "Dim Sum")):
        window = open_window(server.url, lang=lang, size=TABLET)
        expect(window.locator("flt-semantics-host")).to_contain_text(re.compile(words, re.IGNORECASE))
        expect(window.locator(f"html[lang|={lang}]")).to_be_attached()


def test_a_window_says_that_its_server_has_gone_and_comes_back_by_itself(
    open_window: OpenWindow, own_server: Server
) -> None:
    window = open_window(own_server.url, loses_server=True)
    before = screen(window)
    own_server.kill()
    told = window.locator("#connection")
    expect(told).to_be_visible()
    expect(told).to_contain_text("接続が切れました")
    own_server.start()
    expect(told).to_be_hidden()
    wait_for_screen(window)
    assert screen(window) == before


def test_a_window_comes_back_from_a_long_absence(open_window: OpenWindow, own_server: Server) -> None:
    """Long enough for the client's own next try to be far away, as it is for other devices than this machine."""
    window = open_window(own_server.url, loses_server=True)
    before = screen(window)
    own_server.kill()
    expect(window.locator("#connection")).to_be_visible()
    window.wait_for_timeout(8000)
    assert screen(window) == before, "the screen stays in view while the server is away"
    own_server.start()
    expect(window.locator("#connection")).to_be_hidden()
    wait_for_screen(window)


LOAD_ANEW_AT_ONCE = """
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  set.call(this, key, value);
  if (key === "_flet_session_id") {
    const seen = [...JSON.parse(this.getItem("seen") ?? "[]"), value];
    set.call(this, "seen", JSON.stringify(seen));
    if (seen.length === 1) {
      location.reload();
    }
  }
};
"""
"""Loads the page anew as soon as the server has given it a session, before anything could be drawn."""


def test_a_page_loaded_anew_before_it_was_filled_is_filled(browser: Browser, server: Server) -> None:
    """The session of the first load must not be given to the second: nothing might ever be drawn in it."""
    context = browser.new_context()
    window = context.new_page()
    window.add_init_script(LOAD_ANEW_AT_ONCE)
    window.goto(server.url)
    seen: list[str] = []
    deadline = time.monotonic() + PATIENCE
    while len(seen) < 2:
        assert time.monotonic() < deadline, seen
        window.wait_for_timeout(100)
        with suppress(Error):  # the page that was asked is being loaded anew
            seen = json.loads(window.evaluate("sessionStorage.getItem('seen')") or "[]")
    assert seen[0] != seen[1]
    enable_semantics(window)
    expect(window.get_by_role("button").first).to_be_attached()
    context.close()


def test_another_device_needs_the_address_with_the_secret(invited_server: Server, open_window: OpenWindow) -> None:
    window = open_window(invited_server.url)
    assert "/k/" not in window.url, "the secret left the address"
    expect(window.get_by_role("button").first).to_be_attached()
    stranger = window.context.browser.new_context().new_page()
    for path in ("/", "/settings", "/main.dart.js", "/k/" + "x" * 32):
        answer = stranger.goto(re.sub("/k/.*", path, invited_server.url))
        assert (answer.status, answer.text()) == (404, "Not Found"), path
    stranger.context.close()


def test_the_address_of_a_result_shows_that_result_and_nothing_else(
    invited_server: Server, open_window: OpenWindow
) -> None:
    shot = seeded(invited_server.data, [*ONE_CUBE_EACH, [{"type": "stop", "reason": "時間切れ"}]])
    window = open_window(invited_server.url)
    window.goto(re.sub("/k/.*", f"/table/{shot.table_id}/share", invited_server.url))
    enable_semantics(window)
    wait_for(window, "qr")
    plain = code_shown(window)
    do(window, "share-link")
    address = code_shown(window, other_than=plain)
    assert re.fullmatch(r"http://localhost:\d+/r/[\w-]{22}", address)
    guest = window.context.browser.new_context(locale="ja-JP", java_script_enabled=False).new_page()
    guest.goto(address)
    for row in shot.standings:
        expect(guest.locator("main")).to_contain_text(f"{row.rank}位 {row.name}")
    assert guest.goto(re.sub("/r/.*", "/", address)).status == 404
    guest.context.close()


def wait_for_screen(window: Page) -> None:
    """Waits for the app to be drawn, whether the page was loaded anew or not."""
    window.locator("flt-semantics-placeholder, flt-semantics-host flt-semantics").first.wait_for(state="attached")
    if window.locator("flt-semantics-placeholder").count():
        enable_semantics(window)
    expect(window.get_by_role("button").first).to_be_attached()
