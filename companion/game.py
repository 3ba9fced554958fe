"""What a game is to the rest of the house: a handful of pure functions, found by the game's id."""

import importlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol, cast

from models.base import Model
from models.record import Event, RecordBase
from models.result import Line, Turn
from models.verdict import Violation

GAMES = ("dimsum", "shichimi", "umami", "boze", "dizzle")
"""Every game, in the order of the home screen. The id is the file stem of its model, rules, texts, board and pack."""

Lang = Literal["ja", "en"]
LANGS: tuple[Lang, ...] = ("ja", "en")

Phase = Literal["in_progress", "finished", "stopped"]


@dataclass(frozen=True, slots=True)
class Seating:
    """What is known before the first event: who plays, the game's options and its printed components."""

    game: str
    names: tuple[str, ...]
    options: Any
    pack: Any = None

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.names)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What the rules give one seat, the table's adjusts not counted.

    lines: in the page's order, lines of 0 points left out. tiebreak: higher is better, compared when totals
    are equal. wins_outright: this seat is first whatever the points. extra: keys that the standing carries.
    """

    lines: tuple[Line, ...]
    tiebreak: tuple[int, ...] = ()
    wins_outright: bool = False
    extra: Mapping[str, int] = field(default_factory=dict)


class Scores(NamedTuple):
    """All seats' scores; `winners` only where they do not follow from the ranks (a race to a target)."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...] | None = None


class Rules(Protocol):
    """A game's rules module. Every function is pure; `state` is the game's own frozen state."""

    RULES: tuple[str, ...]
    """Every rule id in the order of the game's page."""

    LINES: tuple[str, ...]
    """Every scoring line's id in the order of the game's page, `adjust` last."""

    def start(self, setup: Seating) -> Any:
        """The state before the first event. Raises RecordError where options and pack do not fit each other."""

    def turn_rule(self, state: Any) -> str:
        """The rule that says which seats exist and whose turn it is."""

    def end_rule(self, state: Any) -> str:
        """The rule broken by what comes after the end or a stop."""

    def is_over(self, state: Any) -> bool:
        """Whether the game has ended by its own rules."""

    def may_follow_end(self, event: Event) -> bool:
        """Whether this event may come after the end (not after a stop)."""

    def check(self, state: Any, event: Any) -> Iterable[Violation]:
        """Every rule that the event breaks, with its facts; nothing means legal. The seat exists, the game runs.

        Where the event cannot be judged further (no card in hand), what makes it so is the only violation.
        """

    def apply(self, state: Any, event: Any) -> Any:
        """The state after an event that is legal or stands by a ruling. Trusts its input.

        An event before the deal or a second deal, let stand by a ruling, changes nothing.
        """

    def options(self, state: Any) -> tuple[Any, ...] | None:
        """Every legal event now, or None where they cannot be listed. Adjust and stop are left out."""

    def turn(self, state: Any) -> Turn | None:
        """Who is to act and with what; None when nothing more is expected."""

    def scores(self, state: Any, phase: Phase) -> Scores:
        """What each seat would have if the game stopped now, or has at its end."""

    def public(self, state: Any, phase: Phase) -> dict[str, Any]:
        """The public state with the keys that the game's page names, as JSON values."""


class PlanningRules(Rules, Protocol):
    """Rules whose `check` and `apply` share what they both need: it is worked out once for an event, by `plan`."""

    def plan(self, state: Any, event: Any) -> Any:
        """What follows from the state for this event, for `check` and `apply` of the same two. The seat exists."""

    def check(self, state: Any, event: Any, plan: Any = None) -> Iterable[Violation]:
        """As in `Rules`. plan: of this state and event; worked out where it is not given."""

    def apply(self, state: Any, event: Any, plan: Any = None) -> Any:
        """As in `Rules`. Trusts the plan too."""


class Models(Protocol):
    """A game's models module."""

    def record_type(self, options: Any) -> type[RecordBase]:
        """The record class for these raw, unchecked options. Raises RecordError for an unknown variant."""

    def read_pack(self, data: Any) -> Model:
        """A pack from parsed JSON. Raises RecordError; a game without packs refuses everything."""


def planning(rules: Rules) -> PlanningRules | None:
    """The rules again where they plan (they have a function `plan`), None where they do not."""
    return cast(PlanningRules, rules) if hasattr(rules, "plan") else None


def keeps_secret(rules: Rules, state: Any, phase: Phase) -> bool:
    """Whether what lies on the table is secret while the game runs, so that it is neither shared nor exported.

    A game says so by a function `is_secret(state)` beside its rules; most have nothing to hide.
    """
    is_secret = getattr(rules, "is_secret", None)
    return phase == "in_progress" and is_secret is not None and bool(is_secret(state))


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game, by its id."""
    return cast(Rules, importlib.import_module(f"companion.rules.{game}"))


@cache
def models_of(game: str) -> Models:
    """The models of a game, by its id."""
    return cast(Models, importlib.import_module(f"models.{game}"))
