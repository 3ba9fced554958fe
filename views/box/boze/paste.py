"""Rows pasted from a spreadsheet: judged as they come, shown before they are taken."""

from typing import Literal

import flet as ft

from companion.packs.editing import boze
from companion.texts.boze.box import CHOICES, COLUMNS, LISTS, PASTE_WORDS, paste_text
from views.box.boze.rows import TableRow, across, cell_text, header_row
from views.box.editor import Editor
from views.i18n import box as words
from views.i18n import common
from views.parts.base import card, icon, named, rule_off, text
from views.parts.fields import field, segments
from views.parts.page import page
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look

SHOWN_ROWS, SHOWN_ERRORS = 12, 8


class PastePart:
    """The editor's paste. way: the rows come after those that are there, or in their place."""

    def __init__(self, editor: Editor, kind: boze.List) -> None:
        self.editor = editor
        self.kind = kind
        self.text = ""
        self.way: Literal["add", "replace"] = "add"

    def typed(self, value: str) -> None:
        """What was pasted or typed."""
        self.text = value
        self.editor.redraw()

    def choose(self, way: str) -> None:
        """After the rows that are there, or in their place."""
        self.way = "replace" if way == "replace" else "add"
        self.editor.redraw()

    @property
    def before(self) -> tuple[boze.Row, ...]:
        """The rows that stay."""
        draft: boze.PackDraft = self.editor.draft
        return draft.rows(self.kind) if self.way == "add" else ()

    @property
    def result(self) -> boze.Pasted:
        """What the paste holds."""
        before = self.before
        taken = {row.id for row in before}
        return boze.pasted(self.kind, self.text, PASTE_WORDS, taken, boze.MOST_ROWS - len(before))

    def take(self) -> None:
        """Takes the rows; only where all of them are right."""
        pasted = self.result
        if pasted.errors:
            return
        self.editor.close_part()
        self.editor.change(self.editor.draft.with_rows(self.kind, (*self.before, *pasted.rows)))

    def build(self, look: Look) -> ft.Control:
        """The field, what is wrong, the rows."""
        pasted = self.result
        columns = [COLUMNS["name"], *(COLUMNS[column.id] for column in boze.COLUMNS[self.kind])]
        order = " · ".join(column.of(look.lang) for column in columns)
        body: list[ft.Control] = [
            text(look, look.t(words.PASTE_NOTE), "note", look.c.ink2),
            text(look, look.t(words.PASTE_ORDER, columns=order), "strong"),
        ]
        for column in boze.COLUMNS[self.kind]:
            if column.choices:
                known = " · ".join(CHOICES[choice].of(look.lang) for choice in column.choices)
                name = COLUMNS[column.id].of(look.lang)
                body.append(text(look, look.t(words.PASTE_CHOICES, column=name, choices=known), "note", look.c.ink2))
        body += [
            field(look, look.t(words.PASTE_FIELD), self.text, self.typed, ident="paste-field", lines=5, autofocus=True),
            segments(
                look,
                [("add", look.t(words.PASTE_ADD)), ("replace", look.t(words.PASTE_REPLACE))],
                self.way,
                self.choose,
                ident="paste-way",
            ),
        ]
        errors = pasted.errors if self.text.strip() else ()
        if errors:
            lines: list[ft.Control] = [
                ft.Row(
                    [
                        icon(ft.Icons.ERROR_ROUNDED, 22, look.c.ng),
                        text(look, paste_text(error, look.lang), "strong", look.c.ng, expand=True),
                    ],
                    spacing=8,
                )
                for error in errors[:SHOWN_ERRORS]
            ]
            if len(errors) > SHOWN_ERRORS:
                lines.append(text(look, look.t(words.MORE_COMPLAINTS, count=len(errors) - SHOWN_ERRORS), "label"))
            body.append(
                named(
                    card(look, ft.Column(lines, spacing=6, tight=True), fill=look.c.ng_tint), "paste-errors", live=True
                )
            )
        if pasted.rows:
            items: list[ft.Control] = [header_row(look, self.kind)]
            for index, row in enumerate(pasted.rows[:SHOWN_ROWS]):
                cells = tuple(cell_text(look, value) for value in row.values)
                items += [rule_off(look), TableRow(look, index, row.called(look.lang), cells, False, None)]
            if len(pasted.rows) > SHOWN_ROWS:
                more = look.t(words.MORE_ROWS, count=len(pasted.rows) - SHOWN_ROWS)
                items.append(ft.Container(text(look, more, "label", look.c.ink2), padding=12))
            body.append(named(card(look, across(look, self.kind, items), padding=6), "paste-preview"))
        head = self.editor.head(look, look.t(words.PASTE), LISTS[self.kind].of(look.lang))
        close = TrayAction("paste-close", look.t(common.CANCEL), ft.Icons.CLOSE_ROUNDED, self.editor.step_back)
        return page(look, head, body, tray(look, self._main(look, pasted), left=close), spacing=10)

    def _main(self, look: Look, pasted: boze.Pasted) -> MainAction:
        if not self.text.strip():
            return MainAction(look.t(words.PASTE_WAIT), look.t(words.PASTE_WAIT_NOTE), ft.Icons.CONTENT_PASTE_ROUNDED)
        if pasted.errors:
            said = paste_text(pasted.errors[0], look.lang)
            return MainAction(look.t(words.PASTE_WRONG, count=len(pasted.errors)), said, ft.Icons.ERROR_ROUNDED)
        first = pasted.rows[0].called(look.lang)
        note = look.t(words.PASTE_FROM, name=first)
        return MainAction(look.t(words.PASTE_DO, count=len(pasted.rows)), note, ft.Icons.CHECK_ROUNDED, self.take)
