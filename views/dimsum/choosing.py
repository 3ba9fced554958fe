"""The cards to choose from: face up and deck, and the sheets that ask which card came."""

import flet as ft

from views.dimsum.board import paints
from views.dimsum.cards import CardTile, DeckTile, grid
from views.dimsum.draft import DECK
from views.dimsum.moment import Moment
from views.dimsum.stomachs import tight
from views.dimsum.taps import Taps
from views.i18n import common
from views.i18n import dimsum as words
from views.parts.fields import wide_button
from views.scene import BottomSheet
from views.theme import Look


def row(m: Moment, look: Look, taps: Taps) -> ft.Control | None:
    """The cards face up and the deck, side by side; where there is little room only until one was chosen."""
    if tight(look) and m.card is not None:
        return None
    low = look.roomy and tight(look)
    height = 66 if low else 96 if look.roomy else 60 + 40 * look.scale
    count = len(m.state.display) + 1 + (m.stomach.card is not None)
    # Large text needs wider cards than the row has room for: then it scrolls.
    scrolls = not look.roomy
    wide = look.px(86) if scrolls else (look.width - 2 * look.margin - 8 * (count - 1)) / count if count > 4 else 0
    tiles = ft.Row(
        _tiles(m, look, taps, wide, height, not low), spacing=8, scroll=ft.ScrollMode.AUTO if scrolls else None
    )
    return ft.Container(tiles, padding=ft.Padding.only(top=0 if low else 10 if look.roomy else 20))


def aside(m: Moment, look: Look, taps: Taps) -> ft.Control:
    """The same one below the other, left of the board on wide screens."""
    height = max(84.0, min(112.0, (look.height - 330) / 4 - 10))
    return ft.Container(
        ft.Column(
            _tiles(m, look, taps, 156, height),
            spacing=12,
            alignment=ft.MainAxisAlignment.CENTER,
            scroll=ft.ScrollMode.HIDDEN,
        ),
        width=164,
        padding=ft.Padding.only(top=14),
    )


def _tiles(m: Moment, look: Look, taps: Taps, wide: float, height: float, lifted: bool = True) -> list[ft.Control]:
    state, draft = m.state, m.draft
    colors = tuple(paints(m.pack, look).values())
    held = m.stomach.card is not None
    tiles: list[ft.Control] = []
    if held and m.card:
        tiles.append(CardTile(look, "hand", m.card, colors, "chosen", taps.card, "", wide, height, lifted))
    for slot, card_id in enumerate(state.display):
        card = state.cards[card_id] if card_id is not None else None
        on = draft.source == str(slot) and not held
        tiles.append(
            CardTile(
                look, f"slot-{slot}", card, colors, "chosen" if on else "open", taps.card, "", wide, height, lifted
            )
        )
    drawn = draft.source == DECK and m.card is not None and not held
    note = m.card.name.of(look.lang) if drawn and m.card else ""
    tiles.append(DeckTile(look, state.deck, "chosen" if drawn else "open", taps.card, wide, height, note))
    return tiles


def sheet(m: Moment, look: Look, taps: Taps) -> BottomSheet | None:
    """The sheet that asks which card came off the deck, or was turned up in place of the one taken."""
    draft = m.draft
    colors = tuple(paints(m.pack, look).values())
    if draft.source == DECK and draft.drawn is None and m.stomach.card is None:
        left = m.left()
        content = grid(look, m.pack.cards, colors, left, taps.drew, width=look.sheet_room, prefix="draw")
        note = look.t(words.DRAW_NOTE, count=sum(left.values()))
        return _asking(m, look, taps, look.t(words.DRAW_TITLE), note, content)
    if draft.asked is not None:
        left = m.left()
        note = look.t(words.REFILL_NOTE, place=look.t(words.PLACES[int(draft.source or 0)]), count=sum(left.values()))
        content = grid(
            look,
            m.pack.cards,
            colors,
            left,
            taps.turned_up,
            width=look.sheet_room,
            prefix="refill",
            chosen=m.turned_up_then(),
        )
        return _asking(m, look, taps, look.t(words.REFILL_TITLE), note, content)
    return None


def _asking(m: Moment, look: Look, taps: Taps, title: str, note: str, content: ft.Control) -> BottomSheet:
    tall = len(m.pack.cards) > 12 or not look.roomy
    undo = wide_button(look, look.t(common.UNDO), taps.undo, ident="sheet-undo", glyph=ft.Icons.UNDO_ROUNDED)
    return BottomSheet(title, content, note, tall=tall, foot=ft.Row([undo]))
