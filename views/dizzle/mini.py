"""A dizzle sheet small, as one picture: for panels, the setup and repairs."""

import flet as ft

from views.dizzle.cells import LIT_STATES, CellView, cross_path, ink_of, paints, stroke_of
from views.parts.base import part
from views.parts.cubes import die_svg
from views.parts.glyphs import svg
from views.theme import Look

SMALL = 28
"""Under this size a cell shows only crosses, dice and symbols."""


@part
def MiniSheet(look: Look, cells: tuple[CellView, ...], width: float, height: float) -> ft.Control:
    """A sheet small, as one picture, without taps and numbers: for panels, the setup and repairs."""
    rows, cols = max(c.at[0] for c in cells) + 1, max(c.at[1] for c in cells) + 1
    pitch = min(width / cols, height / rows, SMALL)
    return ft.Image(
        src=sheet_svg(look, cells, rows, cols),
        width=cols * pitch,
        height=rows * pitch,
        exclude_from_semantics=True,
    )


def sheet_svg(look: Look, cells: tuple[CellView, ...], rows: int, cols: int) -> str:
    """The sheet as the text of an SVG picture, 54 units a cell: grounds, crosses, dice and symbols."""
    drawn = "".join(
        f'<g transform="translate({cell.at[1] * 54 + 3} {cell.at[0] * 54 + 3})">{_mini(look, cell)}</g>'
        for cell in cells
    )
    box = f"0 0 {cols * 54} {rows * 54}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawn}</svg>'


_SHAPES = {
    "jewel": "M 24 42 L 6 20 L 14 8 H 34 L 42 20 Z",
    "puzzle": "M 8 16 H 18 C 14 4 32 4 28 16 H 40 V 26 C 50 22 50 40 40 36 V 44 H 8 Z",
    "key": "M 14 14 A 10 10 0 1 0 14 34 A 10 10 0 0 0 23 28 H 32 V 36 H 38 V 28 H 46 V 20 H 23 A 10 10 0 0 0 14 14 Z",
    "lock": "M 10 20 H 14 V 14 C 14 0 34 0 34 14 V 20 H 38 V 46 H 10 Z M 20 20 H 28 V 14 C 28 8 20 8 20 14 Z",
    "rocket": "M 42 6 C 26 6 16 16 12 26 L 4 28 L 14 34 L 20 44 L 22 36 C 32 32 42 22 42 6 Z",
    "planet": "M 24 4 A 20 20 0 1 0 24 44 A 20 20 0 1 0 24 4 Z M 6 20 H 42 V 26 H 6 Z",
    "flag": "M 10 4 H 40 L 34 16 L 40 28 H 16 V 46 H 10 Z",
}
"""What is printed on a field, drawn for the smallest sizes on a grid of 48."""

_FLARE = "M 24 2 V 14 M 24 34 V 46 M 2 24 H 14 M 34 24 H 46 M 9 9 L 17 17 M 31 31 L 39 39 M 39 9 L 31 17 M 17 31 L 9 39"


def _mini(look: Look, cell: CellView) -> str:
    ground, edge, _ = paints(look, cell)
    if cell.state == "ng":
        edge = look.c.ng
    if cell.kind == "obstacle":
        return f'<rect width="48" height="48" rx="8" fill="{ground}"/>'
    face = cell.die or cell.ghost
    ring = 6 if cell.state else 2
    radius = 24 if cell.kind == "planet" else 8
    drawn = f'<rect width="48" height="48" rx="{radius}" fill="{ground}" stroke="{edge}" stroke-width="{ring}"/>'
    if face:
        return drawn + inner(die_svg(face))
    if cell.exploded:
        drawn += (
            f'<g stroke="{look.c.ng}" stroke-width="5" stroke-linecap="round" transform="translate(6 6) scale(0.75)">'
            f'<path d="{_FLARE}"/><circle cx="24" cy="24" r="6" fill="{look.c.ng}"/></g>'
        )
    elif cell.kind == "planet":
        drawn += f'<circle cx="24" cy="24" r="12" fill="{edge}"/>'
    elif cell.mark:
        color = ink_of(look, cell.mark, cell.color, lit=cell.state in LIT_STATES)
        picture = (
            f'<path d="{_SHAPES[cell.mark]}" fill="{color}" fill-rule="evenodd"/>'
            if cell.mark in _SHAPES
            else inner(svg(cell.mark, color, "#B0261C"))
        )
        drawn += f'<g transform="translate(19 19) scale(0.58)">{picture}</g>'
    return drawn + (cross_path(stroke_of(look)) if cell.crossed else "")


def inner(picture: str) -> str:
    """An SVG picture on the grid of 48 without its frame, to stand in another."""
    return picture[picture.index(">") + 1 : -len("</svg>")]
