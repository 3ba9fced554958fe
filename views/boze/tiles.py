"""The tiles of a boze table: workers, categories, cards with their price, ways to pay, amounts."""

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.texts.base import listed
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, POINTS_ICON, figure, gold_color
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import Dashed, dashed, icon, part, tap, text
from views.theme import Look, minus

PINK = "#B85A7B"
STANDING = ("#F4D88E", "#7F5200")
LOW_TILE = 80.0
LYING = ("#D9CAB0", "#94836C")
"""A worker card's ground and edge: upright and tapped."""
SLOT_ICONS = {
    "mask": ft.Icons.THEATER_COMEDY_ROUNDED,
    "hands": ft.Icons.FRONT_HAND_ROUNDED,
    "skirt": ft.Icons.GRASS_ROUNDED,
    "body": ft.Icons.ACCESSIBILITY_NEW_ROUNDED,
}

Tapped = Callable[[str], Any]


@part
def WorkerCard(
    look: Look,
    ident: str,
    letter: str,
    name: str,
    tapped: bool,
    chosen: bool,
    height: float,
    worn: tuple[tuple[str, str], ...],
    on_tap: Tapped | None,
) -> ft.Control:
    """A character: upright when ready, lying and grey when tapped. worn: slot and name of its items.

    on_tap gets `ident`; without it the card is small and only seen.
    """
    long, short = height, height * 0.76
    fill, edge = LYING if tapped else STANDING
    ink = "#5C4A3D" if tapped else "#33240F"
    label = look.t(words.WORKER_TAPPED if tapped else words.WORKER_READY, name=name)
    if worn:
        label = look.t(words.WEARING, name=label, items=listed((item for _, item in worn), look.lang))
    width, high = (long, short) if tapped else (short, long)
    small = on_tap is None
    disc = ft.Container(
        text(look, letter, "strong", ink, size=height * (0.34 if small else 0.2), fixed=True, weight=800),
        width=height * (0.6 if small else 0.38),
        height=height * (0.6 if small else 0.38),
        border_radius=height,
        bgcolor=None if small else "#FFFAF0",
        alignment=ft.Alignment.CENTER,
        rotate=ft.Rotate(math.pi / 2) if tapped else None,
    )
    items: list[ft.Control] = [icon(SLOT_ICONS[slot], 13 if small else 18, ink) for slot, _ in worn]
    clothes = ft.Row(items, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if on_tap is None:
        return ft.Semantics(
            content=ft.Column(
                [
                    ft.Container(
                        disc,
                        width=width,
                        height=high,
                        bgcolor=fill,
                        border=ft.Border.all(1.5, edge),
                        border_radius=6,
                        alignment=ft.Alignment.CENTER,
                    ),
                    *([clothes] if worn else []),
                ],
                spacing=1,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            label=label,
            exclude_semantics=True,
        )
    lines = 1 if tapped or worn or height < 90 else 2
    caption = text(look, name, "min", ink, lines=lines, align=ft.TextAlign.CENTER, size=12, fixed=True)
    return tap(
        look,
        ft.Column(
            [disc, caption, *([clothes] if worn else [])],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        partial(on_tap, ident),
        ident=ident,
        label=label,
        selected=chosen,
        fill=fill,
        edge=look.accent.fill if chosen else edge,
        edge_width=5 if chosen else 1.5,
        radius=12,
        padding=4,
        width=width,
        height=high,
    )


@part
def CategoryTile(
    look: Look,
    category: str,
    name: str,
    lying: int,
    cost: int,
    can_pay: bool,
    chosen: bool,
    width: float,
    height: float | None,
    low: bool,
    on_tap: Tapped,
) -> ft.Control:
    """A category: what it is for, what the crowd makes it cost, one pink card for each card lying there.

    height: of a tall tile where there is room; None for a flat one. low: flatter still.
    """
    ink = look.accent.fill if can_pay else look.c.ink2
    price = look.t(words.FREE) if cost == 0 else f"+{cost}"
    note = look.t(words.KIND[category]) if can_pay else look.t(words.CANNOT_PAY)
    cards: list[ft.Control] = [
        ft.Container(width=9, height=12, bgcolor=PINK, border_radius=2) for _ in range(min(lying, 6))
    ]
    pile = ft.Row(cards, spacing=2, tight=True)
    told = text(look, note, "tag", look.c.ink2, lines=1, align=ft.TextAlign.CENTER, size=13 if height else None)
    paid = text(
        look, price, "strong", look.c.ok if cost == 0 else look.c.ink, size=20 if height and cost else 15, weight=800
    )
    if height:
        disc = ft.Container(
            icon(CATEGORY_ICONS[category], 30, look.accent.on if chosen else ink),
            width=52,
            height=52,
            border_radius=26,
            bgcolor=look.accent.fill if chosen else look.accent.tint if can_pay else look.c.sunk,
            alignment=ft.Alignment.CENTER,
        )
        head = text(look, name, "strong", lines=1, align=ft.TextAlign.CENTER)
        lines: list[ft.Control] = [disc, head, paid, ft.Container(pile, height=14), told]
    else:
        size = 13 if width < 76 and len(name) > 6 else 15
        price_row = ft.Row([paid, pile] if lying else [paid], spacing=4, tight=True)
        named = text(look, name, "label", size=size, lines=1, align=ft.TextAlign.CENTER)
        lines = [icon(CATEGORY_ICONS[category], 20 if low else look.px(24), ink), named, price_row, told]
    label = f"{name}. {note}. " + (
        look.t(words.CROWD_NOTE, count=lying, cost=cost) if lying else look.t(words.NOTHING_TO_PAY)
    )
    body = tap(
        look,
        ft.Column(
            lines,
            spacing=3 if height else 0 if low else 1,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        lambda: on_tap(category),
        ident=f"category-{category}",
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet if can_pay else None,
        edge=look.accent.fill if chosen else look.c.edge if can_pay else None,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=2, vertical=3 if low else 6),
        width=width,
        height=LOW_TILE if low else height,
    )
    if can_pay or chosen:
        return body
    return dashed(body, width, height, 16, look.c.edge) if height else Dashed(body, 16, look.c.edge)


@part
def LowTile(
    look: Look,
    ident: str,
    glyph: ft.IconData,
    name: str,
    note: str,
    chosen: bool,
    width: float,
    read: str,
    on_tap: Tapped,
) -> ft.Control:
    """What needs no card, as a tile among low categories. read: its name for screen readers."""
    return tap(
        look,
        ft.Column(
            [
                icon(glyph, 20, look.accent.fill),
                text(look, name, "label", size=15, lines=1, align=ft.TextAlign.CENTER),
                text(look, note, "tag", look.c.ink2, lines=1, align=ft.TextAlign.CENTER),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        partial(on_tap, ident),
        ident=ident,
        label=read,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=2, vertical=3),
        width=width,
        height=LOW_TILE,
    )


@part
def PricedCard(
    look: Look,
    ident: str,
    name: str,
    cost: int,
    points: int,
    tag: str,
    short: int,
    chosen: bool,
    width: float,
    on_tap: Tapped | None,
    badge: bool = False,
) -> ft.Control:
    """A character, item or bonus card: name, cost, points and a word (slot, home). Dashed where it cannot be paid.

    short: what the seat lacks to pay for it. badge: whether that is said on the card.
    """
    can_pay = short == 0
    figures = [
        figure(look, GOLD_ICON, str(cost), gold_color(look), 17),
        figure(look, POINTS_ICON, minus(points), look.c.rule, 17),
    ]
    numbers: ft.Control = ft.Row(figures, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if width < look.px(76):
        numbers = ft.Column(figures, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    size = 15 if len(name) < 5 or width > look.px(90) else 13
    lines: list[ft.Control] = [text(look, name, "label", size=size, lines=2, align=ft.TextAlign.CENTER), numbers]
    told = look.t(words.CAN_PAY) if can_pay else look.t(words.SHORT_BY, count=short)
    below = (
        [text(look, tag, "tag", look.c.ink2, lines=1, align=ft.TextAlign.CENTER)] if tag.strip() or not badge else []
    )
    if badge:
        lines.append(
            ft.Row(
                [*below, badge_of(look, told, can_pay)],
                spacing=10,
                tight=True,
                wrap=True,
                run_spacing=0,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    elif tag:
        lines += below
    price = look.t(words.PRICE, cost=cost, points=minus(points))
    read = " ".join(filter(None, [name, price, tag.strip(), look.t(common.CHOSEN) if chosen else ""]))
    body = tap(
        look,
        ft.Column(
            lines,
            spacing=1,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        (lambda: on_tap(ident)) if on_tap else None,
        ident=ident,
        label=f"{read}. {told}" if badge or not can_pay else read,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet if can_pay else None,
        edge=look.accent.fill if chosen or (badge and can_pay) else look.c.edge if can_pay else None,
        edge_width=4 if chosen else 2 if badge and can_pay else 1.5,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        width=width,
    )
    return body if can_pay or chosen else Dashed(body, 14, look.c.edge)


def badge_of(look: Look, told: str, good: bool) -> ft.Control:
    """Whether a card can be paid, on the card."""
    if not good:
        return text(look, told, "tag", look.c.ink2, lines=1)
    return ft.Container(
        ft.Row(
            [
                icon(ft.Icons.CHECK_ROUNDED, 13, look.accent.on),
                text(look, told, "tag", look.accent.on, lines=1, fixed=True),
            ],
            spacing=2,
            tight=True,
        ),
        bgcolor=look.accent.fill,
        border_radius=9,
        padding=ft.Padding.symmetric(horizontal=6, vertical=1),
    )


@part
def PayChoice(
    look: Look, ident: str, glyph: ft.IconData, value: str, label: str, can_pay: bool, chosen: bool, on_tap: Tapped
) -> ft.Control:
    """One way to pay a price."""
    color = gold_color(look) if glyph == GOLD_ICON else look.c.ink
    body = tap(
        look,
        ft.Row(
            [figure(look, glyph, value, color, 19 if look.width < 600 else 22)],
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        lambda: on_tap(ident),
        ident=ident,
        label=label if can_pay else f"{label}. {look.t(words.CANNOT_PAY)}",
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet if can_pay else None,
        edge=look.accent.fill if chosen else look.c.edge if can_pay else None,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=4, vertical=11),
        expand=True,
    )
    return body if can_pay or chosen else Dashed(body, 16, look.c.edge, expand=True)


@part
def AmountTile(
    look: Look, ident: str, glyph: ft.IconData, count: int, label: str, chosen: bool, width: float, on_tap: Tapped
) -> ft.Control:
    """How much gold or how many cards an action gave: one tap."""
    return tap(
        look,
        figure(look, glyph, str(count), gold_color(look) if glyph == GOLD_ICON else look.c.ink, 20),
        lambda: on_tap(ident),
        ident=ident,
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=4 if chosen else 1.5,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
        width=width,
    )
