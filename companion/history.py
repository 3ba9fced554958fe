"""What the records screen and a player's page show of many tables: counts, courses of points, where points come from."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from companion.desk import Snapshot, TableInfo
from companion.desk.snapshot import moment, play_of
from companion.statistics import Record, of_player, seats_of

SHOWN_TABLES = 12
"""How many of the newest games a course of points shows."""

SHOWN_PEOPLE = 6


@dataclass(frozen=True, slots=True)
class Person:
    """Someone in a statistic. key: the saved player's id, or the name of a seat nobody is linked to."""

    key: str
    name: str
    color: str | None


@dataclass(frozen=True, slots=True)
class Course:
    """One person's points game by game, oldest first; None where the person did not play."""

    person: Person
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """Games that are over, at a glance.

    best: the highest score. minutes: the average length of a game, rounded. dates: of the games in `courses`, oldest
    first. records: each person's record, most wins first.
    """

    plays: int
    best: int | None
    minutes: int | None
    dates: tuple[datetime, ...]
    courses: tuple[Course, ...]
    records: tuple[tuple[Person, Record], ...]


def over(tables: Iterable[TableInfo]) -> list[TableInfo]:
    """The tables whose game is over, as statistics count them."""
    return [table for table in tables if table.summary is not None and not table.running]


def overview(tables: Sequence[TableInfo]) -> Overview:
    """Sums up tables (newest first, as `Desk.tables` lists them); those still running are left out."""
    done = sorted(over(tables), key=lambda table: _ended(table), reverse=True)
    plays = [play_of(keyed(table)) for table in done]
    people = _people(done)
    newest = done[:SHOWN_TABLES][::-1]
    totals = [seat.total for play in plays for seat in play.seats]
    lengths = [length for table in done if (length := minutes_of(table)) is not None]
    records = [(person, of_player(plays, person.key)) for person in people]
    return Overview(
        plays=len(done),
        best=max(totals, default=None),
        minutes=round(sum(lengths) / len(lengths)) if lengths else None,
        dates=tuple(_ended(table) for table in newest),
        courses=tuple(
            Course(person, tuple(_points(table, person.key) for table in newest)) for person in people[:SHOWN_PEOPLE]
        ),
        records=tuple(sorted(records, key=lambda item: (-item[1].wins, -item[1].plays))),
    )


def keyed(table: TableInfo) -> TableInfo:
    """The table with every seat's person named by a key: the saved player's id, else the name."""
    return TableInfo(
        **{name: getattr(table, name) for name in TableInfo.__dataclass_fields__ if name != "players"},
        players=tuple(key_of(table, seat) for seat in range(len(table.names))),
    )


def key_of(table: TableInfo, seat: int) -> str:
    """The person of a seat."""
    return table.players[seat] or f"name:{table.names[seat]}"


def minutes_of(table: TableInfo) -> int | None:
    """How long a game took, None where the end is not known or lies before the start."""
    if table.summary is None or table.summary.finished is None:
        return None
    seconds = (moment(table.summary.finished) - moment(table.created)).total_seconds()
    return round(seconds / 60) if seconds >= 0 else None


def points_by_line(shots: Iterable[Snapshot], person: str) -> dict[str, int]:
    """Where a person's points came from: the sum of each scoring line over these tables, in the rules' order."""
    sums: Counter[str] = Counter()
    order: tuple[str, ...] = ()
    for shot in shots:
        order = shot.rules.LINES
        for seat, (player, name) in enumerate(zip(shot.players, shot.names, strict=True)):
            if (player or f"name:{name}") == person:
                sums.update({line.id: line.points for line in shot.standings[seat].lines})
    return {line: sums[line] for line in order if sums[line]}


def played_by(tables: Iterable[TableInfo], person: str) -> list[TableInfo]:
    """The tables at which a person sat."""
    return [table for table in tables if any(key_of(table, seat) == person for seat in range(len(table.names)))]


def spread(tables: Iterable[TableInfo], person: str) -> list[int]:
    """A person's scores in these tables."""
    return [seat.total for _, seat in seats_of((play_of(keyed(table)) for table in over(tables)), person)]


def _people(tables: Sequence[TableInfo]) -> list[Person]:
    """Everybody who sat at these tables, most often first; the name and colour of their newest game."""
    found: dict[str, Person] = {}
    often: Counter[str] = Counter()
    for table in tables:
        for seat, name in enumerate(table.names):
            key = key_of(table, seat)
            often[key] += 1
            found.setdefault(key, Person(key, name, table.colors[seat]))
    return sorted(found.values(), key=lambda person: (-often[person.key], person.name))


def _points(table: TableInfo, person: str) -> int | None:
    assert table.summary is not None
    seats = range(len(table.names))
    return next((table.summary.totals[seat] for seat in seats if key_of(table, seat) == person), None)


def _ended(table: TableInfo) -> datetime:
    ended = table.summary.finished if table.summary else None
    return moment(ended or table.updated)
