"""Boze festival: two to four players send characters to work, recruit more, dress them and show bonus cards.

In a round everybody taps one character a move: an action card (dearer the more of its category lie on the table),
the character's own action, or a rest. When all are tapped the market is filled; if the action deck was made anew in
the round, the shrine duty takes 2 gold a character. After the fourth duty most points win.

Not judged: which cards a hidden hand holds (they are counted), what an effect gives, and without a pack what is printed.
"""

from typing import Any

from companion.game import Phase, Scores, Seating, SeatScore
from companion.rulebooks.boze import BOOK
from companion.rules.boze.changing import apply, is_over
from companion.rules.boze.count import counting
from companion.rules.boze.judging import check
from companion.rules.boze.table import duty_payments, ready
from models.base import RecordError
from models.boze import HAND, UNPAID_POINTS, Card, Catalogue, Duty, Pack, SeatState, State
from models.record import Event
from models.result import Line, Turn

RULES = BOOK.rules
LINES = ("characters", "items", "bonuses", "gains", "duty", "adjust")

START_GOLD = (0, 0, 1, 2)
"""By seat: the third and fourth to move get something to begin with."""


def start(setup: Seating) -> State:
    """The table before the first event. Raises RecordError where the action deck has fewer than five cards a seat."""
    dealt = least_actions(setup.seats)
    actions: int | None = setup.options.actions
    if actions is not None and actions < dealt:
        raise RecordError("options.actions", "actions-few", value=actions, least=dealt)
    return State(
        setup=setup,
        catalogue=None if setup.pack is None else _catalogue(setup.pack),
        seats=tuple(SeatState(gold=gold) for gold in START_GOLD[: setup.seats]),
        deck=None if actions is None else actions - dealt,
        due="market" if setup.options.market else None,
    )


def least_actions(seats: int) -> int:
    """The fewest action cards that this many seats can play with: five each."""
    return HAND * seats


def printed_actions(pack: Pack) -> int:
    """How many action cards a box has."""
    return sum(card.count for card in pack.actions)


def _catalogue(pack: Pack) -> Catalogue:
    return Catalogue(
        characters={c.id: Card(c.id, c.cost, c.points, "", c.home, c.own_action) for c in pack.characters},
        items={c.id: Card(c.id, c.cost, c.points, c.slot) for c in pack.items},
        bonuses={c.id: Card(c.id, c.cost, c.points) for c in pack.bonuses},
        actions={c.id: c.category for c in pack.actions},
    )


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "boze.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "boze.turn"


def may_follow_end(event: Event) -> bool:
    """Nothing of the game comes after the fourth duty."""
    return False


def turn(state: State) -> Turn:
    """The seat to move; None with several before the first move, or while the whole table has something due."""
    mulligan = not state.started and max(state.mulligans, default=-1) < len(state.seats) - 1
    due = state.due or "move"
    if mulligan:
        return Turn(player=None, expects=("mulligan", due))
    return Turn(player=state.to_act if state.due is None else None, expects=(due,))


def options(state: State) -> tuple[Any, ...] | None:
    """The shrine duty, where it is due, can be listed: it is forced. What printed cards do cannot."""
    return (Duty(type="duty", paid=duty_payments(state)),) if state.due == "duty" else None


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
            "characters": [card.key for card in state.open_characters],
            "items": [card.key for card in state.open_items],
        },
        "seats": [
            {
                "gold": seat.gold,
                "hand": seat.hand,
                "bonus_hand": seat.bonus_hand,
                "characters": [
                    {
                        "name": None if worker.card is None else worker.card.key,
                        "tapped": worker.tapped,
                        "items": [card.key for card in worker.items],
                    }
                    for worker in seat.workers
                ],
                "unpaid": seat.unpaid,
            }
            for seat in state.seats
        ],
    }


__all__ = [
    "LINES",
    "RULES",
    "apply",
    "check",
    "counting",
    "end_rule",
    "is_over",
    "least_actions",
    "may_follow_end",
    "options",
    "printed_actions",
    "public",
    "ready",
    "scores",
    "start",
    "turn",
    "turn_rule",
    "unpaid_points",
]
