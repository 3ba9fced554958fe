"""Forms that every table has: correct a score, stop early."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.i18n import table as own
from views.parts.base import text
from views.parts.fields import field, pill, segments, wide_button
from views.parts.marks import Seat, mark
from views.parts.sheets import footed
from views.theme import Look, minus

SIGNS = str.maketrans("０１２３４５６７８９＋－−", "0123456789+--")
"""What a Japanese keyboard types for figures and signs."""
MOST = 9999
"""The most points that one correction may give or take."""


@ft.component
def AdjustForm(look: Look, seats: tuple[Seat, ...], on_done: Callable[[int, int, str], Any]) -> ft.Control:
    """Whose score, by how much (typed), and why. on_done gets the seat, the points (not 0) and the reason."""
    seat, set_seat = ft.use_state(0)
    way, set_way = ft.use_state("more")
    typed, set_typed = ft.use_state("")
    reason, set_reason = ft.use_state("")
    number = int(typed) if typed.isdecimal() and len(typed) <= len(str(MOST)) else 0
    points = number if way == "more" else -number

    def write(value: str) -> None:
        # A sign that was typed with the number chooses the way.
        value = value.strip().translate(SIGNS)
        if value[:1] in ("+", "-"):
            set_way("more" if value[0] == "+" else "less")
        set_typed(value.lstrip("+-"))

    ready = bool(reason.strip()) and points != 0
    who = ft.Row(
        [
            pill(
                look,
                s.name,
                s.index == seat,
                partial(set_seat, s.index),
                ident=f"adjust-seat-{s.index}",
                leading=mark(look, s, 28),
            )
            for s in seats
        ],
        wrap=True,
        spacing=8,
        run_spacing=8,
    )
    ways = (("more", look.t(own.ADJUST_MORE)), ("less", look.t(own.ADJUST_LESS)))
    items: list[ft.Control] = [
        text(look, look.t(own.ADJUST_WHO), "strong", look.c.ink2),
        who,
        segments(look, ways, way, set_way, ident="adjust-way"),
        field(
            look,
            look.t(own.ADJUST_NUMBER),
            typed,
            write,
            ident="adjust-points",
            max_length=len(str(MOST)) + 1,
            number=True,
        ),
        field(look, look.t(words.ADJUST_REASON), reason, set_reason, ident="adjust-reason", max_length=500),
    ]
    done = wide_button(
        look,
        look.t(own.ADJUST_DO, points=minus(points, sign=True)),
        (lambda: on_done(seat, points, reason.strip())) if ready else None,
        ident="adjust-do",
        glyph=ft.Icons.CHECK_ROUNDED,
        filled=ready,
    )
    return footed(items, done)


@ft.component
def StopForm(look: Look, on_done: Callable[[str], Any]) -> ft.Control:
    """Why the game stops here."""
    reason, set_reason = ft.use_state(look.t(own.DEFAULT_STOP))
    ready = bool(reason.strip())
    stop = wide_button(
        look,
        look.t(own.STOP_DO),
        (lambda: on_done(reason.strip())) if ready else None,
        ident="stop-do",
        glyph=ft.Icons.STOP_CIRCLE_ROUNDED,
        filled=ready,
    )
    items = [
        text(look, look.t(own.STOP_NOTE), "body", look.c.ink2),
        field(look, look.t(own.STOP_ASK), reason, set_reason, ident="stop-reason", max_length=500),
    ]
    return footed(items, stop)
