"""Dizzle: the table screen, the setup, and what the result shows besides the score lines."""

from views.dizzle.rule_pictures import RULE_PICTURES
from views.dizzle.start import StartScreen
from views.dizzle.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.dizzle.table import TableScreen

__all__ = ["EXTRA_LINES", "LINE_ICONS", "RULE_PICTURES", "StartScreen", "TableScreen", "score_rows"]
