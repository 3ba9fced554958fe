"""Tables and what is entered at them."""

import hashlib
import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from companion import records
from companion import table as tables
from companion.desk.boxes import Boxes
from companion.desk.entries import Events, counted_before, made_of_another, one_each, raw
from companion.desk.live import Live
from companion.desk.people import People, same_name
from companion.desk.snapshot import Outcome, Snapshot, summarise
from companion.store import Store, StoreError, TableRow
from companion.table import Preview, Table
from models.base import RecordError, validated
from models.library import SavedPlayer
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo
from models.record import FORMAT, Titled

OPEN_TABLES = 64
"""How many tables are kept unfolded in memory."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who is to sit at a new table. player: a saved player's id; without it the one of this name, made if need be."""

    name: str
    color: str | None = None
    player: str | None = None


def new_id() -> str:
    """An id for a table, a player or an entry: 16 hexadecimal digits nobody else has."""
    return secrets.token_hex(8)


def now() -> str:
    """The time with this place's offset, to the second, RFC 3339."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Tables:
    """All tables of this device, with the people who play and the packs they play with.

    set_aside: a data file that was damaged and has been moved, to be told to the user, else None.
    """

    def __init__(self, store: Store, clock: Callable[[], str] = now) -> None:
        self._store = store
        self._now = clock
        self._lock = threading.RLock()
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._live = Live(store.versions, self.find)
        self.people = People(store, clock, new_id)
        self.boxes = Boxes(store, clock)
        self.set_aside = store.set_aside

    @classmethod
    def open(cls, folder: Path | None = None) -> Self:
        """The desk over the data in this folder (default: the platform's). Raises StoreError."""
        return cls(Store.open(folder))

    def close(self) -> None:
        """Ends the watching of live tables and closes the store."""
        self._live.close()
        self._store.close()

    # --- tables

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
            people = [seat.player or self.people.ensure(seat.name, seat.color).id for seat in seats]
            for seat, player in enumerate(people):
                self._check_sits(player, people[:seat], seat)
            return self._add(new_id(), head, [], people, rematch_of)

    def keep(self, record: Mapping[str, Any], *, link: bool = True) -> Snapshot:
        """Keeps an opened record (parsed JSON) as a table that can be read, corrected and continued.

        A record already here is not doubled. An event the rules refuse is kept too: it is the table's misfit.
        link: saved players of the same names sit at it. Raises RecordError where it is no record.
        """
        head = {key: value for key, value in record.items() if key != "events"}
        game = records.read(record, self.boxes.find)
        free, mine = self._place_for(record, game.record.id)
        if mine is not None:
            return self.restore(mine.table_id) if mine.deleted else mine
        people = [self.people.named(player.name) if link else None for player in game.record.players]
        return self._add(free, head, list(record["events"]), [player.id if player else None for player in people])

    def holds(self, record: Mapping[str, Any]) -> Snapshot | None:
        """The table that this record (parsed JSON that was read without error) is already kept as, not a deleted one."""
        mine = self._place_for(record, record.get("id"))[1]
        return None if mine is None or mine.deleted else mine

    def _place_for(self, record: Mapping[str, Any], own_id: str | None) -> tuple[str, Snapshot | None]:
        """The table's id that a record would be kept under, and the table that is the same game already."""
        digest = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()[:16]
        for table_id in (own_id or digest, digest):
            mine = self.find(table_id)
            if mine is None:
                return table_id, None
            if mine.same_game(record):
                return table_id, mine
        return new_id(), None

    def _add(
        self,
        table_id: str,
        head: Mapping[str, Any],
        events: Sequence[Any],
        people: Sequence[str | None],
        rematch_of: str | None = None,
    ) -> Snapshot:
        head = self._with_own_pack(head)
        game = records.read({**head, "events": []}, self.boxes.find)
        time = self._now()
        table = tables.new(game, one_each(events, time))
        row = TableRow(
            id=table_id,
            game=game.record.game,
            head=head,
            title=game.record.title,
            created=game.record.started or time,
            updated=time,
            rematch_of=rematch_of,
            summary=summarise(table).model_dump(mode="json"),
            players=tuple(people),
        )
        if not self._store.add_table(row, table.log):
            raise StoreError(f"table {table_id} is there already")
        return self._snapshot(row, table)

    def _with_own_pack(self, head: Mapping[str, Any]) -> dict[str, Any]:
        """A table keeps its pack whole unless every device has it, so that editing the pack never changes the table."""
        pack = head.get("pack")
        body = self.boxes.body(str(head.get("game")), pack) if isinstance(pack, str) else None
        return dict(head) if body is None else {**head, "pack": body}

    def snapshot(self, table_id: str) -> Snapshot:
        """The table as it is on disk now. Raises KeyError for an unknown id, RecordError for a log it cannot read."""
        with self._lock:
            row = self._row(table_id)
            table = self._table(row, self._store.entries)
            return self._snapshot(row, table)

    def find(self, table_id: str) -> Snapshot | None:
        """The table, None where there is none of this id."""
        try:
            return self.snapshot(table_id)
        except KeyError:
            return None

    def _row(self, table_id: str) -> TableRow:
        row = self._store.table(table_id)
        if row is None:
            raise KeyError(table_id)
        return row

    def _table(self, row: TableRow, read: Callable[[str, int], Sequence[LogEntry]]) -> Table:
        """The table brought up to date: only what was written since it was last looked at is folded in."""
        cached = self._open.get(row.id)
        if cached is None:
            table = tables.new(records.read({**row.head, "events": []}, self.boxes.find), read(row.id, 0))
        else:
            table = cached
            for entry in read(row.id, table.version):
                table = tables.append(table, entry)
        self._remember(row, table)
        return table

    def _remember(self, row: TableRow, table: Table) -> None:
        self._open[row.id] = table
        self._open.move_to_end(row.id)
        while len(self._open) > OPEN_TABLES:
            self._open.popitem(last=False)

    def _snapshot(self, row: TableRow, table: Table) -> Snapshot:
        return Snapshot(
            table_id=row.id,
            version=table.version,
            title=row.title,
            players=row.players,
            created=row.created,
            archived=row.archived,
            deleted=row.deleted,
            rematch_of=row.rematch_of,
            table=table,
            head=row.head,
        )

    # --- entries

    def enter(
        self, table_id: str, events: Events, entry_id: str | None = None, seen_version: int | None = None
    ) -> Outcome:
        """Enters one or several events as one entry: all of them, or none where one is refused.

        events: JSON values or the game's event models; a `ruling` on one lets it stand; `at` is filled in.
        entry_id: made once by whoever enters; sent again, nothing is done twice. seen_version: what the user saw;
        the entry is judged against the table as it is now. Raises RecordError for what is no event at all.
        """
        return self._write(table_id, entry_id, seen_version, Entered, lambda time: {"events": raw(events, time)})

    def undo(self, table_id: str, entry_id: str | None = None, seen_version: int | None = None) -> Outcome:
        """Takes back the last entry that counts. `stale` if that is not the one that the user saw last."""
        return self._write(table_id, entry_id, seen_version, Undo, lambda time: {})

    def redo(self, table_id: str, entry_id: str | None = None, seen_version: int | None = None) -> Outcome:
        """Brings back what was undone last. `stale` if that is not what the user saw."""
        return self._write(table_id, entry_id, seen_version, Redo, lambda time: {})

    def correct(
        self,
        table_id: str,
        at_event: int,
        drop: int,
        events: Events,
        entry_id: str | None = None,
        seen_version: int | None = None,
    ) -> Outcome:
        """Puts `events` in place of the `drop` events from `at_event` on; with `drop` 0 it inserts, without events deletes.

        The new events must stand, like any entry. What follows is judged anew and kept; if one no longer fits, the
        snapshot's `misfit` names it, and it is to be corrected, ruled on or cut before play goes on.
        """
        return self._write(
            table_id,
            entry_id,
            seen_version,
            Correct,
            lambda time: {"at_event": at_event, "drop": drop, "events": raw(events, time)},
        )

    def rule(
        self, table_id: str, at_event: int, reason: str, entry_id: str | None = None, seen_version: int | None = None
    ) -> Outcome:
        """The table lets the event at `at_event` stand, with a reason. Raises RecordError for a reason that is none."""
        fields = {"at_event": at_event, "reason": reason}
        return self._write(table_id, entry_id, seen_version, Rule, lambda time: fields)

    def cut(
        self, table_id: str, at_event: int, entry_id: str | None = None, seen_version: int | None = None
    ) -> Outcome:
        """Drops every event from `at_event` on (an undo brings them back)."""
        return self._write(table_id, entry_id, seen_version, Cut, lambda time: {"at_event": at_event})

    def stop(self, table_id: str, reason: str, entry_id: str | None = None, seen_version: int | None = None) -> Outcome:
        """The table stops early; what lies there is scored. An undo goes on."""
        return self.enter(table_id, [{"type": "stop", "reason": reason}], entry_id, seen_version)

    def adjust(
        self,
        table_id: str,
        player: int,
        points: int,
        reason: str,
        entry_id: str | None = None,
        seen_version: int | None = None,
    ) -> Outcome:
        """The table corrects a seat's score."""
        event = {"type": "adjust", "player": player, "points": points, "reason": reason}
        return self.enter(table_id, [event], entry_id, seen_version)

    def preview(self, table_id: str, at_event: int, drop: int, events: Events) -> Preview:
        """What `correct` would do to what follows, without doing it. Raises RecordError for what is no event."""
        time = self._now()
        fields = {"id": "preview", "at": time, "at_event": at_event, "drop": drop, "events": raw(events, time)}
        return tables.preview(self.snapshot(table_id).table, validated(Correct, fields))

    def _write(
        self,
        table_id: str,
        entry_id: str | None,
        seen_version: int | None,
        kind: type[LogEntry],
        fields: Callable[[str], Mapping[str, Any]],
    ) -> Outcome:
        time = self._now()
        entry = validated(kind, {"id": entry_id or new_id(), "at": time, **fields(time)})
        with self._lock:
            row = self._row(table_id)
            with self._store.writing(table_id) as log:
                table = self._table(row, lambda _, after: log.entries(after))
                between = table.version - seen_version if seen_version is not None else 0
                if counted_before(table, entry):
                    return Outcome("already", self._snapshot(row, table), came_between=between)
                why = made_of_another(table, entry, table.version if seen_version is None else seen_version)
                if why is not None:
                    return Outcome("stale", self._snapshot(row, table), why, came_between=between)
                after, refused = tables.attempt(table, entry)
                if refused is not None:
                    now = self._snapshot(row, table)
                    return Outcome("refused", now, refused.why, refused.step, came_between=between)
                log.append(table.version, (entry,), summarise(after).model_dump(mode="json"))
            self._remember(row, after)
            snapshot = self._snapshot(row, after)
        self._live.tell(snapshot)
        return Outcome("accepted", snapshot, came_between=between)

    # --- live tables

    def subscribe(self, table_id: str, callback: Callable[[Snapshot], None]) -> Callable[[], None]:
        """Calls back with a snapshot after each change of a table, by whatever window, device or program, within 0.5 s.

        The call comes from the thread that made the change, or from one that watches the file; a window hands it to
        its own loop. A change that the caller makes itself is told too. Returns what ends the subscription.
        """
        return self._live.subscribe(table_id, self.snapshot(table_id).version, callback)

    # --- what is said about a table

    def rename(self, table_id: str, title: str | None) -> Snapshot:
        """Gives a table a title of up to 80 characters, or none. Raises RecordError."""
        title = (title or "").strip() or None
        if title is not None:
            validated(Titled, {"title": title})
        return self._change(table_id, title=title)

    def archive(self, table_id: str, archived: bool = True) -> Snapshot:
        """Puts a table away, or takes it out again."""
        return self._change(table_id, archived=self._now() if archived else None)

    def delete(self, table_id: str) -> Snapshot:
        """Takes a table off every list; `restore` undoes it, `erase` makes it final."""
        return self._change(table_id, deleted=self._now())

    def restore(self, table_id: str) -> Snapshot:
        """Undoes `delete`."""
        return self._change(table_id, deleted=None)

    def erase(self, table_id: str) -> None:
        """Removes a table for good. It must have been deleted before."""
        with self._lock:
            if self._row(table_id).deleted is None:
                raise ValueError("only a deleted table can be erased")
            self._store.erase_table(table_id)
            self._open.pop(table_id, None)

    def link(self, table_id: str, seat: int, player_id: str | None) -> Snapshot:
        """Says which saved player sits at a seat. Raises RecordError where that player sits at another seat of it."""
        with self._lock:
            players = self._row(table_id).players
            if not 0 <= seat < len(players):
                raise RecordError(f"players[{seat}]", "no-seat")
            if player_id is not None:
                self._check_sits(player_id, (*players[:seat], *players[seat + 1 :]), seat)
            self._store.link_seat(table_id, seat, player_id)
        return self.snapshot(table_id)

    def adopt(self, name: str) -> SavedPlayer:
        """Links every seat of this name that nobody is linked to with the saved player of that name, made if need be.

        A table at which that player has another seat stays as it is. Raises RecordError for a name that cannot be one.
        """
        with self._lock, self._store.batch():
            player = self.people.ensure(name)
            for row in self._store.tables():
                names = [same_name(seat["name"]) for seat in row.head["players"]]
                if player.id in row.players or same_name(name) not in names:
                    continue
                seat = names.index(same_name(name))
                if row.players[seat] is None:
                    self._store.link_seat(row.id, seat, player.id)
            return player

    def share(self, table_id: str) -> str:
        """The secret of the address that shows this table's result to whoever has it; made at the first call."""
        self._row(table_id)
        return str(self._store.share(table_id, secrets.token_urlsafe(16)))

    def unshare(self, table_id: str) -> None:
        """Makes the address that was given out show nothing."""
        self._store.share(table_id, None)

    def shared(self, secret: str) -> Snapshot | None:
        """The table that a secret shows, None for a wrong one and for a table deleted meanwhile."""
        table_id = self._store.shared(secret)
        snapshot = self.find(table_id) if table_id else None
        return None if snapshot is None or snapshot.deleted else snapshot

    def _check_sits(self, player: str, others: Sequence[str | None], seat: int) -> None:
        if player in others:
            raise RecordError(f"players[{seat}]", "sits-already")
        known = self.people.get(player)
        if known is None or known.id != player:
            raise RecordError(f"players[{seat}]", "unknown-player", value=player)

    def _change(self, table_id: str, **columns: str | None) -> Snapshot:
        with self._lock:
            self._row(table_id)
            self._store.change_table(table_id, **columns)
        snapshot = self.snapshot(table_id)
        self._live.tell(snapshot)
        return snapshot
