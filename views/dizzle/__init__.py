"""Dizzle: what it shows of itself."""

from views.dizzle.count import Count
from views.dizzle.rule_pictures import RULE_PICTURES
from views.dizzle.start import StartScreen
from views.dizzle.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.dizzle.table import TableScreen
from views.games import Shown
from views.i18n import Text
from views.parts.glyphs.drawings import DIE
from views.theme import Accent, Accents

__all__ = ["SHOWN", "StartScreen", "TableScreen"]

SHOWN = Shown(
    sign=Text("ディズル", "Dizzle"),
    accents=Accents(Accent("#6A3D8C", "#EBDFF1", "#FFFFFF"), Accent("#D5AEF0", "#33203F", "#191110")),
    drawing=DIE,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons=LINE_ICONS,
    rule_pictures=RULE_PICTURES,
    score_rows=score_rows,
    extra_lines=EXTRA_LINES,
)
