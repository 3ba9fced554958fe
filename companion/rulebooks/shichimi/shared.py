"""Sources and sentences that several chapters name."""

from companion.texts.base import Message, Text

DEALT = Message(
    Text("もう配ってあります", "Dealt already"),
    Text(
        "最初の4枚はもうひらいてあります。配るのは一度だけです。",
        "The first open cards have been entered already; a game is dealt only once.",
    ),
)
BEFORE_DEAL = Message(
    Text("まず4枚ずつひらきます", "Open four cards each first"),
    Text(
        "まだカードがひらかれていません。全員の場札4枚を先に入れます。",
        "No cards are open yet: the four open cards of every player come first.",
    ),
)
OTHER_TURN = Message(
    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
    Text("いまは{turn_seat}の番で、{seat}の番ではありません。", "It is {turn_seat}'s turn now, not {seat}'s."),
)
NOT_OPEN = Message(
    Text("{card}は場札にありません", "{card} is not open"),
    Text(
        "{seat}の場札に{card}はありません。いまの場札は {cards} です。",
        "{seat} has no {card} among the open cards, which are: {cards}.",
    ),
)
REFILL_FOUR = Message(
    Text("引くのは{due}枚です", "Draw {due:card|cards}"),
    Text(
        "{seat}の場札は{open}枚なので、4枚になるまで{due}枚を引きます。入力は{given}枚でした。",
        "{seat} has {open} open, so {due:card is|cards are} drawn to get back to four, not {given}.",
    ),
)
REFILL_DECK = Message(
    Text("山札はあと{deck}枚です", "{deck:card|cards} left in the deck"),
    Text(
        "{seat}の山札は残り{deck}枚なので、引けるのはその{due}枚だけです。入力は{given}枚でした。",
        "{seat}'s deck has {deck:card|cards} left, so exactly {due} can be drawn, not {given}.",
    ),
)
TOO_MANY_COPIES = Text("{card}は{printed}枚までです", "Only {printed} of {card}")
APP = Text("このアプリのきまり", "A rule of this app")
