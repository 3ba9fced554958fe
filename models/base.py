"""What every model shares: strict scalars, names, times, and errors that name their place.

Containers are lax only so far that a JSON array becomes a tuple; every scalar is strict, so that
``true``, ``"3"`` and ``3.0`` are never 3 (record page, "Record").
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any, TypeVar, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    GetCoreSchemaHandler,
    Strict,
    StringConstraints,
    ValidationError,
)
from pydantic_core import CoreSchema, PydanticCustomError

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)


class _StopAtFirst(FailFast):
    """`FailFast` that can stand in a union, which wants to be able to hash its members."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(type(self))


ARRAY = (Strict(False), _StopAtFirst())
"""For a tuple read from a JSON array; one wrong item is enough, so that a hostile file earns one complaint only."""

MAX_INTEGER = 2**53 - 1
"""Integers beyond what every JSON reader keeps exactly are refused."""


class Model(BaseModel):
    """A frozen model with strict scalars that refuses unknown keys."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", serialize_by_alias=True)


class Given:
    """Marks a key that may be absent but, where it is given, may not be null.

    ``Annotated[T | None, Given()] = None`` reads as "T, or absent": null is a wrong type. Constraints belong
    to T (``Annotated[Annotated[str, StringConstraints(…)] | None, Given()]``); beside `Given` they would be lost.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        inner = [arg for arg in get_args(source) if arg is not type(None)]
        if len(inner) != 1:
            raise TypeError(f"Given() wants exactly `T | None`, not {source!r}")
        return handler.generate_schema(inner[0])


class RecordError(ValueError):
    """Something from outside is no record (or no pack, no code): where, and why.

    place: a path such as ``events[12].cells[1]``, empty for the whole file.
    key: names the sentence in ``companion.texts.errors``; facts: what the sentence is filled with.
    """

    def __init__(self, place: str, key: str, **facts: Any) -> None:
        super().__init__(f"{place}: {key} {facts}" if place else f"{key} {facts}")
        self.place = place
        self.key = key
        self.facts: Mapping[str, Any] = facts


def fault(key: str, *at: str | int, **facts: Any) -> PydanticCustomError:
    """The error a validator raises: `key` names the sentence, `at` the place below the validated value."""
    return PydanticCustomError("companion", "{key}", {"key": key, "at": at, "facts": facts})


def place_of(path: Iterable[str | int]) -> str:
    """``("events", 12, "cells", 1)`` as ``events[12].cells[1]``."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def refuse_newer(data: Any, known: str) -> None:
    """Raises RecordError where parsed JSON is of a newer version of the format `known` (``companion/1``)."""
    value = data.get("format") if isinstance(data, dict) else None
    if not isinstance(value, str):
        return
    (kind, _, version), (known_kind, _, known_version) = value.partition("/"), known.partition("/")
    if kind == known_kind and re.fullmatch("[1-9][0-9]{0,8}", version) and int(version) > int(known_version):
        raise RecordError("format", "newer-format", value=value)


_PYDANTIC_KEYS = {
    "missing": "missing",
    "extra_forbidden": "unknown-key",
    "int_type": "not-integer",
    "int_parsing_size": "not-integer",
    "string_type": "not-text",
    "string_unicode": "surrogate",
    "bool_type": "not-bool",
    "tuple_type": "not-list",
    "list_type": "not-list",
    "dict_type": "not-object",
    "model_type": "not-object",
    "model_attributes_type": "not-object",
    "literal_error": "not-one-of",
    "union_tag_invalid": "unknown-type",
    "union_tag_not_found": "missing",
    "string_too_short": "too-short",
    "string_too_long": "too-long",
    "string_pattern_mismatch": "pattern",
    "too_short": "too-few",
    "too_long": "too-many",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "none_required": "not-null",
}


def record_error(error: ValidationError, data: Any, prefix: Sequence[str | int] = ()) -> RecordError:
    """The first complaint of pydantic as a `RecordError` whose place is a path in `data`."""
    first = error.errors(include_url=False)[0]
    kind, context = first["type"], first.get("ctx", {})
    path = _real_path(first["loc"], data, kind)
    if kind == "companion":
        return RecordError(place_of([*prefix, *path, *context["at"]]), context["key"], **context["facts"])
    key = _PYDANTIC_KEYS.get(kind, "invalid")
    facts = {name: value for name, value in context.items() if isinstance(value, str | int)}
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        # Where the key has an alias pydantic names both; the last one is what stands in the file.
        path.append(str(context.get("discriminator", "type")).split(" | ")[-1].strip("'"))
        if key == "unknown-type" and path[-1] != "type":
            key, facts["expected"] = "not-one-of", context["expected_tags"]
    if key == "missing" and path and isinstance(path[-1], int):
        key = "too-few"
    if key in ("too-few", "too-many") and "actual_length" not in facts:
        facts["actual_length"] = path.pop() if path and isinstance(path[-1], int) else 0
    return RecordError(place_of([*prefix, *path]), key, message=first["msg"], **facts)


def id_or_pack(value: Any) -> str:
    """The discriminator of a record's `pack`: ``id`` for a text, ``pack`` for everything else."""
    return "id" if isinstance(value, str) else "pack"


def validated(model: type[M], data: Any, prefix: Sequence[str | int] = ()) -> M:
    """`data` (parsed JSON) as this model. Raises RecordError; prefix is put before its place."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise record_error(error, data, prefix) from None


def _real_path(loc: Sequence[str | int], data: Any, kind: str) -> list[str | int]:
    """`loc` without the tags that a union puts between the real keys."""
    path: list[str | int] = []
    for index, part in enumerate(loc):
        last = index == len(loc) - 1
        if (isinstance(data, dict) and isinstance(part, str) and part in data) or (
            isinstance(data, list) and isinstance(part, int) and part < len(data)
        ):
            data = data[part]  # type: ignore[index]
        elif not (last and kind == "missing"):
            continue
        path.append(part)
    return path


def _clean(text: str) -> str:
    for character in text:
        if unicodedata.category(character) in ("Cc", "Zl", "Zp"):
            raise fault("control-character")
    return text


def _shown(name: str) -> str:
    if not any(_shows(character) and not character.isspace() for character in name):
        raise fault("name-empty")
    return name


def same_name(name: str) -> str:
    """What two names have in common when they count as the same (record page, "Record"): `Tom`, `ＴＯＭ` and `To` + zero-width
    space + `m` are one name."""
    shown = "".join(character for character in unicodedata.normalize("NFKC", name) if _shows(character))
    return unicodedata.normalize("NFKC", " ".join(shown.split()).casefold())


def _shows(character: str) -> bool:
    """Whether a character shows anything, if only a gap: no joiner, filler, selector or the like."""
    return (
        unicodedata.category(character) not in ("Cf", "Cc") and character not in _FILLERS and not is_selector(character)
    )


def is_selector(character: str) -> bool:
    """Whether a character only chooses another form of the one before it."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def _timestamp(text: str) -> str:
    match = _RFC3339.fullmatch(text)
    if match is None:
        raise fault("timestamp")
    date, clock, second, offset = match.groups()
    try:
        # A leap second is a valid RFC 3339 second that datetime does not know.
        datetime.fromisoformat(f"{date}T{clock}:{'59' if second == '60' else second}{offset.replace('z', 'Z')}")
    except ValueError:
        raise fault("timestamp") from None
    return text


def is_timestamp(text: str) -> bool:
    """Whether a text is an RFC 3339 time."""
    try:
        _timestamp(text)
    except PydanticCustomError:
        return False
    return True


_RFC3339 = re.compile(r"(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d):(\d\d)(?:\.\d+)?([Zz]|[+-]\d\d:\d\d)", re.ASCII)

Integer = Annotated[int, Field(ge=-MAX_INTEGER, le=MAX_INTEGER)]
"""Any integer that survives every JSON reader."""
Count = Annotated[int, Field(ge=0, le=MAX_INTEGER)]
"""A number that counts or indexes: never negative."""
Amount = Annotated[int, Field(ge=0, le=999)]
"""A number that is counted on the table once a game is over (count page)."""
Seat = Count
"""A player's index at the table, 0-based; one that does not exist is for the referee to refuse."""
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=64)]
"""Card, colour and face ids: lower-case ASCII words joined by ``-``."""
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
"""Under what a table, a player or an entry is kept."""
GameId = Annotated[str, StringConstraints(min_length=1, max_length=32)]
PackId = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_clean)]
Label = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_clean)]
"""What a printed thing is called where one language is enough: 1 to 80 code points on one line."""
Hex = Annotated[
    str, StringConstraints(pattern=r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$", max_length=9)
]
"""A CSS hex colour."""
Timestamp = Annotated[str, StringConstraints(max_length=64), AfterValidator(_timestamp)]
"""RFC 3339 with an offset or Z, kept as it was written."""
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(_clean),
    AfterValidator(_shown),
]
"""A player's name: trimmed, 1 to 24 code points that show something, no control character or line break."""
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
"""Why the table ruled, corrected or stopped: 1 to 500 code points after trimming."""
Square = Annotated[tuple[Count, Count], *ARRAY]
"""``[row, col]``, 0-based, row 0 at the top."""


class Localized(Model):
    """A name in both languages, 1 to 80 code points each."""

    ja: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    en: Annotated[str, StringConstraints(min_length=1, max_length=80)]

    def of(self, lang: str) -> str:
        """The name in this language, ``ja`` or ``en``."""
        return self.ja if lang == "ja" else self.en


def unique(items: Sequence[T], key: Callable[[T], Any], *at: str | int) -> None:
    """Refuses a list in which two items have the same key; the place is that of the second.

    at: the path from the validated model to the list. Raises the error of `fault`.
    """
    seen: set[Any] = set()
    for index, item in enumerate(items):
        value = key(item)
        if value in seen:
            raise fault("duplicate", *at, index, value=str(value))
        seen.add(value)
