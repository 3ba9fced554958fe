"""What is kept here and cannot be read: what it is, why, where it lies, and how to pass it on or try it again."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.desk import SetAside, StoreError
from companion.desk.trouble import file_of
from companion.store import Damaged
from companion.texts.desk import set_aside_text, trouble_text
from companion.texts.errors import sentence
from views.i18n import Text
from views.i18n import common as words
from views.i18n import troubles as own
from views.parts.base import card, named, text
from views.parts.days import when_text
from views.parts.fields import wide_button
from views.parts.page import empty, header, page
from views.theme import Look
from views.window import Screen, Window


class Troubles(Screen):
    """The page. told: how the last thing went, and whether well; busy: something is being brought in."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.picker = ft.FilePicker()
        self.told: tuple[str, bool] | None = None
        self.busy = False

    def save(self, name: str, read: Callable[[], bytes]) -> None:
        """Writes something that cannot be read into a file, where the person says."""

        async def write() -> bool:
            await self.picker.save_file(file_name=name, src_bytes=await asyncio.to_thread(read))
            self.told = (self.window.look.t(own.SAVED), True)
            return True

        self._do(write)

    def rescue(self, damaged: Damaged) -> None:
        """Makes a new table of what comes before the damage."""
        shot = self.window.desk.rescue(damaged.id)
        look = self.window.look
        self.told = (look.t(own.RESCUED if shot else own.NOT_RESCUED), shot is not None)
        self.redraw()

    def recover(self, found: SetAside) -> None:
        """Brings in what can still be read of a file."""

        async def bring_in() -> bool:
            report = await asyncio.to_thread(self.window.desk.recover, found)
            came = [arrival for arrival in report.arrivals if arrival.came not in ("unchanged", "refused")]
            look = self.window.look
            said = look.t(own.RECOVERED, count=len(came)) if came else look.t(own.BROUGHT_NOTHING)
            self.told = (said, bool(came))
            return True

        self._do(bring_in)

    def _do(self, work: Callable[[], Awaitable[bool]]) -> None:
        if self.busy:
            return
        self.busy = True
        self.redraw()

        async def run() -> None:
            try:
                await work()
            except StoreError as error:
                self.told = (trouble_text(error, self.window.lang), False)
            except Exception:  # no way to keep a file on this device
                self.told = (self.window.look.t(words.BROKEN), False)
            finally:
                self.busy = False
                self.redraw()

        self.window.soon(run)

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        desk = self.window.desk
        cards = [
            *(self._file(look, number, found) for number, found in enumerate(desk.set_asides())),
            *(self._row(look, number, damaged) for number, damaged in enumerate(desk.damaged())),
        ]
        body: list[ft.Control] = []
        if self.busy:
            body.append(named(text(look, look.t(own.RECOVERING), "strong"), "trouble-busy", live=True))
        elif self.told:
            said, good = self.told
            body.append(named(text(look, said, "strong", look.c.ok if good else look.c.ng), "trouble-told", live=True))
        body += cards or [empty(look, look.t(own.NONE), ft.Icons.CHECK_CIRCLE_ROUNDED)]
        return page(look, header(look, look.t(own.TITLE), look.t(own.NOTE), on_back=self.window.back), body, spacing=10)

    def _file(self, look: Look, number: int, found: SetAside) -> ft.Control:
        lines: list[ft.Control] = [
            text(look, f"{look.t(own.FILE)} · {when_text(look, found.when.astimezone().isoformat())}", "title"),
            text(look, set_aside_text(found, look.lang)),
            ft.Text(look.t(own.LIES, path=str(found.path), size=-(-found.size // 1024)), selectable=True),
        ]
        return self._card(
            look,
            lines,
            (own.RECOVER, f"recover-{number}", partial(self.recover, found), ft.Icons.RESTORE_ROUNDED),
            (
                own.SAVE,
                f"save-file-{number}",
                partial(self.save, found.path.name, found.path.read_bytes),
                ft.Icons.DOWNLOAD_ROUNDED,
            ),
        )

    def _row(self, look: Look, number: int, damaged: Damaged) -> ft.Control:
        lines: list[ft.Control] = [
            text(look, f"{look.t(own.WHAT[damaged.what])} · {damaged.name}", "title", lines=2),
            text(look, sentence(damaged.error, look.lang)),
        ]
        save = (
            own.SAVE,
            f"save-row-{number}",
            partial(self.save, f"{damaged.what}.json", partial(file_of, damaged)),
            ft.Icons.DOWNLOAD_ROUNDED,
        )
        if damaged.what != "table":
            return self._card(look, lines, save)
        rescue = (own.RESCUE, f"rescue-{number}", partial(self.rescue, damaged), ft.Icons.RESTORE_ROUNDED)
        return self._card(look, lines, rescue, save)

    def _card(
        self, look: Look, lines: list[ft.Control], *doing: tuple[Text, str, Callable[[], None], ft.IconData]
    ) -> ft.Control:
        buttons: list[ft.Control] = [
            wide_button(look, look.t(word), on_tap if not self.busy else None, ident=ident, glyph=glyph)
            for word, ident, on_tap, glyph in doing
        ]
        return card(
            look,
            ft.Column([*lines, *buttons], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        )
