"""A card written down as it is printed, without a list: a tap for its cost, a tap for its points, and it is there."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import flet as ft

from companion.texts.boze import SLOTS
from views.boze.draft import CardForm, Key
from views.boze.parts import GOLD_ICON, POINTS_ICON, gold_color
from views.i18n import boze as words
from views.parts.base import icon, tap, text
from views.parts.fields import field, segments, wide_button
from views.theme import Look, minus

DIGITS = range(10)
ROW = 6
"""Keys side by side on a phone; where there is room all of them are."""
KEY_HEIGHT = 48


class FormTaps(Protocol):
    """What can be told of a card. Each answer joins what was told before, whatever of it is drawn already."""

    def tell(self, key: Key, name: str, value: Any, at_once: bool = True) -> None:
        """One thing that is printed on the card; at_once: where it was the last one missing the card is used."""

    def use_written(self) -> None:
        """The card as it was told."""


def card_form(look: Look, form: CardForm, width: float, taps: FormTaps) -> ft.Control:
    """What is printed on a card. The digit that is the last thing missing uses the card at once."""
    rows: list[ft.Control] = []
    if form.key == "buy":
        slots = [(ident, word.of(look.lang)) for ident, word in SLOTS.items()]
        rows += [
            text(look, look.t(words.FORM_SLOT), "label", look.c.ink2),
            segments(look, slots, form.slot or "", partial(taps.tell, form.key, "slot"), ident="form-slot"),
        ]
    for name, word, least, glyph in (
        ("cost", words.FORM_COST, 0, GOLD_ICON),
        ("points", words.FORM_POINTS, -99, POINTS_ICON),
    ):
        value: int | None = getattr(form, name)
        on_number = partial(taps.tell, form.key, name)
        rows.append(number_row(look, name, look.t(word), glyph, value, width, on_number, least))
    rows.append(
        field(
            look,
            look.t(words.FORM_NAME),
            form.name,
            lambda name: taps.tell(form.key, "name", name, at_once=False),
            ident="form-name",
            max_length=80,
        )
    )
    waits = form.missing
    label = look.t(words.FORM_WAITS[waits[0]]) if waits else look.t(words.FORM_ADD)
    rows.append(
        wide_button(
            look,
            label,
            None if waits else taps.use_written,
            ident="form-add",
            glyph=ft.Icons.TOUCH_APP_ROUNDED if waits else ft.Icons.ADD_ROUNDED,
            filled=not waits,
        )
    )
    return ft.Column(rows, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def number_row(
    look: Look,
    key: str,
    name: str,
    glyph: ft.IconData,
    value: int | None,
    width: float,
    on_number: Callable[..., Any],
    least: int,
    most: int = 99,
) -> ft.Control:
    """Ten digits and a key each for one less and one more; a larger number is a step away from the largest digit.

    on_number gets the number; by the steps also at_once=False.
    """
    shown = value is not None and value not in DIGITS
    per_row = len(DIGITS) + 2 if width > 620 else ROW
    wide = min(64.0, (width - 6 * (per_row - 1)) / per_row - 0.5)
    less, more = -1 if value is None else value - 1, 10 if value is None else value + 1
    keys: list[ft.Control] = [
        _digit(look, f"form-{key}-{digit}", name, digit, digit == value, wide, on_number) for digit in DIGITS
    ]
    step = partial(on_number, at_once=False)
    keys += [
        _step(look, f"form-{key}-minus", f"{name}: {look.t(words.FORM_LESS)}", "−", less, less >= least, wide, step),
        _step(look, f"form-{key}-plus", f"{name}: {look.t(words.FORM_MORE)}", "+", more, more <= most, wide, step),
    ]
    head: list[ft.Control] = [
        icon(glyph, look.px(18), gold_color(look) if glyph == GOLD_ICON else look.c.rule),
        text(look, name, "label", look.c.ink2),
    ]
    if value is not None:
        head.append(text(look, minus(value), "strong", look.accent.fill if shown else look.c.ink, weight=800))
    return ft.Column(
        [
            ft.Row(head, spacing=5, tight=True),
            ft.Row(keys, wrap=True, spacing=6, run_spacing=6),
        ],
        spacing=3,
        tight=True,
    )


def _digit(
    look: Look, ident: str, name: str, number: int, on: bool, width: float, on_number: Callable[[int], Any]
) -> ft.Control:
    return tap(
        look,
        text(look, str(number), "value", look.accent.on if on else look.c.ink, weight=800, fixed=True),
        partial(on_number, number),
        ident=ident,
        label=look.t(words.FORM_VALUE, name=name, value=number),
        selected=on,
        fill=look.accent.fill if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        radius=14,
        padding=0,
        width=width,
        height=KEY_HEIGHT,
    )


def _step(
    look: Look, ident: str, label: str, sign: str, number: int, ok: bool, width: float, on_number: Callable[[int], Any]
) -> ft.Control:
    return tap(
        look,
        text(look, sign, "value", look.c.ink if ok else look.c.line, weight=800, fixed=True),
        partial(on_number, number) if ok else None,
        ident=ident,
        label=label,
        fill=look.c.sunk,
        edge=look.c.edge,
        radius=14,
        padding=0,
        width=width,
        height=KEY_HEIGHT,
    )
