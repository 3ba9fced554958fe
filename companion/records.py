"""Reading records: bytes from outside become a validated record with its pack, or a sentence with the place."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json

from companion import packs
from companion.game import GAMES, Rules, Seating, models_of, rules_of, unknown_game
from models.base import Model, RecordError, place_of, refuse_newer, validated
from models.record import FORMAT, RecordBase

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 32
MOST_AT_ONCE = 4 * 1024 * 1024
"""Characters that the quick reader is given: it lets no other thread run before its end, so that a longer text would
hold up whoever waits for a verdict."""

_COLON_AFTER_KEY = re.compile(r'"[ \t\r\n]*:')
_NESTING = (dict, list, float)
"""What has to be looked into; a fraction so that it is found out."""
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")

PackFinder = Callable[[str, str], Model | None]
"""(game, pack id) to the pack, or None where nobody knows it."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game as it was recorded, ready to be judged: the record, its setup and the rules that judge it."""

    record: RecordBase
    setup: Seating
    rules: Rules


def parse_json(data: bytes | str, max_bytes: int = MAX_BYTES) -> Any:
    """Parsed JSON from outside.

    Raises RecordError for more than `max_bytes` (8 MiB), bytes that are not UTF-8, a duplicate key, NaN, Infinity or a
    lone surrogate, and nesting deeper than 32. A byte order mark at the very start is passed over.
    """
    if len(data) > max_bytes:
        raise RecordError("", "too-big", limit=max_bytes // 1024 // 1024)
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError("", "not-utf8", byte=error.start) from None
    else:
        text = data.removeprefix("\ufeff")
        if not text.isascii() and len(text.encode("utf-8", "surrogatepass")) > max_bytes:
            raise RecordError("", "too-big", limit=max_bytes // 1024 // 1024)
    value = read_quickly(text) if len(text) <= MOST_AT_ONCE else None
    return read_carefully(text) if value is None else value


def read_quickly(text: str) -> Any:
    """The value of a JSON text in which there is nothing to complain of; None for every other, and for ``null``.

    The quick reader keeps the last of two equal keys, and every key is followed by a colon: where the keys that were
    kept are as many as the colons, none was lost.
    """
    try:
        value = from_json(text.encode(), allow_inf_nan=False)
    except ValueError:
        return None
    keys = _count_keys(value)
    if keys == text.count(":") or keys == len(_COLON_AFTER_KEY.findall(text)):
        return value
    return None


def _count_keys(value: Any) -> int | None:
    """How many keys the objects in a value have; None where it has a fraction or is nested too deep."""
    keys = depth = 0
    level = [value] if type(value) in _NESTING else []
    while level:
        depth += 1
        nested: list[Any] = []
        for item in level:
            if type(item) is dict:
                keys += len(item)
                nested += [child for child in item.values() if type(child) in _NESTING]
            elif type(item) is list:
                nested += [child for child in item if type(child) in _NESTING]
            else:
                return None
        if depth > MAX_DEPTH:
            return None
        level = nested
    return keys


def read_carefully(text: str) -> Any:
    """The value of a JSON text. Raises RecordError, as `parse_json`, with the place of the first flaw."""
    flawed = _Flawed()
    try:
        value = json.loads(
            text, object_pairs_hook=flawed.object, parse_constant=flawed.constant, parse_float=flawed.fraction
        )
    except json.JSONDecodeError as error:
        raise RecordError("", "not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise RecordError("", "too-deep", limit=MAX_DEPTH) from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("", "number-too-long") from None
    # Only an escape can bring half a character into a text that was valid UTF-8.
    if flawed.found or _SURROGATE_ESCAPE.search(text) or _deeper_than(value, MAX_DEPTH):
        for place, why in _flaws(value):
            raise RecordError(place_of(place), why, limit=MAX_DEPTH)
    return value


class _Fraction(str):
    """A number with a fraction or an exponent. No key wants one, so it is never turned into a float."""

    __slots__ = ()


class _Duplicate(dict[str, Any]):
    """An object that named `key` twice; told with its place once the whole text is read."""

    key: str


class _Flawed:
    """Hooks for the JSON reader that note whether anything was read that no record may hold."""

    def __init__(self) -> None:
        self.found = False

    def object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        value = dict(pairs)
        if len(value) == len(pairs):
            return value
        self.found = True
        duplicate = _Duplicate(value)
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                duplicate.key = key
                break
            seen.add(key)
        return duplicate

    def fraction(self, text: str) -> _Fraction:
        self.found = True
        return _Fraction(text)

    def constant(self, name: str) -> Any:
        raise RecordError("", "not-a-number", value=name)


def _deeper_than(value: Any, limit: int) -> bool:
    """Whether objects and lists are nested deeper than `limit` levels."""
    level = [value]
    for _ in range(limit + 1):
        nested = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, list | dict)]
        if not nested:
            return False
        level = [child for children in nested for child in children]
    return True


def _flaws(value: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Duplicate keys, lone surrogates, fractions and too deep nesting, each with its place, in document order."""
    stack: list[tuple[tuple[str | int, ...], Any]] = [((), value)]
    while stack:
        place, item = stack.pop()
        if isinstance(item, _Fraction):
            yield place, "not-integer"
        elif isinstance(item, str):
            if _has_surrogate(item):
                yield place, "surrogate"
        elif isinstance(item, list | dict):
            if len(place) >= MAX_DEPTH:
                yield place, "too-deep"
                continue
            if isinstance(item, _Duplicate):
                yield (*place, item.key), "duplicate-key"
            if isinstance(item, dict) and any(_has_surrogate(key) for key in item):
                yield place, "surrogate"
            children = list(item.items()) if isinstance(item, dict) else list(enumerate(item))
            stack += [((*place, key), child) for key, child in reversed(children)]


def _has_surrogate(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)


def read(data: Any, find_pack: PackFinder = packs.shipped) -> Match:
    """A record from parsed JSON, with its pack found and its options checked. Raises RecordError."""
    if not isinstance(data, dict):
        raise RecordError("", "not-object")
    refuse_newer(data, FORMAT)
    if "game" not in data:
        raise RecordError("game", "missing")
    name = data["game"]
    if not isinstance(name, str):
        raise RecordError("game", "not-text")
    if name not in GAMES:
        raise unknown_game(name)
    record_class = models_of(name).record_type(data.get("options"))
    return ready(validated(record_class, data), find_pack)


def ready(record: RecordBase, find_pack: PackFinder = packs.shipped) -> Match:
    """A validated record with its pack found and its options held against the pack. Raises RecordError."""
    pack: Any = getattr(record, "pack", None)
    if isinstance(pack, str):
        found = find_pack(record.game, pack)
        if found is None:
            raise RecordError("pack", "unknown-pack", value=pack)
        pack = found
    setup = Seating(
        game=record.game,
        names=tuple(player.name for player in record.players),
        options=getattr(record, "options", None),
        pack=pack,
    )
    rules = rules_of(record.game)
    rules.start(setup)
    return Match(record, setup, rules)


def parse(data: bytes | str, find_pack: PackFinder = packs.shipped) -> Match:
    """`parse_json`, then `read`."""
    return read(parse_json(data), find_pack)
