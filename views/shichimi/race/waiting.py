"""Heaps that are counted each at its own window: who is in. And touches that nobody can tell apart."""

from dataclasses import replace
from functools import partial

import flet as ft

from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.parts.page import row_board
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.scene import GameTable, Scene
from views.shichimi.race.moment import Moment, Taps
from views.theme import Look
from views.waiting import waiting_scene


def heaps_scene(look: Look, now: Moment, taps: Taps, table: GameTable) -> Scene:
    """Whose heap is in."""
    return replace(
        waiting_scene(look, table, taps.count_for, taps.change),
        head=now.head(look),
        subtitle=now.subtitle(look),
        now=look.t(words.COUNT_CARDS),
        numbers=now.numbers,
    )


def close_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The touches with what lies between them; the table says whose it was, at the host's window."""
    call = now.call
    behind = {one.seat: (one.behind, one.error) for one in call.rivals}
    rows: list[ft.Control] = []
    for seat in now.seats:
        if seat.index != call.first and seat.index not in behind:
            continue
        note = look.t(words.CLOSE_FIRST)
        if seat.index in behind:
            late, error = behind[seat.index]
            note = look.t(words.CLOSE_BEHIND, late=late, error=error)
        choose = partial(taps.choose, seat.index) if now.settles else None
        rows.append(
            choice_row(look, seat.name, note, False, choose, ident=f"chose-{seat.index}", leading=mark(look, seat, 40))
        )

    note = look.t(words.CLOSE_CHOOSE if now.settles else words.CLOSE_ELSEWHERE)
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(words.CLOSE),
        now=note,
        glyph=ft.Icons.FLAG_ROUNDED,
        board=row_board(rows),
        said=Said("hint", look.t(words.CLOSE), look.t(words.CLOSE_WHY)),
        chips=False,
        numbers=now.numbers,
        main=MainAction(note, "", ft.Icons.TOUCH_APP_ROUNDED),
    )
