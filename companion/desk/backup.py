"""Backup: everything a device keeps as one JSON file, and bringing such a file in without losing or doubling anything.

Each thing in a file stands for itself: one that cannot be read is named with the reason, and all others come in.
"""

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from companion import records
from companion import table as tables
from companion.desk.boxes import Boxes
from companion.desk.ids import new_secret, safe_id
from companion.desk.people import same_name
from companion.desk.snapshot import moment, summarise
from companion.game import read_pack, unknown_game, with_packs
from companion.store import Store, TableRow
from models.base import Model, RecordError, refuse_newer, validated
from models.invitation import SETTING as INVITATION
from models.library import BACKUP_FORMAT, Backup, OwnPack, SavedPlayer, SavedTable
from models.log import LogEntry
from models.record import FORMAT
from models.tournament import Tournament

M = TypeVar("M", bound=Model)

MAX_BYTES = 256 * 1024 * 1024

What = Literal["player", "table", "pack", "setting", "event"]
Came = Literal["added", "extended", "restored", "unchanged", "conflict", "refused"]
Progress = Callable[[int, int], object]
"""Called with how many tables have been read so far, and of how many, and again and again while they are written; what
it raises stops the import, of which then nothing is left."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What became of one thing in the file. name: what a person calls it. became: the id under which it now lies.

    added: it was not here; extended: ours was an earlier state of it; restored: it had been deleted here, and is back;
    unchanged: it is here already (or ours is further on); conflict: it is here and differs (ours is then as it was; a
    table or pack of theirs lies beside it); refused: it cannot be read, and error says why.
    """

    what: What
    id: str
    name: str
    came: Came
    became: str
    error: RecordError | None = None


@dataclass(frozen=True)
class Report:
    """What a backup brought in, in the file's order."""

    arrivals: tuple[Arrival, ...] = field(default=())

    def of(self, came: Came, what: What | None = None) -> tuple[Arrival, ...]:
        """The arrivals of one kind."""
        return tuple(a for a in self.arrivals if a.came == came and what in (None, a.what))


# --- out


def export(store: Store, time: str, unreadable: Mapping[str, RecordError] = {}) -> dict[str, Any]:
    """Everything in the store as JSON values, deleted and archived things too.

    unreadable: the tables whose logs were refused. They and everything else that cannot be read come as they lie there.
    """
    found, refused = [], dict(unreadable)
    for row in store.tables():
        if row.id in refused:
            continue
        try:
            found.append(_saved(row, store.entries(row.id)))
        except RecordError as error:
            refused[row.id] = error
    everything = Backup(
        format=BACKUP_FORMAT,
        exported=time,
        players=tuple(store.players()),
        tables=tuple(found),
        packs=tuple(store.packs()),
        tournaments=tuple(store.tournaments()),
        settings=_carried(store.settings()),
        damaged=tuple(one.plain() for one in store.damaged(refused)),
    ).model_dump(mode="json")
    if not everything["tournaments"]:
        del everything["tournaments"]
    return everything


def _carried(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that a backup carries: invitations stay with the device that made them."""
    return {key: value for key, value in settings.items() if not key.startswith(INVITATION)}


def _saved(row: TableRow, log: list[LogEntry]) -> SavedTable:
    return SavedTable(
        id=row.id,
        head=dict(row.head),
        title=row.title,
        created=row.created,
        updated=row.updated,
        rematch_of=row.rematch_of,
        archived=row.archived,
        deleted=row.deleted,
        players=row.linked,
        log=tuple(log),  # type: ignore[arg-type]
    )


# --- in


@dataclass(frozen=True)
class Incoming:
    """A backup that was read: its good parts, and what of it was refused."""

    players: tuple[SavedPlayer, ...]
    packs: tuple[OwnPack, ...]
    tables: tuple[tuple[TableRow, tuple[LogEntry, ...]], ...]
    tournaments: tuple[Tournament, ...]
    settings: Mapping[str, Any]
    refused: tuple[Arrival, ...]


def read(data: bytes | str) -> dict[str, Any]:
    """The parsed JSON of a backup. Raises RecordError with the place for what is none at all."""
    raw = records.parse_json(data, MAX_BYTES)
    if isinstance(raw, dict) and raw.get("format") == FORMAT:
        raise RecordError("", "is-record")
    refuse_newer(raw, BACKUP_FORMAT)
    if not isinstance(raw, dict):
        raise RecordError("", "not-object")
    validated(Backup, {key: [] if isinstance(value, list) else value for key, value in raw.items()})
    return raw


def prepared(raw: Mapping[str, Any], boxes: Boxes, progress: Progress | None = None) -> Incoming:
    """A backup's parts, each read and judged for itself: nothing is written, and nobody is kept waiting."""
    refused: list[Arrival] = []
    players = _each(SavedPlayer, raw, "players", "player", refused)
    packs = [pack for index, pack in _each(OwnPack, raw, "packs", "pack", refused) if _is_pack(pack, index, refused)]
    bodies = {(pack.game, pack.id): pack.body for pack in packs if pack.body is not None}

    def find(game: str, pack_id: str) -> Model | None:
        known = boxes.find(game, pack_id)
        # A table may name a pack that comes in the same file.
        return read_pack(game, bodies[game, pack_id]) if known is None and (game, pack_id) in bodies else known

    found = []
    saved = _each(SavedTable, raw, "tables", "table", refused)
    for number, (index, table) in enumerate(saved):
        try:
            found.append(_row(table, find))
        except RecordError as error:
            error = _within(error, f"tables[{index}]")
            refused.append(Arrival("table", table.id, _name(table.title, table.head), "refused", table.id, error))
        if progress is not None:
            progress(number + 1, len(saved))
    refused += [_damaged(one) for one in raw.get("damaged", ())]
    return Incoming(
        tuple(player for _, player in players),
        tuple(packs),
        tuple(found),
        tuple(one for _, one in _each(Tournament, raw, "tournaments", "event", refused)),
        _carried(raw.get("settings", {})),
        tuple(refused),
    )


PORTION = 500
"""How many entries are written at once: others wait no longer than that for the store."""


def portions(incoming: Incoming) -> Iterator[list[tuple[TableRow, tuple[LogEntry, ...]]]]:
    """The tables of a backup in parts of about as many entries each, the first of an id only."""
    part, entries, seen = [], 0, set()
    for row, log in incoming.tables:
        if row.id in seen:
            continue
        seen.add(row.id)
        part.append((row, log))
        entries += 1 + len(log)
        if entries >= PORTION:
            yield part
            part, entries = [], 0
    if part:
        yield part


def bring_in(store: Store, incoming: Incoming, laid_by: Collection[str] = ()) -> Report:
    """Merges a backup into the store by id, as one transaction: all of it, or nothing where it cannot be written.

    laid_by: the tables of it that lie in the store already and only have to be brought out.
    """
    with store.batch():
        players = {player.id: player for player in store.players()}
        arrivals = [_player(store, players, player) for player in incoming.players]
        arrivals += [_pack(store, pack) for pack in incoming.packs]
        here = {row.id: row for row in store.tables()}
        taken = {*here, *(one.id for one in store.damaged({}) if one.what == "table")} - {*laid_by}
        new, out = [], []
        for row, log in incoming.tables:
            row = replace(row, players=tuple(_known(players, player) for player in row.players))
            if row.id in taken:
                arrivals.append(_met(store, here.get(row.id), row, log))
            else:
                if row.id in laid_by:
                    here.pop(row.id, None)
                    out.append(row)
                else:
                    new.append((row, log))
                taken.add(row.id)
                arrivals.append(Arrival("table", row.id, _name(row.title, row.head), "added", row.id))
        store.add_tables(new)
        store.bring_out(out)
        became = {arrival.id: arrival.became for arrival in arrivals if arrival.what == "table"}
        for tournament in incoming.tournaments:
            arrivals.append(_event(store, _placed(tournament, players, became)))
        settings = store.settings()
        arrivals += [_setting(store, settings, key, value) for key, value in incoming.settings.items()]
    return Report((*arrivals, *incoming.refused))


def _each(model: type[M], raw: Mapping[str, Any], key: str, what: What, refused: list[Arrival]) -> list[tuple[int, M]]:
    """The items of a list that can be read, with their places in it."""
    good = []
    for index, item in enumerate(raw.get(key, ())):
        try:
            good.append((index, validated(model, item, (key, index))))
        except RecordError as error:
            told = item if isinstance(item, dict) else {}
            own = str(told.get("id", ""))
            name = _name(told.get("title") or told.get("name"), told.get("head"))
            refused.append(Arrival(what, own, name or own, "refused", own, error))
    return good


def _is_pack(pack: OwnPack, index: int, refused: list[Arrival]) -> bool:
    try:
        if pack.body is not None:
            if pack.game not in with_packs():
                raise unknown_game(pack.game, with_packs())
            read_pack(pack.game, pack.body)
    except RecordError as error:
        error = _within(error, f"packs[{index}].body")
        refused.append(Arrival("pack", pack.id, pack.id, "refused", pack.id, error))
        return False
    return True


def _row(table: SavedTable, find: records.PackFinder) -> tuple[TableRow, tuple[LogEntry, ...]]:
    game = records.read({**table.head, "events": []}, find)
    theirs = tables.new(game, table.log)
    row = TableRow(
        id=safe_id(table.id),
        game=game.record.game,
        head=table.head,
        title=table.title,
        created=table.created,
        updated=table.updated,
        rematch_of=table.rematch_of,
        archived=table.archived,
        deleted=table.deleted,
        summary=summarise(theirs, table.head).model_dump(mode="json"),
        players=table.players[: game.setup.seats],
    )
    return row, theirs.log


def _damaged(raw: Mapping[str, Any]) -> Arrival:
    what: What = next(
        (kind for kind in ("table", "player", "pack", "setting", "event") if raw.get("what") == kind), "table"
    )
    own = str(raw.get("id", ""))
    return Arrival(what, own, str(raw.get("name") or own), "refused", own, RecordError("", "row-damaged"))


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
    elif mine.deleted is not None and mine.model_copy(update={"deleted": None}) == player:
        came = "restored"
        here[player.id] = player
        store.put_player(player)
    else:
        came = "unchanged" if mine == player else "conflict"
    return Arrival("player", player.id, player.name, came, player.id)


def _pack(store: Store, pack: OwnPack) -> Arrival:
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


def _met(store: Store, mine: TableRow | None, row: TableRow, log: tuple[LogEntry, ...]) -> Arrival:
    """A table that is here already. mine: None where ours cannot be read."""
    name = _name(row.title, row.head)
    try:
        ours = None if mine is None else tuple(store.entries(row.id))
    except RecordError:
        ours = None
    if mine is None or ours is None or mine.head != row.head:
        return _beside(store, row, log, name)
    back = mine.deleted is not None and row.deleted is None
    if ours[: len(log)] == log or ours == log[: len(ours)]:
        if back:
            store.change_table(row.id, deleted=None)
        if len(log) > len(ours):
            with store.writing(row.id) as writer:
                writer.append(len(ours), log[len(ours) :], row.summary or {})
            return Arrival("table", row.id, name, "restored" if back else "extended", row.id)
        return Arrival("table", row.id, name, "restored" if back else "unchanged", row.id)
    return _beside(store, row, log, name)


def _beside(store: Store, row: TableRow, log: tuple[LogEntry, ...], name: str) -> Arrival:
    """A table that went two ways: theirs gets an id made of what it is, so that it comes in only once."""
    other = _digest(row.id, row.head, [entry.model_dump(mode="json") for entry in log])[:16]
    store.add_table(replace(row, id=other), log)
    return Arrival("table", row.id, name, "conflict", other)


def _placed(tournament: Tournament, players: Mapping[str, SavedPlayer], became: Mapping[str, str]) -> Tournament:
    """An event whose people and tables go by the ids under which they lie here."""
    entrants = tuple(one.model_copy(update={"player": _known(players, one.player)}) for one in tournament.entrants)
    pairings = tuple(
        one.model_copy(update={"table_id": None if one.table_id is None else became.get(one.table_id, one.table_id)})
        for one in tournament.pairings
    )
    return tournament.model_copy(update={"entrants": entrants, "pairings": pairings})


def _event(store: Store, theirs: Tournament) -> Arrival:
    here = {one.id: one for one in store.tournaments()}
    mine = here.get(theirs.id)
    if mine == theirs:
        return Arrival("event", theirs.id, theirs.title, "unchanged", theirs.id)
    came: Came = "added"
    other = theirs
    if mine is not None:
        if mine.deleted is not None and mine.model_copy(update={"deleted": None, "updated": theirs.updated}) == theirs:
            came = "restored"
        elif _goes_on(mine, theirs):
            came = "extended"
        elif _goes_on(theirs, mine):
            return Arrival("event", theirs.id, theirs.title, "unchanged", theirs.id)
        else:
            came = "conflict"
            other = theirs.model_copy(update={"id": _digest(theirs.model_dump(mode="json"))[:16]})
            if other.id in here:
                return Arrival("event", theirs.id, theirs.title, came, other.id)
    others = [one for one in here.values() if one.id != other.id]
    if {other.wall, other.door} & {secret for one in others for secret in (one.wall, one.door)}:
        # An address leads to one event only.
        other = other.model_copy(update={"wall": new_secret(), "door": new_secret()})
    store.put_tournament(other)
    return Arrival("event", theirs.id, theirs.title, came, other.id)


def _goes_on(before: Tournament, after: Tournament) -> bool:
    """Whether an event went on from the one to the other."""
    known = [(one.number, one.name) for one in before.entrants]
    played = [(one.round, one.entrants, one.table_id) for one in before.pairings]
    return (
        moment(before.updated) <= moment(after.updated)
        and known == [(one.number, one.name) for one in after.entrants][: len(known)]
        and played == [(one.round, one.entrants, one.table_id) for one in after.pairings][: len(played)]
        and before.deleted == after.deleted
    )


def _known(players: Mapping[str, SavedPlayer], player_id: str | None) -> str | None:
    """Somebody who sits at a table, None for one who is not known here."""
    return player_id if player_id in players else None


def _name(title: Any, head: Any) -> str:
    """What a table is called: by its title, else by who sat there."""
    if title:
        return str(title)
    players = head.get("players") if isinstance(head, dict) else None
    named: Iterable[Any] = players if isinstance(players, list) else ()
    return " / ".join(str(player.get("name", "")) for player in named if isinstance(player, dict))


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
