"""The rule book of shichimi: kai."""

from companion.rulebooks.shichimi.shared import (
    BEFORE_DEAL,
    DEALT,
    NOT_OPEN,
    OTHER_TURN,
    REFILL_DECK,
    REFILL_FOUR,
    TOO_MANY_COPIES,
)
from companion.texts.base import Article, Chapter, Message, Text

_KAI = Text("もとのルール「みんなで七味ならべ改」", "Printed rules, “For all, revised”")

CHAPTER = Chapter(
    "kai",
    Text("みんなで七味ならべ改", "Kai"),
    (
        Article(
            "kai.turn",
            Text("手番", "Turns"),
            Text(
                "2デッキ70枚を席の順に配り切り、4枚ずつひらいて始めます。番では置き、完成した山を集め、補充して終わります。"
                "ハバネロを渡すのだけは、だれの番でもできます。",
                "Two decks, 70 cards, are dealt out and four opened each. A turn lays cards, collects complete heaps and ends "
                "with the refill. Only a habanero may be passed in anyone's turn.",
            ),
            _KAI,
            {"": OTHER_TURN, "again": DEALT, "before-deal": BEFORE_DEAL},
        ),
        Article(
            "kai.fits",
            Text("置ける山", "Where a card fits"),
            Text(
                "置いたあとも完成できる山に置けます。唐辛子のほかは6種まで、1枚ずつ。唐辛子はどの山にも、ハバネロはどこにも置けません。"
                "裁定でくずれた山には何も置けません。",
                "A card fits a heap that can still become complete with it: up to six spices beside togarashi, one of each. "
                "Togarashi always fit, a habanero never, and nothing fits a heap that a ruling spoilt.",
            ),
            _KAI,
            {
                "habanero": Message(
                    Text("ハバネロは置けません", "A habanero fits nowhere"),
                    Text(
                        "{heap}にもほかの山にも、ハバネロは置けません。場札に残すか、ほかの人に渡します。",
                        "A habanero cannot be laid on heap {heap} or any other: keep it open, or pass it to another player.",
                    ),
                ),
                "ruined": Message(
                    Text("{heap}はもう完成しません", "Heap {heap} cannot be completed"),
                    Text(
                        "{heap}は裁定でくずれていて、{card}を置いても完成しません。{card}が置ける山は {heaps} です。",
                        "A ruling left heap {heap} beyond repair, so {card} does not fit it. It fits: {heaps}.",
                    ),
                ),
                "there": Message(
                    Text("{card}はもうあります", "{card} is there already"),
                    Text(
                        "{heap}にはもう{card}があります。唐辛子のほかは1枚ずつです。{card}が置ける山は {heaps} です。",
                        "Heap {heap} has {card} already, and only togarashi may come twice. {card} fits: {heaps}.",
                    ),
                ),
                "full": Message(
                    Text("{heap}はほか6種がそろっています", "Heap {heap} has its six spices"),
                    Text(
                        "{heap}には唐辛子のほかに6種あり、{card}は7種めになります。{card}が置ける山は {heaps} です。",
                        "Heap {heap} has six spices beside togarashi, and {card} would be a seventh. {card} fits: {heaps}.",
                    ),
                ),
            },
        ),
        Article(
            "kai.place-one",
            Text("1枚は置く", "At least one card"),
            Text(
                "補充の前に1枚は置きます。どこにも置けなければ、先に山を引き取ります。場札がハバネロだけなら置かずに終われます。",
                "At least one card is laid before the refill. Where nothing fits, a heap is taken back first. With nothing but "
                "habaneros open the turn may end without laying.",
            ),
            _KAI,
            {
                "": Message(
                    Text("1枚は置きます", "Lay at least one card"),
                    Text(
                        "{seat}はこの番にまだ置いていません。場札の {cards} から1枚以上を置いてから補充します。",
                        "{seat} has laid nothing in this turn: at least one of {cards} is laid before the refill.",
                    ),
                ),
                "stuck": Message(
                    Text("先に山を引き取ります", "Take a heap back first"),
                    Text(
                        "{seat}の場札 {cards} はどの山にも置けません。山を1つ引き取り、空いた所に1枚以上を置いてから補充します。",
                        "None of {seat}'s open cards ({cards}) fits. Take one heap back, lay at least one card, then refill.",
                    ),
                ),
            },
        ),
        Article(
            "kai.reclaim",
            Text("山を引き取る", "Taking a heap back"),
            Text(
                "場札がどの山にも置けないとき、置く前に、山を1つ自分の山札に戻せます。1回の番に1度、空の山は引き取れません。",
                "While no open card fits and none was laid in this turn, one heap goes back into the own deck; once a turn, "
                "not an empty heap.",
            ),
            _KAI,
            {
                "": Message(
                    Text("まだ置けるカードがあります", "There is a card that fits"),
                    Text(
                        "引き取れるのは、場札がどの山にも置けないときだけです。{seat}は {cards} を置けます。",
                        "A heap is taken back only when no open card fits. {seat} can lay: {cards}.",
                    ),
                ),
                "twice": Message(
                    Text("引き取りは1回だけです", "Only once a turn"),
                    Text(
                        "{seat}はこの番にもう山を引き取りました。引き取れるのは1回の番に1つです。",
                        "{seat} has taken a heap back in this turn already; one a turn is all.",
                    ),
                ),
                "placed": Message(
                    Text("もうカードを置いています", "A card has been laid"),
                    Text(
                        "{seat}はこの番にもう{placed}枚置きました。引き取れるのは置く前だけです。補充して番を終えます。",
                        "{seat} has laid {placed:card|cards} in this turn. A heap is taken back only before that; refill to end the turn.",
                    ),
                ),
                "empty": Message(
                    Text("{heap}にはカードがありません", "Heap {heap} is empty"),
                    Text(
                        "空の山は引き取れません。カードがある山は {heaps} です。",
                        "An empty heap cannot be taken back. Heaps with cards: {heaps}.",
                    ),
                ),
            },
        ),
        Article(
            "kai.complete",
            Text("集める", "Collecting"),
            Text(
                "集められるのは完成した山だけ。補充のとき、残っている完成した山はひとりでに集まります。"
                "裁定で集めた未完成の山は、唐辛子だけなら一味、ほかがあれば七味と数えます。",
                "Only complete heaps are collected; those left at the refill are collected by themselves. An incomplete heap "
                "that a ruling lets through counts as a shichimi if it holds anything but togarashi, else as an ichimi.",
            ),
            _KAI,
            {
                "": Message(
                    Text("{heap}はまだ完成していません", "Heap {heap} is not complete"),
                    Text(
                        "{heap}は完成していません ({why})。集められるのは七味か一味になった山だけです。",
                        "Heap {heap} is not complete ({why}). Only a shichimi or an ichimi can be collected.",
                    ),
                ),
                "empty": Message(
                    Text("{heap}にはカードがありません", "Heap {heap} is empty"),
                    Text(
                        "{heap}は空です ({why})。集められるのは七味か一味になった山だけです。",
                        "Heap {heap} is empty ({why}). Only a shichimi or an ichimi can be collected.",
                    ),
                ),
            },
        ),
        Article(
            "kai.hand",
            Text("場札から", "Open cards"),
            Text(
                "置くのも渡すのも、自分の場札にあるカードだけです。", "Only the own open cards can be laid or passed."
            ),
            _KAI,
            {"": NOT_OPEN},
        ),
        Article(
            "kai.refill-four",
            Text("4枚まで補充", "Refill to four"),
            Text(
                "場札が4枚になるまで、山札が足りなければあるだけ引きます。ハバネロを渡したときはすぐに1枚引きます。",
                "Draw until four are open, or whatever the deck has. A passed habanero is replaced by one card at once.",
            ),
            _KAI,
            {
                "": REFILL_FOUR,
                "deck": REFILL_DECK,
                "hands": Message(
                    Text("場札は{seats}人分です", "Open cards for {seats:player|players}"),
                    Text(
                        "この卓は{seats}人なので、4枚ずつ{seats}人分をひらきます。入力は{given}人分でした。",
                        "The table has {seats:player|players}, so four cards are opened for each of them, not for {given}.",
                    ),
                ),
                "pass": Message(
                    Text("すぐに1枚引きます", "Draw one card at once"),
                    Text(
                        "ハバネロを渡した{seat}は、すぐに山札から1枚ひらきます (残り{deck}枚)。ひらいたカードを入れてください。",
                        "{seat} passes a habanero and draws a card for it at once ({deck} left in the deck): say which card it was.",
                    ),
                ),
                "pass-deck": Message(
                    Text("山札がありません", "The deck is empty"),
                    Text(
                        "{seat}の山札はもうないので、{card}は引けません。ハバネロを渡すだけにします。",
                        "{seat}'s deck is empty, so {card} cannot be drawn: the habanero is passed and nothing drawn.",
                    ),
                ),
            },
        ),
        Article(
            "kai.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "2デッキで唐辛子22枚、ほかの香辛料は4枚ずつ、ハバネロ4枚。場札、山、集めた分に見えるカードはこれを超えません。",
                "The two decks have 22 togarashi, four of each other spice and four habaneros. What lies open, in heaps and "
                "among the collected never exceeds that.",
            ),
            _KAI,
            {
                "": Message(
                    TOO_MANY_COPIES,
                    Text(
                        "{card}は2デッキ合わせて{printed}枚です。場札と山と集めた分にこれを足すと{given}枚になり、数が合いません。",
                        "The two decks have {printed:copy|copies} of {card}. With this one, {given} would be open, in heaps or collected.",
                    ),
                )
            },
        ),
        Article(
            "kai.pass",
            Text("ハバネロを渡す", "Passing a habanero"),
            Text(
                "場札のハバネロは、いつでもほかの人に渡せます。もらった人は次の番を1回休み、ハバネロはその人の山札に入ります。"
                "番のカードをもう動かした人には、その番のあいだ渡せません。",
                "An open habanero may be passed to another player at any time. It goes into the receiver's deck, and the "
                "receiver skips one turn. Nobody can be given one in a turn in which they have already acted.",
            ),
            _KAI,
            {
                "": Message(
                    Text("自分には渡せません", "Not to oneself"),
                    Text(
                        "ハバネロは自分以外に渡します。{seat}から{seat}へは渡せません。",
                        "A habanero goes to another player; {seat} cannot pass it to {seat}.",
                    ),
                ),
                "begun": Message(
                    Text("{to}の番はもう始まっています", "{to}'s turn has begun"),
                    Text(
                        "{to}はこの番でもう動いたので、番が終わるまで渡せません。ほかの人に渡すか、番が終わるのを待ちます。",
                        "{to} has acted in this turn, so nothing can be passed there until it ends. Choose another player, or wait.",
                    ),
                ),
            },
        ),
        Article(
            "kai.end",
            Text("終わり", "The end"),
            Text(
                "3つ集めた人が出たらすぐ終わり。番の終わりに山札のない人がいれば、ほかの人が1回ずつ番をして終わります (休みも1回)。",
                "The game ends at once when somebody has collected three. If a deck is empty at the end of a turn, every other "
                "player has one more turn (a skip counts), and the game ends.",
            ),
            _KAI,
        ),
        Article(
            "kai.scoring.collected",
            Text("集めた山", "Collected heaps"),
            Text(
                "七味は10点、一味は7点。余分の唐辛子 (七味なら2枚めから、一味なら8枚めから) は1枚1点。",
                "A shichimi is worth 10, an ichimi 7, and each togarashi beyond the first or the seventh 1 more.",
            ),
            _KAI,
        ),
        Article(
            "kai.scoring.habanero",
            Text("ハバネロの点", "Points of habaneros"),
            Text(
                "改では場札に残ったハバネロ1枚につき5点。ゆっくりの追加ルールでは、一度ものぞかなかった人に2点。",
                "In kai 5 points for each habanero among the open cards. In slow, with the added rule, 2 points for a player "
                "who never peeked.",
            ),
            _KAI,
        ),
        Article(
            "kai.scoring.deck",
            Text("残った山札", "Cards left"),
            Text("山札に残ったカード1枚につき1点を引きます。", "1 point off for each card left in the own deck."),
            _KAI,
        ),
        Article(
            "kai.scoring.winner",
            Text("勝ち", "Winning"),
            Text(
                "3つ集めた人の勝ち。いなければ点の多い人、同点なら集めた数の多い人、それも同じなら分かち合います。"
                "「なまけもん」ありなら、山札がいちばん先に尽きた人が1つも集めていなければ、点によらずその人の勝ちです。",
                "Three collected heaps win. Otherwise most points, then most heaps, then a shared win. With the lazy option "
                "the player whose deck ran out first wins whatever the points if that player collected nothing.",
            ),
            _KAI,
        ),
    ),
)
