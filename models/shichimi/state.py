"""The states of the three games.

Plain frozen values: the rules build them from validated events, thousands a second.
"""

from dataclasses import dataclass
from typing import Any, Literal

from models.shichimi.cards import Cards
from models.shichimi.options import Race


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a heap of cards is: its verdict, its togarashi, and each reason why it is not complete."""

    verdict: Literal["shichimi", "ichimi", "no"]
    togarashi: int
    why: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether it is a shichimi or an ichimi."""
        return self.verdict != "no"


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was played to its end. `heaps` by seat (in solo by heap)."""

    flag: int | None
    heaps: tuple[Judgement, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RaceState:
    """The flag race. `heaps`: what was entered in this round, `race.heaps` places a seat, None where it is due."""

    setup: Any
    race: Race
    heaps: tuple[Cards | None, ...]
    wins: tuple[int, ...]
    flag: int | None = None
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class Declaration:
    """A heap that was called: by whom, as what, rightly or not, and its cards as they were laid."""

    player: int
    claim: Literal["spoiled", "complete"]
    right: bool
    cards: Cards


@dataclass(frozen=True, slots=True)
class SlowState:
    """ゆっくり. `drawn`: all cards that ever came from a player's deck. `placed`: cards laid in this turn.

    last: the present turn is the last one.
    """

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    drawn: tuple[Cards, ...]
    heaps: tuple[Cards, ...]
    togarashi: tuple[int, ...]
    victory: tuple[int, ...]
    peeks: tuple[int, ...]
    declarations: tuple[Declaration, ...] = ()
    dealt: bool = False
    to_act: int = 0
    placed: int = 0
    last: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Collected:
    """A heap that somebody took as points, and how it counts."""

    kind: Literal["shichimi", "ichimi"]
    cards: Cards


@dataclass(frozen=True, slots=True)
class KaiState:
    """改. `placed`, `reclaimed` and `begun` (placed, reclaimed or collected) are about the present turn.

    skips: who loses the next turn. emptied: the seats whose deck is empty, the one emptied earliest first.
    out: whose deck started the last round. coming: the seats whose last turn is still to come, None before then.
    """

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    heaps: tuple[Cards, ...]
    collected: tuple[tuple[Collected, ...], ...]
    skips: tuple[bool, ...]
    dealt: bool = False
    to_act: int = 0
    placed: int = 0
    reclaimed: bool = False
    begun: bool = False
    emptied: tuple[int, ...] = ()
    out: int | None = None
    coming: tuple[int, ...] | None = None
    over: bool = False
