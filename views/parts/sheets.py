"""What lies over a screen: bottom sheets and the menu. Their buttons stay on the screen, what is above them scrolls."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, icon_tap, named, rule_off, tap, text
from views.theme import Look

PULL = 24.0
"""How far down the handle is pulled to close a sheet, in pixels."""


def loose(control: ft.Control) -> ft.Control:
    """A control that takes what it needs of a column, and no more than there is."""
    return ft.Container(control, expand=True, expand_loose=True)


def footed(items: Sequence[ft.Control], foot: ft.Control | None = None, *, spacing: float = 12) -> ft.Control:
    """What a sheet holds: items that scroll where they are too high, over buttons that stay on the screen."""
    column = ft.Column(
        list(items),
        spacing=spacing,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    rows: list[ft.Control] = [loose(column)]
    if foot is not None:
        rows.append(foot)
    return ft.Column(rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def sheet(
    look: Look,
    content: ft.Control,
    *,
    title: str = "",
    note: str = "",
    ident: str = "sheet",
    foot: ft.Control | None = None,
    whole: bool = False,
) -> ft.Control:
    """What a bottom sheet holds, for `over`. foot: buttons that stay on the screen while the content scrolls.

    whole: the content scrolls by itself (it is `footed`).
    """
    items: list[ft.Control] = []
    if title:
        items.append(named(text(look, title, "verdict"), f"{ident}-title", header=True))
    if note:
        items.append(text(look, note, "strong", look.c.ink2))
    items.append(loose(content if whole else footed([content])))
    if foot is not None:
        items.append(foot)
    column = ft.Column(items, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(identifier=ident, container=True, content=column)


@ft.component
def Handle(look: Look, on_away: Handler | None) -> ft.Control:
    """The handle of a sheet: pulled down or tapped it closes it, and so does the cross beside it."""
    pulled = ft.use_ref(0.0)
    bar = ft.Container(width=44, height=5, border_radius=3, bgcolor=look.c.edge, opacity=0.6)
    if on_away is None:
        return ft.Row([bar], alignment=ft.MainAxisAlignment.CENTER, height=14)

    def started(_: Any) -> None:
        pulled.current = 0.0

    def moved(event: ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        pulled.current = (pulled.current or 0.0) + (event.primary_delta or 0.0)

    def ended(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        if (pulled.current or 0.0) > PULL or (event.primary_velocity or 0.0) > 300:
            on_away()

    grip = ft.GestureDetector(
        content=ft.Container(bar, alignment=ft.Alignment.TOP_CENTER, padding=ft.Padding.only(top=4), height=40),
        on_tap=lambda _: on_away(),
        on_vertical_drag_start=started,
        on_vertical_drag_update=moved,
        on_vertical_drag_end=ended,
        exclude_from_semantics=True,
        expand=True,
    )
    cross = icon_tap(look, ft.Icons.CLOSE_ROUNDED, look.t(words.CLOSE), on_away, ident="sheet-close", size=24)
    return ft.Row(
        [ft.Container(width=48), grip, cross], spacing=0, height=40, vertical_alignment=ft.CrossAxisAlignment.START
    )


def over(
    look: Look,
    screen: ft.Control,
    lying: ft.Control | None,
    *,
    on_away: Handler | None,
    scrim: bool = True,
    side: float = 0,
    most: float = 0.8,
    tall: bool = False,
) -> ft.Control:
    """A screen with a sheet lying over its lower part; over its right half where it is low and wide (a phone lying down).

    on_away: what closes it: its handle, its cross, and with a scrim a tap beside it. side: the right pane's width.
    most: the part of the height that the sheet may take. tall: it takes all of that. Under a scrim nothing is read by
    screen readers.
    """
    if lying is None:
        return ft.Stack([screen], expand=True, fit=ft.StackFit.EXPAND)
    layers: list[ft.Control] = [ft.Semantics(content=screen, exclude_semantics=scrim, disabled=scrim)]
    if scrim:
        away = (lambda _: on_away()) if on_away else None
        shade: ft.Control = ft.Container(bgcolor=look.c.scrim, on_click=away)
        if away:
            named_shade = ft.Semantics(content=shade, identifier="scrim", label=look.t(words.CLOSE))
            shade = ft.MergeSemantics(content=named_shade)
        layers.append(shade)
    beside = look.beside
    held = ft.Column(
        [ft.Container(Handle(look, on_away)), ft.Container(lying, expand=True, expand_loose=not tall)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    card = ft.Container(
        ft.SafeArea(held, avoid_intrusions_top=False),
        bgcolor=look.c.sheet,
        border_radius=ft.BorderRadius.only(top_left=28, top_right=0 if beside else 28),
        padding=ft.Padding.only(left=16, right=8 if beside else 16, top=8, bottom=12),
        shadow=ft.BoxShadow(blur_radius=30, color="#59000000", offset=ft.Offset(0, -8)),
        width=look.sheet_width,
        expand=True if look.sheet_width is None else None,
    )
    # Beside a sheet lower than it may be, taps go through to what lies under it.
    line = ft.Row(
        [card],
        spacing=0,
        alignment=ft.MainAxisAlignment.END if beside else ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
        expand=True,
        expand_loose=not tall,
    )
    room = ft.Column([line], alignment=ft.MainAxisAlignment.END, spacing=0)
    share = 1.0 if beside else 0.94 if look.height < 480 else most
    free = round((1 - share) * 1000)
    beside_it = ft.Container(expand=free)
    if on_away is not None:
        # Only what is painted is hit.
        beside_it.bgcolor, beside_it.on_click = ft.Colors.TRANSPARENT, lambda _: on_away()
    parts: list[ft.Control] = [beside_it] if free else []
    parts.append(ft.Container(room, expand=1000 - free, padding=ft.Padding.only(right=0 if beside else side)))
    layers.append(ft.Column(parts, spacing=0))
    return ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)


def menu(look: Look, items: Sequence[tuple[str, str, ft.IconData, Handler]]) -> ft.Control:
    """A list of commands for a sheet: (ident, label, icon, what it does)."""
    rows: list[ft.Control] = []
    for ident, label, glyph, on_tap in items:
        if rows:
            rows.append(rule_off(look))
        rows.append(
            tap(
                look,
                ft.Row([icon(glyph, 24, look.c.ink), text(look, label, "strong", expand=True)], spacing=14),
                on_tap,
                ident=ident,
                label=label,
                radius=12,
                padding=ft.Padding.symmetric(horizontal=8, vertical=14),
            )
        )
    return ft.Column(rows, spacing=0, tight=True)
