"""ゆっくり before its first event."""

from companion.game import Seating
from companion.rules.shichimi.copies import deck
from models.shichimi import SlowSeat, SlowState

HEAPS = 3
DECK = deck(habaneros=0)


def start(setup: Seating) -> SlowState:
    """Two full decks and three empty heaps."""
    seats = setup.seats
    return SlowState(
        setup,
        hands=((),) * seats,
        decks=(DECK.size,) * seats,
        drawn=(0,) * seats,
        heaps=((),) * HEAPS,
        seats=(SlowSeat(),) * seats,
    )
