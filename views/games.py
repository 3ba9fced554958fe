"""The games that have a screen, found by their id: `views/<game>/` with `TableScreen` and `StartScreen`."""

import importlib
import importlib.util
from functools import cache
from typing import Any, NamedTuple

from companion.game import GAMES
from views.i18n import Text


class Shown(NamedTuple):
    """How the home screen shows a game. sign: its plaque's fixed string; people: the fewest and most players."""

    sign: Text
    people: tuple[int, int]


SHOWN = {
    "dimsum": Shown(Text("点心罪積み", "Dim sum"), (2, 4)),
    "shichimi": Shown(Text("七味ならべ", "Shichimi"), (1, 8)),
    "umami": Shown(Text("旨味", "Umami"), (2, 5)),
    "boze": Shown(Text("ボゼ祭り", "Boze festival"), (2, 4)),
    "dizzle": Shown(Text("ディズル", "Dizzle"), (1, 4)),
}
"""In the order of the home screen."""


@cache
def screen_of(game: str) -> Any | None:
    """The screens of a game, None where there are none yet: such a game is not offered."""
    if game not in GAMES or importlib.util.find_spec(f"views.{game}") is None:
        return None
    return importlib.import_module(f"views.{game}")


def offered() -> tuple[str, ...]:
    """The games that can be played, in the order of the home screen."""
    return tuple(game for game in SHOWN if screen_of(game) is not None)
