"""A seat at a glance: gold, hand, workers, and what the next shrine duty takes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import flet as ft

from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Share
from models.boze import SeatState, State
from views.boze.parts import GOLD_ICON, HAND_ICON, figure, gold_color
from views.boze.tiles import WorkerCard
from views.i18n import boze as words
from views.parts.base import card, icon, named, text
from views.parts.marks import Seat, initial, mark
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.boze.table import TableScreen


def letter(look: Look, name: str, first: bool) -> str:
    """What a small worker card shows."""
    return look.t(words.FIRST_LETTER) if first else initial(name)


def workers_row(look: Look, seat: SeatState, names: Sequence[str], height: float = 44) -> ft.Control:
    """The seat's workers as small cards."""
    return ft.Row(
        [
            WorkerCard(
                look, "", letter(look, name, worker.card is None), name, number in seat.tapped, False, height, None
            )
            for number, (worker, name) in enumerate(zip(seat.workers, names, strict=True))
        ],
        spacing=6,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def panel(look: Look, seat: SeatState, names: Sequence[str], share: Share | None) -> ft.Control:
    """The small board of a seat's panel. share: in the next duty, None after the last one."""
    short = share is not None and share.missing > 0
    due: list[ft.Control] = (
        []
        if share is None
        else [
            icon(ft.Icons.TEMPLE_BUDDHIST_ROUNDED, look.px(18), look.c.ng if short else look.c.ink2),
            text(
                look,
                look.t(words.MISSING, count=share.missing) if short else str(share.owed),
                "label",
                look.c.ng if short else look.c.ink2,
            ),
        ]
    )
    facts = ft.Row(
        [
            figure(look, GOLD_ICON, str(seat.gold), gold_color(look), 20),
            figure(look, HAND_ICON, str(seat.hand), look.c.ink, 20),
            ft.Row(due, spacing=3, tight=True),
        ],
        spacing=12,
        tight=True,
    )
    workers: list[ft.Control] = [workers_row(look, seat, names)]
    if share is not None:
        workers.append(text(look, look.t(words.READY, count=len(rules.ready(seat))), "note", look.c.ink2))
    return ft.Column(
        [facts, ft.Row(workers, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)],
        spacing=6,
        tight=True,
    )


def strip(screen: "TableScreen", look: Look) -> ft.Control:
    """Every seat on a phone: mark, points, and what the next duty takes, in red where gold is wanting."""
    shares = prospects.duty_shares(screen.state)
    cells: list[ft.Control] = []
    for seat, share, standing in zip(screen.table.seats, shares, screen.table.standings, strict=True):
        short, on_turn = share.missing > 0, seat.index == screen.player
        word = words.DUTY_SHORT if short else words.DUTY_NOTE
        label = look.t(
            words.STRIP, name=seat.name, points=minus(standing.total), owed=share.owed, missing=share.missing
        )
        cells.append(
            named(
                ft.Container(
                    ft.Row(
                        [
                            mark(look, seat, 24),
                            ft.Column(
                                [
                                    text(look, minus(standing.total), "strong", weight=800, lines=1),
                                    text(
                                        look,
                                        look.t(word, owed=share.owed, missing=share.missing),
                                        "tag",
                                        look.c.ng if short else look.c.ink2,
                                        lines=1,
                                    ),
                                ],
                                spacing=0,
                                tight=True,
                                expand=True,
                            ),
                        ],
                        spacing=4,
                    ),
                    bgcolor=look.c.sheet,
                    border=ft.Border.all(3 if on_turn else 1, _edge(look, seat) if on_turn else look.c.line),
                    border_radius=16,
                    padding=ft.Padding.symmetric(horizontal=4, vertical=4),
                    expand=True,
                ),
                f"seat-{seat.index}",
                label,
            )
        )
    return ft.Row([ft.Container(cell, expand=True) for cell in cells], spacing=6)


def _edge(look: Look, seat: Seat) -> str:
    return look.c.ink if look.dark else seat.color


def status_line(look: Look, state: State, player: int, *, over: bool) -> str:
    """One line on a seat: whether it moves, waits or is passed over, and what it left unpaid; after the end only that."""
    seat = state.seats[player]
    found = []
    if player == state.lead and not over:
        found.append(look.t(words.STARTS))
    if state.due is None and not over:
        if player == state.to_act:
            found.append(look.t(words.TO_MOVE))
        elif not rules.ready(seat):
            found.append(look.t(words.PASSED))
    if seat.unpaid:
        found.append(look.t(words.UNPAID, count=seat.unpaid, points=minus(rules.unpaid_points(seat))))
    return " · ".join(found) or ("" if over else look.t(words.WAITS))


def over_board(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    """Everybody's workers after the end."""
    rows: list[ft.Control] = []
    for player, seat in enumerate(screen.state.seats):
        names = [screen.name(worker.card.key if worker.card else None, look) for worker in seat.workers]
        head = ft.Row(
            [mark(look, screen.table.seats[player], 34), text(look, screen.table.seats[player].name, "title")],
            spacing=10,
        )
        rows.append(card(look, ft.Column([head, panel(look, seat, names, None)], spacing=8, tight=True)))
    return ft.Column(rows, spacing=8, width=width)
