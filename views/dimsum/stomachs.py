"""The stomachs at the table: the large board with its gauge, and everybody's in the side pane."""

from typing import TYPE_CHECKING

import flet as ft

from companion.rules.dimsum import shapes
from models.dimsum import TURNS
from views.dimsum.board import SeatPanel, board, paints, views_of
from views.i18n import dimsum as words
from views.parts.base import Later
from views.parts.gauge import Gauge
from views.scene import Sized
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def subtitle(t: "TableScreen", look: Look) -> str:
    """Which card of its seven the seat on turn is at."""
    state = t.state
    total = TURNS * t.table.setup.seats
    left = state.deck + sum(card is not None for card in state.display)
    held = sum(seat.card is not None for seat in state.seats)
    number = min(TURNS, (total - left - held) // t.table.setup.seats + 1)
    return look.t(words.CARD_OF, number=number, total=TURNS)


def board_of(
    t: "TableScreen",
    look: Look,
    seat: int,
    *,
    ghosts: dict[int, tuple[str, ...]] | None = None,
    rings: dict[int, str] | None = None,
    can: frozenset[int] = frozenset(),
    gauge: int | None = None,
    taps: bool = True,
) -> Sized:
    """A seat's stomach, large, with its gauge. ghosts, rings, can: as `views_of` has them; gauge: the step shown."""
    state = t.state
    face, stomach = state.faces[seat], state.seats[seat]
    view = views_of(
        face,
        stomach,
        paints(t.pack, look),
        shapes.blocked_cells(face, stomach),
        look,
        ghosts=ghosts,
        rings=rings,
        can=can,
    )
    at = stomach.gauge if gauge is None else gauge
    points = t.pack.gauge[at - 1] if at else 0
    read = look.t(words.GAUGE_AT, points=minus(points)) if at else look.t(words.GAUGE_NONE)

    def make(width: float, height: float) -> ft.Control:
        # Where the steps would not fit below each other they stand in two columns.
        low = height < 50 + look.px(18) + 26 * len(t.pack.gauge)
        column = 100 if low else (66 if look.lang == "ja" else 82) * (1 if look.roomy else look.scale * 0.8)
        return ft.Row(
            [
                ft.Container(
                    board(look, face, view, width - column - 10, height - 6, t.tap_cell if taps else None),
                    expand=True,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Container(
                    Gauge(
                        look,
                        t.pack.gauge,
                        at,
                        look.t(words.GAUGE),
                        ft.Icons.SICK_ROUNDED,
                        min(height, 340),
                        low,
                        read,
                    ),
                    width=column,
                    alignment=ft.Alignment.CENTER,
                ),
            ],
            spacing=8,
            width=width,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return make


def panels(t: "TableScreen", look: Look) -> list[Later | None]:
    """A small stomach for each seat that is not the large one; only wide screens have room."""
    if not look.wide:
        return []
    state = t.state
    shown: list[Later | None] = []
    for seat, (face, stomach) in enumerate(zip(state.faces, state.seats, strict=True)):
        if seat == t.seat and not t.table.over:
            shown.append(None)
            continue
        view = views_of(face, stomach, paints(t.pack, look), shapes.blocked_cells(face, stomach), look)
        shown.append(Later(SeatPanel, look, face, view, t.pack.gauge, stomach.gauge))
    return shown


def status(t: "TableScreen", look: Look) -> list[str]:
    """Each seat's face and how many of its cells are filled."""
    state = t.state
    out = []
    for face, stomach in zip(state.faces, state.seats, strict=True):
        count = sum(bool(stack) for stack in stomach.cells)
        word = words.STATUS_BONUS if face.bonus else words.STATUS
        out.append(look.t(word, face=face.name.of(look.lang), bonus=face.bonus, count=count))
    return out
