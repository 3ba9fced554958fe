"""Every rule a placement breaks, against a reading of the page that shares no code with the rules.

Stomachs have holes, stacks and blocked cubes too, as placements that stood by a ruling leave them.
"""

import random

import pytest

from companion.records import read
from companion.referee import judge, start
from companion.rules.dimsum import placements
from models.dimsum import CELLS, Card, Face, Pack, SeatState
from tests.dimsum.builders import PRACTICE, place, table
from tests.dimsum.test_rules import event

Entries = tuple[int | None, ...]
Stacks = tuple[tuple[str, ...], ...]
Square = tuple[int, int]


def every_lie(squares: list[Square], face: Face, turning: str) -> set[Entries]:
    """Every way to put the shape down with a cube on the sheet; None is a square beside it."""
    number = {square: n for n, square in enumerate(face.cells, 1)}
    shapes = [squares, [(row, -col) for row, col in squares]] if turning == "rotate-flip" else [squares]
    if turning != "fixed":
        for _ in range(3):
            shapes += [[(col, -row) for row, col in shape] for shape in shapes]
    return {
        tuple(number.get((row - r + at_row, col - c + at_col)) for row, col in shape)
        for shape in shapes
        for r, c in shape
        for at_row, at_col in number
    }


def broken_rules(card: Card, face: Face, turning: str, stacks: Stacks, cells: Entries) -> list[str]:
    if stacks[CELLS - 1]:
        for cube, cell in zip(card.cubes, cells, strict=True):
            homes = [n for n, stack in enumerate(stacks, 1) if stack[:1] == (cube.color,)]
            if cell not in (homes or [None]):
                return ["stack"]
        return []
    blocked = {b.blocks for b in face.bottlenecks if stacks[b.cell - 1]}
    free = [n for n, stack in enumerate(stacks, 1) if not stack and n not in blocked]
    given = [cell for cell in cells if cell is not None]
    lies = every_lie([cube.at for cube in card.cubes], face, turning)
    fits = any(free[0] in lie and set(lie) <= set(free) for lie in lies) if free else False
    matching = [lie for lie in lies if all(cell in (None, on) for cell, on in zip(cells, lie, strict=True))]
    on_cube = any(stacks[cell - 1] and cell not in blocked for cell in given)
    # One way of laying the shape must explain all entries together.
    explained = not given or any(
        all(on not in free for cell, on in zip(cells, lie, strict=True) if cell is None) for lie in matching
    )
    rules = {
        "lowest-cell": bool(free) and free[0] not in given,
        "shape": bool(free and given) and not matching,
        "must-fit": fits and (None in cells or on_cube or len(set(given)) < len(given)),
        "bottleneck": not blocked.isdisjoint(given),
        "overflow": not fits and (on_cube or (bool(free and matching) and not explained)),
    }
    return [rule for rule, broken in rules.items() if broken]


@pytest.mark.parametrize("turning", ["fixed", "rotate", "rotate-flip"])
def test_a_placement_breaks_exactly_the_rules_of_the_page(turning: str) -> None:
    rng = random.Random(turning)
    pack = Pack.model_validate({**PRACTICE.model_dump(), "turning": turning})
    for _ in range(30):
        face, card = rng.choice(pack.faces), rng.choice(pack.cards)
        # Mostly filled from the front, with a hole or two; cell 14 now and then.
        filled = set(range(1, rng.randint(1, CELLS + 1))) - set(rng.sample(range(1, CELLS + 1), rng.randint(0, 3)))
        stacks = tuple(
            tuple(rng.choice(pack.colors).id for _ in range(rng.choice((1, 1, 2)))) if n in filled else ()
            for n in range(1, CELLS + 1)
        )
        position = start(read(table(faces=(face.id, "healthy"), pack=pack.model_dump(mode="json"))).setup)
        seats = (SeatState(cells=stacks, card=card.id), SeatState())
        position = position._replace(state=position.state._replace(dealt=True, seats=seats))
        legal = placements(position.state, 0, card.id)
        assert legal
        entries = {tuple(rng.choice((None, *range(1, CELLS + 1))) for _ in card.cubes) for _ in range(20)}
        for cells in rng.sample(legal, min(len(legal), 10)):
            other = rng.randrange(len(cells))
            entries |= {cells, (*cells[:other], rng.choice((None, *range(1, CELLS + 1))), *cells[other + 1 :])}
        for cells in entries:
            broken = [violation.rule.removeprefix("dimsum.") for violation in judge(position, event(place(0, *cells)))]
            assert broken == broken_rules(card, face, turning, stacks, cells), (card.id, face.id, filled, cells)
            assert (cells in legal) is (not broken)
