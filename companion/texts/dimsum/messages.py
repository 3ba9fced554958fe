"""What the referee says of each way to break a rule of dimsum."""

from companion.texts.base import Message, Text

MESSAGES = {
    "dimsum.deal-first": Message(
        Text("まず3枚めくります", "Turn up three cards first"),
        Text(
            "まだ点心カードがめくられていません。先に3枚めくって場に出します。",
            "No cards lie open yet: turn up the three cards first.",
        ),
    ),
    "dimsum.deal-first/again": Message(
        Text("もう配ってあります", "Dealt already"),
        Text(
            "最初の3枚はもうめくってあります。めくるのは一度だけです。",
            "The first three cards lie open already; they are dealt only once.",
        ),
    ),
    "dimsum.turn": Message(
        Text("{turn_seat}の番です", "It is {turn_seat}'s turn"),
        Text(
            "いまは{turn_seat}の番で、{seat}の番ではありません。",
            "It is {turn_seat}'s turn now, not {seat}'s.",
        ),
    ),
    "dimsum.turn/due-take": Message(
        Text("先にカードを取ります", "Take a card first"),
        Text(
            "{turn_seat}がまだカードを取っていません。先に場か山から1枚取ります。",
            "{turn_seat} has not taken a card yet: a face-up card or the top of the deck comes first.",
        ),
    ),
    "dimsum.turn/due-place": Message(
        Text("先にキューブを置きます", "Place the cubes first"),
        Text(
            "{turn_seat}は取ったカードのキューブをまだ置いていません。先に置きます。",
            "{turn_seat} still has to place the cubes of the card just taken.",
        ),
    ),
    "dimsum.turn/due-bonus": Message(
        Text("先にボーナスを選びます", "Choose the bonus first"),
        Text(
            "{turn_seat}のボーナスがまだです。チップか、ゲージを1つ戻すかを先に選びます。",
            "{turn_seat} still has to choose the bonus: a chip, or the gauge back one step.",
        ),
    ),
    "dimsum.turn/no-card": Message(
        Text("手元にカードがありません", "No card in hand"),
        Text(
            "{seat}は置くカードを持っていません。置くのはカードを取った{turn_seat}です。",
            "{seat} holds no card to place; {turn_seat} took one and places it.",
        ),
    ),
    "dimsum.slot/empty": Message(
        Text("そこにカードはありません", "That slot is empty"),
        Text(
            "場の{slot}枚めの所は空です。カードがあるのは{left}枚めです。",
            "Slot {slot} is empty. There are cards in: {left}.",
        ),
    ),
    "dimsum.slot/deck-empty": Message(
        Text("山札がありません", "The deck is empty"),
        Text(
            "山札はもうありません。場にめくられたカードから取ります。",
            "The deck has run out: take one of the face-up cards.",
        ),
    ),
    "dimsum.slot/no-refill": Message(
        Text("山札がありません", "The deck is empty"),
        Text(
            "山札がないので、{card}はめくれません。取った所は空のままです。",
            "The deck has run out, so {card} cannot be turned up; the slot stays empty.",
        ),
    ),
    "dimsum.slot/refill-due": Message(
        Text("補充のカードが要ります", "A card is turned up"),
        Text(
            "山札があと{deck}枚あります。取った所にめくったカードを入れてください。",
            "The deck still has {deck:card|cards}: say which card was turned up in the empty slot.",
        ),
    ),
    "dimsum.deck-count/unknown": Message(
        Text("箱にないカードです", "Not a card of this box"),
        Text(
            "{card}というカードはこの箱にありません。あるのは {cards} です。",
            "This box has no card {card}. It has: {cards}.",
        ),
    ),
    "dimsum.deck-count/printed": Message(
        Text("{card}は{count}枚だけです", "Only {count} of {card}"),
        Text(
            "{card}は{count}枚しかなく、もう全部出ています。ほかのカードです。",
            "There are only {count:copy|copies} of {card}, and all have been seen. It must be another card.",
        ),
    ),
    "dimsum.deck-count/kind": Message(
        Text("{kind}はもう出ません", "No more {kind} cards"),
        Text(
            "{seats}人の山札は各種類{base}枚と、あと{extra}枚です。{card}を入れると{kind}が{seen}枚になり、数が合いません。",
            "With {seats} players the deck is {base} of each kind and {extra} more. With {card} there would be {seen} of "
            "kind {kind}, which cannot be.",
        ),
    ),
    "dimsum.cells/count": Message(
        Text("キューブは{cubes}個です", "The card has {cubes:cube|cubes}"),
        Text(
            "{card}のキューブは{cubes}個ですが、{given}個分の置き場所が入っています。",
            "{card} has {cubes:cube|cubes}, but {given:place|places} were entered.",
        ),
    ),
    "dimsum.cells/number": Message(
        Text("{cell}番のマスはありません", "There is no cell {cell}"),
        Text(
            "マスは1番から14番までです。{cell}番はありません。", "The cells are numbered 1 to 14; there is no {cell}."
        ),
    ),
    "dimsum.lowest-cell": Message(
        Text("{lowest}番のマスがあいています", "Cell {lowest} is still free"),
        Text(
            "{card}を {covered} に置くと {lowest} がのこります。いちばん小さい番号からうめます。",
            "Placed on {covered}, {card} leaves cell {lowest} free. The smallest free cell must be covered.",
        ),
    ),
    "dimsum.lowest-cell/none": Message(
        Text("{lowest}番のマスがあいています", "Cell {lowest} is still free"),
        Text(
            "{card}を1個も置かないと {lowest} がのこります。いちばん小さい番号からうめます。",
            "With no cube of {card} placed, cell {lowest} stays free. The smallest free cell must be covered.",
        ),
    ),
    "dimsum.shape": Message(
        Text("カードの形ではありません", "Not the card's shape"),
        Text(
            "{covered} は{card}の形になりません。{turning}。キューブは1個ずつ、カードの順に見ます。",
            "{covered} is not the shape of {card}. {turning}. Each cube counts, in the card's order.",
        ),
    ),
    "dimsum.must-fit": Message(
        Text("はみ出さずに置けます", "It fits without overflowing"),
        Text(
            "{card}はまだ全部入ります ({ways} など)。入るあいだは、こぼさずに置きます。",
            "{card} still fits whole (for example {ways}). While it fits, no cube may be left over.",
        ),
    ),
    "dimsum.must-fit/on-cube": Message(
        Text("{cell}番はうまっています", "Already taken: {cell}"),
        Text(
            "{cell}番にはもうキューブがあります。{card}はあいたマスに全部入ります ({ways} など)。",
            "There is a cube on {cell} already. {card} fits on free cells, for example {ways}.",
        ),
    ),
    "dimsum.must-fit/twice": Message(
        Text("{cell}番に2個あります", "Two cubes on {cell}"),
        Text(
            "{cell}番に2個入れています。1マスに1個です。{card}は {ways} などに入ります。",
            "Two cubes were put on {cell}; a cell takes one. {card} fits, for example on {ways}.",
        ),
    ),
    "dimsum.bottleneck": Message(
        Text("{cell}番はふさがっています", "Cell {cell} is blocked"),
        Text(
            "細いところの{filled}番がうまったので、{cell}番にはもう置けません。あいているのは {free} です。",
            "Bottleneck cell {filled} is filled, so nothing goes on {cell} any more. Free cells: {free}.",
        ),
    ),
    "dimsum.overflow/on-cube": Message(
        Text("{cell}番はうまっています", "Already taken: {cell}"),
        Text(
            "{cell}番にはもうキューブがあります。はみ出すキューブは「入らない」にします。置き場所は自動で決まります。",
            "There is a cube on {cell} already. Enter cubes that overflow as “does not fit”; where they go follows by itself.",
        ),
    ),
    "dimsum.overflow/stays": Message(
        Text("{cube}個めは入ります", "Cube {cube} does fit"),
        Text(
            "{card}の{cube}個め ({color}) は、どう置いてもあいたマスに乗ります。あいたマスに乗るキューブはそこに置きます。",
            "Cube {cube} ({color}) of {card} lies on a free cell however the shape is turned, so it stays there.",
        ),
    ),
    "dimsum.stack/other-color": Message(
        Text("{cell}番は色がちがいます", "Cell {cell} has another colour"),
        Text(
            "{color}は、いちばん下が{color}のマスに重ねます。重ねられるのは {homes} です。",
            "{color} is stacked where the bottom cube is {color}: {homes}.",
        ),
    ),
    "dimsum.stack/empty": Message(
        Text("{cell}番はからです", "Cell {cell} is empty"),
        Text(
            "14番がうまったあとは、キューブの上に重ねます。{color}を重ねられるのは {homes} です。",
            "Once cell 14 is filled, cubes go on cubes. {color} can be stacked on: {homes}.",
        ),
    ),
    "dimsum.stack/no-home": Message(
        Text("{color}は重ねられません", "No place for {color}"),
        Text(
            "いちばん下が{color}のマスがないので、{cell}番には重ねられません。このキューブは「置けない」にします。",
            "No cell has {color} at the bottom, so it cannot go on {cell}: enter this cube as “no place”.",
        ),
    ),
    "dimsum.stack/has-home": Message(
        Text("{color}は重ねられます", "{color} can be stacked"),
        Text(
            "{color}はまだ重ねられます ({homes})。置けるキューブは置きます。",
            "{color} can still be stacked on {homes}; a cube that can be placed is placed.",
        ),
    ),
    "dimsum.bonus": Message(
        Text("ゲージは戻せません", "Nothing to take back"),
        Text(
            "{seat}の消化不良ゲージにはキューブがありません。選べるのはチップだけです。",
            "{seat} has no cube on the gauge, so only the chip can be chosen.",
        ),
    ),
    "dimsum.exclude": Message(
        Text("{color}は最多ではありません", "{color} is not the most common"),
        Text(
            "{seat}の胃袋でいちばん多いのは {colors} です。数えない色はその中から選びます。",
            "Seen from above, {seat} has most of: {colors}. The colour left out is one of these.",
        ),
    ),
    "dimsum.exclude/too-early": Message(
        Text("まだ選べません", "Too early"),
        Text(
            "数えない色を選ぶのは、最後の手番が終わってからです。",
            "The colour that is left out is chosen after the last turn.",
        ),
    ),
    "dimsum.exclude/unknown": Message(
        Text("箱にない色です", "No such colour"),
        Text(
            "{color}という色はありません。あるのは {colors} です。", "There is no colour {color}. There are: {colors}."
        ),
    ),
}
