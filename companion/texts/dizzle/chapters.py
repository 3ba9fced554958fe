"""The rules page of dizzle, in our own words."""

from companion.texts.base import Chapter, Entry, Text

_SOURCE_SETUP = Text("もとのルール「準備」", "Printed rules, “Setup”")
_SOURCE_SPIN = Text("もとのルール「ルール」", "Printed rules, “Play”")
_SOURCE_JUMP = Text("もとのルール「ジャンプ」", "Printed rules, “Jump”")
_SOURCE_STUCK = Text("もとのルール「ダイスを置けない」", "Printed rules, “No die fits”")
_SOURCE_LAST = Text("もとのルール「最後のプレイヤー」", "Printed rules, “The last player”")
_SOURCE_MARKS = Text("もとのルール「特別なマス」", "Printed rules, “Special fields”")
_SOURCE_END = Text("もとのルール「ゲーム終了」", "Printed rules, “The end”")

CHAPTERS = (
    Chapter(
        "spin",
        Text("1回の流れ", "A spin"),
        (
            Entry(
                "dizzle.setup",
                Text("準備", "Setup"),
                Text(
                    "同じレベルのシートを1人1枚。ダイスは1人なら8個、2人7個、3人10個、4人13個。"
                    "ラウンドは10、6、4、3回で、1ラウンドに全員が1度ずつスタートプレイヤーになります。",
                    "Everybody has a sheet of the same level. One player uses 8 dice, two 7, three 10, four 13, for 10, 6, 4 "
                    "or 3 rounds. In a round every player is start player once.",
                ),
                _SOURCE_SETUP,
            ),
            Entry(
                "dizzle.turn",
                Text("番の順", "Order of play"),
                Text(
                    "スタートプレイヤーが全部のダイスをふり、そこから席の順に1人1手ずつ。離脱した人はとばします。"
                    "ダイスがなくなるか、みな離脱すると回が終わり、次の席へうつります。"
                    "ほかの全員が離脱したら、残った人はあと1手です。1人で遊ぶときは、離脱かダイス切れまで続けます。",
                    "The start player rolls all dice; then seat by seat everybody acts once, those who dropped out being "
                    "skipped. The spin ends when the pool is empty or all are out, and the start moves to the next seat. "
                    "Once all others have dropped out the last one acts once more. A single player goes on to the drop-out "
                    "or the last die.",
                ),
                _SOURCE_LAST,
            ),
            Entry(
                "dizzle.dice-count",
                Text("ダイスの数", "How many dice"),
                Text(
                    "ふるのは全部のダイスで、シートに1つでものっているあいだはふれません。振り直しは場に残ったダイス全部です。",
                    "A roll takes all dice, with none lying on a sheet. A reroll takes all dice left in the pool.",
                ),
                _SOURCE_SPIN,
            ),
            Entry(
                "dizzle.pool",
                Text("場から取る", "From the pool"),
                Text(
                    "取れるのは、場にあるダイスだけです。目は変えません。",
                    "Only a die that lies in the pool can be taken, and it keeps its face.",
                ),
                _SOURCE_SPIN,
            ),
        ),
    ),
    Chapter(
        "placing",
        Text("ダイスを置く", "Placing a die"),
        (
            Entry(
                "dizzle.field",
                Text("置けるマス", "Fields"),
                Text(
                    "ダイスは自分のシートの数字のマスに置きます。穴、障害物、はじめからの×、惑星には置けません。",
                    "A die goes on a numbered field of the player's own sheet, not on a hole, an obstacle, a printed cross or "
                    "a planet.",
                ),
                _SOURCE_SPIN,
            ),
            Entry(
                "dizzle.open",
                Text("あいたマス", "Open fields"),
                Text(
                    "×や爆発のあるマスには置けません。ダイスがのっているマスにも重ねられません。",
                    "Not on a cross or an explosion, and never on another die.",
                ),
                _SOURCE_SPIN,
            ),
            Entry(
                "dizzle.pips",
                Text("目と数字", "Matching numbers"),
                Text("ダイスの目とマスの数字は同じでなければなりません。", "The die's face is the field's number."),
                _SOURCE_SPIN,
            ),
            Entry(
                "dizzle.adjacent",
                Text("となりに置く", "Side by side"),
                Text(
                    "その回の最初のダイスは×のとなり、次からは今のかたまりのとなりに置きます。となりとは上下左右で、ななめは入りません。"
                    "戻してかたまりがなくなったら、また×のとなりから始めます。",
                    "The first die of a spin goes next to a cross, every later one next to a die of the current group: above, "
                    "below, left or right, not diagonally. If the group has gone back, the next die starts beside a cross again.",
                ),
                _SOURCE_SPIN,
            ),
            Entry(
                "dizzle.jump",
                Text("ジャンプ", "Jumping"),
                Text(
                    "かたまりのまわりに、目に関係なくあいたマスが1つもないときは、どの×のとなりにも置けます。"
                    "ただし、もうあるダイスにふれるマスはだめ。そこから新しいかたまりが始まります。"
                    "開いていない錠前、惑星、爆発は、あいたマスに数えません。",
                    "While the group has no open field beside it, whatever the dice show, a die may go next to any cross, but "
                    "not beside a die that lies already. It starts a new group. A locked lock, a planet and an explosion are "
                    "not open.",
                ),
                _SOURCE_JUMP,
            ),
            Entry(
                "dizzle.locked",
                Text("鍵と錠前", "Keys and locks"),
                Text(
                    "錠前のマスは、同じ色の鍵に前の回までに×をつけた人だけが使えます。鍵にダイスがのっているだけでは開きません。",
                    "A lock is open only to a player who crossed a key of its colour in an earlier spin. A die lying on the key "
                    "does not open it yet.",
                ),
                _SOURCE_MARKS,
            ),
        ),
    ),
    Chapter(
        "stuck",
        Text("置けないとき", "When nothing fits"),
        (
            Entry(
                "dizzle.must-place",
                Text("置けるなら置く", "Place if you can"),
                Text(
                    "ジャンプもふくめて1つでも置けるなら、置きます。どうしても置けないときだけ、振り直すか離脱します。",
                    "While any die fits, a jump included, one is placed. Only when none fits may the player reroll or drop out.",
                ),
                _SOURCE_STUCK,
            ),
            Entry(
                "dizzle.must-place-after-reroll",
                Text("振り直したあと", "After a reroll"),
                Text(
                    "振り直しは1手に1度。置けるようになったら1つ置き、離脱も、もう1度の振り直しも、戻すこともできません。",
                    "There is one reroll an action. If a die fits then, one is placed: no dropping out, no second reroll and "
                    "nothing given back.",
                ),
                _SOURCE_STUCK,
            ),
            Entry(
                "dizzle.give-back",
                Text("ダイスを戻す", "Giving a die back"),
                Text(
                    "振り直しても置けなければ、この回に置いた自分のダイスをどれか1つ、目をそのままに場へ戻します。"
                    "1つものっていなければ、そのまま次の人の番です。",
                    "If the reroll did not help, one of the player's own dice of this spin goes back to the pool as it lies. "
                    "With none lying the turn simply passes.",
                ),
                _SOURCE_STUCK,
            ),
        ),
    ),
    Chapter(
        "marks",
        Text("回の終わりと特別なマス", "End of a spin, special fields"),
        (
            Entry(
                "dizzle.crosses",
                Text("ダイスが×になる", "Dice become crosses"),
                Text(
                    "回が終わると、のっているダイスが全員いっせいに×になり、ダイスは場に戻ります。",
                    "At the end of a spin all dice lying become crosses at once and return to the pool.",
                ),
                _SOURCE_LAST,
            ),
            Entry(
                "dizzle.bomb",
                Text("爆弾", "Bombs"),
                Text(
                    "だれかが爆弾に×をつけた回の終わりに、そのマスに×のない人のシートでは爆発します。そこはもう使えません。",
                    "When somebody crosses a bomb it explodes, at the end of that spin, on every sheet that has no cross there. "
                    "The field is shut from then on.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.flag",
                Text("旗", "Flags"),
                Text(
                    "旗に×をつけた人は、旗の列で残っているいちばん左の点をかこみます (1回に1つ)。"
                    "その回に着かなかった人は、着いた人数だけ左から消します。",
                    "Whoever crosses a flag rings the leftmost value left in the flag row, one a spin. Everybody who did not "
                    "arrive in that spin strikes as many values from the left as players arrived.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.planet",
                Text("ロケットと惑星", "Rockets and planets"),
                Text(
                    "ロケットに×がついたら、次にふる前に、まだ×のない惑星を1つ選んで×をつけます。惑星が残っていなければ何もしません。",
                    "For every rocket crossed the player crosses one planet without a cross, before the next roll. With no "
                    "planet left nothing happens.",
                ),
                _SOURCE_MARKS,
            ),
        ),
    ),
    Chapter(
        "scoring",
        Text("終わりと得点", "The end and scoring"),
        (
            Entry(
                "dizzle.end",
                Text("ゲームの終わり", "The end"),
                Text(
                    "最後のラウンドが終わるか、だれかの数字のマスが全部×か爆発になった回で終わります。惑星は数えません。",
                    "The game ends after the last round, or with the spin in which all numbered fields of a player are crossed or "
                    "exploded. Planets do not count for this.",
                ),
                _SOURCE_END,
            ),
            Entry(
                "dizzle.scoring.jewels",
                Text("宝石", "Jewels"),
                Text("×のついた宝石の点を足します。", "The points of every crossed jewel."),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.arrows",
                Text("矢印", "Arrows"),
                Text(
                    "矢印の列のマスが全部×なら、その点。はじめからの×と惑星の×も数えます。",
                    "The arrow's points once every field of it is crossed; printed crosses and planets count.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.puzzles",
                Text("パズル", "Puzzles"),
                Text(
                    "同じ色のピースに全部×がつけば、その色の点。", "A colour's points once all its pieces are crossed."
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.flags",
                Text("旗の点", "Flags"),
                Text("旗の列でかこんだ数の合計。", "The sum of the values ringed in the flag row."),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.squares",
                Text("四角", "Four-square areas"),
                Text(
                    "太い線でかこまれた4マスが全部×なら、その点。",
                    "A framed area's points once its four fields are crossed.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.bombs",
                Text("爆発", "Explosions"),
                Text(
                    "自分のシートの爆発1つごとに、シートの点 (ふつう −2)。",
                    "The sheet's points, usually −2, for each explosion.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.poop",
                Text("うんこ", "Poop"),
                Text(
                    "×のついたうんこ1つごとに、シートの点 (ふつう −3)。ダイスがのっているだけなら引かれません。",
                    "The sheet's points, usually −3, for each crossed one. A die lying there costs nothing.",
                ),
                _SOURCE_MARKS,
            ),
            Entry(
                "dizzle.scoring.winner",
                Text("勝ち", "Winning"),
                Text(
                    "点がいちばん多い人の勝ち。同点ならシートの×が少ない人、それも同じなら分かち合います。",
                    "Most points win; with equal points the sheet with fewer crosses; then the win is shared.",
                ),
                _SOURCE_END,
            ),
        ),
    ),
)
