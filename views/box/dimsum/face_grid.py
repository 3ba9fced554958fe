"""The squares of a stomach face, to be touched: numbered ones, dots where there is room, arrows of its bottlenecks."""

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.packs.editing import dimsum
from views.dimsum.board import Walls
from views.i18n import box as words
from views.parts.base import part, text
from views.theme import Look

LEAST_ROWS, LEAST_COLS = 6, 5


def face_grid(
    look: Look, face: dimsum.Face, chosen: int | None, on_touch: Callable[[int, int], Any], width: float, height: float
) -> ft.Control:
    """The squares of a face and those round it, in the room there is."""
    rows = max(LEAST_ROWS, *(r + 2 for r, _ in face.cells)) if face.cells else LEAST_ROWS
    cols = max(LEAST_COLS, *(c + 2 for _, c in face.cells)) if face.cells else LEAST_COLS
    rows, cols = min(rows, dimsum.FACE_SIDE), min(cols, dimsum.FACE_SIDE)
    pitch = min(width / (cols + 0.2), height / (rows + 0.2), 84)
    size, wall = pitch / 1.18, pitch * 0.11
    narrow = {cell for cell, _ in face.bottlenecks}
    blocked = {blocks for _, blocks in face.bottlenecks}

    def place(row: int, col: int) -> tuple[float, float]:
        return wall + col * pitch, wall + row * pitch

    full = (cols * pitch + 2 * wall, rows * pitch + 2 * wall)
    places = tuple(place(*cell) for cell in face.cells)
    layers: list[ft.Control] = [Walls(look, places, size, wall, *full)]
    for row in range(rows):
        for col in range(cols):
            number = face.number((row, col)) or 0
            state = "chosen" if number and number == chosen else ""
            look_ = "narrow" if number in narrow else "blocked" if number in blocked else ""
            layers.append(FaceSquare(look, row, col, number, look_, state, *place(row, col), size, on_touch))
    pairs = tuple((*places[a - 1], *places[b - 1]) for a, b in face.bottlenecks)
    layers.append(PairArrows(look, pairs, size, *full))
    return ft.Stack(layers, width=full[0], height=full[1], clip_behavior=ft.ClipBehavior.NONE)


@part
def FaceSquare(
    look: Look,
    row: int,
    col: int,
    number: int,
    kind: str,
    state: str,
    x: float,
    y: float,
    size: float,
    on_touch: Callable[[int, int], Any],
) -> ft.Control:
    """A square of the grid: a dot, or a numbered cell; kind: "", "narrow" or "blocked"; state: "" or "chosen"."""
    at = look.t(words.SQUARE_AT, row=row + 1, col=col + 1)
    label = look.t(words.CELL_NUMBER, number=number) if number else look.t(words.CELL_FREE, at=at)
    if number:
        fill, edge, stroke = look.c.cell, look.c.cell_edge, 1.5
        if kind == "narrow":
            fill, edge, stroke = look.c.narrow, look.c.narrow_edge, 3.0
        elif kind == "blocked":
            fill, edge = look.c.no_tint, look.c.no
        if state:
            edge, stroke = look.c.ink, 4.0
        inner: ft.Control = ft.Container(
            text(look, str(number), "value", look.c.cell_text, size=size * 0.42, fixed=True),
            width=size,
            height=size,
            bgcolor=fill,
            border=ft.Border.all(stroke, edge),
            border_radius=size * 0.22,
            alignment=ft.Alignment.CENTER,
        )
    else:
        dot = max(8.0, size * 0.22)
        inner = ft.Container(
            ft.Container(width=dot, height=dot, border_radius=dot / 2, bgcolor=look.c.edge, opacity=0.5),
            width=size,
            height=size,
            alignment=ft.Alignment.CENTER,
        )
    quiet = ft.Semantics(content=inner, exclude_semantics=True)
    return ft.Container(
        ft.MergeSemantics(
            content=ft.Semantics(
                identifier=f"square-{row}-{col}",
                label=label,
                button=True,
                selected=bool(state),
                content=ft.Container(quiet, bgcolor=ft.Colors.TRANSPARENT, on_click=lambda _: on_touch(row, col)),
            )
        ),
        left=x,
        top=y,
    )


@part
def PairArrows(
    look: Look, pairs: tuple[tuple[float, float, float, float], ...], size: float, width: float, height: float
) -> ft.Control:
    """An arrow from each coloured cell to the one it blocks; taps go through."""
    shapes: list[cv.Shape] = []
    stroke = max(2.5, size * 0.06)
    line = ft.Paint(
        color=look.c.narrow_edge,
        style=ft.PaintingStyle.STROKE,
        stroke_width=stroke,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )
    for x, y, x2, y2 in pairs:
        # It starts and ends beside the numbers and bows to the right of its way, so that one back beside it is told apart.
        dx, dy = x2 - x, y2 - y
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ux, uy = dx / length, dy / length
        off = size * 0.3
        start = (x + size / 2 - uy * off + ux * size * 0.3, y + size / 2 + ux * off + uy * size * 0.3)
        end = (x2 + size / 2 - uy * off - ux * size * 0.2, y2 + size / 2 + ux * off - uy * size * 0.2)
        bow = (
            (start[0] + end[0]) / 2 - uy * size * 0.3,
            (start[1] + end[1]) / 2 + ux * size * 0.3,
        )
        path: list[cv.Path.PathElement] = [
            cv.Path.MoveTo(*start),
            cv.Path.QuadraticTo(*bow, *end),
        ]
        ax, ay = end[0] - bow[0], end[1] - bow[1]
        reach = max(1.0, (ax * ax + ay * ay) ** 0.5)
        ax, ay, head = ax / reach, ay / reach, size * 0.18
        for side in (-1, 1):
            path += [
                cv.Path.MoveTo(*end),
                cv.Path.LineTo(
                    end[0] - ax * head + side * ay * head * 0.7, end[1] - ay * head - side * ax * head * 0.7
                ),
            ]
        shapes.append(cv.Path(path, line))
    return ft.Container(cv.Canvas(shapes, width=width, height=height), ignore_interactions=True)
