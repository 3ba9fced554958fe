"""What an action does, to choose from: amounts, cards with their prices, who wears an item, what comes besides."""

from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.boze import prospects
from views.boze.draft import KIND_KEYS, PRICED, key_of
from views.boze.market import tag_of, tile_width
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, HAND_ICON, choice, wrapped
from views.boze.tiles import PricedCard, amount_tile
from views.i18n import boze as words
from views.parts.base import text
from views.parts.fields import pill, stepper
from views.theme import Look

if TYPE_CHECKING:
    from views.boze.table import TableScreen


AMOUNTS = range(1, 7)
"""How much gold or how many cards one tap gives; the stepper beside it goes on."""


def worker_key(screen: "TableScreen", number: int) -> str | None:
    card = screen.seat.workers[number].card
    return None if card is None else card.key


def effect_text(screen: "TableScreen", look: Look, effect: dict[str, Any]) -> str:
    key = key_of(effect)
    if key == "gold":
        return look.t(words.GAIN_GOLD, count=effect["gold"])
    if key == "draw":
        return look.t(words.GAIN_DRAW, count=effect["draw"])
    if key == "lead":
        return look.t(words.LEAD, name=screen.table.seats[screen.player].name)
    return look.t(words.DO[PRICED[key]], name=screen.name(screen.card_of(effect).key, look))


def effect_choices(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    draft = screen.chosen
    rows: list[ft.Control] = []
    if draft.how == "own":
        rows.append(
            wrapped(
                [
                    choice(
                        look,
                        f"kind-{category}",
                        CATEGORY_ICONS[category],
                        look.t(words.KIND[category]),
                        draft.kind == category,
                        lambda category=category: screen.tap_kind(f"kind-{category}"),
                    )
                    for category in screen.kinds
                ],
                6,
            )
        )
    key = KIND_KEYS.get(draft.category or "")
    if key in ("gold", "draw"):
        rows.append(_amounts(screen, look, key, width))
    elif key in PRICED:
        rows.append(_cards(screen, look, key, width))
    elif key == "lead":
        rows.append(text(look, look.t(words.LEAD, name=screen.table.seats[screen.player].name), "strong"))
    worn = worn_by(screen, look)
    return ft.Column([*rows, worn] if worn else rows, spacing=8, tight=True)


def _amounts(screen: "TableScreen", look: Look, key: str, width: float) -> ft.Control:
    value = screen.chosen.amount(key)
    glyph, word = (GOLD_ICON, words.GAIN_GOLD) if key == "gold" else (HAND_ICON, words.GAIN_DRAW)
    wide = (width - 6 * 5) / 6 - 0.5
    tiles = [
        amount_tile(
            look,
            f"{key}-{count}",
            glyph,
            count,
            look.t(word, count=count),
            value == count,
            max(54.0, min(wide, 110.0)),
            screen.tap_amount,
        )
        for count in AMOUNTS
    ]
    rows: list[ft.Control] = [wrapped(tiles, 6)]
    if value:
        rows.append(
            ft.Row(
                [_stepper(screen, look, key, value, 1)],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    return ft.Column(rows, spacing=4, tight=True)


def _stepper(screen: "TableScreen", look: Look, key: str, value: int, least: int) -> ft.Control:
    return stepper(
        look,
        value,
        lambda count: screen.set_amount(key, count),
        least=least,
        most=30,
        ident=f"amount-{key}",
        label=look.t(words.GOLD if key == "gold" else words.HAND),
        sign=True,
        glyph=GOLD_ICON if key == "gold" else HAND_ICON,
    )


def _cards(screen: "TableScreen", look: Look, key: str, width: float) -> ft.Control:
    """The cards to choose from, those that cannot be paid dashed; without a pack a tile to write one down."""
    draft, state = screen.chosen, screen.state
    on = [screen.card_of(effect) for effect in draft.did if key in effect]
    pack = state.catalogue is not None
    wide = tile_width(look, width, (50 if key == "recruit" else 64) if look.lang == "ja" and not look.wide else 84)
    tiles: list[ft.Control] = []
    if not (key == "bonus" and pack):
        shown = screen.choices(key)
        tagged = any(tag_of(look, state, one) for one in shown)
        tiles = [
            PricedCard(
                look,
                f"{key}-{number}",
                screen.name(one.key, look),
                one.cost,
                one.points,
                tag_of(look, state, one) or (" " if tagged else ""),
                one in on or can_pay,
                one in on,
                wide,
                screen.tap_card,
            )
            for number, (one, can_pay) in enumerate(zip(shown, screen.affordable(shown), strict=True))
        ]
        on = [one for one in on if one not in shown]
    tiles += [
        PricedCard(
            look,
            f"chosen-{number}",
            screen.name(one.key, look),
            one.cost,
            one.points,
            tag_of(look, state, one),
            True,
            True,
            max(wide, 120.0),
            lambda _: screen.open_sheet(key),
        )
        for number, one in enumerate(on)
    ]
    another = _another(screen, look, key, first=not tiles)
    if another is not None:
        tiles.append(another)
    return wrapped(tiles) if tiles else text(look, look.t(words.NOTHING_OPEN), "strong", look.c.ink2)


def _another(screen: "TableScreen", look: Look, key: str, *, first: bool) -> ft.Control | None:
    """The way to a card that is not shown: a sheet of bonus cards, a home character, a card to write down."""
    state = screen.state
    if key == "bonus":
        label = f"{look.t(words.PICK_BONUS)} · {look.t(words.SHOW_COUNT, count=screen.seat.bonus_hand)}"
    elif state.catalogue is not None:
        return None
    elif not screen.table.setup.options.market:
        label = look.t(words.FIRST_CARD if first else words.NEW_CARD)
    elif key == "recruit":
        label = f"{look.t(words.NEW_HOME)} · {look.t(words.HOMES_LEFT, count=prospects.homes_left(state))}"
    else:
        return None
    return choice(look, f"another-{key}", ft.Icons.ADD_ROUNDED, label, False, lambda: screen.open_sheet(key))


def worn_by(screen: "TableScreen", look: Look) -> ft.Control | None:
    """Who wears each item bought, where there is a choice; None where there is none."""
    rows: list[ft.Control] = []
    for number, effect in enumerate(screen.chosen.did):
        if "buy" not in effect:
            continue
        fit = screen.wearers(number)
        if len(fit) < 2:
            if not fit:
                rows.append(text(look, look.t(words.NOBODY_FITS), "strong", look.c.ng))
            continue
        rows.append(text(look, look.t(words.WEARS), "label", look.c.ink2))
        rows.append(
            wrapped(
                [
                    choice(
                        look,
                        f"for-{number}-{worker}",
                        ft.Icons.PERSON_ROUNDED,
                        screen.name(worker_key(screen, worker), look)
                        if worker < len(screen.seat.workers)
                        else str(worker),
                        effect["for"] == worker,
                        lambda number=number, worker=worker: screen.tap_wearer(f"for-{number}-{worker}"),
                    )
                    for worker in fit
                ],
                6,
            )
        )
    return ft.Column(rows, spacing=6, tight=True) if rows else None


def beside(screen: "TableScreen", look: Look) -> ft.Control:
    """What a card prints besides: gold, cards, one more of the same, another price."""
    draft = screen.chosen
    key = KIND_KEYS.get(draft.category or "", "")
    pills: list[ft.Control] = [
        pill(look, look.t(words.BESIDE), draft.beside, screen.toggle_beside, ident="beside"),
    ]
    if key in PRICED:
        pills.append(pill(look, look.t(words.ONE_MORE), draft.more, screen.toggle_more, ident="one-more"))
    rows: list[ft.Control] = [wrapped(pills)]
    if draft.beside:
        if draft.how != "own":
            others = [other for other in ("gold", "draw") if other != key]
            steppers = [_stepper(screen, look, other, draft.amount(other), 0) for other in others]
            rows.append(wrapped(steppers, 12))
        rows += [
            choice(
                look,
                f"price-{number}",
                ft.Icons.EDIT_ROUNDED,
                look.t(words.PRICE_TITLE, name=screen.name(screen.card_of(effect).key, look)),
                "price" in effect,
                lambda number=number: screen.open_price(number),
            )
            for number, effect in enumerate(draft.did)
            if key_of(effect) in PRICED
        ]
    return ft.Column(rows, spacing=6, tight=True)
