"""Words of inviting phones to a table, and of those phones."""

from views.i18n import Text

PHONES = Text("みんなのスマホで", "Everyone's own phone")
TITLE = Text("この卓に呼ぶ", "Invite to this table")
NOTE = Text(
    "カメラで読むと、この卓だけがその人のスマホに開きます。ほかの卓や記録は見えません。",
    "Scanned with a phone's camera, this opens this one table there. Other tables and records stay closed to it.",
)
BELOW = Text("カメラで読んで 席につく", "Scan to take a seat")
ADDRESS = Text("読めないときは このアドレスを開きます", "Where a code cannot be scanned: this address")
UNSERVED = Text(
    "いまは この端末だけで開いています。「companion serve --lan」で起動すると、同じWi-Fiのスマホを呼べます。",
    "The app is open on this device only. Started with “companion serve --lan”, it can invite phones on the same Wi-Fi.",
)
OWN = Text("自分の席だけ入れる", "Each phone for its own seat")
OWN_NOTE = Text("切ると、どのスマホからも だれの手でも入れられます", "Off: every phone may enter for any seat")
WHO = Text("席についた人", "Who is here")
NOBODY = Text("まだ だれも来ていません。", "Nobody is here yet.")
FREE = Text("空いています", "Free")
HERE = Text("スマホあり", "Has a phone")
WATCHES = Text("見ている人 {count}人", "{count:person watches|people watch}")
PUT_OUT = Text("{name}のスマホを外す", "Shut {name}'s phone out")
PUT_OUT_SHORT = Text("外す", "Shut out")
END = Text("招待を終える", "End the invitation")
END_NOTE = Text("来ているスマホは みな閉じます", "All these phones are shut out")
CLOSE = Text("とじる", "Close")

IN = Text("入りました", "In")
TO_ENTER = Text("この画面で入れます", "To be entered here")
AT_HOST = Text("招待した人の画面で入れます", "Entered on the host's screen")
ENTERING = Text("自分のスマホで入れています", "Entering on their own phone")
AWAY = Text("スマホが応答しません", "The phone does not answer")
ENTER_HERE = Text("タップして ここで入れる", "tap to enter here")
WAITING = Text("そろうのを待っています", "Waiting")
WAITING_NOTE = Text("あと {count}人", "{count:is|are} missing")
ENTER_FOR = Text("{name}のぶんを入れる", "Enter for {name}")
ENTER_FOR_NOTE = Text("この画面で {count}人ぶん", "{count} to enter here")
WHO_IS_IN = Text("入れた人", "Who is in")
CHANGE_MINE = Text("自分のを直す", "Change mine")

HOST_MENDS = Text("招待した人の画面で直します", "It is mended on the host's screen")
HOST_RULES = Text(
    "それでもよいことにするなら、招待した人の画面で入れます。",
    "If the table lets it stand all the same, it is entered on the host's screen.",
)
CLOSED = Text("新しい人は入れない", "Nobody new")
CLOSED_NOTE = Text(
    "いま来ている人だけにします。外した人も入れません", "Only who is here now; whoever was shut out stays out"
)
INVITE = Text("スマホで すわってもらう", "Sit down by phone")
INVITE_SHORT = Text("スマホで", "By phone")
LOBBY = Text("新しい卓", "A new table")
LOBBY_NOTE = Text(
    "カメラで読むと、自分で名前と印をえらんで すわれます。",
    "Scanned with a phone's camera, this lets people choose a name and a mark and sit down.",
)
CAME = Text("すわった人 {count}人", "{count:has|have} sat down")
SIT_DOWN = Text("すわる", "Sit down")
SIT_DOWN_NOTE = Text("名前を書いてください", "Write your name first")
SEATED = Text("{name}さん すわりました", "{name}, you have a seat")
SEATED_NOTE = Text("卓がひらくと はじまります", "It begins when the host opens the table")
GET_UP = Text("席を立つ", "Get up")
MARK = Text("印", "Your mark")
FULL = Text("席が いっぱいです", "There is no free seat")

BACK_TO_OWN = Text("自分の盤へ もどる", "Back to your board")
OWN_BOARD = Text("あなたの盤です", "This is your board")
SEE_TURN = Text("{name}の盤を見る", "See {name}'s board")

JOIN = Text("どの席にすわりますか", "Which seat is yours?")
SIT = Text("{name}の席にすわる", "Sit down as {name}")
TAKEN = Text("ほかのスマホの席（うつせます）", "On another phone (can move here)")
MINE = Text("あなたの席", "Your seat")
WATCH = Text("見るだけ", "Just watch")
NAME = Text("なまえ", "Your name")
GO = Text("卓を見る", "To the table")
GO_NOTE = Text("席は あとで変えられます", "You can change seats later")
MY_SEAT = Text("わたしの席", "My seat")
YOUR_TURN = Text("あなたの番です", "It is your turn")
TURN_OF = Text("{name}の番です", "{name} is to act")
WATCHING = Text("見ています", "Watching")
ENDED = Text("この招待は終わりました。", "This invitation has ended.")
ENDED_NOTE = Text(
    "卓の人に、もういちど QR を見せてもらってください。", "Ask at the table for the code to scan it again."
)
