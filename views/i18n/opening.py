"""Words of opening a record."""

from views.i18n import Text

TITLE = Text("QRをひらく", "Open a code")
NOTE = Text("友だちの卓をうけとる", "Receive a friend's table")
RECEIVED = Text("うけとった記録", "Received record")
WAS_PACK = Text("卓の記録ではなく、箱でした。", "This is a box, not a table.")
AGAIN = Text("読み直す", "Again")
VERIFIED = Text("きまり通りの勝負です", "Verified by the rules")
RULED = Text("卓の裁定つきの勝負です", "Verified, with table rulings")
RUNNING = Text("ここまで きまり通りです", "By the rules so far")
VERIFIED_NOTE = Text(
    "{count}手を この端末で 判定し直しました。", "All {count:entry|entries} were judged again on this device."
)
REFUSED = Text("{number}手めで\n止まりました", "Stopped at\nentry {number}")
REFUSED_NOTE = Text("この記録は 加えません。", "This record is not added.")
ENTRY = Text("{number}手め", "Entry {number}")
STOOD = Text("{count}手 きまり通り", "{count} by the rules")
UNSEEN = Text("のこり {count}手は 見ていません", "{count} not looked at")
CHANGED = Text(
    "とちゅうで 変わった記録かもしれません。送った人に もう一度 もらってください。",
    "The record may have been changed on the way. Ask the sender for it again.",
)
RANK = Text("{rank}位", "Rank {rank}")
CORRECTIONS = Text("修正 {count}件", "Corrections: {count}")
KEEP = Text("記録に加える", "Add to the records")
KEEP_NOTE = Text("この端末に のこします", "Kept on this device")
KEEP_KNOWN = Text("記録を見る", "Show the record")
KNOWN_NOTE = Text("もう この端末にあります", "It is on this device already")
CONTINUE = Text("つづきを あそぶ", "Carry on playing")
CONTINUE_NOTE = Text("この端末の卓になります", "It opens as a table on this device")
STEPS = Text("1手ずつ", "Entries")
LOOK = Text("{count}手まで 見る", "See the first {count}")
LOOK_NOTE = Text("記録には 入りません", "It is not added")
STEPS_TITLE = Text("うけとった手", "Received entries")
PEOPLE = Text("{count}人", "{count:player|players}")
