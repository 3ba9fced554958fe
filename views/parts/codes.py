"""Several QR codes: shown in turn, one a second, with their number, dots and a stop button; or read, with progress."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache

import flet as ft

from companion.sharing import Collector
from companion.sharing.qr import Matrix, qr_matrix
from views.i18n import codes as words
from views.parts.base import Handler, card, named, text
from views.parts.fields import wide_button
from views.parts.qr import MODULES, qr_card
from views.theme import Look
from views.window import Window

SECONDS = 1.0
MOST_DOTS = 20


class Turning:
    """The codes of one thing. shown: which is shown, from 0; turns: whether they turn by themselves."""

    def __init__(self, window: Window, codes: Sequence[str]) -> None:
        self.window = window
        self.codes = tuple(codes)
        self.shown = 0
        self.turns = len(self.codes) > 1
        self._gone = False
        if self.turns:
            window.soon(self._turn)

    async def _turn(self) -> None:
        while not self._gone:
            await asyncio.sleep(SECONDS)
            if self.turns and not self._gone:
                self.step(1)

    def step(self, by: int) -> None:
        """Shows the next code, or the one before."""
        self.shown = (self.shown + by) % len(self.codes)
        self.window.redraw()

    def stop(self) -> None:
        """Stops at the code shown, or goes on."""
        self.turns = not self.turns
        self.window.redraw()

    def before(self) -> None:
        """The code before, and stays there."""
        self.turns = False
        self.step(-1)

    def after(self) -> None:
        """The next code, and stays there."""
        self.turns = False
        self.step(1)

    def leave(self) -> None:
        """Ends the turning for good."""
        self._gone = True

    def build(self, look: Look, below: str, room: float, top: ft.Control | None = None) -> list[ft.Control]:
        """The card, and for several codes their number, dots and buttons. room: how wide the code may be; top: above it."""
        count = len(self.codes)
        above = [top] if top else []
        if count > 1:
            number = look.t(words.PART, number=self.shown + 1, count=count)
            above.append(named(text(look, number, "title", MODULES), "code-number"))
        head = ft.Column(above, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        shown = matrix(self.codes[self.shown])
        items: list[ft.Control] = [
            ft.Row(
                [qr_card(look, shown, room, head if above else None, below, density=density(self.window.page))],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        ]
        if count == 1:
            return items
        if count <= MOST_DOTS:
            items.append(dots(look, [n == self.shown for n in range(count)]))
        items.append(
            ft.Row(
                [
                    wide_button(look, look.t(words.BEFORE), self.before, ident="code-before"),
                    wide_button(
                        look,
                        look.t(words.STOP if self.turns else words.GO_ON),
                        self.stop,
                        ident="code-stop",
                        glyph=ft.Icons.PAUSE_ROUNDED if self.turns else ft.Icons.PLAY_ARROW_ROUNDED,
                    ),
                    wide_button(look, look.t(words.AFTER), self.after, ident="code-after"),
                ],
                spacing=8,
                run_spacing=8,
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
        return items


def density(page: ft.BasePage) -> float:
    """How many pixels of the screen make one of the page, as far as the device told."""
    return page.media.device_pixel_ratio or 1.0


@lru_cache(maxsize=128)
def matrix(code: str) -> Matrix:
    """The modules of a code, kept: codes that turn come by again."""
    return qr_matrix(code)


def progress(look: Look, collector: Collector, on_again: Handler) -> list[ft.Control]:
    """How many codes of several have been read and which are missing; nothing before the first of several.

    on_again: drops them, to read those of something else.
    """
    count = collector.count
    if count is None or count == 1:
        return []
    missing = collector.missing
    said = look.t(words.PROGRESS, count=count, done=count - len(missing))
    numbers = look.t(words.MISSING, numbers=", ".join(map(str, missing)))
    lines: list[ft.Control] = [
        named(text(look, said, "title"), "scan-progress", f"{said}. {numbers}", live=True),
        ft.Semantics(content=dots(look, [n not in missing for n in range(1, count + 1)]), exclude_semantics=True),
        ft.Row(
            [
                ft.Container(
                    ft.Semantics(content=text(look, numbers, "note", look.c.ink2), exclude_semantics=True), expand=True
                ),
                wide_button(
                    look, look.t(words.AGAIN), on_again, ident="scan-again", glyph=ft.Icons.RESTART_ALT_ROUNDED
                ),
            ],
            spacing=8,
        ),
    ]
    return [card(look, ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))]


def dots(look: Look, on: Sequence[bool]) -> ft.Control:
    """One dot a part, filled where `on`."""
    return ft.Row(
        [
            ft.Container(
                width=14,
                height=14,
                border_radius=7,
                bgcolor=look.c.ink if filled else None,
                border=ft.Border.all(2, look.c.ink if filled else look.c.edge),
            )
            for filled in on
        ],
        spacing=8,
        wrap=True,
        run_spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )
