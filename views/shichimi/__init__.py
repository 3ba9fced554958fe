"""Shichimi: the table screens of its five ways to play, the setup, and the icons of the score lines."""

from typing import TYPE_CHECKING, Any

import flet as ft

from models.shichimi import KaiState, RaceState, SlowState
from views.shichimi.kai import KaiScreen
from views.shichimi.race import RaceScreen
from views.shichimi.rule_pictures import RULE_PICTURES
from views.shichimi.slow import SlowScreen
from views.shichimi.start import StartScreen

if TYPE_CHECKING:
    from views.screens.table import TablePage

__all__ = ["LINE_ICONS", "RULE_PICTURES", "StartScreen", "TableScreen"]

_SCREENS: dict[type, Any] = {RaceState: RaceScreen, SlowState: SlowScreen, KaiState: KaiScreen}

LINE_ICONS = {
    "wins": ft.Icons.EMOJI_EVENTS_ROUNDED,
    "heaps": ft.Icons.LAYERS_ROUNDED,
    "togarashi": ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED,
    "victory": ft.Icons.MILITARY_TECH_ROUNDED,
    "shichimi": ft.Icons.WORKSPACE_PREMIUM_ROUNDED,
    "ichimi": ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED,
    "extra": ft.Icons.ADD_CIRCLE_ROUNDED,
    "habanero": ft.Icons.REPORT_ROUNDED,
    "deck": ft.Icons.STYLE_ROUNDED,
}


def TableScreen(table: "TablePage") -> Any:
    """The screen of the variant that the table plays."""
    return _SCREENS[type(table.state)](table)
