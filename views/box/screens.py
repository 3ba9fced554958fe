"""How the packs of a game are entered and shown: one description, exported by `views/box/<game>/__init__.py`."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import flet as ft

from views.box.editor import Editor
from views.theme import Look
from views.window import Window


@dataclass(frozen=True)
class BoxScreens:
    """editor: made for a window, the game and a pack's id. preview: what is in a pack, small, of the game's own draft."""

    editor: Callable[[Window, str, str], Editor]
    preview: Callable[[Look, Any], ft.Control]


@cache
def box_of(game: str) -> BoxScreens:
    """The box's screens of a game that has packs (`companion.game.with_packs`)."""
    description: BoxScreens = importlib.import_module(f"views.box.{game}").BOX
    return description


def preview(look: Look, game: str, draft: Any) -> ft.Control:
    """What is in a pack of a game, small."""
    return box_of(game).preview(look, draft)
