"""The rule book of boze: cards."""

from companion.rulebooks.boze.shared import FLOW
from companion.texts.base import Article, Chapter, Message, Text

_COMPANIONS = Text("もとのルール「仲間について」", "Printed rules, “Companions”")
_ITEMS = Text("もとのルール「アイテムについて」", "Printed rules, “Items”")

CHAPTER = Chapter(
    "cards",
    Text("仲間とアイテム", "Companions and items"),
    (
        Article(
            "boze.companions",
            Text("仲間", "Companions"),
            Text(
                "最初のキャラのほかに、仲間は4人までです。仲間はタップした状態で置きます。",
                "Besides the first character, each player has four companions at most. They arrive tapped.",
            ),
            _COMPANIONS,
            {
                "": Message(
                    Text("仲間は{most}人までです", "{most} companions at most"),
                    Text(
                        "{seat}の仲間はもう{most}人います。これ以上は仲間にできません。",
                        "{seat} has {most} companions already, and no seat may have more.",
                    ),
                )
            },
        ),
        Article(
            "boze.slots",
            Text("アイテムの着け方", "Wearing items"),
            Text(
                "キャラ1人に、仮面、手、腰蓑を1つずつか、全身を1つだけ装備できます。一度着けたアイテムは外せません。",
                "Each character wears one mask, one hands item and one skirt, or a single full-body item instead. Nothing is taken "
                "off again.",
            ),
            _ITEMS,
            {
                "taken": Message(
                    Text("{slot}はもうあります", "The {slot} slot is taken"),
                    Text(
                        "{worker}の{slot}には {worn} があります。同じ種類は1つまでです。{card}はほかのキャラに着けます。",
                        "{worker} wears {worn} as {slot} already, and one item a slot is all. Put {card} on somebody else.",
                    ),
                ),
                "body": Message(
                    Text("全身は何も着けていないキャラだけです", "Full body goes alone"),
                    Text(
                        "{worker}は {worn} を着けています。{slot}の{card}は、何も着けていないキャラにだけ着けられます。",
                        "{worker} wears {worn}. {card} ({slot}) goes only on somebody who wears nothing.",
                    ),
                ),
                "over-body": Message(
                    Text("全身を着けています", "Full body is worn"),
                    Text(
                        "{worker}は全身の {worn} を着けているので、{slot}の{card}は着けられません。ほかのキャラに着けます。",
                        "{worker} wears {worn} on the full body, so {card} ({slot}) does not go on. Put it on somebody else.",
                    ),
                ),
            },
            after="boze.market",
        ),
        Article(
            "boze.market",
            Text("場のカード", "The market"),
            Text(
                "永水女子のキャラ6枚のほかに、キャラ5枚とアイテム5枚が場に並びます。仲間にするのも買うのも、場のカードです。"
                "ターンの終わりに5枚ずつになるまで補充します (デッキが足りなければあるだけ)。",
                "Besides the six home characters (those of the players' own school), five characters and five items lie open. "
                "You recruit and buy from there. At the end of a round both are filled up to five, or as far as the decks go.",
            ),
            FLOW,
            {
                "due": Message(
                    Text("先に場をそろえます", "The market comes first"),
                    Text(
                        "{seat}の手番の前に、キャラを{characters}枚、アイテムを{items}枚めくって場をそろえます (山札がなければあるだけ)。",
                        "Before {seat} moves, turn up {characters:character|characters} and {items:item|items}, "
                        "or as many as the decks have.",
                    ),
                ),
                "off": Message(
                    Text("この卓では場のカードを入れません", "No market at this table"),
                    Text(
                        "この卓は場のカードを入れない設定です。めくったカードは入れずに進めます。",
                        "This table does not enter the market: play on without entering what was turned up.",
                    ),
                ),
                "not-due": Message(
                    Text("まだめくりません", "Nothing is turned up now"),
                    Text(
                        "場にめくるのは最初とターンの終わりだけです。いまは{turn_seat}の手番か、巫女のお仕事です。",
                        "Cards are turned up at the start and at a round's end. Now {turn_seat}'s move or the shrine duty comes.",
                    ),
                ),
                "many-characters": Message(
                    Text("キャラが多すぎます", "Too many characters"),
                    Text(
                        "場のキャラは{lie}枚です。めくるのは{wanted}枚までで、{given}枚は多すぎます。",
                        "{lie:character lies|characters lie} open, so at most {wanted} can be turned up, not {given}.",
                    ),
                ),
                "many-items": Message(
                    Text("アイテムが多すぎます", "Too many items"),
                    Text(
                        "場のアイテムは{lie}枚です。めくるのは{wanted}枚までで、{given}枚は多すぎます。",
                        "{lie:item lies|items lie} open, so at most {wanted} can be turned up, not {given}.",
                    ),
                ),
                "few-characters": Message(
                    Text("キャラが足りません", "Too few characters"),
                    Text(
                        "キャラの山札にはまだカードがあります。場は{lie}枚なので、{given}枚でなく{wanted}枚めくります。",
                        "The character deck still has cards. With {lie} open, {wanted} must be turned up, not {given}.",
                    ),
                ),
                "few-items": Message(
                    Text("アイテムが足りません", "Too few items"),
                    Text(
                        "アイテムの山札にはまだカードがあります。場は{lie}枚なので、{given}枚でなく{wanted}枚めくります。",
                        "The item deck still has cards. With {lie} open, {wanted} must be turned up, not {given}.",
                    ),
                ),
                "home": Message(
                    Text("{card}はいつも場にいます", "{card} always lies open"),
                    Text(
                        "{card}は初めから場に並ぶ永水女子のキャラなので、デッキからは出ません。めくったカードを選んでください。",
                        "{card} is one of the home characters that always lie open, so it cannot come from the deck. Choose the card "
                        "turned up.",
                    ),
                ),
                "seen": Message(
                    Text("{card}はもう出ています", "{card} has come already"),
                    Text(
                        "{card}は1枚だけで、もう山札から出ています。めくったカードを選んでください。",
                        "There is one {card}, and it has left the deck already. Choose the card turned up.",
                    ),
                ),
                "character-absent": Message(
                    Text("{card}は場にいません", "{card} does not lie open"),
                    Text(
                        "{card}は場に並んでいないので、仲間にできません。並んでいるのは {open_cards} と、永水女子の残りです。",
                        "{card} does not lie open and cannot be recruited. Open: {open_cards}, and the home characters left.",
                    ),
                ),
                "item-absent": Message(
                    Text("{card}は場にありません", "{card} does not lie open"),
                    Text(
                        "{card}は場に並んでいないので買えません。並んでいるのは {open_cards} です。",
                        "{card} does not lie open and cannot be bought. Open: {open_cards}.",
                    ),
                ),
                "home-taken": Message(
                    Text("{card}はもう仲間です", "{card} has been recruited"),
                    Text(
                        "{card}は1枚だけで、もうだれかの仲間になっています。ほかのキャラを選んでください。",
                        "There is one {card}, and somebody has recruited it already. Choose another character.",
                    ),
                ),
                "no-home": Message(
                    Text("{card}は場にいません", "{card} does not lie open"),
                    Text(
                        "永水女子の{homes}人はみんな仲間になりました。{card}は場にいません。並んでいるのは {open_cards} です。",
                        "All {homes} home characters have been recruited, and {card} was not turned up. Open: {open_cards}.",
                    ),
                ),
                "other-print": Message(
                    Text("場の{card}とちがいます", "Not the {card} that lies open"),
                    Text(
                        "場の{card}はコスト{cost}、{points}点です。コスト{given_cost}、{given_points}点ではありません。",
                        "The open {card} costs {cost} for {points:point|points}, not {given_cost} for {given_points}.",
                    ),
                ),
                "other-slot": Message(
                    Text("場の{card}は{slot}です", "The open {card} is for {slot}"),
                    Text(
                        "場の{card}の種類は{slot}で、{given_slot}ではありません。",
                        "The open {card} is for {slot}, not for {given_slot}.",
                    ),
                ),
            },
        ),
    ),
)
