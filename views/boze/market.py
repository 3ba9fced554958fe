"""The market: what was turned up, picked from the pack or written down as it is printed."""

from typing import TYPE_CHECKING

import flet as ft

from companion.rules.boze import prospects
from companion.rules.boze.table import in_decks
from companion.texts.boze import SLOTS
from models.boze import Card, State
from views.boze.parts import wrapped
from views.boze.sheets import card_form
from views.boze.tiles import PricedCard
from views.i18n import boze as words
from views.parts.base import card, icon, text
from views.parts.fields import segments
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look

if TYPE_CHECKING:
    from views.boze.table import TableScreen

KINDS = {"characters": "recruit", "items": "buy"}


def scene(screen: "TableScreen", look: Look) -> Scene:
    """The market that is due: what lies open, what was turned up, and where to take it from."""
    draft = screen.chosen
    wanted = prospects.market_wanted(screen.state)
    given = (len(draft.characters), len(draft.items))
    event = screen.table.event(type="market", characters=list(draft.characters), items=list(draft.items))
    legal = not screen.table.judge(event)
    full = given == wanted
    main = (
        MainAction(look.t(words.MARKET_DO), "", ft.Icons.CHECK_ROUNDED, screen.enter_market)
        if full
        else MainAction(look.t(words.MARKET_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED)
    )
    out = (
        [TrayAction("deck-out", look.t(words.DECK_OUT), ft.Icons.REMOVE_CIRCLE_ROUNDED, screen.enter_market)]
        if not full and screen.state.catalogue is None
        else []
    )
    return Scene(
        subtitle=screen.subtitle(look),
        seat=None,
        title=look.t(words.MARKET_TITLE),
        now=look.t(words.MARKET),
        glyph=ft.Icons.STORE_ROUNDED,
        chips=False,
        scrolls=True,
        keeps_line=False,
        board=lambda width, height: _board(screen, look, width),
        said=Said("ok", look.t(words.FULL)) if full and legal else None,
        main=main,
        others=out,
    )


def _board(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    draft, state = screen.chosen, screen.state
    wanted = dict(zip(("characters", "items"), prospects.market_wanted(state), strict=True))
    tab = draft.tab
    lists: list[ft.Control] = [
        segments(
            look,
            [
                ("characters", f"{look.t(words.CHARACTERS)} {len(draft.characters)} / {wanted['characters']}"),
                ("items", f"{look.t(words.ITEMS)} {len(draft.items)} / {wanted['items']}"),
            ],
            tab,
            screen.show_tab,
            ident="market-tab",
        ),
        _laid(screen, look, tab, width),
    ]
    given = len(getattr(draft, tab))
    if state.catalogue is not None:
        if wanted[tab]:
            lists.append(_deck(screen, look, tab, width))
    elif given >= wanted[tab]:
        lists.append(
            ft.Row(
                [icon(ft.Icons.CHECK_CIRCLE_ROUNDED, 24, look.c.ok), text(look, look.t(words.FULL), "strong")],
                spacing=8,
            )
        )
    else:
        lists.append(
            card(
                look,
                card_form(
                    screen,
                    look,
                    KINDS[tab],
                    screen.known.characters if tab == "characters" else screen.known.items,
                    lambda raw: screen.add_open(tab, raw),
                ),
            )
        )
    return ft.Column(lists, spacing=10, width=width, scroll=ft.ScrollMode.AUTO if look.wide else None)


def tile_width(look: Look, width: float, least: float = 84) -> float:
    """The width of a card where as many stand in a row as fit, each at least so wide (at text scale 1)."""
    least = least * min(look.scale, 1.6)
    count = max(2, int((width + 8) // (least + 8)))
    return (width - 8 * (count - 1)) / count - 0.5


def tag_of(look: Look, state: State, one: Card) -> str:
    """The word under a card: its slot, or that it always lies open."""
    if one.slot:
        return SLOTS[one.slot].of(look.lang)
    return look.t(words.HOME) if one.home else ""


def _laid(screen: "TableScreen", look: Look, tab: str, width: float) -> ft.Control:
    """What lies open already, then without a pack what was turned up now; a tap takes one of these back."""
    state = screen.state
    lie = state.market.characters if tab == "characters" else state.market.items
    wide = tile_width(look, width)
    tiles: list[ft.Control] = [
        PricedCard(
            look,
            f"lies-{tab}-{number}",
            screen.name(one.key, look),
            one.cost,
            one.points,
            tag_of(look, state, one),
            True,
            False,
            wide,
            None,
        )
        for number, one in enumerate(lie)
    ]
    written = getattr(screen.chosen, tab) if state.catalogue is None else ()
    for number, raw in enumerate(written):
        one = screen.card_of({KINDS[tab]: raw})
        tiles.append(
            PricedCard(
                look,
                f"out-{tab}-{number}",
                screen.name(one.key, look),
                one.cost,
                one.points,
                tag_of(look, state, one),
                True,
                True,
                wide,
                screen.take_out,
            )
        )
    return wrapped(tiles)


def _deck(screen: "TableScreen", look: Look, tab: str, width: float) -> ft.Control:
    """The cards that can still come from the pack's deck; those turned up stay in their place, ringed."""
    decks = in_decks(screen.state) or ((), ())
    taken = {raw["id"] for raw in getattr(screen.chosen, tab)}
    wide = tile_width(look, width)
    tiles = [
        PricedCard(
            look,
            f"deck-{one.key}",
            screen.name(one.key, look),
            one.cost,
            one.points,
            tag_of(look, screen.state, one),
            True,
            one.key in taken,
            wide,
            screen.pick_open,
        )
        for one in decks[0 if tab == "characters" else 1]
    ]
    return ft.Column(
        [text(look, look.t(words.MARKET_FROM), "label", look.c.ink2), wrapped(tiles)], spacing=6, tight=True
    )
