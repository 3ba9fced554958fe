"""A heap is counted: told in one tap, or card by card on spice tiles, judged while it is typed."""

from collections import Counter
from functools import partial

import flet as ft

from companion.rules.shichimi import race
from companion.rules.shichimi.heap import judge
from companion.texts.shichimi import VERDICTS, card_name, reasons
from models.shichimi import HABANERO, TOGARASHI, Cards
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import tap, text
from views.parts.fields import stepper, wide_button
from views.parts.glyphs import glyph
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said, verdict_panel
from views.scene import BottomSheet, Scene
from views.shichimi.hands.cards import in_room
from views.shichimi.race.moment import Moment, Taps
from views.shichimi.race.solo import clock
from views.shichimi.tiles import PAD_HEIGHT, heap_strip, pad
from views.theme import Look

HEAD = 124
"""The height over the pad: the same before the first card and after it, so that no tile moves under the finger."""

SHORT = 6
"""Up to so many togarashi a complete heap is told in one tap."""


def counting_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The short way or the verdict as it stands with what lies in the heap, and the pad."""
    seat, cards = now.counted, now.draft.cards
    width = min(look.width - 2 * look.margin, 620.0)
    faint = frozenset[str]() if race.habaneros(now.state, seat) else frozenset[str]({HABANERO})

    def board(wide: float, high: float) -> ft.Control:
        keys = pad(look, Counter(cards), wide, high - 4, taps.add, taps.less, on_hold=taps.ask, faint=faint)
        return in_room(keys, high, PAD_HEIGHT)

    if cards or now.refused:
        verdict = _verdict(look, cards, now.refused)
        over: ft.Control = ft.Column([verdict, heap_strip(look, cards, width, 40)], spacing=8, tight=True)
    else:
        over = _short_way(look, taps, width)
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        seat=seat,
        title=look.t(words.HEAP_OF, name=now.seats[seat].name),
        done=_done(look, now),
        now=look.t(words.COUNT_CARDS),
        choices=ft.Container(over, height=HEAD) if look.roomy else over,
        board=board,
        chips=False,
        numbers=now.numbers,
        main=_main(look, now, taps),
        others=[TrayAction("clear", look.t(words.CLEAR), ft.Icons.RESTART_ALT_ROUNDED, taps.clear)],
        keeps_line=False,
        sheet=_stepper(look, now, taps),
    )


def _done(look: Look, now: Moment) -> str | None:
    if now.flag:
        return look.t(words.FLAG_DONE)
    seconds = now.draft.seconds
    return None if seconds is None else look.t(words.STOPPED_CLOCK, time=clock(seconds))


def _verdict(look: Look, cards: Cards, refused: Said | None) -> ft.Control:
    """What the heap is so far, or why the card just tapped is not in it."""
    if refused:
        return verdict_panel(look, refused.kind, refused.sentence, refused.reason)
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


def _short_way(look: Look, taps: Taps, width: float) -> ft.Control:
    """A heap in one tap: that it is not complete, or how many togarashi a complete one has."""
    wide = 88.0
    one = min(64.0, (width - wide - 6 * SHORT) / SHORT)
    no = look.t(words.SHORT_NO)
    keys: list[ft.Control] = [
        tap(
            look,
            text(look, no, "strong", look.c.ng, lines=2, align=ft.TextAlign.CENTER, fixed=True),
            partial(taps.short, None),
            ident="short-no",
            label=no,
            fill=look.c.sheet,
            edge=look.c.ng,
            radius=14,
            padding=2,
            width=wide,
            height=52,
        )
    ]
    keys += [
        tap(
            look,
            text(look, str(count), "value", look.c.ink, size=24, weight=800, fixed=True),
            partial(taps.short, count),
            ident=f"short-{count}",
            label=look.t(words.SHORT_KEY, count=count),
            fill=look.c.sheet,
            edge=look.c.ok,
            radius=14,
            padding=2,
            width=one,
            height=52,
        )
        for count in range(1, SHORT + 1)
    ]
    told = look.t(words.SHORT_WAY)
    head = ft.Row([glyph("togarashi", 22, look.c.ink), text(look, told, "strong", lines=2, expand=True)], spacing=6)
    hint = text(look, look.t(words.TAP_HINT), "label", look.c.ink2, lines=2)
    return ft.Column([head, ft.Row(keys, spacing=6), hint], spacing=6, tight=True)


def _main(look: Look, now: Moment, taps: Taps) -> MainAction:
    note = look.t(words.CARDS_IN, count=len(now.draft.cards))
    if now.fixing:
        return MainAction(look.t(common.DONE), note, ft.Icons.CHECK_ROUNDED, taps.confirm)
    if not now.draft.cards:
        return MainAction(look.t(words.COUNT_CARDS), look.t(words.EMPTY_HEAP), ft.Icons.TOUCH_APP_ROUNDED)
    order = race.counting_order(now.state)
    if not now.flag:
        last = now.heap_number == now.state.race.heaps
        label = look.t(words.DECIDE_SOLO if last else words.TO_HEAP)
    elif now.due:
        label = look.t(common.DONE)
    elif len(order) > 1 and not race.is_false_flag(now.state, now.counted, now.draft.cards):
        label = look.t(words.TO_NEXT, name=now.seats[order[1]].name)
    else:
        label = look.t(words.DECIDE)
    return MainAction(label, note, ft.Icons.ARROW_FORWARD_ROUNDED, taps.confirm)


def _stepper(look: Look, now: Moment, taps: Taps) -> BottomSheet | None:
    card = now.draft.asking
    if card is None:
        return None
    name, count = card_name(card, look.lang), now.draft.cards.count(card)
    row = ft.Row(
        [stepper(look, count, taps.set_count, least=0, most=22, ident="count", label=name)],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    done = wide_button(look, look.t(common.DONE), taps.close, ident="count-done", filled=True, expand=True)
    return BottomSheet(
        look.t(words.HOW_MANY, card=name), ft.Column([row, ft.Row([done])], spacing=14, tight=True), away=taps.close
    )
