"""Dim sum: the table screen, the setup, and what the result shows besides the score lines."""

from views.dimsum.rule_pictures import RULE_PICTURES
from views.dimsum.start import StartScreen
from views.dimsum.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.dimsum.table import TableScreen

__all__ = ["EXTRA_LINES", "LINE_ICONS", "RULE_PICTURES", "StartScreen", "TableScreen", "score_rows"]
