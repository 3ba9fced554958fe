"""Statistics over games that are over: pure functions, a player counted by id so that a new name changes nothing.

A stopped game counts: its table named winners. So does a seat with 0 points.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from companion import referee
from companion.game import Seating, game_of
from companion.referee import Step


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a game that is over. facet: what its score is grouped by, "" for nothing."""

    player: str | None
    name: str
    total: int
    rank: int
    won: bool
    facet: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """A game that is over, by seat."""

    table_id: str
    game: str
    when: datetime
    seats: tuple[SeatResult, ...]

    @property
    def shared(self) -> bool:
        """Whether several seats won."""
        return sum(seat.won for seat in self.seats) > 1


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """How often and how well. contested: the games with others in them; wins: how many of those were won, shared ones
    too (who plays alone wins against nobody); shared: how many of them were shared.

    contested: the games in which others sat too; only there is anything to win.

    average, best and worst are points; None where nothing was played.
    """

    plays: int = 0
    contested: int = 0
    wins: int = 0
    shared: int = 0
    average: float | None = None
    best: int | None = None
    worst: int | None = None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Games in which both sat: who was ranked before the other, and how often they were level."""

    together: int
    first_ahead: int
    second_ahead: int
    level: int


@dataclass(frozen=True, slots=True)
class Bin:
    """How many scores lie from `low` to `high`, both included."""

    low: int
    high: int
    count: int


def of_player(plays: Iterable[Play], player: str) -> PlayRecord:
    """One player's record."""
    return _record(seats_of(plays, player))


def seats_of(plays: Iterable[Play], player: str | None = None) -> list[tuple[Play, SeatResult]]:
    """The seats in which this player sat (None: all), with their games, in the order of `plays`."""
    return [(play, seat) for play in plays for seat in play.seats if player is None or seat.player == player]


def by_facet(plays: Iterable[Play], player: str | None = None) -> dict[str, PlayRecord]:
    """The record of each facet (the game's description says what those are), most played first."""
    grouped: dict[str, list[tuple[Play, SeatResult]]] = {}
    for play, seat in seats_of(plays, player):
        if seat.facet:
            grouped.setdefault(seat.facet, []).append((play, seat))
    records = {facet: _record(found) for facet, found in grouped.items()}
    return dict(sorted(records.items(), key=lambda item: (-item[1].plays, item[0])))


def head_to_head(plays: Iterable[Play], first: str, second: str) -> HeadToHead:
    """How two players did against each other, by rank."""
    results: Counter[int] = Counter()
    for play in plays:
        ranks = {seat.player: seat.rank for seat in play.seats}
        if first in ranks and second in ranks:
            difference = ranks[second] - ranks[first]
            results[(difference > 0) - (difference < 0)] += 1
    return HeadToHead(results.total(), results[1], results[-1], results[0])


def distribution(totals: Sequence[int], bins: int = 8) -> tuple[Bin, ...]:
    """The scores in at most `bins` bins of one whole width, from the lowest to the highest; empty for no scores."""
    if not totals:
        return ()
    low, high = min(totals), max(totals)
    width = max(1, -(-(high - low + 1) // bins))
    counts = Counter((total - low) // width for total in totals)
    return tuple(
        Bin(low + index * width, low + (index + 1) * width - 1, counts[index]) for index in range(max(counts) + 1)
    )


def over_turns(steps: Sequence[Step]) -> tuple[tuple[int, ...], ...]:
    """Every seat's total after each event of a game, the start (before any event) first; a counted table has none."""
    if not steps or (steps[-1].after or steps[-1].before).counted:
        return ()
    positions = [steps[0].before, *(step.after for step in steps if step.after is not None)]
    return tuple(tuple(row.total for row in referee.standings(position)) for position in positions)


def _record(found: Sequence[tuple[Play, SeatResult]]) -> PlayRecord:
    totals = [seat.total for _, seat in found]
    if not totals:
        return PlayRecord()
    return PlayRecord(
        plays=len(totals),
        contested=sum(len(play.seats) > 1 for play, _ in found),
        wins=sum(seat.won and len(play.seats) > 1 for play, seat in found),
        shared=sum(seat.won and play.shared for play, seat in found),
        average=sum(totals) / len(totals),
        best=max(totals),
        worst=min(totals),
    )


def facets(setup: Seating) -> tuple[str, ...]:
    """What each seat's score is grouped by, "" where the game has nothing to group by."""
    of_game = game_of(setup.game).facets
    return tuple(of_game.of(setup)) if of_game else ("",) * setup.seats
