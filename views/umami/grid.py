"""Every printed ingredient as one key, for cards that are turned up."""

from collections.abc import Mapping

import flet as ft

from views.i18n import umami as words
from views.parts.base import icon, part, tap, text
from views.theme import Look
from views.umami.pads import ICON_LETTERS, ROWS
from views.umami.pictures import ICON_GLYPHS, PAINT, Taps, read_card


def card_grid(look: Look, width: float, height: float, seen: Mapping[str, int], on_tap: Taps) -> ft.Control:
    """Every printed ingredient as a key, for a card that is turned up: one tap.

    The three of a value stand together, the values in their coloured rows. seen: how often each came to light; those
    seen least stand out, for they are likeliest to come. on_tap gets "card-7*".
    """
    least = min(seen.get(value + letter, 0) for _, values in ROWS for value in values for letter in ICON_LETTERS)
    gap, between = 2.0, 7.0
    each = (width - 2 * between - 6 * gap) / 9
    tall = max(52.0, min(84.0, (height - 2 * 8) / 3))
    rows: list[ft.Control] = []
    for _, values in ROWS:
        groups: list[ft.Control] = [
            ft.Row(
                [
                    CardKey(look, value + letter, each, tall, seen.get(value + letter, 0) > least, on_tap)
                    for letter in ICON_LETTERS
                ],
                spacing=gap,
                tight=True,
            )
            for value in values
        ]
        rows.append(ft.Row(groups, spacing=between, tight=True))
    return ft.Column([text(look, look.t(words.GRID_NOTE), "label", look.c.ink2), *rows], spacing=8, tight=True)


@part
def CardKey(look: Look, card: str, width: float, height: float, faint: bool, on_tap: Taps) -> ft.Control:
    """One ingredient of the grid: its value over its icon."""
    ground, ink = PAINT[next(name for name, values in ROWS if card[0] in values)]
    body = ft.Container(
        ft.Column(
            [
                text(look, card[0], "value", ink, size=min(26.0, height * 0.42), weight=800, fixed=True),
                icon(ICON_GLYPHS[card[1]], min(22.0, width * 0.56), ink),
            ],
            spacing=1,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=width,
        height=height,
        bgcolor=ground,
        border_radius=10,
        alignment=ft.Alignment.CENTER,
        opacity=0.62 if faint else 1,
    )
    return tap(
        look,
        body,
        lambda: on_tap(f"card-{card}"),
        ident=f"card-{card}",
        label=read_card(look, card),
        radius=10,
        padding=0,
        width=width,
        height=height,
    )
