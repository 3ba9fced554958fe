"""The rule book of pig. In the house this is ``companion/rulebooks/pig.py``, or a package with a file a chapter."""

from companion.rulebooks.counting import chapter
from companion.texts.base import Article, Chapter, Message, RuleBook, Text

_SOURCE = Text("昔からのルール", "Traditional rules")

_TURN = Chapter(
    "turn",
    Text("手番", "A turn"),
    (
        Article(
            "pig.turn",
            Text("順番", "Order of play"),
            Text(
                "席の順に、時計回りに遊びます。手番では、ダイス2個を何回でも振れます。",
                "Players take turns clockwise. In a turn you may roll the two dice as often as you like.",
            ),
            _SOURCE,
            {
                "": Message(
                    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
                    Text(
                        "いまは{turn_seat}の番で、{seat}の番ではありません。",
                        "It is {turn_seat}'s turn now, not {seat}'s.",
                    ),
                )
            },
        ),
        Article(
            "pig.dice",
            Text("ダイスは2個", "Two dice"),
            Text(
                "出目の合計が、この手番の点に加わります。1が1つ出ると、この手番の点をなくして番が移ります。"
                "1が2つ出ると、貯めた点も全部なくします。",
                "The sum of both dice is added to the points of the turn. A single 1 loses the points of the turn, and the "
                "turn passes. Two 1s lose everything put by as well.",
            ),
            _SOURCE,
            {
                "count": Message(
                    Text("ダイスは{count}個です", "There are {count} dice"),
                    Text(
                        "振るのは{count}個ですが、{given}個入っています。",
                        "{count:die is|dice are} rolled, but {given} were entered.",
                    ),
                ),
                "face": Message(
                    Text("{die}の目はありません", "No die shows {die}"),
                    Text("ダイスの目は1から6です。{die}の目はありません。", "A die shows 1 to 6; none can show {die}."),
                ),
            },
        ),
        Article(
            "pig.hold",
            Text("貯める", "Holding"),
            Text(
                "手番の点を貯めると、番が移ります。決めた点 (ふつうは100点) に届いた人が、その場で勝ちます。",
                "Hold to put the points of the turn by; the turn passes. Whoever reaches the target, usually 100, wins at once.",
            ),
            _SOURCE,
            {
                "": Message(
                    Text("貯める点がありません", "Nothing to put by"),
                    Text(
                        "{seat}のこの手番の点は0点です。先にダイスを振ります。",
                        "{seat} has no points in this turn: the dice are rolled first.",
                    ),
                )
            },
            ours=Text(
                "裁定で通すと、0点のまま番が移ります。", "If the table rules so, the turn passes with no points."
            ),
        ),
        Article(
            "pig.scoring.banked",
            Text("貯めた点", "Points put by"),
            Text("貯めた点が得点です。", "Your score is what you have put by."),
            _SOURCE,
        ),
    ),
)

_COUNT = chapter(
    "pig.count",
    Text(
        "手を入れずに遊んだら、終わったときに貯めてある点を入れます。",
        "A game played without the app is counted by what everybody has put by.",
    ),
    {
        "nobody": Message(
            Text("だれも{target}点に届いていません", "Nobody has reached {target}"),
            Text(
                "だれかが{target}点に届くと終わりです。点を見直すか、途中で終えた卓にします。",
                "The game ends when somebody has {target}. Look at the points again, or stop the table early.",
            ),
        )
    },
)

BOOK = RuleBook((_TURN, _COUNT))
