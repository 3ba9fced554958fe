"""The moments of slow and kai in which cards are typed: the first open cards, and those drawn at the end of a turn."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from models.shichimi import HAND, Card, Cards
from views.i18n import shichimi as words
from views.parts.base import Handler, text
from views.parts.marks import Seat
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, room_of, slots
from views.shichimi.tiles import PAD_HEIGHT, DrawKey, MiniCard, pad
from views.theme import Layout, Look


def spice_board(
    look: Look, typed: Sequence[str], faint: frozenset[str], on_tap: Callable[[Card], Any], on_less: Handler
) -> Sized:
    """The pad as a board."""

    def board(width: float, height: float) -> ft.Control:
        keys = pad(look, Counter(typed), width, height - 6, on_tap, on_less, faint=faint)
        return in_room(keys, height, PAD_HEIGHT)

    return board


def deal_scene(
    look: Look,
    head: str,
    seats: Sequence[Seat],
    dealt: Cards,
    faint: frozenset[str],
    *,
    on_card: Callable[[Card], Any],
    on_less: Handler,
    on_done: Handler,
) -> Scene:
    """Which four cards lie open in front of each player?"""
    index = min(len(dealt) // HAND, len(seats) - 1)
    own = dealt[HAND * index :]
    seat = seats[index]
    if len(dealt) == HAND * len(seats):
        main = MainAction(look.t(words.DEAL_DO), look.t(words.DEAL_DONE), ft.Icons.CHECK_ROUNDED, on_done)
    else:
        main = wait(look, HAND - len(own))
    shown: list[ft.Control] = []
    if index:
        shown.append(hands_row(look, [(seats[i], dealt[HAND * i : HAND * (i + 1)]) for i in range(index)]))
    shown.append(slots(look, own, HAND, room_of(look), "dealt"))
    return Scene(
        head=head,
        subtitle=look.t(words.SUBTITLE_DEAL),
        seat=seat.index,
        title=look.t(words.DEAL_OF, name=seat.name),
        now=look.t(words.DEAL_STEP),
        choices=ft.Column(shown, spacing=8, tight=True),
        board=spice_board(look, own, faint, on_card, on_less),
        main=main,
        chips=False,
        panels=[None] * len(seats),
    )


def wait(look: Look, missing: int) -> MainAction:
    """The main button while cards are missing."""
    return MainAction(look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, count=missing), ft.Icons.TOUCH_APP_ROUNDED)


def draw_pad(
    look: Look,
    drawn: Cards,
    due: int,
    keys: Sequence[Card],
    faint: frozenset[str],
    width: float,
    on_card: Callable[[Card], Any],
) -> ft.Control:
    """The cards drawn, in two low rows of keys, so that the heaps and the open cards stay in view; the last one ends the turn."""
    left = look.t(words.DRAW_LEFT, count=due - len(drawn))
    line: list[ft.Control] = [text(look, left, "label", look.c.ink2, lines=1, fixed=True, expand=True)]
    line += [MiniCard(look, card, 30, 24, False) for card in drawn]
    return ft.Column(
        [ft.Row(line, spacing=4, height=24), _draw_keys(look, keys, faint, width, on_card)], spacing=4, tight=True
    )


def _draw_keys(
    look: Look, keys: Sequence[Card], faint: frozenset[str], width: float, on_card: Callable[[Card], Any]
) -> ft.Control:
    """Two rows, where there is room one."""
    per_row = len(keys) if width > 700 else -(-len(keys) // 2)
    one = min(64.0, (width - 5 * (per_row - 1)) / per_row)
    rows: list[ft.Control] = [
        ft.Row(
            [DrawKey(look, card, one, 44.0, on_card, card in faint) for card in keys[start : start + per_row]],
            spacing=5,
            tight=True,
        )
        for start in range(0, len(keys), per_row)
    ]
    return ft.Column(rows, spacing=5, tight=True)


def is_crowded(look: Look, drawing: bool, low: float) -> bool:
    """Whether the keys of the cards drawn take the room that heaps and open cards need: on a phone under `low` pixels of
    height, where the chips and a mere hint make room for them."""
    return drawing and not look.wide and look.layout != Layout.MIDDLE and look.height < low


def draw_main(look: Look, due: int, drawn: int, on_end: Handler) -> MainAction:
    """The main button once the turn may end: it says what to tap, and ends the turn where there is nothing to draw."""
    if due == 0:
        return MainAction(look.t(words.REFILL_NONE_SHORT), look.t(words.REFILL_NONE), ft.Icons.CHECK_ROUNDED, on_end)
    label = look.t(words.DRAW_TAP if look.wide or look.width >= 480 else words.DRAW_TAP_SHORT)
    return MainAction(label, look.t(words.DRAW_LEFT, count=due - drawn), ft.Icons.TOUCH_APP_ROUNDED)


DETAIL = 64
"""So many pixels a detail has on the main button beside two others on a phone."""


def fitted(look: Look, main: MainAction) -> MainAction:
    """The main button beside two others on a phone: no room for its icon, and for a short detail at most."""
    if look.wide or look.width >= 480:
        return main
    short = len(main.detail) * look.px(14) * (1 if look.lang == "ja" else 0.6) <= DETAIL
    return replace(main, glyph=None, detail=main.detail if main.on_tap and short else "")


def locked(ident: str, label: str, glyph: ft.IconData, why: str, on_say: Callable[[Said], Any]) -> TrayAction:
    """A tray button that cannot be used now; a tap says why."""
    return TrayAction(ident, label, glyph, lambda: on_say(Said("no", label, why)), locked=why)


def decks_left(look: Look, decks: Sequence[int]) -> list[str]:
    """How many cards are left in each player's deck."""
    return [look.t(words.DECK_IS, count=deck) for deck in decks]
