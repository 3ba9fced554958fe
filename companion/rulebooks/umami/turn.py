"""The rule book of umami: turn."""

from companion.texts.base import Article, Chapter, Message, Text

_SETUP = Text("もとのルール「セットアップ」", "Printed rules, “Setup”")
_PLAY = Text("もとのルール「プレイ」", "Printed rules, “Play”")
_APP = Text("このアプリのきまり", "A rule of this app")

CHAPTER = Chapter(
    "turn",
    Text("手番", "A turn"),
    (
        Article(
            "umami.setup",
            Text("準備", "Setup"),
            Text(
                "材料とお気に入りを別々に切り、1人に材料4枚 (手札) と秘密のお気に入り1枚を配ります。お気に入りは2人なら7枚、3人9枚、4人10枚、5人11枚を数えて山にし、"
                "残りは見ずに箱へ戻します。場には、材料エリアに材料4枚、お気に入りエリアにお気に入り4枚を表にして並べます。スタートプレイヤーを決めて始めます。"
                "材料の1〜3は緑、4〜6は黄、7〜9は赤です。",
                "Shuffle ingredients and favourites apart. Everybody gets a hand of four ingredients and one secret favourite. Count "
                "a favourites deck of 7, 9, 10 or 11 cards for two, three, four or five players; the rest goes back unseen. "
                "Four ingredients and four favourites lie open. Choose a start player. Ingredients 1 to 3 are green, 4 to 6 "
                "yellow, 7 to 9 red.",
            ),
            _SETUP,
            ours=Text(
                "手札と秘密のお気に入りは、場に出るまで入力しません。席の1番めがスタートプレイヤーです。",
                "Hands and secret favourites are not entered until they come to the table. The first seat is the start player.",
            ),
        ),
        Article(
            "umami.turn",
            Text("手番の順", "Order of turns"),
            Text(
                "スタートプレイヤーから時計回りに手番をします。お気に入りの獲得だけは、だれでもいつでもできます。",
                "Turns go round clockwise from the start player. Claiming a favourite is open to everybody at any moment.",
            ),
            _SETUP,
            {
                "": Message(
                    Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
                    Text(
                        "いまは{turn_seat}の番です。{seat}がいまできるのは、お気に入りの獲得だけです。",
                        "It is {turn_seat}'s turn. All that {seat} may do now is claim a favourite.",
                    ),
                ),
                "deal-first": Message(
                    Text("まず場に並べます", "Lay out the cards first"),
                    Text(
                        "まだ場に何もありません。先に材料4枚とお気に入り4枚を表にして並べます。",
                        "Nothing lies open yet: lay out four ingredients and four favourites first.",
                    ),
                ),
                "dealt": Message(
                    Text("もう並べてあります", "Laid out already"),
                    Text(
                        "場の材料とお気に入りはもう並べてあります。並べるのは一度だけです。",
                        "The open ingredients and favourites lie there already; that is done only once.",
                    ),
                ),
                "secrets-due": Message(
                    Text("秘密のお気に入りが先です", "The secrets come first"),
                    Text(
                        "ふつうの手番は終わりました。{seat}は手番をできません。秘密のお気に入りを公開します。獲得はいまもできます。",
                        "The normal turns are over, so {seat} has no turn now: turn up the secret favourites. Claims are still open.",
                    ),
                ),
            },
        ),
        Article(
            "umami.two-actions",
            Text("手札1枚と場の1枚", "One from hand, one from the area"),
            Text(
                "手番では、手札から1枚、場の材料から1枚を使います。順番は自由です。盗みに使ったカードも、その1枚に数えます。",
                "In a turn you use one hand card and one card from the open area, in either order. A card discarded to steal "
                "counts as that card.",
            ),
            _PLAY,
            {
                "hand-used": Message(
                    Text("手札はもう使いました", "The hand card is used"),
                    Text(
                        "{seat}はこの手番の手札をもう使いました。のこりは場の材料を1枚です。",
                        "{seat} has used the hand card of this turn; a card from the area is left to play.",
                    ),
                ),
                "area-used": Message(
                    Text("場の材料はもう使いました", "The area card is used"),
                    Text(
                        "{seat}はこの手番の場の材料をもう使いました。のこりは手札を1枚です。",
                        "{seat} has used the area card of this turn; a hand card is left to play.",
                    ),
                ),
                "both-used": Message(
                    Text("2枚とも使いました", "Both cards are used"),
                    Text(
                        "{seat}は手札も場の材料も1枚ずつ使いました。あとは手番を終えます。",
                        "{seat} has used one hand card and one area card; the turn ends now.",
                    ),
                ),
                "hand-missing": Message(
                    Text("手札がまだです", "A hand card is due"),
                    Text(
                        "{seat}はまだ手札を使っていません。手札を1枚出してから手番を終えます。",
                        "{seat} has not used a hand card yet: play one before the turn ends.",
                    ),
                ),
                "area-missing": Message(
                    Text("場の材料がまだです", "An area card is due"),
                    Text(
                        "{seat}はまだ場の材料を使っていません。場から1枚取ってから手番を終えます。",
                        "{seat} has not used a card from the area yet: play one before the turn ends.",
                    ),
                ),
                "both-missing": Message(
                    Text("まだ1枚も出していません", "No card played yet"),
                    Text(
                        "{seat}は手札も場の材料もまだです。1枚ずつ使ってから手番を終えます。",
                        "{seat} has yet to use one hand card and one area card before the turn ends.",
                    ),
                ),
            },
        ),
        Article(
            "umami.dish",
            Text("料理", "Dishes"),
            Text(
                "材料は自分の料理に入れます。料理は5つまで、中の順番は関係ありません。お気に入りがのった料理はセット済みで、材料を足せません。",
                "Ingredients go to your own dishes, at most five; their order does not matter. Nothing is added to a dish "
                "that holds a favourite.",
            ),
            _PLAY,
            {
                "": Message(
                    Text("料理{dish}はセット済みです", "Dish {dish} is set"),
                    Text(
                        "{seat}の料理{dish}にはお気に入りがのっていて、材料を足せません。足せるのは料理 {left} です。",
                        "{seat}'s dish {dish} holds a favourite, so nothing can be added. Open dishes: {left}.",
                    ),
                )
            },
        ),
        Article(
            "umami.fourth",
            Text("4枚め", "The fourth card"),
            Text(
                "料理は3枚までです。4枚めを入れたら、4枚のうちどれか1枚をすぐ捨てます。いま入れた札でもかまいません。",
                "A dish holds three. When a fourth comes, one of the four is discarded at once, even the new one.",
            ),
            _PLAY,
            {
                "": Message(
                    Text("4枚めです", "That is the fourth card"),
                    Text(
                        "料理{dish}が {cards} になります。3枚までなので、どれか1枚をすぐ捨てます。",
                        "Dish {dish} would hold {cards}. Three is the most: one of these is discarded at once.",
                    ),
                ),
                "early": Message(
                    Text("捨てる札はありません", "Nothing is discarded"),
                    Text(
                        "料理{dish}はまだ{count}枚です。捨てるのは4枚めが入るときだけなので、{card}は捨てません。",
                        "Dish {dish} holds only {count:card|cards}. A card is discarded only when a fourth comes, so {card} stays.",
                    ),
                ),
                "not-there": Message(
                    Text("{card}はそこにありません", "{card} is not there"),
                    Text(
                        "料理{dish}にあるのは {cards} です。{card}は捨てられません。",
                        "Dish {dish} holds {cards}; {card} cannot be discarded from it.",
                    ),
                ),
            },
        ),
        Article(
            "umami.card",
            Text("ある札だけ", "Only what is there"),
            Text(
                "使えるのは、いま場や料理にある札だけです。空いた所からは取れません。",
                "Only cards that lie there can be used; an empty slot gives nothing.",
            ),
            _APP,
            {
                "slot": Message(
                    Text("場の{slot}枚めは空です", "Slot {slot} is empty"),
                    Text(
                        "場の{slot}枚めにはカードがありません。あるのは {left} 枚めです。",
                        "There is no card in slot {slot} of the area. There are cards in: {left}.",
                    ),
                ),
                "area-empty": Message(
                    Text("場に材料がありません", "The area is empty"),
                    Text(
                        "場の材料は1枚もありません。{slot}枚めは取れません。",
                        "No ingredient lies open, so slot {slot} cannot be taken.",
                    ),
                ),
                "cleared": Message(
                    Text("場の材料はもうありません", "The area is cleared"),
                    Text(
                        "秘密のお気に入りのあとは場に材料がありません。{slot}枚めは取れません。使えるのは手札だけです。",
                        "After the secret favourites no ingredient lies open: slot {slot} is empty, only hand cards can be used.",
                    ),
                ),
                "favourite": Message(
                    Text("お気に入り{slot}はありません", "No favourite in slot {slot}"),
                    Text(
                        "場の{slot}枚めにお気に入りはありません。あるのは {left} 枚めです。",
                        "There is no favourite in slot {slot}. There are favourites in: {left}.",
                    ),
                ),
                "no-favourite": Message(
                    Text("場にお気に入りがありません", "No favourite lies open"),
                    Text(
                        "場のお気に入りは1枚もありません。{slot}枚めは獲得できません。",
                        "No favourite lies in the area, so slot {slot} cannot be claimed.",
                    ),
                ),
                "not-in-dish": Message(
                    Text("{card}はそこにありません", "{card} is not there"),
                    Text(
                        "{victim}の料理{dish}にあるのは {cards} です。{card}は取れません。",
                        "{victim}'s dish {dish} holds {cards}; {card} cannot be taken from it.",
                    ),
                ),
                "empty-dish": Message(
                    Text("その料理は空です", "That dish is empty"),
                    Text(
                        "{victim}の料理{dish}には材料がありません。{card}は取れません。",
                        "{victim}'s dish {dish} holds no ingredient; {card} cannot be taken from it.",
                    ),
                ),
                "own": Message(
                    Text("自分からは盗めません", "Not from oneself"),
                    Text(
                        "{seat}が自分の料理から盗むことはできません。ほかの人の料理を選びます。",
                        "{seat} cannot steal from an own dish: choose another player's.",
                    ),
                ),
                "not-set": Message(
                    Text("お気に入りがありません", "No favourite there"),
                    Text(
                        "{owner}の料理{dish}にはお気に入りがのっていません。奪えるのはセットされた料理からです。",
                        "{owner}'s dish {dish} holds no favourite; only a set dish can lose one.",
                    ),
                ),
            },
        ),
        Article(
            "umami.refill",
            Text("補充", "Filling up"),
            Text(
                "手番の終わりに、場の材料とお気に入りを4枚ずつに戻します。材料の山がなくなったら捨て札を切って作りなおします。"
                "お気に入りの山はなくなったら終わりです。手札も4枚に戻します。",
                "At the end of a turn the open ingredients and favourites are filled up to four each. The ingredients deck "
                "is made anew from the discards, the favourites deck is not. The hand is filled up to four.",
            ),
            _PLAY,
            {
                "area-many": Message(
                    Text("材料が多すぎます", "Too many ingredients"),
                    Text(
                        "場の材料の空きは{due}枚分です。{given}枚は入りません。",
                        "The area has {due:empty slot|empty slots} for ingredients; {given} do not fit.",
                    ),
                ),
                "area-few": Message(
                    Text("材料が足りません", "Ingredients are missing"),
                    Text(
                        "場の材料の空きは{due}枚分ですが、{given}枚しか入っていません。4枚になるまで足します。",
                        "The area has {due:empty slot|empty slots} for ingredients, but {given} came. It is filled up to four.",
                    ),
                ),
                "favourites-many": Message(
                    Text("お気に入りが多すぎます", "Too many favourites"),
                    Text(
                        "補充するお気に入りは{due}枚です (空きと山の残りから)。{given}枚は入りません。",
                        "There are {due:favourite|favourites} to turn up (empty slots and deck); {given} cannot be.",
                    ),
                ),
                "favourites-few": Message(
                    Text("お気に入りが足りません", "Favourites are missing"),
                    Text(
                        "お気に入りを{due}枚めくりますが、{given}枚しか入っていません。",
                        "There are {due:favourite|favourites} to turn up, but {given} came.",
                    ),
                ),
            },
            after="umami.final",
        ),
    ),
)
