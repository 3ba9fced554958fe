"""What a game shows of itself to the shared screens: one description, exported by `views/<game>/__init__.py`."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import flet as ft

from companion.game import GAMES
from companion.referee import Position
from views.i18n import Text
from views.parts.glyphs import Drawing, glyph
from views.parts.scores import ScoreRow
from views.scene import GameScreen, GameSetup, GameTable, RulePicture, StartScreen
from views.theme import Accents, Look


@dataclass(frozen=True)
class Shown:
    """A game's screens and signs. All of it must be said; what a game has not is None or empty.

    sign: the fixed string of its plaque. accents: its colour on light and on dark ground. drawing: its pictogram.
    table, start: its screens; count: the one that only counts the end (`views.counting`). line_icons: an icon by scoring
    line. rule_pictures: by rule. score_rows: rows of the result that are no scoring lines; extra_lines: the rule that each of those opens.
    """

    sign: Text
    accents: Accents
    drawing: Drawing
    table: Callable[[GameTable], GameScreen]
    start: Callable[[GameSetup], StartScreen]
    count: Callable[[GameTable], GameScreen]
    line_icons: Mapping[str, ft.IconData]
    rule_pictures: Mapping[str, RulePicture]
    score_rows: Callable[[Look, Position], Sequence[ScoreRow]] | None
    extra_lines: Mapping[str, str]


@cache
def shown(game: str) -> Shown:
    """What a game shows of itself, by its id."""
    description: Shown = importlib.import_module(f"views.{game}").SHOWN
    return description


def pictogram(look: Look, game: str, size: float, color: str | None = None) -> ft.Control:
    """A game's drawing, in its own colour where none is named."""
    return glyph(shown(game).drawing, size, color or look.on(game).accent.fill)


@cache
def accents() -> Mapping[str, Accents]:
    """Every game's colours, by its id."""
    return {game: shown(game).accents for game in GAMES}
