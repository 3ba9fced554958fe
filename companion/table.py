"""A table: a record with undo, redo and the correction of any earlier entry.

The log of entries is the truth, and nothing in it is ever changed. `in_force` says which entries count, a fold
over those gives the record's events, and the referee folds the events into positions. Every position is kept, so
that a new event costs one step of the referee, and a change of the past costs only what follows it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from companion import referee
from companion.records import Match
from companion.referee import Position, Step
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo
from models.record import Event

Why = Literal["rules", "misfit", "nothing-to-undo", "nothing-to-redo", "no-such-event", "no-change"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an entry does not count. step: the event that the rules refuse; `misfit`: the one to be mended first."""

    why: Why
    step: Step | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """One event of the record, and the place in the log of the entry it came by."""

    event: Event
    number: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one version of its log.

    game: the record without events, its setup and rules. log: every entry ever made; read: the events of each.
    counted: the entries in force, by their place in the log; undone: those that a redo brings back, the next one
    last. record: the events that count. steps: those that stand, judged; misfit: the first event that no longer
    fits (nothing behind it is judged).
    """

    game: Match
    log: tuple[LogEntry, ...] = ()
    read: tuple[tuple[Event, ...], ...] = ()
    counted: tuple[int, ...] = ()
    undone: tuple[int, ...] = ()
    record: tuple[Kept, ...] = ()
    steps: tuple[Step, ...] = ()
    misfit: Step | None = None

    @property
    def version(self) -> int:
        """How many entries the log has; grows with every change, an undo too."""
        return len(self.log)

    @property
    def position(self) -> Position:
        """The table after the last event that stands."""
        return _after(self.game, self.steps)

    @property
    def pending(self) -> int:
        """How many events are not judged, the misfit included, until it is mended."""
        return len(self.record) - len(self.steps)

    def events_json(self) -> list[dict[str, Any]]:
        """The record's events as JSON values, each with exactly the keys that were given."""
        return [kept.event.model_dump(mode="json", exclude_unset=True) for kept in self.record]


def new(game: Match, log: Iterable[LogEntry] = ()) -> Table:
    """A table from its record without events and its log. Raises RecordError where an entry cannot be read."""
    entries = tuple(log)
    counted, undone = in_force(entries)
    read = tuple(_read(game, entry) for entry in entries)
    return _refolded(Table(game, entries, read, tuple(counted), tuple(undone)))


def append(table: Table, entry: LogEntry) -> Table:
    """The table with one more entry in its log. Trusts it: `refusal` judges. Raises RecordError as `new` does."""
    number, events = table.version, _read(table.game, entry)
    counted, undone = list(table.counted), list(table.undone)
    _count(counted, undone, number, entry)
    after = replace(
        table,
        log=(*table.log, entry),
        read=(*table.read, events),
        counted=tuple(counted),
        undone=tuple(undone),
    )
    if isinstance(entry, Entered) and table.misfit is None:
        record = (*table.record, *(Kept(event, number) for event in events))
        steps, misfit = _judged(table.game, table.steps, events)
        return replace(after, record=record, steps=steps, misfit=misfit)
    return _refolded(after)


def refusal(table: Table, entry: LogEntry) -> Refusal | None:
    """Why this entry may not be made now, None if it may. Raises RecordError where its events cannot be read.

    A correction is judged like a new entry: its own events must stand. What follows it may cease to fit.
    """
    if isinstance(entry, Undo):
        return None if table.counted else Refusal("nothing-to-undo")
    if isinstance(entry, Redo):
        return None if table.undone else Refusal("nothing-to-redo")
    if isinstance(entry, Entered):
        if table.misfit is not None:
            return Refusal("misfit", table.misfit)
        return _refused(append(table, entry), len(table.record) + len(entry.events))
    if isinstance(entry, Cut):
        return None if entry.at_event < len(table.record) else Refusal("no-such-event")
    if isinstance(entry, Rule):
        if entry.at_event >= min(len(table.record), len(table.steps) + 1):
            return Refusal("no-such-event")
        return _refused(append(table, entry), entry.at_event + 1)
    assert isinstance(entry, Correct)
    if entry.at_event > len(table.steps) or entry.at_event + entry.drop > len(table.record):
        return Refusal("no-such-event")
    if not entry.events and not entry.drop:
        return Refusal("no-change")
    return _refused(append(table, entry), entry.at_event + len(entry.events))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a change would do. after: the table as it would be; refusal: why it may not be made.

    follows: how many later events there are; fits: how many of them, from the first, still stand.
    misfit: the first that does not, with what it breaks; it can then be fixed, ruled on, or cut there.
    """

    after: Table
    refusal: Refusal | None
    follows: int
    fits: int

    @property
    def misfit(self) -> Step | None:
        """The first later event that would no longer fit."""
        return None if self.refusal else self.after.misfit


def preview(table: Table, entry: Correct | Cut | Rule) -> Preview:
    """What a correction would do to what follows, without making it."""
    refused = refusal(table, entry)
    if refused is not None and refused.why != "rules":
        return Preview(table, refused, 0, 0)
    after = append(table, entry)
    end = entry.at_event + (len(entry.events) if isinstance(entry, Correct) else isinstance(entry, Rule))
    return Preview(after, refused, len(after.record) - end, max(0, len(after.steps) - end))


def at_version(table: Table, version: int) -> Table:
    """The table as it was when its log had `version` entries."""
    return new(table.game, table.log[: max(0, version)])


def versions_over(table: Table) -> tuple[int, ...]:
    """The versions in which the game was over, each the last before something other than undo and redo came.

    The oldest first; the present version is the last of them if the game is over now.
    """
    marks: list[int] = []
    current = new(table.game)
    for entry in table.log:
        if current.position.phase != "in_progress" and not isinstance(entry, Undo | Redo):
            marks.append(current.version)
        current = append(current, entry)
    if current.position.phase != "in_progress":
        marks.append(current.version)
    return tuple(marks)


def in_force(log: Iterable[LogEntry]) -> tuple[list[int], list[int]]:
    """Which entries count, by their place in the log, and which a redo would bring back, the next one last."""
    counted: list[int] = []
    undone: list[int] = []
    for number, entry in enumerate(log):
        _count(counted, undone, number, entry)
    return counted, undone


def _count(counted: list[int], undone: list[int], number: int, entry: LogEntry) -> None:
    """An undo takes away the last entry that counts, a redo brings it back, any other entry forgets the redos."""
    if isinstance(entry, Undo):
        undone += counted[-1:]
        del counted[-1:]
    elif isinstance(entry, Redo):
        counted += undone[-1:]
        del undone[-1:]
    else:
        counted.append(number)
        undone.clear()


def _read(game: Match, entry: LogEntry) -> tuple[Event, ...]:
    raw = entry.events if isinstance(entry, Entered | Correct) else ()
    return tuple(type(game.record).read_event(event, ("events", index)) for index, event in enumerate(raw))


def _refolded(table: Table) -> Table:
    """The events that the entries in force give, judged from the first one that changed."""
    record: list[Kept] = []
    for number in table.counted:
        _fold(record, table.log[number], [Kept(event, number) for event in table.read[number]])
    same = 0
    for step, kept in zip(table.steps, record, strict=False):
        if step.event is not kept.event:
            break
        same += 1
    steps, misfit = _judged(table.game, table.steps[:same], [kept.event for kept in record[same:]])
    return replace(table, record=tuple(record), steps=steps, misfit=misfit)


def _fold(record: list[Kept], entry: LogEntry, fresh: list[Kept]) -> None:
    if isinstance(entry, Entered):
        record += fresh
    elif isinstance(entry, Correct):
        record[entry.at_event : entry.at_event + entry.drop] = fresh
    elif isinstance(entry, Cut):
        del record[entry.at_event :]
    elif isinstance(entry, Rule) and entry.at_event < len(record):
        old = record[entry.at_event]
        record[entry.at_event] = replace(old, event=old.event.model_copy(update={"ruling": entry.reason}))


def _judged(game: Match, steps: tuple[Step, ...], events: Iterable[Event]) -> tuple[tuple[Step, ...], Step | None]:
    done, position = list(steps), _after(game, steps)
    for event in events:
        broken, after = referee.decide(position, event)
        step = Step(len(done), event, position, broken, after)
        if after is None:
            return tuple(done), step
        done.append(step)
        position = after
    return tuple(done), None


def _after(game: Match, steps: Sequence[Step]) -> Position:
    if not steps:
        return referee.start(game.setup)
    after = steps[-1].after
    assert after is not None
    return after


def _refused(after: Table, end: int) -> Refusal | None:
    """The misfit if it lies before `end`: then it is the change itself that the rules refuse."""
    if after.misfit is not None and after.misfit.index < end:
        return Refusal("rules", after.misfit)
    return None
