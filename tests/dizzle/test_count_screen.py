"""Dizzle counted at its end, without a browser: taps, strokes, bombs, flags, and how many of them a sheet takes."""

from types import SimpleNamespace

import flet as ft
import pytest

from companion.desk import Desk
from companion.referee import standings
from models.dizzle import Cell
from tests.dizzle.table import Json, mark, pack
from tests.dizzle.test_play import play
from tests.dizzle.test_screen import NAMES, PHONE, label, press, strike
from tests.views.tree import drawn
from tests.views.windows import page
from views.dizzle.board import measure
from views.dizzle.count import Count
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.theme import Look

FLAGS = pack(["X12P", "345#"], [mark("bomb", 0, 1), mark("flag", 1, 0)], flags=[8, 4])


def counting(desk: Desk, sheet: Json | str, players: int, look: Look = PHONE) -> TablePage:
    table = page(desk, look, "dizzle", NAMES[:players], options={}, pack=sheet)
    desk.set_draft(table.table_id, {}, COUNTED)
    opened = TablePage(table.window, table.table_id)
    opened.once.seconds = 0
    return opened


def screen_of(table: TablePage) -> Count:
    assert isinstance(table.screen, Count)
    return table.screen


def stroke(table: TablePage, *across: tuple[float, float]) -> None:
    """A finger goes over the board, from the first to the last of these places in pixels."""
    detectors = [c for c in drawn(lambda: table.build(table.window.look)) if isinstance(c, ft.GestureDetector)]
    (board,) = [c for c in detectors if c.on_pan_start or c.on_horizontal_drag_start]
    begins = board.on_pan_start or board.on_horizontal_drag_start
    ends = board.on_pan_end or board.on_horizontal_drag_end
    assert begins
    assert ends
    for handler, (x, y) in zip((begins, ends), (across[0], across[-1]), strict=True):
        handler(SimpleNamespace(local_position=SimpleNamespace(x=x, y=y)))  # type: ignore[arg-type]


def test_a_field_is_crossed_by_a_tap_and_free_again_by_another(desk: Desk) -> None:
    table = counting(desk, FLAGS, 2)
    screen = screen_of(table)
    screen.tap_cell((0, 2))
    screen.tap_cell((0, 3))
    assert screen.now.crosses == ((0, 2), (0, 3))
    assert "×" in label(table, "cell-0-2")
    screen.tap_cell((0, 2))
    for nothing in ((0, 0), (1, 3)):  # a printed cross, an obstacle
        screen.tap_cell(nothing)
    assert screen.now.crosses == ((0, 3),)


def test_a_bomb_tapped_twice_has_exploded_and_costs_its_points(desk: Desk) -> None:
    table = counting(desk, FLAGS, 2)
    screen = screen_of(table)
    screen.tap_cell((0, 1))
    screen.tap_cell((0, 1))
    assert (screen.now.crosses, screen.now.explosions) == ((), ((0, 1),))
    assert [(line.id, line.points) for line in screen.lines] == [("bombs", -2)]
    screen.tap_cell((0, 1))
    assert screen.now.explosions == ()


def test_a_stroke_crosses_all_that_it_passes_and_one_undo_takes_it_back(desk: Desk) -> None:
    table = counting(desk, "dizzle/practice-1", 1)
    screen = screen_of(table)
    drawn(lambda: table.build(PHONE))
    row = screen.table.setup.pack.grid[1]
    stroke(table, (16.0, 90.0), (380.0, 90.0))
    rows = {cell[0] for cell in screen.now.crosses}
    assert len(rows) == 1
    assert len(screen.now.crosses) >= sum(char in "123456" for char in row) - 2
    press(table, "undo")
    assert screen.now.crosses == ()


def test_a_value_of_the_flags_is_ringed_by_one_seat_only(desk: Desk) -> None:
    table = counting(desk, FLAGS, 2)
    press(table, "flag-8")
    assert screen_of(table).now.flags == (8,)
    press(table, "main-action")
    assert "消えた" in label(table, "flag-8")
    press(table, "flag-4", "main-action")
    assert [row.total for row in table.standings] == [8, 4]


def test_the_keyboard_crosses_fields(desk: Desk) -> None:
    table = counting(desk, FLAGS, 2)
    strike(table, "Arrow Right", "Enter", "Arrow Right", "Enter")
    assert screen_of(table).now.crosses == ((0, 1), (0, 2))


def runs(cells: set[Cell]) -> list[tuple[Cell, Cell]]:
    """Cells side by side in a row, as the first and the last of each run."""
    found: list[tuple[Cell, Cell]] = []
    for row, col in sorted(cells):
        if found and found[-1][1] == (row, col - 1):
            found[-1] = found[-1][0], (row, col)
        else:
            found.append(((row, col), (row, col)))
    return found


def test_a_played_sheet_counted_gives_the_same_points_with_few_strokes(desk: Desk) -> None:
    _, position = play("dizzle/practice-4", 2, 11, mistakes=0)
    sheet = position.state.sheet
    table = counting(desk, "dizzle/practice-4", 2)
    at = measure(sheet.pack, (), 362, 600, 84)
    gestures = 0
    for seat in position.state.seats:
        for run in runs(seat.crosses - sheet.printed):
            first, last = ((x + at.size / 2, y + at.size / 2) for x, y in (at.place(*cell) for cell in run))
            screen_of(table).stroke(first, last, at)
            gestures += 1
        for cell in sorted(seat.explosions):
            screen_of(table).tap_cell(cell)
            screen_of(table).tap_cell(cell)
            gestures += 2
        for value in seat.ringed:
            press(table, f"flag-{value}")
            gestures += 1
        press(table, "main-action")
        gestures += 1
    assert [row.total for row in table.standings] == [row.total for row in standings(position)]
    # Four seats in four minutes: a stroke or a tap every two and a half seconds.
    assert gestures <= 2 * 24


@pytest.mark.parametrize(
    "look",
    [
        PHONE,
        Look(lang="en", game="dizzle", width=360, height=640),
        Look(lang="en", game="dizzle", width=1180, height=820),
        Look(lang="ja", game="dizzle", width=844, height=390),
    ],
)
def test_the_sheet_is_drawn_on_every_size(desk: Desk, look: Look) -> None:
    table = counting(desk, "dizzle/practice-4", 4, look)
    idents = [c.identifier for c in drawn(lambda: table.build(look)) if isinstance(c, ft.Semantics)]
    assert "cell-0-0" in idents
    assert "flag-10" in idents or any(str(ident).startswith("flag-") for ident in idents)
