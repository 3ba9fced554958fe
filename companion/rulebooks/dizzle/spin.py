"""The rule book of dizzle: spin."""

from companion.rulebooks.dizzle.shared import SOURCE_LAST, SOURCE_SPIN
from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_SETUP = Text("もとのルール「準備」", "Printed rules, “Setup”")

CHAPTER = Chapter(
    "spin",
    Text("1回の流れ", "A spin"),
    (
        Article(
            "dizzle.setup",
            Text("準備", "Setup"),
            Text(
                "4段階のレベルから1つ選び、同じレベルのシートを1人1枚。ダイスは1人なら8個、2人7個、3人10個、4人13個です。"
                "ラウンドは1人10回、2人6回、3人4回、4人3回 (ラウンドトラック) で、1ラウンドに全員が1度ずつスタートプレイヤー (スタピ) になります。",
                "Choose one of the four levels; everybody has a sheet of that level. One player uses 8 dice, two 7, three 10, "
                "four 13, and plays 10, 6, 4 or 3 rounds (the round track). In a round every player is start player once.",
            ),
            _SOURCE_SETUP,
            ours=Text("席の1番めが最初のスタートプレイヤーです。", "The first seat is start player first."),
        ),
        Article(
            "dizzle.turn",
            Text("番の順", "Order of play"),
            Text(
                "スタートプレイヤー (スタピ) が全部のダイスを振り、そこから時計回りに1人1手ずつ。離脱した人はとばします。"
                "ダイスがなくなるか、みな離脱すると、その回は終わり、スタートプレイヤーが左隣へ移ります。"
                "ほかの全員が離脱したら、残った人はあと1手です。",
                "The start player rolls all dice; then seat by seat everybody acts once, those who dropped out being "
                "skipped. The spin ends when the pool is empty or all are out, and the start moves to the next seat. "
                "Once all others have dropped out, the last one acts once more.",
            ),
            SOURCE_LAST,
            ours=Text(
                "1人で遊ぶときは、離脱するか、ダイスがなくなるまで続けます。",
                "A single player goes on until dropping out or taking the last die.",
            ),
            ways={
                "": Message(
                    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
                    Text(
                        "いまは{turn_seat}の番で、{seat}の番ではありません。",
                        "It is {turn_seat}'s turn now, not {seat}'s.",
                    ),
                ),
                "out": Message(
                    Text("{seat}は離脱しています", "{seat} has dropped out"),
                    Text(
                        "{seat}はこの回から離脱しました。次にダイスを振るまで休みです。いまは{turn_seat}の番です。",
                        "{seat} has dropped out of this spin and waits for the next roll. It is {turn_seat}'s turn.",
                    ),
                ),
                "rolled": Message(
                    Text("もう振ってあります", "The dice are rolled already"),
                    Text(
                        "この回のダイスはもう振ってあります。いまは{turn_seat}がダイスを1つ取ります。",
                        "The dice of this spin have been rolled; {turn_seat} is to take one.",
                    ),
                ),
                "no-planet": Message(
                    Text("ロケットがまだです", "No rocket is waiting"),
                    Text(
                        "惑星に×をつけるのは、ロケットに×がついた回の終わりだけです。いまは{turn_seat}がダイスを取る番です。",
                        "A planet is crossed only at the end of a spin in which a rocket was crossed. {turn_seat} is to take a die.",
                    ),
                ),
                "no-give-back": Message(
                    Text("まだ戻せません", "Nothing to give back yet"),
                    Text(
                        "ダイスを場に戻すのは、振り直しても置けなかったときだけです。いまは{turn_seat}がダイスを取る番です。",
                        "A die goes back only after a reroll that did not help. {turn_seat} is to take a die.",
                    ),
                ),
                "due-roll": Message(
                    Text("先にダイスを振ります", "The dice are rolled first"),
                    Text(
                        "次の回がまだ始まっていません。{turn_seat}が全部のダイスを振ります。",
                        "The next spin has not begun: {turn_seat} rolls all the dice.",
                    ),
                ),
                "due-planet": Message(
                    Text("{turn_seat}の惑星が先です", "{turn_seat}'s planet comes first"),
                    Text(
                        "ロケットに×がついた{turn_seat}が、先に惑星を1つ選んで×をつけます。",
                        "{turn_seat} crossed a rocket and first chooses a planet to cross.",
                    ),
                ),
                "due-give-back": Message(
                    Text("{turn_seat}がダイスを戻します", "{turn_seat} gives a die back"),
                    Text(
                        "{turn_seat}は振り直しても置けませんでした。先に自分のダイスを1つ場に戻します。",
                        "The reroll did not help {turn_seat}, who first gives one die back.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.dice-count",
            Text("ダイスの数", "How many dice"),
            Text(
                "振るのは全部のダイスで、シートに1つでものっているあいだは振れません。振り直すのは、場に残ったダイス全部です。",
                "A roll takes all dice, with none lying on a sheet. A reroll takes all dice left in the pool.",
            ),
            SOURCE_SPIN,
            {
                "roll-count": Message(
                    Text("ダイスは{count}個です", "There are {count} dice"),
                    Text(
                        "この人数ではダイスは{count}個ですが、{given}個入っています。",
                        "This table rolls {count} dice, but {given} were entered.",
                    ),
                ),
                "reroll-count": Message(
                    Text("場のダイスは{count}個です", "The pool has {count:die|dice}"),
                    Text(
                        "振り直すのは場に残った{count}個ですが、{given}個入っています。",
                        "A reroll rolls the {count:die|dice} left in the pool, but {given} were entered.",
                    ),
                ),
                "face": Message(
                    Text("{die}の目はありません", "No die shows {die}"),
                    Text("ダイスの目は1から6です。{die}の目はありません。", "A die shows 1 to 6; none can show {die}."),
                ),
                "lying": Message(
                    Text("シートにダイスがあります", "Dice lie on the sheets"),
                    Text(
                        "シートに置かれたダイスが{lying}個あります。全部が場に戻るまで振れません。",
                        "{lying:die lies|dice lie} on the sheets; a roll needs all of them in the pool.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.pool",
            Text("場から取る", "From the pool"),
            Text(
                "取れるのは、場にあるダイスだけです。目は変えません。",
                "Only a die that lies in the pool can be taken, and it keeps its face.",
            ),
            SOURCE_SPIN,
            {
                "": Message(
                    Text("{die}のダイスは場にありません", "No {die} in the pool"),
                    Text(
                        "場にあるのは {pool} です。{die}のダイスはありません。",
                        "The pool has {pool}; there is no {die} among them.",
                    ),
                ),
                "empty": Message(
                    Text("場にダイスがありません", "The pool is empty"),
                    Text(
                        "場にダイスが1つもないので、{die}は取れません。先に全部のダイスを振ります。",
                        "There are no dice in the pool, so no {die} can be taken. All dice are rolled first.",
                    ),
                ),
            },
        ),
    ),
)
