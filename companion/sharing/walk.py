"""A record as a stream of symbols: one walk that writes, reads and learns.

Of the games it knows names of keys and no more (`_FIRST`): what is told first helps to guess the rest, so an event's
choice comes before what follows from it. Every JSON value is one symbol (null, a number, a text, a list of so many, an
object with these keys), and what it is likely to be is told by where it stands: its path, the event's type and seat, the
value before it, the value that stood here last time. An object's keys come in an order of our own; JSON does not care.
A change in here, or in the typical records, is a new version of the code: old ones could not be read any more.
"""

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.sharing.model import Coder, Context
from models.base import MAX_INTEGER, RecordError

MAX_BYTES = 1024 * 1024
"""How large a record may be, as JSON."""

MAX_VALUES = 150_000
MAX_TEXT = 10_000
"""No text of a record is nearly as long."""

MAX_DEPTH = 32

_FIRST = [
    "format",
    "game",
    "players",
    "options",
    "pack",
    "id",
    "title",
    "started",
    "finished",
    "events",
    "type",
    "player",
    "name",
    "color",
    "how",
    "from",
    "owner",
    "victim",
    "character",
    "slot",
    "card",
    "cards",
    "die",
    "dish",
    "cell",
    "category",
    "as",
    "favourite",
    "gold",
    "draw",
    "recruit",
    "buy",
    "bonus",
    "pay",
]
_LAST = ("at", "chance", "ruling", "reason")
_RANK = {key: rank for rank, key in enumerate(_FIRST)} | {key: 1000 + rank for rank, key in enumerate(_LAST)}

_CLOCKS = frozenset({"at", "started", "finished"})
_KINDS = ("null", "bool", "int", "text", "clock", "list", "object")
_TOP_POINT = 0x110000
"""One more than the last code point: the end of a text."""


class Symbol(NamedTuple):
    """A JSON value without what lies in it.

    value: the bool, int or text, a list's length, an object's keys. type: of an object that has one, so that keys
    and type are told together. A clock is a text that is never twice the same but little different from the last.
    """

    kind: str
    value: Any = None
    type: str | None = None


class Walk:
    """One walk through one record."""

    def __init__(self, coder: Coder) -> None:
        self._coder = coder
        self._bytes = 0
        self._values = 0
        self._seats = 1
        self._event = ""
        self._seat: int | None = None
        self._last_seat = 0
        self._seat_of: dict[str, int] = {}
        self._types = ("", "")
        self._last: dict[Hashable, Hashable] = {}
        self._clock = ""

    def record(self, record: Mapping[str, Any] | None) -> Any:
        """Codes a whole record; a reader is given None and returns the record. Raises RecordError for what is too big."""
        return self._value("", "", record, 0, None)

    # --- values

    def _value(self, path: str, key: str, value: Any, depth: int, beside: Hashable) -> Any:
        if depth > MAX_DEPTH:
            raise RecordError("", "too-deep", limit=MAX_DEPTH)
        contexts = self._contexts(path, key, beside)
        known = None if self._coder.reading else _symbol(key, value)
        symbol = self._coded(contexts, known, lambda: self._spelled(known, path, key))
        self._weigh(symbol)
        self._last[path] = self._last[path, self._seat] = symbol
        if symbol.kind == "clock":
            return self._clock_text(value)
        if symbol.kind == "list":
            return self._list(path, key, symbol.value, value, depth, beside)
        if symbol.kind == "object":
            return self._object(path, symbol, value, depth)
        return symbol.value

    def _contexts(self, path: str, key: str, beside: Hashable) -> Sequence[Context]:
        if path == ".events[]":
            return (("event", self._types), ("event", self._types[1]), ("event",))
        event = self._event
        return (
            ("a", path, event, beside, self._last.get((path, self._seat))),
            ("b", path, event, beside),
            ("c", path, event, self._last.get(path)),
            ("d", path, event),
            ("e", key),
        )

    def _list(self, path: str, key: str, length: int, value: Any, depth: int, beside: Hashable) -> list[Any]:
        if path == ".players":
            self._seats = max(1, length)
        numbered = length <= 4 and path not in (".events", ".players")
        items: list[Any] = []
        for number in range(length):
            place = f"{path}[{number}]" if numbered else f"{path}[]"
            item = self._value(place, key, value[number] if value else None, depth + 1, beside)
            beside = _flat(item)
            items.append(item)
        return items

    def _object(self, path: str, symbol: Symbol, value: Any, depth: int) -> dict[str, Any]:
        event = path == ".events[]"
        if event:
            self._event = symbol.type or ""
        result: dict[str, Any] = {}
        beside: Hashable = None
        for key in symbol.value:
            if key == "type" and symbol.type is not None:
                result[key] = symbol.type
                continue
            item = value[key] if value else None
            if event and key == "player":
                result[key] = self._player(item)
                continue
            result[key] = self._value(f"{path}.{key}", key, item, depth + 1, beside)
            beside = _flat(result[key])
        if event:
            self._types = (self._types[1], self._event)
            if self._seat is not None:
                self._last_seat = self._seat_of[self._event] = self._seat
            self._event, self._seat = "", None
        return result

    def _player(self, value: Any) -> Any:
        """The seat of an event, told by how far it is from the one before; anything else as it stands."""
        back = (self._seat_of.get(self._event, 0) - self._last_seat) % self._seats
        contexts = (
            ("seat", self._event, self._types, back),
            ("seat", self._event, self._types[1], back),
            ("seat", self._event, self._types[1]),
            ("seat", self._event),
        )
        plain = type(value) is int and 0 <= value < self._seats
        symbol = Symbol("seat", (value - self._last_seat) % self._seats) if plain else Symbol("odd-seat")
        known = None if self._coder.reading else symbol
        symbol = self._coded(contexts, known, lambda: self._spelled_seat(known))
        if symbol.kind == "odd-seat":
            return self._value(".events[].player", "player", value, 3, None)
        self._weigh(symbol)
        self._seat = (self._last_seat + symbol.value) % self._seats
        return self._seat

    def _weigh(self, symbol: Symbol) -> None:
        """Counts what the record comes to, so that a small code cannot become a huge record."""
        self._values += 1
        if symbol.kind == "text":
            self._bytes += _size(symbol.value) + 1
        elif symbol.kind == "object":
            self._bytes += 3 + sum(_size(key) + 2 for key in symbol.value) + _size(symbol.type or "")
        else:
            self._bytes += 3 + len(str(symbol.value))
        if self._bytes > MAX_BYTES or self._values > MAX_VALUES:
            raise RecordError("", "too-big", limit=MAX_BYTES // 1024 // 1024)

    # --- symbols, and how they are spelled when they are new

    def _coded(self, contexts: Sequence[Context], symbol: Symbol | None, spell: Callable[[], Symbol]) -> Symbol:
        known = self._coder.code(contexts, symbol)
        if known is not None:
            assert isinstance(known, Symbol)
            return known
        spelled = spell()
        self._coder.learn(contexts, spelled)
        return spelled

    def _spelled_seat(self, symbol: Symbol | None) -> Symbol:
        number = self._pick(self._seats + 1, self._seats if symbol is None or symbol.value is None else symbol.value)
        return Symbol("odd-seat") if number == self._seats else Symbol("seat", number)

    def _spelled(self, symbol: Symbol | None, path: str, key: str) -> Symbol:
        value = symbol.value if symbol else None
        kind = self._one_of((("kind", key), ("kind",)), _KINDS, symbol.kind if symbol else None)
        if kind == "bool":
            return Symbol(kind, bool(self._pick(2, int(bool(value)))))
        if kind == "int":
            return Symbol(kind, self._integer(key, value))
        if kind == "text":
            return Symbol(kind, self._text(value))
        if kind == "list":
            return Symbol(kind, self._length(key, value))
        if kind == "object":
            return self._keys(symbol, path)
        return Symbol(kind)

    def _keys(self, symbol: Symbol | None, path: str) -> Symbol:
        count = self._length("{}", len(symbol.value) if symbol else None)
        keys = []
        for number in range(count):
            contexts = (("key", path), ("key",))
            key = self._coder.code(contexts, symbol.value[number] if symbol else None)
            if key is None:
                key = self._text(symbol.value[number] if symbol else None)
                self._coder.learn(contexts, key)
            keys.append(str(key))
            self._weigh(Symbol("text", keys[-1]))
        if len(set(keys)) < len(keys):
            raise RecordError("", "code-damaged")
        typed = "type" in keys and self._pick(2, int(symbol is not None and symbol.type is not None))
        return Symbol("object", tuple(keys), self._text(symbol.type if symbol else None) if typed else None)

    def _one_of(self, contexts: Sequence[Context], options: Sequence[str], option: str | None) -> str:
        known = self._coder.code(contexts, option)
        if known is not None:
            return str(known)
        chosen = options[self._pick(len(options), options.index(option) if option is not None else 0)]
        self._coder.learn(contexts, chosen)
        return chosen

    def _length(self, key: str, value: int | None) -> int:
        length = self._integer(f"{key}[]", value)
        if not 0 <= length <= MAX_VALUES:
            raise RecordError("", "code-damaged")
        return length

    def _integer(self, key: str, value: int | None) -> int:
        """Sign and number of binary digits by their odds, then the digits as they are."""
        contexts = (("bits", key), ("bits",))
        magnitude = abs(value or 0)
        if magnitude > MAX_INTEGER:
            raise RecordError("", "not-integer")
        size = (magnitude.bit_length(), (value or 0) < 0)
        known = self._coder.code(contexts, None if self._coder.reading else size)
        if known is None:
            size = (self._pick(54, size[0]), bool(self._pick(2, int(size[1]))))
            self._coder.learn(contexts, size)
        else:
            size = known
        bits, negative = size
        number = 1 if bits else 0
        for shift in range(bits - 2, -1, -1):
            number = number << 1 | self._pick(2, magnitude >> shift & 1)
        return -number if negative else number

    def _text(self, value: str | None) -> str:
        points = None if value is None else iter([*map(ord, value), _TOP_POINT])
        text: list[str] = []
        before = (0, 0)
        while (point := self._point(before, next(points) if points else None)) != _TOP_POINT:
            self._check_text(point, len(text))
            text.append(chr(point))
            before = (before[1], point)
        return "".join(text)

    def _check_text(self, point: int, length: int) -> None:
        if 0xD800 <= point < 0xE000:
            raise RecordError("", "surrogate")
        if length >= MAX_TEXT:
            raise RecordError("", "too-long", max_length=MAX_TEXT)

    def _point(self, before: tuple[int, int], point: int | None) -> int:
        """A character (code point), by the two before it; a new one by its block of 128 and its place there."""
        contexts = (("text", before), ("text", before[1]), ("text",))
        known = self._coder.code(contexts, point)
        if known is not None:
            return int(known)
        block = self._number((("block", before[1] >> 7), ("block",)), _TOP_POINT // 128 + 1, point and point >> 7)
        place = self._number((("place", block),), 128, point and point & 127)
        spelled = min(_TOP_POINT, block << 7 | place)
        self._coder.learn(contexts, spelled)
        return spelled

    def _clock_text(self, value: str | None) -> str:
        """A text told against the last clock, digit by digit: most of them are the same."""
        points = None if value is None else iter([*map(ord, value), _TOP_POINT])
        text: list[str] = []
        changed = False
        while True:
            at = len(text)
            old = ord(self._clock[at]) if at < len(self._clock) else _TOP_POINT
            contexts = (("clock", at, changed, old), ("clock", changed, old), ("clock",))
            point = self._number(contexts, _TOP_POINT + 1, next(points) if points else None)
            if point == _TOP_POINT:
                break
            self._check_text(point, at)
            text.append(chr(point))
            changed |= point != old
        self._clock = "".join(text)
        self._weigh(Symbol("text", self._clock))
        return self._clock

    def _number(self, contexts: Sequence[Context], size: int, number: int | None) -> int:
        known = self._coder.code(contexts, number)
        if known is not None:
            return int(known)
        picked = self._pick(size, number or 0)
        self._coder.learn(contexts, picked)
        return picked

    def _pick(self, size: int, number: int) -> int:
        """A number about which nothing is known, in two halves where it is large."""
        if size <= 1 << 16:
            return self._coder.pick(size, number)
        high = self._coder.pick((size >> 10) + 1, number >> 10)
        return min(size - 1, high << 10 | self._coder.pick(1 << 10, number & 1023))


def _symbol(key: str, value: Any) -> Symbol:
    kind = type(value)
    if value is None:
        return Symbol("null")
    if kind is bool:
        return Symbol("bool", value)
    if kind is int:
        return Symbol("int", value)
    if kind is str:
        return Symbol("clock") if key in _CLOCKS else Symbol("text", value)
    if kind is list or kind is tuple:
        return Symbol("list", len(value))
    if isinstance(value, Mapping):
        keys = tuple(sorted(value, key=lambda name: (_RANK.get(name, 500), name)))
        told = value.get("type")
        return Symbol("object", keys, told if isinstance(told, str) else None)
    raise RecordError("", "not-integer")


def _size(text: str) -> int:
    """How many bytes a text takes in JSON."""
    return len(json.dumps(text, ensure_ascii=False).encode("utf-8", "replace"))


def _flat(value: Any) -> Any:
    """A value as a context: what lies deeper is told by its first parts."""
    if isinstance(value, list):
        return tuple(_flat(item) for item in value[:3])
    if isinstance(value, dict):
        return tuple(_flat(item) for item in list(value.values())[:3])
    return value
