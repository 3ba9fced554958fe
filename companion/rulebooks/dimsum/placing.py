"""The rule book of dimsum: placing."""

from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_PLACE = Text("もとのルール「2. 食事開始」配置ルール", "Printed rules, “2. The meal”, placing cubes")

CHAPTER = Chapter(
    "placing",
    Text("置き方", "Placing cubes"),
    (
        Article(
            "dimsum.cells",
            Text("マスとキューブ", "Cells and cubes"),
            Text(
                "胃袋には1から14のマスがあります。カードのキューブ1個ごとに、置いたマスか「入らない」を決めます。",
                "A stomach has cells 1 to 14. Every cube of the card gets a cell, or is said not to fit.",
            ),
            _SOURCE_PLACE,
            {
                "count": Message(
                    Text("キューブは{cubes}個です", "The card has {cubes:cube|cubes}"),
                    Text(
                        "{card}のキューブは{cubes}個ですが、{given}個分の置き場所が入っています。",
                        "{card} has {cubes:cube|cubes}, but {given:place|places} were entered.",
                    ),
                ),
                "number": Message(
                    Text("{cell}番のマスはありません", "There is no cell {cell}"),
                    Text(
                        "マスは1番から14番までです。{cell}番はありません。",
                        "The cells are numbered 1 to 14; there is no {cell}.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.lowest-cell",
            Text("小さい番号から", "The smallest free cell"),
            Text(
                "キューブのどれかで、あいているマスのうちいちばん小さい番号をうめます。"
                "「あいている」とは、キューブがなく、ふさがれてもいないことです。",
                "One of the cubes must cover the free cell with the smallest number. Free means: no cube on it, and "
                "not blocked by a bottleneck.",
            ),
            _SOURCE_PLACE,
            {
                "": Message(
                    Text("{lowest}番のマスがあいています", "Cell {lowest} is still free"),
                    Text(
                        "{card}を {covered} に置くと {lowest} がのこります。いちばん小さい番号からうめます。",
                        "Placed on {covered}, {card} leaves cell {lowest} free. The smallest free cell must be covered.",
                    ),
                ),
                "none": Message(
                    Text("{lowest}番のマスがあいています", "Cell {lowest} is still free"),
                    Text(
                        "{card}を1個も置かないと {lowest} がのこります。いちばん小さい番号からうめます。",
                        "With no cube of {card} placed, cell {lowest} stays free. The smallest free cell must be covered.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.shape",
            Text("カードの形", "The card's shape"),
            Text(
                "キューブは点心カードに描かれた形のまま置きます。回せるか、裏返せるかは箱によります。"
                "2色のカードでは色の並びも守ります。",
                "The cubes keep the shape on the card, turned or mirrored as the box allows. On two-coloured cards the "
                "colours keep their places too.",
            ),
            _SOURCE_PLACE,
            {
                "": Message(
                    Text("カードの形ではありません", "Not the card's shape"),
                    Text(
                        "{covered} は{card}の形になりません。{turning}。キューブは1個ずつ、カードの順に見ます。",
                        "{covered} is not the shape of {card}. {turning}. Each cube counts, in the card's order.",
                    ),
                )
            },
        ),
        Article(
            "dimsum.must-fit",
            Text("入るなら入れる", "Fit it if it fits"),
            Text(
                "いちばん小さいマスをうめて、形のまま全部入る置き方が1つでもあれば、そのどれかで置きます。",
                "While there is a way to lay the whole shape on free cells and cover the smallest one, you must choose such a "
                "way.",
            ),
            _SOURCE_PLACE,
            ours=Text(
                "もとのルールは、はみ出したときにどうするかだけを決めています。入るのにわざとはみ出させることは、認めません。",
                "The printed rules only say what happens when cubes overflow. Overflowing on purpose while the card fits is not "
                "allowed here.",
            ),
            ways={
                "": Message(
                    Text("はみ出さずに置けます", "It fits without overflowing"),
                    Text(
                        "{card}はまだ全部入ります ({ways} など)。入るあいだは、こぼさずに置きます。",
                        "{card} still fits whole (for example {ways}). While it fits, no cube may be left over.",
                    ),
                ),
                "on-cube": Message(
                    Text("{cell}番はうまっています", "Already taken: {cell}"),
                    Text(
                        "{cell}番にはもうキューブがあります。{card}はあいたマスに全部入ります ({ways} など)。",
                        "There is a cube on {cell} already. {card} fits on free cells, for example {ways}.",
                    ),
                ),
                "twice": Message(
                    Text("{cell}番に2個あります", "Two cubes on {cell}"),
                    Text(
                        "{cell}番に2個入れています。1マスに1個です。{card}は {ways} などに入ります。",
                        "Two cubes were put on {cell}; a cell takes one. {card} fits, for example on {ways}.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.bottleneck",
            Text("ボトルネック (細いところ)", "Bottlenecks"),
            Text(
                "色のちがうマスがうまると、次に取るカードからは、そのマスがふさぐマスに置けません。重ねるときは関係ありません。",
                "Once a coloured cell is filled, cards taken later put no cube on the cell it blocks. Stacking ignores "
                "this.",
            ),
            Text("もとのルール「特殊処理：ボトルネック」", "Printed rules, “Bottleneck”"),
            ours=Text(
                "どのマスがどのマスをふさぐかは、箱のデータに書いてあります。",
                "Which cell blocks which is part of the box's data.",
            ),
            ways={
                "": Message(
                    Text("{cell}番はふさがっています", "Cell {cell} is blocked"),
                    Text(
                        "ボトルネックの{filled}番がうまったので、{cell}番にはもう置けません。あいているのは {free} です。",
                        "Bottleneck cell {filled} is filled, so nothing goes on {cell} any more. Free cells: {free}.",
                    ),
                )
            },
        ),
        Article(
            "dimsum.overflow",
            Text("はみ出し", "Overflowing"),
            Text(
                "全部は入らないとき、どれか1個がいちばん小さいマスをうめるように形を置きます。あいたマスに乗ったキューブはそのまま、"
                "はみ出したキューブはカードの順に、うまっているいちばん大きい番号の次のマスへ入ります。次がないか、ふさがっていれば戻します。"
                "消化不良ゲージが1つ進みます (1枚につき1回)。",
                "Where the shape does not fit, lay it so that one cube covers the smallest free cell. Cubes on free cells "
                "stay; the others go, in card order, to the cell after the largest filled one, or back to the supply "
                "if there is none or it is blocked. The gauge moves one step for the card.",
            ),
            _SOURCE_PLACE,
            ours=Text(
                "どの向きではみ出すかは自分で選べます。次のマスがふさがっていれば、その先へは進まず戻します。"
                "ゲージは、キューブを戻したときもカード1枚につき1回だけ進みます。",
                "You choose which way the shape overflows. If the next cell is blocked the cube goes back, not to the cell "
                "after it. The gauge moves once per card, also when cubes went back.",
            ),
            ways={
                "on-cube": Message(
                    Text("{cell}番はうまっています", "Already taken: {cell}"),
                    Text(
                        "{cell}番にはもうキューブがあります。はみ出すキューブは「入らない」にします。置き場所は自動で決まります。",
                        "There is a cube on {cell} already. Enter cubes that overflow as “does not fit”; where they go follows by itself.",
                    ),
                ),
                "stays": Message(
                    Text("{cube}個めは入ります", "Cube {cube} does fit"),
                    Text(
                        "{card}の{cube}個め ({color}) は、どう置いてもあいたマスに乗ります。あいたマスに乗るキューブはそこに置きます。",
                        "Cube {cube} ({color}) of {card} lies on a free cell however the shape is turned, so it stays there.",
                    ),
                ),
                "together": Message(
                    Text("もう1個 入ります", "Another cube does fit"),
                    Text(
                        "{covered} に置くと、{card}の残りがどれもはみ出すことはありません。{ways} のように、"
                        "あいたマスに乗るキューブはそこに置きます。",
                        "With cubes on {covered}, not all the others of {card} can overflow: whichever way it lies, one is "
                        "on a free cell and stays there, for example {ways}.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.stack",
            Text("ベツバラ (重ねる)", "Stacking (betsubara)"),
            Text(
                "14番がうまったあとに取ったカードは、下のキューブと同じ色の上に重ねます。形、順番、ボトルネックは関係なく、高さも自由です。"
                "同じ色のマスがないキューブは置けません。1個も置けなければ消化不良ゲージが1つ進みます。",
                "Cards taken once cell 14 is filled are stacked: each cube on a cell whose bottom cube has its colour. "
                "Shape, order and bottlenecks do not matter, height is free. A cube without such a cell is not placed; "
                "if none can be placed the gauge moves one step.",
            ),
            Text("もとのルール「特殊処理：ベツバラ」", "Printed rules, “Betsubara”"),
            ours=Text(
                "「14番がうまったあと」は、数字の14のマスのことで、14マス全部ではありません。置けるキューブは全部置きます。",
                "“Once cell 14 is filled” means the cell numbered 14, not all fourteen. Every cube that can be placed is placed.",
            ),
            ways={
                "other-color": Message(
                    Text("{cell}番は色がちがいます", "Cell {cell} has another colour"),
                    Text(
                        "{color}は、いちばん下が{color}のマスに重ねます。重ねられるのは {homes} です。",
                        "{color} is stacked where the bottom cube is {color}: {homes}.",
                    ),
                ),
                "empty": Message(
                    Text("{cell}番はからです", "Cell {cell} is empty"),
                    Text(
                        "14番がうまったあとは、キューブの上に重ねます。{color}を重ねられるのは {homes} です。",
                        "Once cell 14 is filled, cubes go on cubes. {color} can be stacked on: {homes}.",
                    ),
                ),
                "no-home": Message(
                    Text("{color}は重ねられません", "No place for {color}"),
                    Text(
                        "いちばん下が{color}のマスがないので、{cell}番には重ねられません。このキューブは「置けない」にします。",
                        "No cell has {color} at the bottom, so it cannot go on {cell}: enter this cube as “no place”.",
                    ),
                ),
                "has-home": Message(
                    Text("{color}は重ねられます", "{color} can be stacked"),
                    Text(
                        "{color}はまだ重ねられます ({homes})。置けるキューブは置きます。",
                        "{color} can still be stacked on {homes}; a cube that can be placed is placed.",
                    ),
                ),
            },
        ),
        Article(
            "dimsum.bonus",
            Text("最後のボーナス", "The last two turns"),
            Text(
                "最後から2番めの手番では、追加勝利点チップ1枚か、消化不良ゲージを1つ戻すかを選びます。最後の手番では両方を自動でもらいます。"
                "ゲージにキューブがなければチップだけです。",
                "On the last turn but one the player takes a chip or moves the gauge back one step. On the last turn both "
                "come by themselves. With no cube on the gauge there is only the chip.",
            ),
            Text("もとのルール「最後の手番と一つ前の手番」", "Printed rules, “The last turns”"),
            ours=Text(
                "ボーナスは、取ったカードのキューブを置いたあとにもらいます。",
                "The bonus comes after the cubes of the card have been placed.",
            ),
            ways={
                "": Message(
                    Text("ゲージは戻せません", "Nothing to take back"),
                    Text(
                        "{seat}の消化不良ゲージにはキューブがありません。選べるのはチップだけです。",
                        "{seat} has no cube on the gauge, so only the chip can be chosen.",
                    ),
                )
            },
        ),
    ),
)
