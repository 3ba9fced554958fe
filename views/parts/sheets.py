"""What lies over a screen: bottom sheets and the menu."""

from collections.abc import Sequence

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, named, rule_off, tap, text
from views.theme import Look


def sheet(
    look: Look,
    content: ft.Control,
    *,
    title: str = "",
    note: str = "",
    ident: str = "sheet",
) -> ft.Control:
    """A bottom sheet, 560 wide and centred on wide screens. It scrolls inside; `over` bounds its height."""
    items: list[ft.Control] = [
        ft.Row(
            [ft.Container(width=44, height=5, border_radius=3, bgcolor=look.c.edge, opacity=0.6)],
            alignment=ft.MainAxisAlignment.CENTER,
        )
    ]
    if title:
        items.append(named(text(look, title, "verdict"), f"{ident}-title", header=True))
    if note:
        items.append(text(look, note, "strong", look.c.ink2))
    return ft.Container(
        ft.Semantics(
            identifier=ident,
            container=True,
            content=ft.SafeArea(
                ft.Column(
                    [*items, content],
                    spacing=10,
                    tight=True,
                    scroll=ft.ScrollMode.AUTO,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                avoid_intrusions_top=False,
            ),
        ),
        bgcolor=look.c.sheet,
        border_radius=ft.BorderRadius.only(top_left=28, top_right=28),
        padding=ft.Padding.only(left=16, right=16, top=10, bottom=16),
        shadow=ft.BoxShadow(blur_radius=30, color="#59000000", offset=ft.Offset(0, -8)),
        width=560 if look.width >= 600 else None,
    )


@ft.component
def Bounded(content: ft.Control, most: float) -> ft.Control:
    """A control at its own height, or at `most` pixels where that would be more: then it scrolls inside."""
    capped, cap = ft.use_state(False)
    return ft.Container(
        content,
        height=most if capped else None,
        on_size_change=lambda e: cap(True) if e.height > most + 1 else None,
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
    """A screen with a sheet lying over its lower part. on_away: a tap beside the sheet. side: the right pane's width.

    most: the part of the height that the sheet may take; it scrolls inside. tall: it takes all of that. Under a scrim nothing is read by screen
    readers.
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
    limit = look.height * most
    bounded = ft.Container(lying, height=limit) if tall else Bounded(lying, limit)
    wide = look.width >= 600
    layers.append(
        ft.Container(
            ft.Row([bounded], alignment=ft.MainAxisAlignment.CENTER) if wide else bounded, left=0, right=side, bottom=0
        )
    )
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
