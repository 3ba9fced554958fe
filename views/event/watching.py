"""A screen that follows an event: it looks again each second whether anything was written, and draws what changed."""

import asyncio

from companion.tournament.evening import Board, board_of
from views.window import Screen, Window

LOOK_SECONDS = 1.0


class Watching(Screen):
    """A screen of an event."""

    def __init__(self, window: Window, event_id: str) -> None:
        super().__init__(window)
        self.event_id = event_id
        self.desk = window.desk
        self._shown = True
        self._generation = self.desk.generation()
        window.soon(self._watch)

    def leave(self) -> None:
        """The window goes elsewhere: nobody looks any more."""
        self._shown = False

    def board(self) -> Board | None:
        """The event as it stands, None where there is none."""
        found = self.desk.tournament(self.event_id)
        return None if found is None or found.deleted is not None else board_of(self.desk, found)

    async def _watch(self) -> None:
        while self._shown:
            await asyncio.sleep(LOOK_SECONDS)
            generation = self.desk.generation()
            if generation != self._generation and self._shown:
                self._generation = generation
                self.window.soon(self._again)

    async def _again(self) -> None:
        if self._shown and self.window.screen is self:
            self.redraw()
