"""The rules page of shichimi, in our own words: the heap, the flag race, slow, kai."""

from companion.texts.base import Chapter, Entry, Text

_BASIC = Text("もとのルール「ひとりで七味ならべ」", "Printed rules, “Solo”")
_VERSUS = Text("もとのルール「ふたりで七味ならべ」「みんなで七味ならべ」", "Printed rules, “For two”, “For all”")
_SLOW = Text("もとのルール「ゆっくり七味ならべ」", "Printed rules, “Slow”")
_KAI = Text("もとのルール「みんなで七味ならべ改」", "Printed rules, “For all, revised”")
_APP = Text("このアプリのきまり", "A rule of this app")

_HEAP = Chapter(
    "heap",
    Text("七味と一味", "Shichimi and ichimi"),
    (
        Entry(
            "shichimi.heap",
            Text("七味", "Shichimi"),
            Text(
                "唐辛子が1枚以上、ほかの香辛料がちょうど6種、1枚ずつ。ハバネロが入ると成り立ちません。"
                "唐辛子は何枚でもよく、ほかの香辛料が重なってはいけません。",
                "One togarashi or more and exactly six other spices, one of each. A habanero ruins it. Togarashi may come "
                "any number of times, no other spice twice.",
            ),
            _BASIC,
        ),
        Entry(
            "shichimi.heap.ichimi",
            Text("一味", "Ichimi"),
            Text(
                "唐辛子だけが7枚以上あれば一味で、七味と同じに数えます。",
                "Seven togarashi or more and nothing else are an ichimi and count like a shichimi.",
            ),
            _BASIC,
        ),
        Entry(
            "shichimi.heap.alike",
            Text("まぎらわしい香辛料", "Spices that look alike"),
            Text(
                "焼唐辛子は唐辛子ではありません。黒胡麻と白胡麻も別の香辛料です。",
                "Yakitogarashi is not togarashi; black and white sesame (kurogoma, shirogoma) are two spices.",
            ),
            Text("もとのルール「ＦＡＱ」", "Printed rules, FAQ"),
        ),
        Entry(
            "shichimi.heap.cards",
            Text("カード", "The cards"),
            Text(
                "1デッキは唐辛子11枚、ほかの香辛料11種が2枚ずつ、ハバネロ2枚、勝利カード2枚です。",
                "A deck has 11 togarashi, two each of asanomi (hemp seed), keshi (poppy seed), chinpi (citrus peel), "
                "kurogoma (black sesame), shirogoma (white sesame), aonori (seaweed), yakitogarashi (roasted chili), "
                "natane (rapeseed), shoga (ginger), shiso and sansho (Japanese pepper), 2 habaneros and 2 victory cards.",
            ),
            Text("もとのルール「カード内訳」", "Printed rules, “The cards”"),
        ),
    ),
)

_RACE = Chapter(
    "race",
    Text("旗の早取り", "The flag race"),
    (
        Entry(
            "shichimi.turn",
            Text("席", "Seats"),
            Text(
                "ひとり、ふたり、または3人から8人。順番はなく、だれの入力もこの卓の席のどれかのものです。",
                "One player, two, or three to eight. There are no turns; every entry belongs to a seat at this table.",
            ),
            _VERSUS,
        ),
        Entry(
            "shichimi.flag-first",
            Text("旗が先、山はあと", "The flag first, then the heaps"),
            Text(
                "山がそろったと思った人が旗を取り、そこで全員が手を止めます。旗は1回に1度だけ、山を調べるのはそのあとです。"
                "裁定で通すと、二度めの旗は前のものと替わり、旗なしの回は唐辛子がいちばん多い人どうしで分けます。",
                "Whoever thinks the heap complete takes the flag, and all stop. There is one flag a round, and heaps are "
                "looked at after it. By a ruling a second flag replaces the first, and without one the most togarashi share.",
            ),
            _VERSUS,
        ),
        Entry(
            "shichimi.heap-once",
            Text("山は1つずつ", "One heap each"),
            Text(
                "1回に入れる山は1人1つ。裁定で通した二度めの山は、前の山と入れ替わります。",
                "Each player enters one heap a round; a second one that stands by a ruling replaces the first.",
            ),
            _VERSUS,
        ),
        Entry(
            "shichimi.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "山のカードは自分のデッキの枚数まで。ハバネロは、ひとりなら1枚、対戦では勝った数だけ (2枚まで) デッキに入ります。"
                "ひとりで山を2つ3つ作るときも、デッキは1つです。",
                "A heap has no more of a card than the player's deck. Solo decks hold one habanero, in the race one joins "
                "with each win, up to two. Several solo heaps come out of one deck.",
            ),
            _VERSUS,
        ),
        Entry(
            "shichimi.finished",
            Text("勝負のあと", "After the end"),
            Text(
                "だれかが決めた勝ち数に届いたら勝負は終わり。同じ回に何人か届けば、みんな勝ちです。ひとりなら最後の山で終わります。"
                "そのあと入れられるのは点数の直しだけです。",
                "The game ends when somebody has won as many rounds as agreed; several in one round share. Alone it ends with "
                "the last heap. After that only a score correction can be entered.",
            ),
            _VERSUS,
        ),
        Entry(
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
        Entry(
            "shichimi.scoring.wins",
            Text("勝ち数", "Rounds won"),
            Text("回に勝つたびに1点。", "1 point for each round won."),
            _VERSUS,
        ),
        Entry(
            "shichimi.scoring.heaps",
            Text("ひとりの点", "Points alone"),
            Text(
                "完成した山1つにつき1点。全部の山が完成すれば勝ちです。",
                "1 point for each complete heap; the game is won if every heap is complete.",
            ),
            _BASIC,
        ),
        Entry(
            "shichimi.void",
            Text("ノーカウント", "A void round"),
            Text(
                "全員が行き詰まった回は数えずにやり直します。最後の山を入れるまで、いつでもできます。ひとりなら入れた山が消えます。",
                "If everybody is stuck the round does not count and is played again. This can be entered until its last heap; "
                "alone it clears the heaps entered.",
            ),
            Text("もとのルール「ＦＡＱ」Q5", "Printed rules, FAQ, question 5"),
        ),
        Entry(
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

_SLOW_CHAPTER = Chapter(
    "slow",
    Text("ゆっくり七味ならべ", "Slow"),
    (
        Entry(
            "slow.turn",
            Text("手番", "Turns"),
            Text(
                "2人が4枚ずつひらいてから、席の順に交代します。番では1枚から4枚を置き、4枚まで補充して終わりです。"
                "1枚ごとに別の山へ置けます。",
                "Both open four cards, then take turns. A turn lays one to four cards, each on any heap, and ends with the "
                "refill to four.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.spoil-first",
            Text("台無し！", "Spoiled!"),
            Text(
                "8種以上の香辛料があるか、唐辛子のほかに同じ香辛料が2枚ある山に言います。番の最初、カードを置く前だけです。",
                "Called on a heap with eight or more kinds of spice, or with a spice other than togarashi twice. Only at the "
                "start of the own turn, before laying.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.complete",
            Text("七味完成！", "Complete!"),
            Text(
                "七味か一味になった山に、自分の番ならいつでも言えます。",
                "Called on a heap that is a shichimi or an ichimi, at any time in the own turn.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.empty-heap",
            Text("空の山", "Empty heaps"),
            Text("カードのない山には宣言できません。", "A heap without cards cannot be called."),
            _SLOW,
        ),
        Entry(
            "slow.hand",
            Text("場札から置く", "Lay open cards"),
            Text("置けるのは自分の場札にあるカードだけです。", "Only the own open cards can be laid."),
            _SLOW,
        ),
        Entry(
            "slow.place-one",
            Text("1枚は置く", "At least one card"),
            Text(
                "補充の前に1枚は置きます。場札がなければ置かずに終われます。",
                "At least one card is laid before the refill, unless none is open.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.refill-four",
            Text("4枚まで補充", "Refill to four"),
            Text(
                "場札が4枚になるまで引きます。山札が足りなければ、あるだけ引きます。",
                "Draw until four cards are open, or whatever the deck still has.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "1人のデッキは唐辛子11枚とほかの香辛料11種2枚ずつの33枚。ハバネロと勝利カードは入りません。",
                "Each deck has 33 cards: 11 togarashi and two each of eleven spices, no habaneros and no victory cards.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.peek",
            Text("のぞく (追加ルール)", "Peeking (added rule)"),
            Text(
                "ハバネロを1枚使うと、自分の番に山を1つだけこっそり見られます。1人2回までです。",
                "A habanero lets its owner look through one heap in secret in the own turn, twice a game.",
            ),
            Text("もとのルール「ゆっくり七味ならべ」追加ルール", "Printed rules, “Slow”, added rule"),
        ),
        Entry(
            "slow.scoring.togarashi",
            Text("宣言の点", "Points of a call"),
            Text(
                "宣言した山はめくって除きます。当たれば言った人、はずれなら相手が、その唐辛子を1枚1点でもらいます。",
                "A called heap is turned over and leaves the game. Its togarashi, a point each, go to the caller if right, "
                "else to the opponent.",
            ),
            _SLOW,
        ),
        Entry(
            "slow.scoring.victory",
            Text("勝利カード", "Victory cards"),
            Text(
                "唐辛子のない山なら、代わりに勝利カード1枚 (3点) です。",
                "A heap without togarashi gives a victory card of 3 points instead.",
            ),
            _SLOW,
        ),
        Entry(
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

_KAI_CHAPTER = Chapter(
    "kai",
    Text("みんなで七味ならべ改", "Kai"),
    (
        Entry(
            "kai.turn",
            Text("手番", "Turns"),
            Text(
                "2デッキ70枚を席の順に配り切り、4枚ずつひらいて始めます。番では置き、完成した山を集め、補充して終わります。"
                "ハバネロを渡すのだけは、だれの番でもできます。",
                "Two decks, 70 cards, are dealt out and four opened each. A turn lays cards, collects complete heaps and ends "
                "with the refill. Only a habanero may be passed in anyone's turn.",
            ),
            _KAI,
        ),
        Entry(
            "kai.fits",
            Text("置ける山", "Where a card fits"),
            Text(
                "置いたあとも完成できる山に置けます。唐辛子のほかは6種まで、1枚ずつ。唐辛子はどの山にも、ハバネロはどこにも置けません。"
                "裁定でくずれた山には何も置けません。",
                "A card fits a heap that can still become complete with it: up to six spices beside togarashi, one of each. "
                "Togarashi always fit, a habanero never, and nothing fits a heap that a ruling spoilt.",
            ),
            _KAI,
        ),
        Entry(
            "kai.place-one",
            Text("1枚は置く", "At least one card"),
            Text(
                "補充の前に1枚は置きます。どこにも置けなければ、先に山を引き取ります。場札がハバネロだけなら置かずに終われます。",
                "At least one card is laid before the refill. Where nothing fits, a heap is taken back first. With nothing but "
                "habaneros open the turn may end without laying.",
            ),
            _KAI,
        ),
        Entry(
            "kai.reclaim",
            Text("山を引き取る", "Taking a heap back"),
            Text(
                "場札がどの山にも置けないとき、置く前に、山を1つ自分の山札に戻せます。1回の番に1度、空の山は引き取れません。",
                "While no open card fits and none was laid in this turn, one heap goes back into the own deck; once a turn, "
                "not an empty heap.",
            ),
            _KAI,
        ),
        Entry(
            "kai.complete",
            Text("集める", "Collecting"),
            Text(
                "集められるのは完成した山だけ。補充のとき、残っている完成した山はひとりでに集まります。"
                "裁定で集めた未完成の山は、唐辛子だけなら一味、ほかがあれば七味と数えます。",
                "Only complete heaps are collected; those left at the refill are collected by themselves. An incomplete heap "
                "that a ruling lets through counts as a shichimi if it holds anything but togarashi, else as an ichimi.",
            ),
            _KAI,
        ),
        Entry(
            "kai.hand",
            Text("場札から", "Open cards"),
            Text(
                "置くのも渡すのも、自分の場札にあるカードだけです。", "Only the own open cards can be laid or passed."
            ),
            _KAI,
        ),
        Entry(
            "kai.refill-four",
            Text("4枚まで補充", "Refill to four"),
            Text(
                "場札が4枚になるまで、山札が足りなければあるだけ引きます。ハバネロを渡したときはすぐに1枚引きます。",
                "Draw until four are open, or whatever the deck has. A passed habanero is replaced by one card at once.",
            ),
            _KAI,
        ),
        Entry(
            "kai.deck-count",
            Text("カードの枚数", "How many cards there are"),
            Text(
                "2デッキで唐辛子22枚、ほかの香辛料は4枚ずつ、ハバネロ4枚。場札、山、集めた分に見えるカードはこれを超えません。",
                "The two decks have 22 togarashi, four of each other spice and four habaneros. What lies open, in heaps and "
                "among the collected never exceeds that.",
            ),
            _KAI,
        ),
        Entry(
            "kai.pass",
            Text("ハバネロを渡す", "Passing a habanero"),
            Text(
                "場札のハバネロは、いつでもほかの人に渡せます。もらった人は次の番を1回休み、ハバネロはその人の山札に入ります。"
                "番のカードをもう動かした人には、その番のあいだ渡せません。",
                "An open habanero may be passed to another player at any time. It goes into the receiver's deck, and the "
                "receiver skips one turn. Nobody can be given one in a turn in which they have already acted.",
            ),
            _KAI,
        ),
        Entry(
            "kai.end",
            Text("終わり", "The end"),
            Text(
                "3つ集めた人が出たらすぐ終わり。番の終わりに山札のない人がいれば、ほかの人が1回ずつ番をして終わります (休みも1回)。",
                "The game ends at once when somebody has collected three. If a deck is empty at the end of a turn, every other "
                "player has one more turn (a skip counts), and the game ends.",
            ),
            _KAI,
        ),
        Entry(
            "kai.scoring.collected",
            Text("集めた山", "Collected heaps"),
            Text(
                "七味は10点、一味は7点。余分の唐辛子 (七味なら2枚めから、一味なら8枚めから) は1枚1点。",
                "A shichimi is worth 10, an ichimi 7, and each togarashi beyond the first or the seventh 1 more.",
            ),
            _KAI,
        ),
        Entry(
            "kai.scoring.habanero",
            Text("ハバネロの点", "Points of habaneros"),
            Text(
                "改では場札に残ったハバネロ1枚につき5点。ゆっくりの追加ルールでは、一度ものぞかなかった人に2点。",
                "In kai 5 points for each habanero among the open cards. In slow, with the added rule, 2 points for a player "
                "who never peeked.",
            ),
            _KAI,
        ),
        Entry(
            "kai.scoring.deck",
            Text("残った山札", "Cards left"),
            Text("山札に残ったカード1枚につき1点を引きます。", "1 point off for each card left in the own deck."),
            _KAI,
        ),
        Entry(
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

CHAPTERS = (_HEAP, _RACE, _SLOW_CHAPTER, _KAI_CHAPTER)
