"""What the referee says of each way to break a rule of umami."""

from companion.texts.base import Message, Text

MESSAGES = {
    "umami.turn": Message(
        Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
        Text(
            "いまは{turn_seat}の番です。{seat}がいまできるのは、お気に入りの獲得だけです。",
            "It is {turn_seat}'s turn. All that {seat} may do now is claim a favourite.",
        ),
    ),
    "umami.turn/deal-first": Message(
        Text("まず場に並べます", "Lay out the cards first"),
        Text(
            "まだ場に何もありません。先に材料4枚とお気に入り4枚を表にして並べます。",
            "Nothing lies open yet: lay out four ingredients and four favourites first.",
        ),
    ),
    "umami.turn/dealt": Message(
        Text("もう並べてあります", "Laid out already"),
        Text(
            "場の材料とお気に入りはもう並べてあります。並べるのは一度だけです。",
            "The open ingredients and favourites lie there already; that is done only once.",
        ),
    ),
    "umami.turn/secrets-due": Message(
        Text("秘密のお気に入りが先です", "The secrets come first"),
        Text(
            "ふつうの手番は終わりました。{seat}は手番をできません。秘密のお気に入りを公開します。獲得はいまもできます。",
            "The normal turns are over, so {seat} has no turn now: turn up the secret favourites. Claims are still open.",
        ),
    ),
    "umami.two-actions/hand-used": Message(
        Text("手札はもう使いました", "The hand card is used"),
        Text(
            "{seat}はこの手番の手札をもう使いました。のこりは場の材料を1枚です。",
            "{seat} has used the hand card of this turn; a card of the open area is left.",
        ),
    ),
    "umami.two-actions/area-used": Message(
        Text("場の材料はもう使いました", "The area card is used"),
        Text(
            "{seat}はこの手番の場の材料をもう使いました。のこりは手札を1枚です。",
            "{seat} has used the area card of this turn; a hand card is left.",
        ),
    ),
    "umami.two-actions/both-used": Message(
        Text("2枚とも使いました", "Both cards are used"),
        Text(
            "{seat}は手札も場の材料も1枚ずつ使いました。あとは手番を終えます。",
            "{seat} has used one hand card and one area card; the turn ends now.",
        ),
    ),
    "umami.two-actions/hand-missing": Message(
        Text("手札がまだです", "A hand card is due"),
        Text(
            "{seat}はまだ手札を使っていません。手札を1枚出してから手番を終えます。",
            "{seat} has not used a hand card yet: play one before the turn ends.",
        ),
    ),
    "umami.two-actions/area-missing": Message(
        Text("場の材料がまだです", "An area card is due"),
        Text(
            "{seat}はまだ場の材料を使っていません。場から1枚取ってから手番を終えます。",
            "{seat} has not used a card of the open area yet: play one before the turn ends.",
        ),
    ),
    "umami.two-actions/both-missing": Message(
        Text("まだ1枚も出していません", "No card played yet"),
        Text(
            "{seat}は手札も場の材料もまだです。1枚ずつ使ってから手番を終えます。",
            "{seat} has yet to use one hand card and one area card before the turn ends.",
        ),
    ),
    "umami.dish": Message(
        Text("料理{dish}はセット済みです", "Dish {dish} is set"),
        Text(
            "{seat}の料理{dish}にはお気に入りがのっていて、材料を足せません。足せるのは料理 {left} です。",
            "{seat}'s dish {dish} holds a favourite, so nothing can be added. Open dishes: {left}.",
        ),
    ),
    "umami.fourth": Message(
        Text("4枚めです", "That is the fourth card"),
        Text(
            "料理{dish}が {cards} になります。3枚までなので、どれか1枚をすぐ捨てます。",
            "Dish {dish} would hold {cards}. Three is the most: one of these is discarded at once.",
        ),
    ),
    "umami.fourth/early": Message(
        Text("捨てる札はありません", "Nothing is discarded"),
        Text(
            "料理{dish}はまだ{count}枚です。捨てるのは4枚めが入るときだけなので、{card}は捨てません。",
            "Dish {dish} holds only {count:card|cards}. A card is discarded only when a fourth comes, so {card} stays.",
        ),
    ),
    "umami.fourth/not-there": Message(
        Text("{card}はそこにありません", "{card} is not there"),
        Text(
            "料理{dish}にあるのは {cards} です。{card}は捨てられません。",
            "Dish {dish} holds {cards}; {card} cannot be discarded from it.",
        ),
    ),
    "umami.card/slot": Message(
        Text("場の{slot}枚めは空です", "Slot {slot} is empty"),
        Text(
            "場の{slot}枚めには札がありません。あるのは {left} 枚めです。",
            "There is no card in slot {slot} of the area. There are cards in: {left}.",
        ),
    ),
    "umami.card/area-empty": Message(
        Text("場に材料がありません", "The area is empty"),
        Text(
            "場の材料は1枚もありません。{slot}枚めは取れません。",
            "No ingredient lies open, so slot {slot} cannot be taken.",
        ),
    ),
    "umami.card/cleared": Message(
        Text("場の材料はもうありません", "The area is cleared"),
        Text(
            "秘密のお気に入りのあとは場に材料がありません。{slot}枚めは取れません。使えるのは手札だけです。",
            "After the secret favourites no ingredient lies open: slot {slot} is empty, only hand cards can be used.",
        ),
    ),
    "umami.card/favourite": Message(
        Text("お気に入り{slot}はありません", "No favourite in slot {slot}"),
        Text(
            "場の{slot}枚めにお気に入りはありません。あるのは {left} 枚めです。",
            "There is no favourite in slot {slot}. There are favourites in: {left}.",
        ),
    ),
    "umami.card/no-favourite": Message(
        Text("場にお気に入りがありません", "No favourite lies open"),
        Text(
            "場のお気に入りは1枚もありません。{slot}枚めは獲得できません。",
            "No favourite lies in the area, so slot {slot} cannot be claimed.",
        ),
    ),
    "umami.card/not-in-dish": Message(
        Text("{card}はそこにありません", "{card} is not there"),
        Text(
            "{victim}の料理{dish}にあるのは {cards} です。{card}は取れません。",
            "{victim}'s dish {dish} holds {cards}; {card} cannot be taken from it.",
        ),
    ),
    "umami.card/empty-dish": Message(
        Text("その料理は空です", "That dish is empty"),
        Text(
            "{victim}の料理{dish}には材料がありません。{card}は取れません。",
            "{victim}'s dish {dish} holds no ingredient; {card} cannot be taken from it.",
        ),
    ),
    "umami.card/own": Message(
        Text("自分からは盗めません", "Not from oneself"),
        Text(
            "{seat}が自分の料理から盗むことはできません。ほかの人の料理を選びます。",
            "{seat} cannot steal from an own dish: choose another player's.",
        ),
    ),
    "umami.card/not-set": Message(
        Text("お気に入りがありません", "No favourite there"),
        Text(
            "{owner}の料理{dish}にはお気に入りがのっていません。奪えるのはセットされた料理からです。",
            "{owner}'s dish {dish} holds no favourite; only a set dish can lose one.",
        ),
    ),
    "umami.steal-icon": Message(
        Text("盗みの札ではありません", "Not a steal card"),
        Text(
            "{card}には盗みの印がありません。盗むには盗みの印の札を捨てます。",
            "{card} has no steal icon. To steal, a card with the steal icon is discarded.",
        ),
    ),
    "umami.steal-once": Message(
        Text("盗むのは1回だけです", "One steal a turn"),
        Text(
            "{seat}はこの手番でもう盗みました。盗めるのは手番に1回です。",
            "{seat} has stolen this turn already; once a turn is all.",
        ),
    ),
    "umami.steal-unset": Message(
        Text("セット済みの料理です", "That dish is set"),
        Text(
            "{victim}の料理{dish}は「{favourite}」でセットされています。盗めるのはセットされていない料理からです。",
            "{victim}'s dish {dish} is set with “{favourite}”. Only a dish that is not set can be stolen from.",
        ),
    ),
    "umami.compensate/due": Message(
        Text("{victim}の新しい材料が先です", "{victim}'s new card first"),
        Text(
            "{thief}に盗まれた{victim}が、場か山から材料を1枚取ります。その前にできるのは獲得だけです。",
            "{victim}, robbed by {thief}, takes a card of the area or the deck first. Only claims may come before it.",
        ),
    ),
    "umami.compensate/none": Message(
        Text("盗まれていません", "Nobody was robbed"),
        Text(
            "{seat}は盗まれていません。新しい材料をもらうのは、盗まれた人だけです。",
            "{seat} was not robbed; only a robbed player takes a new card.",
        ),
    ),
    "umami.compensate/other-seat": Message(
        Text("もらうのは{victim}です", "It is {victim}'s card"),
        Text(
            "盗まれたのは{victim}で、{seat}ではありません。新しい材料は{victim}が取ります。",
            "{victim} was robbed, not {seat}: the new card is {victim}'s.",
        ),
    ),
    "umami.compensate/set": Message(
        Text("料理{dish}はセット済みです", "Dish {dish} is set"),
        Text(
            "{seat}の新しい材料は、セットされていない料理 {left} のどれかに入れます。料理{dish}には入りません。",
            "{seat}'s new card goes to a dish that is not set ({left}), not to dish {dish}.",
        ),
    ),
    "umami.match/set": Message(
        Text("料理{dish}はセット済みです", "Dish {dish} is set"),
        Text(
            "{seat}の料理{dish}にはもう「{favourite}」がのっています。お気に入りは1皿に1枚です。",
            "{seat}'s dish {dish} holds “{favourite}” already; a dish takes one favourite.",
        ),
    ),
    "umami.match/count": Message(
        Text("ちょうど3枚ではありません", "Not three ingredients"),
        Text(
            "料理{dish}の材料は{count}枚です。獲得できるのは、ちょうど3枚の料理です。",
            "Dish {dish} holds {count:ingredient|ingredients}. A dish needs exactly three to claim.",
        ),
    ),
    "umami.match/colors": Message(
        Text("色が合いません", "The colours differ"),
        Text(
            "料理{dish}は {colors} です。このお気に入りは {wanted} をほしがっています。",
            "Dish {dish} is {colors}. This favourite wants {wanted}.",
        ),
    ),
    "umami.match/differ": Message(
        Text("{color}の数が同じです", "Equal {color} values"),
        Text(
            "料理{dish}の{color}は2枚とも{value}です。≠ のお気に入りは、ちがう数の2枚をほしがっています。",
            "Both {color} ingredients of dish {dish} are {value}; with ≠ they must have different values.",
        ),
    ),
    "umami.match/step-1": Message(
        Text("続き番号ではありません", "Not three in a row"),
        Text(
            "料理{dish}は {values} です。+1 のお気に入りは、続いた3つの数 (4・5・6 など) をほしがっています。",
            "Dish {dish} is {values}. +1 wants three values in a row, like 4, 5, 6.",
        ),
    ),
    "umami.match/step-2": Message(
        Text("2つおきではありません", "Not each two apart"),
        Text(
            "料理{dish}は {values} です。+2 のお気に入りは、2ずつはなれた3つの数 (1・3・5 など) をほしがっています。",
            "Dish {dish} is {values}. +2 wants values each two apart, like 1, 3, 5.",
        ),
    ),
    "umami.better/up": Message(
        Text("合計が足りません", "The sum is too low"),
        Text(
            "合計は{new}で、{owner}の料理{dish}は{old}です。↑ なので、{old}より大きければ奪えます。",
            "The sum is {new}, {owner}'s dish {dish} has {old}. With ↑ it must be higher than {old}.",
        ),
    ),
    "umami.better/down": Message(
        Text("合計が大きすぎます", "The sum is too high"),
        Text(
            "合計は{new}で、{owner}の料理{dish}は{old}です。↓ なので、{old}より小さければ奪えます。",
            "The sum is {new}, {owner}'s dish {dish} has {old}. With ↓ it must be lower than {old}.",
        ),
    ),
    "umami.better/flowers": Message(
        Text("花が足りません", "Not enough flowers"),
        Text(
            "合計は{owner}の料理{dish}と同じ{old}です。花は{new_flowers}と{old_flowers}なので、{old_flowers}より多くないと奪えません。",
            "The sum equals that of {owner}'s dish {dish}, {old}. Flowers: {new_flowers} against {old_flowers}; "
            "more than {old_flowers} would be needed.",
        ),
    ),
    "umami.final/safe": Message(
        Text("もう奪えません", "That one is safe"),
        Text(
            "{owner}の料理{dish}の「{favourite}」は、秘密のお気に入りの前に獲得されました。もう奪えません。",
            "“{favourite}” on {owner}'s dish {dish} was claimed before the secret favourites and stays there.",
        ),
    ),
    "umami.final/steal": Message(
        Text("もう盗めません", "No steals any more"),
        Text(
            "秘密のお気に入りのあとは盗めません。{seat}は手札を料理に出すか、手番を終えます。",
            "After the secret favourites nobody steals. {seat} may play hand cards to dishes or end the turn.",
        ),
    ),
    "umami.final/area": Message(
        Text("場の材料は使えません", "No area cards now"),
        Text(
            "秘密のお気に入りのあと、{seat}が出せるのは手札だけです。場の材料はありません。",
            "After the secret favourites {seat} plays hand cards only; there are no open ingredients.",
        ),
    ),
    "umami.final/refill": Message(
        Text("もう補充はありません", "No refill any more"),
        Text(
            "秘密のお気に入りのあとは場に何も足しません。{count}枚の補充は入れられません。",
            "After the secret favourites nothing is turned up: the {count:new card|new cards} cannot be.",
        ),
    ),
    "umami.refill/area-many": Message(
        Text("材料が多すぎます", "Too many ingredients"),
        Text(
            "場の材料の空きは{due}枚分です。{given}枚は入りません。",
            "The area has {due:empty slot|empty slots} for ingredients; {given} do not fit.",
        ),
    ),
    "umami.refill/area-few": Message(
        Text("材料が足りません", "Ingredients are missing"),
        Text(
            "場の材料の空きは{due}枚分ですが、{given}枚しか入っていません。4枚になるまで足します。",
            "The area has {due:empty slot|empty slots} for ingredients, but {given} came. It is filled up to four.",
        ),
    ),
    "umami.refill/favourites-many": Message(
        Text("お気に入りが多すぎます", "Too many favourites"),
        Text(
            "補充するお気に入りは{due}枚です (空きと山の残りから)。{given}枚は入りません。",
            "There are {due:favourite|favourites} to turn up (empty slots and deck); {given} cannot be.",
        ),
    ),
    "umami.refill/favourites-few": Message(
        Text("お気に入りが足りません", "Favourites are missing"),
        Text(
            "お気に入りを{due}枚めくりますが、{given}枚しか入っていません。",
            "There are {due:favourite|favourites} to turn up, but {given} came.",
        ),
    ),
    "umami.secrets": Message(
        Text("まだ公開しません", "Too early for the secrets"),
        Text(
            "ふつうの手番がまだ続きます (いまは{turn_seat})。秘密のお気に入りは、最後のラウンドのあとに公開します。",
            "The normal turns still go on ({turn_seat} now). The secret favourites are turned up after the last round.",
        ),
    ),
    "umami.secrets/again": Message(
        Text("もう公開しました", "Turned up already"),
        Text(
            "秘密のお気に入りはもう公開してあります。公開は一度だけです。",
            "The secret favourites lie open already; they are turned up only once.",
        ),
    ),
    "umami.secrets/count": Message(
        Text("秘密は1人1枚です", "One secret a player"),
        Text(
            "秘密のお気に入りは{seats}人で{seats}枚です。{given}枚は入れられません。",
            "With {seats:player|players} there is one secret favourite each, not {given}.",
        ),
    ),
    "umami.hand": Message(
        Text("手札はもうありません", "The hand is empty"),
        Text(
            "最後の手番の手札は{count}枚です。{seat}はもう{count}枚使いました。",
            "The hand of the last turn is {count:card|cards}, and {seat} has used them all.",
        ),
    ),
}
