"""A move in four taps: worker, card, effect, pay. Done steps fold to a line, the due one has the accent's edge."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.explain import headline, say
from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.texts.boze import CATEGORIES
from views.boze.draft import KIND_KEYS, PRICED, key_of
from views.boze.market import tag_of, tile_width
from views.boze.panels import letter, strip
from views.boze.parts import (
    CATEGORY_ICONS,
    GOLD_ICON,
    HAND_ICON,
    CategoryTile,
    PayChoice,
    PricedCard,
    WorkerCard,
    amount_tile,
    duty_dots,
    fact,
    gold_color,
    step,
    wrapped,
)
from views.i18n import boze as words
from views.parts.base import heading, icon, tap, text
from views.parts.fields import pill, stepper
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.boze.table import TableScreen

AMOUNTS = range(1, 7)
"""How much gold or how many cards one tap gives; the stepper beside it goes on."""


@dataclass(frozen=True)
class Steps:
    """Where a move in the making stands: what is due, and which steps are done."""

    due: str
    done: frozenset[str]


def steps_of(screen: "TableScreen") -> Steps:
    """The first step that is not done is due; paying is done by the main button."""
    draft = screen.chosen
    done = set()
    if draft.worker is not None:
        done.add("worker")
    if draft.how is not None and (draft.how != "ace" or draft.stands_for is not None):
        done.add("card")
    if "card" in done and draft.complete:
        done.add("effect")
    due = next((name for name in ("worker", "card", "effect") if name not in done), "pay")
    return Steps(due, frozenset(done))


def way_text(look: Look, way: str, count: int) -> str:
    """``人魂で 2``."""
    return look.t(words.PAY_GOLD if way == "gold" else words.PAY_CARDS, count=count)


def scene(screen: "TableScreen", look: Look) -> Scene:
    """The move of the seat whose turn it is."""
    steps = steps_of(screen)
    event = screen.event()
    broken = screen.table.judge(event) if event is not None else ()
    now = {"worker": words.WORKER, "card": words.CARD, "effect": words.EFFECT, "pay": words.PAY}[steps.due]
    done = {"worker": None, "card": words.WORKER, "effect": words.CARD, "pay": words.EFFECT}[steps.due]
    said, main = _said(screen, look, event, broken), _main(screen, look, event, steps)
    return Scene(
        subtitle=screen.subtitle(look),
        seat=screen.player,
        done=look.t(done) if done else None,
        now=look.t(now),
        choices=None if look.wide else ft.Column([strip(screen, look), _facts(screen, look)], spacing=8),
        chips=False,
        board=lambda width, height: _board(screen, look, width, steps),
        said=said,
        main=main,
        scrolls=True,
    )


def _facts(screen: "TableScreen", look: Look) -> ft.Control:
    seat = screen.seat
    share = prospects.duty_shares(screen.state)[screen.player]
    row: list[ft.Control] = [
        fact(look, "fact-gold", GOLD_ICON, look.t(words.GOLD), str(seat.gold), gold_color(look)),
        fact(look, "fact-hand", HAND_ICON, look.t(words.HAND), str(seat.hand), look.c.ink),
        fact(look, "fact-bonus", CATEGORY_ICONS["show"], look.t(words.BONUS), str(seat.bonus_hand), look.c.ink),
        fact(
            look,
            "fact-duty",
            ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
            look.t(words.NEXT_DUTY),
            str(share.owed),
            look.c.ng if share.missing else look.c.ink,
            share.missing > 0,
        ),
    ]
    return ft.Row(row, spacing=8)


# --- the steps ---------------------------------------------------------------------------------------------------


def _wide_board(screen: "TableScreen", look: Look, width: float, steps: Steps) -> ft.Control:
    """Everything at once, as on a tablet: categories, workers, what the action does, paying."""
    draft, name = screen.chosen, screen.table.seats[screen.player].name
    workers = ft.Row(
        [
            *(_worker(screen, look, number, 96, draft.worker == number) for number in range(len(screen.seat.workers))),
            ft.Container(expand=True),
            *_without_card(screen, look),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    items: list[ft.Control] = [
        _tiles(screen, look, width),
        ft.Row(
            [
                ft.Container(heading(look, look.t(words.WORKERS_OF, name=name), ft.Icons.PERSON_ROUNDED), expand=True),
                icon(ft.Icons.TEMPLE_BUDDHIST_ROUNDED, 22, look.c.ink2),
                duty_dots(look, screen.state.duties, screen.state.reshuffled, screen.duties, 30),
            ],
            spacing=8,
        ),
        workers,
    ]
    if draft.how == "ace":
        items.insert(1, _stand_for(screen, look))
    if "card" in steps.done and draft.how != "rest":
        category = draft.category or ""
        title = look.t(words.KIND[category]) if category else look.t(words.EFFECT)
        items += [
            heading(look, _capital(look, title), CATEGORY_ICONS.get(category, ft.Icons.SELF_IMPROVEMENT_ROUNDED)),
            _effect_choices(screen, look, width),
        ]
    if "effect" in steps.done and draft.how != "rest" and _has_price(screen):
        items.append(_pay_rows(screen, look))
    after = _after_choice(screen, look)
    if after is not None:
        items.append(after)
    return ft.Column(items, spacing=9, width=width, scroll=ft.ScrollMode.AUTO)


def _board(screen: "TableScreen", look: Look, width: float, steps: Steps) -> ft.Control:
    if look.wide:
        return _wide_board(screen, look, width, steps)
    inner = width - 28 - (48 if look.width >= 360 and look.roomy else 0)
    draft = screen.chosen
    items: list[ft.Control] = [_worker_step(screen, look, steps)]
    if "worker" in steps.done:
        items.append(_card_step(screen, look, steps, inner))
    if "card" in steps.done and draft.how != "rest":
        items.append(_effect_step(screen, look, steps, inner))
    if "effect" in steps.done and draft.how != "rest" and _has_price(screen):
        items.append(_pay_step(screen, look))
    return ft.Column(items, spacing=9, width=width, scroll=ft.ScrollMode.AUTO if look.layout != "phone" else None)


def _open(screen: "TableScreen", steps: Steps, name: str) -> bool:
    return steps.due == name or screen.chosen.reopened == name


def _worker_step(screen: "TableScreen", look: Look, steps: Steps) -> ft.Control:
    seat, draft = screen.seat, screen.chosen
    open_ = _open(screen, steps, "worker")
    done = "worker" in steps.done
    value: ft.Control | None = None
    if done and draft.worker is not None:
        name = screen.name(_key(screen, draft.worker), look)
        value = text(look, name, "title", lines=1, expand=True)
    content = None
    if open_:
        content = ft.Row(
            [_worker(screen, look, number, 88, draft.worker == number) for number in range(len(seat.workers))],
            spacing=8,
            scroll=ft.ScrollMode.HIDDEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    ready = len(rules.ready(seat))
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
        on_tap=lambda: screen.reopen("worker"),
    )


def _key(screen: "TableScreen", number: int) -> str | None:
    card = screen.seat.workers[number].card
    return None if card is None else card.key


def _worker(screen: "TableScreen", look: Look, number: int, height: float, chosen: bool) -> ft.Control:
    name = screen.name(_key(screen, number), look)
    worker = screen.seat.workers[number]
    return WorkerCard(
        look,
        f"worker-{number}",
        letter(look, name, worker.card is None),
        name,
        worker.tapped,
        chosen,
        height,
        screen.tap_worker,
    )


def _card_step(screen: "TableScreen", look: Look, steps: Steps, width: float) -> ft.Control:
    draft = screen.chosen
    open_ = _open(screen, steps, "card")
    done = "card" in steps.done
    value, note = _card_value(screen, look) if draft.how else (None, "")
    return step(
        look,
        "step-card",
        2,
        look.t(words.CARD),
        value,
        note,
        _card_choices(screen, look, width) if open_ else None,
        done=done,
        due=steps.due == "card",
        on_tap=lambda: screen.reopen("card"),
    )


def _card_value(screen: "TableScreen", look: Look) -> tuple[ft.Control, str]:
    """What the done card step shows, and its crowd cost."""
    draft = screen.chosen
    if draft.how == "own":
        return text(look, look.t(words.OWN), "title", lines=1, expand=True), ""
    if draft.how == "rest":
        rest = words.REST_GOLD if draft.gain == "gold" else words.REST_DRAW
        return text(look, look.t(rest), "title", lines=1, expand=True), ""
    category = draft.how or ""
    name = CATEGORIES[category].of(look.lang)
    if draft.stands_for:
        name = f"{name} → {CATEGORIES[draft.stands_for].of(look.lang)}"
    offer = screen.offer(category)
    note = look.t(words.CROWD_SHORT, cost=offer.cost) if offer and offer.cost else ""
    value = ft.Row(
        [
            icon(CATEGORY_ICONS[category], look.px(26), look.accent.fill),
            text(look, _capital(look, name), "title", lines=1, expand=True),
        ],
        spacing=8,
        expand=True,
    )
    return value, note


def _capital(look: Look, name: str) -> str:
    return name[:1].upper() + name[1:] if look.lang == "en" else name


def _card_choices(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    rows: list[ft.Control] = [_tiles(screen, look, width), wrapped(_without_card(screen, look))]
    if screen.chosen.how == "ace":
        rows.append(_stand_for(screen, look))
    return ft.Column(rows, spacing=8, tight=True)


def _tiles(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    """The seven categories with what the crowd makes them cost."""
    columns = 7 if width > 640 else 4 if look.roomy else 3
    wide = (width - 6 * (columns - 1)) / columns - 0.5
    return wrapped(
        [
            CategoryTile(
                look,
                offer.category,
                _capital(look, CATEGORIES[offer.category].of(look.lang)),
                offer.lying,
                offer.cost,
                bool(offer.ways),
                screen.chosen.how == offer.category,
                wide,
                screen.tap_category,
            )
            for offer in screen.offers
        ],
        6,
    )


def _without_card(screen: "TableScreen", look: Look) -> list[ft.Control]:
    """The own action, where the worker may have one, and the rests."""
    draft = screen.chosen
    worker = screen.seat.workers[draft.worker or 0]
    found: list[ft.Control] = []
    if worker.card is None or worker.card.own_action is not False:
        glyph = ft.Icons.SELF_IMPROVEMENT_ROUNDED
        found.append(_choice(look, "own", glyph, look.t(words.OWN), draft.how == "own", screen.tap_own))
    resting = draft.gain if draft.how == "rest" else None
    return found + [
        _choice(
            look,
            f"rest-{gain}",
            ft.Icons.HOTEL_ROUNDED,
            look.t(word),
            resting == gain,
            lambda gain=gain: screen.tap_rest(f"rest-{gain}"),
        )
        for gain, word in (("gold", words.REST_GOLD), ("draw", words.REST_DRAW))
    ]


def _stand_for(screen: "TableScreen", look: Look) -> ft.Control:
    """What an ace is used as."""
    choices: list[ft.Control] = [
        _choice(
            look,
            f"as-{category}",
            CATEGORY_ICONS[category],
            _capital(look, CATEGORIES[category].of(look.lang)),
            screen.chosen.stands_for == category,
            lambda category=category: screen.tap_stands_for(f"as-{category}"),
        )
        for category in screen.kinds
    ]
    return ft.Column([text(look, look.t(words.STANDS_FOR), "strong"), wrapped(choices, 6)], spacing=6, tight=True)


def _choice(look: Look, ident: str, glyph: ft.IconData, label: str, on: bool, on_tap: Any) -> ft.Control:
    return tap(
        look,
        ft.Row(
            [icon(glyph, look.px(20), look.accent.fill if on else look.c.ink), text(look, label, "label", size=15)],
            spacing=6,
            tight=True,
        ),
        on_tap,
        ident=ident,
        label=label,
        selected=on,
        fill=look.accent.tint if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        edge_width=3 if on else 1.5,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=9, vertical=11),
    )


def _effect_step(screen: "TableScreen", look: Look, steps: Steps, width: float) -> ft.Control:
    open_ = _open(screen, steps, "effect") or screen.chosen.how == "own"
    done = "effect" in steps.done
    value: ft.Control | None = None
    if done:
        told = ("・" if look.lang == "ja" else ", ").join(_effect_text(screen, look, e) for e in screen.chosen.did)
        value = text(look, told, "title", lines=2, expand=True)
    return step(
        look,
        "step-effect",
        3,
        look.t(words.EFFECT),
        value,
        "",
        _effect_choices(screen, look, width) if open_ else _after_choice(screen, look),
        done=done,
        due=steps.due == "effect",
        on_tap=lambda: screen.reopen("effect"),
    )


def _effect_text(screen: "TableScreen", look: Look, effect: dict[str, Any]) -> str:
    key = key_of(effect)
    if key == "gold":
        return look.t(words.GAIN_GOLD, count=effect["gold"])
    if key == "draw":
        return look.t(words.GAIN_DRAW, count=effect["draw"])
    if key == "lead":
        return look.t(words.LEAD, name=screen.table.seats[screen.player].name)
    return look.t(words.DO[PRICED[key]], name=screen.name(screen.card_of(effect).key, look))


def _effect_choices(screen: "TableScreen", look: Look, width: float) -> ft.Control:
    draft = screen.chosen
    rows: list[ft.Control] = []
    if draft.how == "own":
        rows.append(
            wrapped(
                [
                    _choice(
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
    after = None if look.wide else _after_choice(screen, look)
    return ft.Column([*rows, after] if after else rows, spacing=8, tight=True)


def _after_choice(screen: "TableScreen", look: Look) -> ft.Control | None:
    """What stays in view when the step is folded: who wears an item, and what a card prints besides."""
    draft = screen.chosen
    rows = _wearers(screen, look)
    if draft.complete:
        rows.append(_beside(screen, look, KIND_KEYS.get(draft.category or "", "")))
    return ft.Column(rows, spacing=8, tight=True) if rows else None


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
        tagged = any(tag_of(look, state, one) for one in screen.choices(key))
        tiles = [
            PricedCard(
                look,
                f"{key}-{number}",
                screen.name(one.key, look),
                one.cost,
                one.points,
                tag_of(look, state, one) or (" " if tagged else ""),
                one in on or screen.payable(one.cost),
                one in on,
                wide,
                screen.tap_card,
            )
            for number, one in enumerate(screen.choices(key))
        ]
        shown = screen.choices(key)
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
    another = _another(screen, look, key)
    if another is not None:
        tiles.append(another)
    return wrapped(tiles, 6) if tiles else text(look, look.t(words.NOTHING_OPEN), "strong", look.c.ink2)


def _another(screen: "TableScreen", look: Look, key: str) -> ft.Control | None:
    """The way to a card that is not shown: a sheet of bonus cards, a home character, a card to write down."""
    state = screen.state
    if key == "bonus":
        label = f"{look.t(words.PICK_BONUS)} · {look.t(words.SHOW_COUNT, count=screen.seat.bonus_hand)}"
    elif state.catalogue is not None:
        return None
    elif not screen.table.setup.options.market:
        label = look.t(words.NEW_CARD)
    elif key == "recruit":
        label = f"{look.t(words.NEW_HOME)} · {look.t(words.HOMES_LEFT, count=prospects.homes_left(state))}"
    else:
        return None
    return _choice(look, f"another-{key}", ft.Icons.ADD_ROUNDED, label, False, lambda: screen.open_sheet(key))


def _wearers(screen: "TableScreen", look: Look) -> list[ft.Control]:
    """Who wears each item bought, where there is a choice."""
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
                    _choice(
                        look,
                        f"for-{number}-{worker}",
                        ft.Icons.PERSON_ROUNDED,
                        screen.name(_key(screen, worker), look) if worker < len(screen.seat.workers) else str(worker),
                        effect["for"] == worker,
                        lambda number=number, worker=worker: screen.tap_wearer(f"for-{number}-{worker}"),
                    )
                    for worker in fit
                ],
                6,
            )
        )
    return rows


def _beside(screen: "TableScreen", look: Look, key: str) -> ft.Control:
    """What a card prints besides: gold, cards, one more of the same, another price."""
    draft = screen.chosen
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
            _choice(
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


# --- paying ------------------------------------------------------------------------------------------------------


def _has_price(screen: "TableScreen") -> bool:
    offer = screen.offer(screen.chosen.how or "")
    return bool(offer and offer.cost) or any(key_of(effect) in PRICED for effect in screen.chosen.did)


def _pay_step(screen: "TableScreen", look: Look) -> ft.Control:
    return step(
        look,
        "step-pay",
        4,
        look.t(words.PAY),
        text(look, look.t(words.NOT_MIXED), "note", look.c.ink2, lines=1, expand=True),
        "",
        _pay_rows(screen, look),
        done=False,
        due=True,
        on_tap=lambda: None,
    )


def _pay_rows(screen: "TableScreen", look: Look) -> ft.Control:
    """The crowd cost, then each card, with the two ways to pay."""
    rows: list[ft.Control] = []
    offer = screen.offer(screen.chosen.how or "")
    if offer is not None and offer.cost:
        way = screen.crowd_way(offer)
        rows.append(_pay_row(screen, look, "extra", look.t(words.CROWD, cost=offer.cost), offer.cost, way, offer.ways))
    for number, effect in enumerate(screen.effects()):
        if key_of(effect) in PRICED:
            (way, price) = next(iter(effect["pay"].items()))
            name = screen.name(screen.card_of(effect).key, look)
            rows.append(_pay_row(screen, look, str(number), name, price, way, screen.ways(number)))
    if look.wide:
        return ft.Row([ft.Container(row, expand=True) for row in rows], spacing=18)
    return ft.Column(rows, spacing=8, tight=True)


def _pay_row(
    screen: "TableScreen",
    look: Look,
    what: str,
    label: str,
    price: int,
    way: str,
    ways: tuple[str, ...],
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
                screen.tap_way,
            )
            for one in prospects.WAYS
        ]
    else:
        row.append(text(look, look.t(words.NOTHING_TO_PAY), "note", look.c.ink2))
    return ft.Row(row, spacing=8)


# --- what the referee says, and the main button ------------------------------------------------------------------


def _said(screen: "TableScreen", look: Look, event: Any, broken: Any) -> Said | None:
    state, setup = screen.state, screen.table.setup
    if event is None:
        if not state.reshuffled:
            return None
        share = prospects.duty_shares(state)[screen.player]
        warning = look.t(words.DUTY_WARN, missing=share.missing, points=minus(share.points)) if share.missing else ""
        return Said("rule", look.t(words.DUTY_COMES), warning)
    if broken:
        told = referee.verdict(broken)
        assert told is not None
        kind = "no" if told.kind == "impossible" else "ng"
        return Said(kind, headline(told, setup, look.lang), say(told, setup, look.lang))  # type: ignore[arg-type]
    after = referee.advance(screen.table.position, event)
    notes = [
        look.t(words.ARRIVES, name=screen.name(screen.card_of(effect).key, look))
        for effect in screen.chosen.did
        if "recruit" in effect
    ]
    if after.state.due is not None or after.state.round != state.round:
        notes.append(look.t(words.ROUND_ENDS))
    return Said("ok", " · ".join(_changes(screen, look, after)), " · ".join(notes))


def _changes(screen: "TableScreen", look: Look, after: Any) -> list[str]:
    """What the move does to the seat's gold and hand: before and after."""
    old, new = screen.seat, after.state.seats[screen.player]
    found = []
    if old.gold != new.gold:
        found.append(look.t(words.FROM_TO_GOLD, before=old.gold, after=new.gold))
    if old.hand != new.hand:
        found.append(look.t(words.FROM_TO_HAND, before=old.hand, after=new.hand))
    return found or [look.t(words.FROM_TO_GOLD, before=old.gold, after=new.gold)]


def _main(screen: "TableScreen", look: Look, event: Any, steps: Steps) -> MainAction:
    draft = screen.chosen
    if event is None:
        waiting = {"worker": words.CHOOSE_WORKER, "card": words.CHOOSE_CARD, "effect": words.CHOOSE_EFFECT}
        return MainAction(look.t(waiting[steps.due]), "", ft.Icons.TOUCH_APP_ROUNDED)
    what = draft.gain if draft.how == "rest" else "own" if draft.how == "own" else draft.category
    named = next((effect for effect in draft.did if key_of(effect) in PRICED), None)
    name = screen.name(screen.card_of(named).key, look) if named else ""
    glyph = ft.Icons.HOTEL_ROUNDED if draft.how == "rest" else CATEGORY_ICONS.get(what or "")
    after = referee.standings(referee.advance(screen.table.position, event))[screen.player].total
    before = screen.table.standings[screen.player].total
    detail = []
    if draft.how != "rest":
        gold, cards = prospects.payments(event)
        detail += [look.t(words.PAID_GOLD, count=gold)] if gold else []
        detail += [look.t(words.PAID_CARDS, count=cards)] if cards else []
    if after != before:
        detail.append(look.t(words.FROM_TO_POINTS, before=minus(before), after=minus(after)))
    if not detail:
        detail = [_effect_text(screen, look, effect) for effect in draft.did]
    if draft.how == "rest":
        detail = [look.t(words.GAIN_GOLD if draft.gain == "gold" else words.GAIN_DRAW, count=1)]
    return MainAction(
        look.t(words.DO[what or "own"], name=name) if named or draft.how != "own" else look.t(words.OWN),
        " · ".join(detail),
        glyph or ft.Icons.SELF_IMPROVEMENT_ROUNDED,
        screen.confirm,
    )
