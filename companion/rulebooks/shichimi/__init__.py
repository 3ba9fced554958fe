"""The rule book of shichimi, in our own words: the order of its page."""

from companion.rulebooks.shichimi import heap, kai, race, slow
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        heap.CHAPTER,
        race.CHAPTER,
        slow.CHAPTER,
        kai.CHAPTER,
    )
)

__all__ = ["BOOK"]
