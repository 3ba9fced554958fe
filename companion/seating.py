"""Who plays what, in which language: what texts and rules alike are told of a table before its first event."""

from dataclasses import dataclass
from typing import Any, Literal

Lang = Literal["ja", "en"]
LANGS: tuple[Lang, ...] = ("ja", "en")

Phase = Literal["in_progress", "finished", "stopped"]


@dataclass(frozen=True, slots=True)
class Seating:
    """What is known before the first event: who plays, the game's options and its printed components."""

    game: str
    names: tuple[str, ...]
    options: Any
    pack: Any = None

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.names)
