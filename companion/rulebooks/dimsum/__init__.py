"""The rule book of dimsum, in our own words: the order of its page."""

from companion.rulebooks.dimsum import count, placing, scoring, turn
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        turn.CHAPTER,
        placing.CHAPTER,
        scoring.CHAPTER,
        count.CHAPTER,
    )
)

__all__ = ["BOOK"]
