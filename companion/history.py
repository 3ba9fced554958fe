"""What the records screen and a player's page show of many tables: counts, courses of points, where points come from."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from companion.desk import TableInfo
from companion.desk.snapshot import moment, play_of
from companion.game import game_of, rules_of
from companion.statistics import (
    Bin,
    HeadToHead,
    Play,
    PlayRecord,
    by_facet,
    distribution,
    head_to_head,
    of_player,
    seats_of,
)
from companion.texts.desk import is_seat_name
from models.base import is_selector
from models.library import SavedPlayer

SHOWN_TABLES = 12
"""How many of the newest games a course of points shows."""

SHOWN_PEOPLE = 6
BINS = 6


@dataclass(frozen=True, slots=True)
class Person:
    """Someone in a statistic. key: the saved player's id, or ``name:`` and the name of a seat nobody is linked to.

    name, color: the saved player's own, else those of the newest game.
    """

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

    average, best: of all scores. minutes: the average length of a game, rounded. dates: of the games in `courses`,
    oldest first. records: each person's record, most wins first.
    """

    plays: int
    average: float | None
    best: int | None
    minutes: int | None
    dates: tuple[datetime, ...]
    courses: tuple[Course, ...]
    records: tuple[tuple[Person, PlayRecord], ...]


@dataclass(frozen=True, slots=True)
class Facet:
    """How one face, variant or level did. table_id: the newest table that has it."""

    key: str
    record: PlayRecord
    table_id: str


@dataclass(frozen=True, slots=True)
class Portrait:
    """One person in all games that are over.

    tables: all tables the person sat at, running ones too. since: the day of the first one (YYYY-MM-DD), None without.
    by_game: the record in each game played. rulings, corrections: how many there were at these tables. against:
    everybody met at a table, most often first.
    """

    tables: int
    since: str | None
    record: PlayRecord
    minutes: int | None
    by_game: Mapping[str, PlayRecord]
    rulings: int
    corrections: int
    against: tuple[tuple[Person, HeadToHead], ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """One person in one game. lines: the sum of each scoring line in the rules' order, lines of 0 left out.

    against: everybody met in this game, most often first.
    """

    record: PlayRecord
    seen: Overview
    bins: tuple[Bin, ...]
    against: tuple[tuple[Person, HeadToHead], ...]
    lines: Mapping[str, int]
    facets: tuple[Facet, ...]


def over(tables: Iterable[TableInfo]) -> list[TableInfo]:
    """The tables whose game is over, as statistics count them."""
    return [table for table in tables if table.summary is not None and not table.running]


def by_date(tables: Iterable[TableInfo]) -> list[TableInfo]:
    """The tables, the one played last first."""
    return sorted(tables, key=played, reverse=True)


def played(table: TableInfo) -> datetime:
    """When a game ended; of a running one, and where the end is not known, when it was written to last."""
    ended = table.summary.finished if table.summary else None
    return moment(ended or table.updated)


def overview(tables: Iterable[TableInfo], saved: Iterable[SavedPlayer] = ()) -> Overview:
    """Sums up tables; those still running are left out. saved: the players whose own name and colour are to show."""
    done = by_date(over(tables))
    plays = plays_of(done)
    people = everybody(done, saved)
    newest = done[:SHOWN_TABLES][::-1]
    totals = [seat.total for _, seat in seats_of(plays)]
    records = [(person, of_player(plays, person.key)) for person in people]
    return Overview(
        plays=len(done),
        average=sum(totals) / len(totals) if totals else None,
        best=max(totals, default=None),
        minutes=_minutes(done),
        dates=tuple(played(table) for table in newest),
        courses=tuple(
            Course(person, tuple(_points(table, person.key) for table in newest)) for person in people[:SHOWN_PEOPLE]
        ),
        records=tuple(sorted(records, key=lambda item: (-item[1].wins, -item[1].plays))),
    )


def portrait(tables: Iterable[TableInfo], person: str, saved: Iterable[SavedPlayer] = ()) -> Portrait:
    """A person's tables of all games, summed up. person: a key as in `Person`. saved: as in `overview`."""
    sat = played_by(tables, person)
    done = over(sat)
    games = dict.fromkeys(table.game for table in done)
    return Portrait(
        tables=len(sat),
        since=min((table.created[:10] for table in sat), default=None),
        record=of_player(plays_of(done), person),
        minutes=_minutes(done),
        by_game={game: of_player(plays_of(t for t in done if t.game == game), person) for game in games},
        rulings=sum(table.summary.rulings for table in done if table.summary),
        corrections=sum(table.summary.corrections for table in done if table.summary),
        against=_against(by_date(done), person, saved),
    )


def _against(
    done: Sequence[TableInfo], person: str, saved: Iterable[SavedPlayer]
) -> tuple[tuple[Person, HeadToHead], ...]:
    plays = plays_of(done)
    others = [other for other in everybody(done, saved) if other.key != person]
    return tuple((other, head_to_head(plays, person, other.key)) for other in others)


def figures(tables: Iterable[TableInfo], game: str, person: str, saved: Iterable[SavedPlayer] = ()) -> Figures:
    """A person's figures in one game. person: a key as in `Person`. saved: as in `overview`."""
    done = by_date(over(table for table in played_by(tables, person) if table.game == game))
    plays = plays_of(done)
    seen = overview(done, saved)
    return Figures(
        record=of_player(plays, person),
        seen=seen,
        bins=distribution([seat.total for _, seat in seats_of(plays, person)], BINS),
        against=_against(done, person, saved),
        lines=points_by_line(done, game, person),
        facets=facets(done, person),
    )


def facets(tables: Iterable[TableInfo], person: str | None = None) -> tuple[Facet, ...]:
    """How each face, variant or level did in games that are over (person None: whoever had it), most played first."""
    done = by_date(over(tables))
    plays = plays_of(done)
    newest: dict[str, str] = {}
    for play, seat in seats_of(plays, person):
        newest.setdefault(seat.facet, play.table_id)
    return tuple(Facet(key, record, newest[key]) for key, record in by_facet(plays, person).items())


def plays_of(tables: Iterable[TableInfo]) -> list[Play]:
    """Games that are over for `companion.statistics`, every seat's player named by a key as in `Person`."""
    return [play_of(replace(table, players=_keys(table))) for table in tables]


def key_of(table: TableInfo, seat: int) -> str:
    """The person of a seat."""
    return table.players[seat] or f"name:{table.names[seat]}"


def minutes_of(table: TableInfo) -> int | None:
    """How long a game took, None where the end is not known or lies before the start."""
    if table.summary is None or table.summary.finished is None:
        return None
    seconds = (moment(table.summary.finished) - moment(table.created)).total_seconds()
    return round(seconds / 60) if seconds >= 0 else None


def points_by_line(tables: Iterable[TableInfo], game: str, person: str) -> dict[str, int]:
    """Where a person's points came from in tables of one game: the sum of each scoring line, in the rules' order."""
    sums: Counter[str] = Counter()
    for table in tables:
        if table.summary is not None and person in _keys(table):
            sums.update(table.summary.lines[_keys(table).index(person)])
    return {line: sums[line] for line in rules_of(game).LINES if sums[line]}


def played_by(tables: Iterable[TableInfo], person: str) -> list[TableInfo]:
    """The tables at which a person sat."""
    return [table for table in tables if person in _keys(table)]


def everybody(tables: Iterable[TableInfo], saved: Iterable[SavedPlayer] = ()) -> list[Person]:
    """Everybody who sat at these tables (the newest first), most often first; seats without a name are nobody."""
    known = {player.id: player for player in saved}
    found: dict[str, Person] = {}
    often: Counter[str] = Counter()
    for table in tables:
        for key, name, color in zip(_keys(table), table.names, table.colors, strict=True):
            if key not in known and is_seat_name(name):
                continue
            often[key] += 1
            own = known.get(key)
            found.setdefault(key, Person(key, own.name if own else name, (own.color if own else None) or color))
    return sorted(found.values(), key=lambda person: (-often[person.key], person.name))


def matches(table: TableInfo, words: str, titles: Iterable[str]) -> bool:
    """Whether all the words of a search are in a table's name, its players' names, its day (in the table's own time, as
    ``2026-11-28``, ``11/28`` or ``11月28日``), its variant's name or its game's `titles`."""
    hay = f"{_hay(table)} {_plain(' '.join(titles))}"
    return all(word in hay for word in _plain(words).split())


def _hay(table: TableInfo) -> str:
    found = table.kept.get("search")
    if found is None:
        day = played(table)
        days = (
            f"{day:%Y-%m-%d} {day:%Y/%m/%d} {day.month}/{day.day} {day.month:02}/{day.day:02} {day.month}月{day.day}日"
        )
        variant = game_of(table.game).variant(table.options) or ()
        found = table.kept["search"] = _plain(" ".join((table.title or "", *table.names, days, *variant)))
    return found


_ORDINARY = str.maketrans(
    "𠮷髙﨑嵜碕邊邉濵濱嶋嶌澤齋齊斎國圀廣櫻圓惠眞槇桒瀨龍冨德曾彌條榮實壽關鹽黑綠靜禮龜澁穗豐萬與栁楳舘兔槗勳凜遙堯禰藪檜鷗",
    "吉高崎崎崎辺辺浜浜島島沢斉斉斉国国広桜円恵真槙桑瀬竜富徳曽弥条栄実寿関塩黒緑静礼亀渋穂豊万与柳梅館兎橋勲凛遥尭祢薮桧鴎",
)
"""Forms of a character for the ordinary one: whoever searches types what the keyboard offers first."""


def _plain(value: str) -> str:
    """Case, width, what shows nothing and rare forms of a character make no difference to a search."""
    shown = "".join(c for c in unicodedata.normalize("NFKC", value) if not is_selector(c))
    return shown.casefold().translate(_ORDINARY)


def since(period: str, now: datetime) -> datetime | None:
    """When a period began: "month" (the last 30 days), "year" (this one), None for anything else."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "month":
        return midnight - timedelta(days=30)
    return midnight.replace(month=1, day=1) if period == "year" else None


def read_day(typed: str, today: date) -> date | None:
    """A day as people type it (2026-11-28, 2026/11/28, 11/28: the last one that has been), None where it is none."""
    figures = [int(part) for part in re.findall("[0-9]{1,4}", unicodedata.normalize("NFKC", typed))]
    try:
        if len(figures) == 3:
            return date(*figures)
        if len(figures) == 2:
            day = date(today.year, *figures)
            return day if day <= today else date(today.year - 1, *figures)
    except ValueError:
        return None
    return None


def _keys(table: TableInfo) -> tuple[str, ...]:
    return tuple(key_of(table, seat) for seat in range(len(table.names)))


def _points(table: TableInfo, person: str) -> int | None:
    assert table.summary is not None
    keys = _keys(table)
    return table.summary.totals[keys.index(person)] if person in keys else None


def _minutes(tables: Iterable[TableInfo]) -> int | None:
    lengths = [length for table in tables if (length := minutes_of(table)) is not None]
    return round(sum(lengths) / len(lengths)) if lengths else None
