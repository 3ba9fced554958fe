"""What pig shows of itself. In the house this is a package ``views/pig``: `__init__`, table, start, rule_pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import flet as ft
from pydantic import Field

from companion import chance
from tests.example import words
from tests.example.models import DICE, Options, State
from views.counting import NumberCount
from views.games import Shown
from views.i18n import Text
from views.parts import dice
from views.parts.base import card, text
from views.parts.cubes import Die
from views.parts.glyphs.drawings import DIE
from views.parts.numbers import NumberField
from views.parts.tray import MainAction, TrayAction
from views.playing import PlainStart, Playing
from views.scene import RulePicture, Scene
from views.theme import Accent, Accents, Look

FACE = Annotated[int, Field(ge=1, le=6)]


@dataclass(frozen=True, slots=True)
class Draft:
    """typed: the faces typed so far; the last one enters the roll."""

    typed: tuple[FACE, ...] = ()


class TableScreen(Playing[State, Draft]):
    """The pad, the points of this turn, and the choice to hold."""

    def empty(self) -> Draft:
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """A roll that is corrected opens without its last die."""
        return Draft(events[0].dice[:-1]) if events[0].type == "roll" else Draft()

    # --- taps

    def type_face(self, face: int) -> None:
        """A face of the pad."""
        typed = (*self.now.typed, face)
        if len(typed) < DICE:
            self.put(replace(self.now, typed=typed))
        else:
            self.enter("roll", dice=list(typed))

    def take_back(self, face: int) -> None:
        """A typed die was wrong."""
        self.put(Draft())

    def app_roll(self) -> None:
        """No dice at hand: the app rolls them, and the record says so."""
        self.enter("roll", dice=list(chance.dice(DICE)), chance="app")

    def hold(self) -> None:
        """The points of this turn are put by."""
        self.enter("hold")

    # --- what is shown

    def scene(self, look: Look) -> Scene:
        state = self.state
        return Scene(
            subtitle=look.t(words.TARGET, target=state.target),
            seat=self.seat,
            choices=None if self.table.over else self._pad(look),
            board=lambda width, height: self._board(look),
            main=self._main(look),
            others=() if self.table.over else self._others(look),
        )

    def _pad(self, look: Look) -> ft.Control:
        return dice.pad(look, self.now.typed, DICE, look.t(words.PAD_TITLE), self.type_face, self.take_back)

    def _main(self, look: Look) -> MainAction | None:
        state = self.state
        if self.table.over:
            return None
        if not state.turn or self.now.typed:
            return MainAction(look.t(words.WAIT), look.t(words.WAIT_NOTE), ft.Icons.CASINO_ROUNDED)
        note = look.t(words.HOLD_NOTE, points=state.turn, total=state.banked[self.seat] + state.turn)
        return MainAction(look.t(words.HOLD), note, ft.Icons.SAVINGS_ROUNDED, self.hold)

    def _others(self, look: Look) -> list[TrayAction]:
        return [TrayAction("app-roll", look.t(words.APP_ROLL), ft.Icons.CASINO_ROUNDED, self.app_roll)]

    def _board(self, look: Look) -> ft.Control:
        state, name = self.state, self.table.seats[self.seat].name
        figures = (
            (look.t(words.THIS_TURN), state.turn),
            (look.t(words.BANKED, name=name), state.banked[self.seat]),
        )
        rows: list[ft.Control] = [
            ft.Row([text(look, label, "title", expand=True), text(look, str(points), "verdict")], spacing=12)
            for label, points in figures
        ]
        return card(look, ft.Column(rows, spacing=12, tight=True))


class StartScreen(PlainStart):
    """Only players."""

    def note(self, players: int) -> str:
        """What one plays to."""
        return self.setup.window.look.t(words.TARGET, target=Options().target)


class Count(NumberCount):
    """Only the score: what everybody has put by."""

    def fields(self, look: Look) -> tuple[NumberField, ...]:
        """One number."""
        return (NumberField("points", look.t(words.COUNT_POINTS), 999, ft.Icons.SAVINGS_ROUNDED),)


def _lost(look: Look, width: float) -> ft.Control:
    return ft.Row([Die(look, face, 44, False, False) for face in (4, 1)], spacing=8, tight=True)


SHOWN = Shown(
    sign=Text("ピッグ", "Pig"),
    accents=Accents(Accent("#8C3A5B", "#F3DCE5", "#FFFFFF"), Accent("#F0A8C4", "#42202E", "#191110")),
    drawing=DIE,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons={"banked": ft.Icons.SAVINGS_ROUNDED},
    rule_pictures={
        "pig.dice": RulePicture(Text("1が出ると この手番の点をなくす", "A 1 loses the turn's points"), _lost)
    },
    score_rows=None,
    extra_lines={},
)
