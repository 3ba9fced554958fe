"""What one square of a dizzle sheet shows, how it is read aloud, and in which colours it is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import flet as ft

from companion.texts.dizzle import MARKS, cell_text, color_text
from models.dizzle import HOLE, OBSTACLE, PLANET, PRINTED_CROSS, Cell, SeatState, Sheet
from views.i18n import dizzle as words
from views.parts.glyphs import glyph
from views.theme import Look, mix

STROKE, CROSSED = "#4A2B7A", "#E6DCF0"
LIT = "#FFE08A"

INKS = {
    "red": ("#B0261C", "#FF9C87"),
    "blue": ("#1F5FA8", "#8CC2FF"),
    "green": ("#35702F", "#9FD58C"),
    "yellow": ("#8F5D00", "#F2C66B"),
    "purple": ("#74499C", "#D5AEF0"),
    "orange": ("#A8430C", "#FFAE78"),
    "pink": ("#B03A78", "#F09BB2"),
    "gold": ("#8F5D00", "#F2C66B"),
}
"""How colours of puzzle pieces, keys and locks are drawn, light and dark; any other is ink."""


class Symbol(NamedTuple):
    """A mark's pictogram: a Material icon, or a drawing of our own of the mark's name; its inks light and dark."""

    icon: ft.IconData | None
    inks: tuple[str, str]


SYMBOLS = {
    "jewel": Symbol(ft.Icons.DIAMOND_ROUNDED, ("#1B7793", "#7CC8E0")),
    "puzzle": Symbol(ft.Icons.EXTENSION_ROUNDED, ("", "")),
    "key": Symbol(ft.Icons.KEY_ROUNDED, ("", "")),
    "lock": Symbol(ft.Icons.LOCK_ROUNDED, ("", "")),
    "rocket": Symbol(ft.Icons.ROCKET_LAUNCH_ROUNDED, ("#2C4C8C", "#A5BEF5")),
    "flag": Symbol(ft.Icons.FLAG_ROUNDED, ("#B0261C", "#FF9C87")),
    "bomb": Symbol(None, ("#2B1D16", "#F7ECDC")),
    "poop": Symbol(None, ("#7A4A2A", "#D6A27A")),
    "planet": Symbol(ft.Icons.PUBLIC_ROUNDED, ("#2F6B3A", "#9FD58C")),
}


@dataclass(frozen=True, slots=True)
class CellView:
    """What one square shows. kind: ``field``, ``cross``, ``planet`` or ``obstacle``; die, ghost: a face or 0.

    color: of the mark; letter: tells colours apart where a sheet has several. state: "" or how it is ringed: ``lit``
    (a die may go here), ``reach`` (a rocket may), ``give`` (this die may go back), ``ng`` (wrong).
    """

    at: Cell
    kind: str
    number: str = ""
    mark: str = ""
    color: str = ""
    letter: str = ""
    points: int = 0
    crossed: bool = False
    exploded: bool = False
    die: int = 0
    ghost: int = 0
    state: str = ""
    label: str = ""

    @property
    def ident(self) -> str:
        """Its name for tests and screen readers."""
        return f"cell-{self.at[0]}-{self.at[1]}"


def cell_views(
    sheet: Sheet,
    seat: SeatState,
    look: Look | None = None,
    *,
    states: Mapping[Cell, str] | None = None,
    ghosts: Mapping[Cell, int] | None = None,
) -> tuple[CellView, ...]:
    """All squares of a sheet that are no holes. look: for the labels and letters; without it there are none."""
    pack, states, ghosts = sheet.pack, states or {}, ghosts or {}
    marks = {mark.at: mark for mark in pack.marks}
    several = {
        kind for kind in ("puzzle", "key", "lock") if len({mark.color for mark in pack.marks if mark.kind == kind}) > 1
    }
    dice = {die.at: die.pips for die in seat.dice}
    kinds = {OBSTACLE: "obstacle", PRINTED_CROSS: "cross", PLANET: "planet"}
    views = []
    for row, line in enumerate(pack.grid):
        for col, char in enumerate(line):
            at = (row, col)
            if char == HOLE:
                continue
            mark = marks.get(at)
            color = getattr(mark, "color", "")
            view = CellView(
                at,
                kinds.get(char, "field"),
                char if char not in kinds else "",
                mark.kind if mark else "",
                color,
                color_text(color, look.lang)[:1] if look and mark and mark.kind in several else "",
                getattr(mark, "points", 0),
                at in seat.crosses,
                at in seat.explosions,
                dice.get(at, 0),
                ghosts.get(at, 0),
                states.get(at, ""),
            )
            views.append(view if look is None else _labelled(look, view))
    return tuple(views)


def _labelled(look: Look, view: CellView) -> CellView:
    """The cell with what a screen reader says of it."""
    what = []
    if view.number:
        what.append(view.number)
    if view.kind == "planet":
        what.append(look.t(words.CELL_PLANET))
    if view.kind == "obstacle":
        what.append(look.t(words.CELL_OBSTACLE))
    if view.mark:
        name = MARKS[view.mark].of(look.lang)
        color = color_text(view.color, look.lang) if view.color else ""
        joined = f"{color}の{name}" if look.lang == "ja" else f"{color} {name}"
        what.append(joined if color else f"{name} {view.points}" if view.points else name)
    if view.crossed:
        what.append(look.t(words.CELL_CROSS))
    if view.exploded:
        what.append(look.t(words.CELL_EXPLOSION))
    if view.die:
        what.append(look.t(words.CELL_DIE, die=view.die))
    if view.ghost and view.state == "lit":
        what.append(look.t(words.CELL_PROPOSED, die=view.ghost))
    elif view.state in _STATE_WORDS:
        what.append(look.t(_STATE_WORDS[view.state]))
    join = "、" if look.lang == "ja" else ", "
    return replace(view, label=look.t(words.CELL, cell=cell_text(view.at, look.lang), what=join.join(what)))


_STATE_WORDS = {"lit": words.CELL_CAN, "reach": words.CELL_REACH, "give": words.CELL_GIVE}
LIT_STATES = ("lit", "reach", "give")
"""A tap on such a cell does something."""


def paints(look: Look, cell: CellView) -> tuple[str, str, str]:
    """Ground, edge and ink of a square."""
    if cell.state in LIT_STATES:
        return LIT, look.accent.fill if not look.dark else "#6A3D8C", "#2B1D16"
    if cell.exploded:
        return look.c.ng_tint, look.c.ng, look.c.ng
    if cell.crossed:
        ground = CROSSED if not look.dark else "#382A48"
        return ground, mix(ground, look.c.edge, 0.5), mix(ground, look.c.ink2, 0.35)
    if cell.kind == "planet":
        return look.c.ok_tint, look.c.ok, look.c.ok
    if cell.mark == "planet":
        return look.c.ok_tint, look.c.ok, look.c.ink
    if cell.kind == "obstacle":
        return look.c.no_tint, look.c.no_tint, look.c.no
    return look.c.sheet, mix(look.c.sheet, look.c.edge, 0.75), look.c.ink


def ink_of(look: Look, kind: str, color: str, *, lit: bool = False) -> str:
    """The ink of a mark: its own, or that of its colour. lit: on the yellow ground of a cell that may be touched."""
    inks = SYMBOLS[kind].inks
    if not inks[0]:
        inks = INKS.get(color, ("#5C4A3D", "#CBB7A3"))
    return inks[look.dark and not lit]


def symbol(look: Look, kind: str, color: str, size: float, *, lit: bool = False) -> ft.Control:
    """A mark's pictogram."""
    ink, icon = ink_of(look, kind, color, lit=lit), SYMBOLS[kind].icon
    return ft.Icon(icon, size=size, color=ink) if icon else glyph(kind, size, ink, "#B0261C")


def stroke_of(look: Look) -> str:
    return STROKE if not look.dark else "#D5AEF0"


@cache
def cross_svg(ink: str) -> str:
    """A × as two strokes of a pen, as the text of an SVG picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{cross_path(ink)}</svg>'


def cross_path(ink: str) -> str:
    return (
        f'<path d="M 9.6 10.6 L 38.4 38.4 M 38.4 9.6 L 9.1 37.6" fill="none" stroke="{ink}" stroke-width="4.2" '
        'stroke-linecap="round"/>'
    )
