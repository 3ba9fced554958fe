"""A boze pack being entered: four lists of cards as tables, typed or pasted from a spreadsheet."""

import csv
import io
import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, get_args

from companion.pack_draft import Beyond, Words
from companion.packs.editing.common import (
    as_list,
    as_number,
    as_object,
    as_slug,
    as_text,
    as_words,
    free_id,
)
from companion.seating import Lang
from models.boze import CATEGORIES, ItemSlot

List = Literal["characters", "items", "bonuses", "actions"]
LISTS: tuple[List, ...] = get_args(List)
SLOTS: tuple[ItemSlot, ...] = get_args(ItemSlot)
Value = int | bool | str
MOST_ROWS = 300
"""Rows of a list that the editor has room for."""
MOST_PASTED = 200_000
"""Characters of a paste."""


class Column(NamedTuple):
    """A column after the name. choices: of a text; least: of a number (the largest is 999); both absent: yes or no."""

    id: str
    usual: Value
    choices: tuple[str, ...] = ()
    least: int = 0

    @property
    def kind(self) -> Literal["choice", "bool", "number"]:
        """What stands in it."""
        return "choice" if self.choices else "bool" if isinstance(self.usual, bool) else "number"


_COST = Column("cost", 1)
_POINTS = Column("points", 1, least=-999)
COLUMNS: dict[List, tuple[Column, ...]] = {
    "characters": (_COST, _POINTS, Column("home", False), Column("own_action", False)),
    "items": (Column("slot", SLOTS[0], SLOTS), _COST, _POINTS),
    "bonuses": (_COST, _POINTS),
    "actions": (Column("category", CATEGORIES[0], CATEGORIES), Column("count", 1, least=1)),
}
MOST_NUMBER = 999


@dataclass(frozen=True, slots=True)
class Row:
    """A card: its id, its name (one text, or both languages) and the values of its list's columns, in their order."""

    id: str
    name: str | Words
    values: tuple[Value, ...]

    def called(self, lang: Literal["ja", "en"]) -> str:
        """The name in a language."""
        return self.name.of(lang) if isinstance(self.name, Words) else self.name

    def renamed(self, lang: Literal["ja", "en"], value: str) -> "Row":
        """Another name; one in both languages changes in this one."""
        return replace(self, name=self.name.said(lang, value) if isinstance(self.name, Words) else value[:80])

    def with_value(self, index: int, value: Value) -> "Row":
        """One value changed."""
        return replace(self, values=(*self.values[:index], value, *self.values[index + 1 :]))


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A boze pack being entered."""

    id: str
    title: Words
    characters: tuple[Row, ...] = ()
    items: tuple[Row, ...] = ()
    bonuses: tuple[Row, ...] = ()
    actions: tuple[Row, ...] = ()

    game = "boze"

    def rows(self, kind: List) -> tuple[Row, ...]:
        """A list by its name."""
        rows: tuple[Row, ...] = getattr(self, kind)
        return rows

    def with_rows(self, kind: List, rows: tuple[Row, ...]) -> "PackDraft":
        """Another list in place of one."""
        changed: dict[str, Any] = {kind: rows}
        return replace(self, **changed)

    def new_row(self, kind: List) -> Row:
        """A row to fill in."""
        stem = _STEMS[kind]
        return Row(free_id(stem, {row.id for row in self.rows(kind)}), "", tuple(c.usual for c in COLUMNS[kind]))

    def usual_name(self, kind: List, index: int, lang: Lang) -> str:
        """What a row is called that nobody named: its list's word with a number that no other row has."""
        taken = {row.called(lang) for at, row in enumerate(self.rows(kind)) if at != index}
        word = _USUAL[kind].of(lang)
        return next(name for n in range(index + 1, index + 2 + len(taken)) if (name := f"{word}{n}") not in taken)

    def data(self) -> dict[str, Any]:
        """The pack's JSON, right or not."""
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title.data(),
            **{kind: [_row_data(kind, row) for row in self.rows(kind)] for kind in LISTS},
        }


_USUAL: dict[List, Words] = {
    "characters": Words("キャラ", "Character "),
    "items": Words("アイテム", "Item "),
    "bonuses": Words("ボーナス", "Bonus "),
    "actions": Words("アクション", "Action "),
}
_STEMS: dict[List, str] = {"characters": "character", "items": "item", "bonuses": "bonus", "actions": "action"}


def blank(pack_id: str, title: Words) -> PackDraft:
    """Four empty lists."""
    return PackDraft(pack_id, title)


def read(raw: Any) -> PackDraft:
    """A draft from what was kept, or a pack to go on from; what cannot be read is left out."""
    data = as_object(raw)
    draft = PackDraft(as_text(data.get("id")), as_words(data.get("title")))
    for kind in LISTS:
        rows = [_row(kind, item, number) for number, item in enumerate(as_list(data.get(kind)), 1)]
        draft = draft.with_rows(kind, tuple(rows))
    return draft


def copies(draft: PackDraft) -> dict[str, int]:
    """How many action cards there are of each category that has some, in the order of the categories."""
    order = [column.id for column in COLUMNS["actions"]]
    category, count = order.index("category"), order.index("count")
    found = {
        one: sum(int(row.values[count]) for row in draft.actions if row.values[category] == one) for one in CATEGORIES
    }
    return {one: cards for one, cards in found.items() if cards}


def beyond(draft: PackDraft) -> Beyond | None:
    """What the editor has no room for; None where it can show and keep all of the draft."""
    counts = ((kind, len(draft.rows(kind))) for kind in LISTS)
    return next((Beyond((kind,), count, MOST_ROWS) for kind, count in counts if count > MOST_ROWS), None)


def _row(kind: List, raw: Any, number: int) -> Row:
    data = as_object(raw)
    values: list[Value] = []
    for column in COLUMNS[kind]:
        value = data.get(column.id)
        if column.kind == "number":
            assert isinstance(column.usual, int)
            values.append(as_number(value, column.usual))
        elif column.kind == "bool":
            values.append(value is True)
        else:
            values.append(value if value in column.choices else column.usual)
    name = data.get("name")
    return Row(
        as_slug(data.get("id"), f"{_STEMS[kind]}-{number}"),
        as_words(name) if isinstance(name, dict) else as_text(name),
        tuple(values),
    )


def _row_data(kind: List, row: Row) -> dict[str, Any]:
    name = row.name.data() if isinstance(row.name, Words) else row.name
    return {"id": row.id, "name": name, **dict(zip((c.id for c in COLUMNS[kind]), row.values, strict=True))}


# --- pasting


class PasteError(NamedTuple):
    """What is wrong with what was pasted. row: from 1, as in the spreadsheet; column: the id, "" for the row as a whole.

    key: ``not-a-number``, ``too-small``, ``too-large``, ``not-a-choice``, ``not-yes-or-no``, ``no-name``,
    ``too-long``, ``too-many-cells``, ``same-name``, ``quotes``, ``too-much``, ``no-room``, ``nothing`` (row 0).
    value: what stands there; with ``no-room`` how many rows are too many.
    """

    row: int
    column: str
    key: str
    value: str = ""


class Pasted(NamedTuple):
    """What a paste holds: the rows that are right, in their order, and what is wrong with the others."""

    rows: tuple[Row, ...]
    errors: tuple[PasteError, ...]


YES = {"1", "yes", "y", "true", "x", "はい", "○", "〇", "◯", "有", "あり", "✓", "✔"}
NO = {"", "0", "no", "n", "false", "いいえ", "×", "✕", "無", "なし", "-", "–"}


def pasted(
    kind: List, text: str, words: Mapping[str, str], taken: Collection[str] = (), room: int = MOST_ROWS
) -> Pasted:
    """Rows of a list out of a spreadsheet's cells, separated by tabs or commas.

    The cells are name, then the list's columns in their order; a first row that only names columns says another order.
    words: what columns and choices are called besides their ids, lower case to id. taken: ids that are used already.
    room: how many rows may come.
    """
    if len(text) > MOST_PASTED:
        return Pasted((), (PasteError(0, "", "too-much"),))
    text = text.removeprefix("\ufeff")
    delimiter = "\t" if "\t" in text else ","
    try:
        lines = [
            (number, [_clean(cell) for cell in cells])
            for number, cells in enumerate(
                csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True), 1
            )
            if any(cell.strip() for cell in cells)
        ]
    except csv.Error:
        return Pasted((), (PasteError(0, "", "quotes"),))
    columns = {column.id: column for column in COLUMNS[kind]}
    order = ["name", *columns]
    if lines and (named := _header(lines[0][1], order, words)):
        order, lines = named, lines[1:]
    if not lines:
        return Pasted((), (PasteError(0, "", "nothing"),))
    if len(lines) > room:
        return Pasted((), (PasteError(0, "", "no-room", str(len(lines) - room)),))
    used, names = set(taken), set[str]()
    rows, errors = list[Row](), list[PasteError]()
    for number, cells in lines:
        row, wrong = _pasted_row(number, cells, order, columns, words, free_id(_STEMS[kind], used))
        if row is not None and row.name in names:
            wrong = [PasteError(number, "name", "same-name", str(row.name))]
        errors += wrong
        if row is not None and not wrong:
            rows.append(row)
            used.add(row.id)
            names.add(str(row.name))
    return Pasted(tuple(rows), tuple(errors))


def _header(cells: list[str], known: list[str], words: Mapping[str, str]) -> list[str] | None:
    """The columns a first row names, None where it is a card."""
    ids = [words.get(cell.lower(), cell.lower()) for cell in cells]
    good = (
        "name" in ids and all(i in known for i in ids if i) and len(set(filter(None, ids))) == len([*filter(None, ids)])
    )
    return ids if good and len(ids) > 1 else None


def _pasted_row(
    number: int,
    cells: list[str],
    order: list[str],
    columns: Mapping[str, Column],
    words: Mapping[str, str],
    row_id: str,
) -> tuple[Row | None, list[PasteError]]:
    errors: list[PasteError] = []
    for extra in cells[len(order) :]:
        if extra:
            return None, [PasteError(number, "", "too-many-cells", extra)]
    given = {column: cell for column, cell in zip(order, cells, strict=False) if column}
    name = given.get("name", "")
    if not name:
        errors.append(PasteError(number, "name", "no-name"))
    elif len(name) > 80:
        errors.append(PasteError(number, "name", "too-long", name))
    values: list[Value] = []
    for column in columns.values():
        value = _value(column, given.get(column.id, ""), words)
        if isinstance(value, _Wrong):
            errors.append(PasteError(number, column.id, value.key, given.get(column.id, "")))
        else:
            values.append(value)
    return (None, errors) if errors else (Row(row_id, name, tuple(values)), [])


class _Wrong(NamedTuple):
    key: str


_WHOLE = re.compile(r"[+-]?[0-9]{1,6}", re.ASCII)


def _value(column: Column, cell: str, words: Mapping[str, str]) -> Value | _Wrong:
    low = cell.lower()
    if column.kind == "bool":
        return True if low in YES else False if low in NO else _Wrong("not-yes-or-no")
    if column.kind == "choice":
        wanted = words.get(low, low)
        return wanted if wanted in column.choices else _Wrong("not-a-choice")
    plain = unicodedata.normalize("NFKC", cell).replace("−", "-").replace("‐", "-")
    if not plain and column.usual and column.id == "count":
        return column.usual
    if not _WHOLE.fullmatch(plain):
        return _Wrong("not-a-number")
    number = int(plain)
    return _Wrong("too-small") if number < column.least else _Wrong("too-large") if number > MOST_NUMBER else number


def _clean(cell: str) -> str:
    """A cell on one line; a line break inside a cell becomes a space."""
    return " ".join("".join(c if c.isprintable() else " " for c in cell).split())
