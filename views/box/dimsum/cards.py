"""A card being drawn: squares touched with a colour, its kind, its copies, its name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.packs.editing import dimsum
from companion.packs.editing.common import NAMELESS
from models.dimsum import CARDS_OF_A_KIND
from views.box.dimsum.drafting import DimsumDraft
from views.i18n import box as words
from views.parts.base import heading, part, tap, text
from views.parts.cubes import Cube
from views.parts.fields import field, pill, stepper, wide_button
from views.parts.page import page, scrolling_side
from views.parts.tray import MainAction, tray
from views.theme import SIDE_PANE, Look


class CardPart:
    """The editor's open card. brush: the colour that a touched square gets."""

    def __init__(self, editor: DimsumDraft, index: int) -> None:
        self.editor = editor
        self.index = index
        ids = [color.id for color in editor.draft.colors]
        kind = self.card.kind
        self.brush = kind if kind in ids else ids[0]

    @property
    def card(self) -> dimsum.Card:
        """The card as it is drawn."""
        return self.editor.draft.cards[self.index]

    def _change(self, card: dimsum.Card) -> None:
        cards = list(self.editor.draft.cards)
        cards[self.index] = card
        self.editor.change(replace(self.editor.draft, cards=tuple(cards)))

    def touch(self, row: int, col: int) -> None:
        """A square was touched."""
        self._change(self.card.touched((row, col), self.brush))

    def take_brush(self, color: str) -> None:
        """Another colour for what is touched next."""
        self.brush = color
        self.editor.redraw()

    def take_kind(self, kind: str) -> None:
        """Another kind of card."""
        self._change(replace(self.card, kind=kind))

    def count(self, count: int) -> None:
        """How many copies there are."""
        self._change(replace(self.card, count=count))

    def rename(self, value: str) -> None:
        """A name, empty for the one that counts the cubes."""
        name = self.card.name.said(self.editor.window.lang, value)
        self._change(replace(self.card, name=name if value.strip() else NAMELESS))

    def delete(self) -> None:
        """Takes the card out of the box; undo brings it back."""
        draft = self.editor.draft
        left = tuple(card for at, card in enumerate(draft.cards) if at != self.index)
        self.editor.close_part()
        self.editor.change(replace(draft, cards=left))

    def build(self, look: Look) -> ft.Control:
        """The card's own screen."""
        editor, card = self.editor, self.card
        draft, paints = editor.draft, editor.paints(look)
        name = draft.card_name(card, look.lang)
        width = look.width - (SIDE_PANE if look.wide else 0) - 2 * look.margin
        height = look.height - (230 if look.wide else 500)
        most = 84.0 if look.wide else 56.0
        cell = max(40.0, min(most, (width - 5 * 6) / dimsum.CARD_SIDE, (height - 5 * 6) / dimsum.CARD_SIDE))
        cubes = {cube.at: cube.color for cube in card.cubes}
        rows = [
            ft.Row(
                [
                    CardSquare(look, row, col, paints.get(cubes.get((row, col), "")), cell, self.touch)
                    for col in range(dimsum.CARD_SIDE)
                ],
                spacing=6,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            for row in range(dimsum.CARD_SIDE)
        ]
        brushes = [Brush(look, paints[color.id], color.id == self.brush, self.take_brush) for color in draft.colors]
        kinds = [
            pill(
                look,
                draft.kind_name(kind, look.lang),
                kind == card.kind,
                partial(self.take_kind, kind),
                ident=f"kind-{kind}",
                leading=Cube(look, *paints[kind], 22) if kind in paints else None,
            )
            for kind in draft.kinds
        ]
        total = draft.sums[card.kind]
        good = total == CARDS_OF_A_KIND
        facts = look.t(words.SUM_GOOD if good else words.SUM, kind=draft.kind_name(card.kind, look.lang), count=total)
        grid = ft.Column(list[ft.Control](rows), spacing=6, tight=True)
        body: list[ft.Control] = [
            heading(look, look.t(words.BRUSH), None, look.t(words.BRUSH_CARD)),
            ft.Row(brushes, spacing=8),
            heading(look, look.t(words.KIND), None, facts),
            ft.Row(kinds, spacing=6, wrap=True, run_spacing=6),
            ft.Row(
                [
                    text(look, look.t(words.COUNT), "strong", expand=True),
                    stepper(
                        look,
                        card.count,
                        self.count,
                        least=1,
                        most=CARDS_OF_A_KIND,
                        ident="card-count",
                        label=look.t(words.COUNT),
                    ),
                ]
            ),
            field(
                look,
                look.t(words.CARD_NAME),
                card.name.of(look.lang),
                self.rename,
                ident="card-name",
                max_length=80,
                hint=look.t(words.CARD_NAME_HINT, name=name) if name else None,
            ),
            wide_button(
                look,
                look.t(words.CARD_DELETE),
                self.delete,
                ident="card-delete",
                glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
            ),
        ]
        head = editor.head(look, look.t(words.CARD_TITLE), name or look.t(words.CARD_NEW))
        bar = tray(look, self._main(look), left=editor.undo_button(look))
        if look.wide:
            side = scrolling_side(body)
            return page(look, head, [grid], bar, side=side)
        return page(look, head, [grid, *body], bar, spacing=10)

    def _main(self, look: Look) -> MainAction:
        card = self.card
        if not card.cubes:
            return MainAction(look.t(words.CARD_WAIT), look.t(words.CARD_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
        if any(c.path[:2] == ("cards", self.index) and c.error.key == "not-connected" for c in self.editor.complaints):
            return MainAction(look.t(words.APART), look.t(words.APART_NOTE), ft.Icons.ERROR_ROUNDED)
        name = self.editor.draft.card_name(card, look.lang)
        return MainAction(look.t(words.CARD_DONE), f"{name} ×{card.count}", ft.Icons.CHECK_ROUNDED, self.editor.shut)


@part
def CardSquare(
    look: Look,
    row: int,
    col: int,
    paint: tuple[str, str, str] | None,
    size: float,
    on_touch: Callable[[int, int], Any],
) -> ft.Control:
    """A square of the grid: empty with a dot, or a cube."""
    at = look.t(words.SQUARE_AT, row=row + 1, col=col + 1)
    inner: ft.Control = (
        Cube(look, *paint, size)
        if paint
        else ft.Container(
            ft.Container(width=10, height=10, border_radius=5, bgcolor=look.c.edge, opacity=0.6),
            width=size,
            height=size,
            border_radius=size * 0.22,
            border=ft.Border.all(1.5, look.c.line),
            alignment=ft.Alignment.CENTER,
        )
    )
    label = look.t(words.SQUARE_CUBE, at=at, color=paint[2]) if paint else look.t(words.SQUARE_EMPTY, at=at)
    quiet = ft.Semantics(content=inner, exclude_semantics=True)
    return ft.MergeSemantics(
        content=ft.Semantics(
            identifier=f"square-{row}-{col}",
            label=label,
            button=True,
            content=ft.Container(quiet, on_click=lambda _: on_touch(row, col)),
        )
    )


@part
def Brush(look: Look, paint: tuple[str, str, str], on: bool, on_take: Callable[[str], Any]) -> ft.Control:
    """A colour to draw with."""
    return tap(
        look,
        ft.Column(
            [Cube(look, *paint, 40), text(look, paint[2], "strong", lines=1)],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        lambda: on_take(paint[0]),
        ident=f"brush-{paint[0]}",
        label=paint[2],
        selected=on,
        fill=look.accent.tint if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        edge_width=4 if on else 1.5,
        expand=True,
        padding=6,
    )
