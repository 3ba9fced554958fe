"""Pig with two dice: roll as often as you dare, and put the points by before a 1 comes.

Not judged: whether the dice were really rolled as they were entered.

In the house this is ``companion/rules/pig.py``; a larger game is a package of setup, judge, apply, turns, score, count.
"""

from collections.abc import Iterator
from typing import Any

from companion.game import Counting, Counts, Phase, Scores, Seating, SeatScore
from models.record import Event
from models.result import Line, Turn
from models.verdict import Violation, illegal, impossible
from tests.example.models import DICE, Hold, PigTally, Roll, State
from tests.example.rulebook import BOOK

RULES = BOOK.rules
LINES = ("banked", "adjust")


def start(setup: Seating) -> State:
    """Nobody has a point; seat 0 rolls first."""
    return State(setup.options.target, (0,) * setup.seats)


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "pig.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "pig.turn"


def is_over(state: State) -> bool:
    """As soon as somebody has reached the target."""
    return max(state.banked) >= state.target


def may_follow_end(event: Event) -> bool:
    """Nothing of the game comes after the end."""
    return False


def check(state: State, event: Any) -> Iterator[Violation]:
    """Every rule the event breaks. The seat exists and the game runs."""
    if event.player != state.to_act:
        yield illegal("pig.turn", seat=event.player, turn_seat=state.to_act)
    if isinstance(event, Roll):
        wrong = next((die for die in event.dice if not 1 <= die <= 6), None)
        if len(event.dice) != DICE:
            yield impossible("pig.dice", "count", given=len(event.dice), count=DICE)
        elif wrong is not None:
            yield impossible("pig.dice", "face", die=wrong)
    elif event.player == state.to_act and not state.turn:
        yield illegal("pig.hold", seat=event.player)


def apply(state: State, event: Any) -> State:
    """The state after an event that is legal or stands by a ruling. Out of turn it becomes that player's turn."""
    gained = state.turn if event.player == state.to_act else 0
    following = (event.player + 1) % len(state.banked)
    if isinstance(event, Hold):
        return State(state.target, _with(state.banked, event.player, gained), following)
    if event.dice == (1,) * DICE:
        lost = -state.banked[event.player]
        return State(state.target, _with(state.banked, event.player, lost), following)
    if 1 in event.dice:
        return State(state.target, state.banked, following)
    return State(state.target, state.banked, event.player, gained + sum(event.dice))


def _with(banked: tuple[int, ...], player: int, gain: int) -> tuple[int, ...]:
    return (*banked[:player], banked[player] + gain, *banked[player + 1 :])


def options(state: State) -> None:
    """A roll may show anything: what is legal cannot be listed."""
    return


def turn(state: State) -> Turn:
    """The seat to act rolls, or holds once it has points."""
    return Turn(player=state.to_act, expects=("roll", "hold") if state.turn else ("roll",))


def scores(state: State, phase: Phase) -> Scores:
    """What is put by."""
    lines = tuple((Line(id="banked", points=points),) if points else () for points in state.banked)
    return Scores(tuple(SeatScore(line) for line in lines))


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The public state."""
    return {"target": state.target, "banked": list(state.banked), "to_act": state.to_act, "turn": state.turn}


def counting(state: State) -> Counting:
    """What everybody has put by at the end."""
    return Counting("pig.count", _check_count, _counted)


def _check_count(start: State, others: Counts, tally: PigTally) -> Iterator[Violation]:
    """With the last seat's count somebody must have won."""
    counted = [tally, *(other for other in others if other is not None)]
    if len(counted) == len(others) and max(seat.points for seat in counted) < start.target:
        yield illegal("pig.count", "nobody", target=start.target)


def _counted(start: State, counts: Counts) -> State:
    return start._replace(banked=tuple(0 if tally is None else tally.points for tally in counts))
