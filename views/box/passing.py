"""A pack handed on as QR codes, shown in turn where one does not do."""

import asyncio
from typing import Any

import flet as ft

from companion.packs import editing, exchange, shipped
from companion.texts.errors import sentence
from companion.texts.packs import facts_text
from models.base import RecordError
from views.box.screens import preview
from views.i18n import box as words
from views.parts.base import card, text
from views.parts.codes import Turning
from views.parts.page import empty, header, page
from views.theme import Look
from views.window import Screen, Window


class Passing(Screen):
    """The codes of a pack."""

    def __init__(self, window: Window, game: str, pack_id: str) -> None:
        super().__init__(window)
        self.game = game
        pack = shipped(game, pack_id)
        body: Any = pack.model_dump(mode="json", exclude_unset=True) if pack else window.desk.boxes.body(game, pack_id)
        self.content = editing.read(game, body) if body is not None else None
        self.error: str | None = None
        self.turning: Turning | None = None
        self._body = body
        self._gone = False
        if body is not None:
            window.soon(self._make)

    async def _make(self) -> None:
        """A large pack takes its time: the codes are made beside the other windows' work."""
        try:
            codes = await asyncio.to_thread(exchange.codes_of, self._body)
        except RecordError as error:
            self.error = sentence(error, self.window.lang)
        else:
            if not self._gone:
                self.turning = Turning(self.window, codes)
        self.redraw()

    def leave(self) -> None:
        """Ends the turning."""
        self._gone = True
        if self.turning is not None:
            self.turning.leave()

    def close(self) -> None:
        """Back to the box."""
        self.window.back("/box")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back; the arrows turn the codes."""
        if key == "Escape":
            self.close()
        elif self.turning is not None and key == "Arrow Right":
            self.turning.after()
        elif self.turning is not None and key == "Arrow Left":
            self.turning.before()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.content is None:
            return page(look, header(look, look.t(words.BOX), on_back=self.close), [empty(look, look.t(words.GONE))])
        title = self.content.title.of(look.lang)
        head = header(look, title, look.t(words.SHARE), on_back=self.close, close=True)
        size = min(look.width - 2 * look.margin - 16, look.height * 0.5, 460.0)
        shown = (
            self.turning.build(look, facts_text(self.content, look.lang), size)
            if self.turning is not None
            else [text(look, self.error or look.t(words.MAKING), "strong", look.c.ng if self.error else look.c.ink2)]
        )
        body: list[ft.Control] = [
            *shown,
            text(look, look.t(words.SHARE_HOW), "body", look.c.ink2, align=ft.TextAlign.CENTER),
            card(look, preview(look, self.game or "", self.content)),
        ]
        return page(look, head, body, spacing=14)
