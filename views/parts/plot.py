"""Plots: one line a person, told apart by shape and dashes as well as by colour; bars for scores."""

import math
from collections.abc import Sequence

import flet as ft
import flet.canvas as cv

from companion.statistics import Bin
from views.i18n import plot as words
from views.parts.base import named, part, text, text_style
from views.parts.glyphs import shapes
from views.parts.marks import Seat, mark
from views.theme import Look, contrast, ems, minus, mix

_DASHES: tuple[list[float] | None, ...] = (None, [9, 5], [3, 4], [12, 4, 3, 4], [2, 6], [7, 3])
_HEIGHT = 230
_READABLE = 3.0
"""The contrast that a line has to what is behind it, at least."""
MOST_POINTS = 240
"""How many points of a line are drawn; of more, some are left out."""
MARKED = 30
"""Up to so many places each point has its marker."""

Courses = tuple[tuple[int | None, ...], ...]


def line_plot(
    look: Look,
    people: Sequence[Seat],
    courses: Sequence[Sequence[int | None]],
    labels: Sequence[str],
    *,
    ident: str,
    read: str,
    across: str,
    height: float = _HEIGHT,
) -> ft.Control:
    """Points over games or entries; a tap on a place tells its numbers.

    courses: one a person, None where there is a gap; labels: below, one a place; across: what the places are. read:
    what a screen reader says instead of the picture.
    """
    places = _thinned(len(labels))
    shown = tuple(tuple(course[place] for place in places) for course in courses)
    plot = Lines(look, tuple(people), shown, tuple(labels[place] for place in places), across, height)
    return named(ft.Semantics(content=plot, exclude_semantics=True), ident, read, image=True)


def _thinned(count: int) -> list[int]:
    """The places that are drawn, the last one always."""
    step = max(1, math.ceil(count / MOST_POINTS))
    places = list(range(0, count, step))
    return places if not places or places[-1] == count - 1 else [*places, count - 1]


def readable(look: Look, color: str) -> str:
    """A seat's colour as a line on a card: in dark lighter, until it is seen."""
    while contrast(color, look.c.sheet) < _READABLE:
        color = mix(color, look.c.ink, 0.08)
    return color


class _Frame:
    """Where the values of a plot lie in its picture. low, high, step: of the values; left, top, right, bottom: pixels."""

    def __init__(self, look: Look, courses: Courses, places: int, width: float, height: float) -> None:
        self.low, self.high, self.step = axis([v for course in courses for v in course if v is not None])
        longest = max(ems(minus(self.low)), ems(minus(self.high)))
        self.left = look.text_px(13) * longest + 14
        self.top, self.right = look.text_px(13) * 1.3 + 10, width - 12
        self.bottom = height - look.text_px(13) * 1.3 - 14
        self.places = places

    def x(self, place: int) -> float:
        """The middle of a place."""
        return self.left + 8 + (self.right - self.left - 16) * place / max(1, self.places - 1)

    def y(self, value: float) -> float:
        """The height of a value."""
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)

    def place(self, x: float) -> int:
        """The place nearest to a tap."""
        share = (x - self.left - 8) / max(1.0, self.right - self.left - 16)
        return min(max(round(share * (self.places - 1)), 0), self.places - 1)


@part
def Lines(
    look: Look, people: tuple[Seat, ...], courses: Courses, labels: tuple[str, ...], across: str, height: float
) -> ft.Control:
    """The plot as it is drawn. Only the device knows its width."""
    width, set_width = ft.use_state(0.0)
    chosen, set_chosen = ft.use_state(-1)
    frame = _Frame(look, courses, len(labels), width, height)

    def choose(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None and labels:
            set_chosen(frame.place(event.local_position.x))

    drawn: list[cv.Shape] = []
    if width and labels:
        drawn = [*_grid(look, frame, across), *_below(look, frame, labels), *_courses(look, frame, people, courses)]
        if 0 <= chosen < len(labels):
            x = frame.x(chosen)
            line = ft.Paint(color=look.c.ink2, stroke_width=1.5, stroke_dash_pattern=[3, 3])
            drawn.insert(0, cv.Line(x, frame.top, x, frame.bottom, paint=line))
    canvas = cv.Canvas(shapes=drawn, on_resize=lambda e: set_width(e.width), content=ft.Container(height=height))
    picture = ft.GestureDetector(content=canvas, on_tap_down=choose, mouse_cursor=ft.MouseCursor.CLICK)
    rows: list[ft.Control] = [picture]
    if 0 <= chosen < len(labels):
        rows.append(_told(look, people, courses, labels, chosen))
    return ft.Column(rows, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _grid(look: Look, frame: _Frame, across: str) -> list[cv.Shape]:
    """The lines of the values with their numbers, and the words of both axes."""
    style = text_style(look, "min", look.c.ink2)
    paint = ft.Paint(color=look.c.line, stroke_width=1.5)
    found: list[cv.Shape] = []
    for value in range(frame.low, frame.high + 1, frame.step):
        y = frame.y(value)
        found.append(cv.Line(frame.left, y, frame.right, y, paint=paint))
        found.append(cv.Text(frame.left - 6, y, minus(value), style=style, alignment=ft.Alignment.CENTER_RIGHT))
    found.append(cv.Text(2, 0, look.t(words.POINTS), style=style, alignment=ft.Alignment.TOP_LEFT))
    found.append(cv.Text(frame.right, 0, across, style=style, alignment=ft.Alignment.TOP_RIGHT))
    return found


def _below(look: Look, frame: _Frame, labels: tuple[str, ...]) -> list[cv.Shape]:
    """The names of the places, as many as there is room for."""
    style = text_style(look, "min", look.c.ink2)
    room = max(ems(label) for label in labels) * look.text_px(13) + 16
    every = max(1, math.ceil(room * max(1, len(labels) - 1) / max(1.0, frame.right - frame.left - 16)))
    return [
        cv.Text(frame.x(place), frame.bottom + 8, label, style=style, alignment=ft.Alignment.TOP_CENTER)
        for place, label in enumerate(labels)
        if place % every == 0
    ]


def _courses(look: Look, frame: _Frame, people: tuple[Seat, ...], courses: Courses) -> list[cv.Shape]:
    """A line for each person, then all markers, so that no line crosses one."""
    lines: list[cv.Shape] = []
    markers: list[cv.Shape] = []
    for number, (seat, course) in enumerate(zip(people, courses, strict=True)):
        color = readable(look, seat.color)
        points = [(frame.x(place), frame.y(value)) for place, value in enumerate(course) if value is not None]
        if not points:
            continue
        way: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0]), *(cv.Path.LineTo(*at) for at in points[1:])]
        stroke = ft.Paint(
            color=color,
            style=ft.PaintingStyle.STROKE,
            stroke_width=3,
            stroke_dash_pattern=_DASHES[number % len(_DASHES)],
            stroke_join=ft.StrokeJoin.ROUND,
        )
        lines.append(cv.Path(way, paint=stroke))
        marked = points if len(course) <= MARKED else points[-1:]
        for x, y in marked:
            markers += shapes(seat.shape, x - 8, y - 8, 16, look.c.sheet)
            markers += shapes(seat.shape, x - 6.5, y - 6.5, 13, color)
    return [*lines, *markers]


def _told(look: Look, people: tuple[Seat, ...], courses: Courses, labels: tuple[str, ...], place: int) -> ft.Control:
    """The numbers of one place, in the colours of the page."""
    items: list[ft.Control] = [text(look, labels[place], "label", look.c.ink2)]
    for seat, course in zip(people, courses, strict=True):
        value = course[place]
        if value is not None:
            row = [mark(look, seat, 22), text(look, seat.name, "label", lines=1), text(look, minus(value), "strong")]
            items.append(ft.Row(row, spacing=5, tight=True))
    return ft.Container(
        ft.Row(items, spacing=12, wrap=True, run_spacing=4),
        bgcolor=look.c.sunk,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


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
