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
                "ちょうど3枚の料理が、お気に入りが求める3色、+1 (続き番号)、+2 (1つおき。1・3・5 など) のどれかに合えば獲得できます。順番は関係ありません。"
                "≠ がついた同じ色の2枚は、ちがう数でなければなりません。お気に入りは1つの料理に1枚です。"
                "1つの料理で何枚かを獲得できるときは、どれを取るかを選びます。何人かが同時に獲得できるときは、ターン順に決めます。",
                "A dish of exactly three matches by its colours, or by its values: +1 is three in a row (4, 5, 6), +2 leaves one "
                "out between them (1, 3, 5); their order does not matter. With ≠ the two of one colour have different values. "
                "One favourite per dish: if a dish matches several, its owner chooses. If several players can claim at the "
                "same time, it goes by turn order.",
            ),
            _CLAIM,
            ours=Text(
                "同時のときは、手番の人から順にたずねます。",
                "Of several players at once, the one whose turn it is goes first, then the others in turn order.",
            ),
            ways={
                "set": Message(
                    Text("料理{dish}はセット済みです", "Dish {dish} is set"),
                    Text(
                        "{seat}の料理{dish}にはもう「{favourite}」がのっています。お気に入りは1つの料理に1枚です。",
                        "{seat}'s dish {dish} already holds “{favourite}”; a dish takes one favourite.",
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
                        "料理{dish}は {colors} です。このお気に入りが求めるのは {wanted} です。",
                        "Dish {dish} is {colors}. This favourite wants {wanted}.",
                    ),
                ),
                "differ": Message(
                    Text("{color}の数が同じです", "Equal {color} values"),
                    Text(
                        "料理{dish}の{color}は2枚とも{value}です。≠ のお気に入りが求めるのは、ちがう数の2枚です。",
                        "Both {color} ingredients of dish {dish} are {value}; with ≠ they must have different values.",
                    ),
                ),
                "step-1": Message(
                    Text("続き番号ではありません", "Not three in a row"),
                    Text(
                        "料理{dish}は {values} です。+1 のお気に入りが求めるのは、続いた3つの数 (4・5・6 など) です。",
                        "Dish {dish} is {values}. +1 wants three values in a row, like 4, 5, 6.",
                    ),
                ),
                "step-2": Message(
                    Text("1つおきではありません", "Not two apart each"),
                    Text(
                        "料理{dish}は {values} です。+2 のお気に入りが求めるのは、1つおきの3つの数 (1・3・5 など) です。",
                        "Dish {dish} is {values}. +2 wants values two apart each, like 1, 3, 5.",
                    ),
                ),
            },
            after="umami.compensate",
        ),
        Article(
            "umami.better",
            Text("もっとおいしい料理", "A tastier dish"),
            Text(
                "セット済みの料理からもお気に入りを奪えます。矢印が↑なら合計の大きい料理、↓なら小さい料理が勝ちます。合計が同じなら花の多い料理、"
                "花も同じなら奪えません。自分の料理からでも奪えます。",
                "A favourite can be taken from a set dish, even your own: with ↑ by a higher sum, with ↓ by a lower one, with "
                "equal sums by more flowers. With equal flowers too nothing is taken.",
            ),
            _CLAIM,
            ours=Text(
                "奪われた料理は材料をのこしたまま、セットが解けます。",
                "The dish that loses its favourite keeps its cards and is no longer set.",
            ),
            ways={
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
