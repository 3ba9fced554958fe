"""Heaps that are counted each at its own window: who is in. And touches that nobody can tell apart."""

from collections.abc import Mapping
from functools import partial

import flet as ft

from views.i18n import guests
from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.parts.waiting import waiting_list, waiting_main
from views.scene import Scene
from views.shichimi.race.moment import Moment, Taps
from views.theme import Look


def waiting_scene(look: Look, now: Moment, taps: Taps, phones: Mapping[int, bool]) -> Scene:
    """A row a seat; the host's window counts for those that have no phone, or whose phone is away."""
    rows = waiting_list(look, now.seats, now.due, phones, taps.count_for if now.settles else None)

    def board(width: float, height: float) -> ft.Control:
        return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 620))

    main = waiting_main(look, now.due, phones, now.seats, taps.count_for if now.settles else None)
    others = []
    if now.own is not None and now.own not in now.due:
        others.append(TrayAction("change-mine", look.t(guests.CHANGE_MINE), ft.Icons.EDIT_ROUNDED, taps.change))
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(guests.WHO_IS_IN),
        now=look.t(words.COUNT_CARDS),
        glyph=ft.Icons.HOURGLASS_TOP_ROUNDED,
        board=board,
        chips=False,
        numbers=now.numbers,
        main=main,
        others=others,
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

    def board(width: float, height: float) -> ft.Control:
        return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 620))

    note = look.t(words.CLOSE_CHOOSE if now.settles else words.CLOSE_ELSEWHERE)
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(words.CLOSE),
        now=note,
        glyph=ft.Icons.FLAG_ROUNDED,
        board=board,
        said=Said("hint", look.t(words.CLOSE), look.t(words.CLOSE_WHY)),
        chips=False,
        numbers=now.numbers,
        main=MainAction(note, "", ft.Icons.TOUCH_APP_ROUNDED),
    )
