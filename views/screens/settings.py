"""The settings: language, look, text size, the device, and the data as one file."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import flet as ft

from models.base import RecordError
from views.i18n import common as words
from views.i18n import settings as own
from views.parts.base import card, heading, named, rule_off, tap, text
from views.parts.fields import segments, switch_row, wide_button
from views.parts.page import header, page
from views.parts.picking import picked
from views.screens.setup import explain_error
from views.theme import Look
from views.window import SCALES, Screen, Window

FILE_NAME = "table-companion.json"
MOST_BYTES = 64 * 1024 * 1024


class Settings(Screen):
    """What one can choose on this device."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.told: tuple[str, bool] | None = None
        self.picker = ft.FilePicker()

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

    def export(self) -> None:
        """Writes everything into one file, where the person says."""

        async def write() -> None:
            desk, look = self.window.desk, self.window.look
            everything = await asyncio.to_thread(desk.export_all, secrets=False)
            left_out = len(desk.secret_tables())
            data = json.dumps(everything, ensure_ascii=False).encode()
            try:
                await self.picker.save_file(file_name=FILE_NAME, src_bytes=data)
            except Exception as error:
                self.told = (self.window.look.t(own.IMPORT_FAILED, reason=type(error).__name__), False)
            else:
                left = look.t(own.EXPORTED_BUT, count=left_out) if left_out else look.t(own.EXPORTED)
                self.told = (left, True)
            self.redraw()

        self.window.soon(write)

    def import_(self) -> None:
        """Reads such a file; what is here stays."""

        async def read() -> None:
            look = self.window.look
            try:
                data = await picked(self.window.page, self.picker, MOST_BYTES, allowed_extensions=["json"])
                if data is None:
                    return
                report = await asyncio.to_thread(self.window.desk.import_all, data)
            except RecordError as error:
                self.told = (look.t(own.IMPORT_FAILED, reason=explain_error(error, look)), False)
            except Exception as error:  # no way to choose a file on this device, or it did not arrive
                self.told = (look.t(own.IMPORT_FAILED, reason=type(error).__name__), False)
            else:
                self.told = (look.t(own.IMPORTED, count=len(report.of("added", "table"))), True)
            self.redraw()

        self.window.soon(read)

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
            (own.COVERS, own.COVERS_NOTE, ft.Icons.CURTAINS_CLOSED_ROUNDED, "covers"),
        )
        for title, note, glyph, key in rows:
            if device:
                device.append(rule_off(look))
            device.append(
                switch_row(look, look.t(title), look.t(note), glyph, getattr(own_, key), self.choose(key), ident=key)
            )
        count = len(self.window.desk.tables())
        data: list[ft.Control] = [
            heading(look, look.t(own.DATA), ft.Icons.STORAGE_ROUNDED, look.t(own.DATA_NOTE, count=count)),
            ft.Row(
                [
                    wide_button(
                        look,
                        look.t(own.EXPORT),
                        self.export,
                        ident="export",
                        glyph=ft.Icons.UPLOAD_ROUNDED,
                        expand=True,
                    ),
                    wide_button(
                        look,
                        look.t(own.IMPORT),
                        self.import_,
                        ident="import",
                        glyph=ft.Icons.DOWNLOAD_ROUNDED,
                        expand=True,
                    ),
                ],
                spacing=8,
            ),
            text(look, look.t(own.DATA_MORE), "note", look.c.ink2),
        ]
        if self.told:
            message, good = self.told
            data.append(named(text(look, message, "strong", look.c.ok if good else look.c.ng), "data-told", live=True))
        body = [
            language,
            appearance,
            self._sizes(look),
            card(look, ft.Column(device, spacing=8)),
            card(look, ft.Column(data, spacing=10)),
            ft.Row([text(look, look.t(own.ABOUT), "note", look.c.ink2)], alignment=ft.MainAxisAlignment.CENTER),
        ]
        head = header(look, look.t(words.SETTINGS), on_back=self.window.back)
        return page(look, head, body, spacing=10)

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
                    lambda value=value: self.choose("scale")(value),
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
