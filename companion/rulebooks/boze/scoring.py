"""The rule book of boze: scoring."""

from companion.rulebooks.boze.shared import DUTY
from companion.texts.base import Article, Chapter, Message, Text

_GOAL = Text("もとのルール「ゲームの勝利条件」", "Printed rules, “Winning”")

CHAPTER = Chapter(
    "scoring",
    Text("お仕事と得点", "Duty and scoring"),
    (
        Article(
            "boze.duty",
            Text("巫女のお仕事", "Shrine duty"),
            Text(
                "アクションデッキが作り直されたターンの終わりに、全員が自分のキャラ1人につき人魂2を払います (最初のキャラも数えます)。"
                "払えない人魂1につき3点を失います。4回めのお仕事でゲームが終わります。",
                "At the end of a round in which the action deck was made anew, everybody pays 2 gold per character, the first one "
                "included. Each gold unpaid costs 3 points. The fourth duty ends the game.",
            ),
            DUTY,
            ours=Text(
                "何度作り直されても、お仕事はターンに1回です。持っている人魂は残さず払います。",
                "However often the deck was made anew, there is one duty per round. Anyone who has less pays everything they have.",
            ),
            ways={
                "": Message(
                    Text("{seat}が払うのは{right}です", "{seat} pays {right}"),
                    Text(
                        "{seat}が払う分は人魂{owed}、持っているのは{has}です。払うのは{paid}でなく、ちょうど{right}です。",
                        "{seat} owes {owed} and has {has} gold: {seat} pays exactly {right}, not {paid}.",
                    ),
                ),
                "all": Message(
                    Text("{seat}は持っている分を全部払います", "{seat} pays all there is"),
                    Text(
                        "{seat}が払う分は人魂{owed}ですが、持っているのは{has}だけです。{paid}でなく、あるだけの{right}を払います。",
                        "{seat} owes {owed} but has only {has} gold, and pays all of it: {right}, not {paid}.",
                    ),
                ),
                "due": Message(
                    Text("先に巫女のお仕事です", "The shrine duty comes first"),
                    Text(
                        "このターンは山札が作り直されたので、{seat}が動く前に{number}回めの巫女のお仕事をします。",
                        "The action deck was made anew in this round: shrine duty number {number} comes before {seat} moves.",
                    ),
                ),
                "not-due": Message(
                    Text("お仕事はまだです", "No shrine duty now"),
                    Text(
                        "{number}回めの巫女のお仕事は、アクションの山札が作り直されたターンの終わりに、場をそろえてから行います。",
                        "Shrine duty number {number} comes at the end of a round in which the action deck was made anew, "
                        "once the market is filled.",
                    ),
                ),
                "length": Message(
                    Text("{seats}人分の人魂です", "{seats:payment is|payments are} due"),
                    Text(
                        "この卓は{seats}人ですが、お仕事の支払いが{given}人分入っています。支払いは{seats}人分です。",
                        "This table has {seats:seat|seats}, but payments for {given} were entered. Give one for each seat.",
                    ),
                ),
            },
        ),
        Article(
            "boze.scoring.cards",
            Text("カードの点", "Points on cards"),
            Text(
                "仲間、着けたアイテム、場に出したボーナスカードに書かれた点を足します。",
                "The points printed on companions, items worn and bonus cards shown are added up.",
            ),
            _GOAL,
        ),
        Article(
            "boze.scoring.winner",
            Text("勝ち", "Winning"),
            Text(
                "4回めのお仕事のあと、点がいちばん多い人の勝ちです。",
                "After the fourth duty most points win.",
            ),
            _GOAL,
            ours=Text("同点なら分かち合います。", "Equal points share the win."),
        ),
    ),
)
