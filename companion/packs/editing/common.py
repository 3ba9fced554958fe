"""What the drafts of all games share: lenient reading, names in two languages, ids, and the judging by the models."""

import re
import unicodedata
from collections.abc import Collection
from typing import Any

from companion.game import read_pack
from companion.pack_draft import MOST_TEXT, Complaint, PackDraft, Place, Words
from companion.packs import shipped_packs
from models.base import MAX_INTEGER, RecordError

MOST_READ = 100_000
"""Items of a list that are read: more than any pack that a file of its largest size can hold."""

_NOT_ON_A_LINE = ("Cc", "Cs", "Zl", "Zp")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PLACE = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


NAMELESS = Words()


# --- reading what was kept, whatever it is


def as_object(raw: Any) -> dict[str, Any]:
    """An object, empty for anything else."""
    return raw if isinstance(raw, dict) else {}


def as_list(raw: Any, most: int = MOST_READ) -> list[Any]:
    """The first `most` items of a list, none for anything else."""
    return raw[:most] if isinstance(raw, list) else []


def as_text(raw: Any, otherwise: str = "", most: int = MOST_TEXT) -> str:
    """A text on one line, cut to `most` characters (spaces round it first)."""
    if not isinstance(raw, str):
        return otherwise
    line = "".join(c for c in raw if unicodedata.category(c) not in _NOT_ON_A_LINE)
    return line if len(line) <= most else line.strip()[:most]


def as_number(raw: Any, otherwise: int, least: int = -MAX_INTEGER, most: int = MAX_INTEGER) -> int:
    """A whole number, brought into its range."""
    return min(max(raw, least), most) if type(raw) is int else otherwise


def as_words(raw: Any) -> Words:
    """A name in both languages, or a plain text for both."""
    if isinstance(raw, str):
        return Words(as_text(raw), as_text(raw))
    return Words(as_text(as_object(raw).get("ja")), as_text(as_object(raw).get("en")))


def as_slug(raw: Any, otherwise: str) -> str:
    """An id of lower-case words joined by ``-``."""
    return raw if isinstance(raw, str) and len(raw) <= 64 and _SLUG.fullmatch(raw) else otherwise


def as_square(raw: Any) -> tuple[int, int] | None:
    """``[row, col]``, None for anything else."""
    if isinstance(raw, list) and len(raw) == 2 and all(type(n) is int and 0 <= n <= MAX_INTEGER for n in raw):
        return raw[0], raw[1]
    return None


def free_id(stem: str, taken: Collection[str]) -> str:
    """The first of ``stem-1``, ``stem-2``, … that nobody has."""
    number = 1
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


# --- judging


def complaints(draft: PackDraft) -> tuple[Complaint, ...]:
    """What the models that guard imports have against a draft, in their order; none for a good one."""
    return complaints_about(draft.game, draft.data())


def complaints_about(game: str, data: dict[str, Any], most: int = 40) -> tuple[Complaint, ...]:
    """The same of a pack's JSON.

    A model stops at its first complaint. So what it complains about is put right (an item of a list left out, a title
    or the like taken from a shipped pack) and it is asked again, until it is content or complains about what cannot be
    put right so. That a list lacks something is told only where every item of it is right.
    """
    data = dict(data)
    places: dict[str, list[int]] = {}
    found: list[Complaint] = []
    while len(found) < most:
        try:
            read_pack(game, data)
        except RecordError as error:
            path = _path(error.place)
            key = str(path[0]) if path else ""
            if len(path) > 1 and isinstance(path[1], int) and isinstance(data.get(key), list):
                original = places.setdefault(key, list(range(len(data[key]))))
                found.append(Complaint((key, original.pop(path[1]), *path[2:]), error))
                data[key] = [item for at, item in enumerate(data[key]) if at != path[1]]
                continue
            if key not in places:
                found.append(Complaint(path, error))
            if key in _STAND_INS and key in data:
                data[key] = shipped_packs(game)[0].model_dump(mode="json")[key]
                continue
        break
    return tuple(found)


_STAND_INS = ("title", "gauge", "faces")


def _path(place: str) -> Place:
    return tuple(int(match[2]) if match[2] else match[1] for match in _PLACE.finditer(place))
