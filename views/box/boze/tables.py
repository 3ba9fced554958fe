"""Boze's card lists as tables: one list at a time, a row opened to change it, rows pasted from a spreadsheet."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.packs.editing import Complaint, boze
from companion.texts.boze.box import CHOICES, COLUMNS, LISTS
from companion.texts.packs import complaint_text
from views.box.boze.paste import PastePart
from views.box.boze.rows import TableRow, across, cell_text, header_row
from views.box.editor import Editor, beside, covered
from views.i18n import box as words
from views.i18n import common
from views.parts.base import card, rule_off, text
from views.parts.fields import field, number_field, pill, switch, wide_button
from views.parts.page import empty
from views.parts.sheets import over, sheet
from views.theme import Look
from views.window import Window


class BozeEditor(Editor):
    """The editor. kind: which list is shown; row: the row that is open; paste: what is being pasted."""

    heading = words.BOZE_TITLE
    draft: boze.PackDraft

    def __init__(self, window: Window, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.kind: boze.List = "characters"
        self.row: int | None = None
        self.paste: PastePart | None = None

    @property
    def rows(self) -> tuple[boze.Row, ...]:
        """The list that is shown."""
        return self.draft.rows(self.kind)

    def show(self, kind: Any) -> None:
        """Shows another list."""
        self.kind, self.row = kind, None
        self.redraw()

    def open_row(self, index: int) -> None:
        """Opens a row."""
        self._name_row()
        self.row = index
        self.redraw()

    def add_row(self) -> None:
        """A new row, opened."""
        self._name_row()
        if len(self.rows) < boze.MOST_ROWS:
            self.change(self.draft.with_rows(self.kind, (*self.rows, self.draft.new_row(self.kind))))
            self.row = len(self.rows) - 1
            self.redraw()

    def copy_row(self) -> None:
        """A row with the same values after the last one, opened for its name."""
        self._name_row()
        if self.row is not None and len(self.rows) < boze.MOST_ROWS:
            copy = replace(self.draft.new_row(self.kind), values=self.rows[self.row].values)
            self.change(self.draft.with_rows(self.kind, (*self.rows, copy)))
            self.row = len(self.rows) - 1
            self.redraw()

    def _name_row(self) -> None:
        """The row that is left gets the usual name where it has none."""
        if self.row is not None and self.row < len(self.rows) and not self.rows[self.row].called("ja").strip():
            self._put(replace(self.rows[self.row], name=self.draft.usual_name(self.kind, self.row, self.window.lang)))

    def next_row(self) -> None:
        """The next row, a new one after the last."""
        if self.row is not None and self.row + 1 < len(self.rows):
            self.open_row(self.row + 1)
        else:
            self.add_row()

    def drop_row(self) -> None:
        """Takes the open row out; undo brings it back."""
        index, self.row = self.row, None
        left = tuple(row for at, row in enumerate(self.rows) if at != index)
        self.change(self.draft.with_rows(self.kind, left))
        self.redraw()

    def _put(self, row: boze.Row) -> None:
        index = self.row
        if index is not None:
            self.change(self.draft.with_rows(self.kind, (*self.rows[:index], row, *self.rows[index + 1 :])))

    def rename(self, value: str) -> None:
        """The open row's name, as typed."""
        if self.row is not None:
            self._put(self.rows[self.row].renamed(self.window.lang, value))

    def set(self, column: int, value: boze.Value) -> None:
        """A value of the open row."""
        if self.row is not None:
            self._put(self.rows[self.row].with_value(column, value))

    def open_paste(self) -> None:
        """Opens the field to paste into."""
        self.paste = PastePart(self, self.kind)
        self.redraw()

    def is_empty(self) -> bool:
        """Whether no list has a card."""
        return not any(self.draft.rows(kind) for kind in boze.LISTS)

    def close_part(self) -> bool:
        """Closes the row or the paste that is open."""
        if self.row is None and self.paste is None:
            return False
        self._name_row()
        self.row, self.paste = None, None
        self.redraw()
        return True

    def shut(self) -> None:
        """Closes what is open, from a button."""
        self.close_part()

    def undo(self) -> None:
        """Takes back one change; a row that is gone by that is closed."""
        super().undo()
        if self.row is not None and self.row >= len(self.rows):
            self.close_part()

    def reach(self, complaint: Complaint) -> None:
        """Shows the list and opens the row."""
        key, index = complaint.path[0], complaint.path[1]
        if key in boze.LISTS and isinstance(index, int):
            self.show(key)
            self.open_row(index)

    # --- the screen

    def frame(self, look: Look) -> ft.Control:
        """The tables, the row that is open over them; or the paste."""
        screen = super().frame(look)
        if self.paste is not None:
            return covered(look, screen, self.paste.build(look), "paste")
        if self.row is None or self.row >= len(self.rows):
            return over(look, screen, None, on_away=None)
        title = f"{LISTS[self.kind].of(look.lang)} {self.row + 1}"
        return over(look, screen, sheet(look, self._form(look, self.row), title=title), on_away=self.shut)

    def content(self, look: Look) -> Sequence[ft.Control]:
        """The lists to choose from, and the table of one."""
        choices = [
            pill(
                look,
                LISTS[kind].of(look.lang),
                kind == self.kind,
                partial(self.show, kind),
                ident=f"list-{kind}",
                count=str(len(self.draft.rows(kind))),
            )
            for kind in boze.LISTS
        ]
        buttons = beside(
            look,
            [
                wide_button(
                    look, look.t(words.ADD_ROW), self.add_row, ident="add-row", glyph=ft.Icons.ADD_ROUNDED, expand=True
                ),
                wide_button(
                    look,
                    look.t(words.PASTE),
                    self.open_paste,
                    ident="paste",
                    glyph=ft.Icons.CONTENT_PASTE_ROUNDED,
                    expand=True,
                ),
            ],
        )
        return [ft.Row(list[ft.Control](choices), spacing=6, wrap=True, run_spacing=6), buttons, self._table(look)]

    def _table(self, look: Look) -> ft.Control:
        if not self.rows:
            return card(look, empty(look, look.t(words.NO_ROWS), ft.Icons.TABLE_ROWS_ROUNDED))
        wrong = {c.path[1] for c in self.complaints if c.path[:1] == (self.kind,) and len(c.path) > 1}
        items: list[ft.Control] = [header_row(look, self.kind)]
        for index, row in enumerate(self.rows):
            items.append(rule_off(look))
            cells = tuple(cell_text(look, value) for value in row.values)
            items.append(TableRow(look, index, row.called(look.lang), cells, index in wrong, self.open_row))
        return card(look, across(look, self.kind, items), padding=ft.Padding.symmetric(vertical=6))

    def _form(self, look: Look, index: int) -> ft.Control:
        row = self.rows[index]
        # A row that is left without a name gets the usual one.
        own = [c for c in self.complaints if c.path[:2] == (self.kind, index) and "name" not in c.path]
        lines: list[ft.Control] = [
            field(
                look,
                look.t(words.ROW_NAME),
                row.called(look.lang),
                self.rename,
                ident="row-name",
                error=complaint_text(self.draft, own[0]._replace(path=own[0].path[2:]), look.lang) if own else None,
                max_length=80,
                autofocus=True,
                hint=self.draft.usual_name(self.kind, index, look.lang),
                on_submit=self.next_row,
            )
        ]
        for number, (column, value) in enumerate(zip(boze.COLUMNS[self.kind], row.values, strict=True)):
            lines.append(self._value(look, number, column, value))
        lines.append(
            beside(
                look,
                [
                    wide_button(
                        look,
                        look.t(words.ROW_DELETE),
                        self.drop_row,
                        ident="row-delete",
                        glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
                        expand=True,
                    ),
                    wide_button(
                        look,
                        look.t(words.ROW_COPY),
                        self.copy_row,
                        ident="row-copy",
                        glyph=ft.Icons.CONTENT_COPY_ROUNDED,
                        expand=True,
                    ),
                    wide_button(
                        look,
                        look.t(words.ROW_NEXT),
                        self.next_row,
                        ident="row-next",
                        glyph=ft.Icons.ARROW_DOWNWARD_ROUNDED,
                        expand=True,
                    ),
                ],
            )
        )
        lines.append(wide_button(look, look.t(common.DONE), self.shut, ident="row-done", filled=True))
        # Another row is another form: the cursor goes to its name.
        return ft.Column(
            lines, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, key=f"row-{index}"
        )

    def _value(self, look: Look, number: int, column: boze.Column, value: boze.Value) -> ft.Control:
        label = COLUMNS[column.id].of(look.lang)
        caption = text(look, label, "strong", expand=True)
        if column.kind == "choice":
            choices = [
                pill(
                    look,
                    CHOICES[choice].of(look.lang),
                    choice == value,
                    partial(self.set, number, choice),
                    ident=f"{column.id}-{choice}",
                )
                for choice in column.choices
            ]
            return ft.Column(
                [text(look, label, "strong"), ft.Row(list[ft.Control](choices), spacing=6, wrap=True, run_spacing=6)],
                spacing=6,
                tight=True,
            )
        if isinstance(value, bool):
            control = switch(look, value, partial(self.set, number), ident=f"value-{column.id}", label=label)
        else:
            assert isinstance(value, int)
            control = number_field(
                look,
                value,
                partial(self.set, number),
                least=column.least,
                most=boze.MOST_NUMBER,
                ident=f"value-{column.id}",
                label=label,
                on_submit=self.next_row,
            )
        return ft.Row([caption, control])
