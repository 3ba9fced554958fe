"""What was tapped on the dim sum table but not entered yet."""

from dataclasses import dataclass

Cells = tuple[int | None, ...]
"""A cell number for each cube of a card, None for a cube that does not fit."""

HAND = "hand"
DECK = "deck"


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen but not entered. source: "0" to "2", "deck" or "hand"; card: what that gives.

    way: which of the legal ways is shown. cells: what was tapped so far, stacking or placing freely.
    drawing: the card off the deck is asked for; asking: the card turned up is asked for; dealt: the deal so far.
    ruling: why the table lets the placement stand that waits for the card turned up.
    """

    source: str | None = None
    card: str | None = None
    way: int = 0
    cells: Cells = ()
    free: bool = False
    drawing: bool = False
    asking: bool = False
    dealt: tuple[str, ...] = ()
    ruling: str = ""
