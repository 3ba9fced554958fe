"""A pack on its way from device to device: as a file, or as the codes that QR codes carry."""

import json
from collections.abc import Mapping
from typing import Any, Literal

from companion import packs, records
from companion.game import read_pack, unknown_game, with_packs
from companion.sharing import decode_data, encode
from models.base import Model, RecordError, place_of

MAX_BYTES = 1024 * 1024
"""How large a pack may be, as a file."""

MOST_ITEMS = 1000
"""How many items a list or an object of a pack that comes in may have: far more than any box, few enough to be drawn."""


def file_of(body: Mapping[str, Any]) -> bytes:
    """A pack as the text of a JSON file."""
    return (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode()


def from_file(data: bytes) -> dict[str, Any]:
    """The pack in a file: on its own, or in a record that carries one. Raises RecordError with the place and the reason."""
    return pack_in(records.parse_json(data, MAX_BYTES))


def codes_of(body: Mapping[str, Any]) -> list[str]:
    """A pack as one code, or as several parts. Raises RecordError for one that they cannot hold."""
    return encode(body)


def from_codes(data: bytes) -> dict[str, Any]:
    """The pack in the data of a complete `Collector`. Raises RecordError."""
    return pack_in(decode_data(data))


def pack_in(data: Any) -> dict[str, Any]:
    """A pack's JSON out of what came in, judged by its model, and of a size that screens can show. Raises RecordError."""
    if not isinstance(data, dict):
        raise RecordError("", "not-object")
    if "format" in data and isinstance(data.get("pack"), dict):
        data = data["pack"]
    elif "format" in data:
        raise RecordError("", "no-pack")
    game = data.get("game")
    if game not in with_packs():
        raise unknown_game(game, with_packs())
    _no_list_too_long(data)
    read_pack(game, data)
    pack: dict[str, Any] = data
    return pack


def _no_list_too_long(value: Any, *path: str | int) -> None:
    """Refuses what no box can hold before its model, and later the screen, would go through all of it."""
    if not isinstance(value, dict | list):
        return
    if len(value) > MOST_ITEMS:
        raise RecordError(place_of(path), "too-many", max_length=MOST_ITEMS, actual_length=len(value))
    for key, item in value.items() if isinstance(value, dict) else enumerate(value):
        _no_list_too_long(item, *path, key)


Arrival = Literal["new", "same", "changed", "shipped"]


def arrival(data: Mapping[str, Any], own: Mapping[str, Any] | None) -> Arrival:
    """How a pack that came in stands to what is here. own: this device's pack of the same id.

    ``same``: it is here just so, from the app or as an own one. ``changed``: an own one of its id is another.
    ``shipped``: it bears the id of one of the app's and is another.
    """
    game, pack_id = str(data["game"]), str(data["id"])
    came: Model = read_pack(game, data)
    shipped = packs.shipped(game, pack_id)
    if shipped is not None:
        return "same" if shipped == came else "shipped"
    if own is None:
        return "new"
    return "same" if read_pack(game, own) == came else "changed"
