"""Who touched first, where the touches came over connections of different speed.

What is measured of a connection is how long an answer takes: there and back. From that follows when a touch was made,
and by how much that may be wrong. Where two touches lie closer together than that, nobody can tell, and it is said.
"""

from collections.abc import Sequence
from typing import NamedTuple

FRAME = 0.008
"""Seconds: half of what lies between two pictures of a screen, which is when a device tells of a touch."""

UNMEASURED = 0.25
"""Seconds by which a touch may be wrong whose connection never answered."""

UNEQUAL = 0.1
"""The part of an answer's time by which the way here may differ from the way back."""

ENOUGH = 8
"""From so many answers on the slowest one is taken for an accident."""


class Delay(NamedTuple):
    """How long a touch takes to get here. seconds: most likely; error: by how much that may be off, either way."""

    seconds: float
    error: float


class Touch(NamedTuple):
    """A touch as it came in. at: seconds on one monotonic clock; window: where it was made."""

    seat: int
    at: float
    window: str
    delay: Delay

    @property
    def made(self) -> float:
        """When it was made, most likely."""
        return self.at - self.delay.seconds


class Rival(NamedTuple):
    """A touch too close to the first to tell them apart. behind, error: milliseconds."""

    seat: int
    behind: int
    error: int


class Decision(NamedTuple):
    """Who touched first. second: who came next, None where nobody did; margin: milliseconds between them; rivals: whose
    touches cannot be told from the first one."""

    taker: int
    second: int | None
    margin: int | None
    rivals: tuple[Rival, ...]


def delay_of(answers: Sequence[float]) -> Delay:
    """What the times of answers (seconds, there and back) say of the way here.

    Half of the quickest is what the way takes at least; a touch may be held up as long as the slowest answer was.
    """
    if not answers:
        return Delay(0.0, UNMEASURED)
    ordered = sorted(answers)
    quickest, slowest = ordered[0], ordered[-2 if len(ordered) >= ENOUGH else -1]
    held_up = (slowest - quickest) / 2
    return Delay(quickest / 2 + held_up, held_up + quickest * UNEQUAL + FRAME)


def decide(touches: Sequence[Touch]) -> Decision:
    """Who touched first, of at least one touch, in the order in which they came in. Those of one window keep it."""
    delays = {touch.window: touch.delay for touch in touches}
    even = [touch._replace(delay=delays[touch.window]) for touch in touches]
    first, *others = sorted(even, key=lambda touch: touch.made)
    rivals = tuple(
        Rival(touch.seat, _milliseconds(touch.made - first.made), _milliseconds(first.delay.error + touch.delay.error))
        for touch in others
        if touch.window != first.window and touch.made - first.made <= first.delay.error + touch.delay.error
    )
    if not others:
        return Decision(first.seat, None, None, ())
    return Decision(first.seat, others[0].seat, min(60_000, _milliseconds(others[0].made - first.made)), rivals)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
