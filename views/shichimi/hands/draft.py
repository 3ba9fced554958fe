"""What was chosen or typed on a slow or kai table and is no entry yet."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from models.shichimi import HAND, Cards

OpenCard = Annotated[int, Field(ge=0, lt=HAND)]
ChosenHeap = Annotated[int, Field(ge=0, le=3)]
ChosenSeat = Annotated[int, Field(ge=0, lt=5)]


@dataclass(frozen=True, slots=True)
class Draft:
    """drawn: the refill's cards so far. dealt: the first open cards so far, seat by seat.

    to, giver, passing: a habanero being passed, and from whom where several have one. calling: the declaration that
    waits to be confirmed. card: the place of an open card of the seat on turn; heap: the heap chosen.
    """

    calling: str = ""
    to: ChosenSeat | None = None
    giver: ChosenSeat | None = None
    passing: bool = False
    card: OpenCard | None = None
    heap: ChosenHeap | None = None
    drawn: Cards = ()
    dealt: Cards = ()
