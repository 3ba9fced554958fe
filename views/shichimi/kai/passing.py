"""Passing a habanero: from whom, to whom, and the card that its giver drew for it."""

from collections import Counter
from typing import TYPE_CHECKING

import flet as ft

from companion.rules.shichimi.copies import UNIT
from models.shichimi import HABANERO
from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.scene import BottomSheet
from views.shichimi.hands.scenes import absent
from views.shichimi.tiles import pad
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.kai.screen import KaiScreen


def pass_sheet(t: "KaiScreen", look: Look) -> BottomSheet | None:
    """The question that is due; None while nothing is passed."""
    draft, state = t.now, t.state
    if not draft.passing:
        return None
    seats = t.table.seats
    if draft.giver is None:
        rows = [
            choice_row(
                look,
                seats[seat].name,
                "",
                False,
                lambda seat=seat: t.give_from(seat),
                ident=f"give-from-{seat}",
                leading=mark(look, seats[seat], 40),
            )
            for seat in t.givers()
        ]
        return BottomSheet(look.t(words.PASS_FROM), ft.Column(rows, spacing=8, tight=True), away=t.close_pass)
    if draft.to is None:
        rows = []
        for seat in seats:
            if seat.index == draft.giver:
                continue
            note = look.t(words.PASS_NOTE)
            if seat.index == state.to_act:
                note = look.t(words.PASS_BEGUN if state.turn.begun else words.PASS_SKIPPED)
            elif state.skips[seat.index]:
                note = look.t(words.SKIPS)
            rows.append(
                choice_row(
                    look,
                    seat.name,
                    note,
                    False,
                    lambda seat=seat: t.give_to(seat.index),
                    ident=f"give-to-{seat.index}",
                    leading=mark(look, seat, 40),
                )
            )
        return BottomSheet(look.t(words.PASS_TO), ft.Column(rows, spacing=8, tight=True), away=t.close_pass)
    width = 528 if look.width >= 600 else look.width - 32
    content = pad(look, Counter(), width, 330, t.give_card, faint=absent(t, t.known() - UNIT[HABANERO]))
    return BottomSheet(look.t(words.PASS_DRAW, name=seats[draft.giver].name), content, away=t.close_pass)
