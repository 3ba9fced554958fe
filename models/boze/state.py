"""The table of boze as the rules see it, and its fixed numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from models.boze.pack import Category

HAND = 5
BONUS_HAND = 8
COMPANIONS = 4
HOMES = 6
OPEN = 5
DUTIES = 4
DUTY_GOLD = 2
UNPAID_POINTS = -3


class Card(NamedTuple):
    """A character, item or bonus card on the table, from the pack or from the event that named it.

    key: its id with a pack, else its name. slot: of an item, else "". own_action: None where nobody knows.
    """

    key: str
    cost: int
    points: int
    slot: str = ""
    home: bool = False
    own_action: bool | None = None


class Worker(NamedTuple):
    """One character of a seat; `card` is None for the one everybody starts with."""

    card: Card | None = None
    tapped: bool = False
    items: tuple[Card, ...] = ()


class SeatState(NamedTuple):
    """What lies before one player. gains: points by `gain`; moved: it has moved in this round.

    Named tuples, not dataclasses: the rules change one part at a time, and `_replace` costs a tenth of `replace`.
    """

    gold: int = 0
    hand: int = HAND
    bonus_hand: int = BONUS_HAND
    workers: tuple[Worker, ...] = (Worker(),)
    bonuses: tuple[Card, ...] = ()
    gains: int = 0
    unpaid: int = 0
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A pack's cards by id, each kind apart; `actions` gives the category."""

    characters: Mapping[str, Card]
    items: Mapping[str, Card]
    bonuses: Mapping[str, Card]
    actions: Mapping[str, Category]


Due = Literal["market", "duty"]


class State(NamedTuple):
    """The whole table.

    setup: who plays with what (`companion.game.Seating`). lead: who started the round; next_lead: who did `lead` last
    in it. due: what must come before the next move. deck: None where it is not counted. reshuffled: the deck was
    made anew in this round. table: category and seat of each action card lying there. seen_characters and
    seen_items: the keys that have left their decks; homes: the home characters taken. mulligans: the seats that
    changed cards.
    """

    setup: Any
    catalogue: Catalogue | None
    seats: tuple[SeatState, ...]
    deck: int | None
    due: Due | None
    round: int = 1
    lead: int = 0
    next_lead: int | None = None
    to_act: int = 0
    started: bool = False
    duties: int = 0
    discards: int = 0
    reshuffled: bool = False
    table: tuple[tuple[Category, int], ...] = ()
    open_characters: tuple[Card, ...] = ()
    open_items: tuple[Card, ...] = ()
    seen_characters: frozenset[str] = frozenset()
    seen_items: frozenset[str] = frozenset()
    homes: tuple[str, ...] = ()
    mulligans: tuple[int, ...] = ()
