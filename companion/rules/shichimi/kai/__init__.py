"""みんなで七味ならべ改: three to five players build four open heaps, collect complete ones and pass habaneros.

Two decks are shuffled and dealt out, so a player's own deck is only counted. What is judged of a draw is that no card
lies open, in heaps or among the collected more often than it is printed.
"""

from companion.rules.shichimi.kai.apply import apply
from companion.rules.shichimi.kai.judge import check, options, passes
from companion.rules.shichimi.kai.score import extra, public, scores
from companion.rules.shichimi.kai.setup import DECK, HEAPS, TO_WIN, start
from companion.rules.shichimi.kai.turns import (
    complete_heaps,
    end_rule,
    homes,
    is_over,
    is_stuck,
    may_reclaim,
    may_refill,
    turn,
    turn_rule,
)

LINES = ("shichimi", "ichimi", "extra", "habanero", "deck")

__all__ = [
    "DECK",
    "HEAPS",
    "LINES",
    "TO_WIN",
    "apply",
    "check",
    "complete_heaps",
    "end_rule",
    "extra",
    "homes",
    "is_over",
    "is_stuck",
    "may_reclaim",
    "may_refill",
    "options",
    "passes",
    "public",
    "scores",
    "start",
    "turn",
    "turn_rule",
]
