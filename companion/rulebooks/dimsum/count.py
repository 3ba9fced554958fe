"""The rule book of dimsum: a stomach counted at the end."""

from companion.rulebooks.counting import SOURCE, chapter
from companion.texts.base import Article, Message, Text

_TIED = Article(
    "dimsum.exclude-tied",
    Text("数えない色を選んで数える", "Counting with a colour left out"),
    Text(
        "点だけを数えるときも、外せるのは上から見ていちばん多い色だけです。選ばなければ、損のいちばん少ない色が外れます。",
        "Where only the score is counted, the colour left out is one of the most common as well; without a choice it is "
        "the one that costs least.",
    ),
    SOURCE,
    {
        "": Message(
            Text("{color}は最多ではありません", "{color} is not the most common"),
            Text(
                "{seat}の胃袋で上から見ていちばん多いのは {colors} です。数えない色はその中から選びます。",
                "Seen from above, {seat} has most of: {colors}. The colour left out is one of these.",
            ),
        ),
    },
)

CHAPTER = chapter(
    "dimsum.count",
    Text(
        "手を入れずに遊んだら、終わったときの胃袋をそのまま入れます。14マスのキューブを下から順に、消化不良ゲージの段とチップの枚数も。"
        "キューブを積めるのは、14のマスがうまってから、同じ色の上だけです。",
        "A game played without the app is counted as it lies: the cubes of all fourteen cells from bottom to top, the step "
        "of the gauge and the chips. Cubes are stacked only once cell 14 is filled, and only on their own colour.",
    ),
    {
        "color": Message(
            Text("箱にない色です", "No such colour"),
            Text(
                "{color}という色はこの箱にありません。あるのは {colors} です。",
                "This box has no colour {color}. It has: {colors}.",
            ),
        ),
        "gauge": Message(
            Text("ゲージは{steps}段です", "The gauge has {steps:step|steps}"),
            Text(
                "消化不良ゲージは{steps}段までで、{gauge}段めはありません。最後の段より先へは進みません。",
                "The indigestion gauge ends at step {steps}; there is no step {gauge}.",
            ),
        ),
        "chips": Message(
            Text("チップは{most}枚までです", "At most {most:chip|chips}"),
            Text(
                "ボーナスは最後の2回の手番だけなので、チップは1人{most}枚までです。入力は{chips}枚でした。",
                "Only the last two turns give a bonus, so a player has at most {most:chip|chips}, not {chips}.",
            ),
        ),
        "mixed": Message(
            Text("ちがう色が積まれています", "Different colours in a stack"),
            Text(
                "{seat}のマス {cell} に、ちがう色のキューブが重なっています。積めるのは同じ色の上だけです。",
                "{seat} has different colours on one another on cell {cell}; a cube is stacked on its own colour only.",
            ),
        ),
        "stack": Message(
            Text("14がまだ空いています", "Cell 14 is still empty"),
            Text(
                "{seat}のマス {cell} にキューブが積まれていますが、14のマスが空です。積めるのは14がうまってからです。",
                "{seat} has a stack on cell {cell} while cell 14 is empty; cubes are stacked only once cell 14 is filled.",
            ),
        ),
    },
    _TIED,
)
