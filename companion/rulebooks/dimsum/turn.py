"""The rule book of dimsum: turn."""

from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_SETUP = Text("もとのルール「1. ゲームの準備」", "Printed rules, “1. Setup”")
_SOURCE_TURN = Text("もとのルール「2. 食事開始」", "Printed rules, “2. The meal”")

CHAPTER = Chapter(
    "turn",
    Text("手番", "Turns"),
    (
        Article(
            "dimsum.setup",
            Text("準備", "Setup"),
            Text(
                "1人に胃袋シート2枚 (裏表で4面) を配り、そこから使う1面を選んで、残りは箱に戻します。"
                "消化不良の黒いキューブは1人1個、色のキューブは置き場 (キューブ置き場) に色ごとに分けます。"
                "最近ビールを飲んだ人か、好きな方法で決めた人がスタートプレイヤーです。",
                "Everybody gets two stomach sheets (four sides), picks the side to play on and puts the other sheet back. One "
                "black indigestion cube each; the coloured cubes lie sorted in the middle. Whoever drank a beer last, or "
                "anyone you like, is the start player.",
            ),
            _SOURCE_SETUP,
            ours=Text(
                "どの面を選んでもよく、2人が同じ面を使ってもかまいません。席の1番めがスタートプレイヤーです。",
                "Any side may be chosen, the same one by two players too. The first seat is the start player.",
            ),
        ),
        Article(
            "dimsum.deal-first",
            Text("はじめの3枚", "The first three cards"),
            Text(
                "点心カード3枚を山札からめくり、場に並べてから始めます。山札は2人で14枚、3人で21枚、4人で28枚です。",
                "Three cards from the deck are turned up before anything else. The deck has 14 cards for two players, "
                "21 for three, 28 for four.",
            ),
            _SOURCE_SETUP,
            {
                "": Message(
                    Text("まず3枚めくります", "Turn up three cards first"),
                    Text(
                        "まだ点心カードがめくられていません。先に3枚めくって場に出します。",
                        "No cards lie open yet: turn up the three cards first.",
                    ),
                ),
                "again": Message(
                    Text("もう配ってあります", "Dealt already"),
                    Text(
                        "最初の3枚はもうめくってあります。めくるのは一度だけです。",
                        "The first three cards lie open already; they are dealt only once.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.turn",
            Text("手番の順", "Order of a turn"),
            Text(
                "スタートプレイヤーから左隣へ順に (時計まわりに)、7回ずつ。手番では、カードを1枚取り、そのキューブを置きます。"
                "最後から2番めの手番だけ、置いたあとにボーナスを選びます。",
                "From the start player to the left (clockwise), seven turns each. In a turn you take one card and place its cubes. "
                "On the last turn but one you also choose a bonus after placing.",
            ),
            _SOURCE_TURN,
            {
                "": Message(
                    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
                    Text(
                        "いまは{turn_seat}の番で、{seat}の番ではありません。",
                        "It is {turn_seat}'s turn now, not {seat}'s.",
                    ),
                ),
                "due-take": Message(
                    Text("先にカードを取ります", "Take a card first"),
                    Text(
                        "{turn_seat}がまだカードを取っていません。先に場か山から1枚取ります。",
                        "{turn_seat} has not taken a card yet: a face-up card or the top of the deck comes first.",
                    ),
                ),
                "due-place": Message(
                    Text("先にキューブを置きます", "Place the cubes first"),
                    Text(
                        "{turn_seat}は取ったカードのキューブをまだ置いていません。先に置きます。",
                        "{turn_seat} still has to place the cubes of the card just taken.",
                    ),
                ),
                "due-bonus": Message(
                    Text("先にボーナスを選びます", "Choose the bonus first"),
                    Text(
                        "{turn_seat}のボーナスがまだです。チップか、ゲージを1つ戻すかを先に選びます。",
                        "{turn_seat} still has to choose the bonus: a chip, or the gauge back one step.",
                    ),
                ),
                "no-card": Message(
                    Text("手元にカードがありません", "No card in hand"),
                    Text(
                        "{seat}は置くカードを持っていません。置くのはカードを取った{turn_seat}です。",
                        "{seat} holds no card to place; {turn_seat} took one and places it.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.slot",
            Text("カードを取る", "Taking a card"),
            Text(
                "場の3枚のどれか、または山札のいちばん上を取ります。場から取ったら、山札があるかぎりその場所へすぐ1枚めくります。",
                "Take one of the three face-up cards or the top of the deck. A face-up card is replaced at once "
                "while the deck lasts; then its slot stays empty.",
            ),
            _SOURCE_TURN,
            {
                "empty": Message(
                    Text("そこにカードはありません", "That slot is empty"),
                    Text(
                        "場の{slot}枚めの所は空です。カードがあるのは{left}枚めです。",
                        "Slot {slot} is empty. There are cards in: {left}.",
                    ),
                ),
                "deck-empty": Message(
                    Text("山札がありません", "The deck is empty"),
                    Text(
                        "山札はもうありません。場にめくられたカードから取ります。",
                        "The deck has run out: take one of the face-up cards.",
                    ),
                ),
                "no-refill": Message(
                    Text("山札がありません", "The deck is empty"),
                    Text(
                        "山札がないので、{card}はめくれません。取った所は空のままです。",
                        "The deck has run out, so {card} cannot be turned up; the slot stays empty.",
                    ),
                ),
                "refill-due": Message(
                    Text("補充のカードを入れます", "Enter the new card"),
                    Text(
                        "山札があと{deck}枚あります。取った所にめくったカードを入れてください。",
                        "The deck still has {deck:card|cards}: say which card was turned up in the empty slot.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "カードは箱に書かれた枚数だけです。2人なら4種3枚ずつと2枚、3人なら4枚ずつと5枚、4人なら全部を使います。"
                "出たカードから見て、もう出るはずのない種類は入れられません。",
                "No card comes more often than it is printed. Two players use three of each kind and two more, three "
                "players four of each and five more, four players all. What can no longer be in the deck is refused.",
            ),
            _SOURCE_SETUP,
            {
                "unknown": Message(
                    Text("箱にないカードです", "Not a card of this box"),
                    Text(
                        "{card}というカードはこの箱にありません。あるのは {cards} です。",
                        "This box has no card {card}. It has: {cards}.",
                    ),
                ),
                "printed": Message(
                    Text("{card}は{count}枚だけです", "Only {count} of {card}"),
                    Text(
                        "{card}は{count}枚しかなく、もう全部出ています。ほかのカードです。",
                        "There are only {count:copy|copies} of {card}, and all have been seen. It must be another card.",
                    ),
                ),
                "kind": Message(
                    Text("{kind}はもう出ません", "No more {kind} cards"),
                    Text(
                        "{seats}人の山札は各種類{base}枚と、あと{extra}枚です。{card}を入れると{kind}が{seen}枚になり、数が合いません。",
                        "With {seats} players the deck is {base} of each kind and {extra} more. With {card} there would be {seen} of "
                        "kind {kind}, which cannot be.",
                    ),
                ),
            },
        ),
    ),
)
