"""The rule book of boze, in our own words: the order of its page."""

from companion.rulebooks.boze import actions, cards, count, course, scoring
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        course.CHAPTER,
        actions.CHAPTER,
        cards.CHAPTER,
        scoring.CHAPTER,
        count.CHAPTER,
    )
)

__all__ = ["BOOK"]
