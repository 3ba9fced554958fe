"""One-line builders of dimsum events and records."""

import random
from collections import defaultdict
from typing import Any

from companion import packs
from models.dimsum import Pack
from tests.play import record

PRACTICE: Pack = packs.shipped("dimsum", "dimsum/practice")

Raw = dict[str, Any]


def deal(*cards: str) -> Raw:
    return {"type": "deal", "display": list(cards)}


def draw(player: int, card: str, **more: Any) -> Raw:
    return {"type": "take", "player": player, "card": card, **more}


def take(player: int, slot: int, refill: str | None, **more: Any) -> Raw:
    return {"type": "take", "player": player, "slot": slot, "refill": refill, **more}


def place(player: int, *cells: int | None, **more: Any) -> Raw:
    return {"type": "place", "player": player, "cells": list(cells), **more}


def bonus(player: int, choice: str, **more: Any) -> Raw:
    return {"type": "bonus", "player": player, "choice": choice, **more}


def exclude(player: int, color: str, **more: Any) -> Raw:
    return {"type": "exclude", "player": player, "color": color, **more}


def table(*events: Raw, faces: tuple[str, ...] = ("healthy", "healthy"), pack: Any = "dimsum/practice") -> Raw:
    names = ("あやか", "Tom", "健", "Zoë")[: len(faces)]
    return record("dimsum", names, events, options={"faces": list(faces)}, pack=pack)


def shuffled_deck(rng: random.Random, players: int, pack: Pack = PRACTICE) -> list[str]:
    """A deck as the box's rules put it together for this many players."""
    by_kind: defaultdict[str, list[str]] = defaultdict(list)
    for card in pack.cards:
        by_kind[card.kind] += [card.id] * card.count
    sure, rest = [], []
    for cards in by_kind.values():
        rng.shuffle(cards)
        base = {2: 3, 3: 4, 4: 7}[players]
        sure += cards[:base]
        rest += cards[base:]
    rng.shuffle(rest)
    deck = sure + rest[: 7 * players - len(sure)]
    rng.shuffle(deck)
    return deck
