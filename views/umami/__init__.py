"""Umami: the table screen, the setup, and what the result shows besides the score lines."""

from views.umami.rule_pictures import RULE_PICTURES
from views.umami.start import StartScreen
from views.umami.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.umami.table import TableScreen

__all__ = ["EXTRA_LINES", "LINE_ICONS", "RULE_PICTURES", "StartScreen", "TableScreen", "score_rows"]
