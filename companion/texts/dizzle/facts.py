"""What the rules of dizzle come to at a table: its seats and its sheet."""

from companion.game import Seating
from companion.rules.dizzle.setup import DICE, ROUNDS
from companion.texts.base import Text, joined, signed
from models.dizzle import Pack


def at_table(entry_id: str, setup: Seating) -> tuple[Text, ...]:
    """Sentences for an entry of the rules page, none where the rule is the same at every table."""
    pack: Pack = setup.pack
    seats = setup.seats
    match entry_id:
        case "dizzle.setup" | "dizzle.dice-count":
            dice, rounds = DICE[seats], ROUNDS[seats]
            people = "player" if seats == 1 else "players"
            return (
                Text(
                    f"{seats}人のこの卓では、ダイス{dice}個で{rounds}ラウンドです。",
                    f"{seats} {people}: {dice} dice, {rounds} rounds.",
                ),
            )
        case "dizzle.flag" | "dizzle.scoring.flags":
            if not pack.flags:
                return (Text("このシートに旗はありません。", "This sheet has no flag."),)
            values = joined([signed(value) for value in pack.flags])
            return (Text(f"このシートの旗: {values.ja}点。", f"The flags of this sheet: {values.en}."),)
        case "dizzle.bomb" | "dizzle.scoring.bombs":
            points = signed(pack.bomb_points)
            count = sum(mark.kind == "bomb" for mark in pack.marks)
            return (
                Text(
                    f"このシートの爆弾は{count}個。爆発1つ{points.ja}点です。",
                    f"Bombs on this sheet: {count}. An explosion counts {points.en}.",
                ),
            )
        case "dizzle.scoring.poop":
            points = signed(pack.poop_points)
            return (Text(f"このシートでは1つ{points.ja}点です。", f"On this sheet {points.en} each."),)
        case "dizzle.scoring.arrows":
            return _worth([arrow.points for arrow in pack.arrows], Text("矢印", "arrows"))
        case "dizzle.scoring.squares":
            return _worth([square.points for square in pack.squares], Text("四角", "four-square areas"))
        case "dizzle.scoring.jewels":
            return _worth([mark.points for mark in pack.marks if mark.kind == "jewel"], Text("宝石", "jewels"))
    return ()


def _worth(points: list[int], what: Text) -> tuple[Text, ...]:
    """What each of several things on the sheet is worth, the dearest first."""
    if not points:
        return (Text(f"このシートに{what.ja}はありません。", f"This sheet has no {what.en}."),)
    values = joined([signed(value) for value in sorted(points, reverse=True)])
    return (Text(f"このシートの{what.ja}: {values.ja}点。", f"The {what.en} of this sheet: {values.en}."),)
