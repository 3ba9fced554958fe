"""A card list as a table: the names of its columns, and a row."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.packs.editing import boze
from companion.texts.boze.box import CHOICES, COLUMNS
from views.parts.base import icon, part, tap, text
from views.theme import Look, minus


def cell_text(look: Look, value: boze.Value) -> str:
    """A value as it stands in a table."""
    if isinstance(value, bool):
        return "○" if value else "–"
    return CHOICES[value].of(look.lang) if isinstance(value, str) else minus(value)


def header_row(look: Look, kind: boze.List) -> ft.Control:
    """The names of the columns."""
    names = [COLUMNS[column.id].of(look.lang) for column in boze.COLUMNS[kind]]
    cells: list[ft.Control] = [
        ft.Container(text(look, "", "label"), width=look.px(28)),
        text(look, COLUMNS["name"].of(look.lang), "label", look.c.ink2, expand=3),
        *(
            text(look, name, "label", look.c.ink2, expand=2, align=ft.TextAlign.CENTER, lines=2, size=13)
            for name in names
        ),
    ]
    return ft.Container(ft.Row(cells, spacing=4), padding=ft.Padding.symmetric(horizontal=12, vertical=6))


def across(look: Look, kind: boze.List, rows: list[ft.Control]) -> ft.Control:
    """The rows of a table under one another; where the text is large they are as wide as it wants, and scroll."""
    column = ft.Column(rows, spacing=0, tight=True)
    if look.roomy:
        return column
    width = look.px(28 + 120 + 80 * len(boze.COLUMNS[kind]))
    return ft.Row([ft.Container(column, width=width)], scroll=ft.ScrollMode.AUTO)


@part
def TableRow(
    look: Look, index: int, name: str, cells: tuple[str, ...], wrong: bool, on_open: Callable[[int], Any] | None
) -> ft.Control:
    """A card of the list; a tap opens it."""
    ink = look.c.ng if wrong else look.c.ink
    number = icon(ft.Icons.ERROR_ROUNDED, 20, look.c.ng) if wrong else text(look, str(index + 1), "label", look.c.ink2)
    row = ft.Row(
        [
            ft.Container(number, width=look.px(28)),
            text(look, name or "?", "strong", ink, expand=3, lines=2),
            *(text(look, cell, "strong", ink, expand=2, align=ft.TextAlign.CENTER, lines=1) for cell in cells),
        ],
        spacing=4,
    )
    padding = ft.Padding.symmetric(horizontal=12, vertical=12)
    if on_open is None:
        return ft.Container(row, padding=padding)
    return tap(
        look,
        row,
        lambda: on_open(index),
        ident=f"row-{index}",
        label=f"{index + 1} {name} {' '.join(cells)}",
        radius=10,
        padding=padding,
    )
