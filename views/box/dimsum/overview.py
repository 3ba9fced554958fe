"""A dimsum box as a whole: its cards by kind, its faces, colours, gauge, chip and turning."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from companion.packs.editing import Complaint, dimsum
from views.box.dimsum.cards import CardPart
from views.box.dimsum.faces import FacePart
from views.box.dimsum.panels import colors_card, faces_card, kind_card, shades, values_card
from views.box.editor import Editor, covered
from views.i18n import box as words
from views.parts.page import page, scrolling_side
from views.parts.sheets import over, sheet
from views.theme import Look, opaque

Paint = tuple[str, str, str]
"""A cube colour as it is drawn: id, hex, name."""


class DimsumEditor(Editor):
    """The editor. card, face: which one is open, None for the box as a whole; color: whose shades are open."""

    heading = words.DIMSUM_TITLE
    draft: dimsum.PackDraft

    def __init__(self, window: Any, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.card: CardPart | None = None
        self.face: FacePart | None = None
        self.color: int | None = None
        self.step: int | None = None

    # --- parts

    def open_card(self, index: int) -> None:
        """Opens a card."""
        self.card, self.face, self.color = CardPart(self, index), None, None
        self.redraw()

    def add_card(self, kind: str) -> None:
        """A new card of a kind, opened."""
        self.change(self.draft.with_card(kind))
        self.open_card(len(self.draft.cards) - 1)

    def open_face(self, index: int) -> None:
        """Opens a face."""
        self.face, self.card, self.color = FacePart(self, index), None, None
        self.redraw()

    def add_face(self) -> None:
        """A new face, opened."""
        self.change(self.draft.with_face())
        self.open_face(len(self.draft.faces) - 1)

    def open_color(self, index: int) -> None:
        """Opens a colour's name and shades."""
        self.color = index
        self.redraw()

    def close_part(self) -> bool:
        """Closes the card, face or colour that is open."""
        if self.card is None and self.face is None and self.color is None:
            return False
        self.card, self.face, self.color = None, None, None
        self.redraw()
        return True

    def shut(self) -> None:
        """Closes what is open, from a button."""
        self.close_part()

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

    # --- changes

    def count(self, index: int, count: int) -> None:
        """How many copies of a card there are."""
        cards = list(self.draft.cards)
        cards[index] = replace(cards[index], count=count)
        self.change(replace(self.draft, cards=tuple(cards)))

    def turn(self, turning: Any) -> None:
        """How shapes may lie."""
        self.change(replace(self.draft, turning=turning))

    def chip(self, points: int) -> None:
        """What the chip gives."""
        self.change(replace(self.draft, chip_points=points))

    def set_step(self, index: int, points: int) -> None:
        """What a step of the gauge gives."""
        gauge = list(self.draft.gauge)
        gauge[index] = points
        self.change(replace(self.draft, gauge=tuple(gauge)))

    def choose_step(self, index: int) -> None:
        """Opens a step of the gauge, or closes it."""
        self.step = None if self.step == index else index
        self.redraw()

    def add_step(self) -> None:
        """One more step, worse by one than the last."""
        self.change(self.draft.with_step())

    def drop_step(self) -> None:
        """One step less."""
        self.step = None
        self.change(replace(self.draft, gauge=self.draft.gauge[:-1]))

    def recolor(self, hex_: str) -> None:
        """Another shade of the open colour."""
        if self.color is not None:
            self._color(self.color, hex=hex_)

    def rename_color(self, value: str) -> None:
        """The open colour's name."""
        if self.color is not None:
            name = self.draft.colors[self.color].name.said(self.window.lang, value)
            self._color(self.color, name=name)

    def _color(self, index: int, **changes: Any) -> None:
        colors = list(self.draft.colors)
        colors[index] = replace(colors[index], **changes)
        self.change(replace(self.draft, colors=tuple(colors)))

    def paints(self, look: Look) -> dict[str, Paint]:
        """The colours by id."""
        return {c.id: (c.id, opaque(c.hex), c.name.of(look.lang)) for c in self.draft.colors}

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
