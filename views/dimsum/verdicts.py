"""What the verdict sheet offers and shows at the dim sum table: legal ways for the card, and what was wrong."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.rules import dimsum as rules
from companion.rules.dimsum import Cells
from companion.texts.dimsum import cells_text
from models.dimsum import CELLS, Bonus, Exclude, Place, Take
from models.verdict import Violation
from views.dimsum.board import MiniBoard, Paint, board, paints, views_of
from views.dimsum.moment import Moment
from views.i18n import dimsum as words
from views.parts.base import text
from views.parts.cubes import Ghost
from views.parts.verdict import Repair
from views.scene import Sized
from views.theme import Look


def repairs(m: Moment, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> list[Repair]:
    """Legal entries of the same kind: ways for the same card as small pictures, the chip, the colours to leave out."""
    first = events[0]
    if any(violation.rule == "dimsum.turn" for violation in broken):
        return []
    match first:
        case Bonus():
            chip = first.model_copy(update={"choice": "chip"})
            return [Repair(look.t(words.BONUS_REPAIR), (chip,))]
        case Exclude() if m.over:
            paint = paints(m.pack, look)
            common = rules.most_common(m.state.seats[first.player], m.pack)
            return [Repair(paint[color].name, (first.model_copy(update={"color": color}),)) for color in common]
    place = next((event for event in events if isinstance(event, Place)), None)
    if place is None or m.card is None:
        return []
    before = tuple(event for event in events if isinstance(event, Take))
    return [
        Repair(cells_text(way, look.lang), (*before, place.model_copy(update={"cells": way})), _small(m, look, way))
        for way in m.examples(4)
    ]


def _small(m: Moment, look: Look, way: Cells) -> Sized:
    face, blocked = m.face, rules.blocked_cells(m.face, m.stomach)
    view = views_of(face, m.stomach, paints(m.pack, look), blocked, look, ghosts=m.ghosts_of(way))
    return lambda width, height: MiniBoard(look, face, view, width, height)


def preview(m: Moment, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
    """The board with the refused cubes as ghosts and the cells that are wrong ringed."""
    place = next((event for event in events if isinstance(event, Place)), None)
    card = m.card
    if place is None or card is None or len(place.cells) != len(card.cubes):
        return None
    ghosts: dict[int, tuple[str, ...]] = {}
    for cube, cell in zip(card.cubes, place.cells, strict=True):
        if cell is not None and 1 <= cell <= CELLS:
            ghosts[cell] = (*ghosts.get(cell, ()), cube.color)
    rings: dict[int, str] = {}
    for violation in broken:
        facts = violation.facts
        wrong = facts["lowest"] if "lowest" in facts else facts.get("cell", ())
        for cell in wrong if isinstance(wrong, tuple) else (wrong,):
            rings[cell] = "ng"
    colors, blocked = paints(m.pack, look), rules.blocked_cells(m.face, m.stomach)
    view = views_of(m.face, m.stomach, colors, blocked, look, ghosts=ghosts, rings=rings)
    face, name = m.face, card.name.of(look.lang)
    first = colors[card.cubes[0].color]
    lowest = any(violation.rule == "dimsum.lowest-cell" for violation in broken)
    ring = look.t(words.LEFT_CELL if lowest else words.WRONG_CELL) if rings else ""

    def make(width: float, height: float) -> ft.Control:
        beside = look.roomy and width >= 330 and not look.wide
        room = width - 140 if beside else width
        drawn = board(look, face, view, room, height, None)
        if not beside:
            return drawn
        return ft.Row(
            [ft.Container(drawn, expand=True, alignment=ft.Alignment.CENTER), _legend(look, name, first, ring)],
            spacing=8,
            width=width,
        )

    return make


def _legend(look: Look, name: str, color: Paint, ring: str) -> ft.Control:
    """What ghost and ring mean, beside the board. ring: what the ringed cells are, empty without one."""
    rows: list[tuple[ft.Control, str]] = [(Ghost(look, color.id, color.hex, color.name, 24), name)]
    if ring:
        frame = ft.Border.all(4, look.c.ng)
        rows.append((ft.Container(width=24, height=24, border_radius=7, border=frame, bgcolor=look.c.cell), ring))
    lines: list[ft.Control] = [text(look, look.t(words.NOW_WAY), "strong")]
    lines += [ft.Row([sign, text(look, said, "label", expand=True)], spacing=8) for sign, said in rows]
    return ft.Container(ft.Column(lines, spacing=8, tight=True), width=132)
