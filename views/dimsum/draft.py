"""What was tapped on the dim sum table but not entered yet."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from models.dimsum import CELLS

DECK = "deck"
"""The source of a card off the deck."""

CellNumber = Annotated[int, Field(ge=1, le=CELLS)]


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen but not entered; the last tap's field first.

    asked: the placement is settled and the card turned up is asked for; why the table lets it stand, "" where it is
    legal. cells: placing freely, the cell of each cube so far, None for one that did not fit. free: placing freely.
    stacked: stacking, the cells in the order tapped. way: which of the ways to lie is shown. drawn: the card off the
    deck. source: where the card comes from, "0" to "2" or `DECK`. dealt: the first three cards so far.
    """

    asked: str | None = None
    cells: tuple[CellNumber | None, ...] = ()
    free: bool = False
    stacked: tuple[CellNumber, ...] = ()
    way: Annotated[int, Field(ge=0)] = 0
    drawn: str | None = None
    source: Annotated[str, Field(pattern="^([012]|deck)$")] | None = None
    dealt: tuple[str, ...] = ()
