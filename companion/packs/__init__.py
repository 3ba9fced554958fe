"""The packs the app ships: practice material of our own design, one file a pack, ``packs/<game>/<name>.json``."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from companion.game import GAMES, read_pack

_FOLDER = files(__name__)
"""Not a path of this system: the program may be imported from an archive."""


@cache
def shipped(game: str, pack_id: str) -> Any | None:
    """The shipped pack of this game and id, None where there is none."""
    return next((pack for pack in shipped_packs(game) if pack.id == pack_id), None)


@cache
def shipped_packs(game: str) -> tuple[Any, ...]:
    """All shipped packs of a game, in the order of their files; empty for a game without packs."""
    if game not in GAMES:
        return ()
    folder = _FOLDER / game
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        read_pack(game, json.loads(file.read_text(encoding="utf-8"))) for file in found if file.name.endswith(".json")
    )
