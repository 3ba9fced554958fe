"""A peek: a cover until its player holds the device, then one heap's cards, then covered again."""

from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from views.i18n import shichimi as words
from views.parts.cover import Cover
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.slow.piles import laid_grid
from views.shichimi.slow.turn import turn_scene
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.slow.screen import SlowScreen


def peek_scene(t: "SlowScreen", look: Look, heap: int) -> Scene:
    """The cover, or the heap."""
    seat, mark = t.table.seats[t.seat], t.mark_of(heap)
    if not t.peek_open:
        lines = look.t(words.COVER_PEEK, mark=mark, name=seat.name)
        return replace(turn_scene(t, look), full=Cover(look, seat, lines, t.open_peek, None))
    cards = t.state.heaps[heap]
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=t.seat,
        title=look.t(words.PEEKING, mark=mark),
        now=look.t(words.PEEK_ONLY, name=seat.name),
        glyph=ft.Icons.VISIBILITY_ROUNDED,
        board=lambda width, height: laid_grid(look, cards, width, height),
        chips=False,
        main=MainAction(look.t(words.PEEK_HIDE), "", ft.Icons.VISIBILITY_OFF_ROUNDED, t.hide_peek),
        panels=[None, None],
    )
