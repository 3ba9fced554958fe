"""What was chosen or typed on a slow or kai table and is no entry yet."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from models.shichimi import CARDS, HAND, Cards


@dataclass(frozen=True, slots=True)
class Draft:
    """card: the place of an open card of the seat on turn; heap: the heap chosen.

    dealt: the first open cards so far, seat by seat. drawing, drawn: the refill and its cards so far. giver, to: a
    habanero being passed. peek: the heap that is being looked at.
    """

    card: int | None = None
    heap: int | None = None
    dealt: Cards = ()
    drawing: bool = False
    drawn: Cards = ()
    passing: bool = False
    giver: int | None = None
    to: int | None = None
    peek: int | None = None

    def kept(self) -> Any:
        """The draft as JSON, None where there is nothing to keep."""
        return asdict(self) if self != Draft() else None

    @classmethod
    def read(cls, kept: Any, seats: int) -> "Draft":
        """A draft kept earlier; an empty one where it cannot be read or has too many cards for the table."""
        try:
            draft = cls(**{**kept, "dealt": tuple(kept["dealt"]), "drawn": tuple(kept["drawn"])})
        except (TypeError, KeyError):
            return cls()
        numbers = (draft.card, draft.heap, draft.giver, draft.to, draft.peek)
        sane = all(n is None or (type(n) is int and 0 <= n < 8) for n in numbers)
        room = len(draft.dealt) <= HAND * seats and len(draft.drawn) <= HAND
        known = set(draft.dealt) | set(draft.drawn) <= set(CARDS)
        return draft if sane and room and known and len(fields(draft)) == len(kept) else cls()
