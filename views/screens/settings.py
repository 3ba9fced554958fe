"""The settings: language, look, text size, the device, and the data as one file."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.i18n import settings as own
from views.i18n import troubles as trouble_words
from views.parts.base import card, heading, rule_off, tap, text
from views.parts.device import is_secure
from views.parts.fields import segments, switch_row, wide_button
from views.parts.page import header, page
from views.screens.backup import Backup
from views.theme import Look
from views.window import SCALES, Screen, Window


class Settings(Screen):
    """What one can choose on this device."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.backup = Backup(window)

    def prefer(self, **changes: Any) -> Callable[[], Any]:
        """A handler that changes preferences."""

        async def change() -> None:
            await self.window.prefer(**changes)

        return change

    def choose(self, key: str) -> Callable[[Any], Any]:
        """A handler that sets one preference to the value it gets."""

        def change(value: Any) -> None:
            async def keep() -> None:
                await self.window.prefer(**{key: value})

            self.window.soon(keep)

        return change

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        own_ = self.window.preferences
        language = card(
            look,
            ft.Column(
                [
                    heading(look, look.t(own.LANGUAGE), ft.Icons.TRANSLATE_ROUNDED),
                    segments(
                        look,
                        [("auto", look.t(own.AUTO)), ("ja", look.t(own.JAPANESE)), ("en", look.t(own.ENGLISH))],
                        own_.lang,
                        self.choose("lang"),
                        ident="lang",
                    ),
                ],
                spacing=8,
            ),
        )
        appearance = card(
            look,
            ft.Column(
                [
                    heading(look, look.t(own.APPEARANCE), ft.Icons.CONTRAST_ROUNDED),
                    segments(
                        look,
                        [("auto", look.t(own.AUTO)), ("light", look.t(own.LIGHT)), ("dark", look.t(own.DARK))],
                        own_.theme,
                        self.choose("theme"),
                        ident="theme",
                    ),
                    switch_row(
                        look,
                        look.t(own.CONTRAST),
                        look.t(own.CONTRAST_NOTE),
                        ft.Icons.TONALITY_ROUNDED,
                        own_.contrast,
                        self.choose("contrast"),
                        ident="contrast",
                    ),
                ],
                spacing=8,
            ),
        )
        device: list[ft.Control] = []
        rows = (
            (own.AWAKE, own.AWAKE_NOTE, ft.Icons.LIGHT_MODE_ROUNDED, "awake"),
            (own.HAPTICS, own.HAPTICS_NOTE, ft.Icons.VIBRATION_ROUNDED, "haptics"),
            (own.LEFT, own.LEFT_NOTE, ft.Icons.BACK_HAND_ROUNDED, "left_handed"),
        )
        for title, note, glyph, key in rows:
            if device:
                device.append(rule_off(look))
            # Without a secure context a browser keeps no screen on.
            can = key != "awake" or is_secure(self.window.page)
            said, on = look.t(note if can else own.AWAKE_UNSAFE), bool(getattr(own_, key)) and can
            choose = self.choose(key) if can else None
            device.append(switch_row(look, look.t(title), said, glyph, on, choose, ident=key))
        body = [
            language,
            appearance,
            self._sizes(look),
            card(look, ft.Column(device, spacing=8)),
            self.backup.build(look),
            *self._troubles(look),
            text(look, look.t(own.ABOUT), "note", look.c.ink2, align=ft.TextAlign.CENTER),
        ]
        head = header(look, look.t(words.SETTINGS), on_back=self.window.back)
        return page(look, head, body, spacing=10)

    def _troubles(self, look: Look) -> list[ft.Control]:
        """The way to what cannot be read, where there is any."""
        desk = self.window.desk
        if not desk.damaged() and not desk.set_asides():
            return []
        label, glyph = look.t(trouble_words.TITLE), ft.Icons.REPORT_PROBLEM_ROUNDED
        return [wide_button(look, label, lambda: self.window.go("/troubles"), ident="troubles", glyph=glyph)]

    def _sizes(self, look: Look) -> ft.Control:
        scale = self.window.preferences.scale
        dots: list[ft.Control] = []
        for index, value in enumerate(SCALES):
            on, passed = value == scale, value < scale
            if index:
                dots.append(
                    ft.Container(
                        height=5,
                        expand=True,
                        bgcolor=look.accent.fill if value <= scale else look.c.sunk,
                        border_radius=3,
                    )
                )
            dots.append(
                tap(
                    look,
                    ft.Container(
                        width=30 if on else 12,
                        height=30 if on else 12,
                        border_radius=15,
                        bgcolor=look.accent.fill if on or passed else look.c.edge,
                        border=ft.Border.all(3, look.c.sheet) if on else None,
                    ),
                    partial(self.choose("scale"), value),
                    ident=f"scale-{index}",
                    label=look.t(own.TIMES, scale=value),
                    selected=on,
                    width=48,
                    height=48,
                    radius=24,
                    padding=0,
                )
            )
        return card(
            look,
            ft.Column(
                [
                    heading(look, look.t(own.SIZE), ft.Icons.FORMAT_SIZE_ROUNDED, look.t(own.TIMES, scale=scale)),
                    ft.Row(
                        [
                            text(look, look.t(own.SAMPLE), "strong", size=16, fixed=True),
                            ft.Row(dots, spacing=0, expand=True),
                            text(look, look.t(own.SAMPLE), "strong", size=30, fixed=True),
                        ],
                        spacing=4,
                    ),
                ],
                spacing=4,
            ),
        )
