"""The rule book of boze: course."""

from companion.rulebooks.boze.shared import DUTY, FLOW
from companion.texts.base import Article, Chapter, Message, Text

_SETUP = Text("もとのルール「ゲームの準備」", "Printed rules, “Setup”")

CHAPTER = Chapter(
    "course",
    Text("進み方", "Course of play"),
    (
        Article(
            "boze.setup",
            Text("準備", "Setup"),
            Text(
                "4人用に作られたゲームで、2時間ほどかかります。場に永水女子のキャラ6枚と、キャラデッキとアイテムデッキから5枚ずつを表にして並べます。"
                "1人につき最初のキャラ1枚、アクションカード5枚、ボーナスカード8枚で始めます。3番手は人魂1、4番手は人魂2をもらいます。"
                "最初の手番の前に、席の順に1人1回、いらないアクションカードを捨てて同じ枚数を引き直せます (マリガン)。"
                "自分の場に出したカードはみんなに見え、手札は見せません。",
                "The game is made for four and takes about two hours. The six home characters lie open, with five characters and "
                "five items from their decks. Everybody starts with the first character, 5 action cards and 8 bonus cards. The "
                "third player has 1 gold, the fourth 2. Before the first move, in seat order and once each, action cards may "
                "be discarded and as many drawn (a mulligan). What lies in front of a player is open to all, hands are hidden.",
            ),
            _SETUP,
            ours=Text(
                "2人から遊べます。席の1番めから始めます。",
                "Two can play too. The first seat starts.",
            ),
        ),
        Article(
            "boze.turn",
            Text("ターンと手番", "Rounds and moves"),
            Text(
                "ターンの始めに全員のキャラをアンタップします。スタートプレイヤーから順に、手番ごとにキャラを1人タップして行動します。"
                "ターン最初の手番では、先にアクションカードを1枚引きます (最初の席の最初の手番だけは引きません)。"
                "タップしていないキャラがいない人は飛ばします。全員のキャラがタップされたら、場を補充し、場のアクションカードを捨て札にし、お仕事があれば行って、ターンを終えます。",
                "At the start of a round all characters untap. From the start player on, each move taps one character. "
                "A seat's first move in a round first draws an action card (not the very first move of seat one). "
                "Players with no untapped character are passed over. When all are tapped the market is filled, the action cards on "
                "the table are discarded, and the shrine duty comes if it is due.",
            ),
            FLOW,
            {
                "": Message(
                    Text("{turn_seat}の手番です", "It is {turn_seat}'s move"),
                    Text(
                        "いまは{turn_seat}の手番です。{seat}はまだ動けません。",
                        "It is {turn_seat}'s move now, not {seat}'s.",
                    ),
                ),
                "mulligan-late": Message(
                    Text("引き直しは最初だけです", "Too late for a mulligan"),
                    Text(
                        "もう手番が始まっているので、{seat}は手札を引き直せません。引き直せるのは最初の手番の前だけです。",
                        "The first move has been made, so {seat} can no longer take a mulligan. It comes before the first move only.",
                    ),
                ),
                "mulligan-again": Message(
                    Text("引き直しは一度だけです", "One mulligan each"),
                    Text(
                        "{seat}はもう引き直しました。引き直しは1人1回です。",
                        "{seat} has taken a mulligan already; each player may take one.",
                    ),
                ),
                "mulligan-order": Message(
                    Text("引き直しは席の順です", "Mulligans go in seat order"),
                    Text(
                        "{other}がもう引き直したので、先の席の{seat}はもう引き直せません。引き直せるのは{other}より後の席です。",
                        "{other} has taken a mulligan, and {seat} sits before. Now only the seats after {other} may.",
                    ),
                ),
            },
        ),
        Article(
            "boze.tapped",
            Text("タップ", "Tapping"),
            Text(
                "タップしたキャラは、次のターンにアンタップするまで行動できません。仲間にしたばかりのキャラもタップした状態で置きます。",
                "A tapped character does nothing until the next round. A new companion arrives tapped.",
            ),
            FLOW,
            {
                "": Message(
                    Text("{worker}はもう行動しました", "{worker} has worked already"),
                    Text(
                        "{seat}の{worker}はタップされています。タップしていないキャラがいないので、次のターンまで待ちます。",
                        "{seat}'s {worker} is tapped, and so are {seat}'s other characters: the next chance is in the next round.",
                    ),
                ),
                "ready": Message(
                    Text("{worker}はもう行動しました", "{worker} has worked already"),
                    Text(
                        "{seat}の{worker}はタップされています。行動できるのは {ready} です。",
                        "{seat}'s {worker} is tapped. Ready to work: {ready}.",
                    ),
                ),
            },
            after="boze.character",
        ),
        Article(
            "boze.character",
            Text("自分のキャラ", "Your characters"),
            Text(
                "行動するのも、アイテムを着けるのも、自分のキャラだけです。来た順に数え、最初のキャラが1人めです。",
                "Only your own characters work and wear items. They are counted in the order they came, the first one first.",
            ),
            FLOW,
            {
                "": Message(
                    Text("そのキャラはいません", "No such character"),
                    Text(
                        "{seat}のキャラは{count}人です。{number}人めはいません。",
                        "{seat} has {count:character|characters}; there is no number {number}.",
                    ),
                ),
                "wearer": Message(
                    Text("着けるキャラがいません", "Nobody to wear it"),
                    Text(
                        "{seat}のキャラは{count}人です。{number}人めに着けることはできません。",
                        "{seat} has {count:character|characters}; there is no number {number} to put the item on.",
                    ),
                ),
            },
        ),
        Article(
            "boze.deck",
            Text("アクションの山札", "The action deck"),
            Text(
                "山札が0枚のときに引くことになったら、捨て札を切って新しい山札にします。枚数を入れた卓ではアプリが数えて自動で作り直し、"
                "入れていない卓では、作り直したときに知らせます。山札と捨て札にある枚数より多くは引けません。",
                "A draw from an empty deck makes it anew from the discards. Where the table says how many cards there are, "
                "the app counts and does this by itself; elsewhere the table says when it happened. No more can be drawn "
                "than deck and discards hold.",
            ),
            DUTY,
            {
                "draw": Message(
                    Text("山札が足りません", "The deck has too few cards"),
                    Text(
                        "このとき、山札と捨て札は合わせて{left}枚です。{seat}は{count}枚引けません。"
                        "もっとあるなら、メニューの「山札を数え直す」で枚数を直せます。",
                        "Deck and discards then hold {left:card|cards}; {seat} cannot draw {count}. If there are more on the "
                        "table, count the deck again in the menu.",
                    ),
                ),
                "reshuffle": Message(
                    Text("山札はアプリが数えています", "The app counts the deck"),
                    Text(
                        "アクションの山札は数えています (いま{deck}枚)。なくなれば自動で作り直すので、入れる必要はありません。",
                        "The action deck is counted here ({deck:card|cards} now) and made anew by itself; there is nothing to enter.",
                    ),
                ),
            },
            after="boze.duty",
        ),
    ),
)
