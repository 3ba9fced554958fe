"""The desk: what the screens and the command line talk to. It joins tables, store, people and packs.

Synchronous, and safe to use from several threads. An entry has been written to disk when it is `accepted`.
"""

import json
import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from companion import statistics
from companion import table as tables
from companion.desk import backup
from companion.desk.core import Sitting, Tables, new_id
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
from companion.records import parse_json
from companion.referee import is_secret
from companion.store import SetAside, StoreError, TableRow
from companion.table import Preview
from models.base import RecordError

__all__ = [
    "Desk",
    "LogLine",
    "Outcome",
    "Preview",
    "SetAside",
    "Sitting",
    "Snapshot",
    "StoreError",
    "TableInfo",
    "name_problems",
    "new_id",
]

_LOG = logging.getLogger(__name__)


class Desk(Tables):
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
        for row in self._store.tables():
            info = self._info(row)
            if (
                (row.deleted is not None) == deleted
                and archived in (None, row.archived is not None)
                and game in (None, row.game)
                and (player is None or player in row.players)
                and running in (None, info.running)
                and (since is None or moment(row.updated) >= since)
                and (until is None or moment(row.updated) < until)
            ):
                found.append(info)
        return tuple(found)

    def _info(self, row: TableRow) -> TableInfo:
        summary = summary_from(row.summary)
        if summary is None:
            try:
                with self._lock:
                    summary = summarise(self._table(row, self._store.entries))
                self._store.keep_summary(row.id, summary.model_dump(mode="json"))
            except RecordError:
                _LOG.warning("the log of table %s cannot be read", row.id, exc_info=True)
        return info_of(row, summary)

    def plays(self, *, game: str | None = None) -> tuple[statistics.Play, ...]:
        """Every game that is over (deleted tables aside), the oldest first, for `companion.statistics`."""
        infos = [info for info in self.tables(game=game, running=False, archived=None) if info.summary]
        return tuple(sorted((play_of(info) for info in infos), key=lambda play: play.when))

    def finished_versions(self, table_id: str) -> tuple[Snapshot, ...]:
        """The versions in which a game was over before it was corrected, the oldest first, the present one last."""
        now = self.snapshot(table_id)
        marks = tables.versions_over(now.table)
        return tuple(now.earlier(version) for version in marks)

    def rematch_setup(self, table_id: str) -> dict[str, Any]:
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
        return self._store.settings().get(key, default)

    def set_setting(self, key: str, value: Any) -> None:
        """Keeps a setting: anything JSON can say without fractions. Raises RecordError for more."""
        parse_json(json.dumps(value))
        self._store.put_setting(key, value)

    def draft(self, table_id: str, key: str = "") -> Any:
        """What is half entered at a table (JSON), None for nothing."""
        return self._store.draft(table_id, key)

    def set_draft(self, table_id: str, value: Any, key: str = "") -> None:
        """Keeps what is half entered at a table; None forgets it."""
        self._store.put_draft(table_id, key, value)

    # --- backup

    def export_all(self, *, secrets: bool = True) -> dict[str, Any]:
        """Everything as JSON values: people, tables with their logs, own packs, settings.

        secrets: with the running tables whose cards are face down; without them nobody can look into the file.
        """
        everything = backup.export(self._store, self._now()).model_dump(mode="json")
        if not secrets:
            hidden = self.secret_tables()
            everything["tables"] = [table for table in everything["tables"] if table["id"] not in hidden]
        return everything

    def secret_tables(self) -> frozenset[str]:
        """The running tables on which something is face down."""
        running = (self.snapshot(table.table_id) for table in self.tables(running=True))
        return frozenset(shot.table_id for shot in running if is_secret(shot.position))

    def import_all(self, data: bytes | str) -> backup.Report:
        """Brings in what `export_all` gave (as JSON text) and tells what came in.

        Merges by id: nothing is doubled, nothing overwritten. All of it, or nothing where it cannot be read: RecordError.
        """
        with self._lock:
            return backup.bring_in(self._store, self.boxes, backup.read(data))


def _turned(value: Any, order: Sequence[int]) -> Any:
    """An option that says something of each seat goes along with the seats."""
    if isinstance(value, list) and len(value) == len(order):
        return [value[seat] for seat in order]
    return value
