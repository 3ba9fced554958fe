"""The rule book of shichimi, in our own words: the order of its page."""

from companion.rulebooks.shichimi import count, heap, kai, race, slow
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        heap.CHAPTER,
        race.CHAPTER,
        count.RACE,
        slow.CHAPTER,
        count.SLOW,
        kai.CHAPTER,
        count.KAI,
    )
)

__all__ = ["BOOK"]
