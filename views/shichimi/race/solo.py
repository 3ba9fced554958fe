"""Solo's stopwatch."""

from typing import TYPE_CHECKING

import flet as ft

from views.i18n import shichimi as words
from views.parts.base import icon, text
from views.parts.tray import MainAction, TrayAction
from views.scene import Scene
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen


def clock_scene(t: "RaceScreen", look: Look) -> Scene:
    """The stopwatch, to be started and stopped, or left alone."""
    running = t.watch.running
    note = words.SOLO_RUNNING if running else words.SOLO_READY
    shown = clock(t.watch.seconds)

    def board(width: float, height: float) -> ft.Control:
        return ft.Container(
            ft.Column(
                [
                    icon(ft.Icons.TIMER_ROUNDED, 64, look.c.ink2),
                    text(look, shown, "score.xl", size=84),
                    text(look, look.t(note), "strong", look.c.ink2, align=ft.TextAlign.CENTER),
                ],
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                spacing=12,
            ),
            height=height,
            width=width,
            alignment=ft.Alignment.CENTER,
        )

    if running:
        main = MainAction(
            look.t(words.SOLO_DONE), look.t(words.SOLO_DONE_NOTE), ft.Icons.STOP_CIRCLE_ROUNDED, t.stop_clock
        )
        others = []
    else:
        main = MainAction(look.t(words.START), "", ft.Icons.PLAY_ARROW_ROUNDED, t.watch.start)
        others = [TrayAction("no-clock", look.t(words.NO_CLOCK), ft.Icons.TIMER_OFF_ROUNDED, t.stop_clock)]
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=0,
        now=look.t(words.SOLO_RUNNING if running else words.START),
        board=board,
        chips=False,
        main=main,
        others=others,
    )


def clock(seconds: int) -> str:
    """Minutes and seconds: 1:05."""
    return f"{seconds // 60}:{seconds % 60:02d}"
