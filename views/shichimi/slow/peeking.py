"""A peek: a cover until its player holds the device, then one heap's cards, then covered again."""

from dataclasses import replace

import flet as ft

from companion.texts.shichimi import heap_mark
from views.i18n import shichimi as words
from views.parts.cover import Cover
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.slow.moment import Moment, Taps
from views.shichimi.slow.piles import laid_grid
from views.shichimi.slow.turn import subtitle, turn_scene
from views.theme import Look


def peek_scene(look: Look, now: Moment, taps: Taps, heap: int, is_open: bool) -> Scene:
    """The cover, or the heap."""
    seat, mark = now.seats[now.seat], heap_mark(heap)
    if not is_open:
        lines = look.t(words.COVER_PEEK, mark=mark, name=seat.name)
        return replace(turn_scene(look, now, taps), full=Cover(look, seat, lines, taps.open_peek, None))
    cards = now.state.heaps[heap]
    return Scene(
        head=now.head,
        subtitle=subtitle(look, now),
        seat=now.seat,
        title=look.t(words.PEEKING, mark=mark),
        now=look.t(words.PEEK_ONLY, name=seat.name),
        glyph=ft.Icons.VISIBILITY_ROUNDED,
        board=lambda width, height: laid_grid(look, cards, width, height),
        chips=False,
        main=MainAction(look.t(words.PEEK_HIDE), "", ft.Icons.VISIBILITY_OFF_ROUNDED, taps.hide_peek),
        panels=[None, None],
    )
