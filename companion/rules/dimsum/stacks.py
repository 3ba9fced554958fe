"""Stacking, once cell 14 is filled: where a card's cubes may go, and all ways to do so (dimsum page, `stack`)."""

from collections.abc import Iterator
from itertools import chain, combinations_with_replacement, product
from math import prod
from operator import itemgetter

from models.dimsum import Card, SeatState

Cells = tuple[int | None, ...]
"""One entry a cube, in the card's order: the cell 1 to 14 it goes on, or None."""

LISTED = 20_000
"""Up to so many ways to stack a card every one is listed; six equal cubes on fourteen cells would have 7.5 million."""


def homes(seat: SeatState, color: str) -> tuple[int, ...]:
    """The cells (1 to 14) whose first cube has this colour, smallest first."""
    return tuple(number for number, stack in enumerate(seat.cells, 1) if stack and stack[0] == color)


def stackings(card: Card, seat: SeatState) -> Iterator[Cells]:
    """Every way to stack the card, sorted; where there are more than `LISTED`, each outcome once.

    An outcome is what lies where afterwards: two cubes of one colour are told apart only by their number on the
    card. Six cubes have at most 27,132 outcomes.
    """
    where: dict[str, tuple[int | None, ...]] = {
        color: homes(seat, color) or (None,) for color in dict.fromkeys(cube.color for cube in card.cubes)
    }
    every = [where[cube.color] for cube in card.cubes]
    if prod(map(len, every)) <= LISTED:
        return product(*every)
    return _outcomes(card, where)


def _outcomes(card: Card, where: dict[str, tuple[int | None, ...]]) -> Iterator[Cells]:
    cubes = {color: [index for index, cube in enumerate(card.cubes) if cube.color == color] for color in where}
    chosen = product(*(combinations_with_replacement(where[color], len(cubes[color])) for color in where))
    # From the cells colour by colour to the card's order.
    by_color = [index for color in where for index in cubes[color]]
    in_order = itemgetter(*[by_color.index(index) for index in range(len(by_color))])
    return (in_order(tuple(chain.from_iterable(cells))) for cells in chosen)
