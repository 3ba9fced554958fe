"""A table: a record with undo, redo and the correction of any earlier entry.

The log of entries is the truth, and nothing in it is ever changed. `in_force` says which entries count, a fold
over those gives the record's events, and the referee folds the events into positions. Every position is kept, so
that a new event costs one step of the referee, and a change of the past costs only what follows it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from companion import referee
from companion.game import Seal, game_of
from companion.records import Match
from companion.referee import Position, Scored, Step
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo
from models.record import Adjust, Event

Why = Literal["rules", "misfit", "nothing-to-undo", "nothing-to-redo", "no-such-event", "no-change", "shown", "turn"]


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


@dataclass(frozen=True)
class Table:
    """A table at one version of its log.

    game: the record without events, its setup and rules. log: every entry ever made; read: the events of each.
    counted: the entries in force, by their place in the log; undone: those that a redo brings back, the next one
    last. record: the events that count. steps: those that stand, judged; misfit: the first event that no longer
    fits (nothing behind it is judged). ruled and corrected: how many of the steps stand by a ruling, and how many
    correct a score; places: where in the log an id was last put, shared with the tables that came before and after.
    Both are kept so that an entry costs the same at a long table.
    """

    game: Match
    log: tuple[LogEntry, ...] = ()
    read: tuple[tuple[Event, ...], ...] = ()
    counted: tuple[int, ...] = ()
    undone: tuple[int, ...] = ()
    record: tuple[Kept, ...] = ()
    steps: tuple[Step, ...] = ()
    misfit: Step | None = None
    ruled: int = 0
    corrected: int = 0
    places: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def version(self) -> int:
        """How many entries the log has; grows with every change, an undo too."""
        return len(self.log)

    def holds(self, entry_id: str) -> bool:
        """Whether an entry of this id is in the log."""
        place = self.places.get(entry_id)
        if place is None:
            return False
        # An entry that was refused has left its place behind; whether another one has the id, the log says.
        found = place < len(self.log) and self.log[place].id == entry_id
        return found or any(entry.id == entry_id for entry in self.log)

    @property
    def position(self) -> Position:
        """The table after the last event that stands."""
        return _after(self.game, self.steps)

    @cached_property
    def scored(self) -> Scored:
        """The score sheet and who has won, as if the game stopped now."""
        return referee.scored(self.position)

    @property
    def pending(self) -> int:
        """How many events are not judged, the misfit included, until it is mended."""
        return len(self.record) - len(self.steps)

    @property
    def entries(self) -> int:
        """How many entries the record shows: events that were entered together are one."""
        return self.number(len(self.record) - 1) if self.record else 0

    def number(self, index: int) -> int:
        """The number, from 1, that the log gives the entry which the event at this place of the record came by."""
        came = [kept.number for kept in self.record[: index + 1]]
        return 1 + sum(before != after for before, after in pairwise(came))

    def together(self, index: int) -> range:
        """The places of the events that came by the same entry as the one at `index`: they are corrected together."""
        number, first, last = self.record[index].number, index, index + 1
        while first > 0 and self.record[first - 1].number == number:
            first -= 1
        while last < len(self.record) and self.record[last].number == number:
            last += 1
        return range(first, last)

    def events_json(self) -> list[dict[str, Any]]:
        """The record's events as JSON values, each with exactly the keys that were given."""
        return as_json(self.record)


def as_json(record: Iterable[Kept]) -> list[dict[str, Any]]:
    """Events as JSON values, each with exactly the keys that were given."""
    return [kept.event.model_dump(mode="json", exclude_unset=True) for kept in record]


def new(game: Match, log: Iterable[LogEntry] = ()) -> Table:
    """A table from its record without events and its log. Raises RecordError where an entry cannot be read."""
    entries = tuple(log)
    counted, undone = in_force(entries)
    read = tuple(_read(game, entry) for entry in entries)
    places = {entry.id: number for number, entry in enumerate(entries)}
    return _refolded(Table(game, entries, read, tuple(counted), tuple(undone), places=places))


def append(table: Table, entry: LogEntry) -> Table:
    """The table with one more entry in its log. Trusts it: `attempt` judges. Raises RecordError as `new` does."""
    number, events = table.version, _read(table.game, entry)
    counted, undone = list(table.counted), list(table.undone)
    _count(counted, undone, number, entry)
    table.places[entry.id] = number
    after = replace(
        table,
        log=(*table.log, entry),
        read=(*table.read, events),
        counted=tuple(counted),
        undone=tuple(undone),
    )
    if isinstance(entry, Entered) and table.misfit is None:
        record = (*table.record, *(Kept(event, number) for event in events))
        return _stepped(after, record, table.steps, events)
    return _refolded(after)


class Attempt(NamedTuple):
    """What an entry would come to. refusal: why it may not be made, None if it may.

    table: with the entry in its log; where what it speaks of is not there, as it was.
    """

    table: Table
    refusal: Refusal | None


def attempt(table: Table, entry: LogEntry) -> Attempt:
    """Makes an entry and says whether it may be made. Raises RecordError where its events cannot be read.

    A correction is judged like a new entry: its own events must stand. What follows it may cease to fit.
    """
    pointless = _pointless(table, entry)
    if pointless is not None:
        return Attempt(table, pointless)
    after = append(table, entry)
    broken = _broken_seal(table, after)
    if broken is not None:
        return Attempt(table, Refusal(broken))
    if after.misfit is None or after.misfit.index >= _end(table, entry):
        return Attempt(after, None)
    return Attempt(after, Refusal("rules", after.misfit))


def _pointless(table: Table, entry: LogEntry) -> Refusal | None:
    """Why an entry cannot even be judged: what it speaks of is not there, or something is to be mended first."""
    if isinstance(entry, Undo):
        return None if table.counted else Refusal("nothing-to-undo")
    if isinstance(entry, Redo):
        return None if table.undone else Refusal("nothing-to-redo")
    if isinstance(entry, Entered):
        return None if table.misfit is None else Refusal("misfit", table.misfit)
    if isinstance(entry, Cut):
        return None if entry.at_event < len(table.record) else Refusal("no-such-event")
    if isinstance(entry, Rule):
        return None if entry.at_event < min(len(table.record), len(table.steps) + 1) else Refusal("no-such-event")
    assert isinstance(entry, Correct)
    if entry.at_event > len(table.steps) or entry.at_event + entry.drop > len(table.record):
        return Refusal("no-such-event")
    return None if entry.events or entry.drop else Refusal("no-change")


def _broken_seal(table: Table, after: Table) -> Seal | None:
    """Which seal of the table (`companion.game.Game.seals`) is not kept in what an entry would make of it.

    Everything that was shown stays in the record as it was entered, in its order; and there are never fewer turns that
    are over than there once were with something after them.
    """
    seals = game_of(table.game.setup.game).seals
    if seals is None or (len(after.record) > len(table.record) and after.record[: len(table.record)] == table.record):
        return None
    setup = table.game.setup

    def shown(record: Sequence[Kept]) -> list[Event]:
        return [_bare(kept.event) for kept in record if seals(setup, kept.event) == "shown"]

    def turns(record: Sequence[Kept]) -> int:
        return sum(seals(setup, kept.event) == "turn" for kept in record)

    left = iter(shown(after.record))
    if not all(event in left for event in shown(table.record)):
        return "shown"
    current, over = new(table.game), 0
    for entry in table.log:
        current = append(current, entry)
        over = max(over, turns(current.record[:-1]))
    return "turn" if turns(after.record) < over else None


def _bare(event: Event) -> Event:
    """The event without what the table or the clock added to it."""
    return event.model_copy(update={"ruling": None, "at": None})


def _end(table: Table, entry: LogEntry) -> int:
    """Where the events of an entry end in the record: if one before this place does not fit, the entry is refused."""
    if isinstance(entry, Entered):
        return len(table.record) + len(entry.events)
    if isinstance(entry, Correct):
        return entry.at_event + len(entry.events)
    return entry.at_event + 1 if isinstance(entry, Rule) else 0


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
    after, refused = attempt(table, entry)
    if refused is not None and refused.why != "rules":
        return Preview(table, refused, 0, 0)
    end = max(_end(table, entry), entry.at_event)
    return Preview(after, refused, len(after.record) - end, max(0, len(after.steps) - end))


def record_at(table: Table, version: int) -> tuple[Kept, ...]:
    """The record's events when the log had `version` entries, not judged."""
    counted, _ = in_force(table.log[: max(0, version)])
    return _record(table, counted)


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
    record = _record(table, table.counted)
    same = 0
    for step, kept in zip(table.steps, record, strict=False):
        if step.event is not kept.event:
            break
        same += 1
    stand = table.steps[:same]
    before = replace(table, ruled=_ruled(stand), corrected=_corrected(stand))
    return _stepped(before, record, stand, [kept.event for kept in record[same:]])


def _record(table: Table, counted: Iterable[int]) -> tuple[Kept, ...]:
    record: list[Kept] = []
    for number in counted:
        _fold(record, table.log[number], [Kept(event, number) for event in table.read[number]])
    return tuple(record)


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


def _stepped(table: Table, record: tuple[Kept, ...], stand: tuple[Step, ...], events: Iterable[Event]) -> Table:
    """The table with this record, of which so many steps stand (and are counted in it) and these events follow."""
    done: list[Step] = []
    position, misfit = _after(table.game, stand), None
    for event in events:
        broken, after = referee.decide(position, event)
        step = Step(len(stand) + len(done), event, position, broken, after)
        if after is None:
            misfit = step
            break
        done.append(step)
        position = after
    return replace(
        table,
        record=record,
        steps=(*stand, *done),
        misfit=misfit,
        ruled=table.ruled + _ruled(done),
        corrected=table.corrected + _corrected(done),
    )


def _ruled(steps: Iterable[Step]) -> int:
    return sum(bool(step.broken) for step in steps)


def _corrected(steps: Iterable[Step]) -> int:
    return sum(isinstance(step.event, Adjust) for step in steps)


def _after(game: Match, steps: Sequence[Step]) -> Position:
    if not steps:
        return referee.start(game.setup)
    after = steps[-1].after
    assert after is not None
    return after
