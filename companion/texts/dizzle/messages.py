"""What the referee says of every way to break a rule of dizzle."""

from companion.texts.base import Message, Text

MESSAGES = {
    "dizzle.turn": Message(
        Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
        Text("いまは{turn_seat}の番で、{seat}の番ではありません。", "It is {turn_seat}'s turn now, not {seat}'s."),
    ),
    "dizzle.turn/out": Message(
        Text("{seat}は離脱しています", "{seat} has dropped out"),
        Text(
            "{seat}はこの回から離脱しました。次にふるまで休みです。いまは{turn_seat}の番です。",
            "{seat} has dropped out of this spin and waits for the next roll. It is {turn_seat}'s turn.",
        ),
    ),
    "dizzle.turn/rolled": Message(
        Text("もうふってあります", "The dice are rolled already"),
        Text(
            "この回のダイスはもうふってあります。いまは{turn_seat}がダイスを1つ取ります。",
            "The dice of this spin have been rolled; {turn_seat} is to take one.",
        ),
    ),
    "dizzle.turn/no-planet": Message(
        Text("ロケットがまだです", "No rocket is waiting"),
        Text(
            "惑星に×をつけるのは、ロケットに×がついた回の終わりだけです。いまは{turn_seat}がダイスを取る番です。",
            "A planet is crossed only at the end of a spin in which a rocket was crossed. {turn_seat} is to take a die.",
        ),
    ),
    "dizzle.turn/no-give-back": Message(
        Text("まだ戻せません", "Nothing to give back yet"),
        Text(
            "ダイスを場に戻すのは、振り直しても置けなかったときだけです。いまは{turn_seat}がダイスを取る番です。",
            "A die goes back only after a reroll that did not help. {turn_seat} is to take a die.",
        ),
    ),
    "dizzle.turn/due-roll": Message(
        Text("先にダイスをふります", "The dice are rolled first"),
        Text(
            "次の回がまだ始まっていません。{turn_seat}が全部のダイスをふります。",
            "The next spin has not begun: {turn_seat} rolls all the dice.",
        ),
    ),
    "dizzle.turn/due-planet": Message(
        Text("{turn_seat}の惑星が先です", "{turn_seat}'s planet comes first"),
        Text(
            "ロケットに×がついた{turn_seat}が、先に惑星を1つ選んで×をつけます。",
            "{turn_seat} crossed a rocket and first chooses a planet to cross.",
        ),
    ),
    "dizzle.turn/due-give-back": Message(
        Text("{turn_seat}がダイスを戻します", "{turn_seat} gives a die back"),
        Text(
            "{turn_seat}は振り直しても置けませんでした。先に自分のダイスを1つ場に戻します。",
            "The reroll did not help {turn_seat}, who first gives one die back.",
        ),
    ),
    "dizzle.dice-count/roll-count": Message(
        Text("ダイスは{count}個です", "There are {count} dice"),
        Text(
            "この人数ではダイスは{count}個ですが、{given}個入っています。",
            "This table rolls {count} dice, but {given} were entered.",
        ),
    ),
    "dizzle.dice-count/reroll-count": Message(
        Text("場のダイスは{count}個です", "The pool has {count:die|dice}"),
        Text(
            "振り直すのは場に残った{count}個ですが、{given}個入っています。",
            "A reroll rolls the {count:die|dice} left in the pool, but {given} were entered.",
        ),
    ),
    "dizzle.dice-count/face": Message(
        Text("{die}の目はありません", "No die shows {die}"),
        Text("ダイスの目は1から6です。{die}の目はありません。", "A die shows 1 to 6; none can show {die}."),
    ),
    "dizzle.dice-count/lying": Message(
        Text("シートにダイスがあります", "Dice lie on the sheets"),
        Text(
            "シートに置かれたダイスが{lying}個あります。全部が場に戻るまでふれません。",
            "{lying:die lies|dice lie} on the sheets; a roll needs all of them in the pool.",
        ),
    ),
    "dizzle.pool": Message(
        Text("{die}のダイスは場にありません", "No {die} in the pool"),
        Text(
            "場にあるのは {pool} です。{die}のダイスはありません。",
            "The pool has {pool}; there is no {die} among them.",
        ),
    ),
    "dizzle.pool/empty": Message(
        Text("場にダイスがありません", "The pool is empty"),
        Text(
            "場にダイスが1つもないので、{die}は取れません。先に全部のダイスをふります。",
            "There are no dice in the pool, so no {die} can be taken. All dice are rolled first.",
        ),
    ),
    "dizzle.field/off-sheet": Message(
        Text("シートの外です", "Off the sheet"),
        Text(
            "{cell}はシートの外です。ダイスは数字のマスに置きます。",
            "{cell} is off the sheet. A die goes on a numbered field.",
        ),
    ),
    "dizzle.field/hole": Message(
        Text("マスがありません", "No field there"),
        Text(
            "{cell}にはマスがありません。ダイスは数字のマスに置きます。",
            "There is no field at {cell}. A die goes on a numbered field.",
        ),
    ),
    "dizzle.field/obstacle": Message(
        Text("障害物です", "An obstacle is there"),
        Text(
            "{cell}は障害物です。ダイスは数字のマスに置きます。",
            "There is an obstacle at {cell}. A die goes on a numbered field.",
        ),
    ),
    "dizzle.field/printed-cross": Message(
        Text("はじめから×のマスです", "A printed cross"),
        Text(
            "{cell}ははじめから×のマスで、数字がありません。そのとなりの数字のマスから始めます。",
            "{cell} is a printed cross without a number. Dice start on the numbered fields next to it.",
        ),
    ),
    "dizzle.field/planet": Message(
        Text("惑星にダイスは置けません", "No die goes on a planet"),
        Text(
            "{cell}は惑星です。ダイスは置けず、ロケットだけがとどきます。",
            "{cell} is a planet: only a rocket gets there, no die.",
        ),
    ),
    "dizzle.field/no-planet": Message(
        Text("惑星ではありません", "Not a planet"),
        Text(
            "{cell}は惑星ではありません。このシートの惑星は {cells} です。",
            "{cell} is no planet. The planets of this sheet: {cells}.",
        ),
    ),
    "dizzle.open/cross": Message(
        Text("もう×がついています", "Crossed already"),
        Text(
            "{cell}にはもう×があります。×のないマスに置きます。",
            "{cell} has a cross already. A die goes on a field without one.",
        ),
    ),
    "dizzle.open/explosion": Message(
        Text("爆発したマスです", "That field has exploded"),
        Text(
            "{cell}の爆弾は爆発しました。もうダイスを置けません。",
            "The bomb at {cell} has exploded; nothing goes there any more.",
        ),
    ),
    "dizzle.open/die": Message(
        Text("ダイスがのっています", "A die lies there"),
        Text(
            "{cell}にはこの回のダイスがもうのっています。あいたマスに置きます。",
            "A die of this spin lies on {cell} already. Choose a field that is free.",
        ),
    ),
    "dizzle.pips": Message(
        Text("目と数字がちがいます", "The numbers differ"),
        Text(
            "{cell}の数字は{pips}です。{die}のダイスは{die}のマスに置きます。",
            "{cell} is numbered {pips}. A die that shows {die} goes on a field numbered {die}.",
        ),
    ),
    "dizzle.adjacent": Message(
        Text("前のダイスのとなりに", "Next to the dice before"),
        Text(
            "{cell}は今のかたまりにつながりません。つなげられるマスがまだあります ({cells})。",
            "{cell} does not join the current group, which still has open fields beside it: {cells}.",
        ),
    ),
    "dizzle.adjacent/first": Message(
        Text("×のとなりから", "Start next to a cross"),
        Text(
            "{cell}の上下左右に×がありません。最初のダイスは×のとなりに置きます。",
            "{cell} has no cross above, below or beside it. The first die goes next to a cross.",
        ),
    ),
    "dizzle.jump/no-cross": Message(
        Text("ジャンプ先は×のとなりです", "A jump lands next to a cross"),
        Text(
            "今のかたまりのまわりはふさがっていて、ジャンプできます。ただし行き先は×のとなりで、{cell}は×にとなり合っていません。",
            "The group is walled in, so a jump is allowed, but only to a field next to a cross; {cell} has none beside it.",
        ),
    ),
    "dizzle.jump/touches": Message(
        Text("置いたダイスにふれています", "It touches a die"),
        Text(
            "ジャンプ先は、もうあるダイスにふれないマスです。{cell}はこの回のダイスのとなりです。",
            "A jump may not land beside a die that lies already, and {cell} is next to one.",
        ),
    ),
    "dizzle.locked": Message(
        Text("鍵がありません", "The key is missing"),
        Text(
            "{cell}は{color}の錠前です。前の回までに{color}の鍵に×をつけた人だけが置けます。",
            "{cell} is a {color} lock: only a player who crossed a {color} key in an earlier spin may go there.",
        ),
    ),
    "dizzle.must-place/drop-out": Message(
        Text("まだ置けます", "A die still fits"),
        Text(
            "たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。離脱は、どれも置けないときだけです。",
            "For example a {die} fits on {cell} ({ways:way|ways} in all). Dropping out is only for when nothing fits.",
        ),
    ),
    "dizzle.must-place/reroll": Message(
        Text("まだ置けます", "A die still fits"),
        Text(
            "たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。振り直しは、どれも置けないときだけです。",
            "For example a {die} fits on {cell} ({ways:way|ways} in all). A reroll is only for when nothing fits.",
        ),
    ),
    "dizzle.must-place-after-reroll/drop-out": Message(
        Text("振り直して置けるようになりました", "The reroll helped"),
        Text(
            "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。離脱せずに1つ置きます。",
            "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; no dropping out.",
        ),
    ),
    "dizzle.must-place-after-reroll/reroll": Message(
        Text("振り直しは1度だけです", "One reroll only"),
        Text(
            "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。もう1度はふれません。",
            "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; no second reroll.",
        ),
    ),
    "dizzle.must-place-after-reroll/give-back": Message(
        Text("振り直して置けるようになりました", "The reroll helped"),
        Text(
            "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。戻さずに1つ置きます。",
            "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; none is given back.",
        ),
    ),
    "dizzle.give-back": Message(
        Text("そこにダイスはありません", "No die lies there"),
        Text(
            "{seat}の{cell}にダイスはありません。戻せるのは、のっているダイスだけです ({cells})。",
            "{seat} has no die on {cell}. Only a die that lies there can go back: {cells}.",
        ),
    ),
    "dizzle.planet": Message(
        Text("もう×のついた惑星です", "That planet is crossed"),
        Text(
            "{cell}の惑星にはもう×があります。×のない惑星を選びます ({cells})。",
            "The planet at {cell} has a cross already. Planets without one: {cells}.",
        ),
    ),
}
