"""The rule book of dizzle: scoring."""

from companion.rulebooks.dizzle.shared import SOURCE_MARKS
from companion.texts.base import Article, Chapter, Text

_SOURCE_END = Text("もとのルール「ゲーム終了」", "Printed rules, “The end”")

CHAPTER = Chapter(
    "scoring",
    Text("終わりと得点", "The end and scoring"),
    (
        Article(
            "dizzle.end",
            Text("ゲームの終わり", "The end"),
            Text(
                "最後のラウンドが終わるか、だれかのシートのマスが全部うまったら終わりです。",
                "The game ends after the last round, or when all fields of somebody's sheet are filled.",
            ),
            _SOURCE_END,
            ours=Text(
                "うまった回の終わりで、すぐに終わります。爆発したマスもうまったと数え、数字のない惑星は数えません。",
                "It ends with the spin in which they were filled. An exploded field counts as filled; planets without a number "
                "do not count.",
            ),
        ),
        Article(
            "dizzle.scoring.jewels",
            Text("宝石", "Jewels"),
            Text("×のついた宝石の点を足します。", "The points of every crossed jewel."),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.arrows",
            Text("矢印", "Arrows"),
            Text(
                "矢印の列のマスが全部×なら、その点。はじめからの×と惑星の×も数えます。",
                "The arrow's points once every field of it is crossed; printed crosses and planets count.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.puzzles",
            Text("パズル", "Puzzles"),
            Text(
                "同じ色のパズルピースに全部×がつけば、その色の点。",
                "A colour's points once all its pieces are crossed.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.flags",
            Text("旗の点", "Flags"),
            Text("旗の列でかこんだ数の合計。", "The sum of the values ringed in the flag row."),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.squares",
            Text("四角", "Four-square areas"),
            Text(
                "太い線で囲まれた4マスが全部×なら、その点。",
                "A framed area's points once its four fields are crossed.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.bombs",
            Text("爆発", "Explosions"),
            Text(
                "自分のシートの爆発1つごとに、シートの点 (ふつう −2)。",
                "The sheet's points, usually −2, for each explosion.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.poop",
            Text("うんこ", "Poop"),
            Text(
                "×のついたうんこ1つごとに、シートの点 (ふつう −3)。ダイスがのっているだけなら引かれません。",
                "The sheet's points, usually −3, for each crossed one. A die lying there costs nothing.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.scoring.winner",
            Text("勝ち", "Winning"),
            Text(
                "点がいちばん多い人の勝ち。同点ならシートの×が少ない人、それも同じなら分かち合います。",
                "Most points win; with equal points the sheet with fewer crosses; then the win is shared.",
            ),
            _SOURCE_END,
        ),
    ),
)
