"""The setup of umami: how many favourites are in play."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.game import Seating
from models.umami import AREA, FAVOURITES_IN_PLAY
from views.i18n import umami as words
from views.parts.base import card, icon, text
from views.parts.fields import stepper
from views.playing import PlainStart
from views.scene import GameSetup
from views.theme import Look

MOST_FAVOURITES = 40


class StartScreen(PlainStart):
    """The favourites deck. deck: how many cards somebody chose, None for what the rules say."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__(setup)
        self.deck: int | None = None

    def count(self, players: int) -> int:
        """How many favourites are in play."""
        least, most = self.setup.people
        return self.deck if self.deck is not None else FAVOURITES_IN_PLAY[max(least, min(most, players))]

    def note(self, players: int) -> str:
        """How many favourites are in play."""
        return self.setup.window.look.t(words.DECK_COUNT, count=self.count(players))

    def change(self, count: int) -> None:
        """The deck was changed."""
        by_rules = FAVOURITES_IN_PLAY.get(len(self.setup.names))
        self.deck = None if count == by_rules else count
        self.setup.redraw()

    def last(self, look: Look) -> Sequence[ft.Control]:
        """The favourites deck."""
        players = len(self.setup.names)
        least, most = self.setup.people
        by_rules = FAVOURITES_IN_PLAY[max(least, min(most, players))]
        lines: list[ft.Control] = [
            text(look, look.t(words.DECK_OPTION), "strong", size=17),
            text(look, look.t(words.DECK_OPTION_NOTE, players=players, count=by_rules), "note", look.c.ink2),
        ]
        row = ft.Row(
            [
                icon(ft.Icons.FAVORITE_ROUNDED, 26, look.accent.fill),
                ft.Column(lines, spacing=0, expand=True, tight=True),
                stepper(
                    look,
                    self.count(players),
                    self.change,
                    least=AREA,
                    most=MOST_FAVOURITES,
                    ident="favourites",
                    label=look.t(words.DECK_OPTION),
                ),
            ],
            spacing=12,
        )
        return [card(look, row)]

    def options(self, players: int) -> Any:
        """The deck, where it is not what the rules say."""
        return None if self.deck is None else {"favourites": self.deck}

    def recall(self, setup: Seating) -> None:
        """The deck of an earlier table."""
        self.deck = setup.options.favourites if setup.options is not None else None
