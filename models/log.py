"""The log of a table: what was entered, undone and corrected, in the order in which it was written.

An entry's events are raw JSON here: only the table's own record class knows how to read them.
Indexes count the events of the record as it stood when the entry was made.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from models.base import ARRAY, Count, Model, Reason, Seat, Timestamp, record_error

EntryId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
"""Made by whoever enters; the same id is never applied twice."""


def _is_empty(value: tuple[int, ...]) -> bool:
    return not value


RawEvents = Annotated[tuple[dict[str, Any], ...], *ARRAY]


class LogEntry(Model):
    """What every entry carries: its id, and when it was made.

    by: the seats at whose own phones it was made, none where the device itself made it; no rule asks for it.
    """

    kind: str
    id: EntryId
    at: Timestamp
    by: Annotated[tuple[Seat, ...], *ARRAY, Field(max_length=8, exclude_if=_is_empty)] = ()


class Entered(LogEntry):
    """One or several events, entered (and undone) as one."""

    kind: Literal["event"] = "event"
    events: Annotated[RawEvents, Field(min_length=1)]


class Undo(LogEntry):
    """Takes back the last entry that counts."""

    kind: Literal["undo"] = "undo"


class Redo(LogEntry):
    """Brings back what was undone last."""

    kind: Literal["redo"] = "redo"


class Correct(LogEntry):
    """Puts `events` in place of the `drop` events from `at` on."""

    kind: Literal["correct"] = "correct"
    at_event: Count
    drop: Count
    events: RawEvents


class Cut(LogEntry):
    """Drops every event from `at_event` on."""

    kind: Literal["cut"] = "cut"
    at_event: Count


class Rule(LogEntry):
    """The table lets the event at `at_event` stand, with a reason."""

    kind: Literal["rule"] = "rule"
    at_event: Count
    reason: Reason


Entry = Annotated[Entered | Undo | Redo | Correct | Cut | Rule, Field(discriminator="kind")]


_ADAPTER: TypeAdapter[Any] = TypeAdapter(Entry)


def read_entry(data: Any, place: tuple[str | int, ...] = ()) -> LogEntry:
    """A log entry from parsed JSON. place: the path named in an error. Raises RecordError."""
    try:
        entry: LogEntry = _ADAPTER.validate_python(data)
    except ValidationError as error:
        raise record_error(error, data, place) from None
    return entry
