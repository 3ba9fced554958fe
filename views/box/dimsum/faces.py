"""A stomach face being numbered: squares touched in order, bottlenecks by two touches, squares moved."""

from dataclasses import replace

import flet as ft

from companion.packs.editing import dimsum
from companion.texts.packs import complaint_text
from views.box.dimsum.drafting import DimsumDraft
from views.box.dimsum.face_grid import face_grid
from views.box.dimsum.face_tools import Mode, mode_tiles, pair_rows, told, tools
from views.i18n import box as words
from views.parts.base import card, icon, text
from views.parts.fields import field, stepper, wide_button
from views.parts.page import page, scrolling_side
from views.parts.tray import MainAction, tray
from views.theme import SIDE_PANE, Look


class FacePart:
    """The editor's open face. chosen: a cell's number; inserting: the next square touched becomes that number."""

    def __init__(self, editor: DimsumDraft, index: int) -> None:
        self.editor = editor
        self.index = index
        self.mode: Mode = "number"
        self.chosen: int | None = None
        self.inserting = False

    @property
    def face(self) -> dimsum.Face:
        """The face as it is numbered."""
        return self.editor.draft.faces[self.index]

    def let_go(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.inserting = None, False
        self.editor.redraw()

    def _change(self, face: dimsum.Face) -> None:
        faces = list(self.editor.draft.faces)
        faces[self.index] = face
        self.editor.change(replace(self.editor.draft, faces=tuple(faces)))

    def take_mode(self, mode: Mode) -> None:
        """Numbers, bottlenecks or moving."""
        self.mode = mode
        self.let_go()

    def touch(self, row: int, col: int) -> None:
        """A square was touched: what that means depends on the mode and on what is chosen."""
        face, at = self.face, (row, col)
        number = face.number(at)
        chosen, self.chosen = self.chosen, None
        inserting, self.inserting = self.inserting, False
        if self.mode == "number" and number is None:
            self._change(face.with_cell(at, chosen if inserting else None))
        elif self.mode == "narrow" and chosen is not None and number is not None:
            self._change(face.with_bottleneck(chosen, number))
        elif self.mode == "move" and chosen is not None and number != chosen:
            self._change(face.with_cell_moved(chosen, at))
        elif number != chosen:
            self.chosen = number
        self.editor.redraw()

    def insert(self) -> None:
        """The next free square touched comes before the chosen one."""
        self.inserting = True
        self.editor.redraw()

    def remove(self) -> None:
        """The chosen cell goes."""
        chosen, self.chosen = self.chosen, None
        if chosen is not None:
            self._change(self.face.without_cell(chosen))

    def renumber(self, by: int) -> None:
        """The chosen cell gets another number."""
        chosen = self.chosen
        if chosen is not None and 1 <= chosen + by <= len(self.face.cells):
            self.chosen = chosen + by
            self._change(self.face.with_number(chosen, chosen + by))

    def earlier(self) -> None:
        """One number down."""
        self.renumber(-1)

    def later(self) -> None:
        """One number up."""
        self.renumber(1)

    def shift(self, rows: int, cols: int) -> None:
        """Moves the whole face."""
        self.chosen = None
        self._change(self.face.shifted(rows, cols))

    def drop_pair(self, index: int) -> None:
        """A bottleneck goes."""
        self._change(self.face.with_bottleneck(*self.face.bottlenecks[index]))

    def bonus(self, bonus: int) -> None:
        """The bonus of the face."""
        self._change(replace(self.face, bonus=bonus))

    def rename(self, value: str) -> None:
        """The face's name."""
        self._change(replace(self.face, name=self.face.name.said(self.editor.window.lang, value)))

    def delete(self) -> None:
        """Takes the face out of the box; undo brings it back."""
        draft = self.editor.draft
        self.editor.close_part()
        self.editor.change(replace(draft, faces=tuple(f for at, f in enumerate(draft.faces) if at != self.index)))

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The face's own screen. The grid stays; what is beside it, on phones below it, scrolls."""
        editor, face = self.editor, self.face
        head = editor.head(look, look.t(words.FACE_TITLE), face.name.of(look.lang) or look.t(words.FACE_NEW))
        bar = tray(look, self._main(look), left=editor.undo_button(look))
        rest = [mode_tiles(self, look), *tools(self, look), *pair_rows(self, look), *self._values(look)]
        if look.wide:
            width = look.width - SIDE_PANE - 2 * look.margin
            grid = face_grid(look, face, self.chosen, self.touch, width, look.height - 280)
            lying = ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER)
            side = scrolling_side(rest)
            return page(look, head, [told(self, look), lying], bar, side=side)
        grid = face_grid(
            look, face, self.chosen, self.touch, look.width - 2 * look.margin, max(230.0, look.height - 476)
        )
        top = ft.Column(
            [
                head,
                ft.Container(told(self, look), padding=ft.Padding.symmetric(horizontal=look.margin)),
                ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=4,
            tight=True,
        )
        return page(look, top, rest, bar, spacing=8)

    def _values(self, look: Look) -> list[ft.Control]:
        """The bonus, the name, and taking the face away."""
        face = self.face
        bonus = stepper(
            look,
            face.bonus,
            self.bonus,
            least=2 if face.bottlenecks else face.bonus,
            most=4 if face.bottlenecks else face.bonus,
            ident="face-bonus",
            label=look.t(words.FACE_BONUS),
            sign=True,
        )
        row = [
            icon(ft.Icons.AUTO_AWESOME_MOSAIC_ROUNDED, 26, look.c.ink),
            text(look, look.t(words.FACE_BONUS), "title", expand=True),
            bonus,
        ]
        return [
            card(look, ft.Row(row, spacing=12)),
            field(
                look, look.t(words.FACE_NAME), face.name.of(look.lang), self.rename, ident="face-name", max_length=80
            ),
            wide_button(
                look,
                look.t(words.FACE_DELETE),
                self.delete,
                ident="face-delete",
                glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
            ),
        ]

    def _main(self, look: Look) -> MainAction:
        face = self.face
        if face.left:
            note = look.t(words.FACE_WAIT_NOTE)
            return MainAction(look.t(words.FACE_WAIT, count=face.left), note, ft.Icons.HOURGLASS_BOTTOM_ROUNDED)
        own = [c for c in self.editor.complaints if c.path[:2] == ("faces", self.index)]
        if own:
            said = complaint_text(self.editor.draft, own[0]._replace(path=own[0].path[2:]), look.lang)
            return MainAction(said, "", ft.Icons.EDIT_ROUNDED)
        return MainAction(look.t(words.FACE_DONE), face.name.of(look.lang), ft.Icons.CHECK_ROUNDED, self.editor.shut)
