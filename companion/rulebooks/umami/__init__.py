"""The rule book of umami, in our own words: the order of its page."""

from companion.rulebooks.umami import claims, count, scoring, secret, stealing, turn
from companion.texts.base import RuleBook

BOOK = RuleBook(
    (
        turn.CHAPTER,
        claims.CHAPTER,
        stealing.CHAPTER,
        secret.CHAPTER,
        scoring.CHAPTER,
        count.CHAPTER,
    )
)

__all__ = ["BOOK"]
