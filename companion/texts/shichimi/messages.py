"""What the referee says of every broken rule, in the order of the game's page."""

from companion.texts.base import Message, Text

_DEALT = Message(
    Text("もう配ってあります", "Dealt already"),
    Text(
        "カードはもうひらいてあります。配るのは最初の一度だけです。",
        "The open cards are entered already; a game is dealt only once.",
    ),
)
_BEFORE_DEAL = Message(
    Text("まず4枚ずつひらきます", "Open four cards each first"),
    Text(
        "まだカードがひらかれていません。全員の場札4枚を先に入れます。",
        "No cards are open yet: the four open cards of every player come first.",
    ),
)
_OTHER_TURN = Message(
    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
    Text("いまは{turn_seat}の番で、{seat}の番ではありません。", "It is {turn_seat}'s turn now, not {seat}'s."),
)
_NOT_OPEN = Message(
    Text("{card}は場札にありません", "{card} is not open"),
    Text(
        "{seat}の場札に{card}はありません。いまの場札は {cards} です。",
        "{seat} has no {card} among the open cards, which are: {cards}.",
    ),
)
_REFILL_FOUR = Message(
    Text("引くのは{due}枚です", "Draw {due:card|cards}"),
    Text(
        "{seat}の場札は{open}枚なので、4枚になるまで{due}枚を引きます。入力は{given}枚でした。",
        "{seat} has {open} open, so the refill to four draws {due:card|cards}, not {given}.",
    ),
)
_REFILL_DECK = Message(
    Text("山札はあと{deck}枚です", "{deck:card|cards} left in the deck"),
    Text(
        "{seat}の山札は残り{deck}枚なので、引けるのはその{due}枚だけです。入力は{given}枚でした。",
        "{seat}'s deck has {deck:card|cards} left, so exactly {due} can be drawn, not {given}.",
    ),
)
_TOO_MANY_COPIES = Text("{card}は{printed}枚までです", "Only {printed} of {card}")

MESSAGES = {
    "shichimi.turn/no-seat": Message(
        Text("その席はありません", "No such seat"),
        Text(
            "この卓は{seats}人です。{seat_number}番めの席はないので、旗も山も入れられません。",
            "This table has {seats:seat|seats}; there is no seat number {seat_number} to take a flag or show a heap.",
        ),
    ),
    "shichimi.flag-first": Message(
        Text("旗がまだ取られていません", "Nobody has the flag yet"),
        Text(
            "山を調べるのは、だれかが旗を取ってからです。{seat}の山の前に、旗を取った人を入れます。",
            "Heaps are looked at once the flag is taken. Enter who took it before {seat}'s heap.",
        ),
    ),
    "shichimi.flag-first/again": Message(
        Text("旗は{other}が取りました", "{other} has the flag"),
        Text(
            "この回の旗はもう{other}が取っています。旗は1回に1度だけなので、{seat}は取れません。次は山を入れます。",
            "{other} took the flag in this round already, so {seat} cannot. The heaps come next.",
        ),
    ),
    "shichimi.flag-first/no-flag": Message(
        Text("ひとりでは旗を使いません", "No flag when playing alone"),
        Text(
            "ひとりで七味ならべに旗はありません。そろったと思ったら、山のカードを入れます。",
            "There is no flag in the solo game. When the heap seems complete, enter its cards.",
        ),
    ),
    "shichimi.heap-once": Message(
        Text("{seat}の山はもう入っています", "{seat}'s heap is entered"),
        Text(
            "山は1回に1人1つです。{seat}の山はもう入っていて、まだなのは {missing} です。",
            "Each player has one heap a round. {seat}'s is entered already; still to come: {missing}.",
        ),
    ),
    "shichimi.deck-count": Message(
        _TOO_MANY_COPIES,
        Text(
            "{card}はデッキに{printed}枚しかありません。この入力では{given}枚になるので、数え直してください。",
            "The deck has {printed:copy|copies} of {card}, and this would make {given}. Please count again.",
        ),
    ),
    "shichimi.deck-count/none": Message(
        Text("{card}はまだデッキにありません", "No {card} in this deck yet"),
        Text(
            "{card}は、1勝ごとに1枚 (2枚まで) 勝った人のデッキに入ります。まだ勝っていない人の山には入りえません。",
            "A {card} joins a player's deck with each round won, two at most. Without a win there is none to lay.",
        ),
    ),
    "shichimi.finished/over": Message(
        Text("勝負はついています", "The game is over"),
        Text(
            "この勝負はもう終わっています。入れられるのは点数の直しだけです。",
            "This game has ended; only a score correction can still be entered.",
        ),
    ),
    "shichimi.finished/stopped": Message(
        Text("卓は止まっています", "The table has stopped"),
        Text(
            "この勝負は途中で止めました。入れられるのは点数の直しだけです。",
            "This game was stopped early; only a score correction can still be entered.",
        ),
    ),
    "slow.turn": _OTHER_TURN,
    "slow.turn/again": _DEALT,
    "slow.turn/before-deal": _BEFORE_DEAL,
    "slow.spoil-first": Message(
        Text("もうカードを置いています", "A card has been laid"),
        Text(
            "「台無し！」は置く前だけです。この番ではもう{placed}枚置いたので、言えるのは「七味完成！」だけです。",
            "“Spoiled!” is called before laying. {placed:card has|cards have} been laid in this turn, so only "
            "“Complete!” can still be called.",
        ),
    ),
    "slow.empty-heap": Message(
        Text("{heap}にはカードがありません", "Heap {heap} is empty"),
        Text(
            "空の山には宣言できません。カードがある山は {heaps} です。",
            "An empty heap cannot be called. Heaps with cards: {heaps}.",
        ),
    ),
    "slow.hand": _NOT_OPEN,
    "slow.hand/hidden": Message(
        Text("その札は場札にありません", "That card was not open"),
        Text(
            "直したあとでは、{seat}がここで置いた札が場札にありません。中身は終わるまで見せません。",
            "After the change the card that {seat} laid here was not open. What it was stays hidden until the end.",
        ),
    ),
    "slow.place-one": Message(
        Text("1枚は置きます", "Lay at least one card"),
        Text(
            "{seat}はこの番にまだ置いていません。場札{open}枚のうち1枚以上を置いてから補充します。",
            "{seat} has laid nothing in this turn. At least one of the {open} open cards is laid before the refill.",
        ),
    ),
    "slow.refill-four": _REFILL_FOUR,
    "slow.refill-four/deck": _REFILL_DECK,
    "slow.deck-count": Message(
        _TOO_MANY_COPIES,
        Text(
            "{card}は1人のデッキに{printed}枚で、これを入れると{given}枚めになります。めくったカードを見直してください。",
            "A deck has {printed:copy|copies} of {card}; this would be number {given}. Please look at the drawn cards again.",
        ),
    ),
    "slow.deck-count/none": Message(
        Text("{card}は使いません", "{card} is not in the deck"),
        Text(
            "ゆっくり七味ならべのデッキに{card}は入りません。めくったカードを見直してください。",
            "The decks of the slow game hold no {card}. Please look at the drawn cards again.",
        ),
    ),
    "slow.deck-count/hidden": Message(
        Text("同じ札が多すぎます", "Too many copies"),
        Text(
            "引いた札のどれかが、1人のデッキの枚数 ({printed}枚) より多くなります。どれかは終わるまで見せません。",
            "One of the cards drawn would come more often than the deck has it ({printed}). Which one stays hidden until the end.",
        ),
    ),
    "slow.peek": Message(
        Text("ハバネロは使い切りました", "No habanero left"),
        Text(
            "のぞけるのは1人2回までで、{seat}はもう{peeks}回のぞきました。",
            "Each player may peek twice a game, and {seat} has peeked {peeks:time|times}.",
        ),
    ),
    "slow.peek/option": Message(
        Text("この卓ではのぞけません", "No peeking at this table"),
        Text(
            "山をのぞくのはハバネロの追加ルールです。この卓は追加ルールなしで始めました。",
            "Peeking belongs to the added habanero rule, and this table plays without it.",
        ),
    ),
    "kai.turn": _OTHER_TURN,
    "kai.turn/again": _DEALT,
    "kai.turn/before-deal": _BEFORE_DEAL,
    "kai.fits/habanero": Message(
        Text("ハバネロは置けません", "A habanero fits nowhere"),
        Text(
            "{heap}にもほかの山にも、ハバネロは置けません。場札に残すか、ほかの人に渡します。",
            "A habanero cannot be laid on heap {heap} or any other: keep it open, or pass it to another player.",
        ),
    ),
    "kai.fits/ruined": Message(
        Text("{heap}はもう完成しません", "Heap {heap} cannot be completed"),
        Text(
            "{heap}は裁定でくずれていて、{card}を置いても完成しません。{card}が置ける山は {heaps} です。",
            "A ruling left heap {heap} beyond repair, so {card} does not fit it. It fits: {heaps}.",
        ),
    ),
    "kai.fits/there": Message(
        Text("{card}はもうあります", "{card} is there already"),
        Text(
            "{heap}にはもう{card}があります。唐辛子のほかは1枚ずつです。{card}が置ける山は {heaps} です。",
            "Heap {heap} has {card} already, and only togarashi may come twice. {card} fits: {heaps}.",
        ),
    ),
    "kai.fits/full": Message(
        Text("{heap}はほか6種がそろっています", "Heap {heap} has its six spices"),
        Text(
            "{heap}には唐辛子のほかに6種あり、{card}は7種めになります。{card}が置ける山は {heaps} です。",
            "Heap {heap} has six spices beside togarashi, and {card} would be a seventh. {card} fits: {heaps}.",
        ),
    ),
    "kai.place-one": Message(
        Text("1枚は置きます", "Lay at least one card"),
        Text(
            "{seat}はこの番にまだ置いていません。場札の {cards} から1枚以上を置いてから補充します。",
            "{seat} has laid nothing in this turn: at least one of {cards} is laid before the refill.",
        ),
    ),
    "kai.place-one/stuck": Message(
        Text("先に山を引き取ります", "Take a heap back first"),
        Text(
            "{seat}の場札 {cards} はどの山にも置けません。山を1つ引き取り、空いた所に1枚以上を置いてから補充します。",
            "None of {seat}'s open cards ({cards}) fits. Take one heap back, lay at least one card, then refill.",
        ),
    ),
    "kai.reclaim": Message(
        Text("まだ置けるカードがあります", "There is a card that fits"),
        Text(
            "引き取れるのは、場札がどの山にも置けないときだけです。{seat}は {cards} を置けます。",
            "A heap is taken back only when no open card fits. {seat} can lay: {cards}.",
        ),
    ),
    "kai.reclaim/twice": Message(
        Text("引き取りは1回だけです", "Only once a turn"),
        Text(
            "{seat}はこの番にもう山を引き取りました。引き取れるのは1回の番に1つです。",
            "{seat} has taken a heap back in this turn already; one a turn is all.",
        ),
    ),
    "kai.reclaim/placed": Message(
        Text("もうカードを置いています", "A card has been laid"),
        Text(
            "{seat}はこの番にもう{placed}枚置きました。引き取れるのは置く前だけです。補充して番を終えます。",
            "{seat} has laid {placed:card|cards} in this turn. A heap is taken back only before that; refill to end the turn.",
        ),
    ),
    "kai.reclaim/empty": Message(
        Text("{heap}にはカードがありません", "Heap {heap} is empty"),
        Text(
            "空の山は引き取れません。カードがある山は {heaps} です。",
            "An empty heap cannot be taken back. Heaps with cards: {heaps}.",
        ),
    ),
    "kai.complete": Message(
        Text("{heap}はまだ完成していません", "Heap {heap} is not complete"),
        Text(
            "{heap}は完成していません ({why})。集められるのは七味か一味になった山だけです。",
            "Heap {heap} is not complete ({why}). Only a shichimi or an ichimi can be collected.",
        ),
    ),
    "kai.complete/empty": Message(
        Text("{heap}にはカードがありません", "Heap {heap} is empty"),
        Text(
            "{heap}は空です ({why})。集められるのは七味か一味になった山だけです。",
            "Heap {heap} is empty ({why}). Only a shichimi or an ichimi can be collected.",
        ),
    ),
    "kai.hand": _NOT_OPEN,
    "kai.refill-four": _REFILL_FOUR,
    "kai.refill-four/deck": _REFILL_DECK,
    "kai.refill-four/hands": Message(
        Text("場札は{seats}人分です", "Open cards for {seats:player|players}"),
        Text(
            "この卓は{seats}人なので、4枚ずつ{seats}人分をひらきます。入力は{given}人分でした。",
            "The table has {seats:player|players}, so four cards are opened for each of them, not for {given}.",
        ),
    ),
    "kai.refill-four/pass": Message(
        Text("すぐに1枚引きます", "Draw one card at once"),
        Text(
            "ハバネロを渡した{seat}は、すぐに山札から1枚ひらきます (残り{deck}枚)。ひらいたカードを入れてください。",
            "{seat} passes a habanero and draws a card for it at once ({deck} left in the deck): say which card it was.",
        ),
    ),
    "kai.refill-four/pass-deck": Message(
        Text("山札がありません", "The deck is empty"),
        Text(
            "{seat}の山札はもうないので、{card}は引けません。ハバネロを渡すだけにします。",
            "{seat}'s deck is empty, so {card} cannot be drawn: the habanero is passed and nothing drawn.",
        ),
    ),
    "kai.deck-count": Message(
        _TOO_MANY_COPIES,
        Text(
            "{card}は2デッキ合わせて{printed}枚です。場札と山と集めた分にこれを足すと{given}枚になり、数が合いません。",
            "The two decks have {printed:copy|copies} of {card}. With this one, {given} would be open, in heaps or collected.",
        ),
    ),
    "kai.pass": Message(
        Text("自分には渡せません", "Not to oneself"),
        Text(
            "ハバネロは自分以外に渡します。{seat}から{seat}へは渡せません。",
            "A habanero goes to another player; {seat} cannot pass it to {seat}.",
        ),
    ),
    "kai.pass/begun": Message(
        Text("{to}の番はもう始まっています", "{to}'s turn has begun"),
        Text(
            "{to}はこの番でもう動いたので、番が終わるまで渡せません。ほかの人に渡すか、番が終わるのを待ちます。",
            "{to} has acted in this turn, so nothing can be passed there until it ends. Choose another player, or wait.",
        ),
    ),
}
