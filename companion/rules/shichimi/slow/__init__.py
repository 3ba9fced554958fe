"""ゆっくり七味ならべ: two players lay cards on three heaps, each covering those below, and call them from memory.

Only the top card of a heap is seen. What lies under it is secret to the players, not to the referee, which knows every
card that was laid.
"""

from companion.rules.shichimi.slow.apply import apply
from companion.rules.shichimi.slow.judge import check, options
from companion.rules.shichimi.slow.score import VICTORY_POINTS, public, scores, worth
from companion.rules.shichimi.slow.setup import DECK, HEAPS, start
from companion.rules.shichimi.slow.turns import PEEKS, end_rule, is_over, may_peek, may_refill, turn, turn_rule

LINES = ("togarashi", "victory", "habanero")

__all__ = [
    "DECK",
    "HEAPS",
    "LINES",
    "PEEKS",
    "VICTORY_POINTS",
    "apply",
    "check",
    "end_rule",
    "is_over",
    "may_peek",
    "may_refill",
    "options",
    "public",
    "scores",
    "start",
    "turn",
    "turn_rule",
    "worth",
]
