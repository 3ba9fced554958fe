"""The market: what was turned up, picked from the list or written down as it is printed."""

from functools import partial

import flet as ft

from companion.rules.boze.table import in_decks
from models.boze import Card
from views.boze.draft import KEY_OF_TAB, CardForm, Tab
from views.boze.effects import tag_of, tile_width
from views.boze.form import card_form
from views.boze.moment import Moment
from views.boze.panels import subtitle
from views.boze.parts import wrapped
from views.boze.taps import MarketTaps
from views.boze.tiles import PricedCard
from views.i18n import Text
from views.i18n import boze as words
from views.parts.base import card, icon, text
from views.parts.fields import pill, segments
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look, minus

TABS: tuple[tuple[Tab, Text], ...] = (("characters", words.CHARACTERS), ("items", words.ITEMS))


def market_scene(m: Moment, taps: MarketTaps, look: Look) -> Scene:
    """The market that is due: what lies open, what was turned up, and where to take it from."""
    draft = m.chosen
    event = m.read(type="market", characters=list(draft.characters), items=list(draft.items))
    short = [(tab, m.short(tab)) for tab, _ in TABS]
    full = all(count == 0 for _, count in short)
    left = " · ".join(look.t(words.MARKET_LEFT[tab], count=count) for tab, count in short if count > 0)
    main = (
        MainAction(look.t(words.MARKET_DO), "", ft.Icons.CHECK_ROUNDED, taps.enter_market)
        if not left
        else MainAction(look.t(words.MARKET_WAIT), left, ft.Icons.TOUCH_APP_ROUNDED)
    )
    out = (
        [TrayAction("deck-out", look.t(words.DECK_OUT), ft.Icons.REMOVE_CIRCLE_ROUNDED, taps.enter_market)]
        if left and not m.listed
        else []
    )
    return Scene(
        subtitle=subtitle(m, look),
        seat=None,
        title=look.t(words.MARKET_TITLE),
        now=look.t(words.MARKET),
        glyph=ft.Icons.STORE_ROUNDED,
        chips=False,
        scrolls=True,
        keeps_line=False,
        board=lambda width, height: _board(m, taps, look, width),
        said=Said("ok", look.t(words.FULL)) if full and not m.judge(event) else None,
        main=main,
        others=out,
        # A phone lying down has its whole height for what is told.
        choices=_open(m, taps, look, look.choices_width) if look.beside else None,
    )


def _open(m: Moment, taps: MarketTaps, look: Look, width: float) -> ft.Control:
    """Which of the two is shown, and what lies open of it."""
    tabs = segments(
        look,
        [(name, f"{look.t(word)} {len(m.chosen.laid(name))} / {m.wanted[name]}") for name, word in TABS],
        m.tab,
        taps.show_tab,
        ident="market-tab",
        width=width,
    )
    return ft.Column([tabs, _laid(m, taps, look, m.tab, width)], spacing=10, tight=True)


def _board(m: Moment, taps: MarketTaps, look: Look, width: float) -> ft.Control:
    tab = m.tab
    lists: list[ft.Control] = [] if look.beside else [_open(m, taps, look, width)]
    if m.listed:
        if m.wanted[tab]:
            lists.append(_deck(m, taps, look, tab, width))
    elif m.short(tab) > 0 or m.chosen.writing is not None:
        form = m.chosen.writing or CardForm(KEY_OF_TAB[tab])
        lists += _known(m, taps, look, tab)
        lists.append(card(look, card_form(look, form, width - 26, taps)))
    else:
        complete = text(look, look.t(words.FULL), "strong")
        lists.append(ft.Row([icon(ft.Icons.CHECK_CIRCLE_ROUNDED, 24, look.c.ok), complete], spacing=8))
    return ft.Column(lists, spacing=10, width=width, scroll=None if look.layout == "phone" else ft.ScrollMode.AUTO)


def _known(m: Moment, taps: MarketTaps, look: Look, tab: Tab) -> list[ft.Control]:
    """Cards that were named and taken back: nothing that lies on the table is turned up again."""
    found = []
    for number, one in enumerate(m.known.characters if tab == "characters" else m.known.items):
        if one.key not in m.gone(tab):
            label = f"{one.key} {one.cost}/{minus(one.points)}"
            found.append(pill(look, label, False, partial(taps.lay_known, one), ident=f"known-{number}"))
    return [text(look, look.t(words.KNOWN), "label", look.c.ink2), wrapped(found)] if found else []


def _tile(m: Moment, look: Look, ident: str, one: Card, on: bool, wide: float, on_tap: object) -> ft.Control:
    return PricedCard(
        look,
        ident,
        m.name(one.key, look),
        one.cost,
        one.points,
        tag_of(look, m.state, one),
        0,
        on,
        wide,
        on_tap,
    )


def _laid(m: Moment, taps: MarketTaps, look: Look, tab: Tab, width: float) -> ft.Control:
    """What lies open already, then without a list what was turned up now; a tap takes one of these up again."""
    market = m.state.market
    lie = market.characters if tab == "characters" else market.items
    wide = tile_width(look, width)
    tiles = [_tile(m, look, f"lies-{tab}-{number}", one, False, wide, None) for number, one in enumerate(lie)]
    written = () if m.listed else m.chosen.laid(tab)
    tiles += [
        _tile(m, look, f"out-{tab}-{number}", m.card(KEY_OF_TAB[tab], raw), True, wide, taps.take_out)
        for number, raw in enumerate(written)
    ]
    return wrapped(tiles)


def _deck(m: Moment, taps: MarketTaps, look: Look, tab: Tab, width: float) -> ft.Control:
    """The cards that can still come from the list's deck; those turned up stay in their place, ringed."""
    decks = in_decks(m.state) or ((), ())
    taken = {raw["id"] for raw in m.chosen.laid(tab)}
    wide = tile_width(look, width)
    tiles = [
        _tile(m, look, f"deck-{one.key}", one, one.key in taken, wide, taps.pick_open)
        for one in decks[0 if tab == "characters" else 1]
    ]
    return ft.Column(
        [text(look, look.t(words.MARKET_FROM), "label", look.c.ink2), wrapped(tiles)], spacing=6, tight=True
    )
