"""Heaps of the slow table: face down, and turned over in the order their cards were laid."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.texts.shichimi import heap_mark
from views.i18n import shichimi as words
from views.parts.base import Handler, part, tap, text
from views.parts.glyphs import glyph
from views.shichimi.tiles import CardTile
from views.theme import Look

GAP, EDGE = 12, 6
"""Between the cards that were turned over, and round them: room for their numbers and rings."""

RING = 4
"""Round a card that decided a declaration."""

BACKS = 12
"""At most so many backs are drawn of a heap."""


@part
def FaceDown(look: Look, index: int, count: int, chosen: bool, width: float, height: float, on_tap: Any) -> ft.Control:
    """A face-down heap: backs stacked 5 px a card, its number and how many lie there; never a hint of what they are."""
    shown = min(count, BACKS)
    back_width = min(width * 0.66, 96.0)
    back_height = min(back_width * 1.22, max(40.0, height - 60 - 5 * BACKS))
    backs: list[ft.Control] = []
    for n in range(shown):
        top = n == shown - 1
        backs.append(
            ft.Container(
                glyph("togarashi", back_width * 0.36, "#D9A08C") if top else None,
                bottom=5 * n,
                left=0,
                width=back_width,
                height=back_height,
                bgcolor="#7A1F14" if n % 2 else "#8A2B1C",
                border=ft.Border.all(2, "#FFF3DC"),
                border_radius=12,
                alignment=ft.Alignment.CENTER,
            )
        )
    pile = ft.Stack(backs, width=back_width, height=back_height + 5 * max(0, shown - 1))
    label = look.t(words.HEAP_DOWN_CHOSEN if chosen else words.HEAP_DOWN_LABEL, mark=heap_mark(index), count=count)
    content = ft.Column(
        [
            ft.Container(pile, expand=True, alignment=ft.Alignment.BOTTOM_CENTER),
            ft.Row(
                [
                    text(look, heap_mark(index), "value", size=24, weight=800, fixed=True),
                    text(look, look.t(words.TIMES, count=count), "value", size=22, weight=800, fixed=True, lines=1),
                ],
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    handler: Handler | None = (lambda: on_tap(index)) if on_tap else None
    return tap(
        look,
        content,
        handler,
        ident=f"heap-{index}",
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sunk,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=5 if chosen else 1.5,
        radius=18,
        padding=8,
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
