"""Stored rows as values, and those that cannot be read: each is its own misfortune and nobody else's.

Text is read with bytes that are no UTF-8 as lone surrogates, so that reading a row never fails; a row that holds any is
damaged. What lies there can always be shown and passed on: `Damaged.raw`.
"""

import base64
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import RowMapping

from models.base import RecordError, is_timestamp
from models.library import OwnPack, SavedPlayer
from models.log import LogEntry, read_entry

What = Literal["table", "player", "pack", "setting", "event"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored. head: its record without events; summary: what its log folded to when last written.

    players: the saved player of each seat, the one who stayed where two turned out to be one; None where nobody is
    linked. Times are RFC 3339.
    """

    id: str
    game: str
    head: Mapping[str, Any]
    title: str | None
    created: str
    updated: str
    rematch_of: str | None = None
    archived: str | None = None
    deleted: str | None = None
    summary: Mapping[str, Any] | None = None
    players: tuple[str | None, ...] = ()
    entered: tuple[str | None, ...] | None = None

    @property
    def linked(self) -> tuple[str | None, ...]:
        """The saved player of each seat as it was entered, before anybody turned out to be somebody else."""
        return self.players if self.entered is None else self.entered


@dataclass(frozen=True, slots=True)
class Damaged:
    """Something stored that cannot be read. name: what it seems to be called, readable in any case; updated: when it
    was last written to, "" where that is not known; error: why, for `companion.texts.errors.sentence`; raw: the row as
    it lies there, a table's with its log under `entries`."""

    what: What
    id: str
    name: str
    updated: str
    error: RecordError = field(compare=False)
    raw: Mapping[str, Any]

    def plain(self) -> dict[str, Any]:
        """All of it as JSON values, to be passed on: bytes that are no text come as ``{"base64": …}``."""
        return {"what": self.what, "id": readable(self.id), "name": self.name, "row": _plain(self.raw)}


def stayed(merged: Mapping[str, str], player: str) -> str:
    """Who somebody turned out to be, through however many steps."""
    for _ in range(len(merged)):
        if player not in merged:
            break
        player = merged[player]
    return player


def text(raw: bytes) -> str:
    """A stored text; what is no UTF-8 in it comes as lone surrogates."""
    return raw.decode("utf-8", "surrogateescape")


def table_row(columns: RowMapping, seats: Mapping[int, str], merged: Mapping[str, str]) -> TableRow:
    """A table. seats: who was entered at each; merged: who turned out to be whom. Raises RecordError."""
    _sound(dict(columns))
    if not all(is_timestamp(columns[key]) for key in ("created", "updated")):
        raise RecordError("", "row-damaged")
    head = _json(columns["head"])
    players = head.get("players") if isinstance(head, dict) else None
    named = isinstance(players, list) and all(isinstance(p, dict) and isinstance(p.get("name"), str) for p in players)
    if not named or not isinstance(head.get("options", {}), dict):
        raise RecordError("", "row-damaged")
    try:
        summary = load(columns["summary"])
    except ValueError:
        summary = None
    entered = tuple(seats.get(seat) for seat in range(len(head["players"])))
    sat = tuple(None if player is None else stayed(merged, player) for player in entered)
    return TableRow(
        **{
            **columns,
            "head": head,
            "summary": summary if isinstance(summary, dict) else None,
            "players": sat,
            "entered": entered,
        }
    )


def entry(body: Any, seq: int) -> LogEntry:
    """An entry of a log. Raises RecordError."""
    _sound({"body": body})
    return read_entry(_json(body), ("log", seq))


def player(columns: RowMapping) -> SavedPlayer:
    """A saved player. Raises RecordError."""
    _sound(dict(columns))
    try:
        return SavedPlayer(**columns)
    except ValueError:
        raise RecordError("", "row-damaged") from None


def pack(columns: RowMapping) -> OwnPack:
    """A pack of one's own. Raises RecordError."""
    _sound(dict(columns))
    try:
        return OwnPack(**{**columns, "body": load(columns["body"]), "draft": load(columns["draft"])})
    except ValueError:
        raise RecordError("", "row-damaged") from None


def setting(value: Any) -> Any:
    """A setting. Raises RecordError."""
    _sound({"value": value})
    return _json(value)


def sound(value: Any) -> Any:
    """A stored text as it is. Raises RecordError for one that is none."""
    _sound({"value": value})
    return value


def damaged(what: What, columns: Mapping[str, Any], error: RecordError, entries: Iterable[str] = ()) -> Damaged:
    """A row that could not be read."""
    raw: dict[str, Any] = dict(columns)
    if what == "table":
        raw["entries"] = list(entries)
    name = next((columns[key] for key in ("title", "name", "id", "key") if columns.get(key)), "")
    return Damaged(
        what,
        str(columns.get("id", columns.get("key", ""))),
        readable(name),
        readable(columns.get("updated", "")),
        error,
        raw,
    )


def readable(value: Any) -> str:
    """A text that can be shown, whatever lies there."""
    return "".join(c if c.isprintable() else "\ufffd" for c in str(value))[:80]


def dump(value: Any) -> str | None:
    """A value as it is stored."""
    return None if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def load(stored: str | None) -> Any:
    """A stored value. Raises ValueError."""
    return None if stored is None else json.loads(stored)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    if isinstance(value, str) and any("\ud800" <= c <= "\udfff" for c in value):
        return _plain(value.encode("utf-8", "surrogateescape"))
    return value if value is None or isinstance(value, str | int) else str(value)


def _json(stored: Any) -> Any:
    try:
        return json.loads(stored)
    except (ValueError, TypeError, RecursionError):
        raise RecordError("", "row-damaged") from None


def _sound(columns: Mapping[str, Any]) -> None:
    for value in columns.values():
        if value is not None and not isinstance(value, str):
            raise RecordError("", "row-damaged")
        if value and not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value):
            raise RecordError("", "row-damaged")
