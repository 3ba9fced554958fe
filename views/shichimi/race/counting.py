"""A heap is counted: spice tiles with counts, judged while it is typed."""

from collections import Counter
from typing import TYPE_CHECKING

import flet as ft

from companion.rules.shichimi import race
from companion.rules.shichimi.heap import judge
from companion.texts.shichimi import VERDICTS, card_name, reasons
from models.shichimi import HABANERO, TOGARASHI, Cards
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import card, icon, named, text
from views.parts.fields import stepper, wide_button
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said, verdict_panel
from views.scene import BottomSheet, Scene
from views.shichimi.hands.cards import in_room
from views.shichimi.race.solo import clock
from views.shichimi.tiles import PAD_HEIGHT, heap_strip, pad
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen


def counting_scene(t: "RaceScreen", look: Look) -> Scene:
    """The verdict as it stands, what lies in the heap, and the pad."""
    seat = t.seat if t.seat is not None else 0
    cards = t.now.cards
    width = min(look.width - 2 * look.margin, 620.0)
    faint = frozenset() if race.habaneros(t.state, seat) else frozenset({HABANERO})

    def board(wide: float, high: float) -> ft.Control:
        column = ft.Column(
            [
                pad(look, Counter(cards), wide, high - 26, t.add, t.less, on_hold=t.ask, faint=faint),
                text(look, look.t(words.TAP_HINT), "label", look.c.ink2, align=ft.TextAlign.CENTER),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        )
        return in_room(column, high, PAD_HEIGHT + 26)

    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=seat,
        title=look.t(words.HEAP_OF, name=t.table.seats[seat].name),
        done=_done(t, look),
        now=look.t(words.COUNT_CARDS),
        choices=ft.Column([_verdict(look, cards, t.refused), heap_strip(look, cards, width)], spacing=10, tight=True),
        board=board,
        chips=False,
        numbers=t.numbers(),
        main=_main(t, look),
        others=[TrayAction("clear", look.t(words.CLEAR), ft.Icons.RESTART_ALT_ROUNDED, t.clear)],
        keeps_line=False,
        sheet=_stepper(t, look),
    )


def _done(t: "RaceScreen", look: Look) -> str | None:
    if t.state.race.flag:
        return look.t(words.FLAG_DONE)
    seconds = t.now.seconds
    return None if seconds is None else look.t(words.STOPPED_CLOCK, time=clock(seconds))


def _verdict(look: Look, cards: Cards, refused: Said | None) -> ft.Control:
    """What the heap is so far, or why the card just tapped is not in it."""
    if refused:
        return verdict_panel(look, refused.kind, refused.sentence, refused.reason)
    if not cards:
        return _hint(look)
    judged = judge(cards)
    if judged.complete:
        others = len({card for card in cards if card != TOGARASHI})
        return verdict_panel(
            look,
            "ok",
            look.t(words.COMPLETE_IS, kind=VERDICTS[judged.verdict].of(look.lang)),
            look.t(words.COMPLETE_NOTE, togarashi=judged.togarashi, others=others),
        )
    return verdict_panel(look, "ng", look.t(words.NOT_YET), reasons(judged.why, look.lang))


def _hint(look: Look) -> ft.Control:
    """What to do first, in the verdict's place."""
    headline, sentence = look.t(words.EMPTY_HEAP), look.t(words.EMPTY_HEAP_NOTE)
    told = ft.Column(
        [text(look, headline, "verdict"), text(look, sentence, "strong")], spacing=2, expand=True, tight=True
    )
    row = ft.Row([icon(ft.Icons.TOUCH_APP_ROUNDED, 44, look.c.ink2), told], spacing=14)
    return named(card(look, row, padding=14, fill=look.c.sunk), "verdict", f"{headline} {sentence}", live=True)


def _main(t: "RaceScreen", look: Look) -> MainAction:
    note = look.t(words.CARDS_IN, count=len(t.now.cards))
    if t.table.fix is not None:
        return MainAction(look.t(common.DONE), note, ft.Icons.CHECK_ROUNDED, t.confirm)
    order = race.counting_order(t.state)
    if not t.state.race.flag:
        last = t.heap_number == t.state.race.heaps
        label = look.t(words.DECIDE_SOLO if last else words.TO_HEAP)
    elif len(order) > 1:
        label = look.t(words.TO_NEXT, name=t.table.seats[order[1]].name)
    else:
        label = look.t(words.DECIDE)
    return MainAction(label, note, ft.Icons.ARROW_FORWARD_ROUNDED, t.confirm)


def _stepper(t: "RaceScreen", look: Look) -> BottomSheet | None:
    card = t.asking
    if card is None:
        return None
    name, count = card_name(card, look.lang), t.now.cards.count(card)
    row = ft.Row(
        [stepper(look, count, t.set_count, least=0, most=22, ident="count", label=name)],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    done = wide_button(look, look.t(common.DONE), t.close, ident="count-done", filled=True, expand=True)
    return BottomSheet(
        look.t(words.HOW_MANY, card=name), ft.Column([row, ft.Row([done])], spacing=14, tight=True), away=t.close
    )
