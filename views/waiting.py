"""Who is in, of those that enter apart: a row a seat, which can be entered here where nobody does it elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import guests as words
from views.parts.base import Handler, card, icon, tap, text
from views.parts.marks import Seat, mark
from views.parts.page import row_board
from views.parts.tray import MainAction, TrayAction
from views.scene import GameTable, Scene
from views.theme import Look


def waiting_scene(look: Look, table: GameTable, on_enter: Callable[[int], Any], on_change: Handler) -> Scene:
    """The moment in which this window waits for the others' parts; a game says what stands above.

    on_enter: enters for a seat, at the host's window, where the seat has no phone or it is away; on_change: takes the
    own part back.
    """
    place = table.place
    due, phones = place.missing(table.shot), place.phones
    enter = on_enter if place.settles else None
    rows = [
        _row(look, seat, seat.index not in due, phones.get(seat.index), partial(enter, seat.index) if enter else None)
        for seat in table.seats
    ]
    mine = place.seat is not None and place.seat not in due
    change = TrayAction("change-mine", look.t(words.CHANGE_MINE), ft.Icons.EDIT_ROUNDED, on_change)
    return Scene(
        subtitle="",
        title=look.t(words.WHO_IS_IN),
        glyph=ft.Icons.HOURGLASS_TOP_ROUNDED,
        board=row_board(rows),
        chips=False,
        main=_main(look, due, phones, table.seats, enter),
        others=[change] if mine else [],
    )


def _main(
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
