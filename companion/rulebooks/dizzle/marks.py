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
                "だれかが爆弾に×をつけると、その回の終わりに、同じマスに×のない人のシートではみな爆発します。そのマスにはもう置けず、×もつきません。",
                "When somebody crosses a bomb, it explodes at the end of that spin on every sheet that has no cross there. Nothing "
                "can be placed or crossed on that field any more.",
            ),
            SOURCE_MARKS,
        ),
        Article(
            "dizzle.flag",
            Text("旗", "Flags"),
            Text(
                "旗に×をつけた人は、旗の列で残っているいちばん左の点を○でかこみます。"
                "その回に着かなかった人は、着いた人数だけ左から×で消します。",
                "Whoever crosses a flag rings the leftmost value left in the flag row. Everybody who did not arrive in that spin "
                "strikes as many values from the left as players arrived.",
            ),
            SOURCE_MARKS,
            ours=Text(
                "1回にいくつ旗に着いても、かこむのは1つです。",
                "However many flags a player crosses in a spin, one value is ringed.",
            ),
        ),
        Article(
            "dizzle.planet",
            Text("ロケットと惑星", "Rockets and planets"),
            Text(
                "ロケットに×がついたら、次にダイスを振る前に、まだ×のない惑星を1つ選んで×をつけます。惑星が残っていなければ何もしません。"
                "数字のない惑星には、ロケットでしか着けません。数字のある惑星は、ふつうのマスと同じようにダイスも置けます。",
                "For every rocket crossed, the player crosses one planet that has no cross yet, before the next roll. With no "
                "planet left nothing happens. A planet without a number is reached by a rocket only; on a numbered one a die "
                "may go too, as on any field.",
            ),
            SOURCE_MARKS,
            ours=Text(
                "何人かにロケットがあれば、席の順に選びます。最後の回のあとにも選びます。",
                "If several players have rockets they choose in seat order, also after the last spin.",
            ),
            ways={
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
