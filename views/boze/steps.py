"""The steps of a boze move under one another, as on a phone: worker, card, effect and pay."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.rules import boze as rules
from companion.texts.base import Text, listed
from companion.texts.boze import CATEGORIES
from views.boze.draft import KIND_KEYS, Step
from views.boze.effects import beside, effect_choices, effect_text, worn_by
from views.boze.moment import Moment
from views.boze.panels import letter
from views.boze.parts import CATEGORY_ICONS, Choice, capital, railed, step, wrapped
from views.boze.pay import has_price, pay_rows
from views.boze.taps import MoveTaps
from views.boze.tiles import CategoryTile, LowTile, WorkerCard
from views.i18n import boze as words
from views.parts.base import icon, text
from views.theme import Look


@dataclass(frozen=True)
class Steps:
    """Where a move in the making stands: what is due, and which steps are done."""

    due: Step
    done: frozenset[str]

    def shows_effects(self, m: Moment) -> bool:
        """Whether the effects are to be chosen or were."""
        return {"worker", "card"} <= self.done and m.draft.how != "rest"

    def shows_price(self, m: Moment) -> bool:
        """Whether it is to be said how the move is paid."""
        return self.shows_extras(m) and has_price(m)

    def shows_extras(self, m: Moment) -> bool:
        """Whether what a card gives besides may be told."""
        return "effect" in self.done and m.draft.how != "rest"


def steps_of(m: Moment) -> Steps:
    """The first step that is not done is due; paying is done by the main button."""
    draft = m.draft
    done = set()
    if draft.worker is not None:
        done.add("worker")
    if draft.how is not None and (draft.how != "ace" or draft.stands_for is not None):
        done.add("card")
    if "card" in done and draft.complete:
        done.add("effect")
    order: tuple[Step, ...] = ("worker", "card", "effect")
    due: Step = next((name for name in order if name not in done), "pay")
    return Steps(due, frozenset(done))


def step_board(m: Moment, taps: MoveTaps, look: Look, width: float, steps: Steps) -> ft.Control:
    """The steps; done ones fold to a line, the due one has the accent's edge."""
    inner = width - 28 - (48 if railed(look) else 0)
    shown: list[Step] = ["worker"]
    if "worker" in steps.done:
        shown.append("card")
    if steps.shows_effects(m):
        shown.append("effect")
    if steps.shows_price(m):
        shown.append("pay")
    make = {"worker": _worker_step, "card": _card_step, "effect": _effect_step, "pay": _pay_step}
    items: list[ft.Control] = [make[name](m, taps, look, steps, inner, name == shown[-1]) for name in shown]
    if steps.shows_extras(m):
        items.append(beside(m, taps, look))
    return ft.Column(items, spacing=0, width=width, scroll=ft.ScrollMode.AUTO if look.layout == "middle" else None)


def _open(m: Moment, steps: Steps, name: Step) -> bool:
    return steps.due == name or m.draft.reopened == name


def _worker_step(m: Moment, taps: MoveTaps, look: Look, steps: Steps, width: float, last: bool) -> ft.Control:
    done = "worker" in steps.done
    value: ft.Control | None = None
    if done and m.draft.worker is not None:
        value = text(look, m.worker_name(m.draft.worker, look), "title", lines=1, expand=True)
    content = None
    if _open(m, steps, "worker"):
        content = ft.Row(
            list(worker_cards(m, taps, look, 88)),
            spacing=8,
            scroll=ft.ScrollMode.AUTO,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    ready = len(rules.ready(m.seat))
    note = look.t(words.READY, count=ready) if ready > 1 or not done else ""
    return step(
        look,
        "step-worker",
        1,
        look.t(words.WORKER),
        value,
        note,
        content,
        done=done,
        due=steps.due == "worker",
        on_tap=partial(taps.reopen, "worker"),
        last=last,
    )


def worker_cards(m: Moment, taps: MoveTaps, look: Look, height: float) -> Iterator[ft.Control]:
    """The characters of the seat to move, the chosen one ringed."""
    for number, worker in enumerate(m.seat.workers):
        name = m.worker_name(number, look)
        yield WorkerCard(
            look,
            f"worker-{number}",
            letter(look, name, worker.card is None),
            name,
            number in m.seat.tapped,
            m.draft.worker == number,
            height,
            tuple((item.slot, m.name(item.key, look)) for item in worker.items),
            taps.tap_worker,
        )


def _card_step(m: Moment, taps: MoveTaps, look: Look, steps: Steps, width: float, last: bool) -> ft.Control:
    value, note = _card_value(m, look) if m.draft.how else (None, "")
    content: ft.Control | None = None
    opened = _open(m, steps, "card")
    low = opened and look.short and look.roomy
    if opened:
        rows = [_all_low(m, taps, look, width)] if low else _all_flat(m, taps, look, width)
        if m.draft.how == "ace":
            rows.append(stand_for(m, taps, look))
        content = ft.Column(rows, spacing=8, tight=True)
    return step(
        look,
        "step-card",
        2,
        # Over low tiles the noren alone says what is due.
        "" if low and steps.due == "card" else look.t(words.CARD),
        value,
        note,
        content,
        done="card" in steps.done,
        due=steps.due == "card",
        on_tap=partial(taps.reopen, "card"),
        last=last,
    )


def _card_value(m: Moment, look: Look) -> tuple[ft.Control, str]:
    """The action chosen and what the crowd makes it cost."""
    how = m.draft.how or ""
    if how == "rest":
        rest = words.REST_GOLD if m.draft.gain == "gold" else words.REST_DRAW
        return text(look, look.t(rest), "title", lines=1, expand=True), ""
    if how == "own":
        return text(look, look.t(words.OWN), "title", lines=1, expand=True), ""
    offer = m.offer(how)
    note = look.t(words.CROWD_NOTE, count=offer.lying, cost=offer.cost) if offer and offer.lying else ""
    name = capital(look, CATEGORIES[how].of(look.lang))
    if m.draft.stands_for:
        name = f"{name} → {CATEGORIES[m.draft.stands_for].of(look.lang)}"
        note = look.t(words.CROWD_SHORT, cost=offer.cost) if offer and offer.cost else ""
    value = ft.Row(
        [
            icon(CATEGORY_ICONS[how], look.px(24), look.accent.fill),
            text(look, name, "title", lines=1, expand=True),
        ],
        spacing=8,
        expand=True,
    )
    return value, note


def _all_flat(m: Moment, taps: MoveTaps, look: Look, width: float) -> list[ft.Control]:
    """The categories, and what needs no card below them."""
    tiles = category_tiles(m, taps, look, columned(width, 4 if look.roomy else 3))
    return [wrapped(tiles, 6), wrapped(without_card(m, taps, look))]


def _all_low(m: Moment, taps: MoveTaps, look: Look, width: float) -> ft.Control:
    """The categories and what needs no card as low tiles of one kind: all are seen at once on a low screen."""
    wide = columned(width, 5)
    tiles = category_tiles(m, taps, look, wide, low=True)
    tiles += [
        LowTile(
            look, one.ident, one.glyph, look.t(one.head), look.t(one.note), one.chosen, wide, look.t(one.word), one.tap
        )
        for one in _free(m, taps)
    ]
    return wrapped(tiles, 6)


def columned(width: float, columns: int) -> float:
    """How wide a tile is of so many side by side."""
    return (width - 6 * (columns - 1)) / columns - 0.5


def category_tiles(
    m: Moment, taps: MoveTaps, look: Look, wide: float, height: float | None = None, *, low: bool = False
) -> list[ft.Control]:
    """The seven categories with what the crowd makes them cost. wide, height: of a tile. low: as low tiles."""
    return [
        CategoryTile(
            look,
            offer.category,
            capital(look, CATEGORIES[offer.category].of(look.lang)),
            offer.lying,
            offer.cost,
            bool(offer.ways),
            m.draft.how == offer.category,
            wide,
            height,
            low,
            taps.tap_category,
        )
        for offer in m.offers
    ]


@dataclass(frozen=True)
class _Free:
    """What a worker does without a card: `head` over `note` on a tile, `word` on a pill."""

    ident: str
    glyph: ft.IconData
    head: Text
    note: Text
    word: Text
    chosen: bool
    tap: Callable[[str], Any]


def _free(m: Moment, taps: MoveTaps) -> Iterator[_Free]:
    """The own action, where the worker may have one, and the rests."""
    draft = m.draft
    worker = m.seat.workers[draft.worker or 0]
    if worker.card is None or worker.card.own_action is not False:
        glyph = ft.Icons.SELF_IMPROVEMENT_ROUNDED
        chosen = draft.how == "own"
        yield _Free("own", glyph, words.OWN_HEAD, words.OWN_NOTE, words.OWN, chosen, taps.tap_own)
    resting = draft.gain if draft.how == "rest" else None
    for gain, word, short in (
        ("gold", words.REST_GOLD, words.REST_GOLD_SHORT),
        ("draw", words.REST_DRAW, words.REST_DRAW_SHORT),
    ):
        glyph = ft.Icons.HOTEL_ROUNDED
        yield _Free(f"rest-{gain}", glyph, words.REST_HEAD, short, word, resting == gain, taps.tap_rest)


def without_card(m: Moment, taps: MoveTaps, look: Look) -> list[ft.Control]:
    """What a worker does without a card, as pills."""
    return [
        Choice(
            look,
            one.ident,
            one.glyph,
            look.t(one.word if look.wide or one.ident == "own" else one.note),
            one.chosen,
            one.tap,
            look.t(one.word),
        )
        for one in _free(m, taps)
    ]


def stand_for(m: Moment, taps: MoveTaps, look: Look) -> ft.Control:
    """What an ace is used as."""
    choices: list[ft.Control] = [
        Choice(
            look,
            f"as-{category}",
            CATEGORY_ICONS[category],
            capital(look, CATEGORIES[category].of(look.lang)),
            m.draft.stands_for == category,
            taps.tap_stands_for,
        )
        for category in KIND_KEYS
    ]
    return ft.Column([text(look, look.t(words.STANDS_FOR), "strong"), wrapped(choices, 6)], spacing=6, tight=True)


def _effect_step(m: Moment, taps: MoveTaps, look: Look, steps: Steps, width: float, last: bool) -> ft.Control:
    open_ = _open(m, steps, "effect") or m.draft.how == "own" or m.draft.writing is not None
    done = "effect" in steps.done
    value: ft.Control | None = None
    if done:
        told = listed((effect_text(m, look, effect) for effect in m.draft.did), look.lang)
        value = text(look, told, "title", lines=2, expand=True)
    return step(
        look,
        "step-effect",
        3,
        look.t(words.EFFECT),
        value,
        "",
        effect_choices(m, taps, look, width) if open_ else worn_by(m, taps, look),
        done=done,
        due=steps.due == "effect",
        on_tap=partial(taps.reopen, "effect"),
        last=last,
    )


def _pay_step(m: Moment, taps: MoveTaps, look: Look, steps: Steps, width: float, last: bool) -> ft.Control:
    return step(
        look,
        "step-pay",
        4,
        look.t(words.PAY),
        text(look, look.t(words.NOT_MIXED), "note", look.c.ink2, lines=2, expand=True),
        "",
        pay_rows(m, taps, look),
        done=False,
        due=True,
        on_tap=partial(taps.reopen, "pay"),
        last=last,
    )
