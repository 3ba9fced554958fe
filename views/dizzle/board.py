"""A dizzle sheet as a board: fields, crosses, dice, explosions, planets, arrows and frames."""

import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.texts.dizzle import cell_text
from models.dizzle import HOLE, Cell, Pack, SeatState, Sheet
from views.dizzle.cells import LIT_STATES, CellView, cross_svg, ink_of, paints, stroke_of, symbol
from views.i18n import dizzle as words
from views.parts.base import named, part, text
from views.parts.cubes import die
from views.theme import Look

GAP = 0.1
"""The gap between two cells, as a part of a cell."""

EDGE = 0.5
"""How wide a margin is that holds the points of arrows, as a part of a cell's pitch."""

RULER = 12.0
"""How wide the strips with the numbers of rows and columns are, in pixels."""


# --- arrows ----------------------------------------------------------------------------------------------------


class ArrowTag(NamedTuple):
    """Where an arrow's points stand: a square (may lie one off the grid), how it points (quarter turns), points.

    between: on the edge between that square and the arrow's first cell, because neither end has room of its own; then
    `cells` are its first and its last cell, along which a line is drawn.
    """

    row: int
    col: int
    turns: int
    points: int
    done: bool
    cells: tuple[Cell, Cell]
    between: bool = False


def arrow_tags(sheet: Sheet, seat: SeatState) -> tuple[ArrowTag, ...]:
    """A tag before the first cell of each arrow, or behind its last one, on a hole or off the grid.

    Where neither is free it stands on the edge of the first cell.
    """
    pack, taken, tags = sheet.pack, set[Cell](), []
    for arrow in pack.arrows:
        ends = (row, col), (last_row, last_col) = arrow.cells[0], arrow.cells[-1]
        across = row == last_row
        before = (row, col - 1) if across else (row - 1, col)
        behind = (row, last_col + 1) if across else (last_row + 1, col)
        done = set(arrow.cells) <= seat.crosses
        free = [
            (cell, turns)
            for cell, turns in ((before, 0 if across else 1), (behind, 2 if across else 3))
            if cell not in taken and (min(cell) < 0 or pack.square(cell) == HOLE)
        ]
        at, turns = free[0] if free else (before, 0 if across else 1)
        taken.update(cell for cell, _ in free[:1])
        tags.append(ArrowTag(*at, turns, arrow.points, done, ends, not free))
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


def _margins(pack: Pack, tags: tuple[ArrowTag, ...]) -> tuple[float, float, float, float]:
    """How many pitches are left free at the left, top, right and bottom: only where an arrow's points stand outside."""
    rows, cols = len(pack.grid), len(pack.grid[0])
    outside = [tag for tag in tags if not tag.between]
    return (
        EDGE * any(tag.col < 0 for tag in outside),
        EDGE * any(tag.row < 0 for tag in outside),
        EDGE * any(tag.col >= cols for tag in outside),
        EDGE * any(tag.row >= rows for tag in outside),
    )


def measure(pack: Pack, tags: tuple[ArrowTag, ...], width: float, height: float, most: float) -> Measure:
    """Cells as large as the room allows, with the numbers of rows and columns at the left and the top."""
    rows, cols = len(pack.grid), len(pack.grid[0])
    left, top, right, bottom = _margins(pack, tags)
    across, down = cols + left + right + GAP, rows + top + bottom + GAP
    pitch = min((width - RULER) / across, (height - RULER) / down, most * (1 + GAP))
    size = pitch / (1 + GAP)
    return Measure(
        size,
        pitch,
        RULER + left * pitch + GAP * size,
        RULER + top * pitch + GAP * size,
        RULER + (cols + left + right) * pitch + GAP * size,
        RULER + (rows + top + bottom) * pitch + GAP * size,
        rows,
        cols,
    )


def height_of(sheet: Sheet, seat: SeatState, width: float, size: float) -> float:
    """How high the board is with cells of this size, or of what the width allows where that is less."""
    tags = arrow_tags(sheet, seat)
    at = measure(sheet.pack, tags, width, 10_000, size)
    return at.height


def board(
    look: Look,
    sheet: Sheet,
    seat: SeatState,
    cells: tuple[CellView, ...],
    width: float,
    height: float,
    on_cell: Callable[[Cell], Any] | None,
    cursor: Cell | None = None,
) -> ft.Control:
    """The sheet in the room given; `on_cell` gets [row, col]. Small legal cells are touched within 48 px.

    cursor: the cell that the arrow keys have reached.
    """
    tags = arrow_tags(sheet, seat)
    at = measure(sheet.pack, tags, width, height, 84)
    layers: list[ft.Control] = [Ruler(look, at), Tags(look, tags, at)]
    for row, inside in groupby(cells, lambda cell: cell.at[0]):
        layers.append(Line(look, tuple(inside), row, at, on_cell))
    if sheet.pack.squares:
        corners = tuple((min(s.cells), max(s.cells)) for s in sheet.pack.squares)
        layers.append(Frames(look, corners, at))
    layers += [Between(look, tag, at) for tag in tags if tag.between]
    if on_cell is not None and at.size < 48:
        reach = tuple((*at.place(*cell.at), cell.at) for cell in cells if cell.state in LIT_STATES)
        layers += [Reach(x, y, at.size, cell, on_cell) for x, y, cell in reach]
    if cursor is not None:
        layers.append(_ring(look, at, cursor))
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


def _ring(look: Look, at: Measure, cell: Cell) -> ft.Control:
    """The ring round the cell that the arrow keys have reached; taps go through."""
    out = 3.0
    x, y = at.place(*cell)
    ring = ft.Container(
        width=at.size + 2 * out,
        height=at.size + 2 * out,
        border=ft.Border.all(3, look.c.focus),
        border_radius=at.size * 0.2,
    )
    return ft.Container(named(ring, "cursor"), left=x - out, top=y - out, ignore_interactions=True)


@part
def Ruler(look: Look, at: Measure) -> ft.Control:
    """The numbers of the rows and columns, as the log names them."""

    def number(value: int, left: float, top: float, width: float, height: float) -> ft.Control:
        told = text(look, str(value), "min", look.c.ink2, size=10, weight=700, fixed=True)
        return ft.Container(told, left=left, top=top, width=width, height=height, alignment=ft.Alignment.CENTER)

    columns = [number(col + 1, at.place(0, col)[0], 0, at.size, RULER) for col in range(at.cols)]
    rows = [number(row + 1, 0, at.place(row, 0)[1], RULER, at.size) for row in range(at.rows)]
    ruler = ft.Stack([*columns, *rows], width=at.width, height=at.height)
    return ft.Semantics(content=ruler, exclude_semantics=True)


def _points(look: Look, tag: ArrowTag, size: float, *, lying: bool) -> ft.Control:
    """An arrow's head and its points, side by side or one over the other."""
    ink = look.accent.fill if tag.done else look.c.ink2
    turn = ft.Rotate(tag.turns * math.pi / 2)
    items: list[ft.Control] = [
        ft.Icon(ft.Icons.ARROW_RIGHT_ALT_ROUNDED, size=size * 1.25, color=ink, rotate=turn),
        text(look, str(tag.points), "min", ink, size=size, weight=800, fixed=True),
    ]
    center = ft.MainAxisAlignment.CENTER
    if lying:
        return ft.Row(items, spacing=0, tight=True, alignment=center)
    return ft.Column(items, spacing=0, tight=True, alignment=center, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _read(look: Look, tag: ArrowTag) -> str:
    return look.t(words.ARROW, cell=cell_text(tag.cells[0], look.lang), points=tag.points)


@part
def Tags(look: Look, tags: tuple[ArrowTag, ...], at: Measure) -> ft.Control:
    """The arrows' points in the margins and holes."""
    layers: list[ft.Control] = []
    for number, tag in enumerate(tags):
        if tag.between:
            continue
        x, y = at.place(tag.row, tag.col)
        beside, over = not 0 <= tag.col < at.cols, not 0 <= tag.row < at.rows
        wide, high = at.pitch * (EDGE if beside else 1), at.pitch * (EDGE if over else 1)
        x = at.left - wide if tag.col < 0 else x
        y = at.top - high if tag.row < 0 else y
        inner = _points(look, tag, max(12.0, min(at.size * 0.3, 20)), lying=over)
        layers.append(
            ft.Container(
                named(inner, f"arrow-{number}", _read(look, tag)),
                left=x,
                top=y,
                width=wide - at.pitch * GAP / 2,
                height=high,
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


@part
def Between(look: Look, tag: ArrowTag, at: Measure) -> ft.Control:
    """An arrow with fields before and behind: a line along its cells and its points on the first one's edge."""
    (x, y), (x2, y2) = at.place(*tag.cells[0]), at.place(*tag.cells[1])
    across = tag.turns == 0
    ink = look.accent.fill if tag.done else look.c.ink2
    gap = at.pitch - at.size
    line = ft.Container(
        left=x if across else x - gap / 2 - 1,
        top=y - gap / 2 - 1 if across else y,
        width=x2 - x + at.size if across else 2,
        height=2 if across else y2 - y + at.size,
        bgcolor=ink,
    )
    size = max(9.0, min(at.size * 0.24, 16))
    wide, high = (size * 2.6, size * 1.4) if across else (size * 1.6, size * 2.4)
    pill = ft.Container(
        named(_points(look, tag, size, lying=across), "arrow-between", _read(look, tag)),
        left=x - gap / 2 - wide / 2 if across else x - wide * 0.3,
        top=y - high * 0.5 if across else y - gap / 2 - high / 2,
        width=wide,
        height=high,
        bgcolor=look.c.paper,
        border=ft.Border.all(1, ink),
        border_radius=high / 2 if across else wide / 2,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        ft.Stack([line, pill], width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE),
        ignore_interactions=True,
    )


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
    ringed = cell.state in (*LIT_STATES, "ng")
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
    lit = cell.state in LIT_STATES
    picture = symbol(look, cell.mark, cell.color, size * 0.36, lit=lit)
    layers: list[ft.Control] = [ft.Container(picture, right=size * 0.05, bottom=size * 0.05)]
    note = cell.letter or (str(cell.points) if cell.points > 1 and size >= 30 else "")
    if note and not cell.crossed:
        ink = ink_of(look, cell.mark, cell.color, lit=lit)
        told = text(look, note, "tag", ink, size=max(9, size * 0.23), weight=800, fixed=True)
        layers.append(ft.Container(told, right=size * 0.08, top=size * 0.02))
    return layers
