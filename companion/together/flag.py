"""The call of one flag, the same for all windows of a table: ready, counting down, open, touched, decided."""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from companion.together.timing import Decision, Delay, Rival, Touch, decide

COUNTDOWN = 3
"""Seconds from the call to the open flag."""

SETTLE = 0.3
"""Seconds after the first touch in which a second one still gets its margin."""

LONGEST = 2.0
"""Seconds that are waited at most for a touch that may still be under way."""


@dataclass(frozen=True, slots=True)
class Call:
    """How far a call is. counts: the number called just now; open: the flag may be taken; early: who touched before;
    taker: who touched first, None while touches under way may still be earlier; touched: who touched; second: who came
    next, and how many milliseconds later; rivals: whose touches cannot be told from the earliest one, `first`'s: then the
    table decides."""

    counts: int | None
    open: bool
    early: int | None
    taker: int | None
    touched: tuple[int, ...]
    second: tuple[int, int] | None
    rivals: tuple[Rival, ...]
    first: int | None = None

    @property
    def running(self) -> bool:
        """The countdown runs, or the flag is open."""
        return self.open or self.counts is not None


class FlagCall:
    """One table's call. told: called after each change, by whoever made it. Safe to use from several threads."""

    def __init__(self, told: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._told = told
        self._clock = clock
        self._lock = threading.RLock()
        self._version = -1
        self._opens: float | None = None
        self._settles = math.inf
        self._early: int | None = None
        self._touches: list[Touch] = []
        self._alone = True
        self._decision: Decision | None = None
        self._second: tuple[int, int] | None = None

    @property
    def now(self) -> Call:
        """How far it is."""
        with self._lock:
            wait = 0.0 if self._opens is None else self._opens - self._clock()
            known = self._decision
            if known is None and self._touches and self._alone:
                known = decide(self._touches)
            return Call(
                counts=math.ceil(wait) if wait > 0 else None,
                open=self._opens is not None and wait <= 0 and self._decision is None,
                early=self._early,
                taker=None if known is None or known.rivals else known.taker,
                touched=tuple(touch.seat for touch in self._touches),
                second=_second(known) or self._second,
                rivals=self._decision.rivals if self._decision else (),
                first=self._decision.taker if self._decision else None,
            )

    @property
    def waits(self) -> float | None:
        """Seconds until it changes by itself: the next number, the open flag, the decision. None where it does not."""
        with self._lock:
            if self._opens is None or self._decision is not None:
                return None
            now = self._clock()
            if self._touches:
                return max(0.0, self._settles - now)
            left = self._opens - now
            return left - math.ceil(left) + 1 if left > 0 else None

    def start(self, version: int) -> None:
        """Counts down, unless it does already. version: of the table; a newer one ends the call."""
        with self._lock:
            if self._opens is not None and version <= self._version:
                return
            self._forget()
            self._second = None
            self._version = version
            self._opens = self._clock() + COUNTDOWN
        self._told()

    def touch(self, seat: int, window: str, delay: Delay, longest: float, alone: bool) -> None:
        """A zone was touched. delay: of its window's connection; longest: seconds that a touch may be under way from any
        window of the table; alone: there is no other window, so that this order is the true one."""
        with self._lock:
            touch = Touch(seat, self._clock(), window, delay)
            if self._opens is None or touch.made + delay.error < self._opens:
                self._early = seat
            elif self._decision is None and all(seat != other.seat for other in self._touches):
                if not self._touches:
                    self._settles = touch.at + max(SETTLE, min(LONGEST, longest))
                self._touches.append(touch)
                self._alone = alone and all(window == other.window for other in self._touches)
                self._early = None
            else:
                return
        self._told()

    def settle(self) -> Decision | None:
        """The decision, once: to whoever asks first after no touch can be under way any more. None before, after, and
        where the table has to decide."""
        with self._lock:
            if not self._touches or self._decision is not None or self._clock() < self._settles:
                return None
            self._decision = decision = decide(self._touches)
            self._second = _second(decision)
        if not decision.rivals:
            return decision
        self._told()
        return None

    def choose(self, seat: int) -> Decision | None:
        """The table's decision between touches that cannot be told apart; None where this seat's is none of them."""
        with self._lock:
            known = self._decision
            if known is None or not known.rivals or seat not in (known.taker, *(one.seat for one in known.rivals)):
                return None
            return known._replace(taker=seat)

    def end(self, version: int) -> None:
        """The table moved on to this version: a call made at an older one has ended."""
        with self._lock:
            if version <= self._version or (self._opens is None and self._early is None and not self._touches):
                return
            self._forget()
        self._told()

    def reset(self) -> None:
        """Back to ready: it was taken back before anything was entered."""
        with self._lock:
            self._forget()
            self._second = None
        self._told()

    def _forget(self) -> None:
        self._opens, self._early, self._decision = None, None, None
        self._settles, self._touches, self._alone = math.inf, [], True


def _second(decision: Decision | None) -> tuple[int, int] | None:
    if decision is None or decision.second is None or decision.margin is None:
        return None
    return decision.second, decision.margin
