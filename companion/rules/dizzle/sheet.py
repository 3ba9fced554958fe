"""One player's sheet: what lies where, what is open, and where a die may go."""

from collections import defaultdict
from typing import NamedTuple

from companion.game import Seating
from models.dizzle import PIPS, PLANET, PRINTED_CROSS, Cell, Pack, SeatState, Sheet, State

DICE = {1: 8, 2: 7, 3: 10, 4: 13}
"""How many dice, by players."""

ROUNDS = {1: 10, 2: 6, 3: 4, 4: 3}
"""How many rounds, by players. In a round every player is start player once."""


class Placing(NamedTuple):
    """A legal take: this die on this cell; `jump` where it starts a new group away from a walled-in one."""

    die: int
    cell: Cell
    jump: bool


def start(setup: Seating) -> State:
    """The table before the first roll."""
    sheet = lay_out(setup.pack)
    seat = SeatState(crosses=sheet.printed, flags_left=sheet.pack.flags or ())
    return State(setup=setup, sheet=sheet, seats=(seat,) * setup.seats)


def lay_out(pack: Pack) -> Sheet:
    """The pack as the rules read it: marks by kind, neighbours by square."""
    squares = {(row, col): char for row, line in enumerate(pack.grid) for col, char in enumerate(line)}
    marked = defaultdict(set)
    keys = defaultdict(set)
    locks = {}
    for mark in pack.marks:
        if mark.kind == "key":
            keys[mark.color].add(mark.at)
        elif mark.kind == "lock":
            locks[mark.at] = mark.color
        else:
            marked[mark.kind].add(mark.at)
    return Sheet(
        pack=pack,
        pips={cell: int(char) for cell, char in squares.items() if char in PIPS},
        neighbours={
            (row, col): tuple(
                cell for cell in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)) if cell in squares
            )
            for row, col in squares
        },
        printed=frozenset(cell for cell, char in squares.items() if char == PRINTED_CROSS),
        planets=frozenset(cell for cell, char in squares.items() if char == PLANET),
        bombs=frozenset(marked["bomb"]),
        rockets=frozenset(marked["rocket"]),
        flags=frozenset(marked["flag"]),
        keys={color: frozenset(cells) for color, cells in keys.items()},
        locks=locks,
    )


def lying(seat: SeatState) -> frozenset[Cell]:
    """The cells with a die on them."""
    return frozenset(die.at for die in seat.dice)


def current_group(seat: SeatState) -> frozenset[Cell]:
    """The cells of the dice placed in this spin, or since the last jump; empty where a first die is next."""
    return frozenset(die.at for die in seat.dice if die.group == seat.group)


def is_locked(sheet: Sheet, seat: SeatState, cell: Cell) -> bool:
    """A lock is open only to a player with a cross on a key of its colour; a die on the key is no cross yet."""
    color = sheet.locks.get(cell)
    return color is not None and not sheet.keys[color] & seat.crosses


def is_open(sheet: Sheet, seat: SeatState, cell: Cell) -> bool:
    """Whether a die of the right number could lie there: a numbered field, nothing on it, and no locked lock."""
    return (
        cell in sheet.pips
        and cell not in seat.crosses
        and cell not in seat.explosions
        and all(die.at != cell for die in seat.dice)
        and not is_locked(sheet, seat, cell)
    )


def beside(sheet: Sheet, cell: Cell, cells: frozenset[Cell]) -> bool:
    """Whether the cell is next to (up, down, left or right of) one of these."""
    return any(neighbour in cells for neighbour in sheet.neighbours[cell])


def open_beside(sheet: Sheet, seat: SeatState, cells: frozenset[Cell]) -> tuple[Cell, ...]:
    """The open fields next to one of these cells, sorted."""
    around = {neighbour for cell in cells for neighbour in sheet.neighbours[cell]}
    return tuple(cell for cell in sorted(around) if is_open(sheet, seat, cell))


def placings(sheet: Sheet, seat: SeatState, dice: tuple[int, ...]) -> tuple[Placing, ...]:
    """Every legal way to lay one of these dice on this sheet, sorted by die, then cell; equal dice count once."""
    group = current_group(seat)
    cells = open_beside(sheet, seat, group or seat.crosses)
    jump = bool(group) and not cells
    if jump:
        dice_cells = lying(seat)
        cells = tuple(cell for cell in open_beside(sheet, seat, seat.crosses) if not beside(sheet, cell, dice_cells))
    return tuple(Placing(die, cell, jump) for die in sorted(set(dice)) for cell in cells if sheet.pips[cell] == die)
