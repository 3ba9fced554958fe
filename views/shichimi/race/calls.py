"""What runs by the clock: how this window follows the call of the flag, and solo's stopwatch.

Nothing of it is an event: the table is told once the flag is decided, or what the stopwatch said with the heap.
"""

import asyncio
import time

from views.scene import GameTable


class Follower:
    """Draws this window anew whenever the call changes by itself, and has the flag entered when it is decided."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._number = 0

    def changed(self) -> None:
        """Somebody changed the call: what it does next is followed from now on."""
        self._number += 1
        number = self._number

        async def follow() -> None:
            place = self.table.place
            while (wait := place.waits) is not None:
                await asyncio.sleep(wait)
                if number != self._number or self.table.left:
                    return
                place.settle()
                self.table.redraw()

        if self.table.place.waits is not None:
            self.table.window.soon(follow)


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
