"""The flag race: solo, versus and party. Rounds of heaps; what tells the variants apart is data (`Race`).

Not judged: what lies open in front of the players, how fast they were, and who touched the flag second.
"""

from companion.rules.shichimi.race.apply import apply
from companion.rules.shichimi.race.judge import check, check_heap, options
from companion.rules.shichimi.race.score import public, scores
from companion.rules.shichimi.race.setup import start
from companion.rules.shichimi.race.turns import (
    counting_order,
    current_round,
    decided_by,
    end_rule,
    habaneros,
    heaps_due,
    is_false_flag,
    is_over,
    place_for,
    place_or_last,
    places_of,
    turn,
    turn_rule,
    winners,
)

LINES = ("wins", "heaps")

__all__ = [
    "LINES",
    "apply",
    "check",
    "check_heap",
    "counting_order",
    "current_round",
    "decided_by",
    "end_rule",
    "habaneros",
    "heaps_due",
    "is_false_flag",
    "is_over",
    "options",
    "place_for",
    "place_or_last",
    "places_of",
    "public",
    "scores",
    "start",
    "turn",
    "turn_rule",
    "winners",
]
