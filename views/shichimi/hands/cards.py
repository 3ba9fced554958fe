"""Rows of open cards: the own ones to choose from, the others' small, and those being typed."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.shichimi import HAND, Cards
from views.i18n import shichimi as words
from views.parts.base import Dashed, text
from views.parts.marks import Seat, mark
from views.shichimi.tiles import CardTile, MiniCard
from views.theme import SIDE_PANE, Layout, Look


def room_of(look: Look) -> float:
    """How wide a row over the board may be."""
    return look.width - 2 * look.margin - (SIDE_PANE if look.wide else 0)


def in_room(board: ft.Control, height: float, needed: float) -> ft.Control:
    """A board that scrolls where the room is lower than it needs (a phone lying down)."""
    return board if height >= needed else ft.Column([board], height=height, scroll=ft.ScrollMode.AUTO)


def slots(look: Look, cards: Sequence[str], count: int, width: float, ident: str) -> ft.Control:
    """The cards typed so far, and empty places for those still due."""
    one = min(96.0, (width - 8 * (count - 1)) / max(1, count))
    height = 84.0 if look.roomy else 100.0
    items: list[ft.Control] = []
    for place in range(count):
        if place < len(cards):
            items.append(CardTile(look, cards[place], f"{ident}-{place}", one, height))
        else:
            items.append(
                Dashed(
                    ft.Container(
                        text(look, str(place + 1), "value", look.c.ink2),
                        width=one,
                        height=height,
                        alignment=ft.Alignment.CENTER,
                    ),
                    16,
                    look.c.edge,
                )
            )
    return ft.Container(
        ft.Row(items, spacing=8, alignment=ft.MainAxisAlignment.CENTER), padding=ft.Padding.only(top=10)
    )


def hands_row(look: Look, hands: Sequence[tuple[Seat, Cards]], marked: bool = True) -> ft.Control:
    """Other players' open cards, small: with names for one hand, else one-letter names, two hands a row on phones.

    marked False: without the players' marks, where it is plain whose they are.
    """
    items: list[ft.Control] = []
    room = room_of(look)
    roomy = len(hands) == 1 or room > 700
    wide = 58.0 if roomy else min(44.0, (room - 16) / 2 / HAND - 12)
    for seat, cards in hands:
        group: list[ft.Control] = [mark(look, seat, 30)] if marked else []
        group += [MiniCard(look, card, wide, 46, roomy) for card in cards]
        items.append(
            ft.Semantics(
                label=look.t(words.OPEN_OF, name=seat.name),
                container=True,
                content=ft.Row(group, spacing=4, tight=True),
            )
        )
    return ft.Row(items, spacing=16, run_spacing=6, wrap=True)


def other_hand(look: Look, seat: Seat, cards: Cards) -> ft.Control:
    """The opponent's open cards in one row; in a narrow pane the mark alone says whose they are."""
    if look.layout == Layout.MIDDLE or not look.roomy:
        return hands_row(look, [(seat, cards)])
    return ft.Row(
        [
            text(look, look.t(words.HAND_OF, name=seat.name), "label", look.c.ink2, lines=2, expand=True),
            hands_row(look, [(seat, cards)]),
        ],
        spacing=8,
    )


def own_hand(
    look: Look,
    hand: Cards,
    chosen: int | None,
    width: float,
    height: float,
    on_tap: Callable[[str], Any],
    notes: Sequence[str] = (),
) -> ft.Control:
    """The open cards of the seat on turn, to choose from. notes: a line under each."""
    one = min(116.0, (width - 10 * (HAND - 1)) / HAND)
    items: list[ft.Control] = [
        CardTile(
            look,
            card,
            f"hand-{place}",
            one,
            height,
            "chosen" if chosen == place else "open",
            on_tap,
            notes[place] if notes else "",
        )
        for place, card in enumerate(hand)
    ]
    return ft.Row(
        items,
        spacing=10,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
