"""The rule book of shichimi: race."""

from companion.rulebooks.shichimi.shared import APP, TOO_MANY_COPIES
from companion.texts.base import Article, Chapter, Message, Text

_VERSUS = Text("もとのルール「ふたりで七味ならべ」「みんなで七味ならべ」", "Printed rules, “For two”, “For all”")

CHAPTER = Chapter(
    "race",
    Text("旗の早取り", "The flag race"),
    (
        Article(
            "shichimi.race.setup",
            Text("準備と遊び方", "Setup and play"),
            Text(
                "1人1デッキ。対戦とみんなでは、ハバネロと勝利カードを全部抜きます。ひとりでは、勝利カード2枚とハバネロ1枚を抜きます。"
                "よく切って裏向きに持ち、上から4枚を表にひらいて場札にします。合図で始め、場札から1枚ずつ選んで自分の山 (七味置き場) に重ねます。"
                "見えるのはいちばん上の1枚だけ。場札は4枚までデッキから補充し、デッキから山へ直接は置けません。出たハバネロは場札に残しておきます。",
                "A deck each. For two or more all habaneros and victory cards are taken out; the solo game takes out the two "
                "victory cards and one habanero. Shuffle, hold the deck face down and open four cards. On the signal lay open "
                "cards one by one on your own heap, so that only the last one shows, and refill from the deck to four; never "
                "straight from the deck to the heap. A habanero that turns up stays among the open cards.",
            ),
            _VERSUS,
            ours=Text(
                "どう置いたかは入力しません。旗と、数えた山だけを判定します。",
                "How the cards were laid is not entered: only the flag and the counted heaps are judged.",
            ),
        ),
        Article(
            "shichimi.turn",
            Text("席", "Seats"),
            Text(
                "1人、2人、または3人以上で遊びます。手番はありません。入れるのは、この卓にいる人の旗 (フラッグ) と山だけです。",
                "One player, two, or three and more. There are no turns; only flags and heaps of people at this table are entered.",
            ),
            _VERSUS,
            ours=Text("このアプリでは8人までです。", "This app takes up to eight players."),
            ways={
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
                "七味がそろったと思った人が旗 (フラッグ) を取り、そこで全員が手を止めます。旗は1ラウンドに1度だけ、山を調べるのはそのあとです。",
                "Whoever thinks their heap is complete takes the flag, and everybody stops. There is one flag per round, and "
                "heaps are looked at only after it.",
            ),
            _VERSUS,
            ours=Text(
                "裁定で通すと、二度めの旗は前の旗と入れ替わります。旗のないラウンドは、唐辛子がいちばん多い人 (同じならみんな) の勝ちです。",
                "If the table rules so, a second flag replaces the first; in a round without a flag the players with most "
                "togarashi share it.",
            ),
            ways={
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
                        "このラウンドの旗はもう{other}が取っています。旗は1ラウンドに1度だけなので、{seat}は取れません。次は山を入れます。",
                        "{other} has already taken the flag in this round, so {seat} cannot. The heaps come next.",
                    ),
                ),
                "no-flag": Message(
                    Text("ひとりでは旗を使いません", "No flag in a solo game"),
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
                "1ラウンドに入れる山は1人1つです。",
                "One heap per player and round.",
            ),
            _VERSUS,
            ours=Text(
                "裁定で通した二度めの山は、前の山と入れ替わります。",
                "If the table rules so, a second heap replaces the first.",
            ),
            ways={
                "": Message(
                    Text("{seat}の山はもう入っています", "{seat}'s heap is entered"),
                    Text(
                        "山は1ラウンドに1人1つです。{seat}の山はもう入っています。まだなのは {missing} です。",
                        "Each player has one heap per round. {seat}'s has been entered; still to come: {missing}.",
                    ),
                )
            },
        ),
        Article(
            "shichimi.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "山に入るカードは自分のデッキの枚数までです。ハバネロは、ひとりでは1枚、対戦とみんなではラウンドに勝つたびに1枚 (2枚まで) デッキに加わります。"
                "ひとりで山を2つ3つ作るときも、デッキは1つです。",
                "A heap has no more of a card than the player's deck. A solo deck holds one habanero; in the race one is added "
                "to the deck with each round won, up to two. Several solo heaps come out of one deck.",
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
                        "{card}は、1勝ごとに1枚 (2枚まで) 勝った人のデッキに加わります。まだ勝っていない人の山には入りません。",
                        "A {card} joins a player's deck with each round won, two at most. Without a win there is none to lay.",
                    ),
                ),
            },
        ),
        Article(
            "shichimi.finished",
            Text("勝負のあと", "After the end"),
            Text(
                "だれかが決めた勝ち数 (ふつうは3勝) に届いたら勝負は終わりです。ひとりでは最後の山で終わります。"
                "そのあと入れられるのは点数の直しだけです。",
                "The game ends when somebody has won as many rounds as agreed, usually three. A solo game ends with the last "
                "heap. After that only a score correction can be entered.",
            ),
            _VERSUS,
            ours=Text(
                "同じラウンドに何人かが届いたら、みんなの勝ちです。",
                "If several get there in the same round, they share the win.",
            ),
            ways={
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
            Text("ラウンドの勝ち", "Winning a round"),
            Text(
                "旗を取った人の山が未完成なら、ほかの全員の勝ちです。完成していれば、完成した人のうち唐辛子がいちばん多い人の勝ちです。"
                "同じ数の人が何人かいて、その中に旗を取った人がいればその人だけ、いなければその全員が勝ちます。勝った人は勝利カードを1枚表にし、"
                "ハバネロを1枚デッキに加えます (2枚まで)。",
                "If the heap of the player with the flag is not complete, everybody else wins the round. Otherwise the complete heap "
                "with most togarashi wins; if several have as many, the player with the flag alone wins, or all of them if that "
                "player is not among them. A winner shows a victory card and adds a habanero to their deck, up to two.",
            ),
            _VERSUS,
        ),
        Article(
            "shichimi.scoring.wins",
            Text("勝ち数", "Rounds won"),
            Text("ラウンドに勝つたびに1点。", "1 point for each round won."),
            _VERSUS,
        ),
        Article(
            "shichimi.scoring.heaps",
            Text("ひとりの点", "Points of a solo game"),
            Text(
                "完成した山1つにつき1点。全部の山が完成すれば勝ちです。",
                "1 point for each complete heap; the game is won if every heap is complete.",
            ),
            APP,
        ),
        Article(
            "shichimi.void",
            Text("ノーカウント", "A void round"),
            Text(
                "全員が行き詰まったラウンドはノーカウントにして、やり直します。最後の山を入れるまで、いつでもできます。ひとりでは、入れた山が消えます。",
                "If everybody is stuck the round does not count and is played again. This can be entered until its last heap; "
                "in a solo game it clears the heaps entered.",
            ),
            Text("もとのルール「ＦＡＱ」Q5", "Printed rules, FAQ, question 5"),
        ),
        Article(
            "shichimi.margin",
            Text("ミリ秒の差", "Milliseconds"),
            Text(
                "旗の差は知らせるだけで、勝ち負けには使いません。先に届いた1回だけが旗です。",
                "The time between two touches is shown but decides nothing: the touch that arrived first has the flag.",
            ),
            APP,
        ),
    ),
)
