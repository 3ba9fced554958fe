"""Words of the home screen."""

from views.i18n import Text

RESUME = Text("つづきから", "Carry on")
NEW = Text("新しい卓をひらく", "Open a new table")
OPEN_QR = Text("QRをひらく", "Open a code")
OPEN_QR_NOTE = Text("友だちの卓をうけとる", "From a friend")
ENTRIES = Text("{count}手", "{count:entry|entries}")
GO_ON = Text("つづける", "Resume")
DROP = Text("まだ何も入れていない卓を とりのぞく", "Remove this table, nothing was entered")
TODAY = Text("きょう {time}", "Today {time}")
YESTERDAY = Text("きのう", "Yesterday")
WITH = Text("{game} {count}人", "{game}, {count:player|players}")
SHOW_ALL = Text("ほかの卓 {count}", "{count} more")
START = Text("{game}の卓をひらく", "Open a table of {game}")
PICK = Text("あそぶゲームを えらんでください", "Pick the game on your table")
