"""Whole counted tables by tapping: only the score of shichimi and umami, on a phone and a tablet, in both languages."""

import re
import time

from playwright.sync_api import Page

from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, TABLET, Server, by_id, tap


def label(page: Page, ident: str) -> str:
    node = by_id(page, ident).first
    return node.get_attribute("aria-label") or node.inner_text()


def wait_for(page: Page, ident: str, pattern: str) -> None:
    """Until the node reads like the pattern."""
    deadline = time.monotonic() + PATIENCE
    by_id(page, ident).first.wait_for(state="attached")
    while not re.search(pattern, found := label(page, ident)):
        assert time.monotonic() < deadline, f"{ident} reads {found!r}, not {pattern!r}"
        time.sleep(0.05)


def begin(page: Page, game: str, players: int, first: str) -> None:
    """A table of which only the end is entered, from the home screen."""
    tap(page, "only-score")
    by_id(page, f"count-{game}").wait_for(state="attached")
    tap(page, f"count-{game}")
    by_id(page, "mode-count").wait_for(state="attached")
    while by_id(page, f"seat-{players - 1}").count() == 0:
        tap(page, "add-player")
    tap(page, "main-action")
    wait_for(page, "noren", first)


def test_the_end_of_a_flag_race_is_two_taps_a_player(page: Page) -> None:
    begin(page, "shichimi", 2, "席1を数える")
    taps = 0
    for seat, wins in enumerate((3, 1)):
        wait_for(page, "noren", f"席{seat + 1}を数える")
        tap(page, f"wins-{wins}")
        wait_for(page, "main-action", f"{wins}点")
        tap(page, "main-action")
        taps += 2
    wait_for(page, "noren", "席1.*優勝")
    assert taps == 4
    # A counted player is opened by a tap on the chip and counted anew.
    tap(page, "chip-1")
    wait_for(page, "noren", "席2を数える")
    tap(page, "wins-2")
    wait_for(page, "main-action", "2点")
    tap(page, "main-action")
    wait_for(page, "chip-1", "2")
    wait_for(page, "main-action", "結果を見る")
    tap(page, "main-action")
    wait_for(page, "total-1", r"(?<!\d)2(?!\d)")


def test_dishes_are_counted_by_what_they_match_in_english_on_a_tablet(
    page: Page, server: Server, open_window: OpenWindow
) -> None:
    begin(page, "umami", 2, "席1を数える")
    window = open_window(page.url, TABLET, "en", False)
    wait_for(window, "noren", "Count 席1")
    taps = ["value-7", "icon-*", "value-8", "icon-f", "value-9", "icon-s", "want-1", "stars-3"]
    for ident in taps:
        by_id(window, ident).wait_for(state="attached")
        tap(window, ident)
    wait_for(window, "main-action", "4 points")
    wait_for(window, "dish-0", r"Dish 1, set with \+1 \+1")
    tap(window, "line-favourites")
    by_id(window, "back").wait_for(state="attached")
    tap(window, "back")
    wait_for(window, "main-action", "4 points")
    tap(window, "main-action")
    wait_for(window, "noren", "Count 席2")
    # The phone sees it too, and finishes.
    wait_for(page, "noren", "席2を数える")
    tap(page, "main-action")
    wait_for(page, "noren", "席1.*優勝")


def test_a_running_game_is_stopped_and_counted(page: Page) -> None:
    tap(page, "new-shichimi")
    by_id(page, "variant-kai").wait_for(state="attached")
    tap(page, "variant-kai")
    by_id(page, "seat-2").wait_for(state="attached")
    tap(page, "main-action")
    by_id(page, "more").wait_for(state="attached")
    tap(page, "more")
    by_id(page, "menu-count").wait_for(state="attached")
    tap(page, "menu-count")
    wait_for(page, "noren", "席1を数える")
    for seat in range(3):
        wait_for(page, "noren", f"席{seat + 1}を数える")
        for ident in ("digit-1", "digit-next", "digit-next", "digit-2"):
            tap(page, ident)
        wait_for(page, "main-action", "12点")
        tap(page, "main-action")
    wait_for(page, "noren", "ならんで優勝")
