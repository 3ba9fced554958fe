"""Words about data that cannot be read."""

from views.i18n import Text

TITLE = Text("読めないデータ", "Data that cannot be read")
NOTE = Text("消してはいません。ほかの卓には さわりません", "Nothing was deleted, and no other table is touched")
HOME = Text(
    "読めないデータが {count}件あります。消さずに とってあります。",
    "{count:item|items} of your data cannot be read. Nothing was thrown away.",
)
SHOW = Text("見る", "Show")
DISMISS = Text("この知らせを とじる", "Do not tell me again")
NONE = Text("読めないデータは ありません。", "There is nothing that cannot be read.")
LIES = Text("ここにあります: {path} ({size} KB)", "It lies at {path} ({size} KB)")
WHAT = {
    "table": Text("卓", "Table"),
    "player": Text("プレイヤー", "Player"),
    "pack": Text("箱", "Box"),
    "setting": Text("設定", "Setting"),
    "event": Text("大会", "Event"),
}
FILE = Text("データファイル", "Data file")
SAVE = Text("ファイルに取り出す", "Save it as a file")
SAVED = Text("取り出しました。くわしい人に送れます。", "Saved: you can send it to someone who knows more.")
RESCUE = Text("読めるところまで 新しい卓にする", "Make a new table of what can be read")
RESCUED = Text("新しい卓にしました。", "It is a new table now.")
NOT_RESCUED = Text("読めるところが ありませんでした。", "Nothing of it can be read.")
RECOVER = Text("読めるものを 取り込む", "Bring in what can be read")
RECOVERING = Text("取り込んでいます…", "Bringing it in…")
RECOVERED = Text("{count}件 取り込みました。", "{count:item was|items were} brought in.")
BROUGHT_NOTHING = Text("新しく読めるものは ありませんでした。", "It held nothing new that can be read.")
