"""What runs by the clock: the call that opens the flag and takes the touches, and solo's stopwatch.

Nothing of it is an event: the table is told once the flag is decided, or what the stopwatch said with the heap.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from views.scene import GameTable

SETTLE = 0.3
"""Seconds in which a second touch still gets its margin; then the flag is written."""

COUNTDOWN = 3


@dataclass(frozen=True, slots=True)
class Touch:
    """A touch of a flag zone. at: seconds on a monotonic clock."""

    seat: int
    at: float


@dataclass(frozen=True, slots=True)
class Call:
    """How far a call is. counts: the number called just now; open: the flag may be taken; early: who touched before;
    taker: who touched first; second: who came next, and how many milliseconds later."""

    counts: int | None
    open: bool
    early: int | None
    taker: int | None
    second: tuple[int, int] | None

    @property
    def running(self) -> bool:
        """The countdown runs, or the flag is open."""
        return self.open or self.counts is not None


class FlagCall:
    """The call of one flag: ready, counting down, open, touched. write: called once, when the flag is decided."""

    def __init__(self, table: GameTable, write: Callable[[], None]) -> None:
        self.table = table
        self.write = write
        self.counts: int | None = None
        self.open = False
        self.early: int | None = None
        self.first: Touch | None = None
        self.second: tuple[int, int] | None = None
        self._number = 0

    @property
    def now(self) -> Call:
        """How far it is."""
        taker = self.first.seat if self.first else None
        return Call(self.counts, self.open, self.early, taker, self.second)

    def start(self) -> None:
        """Counts down from three; the flag is open afterwards."""
        self._number += 1
        number = self._number

        async def count() -> None:
            for left in range(COUNTDOWN, 0, -1):
                self.counts = left
                self.table.redraw()
                await asyncio.sleep(1)
                if number != self._number or self.table.left:
                    return
            self.counts, self.open, self.early = None, True, None
            self.table.redraw()

        self.early = None
        self.table.window.soon(count)

    def touch(self, seat: int) -> None:
        """A zone was touched: too early, the first, the second, or too late. The order is that of arrival."""
        now = time.monotonic()
        if not self.open:
            self.early = seat
            self.table.redraw()
        elif self.first is None:
            self.first = Touch(seat, now)
            self.table.redraw()
            self.table.window.soon(self._settle)
        elif self.second is None and seat != self.first.seat and now - self.first.at <= SETTLE:
            self.second = (seat, round((now - self.first.at) * 1000))
            self.write()

    async def _settle(self) -> None:
        first = self.first
        await asyncio.sleep(SETTLE)
        if first is not None and self.first is first and self.second is None:
            self.write()

    def reset(self) -> None:
        """Back to ready; `second` stays, so that the zones can tell it as long as the flag lies there."""
        self._number += 1
        self.counts, self.open, self.early, self.first = None, False, None, None


class Stopwatch:
    """Counts whole seconds and shows the table anew every second while it runs."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._started: float | None = None

    @property
    def running(self) -> bool:
        """It was started and not stopped."""
        return self._started is not None

    @property
    def seconds(self) -> int:
        """Whole seconds since the start, 0 where it does not run."""
        return int(time.monotonic() - self._started) if self._started is not None else 0

    def start(self) -> None:
        """Starts at zero."""
        started = self._started = time.monotonic()

        async def run() -> None:
            while self._started == started and not self.table.left:
                self.table.redraw()
                await asyncio.sleep(1)

        self.table.window.soon(run)

    def stop(self) -> int | None:
        """Stops it; what it said, None where it did not run."""
        seconds = self.seconds if self.running else None
        self._started = None
        return seconds
