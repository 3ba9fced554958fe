"""Words of the result and of sharing."""

from views.i18n import Text

FINISHED = Text("おわり", "finished")
RUNNING = Text("いま止めたら", "if it stopped now")
STOPPED = Text("途中で終わり", "stopped early")
LEADING = Text("いま一番", "In the lead")
AGAIN = Text("もう一戦", "Again")
SHARE = Text("結果をわたす", "Share result")
SHARE_NOTE = Text("QR · ほかのアプリ", "QR · other apps")
RULINGS = Text("裁定 {count}件 · {first}", "{count:ruling|rulings} · {first}")
RULING = Text("{name}「{reason}」", "{name} “{reason}”")
ADJUSTS = Text("点の直し {count}件", "{count:correction|corrections}")
CHANGED = Text("あとから直した手 {count}件", "{count:entry changed|entries changed} later")
OLDER = Text("直す前の結果です。", "This is the result before a correction.")
SHOW_NOW = Text("いまの結果を見る", "Show it as it is now")
MINUTES = Text("{count}分", "{count} min")

ANY_PHONE = Text("どのスマホでも", "Any phone")
FULL = Text("すべての記録", "Full record")
ANY_NOTE = Text(
    "ふつうのカメラで読めます。\n入るのは 順位と点数だけ。", "Any camera reads it.\nIt holds ranks and points only."
)
LINK = Text("アドレス", "Address")
LINK_NOTE = Text(
    "ふつうのカメラで読めます。\nこの結果のページだけが ひらきます。",
    "Any camera reads it.\nIt opens this result and nothing else.",
)
FULL_NOTE = Text(
    "{count}手ぜんぶが、この1つに入っています。\n相手のスマホが 判定し直して たしかめます。",
    "It holds all {count:entry|entries}.\nThe other phone judges them again.",
)
FULL_PARTS = Text(
    "{count}手を {parts}枚に分けました。\nじゅんに 読んでください。",
    "{count:entry|entries} in {parts:code|codes}.\nScan them one after the other.",
)
POINT_CAMERA = Text("カメラをむけてください", "Point your camera here")
READ_IN_APP = Text("卓上コンパニオンで 読んでください", "Read it with Table Companion")
BY_HAND = Text("文字で わたす", "The same as text")
BY_HAND_ONLY = Text(
    "この開き方 (http) では、コピーと送信が使えません。長押しで選ぶか、「保存」を使います",
    "Opened over http the browser does not let this page copy or send: select the text by hand, or save it",
)
STILL_RUNNING = Text("まだ途中", "still being played")
FIRST = Text("{name} {points}点", "{name} {points}")
SAVE_KINDS = Text("画像・表・記録", "Picture, table, record")
BRIGHT = Text("画面を明るくする", "Brighten the screen")
BRIGHT_NOTE = Text("スマホのアプリだけ", "Phone apps only")
OTHER_APPS = Text("ほかのアプリへ", "Send on")
OTHER_TEXT = Text("画像と文字", "Picture and text")
OTHER_FILE = Text("記録のファイル", "The record as a file")
COPY_TEXT = Text("文字", "Text")
COPY_CODE = Text("コード", "Code")
SAVE = Text("保存", "Save")
COPIED = Text("コピーしました", "Copied")
COPY_FAILED = Text("コピーできませんでした", "It could not be copied")
TURNS = Text("得点の動き", "Score over the game")
SAVE_WHAT = Text("なにを保存する?", "What to save?")
SAVE_PICTURE = Text("結果の画像 (PNG)", "Picture of the result (PNG)")
SAVE_RECORD = Text("すべての記録 (JSON)", "Full record (JSON)")
SAVE_SHEET = Text("得点表 (CSV)", "Score table (CSV)")
SECRET = Text(
    "勝負がつくまで、伏せた札は わたせません。\n終わったら ここから わたせます。",
    "Until the game is over the face-down cards stay secret.\nShare it here once it has ended.",
)
SAVED = Text("保存しました", "Saved")
NO_SHARE = Text("ここからは送れません。「保存」をつかってください", "It cannot be sent from here: use “Save”")
