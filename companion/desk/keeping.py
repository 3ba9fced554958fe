"""Tables that begin here, and records from elsewhere that are kept as tables."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion import records
from companion import table as tables
from companion.desk.entries import EVENT, grouped
from companion.desk.ids import new_id, safe_id
from companion.desk.labelling import Labelling
from companion.desk.snapshot import Snapshot, bare_events, summarise
from companion.store import TableRow
from companion.texts.desk import is_seat_name
from models.base import RecordError, validated
from models.log import Correct, Entered, LogEntry
from models.record import FORMAT


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who is to sit at a new table. player: a saved player's id; without it the one of this name, made if need be."""

    name: str
    color: str | None = None
    player: str | None = None


class Keeping(Labelling):
    """New tables."""

    def create(
        self,
        game: str,
        seats: Sequence[Sitting],
        options: Mapping[str, Any] | None = None,
        pack: str | Mapping[str, Any] | None = None,
        *,
        title: str | None = None,
        rematch_of: str | None = None,
    ) -> Snapshot:
        """A new table. options: the game's, JSON values. pack: an id, shipped or own, or a whole pack.

        Raises RecordError, with a place in the record, for anything that cannot be.
        """
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": game,
            "players": [{"name": seat.name} | ({"color": seat.color} if seat.color else {}) for seat in seats],
        }
        if options is not None:
            head["options"] = dict(options)
        if pack is not None:
            head["pack"] = pack
        if title is not None:
            head["title"] = title
        with self._lock, self._store.batch():
            records.read({**self._with_own_pack(head), "events": []}, self.boxes.find)
            people = [seat.player or self._person(seat) for seat in seats]
            for seat, player in enumerate(people):
                if player is not None:
                    self._check_sits(player, people[:seat], seat)
            return self._add(new_id(), head, [], people, rematch_of)

    def _person(self, seat: Sitting) -> str | None:
        """Who is to sit there; nobody where the seat has only its number for a name."""
        return None if is_seat_name(seat.name) else self.people.ensure(seat.name, seat.color).id

    def keep(self, record: Mapping[str, Any], *, link: bool = True) -> Snapshot:
        """Keeps an opened record (parsed JSON) as a table that can be read, corrected and continued.

        A record already here is not doubled; a later state of one that came in before is the same table, brought up to
        it (an undo takes that back). An event the rules refuse is kept too: it is the table's misfit.
        link: saved players of the same names sit at it. Raises RecordError where it is no record.
        """
        head = {key: value for key, value in record.items() if key != "events"}
        game = records.read(record, self.boxes.find)
        with self._lock:
            place, mine = self._place_for(record)
            if mine is not None:
                if mine.deleted:
                    mine = self.restore(mine.table_id)
                return self._brought_up(mine, list(record["events"]))
            people = [self.people.named(player.name) if link else None for player in game.record.players]
            linked = [player.id if player else None for player in people]
            return self._add(place, head, list(record["events"]), linked)

    def holds(self, record: Mapping[str, Any]) -> Snapshot | None:
        """The table that this record (parsed JSON that was read without error) is already kept as, not a deleted one.

        None also where `keep` would bring that table up to a later state.
        """
        mine = self._place_for(record)[1]
        return None if mine is None or mine.deleted or not _was(mine, record["events"]) else mine

    def _place_for(self, record: Mapping[str, Any]) -> tuple[str, Snapshot | None]:
        """The table's id that a record would be kept under, and the table that is the same game already."""
        digest = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()[:16]
        own = record.get("id")
        for table_id in (digest if own is None else safe_id(own), digest):
            mine = self.find(table_id)
            if mine is not None and mine.same_head(record) and _goes_on(mine, record["events"]):
                return table_id, mine
            if mine is None and not self._taken(table_id):
                return table_id, None
        return new_id(), None

    def _taken(self, table_id: str) -> bool:
        """Whether there is a table of this id, be it one that cannot be read."""
        try:
            return self._store.table(table_id) is not None
        except RecordError:
            return True

    def _brought_up(self, mine: Snapshot, events: list[Any]) -> Snapshot:
        """The table in the state that came in, if it is another than those it has been in."""
        if _was(mine, events):
            return mine
        first = _same_until(mine, events)
        drop = len(mine.events) - first
        time = self._now()
        game = mine.table.game
        if drop:
            fields = {"at_event": first, "drop": drop, "events": events[first:]}
            entries: list[LogEntry] = [validated(Correct, {"id": _RECEIVED + new_id(), "at": time, **fields})]
        else:
            entries = grouped(game, events, time, first)
            entries = [entry.model_copy(update={"id": _RECEIVED + new_id()}) for entry in entries]
        after = mine.table
        for entry in entries:
            after = tables.append(after, entry)
        row = self._row(mine.table_id)
        with self._store.writing(mine.table_id) as log:
            log.append(mine.version, entries, summarise(after, row.head).model_dump(mode="json"))
        self._remember(row, after)
        snapshot = self._snapshot(row, after)
        self._live.tell(snapshot)
        return snapshot

    def _add(
        self,
        table_id: str,
        head: Mapping[str, Any],
        events: Sequence[Any],
        people: Sequence[str | None],
        rematch_of: str | None = None,
        log: Sequence[LogEntry] | None = None,
    ) -> Snapshot:
        """A new table of these events, or of this log."""
        head = self._with_own_pack(head)
        game = records.read({**head, "events": []}, self.boxes.find)
        time = self._now()
        table = tables.new(game, grouped(game, events, time) if log is None else log)
        summary = summarise(table, head)
        row = TableRow(
            id=table_id,
            game=game.record.game,
            head=head,
            title=game.record.title,
            created=game.record.started or summary.finished or time,
            updated=summary.finished or time,
            rematch_of=rematch_of,
            summary=summary.model_dump(mode="json"),
            players=tuple(people),
        )
        if not self._store.add_table(row, table.log):
            raise ValueError(f"table {table_id} is there already")
        return self._snapshot(row, table)

    def _with_own_pack(self, head: Mapping[str, Any]) -> dict[str, Any]:
        """A table keeps its pack whole unless every device has it, so that editing the pack never changes the table."""
        pack = head.get("pack")
        body = self.boxes.body(str(head.get("game")), pack) if isinstance(pack, str) else None
        return dict(head) if body is None else {**head, "pack": body}


_RECEIVED = "received-"


def _was(mine: Snapshot, events: Sequence[Any]) -> bool:
    """Whether a table has ever been in a state with these events: now, on the way here, or before a correction."""
    wanted = bare_events(events)
    # Between two changes of the past a table only grows, so that the last state before each holds all before it.
    versions = [number for number, entry in enumerate(mine.table.log) if not isinstance(entry, Entered)]
    states = (tables.record_at(mine.table, version) for version in reversed([*versions, mine.version]))
    return any(bare_events(tables.as_json(state[: len(wanted)])) == wanted for state in states)


def _same_until(mine: Snapshot, events: Sequence[Any]) -> int:
    """How many events, from the first, a table has in common with what came in."""
    pairs = zip(bare_events(mine.table.events_json()), bare_events(events), strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(mine.events), len(events)))


def _goes_on(mine: Snapshot, events: Sequence[Any]) -> bool:
    """Whether events that came in are a state of a table: one it was in, one it leads to, or another of what came in.

    Where this device has entered something that they lack, the game went two ways and there are two tables.
    """
    if _was(mine, events) or _same_until(mine, events) == len(mine.events):
        return True
    return all(entry.id.startswith((EVENT, _RECEIVED)) for entry in mine.table.log)
