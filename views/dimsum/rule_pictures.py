"""Drawings on the rules page of dim sum, made of the app's own boards and the practice box."""

from functools import cache
from typing import Any

import flet as ft

from companion.packs import shipped
from companion.rules.dimsum import shapes
from companion.texts.base import Text
from models.dimsum import CELLS, Face, Pack, SeatState
from views.dimsum.board import board, paints, views_of
from views.parts.base import icon
from views.parts.cubes import Cube
from views.parts.gauge import Gauge
from views.scene import RulePicture
from views.theme import Look

FEW = ("red", "red", "blue", "blue", "blue", "green")
"""The first cells of the stomach in the drawings, from cell 1."""

FULL = (*FEW, "yellow", "yellow", "red", "yellow", "green", "green", "blue", "red")


def _pack() -> Pack:
    pack: Any = shipped("dimsum", "dimsum/practice")
    assert isinstance(pack, Pack)
    return pack


@cache
def _plain() -> Face:
    return next(face for face in _pack().faces if not face.bottlenecks)


@cache
def _narrow() -> Face:
    """A face on which a bottleneck blocks a cell with a higher number."""
    return next(face for face in _pack().faces if any(b.blocks > b.cell for b in face.bottlenecks))


def _stomach(colors: tuple[str, ...], *more: tuple[int, tuple[str, ...]]) -> SeatState:
    """Cubes from cell 1 on, one a cell; more: (cell, the cubes on top)."""
    cells: list[tuple[str, ...]] = [(color,) for color in colors] + [()] * (CELLS - len(colors))
    for cell, added in more:
        cells[cell - 1] += added
    return SeatState(cells=tuple(cells))


def _lowest(look: Look, width: float) -> ft.Control:
    ghosts: dict[int, tuple[str, ...]] = {7: ("yellow",), 8: ("yellow",), 11: ("yellow",)}
    view = views_of(_plain(), _stomach(FEW), paints(_pack(), look), frozenset(), look, ghosts=ghosts, rings={7: "ink"})
    return board(look, _plain(), view, width, 230, None, most=46)


def _bottleneck(look: Look, width: float) -> ft.Control:
    face = _narrow()
    neck = next(b for b in face.bottlenecks if b.blocks > b.cell)
    seat = _stomach(tuple("red" if n % 2 else "blue" for n in range(neck.cell)))
    blocked = shapes.blocked_cells(face, seat)
    rings = {neck.cell: "ink", neck.blocks: "ng"}
    view = views_of(face, seat, paints(_pack(), look), blocked, look, rings=rings)
    return board(look, face, view, width, 230, None, most=46)


def _stack(look: Look, width: float) -> ft.Control:
    seat = _stomach(FULL, (3, ("blue",)), (9, ("red", "red")))
    rings = {number: "ink" for number, color in enumerate(FULL, 1) if color == "red"}
    view = views_of(_plain(), seat, paints(_pack(), look), frozenset(), look, rings=rings)
    return board(look, _plain(), view, width, 230, None, most=46)


def _gauge(look: Look, width: float) -> ft.Control:
    return Gauge(look, _pack().gauge, 2, "", ft.Icons.SICK_ROUNDED, 120, True)


def _exclude(look: Look, width: float) -> ft.Control:
    """Cubes seen from above: the most common colour is struck."""
    colors = paints(_pack(), look)
    rows: list[ft.Control] = []
    for color, count in (("red", 5), ("blue", 4), ("green", 3), ("yellow", 2)):
        paint = colors[color]
        cubes: list[ft.Control] = [Cube(look, color, paint.hex, paint.name, 26) for _ in range(count)]
        mark = ft.Icons.VISIBILITY_OFF_ROUNDED if color == "red" else ft.Icons.CHECK_ROUNDED
        ink = look.c.ng if color == "red" else look.c.ok
        rows.append(
            ft.Row(
                [icon(mark, 24, ink), ft.Container(ft.Row(cubes, spacing=4), opacity=0.5 if color == "red" else 1)],
                spacing=10,
                tight=True,
            )
        )
    return ft.Column(rows, spacing=6, tight=True)


_STACKED = RulePicture(
    Text("赤は、いちばん下が赤のマスに重ねます", "Red goes on cells whose bottom cube is red"),
    _stack,
)

RULE_PICTURES = {
    "dimsum.lowest-cell": RulePicture(
        Text("あいているいちばん小さい番号は7。だから7をうめます", "The smallest free cell is 7, so 7 is covered"),
        _lowest,
    ),
    "dimsum.bottleneck": RulePicture(
        Text(
            "色のちがうマスがうまったので、その先がふさがりました",
            "The coloured cell is filled, so the cell beyond is blocked",
        ),
        _bottleneck,
    ),
    "dimsum.overflow": RulePicture(
        Text("はみ出すたびに1段すすみます", "One step for each card that overflows"), _gauge
    ),
    "dimsum.stack": _STACKED,
    "dimsum.scoring.betsubara": _STACKED,
    "dimsum.scoring.gauge": RulePicture(Text("いまの段の点だけを引きます", "Only the current step counts"), _gauge),
    "dimsum.exclude": RulePicture(
        Text("上から見て赤がいちばん多い。赤は数えません", "Seen from above red is the most common: it does not score"),
        _exclude,
    ),
}
