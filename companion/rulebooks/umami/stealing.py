"""The rule book of umami: stealing."""

from companion.texts.base import Article, Chapter, Message, Text

_STEAL = Text("もとのルール「盗み」", "Printed rules, “Stealing”")

CHAPTER = Chapter(
    "stealing",
    Text("盗み", "Stealing"),
    (
        Article(
            "umami.steal-icon",
            Text("盗みのカード", "A steal card"),
            Text(
                "手札か場にある盗みのカードを、料理に入れるかわりに捨てて、ほかの人のセットされていない料理から1枚取ります。取ったカードは自分の料理に入れます。",
                "Discard a steal card from your hand or the area instead of playing it, take one card out of another player's dish "
                "that is not set, and put it into a dish of yours.",
            ),
            _STEAL,
            {
                "": Message(
                    Text("盗みのカードではありません", "Not a steal card"),
                    Text(
                        "{card}には盗みのアイコンがありません。盗むには、盗みのアイコンのついたカードを捨てます。",
                        "{card} has no steal icon. To steal, a card with the steal icon is discarded.",
                    ),
                )
            },
        ),
        Article(
            "umami.steal-once",
            Text("手番に1回", "Once per turn"),
            Text("盗めるのは手番に1回だけです。", "A player steals at most once per turn."),
            _STEAL,
            {
                "": Message(
                    Text("盗むのは1回だけです", "One steal per turn"),
                    Text(
                        "{seat}はこの手番でもう盗みました。盗めるのは手番に1回です。",
                        "{seat} has already stolen in this turn; once per turn is all.",
                    ),
                )
            },
        ),
        Article(
            "umami.steal-unset",
            Text("セット済みは盗めない", "Not from set dishes"),
            Text(
                "お気に入りがのった (セット済みの) 料理からは盗めません。",
                "Nothing is stolen from a dish that holds a favourite.",
            ),
            _STEAL,
            {
                "": Message(
                    Text("セット済みの料理です", "That dish is set"),
                    Text(
                        "{victim}の料理{dish}は「{favourite}」でセットされています。盗めるのはセットされていない料理からです。",
                        "{victim}'s dish {dish} is set with “{favourite}”. Only a dish that is not set can be stolen from.",
                    ),
                )
            },
        ),
        Article(
            "umami.compensate",
            Text("盗まれた人の新しい材料", "The robbed player's new card"),
            Text(
                "盗まれた人は、場の材料か材料の山のいちばん上から1枚を取り、セットされていない自分の料理に入れます。このカードで盗むことはできません。"
                "それまで、獲得のほかは何もできません。",
                "The robbed player takes a card from the area or the top of the deck and puts it into a dish of their own that is "
                "not set. This card cannot be used to steal. Until then nothing but claims may happen.",
            ),
            _STEAL,
            {
                "due": Message(
                    Text("{victim}の新しい材料が先です", "{victim}'s new card first"),
                    Text(
                        "{thief}に盗まれた{victim}が、場か山から材料を1枚取ります。その前にできるのは獲得だけです。",
                        "{victim}, robbed by {thief}, first takes a card from the area or the deck. Only claims may come before it.",
                    ),
                ),
                "none": Message(
                    Text("盗まれていません", "Nobody was robbed"),
                    Text(
                        "{seat}は盗まれていません。新しい材料をもらうのは、盗まれた人だけです。",
                        "{seat} was not robbed; only a robbed player takes a new card.",
                    ),
                ),
                "other-seat": Message(
                    Text("もらうのは{victim}です", "It is {victim}'s card"),
                    Text(
                        "盗まれたのは{victim}で、{seat}ではありません。新しい材料は{victim}が取ります。",
                        "{victim} was robbed, not {seat}: the new card is {victim}'s.",
                    ),
                ),
                "set": Message(
                    Text("料理{dish}はセット済みです", "Dish {dish} is set"),
                    Text(
                        "{seat}の新しい材料は、セットされていない料理 {left} のどれかに入れます。料理{dish}には入りません。",
                        "{seat}'s new card goes to a dish that is not set ({left}), not to dish {dish}.",
                    ),
                ),
            },
        ),
    ),
)
