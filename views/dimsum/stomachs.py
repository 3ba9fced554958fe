"""The stomachs at the table: the large board with its gauge, and everybody's in the side pane."""

import flet as ft

from companion.rules import dimsum as rules
from models.dimsum import TURNS
from views.dimsum.board import LEAST, SeatPanel, board, cell_size, paints, views_of
from views.dimsum.moment import Moment
from views.dimsum.taps import Taps
from views.i18n import dimsum as words
from views.parts.base import Later
from views.parts.gauge import LYING, Gauge
from views.scene import Sized
from views.theme import Look, minus


def tight(look: Look) -> bool:
    """Whether a phone is too low, or its text too large, for everything at once: what is not due folds away."""
    return not look.wide and (look.height < 760 or not look.roomy)


def subtitle(m: Moment, look: Look) -> str:
    """Which card of its seven the seat to act is at."""
    return look.t(words.CARD_OF, number=rules.round_number(m.state), total=TURNS)


def board_of(
    m: Moment,
    look: Look,
    seat: int,
    taps: Taps | None = None,
    *,
    ghosts: dict[int, tuple[str, ...]] | None = None,
    rings: dict[int, str] | None = None,
    can: frozenset[int] = frozenset(),
    gauge: int | None = None,
) -> Sized:
    """A seat's stomach, large, with its gauge. ghosts, rings, can: as `views_of` has them; gauge: the step shown."""
    face, stomach = m.state.faces[seat], m.state.seats[seat]
    view = views_of(
        face,
        stomach,
        paints(m.pack, look),
        rules.blocked_cells(face, stomach),
        look,
        ghosts=ghosts,
        rings=rings,
        can=can,
    )
    steps = m.pack.gauge
    at = stomach.gauge if gauge is None else gauge
    read = look.t(words.GAUGE_AT, points=minus(steps[at - 1])) if at else look.t(words.GAUGE_NONE)
    read = look.t(words.GAUGE_OF, name=m.seats[seat].name, gauge=read)

    def make(width: float, height: float) -> ft.Control:
        # Where the steps would not fit below each other they stand in two columns.
        low = height < 50 + look.px(18) + 26 * len(steps)
        column = 100 if low else (66 if look.lang == "ja" else 82) * (1 if look.roomy else look.scale * 0.8)
        beside, under = width - column - 10, height - LYING - 14
        if cell_size(face, beside, height - 6) < LEAST <= cell_size(face, width, under):
            # A broad stomach has its gauge below: beside it the board would be cut.
            return ft.Column(
                [
                    board(look, face, view, width, under, taps.cell if taps else None, least=LEAST),
                    Gauge(look, steps, at, "", ft.Icons.SICK_ROUNDED, LYING, False, read, width),
                ],
                spacing=8,
                width=width,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        return ft.Row(
            [
                ft.Container(
                    board(look, face, view, beside, height - 6, taps.cell if taps else None, least=LEAST),
                    expand=True,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Container(
                    Gauge(look, steps, at, look.t(words.GAUGE), ft.Icons.SICK_ROUNDED, min(height, 340), low, read),
                    width=column,
                    alignment=ft.Alignment.CENTER,
                ),
            ],
            spacing=8,
            width=width,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return make


def panels(m: Moment, look: Look) -> list[Later | None]:
    """A small stomach for each seat that is not the large one; only wide screens have room."""
    if not look.wide:
        return []
    shown: list[Later | None] = []
    for seat, (face, stomach) in enumerate(zip(m.state.faces, m.state.seats, strict=True)):
        if seat == m.seen and not m.over:
            shown.append(None)
            continue
        view = views_of(face, stomach, paints(m.pack, look), rules.blocked_cells(face, stomach), look)
        shown.append(Later(SeatPanel, look, face, view, m.pack.gauge, stomach.gauge))
    return shown


def status(m: Moment, look: Look) -> list[str]:
    """Each seat's face and how many of its cells are filled."""
    out = []
    for face, stomach in zip(m.state.faces, m.state.seats, strict=True):
        count = sum(bool(stack) for stack in stomach.cells)
        word = words.STATUS_BONUS if face.bonus else words.STATUS
        out.append(look.t(word, face=face.name.of(look.lang), bonus=face.bonus, count=count))
    return out
