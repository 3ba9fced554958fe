"""Opening a record from outside: paste, file, picture or camera; judged before it is kept."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from companion import explain, sharing
from companion.opening import Opened, judged, pack_of, parsed
from companion.records import MAX_BYTES
from models.result import Result
from views.box import Receive
from views.i18n import common as words
from views.i18n import opening as own
from views.parts.marks import seats_of
from views.parts.page import header, page
from views.parts.scanner import Scanner
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.opening.findings import entry_rows, refusal, verified
from views.theme import Look
from views.window import Screen, Window


class Opening(Screen):
    """Takes in a record and shows the referee's word on it; a pack that comes in its place goes to the box."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.scanner = Scanner(window, self.codes, self.file, MAX_BYTES)
        self.opened: Opened | None = None
        self.listed = False

    def leave(self) -> None:
        """Stops the camera."""
        self.scanner.leave()

    # --- what comes in

    async def codes(self, data: bytes) -> None:
        """The codes of something have been read. Raises RecordError."""
        await self._came(sharing.decode_data, data)

    async def file(self, content: bytes) -> None:
        """A file was chosen. Raises RecordError."""
        await self._came(parsed, content)

    async def _came(self, parse: Callable[[bytes], Any], data: bytes) -> None:
        """Judges a record; hands a pack on to the box. Raises RecordError."""
        raw = await asyncio.to_thread(parse, data)
        pack = pack_of(raw)
        if pack is not None:
            self.window.swap("/box/receive", behind="/box")
            assert isinstance(self.window.screen, Receive)
            self.window.screen.offer(pack, self.window.look.t(own.WAS_PACK))
            return
        self.opened = await asyncio.to_thread(judged, raw, self.window.desk.boxes.find)
        self.game = self.opened.game.setup.game
        self.scanner.leave()

    def again(self) -> None:
        """Drops what was read and starts anew."""
        self.opened, self.listed, self.game = None, False, None
        self.scanner.again()
        self.redraw()

    # --- what becomes of it

    def keep(self) -> None:
        """Keeps the record on this device and shows it."""
        assert self.opened is not None
        shot = self.window.desk.keep(self.opened.raw)
        self.window.keep_data()
        running = shot.position.phase == "in_progress"
        self.window.swap(f"/table/{shot.table_id}" if running else f"/table/{shot.table_id}/result")

    def list_steps(self) -> None:
        """Shows the entries one under another, or the verdict again."""
        self.listed = not self.listed
        self.redraw()

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.opened is None:
            return self._gathering(look)
        return self._listed(look, self.opened) if self.listed else self._judged(look, self.opened)

    def _gathering(self, look: Look) -> ft.Control:
        head = header(look, look.t(own.TITLE), look.t(own.NOTE), on_back=self.window.back)
        return page(look, head, self.scanner.build(look), self.scanner.notice(look), spacing=12)

    def _judged(self, look: Look, opened: Opened) -> ft.Control:
        result = opened.result(look.lang)
        seats = seats_of(opened.game.setup.names, tuple(p.color for p in opened.game.record.players))
        title = explain.texts_of(result.game).TITLE.of(look.lang)
        people = look.t(own.PEOPLE, count=len(seats))
        if opened.refused is not None:
            body = refusal(look, opened, result, seats)
            main = MainAction(
                look.t(own.LOOK, count=result.accepted),
                look.t(own.LOOK_NOTE),
                ft.Icons.VISIBILITY_ROUNDED,
                self.list_steps,
            )
            bar = tray(
                look,
                main,
                [TrayAction("again", look.t(own.AGAIN), ft.Icons.QR_CODE_SCANNER_ROUNDED, self.again)],
                left=TrayAction("cancel", look.t(words.CANCEL), ft.Icons.CLOSE_ROUNDED, self.window.back),
            )
        else:
            body = verified(look, opened, result, seats, f"{title} · {people}")
            bar = tray(
                look,
                self._keep_action(look, opened, result),
                [],
                left=TrayAction("steps", look.t(own.STEPS), ft.Icons.HISTORY_ROUNDED, self.list_steps),
            )
        head = header(look, look.t(own.RECEIVED), f"{title} · {people}", on_back=self.window.back, close=True)
        return page(look, head, body, bar)

    def _keep_action(self, look: Look, opened: Opened, result: Result) -> MainAction:
        if self.window.desk.holds(opened.raw) is not None:
            return MainAction(
                look.t(own.KEEP_KNOWN), look.t(own.KNOWN_NOTE), ft.Icons.LIBRARY_ADD_CHECK_ROUNDED, self.keep
            )
        if result.status == "in_progress":
            return MainAction(look.t(own.CONTINUE), look.t(own.CONTINUE_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, self.keep)
        return MainAction(look.t(own.KEEP), look.t(own.KEEP_NOTE), ft.Icons.LIBRARY_ADD_ROUNDED, self.keep)

    def _listed(self, look: Look, opened: Opened) -> ft.Control:
        bar = tray(look, MainAction(look.t(words.BACK), "", ft.Icons.ARROW_BACK_ROUNDED, self.list_steps))
        head = header(look, look.t(own.STEPS_TITLE), on_back=self.list_steps)
        return page(look, head, entry_rows(look, opened), bar, spacing=10)
