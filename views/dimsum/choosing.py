"""The cards to choose from: face up and deck, and the sheets that ask which card came."""

from typing import TYPE_CHECKING

import flet as ft

from views.dimsum.board import paints
from views.dimsum.cards import CardTile, DeckTile, grid
from views.dimsum.draft import DECK, HAND
from views.i18n import common
from views.i18n import dimsum as words
from views.parts.fields import wide_button
from views.scene import BottomSheet
from views.theme import Look

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def row(t: "TableScreen", look: Look) -> ft.Control:
    """The cards face up and the deck, side by side."""
    height = 96 if look.roomy else 60 + 40 * look.scale
    # Large text needs wider cards than the row has room for: then it scrolls.
    wide = 0 if look.roomy else look.px(86)
    tiles = ft.Row(_tiles(t, look, wide, height), spacing=8, scroll=ft.ScrollMode.AUTO if wide else None)
    return ft.Container(tiles, padding=ft.Padding.only(top=10 if look.roomy else 20))


def aside(t: "TableScreen", look: Look) -> ft.Control:
    """The same one below the other, left of the board on wide screens."""
    height = max(84.0, min(112.0, (look.height - 330) / 4 - 10))
    return ft.Container(
        ft.Column(
            _tiles(t, look, 156, height),
            spacing=12,
            alignment=ft.MainAxisAlignment.CENTER,
            scroll=ft.ScrollMode.HIDDEN,
        ),
        width=164,
        padding=ft.Padding.only(top=14),
    )


def _tiles(t: "TableScreen", look: Look, wide: float, height: float) -> list[ft.Control]:
    state, draft = t.state, t.chosen
    colors = tuple(paints(t.pack, look).values())
    tiles: list[ft.Control] = []
    for slot, card_id in enumerate(state.display):
        card = state.cards[card_id] if card_id is not None else None
        on = draft.source == str(slot)
        tiles.append(
            CardTile(look, f"slot-{slot}", card, colors, "chosen" if on else "open", t.choose, "", wide, height)
        )
    if draft.source == HAND and t.card:
        tiles = [CardTile(look, "hand", t.card, colors, "chosen", t.choose, "", wide, height), *tiles]
    held = draft.source == DECK and t.card is not None
    note = t.card.name.of(look.lang) if held and t.card else ""
    tiles.append(DeckTile(look, state.deck, "chosen" if held else "open", t.choose, wide, height, note))
    return tiles


def sheet(t: "TableScreen", look: Look) -> BottomSheet | None:
    """The sheet that asks which card came off the deck, or was turned up in place of the one taken."""
    draft = t.chosen
    width = 528 if look.width >= 600 else look.width - 32
    colors = tuple(paints(t.pack, look).values())
    if draft.drawing and draft.card is None:
        left = t.left()
        note = look.t(words.DRAW_NOTE, count=sum(left.values()))
        content = grid(look, t.pack.cards, colors, left, t.drew, width=width, prefix="draw")
        return BottomSheet(look.t(words.DRAW_TITLE), _with_undo(t, look, content), note, tall=_tall(t, look))
    if draft.asking:
        left = t.left()
        place = look.t(words.PLACES[int(draft.source or 0)])
        note = look.t(words.REFILL_NOTE, place=place, count=sum(left.values()))
        content = grid(
            look,
            t.pack.cards,
            colors,
            left,
            t.turned_up,
            width=width,
            prefix="refill",
            chosen=t.earlier_refill(),
        )
        return BottomSheet(look.t(words.REFILL_TITLE), _with_undo(t, look, content), note, tall=_tall(t, look))
    return None


def _tall(t: "TableScreen", look: Look) -> bool:
    """Whether the cards need all the room that a sheet has."""
    return len(t.pack.cards) > 12 or not look.roomy


def _with_undo(t: "TableScreen", look: Look, content: ft.Control) -> ft.Control:
    undo = wide_button(look, look.t(common.UNDO), t.table.undo, ident="sheet-undo", glyph=ft.Icons.UNDO_ROUNDED)
    return ft.Column([content, ft.Row([undo])], spacing=12, tight=True)
