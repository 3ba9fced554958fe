"""boze: what each seat has, and what everybody may see (boze page, "Scoring lines", "State")."""

from typing import Any

from companion.game import Phase, Scores, SeatScore
from models.boze import UNPAID_POINTS, SeatState, State
from models.result import Line

LINES = ("characters", "items", "bonuses", "gains", "duty", "adjust")


def scores(state: State, phase: Phase) -> Scores:
    """Each seat's lines (boze page, "Scoring lines"); equal points share."""
    return Scores(tuple(SeatScore(_lines(seat)) for seat in state.seats))


def _lines(seat: SeatState) -> tuple[Line, ...]:
    points = {
        "characters": sum(worker.card.points for worker in seat.workers if worker.card is not None),
        "items": sum(card.points for worker in seat.workers for card in worker.items),
        "bonuses": sum(card.points for card in seat.bonuses),
        "gains": seat.gains,
        "duty": unpaid_points(seat),
    }
    return tuple(Line(id=name, points=value) for name, value in points.items() if value)


def unpaid_points(seat: SeatState) -> int:
    """What the gold that the seat left unpaid costs: 0 or less."""
    return UNPAID_POINTS * seat.unpaid


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The state as the boze page names it, and what lies open in the market."""
    table: dict[str, int] = {}
    for category, _ in state.table:
        table[category] = table.get(category, 0) + 1
    return {
        "round": state.round,
        "lead": state.lead,
        "duties": state.duties,
        "deck": state.deck,
        "discards": state.discards,
        "table": table,
        "market": {
            "characters": [card.key for card in state.market.characters],
            "items": [card.key for card in state.market.items],
        },
        "seats": [
            {
                "gold": seat.gold,
                "hand": seat.hand,
                "bonus_hand": seat.bonus_hand,
                "characters": [
                    {
                        "name": None if worker.card is None else worker.card.key,
                        "tapped": number in seat.tapped,
                        "items": [card.key for card in worker.items],
                    }
                    for number, worker in enumerate(seat.workers)
                ],
                "unpaid": seat.unpaid,
            }
            for seat in state.seats
        ],
    }
