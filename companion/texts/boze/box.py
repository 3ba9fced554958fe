"""The words of a boze box being entered, and of rows pasted into it."""

from collections.abc import Mapping

from companion.game import Lang
from companion.pack_draft import Place
from companion.packs.editing import boze
from companion.packs.editing.boze import PackDraft
from companion.texts.base import Counted, Text, listed
from companion.texts.boze import CATEGORIES, SLOTS
from models.base import RecordError

LISTS = {
    "characters": Text("キャラ", "Characters"),
    "items": Text("アイテム", "Items"),
    "bonuses": Text("ボーナス", "Bonus cards"),
    "actions": Text("アクション", "Action cards"),
}
"""The card lists."""

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
    known = listed((word.of(lang) for word in (SLOTS if slots else CATEGORIES).values()), lang)
    value = error.value if len(error.value) <= 24 else error.value[:23] + "…"
    why = _PASTE[error.key].of(lang).format(value=value, known=known, most=boze.MOST_ROWS)
    if not error.row:
        return why
    if not error.column:
        return _PLACE_ROW.of(lang).format(row=error.row, why=why)
    return _PLACE.of(lang).format(row=error.row, column=COLUMNS[error.column].of(lang), why=why)


SHORT: Mapping[tuple[str, str], Text] = {}
WHY: Mapping[str, Text] = {}
MANY: Mapping[str, Text] = LISTS

_ROW = Text("{what} {number}行め", "{what}, row {number}")


def place(draft: PackDraft, path: Place, lang: Lang) -> str:
    """The list, the row and the column."""
    if len(path) < 2 or not isinstance(path[1], int) or path[0] not in LISTS:
        return ""
    row = _ROW.of(lang).format(what=LISTS[str(path[0])].of(lang), number=path[1] + 1)
    column = COLUMNS.get(str(path[2])) if len(path) > 2 else None
    return f"{row} {column.of(lang)}" if column else row


def facts(draft: PackDraft, error: RecordError, lang: Lang) -> Mapping[str, str | int]:
    """None of its own."""
    return {}


def summary(draft: PackDraft, lang: Lang) -> str:
    """How many different cards there are."""
    total = sum(len(draft.rows(kind)) for kind in boze.LISTS)
    return Text("カード {total}種", "{total:different card|different cards}").of(lang).format(total=Counted(total))
