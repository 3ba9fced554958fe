"""What a move costs and how it is paid: the crowd cost, then each card, in gold or in action cards."""

from collections.abc import Sequence

import flet as ft

from companion.rules.boze import prospects
from views.boze.draft import Way, card_key
from views.boze.moment import Moment
from views.boze.parts import GOLD_ICON, HAND_ICON
from views.boze.taps import MoveTaps
from views.boze.tiles import PayChoice
from views.i18n import boze as words
from views.parts.base import text
from views.theme import Look


def way_text(look: Look, way: Way, count: int) -> str:
    """``人魂で 2``."""
    return look.t(words.PAY_GOLD if way == "gold" else words.PAY_CARDS, count=count)


def has_price(m: Moment) -> bool:
    """Whether the move costs anything."""
    offer = m.offer(m.draft.how or "")
    return bool(offer and offer.cost) or any(card_key(effect) is not None for effect in m.draft.did)


def pay_rows(m: Moment, taps: MoveTaps, look: Look) -> ft.Control:
    """The crowd cost, then each card, with the two ways to pay."""
    rows: list[ft.Control] = []
    offer = m.offer(m.draft.how or "")
    if offer is not None and offer.cost:
        label = look.t(words.CROWD, cost=offer.cost)
        rows.append(_pay_row(taps, look, "extra", label, offer.cost, m.crowd_way(offer), offer.ways))
    for number, effect in enumerate(m.effects):
        if card_key(effect) is not None:
            (way, price) = next(iter(effect["pay"].items()))
            name = m.name(m.card_of(effect).key, look)
            rows.append(_pay_row(taps, look, str(number), name, price, way, m.ways(number)))
    if look.wide:
        return ft.Row([ft.Container(row, expand=True) for row in rows], spacing=18)
    return ft.Column(rows, spacing=8, tight=True)


def _pay_row(
    taps: MoveTaps, look: Look, what: str, label: str, price: int, way: Way, ways: Sequence[Way]
) -> ft.Control:
    row: list[ft.Control] = [text(look, label, "strong", lines=2, expand=True)]
    if price:
        row += [
            PayChoice(
                look,
                f"pay-{what}-{one}",
                GOLD_ICON if one == "gold" else HAND_ICON,
                str(price) if one == "gold" else look.t(words.CARDS, count=price),
                f"{label}: {way_text(look, one, price)}",
                one in ways,
                one == way,
                taps.tap_way,
            )
            for one in prospects.WAYS
        ]
    else:
        row.append(text(look, look.t(words.NOTHING_TO_PAY), "note", look.c.ink2))
    return ft.Row(row, spacing=8)
