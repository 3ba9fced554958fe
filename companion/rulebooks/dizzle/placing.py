"""The rule book of dizzle: placing."""

from companion.rulebooks.dizzle.shared import SOURCE_MARKS, SOURCE_SPIN
from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_JUMP = Text("もとのルール「ジャンプ」", "Printed rules, “Jump”")

CHAPTER = Chapter(
    "placing",
    Text("ダイスを置く", "Placing a die"),
    (
        Article(
            "dizzle.field",
            Text("置けるマス", "Fields"),
            Text(
                "ダイスは自分のシートの数字のマスに置きます。マスのない所、障害物、はじめからの×、数字のない惑星には置けません。",
                "A die goes on a numbered field of your own sheet, not on a hole, an obstacle, a printed cross or a planet without "
                "a number.",
            ),
            SOURCE_SPIN,
            {
                "off-sheet": Message(
                    Text("シートの外です", "Off the sheet"),
                    Text(
                        "{cell}はシートの外です。ダイスは数字のマスに置きます。",
                        "{cell} is off the sheet. A die goes on a numbered field.",
                    ),
                ),
                "hole": Message(
                    Text("マスがありません", "No field there"),
                    Text(
                        "{cell}にはマスがありません。ダイスは数字のマスに置きます。",
                        "There is no field at {cell}. A die goes on a numbered field.",
                    ),
                ),
                "obstacle": Message(
                    Text("障害物です", "An obstacle is there"),
                    Text(
                        "{cell}は障害物です。ダイスは数字のマスに置きます。",
                        "There is an obstacle at {cell}. A die goes on a numbered field.",
                    ),
                ),
                "printed-cross": Message(
                    Text("はじめから×のマスです", "A printed cross"),
                    Text(
                        "{cell}ははじめから×のマスで、数字がありません。そのとなりの数字のマスから始めます。",
                        "{cell} is a printed cross without a number. Dice start on the numbered fields next to it.",
                    ),
                ),
                "planet": Message(
                    Text("惑星にダイスは置けません", "No die goes on a planet"),
                    Text(
                        "{cell}は数字のない惑星です。ダイスは置けず、ロケットだけがとどきます。",
                        "{cell} is a planet without a number: only a rocket gets there, no die.",
                    ),
                ),
                "no-planet": Message(
                    Text("惑星ではありません", "Not a planet"),
                    Text(
                        "{cell}は惑星ではありません。このシートの惑星は {cells} です。",
                        "{cell} is no planet. The planets of this sheet: {cells}.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.open",
            Text("あいたマス", "Open fields"),
            Text(
                "×や爆発のあるマスには置けません。ダイスがのっているマスにも重ねられません。",
                "Not on a cross or an explosion, and never on another die.",
            ),
            SOURCE_SPIN,
            {
                "cross": Message(
                    Text("もう×がついています", "Crossed already"),
                    Text(
                        "{cell}にはもう×があります。×のないマスに置きます。",
                        "{cell} has a cross already. A die goes on a field without one.",
                    ),
                ),
                "explosion": Message(
                    Text("爆発したマスです", "That field has exploded"),
                    Text(
                        "{cell}の爆弾は爆発しました。もうダイスを置けません。",
                        "The bomb at {cell} has exploded; nothing goes there any more.",
                    ),
                ),
                "die": Message(
                    Text("ダイスがのっています", "A die lies there"),
                    Text(
                        "{cell}にはこの回のダイスがもうのっています。あいたマスに置きます。",
                        "A die of this spin lies on {cell} already. Choose a field that is free.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.pips",
            Text("目と数字", "Matching numbers"),
            Text("ダイスの出目とマスの数字は同じでなければなりません。", "The die must show the number of the field."),
            SOURCE_SPIN,
            {
                "": Message(
                    Text("出目と数字がちがいます", "The numbers differ"),
                    Text(
                        "{cell}の数字は{pips}です。{die}のダイスは{die}のマスに置きます。",
                        "{cell} is numbered {pips}. A die that shows {die} goes on a field numbered {die}.",
                    ),
                )
            },
        ),
        Article(
            "dizzle.adjacent",
            Text("となりに置く", "Side by side"),
            Text(
                "その回の最初のダイスは×のとなり、次からは今のかたまりのとなりに置きます。となりとは上下左右で、ななめは入りません。",
                "The first die of a spin goes next to a cross, every later one next to a die of the current group: above, "
                "below, left or right, not diagonally.",
            ),
            SOURCE_SPIN,
            ours=Text(
                "ダイスを戻してかたまりがなくなったら、次のダイスはまた×のとなりから始めます。",
                "If the last die of the group has gone back, the next die starts beside a cross again.",
            ),
            ways={
                "": Message(
                    Text("前のダイスのとなりに", "Next to the dice before"),
                    Text(
                        "{cell}は今のかたまりにつながりません。つなげられるマスがまだあります ({cells})。",
                        "{cell} does not join the current group, which still has open fields beside it: {cells}.",
                    ),
                ),
                "first": Message(
                    Text("×のとなりから", "Start next to a cross"),
                    Text(
                        "{cell}の上下左右に×がありません。最初のダイスは×のとなりに置きます。",
                        "{cell} has no cross above, below or beside it. The first die goes next to a cross.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.jump",
            Text("ジャンプ", "Jumping"),
            Text(
                "出目に関係なく、かたまりのまわりにあいたマスが1つもないときは、どの×のとなりにも置けます (ジャンプ)。"
                "ただし、もう置いてあるダイスのとなりには置けません。そこから新しいかたまりが始まります。",
                "When the group has no open field beside it, whatever the dice show, a die may jump: go next to any cross, but "
                "not beside a die that lies already. It starts a new group.",
            ),
            _SOURCE_JUMP,
            ours=Text(
                "開いていない錠前、数字のない惑星、爆発は、あいたマスに数えません。",
                "A locked lock, a planet without a number and an explosion do not count as open.",
            ),
            ways={
                "no-cross": Message(
                    Text("ジャンプ先は×のとなりです", "A jump lands next to a cross"),
                    Text(
                        "今のかたまりのまわりはふさがっていて、ジャンプできます。ただし行き先は×のとなりで、{cell}は×にとなり合っていません。",
                        "The group is walled in, so a jump is allowed, but only to a field next to a cross; {cell} has none beside it.",
                    ),
                ),
                "touches": Message(
                    Text("置いたダイスのとなりです", "It touches a die"),
                    Text(
                        "ジャンプ先は、もう置いてあるダイスのとなりではないマスです。{cell}はこの回のダイスのとなりです。",
                        "A jump may not land beside a die that lies already, and {cell} is next to one.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.locked",
            Text("鍵と錠前", "Keys and locks"),
            Text(
                "錠前のマスは、同じ色の鍵に前の回までに×をつけた人だけが使えます。鍵にダイスがのっているだけでは開きません。",
                "A lock is open only to a player who crossed a key of its colour in an earlier spin. A die lying on the key "
                "does not open it yet.",
            ),
            SOURCE_MARKS,
            {
                "": Message(
                    Text("鍵がありません", "The key is missing"),
                    Text(
                        "{cell}は{color}の錠前です。前の回までに{color}の鍵に×をつけた人だけが置けます。",
                        "{cell} is a {color} lock: only a player who crossed a {color} key in an earlier spin may go there.",
                    ),
                )
            },
        ),
    ),
)
