"""Sentences that every game shares."""

from companion.texts.base import Article, Chapter, Message, ScoreLine, Text

MESSAGES = {
    "no-seat": Message(
        Text("その席はありません", "No such seat"),
        Text(
            "この卓は{seats}人です。{seat_number}番めの席はありません。",
            "This table has {seats:seat|seats}; there is no seat number {seat_number}.",
        ),
    ),
    "over": Message(
        Text("勝負はついています", "The game is over"),
        Text(
            "勝負はもう終わっています。入れられるのは点数の直しだけです。",
            "The game has ended; only a score correction can still be entered.",
        ),
    ),
    "stopped": Message(
        Text("卓は止まっています", "The table has stopped"),
        Text(
            "この卓は途中で止めました。入れられるのは点数の直しだけです。",
            "This table was stopped early; only a score correction can still be entered.",
        ),
    ),
}
"""By case, for the game's turn rule."""

STEPS = {
    "count": Text("数える", "Count"),
    "adjust": Text("点数を直す", "Correct a score"),
    "stop": Text("ここで終える", "Stop here"),
}

COUNTED = Text("点だけ数えた", "only the score was counted")
"""What marks a table of which only the end was entered."""

ADJUST = ScoreLine(Text("直し", "Correction"), "common.adjust")

CHAPTER = Chapter(
    "common",
    Text("このアプリ", "This app"),
    (
        Article(
            "common.ruling",
            Text("卓の裁定", "Table rulings"),
            Text(
                "きまりに合わない手も、卓のみんなが認めればそのまま通せます。わけを書きのこすと、記録と結果に印がつきます。"
                "物としてありえない手 (ないカード、ない席) は裁定でも通せません。",
                "The table may let an entry stand that breaks a rule. The reason is kept and shows in the log and the result. "
                "What cannot physically be (a card that does not exist, a missing seat) cannot be allowed.",
            ),
            Text("このアプリのきまり", "A rule of this app"),
        ),
        Article(
            "common.adjust",
            Text("点数の直し", "Score corrections"),
            Text(
                "卓が決めれば、席の点を −999 から 999 まで直せます。わけが要ります。勝負のあとでも直せて、「直し」の行に出ます。",
                "The table may correct a seat's score by −999 to 999, with a reason, even after the end. "
                "It shows as the line “Correction”.",
            ),
            Text("このアプリのきまり", "A rule of this app"),
        ),
        Article(
            "common.stop",
            Text("途中で終える", "Stopping early"),
            Text(
                "いつでも途中で終えられます。そのとき卓にあるもので点を数えます。",
                "A game can be stopped at any time; what lies there is scored.",
            ),
            Text("このアプリのきまり", "A rule of this app"),
        ),
    ),
)
"""The last chapter of every game's rules page."""
