"""Dim sum: two to four players fill a stomach of fourteen numbered cells with cubes, seven cards each.

A turn is take a card, place its cubes, and near the end choose a bonus. Cubes cover the smallest free cell and
keep the card's shape; what does not fit overflows and moves the indigestion gauge. From a filled cell 14 on,
cubes are stacked on cubes of their colour. Points for cubes, but the most common colour seen from above is left out.

Not judged: which cards lie in the deck (only what the cards seen prove), and whether the cubes in reach suffice.
"""

from companion.rulebooks.dimsum import BOOK
from companion.rules.dimsum.apply import apply, distinct, lay
from companion.rules.dimsum.count import MOST_CHIPS, counting, stomach
from companion.rules.dimsum.deck import KIND_BASE, can_come, possible_cards
from companion.rules.dimsum.follows import Follows, follows
from companion.rules.dimsum.judge import check
from companion.rules.dimsum.score import left_out, lines, most_common, public, scores, undecided
from companion.rules.dimsum.setup import start
from companion.rules.dimsum.shapes import blocked_cells, free_cells, placements
from companion.rules.dimsum.stacks import Cells, homes, stackings
from companion.rules.dimsum.turns import due, end_rule, is_over, may_follow_end, options, round_number, turn, turn_rule

__all__ = [
    "KIND_BASE",
    "LINES",
    "MOST_CHIPS",
    "RULES",
    "Cells",
    "Follows",
    "apply",
    "blocked_cells",
    "can_come",
    "check",
    "counting",
    "distinct",
    "due",
    "end_rule",
    "follows",
    "free_cells",
    "homes",
    "is_over",
    "lay",
    "left_out",
    "lines",
    "may_follow_end",
    "most_common",
    "options",
    "placements",
    "possible_cards",
    "public",
    "round_number",
    "scores",
    "stackings",
    "start",
    "stomach",
    "turn",
    "turn_rule",
    "undecided",
]

RULES = BOOK.rules
LINES = ("stomach", "betsubara", "full", "colors", "face", "gauge", "chips", "adjust")
