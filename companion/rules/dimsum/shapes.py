"""Where a card's shape can lie on a stomach: free and blocked cells, all ways, and what overflows."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_

from companion.rules.dimsum.stacks import Cells, stackings
from models.dimsum import CELLS, Card, Face, SeatState, State

OFF_SHEET = 1
"""The bit of a square off the sheet; a cell's bit is 1 shifted by its number."""

Ways = Mapping[Cells, int]
"""Ways to lie (None is a square off the sheet), each with the bits of what it covers."""


def blocked_cells(face: Face, seat: SeatState) -> frozenset[int]:
    """The cells (1 to 14) that a filled bottleneck blocks for the card now in hand."""
    if not face.bottlenecks:
        return frozenset()
    return frozenset([b.blocks for b in face.bottlenecks if seat.cells[b.cell - 1]])


def free_cells(face: Face, seat: SeatState) -> tuple[int, ...]:
    """The cells with no cube that are not blocked, smallest first."""
    blocked = blocked_cells(face, seat)
    return tuple([n for n, stack in enumerate(seat.cells, 1) if not stack and n not in blocked])


def placements(state: State, player: int, card_id: str) -> tuple[Cells, ...]:
    """Every way to lay this card on this player's stomach, whoever holds it; each once, sorted.

    While the shape fits, all ways to lay it whole; else all ways to overflow; from a filled cell 14 on all ways to
    stack. The card need not be in hand: the app lights the ways before the card is taken.
    """
    seat, card = state.seats[player], state.cards[card_id]
    if seat.cells[CELLS - 1]:
        return tuple(stackings(card, seat))
    return layings(state, player, card_id)


def layings(state: State, player: int, card_id: str) -> tuple[Cells, ...]:
    """The same while cell 14 is empty: at most eight lies of the shape for each of its cubes."""
    face, seat, card = state.faces[player], state.seats[player], state.cards[card_id]
    free = free_cells(face, seat)
    if not free:
        return ((None,) * len(card.cubes),)
    ways = ways_over(state.setup.pack.turning, card, face, free[0])
    return tuple(sorted(whole(ways, free) or overflowing(ways, free), key=order))


def whole(ways: Iterable[Cells], free: Sequence[int]) -> list[Cells]:
    """The ways that lie on free cells with all their cubes."""
    squares = frozenset(free)
    return [way for way in ways if squares.issuperset(way)]


def overflowing(ways: Iterable[Cells], free: Collection[int]) -> set[Cells]:
    """What is entered for each way: a cube that lies on no free cell, off the sheet or not, overflows."""
    return {tuple([cell if cell in free else None for cell in way]) for way in ways}


def lies_well(turning: str, card: Card, face: Face, seat: SeatState, cells: Cells) -> bool:
    """Whether `cells` (numbers 1 to 14 or None, one a cube) is one of `placements`, cell 14 being empty.

    Asked for every placement that is judged, so it looks at no more ways than it must.
    """
    blocked, stacks = blocked_cells(face, seat), seat.cells
    lowest = stacks.index(()) + 1
    while lowest in blocked or stacks[lowest - 1]:
        if lowest == CELLS:
            return cells.count(None) == len(cells)
        lowest += 1
    ways = ways_over(turning, card, face, lowest)
    if None not in cells:
        for cell in cells:
            if cell is None or cell in blocked or stacks[cell - 1]:
                return False
        return cells in ways
    taken, given, explained = OFF_SHEET, 0, False
    for number, stack in enumerate(stacks, 1):
        if stack or number in blocked:
            taken |= 1 << number
    for cell in cells:
        if cell is not None:
            given |= 1 << cell
    for way, covered in ways.items():
        if not covered & taken:
            return False
        if covered & ~taken == given and all(
            on == cell or (cell is None and (on is None or taken >> on & 1))
            for on, cell in zip(way, cells, strict=True)
        ):
            explained = True
    return explained


def order(way: Cells) -> tuple[int, ...]:
    """The key by which ways are sorted: by their numbers in the card's order, None last."""
    return tuple([CELLS + 1 if cell is None else cell for cell in way])


def ways_over(turning: str, card: Card, face: Face, lowest: int) -> Ways:
    """Every way to lay the card so that one of its cubes covers `lowest`."""
    return _ways(turning, card.squares, face.cells, lowest)


@lru_cache(maxsize=20_000)
def _ways(turning: str, squares: tuple[tuple[int, int], ...], face: tuple[tuple[int, int], ...], cell: int) -> Ways:
    """Every way to lay `squares` on a face with one of them on `cell` (1 to 14)."""
    number = {square: n for n, square in enumerate(face, 1)}
    row, col = face[cell - 1]
    ways: dict[Cells, int] = {}
    for shape in _turned(turning, squares):
        for at_row, at_col in shape:
            way = tuple([number.get((r - at_row + row, c - at_col + col)) for r, c in shape])
            ways[way] = reduce(or_, [OFF_SHEET if cell is None else 1 << cell for cell in way])
    return ways


@lru_cache(maxsize=2_000)
def _turned(turning: str, squares: tuple[tuple[int, int], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The shape in every way the pack lets it lie, each once, the cubes in their order."""
    shapes: dict[tuple[tuple[int, int], ...], None] = {}
    mirrored = [squares, tuple((r, -c) for r, c in squares)] if turning == "rotate-flip" else [squares]
    for shape in mirrored:
        for _ in range(1 if turning == "fixed" else 4):
            top, left = min(r for r, _ in shape), min(c for _, c in shape)
            shapes[tuple((r - top, c - left) for r, c in shape)] = None
            shape = tuple((c, -r) for r, c in shape)
    return tuple(shapes)


def matching(turning: str, card: Card, face: Face, cells: Cells) -> tuple[Cells, ...]:
    """Every way to lay the card that puts each numbered cube on its number.

    With no number given any way matches; one with every cube off the sheet stands for them.
    """
    first = next((cell for cell in cells if cell is not None), None)
    if first is None:
        return ((None,) * len(cells),)
    return tuple(
        way
        for way in ways_over(turning, card, face, first)
        if all(cell is None or cell == lies for cell, lies in zip(cells, way, strict=True))
    )
