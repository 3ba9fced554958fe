"""The rule book of umami: secret."""

from companion.texts.base import Article, Chapter, Message, Text

_SECRET = Text("もとのルール「秘密のお気に入りフェーズ」", "Printed rules, “The secret favourites”")

CHAPTER = Chapter(
    "secret",
    Text("終わりと秘密のお気に入り", "The end and the secret favourites"),
    (
        Article(
            "umami.secrets",
            Text("最後のラウンド", "The last round"),
            Text(
                "場と山のお気に入りがどちらもなくなるか、だれかの料理の材料が全部で12枚 (5人なら10枚) になったら、そのラウンドを最後まで行います。"
                "次にスタートプレイヤーの番が来る所で、全員の秘密のお気に入りを公開し、場のお気に入りに加えます。そのあと1人1回ずつ、最後の手番をします。",
                "When the open favourites and their deck are gone, or somebody has 12 ingredients in dishes (10 with five "
                "players), the round is played to its end. When the start player's next turn would come, everybody's secret "
                "favourite is turned up and joins the open ones. Then everybody has one last turn.",
            ),
            _SECRET,
            ours=Text(
                "材料は、セット済みの料理のものも数えます。",
                "Ingredients in set dishes count too.",
            ),
            ways={
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
                    Text("秘密は1人1枚です", "One secret per player"),
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
                "秘密の公開までに獲得したお気に入りは裏返し、もう奪われません。場の材料は捨て、盗みもありません。",
                "Favourites claimed before the secrets are turned over and safe. The open ingredients are discarded, and nobody "
                "steals any more.",
            ),
            _SECRET,
            ours=Text(
                "公開のあとに獲得したお気に入りは、ゲームが終わるまで、よりおいしい料理で奪えます。",
                "What is claimed after the secrets can be taken by a tastier dish until the game ends.",
            ),
            ways={
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
                        "秘密のお気に入りのあとは、場に何も足しません。{count}枚の補充は入れられません。",
                        "After the secret favourites nothing is turned up, so the {count:new card|new cards} cannot be entered.",
                    ),
                ),
            },
        ),
        Article(
            "umami.hand",
            Text("手札は4枚まで", "Four hand cards"),
            Text(
                "最後の手番では、手札を好きなだけ (0から4枚) 出せます。",
                "In the last turn you play any number of hand cards, from none to four.",
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
