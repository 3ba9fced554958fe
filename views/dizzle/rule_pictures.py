"""Drawings on the rules page of dizzle: a corner of a sheet, made of the app's own squares."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.texts.base import Text
from views.dizzle.board import Square
from views.dizzle.cells import CellView
from views.scene import RulePicture
from views.theme import Look

SIZE = 40.0


def _corner(rows: Sequence[str], look: Look, width: float) -> ft.Control:
    """Squares from a sketch, two characters each: number or `x` (a cross), then what is there.

    The second character: `d` a die of that number, `l` lit, `b` a bomb, `e` an explosion, `f` a flag, ` ` nothing.
    """
    pitch = SIZE + 4
    lines: list[ft.Control] = []
    columns = len(rows[0]) // 2
    for row, line in enumerate(rows):
        squares: list[ft.Control] = []
        for col in range(columns):
            number, what = line[2 * col], line[2 * col + 1]
            crossed = number == "x"
            cell = CellView(
                (row, col),
                "field",
                number="" if crossed else number,
                mark={"b": "bomb", "e": "bomb", "f": "flag"}.get(what, ""),
                crossed=crossed,
                exploded=what == "e",
                die=int(number) if what == "d" else 0,
                state="lit" if what == "l" else "",
            )
            squares.append(Square(look, cell, col * pitch, SIZE, None))
        lines.append(ft.Stack(squares, width=columns * pitch - 4, height=SIZE))
    return ft.Column(lines, spacing=4, tight=True)


FIRST = ("3 4l1 2 ", "5lx 6l3 ", "2 1l4 5 ")
GROUP = ("3 4d1l2 ", "5 x 6l3 ", "2 1 4 5 ")
WALLED = ("x 4dx 2l", "x x 6 x ", "2l1l4 5l")
BOMB = ("3 x 1 ", "5 xb6 ", "2 1 4 ")

RULE_PICTURES = {
    "dizzle.adjacent": RulePicture(
        Text(
            "はじめの1個は×のとなり (光ったマス) に置きます",
            "The first die goes beside a cross: on one of the lit fields",
        ),
        partial(_corner, FIRST),
    ),
    "dizzle.must-place": RulePicture(
        Text(
            "2個めからは、置いたダイスのとなりに置きます", "From the second on, a die goes beside the dice already laid"
        ),
        partial(_corner, GROUP),
    ),
    "dizzle.jump": RulePicture(
        Text(
            "4のまわりにあいたマスがないので、ほかの×のとなりへジャンプできます",
            "No field beside the 4 is open: the next die may jump beside any other cross",
        ),
        partial(_corner, WALLED),
    ),
}
