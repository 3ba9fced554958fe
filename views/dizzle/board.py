"""A dizzle sheet as a board: fields, crosses, dice, explosions, planets, arrows and frames."""

import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from models.dizzle import HOLE, Cell, Pack, SeatState, Sheet
from views.dizzle.cells import CellView, cross_svg, ink_of, paints, stroke_of, symbol
from views.parts.base import part, text
from views.parts.cubes import die
from views.theme import Look

GAP = 0.1
"""The gap between two cells, as a part of a cell."""

EDGE = 0.5
"""How wide a margin is that holds the points of arrows, as a part of a cell's pitch."""


# --- arrows ----------------------------------------------------------------------------------------------------


class ArrowTag(NamedTuple):
    """Where an arrow's points stand: a square (may lie one off the grid), how it points (quarter turns), points."""

    row: int
    col: int
    turns: int
    points: int
    done: bool


def arrow_tags(sheet: Sheet, seat: SeatState) -> tuple[ArrowTag, ...]:
    """A tag before the first cell of each arrow, or behind its last one, on a hole or off the grid.

    Where neither is free the tag is left out: the arrow's points then stand in the list of lines only.
    """
    pack, taken, tags = sheet.pack, set[Cell](), []
    for arrow in pack.arrows:
        (row, col), (last_row, last_col) = arrow.cells[0], arrow.cells[-1]
        across = row == last_row
        before = (row, col - 1) if across else (row - 1, col)
        behind = (row, last_col + 1) if across else (last_row + 1, col)
        done = set(arrow.cells) <= seat.crosses
        for (r, c), turns in ((before, 0 if across else 1), (behind, 2 if across else 3)):
            off = r < 0 or c < 0
            if (r, c) not in taken and (off or pack.square((r, c)) == HOLE):
                taken.add((r, c))
                tags.append(ArrowTag(r, c, turns, arrow.points, done))
                break
    return tuple(tags)


# --- the large board -------------------------------------------------------------------------------------------


class Measure(NamedTuple):
    """How a sheet lies in the room it has: the side of a cell, its pitch, and where the grid begins."""

    size: float
    pitch: float
    left: float
    top: float
    width: float
    height: float
    rows: int
    cols: int

    def place(self, row: int, col: int) -> tuple[float, float]:
        """The upper left corner of a square."""
        return self.left + col * self.pitch, self.top + row * self.pitch


def measure(pack: Pack, tags: tuple[ArrowTag, ...], width: float, height: float, most: float) -> Measure:
    """Cells as large as the room allows; margins only where an arrow's points stand outside."""
    rows, cols = len(pack.grid), len(pack.grid[0])
    sides = [
        EDGE * any(tag.col < 0 for tag in tags),
        EDGE * any(tag.row < 0 for tag in tags),
        EDGE * any(tag.col >= cols for tag in tags),
        EDGE * any(tag.row >= rows for tag in tags),
    ]
    across, down = cols + sides[0] + sides[2] + GAP, rows + sides[1] + sides[3] + GAP
    pitch = min(width / across, height / down, most * (1 + GAP))
    size = pitch / (1 + GAP)
    return Measure(
        size,
        pitch,
        sides[0] * pitch + GAP * size,
        sides[1] * pitch + GAP * size,
        (cols + sides[0] + sides[2]) * pitch + GAP * size,
        (rows + sides[1] + sides[3]) * pitch + GAP * size,
        rows,
        cols,
    )


def board(
    look: Look,
    sheet: Sheet,
    seat: SeatState,
    cells: tuple[CellView, ...],
    width: float,
    height: float,
    on_cell: Callable[[Cell], Any] | None,
) -> ft.Control:
    """The sheet in the room given; `on_cell` gets [row, col]. Small legal cells are touched within 48 px."""
    tags = arrow_tags(sheet, seat)
    at = measure(sheet.pack, tags, width, height, 84)
    layers: list[ft.Control] = [Tags(look, tags, at)]
    for row, inside in groupby(cells, lambda cell: cell.at[0]):
        layers.append(Line(look, tuple(inside), row, at, on_cell))
    if sheet.pack.squares:
        corners = tuple((min(s.cells), max(s.cells)) for s in sheet.pack.squares)
        layers.append(Frames(look, corners, at))
    if on_cell is not None and at.size < 48:
        reach = tuple((*at.place(*cell.at), cell.at) for cell in cells if cell.state in ("lit", "give"))
        layers += [Reach(x, y, at.size, cell, on_cell) for x, y, cell in reach]
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


@part
def Tags(look: Look, tags: tuple[ArrowTag, ...], at: Measure) -> ft.Control:
    """The arrows' points in the margins and holes."""
    layers: list[ft.Control] = []
    for tag in tags:
        x, y = at.place(tag.row, tag.col)
        beside, over = not 0 <= tag.col < at.cols, not 0 <= tag.row < at.rows
        wide, high = at.pitch * (EDGE if beside else 1), at.pitch * (EDGE if over else 1)
        x, y = max(0.0, x), max(0.0, y)
        ink = look.accent.fill if tag.done else look.c.ink2
        size = max(12.0, min(at.size * 0.3, 20))
        mark = ft.Icon(
            ft.Icons.ARROW_RIGHT_ALT_ROUNDED, size=size * 1.25, color=ink, rotate=ft.Rotate(tag.turns * math.pi / 2)
        )
        points = text(look, str(tag.points), "min", ink, size=size, weight=800, fixed=True)
        inner: ft.Control = (
            ft.Row([mark, points], spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
            if over
            else ft.Column(
                [mark, points],
                spacing=0,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        )
        layers.append(
            ft.Container(
                inner, left=x, top=y, width=wide - at.pitch * GAP / 2, height=high, alignment=ft.Alignment.CENTER
            )
        )
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


@part
def Frames(look: Look, corners: tuple[tuple[Cell, Cell], ...], at: Measure) -> ft.Control:
    """The ink frames round the four-square areas; taps go through."""
    out = at.size * GAP * 0.55
    rects: list[cv.Shape] = []
    for first, last in corners:
        x, y = at.place(*first)
        x2, y2 = at.place(*last)
        rects.append(
            cv.Rect(
                x - out,
                y - out,
                x2 - x + at.size + 2 * out,
                y2 - y + at.size + 2 * out,
                border_radius=at.size * 0.2,
                paint=ft.Paint(
                    color=look.c.ink, style=ft.PaintingStyle.STROKE, stroke_width=max(2.0, min(4.0, at.size * 0.07))
                ),
            )
        )
    return ft.Container(cv.Canvas(rects, width=at.width, height=at.height), ignore_interactions=True)


@part
def Reach(x: float, y: float, size: float, cell: Cell, on_cell: Callable[[Cell], Any]) -> ft.Control:
    """Room of 48 px to touch a smaller legal cell."""
    out = (48 - size) / 2
    return ft.Container(
        ft.Semantics(
            exclude_semantics=True, content=ft.Container(width=48, height=48, on_click=lambda _: on_cell(cell))
        ),
        left=x - out,
        top=y - out,
    )


@part
def Line(
    look: Look, cells: tuple[CellView, ...], row: int, at: Measure, on_cell: Callable[[Cell], Any] | None
) -> ft.Control:
    """The squares of one row; most changes of a sheet leave most rows as they are."""
    squares: list[ft.Control] = [Square(look, cell, at.place(*cell.at)[0], at.size, on_cell) for cell in cells]
    return ft.Stack(
        squares,
        top=at.place(row, 0)[1],
        width=at.width,
        height=at.size,
        clip_behavior=ft.ClipBehavior.NONE,
    )


@part
def Square(look: Look, cell: CellView, x: float, size: float, on_cell: Callable[[Cell], Any] | None) -> ft.Control:
    """One square where it lies in its row."""
    quiet = ft.Semantics(content=_body(look, cell, size), exclude_semantics=True)
    if on_cell is None:
        return ft.Container(
            ft.Semantics(identifier=cell.ident, label=cell.label, content=quiet, container=True), left=x
        )
    # Merged, so that the name and the tap belong to one node: else a screen reader finds a button without a name.
    named = ft.Semantics(
        identifier=cell.ident,
        label=cell.label,
        button=True,
        container=True,
        content=ft.Container(quiet, on_click=lambda _: on_cell(cell.at)),
    )
    return ft.Container(ft.MergeSemantics(content=named), left=x)


def _body(look: Look, cell: CellView, size: float) -> ft.Control:
    """A square as it looks. Few controls: every one of them is compared again with each change of the screen."""
    ground, edge, ink = paints(look, cell)
    ringed = cell.state in ("lit", "give", "ng")
    width = max(2.5, min(4.0, size * 0.085)) if ringed else 1.5
    layers = [*_printed(look, cell, size, ink), *_marked(look, cell, size)]
    if cell.crossed:
        layers.append(ft.Image(src=cross_svg(stroke_of(look)), width=size, height=size, exclude_from_semantics=True))
    if cell.ghost:
        layers.append(ft.Container(die(cell.ghost, size * 0.68), opacity=0.7))
    if cell.die:
        layers.append(die(cell.die, size * (0.72 if ringed else 0.88)))
    obstacle = cell.kind == "obstacle"
    return ft.Container(
        layers[0] if len(layers) == 1 else ft.Stack(layers, width=size, height=size, alignment=ft.Alignment.CENTER),
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        border=None if obstacle else ft.Border.all(width, look.c.ng if cell.state == "ng" else edge),
        border_radius=size / 2 if cell.kind == "planet" else size * 0.15,
        opacity=0.6 if obstacle else 1,
    )


def _printed(look: Look, cell: CellView, size: float, ink: str) -> list[ft.Control]:
    """The number, the planet or the obstacle; an explosion over it."""
    layers: list[ft.Control] = []
    if cell.kind == "planet":
        layers.append(ft.Icon(ft.Icons.PUBLIC_ROUNDED, size=size * 0.55, color=ink))
    elif cell.kind == "obstacle":
        layers.append(ft.Icon(ft.Icons.BLOCK_ROUNDED, size=size * 0.5, color=ink))
    if cell.number and not cell.die:
        number = text(look, cell.number, "value", ink, size=size * 0.42, weight=800, fixed=True)
        # A symbol stands at the lower right: the number makes room for it.
        room = ft.Padding.only(right=size * 0.13, bottom=size * 0.15)
        layers.append(ft.Container(number, padding=room) if cell.mark else number)
    if cell.exploded:
        layers.append(ft.Icon(ft.Icons.FLARE_ROUNDED, size=size * 0.66, color=look.c.ng))
    return layers


def _marked(look: Look, cell: CellView, size: float) -> list[ft.Control]:
    """What is printed beside the number, and what tells colours or jewels apart."""
    if not cell.mark or cell.die or cell.exploded:
        return []
    lit = cell.state in ("lit", "give")
    picture = symbol(look, cell.mark, cell.color, size * 0.36, lit=lit)
    layers: list[ft.Control] = [ft.Container(picture, right=size * 0.05, bottom=size * 0.05)]
    note = cell.letter or (str(cell.points) if cell.points > 1 and size >= 30 else "")
    if note and not cell.crossed:
        ink = ink_of(look, cell.mark, cell.color, lit=lit)
        told = text(look, note, "tag", ink, size=max(9, size * 0.23), weight=800, fixed=True)
        layers.append(ft.Container(told, right=size * 0.08, top=size * 0.02))
    return layers
