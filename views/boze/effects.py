"""What an action does, to choose from: amounts, cards with their prices, who wears an item, what comes besides."""

from functools import partial
from typing import cast

import flet as ft

from companion.rules.boze import prospects
from companion.texts.boze import SLOTS
from models.boze import Card, State
from views.boze.draft import KIND_KEYS, PRICED, CardForm, Key, Raw, card_key, key_of
from views.boze.form import card_form
from views.boze.moment import Moment
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, HAND_ICON, Choice, choice, wrapped
from views.boze.taps import MoveTaps
from views.boze.tiles import AmountTile, PricedCard
from views.i18n import boze as words
from views.parts.base import card, tap, text
from views.parts.fields import pill, stepper
from views.theme import Look

AMOUNTS = range(1, 7)
"""How much gold or how many cards one tap gives; the stepper beside it goes on."""


def effect_text(m: Moment, look: Look, effect: Raw) -> str:
    """``ソラを 仲間にする``."""
    key = key_of(effect)
    if key == "gold":
        return look.t(words.GAIN_GOLD, count=effect["gold"])
    if key == "draw":
        return look.t(words.GAIN_DRAW, count=effect["draw"])
    if key == "lead":
        return look.t(words.LEAD, name=m.seats[m.player].name)
    return look.t(words.DO[PRICED[key]], name=m.name(m.card_of(effect).key, look))


def effect_choices(m: Moment, taps: MoveTaps, look: Look, width: float) -> ft.Control:
    """What the action chosen may do."""
    draft = m.draft
    rows: list[ft.Control] = []
    if draft.how == "own":
        rows.append(
            wrapped(
                [
                    Choice(
                        look,
                        f"kind-{category}",
                        CATEGORY_ICONS[category],
                        look.t(words.KIND[category]),
                        draft.kind == category,
                        taps.tap_kind,
                    )
                    for category in KIND_KEYS
                ],
                6,
            )
        )
    key = KIND_KEYS.get(draft.category or "")
    if key in ("gold", "draw"):
        rows.append(_amounts(m, taps, look, key, width))
    elif key in PRICED:
        rows += _cards(m, taps, look, cast(Key, key), width)
    elif key == "lead":
        rows.append(text(look, look.t(words.LEAD, name=m.seats[m.player].name), "strong"))
    worn = worn_by(m, taps, look)
    return ft.Column([*rows, worn] if worn else rows, spacing=8, tight=True)


def _amounts(m: Moment, taps: MoveTaps, look: Look, key: str, width: float) -> ft.Control:
    value = m.draft.amount(key)
    glyph, word = (GOLD_ICON, words.GAIN_GOLD) if key == "gold" else (HAND_ICON, words.GAIN_DRAW)
    wide = (width - 6 * 5) / 6 - 0.5
    tiles = [
        AmountTile(
            look,
            f"{key}-{count}",
            glyph,
            count,
            look.t(word, count=count),
            value == count,
            max(48.0, min(wide, 110.0)),
            taps.tap_amount,
        )
        for count in AMOUNTS
    ]
    rows: list[ft.Control] = [wrapped(tiles, 6)]
    if value:
        rows.append(ft.Row([_stepper(taps, look, key, value, 1)], alignment=ft.MainAxisAlignment.CENTER))
    return ft.Column(rows, spacing=4, tight=True)


def _stepper(taps: MoveTaps, look: Look, key: str, value: int, least: int) -> ft.Control:
    return stepper(
        look,
        value,
        partial(taps.set_amount, key),
        least=least,
        most=30,
        ident=f"amount-{key}",
        label=look.t(words.GOLD if key == "gold" else words.HAND),
        sign=True,
        glyph=GOLD_ICON if key == "gold" else HAND_ICON,
    )


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


def _cards(m: Moment, taps: MoveTaps, look: Look, key: Key, width: float) -> list[ft.Control]:
    """The cards to choose from, those that cannot be paid dashed; without a list one more can be written down."""
    draft, state = m.draft, m.state
    chosen = [(number, m.card_of(effect)) for number, effect in enumerate(draft.did) if key in effect]
    on = [one for _, one in chosen]
    wide = tile_width(look, width, (50 if key == "recruit" else 64) if look.lang == "ja" and not look.wide else 84)
    if look.wide:
        wide = max(wide, (width - 32) / 5 - 0.5)
    tiles: list[ft.Control] = []
    shown: tuple[Card, ...] = ()
    if not (key == "bonus" and m.listed):
        shown = m.choices(key)
        tagged = any(tag_of(look, state, one) for one in shown)
        tiles = [
            PricedCard(
                look,
                f"{key}-{number}",
                m.name(one.key, look),
                one.cost,
                one.points,
                tag_of(look, state, one) or (" " if tagged else ""),
                0 if one in on else short,
                one in on,
                wide,
                taps.tap_card,
                badge=look.wide,
            )
            for number, (one, short) in enumerate(zip(shown, m.short_by(key, shown), strict=True))
        ]
    tiles += [
        PricedCard(
            look,
            f"chosen-{number}",
            m.name(one.key, look),
            one.cost,
            one.points,
            tag_of(look, state, one) or ("" if m.listed else look.t(words.CHANGE_CARD)),
            0,
            True,
            max(wide, 120.0),
            partial(_again, taps, key, one, m.listed),
        )
        for number, one in chosen
        if one not in shown
    ]
    form = draft.writing
    if form is None and not tiles and _may_write(m, key):
        form = CardForm(key)
    if form is not None:
        tiles_row = [wrapped(tiles)] if tiles else []
        return [*tiles_row, card(look, card_form(look, form, width - 26, taps))]
    tiles += _others(m, taps, look, key)
    return [wrapped(tiles) if tiles else text(look, look.t(words.NOTHING_OPEN), "strong", look.c.ink2)]


def _again(taps: MoveTaps, key: Key, one: Card, listed: bool, _: str) -> None:
    """A chosen card that is not among those shown: another one of the list, or what is written on it."""
    if listed:
        taps.pick(key)
    else:
        slot = one.slot or None
        taps.write(CardForm(key, one.key, slot, one.cost, one.points, below=one.points < 0))  # type: ignore[arg-type]


def _may_write(m: Moment, key: Key) -> bool:
    """Whether a card of this kind may be one that nobody has named yet."""
    if m.listed:
        return False
    if key == "bonus" or not m.with_market:
        return True
    return key == "recruit" and prospects.homes_left(m.state) > 0


def _others(m: Moment, taps: MoveTaps, look: Look, key: Key) -> list[ft.Control]:
    """The ways to a card that is not shown: a sheet of bonus cards, a card to write down, each home character."""
    if key == "bonus" and m.listed:
        left = look.t(words.SHOW_COUNT, count=m.seat.bonus_hand)
        label = f"{look.t(words.PICK_BONUS)} · {left}"
        return [choice(look, "another-bonus", ft.Icons.ADD_ROUNDED, label, False, partial(taps.pick, key))]
    if not _may_write(m, key):
        return []
    write = partial(taps.write, CardForm(key))
    if key == "recruit" and m.with_market:
        return [
            tap(
                look,
                ft.Column(
                    [
                        text(look, look.t(words.NEW_HOME_NUMBER, number=number), "label", look.c.ink2, lines=1),
                        text(look, "?", "value", look.c.ink2, weight=800),
                    ],
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                write,
                ident=f"home-{number}",
                label=look.t(words.NEW_HOME_NUMBER, number=number),
                edge=look.c.edge,
                radius=14,
                padding=ft.Padding.symmetric(horizontal=8, vertical=6),
                width=look.px(76),
            )
            for number in range(1, prospects.homes_left(m.state) + 1)
        ]
    return [choice(look, f"another-{key}", ft.Icons.ADD_ROUNDED, look.t(words.NEW_CARD), False, write)]


def worn_by(m: Moment, taps: MoveTaps, look: Look) -> ft.Control | None:
    """Who wears each item bought, where there is a choice; None where there is none."""
    rows: list[ft.Control] = []
    for number, effect in enumerate(m.draft.did):
        if "buy" not in effect:
            continue
        fit = m.wearers(number)
        if len(fit) < 2:
            if not fit:
                rows.append(text(look, look.t(words.NOBODY_FITS), "strong", look.c.ng))
            continue
        rows.append(text(look, look.t(words.WEARS), "label", look.c.ink2))
        choices: list[ft.Control] = [
            Choice(
                look,
                f"for-{number}-{worker}",
                ft.Icons.PERSON_ROUNDED,
                m.worker_name(worker, look) if worker < len(m.seat.workers) else str(worker),
                effect["for"] == worker,
                taps.tap_wearer,
            )
            for worker in fit
        ]
        rows.append(wrapped(choices, 6))
    return ft.Column(rows, spacing=6, tight=True) if rows else None


def beside(m: Moment, taps: MoveTaps, look: Look) -> ft.Control:
    """What a card prints besides: gold, cards, one more of the same, another price."""
    draft = m.draft
    key = KIND_KEYS.get(draft.category or "", "")
    pills: list[ft.Control] = [pill(look, look.t(words.BESIDE), draft.beside, taps.toggle_beside, ident="beside")]
    if key in PRICED:
        pills.append(pill(look, look.t(words.ONE_MORE), draft.more, taps.toggle_more, ident="one-more"))
    rows: list[ft.Control] = [wrapped(pills)]
    if draft.beside:
        if draft.how != "own":
            others = [other for other in ("gold", "draw") if other != key]
            rows.append(wrapped([_stepper(taps, look, other, draft.amount(other), 0) for other in others], 12))
        rows += [
            choice(
                look,
                f"price-{number}",
                ft.Icons.EDIT_ROUNDED,
                look.t(words.PRICE_TITLE, name=m.name(m.card_of(effect).key, look)),
                "price" in effect,
                partial(taps.open_price, number),
            )
            for number, effect in enumerate(draft.did)
            if card_key(effect) is not None
        ]
    return ft.Column(rows, spacing=6, tight=True)
