"""The words of a dizzle sheet being painted."""

from collections.abc import Mapping

from companion.game import Lang
from companion.pack_draft import Place
from companion.packs.editing.dizzle import PackDraft
from companion.texts.base import Text
from companion.texts.dizzle import MARKS, cell_text, color_text
from models.base import RecordError

SHORT: Mapping[tuple[str, str], Text] = {}
WHY: Mapping[str, Text] = {
    "undecided": Text("{value}マスが まだです", "{value:square|squares} not painted yet"),
    "lock-without-key": Text("錠({color})に合う 鍵がありません", "No key for the {color} lock"),
    "puzzle-without-points": Text("パズル {color}の点が ありません", "Puzzle {color} has no points"),
    "flag-without-values": Text("旗の点が ありません", "The flag has no values"),
    "values-without-flag": Text("旗の点があるのに 旗がありません", "Flag values, but no flag"),
    "flags-fall": Text("旗の点は 小さくなっていきます", "Flag values must fall"),
    "no-field-there": Text("マスのないところに かかっています", "It lies where there is no field"),
    "mark-off-field": Text("しるしは 数字のマスだけです", "Marks stand on numbered fields only"),
}
MANY: Mapping[str, Text] = {
    "arrows": Text("矢印", "arrows"),
    "squares": Text("四角", "four-square areas"),
    "puzzles": Text("パズルの色", "puzzle colours"),
    "flags": Text("旗の点", "flag values"),
}

_NUMBERED = Text("{what} {number}", "{what} {number}")
_WHAT = {
    "arrows": Text("矢印", "Arrow"),
    "squares": Text("四角", "Square"),
    "grid": Text("シート", "Sheet"),
}


def place(draft: PackDraft, path: Place, lang: Lang) -> str:
    """A mark, an arrow or a four-square area by the field it begins on; the sheet's rows by their number."""
    if len(path) < 2 or not isinstance(path[1], int):
        return ""
    key, index = str(path[0]), path[1]
    if key == "marks":
        at, mark = draft.marks[index]
        return f"{cell_text(at, lang)} {MARKS[mark.kind].of(lang)}"
    if key in ("arrows", "squares"):
        at = (draft.arrows if key == "arrows" else draft.squares)[index].cells[0]
        return f"{_WHAT[key].of(lang)} {cell_text(at, lang)}"
    return _NUMBERED.of(lang).format(what=_WHAT[key].of(lang), number=index + 1) if key in _WHAT else ""


def facts(draft: PackDraft, error: RecordError, lang: Lang) -> Mapping[str, str | int]:
    """color: what a lock or a puzzle is called that something is missing for."""
    return {"color": color_text(str(error.facts["value"]), lang)} if "value" in error.facts else {}


def summary(draft: PackDraft, lang: Lang) -> str:
    """The level and the size."""
    rows, cols = draft.size
    return (
        Text("レベル{level} · {cols}×{rows}", "Level {level} · {cols}×{rows}")
        .of(lang)
        .format(level=draft.level, rows=rows, cols=cols)
    )
