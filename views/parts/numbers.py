"""Numbers to enter: a few at once with one pad for all, each with a quick row where it is small."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as common_words
from views.i18n import counting as words
from views.parts.base import icon, tap, text
from views.theme import Look, minus

ROW_UP_TO = 10
"""A number up to this is chosen from a row of all of them, where it is the only one that is asked."""


@dataclass(frozen=True)
class NumberField:
    """A number that is asked. most: the largest that can be entered; least: the smallest, below zero by a step down
    before the digits. switch: it is 0 or 1, a tap on a box."""

    ident: str
    label: str
    most: int
    glyph: ft.IconData | None = None
    switch: bool = False
    least: int = 0


def number_form(
    look: Look,
    fields: Sequence[NumberField],
    values: Mapping[str, int],
    at: str,
    fresh: bool,
    width: float,
    *,
    on_change: Callable[[str, int, bool], Any] | Callable[..., Any],
    on_field: Callable[[str], Any],
) -> ft.Control:
    """The fields, two a row where they are more than two, and under them the pad for the one that is chosen.

    on_change gets a field's ident, its new number, and whether the next digit begins anew; on_field a field's ident.
    """
    only = fields[0] if len(fields) == 1 and fields[0].most <= ROW_UP_TO else None
    if only is not None:
        return _choice(look, only, values[only.ident], width, on_change)
    numbers = [field for field in fields if not field.switch]
    columns = 2 if len(numbers) > 2 and look.roomy else 1
    cell = (width - 8 * (columns - 1)) / columns
    rows: list[ft.Control] = [
        ft.Row(
            [
                _field(look, field, values[field.ident], field.ident == at, cell, on_change, on_field)
                for field in numbers[start : start + columns]
            ],
            spacing=8,
        )
        for start in range(0, len(numbers), columns)
    ]
    rows += [_switch(look, field, values[field.ident], on_change) for field in fields if field.switch]
    chosen = next((field for field in numbers if field.ident == at), numbers[0])
    following = numbers[(numbers.index(chosen) + 1) % len(numbers)]
    rows.append(_pad(look, chosen, values[chosen.ident], fresh, following, width, on_change, on_field))
    return ft.Container(ft.Column(rows, spacing=8, tight=True), width=width)


def typed(value: int, digit: int, fresh: bool, most: int) -> int:
    """The number after one more digit: it begins anew where that is wanted, or where the number would be too large."""
    longer = digit if fresh else int(f"{value}{digit}")
    return longer if longer <= most else min(digit, most)


def _choice(look: Look, field: NumberField, value: int, width: float, on_change: Callable[..., Any]) -> ft.Control:
    """One small number: all that it can be, side by side."""
    per_row = min(field.most + 1, 6)
    size = min(72.0, (width - 8 * (per_row - 1)) / per_row)
    keys: list[ft.Control] = [
        tap(
            look,
            text(look, str(number), "score.l", look.accent.on if number == value else look.c.ink),
            partial(on_change, field.ident, number),
            ident=f"{field.ident}-{number}",
            label=look.t(words.FIELD, name=field.label, value=number),
            selected=number == value,
            fill=look.accent.fill if number == value else look.c.sheet,
            edge=look.accent.fill if number == value else look.c.edge,
            radius=18,
            padding=0,
            width=size,
            height=max(60.0, size),
        )
        for number in range(field.most + 1)
    ]
    head: list[ft.Control] = [icon(field.glyph, 28, look.c.ink2)] if field.glyph else []
    head.append(text(look, field.label, "title"))
    return ft.Column(
        [
            ft.Row(head, spacing=8, alignment=ft.MainAxisAlignment.CENTER),
            ft.Row(keys, spacing=8, run_spacing=8, wrap=True, alignment=ft.MainAxisAlignment.CENTER),
        ],
        spacing=14,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _field(
    look: Look,
    field: NumberField,
    value: int,
    on: bool,
    width: float,
    on_change: Callable[..., Any],
    on_field: Callable[[str], Any],
) -> ft.Control:
    def step(by: int, glyph: ft.IconData, name: str) -> ft.Control:
        ok = field.least <= value + by <= field.most
        return tap(
            look,
            icon(glyph, 22, look.c.ink if ok else look.c.line),
            partial(on_change, field.ident, value + by) if ok else None,
            ident=f"{field.ident}-{'plus' if by > 0 else 'minus'}",
            label=f"{field.label}: {name}",
            width=44,
            height=48,
            radius=22,
            padding=0,
        )

    middle: list[ft.Control] = []
    if field.glyph and width >= 220:
        middle.append(icon(field.glyph, 20, look.c.ink2))
    middle.append(text(look, field.label, "label", look.c.ink2, lines=2, expand=True, size=13))
    middle.append(text(look, minus(value, sign=field.least < 0), "value", weight=800))
    number = tap(
        look,
        ft.Row(middle, spacing=4),
        partial(on_field, field.ident),
        ident=field.ident,
        label=look.t(words.FIELD, name=field.label, value=value),
        selected=on,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        expand=True,
    )
    return ft.Container(
        ft.Row(
            [
                step(-1, ft.Icons.REMOVE_ROUNDED, look.t(common_words.MINUS)),
                number,
                step(1, ft.Icons.ADD_ROUNDED, look.t(common_words.PLUS)),
            ],
            spacing=0,
        ),
        width=width,
        bgcolor=look.c.sheet,
        border=ft.Border.all(3 if on else 1, look.accent.fill if on else look.c.line),
        border_radius=18,
    )


def _switch(look: Look, field: NumberField, value: int, on_change: Callable[..., Any]) -> ft.Control:
    on = value > 0
    return tap(
        look,
        ft.Row(
            [
                icon(ft.Icons.CHECK_BOX_ROUNDED if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK_ROUNDED, 26, look.c.ink),
                text(look, field.label, "strong", expand=True, lines=2),
            ],
            spacing=10,
        ),
        partial(on_change, field.ident, 0 if on else 1),
        ident=field.ident,
        label=field.label,
        selected=on,
        fill=look.c.sheet,
        edge=look.c.edge if on else look.c.line,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _pad(
    look: Look,
    field: NumberField,
    value: int,
    fresh: bool,
    following: NumberField,
    width: float,
    on_change: Callable[..., Any],
    on_field: Callable[[str], Any],
) -> ft.Control:
    """Ten digits in two rows, a key to erase one and a key to the next field."""
    size = (width - 5 * 6) / 6

    def key(content: ft.Control, on_tap: Callable[[], Any], ident: str, label: str, strong: bool = False) -> ft.Control:
        return tap(
            look,
            content,
            on_tap,
            ident=ident,
            label=label,
            fill=look.accent.tint if strong else look.c.sheet,
            edge=look.c.edge,
            radius=14,
            padding=0,
            width=size,
            height=52,
        )

    def digit(number: int) -> ft.Control:
        sign = -1 if value < 0 else 1
        after = sign * typed(abs(value), number, fresh, field.most)
        return key(
            text(look, str(number), "value", weight=800),
            partial(on_change, field.ident, after, False),
            f"digit-{number}",
            look.t(words.FIELD, name=field.label, value=after),
        )

    back = key(
        icon(ft.Icons.BACKSPACE_ROUNDED, 22, look.c.ink),
        partial(on_change, field.ident, int(value / 10), False),
        "digit-back",
        look.t(words.ERASE),
    )
    onward = key(
        icon(ft.Icons.KEYBOARD_TAB_ROUNDED, 22, look.accent.fill),
        partial(on_field, following.ident),
        "digit-next",
        f"{look.t(words.NEXT_FIELD)}: {following.label}",
        strong=True,
    )
    return ft.Column(
        [
            ft.Row([*(digit(number) for number in range(1, 6)), back], spacing=6),
            ft.Row([*(digit(number) for number in (6, 7, 8, 9, 0)), onward], spacing=6),
        ],
        spacing=6,
        tight=True,
    )
