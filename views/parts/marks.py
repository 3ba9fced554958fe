"""Seats: their shapes, their marks with the first letter of the name, in every size."""

import math
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import flet as ft
import flet.canvas as cv

from models.record import Player
from views.parts.base import part, text
from views.theme import CREAM, SEATS, Look, Shape, seat_color


@dataclass(frozen=True, slots=True)
class Seat:
    """A player as the screens show one. index: the seat; color: `#RRGGBB` that carries white."""

    index: int
    name: str
    color: str
    shape: Shape

    @property
    def letter(self) -> str:
        """The first written character of the name."""
        return initial(self.name)


def seats_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The seats of a table; a player without a colour gets the first of the eight that nobody took."""
    taken = {player.color.upper() for player in players if player.color}
    free = [style for style in SEATS if style.color not in taken]
    shown: list[Seat] = []
    for index, player in enumerate(players):
        if player.color:
            own = next((s for s in SEATS if s.color == player.color.upper()), None)
            used = {seat.shape for seat in shown}
            shape = own.shape if own else next(s.shape for s in SEATS if s.shape not in used)
            shown.append(Seat(index, player.name, seat_color(player.color), shape))
        else:
            style = free.pop(0) if free else SEATS[index % len(SEATS)]
            shown.append(Seat(index, player.name, style.color, style.shape))
    return tuple(shown)


def initial(name: str) -> str:
    """The first written character of a name: a letter with its marks, an emoji with all it is joined of."""
    cluster = ""
    for char in name.strip():
        joins = unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf", "Sk") or char == "‍"
        if cluster and not joins and not cluster.endswith("‍"):
            break
        cluster += char
    return cluster.upper() if cluster.isascii() else cluster


_UNIT = 48.0


@cache
def _outline(shape: Shape) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """The outline on a 48 grid as ("M" | "L" | "C", numbers)."""
    if shape == "triangle":
        points = [(24, 4), (46, 43), (2, 43)]
        return _rounded(points, 5)
    if shape == "diamond":
        return _rounded([(24, 1), (47, 24), (24, 47), (1, 24)], 4)
    if shape == "hexagon":
        return _rounded([(13, 4), (35, 4), (47, 24), (35, 44), (13, 44), (1, 24)], 4)
    if shape == "star":
        points = []
        for i in range(10):
            radius = 24 if i % 2 == 0 else 11
            angle = -math.pi / 2 + i * math.pi / 5
            points.append((24 + radius * math.cos(angle), 25 + radius * math.sin(angle)))
        return _rounded(points, 1.5)
    if shape == "drop":
        return (
            ("M", (24, 0)),
            ("C", (30, 9, 43, 17, 43, 29)),
            ("C", (43, 40, 34, 48, 24, 48)),
            ("C", (14, 48, 5, 40, 5, 29)),
            ("C", (5, 17, 18, 9, 24, 0)),
        )
    raise ValueError(shape)


def _rounded(points: Sequence[tuple[float, float]], radius: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """A polygon with its corners cut round, as quadratic curves written as cubics."""
    out: list[tuple[str, tuple[float, ...]]] = []
    count = len(points)
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        enter, leave = _toward(corner, before, radius), _toward(corner, after, radius)
        out.append(("L" if out else "M", enter))
        c1 = (enter[0] + (corner[0] - enter[0]) * 2 / 3, enter[1] + (corner[1] - enter[1]) * 2 / 3)
        c2 = (leave[0] + (corner[0] - leave[0]) * 2 / 3, leave[1] + (corner[1] - leave[1]) * 2 / 3)
        out.append(("C", (*c1, *c2, *leave)))
    return tuple(out)


def _toward(start: tuple[float, float], end: tuple[float, float], by: float) -> tuple[float, float]:
    length = math.dist(start, end)
    return (start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length)


def shape_elements(shape: Shape, x: float, y: float, size: float) -> list[cv.Path.PathElement]:
    """The path of a seat's shape in a square of `size` with its corner at (x, y)."""
    k = size / _UNIT
    if shape == "circle":
        return [cv.Path.Oval(x, y, size, size)]
    if shape == "square":
        return [cv.Path.Rect(x + 2 * k, y + 2 * k, 44 * k, 44 * k, border_radius=10 * k)]
    if shape == "flower":
        petals: list[cv.Path.PathElement] = []
        for i in range(5):
            angle = -math.pi / 2 + i * 2 * math.pi / 5
            cx, cy, r = 24 + 13 * math.cos(angle), 24.5 + 13 * math.sin(angle), 11.5
            petals.append(cv.Path.Oval(x + (cx - r) * k, y + (cy - r) * k, 2 * r * k, 2 * r * k))
        return [*petals, cv.Path.Oval(x + 12 * k, y + 12 * k, 24 * k, 24 * k)]
    elements: list[cv.Path.PathElement] = []
    for command, numbers in _outline(shape):
        n = [(x if i % 2 == 0 else y) + value * k for i, value in enumerate(numbers)]
        if command == "M":
            elements.append(cv.Path.MoveTo(n[0], n[1]))
        elif command == "L":
            elements.append(cv.Path.LineTo(n[0], n[1]))
        else:
            elements.append(cv.Path.CubicTo(*n))
    elements.append(cv.Path.Close())
    return elements


_LETTER_SIZE = {"triangle": 0.36, "star": 0.34, "flower": 0.4, "drop": 0.42, "diamond": 0.42, "hexagon": 0.46}
_LETTER_DROP = {"triangle": 0.15, "drop": 0.08, "star": 0.03}


@part
def Mark(
    look: Look, letter: str, color: str, shape: Shape, size: float, inverse: bool = False, faint: bool = False
) -> ft.Control:
    """A seat's mark: its shape with a letter. inverse: a cream shape with the letter in colour, for coloured cloth."""
    fill, ink = (CREAM, color) if inverse else (color, "#FFFFFF")
    shapes: list[cv.Shape] = [cv.Path(shape_elements(shape, 0, 0, size), paint=ft.Paint(color=fill))]
    if look.dark and not inverse:
        shapes.append(
            cv.Path(
                shape_elements(shape, 0, 0, size),
                paint=ft.Paint(color=CREAM, style=ft.PaintingStyle.STROKE, stroke_width=2 if size >= 34 else 1.5),
            )
        )
    drop = _LETTER_DROP.get(shape, 0) * size
    wide = 1 if len(letter) == 1 else 0.8
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Stack(
            [
                cv.Canvas(shapes, width=size, height=size),
                ft.Container(
                    text(
                        look,
                        letter,
                        "strong",
                        ink,
                        size=size * _LETTER_SIZE.get(shape, 0.5) * wide,
                        weight=800 if letter.isascii() else 700,
                        fixed=True,
                        align=ft.TextAlign.CENTER,
                    ),
                    width=size,
                    height=size,
                    alignment=ft.Alignment.CENTER,
                    padding=ft.Padding.only(top=2 * drop) if drop else None,
                ),
            ],
            width=size,
            height=size,
            opacity=0.4 if faint else 1,
            clip_behavior=ft.ClipBehavior.NONE,
        ),
    )


def mark(look: Look, seat: Seat, size: float, *, inverse: bool = False, faint: bool = False) -> ft.Control:
    """The mark of a seat."""
    return Mark(look, seat.letter, seat.color, seat.shape, size, inverse, faint)
