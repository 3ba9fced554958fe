"""Sheets of the boze table: a card of the list, a price changed, a mulligan, what a card's effect did."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.rules.boze import prospects
from models.boze import HAND
from views.boze.draft import GainForm, Key, MulliganForm, PriceForm, RecountForm
from views.boze.moment import Moment
from views.boze.parts import GOLD_ICON, HAND_ICON, POINTS_ICON, wrapped
from views.boze.taps import SheetTaps
from views.boze.tiles import PricedCard
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import text
from views.parts.fields import field, pill, segments, wide_button
from views.parts.marks import mark
from views.parts.numbers import NumberField, number_form
from views.scene import BottomSheet
from views.theme import Look

MOST_LEFT = 300
MOST_PRICE = 99
MOST_GAIN = 99


def open_sheet(m: Moment, taps: SheetTaps, look: Look) -> BottomSheet | None:
    """The sheet that is open."""
    draft = m.chosen
    if draft.picking is not None and m.listed:
        content = _pick(m, taps, look, draft.picking)
        return BottomSheet(look.t(words.FORM_TITLE[draft.picking]), content, away=taps.close_sheet)
    if draft.price is not None:
        return _price(m, taps, look, draft.price)
    if draft.mulligan is not None:
        return _mulligan(m, taps, look, draft.mulligan)
    if draft.gained is not None:
        return _gain(m, taps, look, draft.gained)
    if draft.recount is not None and m.state.deck is not None:
        return _recount(m, taps, look, draft.recount, m.state.deck)
    return None


def _pick(m: Moment, taps: SheetTaps, look: Look, key: Key) -> ft.Control:
    """A card of the list, for the move in the making."""
    width = look.sheet_room
    cards = m.choices(key)
    wide = (width - 8) / 2 - 0.5 if width < 500 else (width - 16) / 3 - 0.5
    tiles = [
        PricedCard(
            look,
            f"{key}-{number}",
            m.name(one.key, look),
            one.cost,
            one.points,
            "",
            short,
            False,
            wide,
            taps.tap_card,
        )
        for number, (one, short) in enumerate(zip(cards, m.short_by(key, cards), strict=True))
    ]
    return wrapped(tiles)


def _price(m: Moment, taps: SheetTaps, look: Look, form: PriceForm) -> BottomSheet:
    effect = m.draft.did[form.number]
    ready = bool(form.why.strip())

    def priced(_: str, price: int, fresh: bool = True) -> None:
        taps.fill_price(price=price, fresh=fresh)

    rows: list[ft.Control] = [
        number_form(
            look,
            [NumberField("form-price", look.t(words.FORM_COST), MOST_PRICE, GOLD_ICON)],
            {"form-price": form.price},
            "form-price",
            form.fresh,
            look.sheet_room,
            on_change=priced,
            on_field=lambda _: None,
        ),
        field(
            look,
            look.t(words.PRICE_WHY),
            form.why,
            lambda why: taps.fill_price(why=why),
            ident="form-why",
            max_length=200,
        ),
        wide_button(
            look,
            look.t(common.DONE) if ready else look.t(words.WHY_WAITS),
            taps.set_price if ready else None,
            ident="price-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=ready,
        ),
    ]
    if "price" in effect:
        rows.append(wide_button(look, look.t(words.PRICE_BACK), taps.printed_price, ident="price-printed"))
    name = m.name(m.card_of(effect).key, look)
    return BottomSheet(
        look.t(words.PRICE_TITLE, name=name),
        ft.Column(rows, spacing=12, tight=True),
        look.t(words.PRICE_NOTE),
        away=taps.close_sheet,
    )


def _recount(m: Moment, taps: SheetTaps, look: Look, form: RecountForm, deck: int) -> BottomSheet:
    number = NumberField("deck-left", look.t(words.RECOUNT_LEFT), MOST_LEFT, ft.Icons.LAYERS_ROUNDED)
    rows: list[ft.Control] = [
        number_form(
            look,
            [number],
            {"deck-left": form.left},
            "deck-left",
            form.fresh,
            look.sheet_room,
            on_change=taps.fill_recount,
            on_field=lambda _: None,
        ),
        wide_button(
            look,
            look.t(words.RECOUNT_DO, count=form.left, before=deck),
            taps.set_recount if form.left != deck else None,
            ident="recount-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=form.left != deck,
        ),
    ]
    content = ft.Column(rows, spacing=12, tight=True)
    return BottomSheet(look.t(words.RECOUNT), content, look.t(words.RECOUNT_NOTE), away=taps.close_sheet)


def _seats(m: Moment, look: Look, open_seats: Sequence[int], chosen: int, on_seat: Any) -> ft.Control:
    return wrapped(
        [
            pill(
                look,
                m.seats[seat].name,
                seat == chosen,
                partial(on_seat, seat),
                ident=f"who-{seat}",
                leading=mark(look, m.seats[seat], 28),
            )
            for seat in open_seats
        ]
    )


def _mulligan(m: Moment, taps: SheetTaps, look: Look, form: MulliganForm) -> BottomSheet:
    rows: list[ft.Control] = [
        _seats(
            m,
            look,
            prospects.mulligan_seats(m.state),
            form.seat,
            lambda seat: taps.fill_mulligan(seat=seat),
        ),
        text(look, look.t(words.CARDS_CHANGED), "label", look.c.ink2),
        segments(
            look,
            [(str(number), str(number)) for number in range(1, HAND + 1)],
            str(form.cards),
            lambda value: taps.fill_mulligan(cards=int(value)),
            ident="mulligan-cards",
        ),
        wide_button(
            look,
            look.t(words.MULLIGAN_DO, count=form.cards),
            taps.enter_mulligan,
            ident="mulligan-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=True,
        ),
    ]
    return BottomSheet(
        look.t(words.MULLIGAN),
        ft.Column(rows, spacing=12, tight=True),
        look.t(words.MULLIGAN_NOTE),
        away=taps.close_sheet,
    )


def _gain(m: Moment, taps: SheetTaps, look: Look, form: GainForm) -> BottomSheet:
    moved = bool(form.gold or form.draw or form.points)
    ready = moved and bool(form.reason.strip())
    numbers = (("gold", words.GOLD, GOLD_ICON), ("draw", words.HAND, HAND_ICON), ("points", words.POINTS, POINTS_ICON))

    def told(ident: str, value: int, fresh: bool = True) -> None:
        key = ident.removeprefix("gain-")
        taps.fill_gain(**{key: value, "at": key, "fresh": fresh})

    rows: list[ft.Control] = [
        _seats(m, look, range(len(m.seats)), form.seat, lambda seat: taps.fill_gain(seat=seat)),
        number_form(
            look,
            [
                NumberField(f"gain-{key}", look.t(word), MOST_GAIN, glyph, least=-MOST_GAIN)
                for key, word, glyph in numbers
            ],
            {f"gain-{key}": getattr(form, key) for key, _, _ in numbers},
            f"gain-{form.at}",
            form.fresh,
            look.sheet_room,
            on_change=told,
            on_field=lambda ident: taps.fill_gain(at=ident.removeprefix("gain-"), fresh=True),
        ),
        field(
            look,
            look.t(words.GAIN_WHY),
            form.reason,
            lambda reason: taps.fill_gain(reason=reason),
            ident="gain-reason",
            max_length=200,
        ),
        wide_button(
            look,
            look.t(words.GAIN_DO if ready else words.WHY_WAITS if moved else words.GAIN_WAITS),
            taps.enter_gain if ready else None,
            ident="gain-done",
            glyph=ft.Icons.CHECK_ROUNDED,
            filled=ready,
        ),
    ]
    return BottomSheet(
        look.t(words.GAIN), ft.Column(rows, spacing=10, tight=True), look.t(words.GAIN_NOTE), away=taps.close_sheet
    )
