"""What the result of umami shows besides the score lines: the flowers that break ties."""

import flet as ft

from companion import referee
from companion.referee import Position
from views.i18n import umami as words
from views.parts.scores import ScoreRow
from views.theme import Look

LINE_ICONS = {"favourites": ft.Icons.FAVORITE_ROUNDED, "ingredients": ft.Icons.STAR_ROUNDED}

EXTRA_LINES = {"flowers": "umami.scoring.tie"}
"""Rows that are no score lines, and the rule each opens."""


def score_rows(look: Look, position: Position) -> list[ScoreRow]:
    """The flowers in set dishes."""
    cells = tuple(row.extra["flowers"] for row in referee.standings(position))
    return [ScoreRow("flowers", look.t(words.FLOWERS), ft.Icons.LOCAL_FLORIST_ROUNDED, cells)]
