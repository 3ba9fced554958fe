"""What a sheet is worth, and the state as the page names it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.game import Phase, Scores, SeatScore
from companion.rules.dizzle.turns import starter, takes
from models.dizzle import Cell, SeatState, Sheet, State
from models.result import Line


class Progress(NamedTuple):
    """How far something on a sheet is: crossed of all, and its points once complete. at: its first cell."""

    id: str
    color: str | None
    at: Cell
    crossed: int
    of: int
    points: int

    @property
    def complete(self) -> bool:
        """Whether it scores."""
        return self.crossed == self.of


def scores(state: State, phase: Phase) -> Scores:
    """Each seat's lines (dizzle page, "Scoring lines"); of equal points the sheet with fewer crosses is first."""
    return Scores(
        tuple(
            SeatScore(_lines(state.sheet, seat), tiebreak=(-len(seat.crosses),), extra={"crosses": len(seat.crosses)})
            for seat in state.seats
        )
    )


def progress(sheet: Sheet, seat: SeatState) -> tuple[Progress, ...]:
    """The arrows, puzzles and four-square areas of a sheet, in that order."""

    def area(name: str, color: str | None, cells: Sequence[Cell], points: int) -> Progress:
        return Progress(name, color, cells[0], sum(cell in seat.crosses for cell in cells), len(cells), points)

    pack = sheet.pack
    pieces: dict[str, list[Cell]] = {}
    for mark in pack.marks:
        if mark.kind == "puzzle":
            pieces.setdefault(mark.color, []).append(mark.at)
    return (
        *(area("arrows", None, arrow.cells, arrow.points) for arrow in pack.arrows),
        *(area("puzzles", color, cells, pack.puzzles[color]) for color, cells in pieces.items()),
        *(area("squares", None, square.cells, square.points) for square in pack.squares),
    )


def _lines(sheet: Sheet, seat: SeatState) -> tuple[Line, ...]:
    pack = sheet.pack
    areas = progress(sheet, seat)
    crossed = [mark for mark in pack.marks if mark.at in seat.crosses]
    points = {
        "jewels": sum(mark.points for mark in crossed if mark.kind == "jewel"),
        "arrows": sum(area.points for area in areas if area.id == "arrows" and area.complete),
        "puzzles": sum(area.points for area in areas if area.id == "puzzles" and area.complete),
        "flags": sum(seat.ringed),
        "squares": sum(area.points for area in areas if area.id == "squares" and area.complete),
        "bombs": pack.bomb_points * len(seat.explosions),
        "poop": pack.poop_points * sum(mark.kind == "poop" for mark in crossed),
    }
    return tuple(Line(id=name, points=value) for name, value in points.items() if value)


def flag_row(sheet: Sheet, seat: SeatState) -> tuple[tuple[int, str], ...]:
    """The printed flag values, each `ringed`, `struck` or `left`."""
    return tuple(
        (value, "ringed" if value in seat.ringed else "left" if value in seat.flags_left else "struck")
        for value in sheet.pack.flags or ()
    )


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The state as the dizzle page names it."""
    return {
        "round": (state.spin - 1) // len(state.seats) + 1,
        "spin": state.spin,
        "starter": starter(state),
        "pool": list(state.pool),
        "seats": [
            {
                "crosses": _cells(seat.crosses),
                "dice": [{"at": list(die.at), "die": die.pips, "group": die.group} for die in sorted(seat.dice)],
                "explosions": _cells(seat.explosions),
                "flag": list(seat.ringed),
                "flags_left": list(seat.flags_left),
                "out": seat.out,
            }
            for seat in state.seats
        ],
        "options": [
            {"die": die, "cell": list(cell), **({"jump": True} if jump else {})} for die, cell, jump in takes(state)
        ]
        if phase == "in_progress"
        else [],
    }


def _cells(cells: frozenset[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]
