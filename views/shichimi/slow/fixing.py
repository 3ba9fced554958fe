"""Correcting an earlier entry of the slow table without showing what was laid: only the heap can be chosen anew."""

from functools import partial

import flet as ft

from companion.rules.shichimi import slow
from companion.texts.desk import REFUSALS
from companion.texts.shichimi import heap_mark
from models.shichimi import Complete, Peek, Refill, SlowPlace, Spoiled
from views.i18n import shichimi as words
from views.parts.base import text
from views.parts.fields import choice_row
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.hands.cards import slots
from views.shichimi.hands.scenes import spice_board, wait
from views.shichimi.slow.moment import Moment, Taps
from views.theme import Look


def fix_scene(look: Look, now: Moment, taps: Taps, old: SlowPlace | Spoiled | Complete | Peek | Refill) -> Scene:
    """The cards that were drawn are typed again; for a card laid, a row a heap; what was seen stays as it is."""
    if isinstance(old, Refill):
        return _refill_scene(look, now, taps, old)
    if isinstance(old, SlowPlace):
        return _heap_scene(look, now, taps, old)
    why = REFUSALS["shown"].of(look.lang)
    return Scene(
        head=now.head,
        subtitle=look.t(words.FIX_SECRET),
        seat=old.player,
        now=look.t(words.SEEN),
        glyph=ft.Icons.VISIBILITY_ROUNDED,
        board=lambda width, height: text(look, why, "strong", align=ft.TextAlign.CENTER),
        chips=False,
    )


def _heap_scene(look: Look, now: Moment, taps: Taps, old: SlowPlace) -> Scene:
    rows: list[ft.Control] = [
        choice_row(
            look,
            heap_mark(heap),
            "",
            heap == old.heap,
            partial(taps.fix_heap, heap),
            ident=f"fix-heap-{heap}",
            glyph=ft.Icons.LAYERS_ROUNDED,
        )
        for heap in range(slow.HEAPS)
    ]
    return Scene(
        head=now.head,
        subtitle=look.t(words.FIX_SECRET),
        seat=old.player,
        title=look.t(words.FIX_PLACE),
        now=look.t(words.CHOOSE_HEAP),
        board=lambda width, height: ft.Column(rows, spacing=8, width=min(width, 560.0)),
        chips=False,
        main=MainAction(look.t(words.CHOOSE_HEAP), look.t(words.FIX_SECRET), ft.Icons.TOUCH_APP_ROUNDED),
    )


def _refill_scene(look: Look, now: Moment, taps: Taps, old: Refill) -> Scene:
    due, drawn = len(old.cards), now.draft.drawn
    return Scene(
        head=now.head,
        subtitle=look.t(words.FIX_SECRET),
        seat=old.player,
        title=look.t(words.REFILL_OF, name=now.seats[old.player].name),
        now=look.t(words.REFILL_STEP, count=due),
        choices=slots(look, drawn, due, look.width - 2 * look.margin, "drawn"),
        board=spice_board(look, drawn, frozenset(), taps.fix_card, taps.less),
        chips=False,
        main=wait(look, due - len(drawn)),
    )
