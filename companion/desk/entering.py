"""What is entered at a table, undone and corrected."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion import table as tables
from companion.desk.core import OpenTables
from companion.desk.entries import Events, made_of_another, raw
from companion.desk.ids import new_id
from companion.desk.snapshot import Outcome, summarise
from companion.store import StoreError
from companion.table import Preview
from models.base import validated
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo


class Entering(OpenTables):
    """Entries. Each says which version the person saw when tapping, so that two windows never undo each other's work."""

    def enter(
        self,
        table_id: str,
        events: Events,
        entry_id: str | None = None,
        seen_version: int | None = None,
        by: Sequence[int] = (),
    ) -> Outcome:
        """Enters one or several events as one entry: all of them, or none where one is refused.

        events: JSON values or the game's event models; a `ruling` on one lets it stand; `at` is filled in.
        entry_id: made once by whoever enters; sent again, nothing is done twice. seen_version: what the user saw;
        the entry is judged against the table as it is now. by: the seats at whose own phones it was made. Raises
        RecordError for what is no event at all.
        """
        return self._write(
            table_id, entry_id, seen_version, Entered, lambda time: {"events": raw(events, time), "by": tuple(by)}
        )

    def undo(
        self,
        table_id: str,
        entry_id: str | None = None,
        seen_version: int | None = None,
        by: Sequence[int] = (),
    ) -> Outcome:
        """Takes back the last entry that counts. `stale` if that is not the one that the user saw last. by: as `enter`."""
        return self._write(table_id, entry_id, seen_version, Undo, lambda time: {"by": tuple(by)})

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
        try:
            outcome = self._written(table_id, entry, seen_version, time)
        except StoreError as error:
            # What was kept can still be looked at: only this entry was not.
            return Outcome("failed", self.snapshot(table_id), error.trouble, error=error)
        if outcome.kind == "accepted":
            self._live.tell(outcome.snapshot)
        return outcome

    def _written(self, table_id: str, entry: LogEntry, seen_version: int | None, time: str) -> Outcome:
        with self._lock:
            with self._store.writing(table_id) as log:
                # Read under the table's lock: another program may just have changed its head.
                row = self._row(table_id)
                table = self._table(row, lambda _, after: log.entries(after))
                seen = table.version if seen_version is None else seen_version
                between = table.version - seen
                if table.holds(entry.id):  # Sent again: it is not made twice.
                    return Outcome("already", self._snapshot(row, table), came_between=between)
                why = made_of_another(table, entry, seen)
                if why is not None:
                    return Outcome("stale", self._snapshot(row, table), why, came_between=between)
                after, refused = tables.attempt(table, entry)
                if refused is not None:
                    now = self._snapshot(row, table)
                    return Outcome("refused", now, refused.why, refused.step, came_between=between)
                going_on = table.position.phase == "in_progress"
                head = {key: value for key, value in row.head.items() if not going_on or key != "finished"}
                summary = summarise(after, head).model_dump(mode="json")
                log.append(table.version, (entry,), summary)
                if head != row.head:
                    # It is played on: when it ended is not known any more.
                    row = replace(row, head=head)
                    self._store.change_head(table_id, head, summary, time)
            self._remember(row, after)
            return Outcome("accepted", self._snapshot(row, after), came_between=between)
