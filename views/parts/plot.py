"""Plots: one line a person, told apart by marker and dashes as well as by colour; bars for scores."""

import math
from collections.abc import Sequence

import flet as ft
import flet_charts as fch

from companion.statistics import Bin
from views.parts.base import named, text
from views.parts.marks import Seat, mark
from views.theme import Look, minus

_DASHES: tuple[list[int] | None, ...] = (None, [9, 5], [3, 4], [12, 4, 3, 4], [2, 6], [7, 3])
_HEIGHT = 230


def line_plot(
    look: Look,
    people: Sequence[Seat],
    courses: Sequence[Sequence[int | None]],
    labels: Sequence[str],
    *,
    ident: str,
    read: str,
    height: float = _HEIGHT,
) -> ft.Control:
    """Points over games or entries. courses: one a person, None where there is a gap; labels: below, one a place.

    read: what a screen reader says instead of the picture.
    """
    values = [value for course in courses for value in course if value is not None]
    low, high, step = axis(values)
    series = [
        fch.LineChartData(
            points=[
                fch.LineChartDataPoint(x=index, y=value, tooltip=f"{seat.name} {minus(value)}")
                for index, value in enumerate(course)
                if value is not None
            ],
            color=seat.color,
            stroke_width=3,
            dash_pattern=_DASHES[number % len(_DASHES)],
            point=_marker(look, seat, number, dense=len(labels) > 30),
        )
        for number, (seat, course) in enumerate(zip(people, courses, strict=True))
    ]
    every = max(1, math.ceil(len(labels) / (4 if look.width < 600 else 8)))
    chart = fch.LineChart(
        data_series=series,
        min_x=-0.3,
        max_x=max(1, len(labels) - 1) + 0.3,
        # A marker on the lowest line would lie on the labels under it.
        min_y=low - step * 0.15,
        max_y=high + step * 0.15,
        border=None,
        horizontal_grid_lines=fch.ChartGridLines(interval=step, color=look.c.line, width=1.5),
        left_axis=fch.ChartAxis(
            label_size=44 * max(1, look.scale * 0.8),
            label_spacing=step,
            labels=[
                fch.ChartAxisLabel(value=value, label=text(look, minus(value), "min", look.c.ink2))
                for value in range(low, high + 1, step)
            ],
        ),
        bottom_axis=fch.ChartAxis(
            label_size=30 * look.scale,
            label_spacing=1,
            labels=[
                fch.ChartAxisLabel(value=index, label=text(look, label, "min", look.c.ink2))
                for index, label in enumerate(labels)
                if index % every == 0
            ],
        ),
        height=height,
        interactive=True,
    )
    return named(ft.Semantics(content=chart, exclude_semantics=True), ident, read, image=True)


def _marker(look: Look, seat: Seat, number: int, *, dense: bool) -> fch.ChartPointShape | bool:
    if dense:
        return False
    if number % 3 == 0:
        return fch.ChartCirclePoint(color=seat.color, radius=6, stroke_color=look.c.sheet, stroke_width=1.5)
    if number % 3 == 1:
        return fch.ChartSquarePoint(color=seat.color, size=11, stroke_color=look.c.sheet, stroke_width=1.5)
    return fch.ChartCrossPoint(color=seat.color, size=11, width=3)


def legend(look: Look, people: Sequence[Seat]) -> ft.Control:
    """Who is who in a plot."""
    items: list[ft.Control] = [
        ft.Row([mark(look, seat, 26), text(look, seat.name, "label", lines=1)], spacing=6, tight=True)
        for seat in people
    ]
    return ft.Row(items, spacing=14, wrap=True, run_spacing=4)


def bars(look: Look, bins: Sequence[Bin], *, ident: str, read: str) -> ft.Control:
    """How often scores lay where: one bar a bin with its count on top."""
    most = max((bin_.count for bin_ in bins), default=1)
    columns: list[ft.Control] = []
    for bin_ in bins:
        span = minus(bin_.low) if bin_.low == bin_.high else f"{minus(bin_.low)}–{minus(bin_.high)}"
        columns.append(
            ft.Column(
                [
                    text(look, str(bin_.count) if bin_.count else "", "label"),
                    ft.Container(
                        height=max(3, 110 * bin_.count / most),
                        bgcolor=look.accent.fill if bin_.count else look.c.line,
                        border_radius=ft.BorderRadius.only(top_left=6, top_right=6),
                    ),
                    text(look, span, "tag", look.c.ink2, align=ft.TextAlign.CENTER),
                ],
                spacing=3,
                alignment=ft.MainAxisAlignment.END,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                expand=True,
            )
        )
    row = ft.Row(columns, spacing=6, height=110 + 56 * look.scale, vertical_alignment=ft.CrossAxisAlignment.END)
    return named(row, ident, read, image=True)


def axis(values: Sequence[int]) -> tuple[int, int, int]:
    """Lowest and highest value shown and the step between at most four grid lines, all whole and round."""
    low, high = min(values, default=0), max(values, default=10)
    if low == high:
        low, high = low - 5, high + 5
    rough = (high - low) / 3
    size = 10 ** max(0, math.floor(math.log10(rough))) if rough >= 1 else 1
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    return math.floor(low / step) * step, math.ceil(high / step) * step, step
