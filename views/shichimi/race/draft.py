"""What a flag race has not entered yet: half a heap, and what the stopwatch said."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from models.shichimi import Card, Cards


@dataclass(frozen=True, slots=True)
class Draft:
    """asking: the card whose stepper is open. voiding: the round is to be void, which is asked once more.

    cards: of the heap being counted; heap: whose it is, where heaps are counted at several windows; counting: the screen of the flag that was taken is left behind. seconds: what the
    stopwatch said, None where it did not run.
    """

    asking: Card | None = None
    voiding: bool = False
    cards: Cards = ()
    heap: Annotated[int, Field(ge=0, le=7)] | None = None
    counting: bool = False
    seconds: Annotated[int, Field(ge=0, le=86_400)] | None = None
