"""The rule book of shichimi: slow."""

from companion.rulebooks.shichimi.shared import (
    APP,
    BEFORE_DEAL,
    DEALT,
    NOT_OPEN,
    OTHER_TURN,
    REFILL_DECK,
    REFILL_FOUR,
    TOO_MANY_COPIES,
)
from companion.texts.base import Article, Chapter, Message, Text

_SLOW = Text("もとのルール「ゆっくり七味ならべ」", "Printed rules, “Slow”")

CHAPTER = Chapter(
    "slow",
    Text("ゆっくり七味ならべ", "Slow"),
    (
        Article(
            "slow.setup",
            Text("準備", "Setup"),
            Text(
                "1人1デッキ。勝利カードとハバネロを抜いて切り、裏向きに持ちます。上から4枚を表にひらいて場札にします。"
                "順番はじゃんけんなどで決めます。山 (七味置き場) は3つで、2人で使います。",
                "A deck each without victory cards and habaneros, shuffled and held face down. Open four cards each. Decide who "
                "starts, for example by rock, paper, scissors. There are three heaps, and both players use all of them.",
            ),
            _SLOW,
            ours=Text("席の1番めから始めます。", "The first seat starts."),
        ),
        Article(
            "slow.turn",
            Text("手番", "Turns"),
            Text(
                "手番では、場札から1枚から4枚を山 (七味置き場) に置き、場札を4枚まで補充して終わりです。"
                "カードは表のまま、下のカードが見えないように重ねます。見えるのはいちばん上の1枚だけです。",
                "In a turn you lay one to four open cards on the heaps and draw back to four, which ends the turn. Cards lie "
                "face up and cover those below: only the top card of a heap can be seen.",
            ),
            _SLOW,
            ours=Text("1枚ごとに別の山へ置けます。", "Each card may go to another heap."),
            ways={"": OTHER_TURN, "again": DEALT, "before-deal": BEFORE_DEAL},
        ),
        Article(
            "slow.spoil-first",
            Text("台無し！", "Spoiled!"),
            Text(
                "8種以上の香辛料が入っているか、唐辛子のほかに同じ香辛料が2枚ある山に宣言します。自分の番の最初、カードを置く前だけです。",
                "Called on a heap with eight or more kinds of spice, or with a spice other than togarashi twice. Only at the "
                "start of your own turn, before you lay a card.",
            ),
            _SLOW,
            {
                "": Message(
                    Text("もうカードを置いています", "A card has been laid"),
                    Text(
                        "「台無し！」はカードを置く前だけです。この番ではもう{placed}枚置いたので、宣言できるのは「七味完成！」だけです。",
                        "“Spoiled!” is called before laying. {placed:card has|cards have} been laid in this turn, so only "
                        "“Complete!” can still be called.",
                    ),
                )
            },
        ),
        Article(
            "slow.complete",
            Text("七味完成！", "Complete!"),
            Text(
                "七味か一味になった山に、自分の番ならいつでも宣言できます。",
                "Called on a heap that is a shichimi or an ichimi, at any time in your own turn.",
            ),
            _SLOW,
        ),
        Article(
            "slow.empty-heap",
            Text("空の山", "Empty heaps"),
            Text("カードのない山には宣言できません。", "A heap without cards cannot be called."),
            APP,
            {
                "": Message(
                    Text("{heap}にはカードがありません", "Heap {heap} is empty"),
                    Text(
                        "空の山には宣言できません。カードがある山は {heaps} です。",
                        "An empty heap cannot be called. Heaps with cards: {heaps}.",
                    ),
                )
            },
        ),
        Article(
            "slow.hand",
            Text("場札から置く", "Open cards"),
            Text("置けるのは自分の場札にあるカードだけです。", "Only your own open cards can be laid."),
            _SLOW,
            {
                "": NOT_OPEN,
                "hidden": Message(
                    Text("そのカードは場札にありません", "That card was not open"),
                    Text(
                        "直したあとでは、{seat}がここで置いたカードが場札にありません。どのカードかは終わるまで見せません。",
                        "After the change the card that {seat} laid here was not open. What it was stays hidden until the end.",
                    ),
                ),
            },
        ),
        Article(
            "slow.place-one",
            Text("1枚は置く", "At least one card"),
            Text(
                "補充の前に1枚は置きます。場札がなければ置かずに終われます。",
                "At least one card is laid before the refill, unless none is open.",
            ),
            _SLOW,
            {
                "": Message(
                    Text("1枚は置きます", "Lay at least one card"),
                    Text(
                        "{seat}はこの番にまだ置いていません。場札{open}枚のうち1枚以上を置いてから補充します。",
                        "{seat} has laid nothing in this turn. At least one of the {open} open cards is laid before the refill.",
                    ),
                )
            },
        ),
        Article(
            "slow.refill-four",
            Text("4枚まで補充", "Refill to four"),
            Text(
                "場札が4枚になるまで引きます。山札が足りなければ、あるだけ引きます。",
                "Draw until four cards are open, or whatever the deck still has.",
            ),
            _SLOW,
            {"": REFILL_FOUR, "deck": REFILL_DECK},
        ),
        Article(
            "slow.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "1人のデッキは唐辛子11枚とほかの香辛料11種2枚ずつの33枚。ハバネロと勝利カードは入りません。",
                "Each deck has 33 cards: 11 togarashi and two each of eleven spices, no habaneros and no victory cards.",
            ),
            _SLOW,
            {
                "": Message(
                    TOO_MANY_COPIES,
                    Text(
                        "{card}は1人のデッキに{printed}枚で、これを入れると{given}枚めになります。めくったカードを見直してください。",
                        "A deck has {printed:copy|copies} of {card}; this would be number {given}. Please look at the drawn cards again.",
                    ),
                ),
                "none": Message(
                    Text("{card}は使いません", "{card} is not in the deck"),
                    Text(
                        "ゆっくり七味ならべのデッキに{card}は入りません。めくったカードを見直してください。",
                        "The decks of the slow game hold no {card}. Please look at the drawn cards again.",
                    ),
                ),
                "hidden": Message(
                    Text("同じカードが多すぎます", "Too many copies"),
                    Text(
                        "引いたカードのどれかが、1人のデッキの枚数 ({printed}枚) より多くなります。どのカードかは終わるまで見せません。",
                        "One of the cards drawn would come more often than the deck has it ({printed}). Which one stays hidden until the end.",
                    ),
                ),
            },
        ),
        Article(
            "slow.peek",
            Text("のぞく (追加ルール)", "Peeking (added rule)"),
            Text(
                "ハバネロを1枚使うと、自分の番に山1つの中身をこっそり見られます。1人2回まで。使ったハバネロはゲームから除きます。一度も使わなければ、終わりに2点です。",
                "Spend a habanero in your own turn to look through one heap in secret, at most twice per game. A spent habanero "
                "leaves the game. Whoever never peeked gets 2 points at the end.",
            ),
            Text("もとのルール「ゆっくり七味ならべ」追加ルール", "Printed rules, “Slow”, added rule"),
            {
                "": Message(
                    Text("ハバネロは使い切りました", "No habanero left"),
                    Text(
                        "のぞけるのは1人2回までで、{seat}はもう{peeks}回のぞきました。",
                        "Each player may peek twice a game, and {seat} has peeked {peeks:time|times}.",
                    ),
                ),
                "option": Message(
                    Text("この卓ではのぞけません", "No peeking at this table"),
                    Text(
                        "山をのぞくのはハバネロの追加ルールです。この卓は追加ルールなしで始めました。",
                        "Peeking belongs to the added habanero rule, and this table plays without it.",
                    ),
                ),
            },
        ),
        Article(
            "slow.scoring.togarashi",
            Text("宣言の点", "Points of a call"),
            Text(
                "宣言された山は取り除き、中身を公開します。当たれば宣言した人、はずれなら相手が、その唐辛子を1枚1点でもらいます。",
                "A called heap is taken out and shown. Its togarashi, a point each, go to the caller if the call was right, "
                "otherwise to the opponent.",
            ),
            _SLOW,
        ),
        Article(
            "slow.scoring.victory",
            Text("勝利カード", "Victory cards"),
            Text(
                "唐辛子のない山なら、代わりに勝利カード1枚 (唐辛子3枚分、3点) をもらいます。",
                "A heap without togarashi gives a victory card instead, worth 3 togarashi: 3 points.",
            ),
            _SLOW,
            ours=Text(
                "勝利カードが足りなくなっても、3点は入ります。",
                "The 3 points count even when no victory card is left.",
            ),
        ),
        Article(
            "slow.scoring.end",
            Text("終わりと勝ち", "The end"),
            Text(
                "だれかが4枚に戻せなくなったら、相手がもう1回番をして終わり。点の多い人の勝ち、同点は引き分けです。",
                "When a player cannot get back to four, the other has one more turn and the game ends. Most points win; equal "
                "points are a draw.",
            ),
            _SLOW,
        ),
    ),
)
