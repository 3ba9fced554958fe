"""Dizzle: one to four players cross fields of a printed sheet with dice they take from a common pool.

A spin is one roll by the start player; seat by seat everybody takes a die and lays it on a field with its number, beside
a cross first and then beside the dice laid before. Who can lay nothing rolls again or drops out. When the dice are gone
or everybody is out, all dice lying become crosses; bombs, flags and rockets follow. Points for what is crossed.

Not judged: whether the dice were really rolled as they were entered.
"""

from companion.rulebooks.dizzle import BOOK
from companion.rules.dizzle.apply import apply
from companion.rules.dizzle.count import counting
from companion.rules.dizzle.ending import spin_end
from companion.rules.dizzle.judge import check
from companion.rules.dizzle.score import Progress, flag_row, progress, public, scores
from companion.rules.dizzle.setup import DICE, ROUNDS, start
from companion.rules.dizzle.sheet import Placing
from companion.rules.dizzle.turns import (
    due,
    end_rule,
    faces_fitting,
    fitting,
    is_over,
    joins,
    may_follow_end,
    options,
    planets_left,
    starter,
    takes,
    turn,
    turn_rule,
)

RULES = BOOK.rules
LINES = ("jewels", "arrows", "puzzles", "flags", "squares", "bombs", "poop", "adjust")

__all__ = [
    "DICE",
    "LINES",
    "ROUNDS",
    "RULES",
    "Placing",
    "Progress",
    "apply",
    "check",
    "counting",
    "due",
    "end_rule",
    "faces_fitting",
    "fitting",
    "flag_row",
    "is_over",
    "joins",
    "may_follow_end",
    "options",
    "planets_left",
    "progress",
    "public",
    "scores",
    "spin_end",
    "start",
    "starter",
    "takes",
    "turn",
    "turn_rule",
]
