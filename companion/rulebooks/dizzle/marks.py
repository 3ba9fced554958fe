"""The rule book of dizzle: marks."""

from companion.rulebooks.dizzle.shared import SOURCE_LAST, SOURCE_MARKS
from companion.texts.base import Article, Chapter, Message, Text

CHAPTER = Chapter(
    "marks",
    Text("回の終わりと特別なマス", "End of a spin, special fields"),
    (
        Article(
            "dizzle.crosses",
            Text("ダイスが×になる", "Dice become crosses"),
            Text(
                "回が終わると、のっているダイスが全員いっせいに×になり、ダイスは場に戻ります。",
                "At the end of a spin all dice lying become crosses at once and return to the pool.",
            ),
            SOURCE_LAST,
        ),
        Article(
            "dizzle.bomb",
            Text("爆弾", "Bombs"),
            Text(
                "だれかが爆弾に×をつけた回の終わりに、そのマスに×のない人のシートでは爆発します。そこはもう使えません。",
                "When somebody crosses a bomb it explodes, at the end of that spin, on every sheet that has no cross there. "
                "The field is shut from then on.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.flag",
            Text("旗", "Flags"),
            Text(
                "旗に×をつけた人は、旗の列で残っているいちばん左の点をかこみます (1回に1つ)。"
                "その回に着かなかった人は、着いた人数だけ左から消します。",
                "Whoever crosses a flag rings the leftmost value left in the flag row, one a spin. Everybody who did not "
                "arrive in that spin strikes as many values from the left as players arrived.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.planet",
            Text("ロケットと惑星", "Rockets and planets"),
            Text(
                "ロケットに×がついたら、次にふる前に、まだ×のない惑星を1つ選んで×をつけます。惑星が残っていなければ何もしません。",
                "For every rocket crossed the player crosses one planet without a cross, before the next roll. With no "
                "planet left nothing happens.",
            ),
            SOURCE_MARKS,
            {
                "": Message(
                    Text("もう×のついた惑星です", "That planet is crossed"),
                    Text(
                        "{cell}の惑星にはもう×があります。×のない惑星を選びます ({cells})。",
                        "The planet at {cell} has a cross already. Planets without one: {cells}.",
                    ),
                )
            },
        ),
    ),
)
