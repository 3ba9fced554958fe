"""A gauge: steps of 56 × 40, the current one inverted, passed ones sunk, numbers always printed."""

from collections.abc import Sequence

import flet as ft

from views.parts.base import icon, named, part, text
from views.theme import Look, minus

LYING = 34
"""How high a step is where the gauge lies."""


@part
def Gauge(
    look: Look,
    steps: tuple[int, ...],
    at: int,
    name: str,
    glyph: ft.IconData,
    height: float,
    grid: bool = False,
    label: str = "",
    lying: float = 0,
) -> ft.Control:
    """steps: the points of each step; at: the current step, 0 none. grid: two columns, for the side pane.

    height: what may be used, in pixels; steps shrink to fit it. label: what a screen reader says. lying: side by side in
    so many pixels of width, where a board needs the whole width above it.
    """
    if lying:
        return named(_row(look, steps, at, glyph, lying), None, label)
    return named(_grid(look, steps, at) if grid else _column(look, steps, at, name, glyph, height), None, label)


def _row(look: Look, steps: Sequence[int], at: int, glyph: ft.IconData, width: float) -> ft.Control:
    one = min(56.0, (width - 28) / max(1, len(steps)) - 4)
    return ft.Row(
        [
            icon(glyph, 24, look.c.ink2),
            *(
                _step(look, points, number, at, one, LYING, glyph if one >= 44 else None)
                for number, points in enumerate(steps, 1)
            ),
        ],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        width=width,
    )


def _column(look: Look, steps: Sequence[int], at: int, name: str, glyph: ft.IconData, height: float) -> ft.Control:
    head = 24 + look.px(18) + 8
    step = max(22.0, min(44.0, (height - head) / max(1, len(steps)) - 4))
    return ft.Column(
        [
            icon(glyph, 24, look.c.ink2),
            text(look, name, "min", look.c.ink2, size=13, lines=1, align=ft.TextAlign.CENTER),
            *(_step(look, points, number, at, 56, step, glyph) for number, points in enumerate(steps, 1)),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _grid(look: Look, steps: Sequence[int], at: int) -> ft.Control:
    numbered = list(enumerate(steps, 1))
    rows = [numbered[i : i + 2] for i in range(0, len(numbered), 2)]
    return ft.Column(
        [
            ft.Row([_step(look, points, number, at, 44, 30, None) for number, points in row], spacing=5, tight=True)
            for row in rows
        ],
        spacing=5,
        tight=True,
    )


def _step(
    look: Look, points: int, number: int, at: int, width: float, height: float, glyph: ft.IconData | None
) -> ft.Control:
    current, passed = number == at, number < at
    fill = look.c.ink if current else look.c.sunk if passed else look.c.sheet
    ink = look.c.paper if current else look.c.ink2 if passed else look.c.ink
    row: list[ft.Control] = [icon(glyph, min(18, height * 0.5), ink)] if current and glyph else []
    row.append(text(look, minus(points), "strong", ink, size=min(20, height * 0.5), weight=800, fixed=True))
    return ft.Container(
        ft.Row(row, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        width=width,
        height=height,
        border_radius=10,
        bgcolor=fill,
        border=ft.Border.all(1.5, look.c.edge if not current else fill),
        alignment=ft.Alignment.CENTER,
    )
