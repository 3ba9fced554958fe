"""A newcomer plays a whole game of dim sum by tapping, and counts one, on phones and a tablet, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import PHONE, TABLET, Server, by_id, tap
from tests.browser.tables import can_tap, choice, choices, do, more_than, shows, stored, tells, until, wait_for

LOW = {"width": 390, "height": 664}
"""What a browser's bars leave of a phone."""
LEAST = 40
"""A cell that is tapped is never smaller, in pixels."""
STACK = {"ja": "重ねられます", "en": "can be stacked on"}


def play_turn(page: Page, lang: str) -> None:
    """One step of a turn, whatever is due."""
    until(page, lambda: bool(choices(page, "slot-")) or shows(page, "bonus-chip"))
    if shows(page, "bonus-chip"):
        do(page, "bonus-chip")
        return
    do(page, choice(page, "slot-"))
    if not shows(page, "cell-1"):
        return  # the very last card, with one way to lay it: nothing was left to choose
    cell = by_id(page, "cell-1").first.bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= LEAST - 0.5
    while cell_to_stack_on := waits_for_a_cell(page, lang):
        do(page, cell_to_stack_on)
    do(page, "main-action")
    until(
        page,
        lambda: (
            shows(page, "sheet")
            or shows(page, "bonus-chip")
            or not can_tap(page, "main-action")
            or not shows(page, "cell-1")
        ),
    )
    if shows(page, "sheet"):
        do(page, choice(page, "refill-"))


def waits_for_a_cell(page: Page, lang: str) -> str | None:
    """A cell that a cube of the chosen card may be stacked on, None once the card can be placed."""
    cells = page.locator('[flt-semantics-identifier^="cell-"]').filter(has_text=STACK[lang])
    until(page, lambda: can_tap(page, "main-action") or cells.count() > 0)
    if can_tap(page, "main-action"):
        return None
    return str(cells.first.get_attribute("flt-semantics-identifier"))


SIZES = [(LOW, "ja"), (TABLET, "en"), (PHONE, "en")]


@pytest.mark.both_ways("tablet-en")
@pytest.mark.parametrize(("size", "lang"), SIZES[:2], ids=["low-phone-ja", "tablet-en"])
def test_a_whole_game_is_played_by_tapping(open_window: OpenWindow, server: Server, size: Any, lang: str) -> None:
    page = open_window(server.url, size=size, lang=lang)
    do(page, "new-dimsum")
    do(page, "main-action")
    for _ in range(3):
        do(page, choice(page, "deal-"))
    do(page, "main-action")
    wait_for(page, "slot-0")
    table_id = page.url.rsplit("/", 1)[-1]
    shot = stored(server.data, table_id)
    while shot.status == "in_progress":
        play_turn(page, lang)
        shot = stored(server.data, table_id, more_than(len(shot.events)))
    assert not shot.rulings
    do(page, "main-action")
    wait_for(page, "winner")
    for row in shot.standings:
        expect(by_id(page, f"total-{row.player}").first).to_contain_text(by_total(lang, row.name, row.total))
    best = shot.standings[shot.winners[0]]
    tells(page, best.name)


@pytest.mark.parametrize(("size", "lang"), [SIZES[0], SIZES[2]], ids=["low-phone-ja", "phone-en"])
def test_a_game_is_counted_by_painting_the_stomachs(
    open_window: OpenWindow, server: Server, size: Any, lang: str
) -> None:
    page = open_window(server.url, size=size, lang=lang)
    do(page, "only-score")
    do(page, "count-dimsum")
    do(page, "main-action")
    wait_for(page, "brush-red")
    table_id = page.url.rsplit("/", 1)[-1]
    # Two red and one blue on the sheet, two blue on top, one step of the gauge and a chip.
    for ident in ("cell-1", "cell-2", "brush-blue", "cell-3", "cell-3", "cell-3", "gauge-1", "chips"):
        tap(page, ident)
    do(page, "main-action")
    wait_for(page, "verdict-headline")  # a stack, and cell 14 is empty
    do(page, "sheet-close")
    for ident in ("brush-green", "cell-14"):
        tap(page, ident)
    do(page, "main-action")
    tap(page, "cell-1")
    do(page, "main-action")
    shot = stored(server.data, table_id, lambda shot: shot.status == "finished")
    # Red is left out: 1 blue and 1 green on the sheet, 2 blue on top; the gauge takes one point, the chip gives one.
    assert [row.total for row in shot.standings] == [6, 0]
    do(page, "main-action")
    wait_for(page, "winner")
    expect(by_id(page, "total-0").first).to_contain_text(by_total(lang, shot.standings[0].name, 6))


def by_total(lang: str, name: str, total: int) -> str:
    return f"{name}、{total}点" if lang == "ja" else f"{name}, {total} points"
