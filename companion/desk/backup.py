"""Backup: everything a device keeps as one JSON file, and bringing such a file in without losing or doubling anything."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from companion import records
from companion import table as tables
from companion.desk.boxes import Boxes
from companion.desk.people import same_name
from companion.desk.snapshot import summarise
from companion.game import read_pack, unknown_game, with_packs
from companion.store import Store, TableRow
from models.base import RecordError, refuse_newer, validated
from models.library import BACKUP_FORMAT, Backup, OwnPack, SavedPlayer, SavedTable
from models.log import LogEntry
from models.record import FORMAT

MAX_BYTES = 256 * 1024 * 1024

What = Literal["player", "table", "pack", "setting"]
Came = Literal["added", "extended", "unchanged", "conflict"]


@dataclass(frozen=True, slots=True)
class Arrival:
    """What became of one thing in the file. name: what a person calls it. became: the id under which it now lies.

    added: it was not here; extended: ours was an earlier state of it; unchanged: it is here already (or ours is
    further on); conflict: it is here and differs. Ours is then as it was; a table or pack of theirs lies beside it.
    """

    what: What
    id: str
    name: str
    came: Came
    became: str


@dataclass(frozen=True)
class Report:
    """What a backup brought in, in the file's order."""

    arrivals: tuple[Arrival, ...] = field(default=())

    def of(self, came: Came, what: What | None = None) -> tuple[Arrival, ...]:
        """The arrivals of one kind."""
        return tuple(a for a in self.arrivals if a.came == came and what in (None, a.what))


def export(store: Store, time: str) -> Backup:
    """Everything in the store, deleted and archived things too."""
    return Backup(
        format=BACKUP_FORMAT,
        exported=time,
        players=tuple(store.players()),
        tables=tuple(
            SavedTable(
                id=row.id,
                head=dict(row.head),
                title=row.title,
                created=row.created,
                updated=row.updated,
                rematch_of=row.rematch_of,
                archived=row.archived,
                deleted=row.deleted,
                players=row.players,
                log=tuple(store.entries(row.id)),  # type: ignore[arg-type]
            )
            for row in store.tables()
        ),
        packs=tuple(store.packs()),
        settings=store.settings(),
    )


def read(data: bytes | str) -> Backup:
    """A backup from JSON text. Raises RecordError with the place."""
    raw = records.parse_json(data, MAX_BYTES)
    if isinstance(raw, dict) and raw.get("format") == FORMAT:
        raise RecordError("", "is-record")
    refuse_newer(raw, BACKUP_FORMAT)
    return validated(Backup, raw)


def bring_in(store: Store, boxes: Boxes, backup: Backup) -> Report:
    """Merges a backup into the store by id, as one transaction. Raises RecordError, and nothing has changed then."""
    with store.batch():
        players = {player.id: player for player in store.players()}
        arrivals = [_player(store, players, player) for player in backup.players]
        # Packs come before the tables that may name them.
        arrivals += [_pack(store, pack, index) for index, pack in enumerate(backup.packs)]
        arrivals += [_table(store, boxes, players, table, index) for index, table in enumerate(backup.tables)]
        settings = store.settings()
        arrivals += [_setting(store, settings, key, value) for key, value in backup.settings.items()]
    return Report(tuple(arrivals))


def _player(store: Store, here: dict[str, SavedPlayer], player: SavedPlayer) -> Arrival:
    mine = here.get(player.id)
    if mine is None:
        taken = {same_name(p.name) for p in here.values() if p.deleted is None and p.merged_into is None}
        came: Came = "added"
        if same_name(player.name) in taken and player.deleted is None and player.merged_into is None:
            # Two devices each made their own "Tom": both stay, for the user to tell apart or merge.
            came = "conflict"
        here[player.id] = player
        store.put_player(player)
    else:
        came = "unchanged" if mine == player else "conflict"
    return Arrival("player", player.id, player.name, came, player.id)


def _pack(store: Store, pack: OwnPack, index: int) -> Arrival:
    if pack.body is not None:
        try:
            if pack.game not in with_packs():
                raise unknown_game(pack.game, with_packs())
            read_pack(pack.game, pack.body)
        except RecordError as error:
            raise _within(error, f"packs[{index}].body") from None
    here = {(p.game, p.id): p for p in store.packs()}
    mine = here.get((pack.game, pack.id))
    if mine is None:
        store.put_pack(pack)
        return Arrival("pack", pack.id, pack.id, "added", pack.id)
    if (mine.body, mine.draft) == (pack.body, pack.draft):
        return Arrival("pack", pack.id, pack.id, "unchanged", pack.id)
    other = f"{pack.id[:70]}~{_digest(pack.body, pack.draft)[:8]}"
    if (pack.game, other) not in here:
        body = None if pack.body is None else {**pack.body, "id": other}
        store.put_pack(pack.model_copy(update={"id": other, "body": body}))
    return Arrival("pack", pack.id, pack.id, "conflict", other)


def _table(store: Store, boxes: Boxes, players: Mapping[str, SavedPlayer], table: SavedTable, index: int) -> Arrival:
    name = table.title or " / ".join(
        str(p.get("name", "")) for p in table.head.get("players", []) if isinstance(p, dict)
    )
    try:
        game = records.read({**table.head, "events": []}, boxes.find)
        theirs = tables.new(game, table.log)
    except RecordError as error:
        raise _within(error, f"tables[{index}]") from None
    row = TableRow(
        id=table.id,
        game=game.record.game,
        head=table.head,
        title=table.title,
        created=table.created,
        updated=table.updated,
        rematch_of=table.rematch_of,
        archived=table.archived,
        deleted=table.deleted,
        summary=summarise(theirs).model_dump(mode="json"),
        players=tuple(_stayed(players, player) for player in table.players[: game.setup.seats]),
    )
    if store.add_table(row, theirs.log):
        return Arrival("table", table.id, name, "added", table.id)
    mine, log = store.entries(table.id), theirs.log
    known = store.table(table.id)
    if known is not None and known.head == row.head:
        if tuple(mine[: len(log)]) == log:
            return Arrival("table", table.id, name, "unchanged", table.id)
        if tuple(mine) == log[: len(mine)]:
            with store.writing(table.id) as writer:
                writer.append(len(mine), log[len(mine) :], summarise(theirs).model_dump(mode="json"))
            return Arrival("table", table.id, name, "extended", table.id)
    return _beside(store, row, log, name)


def _stayed(players: Mapping[str, SavedPlayer], player_id: str | None) -> str | None:
    """Who that player is here: the one a merged player turned out to be; None for one who is not known."""
    player = players.get(player_id or "")
    return None if player is None else player.merged_into or player.id


def _beside(store: Store, row: TableRow, log: tuple[LogEntry, ...], name: str) -> Arrival:
    """A table that went two ways: theirs gets an id made of what it is, so that it comes in only once."""
    other = _digest(row.id, row.head, [entry.model_dump(mode="json") for entry in log])[:16]
    store.add_table(replace(row, id=other), log)
    return Arrival("table", row.id, name, "conflict", other)


def _setting(store: Store, here: Mapping[str, Any], key: str, value: Any) -> Arrival:
    came: Came = "unchanged" if here.get(key) == value else "conflict"
    if key not in here:
        store.put_setting(key, value)
        came = "added"
    return Arrival("setting", key, key, came, key)


def _digest(*parts: Any) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


def _within(error: RecordError, place: str) -> RecordError:
    """The same complaint, its place said from the whole file."""
    inner = error.place if error.place.startswith("[") or not error.place else f".{error.place}"
    return RecordError(place + inner, error.key, **error.facts)
