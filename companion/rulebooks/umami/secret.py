"""The rule book of umami: secret."""

from companion.texts.base import Article, Chapter, Message, Text

_SECRET = Text("もとのルール「秘密のお気に入りフェーズ」", "Printed rules, “The secret favourites”")

CHAPTER = Chapter(
    "secret",
    Text("おわりと秘密のお気に入り", "The end and the secret favourites"),
    (
        Article(
            "umami.secrets",
            Text("最後のラウンド", "The last round"),
            Text(
                "場のお気に入りが山ごとなくなるか、だれかの料理の材料が12枚 (5人なら10枚) になったら、そのラウンドで終わりに向かいます。"
                "次にスタートプレイヤーの番が来る所で、全員の秘密のお気に入りを公開します。",
                "When the open favourites and their deck are gone, or somebody has 12 ingredients in dishes (10 with five "
                "players), the round is played out. When the start player's next turn would come, everybody's secret "
                "favourite is turned up.",
            ),
            _SECRET,
            {
                "": Message(
                    Text("まだ公開しません", "Too early for the secrets"),
                    Text(
                        "ふつうの手番がまだ続きます (いまは{turn_seat})。秘密のお気に入りは、最後のラウンドのあとに公開します。",
                        "The normal turns still go on ({turn_seat} now). The secret favourites are turned up after the last round.",
                    ),
                ),
                "again": Message(
                    Text("もう公開しました", "Turned up already"),
                    Text(
                        "秘密のお気に入りはもう公開してあります。公開は一度だけです。",
                        "The secret favourites lie open already; they are turned up only once.",
                    ),
                ),
                "count": Message(
                    Text("秘密は1人1枚です", "One secret a player"),
                    Text(
                        "秘密のお気に入りは{seats}人で{seats}枚です。{given}枚は入れられません。",
                        "With {seats:player|players} there is one secret favourite each, not {given}.",
                    ),
                ),
            },
            after="umami.refill",
        ),
        Article(
            "umami.final",
            Text("最後の手番", "The last turn"),
            Text(
                "それまでに獲得したお気に入りは、もう奪われません。場の材料は捨て、盗みもありません。"
                "公開のあとに獲得したものは、ゲームが終わるまで奪えます。",
                "Favourites claimed before are safe. The open ingredients are discarded, and nobody steals. What is "
                "claimed after this can be taken by a better dish until the game ends.",
            ),
            _SECRET,
            {
                "safe": Message(
                    Text("もう奪えません", "That one is safe"),
                    Text(
                        "{owner}の料理{dish}の「{favourite}」は、秘密のお気に入りの前に獲得されました。もう奪えません。",
                        "“{favourite}” on {owner}'s dish {dish} was claimed before the secret favourites and stays there.",
                    ),
                ),
                "steal": Message(
                    Text("もう盗めません", "No steals any more"),
                    Text(
                        "秘密のお気に入りのあとは盗めません。{seat}は手札を料理に出すか、手番を終えます。",
                        "After the secret favourites nobody steals. {seat} may play hand cards to dishes or end the turn.",
                    ),
                ),
                "area": Message(
                    Text("場の材料は使えません", "No area cards now"),
                    Text(
                        "秘密のお気に入りのあと、{seat}が出せるのは手札だけです。場の材料はありません。",
                        "After the secret favourites {seat} plays hand cards only; there are no open ingredients.",
                    ),
                ),
                "refill": Message(
                    Text("もう補充はありません", "No refill any more"),
                    Text(
                        "秘密のお気に入りのあとは場に何も足しません。{count}枚の補充は入れられません。",
                        "After the secret favourites nothing is turned up: the {count:new card|new cards} cannot be.",
                    ),
                ),
            },
        ),
        Article(
            "umami.hand",
            Text("手札は4枚まで", "Four hand cards"),
            Text(
                "最後の手番では、手札を好きなだけ (0から4枚) 出せます。",
                "In the last turn a player plays as many hand cards as wanted, 0 to 4.",
            ),
            _SECRET,
            {
                "": Message(
                    Text("手札はもうありません", "The hand is empty"),
                    Text(
                        "最後の手番の手札は{count}枚です。{seat}はもう{count}枚使いました。",
                        "The hand of the last turn is {count:card|cards}, and {seat} has used them all.",
                    ),
                )
            },
        ),
    ),
)
