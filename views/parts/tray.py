"""The action bar: undo at the lower left, the main button at the right, at most three others between."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import Dashed, Handler, dashed, icon, part, tap, text
from views.parts.verdict import Said, TrayVerdict
from views.theme import CREAM, CREAM_INK, Look, darken, ems

BUTTON = 60
"""Tray buttons are 60 × 60, the main one is 60 high."""


@dataclass(frozen=True)
class MainAction:
    """The main button. on_tap None: waiting; it says what to tap on the board and is dashed. on_wait: what a tap does
    then, where there is more to say."""

    label: str
    detail: str = ""
    glyph: ft.IconData | None = None
    on_tap: Handler | None = None
    on_wait: Handler | None = None


@dataclass(frozen=True)
class TrayAction:
    """A secondary button. locked: why it cannot be used now; a tap on it then says so."""

    ident: str
    label: str
    glyph: ft.IconData
    on_tap: Handler | None = None
    locked: str | None = None


def tray(
    look: Look,
    main: MainAction | None,
    others: Sequence[TrayAction] = (),
    *,
    left: TrayAction | None = None,
    said: Said | None = None,
    on_locked: Callable[[str], Any] | None = None,
    on_rule: Callable[[str], Any] | None = None,
) -> ft.Control:
    """The tray. left: the button at the lower left (undo on tables). said: the verdict, on wide screens inside it.

    on_locked: gets the reason when a locked button without a handler of its own is tapped. on_rule: gets the rule that
    the verdict names, when it is tapped.
    """
    return Tray(look, main, tuple(others), left, said, on_locked, on_rule)


@part
def Tray(
    look: Look,
    main: MainAction | None,
    others: tuple[TrayAction, ...],
    left: TrayAction | None,
    said: Said | None,
    on_locked: Callable[[str], Any] | None,
    on_rule: Callable[[str], Any] | None,
) -> ft.Control:
    """The tray as it is drawn."""
    look = look.bars
    floating = look.wide
    # Three or more without a main button share the width of a phone.
    stretched = main is None and len(others) > 2 and not floating
    small: list[ft.Control] = [SmallButton(look, action, on_locked, stretched) for action in others]
    row: list[ft.Control] = []
    if left:
        row.append(SmallButton(look, left, on_locked))
    if floating and said:
        row.append(ft.Container(TrayVerdict(look, said, on_rule), expand=3, padding=ft.Padding.only(left=8)))
    if main is None:
        row += [ft.Container(item, expand=True) for item in small] if stretched else small
    elif left is None and len(small) == 2:
        row += [small[0], MainButton(look, main), small[1]]
    else:
        row += [*small, MainButton(look, main)]
    if look.left_handed:
        row.reverse()
    bar = ft.Container(
        ft.Row(
            row,
            spacing=10,
            alignment=ft.MainAxisAlignment.CENTER if main is None else ft.MainAxisAlignment.START,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(
            left=10, right=10, top=6 if look.short else 12, bottom=6 if look.short else 12 if floating else 14
        ),
        border=ft.Border.all(1.5, look.c.kin) if floating else None,
        border_radius=24,
        margin=ft.Margin.all(0) if floating else ft.Margin.only(left=4, right=4, top=4),
        gradient=None,
    )
    lip = ft.Container(
        bar,
        border=None if floating else ft.Border.only(top=ft.BorderSide(1.5, darken(look.c.kin, 0.35))),
        border_radius=ft.BorderRadius.only(top_left=24, top_right=24),
    )
    return ft.Semantics(
        container=True,
        content=ft.Container(
            ft.SafeArea(
                lip if not floating else bar,
                avoid_intrusions_top=False,
                avoid_intrusions_left=False,
                avoid_intrusions_right=False,
            ),
            bgcolor=look.c.urushi,
            border_radius=28 if floating else ft.BorderRadius.only(top_left=26, top_right=26),
            padding=0 if floating else ft.Padding.only(left=4, right=4, top=4, bottom=4 if look.short else 12),
            shadow=ft.BoxShadow(blur_radius=8, color="#482B140A", offset=ft.Offset(0, -2)),
        ),
    )


@part
def SmallButton(
    look: Look, action: TrayAction, on_locked: Callable[[str], Any] | None, stretched: bool = False
) -> ft.Control:
    """A secondary button; locked ones stay in place, dashed. stretched: it is as wide as its place in the row."""
    why = action.locked
    off = why is not None or action.on_tap is None
    on_tap = action.on_tap
    if on_tap is None and on_locked and why:
        on_tap = partial(on_locked, why)
    color = look.c.tray_off if off else look.c.on_urushi
    labelled = look.layout != "narrow" and look.roomy
    items: list[ft.Control] = [icon(action.glyph, 26, color)]
    if why is not None and action.on_tap is not None:
        lock = icon(ft.Icons.LOCK_ROUNDED, 13, color)
        start = ft.CrossAxisAlignment.START
        items = [ft.Row([ft.Container(width=13), *items, lock], spacing=1, tight=True, vertical_alignment=start)]
    if labelled:
        items.append(
            text(
                look,
                action.label,
                "min",
                color,
                align=ft.TextAlign.CENTER,
                lines=1,
                size=13 if look.scale < 1.6 else 11,
            )
        )
    label = action.label if why is None else f"{action.label}: {why}"
    width = (
        max(BUTTON, min(110.0, len(action.label) * look.px(13) * (1 if look.lang == "ja" else 0.62) + 18))
        if labelled
        else BUTTON
    )
    height = max(BUTTON, look.px(26) + 34)
    button = tap(
        look,
        ft.Column(
            items,
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        on_tap,
        ident=action.ident,
        label=label,
        fill=None if off else look.c.urushi2,
        radius=18,
        padding=4,
        width=width,
        height=height,
    )
    if not off:
        return button
    return Dashed(button, 18, look.c.tray_off) if stretched else dashed(button, width, height, 18, look.c.tray_off)


@part
def MainButton(look: Look, main: MainAction) -> ft.Control:
    """The main button: filled when ready, dashed while it waits."""
    ready = main.on_tap is not None
    fill = (look.accent.fill if look.dark and look.game else CREAM) if ready else None
    ink = (CREAM_INK if not look.dark or not look.game else "#191110") if ready else look.c.on_urushi
    second = (CREAM_INK if ready else look.c.on_urushi2) if not (ready and look.dark and look.game) else "#191110"
    # A long name is written smaller, so that the verb after it stays.
    long = 17.0 if look.roomy and ems(main.label) > 17 else None
    words_: list[ft.Control] = [text(look, main.label, "main", ink, lines=2 if look.roomy else 4, size=long)]
    if main.detail:
        words_.append(text(look, main.detail, "label", second, weight=700, lines=2 if look.roomy else 3))
    row: list[ft.Control] = []
    if main.glyph:
        row.append(icon(main.glyph, 28, ink))
    row.append(
        ft.Column(words_, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER, expand_loose=True, expand=True)
    )
    button = tap(
        look,
        ft.Row(row, spacing=12, alignment=ft.MainAxisAlignment.CENTER, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        main.on_tap or main.on_wait,
        ident="main-action",
        label=f"{main.label} {main.detail}".strip(),
        fill=fill,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12 if main.glyph else 8, vertical=8 if main.detail else 17),
        expand=True,
    )
    if not ready:
        return ft.Container(
            Dashed(ft.Container(ft.Row([button]), padding=ft.Padding.only(bottom=4)), 18, look.c.on_urushi2, 2),
            expand=3 if look.wide else True,
        )
    edge = look.c.kin if not (look.dark and look.game) else darken(look.accent.fill, 0.25)
    return ft.Container(
        ft.Row([button]),
        bgcolor=edge,
        border_radius=18,
        padding=ft.Padding.only(bottom=4),
        expand=3 if look.wide else True,
    )


def undo_action(look: Look, on_tap: Handler, *, nothing: bool = False) -> TrayAction:
    """The undo button of every table."""
    return TrayAction(
        "undo",
        look.t(words.UNDO),
        ft.Icons.UNDO_ROUNDED,
        on_tap,
        locked=look.t(words.NOTHING_UNDO) if nothing else None,
    )
