"""Shichimi with its five ways to play: what it shows of itself."""

import flet as ft

from models.shichimi import KaiState, RaceState
from views.games import Shown
from views.i18n import Text
from views.parts.glyphs.drawings import CHILI
from views.scene import GameScreen, GameTable
from views.shichimi.count import Count
from views.shichimi.kai import KaiScreen
from views.shichimi.race import RaceScreen
from views.shichimi.rule_pictures import RULE_PICTURES
from views.shichimi.slow import SlowScreen
from views.shichimi.start import StartScreen
from views.theme import Accent, Accents

__all__ = ["SHOWN", "StartScreen", "TableScreen"]


def TableScreen(table: GameTable) -> GameScreen:
    """The screen of the variant that the table plays."""
    if isinstance(table.state, RaceState):
        return RaceScreen(table)
    return KaiScreen(table) if isinstance(table.state, KaiState) else SlowScreen(table)


SHOWN = Shown(
    sign=Text("七味ならべ", "Shichimi"),
    accents=Accents(Accent("#A8430C", "#F9E0CB", "#FFFFFF"), Accent("#FFAE78", "#41230F", "#191110")),
    drawing=CHILI,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons={
        "wins": ft.Icons.EMOJI_EVENTS_ROUNDED,
        "heaps": ft.Icons.LAYERS_ROUNDED,
        "togarashi": ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED,
        "victory": ft.Icons.MILITARY_TECH_ROUNDED,
        "shichimi": ft.Icons.WORKSPACE_PREMIUM_ROUNDED,
        "ichimi": ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED,
        "extra": ft.Icons.ADD_CIRCLE_ROUNDED,
        "habanero": ft.Icons.REPORT_ROUNDED,
        "deck": ft.Icons.STYLE_ROUNDED,
    },
    rule_pictures=RULE_PICTURES,
    score_rows=None,
    extra_lines={},
)
