"""dimsum in words: every broken rule, the rules page, score lines, steps and log lines."""

from typing import Any

from companion.game import Lang, Setup
from companion.texts.base import Chapter, Entry, Message, ScoreLine, Text
from models.dimsum import Bonus, Deal, Exclude, Pack, Place, State, Take

TITLE = Text("点心罪ホーダイ", "Dim Sum Delight")
TAGLINE = Text("点心をつめて、かさねて、食べすぎ注意", "Fill up, stack up, mind your stomach")

_SOURCE_SETUP = Text("もとのルール「1. ゲームの準備」", "Printed rules, “1. Setup”")
_SOURCE_TURN = Text("もとのルール「2. 食事開始」", "Printed rules, “2. The meal”")
_SOURCE_PLACE = Text("もとのルール「2. 食事開始」配置ルール", "Printed rules, “2. The meal”, placing cubes")
_SOURCE_END = Text("もとのルール「3. ゲームの終了」", "Printed rules, “3. The end”")

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
        Text("{cell}番はうまっています", "Cell {cell} is taken"),
        Text(
            "{cell}番にはもうキューブがあります。{card}はあいたマスに全部入ります ({ways} など)。",
            "There is a cube on {cell} already. {card} fits on free cells, for example {ways}.",
        ),
    ),
    "dimsum.must-fit/twice": Message(
        Text("{cell}番に2個あります", "Two cubes on {cell}"),
        Text(
            "{cell}番に2個入っています。1マスに1個です。{card}は {ways} などに入ります。",
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
        Text("{cell}番はうまっています", "Cell {cell} is taken"),
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

LINES = {
    "stomach": ScoreLine(Text("胃袋", "Stomach"), "dimsum.scoring.stomach"),
    "betsubara": ScoreLine(Text("ベツバラ", "Betsubara"), "dimsum.scoring.betsubara"),
    "full": ScoreLine(Text("満腹", "Full"), "dimsum.scoring.full"),
    "colors": ScoreLine(Text("4色", "Four colours"), "dimsum.scoring.colors"),
    "face": ScoreLine(Text("胃袋の種類", "Face"), "dimsum.scoring.face"),
    "gauge": ScoreLine(Text("消化不良", "Indigestion"), "dimsum.scoring.gauge"),
    "chips": ScoreLine(Text("チップ", "Chips"), "dimsum.scoring.chips"),
}

STEPS = {
    "deal": Text("3枚めくる", "Turn up three"),
    "take": Text("カードを取る", "Take a card"),
    "place": Text("置き方をえらぶ", "Place the cubes"),
    "bonus": Text("ボーナスをえらぶ", "Choose the bonus"),
    "exclude": Text("数えない色", "Colour left out"),
}

_TURNING = {
    "fixed": Text("向きは変えられません", "It may not be turned"),
    "rotate": Text("回せますが、裏返せません", "It may be turned, not mirrored"),
    "rotate-flip": Text("回しても裏返してもかまいません", "It may be turned and mirrored"),
}


def word(key: str, value: Any, setup: Setup, lang: Lang) -> str | None:
    """Cards, colours and faces by their printed name; a way to place as its cell numbers."""
    pack: Pack = setup.pack
    if key == "turning":
        return _TURNING[value].of(lang)
    if key == "ways" and isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return (" / " if lang == "ja" else "; ").join(cells_text(way, lang) for way in value[:2])
    if not isinstance(value, str):
        return None
    if key in ("card", "cards"):
        return next((card.name.of(lang) for card in pack.cards if card.id == value), value)
    if key in ("color", "colors", "kind"):
        return next((color.name.of(lang) for color in pack.colors if color.id == value), value)
    return None


def cells_text(cells: tuple[int | None, ...], lang: Lang) -> str:
    """``7・8・10``; a cube that does not fit is a dash."""
    return ("・" if lang == "ja" else ", ").join("–" if cell is None else str(cell) for cell in cells)


def describe(event: Any, before: State, setup: Setup, lang: Lang) -> str:
    """One line of the log, without the player's name."""

    def card(card_id: str | None) -> str:
        return word("card", card_id, setup, lang) or ""

    match event:
        case Deal():
            names = ("・" if lang == "ja" else ", ").join(card(c) for c in event.display)
            return Text(f"場に {names}", f"Turned up {names}").of(lang)
        case Take():
            if event.slot is None:
                return Text(f"山から {card(event.card)}", f"{card(event.card)} from the deck").of(lang)
            taken = before.display[event.slot]
            return Text(f"{card(taken)} を取った", f"Took {card(taken)}").of(lang)
        case Place():
            held = before.seats[event.player].card if event.player < len(before.seats) else None
            where = cells_text(event.cells, lang)
            return Text(f"{card(held)} を {where}", f"{card(held)} on {where}").of(lang)
        case Bonus(choice="chip"):
            return Text("チップをもらった", "Took a chip").of(lang)
        case Bonus():
            return Text("ゲージを1つ戻した", "Gauge back one step").of(lang)
        case Exclude():
            color = word("color", event.color, setup, lang)
            return Text(f"{color} を数えない", f"{color} left out").of(lang)
    return str(event.type)
