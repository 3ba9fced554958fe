"""What the screens see of a table: one frozen value a version, with everything that is to be shown."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any, Literal

from companion import referee
from companion.desk.ids import safe_id
from companion.explain import describe, headline, say
from companion.game import Lang, Rules, Seating
from companion.referee import Position, Step
from companion.statistics import Play, SeatResult, facets
from companion.store import StoreError, TableRow
from companion.table import Table, at_version
from companion.texts.base import Counted
from companion.texts.desk import REFUSALS, trouble_text
from models.library import Summary
from models.record import Event
from models.result import RulingNote, Standing, Status, Turn
from models.verdict import Violation

FORM = 3
"""Of `Summary`; raise it when what a summary holds or the rules behind it change."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event of the record as the log shows it.

    index: its place in the record; entry: the place in the log of the entry it came by (events entered together
    share it). seat: None for the table's own events. broken: rule ids it broke and stood by a ruling.
    fits: False from the first event that no longer fits.
    """

    index: int
    entry: int
    seat: int | None
    type: str
    text: str
    at: str | None
    ruling: str | None
    broken: tuple[str, ...]
    chance: bool
    fits: bool


@dataclass(frozen=True)
class Snapshot:
    """A table at one version. Two snapshots of the same version and title are equal.

    players: the saved player of each seat, None where nobody is linked. Times are RFC 3339.
    """

    table_id: str
    version: int
    title: str | None
    players: tuple[str | None, ...]
    created: str
    archived: str | None
    deleted: str | None
    rematch_of: str | None
    table: Table = field(compare=False, repr=False)
    head: Mapping[str, Any] = field(compare=False, repr=False)

    @property
    def game(self) -> str:
        """The game's id."""
        return self.table.game.setup.game

    @property
    def setup(self) -> Seating:
        """Who plays, with which options and pack."""
        return self.table.game.setup

    @property
    def rules(self) -> Rules:
        """The rules that judge this table: the game's own, or those of a counted table."""
        return self.position.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.setup.names

    @property
    def colors(self) -> tuple[str | None, ...]:
        """The players' colours by seat, CSS hex."""
        return tuple(player.color for player in self.table.game.record.players)

    @property
    def position(self) -> Position:
        """The referee's position after the last event that stands."""
        return self.table.position

    @property
    def state(self) -> Any:
        """The game's own state."""
        return self.position.state

    @cached_property
    def status(self) -> Status:
        """`refused` while an event does not fit; then `misfit` says which."""
        return "refused" if self.misfit else self.position.phase

    @cached_property
    def turn(self) -> Turn | None:
        """Who is to act with what, None once the game is over."""
        return referee.turn(self.position)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The score sheet in seat order, as if the game stopped now."""
        return self.table.scored.standings

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game runs."""
        return self.table.scored.winners

    @property
    def misfit(self) -> Step | None:
        """The first event that no longer fits after a correction, with what it breaks."""
        return self.table.misfit

    @property
    def can_undo(self) -> bool:
        """Whether an undo would take something back."""
        return bool(self.table.counted)

    @property
    def can_redo(self) -> bool:
        """Whether a redo would bring something back."""
        return bool(self.table.undone)

    @property
    def events(self) -> tuple[Event, ...]:
        """The record's events."""
        return tuple(kept.event for kept in self.table.record)

    @cached_property
    def rulings(self) -> tuple[RulingNote, ...]:
        """The events that stand by a ruling."""
        return tuple(
            RulingNote(
                event=step.index, rules=tuple(dict.fromkeys(v.rule for v in step.broken)), reason=step.event.ruling
            )
            for step in self.table.steps
            if step.broken
        )

    @property
    def finished(self) -> str | None:
        """When the event was entered that ended the game, None while it runs or where no time is known."""
        if self.position.phase == "in_progress":
            return None
        return ended(self.table, self.head)

    def log(self, lang: Lang) -> tuple[LogLine, ...]:
        """The record as lines to read, in order."""
        lines = []
        for index, kept in enumerate(self.table.record):
            step = self.table.steps[index] if index < len(self.table.steps) else None
            judged = step or (self.misfit if self.misfit and self.misfit.index == index else None)
            lines.append(
                LogLine(
                    index=index,
                    entry=kept.number,
                    seat=kept.event.seat,
                    type=kept.event.type,
                    # What stands behind a misfit meets no state of its own; the last good one names its things.
                    text=describe(kept.event, (judged.before if judged else self.position).state, self.setup, lang),
                    at=kept.event.at,
                    ruling=kept.event.ruling,
                    broken=tuple(dict.fromkeys(v.rule for v in judged.broken)) if judged else (),
                    chance=kept.event.chance is not None,
                    fits=step is not None,
                )
            )
        return tuple(lines)

    def record(self, times: bool = True) -> dict[str, Any]:
        """The record as JSON values, with the table's id, title, start and end. times: keep each event's `at` too."""
        record = {key: value for key, value in self.head.items() if key not in ("id", "title", "started", "finished")}
        own = self.head.get("id")
        # An id that no address can hold is kept under another one, and is the record's own all the same.
        record |= {"id": own if own and safe_id(own) == self.table_id else self.table_id, "started": self.created}
        if self.title is not None:
            record["title"] = self.title
        if self.finished is not None:
            record["finished"] = self.finished
        record["events"] = self.table.events_json()
        if not times:
            for event in record["events"]:
                event.pop("at", None)
        return record

    def same_head(self, record: Mapping[str, Any]) -> bool:
        """Whether a record (JSON values) tells of the same people playing the same game with the same box."""
        return _bare_head(self.head) == _bare_head(record)

    def earlier(self, version: int) -> "Snapshot":
        """The table as it was when its log had this many entries."""
        table = at_version(self.table, version)
        return Snapshot(
            table_id=self.table_id,
            version=table.version,
            title=self.title,
            players=self.players,
            created=self.created,
            archived=self.archived,
            deleted=self.deleted,
            rematch_of=self.rematch_of,
            table=table,
            head=self.head,
        )

    def say(self, violation: Violation, lang: Lang) -> str:
        """What was wrong and what would be allowed instead."""
        return say(violation, self.setup, lang)

    def headline(self, violation: Violation, lang: Lang) -> str:
        """The same in a few words."""
        return headline(violation, self.setup, lang)


_BESIDE = ("id", "title", "started", "finished", "events")


def _bare_head(record: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in _BESIDE}


def bare_events(events: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Events (JSON values) without the times at which they were entered."""
    return [{key: value for key, value in event.items() if key != "at"} for event in events]


def ended(table: Table, head: Mapping[str, Any]) -> str | None:
    """When a game that is over ended: as its record says or somebody told, else with the event that ended it. None where
    no time is known."""
    told: str | None = head.get("finished")
    last = next((step for step in reversed(table.steps) if step.before.phase == "in_progress"), None)
    at: str | None = last.event.at if last else None
    return told or at


OutcomeKind = Literal["accepted", "already", "refused", "stale", "failed"]


@dataclass(frozen=True)
class Outcome:
    """What became of an entry, and the table as it is now.

    kind: `accepted` (it is on disk); `already` (this entry id counted before, nothing is done twice); `refused`;
    `stale` (another device has meanwhile changed what it speaks of, or entered for the same seat); `failed` (it could
    not be written: `error`; the draft is to be kept, and can be entered again). why: for `refused` and `stale`, "rules"
    or a key of `companion.texts.desk.REFUSALS`; for `failed` a key of `TROUBLES` there. step: the event that was refused (or that no longer fits), with its
    violations. came_between: how many entries others made since the version that the user saw.
    """

    kind: OutcomeKind
    snapshot: Snapshot
    why: str | None = None
    step: Step | None = None
    came_between: int = 0
    error: StoreError | None = None

    @property
    def ok(self) -> bool:
        """Whether the entry counts."""
        return self.kind in ("accepted", "already")

    @property
    def broken(self) -> tuple[Violation, ...]:
        """Every rule that the refused event breaks."""
        return self.step.broken if self.step else ()

    @property
    def told(self) -> Violation | None:
        """The violation to tell first: an impossible one, else the first."""
        return referee.verdict(self.broken)

    @property
    def ruling_allowed(self) -> bool:
        """Whether the table may let the refused event stand."""
        return bool(self.broken) and all(violation.kind == "illegal" for violation in self.broken)

    def headline(self, lang: Lang) -> str:
        """Why it does not count, in a few words; empty if it does."""
        if self.why == "rules" and self.told:
            return self.snapshot.headline(self.told, lang)
        return self.sentence(lang)

    def sentence(self, lang: Lang) -> str:
        """Why it does not count and what would be allowed instead; empty if it does."""
        if self.error is not None:
            return trouble_text(self.error, lang)
        if self.why is None:
            return ""
        if self.why == "rules" and self.told:
            return self.snapshot.say(self.told, lang)
        number = Counted(self.step.index + 1 if self.step else 0)
        return REFUSALS[self.why].of(lang).format_map({"number": number})


@dataclass(frozen=True)
class TableInfo:
    """A table in a list: nothing is replayed for it. Lists go by seat; summary is None where the log cannot be read."""

    table_id: str
    game: str
    title: str | None
    names: tuple[str, ...]
    colors: tuple[str | None, ...]
    players: tuple[str | None, ...]
    options: Mapping[str, Any] = field(hash=False)
    created: str
    updated: str
    archived: str | None
    deleted: str | None
    rematch_of: str | None
    summary: Summary | None
    kept: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def running(self) -> bool:
        """Whether the game still goes on."""
        return self.summary is not None and self.summary.status in ("in_progress", "refused")


def summarise(table: Table, head: Mapping[str, Any]) -> Summary:
    """What a list of tables shows of this one. head: its record without events."""
    position = table.position
    standings, winners = table.scored
    due = referee.turn(position)
    over = position.phase != "in_progress"
    return Summary(
        form=FORM,
        version=table.version,
        status="refused" if table.misfit else position.phase,
        events=len(table.record),
        totals=tuple(row.total for row in standings),
        ranks=tuple(row.rank for row in standings),
        winners=winners,
        rulings=table.ruled,
        turn=due.player if due else None,
        expects=due.expects if due else (),
        finished=ended(table, head) if over else None,
        facets=facets(table.game.setup),
        lines=tuple({line.id: line.points for line in row.lines} for row in standings),
        corrections=table.corrected,
        counted=position.counted,
    )


def summary_from(data: Mapping[str, Any] | None) -> Summary | None:
    """A stored summary, None where there is none or it is of another form."""
    if data is None or data.get("form") != FORM:
        return None
    try:
        return Summary.model_validate(data)
    except ValueError:
        return None


def info_of(row: TableRow, summary: Summary | None) -> TableInfo:
    """A stored table as a list shows it."""
    players = row.head["players"]
    return TableInfo(
        table_id=row.id,
        game=row.game,
        title=row.title,
        names=tuple(player["name"].strip() for player in players),
        colors=tuple(player.get("color") for player in players),
        players=row.players,
        options=row.head.get("options") or {},
        created=row.created,
        updated=row.updated,
        archived=row.archived,
        deleted=row.deleted,
        rematch_of=row.rematch_of,
        summary=summary,
    )


def play_of(info: TableInfo) -> Play:
    """A table whose game is over, for the statistics; `summary` must be there."""
    summary = info.summary
    assert summary is not None
    seats = tuple(
        SeatResult(
            player=info.players[seat],
            name=info.names[seat],
            total=summary.totals[seat],
            rank=summary.ranks[seat],
            won=seat in summary.winners,
            facet=summary.facets[seat],
        )
        for seat in range(len(info.names))
    )
    return Play(info.table_id, info.game, moment(summary.finished or info.updated), seats)


def moment(time: str) -> datetime:
    """An RFC 3339 time. A leap second, which `datetime` does not know, is the second before."""
    return datetime.fromisoformat(time.upper().replace(":60", ":59", 1))
