"""The rules page of dimsum."""

from companion.texts.base import Chapter, Entry, Text

_SOURCE_SETUP = Text("もとのルール「1. ゲームの準備」", "Printed rules, “1. Setup”")
_SOURCE_TURN = Text("もとのルール「2. 食事開始」", "Printed rules, “2. The meal”")
_SOURCE_PLACE = Text("もとのルール「2. 食事開始」配置ルール", "Printed rules, “2. The meal”, placing cubes")
_SOURCE_END = Text("もとのルール「3. ゲームの終了」", "Printed rules, “3. The end”")

CHAPTERS = (
    Chapter(
        "turn",
        Text("手番", "Turns"),
        (
            Entry(
                "dimsum.deal-first",
                Text("はじめの3枚", "The first three cards"),
                Text(
                    "山札から3枚を表にして場に置いてから始めます。山札は2人で14枚、3人で21枚、4人で28枚です。",
                    "Three cards from the deck are turned up before anything else. The deck has 14 cards for two players, "
                    "21 for three, 28 for four.",
                ),
                _SOURCE_SETUP,
            ),
            Entry(
                "dimsum.turn",
                Text("手番の順", "Order of a turn"),
                Text(
                    "スタートプレイヤーから左回りに7回ずつ。手番では、カードを1枚取り、そのキューブを置きます。"
                    "最後から2番めの手番だけ、置いたあとにボーナスを選びます。",
                    "From the start player leftwards, seven turns each. A turn is: take one card, place its cubes. "
                    "On the last turn but one a bonus is chosen after placing.",
                ),
                _SOURCE_TURN,
            ),
            Entry(
                "dimsum.slot",
                Text("カードを取る", "Taking a card"),
                Text(
                    "場の3枚のどれか、または山札のいちばん上を取ります。場から取ったら、山札があるかぎりその場所へすぐ1枚めくります。",
                    "Take one of the three face-up cards or the top of the deck. A face-up card is replaced at once "
                    "while the deck lasts; then its slot stays empty.",
                ),
                _SOURCE_TURN,
            ),
            Entry(
                "dimsum.deck-count",
                Text("カードの枚数", "How many cards there are"),
                Text(
                    "カードは箱に書かれた枚数だけです。2人なら4種3枚ずつと2枚、3人なら4枚ずつと5枚、4人なら全部を使います。"
                    "出たカードから見て、もう出るはずのない種類は入れられません。",
                    "No card comes more often than it is printed. Two players use three of each kind and two more, three "
                    "players four of each and five more, four players all. What can no longer be in the deck is refused.",
                ),
                _SOURCE_SETUP,
            ),
        ),
    ),
    Chapter(
        "placing",
        Text("置き方", "Placing cubes"),
        (
            Entry(
                "dimsum.cells",
                Text("マスとキューブ", "Cells and cubes"),
                Text(
                    "胃袋には1から14のマスがあります。カードのキューブ1個ごとに、置いたマスか「入らない」を決めます。",
                    "A stomach has cells 1 to 14. Every cube of the card gets a cell, or is said not to fit.",
                ),
                _SOURCE_PLACE,
            ),
            Entry(
                "dimsum.lowest-cell",
                Text("小さい番号から", "The smallest free cell"),
                Text(
                    "キューブのどれかで、あいているマスのうちいちばん小さい番号をうめます。"
                    "「あいている」とは、キューブがなく、ふさがれてもいないことです。",
                    "One of the cubes must cover the free cell with the smallest number. Free means: no cube on it, and "
                    "not blocked by a bottleneck.",
                ),
                _SOURCE_PLACE,
            ),
            Entry(
                "dimsum.shape",
                Text("カードの形", "The card's shape"),
                Text(
                    "キューブはカードに描かれた形のまま置きます。回せるか、裏返せるかは箱によります。"
                    "2色のカードでは色の並びも守ります。",
                    "The cubes keep the shape on the card, turned or mirrored as the box allows. On two-coloured cards the "
                    "colours keep their places too.",
                ),
                _SOURCE_PLACE,
            ),
            Entry(
                "dimsum.must-fit",
                Text("入るなら入れる", "Fit it if it fits"),
                Text(
                    "いちばん小さいマスをうめて、形のまま全部入る置き方が1つでもあれば、そのどれかで置きます。",
                    "While there is a way to lay the whole shape on free cells and cover the smallest, such a way must be "
                    "chosen.",
                ),
                _SOURCE_PLACE,
            ),
            Entry(
                "dimsum.bottleneck",
                Text("細いところ", "Bottlenecks"),
                Text(
                    "色のちがうマスがうまると、次に取るカードからは、そのマスがふさぐマスに置けません。重ねるときは関係ありません。",
                    "Once a coloured cell is filled, cards taken later put no cube on the cell it blocks. Stacking ignores "
                    "this.",
                ),
                Text("もとのルール「特殊処理：ボトルネック」", "Printed rules, “Bottleneck”"),
            ),
            Entry(
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
            ),
            Entry(
                "dimsum.stack",
                Text("ベツバラ (重ねる)", "Stacking (betsubara)"),
                Text(
                    "14番がうまったあとに取ったカードは、下のキューブと同じ色の上に重ねます。形、順番、細いところは関係なく、高さも自由です。"
                    "同じ色のマスがないキューブは置けません。1個も置けなければゲージが1つ進みます。",
                    "Cards taken once cell 14 is filled are stacked: each cube on a cell whose bottom cube has its colour. "
                    "Shape, order and bottlenecks do not matter, height is free. A cube without such a cell is not placed; "
                    "if none can be placed the gauge moves one step.",
                ),
                Text("もとのルール「特殊処理：ベツバラ」", "Printed rules, “Betsubara”"),
            ),
            Entry(
                "dimsum.bonus",
                Text("おわりのボーナス", "The last two turns"),
                Text(
                    "最後から2番めの手番では、チップ1枚か、ゲージを1つ戻すかを選びます。最後の手番では両方を自動でもらいます。"
                    "ゲージにキューブがなければチップだけです。",
                    "On the last turn but one the player takes a chip or moves the gauge back one step. On the last turn both "
                    "come by themselves. With no cube on the gauge there is only the chip.",
                ),
                Text("もとのルール「最後の手番と一つ前の手番」", "Printed rules, “The last turns”"),
            ),
        ),
    ),
    Chapter(
        "scoring",
        Text("得点", "Scoring"),
        (
            Entry(
                "dimsum.exclude",
                Text("数えない色", "The colour left out"),
                Text(
                    "上から見ていちばん多い色は、胃袋とベツバラの点に数えません。同じ数なら、どの色を外すかを選べます。"
                    "選ばなければ、損のいちばん少ない色が外れます。",
                    "The colour on the most cells seen from above does not score for cubes and stacks. Of equally common "
                    "colours the player may choose; without a choice the one that costs least is left out.",
                ),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.stomach",
                Text("胃袋", "Stomach"),
                Text("シートに直接のっているキューブ1個につき1点。", "1 point for each cube on the sheet."),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.betsubara",
                Text("ベツバラ", "Betsubara"),
                Text("キューブの上のキューブ1個につき2点。", "2 points for each cube on another cube."),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.full",
                Text("満腹", "Full stomach"),
                Text("14マスすべてにキューブがあれば3点。", "3 points if all fourteen cells have a cube."),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.colors",
                Text("4色", "All four colours"),
                Text(
                    "4色すべてが胃袋のどこかにあれば3点。", "3 points if all four colours are somewhere in the stomach."
                ),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.face",
                Text("胃袋の種類", "The face"),
                Text(
                    "「健康な胃袋」でない胃袋には、決まったボーナスがあります (2〜4点)。",
                    "A face other than the healthy one gives its bonus of 2 to 4 points.",
                ),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.gauge",
                Text("消化不良", "Indigestion"),
                Text("ゲージのキューブがある段の点を引きます。", "The points of the step the gauge cube stands on."),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.chips",
                Text("チップ", "Chips"),
                Text("追加勝利点チップ1枚ごとの点。", "The points of each extra chip."),
                _SOURCE_END,
            ),
            Entry(
                "dimsum.scoring.winner",
                Text("勝ち", "Winning"),
                Text(
                    "点がいちばん多い人の勝ち。同点なら分かち合います。", "Most points win; equal points share the win."
                ),
                _SOURCE_END,
            ),
        ),
    ),
)
