"""What the verdict sheet offers and shows at the dim sum table: legal ways for the card, and what was wrong."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules import dimsum as rules
from companion.texts.dimsum import cells_text
from models.dimsum import CELLS
from models.verdict import Violation
from views.dimsum.board import CellView, MiniBoard, Paint, board, paints, views_of
from views.i18n import dimsum as words
from views.parts.base import text
from views.parts.cubes import Ghost
from views.parts.verdict import Repair
from views.scene import Sized
from views.theme import Look

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def repairs(t: "TableScreen", events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
    """Legal entries of the same kind: ways for the same card as small pictures, the chip, the colours to leave out."""
    first, event = events[0], t.table.event
    if any(v.rule == "dimsum.turn" for v in broken):
        return ()
    if first.type == "bonus":
        return [Repair(look.t(words.BONUS_REPAIR), (event(type="bonus", player=first.player, choice="chip"),))]
    if first.type == "exclude" and t.table.over:
        common = rules.most_common(t.state.seats[first.player], t.pack)
        return [
            Repair(paints(t.pack, look)[color].name, (event(type="exclude", player=first.player, color=color),))
            for color in common
        ]
    place = next((e for e in events if e.type == "place"), None)
    take = next((e for e in events if e.type == "take"), None)
    if place is None or t.chosen.card is None:
        return ()
    colors = paints(t.pack, look)
    out: list[Repair] = []
    for way in t.ways[:4]:
        placed = event(type="place", player=t.seat, cells=list(way))
        ghosts = t.ghosts(way)
        view = views_of(t.face, t.stomach, colors, t.blocked(), look, ghosts=ghosts)
        out.append(Repair(cells_text(way, look.lang), (*((take,) if take else ()), placed), _small(t, look, view)))
    return out


def _small(t: "TableScreen", look: Look, view: tuple[CellView, ...]) -> Sized:
    face = t.face
    return lambda width, height: MiniBoard(look, face, view, width, height)


def preview(t: "TableScreen", events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
    """The board with the refused cubes as ghosts and the cells that are wrong ringed."""
    place = next((e for e in events if e.type == "place"), None)
    card = t.card
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
    colors = paints(t.pack, look)
    view = views_of(t.face, t.stomach, colors, t.blocked(), look, ghosts=ghosts, rings=rings)
    face, name = t.face, card.name.of(look.lang)
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
