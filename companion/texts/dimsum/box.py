"""The words of a dimsum box being entered."""

from collections.abc import Mapping

from companion.game import Lang
from companion.pack_draft import Place
from companion.packs.editing.dimsum import PackDraft
from companion.texts.base import Counted, Text
from models.base import RecordError
from models.dimsum import CELLS

SHORT: Mapping[tuple[str, str], Text] = {
    ("cubes", "too-few"): Text("キューブが ありません", "It has no cubes"),
    ("cells", "too-few"): Text("あと {left}マス", "{left} cells to go"),
    ("cards", "too-few"): Text("カードを 加えます(4つの種類に 7枚ずつ)", "Add cards, seven of each of the four kinds"),
    ("cards", "kinds"): Text("4つの種類に 7枚ずつ いります", "All four kinds need seven cards each"),
    ("faces", "too-few"): Text("胃袋の面を 1つ 加えます", "Add a stomach face"),
    ("gauge", "too-few"): Text("消化不良の段が ありません", "The indigestion gauge has no step"),
}
WHY: Mapping[str, Text] = {
    "kind-count": Text("{kind}は 7枚に します(いま {value}枚)", "{kind}: {value} of 7 cards"),
    "not-connected": Text("キューブが はなれています", "The cubes are not connected"),
    "bonus-without-bottleneck": Text("おまけには 細いところが いります", "A bonus needs a bottleneck"),
}
MANY: Mapping[str, Text] = {
    "cards": Text("カードの種類", "different cards"),
    "faces": Text("胃袋の面", "stomach faces"),
    "gauge": Text("消化不良の段", "steps of the indigestion gauge"),
    "side": Text("{place}の 一辺のマス", "squares along a side of {place}"),
}

_CALLED = Text("{what}「{name}」", "{what} “{name}”")
_NUMBERED = Text("{what} {number}", "{what} {number}")
_WHAT = {
    "colors": Text("色", "Colour"),
    "cards": Text("カード", "Card"),
    "faces": Text("胃袋", "Face"),
}


def place(draft: PackDraft, path: Place, lang: Lang) -> str:
    """A colour, a card or a face by its name, by its number where it has none."""
    if len(path) < 2 or not isinstance(path[1], int) or path[0] not in _WHAT:
        return ""
    key, index = str(path[0]), path[1]
    name = {
        "cards": lambda: draft.card_name(draft.cards[index], lang),
        "faces": lambda: draft.faces[index].name.of(lang),
        "colors": lambda: draft.colors[index].name.of(lang),
    }[key]()
    if name:
        return _CALLED.of(lang).format(what=_WHAT[key].of(lang), name=name)
    return _NUMBERED.of(lang).format(what=_WHAT[key].of(lang), number=index + 1)


def facts(draft: PackDraft, error: RecordError, lang: Lang) -> Mapping[str, str | int]:
    """left: the cells that a face still lacks; kind: a kind of cards by its colour's name."""
    own: dict[str, str | int] = {"left": CELLS - int(error.facts.get("actual_length", 0))}
    if "kind" in error.facts:
        own["kind"] = draft.kind_name(str(error.facts["kind"]), lang)
    return own


def summary(draft: PackDraft, lang: Lang) -> str:
    """How many colours, cards and faces there are."""
    cards = sum(card.count for card in draft.cards)
    return (
        Text(
            "{colors}色 · {cards}枚 · 胃袋{faces}面",
            "{colors:colour|colours} · {cards:card|cards} · {faces:face|faces}",
        )
        .of(lang)
        .format(colors=Counted(len(draft.colors)), cards=Counted(cards), faces=Counted(len(draft.faces)))
    )
