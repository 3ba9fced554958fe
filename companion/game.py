"""What a game is to the rest of the house: one description, found by the game's id, and what it describes."""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

from companion.pack_draft import Editing
from companion.seating import LANGS, Lang, Phase, Seating
from companion.texts.base import Text, Texts
from models.base import Model, RecordError
from models.record import Event, RecordBase
from models.result import Line, Turn
from models.verdict import Violation

GAMES = ("dimsum", "shichimi", "umami", "boze", "dizzle")
"""Every game, in the order of the home screen. The id is the name of its modules; ``companion/games/<id>.py`` says all
that the rest of the house knows of it."""

__all__ = [
    "GAMES",
    "LANGS",
    "Facets",
    "Game",
    "Lang",
    "Models",
    "Phase",
    "PlanningRules",
    "Rules",
    "Scores",
    "SeatScore",
    "Seating",
    "game_of",
    "models_of",
    "read_pack",
    "rules_of",
    "texts_of",
    "unknown_game",
    "with_packs",
]


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


Counts = tuple[Any, ...]
"""Each seat's tally (the game's own `models.record.Tally`), None for a seat that is not counted yet."""


@dataclass(frozen=True, slots=True)
class Late:
    """What may still be said once every seat is counted, and at no other moment of a counted table.

    check: what the event breaks, given the state before the first count and the seat's tally. apply: the tally with
    what was said.
    """

    event: type[Event]
    check: Callable[[Any, Any, Any], Iterable[Violation]]
    apply: Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class Counting:
    """How the end of a game is counted where nobody entered the moves (count page).

    rule: the last rule of the game's page. check: what a seat's tally breaks, given the state before the first count and
    the tallies of the others (its own place is None). end: the game's own state in which the counted things lie, which
    its rules then score. amend: what such a state cannot hold, put into the scores.
    """

    rule: str
    check: Callable[[Any, Counts, Any], Iterable[Violation]]
    end: Callable[[Any, Counts], Any]
    late: Late | None = None
    amend: Callable[[Counts, Scores], Scores] | None = None


class Rules(Protocol):
    """A game's rules module. Every function is pure; `state` is the game's own frozen state."""

    @property
    def RULES(self) -> tuple[str, ...]:
        """Every rule id in the order of the game's page."""

    @property
    def LINES(self) -> tuple[str, ...]:
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

    def counting(self, state: Any) -> Counting:
        """How this game's end is counted. state: as `start` gives it."""

    def public(self, state: Any, phase: Phase) -> dict[str, Any]:
        """The public state with the keys that the game's page names, as JSON values."""


class PlanningRules(Rules, Protocol):
    """Rules whose `check` and `apply` share what they both need: it is worked out once for an event, by `plan`."""

    def plan(self, state: Any, event: Any) -> Any:
        """What follows from the state for this event, for `check` and `apply` of the same two. The seat exists."""

    def check(self, state: Any, event: Any, plan: Any = None, /) -> Iterable[Violation]:
        """As in `Rules`. plan: of this state and event; worked out where it is not given."""

    def apply(self, state: Any, event: Any, plan: Any = None, /) -> Any:
        """As in `Rules`. Trusts the plan too."""


class Models(Protocol):
    """A game's models module."""

    def record_type(self, options: Any) -> type[RecordBase]:
        """The record class for these raw, unchecked options. Raises RecordError for an unknown variant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facets:
    """What statistics group a seat's score by (the face it played, the variant, the level).

    of: each seat's facet, by seat, "" for none. title: what the grouping is called. name: what a facet is called, given
    the seating of a table that has it (None where there is none to be found).
    """

    of: Callable[[Seating], Sequence[str]]
    title: Text
    name: Callable[[str, Seating | None, Lang], str]


Seal = Literal["shown", "turn"]
"""What an accepted event binds the table to: `shown`, it laid open what was hidden and stays as it is; `turn`, it ended
a turn, and once anything followed it there is no undo behind it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game, as the rest of the house sees it: ``GAME`` in ``companion/games/<id>.py``."""

    id: str
    number: int
    """The game's place in sharing codes, 1 to 255; it never changes and is never given twice."""

    people: tuple[int, int]
    """The fewest and the most players."""

    models: Models
    rules: Rules
    planning: PlanningRules | None
    """The rules again where they plan, None where they do not."""

    texts: Texts
    read_pack: Callable[[Any], Model] | None
    """A pack from parsed JSON (raises RecordError); None for a game whose components are the same in every box."""

    editing: Editing[Any] | None
    """How a pack is entered; None without packs."""

    variants: Mapping[str, Text]
    """What the ways to play are called, by the option `variant`; empty for a game with one way."""

    facets: Facets | None
    """None where statistics have nothing to group by."""

    extra: tuple[str, ...]
    """The keys that the game's standings carry, as in `SeatScore.extra`."""

    secret: Callable[[Any], bool] | None
    """Whether what lies on the table in this state is hidden from its players, so that it is neither shared nor
    exported; None for a game that hides nothing."""

    seals: Callable[[Seating, Event], Seal | None] | None
    """What an accepted event binds the table to (None: nothing), so that undo and correction show nobody what lies
    hidden; None for a game in which everything may be taken back."""

    table_lines: Callable[[Any, Phase, Seating, Lang], Sequence[str]] | None
    """A state as lines for a person, None where the public state reads well as keys and values."""

    joined: Mapping[str, str]
    """What a seat enters together with its event before: by event type, the type of that one."""

    @property
    def title(self) -> Text:
        """What the game is called."""
        return self.texts.TITLE

    def variant(self, options: Mapping[str, Any]) -> Text | None:
        """What the way to play of these options (JSON values) is called, None for a game with one way."""
        return self.variants.get(str(options.get("variant")))


@cache
def game_of(game: str) -> Game:
    """The description of a game, by its id. Raises KeyError where there is none."""
    if game not in GAMES:
        raise KeyError(game)
    found: Game = importlib.import_module(f"companion.games.{game}").GAME
    return found


def rules_of(game: str) -> Rules:
    """The rules of a game, by its id."""
    return game_of(game).rules


def models_of(game: str) -> Models:
    """The models of a game, by its id."""
    return game_of(game).models


def texts_of(game: str) -> Texts:
    """The texts of a game, by its id."""
    return game_of(game).texts


@cache
def with_packs() -> tuple[str, ...]:
    """The games that have packs, in the order of the home screen."""
    return tuple(game for game in GAMES if game_of(game).read_pack is not None)


def read_pack(game: str, data: Any) -> Model:
    """A pack of a game from parsed JSON. Raises RecordError; a game without packs refuses everything."""
    read = game_of(game).read_pack
    if read is None:
        raise RecordError("pack", "unknown-key")
    return read(data)


def unknown_game(value: Any, known: Iterable[str] = GAMES, place: str = "game") -> RecordError:
    """That something from outside names a game which is none of the known ones."""
    return RecordError(place, "unknown-game", value=value, known=", ".join(known))
