"""How a table begins: its sheets laid out, who rolls how many dice and for how long."""

from collections import defaultdict

from companion.game import Seating
from companion.rules.dizzle.sheet import fresh
from models.dizzle import PIPS, PLANET, PRINTED_CROSS, Cell, Ground, Pack, Sheet, State

DICE = {1: 8, 2: 7, 3: 10, 4: 13}
"""How many dice, by players."""

ROUNDS = {1: 10, 2: 6, 3: 4, 4: 3}
"""How many rounds, by players. In a round every player is start player once."""


def start(setup: Seating) -> State:
    """The table before the first roll."""
    sheet = lay_out(setup.pack)
    seat = fresh(sheet)
    return State(setup=setup, sheet=sheet, seats=(seat,) * setup.seats)


def lay_out(pack: Pack) -> Sheet:
    """The pack as the rules read it: squares with their neighbours, marks by kind."""
    grid = {(row, col): char for row, line in enumerate(pack.grid) for col, char in enumerate(line)}
    bits = {cell: 1 << number for number, cell in enumerate(grid)}
    pips = {cell: int(char) for cell, char in grid.items() if char in PIPS}
    marked = defaultdict(set)
    keys = defaultdict(set)
    locks: dict[Cell, str] = {}
    for mark in pack.marks:
        if mark.kind == "key":
            keys[mark.color].add(mark.at)
        elif mark.kind == "lock":
            locks[mark.at] = mark.color
        else:
            marked[mark.kind].add(mark.at)
    return Sheet(
        pack=pack,
        squares={
            (row, col): Ground(
                bit,
                sum(bits.get(cell, 0) for cell in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))),
                pips.get((row, col), 0),
            )
            for (row, col), bit in bits.items()
        },
        cells={bit: cell for cell, bit in bits.items()},
        pips=pips,
        numbered=tuple(sum(bits[cell] for cell, number in pips.items() if number == face) for face in range(7)),
        printed=frozenset(cell for cell, char in grid.items() if char == PRINTED_CROSS),
        planets=frozenset(cell for cell, char in grid.items() if char == PLANET).union(marked["planet"]),
        bombs=frozenset(marked["bomb"]),
        rockets=frozenset(marked["rocket"]),
        flags=frozenset(marked["flag"]),
        keys={color: frozenset(cells) for color, cells in keys.items()},
        keyed=sum(bits[cell] for cells in keys.values() for cell in cells),
        locks=locks,
    )
