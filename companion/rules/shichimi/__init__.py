"""七味ならべ: five ways to make a seven-spice mix of one or more togarashi and six different spices.

`solo`, `versus` and `party` are a race for a flag (`race`), `slow` is a game of memory for two (`slow`), `kai` a game
with open heaps for three to five (`kai`). Each is a module of the same functions; the state tells which one judges it.
What a heap is (`heap`) is one judgement for all.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, cast

from companion.game import Counting, Phase, Rules, Scores, Seal, Seating
from companion.rulebooks.shichimi import BOOK
from companion.rules.shichimi import count, kai, race, slow
from models.record import Event
from models.result import Turn
from models.shichimi import (
    Complete,
    KaiOptions,
    KaiState,
    Peek,
    RaceState,
    Refill,
    SlowOptions,
    SlowState,
    Spoiled,
)
from models.verdict import Violation

RULES = BOOK.rules
LINES = (*race.LINES, "togarashi", "victory", "shichimi", "ichimi", "extra", "habanero", "deck", "adjust")

_GAMES: dict[type, ModuleType] = {RaceState: race, SlowState: slow, KaiState: kai}
_CHECK: dict[type, Callable[[Any, Any], Sequence[Violation]]] = {game: rules.check for game, rules in _GAMES.items()}
_APPLY: dict[type, Callable[[Any, Any], Any]] = {game: rules.apply for game, rules in _GAMES.items()}


def _rules(state: Any) -> Rules:
    return cast(Rules, _GAMES[type(state)])


def start(setup: Seating) -> Any:
    """The table before the first event."""
    match setup.options:
        case SlowOptions():
            return slow.start(setup)
        case KaiOptions():
            return kai.start(setup)
    return race.start(setup)


def turn_rule(state: Any) -> str:
    """The rule of this variant that says which seats exist and whose turn it is."""
    return _rules(state).turn_rule(state)


def end_rule(state: Any) -> str:
    """The rule of this variant that forbids what comes after the end."""
    return _rules(state).end_rule(state)


def is_over(state: RaceState | SlowState | KaiState) -> bool:
    """Whether the game has ended by its own rules."""
    return state.over


def may_follow_end(event: Event) -> bool:
    """Nothing of the game's own may."""
    return False


def check(state: Any, event: Event) -> Sequence[Violation]:
    """Every rule the event breaks."""
    return _CHECK[type(state)](state, event)


def apply(state: Any, event: Event) -> Any:
    """The state after an event that stands."""
    return _APPLY[type(state)](state, event)


def is_secret(state: Any) -> bool:
    """Whether cards lie covered: in slow nobody may look under the top card of a heap while the game runs."""
    return isinstance(state, SlowState)


def seals(setup: Seating, event: Event) -> Seal | None:
    """In slow a peek or a called heap was seen; a turn that is over is not gone through again to see covered cards."""
    if not isinstance(setup.options, SlowOptions):
        return None
    if isinstance(event, Peek | Spoiled | Complete):
        return "shown"
    return "turn" if isinstance(event, Refill) else None


def options(state: Any) -> tuple[Any, ...] | None:
    """Every legal event now, None where they cannot be listed (a deal, a heap of the flag race)."""
    return _rules(state).options(state)


def turn(state: Any) -> Turn | None:
    """Who is to act and with what."""
    return _rules(state).turn(state)


def counting(state: Any) -> Counting:
    """How the end of this variant is counted."""
    return count.counting(state)


def scores(state: Any, phase: Phase) -> Scores:
    """What each seat would have if the game stopped now, or has at its end."""
    return _rules(state).scores(state, phase)


def public(state: Any, phase: Phase) -> dict[str, Any]:
    """The public state with the keys that the shichimi page names."""
    return _rules(state).public(state, phase)
