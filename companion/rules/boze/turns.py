"""boze: whose turn it is, what can be listed, and when the game ends."""

from collections.abc import Sequence
from typing import Any

from companion.rules.boze.table import duty_payments
from models.boze import DUTIES, Duty, SeatState, State
from models.record import Event
from models.result import Turn


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "boze.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "boze.turn"


def is_over(state: State) -> bool:
    """After the fourth duty the game is over."""
    return state.duties >= DUTIES


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


def next_to_act(seats: Sequence[SeatState], first: int) -> int | None:
    """The first seat from `first` on, going round, with an untapped character; None once all are tapped."""
    count = len(seats)
    for step in range(count):
        number = (first + step) % count
        seat = seats[number]
        if len(seat.tapped) < len(seat.workers):
            return number
    return None
