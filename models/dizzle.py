"""dizzle: pack (a sheet), events and state (dizzle page)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self

from pydantic import Discriminator, Field, StringConstraints, Tag, TypeAdapter, model_validator

from models.base import (
    ARRAY,
    Amount,
    Given,
    Integer,
    Localized,
    Model,
    PackId,
    Slug,
    Square,
    fault,
    id_or_pack,
    unique,
    validated,
)
from models.record import Adjust, Player, RecordBase, SeatEvent, Stop, Tally, seats

MAX_SIDE = 20
HOLE, OBSTACLE, PRINTED_CROSS, PLANET = ".", "#", "X", "P"
PIPS = "123456"
SQUARE_CELLS = 4


class Jewel(Model):
    """Worth its points once crossed."""

    at: Square
    kind: Literal["jewel"]
    points: Integer


class Colored(Model):
    """A puzzle piece, a key or a lock; those of one colour belong together."""

    at: Square
    kind: Literal["puzzle", "key", "lock"]
    color: Slug


class Plain(Model):
    """A bomb, a rocket, a flag, a poop or a planet that has a number."""

    at: Square
    kind: Literal["bomb", "rocket", "flag", "poop", "planet"]


Mark = Annotated[Jewel | Colored | Plain, Field(discriminator="kind")]


class Arrow(Model):
    """A row or column, or part of one, that scores once every field of it is crossed."""

    cells: Annotated[tuple[Square, ...], *ARRAY, Field(min_length=1, max_length=MAX_SIDE)]
    points: Integer


class FourSquare(Model):
    """Four framed fields that score once all are crossed."""

    cells: Annotated[tuple[Square, ...], *ARRAY, Field(min_length=SQUARE_CELLS, max_length=SQUARE_CELLS)]
    points: Integer


GridRow = Annotated[str, StringConstraints(min_length=1, max_length=MAX_SIDE)]


class Pack(Model):
    """A printed sheet. `grid`: ``.`` no field, ``#`` an obstacle, ``X`` a printed cross, ``P`` a planet without a number,
    1 to 6 a field.

    flags: what arriving at a flag gives, falling; there exactly if the sheet has a flag.
    """

    id: PackId
    game: Literal["dizzle"]
    level: Annotated[int, Field(ge=1, le=4)]
    title: Localized
    grid: Annotated[tuple[GridRow, ...], *ARRAY, Field(min_length=1, max_length=MAX_SIDE)]
    marks: Annotated[tuple[Mark, ...], *ARRAY]
    arrows: Annotated[tuple[Arrow, ...], *ARRAY]
    squares: Annotated[tuple[FourSquare, ...], *ARRAY]
    puzzles: Mapping[Slug, Integer]
    flags: Annotated[Annotated[tuple[Integer, ...], *ARRAY] | None, Given()] = None
    bomb_points: Integer
    poop_points: Integer

    def square(self, at: tuple[int, int]) -> str:
        """The grid's character at [row, col]; a hole off the grid."""
        row, col = at
        return self.grid[row][col] if row < len(self.grid) and col < len(self.grid[row]) else HOLE

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        self._check_grid()
        self._check_marks()
        areas: dict[str, tuple[Arrow | FourSquare, ...]] = {"arrows": self.arrows, "squares": self.squares}
        for name, listed in areas.items():
            for index, area in enumerate(listed):
                unique(area.cells, lambda cell: cell, name, index, "cells")
                for number, cell in enumerate(area.cells):
                    if self.square(cell) in (HOLE, OBSTACLE):
                        raise fault("no-field-there", name, index, "cells", number, row=cell[0], col=cell[1])
        self._check_flags()
        return self

    def _check_grid(self) -> None:
        for row, line in enumerate(self.grid):
            if len(line) != len(self.grid[0]):
                raise fault("grid-row-length", "grid", row, value=len(line), first=len(self.grid[0]))
            for character in line:
                if character not in HOLE + OBSTACLE + PRINTED_CROSS + PLANET + PIPS:
                    raise fault("grid-square", "grid", row, value=character)

    def _check_marks(self) -> None:
        unique(self.marks, lambda mark: mark.at, "marks")
        keys = {mark.color for mark in self.marks if mark.kind == "key"}
        for index, mark in enumerate(self.marks):
            if self.square(mark.at) not in PIPS:
                raise fault("mark-off-field", "marks", index, "at", row=mark.at[0], col=mark.at[1])
            if mark.kind == "puzzle" and mark.color not in self.puzzles:
                raise fault("puzzle-without-points", "marks", index, "color", value=mark.color)
            if mark.kind == "lock" and mark.color not in keys:
                raise fault("lock-without-key", "marks", index, "color", value=mark.color)

    def _check_flags(self) -> None:
        flags = self.flags or ()
        has_flag = any(mark.kind == "flag" for mark in self.marks)
        if has_flag and not flags:
            raise fault("flag-without-values", "flags")
        if flags and not has_flag:
            raise fault("values-without-flag", "flags")
        for index in range(1, len(flags)):
            if flags[index] >= flags[index - 1]:
                raise fault("flags-fall", "flags", index, value=flags[index], before=flags[index - 1])


class Options(Model):
    """The game has no options."""


class Roll(SeatEvent):
    """The start player rolls all dice."""

    type: Literal["roll"]
    dice: Annotated[tuple[Integer, ...], *ARRAY]


class Take(SeatEvent):
    """A die of the pool onto the player's own sheet."""

    type: Literal["take"]
    die: Integer
    cell: Square


class Reroll(SeatEvent):
    """All dice left in the pool are rolled again, because none could be placed."""

    type: Literal["reroll"]
    dice: Annotated[tuple[Integer, ...], *ARRAY]


class GiveBack(SeatEvent):
    """After a reroll that did not help: one own die goes back into the pool as it lies."""

    type: Literal["give-back"]
    cell: Square


class DropOut(SeatEvent):
    """Out of this spin, because nothing could be placed."""

    type: Literal["drop-out"]


class CrossPlanet(SeatEvent):
    """The planet that a crossed rocket reaches."""

    type: Literal["planet"]
    cell: Square


Squares = Annotated[tuple[Annotated[tuple[Amount, Amount], *ARRAY], ...], *ARRAY]


class SheetTally(Tally):
    """A sheet at the end; printed crosses may be left out. `flags`: the values ringed."""

    crosses: Squares
    explosions: Squares
    flags: Annotated[tuple[Amount, ...], *ARRAY]


DizzleEvent = Annotated[
    Roll | Take | Reroll | GiveBack | DropOut | CrossPlanet | SheetTally | Adjust | Stop, Field(discriminator="type")
]


class Record(RecordBase):
    """A record of dizzle, one to four players."""

    game: Literal["dizzle"]
    players: Annotated[tuple[Player, ...], *seats(1, 4)]
    options: Options = Options()
    pack: Annotated[Annotated[PackId, Tag("id")] | Annotated[Pack, Tag("pack")], Discriminator(id_or_pack)]
    events: Annotated[tuple[DizzleEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(DizzleEvent)


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one."""
    return Record


def read_pack(data: Any) -> Pack:
    """A pack from parsed JSON. Raises RecordError with the place and the reason."""
    return validated(Pack, data)


Cell = tuple[int, int]
"""[row, col], 0-based."""


Mask = int
"""Squares of a grid as bits, in reading order: a set of them is one number, and what is common to two is ``&``."""


class Ground(NamedTuple):
    """A square of the grid. bit: itself as a mask; beside: the squares up, down, left and right of it.

    pips: the number of a field that a die can ever lie on, 0 of every other square.
    """

    bit: Mask
    beside: Mask
    pips: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A pack laid out for the rules.

    squares: every square of the grid; cells: where each bit stands. numbered: the fields of each number, 1 to 6 (0: none).
    planets: with and without a number. keys: the fields with a key of each colour, keyed: those of all; locks: the colour
    of each lock.
    """

    pack: Pack
    squares: Mapping[Cell, Ground]
    cells: Mapping[Mask, Cell]
    pips: Mapping[Cell, int]
    numbered: tuple[Mask, ...]
    printed: frozenset[Cell]
    planets: frozenset[Cell]
    bombs: frozenset[Cell]
    rockets: frozenset[Cell]
    flags: frozenset[Cell]
    keys: Mapping[str, frozenset[Cell]]
    keyed: Mask
    locks: Mapping[Cell, str]


class Die(NamedTuple):
    """A die lying on a sheet: where, what it shows, and the number of its group in this spin."""

    at: Cell
    pips: int
    group: int


class SeatState(NamedTuple):
    """One player's sheet. `dice` in the order in which they were laid; `group`: the number of the current group, 0 before
    the first.

    ringed, flags_left: values of the flag row. planets_due: rockets crossed whose planet is still to be named.
    What follows is an index, kept because every die asks for it. Of the crosses and explosions: open, the fields without
    either and without a lock that is shut; edge, those of them beside a cross. Of the dice: lying, where they lie;
    grouped, where those of the current group lie; reach, what is beside one of these.
    """

    crosses: frozenset[Cell]
    dice: tuple[Die, ...] = ()
    group: int = 0
    explosions: frozenset[Cell] = frozenset()
    ringed: tuple[int, ...] = ()
    flags_left: tuple[int, ...] = ()
    out: bool = False
    planets_due: int = 0
    open: Mask = 0
    edge: Mask = 0
    lying: Mask = 0
    grouped: Mask = 0
    reach: Mask = 0


class State(NamedTuple):
    """The whole table. `pool`: the dice left, sorted; empty between two spins.

    setup: who plays with what (`companion.game.Seating`). spin: from 1 through the game. to_act: the seat whose action
    it is while a spin runs. rerolled: that seat has rolled the pool again in this action.
    A plain tuple, not a pydantic model: states are built by the rules from validated events, one for each.
    """

    setup: Any
    sheet: Sheet
    seats: tuple[SeatState, ...]
    spin: int = 1
    pool: tuple[int, ...] = ()
    to_act: int = 0
    rerolled: bool = False
    over: bool = False
