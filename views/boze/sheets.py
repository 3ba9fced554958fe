"""Sheets of the boze table: a card written down, a bonus picked, a price changed, cards changed, a printed effect."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.boze import prospects
from companion.texts.boze import SLOTS
from models.boze import HAND, Card
from views.boze.draft import Raw
from views.boze.parts import GOLD_ICON, HAND_ICON, POINTS_ICON, wrapped
from views.boze.tiles import PricedCard
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import text
from views.parts.fields import field, pill, segments, stepper, wide_button
from views.parts.marks import mark
from views.scene import BottomSheet
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.boze.table import TableScreen


def sheet(screen: "TableScreen", look: Look) -> BottomSheet | None:
    """The sheet that is open."""
    kind = screen.chosen.sheet
    if kind in ("recruit", "buy", "bonus"):
        content = _pick(screen, look, kind) if screen.state.catalogue is not None else _write(screen, look, kind)
        return BottomSheet(look.t(words.FORM_TITLE[kind]), content, away=screen.close_sheet)
    if kind == "price":
        return _price(screen, look)
    if kind == "mulligan":
        return _mulligan(screen, look)
    if kind == "gain":
        return _gain(screen, look)
    return None


def card_form(
    screen: "TableScreen", look: Look, key: str, known: Sequence[Card], on_done: Callable[[Raw], Any]
) -> ft.Control:
    """What is printed on a card: name, cost, points, for an item its slot; cards named before fill it in one tap."""
    form = screen.chosen.form
    name, cost, points = form.get("name", ""), form.get("cost", 1), form.get("points", 1)
    slot = form.get("slot", "mask")
    rows: list[ft.Control] = []
    if known:
        rows += [
            text(look, look.t(words.KNOWN), "label", look.c.ink2),
            wrapped(
                [
                    pill(
                        look,
                        f"{one.key} {one.cost}/{minus(one.points)}",
                        False,
                        lambda one=one: on_done(screen.raw_card(one)),
                        ident=f"known-{number}",
                    )
                    for number, one in enumerate(known)
                ]
            ),
        ]
    rows.append(
        field(
            look,
            look.t(words.FORM_NAME),
            name,
            lambda value: screen.fill(name=value),
            ident="form-name",
            max_length=80,
        )
    )
    rows.append(
        ft.Row(
            [
                _number(screen, look, "cost", words.FORM_COST, cost, 0, 30, GOLD_ICON),
                _number(screen, look, "points", words.FORM_POINTS, points, -20, 40, POINTS_ICON),
            ],
            wrap=True,
            spacing=18,
            run_spacing=4,
            alignment=ft.MainAxisAlignment.SPACE_AROUND,
        )
    )
    if key == "buy":
        rows.append(
            segments(
                look,
                [(ident, word.of(look.lang)) for ident, word in SLOTS.items()],
                slot,
                lambda value: screen.fill(slot=value),
                ident="form-slot",
            )
        )
    raw: Raw = {"name": name.strip(), "cost": cost, "points": points, **({"slot": slot} if key == "buy" else {})}
    rows.append(
        wide_button(
            look,
            look.t(words.FORM_ADD),
            (lambda: on_done(raw)) if raw["name"] else None,
            ident="form-add",
            glyph=ft.Icons.ADD_ROUNDED,
            filled=bool(raw["name"]),
        )
    )
    return ft.Column(rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _number(
    screen: "TableScreen", look: Look, key: str, word: Any, value: int, least: int, most: int, glyph: ft.IconData | None
) -> ft.Control:
    return ft.Column(
        [
            text(look, look.t(word), "label", look.c.ink2),
            stepper(
                look,
                value,
                lambda changed: screen.fill(**{key: changed}),
                least=least,
                most=most,
                ident=f"form-{key}",
                label=look.t(word),
                glyph=glyph,
                sign=least < 0 and key != "points",
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _write(screen: "TableScreen", look: Look, key: str) -> ft.Control:
    """A card without a pack, for the move in the making."""
    known = () if screen.table.setup.options.market and key != "bonus" else screen.choices(key)

    def done(raw: Raw) -> None:
        one = Card(raw["name"], raw["cost"], raw["points"], raw.get("slot", ""))
        screen.remember(key, one)
        screen.choose_card(key, one)

    return card_form(screen, look, key, known, done)


def _pick(screen: "TableScreen", look: Look, key: str) -> ft.Control:
    """A card of the pack, for the move in the making."""
    width = 528.0 if look.width >= 600 else look.width - 32
    cards = screen.choices(key)
    wide = (width - 8) / 2 - 0.5 if look.width < 600 else (width - 16) / 3 - 0.5
    return wrapped(
        [
            PricedCard(
                look,
                f"{key}-{number}",
                screen.name(one.key, look),
                one.cost,
                one.points,
                "",
                can_pay,
                False,
                wide,
                screen.tap_card,
            )
            for number, (one, can_pay) in enumerate(zip(cards, screen.affordable(cards), strict=True))
        ]
    )


def _price(screen: "TableScreen", look: Look) -> BottomSheet:
    form = screen.chosen.form
    effect = screen.chosen.did[form["number"]]
    why = form["why"]
    ready = bool(why.strip())
    rows: list[ft.Control] = [
        ft.Row(
            [_number(screen, look, "price", words.FORM_COST, form["price"], 0, 60, GOLD_ICON)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        field(
            look, look.t(words.PRICE_WHY), why, lambda value: screen.fill(why=value), ident="form-why", max_length=200
        ),
        wide_button(
            look,
            look.t(common.DONE),
            screen.set_price if ready else None,
            ident="price-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=ready,
        ),
    ]
    if "price" in effect:
        rows.append(wide_button(look, look.t(words.PRICE_BACK), screen.printed_price, ident="price-printed"))
    name = screen.name(screen.card_of(effect).key, look)
    return BottomSheet(
        look.t(words.PRICE_TITLE, name=name),
        ft.Column(rows, spacing=12, tight=True),
        look.t(words.PRICE_NOTE),
        away=screen.close_sheet,
    )


def _seats(screen: "TableScreen", look: Look, open_seats: Sequence[int], chosen: int) -> ft.Control:
    return wrapped(
        [
            pill(
                look,
                screen.table.seats[seat].name,
                seat == chosen,
                lambda seat=seat: screen.fill(seat=seat),
                ident=f"who-{seat}",
                leading=mark(look, screen.table.seats[seat], 28),
            )
            for seat in open_seats
        ]
    )


def _mulligan(screen: "TableScreen", look: Look) -> BottomSheet:
    form = screen.chosen.form
    count = form["cards"]
    rows: list[ft.Control] = [
        _seats(screen, look, prospects.mulligan_seats(screen.state), form["seat"]),
        text(look, look.t(words.CARDS_CHANGED), "label", look.c.ink2),
        segments(
            look,
            [(str(number), str(number)) for number in range(1, HAND + 1)],
            str(count),
            lambda value: screen.fill(cards=int(value)),
            ident="mulligan-cards",
        ),
        wide_button(
            look,
            look.t(words.MULLIGAN_DO, count=count),
            screen.enter_mulligan,
            ident="mulligan-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=True,
        ),
    ]
    return BottomSheet(
        look.t(words.MULLIGAN),
        ft.Column(rows, spacing=12, tight=True),
        look.t(words.MULLIGAN_NOTE),
        away=screen.close_sheet,
    )


def _gain(screen: "TableScreen", look: Look) -> BottomSheet:
    form = screen.chosen.form
    moved = any(form[key] for key in ("gold", "draw", "points"))
    ready = moved and bool(form["reason"].strip())
    numbers = (("gold", words.GOLD, GOLD_ICON), ("draw", words.HAND, HAND_ICON), ("points", words.POINTS, POINTS_ICON))
    rows: list[ft.Control] = [
        _seats(screen, look, range(len(screen.table.seats)), form["seat"]),
        *(
            ft.Row(
                [
                    text(look, look.t(word), "strong", expand=True),
                    stepper(
                        look,
                        form[key],
                        lambda value, key=key: screen.fill(**{key: value}),
                        least=-99,
                        most=99,
                        ident=f"gain-{key}",
                        label=look.t(word),
                        sign=True,
                        glyph=glyph,
                    ),
                ]
            )
            for key, word, glyph in numbers
        ),
        field(
            look,
            look.t(words.GAIN_WHY),
            form["reason"],
            lambda value: screen.fill(reason=value),
            ident="gain-reason",
            max_length=200,
        ),
        wide_button(
            look,
            look.t(words.GAIN_DO),
            screen.enter_gain if ready else None,
            ident="gain-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=ready,
        ),
    ]
    return BottomSheet(
        look.t(words.GAIN), ft.Column(rows, spacing=10, tight=True), look.t(words.GAIN_NOTE), away=screen.close_sheet
    )
