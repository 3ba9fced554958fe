"""Whether a window answers, and how long its touches take to get here."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from companion.together import Delay, delay_of

ASLEEP: Final = 3.0
"""Seconds without an answer after which a window counts as away."""

REST, RACE = 2.0, 0.4
"""Seconds between two questions: while nothing hangs on it, and while a flag is called."""

KEPT: Final = 12
"""How many answers are looked back on: what the network did a minute ago says little of now."""


class Pulse:
    """Asks a window from time to time for an answer.

    ask: awaits one; connected: whether there is a connection at all; hurried: whether a flag is called; over: whether to
    end; here: told whether the window answers; measured: told how long its touches take. always: asks without a call too.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[object]],
        connected: Callable[[], bool],
        hurried: Callable[[], bool],
        over: Callable[[], bool],
        here: Callable[[bool], None],
        measured: Callable[[Delay], None],
        always: bool,
    ) -> None:
        self._ask, self._connected, self._hurried, self._over = ask, connected, hurried, over
        self._here, self._measured, self._always = here, measured, always
        self._answers = deque[float](maxlen=KEPT)
        self._hidden = False

    def hide(self, hidden: bool) -> None:
        """The app went out of view, or came back."""
        self._hidden = hidden
        self._here(not hidden)

    async def beat(self) -> None:
        """Asks until it is over."""
        while not self._over():
            hurried = self._hurried()
            if self._always or hurried:
                await self.once()
            await asyncio.sleep(RACE if hurried else REST)

    async def once(self) -> None:
        """Asks one time."""
        began = time.monotonic()
        try:
            if not self._connected():
                raise ConnectionError
            await asyncio.wait_for(self._ask(), ASLEEP)
        except Exception:
            # Whatever a client answers instead: it is not there for its player now.
            self._here(False)
            return
        self._answers.append(time.monotonic() - began)
        self._measured(delay_of(self._answers))
        self._here(not self._hidden)
