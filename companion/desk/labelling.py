"""What is said about a table beside its game: its name, where it lies, who sits at it, who may see its result."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from companion import records
from companion.desk.core import OpenTables
from companion.desk.people import same_name
from companion.desk.snapshot import Snapshot, moment, summarise
from companion.texts.desk import is_seat_name
from models.base import RecordError, validated
from models.library import SavedPlayer
from models.record import Titled

LONGEST = 24 * 60
"""Minutes that a game can be said to have taken."""


class Labelling(OpenTables):
    """What is said about tables."""

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

    def rename_seat(self, table_id: str, seat: int, name: str) -> Snapshot:
        """Puts a wrong name at a table right, running or over: the saved player of the new name sits there from now on,
        made if need be; nobody for a seat without a name. Raises RecordError for a name that cannot be one, or that
        another seat of the table has."""
        with self._lock, self._store.batch():
            row = self._row(table_id)
            if not 0 <= seat < len(row.players):
                raise RecordError(f"players[{seat}]", "no-seat")
            players = [dict(player) for player in row.head["players"]]
            players[seat]["name"] = name
            head = {**row.head, "players": players}
            game = records.read({**head, "events": []}, self.boxes.find)
            found = None if is_seat_name(name) else self.people.ensure(game.setup.names[seat])
            if found is not None:
                self._check_sits(found.id, (*row.players[:seat], *row.players[seat + 1 :]), seat)
            table = self._table(replace(row, head=head), self._store.entries)
            summary = summarise(table, head).model_dump(mode="json")
            self._store.change_head(table_id, head, summary, self._now())
            self._store.link_seat(table_id, seat, found.id if found else None)
        snapshot = self.snapshot(table_id)
        self._live.tell(snapshot)
        return snapshot

    def put_time(self, table_id: str, day: date, minutes: int) -> Snapshot:
        """Puts right on which day a game that is over was played, and how long it took. Raises RecordError for a day that
        is still to come or lengths that none has."""
        with self._lock, self._store.batch():
            row = self._row(table_id)
            known = self.snapshot(table_id).finished or row.updated
            ended = moment(known).replace(year=day.year, month=day.month, day=day.day)
            if ended > moment(self._now()):
                # The clock of the end is only known for the day it was entered on.
                ended = moment(self._now()).astimezone(ended.tzinfo)
            if ended.date() != day:
                raise RecordError("day", "day-to-come")
            if not 0 <= minutes <= LONGEST:
                raise RecordError("minutes", "too-large" if minutes > 0 else "too-small", le=LONGEST, ge=0)
            head = {**row.head, "finished": ended.isoformat()}
            summary = summarise(self._table(replace(row, head=head), self._store.entries), head)
            began = (ended - timedelta(minutes=minutes)).isoformat()
            self._store.change_head(table_id, head, summary.model_dump(mode="json"), self._now())
            self._store.change_table(table_id, created=began)
        snapshot = self.snapshot(table_id)
        self._live.tell(snapshot)
        return snapshot

    def change_options(self, table_id: str, **options: Any) -> Snapshot:
        """Puts options that were told wrong at the setup right; every entry is judged anew with them.

        Raises RecordError for options that cannot be, and where an entry that stands would not stand any more.
        """
        with self._lock, self._store.batch():
            row = self._row(table_id)
            stood = len(self._table(row, self._store.entries).steps)
            head = {**row.head, "options": {**(row.head.get("options") or {}), **options}}
            table = self._table(replace(row, head=head), self._store.entries)
            if len(table.steps) < stood:
                raise RecordError("options", "options-misfit", entry=len(table.steps) + 1)
            summary = summarise(table, head).model_dump(mode="json")
            self._store.change_head(table_id, head, summary, self._now())
        snapshot = self.snapshot(table_id)
        self._live.tell(snapshot)
        return snapshot

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
