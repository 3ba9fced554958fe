"""What is still wrong with a pack being entered, and with rows pasted into one, for a person."""

from collections.abc import Mapping

from companion.game import Lang
from companion.packs.editing import Beyond, Complaint, PackDraft, boze, dimsum, dizzle
from companion.texts import errors
from companion.texts.base import Counted, Text
from companion.texts.boze import CATEGORIES, SLOTS
from companion.texts.dizzle import MARKS, cell_text, color_text
from models.base import RecordError

LISTS = {
    "characters": Text("キャラ", "Characters"),
    "items": Text("アイテム", "Items"),
    "bonuses": Text("ボーナス", "Bonus cards"),
    "actions": Text("アクション", "Action cards"),
}
"""The card lists of boze."""

COLUMNS = {
    "name": Text("名前", "Name"),
    "cost": Text("コスト", "Cost"),
    "points": Text("点", "Points"),
    "home": Text("常連", "Home"),
    "own_action": Text("固有", "Own action"),
    "slot": Text("場所", "Slot"),
    "category": Text("種類", "Category"),
    "count": Text("枚数", "Count"),
}
"""Their columns."""

CHOICES = {**SLOTS, **CATEGORIES}
"""What the choices of a column are called."""

PASTE_WORDS = {
    **{word.of(lang).lower(): key for key, word in {**COLUMNS, **CHOICES}.items() for lang in ("ja", "en")},
    "なまえ": "name",
    "カード名": "name",
    "値段": "cost",
    "ねだん": "cost",
    "得点": "points",
    "点数": "points",
    "勝利点": "points",
    "村の人": "home",
    "固有アクション": "own_action",
    "own": "own_action",
    "数": "count",
    "カテゴリ": "category",
    "カテゴリー": "category",
    "面": "mask",
    "お面": "mask",
    "腰": "skirt",
    "腰みの": "skirt",
    "腰ミノ": "skirt",
    "体": "body",
    "body": "body",
}
"""What a spreadsheet may call columns and choices, lower case, to their ids."""

_PASTE = {
    "not-a-number": Text("「{value}」は 数では ありません", "“{value}” is not a number"),
    "too-small": Text("{value} は 小さすぎます", "{value} is too small"),
    "too-large": Text("{value} は 大きすぎます", "{value} is too large"),
    "not-a-choice": Text("「{value}」は ありません({known})", "“{value}” is none of: {known}"),
    "not-yes-or-no": Text("「{value}」は ○か×に します", "“{value}” should be yes or no"),
    "no-name": Text("名前が ありません", "There is no name"),
    "too-long": Text("名前が 長すぎます(80字まで)", "The name is too long (at most 80 characters)"),
    "too-many-cells": Text("列が 多すぎます(「{value}」から)", "There are too many columns (from “{value}” on)"),
    "same-name": Text("「{value}」が 2度 あります", "“{value}” is there twice"),
    "quotes": Text('引用符 " が とじていません', "A quotation mark is not closed"),
    "too-much": Text("文字が 多すぎます", "It is too much text"),
    "no-room": Text("{value}行 多すぎます(1つの表は {most}行まで)", "{value} rows too many (a list holds {most})"),
    "nothing": Text("まだ 何も ありません", "There is nothing yet"),
}
_PLACE = Text("{row}行め {column}列: {why}", "Row {row}, {column}: {why}")
_PLACE_ROW = Text("{row}行め: {why}", "Row {row}: {why}")


def paste_text(error: boze.PasteError, lang: Lang) -> str:
    """A paste's error with its row and column."""
    slots = error.column == "slot"
    known = ("・" if lang == "ja" else ", ").join(w.of(lang) for w in (SLOTS if slots else CATEGORIES).values())
    value = error.value if len(error.value) <= 24 else error.value[:23] + "…"
    why = _PASTE[error.key].of(lang).format(value=value, known=known, most=boze.MOST_ROWS)
    if not error.row:
        return why
    if not error.column:
        return _PLACE_ROW.of(lang).format(row=error.row, why=why)
    return _PLACE.of(lang).format(row=error.row, column=COLUMNS[error.column].of(lang), why=why)


_SHORT: Mapping[tuple[str, str], Text] = {
    ("title", "too-short"): Text("箱の名前を 入れます", "Give the box a name"),
    ("name", "too-short"): Text("名前を 入れます", "Give it a name"),
    ("cubes", "too-few"): Text("キューブが ありません", "It has no cubes"),
    ("count", "too-small"): Text("1枚からに します", "There must be at least one copy"),
    ("cells", "too-few"): Text("あと {left}マス", "{left} cells to go"),
    ("cards", "too-few"): Text("カードを 加えます(4つの種類に 7枚ずつ)", "Add cards, seven of each of the four kinds"),
    ("cards", "kinds"): Text("4つの種類に 7枚ずつ いります", "All four kinds need seven cards each"),
    ("faces", "too-few"): Text("胃袋の面を 1つ 加えます", "Add a stomach face"),
    ("gauge", "too-few"): Text("消化不良の段が ありません", "The indigestion gauge has no step"),
}
"""By the key that a complaint is about and the models' reason."""

_WHY: Mapping[str, Text] = {
    "undecided": Text("{value}マスが まだです", "{value:square|squares} not painted yet"),
    "kind-count": Text("{kind}は 7枚に します(いま {value}枚)", "{kind}: {value} of 7 cards"),
    "not-connected": Text("キューブが はなれています", "The cubes are not connected"),
    "bonus-without-bottleneck": Text("おまけには 細いところが いります", "A bonus needs a bottleneck"),
    "lock-without-key": Text("錠({color})に合う 鍵がありません", "No key for the {color} lock"),
    "puzzle-without-points": Text("パズル {color}の点が ありません", "Puzzle {color} has no points"),
    "flag-without-values": Text("旗の点が ありません", "The flag has no values"),
    "values-without-flag": Text("旗の点があるのに 旗がありません", "Flag values, but no flag"),
    "flags-fall": Text("旗の点は 小さくなっていきます", "Flag values must fall"),
    "no-field-there": Text("マスのないところに かかっています", "It lies where there is no field"),
    "mark-off-field": Text("しるしは 数字のマスだけです", "Marks stand on numbered fields only"),
}


def complaint_text(draft: PackDraft, complaint: Complaint, lang: Lang) -> str:
    """Where and why a draft is no pack yet, in one line."""
    why = _why(draft, complaint, lang)
    place = place_text(draft, complaint.path, lang)
    return f"{place}: {why}" if place else why


def _why(draft: PackDraft, complaint: Complaint, lang: Lang) -> str:
    path, error = complaint
    about = next((part for part in reversed(path) if isinstance(part, str) and part not in ("ja", "en")), "")
    facts = dict(error.facts)
    if error.key == "too-few" and about == "cells":
        facts["left"] = 14 - int(facts.get("actual_length", 0))
    if "kind" in facts and isinstance(draft, dimsum.PackDraft):
        facts["kind"] = draft.kind_name(str(facts["kind"]), lang)
    if isinstance(draft, dizzle.PackDraft) and "value" in facts:
        facts["color"] = color_text(str(facts["value"]), lang)
    text = _SHORT.get((about, error.key)) or _WHY.get(error.key)
    if text is None:
        return errors.sentence(RecordError("", error.key, **error.facts), lang)
    return text.of(lang).format_map({k: Counted(v) if type(v) is int else str(v)[:60] for k, v in facts.items()})


_CALLED = Text("{what}「{name}」", "{what} “{name}”")
_NUMBERED = Text("{what} {number}", "{what} {number}")
_ROW = Text("{what} {number}行め", "{what}, row {number}")
_WHAT = {
    "colors": Text("色", "Colour"),
    "cards": Text("カード", "Card"),
    "faces": Text("胃袋", "Face"),
    "arrows": Text("矢印", "Arrow"),
    "squares": Text("四角", "Square"),
    "grid": Text("シート", "Sheet"),
}


def place_text(draft: PackDraft, path: tuple[str | int, ...], lang: Lang) -> str:
    """Where in a draft: what the thing is called and, in a table, its row and column; empty for the pack as a whole."""
    if len(path) < 2 or not isinstance(path[1], int):
        return ""
    key, index = str(path[0]), path[1]
    if isinstance(draft, dizzle.PackDraft):
        if key == "marks":
            at, mark = draft.marks[index]
            return f"{cell_text(at, lang)} {MARKS[mark.kind].of(lang)}"
        if key in ("arrows", "squares"):
            at = (draft.arrows if key == "arrows" else draft.squares)[index].cells[0]
            return f"{_WHAT[key].of(lang)} {cell_text(at, lang)}"
    if isinstance(draft, boze.PackDraft) and key in LISTS:
        place = _ROW.of(lang).format(what=LISTS[key].of(lang), number=index + 1)
        column = COLUMNS.get(str(path[2])) if len(path) > 2 else None
        return f"{place} {column.of(lang)}" if column else place
    if isinstance(draft, dimsum.PackDraft):
        name = {
            "cards": lambda: draft.card_name(draft.cards[index], lang),
            "faces": lambda: draft.faces[index].name.of(lang),
            "colors": lambda: draft.colors[index].name.of(lang),
        }.get(key, str)()
        if name:
            return _CALLED.of(lang).format(what=_WHAT[key].of(lang), name=name)
    return _NUMBERED.of(lang).format(what=_WHAT[key].of(lang), number=index + 1) if key in _WHAT else ""


_BEYOND = Text(
    "この箱は ここで直すには 大きすぎます。{what}は {count}、直せるのは {most}までです。"
    "そのまま あそぶこと、わたすこと、書き出すことは できます。",
    "This box is too large to be edited here: {what}: {count}, and at most {most} can be edited. "
    "It can be played with, shared and saved as a file as it is.",
)
_MANY: Mapping[str, Text] = {
    "cards": Text("カードの種類", "different cards"),
    "faces": Text("胃袋の面", "stomach faces"),
    "gauge": Text("消化不良の段", "steps of the indigestion gauge"),
    "arrows": Text("矢印", "arrows"),
    "squares": Text("四角", "four-square areas"),
    "puzzles": Text("パズルの色", "puzzle colours"),
    "flags": Text("旗の点", "flag values"),
    **LISTS,
}
_SIDE = Text("{face}の 一辺のマス", "squares along a side of {face}")


def beyond_text(draft: PackDraft, beyond: Beyond, lang: Lang) -> str:
    """Why a pack cannot be edited: what of it its editor has no room for, and what can be done with it all the same."""
    what = _MANY[str(beyond.path[0])].of(lang)
    if len(beyond.path) > 1:
        what = _SIDE.of(lang).format(face=place_text(draft, beyond.path, lang))
    return _BEYOND.of(lang).format(what=what, count=beyond.number, most=beyond.most)


def left_text(complaints: tuple[Complaint, ...], lang: Lang) -> str:
    """How much is still to do, short."""
    squares = next((int(c.error.facts["value"]) for c in complaints if c.error.key == "undecided"), 0)
    things = len(complaints) - bool(squares)
    text = _LEFT_BOTH if squares and things else _LEFT_SQUARES if squares else _LEFT_THINGS
    return text.of(lang).format(squares=Counted(squares), things=Counted(things))


_LEFT_BOTH = Text(
    "あと{squares}マス・直すところ{things}つ", "{squares:square|squares} to go, {things:thing|things} to mend"
)
_LEFT_SQUARES = Text("あと{squares}マス", "{squares:square|squares} to go")
_LEFT_THINGS = Text("直すところ {things}つ", "{things:thing|things} to mend")


def facts_text(draft: PackDraft, lang: Lang) -> str:
    """What is in a pack, in a line."""
    if isinstance(draft, dimsum.PackDraft):
        cards = sum(card.count for card in draft.cards)
        return (
            Text(
                "{colors}色 · {cards}枚 · 胃袋{faces}面",
                "{colors:colour|colours} · {cards:card|cards} · {faces:face|faces}",
            )
            .of(lang)
            .format(colors=Counted(len(draft.colors)), cards=Counted(cards), faces=Counted(len(draft.faces)))
        )
    if isinstance(draft, dizzle.PackDraft):
        rows, cols = draft.size
        return (
            Text("レベル{level} · {cols}×{rows}", "Level {level} · {cols}×{rows}")
            .of(lang)
            .format(level=draft.level, rows=rows, cols=cols)
        )
    total = sum(len(draft.rows(kind)) for kind in boze.LISTS)
    return Text("カード {total}種", "{total:different card|different cards}").of(lang).format(total=Counted(total))


__all__ = [
    "CHOICES",
    "COLUMNS",
    "LISTS",
    "PASTE_WORDS",
    "beyond_text",
    "complaint_text",
    "facts_text",
    "left_text",
    "paste_text",
    "place_text",
]
