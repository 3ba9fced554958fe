"""Entries on their way to a table: what came from outside made raw, and whether the table is still as it was seen."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion import table as tables
from companion.game import game_of
from companion.records import Match
from companion.table import Kept, Table
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo
from models.record import Adjust, Event

Events = Sequence[Event | Mapping[str, Any]]
"""JSON values or the game's event models."""


def made_of_another(table: Table, entry: LogEntry, seen: int) -> str | None:
    """Why an entry does not count, a key of `companion.texts.desk.REFUSALS`, because the table is no longer as it was
    seen (`seen`: the version that the user saw when tapping); None where that makes no difference."""
    if seen >= table.version:
        return None
    if isinstance(entry, Entered):
        return "overtaken" if _overtaken(table, entry, seen) else None
    counted, undone = tables.in_force(table.log[:seen])
    if isinstance(entry, Undo):
        return None if tuple(counted[-1:]) == table.counted[-1:] else "stale"
    if isinstance(entry, Redo):
        return None if tuple(undone[-1:]) == table.undone[-1:] else "stale"
    old = tables.record_at(table, seen)
    if isinstance(entry, Cut):
        # A cut drops all that follows, so it must have been seen.
        return None if old == table.record else "stale"
    assert isinstance(entry, Correct | Rule)
    end = entry.at_event + (entry.drop if isinstance(entry, Correct) else 1)
    return None if old[:end] == table.record[:end] else "stale"


def _overtaken(table: Table, entry: Entered, seen: int) -> bool:
    """Whether others changed what was seen, or entered for the same seat: both may have meant the same move.

    What other seats did meanwhile is no reason: the rules judge the entry against the table as it is. A correction of a
    score stands apart from the moves.
    """
    old = tables.record_at(table, seen)
    if table.record[: len(old)] != old:
        return True
    between = {_whose(kept) for kept in table.record[len(old) :]}
    return any((event.get("type") == "adjust", event.get("player")) in between for event in entry.events)


def _whose(kept: Kept) -> tuple[bool, int | None]:
    return isinstance(kept.event, Adjust), kept.event.seat


def raw(events: Events, time: str) -> list[Any]:
    """The events as JSON values with the time of entry. What is no event is left for validation to refuse."""
    values: list[Any] = []
    for event in events:
        data = event.model_dump(mode="json", exclude_unset=True) if isinstance(event, Event) else event
        values.append({**data, "at": data.get("at", time)} if isinstance(data, Mapping) else data)
    return values


EVENT = "event-"
"""What the ids of entries begin with that came in with a record."""


def grouped(game: Match, events: Sequence[Any], time: str, first: int = 0) -> list[LogEntry]:
    """A record's events, from this one on, as a log that is undone and corrected like one that was entered here: what
    the game's screen enters together is one entry."""
    joined = game_of(game.setup.game).joined
    groups: list[list[Any]] = []
    for event in events[first:]:
        last = groups[-1][-1] if groups else {}
        together = joined.get(event["type"]) == last.get("type", "") and event.get("player") == last.get("player")
        if together:
            groups[-1].append(event)
        else:
            groups.append([event])
    return [Entered(id=f"{EVENT}{first + number}", at=time, events=tuple(group)) for number, group in enumerate(groups)]
