"""The right pane of kai on wide screens: everybody's collected heaps, points, open cards and decks."""

import flet as ft

from companion.rules.shichimi import kai
from models.shichimi import Cards
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Dashed, heading, icon, part, text
from views.parts.marks import Seat, mark
from views.shichimi.kai.moment import Moment, Taps
from views.shichimi.tiles import MiniCard
from views.theme import Look


def side(look: Look, now: Moment, taps: Taps) -> ft.Control:
    """Everybody's collected heaps, points, open cards and decks; then the latest entries."""
    state = now.state
    items: list[ft.Control] = [heading(look, look.t(common.PLAYERS), ft.Icons.GROUPS_ROUNDED, look.t(words.PANEL_HEAD))]
    for seat, total in zip(now.seats, now.totals, strict=True):
        index = seat.index
        status = ""
        if state.skips[index] and not now.over:
            status = look.t(words.SKIPS)
        elif index == now.seat and not now.over:
            status = look.t(words.HIS_TURN)
        items.append(
            SeatPanel(
                look,
                seat,
                status,
                total,
                len(state.collected[index]),
                state.hands[index],
                state.decks[index],
                index == now.seat and not now.over,
            )
        )
    items.append(heading(look, look.t(common.RECENT), ft.Icons.HISTORY_ROUNDED))
    items.append(taps.recent(look, 3))
    return ft.Column(items, spacing=8, scroll=ft.ScrollMode.AUTO, expand=True)


@part
def SeatPanel(
    look: Look, seat: Seat, status: str, total: str, collected: int, hand: Cards, deck: int, on_turn: bool
) -> ft.Control:
    """A player of kai in the side pane: medals, points, open cards, cards left in the deck."""
    medals = [_medal(look, n < collected) for n in range(kai.TO_WIN)]
    names: list[ft.Control] = [text(look, seat.name, "title", lines=1)]
    if status:
        names.append(text(look, status, "min", look.c.ink2, lines=1))
    head = ft.Row(
        [
            mark(look, seat, 36),
            ft.Column(names, spacing=0, expand=True, tight=True),
            *medals,
            text(look, total, "score.l", size=28),
        ],
        spacing=6,
    )
    body = ft.Row(
        [
            *(MiniCard(look, card, 62, 56) for card in hand),
            ft.Container(expand=True),
            ft.Column(
                [
                    icon(ft.Icons.LAYERS_ROUNDED, 18, look.c.ink),
                    text(look, str(deck), "value", size=20),
                    text(look, look.t(words.DECK), "tag", look.c.ink2),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ],
        spacing=6,
    )
    edge = seat.color if not look.dark else look.c.ink
    return ft.Semantics(
        identifier=f"panel-{seat.index}",
        container=True,
        content=ft.Container(
            ft.Column([head, body], spacing=8, tight=True),
            bgcolor=look.c.sheet,
            border=ft.Border.all(3 if on_turn else 1, edge if on_turn else look.c.line),
            border_radius=20,
            padding=10,
        ),
    )


def _medal(look: Look, won: bool) -> ft.Control:
    """A heap collected, or a place for one."""
    if not won:
        return Dashed(ft.Container(width=30, height=30), 15, look.c.edge)
    return ft.Container(
        icon(ft.Icons.WORKSPACE_PREMIUM_ROUNDED, 18, look.accent.on),
        width=30,
        height=30,
        border_radius=15,
        bgcolor=look.accent.fill,
        alignment=ft.Alignment.CENTER,
    )
