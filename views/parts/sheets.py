"""What lies over a screen: bottom sheets, the menu, the cover that hides a table between turns."""

import asyncio
from collections.abc import Sequence

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, named, rule_off, tap, text
from views.parts.marks import Seat, mark
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
    layers: list[ft.Control] = [ft.Semantics(content=screen, exclude_semantics=scrim)]
    if scrim:
        away = (lambda _: on_away()) if on_away else None
        shade = ft.Container(bgcolor=look.c.scrim, on_click=away)
        layers.append(
            ft.MergeSemantics(ft.Semantics(shade, identifier="scrim", label=look.t(words.CLOSE))) if away else shade
        )
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


HOLD_MS = 600


@ft.component
def Cover(look: Look, seat: Seat, lines: str, on_open: Handler, on_undo: Handler | None) -> ft.Control:
    """A cloth over the whole screen in the next seat's colour; it opens after 600 ms of holding, or Enter twice.

    lines: what is told to everybody. on_undo: the undo button of the tray, None leaves it out.
    """
    held, set_held = ft.use_state(False)
    pressed, set_pressed = ft.use_state(0)
    waiting = ft.use_ref(None)

    async def hold() -> None:
        await asyncio.sleep(HOLD_MS / 1000)
        set_held(False)
        on_open()

    def down(_: object) -> None:
        set_held(True)
        waiting.current = asyncio.create_task(hold())

    def up(_: object) -> None:
        if waiting.current:
            waiting.current.cancel()
        set_held(False)

    def key() -> None:
        if pressed:
            on_open()
        else:
            set_pressed(1)

    round_button = ft.GestureDetector(
        content=ft.Container(
            ft.Stack(
                [
                    ft.ProgressRing(
                        value=1.0 if held else 0.0,
                        width=164,
                        height=164,
                        stroke_width=9,
                        color=look.c.kin,
                        bgcolor="#6E5148",
                    ),
                    ft.Container(
                        ft.Column(
                            [
                                icon(ft.Icons.TOUCH_APP_ROUNDED, 46, look.c.urushi if not look.dark else "#2A1613"),
                                text(look, look.t(words.COVER_HOLD), "title", "#2A1613"),
                            ],
                            spacing=2,
                            alignment=ft.MainAxisAlignment.CENTER,
                            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        ),
                        left=12,
                        top=12,
                        width=140,
                        height=140,
                        border_radius=70,
                        bgcolor="#FFF3DC",
                    ),
                ],
                width=164,
                height=164,
            )
        ),
        on_tap_down=down,
        on_tap_up=up,
        on_tap_cancel=up,
    )
    opener = ft.Semantics(
        identifier="cover-open",
        label=f"{look.t(words.COVER_HOLD)}. {look.t(words.COVER_ONLY, name=seat.name)}",
        button=True,
        on_tap=lambda _: key(),
        content=round_button,
    )
    undo: list[ft.Control] = []
    if on_undo:
        undo.append(
            ft.Container(
                tap(
                    look,
                    ft.Column(
                        [
                            icon(ft.Icons.UNDO_ROUNDED, 26, look.c.on_urushi),
                            text(look, look.t(words.UNDO), "min", look.c.on_urushi),
                        ],
                        spacing=2,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    on_undo,
                    ident="undo",
                    label=look.t(words.UNDO),
                    fill=look.c.urushi2,
                    radius=18,
                    width=64,
                    height=64,
                    padding=4,
                ),
                left=14,
                top=14,
            )
        )
    slits = [ft.Container(width=2, expand=False, height=look.height * 0.26, bgcolor="#55FFFFFF") for _ in range(4)]
    return named_cover(
        ft.Column(
            [
                ft.Container(height=10, bgcolor=look.c.urushi),
                ft.Container(
                    ft.Column(
                        [
                            ft.Container(expand=1),
                            mark(look, seat, 136, inverse=True),
                            named(
                                text(
                                    look,
                                    look.t(words.COVER_TITLE, name=seat.name),
                                    "flag",
                                    "#FFFFFF",
                                    align=ft.TextAlign.CENTER,
                                    size=36,
                                ),
                                "noren",
                                live=True,
                            ),
                            text(look, lines, "title", "#FFFFFF", align=ft.TextAlign.CENTER, weight=700),
                            ft.Container(ft.Row(list(slits), alignment=ft.MainAxisAlignment.SPACE_EVENLY), expand=2),
                        ],
                        spacing=20,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    bgcolor=seat.color,
                    expand=3,
                    margin=ft.Margin.symmetric(horizontal=8),
                ),
                ft.Container(
                    ft.Stack(
                        [
                            *undo,
                            ft.Container(
                                ft.Column(
                                    [
                                        opener,
                                        text(
                                            look, look.t(words.COVER_ONLY, name=seat.name), "strong", look.c.on_urushi2
                                        ),
                                    ],
                                    spacing=10,
                                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                                    tight=True,
                                ),
                                left=0,
                                right=0,
                                top=6,
                            ),
                        ],
                        expand=True,
                    ),
                    bgcolor=look.c.urushi,
                    height=236,
                    border_radius=ft.BorderRadius.only(top_left=26, top_right=26),
                ),
            ],
            spacing=0,
            expand=True,
        )
    )


def named_cover(content: ft.Control) -> ft.Control:
    """The cover as one region, so that nothing under it is read."""
    return ft.Semantics(identifier="cover", container=True, content=content, expand=True)
