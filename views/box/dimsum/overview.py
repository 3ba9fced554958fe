"""A dimsum box as a whole: its cards by kind, its faces, colours, gauge, chip and turning."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.packs.editing import Complaint
from views.box.dimsum.cards import CardPart
from views.box.dimsum.drafting import DimsumDraft
from views.box.dimsum.faces import FacePart
from views.box.dimsum.panels import colors_card, faces_card, kind_card, shades, values_card
from views.box.editor import covered
from views.i18n import box as words
from views.parts.page import page, scrolling_side
from views.parts.sheets import over, sheet
from views.theme import Look


class DimsumEditor(DimsumDraft):
    """The editor. card, face: which one is open, None for the box as a whole."""

    def __init__(self, window: Any, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.card: CardPart | None = None
        self.face: FacePart | None = None

    # --- parts

    def open_card(self, index: int) -> None:
        """Opens a card."""
        self.card, self.face, self.color = CardPart(self, index), None, None
        self.redraw()

    def open_face(self, index: int) -> None:
        """Opens a face."""
        self.face, self.card, self.color = FacePart(self, index), None, None
        self.redraw()

    def close_part(self) -> bool:
        """Closes the card, face or colour that is open."""
        if self.card is None and self.face is None and self.color is None:
            return False
        self.card, self.face, self.color = None, None, None
        self.redraw()
        return True

    def undo(self) -> None:
        """Takes back one change; a card or face that is gone by that is closed."""
        super().undo()
        gone = (self.card is not None and self.card.index >= len(self.draft.cards)) or (
            self.face is not None and self.face.index >= len(self.draft.faces)
        )
        if gone:
            self.close_part()
        elif self.face is not None:
            self.face.let_go()

    def reach(self, complaint: Complaint) -> None:
        """Opens the card, face or colour."""
        key, index = complaint.path[0], complaint.path[1]
        if isinstance(index, int):
            openers: dict[Any, Callable[[int], None]] = {
                "cards": self.open_card,
                "faces": self.open_face,
                "colors": self.open_color,
            }
            if key in openers:
                openers[key](index)

    # --- the screen

    def frame(self, look: Look) -> ft.Control:
        """The box; what is open lies over it, so that the box is found again where it was left."""
        screen = self._whole(look)
        if self.card is not None:
            return covered(look, screen, self.card.build(look), f"card-{self.card.index}")
        if self.face is not None:
            return covered(look, screen, self.face.build(look), f"face-{self.face.index}")
        if self.color is None:
            return over(look, screen, None, on_away=None)
        title = self.draft.colors[self.color].name.of(look.lang) or look.t(words.COLORS)
        return over(look, screen, sheet(look, shades(self, look, self.color), title=title), on_away=self.shut)

    def _whole(self, look: Look) -> ft.Control:
        """Phones: one under the other; wide screens: the cards in two columns, all else beside them."""
        if not look.wide:
            return super().frame(look)
        kinds = [kind_card(self, look, kind) for kind in self.draft.kinds]
        columns: list[ft.Control] = [ft.Column(kinds[at::2], spacing=10, expand=True) for at in (0, 1)]
        rest = [self.title_field(look), *self._beside(look), self.checks(look)]
        side = scrolling_side(rest)
        cards = ft.Row(columns, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
        return page(look, self.head(look), [cards], self.bar(look), side=side)

    def content(self, look: Look) -> Sequence[ft.Control]:
        """Kinds, faces, colours, values."""
        return [*(kind_card(self, look, kind) for kind in self.draft.kinds), *self._beside(look)]

    def _beside(self, look: Look) -> list[ft.Control]:
        return [faces_card(self, look), colors_card(self, look), values_card(self, look)]
