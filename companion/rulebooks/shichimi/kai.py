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
            "kai.setup",
            Text("準備", "Setup"),
            Text(
                "勝利カードを抜いた2デッキ70枚を切り交ぜ、親から時計回りに1枚ずつ配り切ります。親は最近七味を使った人です。"
                "山札から4枚ずつひらいて場札にします。山 (七味置き場) は4つ、みんなで使い、カードは全部見えるように並べます。",
                "Two decks without victory cards, 70 cards, are shuffled and dealt out one by one, clockwise from the dealer: "
                "whoever used shichimi last. Everybody opens four cards. All players share four heaps, laid so that every "
                "card can be seen.",
            ),
            _KAI,
            ours=Text("席の1番めが親です。", "The first seat is the dealer."),
        ),
        Article(
            "kai.turn",
            Text("手番", "Turns"),
            Text(
                "手番では、場札から1枚以上をどの山 (七味置き場) にでも置き、完成した山を集め、場札を4枚まで補充して終わります。"
                "ハバネロを渡すのだけは、だれの番でもできます。",
                "In a turn you lay at least one open card on any of the heaps, collect complete heaps, and draw back to four, "
                "which ends the turn. Only a habanero may be passed in anyone's turn.",
            ),
            _KAI,
            {"": OTHER_TURN, "again": DEALT, "before-deal": BEFORE_DEAL},
        ),
        Article(
            "kai.fits",
            Text("置ける山", "Where a card fits"),
            Text(
                "そのカードを置いてもまだ完成できる山に置けます。唐辛子のほかは6種まで、1枚ずつです。唐辛子はどの山にも置けます。"
                "ハバネロはどこにも置けません。",
                "A card fits a heap that can still become complete with it: up to six spices beside togarashi, one of each. "
                "Togarashi fit everywhere, a habanero nowhere.",
            ),
            _KAI,
            ours=Text(
                "もとのルールは「置けない」とだけ書いています。ここでは、置くともう七味にも一味にもならない山には置けないと読みます。"
                "裁定でくずれた山には何も置けません。",
                "The printed rules only speak of cards that cannot be laid. We read it so: a card cannot go where the heap "
                "could no longer become a shichimi or an ichimi. Nothing fits a heap that a ruling spoilt.",
            ),
            ways={
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
                "補充の前に1枚は置きます。どこにも置けなければ、先に山を1つ引き取ります。",
                "At least one card is laid before the refill. If nothing fits anywhere, a heap is taken back first.",
            ),
            _KAI,
            ours=Text(
                "場札がハバネロだけなら、置かずに番を終えられます。",
                "With nothing but habaneros open, the turn may end without laying a card.",
            ),
            ways={
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
                "場札がどの山にも置けないときは、山 (七味置き場) を1つ選び、全部を自分の山札に加えて切り交ぜ、番を続けます。空の山は引き取れません。",
                "When none of your open cards fits, choose a heap, shuffle all of it into your deck and go on. An empty heap "
                "cannot be taken back.",
            ),
            _KAI,
            ours=Text(
                "引き取れるのは1回の番に1度、まだ1枚も置いていないときだけです。",
                "Only once per turn, and only before you have laid a card in it.",
            ),
            ways={
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
                        "{seat} has already taken a heap back in this turn; once per turn is all.",
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
                "完成した七味や一味は、自分の番に七味置き場から回収して自分の得点にします。集められるのは完成した山だけです。",
                "A complete shichimi or ichimi is taken from the table in your own turn and scores for you. Only complete heaps "
                "can be collected.",
            ),
            _KAI,
            ours=Text(
                "補充のとき、残っている完成した山は自動でその人の得点になります。"
                "裁定で集めた未完成の山は、唐辛子だけなら一味、ほかのカードがあれば七味と数えます。",
                "Complete heaps left at the refill are collected automatically. An incomplete heap that the table lets through "
                "counts as a shichimi if it holds anything but togarashi, otherwise as an ichimi.",
            ),
            ways={
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
                "置くのも渡すのも、自分の場札にあるカードだけです。", "Only your own open cards can be laid or passed."
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
                        "{seat} passes a habanero and draws a card for it at once ({deck} left in the deck): enter the card that was drawn.",
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
                "場札のハバネロ (お邪魔カード) は、いつでもほかの人に渡せます。もらった人は次の番を1回休み、ハバネロを自分の山札に加えて切り交ぜます。"
                "渡した人はすぐに1枚引きます。自分の番をもう始めた人には、その番が終わるまで渡せません。",
                "An open habanero may be passed to another player at any time. The receiver shuffles it into their deck and "
                "skips their next turn; the giver draws a card at once. Somebody whose turn has begun cannot be given one "
                "until it ends.",
            ),
            _KAI,
            ours=Text(
                "番を始めたとは、置いた、引き取った、集めた、のどれかをしたあとです。次の番までに何枚もらっても、休みは1回です。",
                "A turn has begun once its player has laid, taken back or collected. Several habaneros before the next turn are "
                "still one skip.",
            ),
            ways={
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
                "だれかが3つ集めたらすぐ終わりです。だれかの山札が尽きたら、残りの人が1回ずつ手番をして終わります。",
                "The game ends at once when somebody has collected three heaps. When a deck has run out, the other players have "
                "one more turn each, and the game ends.",
            ),
            _KAI,
            ours=Text(
                "3つには一味も数えます。山札は番の終わりに見ます。残りの人とは、そのラウンドでもう番をした人も含めて、ほかの全員です。休みも1回に数えます。",
                "An ichimi counts among the three. Decks are looked at when a turn ends. The other players are all others, also "
                "those who have already moved in this round; a skipped turn counts as the one turn.",
            ),
        ),
        Article(
            "kai.scoring.collected",
            Text("集めた山", "Collected heaps"),
            Text(
                "七味は10点、一味は7点。余分な唐辛子 (七味なら2枚めから、一味なら8枚めから) は1枚1点です。",
                "A shichimi is worth 10 points, an ichimi 7, and each extra togarashi (from the second in a shichimi, from the eighth "
                "in an ichimi) 1 more.",
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
            Text("山札に残ったカード1枚につき1点を引きます。", "1 point off for each card left in your deck."),
            _KAI,
        ),
        Article(
            "kai.scoring.winner",
            Text("勝ち", "Winning"),
            Text(
                "3つ集めた人の勝ちです。いなければ点の多い人、同点なら七味をより多く作った人の勝ちです。"
                "「なまけもん」ありなら、山札が最初に尽きた人が七味も一味も1つも作っていなければ、点によらずその人の勝ちです。",
                "Three collected heaps win. Otherwise most points win, then most heaps. With “Lazybones” (an added rule) the "
                "player whose deck ran out first wins whatever the points, if that player has collected nothing.",
            ),
            _KAI,
            ours=Text(
                "作った数には一味も数え、それも同じなら分かち合います。3つ集めた人は「なまけもん」にも勝ちます。",
                "An ichimi counts as a heap here too; if that is level the win is shared. Three heaps beat Lazybones.",
            ),
        ),
    ),
)
