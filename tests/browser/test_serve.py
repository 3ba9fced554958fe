"""The served app in a browser: nothing from outside, a killed server, another device."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import TABLET, Server, enable_semantics, screen


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
    own_server.kill()
    expect(window.locator("#connection")).to_be_visible()
    window.wait_for_timeout(8000)
    own_server.start()
    expect(window.locator("#connection")).to_be_hidden()
    wait_for_screen(window)


def wait_for_screen(window: Page) -> None:
    """Waits for the app to be drawn, whether the page was loaded anew or not."""
    window.locator("flt-semantics-placeholder, flt-semantics-host flt-semantics").first.wait_for(state="attached")
    if window.locator("flt-semantics-placeholder").count():
        enable_semantics(window)
    expect(window.get_by_role("button").first).to_be_attached()
