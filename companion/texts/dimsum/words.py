"""How facts, entries and cells of dimsum read."""

from typing import Any

from companion.game import Lang, Seating
from companion.rules.dimsum import Follows, follows
from companion.texts.base import Text, listed
from models.dimsum import CELLS, Bonus, Deal, Exclude, Pack, Place, State, Take

TURNING = {
    "fixed": Text("向きは変えられません", "It may not be turned"),
    "rotate": Text("回せますが、裏返せません", "It may be turned, not mirrored"),
    "rotate-flip": Text("回しても裏返してもかまいません", "It may be turned and mirrored"),
}


def word(key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
    """Cards, colours and faces by their printed name; a way to place as its cell numbers."""
    pack: Pack = setup.pack
    if key == "turning":
        return TURNING[value].of(lang)
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
    return listed(("–" if cell is None else str(cell) for cell in cells), lang)


def placed_text(cells: tuple[int | None, ...], lang: Lang) -> str:
    """The same without what did not fit: ``7・10``, a dash where nothing fits."""
    return cells_text(tuple(cell for cell in cells if cell is not None) or (None,), lang)


def told(follows: Follows, lang: Lang) -> list[str]:
    """What followed by itself from a placement, a phrase each; none where nothing did."""
    out: list[Text] = []
    if follows.spilled:
        ja, en = cells_text(follows.spilled, "ja"), cells_text(follows.spilled, "en")
        out.append(Text(f"はみ出して {ja} へ", f"overflow to {en}"))
    if count := follows.returned:
        out.append(Text(f"{count}個は 置けずに戻す", f"{count} back to the supply"))
    if follows.indigestion:
        out.append(Text("消化不良が1つ進む", "indigestion one step on"))
    if follows.chip:
        out.append(Text("最後の手番でチップ1枚", "a chip for the last turn"))
    if follows.back:
        out.append(Text("消化不良が1つ戻る", "indigestion one step back"))
    return [text.of(lang) for text in out]


def _followed(event: Place, held: str | None, before: State, lang: Lang) -> list[str]:
    """The same for an entry of the log, which may be one that was refused."""
    if held is None or len(event.cells) != len(before.cards[held].cubes):
        return []
    if any(cell is not None and not 1 <= cell <= CELLS for cell in event.cells):
        return []
    return told(follows(before, event), lang)


def describe(event: Any, before: State, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name."""

    def card(card_id: str | None) -> str:
        return word("card", card_id, setup, lang) or ""

    match event:
        case Deal():
            names = listed((card(c) for c in event.display), lang)
            return Text(f"場に {names}", f"Turned up {names}").of(lang)
        case Take():
            if event.slot is None:
                return Text(f"山から {card(event.card)}", f"{card(event.card)} from the deck").of(lang)
            taken = Text(f"{card(before.display[event.slot])} を取った", f"Took {card(before.display[event.slot])}")
            if event.refill is None:
                return taken.of(lang)
            turned_up = card(event.refill)
            return Text(f"{taken.ja} · 場に {turned_up}", f"{taken.en} · turned up {turned_up}").of(lang)
        case Place():
            held = before.seats[event.player].card if event.player < len(before.seats) else None
            return " · ".join(
                [f"{card(held)} → {cells_text(event.cells, lang)}", *_followed(event, held, before, lang)]
            )
        case Bonus(choice="chip"):
            return Text("チップをもらった", "Took a chip").of(lang)
        case Bonus():
            return Text("ゲージを1つ戻した", "Gauge back one step").of(lang)
        case Exclude():
            color = word("color", event.color, setup, lang)
            return Text(f"{color} を数えない", f"{color} left out").of(lang)
    return str(event.type)
