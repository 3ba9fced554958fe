"""The rule book of dizzle, in our own words: the order of its page."""

from companion.rulebooks.dizzle import count, marks, placing, scoring, spin, stuck
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        spin.CHAPTER,
        placing.CHAPTER,
        stuck.CHAPTER,
        marks.CHAPTER,
        scoring.CHAPTER,
        count.CHAPTER,
    )
)

__all__ = ["BOOK"]
