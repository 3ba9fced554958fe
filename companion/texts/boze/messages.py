"""What the referee says of each way to break a rule of boze."""

from companion.texts.base import Message, Text

MESSAGES = {
    "boze.turn": Message(
        Text("{turn_seat}の手番です", "It is {turn_seat}'s move"),
        Text(
            "いまは{turn_seat}の手番です。{seat}はまだ動けません。",
            "It is {turn_seat}'s move now, not {seat}'s.",
        ),
    ),
    "boze.turn/mulligan-late": Message(
        Text("引き直しは最初だけです", "Too late to change cards"),
        Text(
            "もう手番が始まっているので、{seat}は手札を引き直せません。引き直せるのは最初の手番の前だけです。",
            "The first move has been made, so {seat} can no longer change cards. That is done before the first move only.",
        ),
    ),
    "boze.turn/mulligan-again": Message(
        Text("引き直しは一度だけです", "Cards are changed once"),
        Text(
            "{seat}はもう引き直しました。引き直しは1人1回です。",
            "{seat} has changed cards already; each player may do so once.",
        ),
    ),
    "boze.turn/mulligan-order": Message(
        Text("引き直しは席の順です", "Cards are changed in seat order"),
        Text(
            "{other}がもう引き直したので、先の席の{seat}はもう引き直せません。引き直せるのは{other}より後の席です。",
            "{other} has changed cards already, and {seat} sits before. Now only the seats after {other} may.",
        ),
    ),
    "boze.card/character": Message(
        Text("箱にないキャラです", "No such character"),
        Text(
            "{card}というキャラクターカードはこの箱にありません。箱のキャラから選んでください。",
            "This box has no character {card}. Choose one of the box's characters.",
        ),
    ),
    "boze.card/item": Message(
        Text("箱にないアイテムです", "No such item"),
        Text(
            "{card}というアイテムカードはこの箱にありません。箱のアイテムから選んでください。",
            "This box has no item {card}. Choose one of the box's items.",
        ),
    ),
    "boze.card/bonus": Message(
        Text("箱にないボーナスカードです", "No such bonus card"),
        Text(
            "{card}というボーナスカードはこの箱にありません。箱のボーナスカードから選んでください。",
            "This box has no bonus card {card}. Choose one of the box's bonus cards.",
        ),
    ),
    "boze.card/action": Message(
        Text("箱にないアクションカードです", "No such action card"),
        Text(
            "{action}というアクションカードはこの箱にありません。箱のアクションカードから選んでください。",
            "This box has no action card {action}. Choose one of the box's action cards.",
        ),
    ),
    "boze.card/category": Message(
        Text("{action}は{printed_category}です", "{action} is {printed_category}"),
        Text(
            "{action}のカテゴリは{printed_category}で、{category}ではありません。{printed_category}として使います。",
            "{action} is a {printed_category} card, not {category}. Enter it as {printed_category}.",
        ),
    ),
    "boze.character": Message(
        Text("そのキャラはいません", "No such character"),
        Text(
            "{seat}のキャラは{count}人です。{number}人めはいません。",
            "{seat} has {count:character|characters}; there is no number {number}.",
        ),
    ),
    "boze.character/wearer": Message(
        Text("着けるキャラがいません", "Nobody to wear it"),
        Text(
            "{seat}のキャラは{count}人です。{number}人めに着けることはできません。",
            "{seat} has {count:character|characters}; there is no number {number} to put the item on.",
        ),
    ),
    "boze.tapped": Message(
        Text("{worker}はもう行動しました", "{worker} has worked already"),
        Text(
            "{seat}の{worker}はタップされています。立っているキャラがいないので、次のターンまで待ちます。",
            "{seat}'s {worker} is tapped, and nobody of {seat}'s is ready: the next chance is in the next round.",
        ),
    ),
    "boze.tapped/ready": Message(
        Text("{worker}はもう行動しました", "{worker} has worked already"),
        Text(
            "{seat}の{worker}はタップされています。行動できるのは {ready} です。",
            "{seat}'s {worker} is tapped. Ready to work: {ready}.",
        ),
    ),
    "boze.category/missing": Message(
        Text("{category}の効果がありません", "No {category} effect"),
        Text(
            "{category}のカードでは「{kind}」をします。ほかに人魂とカードをもらってもかまいません。",
            "A {category} card is used to {kind}. Gold and draws may come beside it.",
        ),
    ),
    "boze.category/beside": Message(
        Text("{category}ではできません", "Not with {category}"),
        Text(
            "{category}のカードで{other_category}の行動はできません。{category}のほかに付くのは、人魂とカードだけです。",
            "A {category} card cannot do what {other_category} does. Beside {category} only gold and draws may come.",
        ),
    ),
    "boze.category/ace": Message(
        Text("最強を何に使うか決めます", "Say what the ace stands for"),
        Text(
            "最強のカードは、修行・出会い・準備・素晴・手品・始動のどれか1つとして使います。どれかを選んでください。",
            "An ace stands for one of training, meeting, supplies, show, magic and lead: name one of them.",
        ),
    ),
    "boze.category/as": Message(
        Text("代わりになるのは最強だけです", "Only an ace stands for another"),
        Text(
            "{category}のカードを{other_category}として使うことはできません。ほかのカテゴリの代わりになるのは最強だけです。",
            "A {category} card cannot stand for {other_category}; only an ace stands for another category.",
        ),
    ),
    "boze.category/own": Message(
        Text("{worker}に固有アクションはありません", "{worker} has no own action"),
        Text(
            "{seat}の{worker}には固有アクションがありません。アクションカードを使うか、休みます。",
            "{seat}'s {worker} has no own action. Use an action card, or rest.",
        ),
    ),
    "boze.crowd": Message(
        Text("アクション縛りは{cost}です", "The crowd cost is {cost}"),
        Text(
            "場に{category}が{cost}枚あるので、{seat}が使うには人魂か手札で{cost}を払います (入力は{paid})。",
            "{cost:card|cards} of {category} on the table: {seat} pays {cost} in gold or cards, not {paid}.",
        ),
    ),
    "boze.crowd/own": Message(
        Text("アクション縛りは{cost}です", "The crowd cost is {cost}"),
        Text(
            "{seat}が出した{category}が場に{cost}枚あるので、人魂か手札で{cost}を払います (入力は{paid})。",
            "{seat} has {cost:card|cards} of {category} on the table: that costs {cost} in gold or cards, not {paid}.",
        ),
    ),
    "boze.crowd/ace": Message(
        Text("最強に縛りはありません", "An ace costs nothing more"),
        Text(
            "最強はアクション縛りを受けません。{seat}が{paid}を払う必要はありません。",
            "An ace is free of the crowd cost; {seat} does not pay {paid} for it.",
        ),
    ),
    "boze.pay/price": Message(
        Text("{card}は{price}です", "{card} costs {price}"),
        Text(
            "{card}のコストは{price}ですが、{seat}が払ったのは{paid}です。人魂だけか手札だけで、ちょうど{price}を払います。",
            "{card} costs {price}, but {seat} paid {paid}. Pay exactly {price}, all in gold or all in cards.",
        ),
    ),
    "boze.pay/gold": Message(
        Text("人魂が足りません", "Not enough gold"),
        Text(
            "{seat}の人魂はこのとき{has}で、{paid}は払えません。手札のアクションカードで払うこともできます (1枚が1)。",
            "{seat} has {has} gold at this point and cannot pay {paid}. Action cards of the hand can pay instead, 1 each.",
        ),
    ),
    "boze.pay/cards": Message(
        Text("手札が足りません", "Not enough cards"),
        Text(
            "{seat}の手札はこのとき{has}枚で、{paid}枚は払えません。人魂で払うこともできます。",
            "{seat} holds {has:card|cards} at this point and cannot pay {paid}. Gold can pay instead.",
        ),
    ),
    "boze.pay/loss": Message(
        Text("人魂が足りません", "Not enough gold"),
        Text(
            "{seat}の人魂は{has}で、{loss}は失えません。失うのは{has}までです。",
            "{seat} has {has} gold and cannot lose {loss}; {has} at most can go.",
        ),
    ),
    "boze.hand/action": Message(
        Text("手札がありません", "No action card in hand"),
        Text(
            "{seat}の手札にアクションカードがないので、{category}は使えません。固有アクションか、休むかです。",
            "{seat} holds no action card, so {category} cannot be used. The own action or a rest is left.",
        ),
    ),
    "boze.hand/paid": Message(
        Text("手札が足りません", "Not enough cards"),
        Text(
            "{seat}の手札はこのとき{has}枚で、{paid}枚は出せません。出せるのは{has}枚までです。",
            "{seat} holds {has:card|cards} at this point, not {paid}; {has} at most can go.",
        ),
    ),
    "boze.hand/bonus": Message(
        Text("ボーナスカードがありません", "No bonus card left"),
        Text(
            "{seat}は配られたボーナスカードをもう全部出しました。素晴ではもう何も出せません。",
            "{seat} has shown every bonus card that was dealt; there is none left to show.",
        ),
    ),
    "boze.hand/mulligan": Message(
        Text("手札が足りません", "Not enough cards"),
        Text(
            "{seat}の手札は{has}枚で、{cards}枚は引き直せません。引き直せるのは{has}枚までです。",
            "{seat} holds {has:card|cards} and cannot change {cards}; {has} at most can be changed.",
        ),
    ),
    "boze.hand/discard": Message(
        Text("手札が足りません", "Not enough cards"),
        Text(
            "{seat}の手札は{has}枚で、{count}枚は捨てられません。捨てられるのは{has}枚までです。",
            "{seat} holds {has:card|cards} and cannot discard {count}; {has} at most can go.",
        ),
    ),
    "boze.companions": Message(
        Text("仲間は{most}人までです", "{most} companions at most"),
        Text(
            "{seat}の仲間はもう{most}人います。これ以上は仲間にできません。",
            "{seat} has {most} companions already, and no seat may have more.",
        ),
    ),
    "boze.market/due": Message(
        Text("先に場をそろえます", "The market comes first"),
        Text(
            "{seat}の手番の前に、キャラを{characters}枚、アイテムを{items}枚めくって場をそろえます (山札がなければあるだけ)。",
            "Before {seat} moves, turn up {characters:character|characters} and {items:item|items}, "
            "or as many as the decks have.",
        ),
    ),
    "boze.market/off": Message(
        Text("この卓は場を入れません", "No market at this table"),
        Text(
            "この卓は場のカードを入れない設定です。めくったカードは入れずに進めます。",
            "This table does not enter the market. Go on without saying what was turned up.",
        ),
    ),
    "boze.market/not-due": Message(
        Text("まだめくりません", "Nothing is turned up now"),
        Text(
            "場にめくるのは最初とターンの終わりだけです。いまは{turn_seat}の手番か、巫女のお仕事です。",
            "Cards are turned up at the start and at a round's end. Now {turn_seat}'s move or the shrine duty comes.",
        ),
    ),
    "boze.market/many-characters": Message(
        Text("キャラが多すぎます", "Too many characters"),
        Text(
            "場のキャラは{lie}枚です。めくるのは{wanted}枚までで、{given}枚は多すぎます。",
            "{lie:character lies|characters lie} open, so at most {wanted} can be turned up, not {given}.",
        ),
    ),
    "boze.market/many-items": Message(
        Text("アイテムが多すぎます", "Too many items"),
        Text(
            "場のアイテムは{lie}枚です。めくるのは{wanted}枚までで、{given}枚は多すぎます。",
            "{lie:item lies|items lie} open, so at most {wanted} can be turned up, not {given}.",
        ),
    ),
    "boze.market/few-characters": Message(
        Text("キャラが足りません", "Too few characters"),
        Text(
            "キャラの山札にはまだカードがあります。場は{lie}枚なので、{given}枚でなく{wanted}枚めくります。",
            "The character deck still has cards. With {lie} open, {wanted} must be turned up, not {given}.",
        ),
    ),
    "boze.market/few-items": Message(
        Text("アイテムが足りません", "Too few items"),
        Text(
            "アイテムの山札にはまだカードがあります。場は{lie}枚なので、{given}枚でなく{wanted}枚めくります。",
            "The item deck still has cards. With {lie} open, {wanted} must be turned up, not {given}.",
        ),
    ),
    "boze.market/home": Message(
        Text("{card}はいつも場にいます", "{card} always lies open"),
        Text(
            "{card}はいつも場に並ぶ常連なので、山札からはめくれません。めくったカードを選んでください。",
            "{card} is one of the home characters that always lie open, so it cannot come from the deck. Choose the card "
            "turned up.",
        ),
    ),
    "boze.market/seen": Message(
        Text("{card}はもう出ています", "{card} has come already"),
        Text(
            "{card}は1枚だけで、もう山札から出ています。めくったカードを選んでください。",
            "There is one {card}, and it has left the deck already. Choose the card turned up.",
        ),
    ),
    "boze.market/character-absent": Message(
        Text("{card}は場にいません", "{card} does not lie open"),
        Text(
            "{card}は場に並んでいないので、仲間にできません。並んでいるのは {open_cards} と、常連 (いつも並ぶ6人) の残りです。",
            "{card} does not lie open and cannot be recruited. Open: {open_cards}, and the home characters left.",
        ),
    ),
    "boze.market/item-absent": Message(
        Text("{card}は場にありません", "{card} does not lie open"),
        Text(
            "{card}は場に並んでいないので買えません。並んでいるのは {open_cards} です。",
            "{card} does not lie open and cannot be bought. Open: {open_cards}.",
        ),
    ),
    "boze.market/home-taken": Message(
        Text("{card}はもう仲間です", "{card} has been recruited"),
        Text(
            "{card}は1枚だけで、もうだれかの仲間になっています。ほかのキャラを選んでください。",
            "There is one {card}, and somebody has recruited it already. Choose another character.",
        ),
    ),
    "boze.market/no-home": Message(
        Text("{card}は場にいません", "{card} does not lie open"),
        Text(
            "常連の{homes}人はみんな仲間になりました。{card}は場にいません。並んでいるのは {open_cards} です。",
            "All {homes} home characters have been recruited, and {card} was not turned up. Open: {open_cards}.",
        ),
    ),
    "boze.market/other-print": Message(
        Text("場の{card}とちがいます", "Not the {card} that lies open"),
        Text(
            "場の{card}はコスト{cost}、{points}点です。コスト{given_cost}、{given_points}点ではありません。",
            "The open {card} costs {cost} for {points:point|points}, not {given_cost} for {given_points}.",
        ),
    ),
    "boze.market/other-slot": Message(
        Text("場の{card}は{slot}です", "The open {card} is for {slot}"),
        Text(
            "場の{card}の種類は{slot}で、{given_slot}ではありません。",
            "The open {card} is for {slot}, not for {given_slot}.",
        ),
    ),
    "boze.slots/taken": Message(
        Text("{slot}はもうあります", "The {slot} slot is taken"),
        Text(
            "{worker}の{slot}には {worn} があります。同じ種類は1つまでです。{card}はほかのキャラに着けます。",
            "{worker} wears {worn} as {slot} already, and one item a slot is all. Put {card} on somebody else.",
        ),
    ),
    "boze.slots/body": Message(
        Text("全身は何も着けていないキャラだけです", "Full body goes alone"),
        Text(
            "{worker}は {worn} を着けています。{slot}の{card}は、何も着けていないキャラにだけ着けられます。",
            "{worker} wears {worn}. {card} ({slot}) goes only on somebody who wears nothing.",
        ),
    ),
    "boze.slots/over-body": Message(
        Text("全身を着けています", "Full body is worn"),
        Text(
            "{worker}は全身の {worn} を着けているので、{slot}の{card}は着けられません。ほかのキャラに着けます。",
            "{worker} wears {worn} on the full body, so {card} ({slot}) does not go on. Put it on somebody else.",
        ),
    ),
    "boze.duty": Message(
        Text("{seat}が払うのは{right}です", "{seat} pays {right}"),
        Text(
            "{seat}が納める人魂は{owed}、持っているのは{has}です。払うのは{paid}でなく、ちょうど{right}です。",
            "{seat} owes {owed} and has {has} gold: {seat} pays exactly {right}, not {paid}.",
        ),
    ),
    "boze.duty/all": Message(
        Text("{seat}は持っている分を全部払います", "{seat} pays all there is"),
        Text(
            "{seat}が納める人魂は{owed}ですが、持っているのは{has}だけです。{paid}でなく、あるだけの{right}を払います。",
            "{seat} owes {owed} but has only {has} gold, and pays all of it: {right}, not {paid}.",
        ),
    ),
    "boze.duty/due": Message(
        Text("先に巫女のお仕事です", "The shrine duty comes first"),
        Text(
            "このターンは山札が作り直されたので、{seat}が動く前に{number}回めの巫女のお仕事をします。",
            "The action deck was made anew in this round: shrine duty number {number} comes before {seat} moves.",
        ),
    ),
    "boze.duty/not-due": Message(
        Text("お仕事はまだです", "No shrine duty now"),
        Text(
            "{number}回めの巫女のお仕事は、アクションの山札が作り直されたターンの終わりに、場をそろえてから行います。",
            "Shrine duty number {number} comes at the end of a round in which the action deck was made anew, "
            "once the market is filled.",
        ),
    ),
    "boze.duty/length": Message(
        Text("{seats}人分の人魂です", "{seats:payment is|payments are} due"),
        Text(
            "この卓は{seats}人ですが、お仕事の支払いが{given}人分です。{seats}人分にします。",
            "This table has {seats:seat|seats}, but payments for {given} were entered. Give one for each seat.",
        ),
    ),
    "boze.deck/draw": Message(
        Text("山札が足りません", "The deck has too few cards"),
        Text(
            "このとき、山札と捨て札は合わせて{left}枚です。{seat}は{count}枚引けません。",
            "Deck and discards then hold {left:card|cards}; {seat} cannot draw {count}.",
        ),
    ),
    "boze.deck/reshuffle": Message(
        Text("山札はアプリが数えています", "The app counts the deck"),
        Text(
            "アクションの山札は数えています (いま{deck}枚)。なくなれば自動で作り直すので、入れる必要はありません。",
            "The action deck is counted here ({deck:card|cards} now) and made anew by itself; there is nothing to enter.",
        ),
    ),
}
"""By ``Violation.text_key``."""
