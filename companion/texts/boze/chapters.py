"""The rules page of boze, in our own words, and the names of its score lines."""

from companion.texts.base import Chapter, Entry, ScoreLine, Text

_SETUP = Text("もとのルール「ゲームの準備」", "Printed rules, “Setup”")
_GOAL = Text("もとのルール「ゲームの勝利条件」", "Printed rules, “Winning”")
_FLOW = Text("もとのルール「ゲームの流れ」", "Printed rules, “Course of the game”")
_ACTIONS = Text("もとのルール「アクションについて」", "Printed rules, “Actions”")
_COMPANIONS = Text("もとのルール「仲間について」", "Printed rules, “Companions”")
_ITEMS = Text("もとのルール「アイテムについて」", "Printed rules, “Items”")
_DUTY = Text("もとのルール「巫女のお仕事」", "Printed rules, “Shrine duty”")
_COSTS = Text("もとのルール「コストについて」", "Printed rules, “Costs”")
_EFFECTS = Text("もとのルール「効果について」", "Printed rules, “Effects”")

CHAPTERS = (
    Chapter(
        "course",
        Text("進み方", "Course of play"),
        (
            Entry(
                "boze.setup",
                Text("準備", "Setup"),
                Text(
                    "1人につき最初のキャラ1枚、アクションカード5枚、ボーナスカード8枚で始めます。3番めの席は人魂1、4番めの席は人魂2をもらいます。"
                    "最初の手番の前に、席の順に1人1回、好きな枚数のアクションカードを捨てて引き直せます。",
                    "Everybody starts with the first character, 5 action cards and 8 bonus cards. The third seat has 1 gold, "
                    "the fourth 2. Before the first move, in seat order and once each, action cards may be discarded and "
                    "drawn anew.",
                ),
                _SETUP,
            ),
            Entry(
                "boze.turn",
                Text("ターンと手番", "Rounds and moves"),
                Text(
                    "ターンの始めに全員のキャラが立ちます。スタートプレイヤーから順に、手番ごとにキャラを1人タップして行動します。"
                    "ターン最初の手番では、先にアクションカードを1枚引きます (最初の席の最初の手番だけは引きません)。"
                    "立っているキャラのいない席は飛ばします。全員タップしたら、場の補充、場のアクションカードの片付け、あればお仕事、の順に終わります。",
                    "At a round's start all characters untap. From the start player on, each move taps one character. "
                    "A seat's first move in a round first draws an action card (not the very first move of seat one). "
                    "Seats with nobody ready are passed over. When all are tapped the market is filled, the action cards on "
                    "the table are discarded, and the shrine duty comes if it is due.",
                ),
                _FLOW,
            ),
            Entry(
                "boze.tapped",
                Text("タップ", "Tapping"),
                Text(
                    "タップしたキャラは次のターンまで行動できません。仲間にしたばかりのキャラもタップして置きます。",
                    "A tapped character does nothing until the next round. A new companion arrives tapped.",
                ),
                _FLOW,
            ),
            Entry(
                "boze.character",
                Text("自分のキャラ", "Your characters"),
                Text(
                    "行動するのも、アイテムを着けるのも、自分のキャラだけです。来た順に数え、最初のキャラが1人めです。",
                    "Only your own characters work and wear items. They are counted in the order they came, the first one first.",
                ),
                _FLOW,
            ),
            Entry(
                "boze.deck",
                Text("アクションの山札", "The action deck"),
                Text(
                    "山札が0枚のときに引くと、捨て札を切って新しい山札にします。枚数を決めた卓ではアプリが数えて自動で作り直し、"
                    "決めていない卓では作り直したときに入れます。山札と捨て札にある枚数より多くは引けません。",
                    "A draw from an empty deck makes it anew from the discards. Where the table says how many cards there are, "
                    "the app counts and does this by itself; elsewhere the table says when it happened. No more can be drawn "
                    "than deck and discards hold.",
                ),
                _DUTY,
            ),
        ),
    ),
    Chapter(
        "actions",
        Text("行動", "Actions"),
        (
            Entry(
                "boze.category",
                Text("カードのカテゴリ", "Categories"),
                Text(
                    "修行は人魂、出会いは仲間、準備はアイテム、素晴はボーナスカード、手品は手札、始動は次のスタートプレイヤー。"
                    "最強はどれか1つの代わりになります。カードに書いてあれば、ほかに人魂や手札をもらってもかまいません。"
                    "カードの代わりに、キャラの固有アクションを使うか、休んで人魂1か手札1枚をもらえます。",
                    "Training gains gold, meeting recruits, supplies buys an item, show lays out a bonus card, magic draws, lead "
                    "starts the next round; an ace stands for any one of them. Gold and draws may come beside. Instead of a "
                    "card a character may use its own action, or rest for 1 gold or 1 card.",
                ),
                _ACTIONS,
            ),
            Entry(
                "boze.crowd",
                Text("アクション縛り", "Crowd cost"),
                Text(
                    "このターンに同じカテゴリのカードがもう場にあると、その枚数だけコストがかかります。数えるのがみんなのカードか、"
                    "自分のカードだけかは卓で決めます。最強にはかからず、最強は最強として数えます。",
                    "Where cards of the category already lie on the table this round, using another costs as many. Whether "
                    "everybody's cards count or only one's own is the table's choice. An ace is free, and counts as an ace.",
                ),
                _ACTIONS,
            ),
            Entry(
                "boze.pay",
                Text("払い方", "Paying"),
                Text(
                    "コストは人魂か、手札のアクションカード (1枚が1) で、ちょうど払います。混ぜることはできません。"
                    "カードの効果で値段が変わるときは、わけを書いて変えられます。",
                    "A price is paid exactly, in gold or with action cards of the hand worth 1 each, never mixed. "
                    "Where a printed effect changes a price, it is entered with the reason.",
                ),
                _COSTS,
            ),
            Entry(
                "boze.hand",
                Text("手札の数", "Cards in hand"),
                Text(
                    "使う、払う、捨てるカードは持っている枚数までです。ボーナスカードは8枚だけです。中身は隠れているので数だけ見ます。",
                    "No more cards are used, paid or discarded than the seat holds, and there are eight bonus cards. Hands are "
                    "hidden, so only their number is judged.",
                ),
                _ACTIONS,
            ),
            Entry(
                "boze.card",
                Text("箱のカード", "The box's cards"),
                Text(
                    "箱 (パック) を選んだ卓では、その箱のカードだけを使います。コスト、種類、点、カテゴリは箱のとおりです。",
                    "With a pack only its cards are used, and their cost, slot, points and category are the pack's.",
                ),
                Text("このアプリのきまり", "A rule of this app"),
            ),
            Entry(
                "boze.gain",
                Text("そのほかの効果", "Other printed effects"),
                Text(
                    "「即」や「永」など、ここにない効果で動いた人魂、手札、点は、わけを書いていつでも入れられます。",
                    "What other printed effects do to gold, hand and points is entered at any time, with the reason.",
                ),
                _EFFECTS,
            ),
        ),
    ),
    Chapter(
        "cards",
        Text("仲間とアイテム", "Companions and items"),
        (
            Entry(
                "boze.companions",
                Text("仲間", "Companions"),
                Text(
                    "最初のキャラのほかに、仲間は4人までです。タップした状態で来ます。",
                    "Besides the first character a seat has four companions at most. They arrive tapped.",
                ),
                _COMPANIONS,
            ),
            Entry(
                "boze.slots",
                Text("アイテムの着け方", "Wearing items"),
                Text(
                    "1人に仮面、手、腰蓑を1つずつか、全身を1つだけ着けられます。着けたものは外せません。",
                    "Each character wears one mask, one on the hands and one skirt, or one full body item alone. Nothing is "
                    "taken off again.",
                ),
                _ITEMS,
            ),
            Entry(
                "boze.market",
                Text("場のカード", "The market"),
                Text(
                    "最初から並ぶキャラ6枚 (常連) のほかに、キャラ5枚とアイテム5枚が場に並びます。仲間にするのも買うのも場のカードです。"
                    "ターンの終わりに5枚ずつになるまでめくり、山札がなければあるだけにします。",
                    "Besides the six home characters, five characters and five items lie open. Recruits and purchases come "
                    "from there. At a round's end both are filled up to five, or as far as the decks go.",
                ),
                _FLOW,
            ),
        ),
    ),
    Chapter(
        "scoring",
        Text("お仕事と得点", "Duty and scoring"),
        (
            Entry(
                "boze.duty",
                Text("巫女のお仕事", "Shrine duty"),
                Text(
                    "山札が作り直されたターンの終わりに1回、全員がキャラ1人につき人魂2を払います。足りなければ持っている分を全部払い、"
                    "足りない1ごとに3点を失います。4回めのお仕事で勝負が終わります。",
                    "At the end of a round in which the deck was made anew, once, everybody pays 2 gold a character. Who has "
                    "less pays it all, and each gold unpaid costs 3 points. The fourth duty ends the game.",
                ),
                _DUTY,
            ),
            Entry(
                "boze.scoring.cards",
                Text("カードの点", "Points on cards"),
                Text(
                    "仲間、着けたアイテム、場に出したボーナスカードに書かれた点を足します。",
                    "The points printed on companions, items worn and bonus cards shown are added up.",
                ),
                _GOAL,
            ),
            Entry(
                "boze.scoring.winner",
                Text("勝ち", "Winning"),
                Text(
                    "4回めのお仕事のあと、点がいちばん多い人の勝ち。同点なら分かち合います。",
                    "After the fourth duty most points win; equal points share the win.",
                ),
                _GOAL,
            ),
        ),
    ),
)

LINES = {
    "characters": ScoreLine(Text("仲間", "Companions"), "boze.scoring.cards"),
    "items": ScoreLine(Text("アイテム", "Items"), "boze.scoring.cards"),
    "bonuses": ScoreLine(Text("ボーナス", "Bonus cards"), "boze.scoring.cards"),
    "gains": ScoreLine(Text("効果の点", "Other effects"), "boze.gain"),
    "duty": ScoreLine(Text("お仕事の不足", "Duty unpaid"), "boze.duty"),
}

STEPS = {
    "mulligan": Text("手札を引き直す", "Change cards"),
    "move": Text("行動をえらぶ", "Choose an action"),
    "market": Text("場にめくる", "Turn up cards"),
    "reshuffle": Text("山札を作り直す", "Make the deck anew"),
    "duty": Text("みんなで払う", "Everybody pays"),
    "gain": Text("カードの効果", "A printed effect"),
}
