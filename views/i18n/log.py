"""Words of the log."""

from views.i18n import Text

COUNT = Text("{game} · {count}手", "{game} · {count:entry|entries}")
ALL = Text("すべて", "All")
RULED = Text("裁定 {count}", "Rulings {count}")
CHOSEN = Text("えらんだ手", "Chosen")
FIX = Text("この手を直す", "Change it")
RULE = Text("裁定", "Ruling")
BACK_TO = Text("ここまで戻す({count}手)", "Back to here ({count})")
KEEP = Text("あとの手は消えません", "Later entries stay")
UNDO_ONE = Text("1手戻す", "Undo one")
TO_TABLE = Text("卓へもどる", "To the table")
SEARCH = Text("手をさがす", "Search the entries")
SEARCH_CLOSE = Text("さがすのをやめる", "Close the search")
NOTHING = Text("見つかりません", "Nothing found")
MISFIT = Text("合わなくなった手", "No longer fits")
WAITS = Text("前の手を待っています", "Waits for the entry before it")
EMPTY = Text("まだ 手がありません", "No entries yet")
RULING_OF = Text("裁定:「{reason}」", "Ruling: “{reason}”")
RULING_ASK = Text("この手を卓の裁定にするわけ", "Why the table let it stand")
FILTER = Text("{name}の手", "{name}'s entries")
OVER = Text("おわりました", "Finished")
