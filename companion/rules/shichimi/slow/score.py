"""ゆっくり: points, and what is public."""

from typing import Any

from companion.game import Phase, Scores, SeatScore
from models.result import Line
from models.shichimi import TOGARASHI, Cards, SlowState

VICTORY_POINTS = 3
UNPEEKED_POINTS = 2


def worth(cards: Cards) -> int:
    """What a called heap gives: a point a togarashi, or a victory card for none."""
    return cards.count(TOGARASHI) or VICTORY_POINTS


def scores(state: SlowState, phase: Phase) -> Scores:
    """Togarashi won, victory cards, and the habaneros never used; equal points are a draw."""
    spared = UNPEEKED_POINTS if state.setup.options.habanero else 0
    seats = []
    for togarashi, victory, peeks in state.seats:
        points = {
            "togarashi": togarashi,
            "victory": VICTORY_POINTS * victory,
            "habanero": 0 if peeks else spared,
        }
        seats.append(SeatScore(tuple(Line(id=name, points=n) for name, n in points.items() if n)))
    return Scores(tuple(seats))


def public(state: SlowState, phase: Phase) -> dict[str, Any]:
    """The state as the shichimi page names it. It lists the heaps; what a screen may show of them is its business."""
    return {
        "hands": [list(hand) for hand in state.hands],
        "decks": list(state.decks),
        "heaps": [list(heap) for heap in state.heaps],
        "seats": [seat._asdict() for seat in state.seats],
        "declarations": [{**call._asdict(), "cards": list(call.cards)} for call in state.declarations],
    }
