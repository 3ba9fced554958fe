"""Who leads an event, by what, and what a void or corrected table changed. Pure: all follows from what was played.

Everything is added up over an entrant's tables, as exact fractions:

- wins: 1 for a table won; a win shared by k is 1/k.
- places: 100 for the first place, 0 for the last, in equal steps between; those who are level share their places.
- points: the points of the game.
- share: one's part of the table's points, 100 being the table's average; points below 0 count as 0, and where nobody
  has any everybody has the average.
- opponents: the average of what all opponents met have in the main measure (Buchholz).

A bye is a win, a first place and an average share; its points are the average of one's own tables.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from models.tournament import Main, Measure, Played

CHAINS: Mapping[Main, tuple[Measure, ...]] = {
    "wins": ("wins", "places", "share", "opponents"),
    "places": ("places", "wins", "share", "opponents"),
    "points": ("points", "wins", "share", "opponents"),
    "share": ("share", "wins", "places", "opponents"),
}
"""The main measure, then what breaks ties, in this order. Who is level in all of them shares the rank."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant in the ranking. tables: how many were finished; by: the measure that puts the entrant behind the one
    before, None for the first and for a shared rank."""

    entrant: int
    rank: int
    tables: int
    byes: int
    values: Mapping[Measure, Fraction]
    by: Measure | None


@dataclass(frozen=True, slots=True)
class Move:
    """How an entrant's rank changed."""

    entrant: int
    before: int
    after: int


def ranking(entrants: Sequence[int], played: Sequence[Played], main: Main) -> tuple[Row, ...]:
    """The entrants, the first one first; those level in every measure in the order given, with the same rank."""
    over = [table for table in played if table.state == "over"]
    byes = Counter(entrant for table in played if table.state == "bye" for entrant in table.entrants)
    tables = Counter(entrant for table in over for entrant in table.entrants)
    everybody = {*entrants, *tables, *byes}
    sums: dict[int, Counter[Measure]] = {entrant: Counter() for entrant in everybody}
    for table in over:
        for seat, entrant in enumerate(table.entrants):
            for measure, value in _at_table(table, seat).items():
                sums[entrant][measure] += value  # type: ignore[assignment]  # Counter adds whatever can be added
    values: dict[int, dict[Measure, Fraction]] = {}
    for entrant, found in sums.items():
        free, sat = byes[entrant], tables[entrant]
        points = Fraction(found["points"])
        values[entrant] = {
            "wins": Fraction(found["wins"]) + free,
            "places": Fraction(found["places"]) + 100 * free,
            "points": points + (points / sat * free if sat else 0),
            "share": Fraction(found["share"]) + 100 * free,
        }
    mains = {entrant: value[main] for entrant, value in values.items()}
    for entrant in everybody:
        met = [other for table in over if entrant in table.entrants for other in table.entrants if other != entrant]
        values[entrant]["opponents"] = (
            sum((mains[other] for other in met), Fraction(0)) / len(met) if met else Fraction(0)
        )
    chain = CHAINS[main]
    ordered = sorted(entrants, key=lambda one: [values[one][measure] for measure in chain], reverse=True)
    rows: list[Row] = []
    for place, entrant in enumerate(ordered, 1):
        by: Measure | None = None
        rank = place
        if rows:
            before = rows[-1]
            by = next((one for one in chain if before.values[one] != values[entrant][one]), None)
            rank = before.rank if by is None else place
        rows.append(Row(entrant, rank, tables[entrant], byes[entrant], values[entrant], by))
    return tuple(rows)


def moved(entrants: Sequence[int], before: Sequence[Played], after: Sequence[Played], main: Main) -> tuple[Move, ...]:
    """Whose rank is another one because tables were made void or corrected, the higher rank first."""
    old = {row.entrant: row.rank for row in ranking(entrants, before, main)}
    now = ranking(entrants, after, main)
    return tuple(Move(row.entrant, old[row.entrant], row.rank) for row in now if old[row.entrant] != row.rank)


def _at_table(table: Played, seat: int) -> dict[Measure, Fraction]:
    count, rank = len(table.entrants), table.ranks[seat]
    behind = sum(other > rank for other in table.ranks) + Fraction(table.ranks.count(rank) - 1, 2)
    points = [max(0, value) for value in table.points]
    total = sum(points)
    return {
        "wins": Fraction(1, len(table.winners)) if seat in table.winners else Fraction(0),
        "places": 100 * behind / (count - 1) if count > 1 else Fraction(100),
        "points": Fraction(table.points[seat]),
        "share": Fraction(100 * count * points[seat], total) if total else Fraction(100),
    }
