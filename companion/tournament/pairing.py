"""Who sits with whom. Pure: the same evening gives the same tables.

Repeats (pairs of people who have met before, each counted as often as they met) come first: a search over all tables,
which proves its answer for a field it can walk through; beyond that it is given up after `STEPS` and what it found is
improved by exchanging two people at a time as long as that helps.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from models.tournament import Pairing

STEPS = 20_000
"""How many placements the search tries before it is given up, for each number of repeats that it allows."""

SHUFFLES = 24
"""From how many starts tables are improved by exchanging people."""

Pair = frozenset[int]
Tables = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A round: its tables, and who sits out. repeats: how often people meet again in it."""

    tables: Tables
    byes: tuple[int, ...]
    repeats: int


def met_at(pairings: Sequence[Pairing]) -> Counter[Pair]:
    """How often each two have sat at one table; void tables count, for they have met."""
    return Counter(
        frozenset(two)
        for pairing in pairings
        if pairing.table_id is not None
        for two in combinations(pairing.entrants, 2)
    )


def byes_of(pairings: Sequence[Pairing]) -> Counter[int]:
    """How often each sat out."""
    return Counter(pairing.entrants[0] for pairing in pairings if pairing.table_id is None)


def sizes(count: int, least: int, most: int, best: int) -> tuple[tuple[int, ...], int]:
    """How many sit at each table, the largest first, and how many sit out: as few as can be, then tables of about `best`."""
    for out in range(count + 1):
        rest = count - out
        fits = [tables for tables in range(1, rest // least + 1) if tables * least <= rest <= tables * most]
        if fits:
            tables = min(fits, key=lambda number: (abs(rest - number * best), number))
            return tuple(rest // tables + (at < rest % tables) for at in range(tables)), out
    return (), count


def draw(
    order: Sequence[int], met: Mapping[Pair, int], byes: Mapping[int, int], least: int, most: int, best: int
) -> Draw:
    """The next round of those in `order`, the leading first: neighbours in it sit together where nobody meets again.

    byes: how often each sat out before; whoever did so least often, and of those the last in order, sits out next.
    Everybody sits out where there are fewer than `least`.
    """
    seated, out = sizes(len(order), least, most, best)
    if not seated:
        return Draw((), tuple(order), 0)
    found: Draw | None = None
    for resting in _resting(order, byes, out):
        playing = [one for one in order if one not in resting]
        tables, repeats = _seat(playing, seated, met)
        if found is None or repeats < found.repeats:
            found = Draw(tables, resting, repeats)
        if found.repeats == 0:
            break
    assert found is not None
    return found


def circle(order: Sequence[int], playing: Sequence[int], met: Mapping[Pair, int], byes: Mapping[int, int]) -> Draw:
    """The next round of a round robin of twos by the circle method (Berger): everybody in `order` meets everybody in as
    few rounds as there can be, sitting out in turn. Where somebody came late or left, it is `draw` that fills the gaps."""
    seats: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    here = set(playing)
    candidates = []
    for turn in range(max(1, len(seats) - 1)):
        ring = [seats[0], *(seats[1 + (at + turn) % (len(seats) - 1)] for at in range(len(seats) - 1))]
        twos = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        tables = tuple((a, b) for a, b in twos if a in here and b in here and a is not None and b is not None)
        sat = {one for table in tables for one in table}
        resting = tuple(one for one in playing if one not in sat)
        candidates.append(Draw(tables, resting, sum(met.get(frozenset(table), 0) for table in tables)))
    other = draw(playing, met, byes, 2, 2, 2)
    return min(
        (*candidates, other),
        key=lambda one: (len(one.byes), max((byes.get(out, 0) for out in one.byes), default=0), one.repeats),
    )


def _resting(order: Sequence[int], byes: Mapping[int, int], out: int) -> Iterator[tuple[int, ...]]:
    """Who may sit out, the fairest choice first; all choices are equally fair, and not more than 20 are tried."""
    by_turn = sorted(range(len(order)), key=lambda at: (byes.get(order[at], 0), -at))
    if out == 0:
        yield ()
        return
    last = byes.get(order[by_turn[out - 1]], 0)
    surely = [order[at] for at in by_turn if byes.get(order[at], 0) < last]
    maybe = [order[at] for at in by_turn if byes.get(order[at], 0) == last]
    for number, some in enumerate(combinations(maybe, out - len(surely))):
        if number == 20:
            return
        yield (*surely, *some)


def repeats_of(tables: Sequence[Sequence[int]], met: Mapping[Pair, int]) -> int:
    """How often people meet again at these tables."""
    return sum(met.get(frozenset(two), 0) for table in tables for two in combinations(table, 2))


def _seat(order: Sequence[int], seated: tuple[int, ...], met: Mapping[Pair, int]) -> tuple[Tables, int]:
    swapped: tuple[Tables, int] | None = None
    limit = 0
    while True:
        search = _Search(order, met, limit)
        found = search.run(seated)
        if found is not None:
            return found, repeats_of(found, met)
        if swapped is None:
            swapped = _exchanged(order, seated, met)
        if search.given_up or swapped[1] <= limit + 1:
            return swapped
        limit += 1


class _Search:
    """Walks through all ways to seat people with at most `limit` repeats, neighbours in order first."""

    def __init__(self, order: Sequence[int], met: Mapping[Pair, int], limit: int) -> None:
        self.order = order
        self.limit = limit
        self.again = [[met.get(frozenset((a, b)), 0) if a != b else 0 for b in order] for a in order]
        self.steps = 0
        self.given_up = False
        self.tables: list[tuple[int, ...]] = []

    def run(self, seated: tuple[int, ...]) -> Tables | None:
        if not self._next(tuple(range(len(self.order))), Counter(seated), 0):
            return None
        return tuple(tuple(self.order[at] for at in table) for table in self.tables)

    def _next(self, rest: tuple[int, ...], left: Counter[int], cost: int) -> bool:
        if not rest:
            return True
        for size in sorted((size for size, number in left.items() if number), reverse=True):
            left[size] -= 1
            if self._fill((rest[0],), size, rest[1:], 0, left, cost):
                return True
            left[size] += 1
        return False

    def _fill(
        self, table: tuple[int, ...], size: int, rest: tuple[int, ...], start: int, left: Counter[int], cost: int
    ) -> bool:
        if len(table) == size:
            self.tables.append(table)
            if self._next(rest, left, cost):
                return True
            self.tables.pop()
            return False
        for at in range(start, len(rest)):
            more = cost + sum(self.again[rest[at]][one] for one in table)
            if more > self.limit:
                continue
            self.steps += 1
            if self.steps > STEPS:
                self.given_up = True
                return False
            if self._fill((*table, rest[at]), size, (*rest[:at], *rest[at + 1 :]), at, left, more):
                return True
            if self.given_up:
                return False
        return False


def _exchanged(order: Sequence[int], seated: tuple[int, ...], met: Mapping[Pair, int]) -> tuple[Tables, int]:
    """Tables from several starts, each improved by exchanging two people as long as fewer meet again."""
    shuffled = random.Random(len(order))  # the same at each call: no chance is in it
    best: tuple[Tables, int] | None = None
    people = list(order)
    for _ in range(SHUFFLES):
        tables = []
        at = 0
        for size in seated:
            tables.append(people[at : at + size])
            at += size
        repeats = _improve(tables, met)
        if best is None or repeats < best[1]:
            best = tuple(tuple(table) for table in tables), repeats
        if repeats == 0:
            break
        people = list(order)
        shuffled.shuffle(people)
    assert best is not None
    return best


def _improve(tables: list[list[int]], met: Mapping[Pair, int]) -> int:
    def cost(one: int, others: Sequence[int], without: int) -> int:
        return sum(met.get(frozenset((one, other)), 0) for other in others if other not in (one, without))

    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for i in range(len(first)):
                for j in range(len(second)):
                    a, b = first[i], second[j]
                    now = cost(a, first, a) + cost(b, second, b)
                    if now and cost(a, second, b) + cost(b, first, a) < now:
                        first[i], second[j] = b, a
                        better = True
    return repeats_of(tables, met)
