"""Sheets on small and lying phones: what they ask is on the screen, and there is always a way back."""

import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, Server, by_id, tap
from tests.browser.tables import ONE_CUBE_EACH, do, gone, seeded, shows, stored, wait_for

SIZES = {
    "bars": {"width": 390, "height": 664},
    "lying": {"width": 844, "height": 390},
    "small": {"width": 360, "height": 640},
}


def inside(page: Page, identifier: str) -> bool:
    """Whether a control lies wholly on the screen."""
    box, window = by_id(page, identifier).first.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
    )


def refused(page: Page) -> None:
    """Enters a card where the rules do not want it."""
    do(page, "slot-1")
    do(page, "cell-14")
    wait_for(page, "verdict-headline")


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_the_buttons_of_a_verdict_are_on_the_screen(
    open_window: OpenWindow, server: Server, size: dict[str, int]
) -> None:
    page = open_window(server.url + f"table/{seeded(server.data, ONE_CUBE_EACH).table_id}", size=size)
    refused(page)
    for button in ("verdict-fix", "ruling-confirm", "sheet-close"):
        assert inside(page, button), button
    tap(page, "reason-0")
    tap(page, "ruling-confirm")
    gone(page, "verdict-headline")


@pytest.mark.parametrize("way", ["cross", "handle", "beside", "escape", "back"])
def test_a_verdict_is_closed_without_entering_anything(open_window: OpenWindow, server: Server, way: str) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(server.url, size=SIZES["bars"])
    tap(page, f"resume-{shot.table_id}")
    wait_for(page, "slot-0")
    refused(page)
    cross = by_id(page, "sheet-close").bounding_box()
    assert cross is not None
    if way == "cross":
        tap(page, "sheet-close")
    elif way == "handle":
        x, y = page.viewport_size["width"] / 2, cross["y"] + 10  # type: ignore[index]
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 90, steps=6)
        page.mouse.up()
    elif way == "beside":
        page.mouse.click(200, 100)
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        page.go_back()
    gone(page, "verdict-headline")
    wait_for(page, "cell-14")
    wait_for(page, "undo")
    assert stored(server.data, shot.table_id).version == shot.version


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_back_closes_the_menu_and_the_table_stays(
    open_window: OpenWindow, server: Server, size: dict[str, int]
) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(server.url, size=size)
    tap(page, f"resume-{shot.table_id}")
    do(page, "more")
    page.go_back()
    gone(page, "menu-rules")
    wait_for(page, "slot-0")
    page.go_back()
    gone(page, "slot-0")


def test_back_after_the_apps_own_way_back_does_not_open_the_log_again(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(server.url)
    tap(page, f"resume-{shot.table_id}")
    wait_for(page, "slot-0")
    tap(page, "log")
    wait_for(page, "filter-all")
    tap(page, "back")
    wait_for(page, "slot-0")
    page.go_back()
    deadline = time.monotonic() + PATIENCE
    while not shows(page, "new-dimsum"):
        gone(page, "filter-all")
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_a_cell_of_the_board_is_large_enough_for_a_finger(
    open_window: OpenWindow, server: Server, size: dict[str, int]
) -> None:
    page = open_window(server.url + f"table/{seeded(server.data, ONE_CUBE_EACH).table_id}", size=size)
    do(page, "slot-0")
    wait_for(page, "cell-14")
    box = by_id(page, "cell-14").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
