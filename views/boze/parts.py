"""What a boze table is made of besides its tiles: figures, facts, the steps of a move, the shrine duties."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import boze as words
from views.parts.base import Handler, icon, part, tap, text
from views.theme import Look

GOLD_ICON = ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED
HAND_ICON = ft.Icons.STYLE_ROUNDED
POINTS_ICON = ft.Icons.STAR_ROUNDED
CATEGORY_ICONS = {
    "training": ft.Icons.FITNESS_CENTER_ROUNDED,
    "meeting": ft.Icons.GROUP_ADD_ROUNDED,
    "supplies": ft.Icons.SHOPPING_BAG_ROUNDED,
    "show": ft.Icons.CELEBRATION_ROUNDED,
    "magic": ft.Icons.AUTO_AWESOME_ROUNDED,
    "lead": ft.Icons.FLAG_ROUNDED,
    "ace": ft.Icons.BOLT_ROUNDED,
}
Tapped = Callable[[str], Any]
STEP_GAP = 9


def gold_color(look: Look) -> str:
    """The blue of the soul flames that are the game's gold."""
    return "#7FB8DA" if look.dark else "#2C6A8C"


def figure(look: Look, glyph: ft.IconData, value: str, color: str, size: float = 18) -> ft.Control:
    """An icon with a number."""
    return ft.Row(
        [icon(glyph, look.px(size), color), text(look, value, "strong", size=size - 1, weight=800)],
        spacing=3,
        tight=True,
    )


@part
def Fact(
    look: Look, ident: str, glyph: ft.IconData, name: str, value: str, color: str, warn: bool = False
) -> ft.Control:
    """A fact of the seat to move: what it is, over an icon and how much."""
    return ft.Semantics(
        content=ft.Container(
            ft.Column(
                [
                    text(look, name, "tag", look.c.ink2, lines=1),
                    ft.Row(
                        [
                            icon(glyph, look.px(18), color),
                            text(look, value, "strong", look.c.ng if warn else look.c.ink, weight=800, size=18),
                        ],
                        spacing=4,
                        alignment=ft.MainAxisAlignment.CENTER,
                        tight=True,
                    ),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            bgcolor=look.c.ng_tint if warn else look.c.sunk,
            border_radius=16,
            padding=ft.Padding.symmetric(horizontal=4, vertical=4),
            alignment=ft.Alignment.CENTER,
        ),
        identifier=ident,
        label=f"{name} {value}",
        exclude_semantics=True,
        container=True,
        expand=True,
    )


def railed(look: Look) -> bool:
    """Whether a rail leads beside the steps of a move: where there is room."""
    return look.width >= 360 and look.roomy and not look.short


def step(
    look: Look,
    ident: str,
    number: int,
    title: str,
    value: ft.Control | None,
    note: str,
    content: ft.Control | None,
    *,
    done: bool,
    due: bool,
    on_tap: Handler,
    last: bool,
) -> ft.Control:
    """One step of a move: folded to a line when done (a tap opens it again), the due one with the accent's edge.

    title: empty where the content of an open step says it all.
    """
    disc = ft.Container(
        icon(ft.Icons.CHECK_ROUNDED, 22, look.accent.on)
        if done
        else text(look, str(number), "strong", look.c.paper, weight=800, fixed=True),
        width=38,
        height=38,
        border_radius=19,
        bgcolor=look.accent.fill if done else look.c.ink if due else look.c.ink2,
        alignment=ft.Alignment.CENTER,
    )
    row: list[ft.Control] = [text(look, title, "strong", look.c.ink2)]
    row.append(value if value is not None else ft.Container(expand=True))
    if note:
        row.append(text(look, note, "note", look.c.ink2, lines=1, size=15))
    if done:
        row.append(icon(ft.Icons.EXPAND_LESS_ROUNDED if content else ft.Icons.EXPAND_MORE_ROUNDED, 22, look.c.ink2))
    head: ft.Control = ft.Row(row, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    if done:
        head = tap(
            look,
            head,
            on_tap,
            ident=ident,
            radius=12,
            padding=ft.Padding.symmetric(horizontal=4, vertical=6),
            align=ft.Alignment.CENTER_LEFT,
        )
    lines = [head] if title or content is None else []
    box = ft.Container(
        ft.Column([*lines, content] if content else lines, spacing=8, tight=True),
        bgcolor=look.c.sheet,
        border=ft.Border.all(4 if due else 1, look.accent.fill if due else look.c.line),
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=10, vertical=4 if done and not content else 9),
        expand=True,
    )
    if not railed(look):
        return ft.Container(ft.Row([box]), padding=ft.Padding.only(bottom=STEP_GAP))
    # The rail leads from each step to the next one.
    rail: list[ft.Control] = [disc]
    if not last:
        rail.append(ft.Container(width=4, expand=True, bgcolor=look.c.line, border_radius=2))
    line = ft.Column(rail, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Row(
        [line, ft.Container(box, padding=ft.Padding.only(bottom=STEP_GAP), expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        intrinsic_height=True,
    )


def choice(look: Look, ident: str, glyph: ft.IconData, label: str, on: bool, on_tap: Any, read: str = "") -> ft.Control:
    """A pill with an icon: one of a few things to choose. read: its name for screen readers, where longer."""
    return tap(
        look,
        ft.Row(
            [icon(glyph, look.px(20), look.accent.fill if on else look.c.ink), text(look, label, "label", size=15)],
            spacing=6,
            tight=True,
        ),
        on_tap,
        ident=ident,
        label=read or label,
        selected=on,
        fill=look.accent.tint if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        edge_width=3 if on else 1.5,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=9, vertical=11),
    )


@part
def Choice(
    look: Look, ident: str, glyph: ft.IconData, label: str, on: bool, on_tap: Tapped, read: str = ""
) -> ft.Control:
    """A `choice` whose tap is told its `ident`."""
    return choice(look, ident, glyph, label, on, partial(on_tap, ident), read)


def capital(look: Look, name: str) -> str:
    """A name as the first word of an English label."""
    return name[:1].upper() + name[1:] if look.lang == "en" else name


def wrapped(controls: Sequence[ft.Control], spacing: float = 8) -> ft.Control:
    """Tiles side by side, in as many rows as they need."""
    return ft.Row(list(controls), wrap=True, spacing=spacing, run_spacing=spacing)


def duty_dots(look: Look, held: int, due: bool, total: int, size: float = 44) -> ft.Control:
    """The shrine duties: held ones ticked, the due one ringed, the rest outlined."""
    dots: list[ft.Control] = []
    for number in range(1, total + 1):
        done, now = number <= held, due and number == held + 1
        inner: ft.Control = (
            icon(ft.Icons.CHECK_ROUNDED, size * 0.5, look.c.paper)
            if done
            else text(look, str(number), "strong", look.c.ink if now else look.c.ink2, weight=800, fixed=True)
        )
        dots.append(
            ft.Container(
                inner,
                width=size,
                height=size,
                border_radius=size,
                bgcolor=look.c.ink if done else look.accent.tint if now else None,
                border=None if done else ft.Border.all(4 if now else 2, look.accent.fill if now else look.c.edge),
                alignment=ft.Alignment.CENTER,
            )
        )
    label = ", ".join(look.t(words.DUTY_DONE if n <= held else words.DUTY_LEFT, number=n) for n in range(1, total + 1))
    return ft.Semantics(
        content=ft.Row(dots, spacing=10, tight=True),
        identifier="duties",
        label=label,
        exclude_semantics=True,
        container=True,
    )
