"""Words of plots."""

from views.i18n import Text

POINTS = Text("点", "points")
GAMES = Text("卓 →", "games →")
ENTRIES = Text("手 →", "entries →")
