"""A box of boze cards small: some characters and items with their prices, and what the action deck is made of."""

from collections.abc import Sequence

import flet as ft

from companion.packs.editing import boze
from companion.texts.boze import CATEGORIES
from companion.texts.boze.box import LISTS
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, POINTS_ICON, figure, gold_color
from views.i18n import boze as words
from views.parts.base import part, text
from views.theme import Look, minus

SHOWN = 4


def box_preview(look: Look, draft: boze.PackDraft) -> ft.Control:
    """Some of the characters and items, then how many bonus and action cards there are, the latter by category."""
    blocks: list[ft.Control] = []
    for kind in ("characters", "items"):
        rows = draft.rows(kind)
        if rows:
            blocks += [
                _caption(look, look.t(words.KINDS_OF, list=LISTS[kind].of(look.lang), count=len(rows))),
                ft.Row(
                    [Sample(look, row.called(look.lang), *_figures(kind, row)) for row in _some(look, rows)], spacing=6
                ),
            ]
    others = []
    if draft.bonuses:
        others.append(look.t(words.KINDS_OF, list=LISTS["bonuses"].of(look.lang), count=len(draft.bonuses)))
    if draft.actions:
        cards = sum(boze.copies(draft).values())
        others.append(look.t(words.CARDS_OF, list=LISTS["actions"].of(look.lang), count=cards))
    if others:
        blocks.append(_caption(look, " · ".join(others)))
    if draft.actions:
        blocks.append(Deck(look, tuple(boze.copies(draft).items())))
    if not blocks:
        blocks.append(_caption(look, look.t(words.NOTHING_LISTED)))
    return ft.Column(blocks, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _caption(look: Look, said: str) -> ft.Control:
    return text(look, said, "label", look.c.ink2)


def _some(look: Look, rows: Sequence[boze.Row]) -> Sequence[boze.Row]:
    """A few rows from all over a list: as many as stand side by side."""
    return rows[:: -(-len(rows) // (SHOWN if look.roomy else SHOWN // 2))]


def _figures(kind: boze.List, row: boze.Row) -> tuple[int, int]:
    """The cost and the points of a card."""
    values = dict(zip((column.id for column in boze.COLUMNS[kind]), row.values, strict=True))
    return int(values["cost"]), int(values["points"])


@part
def Sample(look: Look, name: str, cost: int, points: int) -> ft.Control:
    """A card: its name, cost and points."""
    figures = ft.Row(
        [
            figure(look, GOLD_ICON, str(cost), gold_color(look), 16),
            figure(look, POINTS_ICON, minus(points), look.c.rule, 16),
        ],
        spacing=4,
        tight=True,
        wrap=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Semantics(
        content=ft.Container(
            ft.Column(
                [text(look, name or "?", "label", size=13, lines=1, align=ft.TextAlign.CENTER), figures],
                spacing=1,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            border=ft.Border.all(1, look.c.line),
            bgcolor=look.c.sheet,
            border_radius=12,
            padding=ft.Padding.symmetric(horizontal=3, vertical=6),
            alignment=ft.Alignment.CENTER,
        ),
        label=f"{name} {look.t(words.PRICE, cost=cost, points=minus(points))}",
        exclude_semantics=True,
        container=True,
        expand=True,
    )


@part
def Deck(look: Look, copies: tuple[tuple[str, int], ...]) -> ft.Control:
    """How many action cards of each category there are."""
    said = ", ".join(f"{CATEGORIES[category].of(look.lang)} {count}" for category, count in copies)
    figures: list[ft.Control] = [
        figure(look, CATEGORY_ICONS[category], str(count), look.accent.fill, 18) for category, count in copies
    ]
    row = ft.Row(figures, spacing=12, run_spacing=4, wrap=True)
    return ft.Semantics(content=row, label=said, exclude_semantics=True, container=True)
