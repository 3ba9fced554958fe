"""Entries on their way to a table: what came from outside made raw, and whether it counts against the table as it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion import table as tables
from companion.desk.snapshot import OutcomeKind
from companion.referee import Step
from companion.table import Table
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo
from models.record import Event

Events = Sequence[Event | Mapping[str, Any]]
"""JSON values or the game's event models."""


def judged(table: Table, entry: LogEntry, seen: int | None) -> tuple[OutcomeKind, str | None, Step | None] | None:
    """Why the entry does not count (again), None if it does."""
    if any(old.id == entry.id for old in table.log):
        return "already", None, None
    if seen is not None and seen < table.version and _speaks_of_changed(table, entry, seen):
        return "stale", "stale", None
    refused = tables.refusal(table, entry)
    return ("refused", refused.why, refused.step) if refused else None


def _speaks_of_changed(table: Table, entry: LogEntry, seen: int) -> bool:
    """Whether an entry names something by its place that is not what the user saw there."""
    if isinstance(entry, Entered):
        return False
    old = tables.at_version(table, seen)
    if isinstance(entry, Undo):
        return old.counted[-1:] != table.counted[-1:]
    if isinstance(entry, Redo):
        return old.undone[-1:] != table.undone[-1:]
    if isinstance(entry, Cut):
        # A cut drops all that follows, so it must have been seen.
        return old.record != table.record
    assert isinstance(entry, Correct | Rule)
    end = entry.at_event + (entry.drop if isinstance(entry, Correct) else 1)
    return old.record[:end] != table.record[:end]


def raw(events: Events, time: str) -> list[Any]:
    """The events as JSON values with the time of entry. What is no event is left for validation to refuse."""
    values: list[Any] = []
    for event in events:
        data = event.model_dump(mode="json", exclude_unset=True) if isinstance(event, Event) else event
        values.append({**data, "at": data.get("at", time)} if isinstance(data, Mapping) else data)
    return values


def one_each(events: Sequence[Any], time: str) -> list[LogEntry]:
    """A record's events as a log that can be undone event by event."""
    return [Entered(id=f"event-{number}", at=time, events=(event,)) for number, event in enumerate(events)]
