"""The open heaps of kai, what each still needs, and where the chosen card may go."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.rules.shichimi.heap import OTHERS, judge, misfit, missing_kinds, missing_togarashi
from companion.texts.shichimi import VERDICTS, card_name, card_names, heap_mark
from models.shichimi import TOGARASHI, Cards
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Dashed, icon, part, tap, text
from views.shichimi.kai.moment import Moment
from views.shichimi.tiles import HotBlock, MiniCard
from views.theme import Look


@dataclass(frozen=True, slots=True)
class HeapView:
    """A heap as it is drawn. line: what stands on top, wrong: it says why the chosen card may not go there."""

    index: int
    togarashi: int
    others: Cards
    line: str
    wrong: bool = False
    lit: bool = False
    chosen: bool = False


def views_of(look: Look, now: Moment) -> tuple[HeapView, ...]:
    """The four heaps, lit where the chosen card may go or where one may be taken back."""
    card, stuck = now.card, "reclaim" in now.expects
    views = []
    for index, heap in enumerate(now.state.heaps):
        cards = heap.cards
        case = misfit(card, cards) if card is not None else None
        chosen = now.draft.heap == index
        lit = case is None if card is not None else stuck and bool(cards)
        if card is not None and case is not None:
            line = look.t(words.FITS_NOT[case], card=card_name(card, look.lang))
        else:
            line = heap_line(look, cards)
        others = tuple(c for c in cards if c != TOGARASHI)
        views.append(
            HeapView(index, cards.count(TOGARASHI), others, line, case is not None, lit, chosen and case is None)
        )
    return tuple(views)


@part
def OpenHeap(look: Look, view: HeapView, width: float, height: float, on_tap: Any) -> ft.Control:
    """A heap of kai: togarashi as one block on the left, six places on the right, a line that says what is missing."""
    head = 22.0
    inner_w, inner_h = width - 24, height - head - 18
    hot = min(inner_w * 0.3, inner_h * 1.1)
    shown = view.others
    columns = -(-max(OTHERS, len(shown)) // 2)  # more than three only where a ruling let a seventh spice stand
    cell_w, cell_h = (inner_w - hot - 6 * columns) / columns, (inner_h - 6) / 2
    cells: list[ft.Control] = []
    for place in range(2 * columns):
        if place < len(shown):
            cells.append(MiniCard(look, shown[place], cell_w, cell_h, cell_w >= 58 and cell_h >= 44))
        else:
            cells.append(Dashed(ft.Container(width=cell_w, height=cell_h), 10, look.c.edge))
    rows: list[ft.Control] = [ft.Row(row, spacing=6, tight=True) for row in (cells[:columns], cells[columns:])]
    body = ft.Row(
        [
            HotBlock(look, view.togarashi, hot, inner_h),
            ft.Column(rows, spacing=6, tight=True),
        ],
        spacing=6,
        tight=True,
    )
    room = inner_w - (46 if view.wrong else 26)
    size = max(11.0, min(14.0, room / (len(view.line) * (1.0 if look.lang == "ja" else 0.58))))
    line = text(look, view.line, "strong", look.c.ng if view.wrong else look.c.ink, size=size, lines=1, fixed=True)
    line.expand, line.expand_loose = True, True
    said: list[ft.Control] = [icon(ft.Icons.BLOCK_ROUNDED, 16, look.c.ng), line] if view.wrong else [line]
    line_row: list[ft.Control] = [
        text(look, heap_mark(view.index), "value", size=20, weight=800, fixed=True),
        ft.Row(said, spacing=4, alignment=ft.MainAxisAlignment.END, expand=True),
    ]
    label = look.t(
        words.HEAP_LABEL,
        mark=heap_mark(view.index),
        togarashi=view.togarashi,
        cards=card_names(view.others, look.lang),
        status=view.line,
    )
    return tap(
        look,
        ft.Column([ft.Row(line_row, spacing=4, height=head), body], spacing=4, tight=True),
        partial(on_tap, view.index),
        ident=f"heap-{view.index}",
        label=label,
        selected=view.chosen,
        fill=look.accent.tint if view.lit else look.c.sheet,
        edge=look.accent.fill if view.lit or view.chosen else look.c.edge,
        edge_width=5 if view.chosen else 3 if view.lit else 1.5,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=10, vertical=4),
        width=width,
        height=height,
    )


def heap_line(look: Look, cards: Cards) -> str:
    """What a heap still misses, in a few words."""
    if not cards:
        return look.t(words.HEAP_FREE)
    judged = judge(cards)
    if judged.complete:
        return look.t(words.HEAP_READY, kind=VERDICTS[judged.verdict].of(look.lang))
    kinds, hot = missing_kinds(cards), missing_togarashi(cards)
    if kinds is None:
        return look.t(words.HEAP_RUINED)
    if kinds == 0:
        return look.t(words.NEEDS_HOT)
    if kinds == OTHERS and hot is not None:
        return look.t(words.ICHIMI_LEFT, count=hot)
    if kinds == 1 and judged.togarashi:
        return look.t(words.ONE_MORE, count=kinds)
    return look.t(words.KINDS_LEFT, count=kinds)


def heaps_text(look: Look, heaps: Sequence[int]) -> str:
    """The heaps that may be tapped: ①③."""
    return "".join(map(heap_mark, heaps)) or look.t(common.NONE)
