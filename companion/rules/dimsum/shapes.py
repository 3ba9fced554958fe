"""Where a card's shape can lie on a stomach: free and blocked cells, all ways, and what overflows."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from models.dimsum import CELLS, Card, Face, SeatState, State

Cells = tuple[int | None, ...]
"""One entry a cube, in the card's order: the cell 1 to 14 it goes on, or None."""


def blocked_cells(face: Face, seat: SeatState) -> frozenset[int]:
    """The cells (1 to 14) that a filled bottleneck blocks for the card now in hand."""
    return frozenset(b.blocks for b in face.bottlenecks if seat.cells[b.cell - 1])


def free_cells(face: Face, seat: SeatState) -> tuple[int, ...]:
    """The cells with no cube that are not blocked, smallest first."""
    free = [number for number, stack in enumerate(seat.cells, 1) if not stack]
    blocked = blocked_cells(face, seat)
    return tuple(number for number in free if number not in blocked) if blocked else tuple(free)


def placements(state: State, player: int, card_id: str) -> tuple[Cells, ...]:
    """Every way to lay this card on this player's stomach, whoever holds it; each once, sorted.

    While the shape fits, all ways to lay it whole; else all ways to overflow; from a filled cell 14 on all ways to
    stack. The card need not be in hand: the app lights the ways before the card is taken.
    """
    face, seat, card = state.faces[player], state.seats[player], state.cards[card_id]
    if seat.cells[CELLS - 1]:
        return _stackings(card, seat)
    free = free_cells(face, seat)
    if not free:
        return ((None,) * len(card.cubes),)
    ways = ways_over(state.setup.pack.turning, card, face, free[0])
    whole = [way for way in ways if set(way) <= set(free)]
    # A way off the sheet is a way too: what does not lie on a free cell overflows.
    partly = {tuple(cell if cell in free else None for cell in way) for way in ways}
    return tuple(sorted(whole or partly, key=_order))


def outcome(card: Card, cells: Cells) -> tuple[tuple[int, str], ...]:
    """What a way puts where: (cell, colour) of each cube, sorted; an overflowing cube has cell 0.

    Ways with the same outcome differ only in which of two equal cubes lies where.
    """
    return tuple(sorted((cell or 0, cube.color) for cube, cell in zip(card.cubes, cells, strict=True)))


def distinct(card: Card, ways: Sequence[Cells]) -> tuple[Cells, ...]:
    """The ways with an outcome of their own: of those with the same one the first."""
    firsts: dict[tuple[tuple[int, str], ...], Cells] = {}
    for way in ways:
        firsts.setdefault(outcome(card, way), way)
    return tuple(firsts.values())


def legal_cells(state: State, player: int, card_id: str) -> tuple[Cells, ...]:
    """Every `cells` that `check` calls legal: `placements`, and what an overflow leaves to the player.

    A null is wrong only for a cube that lies on a free cell however the shape is turned (dimsum page, `overflow`),
    so an overflowing card has more legal entries than ways to lie.
    """
    ways = placements(state, player, card_id)
    if not overflows(state, player, card_id):
        return ways
    card, face = state.cards[card_id], state.faces[player]
    free = free_cells(face, state.seats[player])
    entries: set[Cells] = set()
    for way in ways:
        for keep in product((True, False), repeat=len(way)):
            cells = tuple(cell if kept else None for cell, kept in zip(way, keep, strict=True))
            lies = matching(state.setup.pack.turning, card, face, cells)
            if (not free or free[0] in cells) and wrongly_null(cells, lies, frozenset(free)) is None:
                entries.add(cells)
    return tuple(sorted(entries, key=_order))


def overflows(state: State, player: int, card_id: str) -> bool:
    """Whether the shape does not fit, so that cubes overflow and the gauge moves."""
    face, seat = state.faces[player], state.seats[player]
    free = free_cells(face, seat)
    return not seat.cells[CELLS - 1] and not fits(state.setup.pack.turning, face, free, state.cards[card_id])


def fits(turning: str, face: Face, free: tuple[int, ...], card: Card) -> bool:
    """Whether the whole shape can lie on free cells with the smallest covered."""
    if not free:
        return False
    squares = frozenset(free)
    return any(squares.issuperset(way) for way in ways_over(turning, card, face, free[0]))


def _stackings(card: Card, seat: SeatState) -> tuple[Cells, ...]:
    ways: list[Cells] = [()]
    for cube in card.cubes:
        homes: list[int | None] = [n for n, stack in enumerate(seat.cells, 1) if stack and stack[0] == cube.color]
        homes = homes or [None]
        ways = [(*way, home) for way in ways for home in homes]
    return tuple(ways)


def _order(way: Cells) -> tuple[int, ...]:
    return tuple(CELLS + 1 if cell is None else cell for cell in way)


def ways_over(turning: str, card: Card, face: Face, lowest: int) -> tuple[Cells, ...]:
    """Every way to lay the card so that one of its cubes covers `lowest`; None is a square off the sheet."""
    return _ways(turning, card.squares, face.cells, lowest)


@lru_cache(maxsize=20_000)
def _ways(
    turning: str, squares: tuple[tuple[int, int], ...], face: tuple[tuple[int, int], ...], cell: int
) -> tuple[Cells, ...]:
    """Every way to lay `squares` on a face with one of them on `cell` (1 to 14)."""
    number = {square: n for n, square in enumerate(face, 1)}
    row, col = face[cell - 1]
    ways: dict[Cells, None] = {}
    for shape in _turned(turning, squares):
        for at_row, at_col in shape:
            ways[tuple(number.get((r - at_row + row, c - at_col + col)) for r, c in shape)] = None
    return tuple(ways)


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


def wrongly_null(cells: Cells, lies: Sequence[Cells], free: frozenset[int]) -> int | None:
    """The first cube entered as null that lies on a free cell however the shape is turned."""
    for index, cell in enumerate(cells):
        if cell is None and lies and all(lie[index] in free for lie in lies):
            return index
    return None
