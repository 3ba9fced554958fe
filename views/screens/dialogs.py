"""Forms that every table has: correct a score, stop early."""

from collections.abc import Callable
from typing import Any

import flet as ft

from views.i18n import common as words
from views.i18n import table as own
from views.parts.base import text
from views.parts.fields import field, pill, stepper, wide_button
from views.parts.marks import Seat, mark
from views.theme import Look, minus


@ft.component
def AdjustForm(look: Look, seats: tuple[Seat, ...], on_done: Callable[[int, int, str], Any]) -> ft.Control:
    """Whose score, by how much, and why. on_done gets the seat, the points (not 0) and the reason."""
    seat, set_seat = ft.use_state(0)
    points, set_points = ft.use_state(1)
    reason, set_reason = ft.use_state("")

    def change(value: int) -> None:
        # 0 is no correction: the step from 1 goes to −1.
        set_points(value or (-1 if points > 0 else 1))

    ready = bool(reason.strip())
    return ft.Column(
        [
            text(look, look.t(own.ADJUST_WHO), "strong", look.c.ink2),
            ft.Row(
                [
                    pill(
                        look,
                        s.name,
                        s.index == seat,
                        lambda s=s: set_seat(s.index),
                        ident=f"adjust-seat-{s.index}",
                        leading=mark(look, s, 28),
                    )
                    for s in seats
                ],
                wrap=True,
                spacing=8,
                run_spacing=8,
            ),
            ft.Row(
                [
                    stepper(
                        look,
                        points,
                        change,
                        least=-999,
                        most=999,
                        ident="adjust-points",
                        label=look.t(words.POINTS),
                        sign=True,
                    )
                ],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            field(look, look.t(words.ADJUST_REASON), reason, set_reason, ident="adjust-reason", max_length=500),
            wide_button(
                look,
                look.t(own.ADJUST_DO, points=minus(points, sign=True)),
                (lambda: on_done(seat, points, reason.strip())) if ready else None,
                ident="adjust-do",
                glyph=ft.Icons.CHECK_ROUNDED,
                filled=ready,
            ),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def StopForm(look: Look, on_done: Callable[[str], Any]) -> ft.Control:
    """Why the game stops here."""
    reason, set_reason = ft.use_state(look.t(own.DEFAULT_STOP))
    ready = bool(reason.strip())
    return ft.Column(
        [
            text(look, look.t(own.STOP_NOTE), "body", look.c.ink2),
            field(look, look.t(own.STOP_ASK), reason, set_reason, ident="stop-reason", max_length=500),
            wide_button(
                look,
                look.t(own.STOP_DO),
                (lambda: on_done(reason.strip())) if ready else None,
                ident="stop-do",
                glyph=ft.Icons.STOP_CIRCLE_ROUNDED,
                filled=ready,
            ),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
