"""What the windows of one table share while it is played and what is no entry yet.

`timing` compares touches that came over connections of different speed, `flag` is the call of one flag, `apart` what
every seat enters from its own window until all are in. `companion.desk.gathering` holds them for one table.
Nothing of it is a rule of a game: what comes of it is entered like everything else.
"""

from companion.together.apart import Apart, apart_of, checked
from companion.together.flag import Call, FlagCall
from companion.together.timing import Decision, Delay, Rival, Touch, decide, delay_of

__all__ = [
    "Apart",
    "Call",
    "Decision",
    "Delay",
    "FlagCall",
    "Rival",
    "Touch",
    "apart_of",
    "checked",
    "decide",
    "delay_of",
]
