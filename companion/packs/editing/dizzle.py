"""A dizzle sheet being painted: squares, marks, arrows, four-square areas and values."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from companion.pack_draft import Beyond, Complaint, Words
from companion.packs.editing import common
from companion.packs.editing.common import (
    as_list,
    as_number,
    as_object,
    as_slug,
    as_square,
    as_text,
    as_words,
)
from models.base import RecordError
from models.dizzle import HOLE, MAX_SIDE, OBSTACLE, PIPS, PLANET, PRINTED_CROSS

Cell = tuple[int, int]
Kind = Literal["jewel", "bomb", "puzzle", "key", "lock", "rocket", "planet", "flag", "poop"]
KINDS: tuple[Kind, ...] = get_args(Kind)
COLORED: tuple[Kind, ...] = ("puzzle", "key", "lock")
SQUARES = PIPS + PRINTED_CROSS + PLANET + OBSTACLE + HOLE
UNDECIDED = "?"
"""A square that nobody has painted yet; no pack may hold one."""

COLORS = ("red", "blue", "green", "yellow", "purple", "orange", "pink", "black")
USUAL_SIZE = (7, 9)
"""Rows and columns."""
USUAL_FLAGS = (8, 4, 2)
MOST_AREAS, MOST_FLAGS = 60, 20
"""What the painter has room for: arrows, four-square areas, puzzle colours; values of the flag row."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on a numbered field. color: of a puzzle piece, key or lock; points: of a jewel."""

    kind: Kind
    color: str = ""
    points: int = 0


@dataclass(frozen=True, slots=True)
class Area:
    """An arrow or a four-square area: its cells and its points."""

    cells: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A dizzle sheet being painted. puzzles: the points of each colour that has some."""

    id: str
    title: Words
    level: int = 1
    grid: tuple[str, ...] = (UNDECIDED * USUAL_SIZE[1],) * USUAL_SIZE[0]
    marks: tuple[tuple[Cell, Mark], ...] = ()
    arrows: tuple[Area, ...] = ()
    squares: tuple[Area, ...] = ()
    puzzles: tuple[tuple[str, int], ...] = ()
    flags: tuple[int, ...] = ()
    bomb_points: int = -2
    poop_points: int = -3

    game = "dizzle"

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        return len(self.grid), len(self.grid[0])

    def square(self, at: Cell) -> str:
        """What is painted at [row, col]; a hole off the grid."""
        rows, cols = self.size
        return self.grid[at[0]][at[1]] if 0 <= at[0] < rows and 0 <= at[1] < cols else HOLE

    def mark(self, at: Cell) -> Mark | None:
        """The mark on a field, None for none."""
        return dict(self.marks).get(at)

    # --- painting

    def painted(self, cells: Iterable[Cell], square: str) -> "PackDraft":
        """Squares painted over; a mark stays only on a numbered field."""
        chosen = set(cells)
        grid = tuple(
            "".join(square if (row, col) in chosen else old for col, old in enumerate(line))
            for row, line in enumerate(self.grid)
        )
        kept = self.marks if square in PIPS else tuple(m for m in self.marks if m[0] not in chosen)
        return replace(self, grid=grid, marks=kept)

    def resized(self, rows: int, cols: int) -> "PackDraft":
        """The grid cut or made longer at the lower and right edge; what lay outside goes."""
        rows, cols = min(max(rows, 1), MAX_SIDE), min(max(cols, 1), MAX_SIDE)
        lines = [line[:cols].ljust(cols, UNDECIDED) for line in self.grid[:rows]]
        lines += [UNDECIDED * cols] * (rows - len(lines))

        def inside(cell: Cell) -> bool:
            return cell[0] < rows and cell[1] < cols

        return replace(
            self,
            grid=tuple(lines),
            marks=tuple(m for m in self.marks if inside(m[0])),
            arrows=tuple(a for a in self.arrows if all(map(inside, a.cells))),
            squares=tuple(a for a in self.squares if all(map(inside, a.cells))),
        )

    def marked(self, at: Cell, mark: Mark) -> "PackDraft":
        """A field with this mark, or without where it has just this one. Only numbered fields carry marks."""
        if self.square(at) not in PIPS:
            return self
        others = tuple(m for m in self.marks if m[0] != at)
        return replace(self, marks=others if self.mark(at) == mark else (*others, (at, mark)))

    def unmarked(self, cells: Iterable[Cell]) -> "PackDraft":
        """Fields without their marks."""
        chosen = set(cells)
        return replace(self, marks=tuple(m for m in self.marks if m[0] not in chosen))

    def line(self, first: Cell, last: Cell) -> tuple[Cell, ...]:
        """What an arrow drawn from one square towards another crosses: along the longer way, holes left out."""
        (row, col), (row2, col2) = first, last
        if abs(col2 - col) >= abs(row2 - row):
            cells = [(row, c) for c in range(min(col, col2), max(col, col2) + 1)]
        else:
            cells = [(r, col) for r in range(min(row, row2), max(row, row2) + 1)]
        return tuple(cell for cell in cells if self.square(cell) not in (HOLE, OBSTACLE))

    def with_arrow(self, first: Cell, last: Cell, points: int) -> "PackDraft":
        """An arrow drawn from one square towards another; drawn again it goes. One too many is not taken."""
        cells = self.line(first, last)
        if not cells:
            return self
        return replace(self, arrows=_toggled(self.arrows, Area(cells, points)))

    def with_square(self, corner: Cell, points: int) -> "PackDraft":
        """A four-square area by its upper left corner (kept on the grid); touched again it goes. One too many is not taken."""
        rows, cols = self.size
        if rows < 2 or cols < 2:
            return self
        row, col = min(corner[0], rows - 2), min(corner[1], cols - 2)
        cells = ((row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1))
        return replace(self, squares=_toggled(self.squares, Area(cells, points)))

    # --- values

    def colors(self, kind: Kind) -> tuple[str, ...]:
        """The colours that marks of a kind have, in the order of the palette."""
        used = {mark.color for _, mark in self.marks if mark.kind == kind}
        return tuple(sorted(used, key=lambda c: (COLORS.index(c) if c in COLORS else len(COLORS), c)))

    def with_puzzle(self, color: str, points: int | None) -> "PackDraft":
        """The points of a puzzle colour; None takes them away."""
        values = {**dict(self.puzzles), **({color: points} if points is not None else {})}
        if points is None:
            values.pop(color, None)
        return replace(self, puzzles=tuple(values.items()))

    def with_flag(self) -> "PackDraft":
        """One more value of the flag row, half the last one (at least one less); one too many is not taken."""
        if len(self.flags) >= MOST_FLAGS:
            return self
        last = self.flags[-1] if self.flags else 2 * USUAL_FLAGS[0]
        return replace(self, flags=(*self.flags, last // 2 if last > 1 else last - 1))

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each pip, each special square and each mark is there."""
        squares = Counter(square for line in self.grid for square in line)
        return {**dict.fromkeys(SQUARES, 0), **squares, **Counter(mark.kind for _, mark in self.marks)}

    @property
    def undecided(self) -> int:
        """How many squares are still to be painted."""
        return sum(line.count(UNDECIDED) for line in self.grid)

    def with_rest(self, square: str) -> "PackDraft":
        """All squares that are still to be painted, painted alike."""
        return replace(self, grid=tuple(line.replace(UNDECIDED, square) for line in self.grid))

    @property
    def fields(self) -> int:
        """How many numbered fields there are."""
        counts = self.counts
        return sum(counts[pip] for pip in PIPS)

    def data(self) -> dict[str, Any]:
        """The pack's JSON, right or not."""
        pack: dict[str, Any] = {
            "id": self.id,
            "game": self.game,
            "level": self.level,
            "title": self.title.data(),
            "grid": list(self.grid),
            "marks": [_mark_data(at, mark) for at, mark in self.marks],
            "arrows": [{"cells": [list(c) for c in a.cells], "points": a.points} for a in self.arrows],
            "squares": [{"cells": [list(c) for c in a.cells], "points": a.points} for a in self.squares],
            "puzzles": dict(self.puzzles),
            "bomb_points": self.bomb_points,
            "poop_points": self.poop_points,
        }
        if self.flags:
            pack["flags"] = list(self.flags)
        return pack


def complaints(draft: PackDraft) -> tuple[Complaint, ...]:
    """What is still wrong: first that squares are left, then what the models say of the rest."""
    # A square that is left may still become a field, so nothing that lies on it is wrong yet.
    found = common.complaints(draft.with_rest(PIPS[0]))
    left = draft.undecided
    if not left:
        return found
    return (Complaint(("grid",), RecordError("grid", "undecided", value=left)), *found)


def repaired(draft: PackDraft, complaint: Complaint) -> PackDraft | None:
    """The draft with the obvious repair of a complaint, None where there is none to offer."""
    match complaint.error.key:
        case "undecided":
            return draft.with_rest(HOLE) if draft.fields else None
        case "lock-without-key":
            color = str(complaint.error.facts["value"])
            idle = [(at, m) for at, m in draft.marks if m.kind == "key" and m.color not in draft.colors("lock")]
            if not idle:
                return None
            return draft.unmarked([idle[0][0]]).marked(idle[0][0], Mark("key", color))
        case "puzzle-without-points":
            return draft.with_puzzle(str(complaint.error.facts["value"]), 5)
        case "flag-without-values":
            return replace(draft, flags=USUAL_FLAGS)
        case "values-without-flag":
            return replace(draft, flags=())
        case "flags-fall":
            return replace(draft, flags=tuple(sorted(set(draft.flags), reverse=True)))
        case "no-field-there":
            key, index = complaint.path[0], complaint.path[1]
            areas = draft.arrows if key == "arrows" else draft.squares
            left = tuple(area for at, area in enumerate(areas) if at != index)
            return replace(draft, arrows=left) if key == "arrows" else replace(draft, squares=left)
    return None


def blank(pack_id: str, title: Words) -> PackDraft:
    """An empty sheet of the usual size."""
    return PackDraft(pack_id, title)


def read(raw: Any) -> PackDraft:
    """A draft from what was kept, or a sheet to go on from; what cannot be read is left out."""
    data = as_object(raw)
    lines = ["".join(c if c in SQUARES else UNDECIDED for c in as_text(line, most=MAX_SIDE)) for line in _lines(data)]
    width = max(map(len, lines), default=0)
    grid = tuple(line.ljust(width, UNDECIDED) for line in lines) if width else blank("", Words()).grid
    marks: dict[Cell, Mark] = {}
    for item in as_list(data.get("marks")):
        raw_mark = as_object(item)
        at, kind = as_square(raw_mark.get("at")), raw_mark.get("kind")
        if at is not None and kind in KINDS:
            color = as_slug(raw_mark.get("color"), COLORS[0]) if kind in COLORED else ""
            marks[at] = Mark(kind, color, as_number(raw_mark.get("points"), 1) if kind == "jewel" else 0)
    puzzles = as_object(data.get("puzzles"))
    return PackDraft(
        as_text(data.get("id")),
        as_words(data.get("title")),
        as_number(data.get("level"), 1, 1, 4),
        grid,
        tuple((at, mark) for at, mark in marks.items() if at[0] < len(grid) and at[1] < len(grid[0])),
        _areas(data.get("arrows"), grid),
        _areas(data.get("squares"), grid),
        tuple((color, as_number(n, 0)) for color, n in puzzles.items() if as_slug(color, "")),
        tuple(as_number(value, 0) for value in as_list(data.get("flags"))),
        as_number(data.get("bomb_points"), -2),
        as_number(data.get("poop_points"), -3),
    )


def beyond(draft: PackDraft) -> Beyond | None:
    """What the painter has no room for; None where it can show and keep all of the draft."""
    lists = (
        ("arrows", len(draft.arrows), MOST_AREAS),
        ("squares", len(draft.squares), MOST_AREAS),
        ("puzzles", len(draft.puzzles), MOST_AREAS),
        ("flags", len(draft.flags), MOST_FLAGS),
    )
    return next((Beyond((key,), count, most) for key, count, most in lists if count > most), None)


def _lines(data: Mapping[str, Any]) -> list[Any]:
    return as_list(data.get("grid"), MAX_SIDE)


def _areas(raw: Any, grid: tuple[str, ...]) -> tuple[Area, ...]:
    areas = []
    for item in as_list(raw):
        cells = [as_square(cell) for cell in as_list(as_object(item).get("cells"), MAX_SIDE)]
        inside = tuple(c for c in cells if c is not None and c[0] < len(grid) and c[1] < len(grid[0]))
        if inside:
            areas.append(Area(tuple(dict.fromkeys(inside)), as_number(as_object(item).get("points"), 0)))
    return tuple(areas)


def _toggled(areas: tuple[Area, ...], area: Area) -> tuple[Area, ...]:
    left = tuple(old for old in areas if set(old.cells) != set(area.cells))
    return left if len(left) < len(areas) or len(areas) >= MOST_AREAS else (*left, area)


def _mark_data(at: Cell, mark: Mark) -> dict[str, Any]:
    data: dict[str, Any] = {"at": list(at), "kind": mark.kind}
    if mark.kind in COLORED:
        data["color"] = mark.color
    if mark.kind == "jewel":
        data["points"] = mark.points
    return data
