"""Umami: what it shows of itself."""

from views.games import Shown
from views.i18n import Text
from views.parts.glyphs.drawings import BOWL
from views.theme import Accent, Accents
from views.umami.count import Count
from views.umami.rule_pictures import RULE_PICTURES
from views.umami.start import StartScreen
from views.umami.summary import EXTRA_LINES, LINE_ICONS, score_rows
from views.umami.table import TableScreen

__all__ = ["SHOWN", "StartScreen", "TableScreen"]

SHOWN = Shown(
    sign=Text("旨味", "Umami"),
    accents=Accents(Accent("#2C4C8C", "#DCE3F2", "#FFFFFF"), Accent("#A5BEF5", "#1B2743", "#191110")),
    drawing=BOWL,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons=LINE_ICONS,
    rule_pictures=RULE_PICTURES,
    score_rows=score_rows,
    extra_lines=EXTRA_LINES,
)
