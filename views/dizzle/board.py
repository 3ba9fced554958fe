"""A dizzle sheet as a board: fields, crosses, dice, explosions, planets, arrows and frames; large and small."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.texts.dizzle import MARKS, cell_text, color_text
from models.dizzle import HOLE, OBSTACLE, PLANET, PRINTED_CROSS, Cell, Pack, SeatState, Sheet
from views.i18n import dizzle as words
from views.parts.base import part, text
from views.parts.cubes import die_shapes
from views.parts.glyphs import glyph, shapes, symbol
from views.theme import Look, mix

GAP = 0.1
"""The gap between two cells, as a part of a cell."""

EDGE = 0.5
"""How wide a margin is that holds the points of arrows, as a part of a cell's pitch."""

SMALL = 28
"""Under this size a cell shows only crosses, dice and symbols."""

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
    """A mark's pictogram: a Material icon and its name on a canvas, or a drawing of our own; its inks light and dark."""

    icon: ft.IconData | None
    name: str
    inks: tuple[str, str]


SYMBOLS = {
    "jewel": Symbol(ft.Icons.DIAMOND_ROUNDED, "diamond_rounded", ("#1B7793", "#7CC8E0")),
    "puzzle": Symbol(ft.Icons.EXTENSION_ROUNDED, "extension_rounded", ("", "")),
    "key": Symbol(ft.Icons.KEY_ROUNDED, "key_rounded", ("", "")),
    "lock": Symbol(ft.Icons.LOCK_ROUNDED, "lock_rounded", ("", "")),
    "rocket": Symbol(ft.Icons.ROCKET_LAUNCH_ROUNDED, "rocket_launch_rounded", ("#2C4C8C", "#A5BEF5")),
    "flag": Symbol(ft.Icons.FLAG_ROUNDED, "flag_rounded", ("#B0261C", "#FF9C87")),
    "bomb": Symbol(None, "bomb", ("#2B1D16", "#F7ECDC")),
    "poop": Symbol(None, "poop", ("#7A4A2A", "#D6A27A")),
}


@dataclass(frozen=True, slots=True)
class CellView:
    """What one square shows. kind: ``field``, ``cross``, ``planet`` or ``obstacle``; die, ghost: a face or 0.

    color: of the mark; letter: tells colours apart where a sheet has several. state: "" or how it is ringed: ``lit``
    (a die may go here), ``give`` (this die may go back), ``ng`` (wrong).
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
    if view.die or view.ghost:
        what.append(look.t(words.CELL_DIE, die=view.die or view.ghost))
    if view.state in _STATE_WORDS:
        word = words.CELL_REACH if view.state == "lit" and view.kind == "planet" else _STATE_WORDS[view.state]
        what.append(look.t(word))
    join = "、" if look.lang == "ja" else ", "
    label = look.t(words.CELL, cell=cell_text(view.at, look.lang), what=join.join(what))
    return CellView(
        view.at,
        view.kind,
        view.number,
        view.mark,
        view.color,
        view.letter,
        view.points,
        view.crossed,
        view.exploded,
        view.die,
        view.ghost,
        view.state,
        label,
    )


_STATE_WORDS = {"lit": words.CELL_CAN, "give": words.CELL_GIVE}


# --- arrows ----------------------------------------------------------------------------------------------------


class ArrowTag(NamedTuple):
    """Where an arrow's points stand: a square (may lie one off the grid), how it points (quarter turns), points."""

    row: int
    col: int
    turns: int
    points: int
    done: bool


def arrow_tags(sheet: Sheet, seat: SeatState) -> tuple[ArrowTag, ...]:
    """A tag before the first cell of each arrow, or behind its last one, on a hole or off the grid.

    Where neither is free the tag is left out: the arrow's points then stand in the list of lines only.
    """
    pack, taken, tags = sheet.pack, set[Cell](), []
    for arrow in pack.arrows:
        (row, col), (last_row, last_col) = arrow.cells[0], arrow.cells[-1]
        across = row == last_row
        before = (row, col - 1) if across else (row - 1, col)
        behind = (row, last_col + 1) if across else (last_row + 1, col)
        done = set(arrow.cells) <= seat.crosses
        for (r, c), turns in ((before, 0 if across else 1), (behind, 2 if across else 3)):
            off = r < 0 or c < 0
            if (r, c) not in taken and (off or pack.square((r, c)) == HOLE):
                taken.add((r, c))
                tags.append(ArrowTag(r, c, turns, arrow.points, done))
                break
    return tuple(tags)


# --- the large board -------------------------------------------------------------------------------------------


class Measure(NamedTuple):
    """How a sheet lies in the room it has: the side of a cell, its pitch, and where the grid begins."""

    size: float
    pitch: float
    left: float
    top: float
    width: float
    height: float
    rows: int
    cols: int

    def place(self, row: int, col: int) -> tuple[float, float]:
        """The upper left corner of a square."""
        return self.left + col * self.pitch, self.top + row * self.pitch


def measure(pack: Pack, tags: tuple[ArrowTag, ...], width: float, height: float, most: float) -> Measure:
    """Cells as large as the room allows; margins only where an arrow's points stand outside."""
    rows, cols = len(pack.grid), len(pack.grid[0])
    sides = [
        EDGE * any(tag.col < 0 for tag in tags),
        EDGE * any(tag.row < 0 for tag in tags),
        EDGE * any(tag.col >= cols for tag in tags),
        EDGE * any(tag.row >= rows for tag in tags),
    ]
    across, down = cols + sides[0] + sides[2] + GAP, rows + sides[1] + sides[3] + GAP
    pitch = min(width / across, height / down, most * (1 + GAP))
    size = pitch / (1 + GAP)
    return Measure(
        size,
        pitch,
        sides[0] * pitch + GAP * size,
        sides[1] * pitch + GAP * size,
        (cols + sides[0] + sides[2]) * pitch + GAP * size,
        (rows + sides[1] + sides[3]) * pitch + GAP * size,
        rows,
        cols,
    )


def board(
    look: Look,
    sheet: Sheet,
    seat: SeatState,
    cells: tuple[CellView, ...],
    width: float,
    height: float,
    on_cell: Callable[[Cell], Any] | None,
) -> ft.Control:
    """The sheet in the room given; `on_cell` gets [row, col]. Small legal cells are touched within 48 px."""
    tags = arrow_tags(sheet, seat)
    at = measure(sheet.pack, tags, width, height, 84)
    layers: list[ft.Control] = [Tags(look, tags, at)]
    layers += [Square(look, cell, *at.place(*cell.at), at.size, on_cell) for cell in cells]
    if sheet.pack.squares:
        corners = tuple((min(s.cells), max(s.cells)) for s in sheet.pack.squares)
        layers.append(Frames(look, corners, at))
    if on_cell is not None and at.size < 48:
        reach = tuple((*at.place(*cell.at), cell.at) for cell in cells if cell.state in ("lit", "give"))
        layers += [Reach(x, y, at.size, cell, on_cell) for x, y, cell in reach]
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


@part
def Tags(look: Look, tags: tuple[ArrowTag, ...], at: Measure) -> ft.Control:
    """The arrows' points in the margins and holes."""
    layers: list[ft.Control] = []
    for tag in tags:
        x, y = at.place(tag.row, tag.col)
        beside, over = not 0 <= tag.col < at.cols, not 0 <= tag.row < at.rows
        wide, high = at.pitch * (EDGE if beside else 1), at.pitch * (EDGE if over else 1)
        x, y = max(0.0, x), max(0.0, y)
        ink = look.accent.fill if tag.done else look.c.ink2
        size = max(12.0, min(at.size * 0.3, 20))
        mark = ft.Icon(
            ft.Icons.ARROW_RIGHT_ALT_ROUNDED, size=size * 1.25, color=ink, rotate=ft.Rotate(tag.turns * math.pi / 2)
        )
        points = text(look, str(tag.points), "min", ink, size=size, weight=800, fixed=True)
        inner: ft.Control = (
            ft.Row([mark, points], spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
            if over
            else ft.Column(
                [mark, points],
                spacing=0,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        )
        layers.append(
            ft.Container(
                inner, left=x, top=y, width=wide - at.pitch * GAP / 2, height=high, alignment=ft.Alignment.CENTER
            )
        )
    return ft.Stack(layers, width=at.width, height=at.height, clip_behavior=ft.ClipBehavior.NONE)


@part
def Frames(look: Look, corners: tuple[tuple[Cell, Cell], ...], at: Measure) -> ft.Control:
    """The ink frames round the four-square areas; taps go through."""
    out = at.size * GAP * 0.55
    rects: list[cv.Shape] = []
    for first, last in corners:
        x, y = at.place(*first)
        x2, y2 = at.place(*last)
        rects.append(
            cv.Rect(
                x - out,
                y - out,
                x2 - x + at.size + 2 * out,
                y2 - y + at.size + 2 * out,
                border_radius=at.size * 0.2,
                paint=ft.Paint(
                    color=look.c.ink, style=ft.PaintingStyle.STROKE, stroke_width=max(2.0, min(4.0, at.size * 0.07))
                ),
            )
        )
    return ft.Container(cv.Canvas(rects, width=at.width, height=at.height), ignore_interactions=True)


@part
def Reach(x: float, y: float, size: float, cell: Cell, on_cell: Callable[[Cell], Any]) -> ft.Control:
    """Room of 48 px to touch a smaller legal cell."""
    out = (48 - size) / 2
    return ft.Container(
        ft.Semantics(
            exclude_semantics=True, content=ft.Container(width=48, height=48, on_click=lambda _: on_cell(cell))
        ),
        left=x - out,
        top=y - out,
    )


@part
def Square(
    look: Look, cell: CellView, x: float, y: float, size: float, on_cell: Callable[[Cell], Any] | None
) -> ft.Control:
    """One square where it lies on the board."""
    quiet = ft.Semantics(content=_body(look, cell, size), exclude_semantics=True)
    if on_cell is None:
        return ft.Container(
            ft.Semantics(identifier=cell.ident, label=cell.label, content=quiet, container=True), left=x, top=y
        )
    return ft.Container(
        ft.Semantics(
            identifier=cell.ident,
            label=cell.label,
            button=True,
            content=ft.Container(quiet, on_click=lambda _: on_cell(cell.at)),
        ),
        left=x,
        top=y,
    )


def paints(look: Look, cell: CellView) -> tuple[str, str, str]:
    """Ground, edge and ink of a square."""
    if cell.state in ("lit", "give"):
        return LIT, look.accent.fill if not look.dark else "#6A3D8C", "#2B1D16"
    if cell.exploded:
        return look.c.ng_tint, look.c.ng, look.c.ng
    if cell.crossed:
        ground = CROSSED if not look.dark else "#382A48"
        return ground, mix(ground, look.c.edge, 0.5), mix(ground, look.c.ink2, 0.35)
    if cell.kind == "planet":
        return look.c.ok_tint, look.c.ok, look.c.ok
    if cell.kind == "obstacle":
        return look.c.no_tint, look.c.no_tint, look.c.no
    return look.c.sheet, mix(look.c.sheet, look.c.edge, 0.75), look.c.ink


def _ink(look: Look, cell: CellView) -> str:
    dark = look.dark and cell.state not in ("lit", "give")
    inks = SYMBOLS[cell.mark].inks
    if not inks[0]:
        inks = INKS.get(cell.color, ("#5C4A3D", "#CBB7A3"))
    return inks[dark]


def _stroke(look: Look) -> str:
    return STROKE if not look.dark else "#D5AEF0"


def _body(look: Look, cell: CellView, size: float) -> ft.Control:
    ground, edge, ink = paints(look, cell)
    ringed = cell.state in ("lit", "give", "ng")
    width = max(2.5, min(4.0, size * 0.085)) if ringed else 1.5
    if cell.state == "ng":
        edge = look.c.ng
    layers: list[ft.Control] = []
    if cell.kind == "planet":
        layers.append(_middle(ft.Icon(ft.Icons.PUBLIC_ROUNDED, size=size * 0.55, color=ink), size))
    elif cell.kind == "obstacle":
        layers.append(_middle(ft.Icon(ft.Icons.BLOCK_ROUNDED, size=size * 0.5, color=ink), size))
    if cell.number and not cell.die:
        number = text(look, cell.number, "value", ink, size=size * 0.42, weight=800, fixed=True)
        # A symbol stands at the lower right: the number makes room for it.
        shift = size * (0.11 if cell.mark else 0)
        layers.append(
            ft.Container(
                number,
                width=size,
                height=size,
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(right=shift * 1.2, bottom=shift * 1.4),
            )
        )
    if cell.exploded:
        layers.append(_middle(ft.Icon(ft.Icons.FLARE_ROUNDED, size=size * 0.66, color=look.c.ng), size))
    if cell.mark and not cell.die and not cell.exploded:
        layers.append(ft.Container(_symbol(look, cell, size * 0.36), right=size * 0.05, bottom=size * 0.05))
        note = cell.letter or (str(cell.points) if cell.points > 1 and size >= 30 else "")
        if note and not cell.crossed:
            layers.append(
                ft.Container(
                    text(look, note, "tag", _ink(look, cell), size=max(9, size * 0.23), weight=800, fixed=True),
                    right=size * 0.08,
                    top=size * 0.02,
                )
            )
    if cell.crossed:
        layers.append(cv.Canvas(cross(0, 0, size, _stroke(look)), width=size, height=size))
    if cell.ghost:
        layers.append(ft.Container(_die(look, cell.ghost, size, size * 0.16), opacity=0.7, width=size, height=size))
    if cell.die:
        layers.append(_die(look, cell.die, size, size * (0.14 if ringed else 0.06)))
    round_ = cell.kind == "planet"
    return ft.Container(
        ft.Stack(layers, width=size, height=size),
        width=size,
        height=size,
        bgcolor=ground,
        border=ft.Border.all(width, edge) if cell.kind != "obstacle" else None,
        border_radius=size / 2 if round_ else size * 0.15,
        opacity=0.6 if cell.kind == "obstacle" else 1,
    )


def _middle(content: ft.Control, size: float) -> ft.Control:
    return ft.Container(content, width=size, height=size, alignment=ft.Alignment.CENTER)


def _die(look: Look, face: int, size: float, inset: float) -> ft.Control:
    return cv.Canvas(die_shapes(look, face, inset, inset, size - 2 * inset), width=size, height=size)


def _symbol(look: Look, cell: CellView, size: float) -> ft.Control:
    mark = SYMBOLS[cell.mark]
    ink = _ink(look, cell)
    return ft.Icon(mark.icon, size=size, color=ink) if mark.icon else glyph(mark.name, size, ink, "#B0261C")


def cross(x: float, y: float, size: float, ink: str) -> list[cv.Shape]:
    """A × as two strokes of a pen in a square."""
    paint = ft.Paint(color=ink, stroke_width=max(1.5, size * 0.085), stroke_cap=ft.StrokeCap.ROUND)
    a, b = size * 0.2, size * 0.8
    return [
        cv.Line(x + a, y + a * 1.1, x + b, y + b, paint),
        cv.Line(x + b, y + a, x + a * 0.95, y + b * 0.98, paint),
    ]


# --- small sheets ----------------------------------------------------------------------------------------------


@part
def MiniSheet(look: Look, cells: tuple[CellView, ...], width: float, height: float) -> ft.Control:
    """A sheet small, on one canvas, without taps and numbers: for panels, the setup and repairs."""
    rows, cols = max(c.at[0] for c in cells) + 1, max(c.at[1] for c in cells) + 1
    pitch = min(width / cols, height / rows, SMALL)
    size = pitch * 0.88
    drawn: list[cv.Shape] = []
    for cell in cells:
        drawn += _mini(look, cell, cell.at[1] * pitch, cell.at[0] * pitch, size)
    return cv.Canvas(drawn, width=cols * pitch, height=rows * pitch)


def _mini(look: Look, cell: CellView, x: float, y: float, size: float) -> list[cv.Shape]:
    ground, edge, ink = paints(look, cell)
    if cell.state == "ng":
        edge = look.c.ng
    radius = size / 2 if cell.kind == "planet" else size * 0.16
    drawn: list[cv.Shape] = [cv.Rect(x, y, size, size, border_radius=radius, paint=ft.Paint(color=ground))]
    if cell.kind != "obstacle":
        ring = 2.0 if cell.state else 1.0
        paint = ft.Paint(color=edge, style=ft.PaintingStyle.STROKE, stroke_width=ring)
        drawn.append(cv.Rect(x + 0.5, y + 0.5, size - 1, size - 1, border_radius=radius, paint=paint))
    if cell.kind == "planet":
        drawn.append(symbol("public_rounded", x + size * 0.18, y + size * 0.18, size * 0.64, ink))
    if cell.exploded:
        drawn.append(symbol("flare_rounded", x + size * 0.12, y + size * 0.12, size * 0.76, look.c.ng))
    elif cell.mark and not cell.die and not cell.ghost:
        mark, side = SYMBOLS[cell.mark], size * 0.58
        at = (x + size * 0.4, y + size * 0.4) if not cell.crossed else (x + size * 0.44, y + size * 0.44)
        color = _ink(look, cell)
        drawn += [symbol(mark.name, *at, side, color)] if mark.icon else shapes(mark.name, *at, side, color, "#B0261C")
    if cell.crossed:
        drawn += cross(x, y, size, _stroke(look))
    face = cell.die or cell.ghost
    if face:
        drawn += die_shapes(look, face, x, y, size)
    return drawn
