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
                        "{category}のカードは「{kind}」行動です。ほかに人魂とカードをもらってもかまいません。",
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
                "このターンに同じカテゴリのアクションカードがもう場に出ていると、その枚数だけコストがかかります。最強にはかかりません。",
                "If action cards of the category already lie on the table this round, using another one costs as many. An ace "
                "is free of it.",
            ),
            _ACTIONS,
            ours=Text(
                "数えるのがみんなのカードか、自分のカードだけかは、卓で選びます (もとの文はどちらにも読めます)。場の最強は、最強としてだけ数えます。"
                "縛りのコストとカードのコストは別々に払うので、片方を人魂、もう片方を手札で払えます。",
                "Whether everybody's cards count or only your own is the table's choice: the printed text can be read both ways. "
                "An ace on the table counts as an ace only. The crowd cost and a card's price are two payments: one may be "
                "paid in gold, the other in cards.",
            ),
            ways={
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
                    Text("最強にアクション縛りはありません", "An ace is free of the crowd cost"),
                    Text(
                        "最強はアクション縛りを受けません。{seat}が{paid}を払う必要はありません。",
                        "An ace is free of the crowd cost, so {seat} does not pay {paid} for it.",
                    ),
                ),
            },
        ),
        Article(
            "boze.pay",
            Text("払い方", "Paying"),
            Text(
                "コストは、人魂か手札のアクションカード (1枚が人魂1) で、ちょうど払います。人魂と手札は混ぜて払えません。"
                "カードの効果でコストが変わるときは、わけを書いて変えられます。",
                "A cost is paid exactly, in gold or with action cards from the hand worth 1 each, never mixed. Where a card's effect "
                "changes a price, it can be entered with the reason.",
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
                        "{seat} has {has} gold at this point and cannot pay {paid}. Action cards from the hand can be used instead, worth 1 each.",
                    ),
                ),
                "cards": Message(
                    Text("手札が足りません", "Not enough cards"),
                    Text(
                        "{seat}の手札はこのとき{has}枚で、{paid}枚は払えません。人魂で払うこともできます。",
                        "{seat} holds {has:card|cards} at this point and cannot pay {paid}. Gold can be used instead.",
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
                "使う、払う、捨てるカードは、持っている枚数までです。ボーナスカードは8枚だけです。手札は見えないので、枚数だけを判定します。",
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
                "箱を選んだ卓では、その箱のカードだけを使います。コスト、種類、点、カテゴリは箱のとおりです。",
                "A table with a box uses that box's cards only; their cost, slot, points and category are the box's.",
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
            Text("そのほかの効果", "Other card effects"),
            Text(
                "「即」や「永」など、ここにない効果で動いた人魂、手札、点は、わけを書いていつでも入れられます。",
                "Gold, cards or points gained or lost by other card effects can be entered at any time, with a reason.",
            ),
            _EFFECTS,
        ),
    ),
)
