"""Seats: their shapes, their marks with the first letter of the name, in every size."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.picture.pen import clusters
from companion.texts.desk import SEAT_NAME
from views.parts.base import part, text
from views.parts.glyphs import glyph
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


def seats_of(names: Sequence[str], colors: Sequence[str | None]) -> tuple[Seat, ...]:
    """The seats of a table; a player without a colour gets the first of the eight that nobody took."""
    taken = {color.upper() for color in colors if color}
    free = [style for style in SEATS if style.color not in taken]
    shown: list[Seat] = []
    for index, (name, color) in enumerate(zip(names, colors, strict=True)):
        if color:
            own = next((s for s in SEATS if s.color == color.upper()), None)
            used = {seat.shape for seat in shown}
            shape = own.shape if own else next(s.shape for s in SEATS if s.shape not in used)
            shown.append(Seat(index, name, seat_color(color), shape))
        else:
            style = free.pop(0) if free else SEATS[index % len(SEATS)]
            shown.append(Seat(index, name, style.color, style.shape))
    return tuple(shown)


def initial(name: str) -> str:
    """The first written character of a name: a letter with its marks, an emoji with all it is joined of.

    Of a seat without a name its number.
    """
    if number := _UNNAMED.get(name):
        return number
    first = next(clusters(name.strip()), "")
    return first.upper() if first.isascii() else first


_UNNAMED = {word.format(number=number): str(number) for word in SEAT_NAME for number in range(1, len(SEATS) + 1)}
_LETTER_SIZE = {"triangle": 0.36, "star": 0.34, "flower": 0.4, "drop": 0.42, "diamond": 0.42, "hexagon": 0.46}
_LETTER_DROP = {"triangle": 0.15, "drop": 0.08, "star": 0.03}


@part
def Mark(
    look: Look, letter: str, color: str, shape: Shape, size: float, inverse: bool = False, faint: bool = False
) -> ft.Control:
    """A seat's mark: its shape with a letter. inverse: a cream shape with the letter in colour, for coloured cloth."""
    fill, ink = (CREAM, color) if inverse else (color, "#FFFFFF")
    outline = CREAM if look.dark and not inverse else None
    picture = glyph(shape, size, fill, outline=outline, outline_width=2 if size >= 34 else 1.5)
    drop = _LETTER_DROP.get(shape, 0) * size
    wide = 1 if len(letter) == 1 else 0.8
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Stack(
            [
                picture,
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
