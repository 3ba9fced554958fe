"""Dim sum cards: the row to choose from, and the grid for "which card was turned up?"."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.dimsum import Card
from views.dimsum.board import Paint, shape
from views.i18n import common
from views.i18n import dimsum as words
from views.parts.base import Dashed, icon, part, tap, text
from views.parts.glyphs import glyph
from views.theme import Look, ems


@part
def CardTile(
    look: Look,
    ident: str,
    card: Card | None,
    colors: tuple[Paint, ...],
    state: str,
    on_tap: Callable[[str], Any] | None,
    note: str = "",
    wide: float = 0,
    height: float = 100,
    lifted: bool = True,
) -> ft.Control:
    """A card: its shape and name. state: "open", "chosen", "gone".

    on_tap gets `ident`; None: it is only shown. note: a second line. wide: a fixed width, 0 takes its share of the row.
    lifted: a chosen card stands out and says so, where there is room above it.
    """
    if card is None:
        return Dashed(
            ft.Container(
                text(look, look.t(words.EMPTY_SLOT), "label", look.c.ink2),
                height=height,
                width=wide or None,
                alignment=ft.Alignment.CENTER,
            ),
            16,
            look.c.edge,
            expand=not wide,
        )
    table = {paint.id: paint for paint in colors}
    rows = max(c.at[0] for c in card.cubes) - min(c.at[0] for c in card.cubes) + 1
    cols = max(c.at[1] for c in card.cubes) - min(c.at[1] for c in card.cubes) + 1
    name = card.name.of(look.lang)
    # Four cards share a row where no width is given.
    room = wide or (look.width - 2 * look.margin - 24) / 4
    long = room < look.px(ems(name) * 15) + 10
    size = min(
        20.0,
        (height - look.px((34 if not note else 56) + (12 if long else 0))) / (rows * 1.1),
        min(84.0, room - 18) / (cols * 1.1),
    )
    chosen, gone = state == "chosen", state == "gone"
    lines: list[ft.Control] = [
        ft.Container(
            shape(look, card, table, max(8.0, size)),
            expand=True,
            alignment=ft.Alignment.CENTER,
            opacity=0.5 if gone else 1,
        ),
        # A number stays with its colour: "Red 1" over "blue 1".
        text(
            look,
            re.sub(r" (?=\d)", "\u00a0", name),
            "strong",
            lines=2 if long else 1,
            align=ft.TextAlign.CENTER,
            size=12.5 if long else 15,
        ),
    ]
    if note:
        lines.append(text(look, note, "note", look.c.ink2, lines=1, align=ft.TextAlign.CENTER))
    label = " ".join(filter(None, [name, look.t(common.CHOSEN) if chosen else "", note]))
    body = tap(
        look,
        ft.Column(
            lines,
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            expand=True,
        ),
        None if gone or on_tap is None else lambda: on_tap(ident),
        ident=ident,
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sunk if gone else look.c.sheet,
        edge=look.accent.fill if chosen else None if gone else look.c.edge,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=4, vertical=8),
        height=height,
        width=wide or None,
        expand=None if wide else True,
    )
    if gone:
        return Dashed(body, 16, look.c.edge, expand=not wide)
    if not lifted:
        return body
    # The same controls whether it is chosen or not: what changes is then a few values, not the whole card.
    layers: list[ft.Control] = [
        ft.Container(
            ft.Row([body], vertical_alignment=ft.CrossAxisAlignment.STRETCH),
            shadow=ft.BoxShadow(blur_radius=12, color="#403C1E0A", offset=ft.Offset(0, 8)) if chosen else None,
            border_radius=16,
            offset=ft.Offset(0, -0.05 if chosen else 0),
        )
    ]
    if chosen:
        tag = ft.Container(
            text(look, look.t(common.CHOSEN), "tag", look.accent.on, size=13),
            bgcolor=look.accent.fill,
            border_radius=12,
            padding=ft.Padding.symmetric(horizontal=10, vertical=2),
        )
        layers.append(ft.Container(ft.Row([tag], alignment=ft.MainAxisAlignment.CENTER), left=0, right=0, top=-16))
    return ft.Stack(
        layers,
        expand=not wide,
        width=wide or None,
        height=height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


@part
def DeckTile(
    look: Look,
    count: int,
    state: str,
    on_tap: Callable[[str], Any],
    wide: float = 0,
    height: float = 100,
    note: str = "",
) -> ft.Control:
    """The deck with the number of cards left; dashed when it is empty."""
    empty = count == 0
    ink = look.c.ink2 if empty else look.accent.on
    inner = ft.Column(
        [
            icon(ft.Icons.LAYERS_CLEAR_ROUNDED, 30, ink) if empty else glyph("bun", 34, ink),
            text(look, look.t(words.DECK, count=count), "strong", ink, lines=1),
            *([text(look, note, "note", ink, lines=1)] if note else []),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )
    body = tap(
        look,
        inner,
        None if empty else lambda: on_tap("deck"),
        ident="deck",
        label=look.t(words.DECK, count=count),
        selected=state == "chosen",
        fill=None if empty else look.accent.fill,
        edge=look.c.ink if state == "chosen" else None,
        edge_width=4,
        radius=16,
        padding=4,
        height=height,
        width=wide or None,
        expand=None if wide else True,
    )
    return Dashed(body, 16, look.c.edge, expand=not wide) if empty else body


def grid(
    look: Look,
    cards: Sequence[Card],
    colors: tuple[Paint, ...],
    left: dict[str, int],
    on_tap: Callable[[str], Any],
    *,
    width: float,
    prefix: str,
    chosen: str | None = None,
    room: float | None = None,
    closed: bool = False,
) -> ft.Control:
    """Every card of the box with how many can still come; those that cannot are dashed.

    room: the height there is, that of a sheet where None. closed: no card is asked for any more.
    """
    columns = (4 if width < 640 else 5) if look.roomy else 2
    one = (width - 8 * (columns - 1)) / columns
    # As many rows as the box needs fit above the undo button of the sheet.
    count = -(-len(cards) // columns)
    room = look.height * 0.8 - 200 if room is None else room
    height = max(74.0, min(98.0, room / count - 8)) if look.roomy else 78 * look.scale
    rows: list[ft.Control] = []
    for start in range(0, len(cards), columns):
        rows.append(
            ft.Row(
                [
                    CardTile(
                        look,
                        f"{prefix}-{card.id}",
                        card,
                        colors,
                        "gone" if closed or not left.get(card.id) else "chosen" if card.id == chosen else "open",
                        on_tap,
                        look.t(words.LEFT_OVER, count=left[card.id]) if left.get(card.id) else look.t(words.GONE),
                        one,
                        height,
                        lifted=False,
                    )
                    for card in cards[start : start + columns]
                ],
                spacing=8,
            )
        )
    return ft.Column(rows, spacing=8, tight=True)
