"""Solo's stopwatch."""

import flet as ft

from views.i18n import shichimi as words
from views.parts.base import icon, text
from views.parts.tray import MainAction, TrayAction
from views.scene import Scene
from views.shichimi.race.moment import Moment, Taps
from views.theme import Look


def clock_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The stopwatch, to be started and stopped, or left alone."""
    running = now.running
    note = words.SOLO_RUNNING if running else words.SOLO_READY
    shown = clock(now.seconds)

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
            look.t(words.SOLO_DONE), look.t(words.SOLO_DONE_NOTE), ft.Icons.STOP_CIRCLE_ROUNDED, taps.stop_clock
        )
        others: list[TrayAction] = []
    else:
        main = MainAction(look.t(words.START), "", ft.Icons.PLAY_ARROW_ROUNDED, taps.start_clock)
        others = [TrayAction("no-clock", look.t(words.NO_CLOCK), ft.Icons.TIMER_OFF_ROUNDED, taps.stop_clock)]
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
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
