"""The rule book of shichimi: race."""

from companion.rulebooks.shichimi.shared import BASIC, TOO_MANY_COPIES
from companion.texts.base import Article, Chapter, Message, Text

_VERSUS = Text("もとのルール「ふたりで七味ならべ」「みんなで七味ならべ」", "Printed rules, “For two”, “For all”")
_APP = Text("このアプリのきまり", "A rule of this app")

CHAPTER = Chapter(
    "race",
    Text("旗の早取り", "The flag race"),
    (
        Article(
            "shichimi.turn",
            Text("席", "Seats"),
            Text(
                "ひとり、ふたり、または3人から8人。順番はなく、だれの入力もこの卓の席のどれかのものです。",
                "One player, two, or three to eight. There are no turns; every entry belongs to a seat at this table.",
            ),
            _VERSUS,
            {
                "no-seat": Message(
                    Text("その席はありません", "No such seat"),
                    Text(
                        "この卓は{seats}人です。{seat_number}番めの席はないので、旗も山も入れられません。",
                        "This table has {seats:seat|seats}; there is no seat number {seat_number} to take a flag or show a heap.",
                    ),
                )
            },
        ),
        Article(
            "shichimi.flag-first",
            Text("旗が先、山はあと", "The flag first, then the heaps"),
            Text(
                "山がそろったと思った人が旗を取り、そこで全員が手を止めます。旗は1回に1度だけ、山を調べるのはそのあとです。"
                "裁定で通すと、二度めの旗は前のものと替わり、旗なしの回は唐辛子がいちばん多い人どうしで分けます。",
                "Whoever thinks the heap complete takes the flag, and all stop. There is one flag a round, and heaps are "
                "looked at after it. By a ruling a second flag replaces the first, and without one the most togarashi share.",
            ),
            _VERSUS,
            {
                "": Message(
                    Text("旗がまだ取られていません", "Nobody has the flag yet"),
                    Text(
                        "山を調べるのは、だれかが旗を取ってからです。{seat}の山の前に、旗を取った人を入れます。",
                        "Heaps are looked at once the flag is taken. Enter who took it before {seat}'s heap.",
                    ),
                ),
                "again": Message(
                    Text("旗は{other}が取りました", "{other} has the flag"),
                    Text(
                        "この回の旗はもう{other}が取っています。旗は1回に1度だけなので、{seat}は取れません。次は山を入れます。",
                        "{other} took the flag in this round already, so {seat} cannot. The heaps come next.",
                    ),
                ),
                "no-flag": Message(
                    Text("ひとりでは旗を使いません", "No flag when playing alone"),
                    Text(
                        "ひとりで七味ならべに旗はありません。そろったと思ったら、山のカードを入れます。",
                        "There is no flag in the solo game. When the heap seems complete, enter its cards.",
                    ),
                ),
            },
        ),
        Article(
            "shichimi.heap-once",
            Text("山は1つずつ", "One heap each"),
            Text(
                "1回に入れる山は1人1つ。裁定で通した二度めの山は、前の山と入れ替わります。",
                "Each player enters one heap a round; a second one that stands by a ruling replaces the first.",
            ),
            _VERSUS,
            {
                "": Message(
                    Text("{seat}の山はもう入っています", "{seat}'s heap is entered"),
                    Text(
                        "山は1回に1人1つです。{seat}の山はもう入っていて、まだなのは {missing} です。",
                        "Each player has one heap a round. {seat}'s is entered already; still to come: {missing}.",
                    ),
                )
            },
        ),
        Article(
            "shichimi.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "山のカードは自分のデッキの枚数まで。ハバネロは、ひとりなら1枚、対戦では勝った数だけ (2枚まで) デッキに入ります。"
                "ひとりで山を2つ3つ作るときも、デッキは1つです。",
                "A heap has no more of a card than the player's deck. Solo decks hold one habanero, in the race one joins "
                "with each win, up to two. Several solo heaps come out of one deck.",
            ),
            _VERSUS,
            {
                "": Message(
                    TOO_MANY_COPIES,
                    Text(
                        "{card}はデッキに{printed}枚しかありません。この入力では{given}枚になるので、数え直してください。",
                        "The deck has {printed:copy|copies} of {card}, and this would make {given}. Please count again.",
                    ),
                ),
                "none": Message(
                    Text("{card}はまだデッキにありません", "No {card} in this deck yet"),
                    Text(
                        "{card}は、1勝ごとに1枚 (2枚まで) 勝った人のデッキに入ります。まだ勝っていない人の山には入りえません。",
                        "A {card} joins a player's deck with each round won, two at most. Without a win there is none to lay.",
                    ),
                ),
            },
        ),
        Article(
            "shichimi.finished",
            Text("勝負のあと", "After the end"),
            Text(
                "だれかが決めた勝ち数に届いたら勝負は終わり。同じ回に何人か届けば、みんな勝ちです。ひとりなら最後の山で終わります。"
                "そのあと入れられるのは点数の直しだけです。",
                "The game ends when somebody has won as many rounds as agreed; several in one round share. Alone it ends with "
                "the last heap. After that only a score correction can be entered.",
            ),
            _VERSUS,
            {
                "over": Message(
                    Text("勝負はついています", "The game is over"),
                    Text(
                        "この勝負はもう終わっています。入れられるのは点数の直しだけです。",
                        "This game has ended; only a score correction can still be entered.",
                    ),
                ),
                "stopped": Message(
                    Text("卓は止まっています", "The table has stopped"),
                    Text(
                        "この勝負は途中で止めました。入れられるのは点数の直しだけです。",
                        "This game was stopped early; only a score correction can still be entered.",
                    ),
                ),
            },
        ),
        Article(
            "shichimi.scoring.round",
            Text("回の勝ち", "Winning a round"),
            Text(
                "旗を取った人の山が未完成なら、ほかの全員の勝ち。完成していれば、完成した人のうち唐辛子がいちばん多い人の勝ち。"
                "同じ数なら旗を取った人だけ、その中に旗の人がいなければみんなの勝ちです。",
                "If the taker's heap is not complete, everybody else wins the round. Otherwise the most togarashi among the "
                "complete heaps win; if several have as many, the taker alone, or all of them if the taker is not among them.",
            ),
            _VERSUS,
        ),
        Article(
            "shichimi.scoring.wins",
            Text("勝ち数", "Rounds won"),
            Text("回に勝つたびに1点。", "1 point for each round won."),
            _VERSUS,
        ),
        Article(
            "shichimi.scoring.heaps",
            Text("ひとりの点", "Points alone"),
            Text(
                "完成した山1つにつき1点。全部の山が完成すれば勝ちです。",
                "1 point for each complete heap; the game is won if every heap is complete.",
            ),
            BASIC,
        ),
        Article(
            "shichimi.void",
            Text("ノーカウント", "A void round"),
            Text(
                "全員が行き詰まった回は数えずにやり直します。最後の山を入れるまで、いつでもできます。ひとりなら入れた山が消えます。",
                "If everybody is stuck the round does not count and is played again. This can be entered until its last heap; "
                "alone it clears the heaps entered.",
            ),
            Text("もとのルール「ＦＡＱ」Q5", "Printed rules, FAQ, question 5"),
        ),
        Article(
            "shichimi.margin",
            Text("ミリ秒の差", "Milliseconds"),
            Text(
                "旗の差は伝えるだけで、勝ち負けには使いません。先に届いた1回だけが旗です。",
                "The margin between two touches is told and never judged: the touch that arrived first has the flag.",
            ),
            _APP,
        ),
    ),
)
