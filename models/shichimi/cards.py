"""The cards: what an event may name, and what is in a deck."""

from typing import Annotated, Literal

from models.base import ARRAY

Card = Literal[
    "togarashi",
    "asanomi",
    "keshi",
    "chinpi",
    "kurogoma",
    "shirogoma",
    "aonori",
    "yakitogarashi",
    "natane",
    "shoga",
    "shiso",
    "sansho",
    "habanero",
]
CARDS: tuple[Card, ...] = (
    "togarashi",
    "asanomi",
    "keshi",
    "chinpi",
    "kurogoma",
    "shirogoma",
    "aonori",
    "yakitogarashi",
    "natane",
    "shoga",
    "shiso",
    "sansho",
    "habanero",
)
"""Every card an event may name, togarashi first and habanero last. Victory cards are never named."""

SPICES = CARDS[1:-1]
"""The eleven spices other than togarashi, two a deck."""

HAND = 4
"""Open cards of a player in slow and kai."""

TOGARASHI: Literal["togarashi"] = "togarashi"
HABANERO: Literal["habanero"] = "habanero"

Cards = tuple[Card, ...]


def deck_of(habaneros: int, decks: int = 1) -> dict[str, int]:
    """How many copies of each card are in a deck without victory cards. decks: shuffled into one."""
    return {TOGARASHI: 11 * decks, **dict.fromkeys(SPICES, 2 * decks), HABANERO: habaneros}


CardList = Annotated[Cards, *ARRAY]
Hand = Annotated[tuple[Card, Card, Card, Card], *ARRAY]
