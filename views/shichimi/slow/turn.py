"""A turn of the slow table: the heaps with their top cards, both players' open cards, the two calls; the end."""

from functools import partial

import flet as ft

from companion.rules.shichimi import slow
from companion.texts.shichimi import card_name, heap_mark
from models.shichimi import CARDS, HABANERO
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Later, tap, text
from views.parts.fields import wide_button
from views.parts.glyphs import glyph
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import BottomSheet, Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, other_hand, own_hand, room_of
from views.shichimi.hands.scenes import decks_left, draw_main, draw_pad, fitted, is_crowded, locked
from views.shichimi.slow.moment import Moment, Taps
from views.shichimi.slow.piles import Pile
from views.theme import Layout, Look

SLOW_CARDS = tuple(card for card in CARDS if card != HABANERO)
"""The cards of a deck: the habaneros are not shuffled in."""

LEAST = 100
"""The least height of a heap."""

CAPTION = 44
"""Between the heaps and the own open cards."""

GAP = 8

LOW = 700
"""Under so many pixels of height a phone leaves out the opponent's open cards."""


def turn_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The top card and the height of each heap; a heap and a card to choose, and the calls."""
    state, laid = now.state, now.state.turn.placed > 0
    said, main = _step(look, now, taps)
    crowded = is_crowded(look, bool(now.refills and now.due), LOW)
    return Scene(
        head=now.head,
        subtitle=subtitle(look, now),
        seat=now.seat,
        done=look.t(words.PLACED) if laid else None,
        now=look.t(words.DRAW_STEP if now.refills else words.CALL_OR_PLACE),
        notes=decks_left(look, state.decks),
        numbers=now.numbers,
        choices=_choices(look, now, taps),
        board=_board(look, now, taps),
        said=None if crowded and said is not None and said.kind == "ok" else said,
        chips=not crowded,
        main=fitted(look, main),
        others=_calls(look, now, taps),
        panels=[
            None if seat.index == now.seat else Later(hands_row, look, ((seat, state.hands[seat.index]),), False)
            for seat in now.seats
        ]
        if look.wide
        else (),
        status=decks_left(look, state.decks),
        sheet=_call_sheet(look, now, taps) if now.draft.calling else None,
        keeps_line=look.height >= LOW,
    )


def subtitle(look: Look, now: Moment) -> str:
    """How many declarations there were, and how many cards lie in the heaps."""
    lying = sum(len(heap) for heap in now.state.heaps)
    return look.t(words.SLOW_SUBTITLE, calls=len(now.state.declarations), cards=lying)


def _choices(look: Look, now: Moment, taps: Taps) -> ft.Control | None:
    """The keys of the cards drawn, once the turn may end; before that the opponent's open cards."""
    if now.refills and now.due:
        width = 360.0 if look.layout == Layout.MIDDLE else room_of(look)
        return draw_pad(look, now.draft.drawn, now.due, SLOW_CARDS, frozenset(), width, taps.drawn)
    if look.wide or (look.height < LOW and look.layout != Layout.MIDDLE):
        return None
    other = 1 - now.seat
    return other_hand(look, now.seats[other], now.state.hands[other])


def _board(look: Look, now: Moment, taps: Taps) -> Sized:
    seat = now.seats[now.seat]
    peeks = _peek_button(look, now, taps)

    def board(width: float, height: float) -> ft.Control:
        own = max(64.0, min(110.0, height * 0.24))
        tall = max(LEAST, min(300.0, height - own - CAPTION - 2 * GAP - 8))
        one = min(220.0, (width - 20) / 3)
        heaps: list[ft.Control] = [
            Pile(look, index, heap[-1] if heap else None, len(heap), index == now.draft.heap, one, tall, taps.heap)
            for index, heap in enumerate(now.state.heaps)
        ]
        caption: list[ft.Control] = [
            text(look, look.t(words.OPEN_OF, name=seat.name), "label", look.c.ink2, expand=True, lines=1),
            peeks or text(look, look.t(words.LAY_COUNT), "label", look.c.ink2),
        ]
        column = ft.Column(
            [
                ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
                ft.Row(caption, spacing=8, height=CAPTION),
                own_hand(look, now.hand, now.draft.card, min(width, 560.0), own, taps.card),
            ],
            spacing=GAP,
            tight=True,
        )
        return in_room(column, height, LEAST + CAPTION + 2 * GAP + own + 8)

    return board


def _step(look: Look, now: Moment, taps: Taps) -> tuple[Said, MainAction]:
    """The verdict line and the main button of the moment."""
    if now.card is not None:
        said = Said("ok", look.t(words.CHOOSE_HEAP), look.t(words.CHOOSE_HEAP_NOTE))
        return said, MainAction(look.t(words.CHOOSE_HEAP), card_name(now.card, look.lang), ft.Icons.TOUCH_APP_ROUNDED)
    last = Said("rule", look.t(words.LAST_TURN), look.t(words.LAST_TURN_NOTE)) if now.state.turn.last else None
    heap = now.draft.heap
    if heap is not None and not now.draft.drawn:
        mark = heap_mark(heap)
        note = "" if now.state.turn.placed else look.t(words.SPOIL_FIRST)
        said = Said("ok", look.t(words.HEAP_CHOSEN_SLOW, mark=mark), note)
    elif now.refills:
        said = last or Said("ok", look.t(words.MAY_LAY_MORE), look.t(words.LAY_COUNT))
    else:
        said = last or Said("ok", look.t(words.LAY_COUNT), look.t(words.SPOIL_FIRST))
    if now.refills:
        return said, draw_main(look, now.due, len(now.draft.drawn), taps.end_turn)
    return said, MainAction(look.t(words.CHOOSE_CARD), "", ft.Icons.TOUCH_APP_ROUNDED)


def _calls(look: Look, now: Moment, taps: Taps) -> list[TrayAction]:
    """台無し！ and 七味完成！, locked where they cannot be called."""
    spoil, done = look.t(words.SPOILED), look.t(words.COMPLETE)
    if "spoiled" in now.expects:
        sad = ft.Icons.SENTIMENT_VERY_DISSATISFIED_ROUNDED
        first = TrayAction("spoiled", spoil, sad, partial(taps.call, "spoiled"))
    else:
        why = look.t(words.SPOIL_LOCK if now.state.turn.placed else words.CALL_LOCK)
        first = locked("spoiled", spoil, ft.Icons.LOCK_ROUNDED, why, taps.say)
    if "complete" in now.expects:
        second = TrayAction("complete", done, ft.Icons.VERIFIED_ROUNDED, partial(taps.call, "complete"))
    else:
        second = locked("complete", done, ft.Icons.LOCK_ROUNDED, look.t(words.CALL_LOCK), taps.say)
    return [first, second]


def _call_sheet(look: Look, now: Moment, taps: Taps) -> BottomSheet:
    """Asks whether the chosen heap is to be laid open for the call that waits."""
    complete = now.draft.calling == "complete"
    call = look.t(words.COMPLETE if complete else words.SPOILED)
    buttons = ft.Row(
        [
            wide_button(look, look.t(common.CANCEL), taps.cancel_call, ident="call-cancel", expand=True),
            wide_button(
                look,
                call,
                taps.confirm_call,
                ident="call-confirm",
                glyph=ft.Icons.VERIFIED_ROUNDED if complete else ft.Icons.SENTIMENT_VERY_DISSATISFIED_ROUNDED,
                filled=True,
                expand=True,
            ),
        ],
        spacing=10,
    )
    mark = heap_mark(now.draft.heap or 0)
    return BottomSheet(look.t(words.CALL_ASK, mark=mark), buttons, look.t(words.CALL_ASK_NOTE), away=taps.cancel_call)


def _peek_button(look: Look, now: Moment, taps: Taps) -> ft.Control | None:
    """How many habaneros are left to peek with; None without the option."""
    state = now.state
    if not state.setup.options.habanero:
        return None
    left = slow.PEEKS - state.seats[now.seat].peeks
    label = look.t(words.PEEK_LEFT, count=left) if left > 0 else look.t(words.PEEK_LOCK)
    return tap(
        look,
        ft.Row([glyph("habanero", 22, "#FF7A1A"), text(look, label, "label")], spacing=6, tight=True),
        taps.peek if slow.may_peek(state, now.seat) else None,
        ident="peek",
        label=label,
        fill=look.c.sheet,
        edge=look.c.edge,
        radius=22,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def over_scene(look: Look, now: Moment) -> Scene:
    """The game has ended: the heaps that were never called."""

    def board(width: float, height: float) -> ft.Control:
        one = min(220.0, (width - 20) / 3)
        heaps: list[ft.Control] = [
            Pile(look, index, heap[-1] if heap else None, len(heap), False, one, min(height, 300.0), None)
            for index, heap in enumerate(now.state.heaps)
        ]
        return ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER)

    return Scene(
        head=now.head,
        subtitle=subtitle(look, now),
        notes=decks_left(look, now.state.decks),
        numbers=now.numbers,
        board=board,
        panels=[None, None],
        status=decks_left(look, now.state.decks),
    )
