"""The dim sum table without a browser: every moment drawn in every look, what taps do, what is told, counting."""

import random
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.desk import Desk, Sitting, Snapshot
from companion.referee import standings
from companion.rules import dimsum as rules
from models.dimsum import CELLS, SeatState, State
from tests.dimsum.builders import PRACTICE, Raw, deal, draw, place, take
from tests.dimsum.test_selfplay import random_game
from tests.shichimi.test_screen import Window
from tests.views.tree import drawn, taps, texts
from views.dimsum.board import LEAST, board, cell_size, paints, views_of
from views.dimsum.count import Count, Stomach
from views.dimsum.stomachs import board_of
from views.dimsum.table import TableScreen
from views.screens.result import Result
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.theme import Look

PHONE = Look(lang="ja", game="dimsum")
LOOKS = (
    PHONE,
    Look(lang="en", game="dimsum", dark=True, width=1180, height=820),
    Look(lang="en", game="dimsum", width=844, height=390),
    Look(lang="ja", game="dimsum", width=360, height=640),
    Look(lang="ja", game="dimsum", width=340, height=600, scale=2.0, contrast=True),
)
NAMES = ("あやか", "Tom", "健", "Zoë")


def seated(desk: Desk, faces: tuple[str, ...], *entries: list[Raw]) -> Snapshot:
    shot = desk.create("dimsum", [Sitting(name) for name in NAMES[: len(faces)]], {"faces": list(faces)}, PRACTICE.id)
    for events in entries:
        outcome = desk.enter(shot.table_id, events)
        assert outcome.ok, outcome.sentence("en")
        shot = outcome.snapshot
    return shot


def page(desk: Desk, table_id: str) -> TablePage:
    table = TablePage(Window(desk), table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    return table


def screen(table: TablePage) -> TableScreen:
    assert isinstance(table.screen, TableScreen)
    return table.screen


def on_screen(table: TablePage, look: Look = PHONE) -> dict[str, Any]:
    return dict(taps(drawn(lambda: table.build(look))))


def do(table: TablePage, *idents: str) -> None:
    for ident in idents:
        on_screen(table)[ident]()


def entries(events: list[Raw]) -> list[list[Raw]]:
    """The events of a game as a person enters them: take and place together."""
    out: list[list[Raw]] = []
    for event in events:
        if event["type"] == "place":
            out[-1].append(event)
        else:
            out.append([event])
    return out


def test_every_moment_of_a_game_can_be_drawn_in_every_look(desk: Desk) -> None:
    events, _ = random_game(random.Random(3), ("gourd", "winding"))
    shot = seated(desk, ("gourd", "winding"))
    for count, entered in enumerate(entries(events)):
        table = page(desk, shot.table_id)
        look = LOOKS[count % len(LOOKS)]
        assert texts(drawn(partial(table.build, look)))
        if "slot-1" in on_screen(table):
            do(table, "slot-1")
            for other in LOOKS:
                assert texts(drawn(partial(table.build, other)))
        outcome = desk.enter(shot.table_id, entered)
        assert outcome.ok
    for look in LOOKS:
        assert texts(drawn(partial(page(desk, shot.table_id).build, look)))


FULL = "r r b b g g y y r r b b g g"
COLORS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}


def with_stomach(table: TablePage, words: str, **more: Any) -> None:
    """Puts the seat to act before a stomach: one word a cell from cell 1, ``-`` for an empty one."""
    stacks = [tuple(COLORS[c] for c in word) if word != "-" else () for word in words.split()]
    seat = SeatState(cells=tuple(stacks + [()] * (CELLS - len(stacks))))
    state: State = table.position.state
    seats = (seat, *state.seats[1:])
    position = table.position._replace(state=state._replace(seats=seats, **more))
    table.__class__ = type("Posed", (TablePage,), {"position": position, "state": position.state})


def dealt(desk: Desk, *cards: str, faces: tuple[str, ...] = ("healthy", "healthy")) -> TablePage:
    return page(desk, seated(desk, faces, [deal(*cards)]).table_id)


def test_a_card_of_two_colours_is_stacked_by_tapping_its_cells_in_any_order(desk: Desk) -> None:
    table = dealt(desk, "red-blue", "blue-1", "green-1")
    with_stomach(table, FULL)
    shown = screen(table)
    shown.choose("slot-0")
    assert shown.moment.targets == {1, 2, 9, 10, 3, 4, 11, 12}
    shown.tap_cell(4)
    assert shown.moment.laid == (0, 4)
    assert shown.moment.targets == {1, 2, 9, 10}
    shown.tap_cell(9)
    assert shown.moment.cells == (9, 4)
    assert table.shown is None


def test_a_cube_that_is_stacked_moves_to_the_next_cell_tapped(desk: Desk) -> None:
    table = dealt(desk, "red-blue", "blue-1", "green-1")
    with_stomach(table, FULL)
    shown = screen(table)
    shown.choose("slot-0")
    for cell in (9, 4, 2):
        shown.tap_cell(cell)
    assert shown.moment.cells == (2, 4)
    assert shown.drop()
    assert shown.moment.cells is None


def test_a_cell_of_another_colour_says_so_and_changes_nothing(desk: Desk) -> None:
    table = dealt(desk, "red-blue", "blue-1", "green-1")
    with_stomach(table, FULL)
    shown = screen(table)
    shown.choose("slot-0")
    before = shown.now
    shown.tap_cell(7)
    assert shown.now == before
    assert table.answer is not None
    assert table.answer.kind == "no"
    assert "黄" in table.answer.sentence


@pytest.mark.parametrize(
    ("cells", "number", "why"), [("r r - - - -", 1, "うまって"), ("", 14, "置けません")], ids=["taken", "far"]
)
def test_a_mistapped_cell_says_why_and_does_not_begin_placing_freely(
    desk: Desk, cells: str, number: int, why: str
) -> None:
    table = dealt(desk, "red-2", "blue-1", "green-1")
    with_stomach(table, cells)
    shown = screen(table)
    shown.choose("slot-0")
    before = shown.now
    shown.tap_cell(number)
    assert shown.now == before
    assert not shown.now.free
    assert table.answer is not None
    assert why in table.answer.sentence
    assert table.shown is None


def test_placing_freely_is_chosen_by_name_and_left_by_name(desk: Desk) -> None:
    table = dealt(desk, "red-2", "blue-1", "green-1")
    do(table, "slot-0", "more", "free-hand")
    assert screen(table).now.free
    assert "free-null" in on_screen(table)
    do(table, "more", "free-hand")
    assert not screen(table).now.free
    assert "main-action" in on_screen(table)


def test_placements_that_end_alike_are_offered_once(desk: Desk) -> None:
    table = dealt(desk, "green-4", "blue-1", "green-1", faces=("winding", "healthy"))
    with_stomach(table, "r r r r r r r r b b b")
    shown = screen(table)
    shown.choose("slot-0")
    ends = {rules.lay(shown.state, 0, "green-4", way) for way in shown.moment.ways}
    assert len(ends) == len(shown.moment.ways)


def test_overflow_and_gauge_are_told_after_the_entry_and_in_the_log(desk: Desk) -> None:
    table = dealt(desk, "red-4", "blue-1", "green-1", faces=("winding", "healthy"))
    do(table, "slot-0")
    assert screen(table).moment.cells == (1, 2, 4, 3)
    # Row 1 of the winding stomach is full, and cell 4 too: a square of four fits no more.
    shot = seated(
        desk,
        ("winding", "healthy"),
        [deal("red-3", "red-4", "green-1")],
        [take(0, 0, "blue-1"), place(0, 1, 4, 3)],
        [draw(1, "yellow-1"), place(1, 1)],
    )
    table = page(desk, shot.table_id)
    do(table, "slot-1", "main-action", "refill-blue-2")
    assert table.answer is not None
    told = table.answer.reason
    assert "はみ出して" in told
    assert "消化不良が1つ進む" in told
    step = table.steps[-1]
    line = table.describe(step.event, step.before)
    assert told in line
    assert "場に 青2" in table.describe(table.steps[-2].event, table.steps[-2].before)


def test_another_stomach_is_looked_at_by_its_chip_or_from_the_menu_and_undo_leads_back(desk: Desk) -> None:
    table = dealt(desk, "red-2", "blue-1", "green-1")
    do(table, "chip-1")
    assert screen(table).seen == 1
    assert any("Tom" in line for line in texts(drawn(lambda: table.build(PHONE))))
    do(table, "undo")
    assert screen(table).seen == 0
    do(table, "more", "stomach-1")
    assert screen(table).seen == 1


def test_the_arrow_keys_reach_every_cell(desk: Desk) -> None:
    table = dealt(desk, "red-2", "blue-1", "green-1", faces=("gourd", "healthy"))
    shown = screen(table)
    assert shown.key("Arrow Down")
    assert shown.now.source == "0"
    reached = set()
    for _ in range(CELLS):
        assert shown.key("Arrow Right")
        reached.add(shown.cursor.at)
    assert reached == set(range(1, CELLS + 1))
    while shown.cursor.at != 2:
        shown.key("Arrow Right")
    assert shown.key("Enter")
    assert shown.cursor.at is None
    assert shown.moment.cells is not None
    assert 2 in shown.moment.cells


@pytest.mark.parametrize("room", [(358.0, 90.0), (358.0, 290.0), (150.0, 200.0), (500.0, 500.0)])
@pytest.mark.parametrize("face", [face.id for face in PRACTICE.faces])
def test_no_cell_that_is_tapped_is_under_forty_pixels(room: tuple[float, float], face: str) -> None:
    drawn_face = next(f for f in PRACTICE.faces if f.id == face)
    view = views_of(drawn_face, SeatState(), paints(PRACTICE, PHONE), frozenset(), PHONE)
    controls = drawn(lambda: board(PHONE, drawn_face, view, *room, print, least=LEAST))
    sides = [
        control.content.width
        for control in controls
        if isinstance(control, ft.Semantics) and isinstance(control.content, ft.Container) and control.content.width
    ]
    assert len(sides) >= CELLS
    assert min(sides) >= LEAST


def test_a_broad_stomach_has_its_gauge_below_and_is_not_cut_on_a_phone(desk: Desk) -> None:
    """Seven cells side by side and the gauge beside them would leave a cell under forty pixels, or hide the last one."""
    broad = PRACTICE.faces[0].model_copy(
        update={"cells": tuple((row, column) for row in (1, 0) for column in range(7))}
    )
    moment = screen(dealt(desk, "red-2", "blue-1", "green-1")).moment
    state = moment.state._replace(faces=(broad, *moment.state.faces[1:]))
    moment = replace(moment, position=moment.position._replace(state=state))
    controls = drawn(lambda: board_of(moment, PHONE, 0)(362.0, 300.0))
    assert not [control for control in controls if isinstance(control, ft.Row | ft.Column) and control.scroll]
    assert cell_size(broad, 362.0, 300.0) >= LEAST
    assert cell_size(broad, 362.0 - 76, 300.0) < LEAST


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lang}-{look.width:.0f}")
def test_the_cards_of_a_sheet_are_never_wider_than_the_sheet(desk: Desk, look: Look) -> None:
    table = dealt(desk, "red-2", "blue-1", "green-1")
    do(table, "deck")
    *_, row = (
        control
        for control in drawn(lambda: table.build(look))
        if isinstance(control, ft.Row)
        and {"draw-red-1", "draw-red-2"} <= set(dict(taps(drawn(partial(ft.Column, [control])))))
    )
    assert sum(_width(tile) for tile in row.controls) + 8 * (len(row.controls) - 1) <= look.sheet_room + 0.5
    assert look.sheet_room <= (look.sheet_width or look.width) - 24


def _width(tile: ft.Control) -> float:
    return next(
        control.width
        for control in drawn(lambda: tile)
        if isinstance(control, ft.TextButton | ft.Container) and control.width
    )


def test_nobody_is_called_the_winner_while_a_colour_is_to_be_chosen(desk: Desk) -> None:
    for seed in range(200):
        events, positions = random_game(random.Random(seed), ("healthy", "gourd"))
        state = positions[-1].state
        open_seats = [seat for seat, stomach in enumerate(state.seats) if rules.undecided(stomach, PRACTICE)]
        if open_seats:
            break
    shot = seated(desk, ("healthy", "gourd"), *entries(events))
    table = page(desk, shot.table_id)
    assert "優勝" not in texts(drawn(lambda: table.build(PHONE)))
    for seat in open_seats:
        color = rules.most_common(state.seats[seat], PRACTICE)[0]
        do(table, f"exclude-{seat}-{color}")
    assert {"優勝", "ならんで優勝", "同点で優勝"} & set(texts(drawn(lambda: table.build(PHONE))))


# --- only the score


def counting(desk: Desk, *faces: str) -> TablePage:
    shot = seated(desk, faces)
    desk.set_draft(shot.table_id, {}, COUNTED)
    return page(desk, shot.table_id)


def test_a_stomach_is_painted_with_its_stacks_gauge_and_chips(desk: Desk) -> None:
    table = counting(desk, "healthy", "gourd")
    shown = table.screen
    assert isinstance(shown, Count)
    do(table, "brush-red")
    for cell in (1, 2, 1, 3):
        shown.paint(cell)
    do(table, "brush-none")
    shown.paint(3)
    do(table, "brush-blue")
    shown.paint(2)
    do(table, "gauge-2", "chips")
    assert shown.now == Stomach((("red", "red"), ("blue",), *((),) * 12), 2, 1)
    assert {line.id: line.points for line in shown.lines}["gauge"] == PRACTICE.gauge[1]
    do(table, "undo", "undo", "undo")
    assert shown.now.cells[1] == ("red",)


def test_every_finished_game_counted_from_its_stomachs_gives_the_same_totals(desk: Desk) -> None:
    _, positions = random_game(random.Random(8), ("healthy", "gourd", "hourglass", "winding"))
    table = counting(desk, "healthy", "gourd", "hourglass", "winding")
    for stomach in positions[-1].state.seats:
        shown = table.screen
        assert isinstance(shown, Count)
        for color in COLORS.values():
            shown.take(color)
            for number, stack in enumerate(stomach.cells, 1):
                for cube in stack:
                    if cube == color:
                        shown.paint(number)
        do(table, f"gauge-{stomach.gauge}", *["chips"] * stomach.chips, "main-action")
    assert table.over
    assert [row.total for row in table.standings] == [row.total for row in standings(positions[-1])]
    result = Result(Window(desk), table.table_id)  # type: ignore[arg-type]
    assert texts(drawn(lambda: result.build(PHONE)))


def test_every_moment_of_counting_can_be_drawn_in_every_look(desk: Desk) -> None:
    table = counting(desk, "winding", "gourd")
    shown = table.screen
    assert isinstance(shown, Count)
    for look in LOOKS:
        assert texts(drawn(partial(table.build, look)))
    # Red twice on one cell, blue on another: a tie that makes a difference.
    for color, cells in (("red", (1, 1)), ("blue", (2,))):
        shown.take(color)
        for cell in cells:
            shown.paint(cell)
    for look in LOOKS:
        assert {"exclude-red", "exclude-blue"} <= set(on_screen(table, look))
    do(table, "exclude-red")
    assert shown.now.excluded == "red"
    assert shown.key("3")
    assert shown.brush == "green"
    assert shown.key("Arrow Right")
    assert shown.key("Enter")
    assert shown.now.cells[:2] == (("green",), ("blue",))
