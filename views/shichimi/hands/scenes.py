"""The moments of slow and kai in which cards are typed: the first open cards, and those drawn at the end of a turn."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.shichimi.copies import check_copies, copies
from companion.texts.shichimi import card_names
from models.shichimi import CARDS, HAND
from views.i18n import shichimi as words
from views.parts.tray import MainAction
from views.scene import Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, room_of, slots
from views.shichimi.tiles import PAD_HEIGHT, pad
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.hands.screen import HandsScreen


def spice_board(
    t: "HandsScreen", look: Look, typed: Sequence[str], on_tap: Callable[[Any], Any], faint: frozenset[str]
) -> Sized:
    """The pad as a board."""

    def board(width: float, height: float) -> ft.Control:
        keys = pad(look, Counter(typed), width, height - 6, on_tap, t.less, faint=faint)
        return in_room(keys, height, PAD_HEIGHT)

    return board


def absent(t: "HandsScreen", known: int) -> frozenset[str]:
    """The cards of which no copy can come any more."""
    return frozenset(c for c in CARDS if check_copies("", known, (c,), t.deck))


def deal_scene(t: "HandsScreen", look: Look) -> Scene:
    """Which four cards lie open in front of each player?"""
    dealt, seats = t.now.dealt, t.table.seats
    index = min(len(dealt) // HAND, len(seats) - 1)
    own = dealt[HAND * index :]
    seat = seats[index]
    if len(dealt) == HAND * len(seats):
        main = MainAction(look.t(words.DEAL_DO), look.t(words.DEAL_DONE), ft.Icons.CHECK_ROUNDED, t.deal)
    else:
        main = _wait(look, HAND - len(own))
    shown: list[ft.Control] = []
    if index:
        shown.append(hands_row(look, [(seats[i], dealt[HAND * i : HAND * (i + 1)]) for i in range(index)]))
    shown.append(slots(look, own, HAND, room_of(look), "dealt"))
    return Scene(
        head=t.head(look),
        subtitle=look.t(words.SUBTITLE_DEAL),
        seat=seat.index,
        title=look.t(words.DEAL_OF, name=seat.name),
        now=look.t(words.DEAL_STEP),
        choices=ft.Column(shown, spacing=8, tight=True),
        board=spice_board(t, look, own, t.deal_card, absent(t, copies(dealt if t.pooled else own))),
        main=main,
        chips=False,
        panels=[None] * len(seats),
    )


def refill_scene(t: "HandsScreen", look: Look, subtitle: str, **more: Any) -> Scene:
    """Which cards were drawn?"""
    drawn, due = t.now.drawn, t.due
    if len(drawn) == due:
        main = MainAction(
            look.t(words.REFILL_DO, count=due), card_names(drawn, look.lang), ft.Icons.CHECK_ROUNDED, t.draw
        )
    else:
        main = _wait(look, due - len(drawn))
    return Scene(
        head=t.head(look),
        subtitle=subtitle,
        seat=t.seat,
        title=look.t(words.REFILL_OF, name=t.table.seats[t.seat].name),
        done=look.t(words.PLACED),
        now=look.t(words.REFILL_STEP, count=due),
        choices=slots(look, drawn, due, room_of(look), "drawn"),
        board=spice_board(t, look, drawn, t.draw_card, absent(t, t.known() + copies(drawn))),
        main=main,
        chips=False,
        **more,
    )


def _wait(look: Look, missing: int) -> MainAction:
    return MainAction(look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, count=missing), ft.Icons.TOUCH_APP_ROUNDED)


def refill_main(t: "HandsScreen", look: Look) -> MainAction:
    """The main button that ends the turn."""
    due, short = t.due, look.width < 480
    if due:
        note = look.t(words.REFILL_SHORT if short else words.REFILL_NOTE, count=due)
    else:
        note = look.t(words.REFILL_NONE_SHORT if short else words.REFILL_NONE)
    return MainAction(look.t(words.REFILL), note, ft.Icons.STYLE_ROUNDED, t.refill)


DETAIL = 64
"""So many pixels a detail has on the main button beside two others on a phone."""


def fitted(look: Look, main: MainAction) -> MainAction:
    """The main button beside two others on a phone: no room for its icon, and for a short detail at most."""
    if look.wide or look.width >= 480:
        return main
    short = len(main.detail) * look.px(14) * (1 if look.lang == "ja" else 0.6) <= DETAIL
    return replace(main, glyph=None, detail=main.detail if main.on_tap and short else "")
