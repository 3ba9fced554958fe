"""The QR card: always dark modules on white with a quiet zone of four modules, in dark mode too.

A code is geometry and is drawn as shapes: browsers without a secure context (plain http on a network's name) leave
pictures made of bytes blank.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import flet as ft

from companion.sharing.qr import Matrix
from views.i18n import common as words
from views.parts.base import named, part, text
from views.theme import Look

MODULES = "#1A0F0B"
PADDING = 6
"""Left and right of the code inside its card; the quiet zone belongs to the code."""

CRISP_FROM = 0.94
"""Modules are whole pixels of the screen where the code still takes so much of the room there is."""


@lru_cache(maxsize=64)
def svg(matrix: Matrix) -> str:
    """A code as one path of runs of modules, one unit a module, so that no seam shows at any size."""
    side = len(matrix)
    path = "".join(f"M{x} {y}h{length}v1h-{length}z" for y, row in enumerate(matrix) for x, length in _runs(row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path fill="{MODULES}" d="{path}"/></svg>'
    )


def _runs(row: Sequence[bool]) -> list[tuple[int, int]]:
    runs, x = [], 0
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            runs.append((x, length))
        x += length
    return runs


def code_size(modules: int, room: float, density: float = 1.0) -> float:
    """How large a code of so many modules is drawn in `room` pixels of the page. density: pixels of the screen to one of those."""
    whole = int(room * density // modules) * modules / density
    return whole if whole >= room * CRISP_FROM else room


@part
def Code(matrix: Matrix, size: float) -> ft.Control:
    """The modules of a code, its quiet zone included, `size` wide and high. A part: a code is drawn once."""
    return ft.Image(src=svg(matrix), width=size, height=size, fit=ft.BoxFit.FILL, exclude_from_semantics=True)


def qr_card(
    look: Look,
    matrix: Matrix,
    room: float,
    top: ft.Control | None,
    below: str,
    *,
    density: float = 1.0,
) -> ft.Control:
    """The white card: a line on top, the code, a line below. matrix: with its quiet zone. room: for the code, in pixels.

    The card is as wide as the code, whatever stands above and below it.
    """
    size = code_size(len(matrix), room, density)
    return ft.Container(
        ft.Column(
            [
                *([top] if top else []),
                named(Code(matrix, size), "qr", look.t(words.QR_LABEL), image=True),
                ft.Row([text(look, below, "strong", MODULES, size=17, align=ft.TextAlign.CENTER, expand=True)]),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        width=size + 2 * PADDING + 2,
        bgcolor="#FFFFFF",
        border_radius=24,
        padding=ft.Padding.only(left=PADDING, right=PADDING, top=14 if top else 6, bottom=18),
        shadow=ft.BoxShadow(blur_radius=14, color=look.c.shadow, offset=ft.Offset(0, 4)),
        border=ft.Border.all(1, look.c.line),
        alignment=ft.Alignment.CENTER,
    )
