"""The desk: what the screens and the command line talk to. It joins tables, store, people and packs.

Synchronous, and safe to use from several threads. An entry has been written to disk when it is `accepted`.
"""

import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, TypedDict

from companion import statistics
from companion import table as tables
from companion.desk import backup, trouble
from companion.desk.hosting import Hosting
from companion.desk.ids import new_id
from companion.desk.keeping import Sitting
from companion.desk.meeting import Meeting
from companion.desk.people import name_problems
from companion.desk.snapshot import (
    LogLine,
    Outcome,
    Snapshot,
    TableInfo,
    info_of,
    moment,
    play_of,
    summarise,
    summary_from,
)
from companion.desk.trouble import Troubles
from companion.game import GAMES, game_of
from companion.records import parse_json
from companion.referee import is_secret
from companion.store import Damaged, SetAside, StoreError, TableRow, all_set_aside
from companion.table import Preview
from models.base import RecordError

__all__ = [
    "Damaged",
    "Desk",
    "LogLine",
    "Outcome",
    "Preview",
    "SetAside",
    "Sitting",
    "Snapshot",
    "StoreError",
    "TableInfo",
    "Troubles",
    "name_problems",
    "new_id",
]

_LOG = logging.getLogger(__name__)


class NewTable(TypedDict):
    """What `Desk.create` takes."""

    game: str
    seats: list[Sitting]
    options: dict[str, Any] | None
    pack: Any
    rematch_of: str | None


GIVE_WAY = 0.001
"""Seconds between two parts of what is written at length."""


class Desk(Meeting, Hosting):
    """Everything of this device: tables, people, packs, history, settings, backup."""

    # --- history

    def tables(
        self,
        *,
        game: str | None = None,
        player: str | None = None,
        running: bool | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        archived: bool | None = False,
        deleted: bool = False,
    ) -> tuple[TableInfo, ...]:
        """The tables of the history, the one written to last first.

        player: a saved player's id. running: only those that go on, or only those that are over. since, until: by the
        time of the last entry, `until` excluded. archived: True only those put away, None all. deleted: the bin.
        """
        found = []
        for info in self._all():
            if (
                (info.deleted is not None) == deleted
                and archived in (None, info.archived is not None)
                and game in (None, info.game)
                and (player is None or player in info.players)
                and running in (None, info.running)
                and (since is None or moment(info.updated) >= since)
                and (until is None or moment(info.updated) < until)
            ):
                found.append(info)
        return tuple(found)

    def _all(self) -> tuple[TableInfo, ...]:
        """Every table that can be read; read anew only after something was written."""
        with self._lock:
            generation = self._store.generation()
            if self._listed is None or self._listed[0] != generation:
                # A row that was not read anew is the same object, and its table is shown as before.
                before, self._shown = self._shown, {}
                for row in self._store.tables():
                    known = before.get(row.id)
                    info = known[1] if known is not None and known[0] is row else self._info(row)
                    if info is not None:
                        self._shown[row.id] = row, info
                infos = [info for row, info in self._shown.values() if row.id not in self._unreadable]
                self._listed = generation, tuple(sorted(infos, key=lambda info: moment(info.updated), reverse=True))
            return self._listed[1]

    def _info(self, row: TableRow) -> TableInfo | None:
        """A table in a list, None for one that cannot be read: `damaged` names it."""
        summary = summary_from(row.summary)
        if summary is None or row.game not in GAMES or len(summary.totals) != len(row.players):
            try:
                summary = summarise(self._table(row, self._store.entries), row.head)
                self._store.keep_summary(row.id, summary.model_dump(mode="json"))
            except RecordError:
                return None
            except StoreError:
                _LOG.warning("what table %s comes to could not be kept", row.id, exc_info=True)
        return info_of(row, summary)

    def plays(self, *, game: str | None = None) -> tuple[statistics.Play, ...]:
        """Every game that is over (deleted tables aside), the oldest first, for `companion.statistics`."""
        infos = self.tables(game=game, running=False, archived=None)
        return tuple(sorted((play_of(info) for info in infos), key=lambda play: play.when))

    def finished_versions(self, table_id: str) -> tuple[Snapshot, ...]:
        """The versions in which a game was over before it was corrected, the oldest first, the present one last."""
        now = self.snapshot(table_id)
        marks = tables.versions_over(now.table)
        return tuple(now.earlier(version) for version in marks)

    def rematch_setup(self, table_id: str) -> NewTable:
        """What `create` takes for the same game with the same players, the start moved one seat on."""
        old = self.snapshot(table_id)
        order = [*range(1, len(old.names)), 0]
        saved = [self.people.get(player) if player else None for player in old.players]
        sittings = [
            Sitting(
                player.name if player else old.names[seat],
                (player.color if player else None) or old.colors[seat],
                player.id if player else None,
            )
            for seat, player in enumerate(saved)
        ]
        options = old.head.get("options")
        if options is not None:
            options = {key: _turned(value, order) for key, value in options.items()}
        return {
            "game": old.game,
            "seats": [sittings[seat] for seat in order],
            "options": options,
            "pack": old.head.get("pack"),
            "rematch_of": table_id,
        }

    def rematch(self, table_id: str) -> Snapshot:
        """Starts what `rematch_setup` says."""
        return self.create(**self.rematch_setup(table_id))

    # --- settings and drafts

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting, `default` where it was never set."""
        return self._store.setting(key, default)

    def set_setting(self, key: str, value: Any) -> None:
        """Keeps a setting: anything JSON can say without fractions. Raises RecordError for more."""
        parse_json(json.dumps(value))
        self._store.put_setting(key, value)

    def draft(self, table_id: str, key: str = "") -> Any:
        """What is half entered at a table (JSON), None for nothing."""
        return self._store.draft(table_id, key)

    def set_draft(self, table_id: str, value: Any, key: str = "") -> bool:
        """Keeps what is half entered at a table; None forgets it. False where it could not be written: nothing else
        depends on it, and the window has it all the same."""
        try:
            self._store.put_draft(table_id, key, value)
        except StoreError:
            _LOG.warning("a draft could not be kept", exc_info=True)
            return False
        return True

    # --- what cannot be read

    def troubles(self) -> Troubles:
        """What is to be told on the home screen: what cannot be read and was not dismissed yet."""
        known = self.setting(trouble.DISMISSED, [])
        known = known if isinstance(known, list) else []
        return Troubles(
            tuple(one for one in self.damaged() if trouble.key_of(one) not in known),
            tuple(one for one in self.set_asides() if trouble.key_of(one) not in known),
        )

    def dismiss_troubles(self) -> None:
        """Takes all that `troubles` tells off the home screen; it stays where it is, and in `damaged` and `set_asides`."""
        found: list[Damaged | SetAside] = [*self.damaged(), *self.set_asides()]
        self.set_setting(trouble.DISMISSED, [trouble.key_of(one) for one in found])

    def damaged(self) -> tuple[Damaged, ...]:
        """Tables, people, packs and settings that cannot be read, each with the reason; everything else goes on.

        `Damaged.error` is for `companion.texts.errors.sentence`; `trouble.file_of` gives it as a file.
        """
        self._all()
        return tuple(self._store.damaged(dict(self._unreadable)))

    def rescue(self, table_id: str) -> Snapshot | None:
        """A new table of what comes before the damage in a table's log; the damaged one is left as it is.

        None where not even who played what can be read.
        """
        with self._lock:
            try:
                row = self._store.table(table_id)
            except RecordError:
                row = None
            if row is None:
                return None
            try:
                head = {key: value for key, value in row.head.items() if key != "id"}
                return self._add(new_id(), head, (), row.linked, log=self._store.sound_entries(table_id))
            except RecordError:
                return None

    def set_asides(self) -> tuple[SetAside, ...]:
        """The data files that could not be used and lie under another name in the data folder, the newest first.

        `companion.texts.desk.set_aside_text` says why; `SetAside.path` is the file, to be passed on.
        """
        return all_set_aside(self._store.folder)

    def recover(self, found: SetAside) -> backup.Report:
        """Brings in what can still be read of a file that was set aside, as `import_all` does. Raises StoreError."""
        return self._bring_in(trouble.recovered(found, self._now()), None)

    # --- backup

    def evenings(self, since: str = "") -> int:
        """On how many days something was entered after this moment (RFC 3339; ever, where empty), deleted tables aside."""
        after = moment(since) if since else None
        when = [moment(table.updated) for table in self.tables(archived=None)]
        return len({time.astimezone().date() for time in when if after is None or time > after})

    def export_all(self, *, secrets: bool = True) -> dict[str, Any]:
        """Everything as JSON values: people, tables with their logs, own packs, settings, and what cannot be read.

        secrets: with the running tables whose cards are face down; without them nobody can look into the file.
        """
        self._all()
        everything = backup.export(self._store, self._now(), dict(self._unreadable))
        if not secrets:
            hidden = self.secret_tables()
            everything["tables"] = [table for table in everything["tables"] if table["id"] not in hidden]
        return everything

    def secret_tables(self) -> frozenset[str]:
        """The running tables on which something is face down."""
        found = (self.find(table.table_id) for table in self.tables(running=True) if game_of(table.game).secret)
        return frozenset(shot.table_id for shot in found if shot is not None and is_secret(shot.position))

    def import_all(self, data: bytes | str, progress: backup.Progress | None = None) -> backup.Report:
        """Brings in what `export_all` gave (as JSON text) and tells what came in, and what could not be read and why.

        Merges by id: nothing is doubled, nothing overwritten; what had been deleted here comes back. progress: see
        `backup.Progress`. Raises RecordError for what is no backup at all, StoreError where it cannot be written; then
        nothing came in.
        """
        return self._bring_in(backup.read(data), progress)

    def _bring_in(self, everything: dict[str, Any], progress: backup.Progress | None) -> backup.Report:
        # Reading takes long and keeps nobody waiting; writing holds the store, so it is done in parts that show at last.
        incoming = backup.prepared(everything, self.boxes, progress)
        laid: list[str] = []
        try:
            for part in backup.portions(incoming):
                with self._lock:
                    laid += self._store.lay_by(part)
                if progress is not None:
                    progress(len(incoming.tables), len(incoming.tables))
                # Whoever waits for the desk has it first.
                time.sleep(GIVE_WAY)
            with self._lock:
                return backup.bring_in(self._store, incoming, set(laid))
        except BaseException:
            for table_id in laid:
                # Where the disk fails it stays among what is deleted; brought in again it is whole.
                with suppress(StoreError), self._lock:
                    self._store.erase_table(table_id)
            raise


def _turned(value: Any, order: Sequence[int]) -> Any:
    """An option that says something of each seat goes along with the seats."""
    if isinstance(value, list) and len(value) == len(order):
        return [value[seat] for seat in order]
    return value
