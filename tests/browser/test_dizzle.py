"""Dizzle in the browser: a roll typed, a die placed, what is refused, other sheets, and a whole game by tapping."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from companion.desk import Desk, Sitting, Snapshot
from companion.referee import standings, turn
from models.dizzle import Record
from tests.browser.play import TABLET, Server, by_id, tap
from tests.browser.tables import do
from tests.dizzle.table import pack, reroll, roll, take

OpenWindow = Callable[..., Page]
SMALL = pack(["X12", "345"], title={"ja": "小さい", "en": "Small"})
COLORS = ("#AE2E3C", "#1F609C", "#8F5D00", "#35702F")


def table(data: Path, sheet: Any, names: list[str], *events: dict[str, Any]) -> str:
    """A table with these entries, written beside the running program; its address on the server."""
    desk = Desk.open(data)
    shot = desk.create("dizzle", [Sitting(n, c) for n, c in zip(names, COLORS, strict=False)], {}, sheet)
    for number, event in enumerate(events):
        outcome = desk.enter(shot.table_id, [Record.read_event(event)], f"test-{number}", shot.version)
        assert outcome.ok, outcome
        shot = outcome.snapshot
    desk.close()
    return f"table/{shot.table_id}"


def kept(data: Path, address: str) -> Snapshot:
    """What the store holds of that table."""
    desk = Desk.open(data)
    shot = desk.find(address.removeprefix("table/"))
    desk.close()
    assert shot is not None
    return shot


def says(page: Page, identifier: str, words: str) -> None:
    """Waits until that node's name has these words; a node without children has it as its text."""
    named = page.locator(f'[flt-semantics-identifier="{identifier}"][aria-label*="{words}"]')
    expect(named.or_(by_id(page, identifier).filter(has_text=words)).first).to_be_attached()


def lit(page: Page, ends: str = "置けます") -> Locator:
    """The cells where a die may go."""
    return page.locator('[flt-semantics-identifier^="cell-"]').filter(has_text=re.compile(f"(?:{ends})$"))


def test_a_roll_is_typed_and_a_wrong_die_is_taken_back(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"])
    page = open_window(f"{server.url}{address}")
    for face in "6112345":
        tap(page, f"pad-{face}") if face != "5" else tap(page, "typed-0")
    expect(by_id(page, "typed-4")).to_have_count(1)
    expect(by_id(page, "typed-5")).to_have_count(0)
    tap(page, "pad-5")
    tap(page, "pad-6")
    expect(by_id(page, "die-6")).to_be_attached()
    events = kept(server.data, address).table.record
    assert [entry.event.dice for entry in events] == [(1, 2, 3, 4, 5, 6, 6)]


def test_the_apps_own_roll_is_marked_in_the_record(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"])
    page = open_window(f"{server.url}{address}")
    tap(page, "app-roll")
    expect(by_id(page, "app-roll")).to_have_count(0)
    event = kept(server.data, address).table.record[0].event
    assert event.chance == "app"
    assert len(event.dice) == 7


def test_choosing_a_die_lights_its_cells_and_a_tap_places_it(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"], roll(0, "1133455"))
    page = open_window(f"{server.url}{address}")
    expect(lit(page)).to_have_count(2)
    tap(page, "die-3")
    expect(lit(page)).to_have_count(1)
    # The one legal cell is proposed: the main button names it.
    says(page, "main-action", "3 を 2行1列")
    tap(page, "main-action")
    expect(by_id(page, "see-0")).to_be_attached()
    assert kept(server.data, address).table.record[1].event.cell == (1, 0)


def test_a_die_that_fits_nowhere_says_what_would(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"], roll(0, "1133455"))
    page = open_window(f"{server.url}{address}")
    tap(page, "die-5")
    says(page, "verdict", "1・3")


def test_a_wrong_cell_opens_the_verdict_with_a_repair(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"], roll(0, "1133455"))
    page = open_window(f"{server.url}{address}")
    tap(page, "die-3")
    tap(page, "cell-0-1")
    expect(by_id(page, "verdict-headline")).to_be_attached()
    tap(page, "verdict-fix")
    expect(by_id(page, "see-0")).to_be_attached()
    assert kept(server.data, address).table.record[1].event.cell == (1, 0)


def test_a_ruling_lets_a_wrong_cell_stand(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"], roll(0, "1133455"))
    page = open_window(f"{server.url}{address}")
    tap(page, "die-3")
    tap(page, "cell-0-1")
    tap(page, "reason-0")
    page.locator('[flt-semantics-identifier="ruling-confirm"][flt-tappable]').wait_for(state="attached")
    tap(page, "ruling-confirm")
    expect(by_id(page, "see-0")).to_be_attached()
    entry = kept(server.data, address).table.record[1].event
    assert (entry.die, entry.cell, bool(entry.ruling)) == (3, (0, 1), True)


def test_when_nothing_fits_reroll_and_drop_out_wake(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, SMALL, ["あやか", "Tom"], roll(0, "2222222"))
    page = open_window(f"{server.url}{address}")
    says(page, "verdict", "振り直しか 離脱")
    tap(page, "reroll")
    for _ in range(7):
        tap(page, "pad-6")
    # With no die lying the turn passes by itself.
    expect(by_id(page, "see-0")).to_be_attached()
    assert kept(server.data, address).table.position.state.to_act == 1


def test_a_die_goes_back_after_a_reroll_that_did_not_help(open_window: OpenWindow, server: Server) -> None:
    spin = (roll(0, "1133666"), take(0, 1, 0, 1), take(1, 1, 0, 1), reroll(0, "66666"))
    address = table(server.data, pack(["X1#", "#.#", "3.."]), ["あやか", "Tom"], *spin)
    page = open_window(f"{server.url}{address}")
    tap(page, "main-action")
    expect(by_id(page, "see-0")).to_be_attached()
    event = kept(server.data, address).table.record[-1].event
    assert (event.type, event.player, event.cell) == ("give-back", 0, (0, 1))


def test_every_sheet_is_one_tap_or_swipe_away(open_window: OpenWindow, server: Server) -> None:
    spin = (roll(0, "1133455"), take(0, 1, 0, 1))
    address = table(server.data, SMALL, ["あやか", "Tom"], *spin)
    page = open_window(f"{server.url}{address}")
    says(page, "scores", "Tom")
    tap(page, "see-0")
    says(page, "scores", "あやか")
    says(page, "cell-0-1", "1のダイス")
    tap(page, "main-action")
    says(page, "scores", "Tom")
    box = by_id(page, "cell-0-1").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] - 160, box["y"] + 20, steps=6)
    page.mouse.up()
    says(page, "scores", "あやか")


def test_an_earlier_take_is_corrected_and_the_rest_of_the_spin_stands(open_window: OpenWindow, server: Server) -> None:
    spin = (roll(0, "1133455"), take(0, 1, 0, 1), take(1, 3, 1, 0))
    address = table(server.data, SMALL, ["あやか", "Tom"], *spin)
    page = open_window(f"{server.url}{address}/fix/1/1")
    do(page, "die-3")
    do(page, "main-action")
    says(page, "verdict", "後の 1 手も そのまま")
    events = [entry.event for entry in kept(server.data, address).table.record]
    assert [(event.type, getattr(event, "cell", None)) for event in events] == [
        ("roll", None),
        ("take", (1, 0)),
        ("take", (1, 0)),
    ]


def test_a_tablet_shows_all_sheets_at_once(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, "dizzle/practice-4", ["あやか", "Tom", "健", "Betty"], roll(0, "1122334455661"))
    page = open_window(f"{server.url}{address}", size=TABLET)
    for seat in (1, 2, 3):
        expect(by_id(page, f"panel-{seat}")).to_be_attached()
    expect(by_id(page, "flags")).to_be_attached()


def offered(page: Page, shot: Snapshot) -> str:
    """What somebody taps who takes the first thing that is offered."""
    expected = turn(shot.table.position)
    assert expected is not None
    if by_id(page, "verdict-fix").count():
        # The cell tapped had been taken a moment before.
        return "verdict-fix"
    for kind, identifier in (("roll", "app-roll"), ("drop-out", "drop-out")):
        if kind in expected.expects:
            return identifier
    return str(lit(page, "置けます|戻せます|×をつけられます").first.get_attribute("flt-semantics-identifier"))


def test_a_whole_two_player_game_by_tapping(open_window: OpenWindow, server: Server) -> None:
    address = table(server.data, "dizzle/practice-3", ["あやか", "Tom"])
    page = open_window(f"{server.url}{address}")
    while (shot := kept(server.data, address)).table.position.phase != "finished":
        do(page, offered(page, shot))
    assert sum(entry.event.type == "roll" for entry in shot.table.record) == 12
    do(page, "main-action")
    for row in standings(shot.table.position):
        expect(by_id(page, f"total-{row.player}").first).to_contain_text(str(row.total).replace("-", "−"))
