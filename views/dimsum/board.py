"""The stomach as a board: walls that melt together, numbered cells, cubes, ghosts and rings; large and small."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
import flet.canvas as cv

from models.dimsum import Face, Pack, SeatState
from views.i18n import dimsum as words
from views.parts.base import part, text
from views.parts.cubes import Cube, CubeShape, Ghost, badge
from views.parts.gauge import Gauge
from views.theme import Look, opaque


@dataclass(frozen=True, slots=True)
class Paint:
    """A cube colour as it is drawn."""

    id: str
    hex: str
    name: str


def paints(pack: Pack, look: Look) -> dict[str, Paint]:
    """The colours of a box by id."""
    return {c.id: Paint(c.id, opaque(c.hex), c.name.of(look.lang)) for c in pack.colors}


@dataclass(frozen=True, slots=True)
class CellView:
    """What one cell shows. stack: the cubes bottom to top; ghost: a cube that would lie here; ring: "" or which."""

    number: int
    stack: tuple[Paint, ...] = ()
    ghost: Paint | None = None
    blocked: bool = False
    narrow: bool = False
    ring: str = ""
    label: str = ""


def views_of(
    face: Face,
    seat: SeatState,
    colors: dict[str, Paint],
    blocked: frozenset[int],
    look: Look,
    *,
    ghosts: dict[int, tuple[str, ...]] | None = None,
    rings: dict[int, str] | None = None,
    can: frozenset[int] = frozenset(),
) -> tuple[CellView, ...]:
    """All fourteen cells. ghosts: by cell number the colours that would go there; rings: "ink", "ng", "focus"; can: may be tapped."""
    ghosts, rings = ghosts or {}, rings or {}
    narrow = {b.cell for b in face.bottlenecks}
    cells = []
    for number, stack in enumerate(seat.cells, 1):
        added = ghosts.get(number, ())
        shown = tuple(colors[c] for c in stack)
        ghost = None
        if added and not stack:
            ghost = colors[added[0]]
        elif added:
            shown = (*shown, *(colors[c] for c in added))
        if ghost:
            label = look.t(words.CELL_GHOST, number=number, color=ghost.name)
        elif shown and number in can:
            label = look.t(words.CELL_MAY_STACK, number=number, color=shown[-1].name)
        elif len(shown) > 1:
            label = look.t(words.CELL_STACK, number=number, color=shown[-1].name, height=len(shown))
        elif shown:
            label = look.t(words.CELL_FULL, number=number, color=shown[0].name)
        elif number in blocked:
            label = look.t(words.CELL_BLOCKED, number=number)
        else:
            label = look.t(words.CELL_CAN if number in can else words.CELL_EMPTY, number=number)
        cells.append(
            CellView(
                number, shown, ghost, number in blocked and not shown, number in narrow, rings.get(number, ""), label
            )
        )
    return tuple(cells)


LEAST = 40
"""A cell of a board that is played or painted on is never smaller: where there is no room for all, it scrolls."""


def _extent(face: Face) -> tuple[int, int, int, int]:
    """How many rows and columns a stomach has, and its first row and column."""
    rows, cols = [row for row, _ in face.cells], [col for _, col in face.cells]
    return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1, min(rows), min(cols)


def cell_size(face: Face, width: float, height: float, most: float = 82) -> float:
    """How large a cell of a stomach is that has so much room, in pixels; at most `most`."""
    rows, cols, _, _ = _extent(face)
    # A wall is 10 px larger than its cell at 57 and the gap 5: both grow with the cell.
    return min(width / (cols + 0.36), height / (rows + 0.36), most * 1.09) / 1.09


def board(
    look: Look,
    face: Face,
    cells: tuple[CellView, ...],
    width: float,
    height: float,
    on_cell: Callable[[int], Any] | None,
    *,
    most: float = 82,
    least: float = 8,
) -> ft.Control:
    """The stomach in the room given; `on_cell` gets a cell's number. most, least: bounds of a cell, in pixels."""
    rows, cols, top, left = _extent(face)
    size = max(least, cell_size(face, width, height, most))
    gap, wall = size * 0.09, size * 0.175
    full_w, full_h = cols * (size + gap) - gap + 2 * wall, rows * (size + gap) - gap + 2 * wall
    places = [(wall + (c - left) * (size + gap), wall + (r - top) * (size + gap)) for r, c in face.cells]
    layers: list[ft.Control] = [Walls(look, tuple(places), size, wall, full_w, full_h)]
    layers += [Cell(look, cell, x, y, size, on_cell) for cell, (x, y) in zip(cells, places, strict=True)]
    ringed = tuple((*places[i], cell.ring) for i, cell in enumerate(cells) if cell.ring)
    layers.append(Rings(look, ringed, size, full_w, full_h))
    if size >= 24:
        # Over the rings, which would hide half of the figure.
        heights = tuple((*places[i], len(cell.stack)) for i, cell in enumerate(cells) if len(cell.stack) > 1)
        layers.append(Heights(look, heights, size, full_w, full_h))
    whole = ft.Stack(layers, width=full_w, height=full_h, clip_behavior=ft.ClipBehavior.NONE)
    if full_h <= height + 1 and full_w <= width + 1:
        return whole
    return _scrolled(whole, cells, [place[1] for place in places], width, height, full_w, full_h)


def _scrolled(
    whole: ft.Control,
    cells: tuple[CellView, ...],
    tops: list[float],
    width: float,
    height: float,
    full_w: float,
    full_h: float,
) -> ft.Control:
    """A board larger than its room. It opens at the end where the next cubes go, and anew where that changes."""
    wanted = [top for cell, top in zip(cells, tops, strict=True) if cell.ring or cell.ghost]
    below = bool(wanted) and sum(wanted) / len(wanted) > full_h / 2
    return ft.Column(
        [ft.Row([whole], scroll=ft.ScrollMode.AUTO if full_w > width else None, tight=True)],
        key=f"board-{below}",
        scroll=ft.ScrollMode.ALWAYS,
        auto_scroll=below,
        width=min(width, full_w + 14),
        height=height,
    )


@part
def Walls(
    look: Look, places: tuple[tuple[float, float], ...], size: float, wall: float, width: float, height: float
) -> ft.Control:
    """The walls under the cells."""
    paint = ft.Paint(color=look.c.wall)
    side = size + 2 * wall
    return cv.Canvas(
        [cv.Rect(x - wall, y - wall, side, side, border_radius=side * 0.3, paint=paint) for x, y in places],
        width=width,
        height=height,
    )


@part
def Cell(
    look: Look, cell: CellView, x: float, y: float, size: float, on_cell: Callable[[int], Any] | None
) -> ft.Control:
    """One cell where it lies on the board."""
    quiet = ft.Semantics(content=_body(look, cell, size), exclude_semantics=True)
    if on_cell is None:
        return ft.Container(quiet, left=x, top=y)
    return ft.Container(
        ft.MergeSemantics(
            content=ft.Semantics(
                identifier=f"cell-{cell.number}",
                label=cell.label,
                button=True,
                content=ft.Container(quiet, on_click=lambda _: on_cell(cell.number)),
            )
        ),
        left=x,
        top=y,
    )


@part
def Rings(
    look: Look, rings: tuple[tuple[float, float, str], ...], size: float, width: float, height: float
) -> ft.Control:
    """The rings round cells that may be tapped or are wrong, over everything; taps go through."""
    stroke, gap = max(2.0, size * 4 / 57), max(1.0, size * 2 / 57)
    out = gap + stroke / 2
    colors = {"ng": look.c.ng, "focus": look.c.focus, "ink": look.c.ink}
    side = size + 2 * out
    return ft.Container(
        cv.Canvas(
            [
                cv.Rect(
                    x - out,
                    y - out,
                    side,
                    side,
                    border_radius=size * 0.22 + out,
                    paint=ft.Paint(
                        color=colors[kind],
                        style=ft.PaintingStyle.STROKE,
                        stroke_width=stroke,
                    ),
                )
                for x, y, kind in rings
            ],
            width=width,
            height=height,
        ),
        ignore_interactions=True,
    )


@part
def Heights(
    look: Look, heights: tuple[tuple[float, float, int], ...], size: float, width: float, height: float
) -> ft.Control:
    """How high each stack is, at the upper right of its cell; taps go through."""
    across = max(16.0, size * 0.38)
    badges: list[ft.Control] = [
        ft.Container(badge(look, str(count), across), left=x + size * 1.12 - across, top=y - size * 0.12)
        for x, y, count in heights
    ]
    return ft.Container(
        ft.Semantics(content=ft.Stack(badges, width=width, height=height), exclude_semantics=True),
        ignore_interactions=True,
    )


def _body(look: Look, cell: CellView, size: float) -> ft.Control:
    if cell.stack:
        top = cell.stack[-1]
        return Cube(look, top.id, top.hex, top.name, size, len(cell.stack))
    if cell.ghost:
        number = str(cell.number) if size >= 34 else ""
        return Ghost(look, cell.ghost.id, cell.ghost.hex, cell.ghost.name, size, number)
    if cell.blocked:
        fill, edge, ink = look.c.no_tint, look.c.no, look.c.no
        inner: ft.Control = _blocked(look, cell.number, size, ink)
    else:
        fill = look.c.narrow if cell.narrow else look.c.cell
        edge = look.c.narrow_edge if cell.narrow else look.c.cell_edge
        inner = (
            text(
                look,
                str(cell.number),
                "value",
                look.c.cell_text,
                size=max(8.0, size * 0.4),
                fixed=True,
                align=ft.TextAlign.CENTER,
            )
            if size >= 16
            else ft.Container()
        )
    return ft.Container(
        inner,
        width=size,
        height=size,
        bgcolor=fill,
        border=ft.Border.all(max(1.0, size * (2.5 if cell.narrow else 1.5) / 57), edge),
        border_radius=size * 0.22,
        alignment=ft.Alignment.CENTER,
    )


def _blocked(look: Look, number: int, size: float, ink: str) -> ft.Control:
    """The block sign; where there is room with the cell's number."""
    sign = ft.Icon(ft.Icons.BLOCK_ROUNDED, size=size * 0.5, color=ink)
    if size < 34:
        return sign
    corner = text(look, str(number), "strong", ink, size=max(10, size * 0.24), weight=800, fixed=True)
    return ft.Stack(
        [
            ft.Container(sign, alignment=ft.Alignment.CENTER, left=0, right=0, top=0, bottom=0),
            ft.Container(corner, left=size * 0.08, top=size * 0.04),
        ],
        width=size,
        height=size,
    )


@part
def MiniBoard(look: Look, face: Face, cells: tuple[CellView, ...], width: float, height: float) -> ft.Control:
    """A stomach small, without taps: for panels, face choices and repairs."""
    return board(look, face, cells, width, height, None, most=30)


@part
def SeatPanel(look: Look, face: Face, cells: tuple[CellView, ...], steps: tuple[int, ...], at: int) -> ft.Control:
    """A seat's stomach and gauge in the side pane."""
    return ft.Row(
        [
            MiniBoard(look, face, cells, 150, 128),
            Gauge(look, steps, at, "", ft.Icons.SICK_ROUNDED, 120, True),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def shape(look: Look, card: Any, colors: dict[str, Paint], size: float) -> ft.Control:
    """A card's cubes on their squares."""
    cubes = tuple((colors[c.color].id, colors[c.color].hex, colors[c.color].name, c.at[0], c.at[1]) for c in card.cubes)
    return CubeShape(look, cubes, size)
