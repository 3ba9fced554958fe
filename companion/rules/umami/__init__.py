"""UMAMI: two to five players cook dishes of three ingredients and win favourites with them.

A turn is one card of the hand and one of the open area, each into an own dish; a steal card may be discarded instead
to take an ingredient of another. A dish that matches a favourite may claim it at any moment; a better dish takes it
away again. Then everybody's secret favourite is turned up, and each has a last turn with the hand alone.

Not judged: what a hand holds, which ingredients are left in the deck, and who was quicker where two claim at once.
"""

from companion.rulebooks.umami import BOOK
from companion.rules.umami.apply import apply
from companion.rules.umami.claims import Claimable, Lack, Need, claimable, nearest, reason
from companion.rules.umami.count import counting
from companion.rules.umami.dishes import color, flowers, icon, is_better, matches, total, value, wants_met
from companion.rules.umami.judge import check
from companion.rules.umami.score import counts, limit, public, scores
from companion.rules.umami.setup import start
from companion.rules.umami.turns import (
    end_rule,
    is_over,
    last_hand_left,
    may_follow_end,
    open_sources,
    options,
    refill_due,
    round_number,
    steal_sources,
    steal_targets,
    turn,
    turn_rule,
)

RULES = BOOK.rules
LINES = ("favourites", "ingredients", "adjust")

__all__ = [
    "LINES",
    "RULES",
    "Claimable",
    "Lack",
    "Need",
    "apply",
    "check",
    "claimable",
    "color",
    "counting",
    "counts",
    "end_rule",
    "flowers",
    "icon",
    "is_better",
    "is_over",
    "last_hand_left",
    "limit",
    "matches",
    "may_follow_end",
    "nearest",
    "open_sources",
    "options",
    "public",
    "reason",
    "refill_due",
    "round_number",
    "scores",
    "start",
    "steal_sources",
    "steal_targets",
    "total",
    "turn",
    "turn_rule",
    "value",
    "wants_met",
]
