"""The sheet being painted as a grid to touch and to drag over, and small as a picture."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.packs.editing import dizzle
from companion.texts.dizzle import MARKS, cell_text, color_text
from models.dizzle import HOLE, OBSTACLE, PLANET, PRINTED_CROSS
from views.box.dizzle.photo import Photo
from views.dizzle.board import GAP, Frames, Measure, Square
from views.dizzle.cells import CellView, cross_svg, ink_of
from views.i18n import box as words
from views.i18n import dizzle as table_words
from views.parts.base import dash_rect, part, text
from views.theme import Look

Cell = tuple[int, int]
KINDS = {OBSTACLE: "obstacle", PRINTED_CROSS: "cross", PLANET: "planet"}


def measure(draft: dizzle.PackDraft, width: float, height: float) -> Measure:
    """Cells as large as the room allows, at most 46 px apart on phones."""
    rows, cols = draft.size
    pitch = max(12.0, min(width / cols, height / rows, 64))
    size = pitch / (1 + GAP)
    return Measure(size, pitch, 0, 0, cols * pitch, rows * pitch, rows, cols)


def cell_at(at: Measure, draft: dizzle.PackDraft, x: float, y: float) -> Cell:
    """The square at a place, the nearest one for a place outside."""
    rows, cols = draft.size
    return min(max(int(y / at.pitch), 0), rows - 1), min(max(int(x / at.pitch), 0), cols - 1)


def between(first: Cell, last: Cell) -> list[Cell]:
    """The squares that a quick finger skipped between two places, both included."""
    steps = max(abs(last[0] - first[0]), abs(last[1] - first[1]), 1)
    return [
        (
            round(first[0] + (last[0] - first[0]) * step / steps),
            round(first[1] + (last[1] - first[1]) * step / steps),
        )
        for step in range(steps + 1)
    ]


def grid(
    look: Look,
    draft: dizzle.PackDraft,
    at: Measure,
    lit: frozenset[Cell],
    wrong: frozenset[Cell],
    photo: Photo | None,
    on_touch: Callable[[Cell], Any],
) -> ft.Control:
    """The sheet to touch. lit: what is being drawn over; wrong: what a check complains about."""
    layers: list[ft.Control] = []
    if photo is not None:
        layers.append(Under(photo, at.width, at.height))
    marks = dict(draft.marks)
    several: set[str] = {kind for kind in dizzle.COLORED if len(draft.colors(kind)) > 1}
    for row, line in enumerate(draft.grid):
        for col, square in enumerate(line):
            cell = (row, col)
            x, y = at.place(row, col)
            state = "lit" if cell in lit else "ng" if cell in wrong else ""
            if square in (HOLE, dizzle.UNDECIDED):
                left = square == dizzle.UNDECIDED
                label = look.t(words.SQUARE_LEFT if left else words.SQUARE_EMPTY, at=cell_text(cell, look.lang))
                layers.append(Hole(look, cell, label, left, state, x, y, at.size, on_touch))
                continue
            view = cell_view(look, cell, square, marks.get(cell), several, state)
            layers.append(Faint(look, view, x, y, at.size, photo is not None, on_touch))
    layers.append(Arrows(look, draft.arrows, at))
    corners = tuple((min(a.cells), max(a.cells)) for a in draft.squares)
    if corners:
        layers.append(Frames(look, corners, at))
        layers.append(FramePoints(look, tuple((max(a.cells), a.points) for a in draft.squares), at))
    return ft.Stack(layers, width=at.width, height=at.height)


def cell_view(
    look: Look, at: Cell, square: str, mark: dizzle.Mark | None, several: Mapping[str, Any] | set[str], state: str
) -> CellView:
    """A square as the table's board draws it."""
    kind = KINDS.get(square, "field")
    number = square if kind == "field" else ""
    what = [number] if number else [_SQUARE_NAMES[square].of(look.lang)]
    color = mark.color if mark else ""
    if mark:
        name = MARKS[mark.kind].of(look.lang)
        colored = f"{color_text(color, look.lang)} {name}" if color else name
        what.append(f"{colored} {mark.points}" if mark.points else colored)
    join = "、" if look.lang == "ja" else ", "
    label = look.t(table_words.CELL, cell=cell_text(at, look.lang), what=join.join(what))
    return CellView(
        at,
        kind,
        number,
        mark.kind if mark else "",
        color,
        color_text(color, look.lang)[:1] if mark and mark.kind in several else "",
        mark.points if mark else 0,
        crossed=kind == "cross",
        state=state,
        label=label,
    )


_SQUARE_NAMES = {
    PRINTED_CROSS: words.SQUARE_CROSS,
    PLANET: words.SQUARE_PLANET,
    OBSTACLE: words.SQUARE_OBSTACLE,
}


@part
def Faint(
    look: Look, view: CellView, x: float, y: float, size: float, faint: bool, on_touch: Callable[[Cell], Any]
) -> ft.Control:
    """A square; over a photo one can see through it."""
    square = ft.Stack([Square(look, view, 0, size, on_touch)], width=size, height=size)
    return ft.Container(square, left=x, top=y, opacity=0.72 if faint else 1)


@part
def Under(photo: Photo, width: float, height: float) -> ft.Control:
    """The photo under the grid, cut at its edges."""
    return ft.Container(
        ft.Stack(
            [
                ft.Container(
                    ft.Image(
                        src=photo.picture, width=width * photo.zoom, fit=ft.BoxFit.FIT_WIDTH, gapless_playback=True
                    ),
                    left=photo.left * width,
                    top=photo.top * width,
                )
            ],
            width=width,
            height=height,
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ),
        ignore_interactions=True,
    )


@part
def Hole(
    look: Look,
    cell: Cell,
    label: str,
    left: bool,
    state: str,
    x: float,
    y: float,
    size: float,
    on_touch: Callable[[Cell], Any],
) -> ft.Control:
    """A square without a field, or one that is left to paint: that one is dashed."""
    color = look.accent.fill if state == "lit" else look.c.ng if state == "ng" else look.c.edge
    dashed = [dash_rect(1, 1, size - 2, size - 2, size * 0.15, color, 2.5 if state else 1.5, (4, 4))]
    inner = ft.Container(
        cv.Canvas(list[cv.Shape](dashed) if left or state else [], width=size, height=size),
        bgcolor=ft.Colors.TRANSPARENT,
    )
    quiet = ft.Semantics(content=inner, exclude_semantics=True)
    return ft.Container(
        ft.MergeSemantics(
            content=ft.Semantics(
                identifier=f"cell-{cell[0]}-{cell[1]}",
                label=label,
                button=True,
                content=ft.Container(quiet, on_click=lambda _: on_touch(cell)),
            )
        ),
        left=x,
        top=y,
    )


@part
def Arrows(look: Look, arrows: tuple[dizzle.Area, ...], at: Measure) -> ft.Control:
    """The arrows as lines through their squares with their points at the end; taps go through."""
    shapes: list[cv.Shape] = []
    line = ft.Paint(
        color=look.accent.fill,
        style=ft.PaintingStyle.STROKE,
        stroke_width=max(2.0, at.size * 0.07),
        stroke_cap=ft.StrokeCap.ROUND,
    )
    tags: list[ft.Control] = []
    for arrow in arrows:
        first, last = min(arrow.cells), max(arrow.cells)
        (x, y), (x2, y2) = at.place(*first), at.place(*last)
        across = first[0] == last[0]
        # It runs beside the numbers: under them in a row, to the left of them in a column.
        if across:
            x, x2, y = x + at.size * 0.12, x2 + at.size * 0.88, y + at.size * 0.9
            y2 = y
        else:
            x, y, y2 = x + at.size * 0.1, y + at.size * 0.12, y2 + at.size * 0.88
            x2 = x
        head = at.size * 0.16
        shapes.append(cv.Line(x, y, x2, y2, line))
        for side in (-1, 1):
            shapes.append(
                cv.Line(x2, y2, x2 - head, y2 + side * head, line)
                if across
                else cv.Line(x2, y2, x2 + side * head, y2 - head, line)
            )
        tags.append(_points(look, x2 - at.size * 0.2, y2 - at.size * 0.1, arrow.points, at.size))
    return ft.Container(
        ft.Stack([cv.Canvas(shapes, width=at.width, height=at.height), *tags], width=at.width, height=at.height),
        ignore_interactions=True,
    )


@part
def FramePoints(look: Look, frames: tuple[tuple[Cell, int], ...], at: Measure) -> ft.Control:
    """The points of the four-square areas at their middle; taps go through."""
    tags = [
        _points(look, at.place(*last)[0] - at.size * 0.25, at.place(*last)[1] - at.size * 0.22, points, at.size)
        for last, points in frames
    ]
    return ft.Container(ft.Stack(tags, width=at.width, height=at.height), ignore_interactions=True)


def _points(look: Look, x: float, y: float, points: int, size: float) -> ft.Control:
    return ft.Container(
        text(
            look, str(points).replace("-", "−"), "tag", look.accent.on, size=max(9, size * 0.24), weight=800, fixed=True
        ),
        left=x,
        top=y,
        bgcolor=look.accent.fill,
        border_radius=6,
        padding=ft.Padding.symmetric(horizontal=3),
    )


@part
def SheetPicture(
    look: Look, lines: tuple[str, ...], marks: tuple[tuple[Cell, dizzle.Mark], ...], width: float, height: float
) -> ft.Control:
    """A sheet small: its squares, numbers where there is room, and dots for marks."""
    rows, cols = len(lines), len(lines[0])
    pitch = min(width / cols, height / rows, 36)
    side = pitch * 0.88
    stroke = ft.Paint(color=look.c.edge, style=ft.PaintingStyle.STROKE, stroke_width=1)
    shapes: list[cv.Shape] = []
    layers: list[ft.Control] = []
    marked = dict(marks)
    for row, line in enumerate(lines):
        for col, square in enumerate(line):
            if square in (HOLE, dizzle.UNDECIDED):
                continue
            x, y = col * pitch + pitch * 0.06, row * pitch + pitch * 0.06
            fill = look.c.no_tint if square == OBSTACLE else look.c.ok_tint if square == PLANET else look.c.sheet
            radius = side / 2 if square == PLANET else side * 0.15
            shapes.append(cv.Rect(x, y, side, side, border_radius=radius, paint=ft.Paint(color=fill)))
            shapes.append(cv.Rect(x, y, side, side, border_radius=radius, paint=stroke))
            if square == PRINTED_CROSS:
                picture = ft.Image(src=cross_svg(look.accent.fill), width=side, height=side)
                layers.append(ft.Container(picture, left=x, top=y))
            elif square not in (OBSTACLE, PLANET) and pitch >= 16:
                layers.append(
                    ft.Container(
                        text(look, square, "tag", size=side * 0.5, weight=800, fixed=True),
                        left=x,
                        top=y,
                        width=side,
                        height=side,
                        alignment=ft.Alignment.CENTER,
                    )
                )
            mark = marked.get((row, col))
            if mark is not None:
                dot = side * (0.18 if pitch >= 16 else 0.26)
                ink = ink_of(look, mark.kind, mark.color)
                shapes.append(cv.Circle(x + side - dot, y + side - dot, dot, ft.Paint(color=ink)))
    canvas = cv.Canvas(shapes, width=cols * pitch, height=rows * pitch)
    return ft.Stack([canvas, *layers], width=cols * pitch, height=rows * pitch)
