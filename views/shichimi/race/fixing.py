"""Correcting a flag or a void round: who took the flag, or that the round does not count."""

from typing import TYPE_CHECKING

import flet as ft

from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.parts.tray import MainAction
from views.scene import Scene
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen


def who_scene(t: "RaceScreen", look: Look) -> Scene:
    """A row a seat, and one for the void round."""
    rows = [
        choice_row(
            look,
            seat.name,
            "",
            False,
            lambda seat=seat: t.took(seat.index),
            ident=f"took-{seat.index}",
            leading=mark(look, seat, 40),
        )
        for seat in t.table.seats
    ]
    rows.append(
        choice_row(
            look,
            look.t(words.VOID),
            look.t(words.VOIDED),
            False,
            t.void,
            ident="took-void",
            glyph=ft.Icons.BLOCK_ROUNDED,
        )
    )

    def board(width: float, height: float) -> ft.Control:
        return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 620))

    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        title=look.t(words.WHO_TOOK),
        now=look.t(words.WHO_NOTE),
        glyph=ft.Icons.FLAG_ROUNDED,
        board=board,
        chips=False,
        main=MainAction(look.t(words.WHO_NOTE), "", ft.Icons.TOUCH_APP_ROUNDED),
    )
