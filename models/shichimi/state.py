"""The states of the three games.

Plain frozen values. The rules build them from validated events, thousands a second, so those that change with every
event are named tuples, which cost a fifth of a frozen dataclass.
"""

from typing import Any, Literal, NamedTuple

from models.shichimi.cards import Cards
from models.shichimi.options import Race


class Judgement(NamedTuple):
    """What a heap of cards is: its verdict, its togarashi, and each reason why it is not complete."""

    verdict: Literal["shichimi", "ichimi", "no"]
    togarashi: int
    why: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether it is a shichimi or an ichimi."""
        return self.verdict != "no"


class Round(NamedTuple):
    """A round that was played to its end. `heaps` by seat (in solo by heap)."""

    flag: int | None
    heaps: tuple[Judgement, ...]
    winners: tuple[int, ...]


class RaceState(NamedTuple):
    """The flag race. `heaps`: what was entered in this round, `race.heaps` places a seat, None where it is due."""

    setup: Any
    race: Race
    heaps: tuple[Cards | None, ...]
    wins: tuple[int, ...]
    flag: int | None = None
    rounds: tuple[Round, ...] = ()
    over: bool = False


class Declaration(NamedTuple):
    """A heap that was called: by whom, as what, rightly or not, and its cards as they were laid."""

    player: int
    claim: Literal["spoiled", "complete"]
    right: bool
    cards: Cards


class SlowSeat(NamedTuple):
    """What a player has won so far, and how many habaneros were spent."""

    togarashi: int = 0
    victory: int = 0
    peeks: int = 0


class SlowTurn(NamedTuple):
    """The present turn: whose it is, how many cards were laid in it, and whether it is the last one."""

    seat: int = 0
    placed: int = 0
    last: bool = False


class SlowState(NamedTuple):
    """ゆっくり. `drawn`: the copies (`companion.rules.shichimi.copies`) that ever came from each player's deck."""

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    drawn: tuple[int, ...]
    heaps: tuple[Cards, ...]
    seats: tuple[SlowSeat, ...]
    turn: SlowTurn = SlowTurn()
    declarations: tuple[Declaration, ...] = ()
    dealt: bool = False
    over: bool = False

    @property
    def to_act(self) -> int:
        """Whose turn it is."""
        return self.turn.seat


class OpenHeap(NamedTuple):
    """A heap of 改, and what can still become of it.

    fits: one copy (`companion.rules.shichimi.copies`) of each card with which it can still become complete, none where
    a ruling spoilt it. complete: it is a shichimi or an ichimi.
    """

    cards: Cards
    fits: int
    complete: bool = False


class Collected(NamedTuple):
    """A heap that somebody took as points, and how it counts."""

    kind: Literal["shichimi", "ichimi"]
    cards: Cards


class KaiTurn(NamedTuple):
    """The present turn: whose it is, how many cards were laid, whether a heap was taken back in it, and whether it has
    begun (a card laid, a heap taken back or collected)."""

    seat: int = 0
    placed: int = 0
    reclaimed: bool = False
    begun: bool = False


class KaiEnd(NamedTuple):
    """How far the game is from its end.

    emptied: the seats whose deck is empty, the one emptied earliest first. out: whose deck started the last round.
    coming: the seats whose last turn is still to come, None before then.
    """

    emptied: tuple[int, ...] = ()
    out: int | None = None
    coming: tuple[int, ...] | None = None


class KaiState(NamedTuple):
    """改. `lying`: the copies (`companion.rules.shichimi.copies`) that lie open, in heaps or among the collected.

    skips: who loses the next turn.
    """

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    heaps: tuple[OpenHeap, ...]
    lying: int
    collected: tuple[tuple[Collected, ...], ...]
    skips: tuple[bool, ...]
    turn: KaiTurn = KaiTurn()
    end: KaiEnd = KaiEnd()
    dealt: bool = False
    over: bool = False

    @property
    def to_act(self) -> int:
        """Whose turn it is."""
        return self.turn.seat
