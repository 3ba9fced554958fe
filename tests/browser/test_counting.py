"""Whole counted tables by tapping: only the score of shichimi and umami, on a phone and a tablet, in both languages."""

from playwright.sync_api import Page

from tests.browser.conftest import OpenWindow
from tests.browser.play import TABLET, Server, by_id, tap
from tests.browser.tables import reads


def begin(page: Page, game: str, players: int, first: str) -> None:
    """A table of which only the end is entered, from the home screen."""
    tap(page, "only-score")
    by_id(page, f"count-{game}").wait_for(state="attached")
    tap(page, f"count-{game}")
    by_id(page, "mode-count").wait_for(state="attached")
    by_id(page, "seat-0").wait_for(state="attached")
    for number in range(players):
        if by_id(page, f"seat-{number}").count() == 0:
            tap(page, "add-player")
            by_id(page, f"seat-{number}").wait_for(state="attached")
    tap(page, "main-action")
    reads(page, "noren", first)


def begin_choosing(page: Page, game: str, choice: str, first: str) -> None:
    """The same on a screen of its own, with one thing chosen of the setup."""
    tap(page, "only-score")
    for ident in (f"count-{game}", choice):
        by_id(page, ident).wait_for(state="attached")
        tap(page, ident)
    tap(page, "main-action")
    reads(page, "noren", first)


def test_the_end_of_a_flag_race_is_two_taps_a_player(page: Page) -> None:
    begin(page, "shichimi", 2, "席1を数える")
    taps = 0
    for seat, wins in enumerate((3, 1)):
        reads(page, "noren", f"席{seat + 1}を数える")
        tap(page, f"wins-{wins}")
        reads(page, "main-action", f"{wins}点")
        tap(page, "main-action")
        taps += 2
    reads(page, "noren", "席1.*優勝")
    assert taps == 4
    # A counted player is opened by a tap on the chip and counted anew.
    tap(page, "chip-1")
    reads(page, "noren", "席2を数える")
    tap(page, "wins-2")
    reads(page, "main-action", "2点")
    tap(page, "main-action")
    reads(page, "chip-1", "2")
    reads(page, "main-action", "結果を見る")
    tap(page, "main-action")
    reads(page, "total-1", r"(?<!\d)2(?!\d)")


def test_dishes_are_counted_by_what_they_match_in_english_on_a_tablet(
    page: Page, server: Server, open_window: OpenWindow
) -> None:
    begin(page, "umami", 2, "席1を数える")
    window = open_window(page.url, TABLET, "en", False)
    reads(window, "noren", "Count 席1")
    taps = ["value-7", "icon-*", "value-8", "icon-f", "value-9", "icon-s", "want-1", "stars-3"]
    for ident in taps:
        by_id(window, ident).wait_for(state="attached")
        tap(window, ident)
    reads(window, "main-action", "4 points")
    reads(window, "dish-0", r"Dish 1, set with \+1 \+1")
    tap(window, "line-favourites")
    by_id(window, "back").wait_for(state="attached")
    tap(window, "back")
    reads(window, "main-action", "4 points")
    tap(window, "main-action")
    reads(window, "noren", "Count 席2")
    # The phone sees it too, and finishes.
    reads(page, "noren", "席2を数える")
    tap(page, "main-action")
    reads(page, "noren", "席1.*優勝")


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
    reads(page, "noren", "席1を数える")
    for seat in range(3):
        reads(page, "noren", f"席{seat + 1}を数える")
        for ident in ("digit-1", "digit-next", "digit-next", "digit-2"):
            tap(page, ident)
        reads(page, "main-action", "12点")
        tap(page, "main-action")
    reads(page, "noren", "ならんで優勝")


def test_a_slow_table_is_counted_by_the_cards_won_in_english_on_a_tablet(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server.url, TABLET, "en")
    begin_choosing(page, "shichimi", "variant-slow", "Count Seat 1")
    for seat, (togarashi, victory, points) in enumerate(((3, 2, 9), (1, 0, 1))):
        reads(page, "noren", f"Count Seat {seat + 1}")
        for ident in (f"digit-{togarashi}", "digit-next", f"digit-{victory}"):
            tap(page, ident)
        reads(page, "main-action", rf"(?<!\d){points} point")
        tap(page, "main-action")
    reads(page, "noren", "Seat 1")
    tap(page, "main-action")
    reads(page, "total-0", "9")
    reads(page, "total-1", "1")


def test_a_dizzle_sheet_is_crossed_by_a_stroke_and_by_taps(page: Page) -> None:
    begin(page, "dizzle", 2, "席1を数える")
    first, last = (by_id(page, f"cell-3-{column}").bounding_box() for column in (0, 8))
    assert first is not None
    assert last is not None
    y = first["y"] + first["height"] / 2
    page.mouse.move(first["x"] + 6, y)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] - 6, y, steps=12)
    page.mouse.up()
    reads(page, "main-action", "8点")  # the whole row: its arrow
    tap(page, "cell-1-6")
    reads(page, "cell-1-6", "×")
    tap(page, "cell-1-6")
    reads(page, "main-action", "6点")  # its bomb has exploded
    tap(page, "main-action")
    reads(page, "noren", "席2を数える")
    tap(page, "cell-0-0")
    reads(page, "main-action", "3点")  # a jewel
    tap(page, "main-action")
    reads(page, "noren", "席1.*優勝")
    reads(page, "chip-0", "6")
    reads(page, "chip-1", "3")


def test_a_boze_festival_is_counted_by_a_tap_a_card_in_english_on_a_tablet(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server.url, TABLET, "en")
    begin_choosing(page, "boze", "box-none", "Count Seat 1")
    for ident, points in (
        ("digit-4", 4),
        ("digit-3", 7),
        ("count-items", 7),
        ("point-long", 7),
        ("digit-1", 7),
        ("digit-2", 19),
        ("count-duty", 19),
        ("digit-2", 13),
    ):
        by_id(page, ident).wait_for(state="attached")
        tap(page, ident)
        reads(page, "main-action", rf"(?<!\d){points} points")
    tap(page, "main-action")
    reads(page, "noren", "Count Seat 2")
    tap(page, "digit-9")
    reads(page, "main-action", "9 points")
    tap(page, "main-action")
    reads(page, "noren", "Seat 1.*wins|Seat 1")
    tap(page, "main-action")
    reads(page, "total-0", "13")
    reads(page, "total-1", "9")
