"""Correcting a flag or a void round: who took the flag, or that the round does not count."""

from functools import partial

import flet as ft

from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.parts.page import row_board
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.race.moment import Moment, Taps
from views.theme import Look


def who_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """A row a seat, and one for the void round."""
    rows: list[ft.Control] = [
        choice_row(
            look,
            seat.name,
            "",
            False,
            partial(taps.took, seat.index),
            ident=f"took-{seat.index}",
            leading=mark(look, seat, 40),
        )
        for seat in now.seats
    ]
    rows.append(
        choice_row(
            look,
            look.t(words.VOID),
            look.t(words.VOIDED),
            False,
            taps.void,
            ident="took-void",
            glyph=ft.Icons.BLOCK_ROUNDED,
        )
    )

    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(words.WHO_TOOK),
        now=look.t(words.WHO_NOTE),
        glyph=ft.Icons.FLAG_ROUNDED,
        board=row_board(rows),
        chips=False,
        main=MainAction(look.t(words.WHO_NOTE), "", ft.Icons.TOUCH_APP_ROUNDED),
    )
