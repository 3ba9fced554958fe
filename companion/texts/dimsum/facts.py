"""What the rules of dimsum come to at a table: its seats, its faces and its box."""

from companion.game import Seating
from companion.rules.dimsum import KIND_BASE
from companion.texts.base import Text, joined, named, signed
from companion.texts.dimsum.words import TURNING
from models.dimsum import KINDS, TURNS, Face, Pack


def at_table(entry_id: str, setup: Seating) -> tuple[Text, ...]:
    """Sentences for an entry of the rules page, none where the rule is the same at every table."""
    pack: Pack = setup.pack
    seats = setup.seats
    match entry_id:
        case "dimsum.deal-first":
            deck = TURNS * seats
            return (
                Text(
                    f"{seats}人なので山札は{deck}枚。3枚めくると、のこりは{deck - 3}枚です。",
                    f"{seats} players: a deck of {deck} cards, {deck - 3} once three are turned up.",
                ),
            )
        case "dimsum.deck-count":
            base = KIND_BASE[seats]
            extra = TURNS * seats - KINDS * base
            more = Text(f"と、あと{extra}枚", f" and {extra} more") if extra else Text("", "")
            cards = joined([_count(card.name.ja, card.name.en, card.count) for card in pack.cards])
            return (
                Text(
                    f"{seats}人なので各種類{base}枚ずつ{more.ja}です。",
                    f"{seats} players: {base} of each kind{more.en}.",
                ),
                Text(f"この箱: {cards.ja}。", f"This box: {cards.en}."),
            )
        case "dimsum.shape":
            turning = TURNING[pack.turning]
            return (Text(f"この箱のカードは{turning.ja}。", f"This box: {turning.en[0].lower()}{turning.en[1:]}."),)
        case "dimsum.bottleneck":
            return tuple(_bottlenecks(name, face) for name, face in _faces(setup))
        case "dimsum.overflow" | "dimsum.scoring.gauge":
            steps = joined([signed(step) for step in pack.gauge])
            return (Text(f"この箱のゲージ: {steps.ja}点。", f"The gauge of this box: {steps.en} points."),)
        case "dimsum.bonus" | "dimsum.scoring.chips":
            chip = signed(pack.chip_points)
            return (Text(f"この箱のチップは1枚{chip.ja}点です。", f"A chip of this box counts {chip.en}."),)
        case "dimsum.scoring.colors":
            colors = joined([named(color.name) for color in pack.colors])
            return (Text(f"この箱の4色: {colors.ja}。", f"The four colours of this box: {colors.en}."),)
        case "dimsum.scoring.face":
            return tuple(
                Text(f"{name}: {face.name.ja} {face.bonus}点。", f"{name}: {face.name.en}, {face.bonus} points.")
                for name, face in _faces(setup)
            )
    return ()


def _faces(setup: Seating) -> list[tuple[str, Face]]:
    faces = {face.id: face for face in setup.pack.faces}
    return [(name, faces[chosen]) for name, chosen in zip(setup.names, setup.options.faces, strict=True)]


def _bottlenecks(name: str, face: Face) -> Text:
    """Which cells of a player's face block which."""
    if not face.bottlenecks:
        return Text(f"{name} ({face.name.ja}): 細いところはありません。", f"{name} ({face.name.en}): no bottleneck.")
    pairs = [
        Text(f"{b.cell}番がうまると{b.blocks}番がふさがります", f"cell {b.cell} blocks {b.blocks}")
        for b in face.bottlenecks
    ]
    ja, en = "、".join(pair.ja for pair in pairs), "; ".join(pair.en for pair in pairs)
    return Text(f"{name} ({face.name.ja}): {ja}。", f"{name} ({face.name.en}): {en}.")


def _count(ja: str, en: str, count: int) -> Text:
    return Text(f"{ja} {count}枚", f"{en} ×{count}")
