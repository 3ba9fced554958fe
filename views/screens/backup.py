"""The data of this device as one file: written out, and brought in with a report of what came."""

import asyncio
import json

import flet as ft

from companion.browser import IN_BROWSER
from companion.desk.backup import Arrival, Report
from companion.texts.errors import sentence
from models.base import RecordError
from views.i18n import backup as own
from views.i18n import common as words
from views.parts.base import card, heading, named, text
from views.parts.fields import wide_button
from views.parts.picking import picked, saved
from views.theme import Look
from views.window import Window

FILE_NAME = "table-companion.json"
MOST_BYTES = 64 * 1024 * 1024
MOST_NOTES = 12
"""How many things that differ are named one by one."""

BEFORE = 0.1
"""Seconds until the screen says that a file is read."""

STEPS = 20
"""How often a reading shows how far it is."""


class Stopped(Exception):
    """The person stopped the reading."""


class Backup:
    """The card of the settings. told: how the last export or import went; report: what an import brought; reading: how
    many of how many tables of a file have been read, None while none is.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self.picker = ft.FilePicker()
        self.told: tuple[str, bool] | None = None
        self.report: Report | None = None
        self.reading: tuple[int, int] | None = None
        self.stopped = False

    def export(self) -> None:
        """Writes everything into one file, where the person says."""

        async def write() -> None:
            desk, look = self.window.desk, self.window.look
            self.report = None
            everything = await asyncio.to_thread(desk.export_all, secrets=False)
            left_out = len(desk.secret_tables())
            data = json.dumps(everything, ensure_ascii=False).encode()
            if not await saved(self.picker, FILE_NAME, data):
                self.told = (look.t(own.EXPORT_FAILED, reason=look.t(words.BROKEN)), False)
            else:
                self.told = (look.t(own.EXPORTED_BUT, count=left_out) if left_out else look.t(own.EXPORTED), True)
                await self.window.restart_reminder()
            self.window.redraw()

        self.window.soon(write)

    def import_(self) -> None:
        """Reads such a file; what is here stays."""

        async def read() -> None:
            look = self.window.look
            self.report = None
            try:
                data = await picked(
                    self.window.page,
                    self.picker,
                    MOST_BYTES,
                    file_type=ft.FilePickerFileType.CUSTOM,
                    allowed_extensions=["json"],
                )
                if data is None:
                    return
                self.reading, self.stopped, self.told = (0, 0), False, None
                self.window.redraw()
                if IN_BROWSER:
                    # There are no threads: what is to be seen while it reads has to be drawn before.
                    await asyncio.sleep(BEFORE)
                self.report = await asyncio.to_thread(self.window.desk.import_all, data, self._progress)
            except Stopped:
                self.told = (look.t(own.IMPORT_STOPPED), True)
            except RecordError as error:
                self.told = (look.t(own.IMPORT_FAILED, reason=sentence(error, look.lang)), False)
            except Exception:  # no way to choose a file on this device, or it did not arrive
                self.told = (look.t(own.IMPORT_FAILED, reason=look.t(words.BROKEN)), False)
            else:
                new = bool([a for a in self.report.arrivals if a.came not in ("unchanged", "refused")])
                self.told = (look.t(own.IMPORTED if new else own.NOTHING_NEW), True)
            self.reading = None
            self.window.redraw()

        self.window.soon(read)

    def _progress(self, done: int, total: int) -> None:
        """How far the reading is; called while nothing is written yet, so that it can still be stopped."""
        if self.stopped:
            raise Stopped
        shown = self.reading
        self.reading = (done, total)
        if shown is None or done * STEPS // max(1, total) != shown[0] * STEPS // max(1, shown[1]):

            async def show() -> None:
                self.window.redraw()

            self.window.soon(show)

    def stop(self) -> None:
        """Stops the reading; nothing of the file is brought in."""
        self.stopped = True
        self.window.redraw()

    def build(self, look: Look) -> ft.Control:
        """The card: both buttons, what they do, how it went."""
        count = len(self.window.desk.tables())
        buttons: list[ft.Control] = [
            wide_button(
                look, look.t(own.EXPORT), self.export, ident="export", glyph=ft.Icons.UPLOAD_ROUNDED, expand=True
            ),
            wide_button(
                look,
                look.t(own.IMPORT),
                self.import_ if self.reading is None else None,
                ident="import",
                glyph=ft.Icons.DOWNLOAD_ROUNDED,
                expand=True,
            ),
        ]
        rows: list[ft.Control] = [
            heading(look, look.t(own.DATA), ft.Icons.STORAGE_ROUNDED, look.t(own.DATA_NOTE, count=count)),
            ft.Row(buttons, spacing=8),
            text(look, look.t(own.DATA_MORE), "note", look.c.ink2),
        ]
        if IN_BROWSER:
            rows += [text(look, look.t(word), "note", look.c.ink2) for word in (own.ONLY_HERE, own.NOBODY_JOINS)]
        if self.reading is not None:
            rows += self._reading(look, *self.reading)
        if self.told:
            message, good = self.told
            rows.append(named(text(look, message, "strong", look.c.ok if good else look.c.ng), "data-told", live=True))
        if self.report is not None:
            rows += self._report(look, self.report)
        return card(look, ft.Column(rows, spacing=10))

    def _reading(self, look: Look, done: int, total: int) -> list[ft.Control]:
        said = look.t(own.IMPORTING, done=done, total=total) if total else look.t(own.IMPORTING_FIRST)
        bar = ft.Container(
            ft.Row(
                [
                    ft.Container(bgcolor=look.accent.fill, height=10, border_radius=5, expand=max(1, done)),
                    ft.Container(height=10, expand=max(1, total - done)),
                ],
                spacing=0,
            ),
            bgcolor=look.c.sunk,
            border_radius=5,
        )
        if IN_BROWSER:  # where nothing is heard until it is done
            return [named(text(look, said, "strong"), "import-progress", live=True), bar]
        stop = wide_button(look, look.t(words.CANCEL), self.stop, ident="import-stop", glyph=ft.Icons.CLOSE_ROUNDED)
        return [named(text(look, said, "strong"), "import-progress", live=True), bar, stop]

    def _report(self, look: Look, report: Report) -> list[ft.Control]:
        """A line a kind of thing with how many came how, then each thing that differs by its name."""
        lines: list[ft.Control] = []
        for what, title in own.WHAT.items():
            counts = [
                look.t(word, count=len(found)) for came, word in own.CAME.items() if (found := report.of(came, what))
            ]
            if counts:
                said = f"{look.t(title)}: {' · '.join(counts)}"
                lines.append(named(text(look, said, "body"), f"came-{what}"))
        refused = report.of("refused")
        for arrival in refused[:MOST_NOTES]:
            why = sentence(arrival.error, look.lang) if arrival.error else ""
            lines.append(text(look, look.t(own.NOT_READ, name=arrival.name, why=why), "note", look.c.ink2))
        differing = report.of("conflict")
        lines += [text(look, self._differing(look, arrival), "note", look.c.ink2) for arrival in differing[:MOST_NOTES]]
        if len(differing) > MOST_NOTES:
            lines.append(text(look, look.t(own.MORE_DIFFER, count=len(differing) - MOST_NOTES), "note", look.c.ink2))
        return lines

    def _differing(self, look: Look, arrival: Arrival) -> str:
        word, name = own.DIFFERS[arrival.what], arrival.name
        if arrival.what == "player":
            people = self.window.desk.people
            name = ours.name if (ours := people.get(arrival.became)) else name
            word = own.TWO_ALIKE if sum(person.name == name for person in people.all()) > 1 else word
        return look.t(word, name=name)
