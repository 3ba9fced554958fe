"""Boze festival: two to four players send characters to work, recruit more, dress them and show bonus cards.

In a round everybody taps one character a move: an action card (dearer the more of its category lie on the table),
the character's own action, or a rest. When all are tapped the market is filled; if the action deck was made anew in
the round, the shrine duty takes 2 gold a character. After the fourth duty most points win.

Not judged: which cards a hidden hand holds (they are counted), what an effect gives, and without a pack what is printed.
"""

from companion.rulebooks.boze import BOOK
from companion.rules.boze.apply import apply
from companion.rules.boze.count import counting
from companion.rules.boze.judge import check
from companion.rules.boze.plan import plan
from companion.rules.boze.score import LINES, public, scores, unpaid_points
from companion.rules.boze.setup import START_GOLD, least_actions, printed_actions, start
from companion.rules.boze.table import ready
from companion.rules.boze.turns import end_rule, is_over, may_follow_end, options, turn, turn_rule

RULES = BOOK.rules

__all__ = [
    "LINES",
    "RULES",
    "START_GOLD",
    "apply",
    "check",
    "counting",
    "end_rule",
    "is_over",
    "least_actions",
    "may_follow_end",
    "options",
    "plan",
    "printed_actions",
    "public",
    "ready",
    "scores",
    "start",
    "turn",
    "turn_rule",
    "unpaid_points",
]
