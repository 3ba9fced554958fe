"""Correcting an earlier entry of the slow table without showing what was laid: only the heap can be chosen anew."""

from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.shichimi import slow
from models.shichimi import Refill, SlowPlace
from views.i18n import shichimi as words
from views.parts.fields import choice_row
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.hands.cards import slots
from views.shichimi.hands.scenes import spice_board
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.slow.screen import SlowScreen


def fix_scene(t: "SlowScreen", look: Look, old: Any) -> Scene:
    """The cards that were drawn are typed again; for anything else a row a heap."""
    if isinstance(old, Refill):
        return _refill_scene(t, look, old)
    question = words.FIX_PLACE if isinstance(old, SlowPlace) else words.FIX_CALL
    rows = [
        choice_row(
            look,
            t.mark_of(heap),
            "",
            heap == old.heap,
            lambda heap=heap: t.fix_heap(heap),
            ident=f"fix-heap-{heap}",
            glyph=ft.Icons.LAYERS_ROUNDED,
        )
        for heap in range(slow.HEAPS)
    ]
    return Scene(
        head=t.head(look),
        subtitle=look.t(words.FIX_SECRET),
        seat=old.player,
        title=look.t(question),
        now=look.t(words.CHOOSE_HEAP),
        board=lambda width, height: ft.Column(rows, spacing=8, width=min(width, 560.0)),
        chips=False,
        main=MainAction(look.t(words.CHOOSE_HEAP), look.t(words.FIX_SECRET), ft.Icons.TOUCH_APP_ROUNDED),
    )


def _refill_scene(t: "SlowScreen", look: Look, old: Refill) -> Scene:
    due = len(old.cards)
    drawn = t.now.drawn
    if len(drawn) == due:
        main = MainAction(look.t(words.REFILL_DO, count=due), "", ft.Icons.CHECK_ROUNDED, t.fix_refill)
    else:
        main = MainAction(
            look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, count=due - len(drawn)), ft.Icons.CHECK_ROUNDED
        )
    return Scene(
        head=t.head(look),
        subtitle=look.t(words.FIX_SECRET),
        seat=old.player,
        title=look.t(words.REFILL_OF, name=t.table.seats[old.player].name),
        now=look.t(words.REFILL_STEP, count=due),
        choices=slots(look, drawn, due, look.width - 2 * look.margin, "drawn"),
        board=spice_board(t, look, drawn, t.fix_card, frozenset()),
        chips=False,
        main=main,
    )
