"""A worked example: pig, a complete small game, as ``CONTRIBUTING.md`` walks through it.

Each file says where it would stand in the house. `at_home` puts the game into the house for a while, as the one
registration (an id in `companion.game.GAMES`) does for good.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import companion.game as house
from companion import sharing
from tests.example import game, screens
from views import games

ID = "pig"


@contextmanager
def at_home() -> Iterator[None]:
    """While it lasts every part of the house knows the game."""
    known = house.GAMES
    holders = [module for module in list(sys.modules.values()) if getattr(module, "GAMES", None) is known]
    homes = {f"companion.games.{ID}": game, f"views.{ID}": screens}
    sys.modules.update(homes)
    for module in holders:
        vars(module)["GAMES"] = (*known, ID)
    _forget()
    try:
        yield
    finally:
        for module in holders:
            vars(module)["GAMES"] = known
        for name in homes:
            del sys.modules[name]
        _forget()


def _forget() -> None:
    for remembered in (house.game_of, house.with_packs, games.shown, games.accents, sharing._primed):
        remembered.cache_clear()
