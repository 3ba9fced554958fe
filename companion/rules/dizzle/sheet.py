"""One player's sheet: what is open, and where a die may go."""

from collections.abc import Iterable
from typing import NamedTuple

from models.dizzle import Cell, Die, Mask, SeatState, Sheet


class Placing(NamedTuple):
    """A legal take: this die on this cell; `jump` where it starts a new group away from a walled-in one."""

    die: int
    cell: Cell
    jump: bool


class Crossed(NamedTuple):
    """What is crossed and exploded on a sheet, and what follows from it, as in `SeatState`."""

    crosses: frozenset[Cell]
    explosions: frozenset[Cell]
    open: Mask
    edge: Mask


def fresh(sheet: Sheet) -> SeatState:
    """A sheet on which nothing is crossed but what is printed so."""
    crosses, _, open_fields, edge = _indexed(sheet, sheet.printed, frozenset())
    return SeatState(crosses, flags_left=sheet.pack.flags or (), open=open_fields, edge=edge)


def crossed(sheet: Sheet, seat: SeatState, cells: frozenset[Cell], bombs: frozenset[Cell] = frozenset()) -> Crossed:
    """The sheet with crosses on these cells too; of these bombs those left uncrossed have exploded."""
    crosses = seat.crosses | cells
    explosions = seat.explosions | (bombs - crosses) if bombs else seat.explosions
    new, around = _covered(sheet, cells)
    if new & sheet.keyed:
        return _indexed(sheet, crosses, explosions)
    if bombs:
        new |= _covered(sheet, bombs)[0]
    open_fields = seat.open & ~new
    return Crossed(crosses, explosions, open_fields, (seat.edge | around) & open_fields)


def _indexed(sheet: Sheet, crosses: frozenset[Cell], explosions: frozenset[Cell]) -> Crossed:
    """A lock is open only to a player with a cross on a key of its colour; a die on the key is no cross yet."""
    shut = [cell for cell, color in sheet.locks.items() if sheet.keys[color].isdisjoint(crosses)]
    closed, _ = _covered(sheet, (*crosses, *explosions, *shut))
    _, around = _covered(sheet, crosses)
    open_fields = sum(sheet.numbered) & ~closed
    return Crossed(crosses, explosions, open_fields, open_fields & around)


def without_die(sheet: Sheet, seat: SeatState, given: Die) -> SeatState:
    """The sheet without this die. The number of the current group stays, even if none of it is left."""
    dice = tuple(die for die in seat.dice if die is not given)
    grouped, reach = _covered(sheet, (die.at for die in dice if die.group == seat.group))
    lying = seat.lying & ~sheet.squares[given.at].bit
    return seat._replace(dice=dice, lying=lying, grouped=grouped, reach=reach)


def _covered(sheet: Sheet, cells: Iterable[Cell]) -> tuple[Mask, Mask]:
    """These cells as one mask, and the squares beside them."""
    covered = around = 0
    for cell in cells:
        bit, beside, _ = sheet.squares[cell]
        covered |= bit
        around |= beside
    return covered, around


def cells_of(sheet: Sheet, mask: Mask) -> list[Cell]:
    """The cells of a mask, sorted."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(sheet.cells[lowest])
        mask ^= lowest
    return cells


def is_locked(sheet: Sheet, seat: SeatState, cell: Cell) -> bool:
    """Whether a lock on this cell is shut to the player."""
    color = sheet.locks.get(cell)
    return color is not None and sheet.keys[color].isdisjoint(seat.crosses)


def with_dice(seat: SeatState) -> tuple[Cell, ...]:
    """The cells with a die on them, sorted."""
    return tuple(sorted(die.at for die in seat.dice))


def beside_crosses(sheet: Sheet, seat: SeatState) -> Mask:
    """The squares next to (up, down, left or right of) a cross."""
    return _covered(sheet, seat.crosses)[1]


def beside_dice(sheet: Sheet, seat: SeatState) -> Mask:
    """The squares next to a die of any group."""
    return _covered(sheet, (die.at for die in seat.dice))[1]


def open_beside_group(seat: SeatState) -> Mask:
    """The open fields next to a die of the current group, on which no die lies."""
    return seat.reach & seat.open & ~seat.lying


def reachable(sheet: Sheet, seat: SeatState) -> tuple[Mask, bool]:
    """The fields on which a die with their number may lie next; whether it would jump there."""
    if not seat.grouped:
        return seat.edge & ~seat.lying, False
    joining = open_beside_group(seat)
    if joining:
        return joining, False
    return seat.edge & ~seat.lying & ~beside_dice(sheet, seat), True


def can_place(sheet: Sheet, seat: SeatState, dice: tuple[int, ...]) -> bool:
    """Whether one of these dice fits anywhere."""
    fields, _ = reachable(sheet, seat)
    return any(fields & sheet.numbered[die] for die in dice)


def placings(sheet: Sheet, seat: SeatState, dice: tuple[int, ...]) -> tuple[Placing, ...]:
    """Every legal way to lay one of these dice on this sheet, sorted by die, then cell; equal dice count once."""
    fields, jump = reachable(sheet, seat)
    return tuple(
        Placing(die, cell, jump) for die in sorted(set(dice)) for cell in cells_of(sheet, fields & sheet.numbered[die])
    )
