"""What a flag race has not entered yet: half a heap, and what the stopwatch said."""

from dataclasses import asdict, dataclass
from typing import Any

from models.shichimi import CARDS, Cards


@dataclass(frozen=True, slots=True)
class Draft:
    """cards: of the heap being counted; counting: the screen of the flag that was taken is left behind.

    seconds: what the stopwatch said, None where it did not run.
    """

    cards: Cards = ()
    counting: bool = False
    seconds: int | None = None

    def kept(self) -> Any:
        """The draft as JSON, None where there is nothing to keep."""
        return asdict(self) if self != Draft() else None

    @classmethod
    def read(cls, kept: Any) -> "Draft":
        """A draft kept earlier; an empty one where it cannot be read."""
        try:
            cards, counting, seconds = kept["cards"], kept["counting"], kept["seconds"]
            if set(cards) <= set(CARDS) and isinstance(counting, bool) and isinstance(seconds, int | None):
                return cls(tuple(cards), counting, seconds)
        except (TypeError, KeyError):
            pass
        return cls()
