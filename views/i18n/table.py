"""Words of the shared table screen: correction, claims of other windows, ending."""

from views.i18n import Text

MENU = Text("この卓", "This table")
STILL_FIT = Text("直しました。後の {count} 手も そのまま", "Changed. The {count} entries after it still stand")
STILL_FIT_LAST = Text("直しました", "Changed")
FIXING = Text("前の手を直す", "Change an entry")
FIXING_NOTE = Text("{number}手めを入れなおす", "Enter number {number} again")
FIT_UNTIL = Text(
    "後の {fits} 手はそのまま、\n{number} 手目 は合わなくなります",
    "{fits} entries stay,\nnumber {number} no longer fits",
)
FIT_NONE = Text("すぐ後の手が\n合わなくなります", "The next entry\nno longer fits")
MISFIT_IS = Text("{number}手目: {who} {what}", "Number {number}: {who}: {what}")
MEND = Text("{number}手目を直す", "Change number {number}")
MEND_NOTE = Text("この手を入れなおして つづけます", "Enter it again and go on from there")
MEND_RULE = Text("卓の裁定で通す", "Let it stand by a ruling")
MEND_RULE_NOTE = Text("わけを書くと そのまま のこります", "With a reason it stays as it is")
MEND_CUT = Text("{number}手目で切る", "Cut after number {number}")
MEND_CUT_NOTE = Text("その後の手を外します(戻せます)", "What follows goes (undo brings it back)")
MEND_DO_FIX = Text("直して {number}手目へ", "Change, then number {number}")
MEND_DO_RULE = Text("裁定で通す", "Let it stand")
MEND_DO_CUT = Text("ここで切る", "Cut here")
MEND_WAITS = Text("合わない手が あります", "An entry no longer fits")
MEND_WAITS_NOTE = Text("{count}手が 審判をまっています", "{count} entries wait for the referee")
MEND_OPEN = Text("どうするか えらぶ", "Decide what to do")
NO_RULING = Text("裁定では通せません", "No ruling can allow it")
OVER = Text("おわり", "Finished")
TO_RESULT = Text("結果を見る", "See the result")
TO_RESULT_NOTE = Text("得点のうちわけ", "Points line by line")
STOPPED = Text("途中で終わり", "Stopped early")
MISSING = Text("この卓は見つかりません", "This table cannot be found")
STOP_ASK = Text("ここで終えるわけ", "Why the game stops here")
STOP_NOTE = Text("いまの卓で点を数えます。戻すで 取り消せます。", "What lies there is scored. Undo takes it back.")
STOP_DO = Text("ここで終える", "Stop here")
ADJUST_WHO = Text("だれの点を直しますか", "Whose score?")
ADJUST_DO = Text("{points}点 直す", "Correct by {points}")
DEFAULT_STOP = Text("時間切れ", "Out of time")
