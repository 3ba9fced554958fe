"""ゆっくり: whose turn it is, what may be done in it, and when the game is over."""

from models.result import Turn
from models.shichimi import SlowState

PEEKS = 2


def turn_rule(state: SlowState) -> str:
    """Whose turn it is, and which seats exist."""
    return "slow.turn"


def end_rule(state: SlowState) -> str:
    """What comes after the end breaks the same rule."""
    return "slow.turn"


def is_over(state: SlowState) -> bool:
    """The one turn after a player could not get back to four has been played."""
    return state.over


def may_refill(state: SlowState, seat: int) -> bool:
    """At least one card is laid before the refill, unless there is none to lay."""
    return bool(seat == state.turn.seat and state.turn.placed) or not state.hands[seat]


def may_peek(state: SlowState, seat: int) -> bool:
    """With the option, twice a game."""
    return bool(state.setup.options.habanero) and state.seats[seat].peeks < PEEKS


def turn(state: SlowState) -> Turn:
    """The seat whose turn it is and what it may do."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    seat, callable_heap = state.turn.seat, any(state.heaps)
    steps = {
        "spoiled": callable_heap and not state.turn.placed,
        "complete": callable_heap,
        "place": bool(state.hands[seat]),
        "peek": may_peek(state, seat),
        "refill": may_refill(state, seat),
    }
    return Turn(player=seat, expects=tuple(step for step, open_now in steps.items() if open_now))
