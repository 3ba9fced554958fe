"""A turn of the slow table: the heaps face down, both players' open cards, the two calls in the tray; the end."""

from typing import TYPE_CHECKING

import flet as ft

from companion import referee
from companion.rules.shichimi import slow
from companion.texts.base import listed
from companion.texts.shichimi import card_name
from models.shichimi import SlowState
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Later, tap, text
from views.parts.cover import Cover
from views.parts.fields import wide_button
from views.parts.glyphs import glyph
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import BottomSheet, Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, other_hand, own_hand
from views.shichimi.hands.scenes import fitted, refill_main
from views.shichimi.slow.piles import FaceDown
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.slow.screen import SlowScreen


NEEDED = 262
"""The height that the heaps and the own open cards need at least."""


def cover(t: "SlowScreen", look: Look) -> ft.Control:
    """Hand the device to the next player."""
    seats = t.table.seats
    lines = look.t(words.COVER_LINES, name=seats[1 - t.seat].name)
    return Cover(look, seats[t.seat], lines, t.uncover, t.table.undo)


def turn_scene(t: "SlowScreen", look: Look) -> Scene:
    """Heights only; a heap and a card to choose, and the calls."""
    state: SlowState = t.state
    other = 1 - t.seat
    seats = t.table.seats
    laid = state.turn.placed > 0
    said, main = _step(t, look)
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=t.seat,
        done=look.t(words.PLACED) if laid else None,
        now=look.t(words.KAI_STEP if laid else words.CALL_OR_PLACE),
        notes=t.notes(look),
        numbers=t.numbers(),
        choices=None if look.wide else other_hand(look, seats[other], state.hands[other]),
        board=_board(t, look),
        said=said,
        main=fitted(look, main),
        others=_calls(t, look),
        panels=[
            None if seat.index == t.seat else Later(hands_row, look, ((seat, state.hands[seat.index]),), False)
            for seat in seats
        ]
        if look.wide
        else (),
        status=t.notes(look),
    )


def _board(t: "SlowScreen", look: Look) -> Sized:
    state: SlowState = t.state
    seat = t.table.seats[t.seat]

    peeks = _peek_button(t, look)

    def board(width: float, height: float) -> ft.Control:
        hand_height = max(72.0, min(110.0, height * 0.22))
        down = max(110.0, height - hand_height - (80 if peeks else 56))
        one = min(220.0, (width - 20) / 3)
        heaps = [
            FaceDown(look, index, len(heap), index == t.now.heap, one, down, t.choose_heap)
            for index, heap in enumerate(state.heaps)
        ]
        caption: list[ft.Control] = [
            text(look, look.t(words.OPEN_OF, name=seat.name), "label", look.c.ink2, expand=True, lines=1),
            peeks or text(look, look.t(words.LAY_COUNT), "label", look.c.ink2),
        ]
        column = ft.Column(
            [
                ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
                ft.Row(caption, spacing=8),
                own_hand(t, look, min(width, 560.0), hand_height),
            ],
            spacing=8,
            tight=True,
        )
        return in_room(column, height, NEEDED)

    return board


def _step(t: "SlowScreen", look: Look) -> tuple[Said, MainAction]:
    """The verdict line and the main button of the moment."""
    state: SlowState = t.state
    card, heap = t.card, t.now.heap
    if card is not None and heap is not None:
        mark = t.mark_of(heap)
        said = Said("ok", look.t(words.CAN_PLACE, mark=mark), "" if state.turn.placed else look.t(words.SPOIL_FIRST))
        return said, MainAction(
            look.t(words.PLACE_ON, mark=mark), card_name(card, look.lang), ft.Icons.ARROW_DOWNWARD_ROUNDED, t.place
        )
    if card is not None:
        said = Said("ok", look.t(words.CHOOSE_HEAP), look.t(words.CHOOSE_HEAP_NOTE))
        return said, MainAction(look.t(words.CHOOSE_HEAP), "", ft.Icons.TOUCH_APP_ROUNDED)
    last = Said("rule", look.t(words.LAST_TURN), look.t(words.LAST_TURN_NOTE)) if state.turn.last else None
    if slow.may_refill(state, t.seat):
        return last or Said("ok", look.t(words.MAY_LAY_MORE), look.t(words.LAY_COUNT)), refill_main(t, look)
    said = last or Said("ok", look.t(words.LAY_COUNT), look.t(words.SPOIL_FIRST))
    return said, MainAction(look.t(words.CHOOSE_CARD), "", ft.Icons.TOUCH_APP_ROUNDED)


def _calls(t: "SlowScreen", look: Look) -> list[TrayAction]:
    """台無し！ and 七味完成！, locked where they cannot be called."""
    expects = t.table.expects
    spoil, done = look.t(words.SPOILED), look.t(words.COMPLETE)
    if "spoiled" in expects:
        first = TrayAction("spoiled", spoil, ft.Icons.SENTIMENT_VERY_DISSATISFIED_ROUNDED, t.spoiled)
    else:
        why = look.t(words.SPOIL_LOCK if t.state.turn.placed else words.CALL_LOCK)
        first = t.locked("spoiled", spoil, ft.Icons.LOCK_ROUNDED, why)
    if "complete" in expects:
        second = TrayAction("complete", done, ft.Icons.VERIFIED_ROUNDED, t.complete)
    else:
        second = t.locked("complete", done, ft.Icons.LOCK_ROUNDED, look.t(words.CALL_LOCK))
    return [first, second]


def call_sheet(t: "SlowScreen", look: Look) -> BottomSheet:
    """Asks whether the chosen heap is to be turned over for the call that waits."""
    complete = t.calling == "complete"
    call = look.t(words.COMPLETE if complete else words.SPOILED)
    buttons = ft.Row(
        [
            wide_button(look, look.t(common.CANCEL), t.table.undo, ident="call-cancel", expand=True),
            wide_button(
                look,
                call,
                t.confirm_call,
                ident="call-confirm",
                glyph=ft.Icons.VERIFIED_ROUNDED if complete else ft.Icons.SENTIMENT_VERY_DISSATISFIED_ROUNDED,
                filled=True,
                expand=True,
            ),
        ],
        spacing=10,
    )
    assert t.now.heap is not None
    return BottomSheet(look.t(words.CALL_ASK, mark=t.mark_of(t.now.heap)), buttons, look.t(words.CALL_ASK_NOTE))


def _peek_button(t: "SlowScreen", look: Look) -> ft.Control | None:
    """How many habaneros are left to peek with; None without the option."""
    state: SlowState = t.state
    if not state.setup.options.habanero:
        return None
    left = slow.PEEKS - state.seats[t.seat].peeks
    label = look.t(words.PEEK_LEFT, count=left) if left > 0 else look.t(words.PEEK_LOCK)
    return tap(
        look,
        ft.Row([glyph("habanero", 22, "#FF7A1A"), text(look, label, "label")], spacing=6, tight=True),
        t.peek if slow.may_peek(state, t.seat) else None,
        ident="peek",
        label=label,
        fill=look.c.sheet,
        edge=look.c.edge,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def over_scene(t: "SlowScreen", look: Look) -> Scene:
    """The game has ended: who won, and the heaps that were never turned over."""
    state: SlowState = t.state
    winners = referee.winners(t.table.position)

    def board(width: float, height: float) -> ft.Control:
        one = min(220.0, (width - 20) / 3)
        heaps = [
            FaceDown(look, index, len(heap), False, one, min(height, 320.0), None)
            for index, heap in enumerate(state.heaps)
        ]
        return ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER)

    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=winners[0] if winners else 0,
        title=listed((t.table.seats[seat].name for seat in winners), look.lang),
        now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
        notes=t.notes(look),
        numbers=t.numbers(),
        board=board,
        panels=[None, None],
        status=t.notes(look),
    )
