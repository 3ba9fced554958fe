"""The rule book of umami: claims."""

from companion.texts.base import Article, Chapter, Message, Text

_CLAIM = Text("もとのルール「お気に入りの獲得」", "Printed rules, “Claiming favourites”")

CHAPTER = Chapter(
    "claims",
    Text("お気に入り", "Favourites"),
    (
        Article(
            "umami.match",
            Text("そろえる", "Matching"),
            Text(
                "ちょうど3枚の料理が、ほしがられた3色、または +1 (続き番号)、+2 (2つおき) になれば獲得できます。"
                "≠ がついた同じ色の2枚は、ちがう数でなければなりません。1皿に1枚です。",
                "A dish of exactly three matches by its colours, or by its values: +1 is three in a row, +2 each two "
                "apart. With ≠ the two of one colour have different values. One favourite a dish.",
            ),
            _CLAIM,
            {
                "set": Message(
                    Text("料理{dish}はセット済みです", "Dish {dish} is set"),
                    Text(
                        "{seat}の料理{dish}にはもう「{favourite}」がのっています。お気に入りは1皿に1枚です。",
                        "{seat}'s dish {dish} holds “{favourite}” already; a dish takes one favourite.",
                    ),
                ),
                "count": Message(
                    Text("ちょうど3枚ではありません", "Not three ingredients"),
                    Text(
                        "料理{dish}の材料は{count}枚です。獲得できるのは、ちょうど3枚の料理です。",
                        "Dish {dish} holds {count:ingredient|ingredients}. A dish needs exactly three to claim.",
                    ),
                ),
                "colors": Message(
                    Text("色が合いません", "The colours differ"),
                    Text(
                        "料理{dish}は {colors} です。このお気に入りは {wanted} をほしがっています。",
                        "Dish {dish} is {colors}. This favourite wants {wanted}.",
                    ),
                ),
                "differ": Message(
                    Text("{color}の数が同じです", "Equal {color} values"),
                    Text(
                        "料理{dish}の{color}は2枚とも{value}です。≠ のお気に入りは、ちがう数の2枚をほしがっています。",
                        "Both {color} ingredients of dish {dish} are {value}; with ≠ they must have different values.",
                    ),
                ),
                "step-1": Message(
                    Text("続き番号ではありません", "Not three in a row"),
                    Text(
                        "料理{dish}は {values} です。+1 のお気に入りは、続いた3つの数 (4・5・6 など) をほしがっています。",
                        "Dish {dish} is {values}. +1 wants three values in a row, like 4, 5, 6.",
                    ),
                ),
                "step-2": Message(
                    Text("2つおきではありません", "Not each two apart"),
                    Text(
                        "料理{dish}は {values} です。+2 のお気に入りは、2ずつはなれた3つの数 (1・3・5 など) をほしがっています。",
                        "Dish {dish} is {values}. +2 wants values each two apart, like 1, 3, 5.",
                    ),
                ),
            },
            after="umami.compensate",
        ),
        Article(
            "umami.better",
            Text("もっとおいしい料理", "A tastier dish"),
            Text(
                "セットされた料理からも奪えます。矢印が↑なら合計が大きい、↓なら小さい料理が勝ちます。合計が同じなら花が多いほう。"
                "花も同じなら奪えません。奪われた料理は材料をのこして、セットが解けます。自分の料理からでもできます。",
                "A favourite can be taken from a set dish, even an own one: with ↑ by a higher sum, with ↓ by a lower one; "
                "with equal sums by more flowers. Equal flowers take nothing. The dish that loses it keeps its cards.",
            ),
            _CLAIM,
            {
                "up": Message(
                    Text("合計が足りません", "The sum is too low"),
                    Text(
                        "合計は{new}で、{owner}の料理{dish}は{old}です。↑ なので、{old}より大きければ奪えます。",
                        "The sum is {new}, {owner}'s dish {dish} has {old}. With ↑ it must be higher than {old}.",
                    ),
                ),
                "down": Message(
                    Text("合計が大きすぎます", "The sum is too high"),
                    Text(
                        "合計は{new}で、{owner}の料理{dish}は{old}です。↓ なので、{old}より小さければ奪えます。",
                        "The sum is {new}, {owner}'s dish {dish} has {old}. With ↓ it must be lower than {old}.",
                    ),
                ),
                "flowers": Message(
                    Text("花が足りません", "Not enough flowers"),
                    Text(
                        "合計は{owner}の料理{dish}と同じ{old}です。花は{new_flowers}と{old_flowers}なので、{old_flowers}より多くないと奪えません。",
                        "The sum equals that of {owner}'s dish {dish}, {old}. Flowers: {new_flowers} against {old_flowers}; "
                        "more than {old_flowers} would be needed.",
                    ),
                ),
            },
            after="umami.match",
        ),
    ),
)
