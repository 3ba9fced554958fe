"""What the person in front of a window has seen of a table when a tap comes."""

import time
from collections.abc import Callable

REACTION = 0.6
"""Seconds for which a change by another window counts as not seen yet: to see it, to grasp it and not to tap takes that
long, and the tap is on its way for a while too."""


class Sight:
    """Tells, for `seen_version`, which version was meant: not the one that has only just been drawn."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._before = 0
        self._until = 0.0

    def changed(self, before: int) -> None:
        """Another window changed the table; `before` is the version shown until now."""
        now = self._clock()
        if now >= self._until:
            self._before = before
        self._until = now + REACTION

    def version(self, shown: int) -> int:
        """The version that the person has seen, `shown` being what is drawn."""
        return min(self._before, shown) if self._clock() < self._until else shown
