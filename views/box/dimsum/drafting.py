"""What can be changed in a dimsum box: the part of its editor that its cards, faces and panels stand on."""

from dataclasses import replace
from typing import Any

from companion.packs.editing import dimsum
from views.box.editor import Editor
from views.i18n import box as words
from views.theme import Look, opaque
from views.window import Window

Paint = tuple[str, str, str]
"""A cube colour as it is drawn: id, hex, name."""


class DimsumDraft(Editor):
    """The draft and its changes. color: whose shades are open; step: the step of the gauge that is open."""

    heading = words.DIMSUM_TITLE
    draft: dimsum.PackDraft

    def __init__(self, window: Window, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.color: int | None = None
        self.step: int | None = None

    def open_card(self, index: int) -> None:
        """Opens a card."""
        raise NotImplementedError

    def open_face(self, index: int) -> None:
        """Opens a face."""
        raise NotImplementedError

    def shut(self) -> None:
        """Closes what is open, from a button."""
        self.close_part()

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
            old = self.draft.colors[self.color].name
            name = old.said(self.window.lang, value, given=old in dimsum.USUAL_NAMES)
            self._color(self.color, name=name)

    def _color(self, index: int, **changes: Any) -> None:
        colors = list(self.draft.colors)
        colors[index] = replace(colors[index], **changes)
        self.change(replace(self.draft, colors=tuple(colors)))

    def paints(self, look: Look) -> dict[str, Paint]:
        """The colours by id."""
        return {c.id: (c.id, opaque(c.hex), c.name.of(look.lang)) for c in self.draft.colors}

    def add_card(self, kind: str) -> None:
        """A new card of a kind, opened."""
        self.change(self.draft.with_card(kind))
        self.open_card(len(self.draft.cards) - 1)

    def add_face(self) -> None:
        """A new face, opened."""
        self.change(self.draft.with_face())
        self.open_face(len(self.draft.faces) - 1)

    def open_color(self, index: int) -> None:
        """Opens a colour's name and shades."""
        self.color = index
        self.redraw()
