"""The bin: tables that were deleted. They come back at a tap, and go for good only after a question."""

import flet as ft

from companion.desk import TableInfo
from companion.history import by_date
from views.i18n import history as own
from views.parts.base import named, text
from views.parts.fields import wide_button
from views.parts.page import empty, header, page
from views.parts.sheets import over, sheet
from views.screens.history.rows import TableRow, title_of
from views.theme import Look
from views.window import Screen, Window


class Bin(Screen):
    """The deleted tables. chosen: the one whose sheet is open; asking: whether it is to go for good is asked."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.chosen: TableInfo | None = None
        self.asking = False
        self.told = ""

    def choose(self, table: TableInfo) -> None:
        """Opens what can be done with a table."""
        self.chosen, self.asking, self.told = table, False, ""
        self.redraw()

    def away(self) -> None:
        """Closes the sheet."""
        self.chosen, self.asking = None, False
        self.redraw()

    def bring_back(self) -> None:
        """Puts the table back among the records."""
        assert self.chosen is not None
        self.window.desk.restore(self.chosen.table_id)
        self.told = self.window.look.t(own.BROUGHT_BACK, name=title_of(self.window.look, self.chosen))
        self.away()

    def ask(self) -> None:
        """Asks whether the table is to go for good."""
        self.asking = True
        self.redraw()

    def erase(self) -> None:
        """Removes the table for good."""
        assert self.chosen is not None
        self.window.desk.erase(self.chosen.table_id)
        self.told = self.window.look.t(own.ERASED, name=title_of(self.window.look, self.chosen))
        self.away()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes the sheet, then the bin."""
        if key == "Escape" and not self.close_top():
            self.window.back("/history")

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.chosen is None:
            return False
        self.away()
        return True

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        tables = by_date(self.window.desk.tables(archived=None, deleted=True))
        body: list[ft.Control] = []
        if self.told:
            body.append(named(text(look, self.told, "strong", look.c.ok), "bin-told", live=True))
        if tables:
            body.append(text(look, look.t(own.BIN_NOTE), "note", look.c.ink2))
            body += [TableRow(look, table, self.choose) for table in tables]
        else:
            body.append(empty(look, look.t(own.BIN_EMPTY), ft.Icons.DELETE_OUTLINE_ROUNDED))
        head = header(look, look.t(own.BIN), on_back=lambda: self.window.back("/history"))
        return over(look, page(look, head, body, spacing=10), self._sheet(look), on_away=self.away)

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.chosen is None:
            return None
        name = title_of(look, self.chosen)
        if self.asking:
            content = [
                text(look, look.t(own.ERASE_NOTE)),
                wide_button(
                    look, look.t(own.ERASE_DO), self.erase, ident="erase-do", glyph=ft.Icons.DELETE_FOREVER_ROUNDED
                ),
                wide_button(look, look.t(own.ERASE_KEEP), self.away, ident="erase-no", filled=True),
            ]
            return sheet(look, _column(content), title=look.t(own.ERASE_ASK, name=name))
        content = [
            wide_button(
                look,
                look.t(own.BRING_BACK),
                self.bring_back,
                ident="bin-restore",
                glyph=ft.Icons.RESTORE_FROM_TRASH_ROUNDED,
                filled=True,
            ),
            wide_button(look, look.t(own.ERASE), self.ask, ident="bin-erase", glyph=ft.Icons.DELETE_FOREVER_ROUNDED),
        ]
        return sheet(look, _column(content), title=name, note=", ".join(self.chosen.names))


def _column(content: list[ft.Control]) -> ft.Control:
    return ft.Column(content, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
