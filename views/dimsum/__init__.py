"""Dim sum: what it shows of itself."""

from views.dimsum.count import Count
from views.dimsum.rule_pictures import RULE_PICTURES
from views.dimsum.start import StartScreen
from views.dimsum.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.dimsum.table import TableScreen
from views.games import Shown
from views.i18n import Text
from views.parts.glyphs.drawings import BUN
from views.theme import Accent, Accents

__all__ = ["SHOWN", "StartScreen", "TableScreen"]

SHOWN = Shown(
    sign=Text("点心罪積み", "Dim sum"),
    accents=Accents(Accent("#17645C", "#D7E8E0", "#FFFFFF"), Accent("#7CCFC0", "#16322E", "#191110")),
    drawing=BUN,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons=LINE_ICONS,
    rule_pictures=RULE_PICTURES,
    score_rows=score_rows,
    extra_lines=EXTRA_LINES,
)
