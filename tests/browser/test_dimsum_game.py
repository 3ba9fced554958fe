"""A newcomer plays a whole game of dim sum by tapping, on a phone and on a tablet, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import PHONE, TABLET, Server, by_id, screen
from tests.browser.tables import can_tap, choices, do, shows, stored, wait_for

STACK = {"ja": "重ねられます", "en": "can be stacked on"}


def play_turn(page: Page, lang: str) -> None:
    """One step of a turn, whatever is due."""
    if shows(page, "bonus-chip"):
        do(page, "bonus-chip")
        return
    do(page, choices(page, "slot-")[0])
    if not choices(page, "slot-"):
        return  # the very last card, with one way to lay it: nothing was left to choose
    while not can_tap(page, "main-action"):
        cell = page.locator('[flt-semantics-identifier^="cell-"]').filter(has_text=STACK[lang]).first
        do(page, str(cell.get_attribute("flt-semantics-identifier")))
    do(page, "main-action")
    if shows(page, "sheet"):
        do(page, choices(page, "refill-")[0])


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (TABLET, "en")], ids=["phone-ja", "tablet-en"])
def test_a_whole_game_is_played_by_tapping(open_window: OpenWindow, server: Server, size: Any, lang: str) -> None:
    page = open_window(server.url, size=size, lang=lang)
    do(page, "new-dimsum")
    do(page, "main-action")
    for _ in range(3):
        do(page, choices(page, "deal-")[0])
    do(page, "main-action")
    wait_for(page, "slot-0")
    table_id = page.url.rsplit("/", 1)[-1]
    for _ in range(40):
        if not choices(page, "slot-") and not shows(page, "bonus-chip"):
            break
        play_turn(page, lang)

    shot = stored(server.data, table_id)
    assert shot.status == "finished"
    assert not shot.rulings
    do(page, "main-action")
    wait_for(page, "winner")
    for row in shot.standings:
        expect(by_id(page, f"total-{row.player}").first).to_contain_text(by_total(lang, row.name, row.total))
    best = shot.standings[shot.winners[0]]
    assert best.name in screen(page)


def by_total(lang: str, name: str, total: int) -> str:
    return f"{name}、{total}点" if lang == "ja" else f"{name}, {total} points"
