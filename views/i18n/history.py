"""Words of the records, the players and the statistics."""

from views.i18n import Text

COUNT = Text("これまで {count}卓", "{count:table|tables} so far")
ALL = Text("ぜんぶ", "All")
PLAYED = Text("あそんだ卓", "Played")
TABLE_UNIT = Text("卓", "table")
TABLES_UNIT = Text("卓", "tables")
BEST = Text("最高点", "Best")
AVERAGE = Text("平均点", "Average")
MINUTES = Text("平均時間", "Time")
MINUTES_UNIT = Text("分", "min")
COURSE = Text("得点のうつりかわり", "Points per game")
COURSE_READ = Text("得点のうつりかわり。{people}", "Points per game. {people}")
WINS = Text("勝った回数", "Wins")
WINS_OF = Text("/ {count}勝", "of {count}")
SHARED = Text("うち ならんで優勝 {count}", "{count} of them shared")
SHARE_TABLE = Text("この卓をわたす", "Share this table")
ADD_QR = Text("QRから加える", "Add from a code")
FILTER = Text("しぼる", "Filter")
FILTER_WHO = Text("だれの卓を見る?", "Whose tables?")
SEARCH_FOR = Text("なまえ・卓・日付でさがす", "Name, table or date")
SHOW_ALL = Text("ぜんぶ見る", "Show all")
MORE_TABLES = Text("あと {count}卓 見る", "Show {count} more")
EVERYONE = Text("みんな", "Everyone")
PEOPLE = Text("プレイヤー", "Players")
RUNNING = Text("とちゅう", "running")
STOPPED = Text("途中で終わり", "stopped early")
UNREADABLE = Text("読めない記録", "cannot be read")
REFUSED = Text("合わない手あり", "an entry no longer fits")
RULINGS = Text("裁定 {count}件", "{count:ruling|rulings}")
LENGTH = Text("{count}分", "{count} min")
SEATS = Text("{count}人", "{count:player|players}")
SHOW = Text("結果を見る", "Show the result")
CARRY_ON = Text("つづける", "Carry on")
LOG = Text("手を見る・直す", "Entries and corrections")
REMATCH = Text("もう一戦 (席を1つずらす)", "Rematch (start seat moves on)")
RENAME = Text("名前をつける", "Name it")
RETIME = Text("日と長さを直す", "Put day and length right")
PLAY_DAY = Text("遊んだ日 (例 2026/11/28)", "Day (such as 2026-11-28)")
PLAY_DAY_WRONG = Text("日にちとして読めません。", "This is no day.")
PLAY_LENGTH = Text("かかった分", "Minutes")
PLAY_LENGTH_WRONG = Text("数を入れてください。", "Enter a number.")
TITLE = Text("卓の名前", "Name of the table")
DELETE = Text("消す", "Delete")
DELETED = Text("{name} を ごみ箱へ入れました", "{name} is in the bin")
BRING_BACK = Text("もとに戻す", "Bring it back")
BIN = Text("ごみ箱", "Bin")
BIN_COUNT = Text("ごみ箱 ({count}卓)", "Bin ({count:table|tables})")
BIN_NOTE = Text(
    "消した卓は ここにあり、いつでも もとに戻せます。", "Deleted tables lie here and can be brought back at any time."
)
BIN_EMPTY = Text("ごみ箱は からです。", "The bin is empty.")
BROUGHT_BACK = Text("{name} を もとに戻しました", "{name} is back")
ERASE = Text("この端末から すっかり消す", "Remove it for good")
ERASE_ASK = Text("{name} を すっかり消しますか", "Remove {name} for good?")
ERASE_NOTE = Text(
    "記録も点数も なくなり、もとに戻せません。", "Its entries and points are gone then and cannot be brought back."
)
ERASE_DO = Text("すっかり消す", "Remove for good")
ERASE_KEEP = Text("残す", "Keep it")
ERASED = Text("{name} を すっかり消しました", "{name} is gone")
VERSION = Text("{time} の版", "As of {time}")
EMPTY = Text(
    "あそんだ卓が ここにならびます。\nはじめの卓をひらいてみてください。",
    "The tables you play will be listed here.\nOpen a first one.",
)
EMPTY_FILTER = Text("この中には 卓がありません。", "No tables match.")
EMPTY_STATS = Text(
    "勝負がつくと、ここに 得点のうつりかわりや 勝った回数が出ます。",
    "Once a game is over, its points and wins show here.",
)
EMPTY_PLAYER = Text(
    "勝負がつくと、ここに 勝ち・得点・直接対決が出ます。",
    "Once a game is over, wins, points and head to head show here.",
)
ALL_GAMES = Text("ぜんぶのゲーム", "all games")
TABLES = Text("卓", "Tables")
FIGURES = Text("集計", "Figures")
FILTER_WHEN = Text("いつの卓?", "From when?")
PERIODS = {
    "all": Text("ぜんぶ", "All"),
    "month": Text("30日", "30 days"),
    "year": Text("今年", "This year"),
}
FILTER_VARIANT = Text("どの遊び方?", "Which way to play?")
SHOWN_ONLY = Text("{what} だけ。はずす", "Only {what}. Show all")
PLAYS_CSV = Text("卓の一覧を 表計算へ (CSV)", "All plays for a spreadsheet (CSV)")
CSV_SAVED = Text("書き出しました", "Written")
BACKUP = Text("書き出す", "Export")

PLAYER = Text("プレイヤー", "Player")
ALL_RECORDS = Text("この端末の記録ぜんぶ", "all records on this device")
SINCE = Text("{date} から", "since {date}")
STAT_TABLES = Text("卓", "played")
STAT_WINS = Text("勝ち", "won")
STAT_SHARE = Text("勝率", "win rate")
STAT_TIME = Text("平均時間", "average time")
PLAYS_AND_WINS = Text("{plays}卓 · {wins}勝", "{plays:table|tables} · {wins:win|wins}")
GAME_WON = Text("{count}戦", "of {count} won")
HEAD_TO_HEAD = Text("直接対決", "Head to head")
TOGETHER = Text("いっしょに {count}卓", "{count:table|tables} together")
HEAD_READ = Text(
    "{name}より上 {ahead}回、下 {behind}回、同じ順位 {level}回",
    "{ahead} times ahead of {name}, {behind} behind, {level} level",
)
ALONE = Text("まだ だれとも当たっていません。", "Nobody met in this game yet.")
OF_TABLES = Text("{count}卓の合計", "{count:table|tables}")
AVERAGE_A_TABLE = Text("1卓の平均", "Average per game")
CORRECTIONS = Text("点の直し {count}件", "{count:correction of a score|corrections of scores}")
SOURCES = Text("点の出どころ", "Where the points come from")
FACET_ROW = Text("{plays}回 {wins}勝 平均{average}", "{plays} played, {wins} won, average {average}")
SPREAD = Text("得点の散らばり", "Distribution of scores")
SPREAD_READ = Text("得点の散らばり。{bins}", "Distribution of scores. {bins}")
BIN_READ_ONE = Text("{low}が{count}回", "{low}: {count}")
BIN_READ = Text("{low}から{high}が{count}回", "{low} to {high}: {count}")
RULINGS_IN = Text("{tables}卓で 裁定 {count}件", "{count:ruling|rulings} in {tables:table|tables}")
ADOPT = Text("プレイヤーに加える", "Add as a player")
ADOPTED = Text("{name} をプレイヤーに加えました", "{name} is a player here now")
EDIT = Text("なまえ・色を変える", "Change name and colour")
NAME = Text("なまえ", "Name")
COLOR = Text("色とかたち", "Colour and shape")
MERGE = Text("同じ人をまとめる", "Merge with the same person")
MERGE_ASK = Text("{name} と同じ人は?", "Who is the same person as {name}?")
MERGE_NOTE = Text(
    "えらんだ人の記録が {name} の記録になります。",
    "The tables of the one you choose become {name}'s.",
)
MERGE_SURE = Text("{name} と {other} は 同じ人?", "Are {name} and {other} the same person?")
MERGE_WHAT = Text("{other} の記録が {name} の記録になります。", "{other}'s tables become {name}'s.")
MERGE_BACK = Text(
    "ちがっていたら、{name} のページの「…」から 分けられます。",
    "If that was wrong, they can be taken apart again from the menu of {name}'s page.",
)
MERGE_DO = Text("同じ人です", "They are the same")
MERGE_NOT = Text("ちがう人です", "They are not")
PART = Text("{name} を 分ける", "Take {name} apart again")
PARTED = Text("{name} を 分けました", "{name} is somebody else again")
MERGE_NOBODY = Text("ほかに だれもいません。", "There is nobody else.")
MERGED = Text("{lost} の記録を {kept} にまとめました", "{lost}'s tables are {kept}'s now")
NO_PEOPLE = Text("卓をひらくと、プレイヤーが ここにならびます。", "People appear here once they sit at a table.")
SAVE = Text("決める", "Save")
