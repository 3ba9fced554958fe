"""The steps of a boze move as controls: worker, card, effect and pay; on tablets all at once."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import flet as ft

from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.texts.boze import CATEGORIES
from views.boze.draft import PRICED, key_of
from views.boze.effects import beside, effect_choices, effect_text, worker_key, worn_by
from views.boze.panels import letter
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, HAND_ICON, capital, choice, duty_dots, step, wrapped
from views.boze.tiles import CategoryTile, PayChoice, WorkerCard
from views.i18n import boze as words
from views.parts.base import heading, icon, text
from views.theme import Look

if TYPE_CHECKING:
    from views.boze.table import TableScreen


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
            heading(look, capital(look, title), CATEGORY_ICONS.get(category, ft.Icons.SELF_IMPROVEMENT_ROUNDED)),
            effect_choices(screen, look, width),
        ]
    if "effect" in steps.done and draft.how != "rest" and _has_price(screen):
        items.append(_pay_rows(screen, look))
    if "effect" in steps.done and draft.how != "rest":
        items.append(beside(screen, look))
    return ft.Column(items, spacing=9, width=width, scroll=ft.ScrollMode.AUTO)


def board(screen: "TableScreen", look: Look, width: float, steps: Steps) -> ft.Control:
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
    if "effect" in steps.done and draft.how != "rest":
        items.append(beside(screen, look))
    return ft.Column(items, spacing=9, width=width, scroll=ft.ScrollMode.AUTO if look.layout != "phone" else None)


def _open(screen: "TableScreen", steps: Steps, name: str) -> bool:
    return steps.due == name or screen.chosen.reopened == name


def _worker_step(screen: "TableScreen", look: Look, steps: Steps) -> ft.Control:
    seat, draft = screen.seat, screen.chosen
    open_ = _open(screen, steps, "worker")
    done = "worker" in steps.done
    value: ft.Control | None = None
    if done and draft.worker is not None:
        name = screen.name(worker_key(screen, draft.worker), look)
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


def _worker(screen: "TableScreen", look: Look, number: int, height: float, chosen: bool) -> ft.Control:
    name = screen.name(worker_key(screen, number), look)
    worker = screen.seat.workers[number]
    return WorkerCard(
        look,
        f"worker-{number}",
        letter(look, name, worker.card is None),
        name,
        number in screen.seat.tapped,
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
            text(look, capital(look, name), "title", lines=1, expand=True),
        ],
        spacing=8,
        expand=True,
    )
    return value, note


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
                capital(look, CATEGORIES[offer.category].of(look.lang)),
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
        found.append(choice(look, "own", glyph, look.t(words.OWN), draft.how == "own", screen.tap_own))
    resting = draft.gain if draft.how == "rest" else None
    return found + [
        choice(
            look,
            f"rest-{gain}",
            ft.Icons.HOTEL_ROUNDED,
            look.t(word if look.wide else short),
            resting == gain,
            lambda gain=gain: screen.tap_rest(f"rest-{gain}"),
            look.t(word),
        )
        for gain, word, short in (
            ("gold", words.REST_GOLD, words.REST_GOLD_SHORT),
            ("draw", words.REST_DRAW, words.REST_DRAW_SHORT),
        )
    ]


def _stand_for(screen: "TableScreen", look: Look) -> ft.Control:
    """What an ace is used as."""
    choices: list[ft.Control] = [
        choice(
            look,
            f"as-{category}",
            CATEGORY_ICONS[category],
            capital(look, CATEGORIES[category].of(look.lang)),
            screen.chosen.stands_for == category,
            lambda category=category: screen.tap_stands_for(f"as-{category}"),
        )
        for category in screen.kinds
    ]
    return ft.Column([text(look, look.t(words.STANDS_FOR), "strong"), wrapped(choices, 6)], spacing=6, tight=True)


def _effect_step(screen: "TableScreen", look: Look, steps: Steps, width: float) -> ft.Control:
    open_ = _open(screen, steps, "effect") or screen.chosen.how == "own"
    done = "effect" in steps.done
    value: ft.Control | None = None
    if done:
        told = ("・" if look.lang == "ja" else ", ").join(effect_text(screen, look, e) for e in screen.chosen.did)
        value = text(look, told, "title", lines=2, expand=True)
    return step(
        look,
        "step-effect",
        3,
        look.t(words.EFFECT),
        value,
        "",
        effect_choices(screen, look, width) if open_ else worn_by(screen, look),
        done=done,
        due=steps.due == "effect",
        on_tap=lambda: screen.reopen("effect"),
    )


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
