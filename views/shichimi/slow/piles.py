"""Heaps of the slow table: the top card with the edges of those below, and all in the order they were laid."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.texts.shichimi import card_name, heap_mark
from models.shichimi import Card
from views.i18n import shichimi as words
from views.parts.base import Dashed, part, tap, text
from views.shichimi.tiles import CardTile
from views.theme import Look

GAP, EDGE = 12, 6
"""Between the cards laid open, and round them: room for their numbers and rings."""

RING = 4
"""Round a card that decided a declaration."""

EDGES = 8
"""At most so many edges are drawn of the cards that lie under the top one."""


@part
def Pile(
    look: Look, index: int, top: Card | None, count: int, chosen: bool, width: float, height: float, on_tap: Any
) -> ft.Control:
    """A heap with its top card and how many lie there; of those below only their edges, never what they are.

    on_tap gets the heap's index.
    """
    edges = min(count - 1, EDGES) if count else 0
    one_wide = min(width - 20, 130.0)
    one_high = max(40.0, min(one_wide * 1.1, height - 52 - 4 * EDGES))
    layers: list[ft.Control] = [
        ft.Container(
            bottom=4 * n,
            left=0,
            width=one_wide,
            height=one_high,
            bgcolor=look.c.sheet,
            border=ft.Border.all(1.5, look.c.edge),
            border_radius=14,
        )
        for n in range(edges)
    ]
    if top is not None:
        card = CardTile(look, top, f"top-{index}", one_wide, one_high)
        layers.append(ft.Container(card, bottom=4 * edges, left=0))
    pile: ft.Control = ft.Stack(layers, width=one_wide, height=one_high + 4 * edges)
    if top is None:
        pile = Dashed(ft.Container(width=one_wide, height=one_high), 14, look.c.edge)
    label = f"{heap_mark(index)}、" if look.lang == "ja" else f"{heap_mark(index)}, "
    if top is None:
        label += look.t(words.HEAP_FREE)
    else:
        label += look.t(words.HEAP_TOP, card=card_name(top, look.lang), count=count)
    if chosen:
        label += look.t(words.HEAP_CHOSEN_LABEL)
    content = ft.Column(
        [
            ft.Container(pile, expand=True, alignment=ft.Alignment.BOTTOM_CENTER),
            ft.Row(
                [
                    text(look, heap_mark(index), "value", size=22, weight=800, fixed=True),
                    text(look, look.t(words.TIMES, count=count), "value", size=20, weight=800, fixed=True, lines=1),
                ],
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tap(
        look,
        content,
        partial(on_tap, index) if on_tap else None,
        ident=f"heap-{index}",
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sunk,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=5 if chosen else 1.5,
        radius=18,
        padding=6,
        width=width,
        height=height,
    )


def laid_grid(
    look: Look,
    cards: Sequence[str],
    width: float,
    height: float,
    ringed: frozenset[str] = frozenset(),
    *,
    right: bool = True,
) -> ft.Control:
    """Cards in the order they were laid, numbered; `ringed` are those that decided a declaration."""
    columns = 4 if width < 520 else 6
    width = min(width - 2 * EDGE, 620.0)
    one = (width - GAP * (columns - 1)) / columns
    rows_needed = max(1, -(-len(cards) // columns))
    tall = max(64.0, min(96.0, height / rows_needed - 14))
    counts = Counter(cards)
    color = look.c.ok if right else look.c.ng
    rows: list[ft.Control] = []
    for start in range(0, len(cards), columns):
        row: list[ft.Control] = []
        for place in range(start, min(start + columns, len(cards))):
            card = cards[place]
            rings = card in ringed
            layers: list[ft.Control] = [
                ft.Container(CardTile(look, card, f"laid-{place}", one, tall), left=0, top=0),
                ft.Container(
                    text(look, str(place + 1), "label", fixed=True, size=14),
                    width=24,
                    height=24,
                    border_radius=12,
                    bgcolor=look.c.sheet,
                    border=ft.Border.all(1, look.c.edge),
                    alignment=ft.Alignment.CENTER,
                    left=-6,
                    top=-6,
                ),
            ]
            if rings:
                layers.insert(
                    0,
                    ft.Container(
                        border=ft.Border.all(RING, color),
                        border_radius=20,
                        left=-RING - 1,
                        top=-RING - 1,
                        width=one + 2 * (RING + 1),
                        height=tall + 2 * (RING + 1),
                    ),
                )
                layers.append(
                    ft.Container(
                        text(look, look.t(words.TIMES, count=counts[card]), "tag", look.c.seal_text, fixed=True),
                        bgcolor=color,
                        border_radius=12,
                        padding=ft.Padding.symmetric(horizontal=8, vertical=2),
                        right=-4,
                        bottom=-8,
                    )
                )
            row.append(ft.Stack(layers, width=one, height=tall, clip_behavior=ft.ClipBehavior.NONE))
        rows.append(ft.Row(row, spacing=GAP))
    return ft.Container(ft.Column(rows, spacing=14, tight=True, width=width), padding=EDGE)
