"""A card written down as it is printed, without a list: a tap for its cost, a tap for its points, and it is there."""

from functools import partial
from typing import Any, Protocol

import flet as ft

from companion.texts.boze import SLOTS
from views.boze.draft import CardForm, Key, Printed
from views.boze.parts import GOLD_ICON, POINTS_ICON, gold_color
from views.i18n import Text
from views.i18n import boze as words
from views.parts.base import icon, tap, text
from views.parts.fields import field, segments, wide_button
from views.theme import Look, minus

DIGITS = range(10)
ROW = 6
"""Keys side by side on a phone; where there is room all of them are."""
KEY_HEIGHT = 48
NUMBERS: tuple[tuple[Printed, Text, ft.IconData], ...] = (
    ("cost", words.FORM_COST, GOLD_ICON),
    ("points", words.FORM_POINTS, POINTS_ICON),
)


class FormTaps(Protocol):
    """What can be told of a card. Each answer joins what was told before, whatever of it is drawn already."""

    def tell(self, key: Key, name: str, value: Any) -> None:
        """A word that is printed on the card; where it was the last thing missing the card is used."""

    def digit(self, key: Key, name: Printed, number: int) -> None:
        """A digit of a number that is printed on it; where it was the last thing missing the card is used."""

    def two_digits(self, key: Key, name: Printed) -> None:
        """The number has two digits, or one after all."""

    def turn_points(self, key: Key) -> None:
        """The points are below zero, or above it after all."""

    def use_written(self) -> None:
        """The card as it was told."""


def card_form(look: Look, form: CardForm, width: float, taps: FormTaps) -> ft.Control:
    """What is printed on a card. The digit that is the last thing missing uses the card at once."""
    rows: list[ft.Control] = []
    if form.key == "buy":
        slots = [(ident, word.of(look.lang)) for ident, word in SLOTS.items()]
        slot = segments(look, slots, form.slot or "", partial(taps.tell, form.key, "slot"), ident="form-slot")
        rows += [] if look.beside else [text(look, look.t(words.FORM_SLOT), "label", look.c.ink2)]
        rows.append(slot)
    rows += [_number(look, form, name, look.t(word), glyph, width, taps) for name, word, glyph in NUMBERS]
    rows.append(
        field(
            look,
            look.t(words.FORM_NAME),
            form.name,
            partial(taps.tell, form.key, "name"),
            ident="form-name",
            max_length=80,
        )
    )
    ready, missing = form.whole, form.missing
    waits = words.FORM_WAITS[missing[0]] if missing else words.FORM_SECOND
    rows.append(
        wide_button(
            look,
            look.t(words.FORM_ADD if ready else waits),
            taps.use_written if ready else None,
            ident="form-add",
            glyph=ft.Icons.ADD_ROUNDED if ready else ft.Icons.TOUCH_APP_ROUNDED,
            filled=ready,
        )
    )
    return ft.Column(rows, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _number(
    look: Look, form: CardForm, key: Printed, name: str, glyph: ft.IconData, width: float, taps: FormTaps
) -> ft.Control:
    """Ten digits, a key for a number of two digits, and for points one for those below zero."""
    value: int | None = getattr(form, key)
    per_row = len(DIGITS) + 2 if width > 620 else ROW
    wide = min(64.0, (width - 6 * (per_row - 1)) / per_row - 0.5)
    long = form.long == key
    whole = value is not None and not long
    keys: list[ft.Control] = [
        _key(
            look,
            f"form-{key}-{digit}",
            look.t(words.FORM_VALUE, name=name, value=digit),
            str(digit),
            partial(taps.digit, form.key, key, digit),
            wide,
            on=whole and value == digit,
        )
        for digit in DIGITS
    ]
    if key == "points":
        label = f"{name}: {look.t(words.FORM_BELOW)}"
        turn = partial(taps.turn_points, form.key)
        keys.append(_key(look, "form-points-minus", label, "−", turn, wide, on=form.below, plain=False))
    label = f"{name}: {look.t(words.FORM_LONG)}"
    more = partial(taps.two_digits, form.key, key)
    keys.append(_key(look, f"form-{key}-long", label, "10+", more, wide, on=long, plain=False))
    head: list[ft.Control] = [
        icon(glyph, look.px(18), gold_color(look) if glyph == GOLD_ICON else look.c.rule),
        text(look, name, "label", look.c.ink2),
    ]
    sign = "−" if key == "points" and form.below else ""
    typed = minus(value) if value is not None else sign
    if long:
        typed += "_" if value is not None else "_ _"
    if typed:
        head.append(text(look, typed, "strong", look.accent.fill, weight=800))
    return ft.Column(
        [
            ft.Row(head, spacing=5, tight=True),
            ft.Row(keys, wrap=True, spacing=6, run_spacing=6),
        ],
        spacing=3,
        tight=True,
    )


def _key(
    look: Look, ident: str, label: str, sign: str, on_tap: Any, width: float, *, on: bool, plain: bool = True
) -> ft.Control:
    return tap(
        look,
        text(
            look,
            sign,
            "value",
            look.accent.on if on else look.c.ink,
            weight=800,
            fixed=True,
            size=None if plain else 18,
        ),
        on_tap,
        ident=ident,
        label=label,
        selected=on,
        fill=look.accent.fill if on else look.c.sheet if plain else look.c.sunk,
        edge=look.accent.fill if on else look.c.edge,
        radius=14,
        padding=0,
        width=width,
        height=KEY_HEIGHT,
    )
