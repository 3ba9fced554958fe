"""The setup of dizzle: which sheet."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.game import Seating
from companion.rules.dizzle import DICE, ROUNDS, start
from models.dizzle import Pack
from views.dizzle.cells import cell_views
from views.dizzle.mini import MiniSheet
from views.i18n import dizzle as words
from views.parts.base import card, heading
from views.parts.fields import choice_row
from views.playing import PlainStart
from views.scene import GameSetup
from views.theme import Look


class StartScreen(PlainStart):
    """The sheet that everybody plays on."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__(setup)
        self.packs: tuple[Pack, ...] = tuple(setup.window.desk.boxes.of("dizzle"))
        self.chosen = 0

    def note(self, players: int) -> str:
        """How many dice and rounds there are."""
        if players not in DICE:
            return ""
        return self.setup.window.look.t(words.DICE_ROUNDS, dice=DICE[players], rounds=ROUNDS[players])

    def take_sheet(self, index: int) -> None:
        """A sheet was chosen."""
        self.chosen = index
        self.setup.redraw()

    def last(self, look: Look) -> Sequence[ft.Control]:
        """The sheets, small."""
        rows: list[ft.Control] = [heading(look, look.t(words.SHEET), ft.Icons.GRID_ON_ROUNDED)]
        for index, pack in enumerate(self.packs):
            state = start(Seating("dizzle", ("",), None, pack))
            rows.append(
                choice_row(
                    look,
                    pack.title.of(look.lang),
                    look.t(words.SHEET_NOTE, level=pack.level, fields=len(state.sheet.pips)),
                    index == self.chosen,
                    partial(self.take_sheet, index),
                    ident=f"sheet-{index}",
                    leading=MiniSheet(look, cell_views(state.sheet, state.seats[0]), 84, 96),
                )
            )
        return [card(look, ft.Column(rows, spacing=8, tight=True))]

    def pack(self) -> Any:
        """The sheet's id."""
        return self.packs[self.chosen].id

    def recall(self, setup: Seating) -> None:
        """The sheet of an earlier table."""
        self.chosen = next((i for i, p in enumerate(self.packs) if p.id == setup.pack.id), self.chosen)
