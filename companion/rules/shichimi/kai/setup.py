"""改 before its first event."""

from companion.game import Seating
from companion.rules.shichimi.copies import deck
from companion.rules.shichimi.heap import EMPTY
from models.shichimi import KaiState

HEAPS = 4
TO_WIN = 3
DECK = deck(habaneros=4, decks=2)


def start(setup: Seating) -> KaiState:
    """All 70 cards dealt round from seat 0, nothing open yet."""
    seats = setup.seats
    return KaiState(
        setup,
        hands=((),) * seats,
        decks=tuple(len(range(seat, DECK.size, seats)) for seat in range(seats)),
        heaps=(EMPTY,) * HEAPS,
        lying=0,
        collected=((),) * seats,
        skips=(False,) * seats,
    )
