"""Words of the rules page."""

from views.i18n import Text

TITLE = Text("きまり", "Rules")
NOTE = Text("{game} · {count}のきまり", "{game} · {count} rules")
SEARCH = Text("きまりをさがす", "Search the rules")
FROM_VERDICT = Text("この審判のきまり", "The rule of this verdict")
NOTHING = Text("見つかりません", "Nothing found")
CONTENTS = Text("目次", "Contents")
BACK = Text("もどる", "Go back")
BACK_TABLE = Text("卓へもどる", "Back to the table")
BACK_VERDICT = Text("審判へもどる", "Back to the verdict")
BACK_VERDICT_NOTE = Text("直す · 裁定", "Fix · ruling")
AT_TABLE = Text("この卓では", "At this table")
OURS = Text("このアプリの読み方", "How this app reads it")
