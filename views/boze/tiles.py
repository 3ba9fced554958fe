"""The tiles of a boze table: workers, categories, cards with their price, ways to pay, amounts."""

import math
from collections.abc import Callable
from typing import Any

import flet as ft

from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, POINTS_ICON, figure, gold_color
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import Dashed, icon, part, tap, text
from views.theme import Look, minus

PINK = "#B85A7B"
STANDING = ("#F4D88E", "#7F5200")
LYING = ("#D9CAB0", "#94836C")
"""A worker card's ground and edge: upright and tapped."""


Tapped = Callable[[str], Any]


@part
def WorkerCard(
    look: Look, ident: str, letter: str, name: str, tapped: bool, chosen: bool, height: float, on_tap: Tapped | None
) -> ft.Control:
    """A character: upright when ready, lying and grey when tapped. on_tap gets `ident`."""
    long, short = height, height * 0.76
    fill, edge = LYING if tapped else STANDING
    small = height < 60
    ink = "#5C4A3D" if tapped else "#33240F"
    disc = ft.Container(
        text(look, letter, "strong", ink, size=height * (0.2 if not small else 0.34), fixed=True, weight=800),
        width=height * (0.38 if not small else 0.6),
        height=height * (0.38 if not small else 0.6),
        border_radius=height,
        bgcolor="#FFFAF0" if not small else None,
        alignment=ft.Alignment.CENTER,
        rotate=ft.Rotate(math.pi / 2) if tapped else None,
    )
    label = look.t(words.WORKER_TAPPED if tapped else words.WORKER_READY, name=name)
    width = long if tapped else short
    if small:
        return ft.Semantics(
            content=ft.Container(
                disc,
                width=width,
                height=short if tapped else long,
                bgcolor=fill,
                border=ft.Border.all(1.5, edge),
                border_radius=6,
                alignment=ft.Alignment.CENTER,
            ),
            label=label,
            exclude_semantics=True,
        )
    caption = text(look, name, "min", ink, lines=1 if tapped else 2, align=ft.TextAlign.CENTER, size=12, fixed=True)
    return tap(
        look,
        ft.Column(
            [disc, caption],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        (lambda: on_tap(ident)) if on_tap else None,
        ident=ident,
        label=label,
        selected=chosen,
        fill=fill,
        edge=look.accent.fill if chosen else edge,
        edge_width=5 if chosen else 1.5,
        radius=12,
        padding=4,
        width=width,
        height=short if tapped else long,
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
    on_tap: Tapped,
) -> ft.Control:
    """A category: what it is for, what the crowd makes it cost, one pink card for each card lying there."""
    ink = look.accent.fill if can_pay else look.c.ink2
    price = look.t(words.FREE) if cost == 0 else f"+{cost}"
    note = look.t(words.KIND[category]) if can_pay else look.t(words.CANNOT_PAY)
    pile = ft.Row(
        [ft.Container(width=9, height=12, bgcolor=PINK, border_radius=2) for _ in range(min(lying, 6))],
        spacing=2,
        tight=True,
    )
    lines: list[ft.Control] = [
        icon(CATEGORY_ICONS[category], look.px(24), ink),
        text(look, name, "label", size=13 if width < 76 and len(name) > 6 else 15, lines=1, align=ft.TextAlign.CENTER),
        ft.Row(
            [
                text(look, price, "strong", look.c.ok if cost == 0 else look.c.ink, size=15, weight=800),
                *([pile] if lying else []),
            ],
            spacing=4,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        text(look, note, "tag", look.c.ink2, lines=1, align=ft.TextAlign.CENTER),
    ]
    label = f"{name}. {note}. " + (
        look.t(words.CROWD_NOTE, count=lying, cost=cost) if lying else look.t(words.NOTHING_TO_PAY)
    )
    body = tap(
        look,
        ft.Column(lines, spacing=1, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True),
        lambda: on_tap(category),
        ident=f"category-{category}",
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet if can_pay else None,
        edge=look.accent.fill if chosen else look.c.edge if can_pay else None,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        width=width,
    )
    return body if can_pay or chosen else Dashed(body, 16, look.c.edge)


@part
def PricedCard(
    look: Look,
    ident: str,
    name: str,
    cost: int,
    points: int,
    tag: str,
    can_pay: bool,
    chosen: bool,
    width: float,
    on_tap: Tapped | None,
) -> ft.Control:
    """A character, item or bonus card: name, cost, points and a word (slot, home). Dashed where it cannot be paid."""
    figures = [
        figure(look, GOLD_ICON, str(cost), gold_color(look), 17),
        figure(look, POINTS_ICON, minus(points), look.c.rule, 17),
    ]
    numbers: ft.Control = ft.Row(figures, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if width < look.px(76):
        numbers = ft.Column(figures, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    size = 15 if len(name) < 5 or width > look.px(90) else 13
    lines: list[ft.Control] = [text(look, name, "label", size=size, lines=2, align=ft.TextAlign.CENTER), numbers]
    if tag:
        lines.append(text(look, tag, "tag", look.c.ink2, lines=1, align=ft.TextAlign.CENTER))
    read = " ".join(
        filter(
            None,
            [name, look.t(words.PRICE, cost=cost, points=minus(points)), tag, look.t(common.CHOSEN) if chosen else ""],
        )
    )
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
        label=read if can_pay else f"{read}. {look.t(words.CANNOT_PAY)}",
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet if can_pay else None,
        edge=look.accent.fill if chosen else look.c.edge if can_pay else None,
        edge_width=4 if chosen else 1.5,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        width=width,
    )
    return body if can_pay or chosen else Dashed(body, 14, look.c.edge)


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


def amount_tile(
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
