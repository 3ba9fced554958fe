"""Who is in, of those that enter apart: a row a seat, which can be entered here where nobody does it elsewhere."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import guests as words
from views.parts.base import card, icon, tap, text
from views.parts.marks import Seat, mark
from views.parts.tray import MainAction
from views.theme import Look


def waiting_list(
    look: Look,
    seats: Sequence[Seat],
    due: Collection[int],
    phones: Mapping[int, bool],
    on_tap: Callable[[int], Any] | None,
) -> list[ft.Control]:
    """The rows. due: the seats that are not in; phones: those with one of their own, and whether it answers; on_tap:
    enters for a seat, None where this window may not."""
    return [
        _row(
            look,
            seat,
            seat.index not in due,
            phones.get(seat.index),
            None if on_tap is None else partial(on_tap, seat.index),
        )
        for seat in seats
    ]


def waiting_main(
    look: Look,
    due: Sequence[int],
    phones: Mapping[int, bool],
    seats: Sequence[Seat],
    on_tap: Callable[[int], Any] | None,
) -> MainAction:
    """The main button under the rows: to enter for the first seat that nobody else enters for, or how many are missing."""
    here = [seat for seat in due if not phones.get(seat, False)] if on_tap is not None else []
    if on_tap is None or not here:
        note = look.t(words.WAITING_NOTE, count=len(due))
        return MainAction(look.t(words.WAITING), note, ft.Icons.HOURGLASS_TOP_ROUNDED)
    label = look.t(words.ENTER_FOR, name=seats[here[0]].name)
    return MainAction(
        label, look.t(words.ENTER_FOR_NOTE, count=len(here)), ft.Icons.ARROW_FORWARD_ROUNDED, partial(on_tap, here[0])
    )


def _row(look: Look, seat: Seat, done: bool, phone: bool | None, on_tap: Callable[[], Any] | None) -> ft.Control:
    if done:
        note, sign, ink = words.IN, ft.Icons.CHECK_CIRCLE_ROUNDED, look.c.ok
    elif phone is None:
        note, sign, ink = words.TO_ENTER if on_tap else words.AT_HOST, ft.Icons.EDIT_ROUNDED, look.c.ink
    elif phone:
        note, sign, ink = words.ENTERING, ft.Icons.HOURGLASS_TOP_ROUNDED, look.c.ink2
    else:
        note, sign, ink = words.AWAY, ft.Icons.PHONELINK_OFF_ROUNDED, look.c.ng
    said = look.t(note)
    offered = not done and on_tap is not None
    if offered and phone is not None:
        said = f"{said} · {look.t(words.ENTER_HERE)}"
    lines: list[ft.Control] = [
        text(look, seat.name, "title", lines=1),
        text(look, said, "note", look.c.ink2, lines=2),
    ]
    row = ft.Row(
        [mark(look, seat, 40), ft.Column(lines, spacing=0, expand=True, tight=True), icon(sign, 28, ink)], spacing=12
    )
    if not offered or on_tap is None:
        return card(look, row, padding=ft.Padding.symmetric(horizontal=12, vertical=8))
    return tap(
        look,
        row,
        on_tap,
        ident=f"enter-for-{seat.index}",
        label=f"{seat.name}: {said}",
        fill=look.c.sheet,
        edge=look.c.edge,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
