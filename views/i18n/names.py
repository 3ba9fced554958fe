"""Words of the screen that puts names at a table right."""

from views.i18n import Text

TITLE = Text("なまえを直す", "Put names right")
NOTE = Text(
    "手も点も そのままです。新しいなまえの人の記録になります。",
    "Entries and points stay as they are; they count for the person of the new name.",
)
SEAT = Text("席{number}のなまえ", "Name at seat {number}")
KEEP = Text("決める", "Keep these names")
KEEP_NOTE = Text("この卓だけ 直ります", "Only this table changes")
NOTHING = Text("なまえを かえます", "Change a name")
