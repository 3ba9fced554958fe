"""A verdict is a value: which rules an event breaks, with the facts. Sentences live elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["illegal", "impossible"]


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule.

    rule: id from the game's page. kind: a ruling may allow what is illegal, never what is impossible.
    facts: what the sentence is filled with (seats, cards, cells, numbers).
    case: tells the ways apart in which one rule can be broken; the sentence's key is ``rule/case``.
    """

    rule: str
    kind: Kind = "illegal"
    case: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def text_key(self) -> str:
        """The key of its sentence in ``companion/texts/<game>.py``."""
        return f"{self.rule}/{self.case}" if self.case else self.rule


def impossible(rule: str, case: str = "", **facts: Any) -> Violation:
    """A violation that no ruling can allow."""
    return Violation(rule, "impossible", case, facts)


def illegal(rule: str, case: str = "", **facts: Any) -> Violation:
    """A violation that the table may let stand."""
    return Violation(rule, "illegal", case, facts)
