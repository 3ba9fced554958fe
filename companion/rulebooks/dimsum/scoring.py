"""The rule book of dimsum: scoring."""

from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_END = Text("もとのルール「3. ゲームの終了」", "Printed rules, “3. The end”")

CHAPTER = Chapter(
    "scoring",
    Text("得点", "Scoring"),
    (
        Article(
            "dimsum.exclude",
            Text("数えない色", "The colour left out"),
            Text(
                "上から見ていちばん多い色は、胃袋とベツバラの点に数えません。同じ数なら、どの色を外すかを選べます。"
                "選ばなければ、損のいちばん少ない色が外れます。",
                "The colour on the most cells seen from above does not score for cubes and stacks. Of equally common "
                "colours the player may choose; without a choice the one that costs least is left out.",
            ),
            _SOURCE_END,
            ours=Text(
                "外した色も、満腹と4色には数えます。",
                "The colour left out still counts for the full stomach and for the four colours.",
            ),
            ways={
                "": Message(
                    Text("{color}は最多ではありません", "{color} is not the most common"),
                    Text(
                        "{seat}の胃袋でいちばん多いのは {colors} です。数えない色はその中から選びます。",
                        "Seen from above, {seat} has most of: {colors}. The colour left out is one of these.",
                    ),
                ),
                "too-early": Message(
                    Text("まだ選べません", "Too early to choose"),
                    Text(
                        "数えない色を選ぶのは、最後の手番が終わってからです。",
                        "The colour that is left out is chosen after the last turn.",
                    ),
                ),
                "unknown": Message(
                    Text("箱にない色です", "No such colour"),
                    Text(
                        "{color}という色はありません。あるのは {colors} です。",
                        "There is no colour {color}. There are: {colors}.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.scoring.stomach",
            Text("胃袋", "Stomach"),
            Text("シートに直接のっているキューブ1個につき1点。", "1 point for each cube lying on the sheet."),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.betsubara",
            Text("ベツバラ", "Betsubara"),
            Text("キューブの上のキューブ1個につき2点。", "2 points for each cube on another cube."),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.full",
            Text("満腹", "Full stomach"),
            Text("14マスすべてにキューブがあれば3点。", "3 points if all fourteen cells have a cube."),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.colors",
            Text("4色", "All four colours"),
            Text("4色すべてが胃袋のどこかにあれば3点。", "3 points if all four colours are somewhere in the stomach."),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.face",
            Text("胃袋の種類", "The face"),
            Text(
                "「健康な胃袋」以外の面を選ぶと、その面のボーナス (2〜4点) が入ります。",
                "Any face but the healthy one gives its bonus of 2 to 4 points.",
            ),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.gauge",
            Text("消化不良", "Indigestion"),
            Text(
                "ゲージのキューブがある段の点を引きます。",
                "The points of the step the black cube stands on are taken off.",
            ),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.chips",
            Text("チップ", "Chips"),
            Text("追加勝利点チップ1枚ごとの点。", "The points of each extra victory chip."),
            _SOURCE_END,
        ),
        Article(
            "dimsum.scoring.winner",
            Text("勝ち", "Winning"),
            Text("点がいちばん多い人の勝ち。同点なら分かち合います。", "Most points win; equal points share the win."),
            _SOURCE_END,
        ),
    ),
)
