"""Passing a habanero: from whom, to whom, and the card that its giver drew for it."""

from collections import Counter
from functools import partial

import flet as ft

from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.scene import BottomSheet
from views.shichimi.kai.moment import Moment, Taps
from views.shichimi.tiles import pad
from views.theme import Look


def pass_sheet(look: Look, now: Moment, taps: Taps, absent: frozenset[str]) -> BottomSheet | None:
    """The question that is due; None while nothing is passed. absent: what cannot be drawn for the habanero."""
    if not now.draft.passing:
        return None
    if now.giver is None:
        return BottomSheet(look.t(words.PASS_FROM), _givers(look, now, taps), away=taps.end_pass)
    if now.draft.to is None:
        return BottomSheet(look.t(words.PASS_TO), _receivers(look, now, taps, now.giver), away=taps.end_pass)
    content = pad(look, Counter(), look.sheet_room, 330, taps.pass_drawn, faint=absent)
    return BottomSheet(look.t(words.PASS_DRAW, name=now.seats[now.giver].name), content, away=taps.end_pass)


def _givers(look: Look, now: Moment, taps: Taps) -> ft.Control:
    rows: list[ft.Control] = [
        choice_row(
            look,
            now.seats[seat].name,
            "",
            False,
            partial(taps.pass_from, seat),
            ident=f"give-from-{seat}",
            leading=mark(look, now.seats[seat], 40),
        )
        for seat in now.givers
    ]
    return ft.Column(rows, spacing=8, tight=True)


def _receivers(look: Look, now: Moment, taps: Taps, giver: int) -> ft.Control:
    rows: list[ft.Control] = []
    for seat in now.seats:
        if seat.index == giver:
            continue
        note = look.t(words.PASS_NOTE)
        if seat.index == now.seat:
            note = look.t(words.PASS_BEGUN if now.state.turn.begun else words.PASS_SKIPPED)
        elif now.state.skips[seat.index]:
            note = look.t(words.SKIPS)
        rows.append(
            choice_row(
                look,
                seat.name,
                note,
                False,
                partial(taps.pass_to, seat.index),
                ident=f"give-to-{seat.index}",
                leading=mark(look, seat, 40),
            )
        )
    return ft.Column(rows, spacing=8, tight=True)
