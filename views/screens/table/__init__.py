"""The table screen of every game: it holds the snapshot, turns entries over to the desk, and says what came of them.

A game's own screen (`views.scene.GameScreen`) makes a `Scene` of `position` and its draft and calls `enter`. The same
screen also corrects an earlier entry: then `position` is the table before it, and `enter` replaces it. `base` is what
every part of it knows, `entering`, `correcting` and `actions` what it does, `screens.layout` how it looks.
"""

import flet as ft

from views.games import shown
from views.scene import GameScreen
from views.screens import layout
from views.screens.table.actions import Actions
from views.screens.table.base import COUNTED
from views.theme import Look
from views.window import Window

__all__ = ["TablePage"]


class TablePage(Actions):
    """One table in one window; `views.scene.GameTable` is what its game sees of it."""

    def __init__(self, window: Window, table_id: str, fix: tuple[int, int] | None = None) -> None:
        super().__init__(window, table_id, fix)
        if self.missing:
            return
        self.screen = self.make_screen()
        if fix is None:
            self.screen.restore(self.desk.draft(table_id, COUNTED if self.counts else ""))

    def make_screen(self) -> GameScreen:
        """The game's screen for what is entered at this table: the moves, or only the end."""
        self._counts = self.counts
        described = shown(self.setup.game)
        make = described.count if self._counts else described.table
        return make(self)

    def recent(self, look: Look, count: int) -> ft.Control:
        """The latest entries, newest first, for a right pane of a game's own."""
        return layout.recent(self, look, count)

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        return layout.table(self, look.on(self.game) if self.game else look)
