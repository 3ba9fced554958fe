"""A boze move on a tablet: categories, workers, the market, what the action does and how it is paid, all at once."""

from functools import partial

import flet as ft

from companion.rules.boze import prospects
from models.boze import Card
from views.boze.draft import PRICED, Key
from views.boze.effects import beside, effect_choices, tag_of
from views.boze.moment import Moment
from views.boze.parts import CATEGORY_ICONS, capital, wrapped
from views.boze.pay import pay_rows
from views.boze.steps import Steps, category_tiles, columned, stand_for, without_card, worker_cards
from views.boze.taps import MoveTaps
from views.boze.tiles import PricedCard
from views.i18n import boze as words
from views.parts.base import heading, text
from views.theme import Look

WORKER = 116
TALL = 168
LEAST = 150
"""The height of a category's tile, as the window allows."""


def tablet_board(m: Moment, taps: MoveTaps, look: Look, width: float, height: float, steps: Steps) -> ft.Control:
    """Everything at once."""
    draft = m.draft
    tall = max(LEAST, min(TALL, height - 372)) * min(look.scale, 1.3)
    items: list[ft.Control] = [wrapped(category_tiles(m, taps, look, columned(width, 7), tall), 6)]
    if draft.how == "ace":
        items.append(stand_for(m, taps, look))
    items += [
        heading(
            look,
            look.t(words.WORKERS_OF, name=m.seats[m.player].name),
            ft.Icons.PERSON_ROUNDED,
            look.t(words.LIES),
        ),
        _workers(m, taps, look),
    ]
    if steps.shows_effects(m):
        category = draft.category or ""
        title = look.t(words.TO_CHOOSE[category]) if category in words.TO_CHOOSE else look.t(words.EFFECT)
        note = ""
        offer = m.offer(draft.how or "")
        if category in PRICED.values() and offer is not None and offer.cost:
            note = look.t(words.CROWD_AND_PRICE, cost=offer.cost)
        glyph = CATEGORY_ICONS.get(category, ft.Icons.SELF_IMPROVEMENT_ROUNDED)
        items += [heading(look, capital(look, title), glyph, note), effect_choices(m, taps, look, width)]
    elif m.with_market:
        items += [
            *_open_cards(m, taps, look, "recruit", width),
            *_open_cards(m, taps, look, "buy", width),
        ]
    if steps.shows_price(m):
        items.append(pay_rows(m, taps, look))
    if steps.shows_extras(m):
        items.append(beside(m, taps, look))
    return ft.Column(items, spacing=8, width=width, scroll=ft.ScrollMode.AUTO)


def _workers(m: Moment, taps: MoveTaps, look: Look) -> ft.Control:
    cards = ft.Row(
        list(worker_cards(m, taps, look, WORKER)),
        spacing=10,
        run_spacing=8,
        wrap=True,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    few = len(m.seat.workers) <= 3 and look.roomy
    others = ft.Row(
        without_card(m, taps, look), spacing=8, run_spacing=8, wrap=True, alignment=ft.MainAxisAlignment.END
    )
    beside_them = ft.Container(others, width=look.px(300 if few else 150))
    return ft.Row([cards, beside_them], spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _open_cards(m: Moment, taps: MoveTaps, look: Look, key: Key, width: float) -> list[ft.Control]:
    """What lies open of one kind, with what can be paid; a tap begins the action for it."""
    market = m.state.market
    cards: tuple[Card, ...] = market.characters if key == "recruit" else market.items
    homes = prospects.homes_left(m.state) if key == "recruit" else 0
    note = look.t(words.HOMES, count=homes) if homes else ""
    wide = (width - 8 * 4) / 5 - 0.5
    tiles: list[ft.Control] = [
        PricedCard(
            look,
            f"open-{key}-{number}",
            m.name(one.key, look),
            one.cost,
            one.points,
            tag_of(look, m.state, one),
            short,
            False,
            wide,
            partial(_begin, taps, key, number),
            badge=True,
        )
        for number, (one, short) in enumerate(zip(cards, m.short_by(key, cards), strict=True))
    ]
    head = look.t(words.TO_CHOOSE[PRICED[key]])
    row: ft.Control = (
        ft.Row(tiles, spacing=8, wrap=True, run_spacing=8)
        if tiles
        else text(look, look.t(words.NOTHING_OPEN), "note", look.c.ink2)
    )
    return [heading(look, head, CATEGORY_ICONS[PRICED[key]], note), row]


def _begin(taps: MoveTaps, key: Key, number: int, _: str) -> None:
    taps.tap_category(PRICED[key])
    taps.tap_card(f"{key}-{number}")
