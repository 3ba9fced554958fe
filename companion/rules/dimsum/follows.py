"""What follows by itself from a placement, as it is told: where overflow goes, what the gauge does, the last bonus."""

from typing import NamedTuple

from companion.rules.dimsum.apply import lay, upsets
from companion.rules.dimsum.turns import cards_left
from models.dimsum import Place, State


class Follows(NamedTuple):
    """spilled: the cells (1 to 14) that overflowing cubes went to, in the card's order; returned: how many cubes went
    back to the supply; indigestion: the gauge moved; chip, back: the bonuses of the last turn that came by themselves."""

    spilled: tuple[int, ...]
    returned: int
    indigestion: bool
    chip: bool
    back: bool


def follows(state: State, event: Place) -> Follows:
    """What follows from a placement that stands. The player holds a card."""
    before = state.seats[event.player]
    assert before.card is not None
    placed = {cell for cell in event.cells if cell is not None}
    cells = lay(state, event.player, before.card, event.cells)
    spilled = tuple(
        number
        for number, (old, new) in enumerate(zip(before.cells, cells, strict=True), 1)
        if len(new) > len(old) and number not in placed
    )
    last, moves = cards_left(state) == 0, upsets(before, event.cells)
    return Follows(spilled, event.cells.count(None) - len(spilled), moves, last, last and (before.gauge > 0 or moves))
