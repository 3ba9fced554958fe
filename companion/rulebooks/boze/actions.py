"""The rule book of boze: actions."""

from companion.texts.base import Article, Chapter, Message, Text

_ACTIONS = Text("もとのルール「アクションについて」", "Printed rules, “Actions”")
_COSTS = Text("もとのルール「コストについて」", "Printed rules, “Costs”")
_EFFECTS = Text("もとのルール「効果について」", "Printed rules, “Effects”")

CHAPTER = Chapter(
    "actions",
    Text("行動", "Actions"),
    (
        Article(
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
            {
                "missing": Message(
                    Text("{category}の効果がありません", "No {category} effect"),
                    Text(
                        "{category}のカードでは「{kind}」をします。ほかに人魂とカードをもらってもかまいません。",
                        "A {category} card is used to {kind}. Gold and draws may come beside it.",
                    ),
                ),
                "beside": Message(
                    Text("{category}ではできません", "Not with {category}"),
                    Text(
                        "{category}のカードで{other_category}の行動はできません。{category}のほかに付くのは、人魂とカードだけです。",
                        "A {category} card cannot do what {other_category} does. Beside {category} only gold and draws may come.",
                    ),
                ),
                "ace": Message(
                    Text("最強を何に使うか決めます", "Say what the ace stands for"),
                    Text(
                        "最強のカードは、修行・出会い・準備・素晴・手品・始動のどれか1つとして使います。どれかを選んでください。",
                        "An ace stands for one of training, meeting, supplies, show, magic and lead: name one of them.",
                    ),
                ),
                "as": Message(
                    Text("代わりになるのは最強だけです", "Only an ace stands for another"),
                    Text(
                        "{category}のカードを{other_category}として使うことはできません。ほかのカテゴリの代わりになるのは最強だけです。",
                        "A {category} card cannot stand for {other_category}; only an ace stands for another category.",
                    ),
                ),
                "own": Message(
                    Text("{worker}に固有アクションはありません", "{worker} has no own action"),
                    Text(
                        "{seat}の{worker}には固有アクションがありません。アクションカードを使うか、休みます。",
                        "{seat}'s {worker} has no own action. Use an action card, or rest.",
                    ),
                ),
            },
        ),
        Article(
            "boze.crowd",
            Text("アクション縛り", "Crowd cost"),
            Text(
                "このターンに同じカテゴリのカードがもう場にあると、その枚数だけコストがかかります。数えるのがみんなのカードか、"
                "自分のカードだけかは卓で決めます。最強にはかからず、最強は最強として数えます。",
                "Where cards of the category already lie on the table this round, using another costs as many. Whether "
                "everybody's cards count or only one's own is the table's choice. An ace is free, and counts as an ace.",
            ),
            _ACTIONS,
            {
                "": Message(
                    Text("アクション縛りは{cost}です", "The crowd cost is {cost}"),
                    Text(
                        "場に{category}が{cost}枚あるので、{seat}が使うには人魂か手札で{cost}を払います (入力は{paid})。",
                        "{cost:card|cards} of {category} on the table: {seat} pays {cost} in gold or cards, not {paid}.",
                    ),
                ),
                "own": Message(
                    Text("アクション縛りは{cost}です", "The crowd cost is {cost}"),
                    Text(
                        "{seat}が出した{category}が場に{cost}枚あるので、人魂か手札で{cost}を払います (入力は{paid})。",
                        "{seat} has {cost:card|cards} of {category} on the table: that costs {cost} in gold or cards, not {paid}.",
                    ),
                ),
                "ace": Message(
                    Text("最強に縛りはありません", "An ace costs nothing more"),
                    Text(
                        "最強はアクション縛りを受けません。{seat}が{paid}を払う必要はありません。",
                        "An ace is free of the crowd cost; {seat} does not pay {paid} for it.",
                    ),
                ),
            },
        ),
        Article(
            "boze.pay",
            Text("払い方", "Paying"),
            Text(
                "コストは人魂か、手札のアクションカード (1枚が1) で、ちょうど払います。混ぜることはできません。"
                "カードの効果で値段が変わるときは、わけを書いて変えられます。",
                "A price is paid exactly, in gold or with action cards of the hand worth 1 each, never mixed. "
                "Where a printed effect changes a price, it is entered with the reason.",
            ),
            _COSTS,
            {
                "price": Message(
                    Text("{card}は{price}です", "{card} costs {price}"),
                    Text(
                        "{card}のコストは{price}ですが、{seat}が払ったのは{paid}です。人魂だけか手札だけで、ちょうど{price}を払います。",
                        "{card} costs {price}, but {seat} paid {paid}. Pay exactly {price}, all in gold or all in cards.",
                    ),
                ),
                "gold": Message(
                    Text("人魂が足りません", "Not enough gold"),
                    Text(
                        "{seat}の人魂はこのとき{has}で、{paid}は払えません。手札のアクションカードで払うこともできます (1枚が1)。",
                        "{seat} has {has} gold at this point and cannot pay {paid}. Action cards of the hand can pay instead, 1 each.",
                    ),
                ),
                "cards": Message(
                    Text("手札が足りません", "Not enough cards"),
                    Text(
                        "{seat}の手札はこのとき{has}枚で、{paid}枚は払えません。人魂で払うこともできます。",
                        "{seat} holds {has:card|cards} at this point and cannot pay {paid}. Gold can pay instead.",
                    ),
                ),
                "loss": Message(
                    Text("人魂が足りません", "Not enough gold"),
                    Text(
                        "{seat}の人魂は{has}で、{loss}は失えません。失うのは{has}までです。",
                        "{seat} has {has} gold and cannot lose {loss}; {has} at most can go.",
                    ),
                ),
            },
        ),
        Article(
            "boze.hand",
            Text("手札の数", "Cards in hand"),
            Text(
                "使う、払う、捨てるカードは持っている枚数までです。ボーナスカードは8枚だけです。中身は隠れているので数だけ見ます。",
                "No more cards are used, paid or discarded than the seat holds, and there are eight bonus cards. Hands are "
                "hidden, so only their number is judged.",
            ),
            _ACTIONS,
            {
                "action": Message(
                    Text("手札がありません", "No action card in hand"),
                    Text(
                        "{seat}の手札にアクションカードがないので、{category}は使えません。固有アクションか、休むかです。",
                        "{seat} holds no action card, so {category} cannot be used. The own action or a rest is left.",
                    ),
                ),
                "paid": Message(
                    Text("手札が足りません", "Not enough cards"),
                    Text(
                        "{seat}の手札はこのとき{has}枚で、{paid}枚は出せません。出せるのは{has}枚までです。",
                        "{seat} holds {has:card|cards} at this point, not {paid}; {has} at most can go.",
                    ),
                ),
                "bonus": Message(
                    Text("ボーナスカードがありません", "No bonus card left"),
                    Text(
                        "{seat}は配られたボーナスカードをもう全部出しました。素晴ではもう何も出せません。",
                        "{seat} has shown every bonus card that was dealt; there is none left to show.",
                    ),
                ),
                "mulligan": Message(
                    Text("手札が足りません", "Not enough cards"),
                    Text(
                        "{seat}の手札は{has}枚で、{cards}枚は引き直せません。引き直せるのは{has}枚までです。",
                        "{seat} holds {has:card|cards} and cannot change {cards}; {has} at most can be changed.",
                    ),
                ),
                "discard": Message(
                    Text("手札が足りません", "Not enough cards"),
                    Text(
                        "{seat}の手札は{has}枚で、{count}枚は捨てられません。捨てられるのは{has}枚までです。",
                        "{seat} holds {has:card|cards} and cannot discard {count}; {has} at most can go.",
                    ),
                ),
            },
        ),
        Article(
            "boze.card",
            Text("箱のカード", "The box's cards"),
            Text(
                "箱 (パック) を選んだ卓では、その箱のカードだけを使います。コスト、種類、点、カテゴリは箱のとおりです。",
                "With a pack only its cards are used, and their cost, slot, points and category are the pack's.",
            ),
            Text("このアプリのきまり", "A rule of this app"),
            {
                "character": Message(
                    Text("箱にないキャラです", "No such character"),
                    Text(
                        "{card}というキャラクターカードはこの箱にありません。箱のキャラから選んでください。",
                        "This box has no character {card}. Choose one of the box's characters.",
                    ),
                ),
                "item": Message(
                    Text("箱にないアイテムです", "No such item"),
                    Text(
                        "{card}というアイテムカードはこの箱にありません。箱のアイテムから選んでください。",
                        "This box has no item {card}. Choose one of the box's items.",
                    ),
                ),
                "bonus": Message(
                    Text("箱にないボーナスカードです", "No such bonus card"),
                    Text(
                        "{card}というボーナスカードはこの箱にありません。箱のボーナスカードから選んでください。",
                        "This box has no bonus card {card}. Choose one of the box's bonus cards.",
                    ),
                ),
                "action": Message(
                    Text("箱にないアクションカードです", "No such action card"),
                    Text(
                        "{action}というアクションカードはこの箱にありません。箱のアクションカードから選んでください。",
                        "This box has no action card {action}. Choose one of the box's action cards.",
                    ),
                ),
                "category": Message(
                    Text("{action}は{printed_category}です", "{action} is {printed_category}"),
                    Text(
                        "{action}のカテゴリは{printed_category}で、{category}ではありません。{printed_category}として使います。",
                        "{action} is a {printed_category} card, not {category}. Enter it as {printed_category}.",
                    ),
                ),
            },
            after="boze.turn",
        ),
        Article(
            "boze.gain",
            Text("そのほかの効果", "Other printed effects"),
            Text(
                "「即」や「永」など、ここにない効果で動いた人魂、手札、点は、わけを書いていつでも入れられます。",
                "What other printed effects do to gold, hand and points is entered at any time, with the reason.",
            ),
            _EFFECTS,
        ),
    ),
)
