"""What the result of dizzle shows besides the score lines: the crosses that break a tie, and an icon for each line."""

import flet as ft

from companion.referee import Position, standings
from views.i18n import dizzle as words
from views.parts.scores import ScoreRow
from views.theme import Look

LINE_ICONS = {
    "jewels": ft.Icons.DIAMOND_ROUNDED,
    "arrows": ft.Icons.ARROW_RIGHT_ALT_ROUNDED,
    "puzzles": ft.Icons.EXTENSION_ROUNDED,
    "flags": ft.Icons.FLAG_ROUNDED,
    "squares": ft.Icons.GRID_VIEW_ROUNDED,
    "bombs": ft.Icons.FLARE_ROUNDED,
    "poop": ft.Icons.REPORT_ROUNDED,
}

EXTRA_LINES = {"crosses": "dizzle.scoring.winner"}
"""Rows that are no score lines, and the rule each opens."""


def score_rows(look: Look, position: Position) -> list[ScoreRow]:
    """How many crosses are on each sheet: fewer win a tie."""
    cells = tuple(row.extra["crosses"] for row in standings(position))
    return [ScoreRow("crosses", look.t(words.CROSSES), ft.Icons.CLOSE_ROUNDED, cells)]
