"""The table of boze as the rules see it, and its fixed numbers."""

from typing import Any, Literal, NamedTuple

from models.boze.pack import Card, Catalogue, Category

HAND = 5
BONUS_HAND = 8
COMPANIONS = 4
HOMES = 6
OPEN = 5
DUTIES = 4
DUTY_GOLD = 2
UNPAID_POINTS = -3


class Worker(NamedTuple):
    """One character of a seat; `card` is None for the one everybody starts with."""

    card: Card | None = None
    items: tuple[Card, ...] = ()


class SeatState(NamedTuple):
    """What lies before one player.

    tapped: the numbers of its tapped characters. gains: points by `gain`; moved: it has moved in this round.

    Named tuples, not dataclasses: they are built several times an event, and cost a fifth of a frozen dataclass.
    """

    gold: int = 0
    hand: int = HAND
    bonus_hand: int = BONUS_HAND
    workers: tuple[Worker, ...] = (Worker(),)
    tapped: frozenset[int] = frozenset()
    bonuses: tuple[Card, ...] = ()
    gains: int = 0
    unpaid: int = 0
    moved: bool = False


class MarketState(NamedTuple):
    """What lies open to be recruited or bought, and what has left its deck.

    seen_characters and seen_items: the keys that have left their decks; homes: the home characters taken, homes_taken:
    how often one was (more often than there are names only by a ruling).
    """

    characters: tuple[Card, ...] = ()
    items: tuple[Card, ...] = ()
    seen_characters: frozenset[str] = frozenset()
    seen_items: frozenset[str] = frozenset()
    homes: frozenset[str] = frozenset()
    homes_taken: int = 0


Due = Literal["market", "duty"]


class State(NamedTuple):
    """The whole table.

    setup: who plays with what (`companion.game.Seating`). lead: who started the round; next_lead: who did `lead` last
    in it. due: what must come before the next move. deck: None where it is not counted. reshuffled: the deck was
    made anew in this round. table: category and seat of each action card lying there. mulligans: the seats that
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
    market: MarketState = MarketState()
    mulligans: tuple[int, ...] = ()
