"""The cover: a cloth over the whole screen until the player it waits for holds the device."""

import asyncio

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, named, text
from views.parts.marks import Seat, mark
from views.parts.tray import SmallButton, undo_action
from views.theme import CREAM, CREAM_INK, Look

HOLD_STEPS, STEP_MS = 6, 100
"""The ring fills in so many steps while the button is held; after the last one the cover opens."""

BUTTON, RING = 140, 9
TRAY = 176
SLITS = 4

LOW = 600
"""Under so many pixels of height the cloth says it smaller."""


@ft.component
def Cover(look: Look, seat: Seat, lines: str, on_open: Handler, on_undo: Handler | None) -> ft.Control:
    """The cloth in this seat's colour; it opens after 600 ms of holding, or Enter twice.

    lines: what is told to everybody. on_undo: the undo button of the tray, None leaves it out.
    """
    held, set_held = ft.use_state(0)
    pressed, set_pressed = ft.use_state(0)
    waiting: ft.MutableRef[asyncio.Task[None] | None] = ft.use_ref(None)

    async def hold() -> None:
        for step in range(1, HOLD_STEPS + 1):
            set_held(step)
            await asyncio.sleep(STEP_MS / 1000)
        set_held(0)
        on_open()

    def down(_: object) -> None:
        waiting.current = asyncio.create_task(hold())

    def up(_: object) -> None:
        if waiting.current:
            waiting.current.cancel()
        set_held(0)

    def key() -> None:
        if pressed:
            on_open()
        else:
            set_pressed(1)

    only = look.t(words.COVER_ONLY, name=seat.name)
    opener = ft.Semantics(
        identifier="cover-open",
        label=f"{look.t(words.COVER_HOLD)}. {only}",
        button=True,
        on_tap=lambda _: key(),
        content=ft.GestureDetector(
            content=_round_button(look, held / HOLD_STEPS), on_tap_down=down, on_tap_up=up, on_tap_cancel=up
        ),
    )
    cloth = ft.Container(_cloth(look, seat, lines), bgcolor=seat.color, margin=ft.Margin.symmetric(horizontal=8))
    tray: list[ft.Control] = [
        ft.Container(
            text(look, only, "strong", look.c.on_urushi2, align=ft.TextAlign.CENTER), left=14, right=14, bottom=26
        )
    ]
    if on_undo:
        tray.append(ft.Container(SmallButton(look, undo_action(look, on_undo), None), left=14, top=16))
    across = BUTTON + 2 * RING + 6
    middle = (look.width - across) / 2
    layers: list[ft.Control] = [
        ft.Container(cloth, left=0, right=0, top=10, bottom=TRAY - 26),
        ft.Container(bgcolor=look.c.urushi, left=0, right=0, top=0, height=10),
        ft.Container(
            ft.Stack(tray),
            bgcolor=look.c.urushi,
            border=ft.Border.only(top=ft.BorderSide(1.5, look.c.kin)),
            border_radius=ft.BorderRadius.only(top_left=26, top_right=26),
            left=0,
            right=0,
            bottom=0,
            height=TRAY,
        ),
        # On a phone lying down the button stands beside what the cloth says.
        ft.Container(
            opener,
            left=middle if look.height > LOW else 2 * middle - 48,
            bottom=TRAY - across + 46,
            width=across,
            height=across,
        ),
    ]
    return ft.Semantics(
        identifier="cover",
        container=True,
        expand=True,
        content=ft.Container(ft.Stack(layers, expand=True), bgcolor=look.c.paper, expand=True),
    )


def _round_button(look: Look, filled: float) -> ft.Control:
    """The button in its ring, which is filled by this share."""
    across = BUTTON + 2 * RING + 6
    face = ft.Column(
        [icon(ft.Icons.TOUCH_APP_ROUNDED, 46, CREAM_INK), text(look, look.t(words.COVER_HOLD), "title", CREAM_INK)],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Stack(
        [
            ft.Container(width=across, height=across, border_radius=across / 2, bgcolor=look.c.urushi),
            ft.ProgressRing(
                value=filled, width=across, height=across, stroke_width=RING, color=look.c.kin, bgcolor="#6E5148"
            ),
            ft.Container(
                face,
                left=RING + 3,
                top=RING + 3,
                width=BUTTON,
                height=BUTTON,
                border_radius=BUTTON / 2,
                bgcolor=CREAM,
            ),
        ],
        width=across,
        height=across,
    )


def _cloth(look: Look, seat: Seat, lines: str) -> ft.Control:
    """Whose turn it is to hold the device, over the slits of the cloth."""
    tall = look.height > LOW
    title = text(
        look,
        look.t(words.COVER_TITLE, name=seat.name),
        "flag",
        "#FFFFFF",
        size=40 if tall else 26,
        align=ft.TextAlign.CENTER,
    )
    slits: list[ft.Control] = [ft.Container(width=2, bgcolor="#55FFFFFF") for _ in range(SLITS)]
    return ft.Column(
        [
            ft.Container(expand=1),
            mark(look, seat, 136 if look.roomy and tall else 72 if tall else 48, inverse=True),
            named(title, "noren", live=True),
            text(look, lines, "title", "#FFFFFF", align=ft.TextAlign.CENTER, weight=700),
            ft.Container(
                ft.Row(
                    slits,
                    alignment=ft.MainAxisAlignment.SPACE_EVENLY,
                    vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=2,
            ),
        ],
        spacing=20 if tall else 6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
