"""A pack taken in: codes in any order with their progress, or a file; looked at before it is kept."""

import asyncio
from typing import Any

import flet as ft

from companion.desk import new_id
from companion.packs import editing, exchange
from companion.packs.editing import Words
from companion.texts.errors import sentence
from companion.texts.packs import facts_text
from models.base import RecordError
from views.box.screens import preview
from views.games import pictogram
from views.i18n import box as words
from views.i18n import common
from views.parts.base import card, named, text
from views.parts.fields import wide_button
from views.parts.page import header, page
from views.parts.scanner import Scanner
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look
from views.window import Screen, Window


class Receive(Screen):
    """The screen. came: the pack that came in, judged; arrival: how it stands to what is here."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.boxes = window.desk.boxes
        self.scanner = Scanner(window, self.codes, self.file, exchange.MAX_BYTES)
        self.came: dict[str, Any] | None = None
        self.arrival: exchange.Arrival = "new"
        self.note = ""
        self.error: str | None = None

    def leave(self) -> None:
        """Stops the camera."""
        self.scanner.leave()

    async def codes(self, data: bytes) -> None:
        """The codes of something have been read. Raises RecordError where it is no pack."""
        self.offer(await asyncio.to_thread(exchange.from_codes, data))

    async def file(self, content: bytes) -> None:
        """A file was chosen. Raises RecordError where it is no pack."""
        self.offer(await asyncio.to_thread(exchange.from_file, content))

    def offer(self, data: dict[str, Any], note: str = "") -> None:
        """Shows a pack that came in, judged by its model, to be kept or not. note: what to say about how it came."""
        self.came, self.note = data, note
        self.arrival = exchange.arrival(data, self.boxes.body(data["game"], data["id"]))
        self.scanner.leave()
        self.redraw()

    def again(self) -> None:
        """Forgets what came in."""
        self.came, self.error = None, None
        self.scanner.again()

    def keep(self) -> None:
        """Keeps the pack: under its own id where that is free or one's own, else under a new one."""
        if self.came is None:
            return
        if self.arrival == "shipped":
            self.keep_both()
            return
        self._save(self.came)

    def keep_both(self) -> None:
        """Keeps the pack beside the one that has its id."""
        if self.came is not None:
            title = Words(**self.came["title"])
            self._save(editing.copied(self.came, f"{self.came['game']}/own-{new_id()[:8]}", title))

    def _save(self, data: dict[str, Any]) -> None:
        try:
            self.boxes.save(data)
        except RecordError as error:
            self.error = sentence(error, self.window.lang)
            self.redraw()
            return
        self.close()

    def close(self) -> None:
        """Back to the box."""
        self.window.back("/box")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.close()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.came is not None:
            return self._arrived(look.on(self.came["game"]), self.came)
        head = header(look, look.t(words.RECEIVE_TITLE), look.t(words.RECEIVE_NOTE), on_back=self.close, close=True)
        return page(look, head, self.scanner.build(look), self.scanner.notice(look), spacing=12)

    def _arrived(self, look: Look, data: dict[str, Any]) -> ft.Control:
        content = editing.read(data["game"], data)
        title = content.title.of(look.lang)
        said = f"{self.note} {look.t(words.ARRIVALS[self.arrival])}".strip()
        body: list[ft.Control] = [
            card(
                look,
                ft.Column(
                    [
                        ft.Row(
                            [
                                pictogram(look, data["game"], 44),
                                ft.Column(
                                    [
                                        text(look, title, "verdict", lines=2),
                                        text(look, facts_text(content, look.lang), "strong", look.c.ink2),
                                    ],
                                    spacing=2,
                                    expand=True,
                                    tight=True,
                                ),
                            ],
                            spacing=12,
                        ),
                        ft.Semantics(content=preview(look, data["game"], content), exclude_semantics=True),
                    ],
                    spacing=14,
                    tight=True,
                ),
            ),
            named(text(look, said, "strong", look.c.ink2), "arrival", live=True),
        ]
        if self.error:
            body.append(named(text(look, self.error, "strong", look.c.ng), "receive-error", live=True))
        if self.arrival == "changed":
            body.append(
                wide_button(
                    look,
                    look.t(words.KEEP_BOTH),
                    self.keep_both,
                    ident="keep-both",
                    glyph=ft.Icons.LIBRARY_ADD_ROUNDED,
                )
            )
        if self.arrival == "same":
            main = MainAction(look.t(words.SAME), title, ft.Icons.CHECK_ROUNDED, self.close)
        else:
            label = words.REPLACE if self.arrival == "changed" else words.KEEP
            main = MainAction(look.t(label), title, ft.Icons.INVENTORY_2_ROUNDED, self.keep)
        again = TrayAction("again", look.t(common.CANCEL), ft.Icons.CLOSE_ROUNDED, self.again)
        head = header(look, look.t(words.RECEIVE_TITLE), title, on_back=self.close, close=True)
        return page(look, head, body, tray(look, main, left=again), spacing=12)
