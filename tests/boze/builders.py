"""One-line builders of boze events and records, and a small pack."""

from typing import Any

from tests.play import record

Raw = dict[str, Any]

NAMES = ("あやか", "Tom", "健", "Zoë")


def person(name: str, cost: int = 0, points: int = 1) -> Raw:
    return {"name": name, "cost": cost, "points": points}


def thing(name: str, slot: str = "mask", cost: int = 0, points: int = 1) -> Raw:
    return {"name": name, "cost": cost, "points": points, "slot": slot}


def gold(n: int) -> Raw:
    return {"gold": n}


def cards(n: int) -> Raw:
    return {"cards": n}


def draw(n: int) -> Raw:
    return {"draw": n}


LEAD: Raw = {"lead": True}


def recruit(card: Raw, pay: Raw | None = None, **more: Any) -> Raw:
    return {"recruit": card, "pay": pay or gold(0), **more}


def buy(item: Raw, wearer: int = 0, pay: Raw | None = None, **more: Any) -> Raw:
    return {"buy": item, "for": wearer, "pay": pay or gold(0), **more}


def show(card: Raw, pay: Raw | None = None, **more: Any) -> Raw:
    return {"bonus": card, "pay": pay or gold(0), **more}


def card(player: int, category: str, *did: Raw, character: int = 0, extra: Raw | None = None, **more: Any) -> Raw:
    paid = {} if extra is None else {"extra": extra}
    return {
        "type": "move",
        "player": player,
        "character": character,
        "how": "card",
        "category": category,
        "did": list(did),
        **paid,
        **more,
    }


def ace(player: int, stands_for: str, *did: Raw, **more: Any) -> Raw:
    return card(player, "ace", *did, **{"as": stands_for, **more})


def own(player: int, *did: Raw, character: int = 0, **more: Any) -> Raw:
    return {"type": "move", "player": player, "character": character, "how": "own", "did": list(did), **more}


def rest(player: int, gain: str = "gold", character: int = 0, **more: Any) -> Raw:
    return {"type": "move", "player": player, "character": character, "how": "rest", "gain": gain, **more}


def mulligan(player: int, n: int, **more: Any) -> Raw:
    return {"type": "mulligan", "player": player, "cards": n, **more}


def market(characters: list[Raw], items: list[Raw], **more: Any) -> Raw:
    return {"type": "market", "characters": characters, "items": items, **more}


def duty(*paid: int, **more: Any) -> Raw:
    return {"type": "duty", "paid": list(paid), **more}


def gain(player: int, reason: str = "即", **more: Any) -> Raw:
    return {"type": "gain", "player": player, "reason": reason, **more}


RESHUFFLE: Raw = {"type": "reshuffle"}

GUESTS = [person(f"客{n}", n, n) for n in range(1, 6)]
ITEMS = [thing("面", "mask", 1, 1), thing("手甲", "hands", 1, 2), thing("腰蓑", "skirt", 2, 2)]
ITEMS += [thing("衣", "body", 3, 4), thing("鬼の面", "mask", 0, 1)]
OPENING = market(GUESTS, ITEMS)


def table(*events: Raw, players: int = 2, market: bool = False, pack: Any = None, **options: Any) -> Raw:
    """A record; without the market unless asked for."""
    keys = {} if pack is None else {"pack": pack}
    return record("boze", NAMES[:players], events, options={"market": market, **options}, **keys)


def by_id(*ids: str) -> list[Raw]:
    return [{"id": key} for key in ids]


BOX: Raw = {
    "id": "mine/boze",
    "game": "boze",
    "title": {"ja": "うちの箱", "en": "Our box"},
    "characters": [
        {"id": "home-1", "name": "島一", "cost": 1, "points": 1, "home": True, "own_action": True},
        {"id": "home-2", "name": "島二", "cost": 2, "points": 2, "home": True, "own_action": False},
        *(
            {
                "id": f"guest-{n}",
                "name": {"ja": f"客{n}", "en": f"Guest {n}"},
                "cost": n,
                "points": n,
                "home": False,
                "own_action": n % 2 == 0,
            }
            for n in range(1, 8)
        ),
    ],
    "items": [{"id": f"mask-{n}", "name": f"面{n}", "slot": "mask", "cost": n, "points": n} for n in range(1, 7)],
    "bonuses": [{"id": "prize", "name": "賞", "cost": 1, "points": 5}],
    "actions": [
        {"id": "friend", "name": "友達", "category": "meeting", "count": 4},
        {"id": "run", "name": "走る", "category": "training", "count": 6},
    ],
}
BOX_OPENING = market(by_id(*(f"guest-{n}" for n in range(1, 6))), by_id(*(f"mask-{n}" for n in range(1, 6))))
