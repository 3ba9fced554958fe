"""One moment of a dizzle table as its screen needs it: the state, what was chosen, and what follows from both."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from companion.rules import dizzle as rules
from companion.rules.dizzle import DICE, Placing
from models.dizzle import Cell, SeatState, State

Face = Annotated[int, Field(ge=1, le=6)]
Mode = Literal["", "reroll", "give"]


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen but not entered. scores: the lines of the sheet shown lie open. typed: the dice of a roll so far.

    mode: ``reroll`` while a reroll is typed, ``give`` while a die to give back is chosen by a ruling. die: the face
    chosen, 0 for none.
    """

    scores: bool = False
    typed: tuple[Face, ...] = ()
    mode: Mode = ""
    die: Annotated[int, Field(ge=0, le=6)] = 0


@dataclass(frozen=True)
class Moment:
    """What a dizzle screen shows. seat: the one to act, or the first winner; seen: the one whose sheet is shown."""

    state: State
    draft: Draft
    seat: int
    seen: int
    over: bool

    @cached_property
    def step(self) -> str:
        """The step due: ``roll``, ``action``, ``give-back``, ``planet``, or ``over``."""
        return "over" if self.over else rules.due(self.state).step

    @property
    def looking(self) -> bool:
        """Whether another seat's sheet is looked at."""
        return self.seen != self.seat

    @property
    def own(self) -> SeatState:
        """The sheet of the seat to act."""
        return self.state.seats[self.seat]

    @property
    def sheet(self) -> SeatState:
        """The sheet that is shown."""
        return self.state.seats[self.seen]

    @property
    def gives(self) -> bool:
        """A die is to be chosen that goes back."""
        return self.step == "give-back" or (self.step == "action" and self.draft.mode == "give")

    @cached_property
    def placings(self) -> tuple[Placing, ...]:
        """Every legal take."""
        return rules.takes(self.state) if self.step == "action" else ()

    @property
    def shown(self) -> tuple[Placing, ...]:
        """The legal takes of the die chosen, of all dice while none is."""
        return tuple(p for p in self.placings if self.draft.die in (0, p.die))

    @property
    def fitting_faces(self) -> tuple[int, ...]:
        """The faces of the pool that can be placed."""
        return tuple(sorted({p.die for p in self.placings}))

    @property
    def faces_wanted(self) -> tuple[int, ...]:
        """The faces that would fit now, whatever lies in the pool."""
        return rules.faces_fitting(self.state, self.seat)

    @property
    def typing(self) -> int:
        """How many dice are to be typed now, 0 for none."""
        if self.draft.mode == "reroll":
            return len(self.state.pool)
        return DICE[len(self.state.seats)] if self.step == "roll" else 0

    @cached_property
    def touchable(self) -> Mapping[Cell, str]:
        """The cells of the seat to act that may be touched now, and how they are ringed."""
        if self.step == "planet":
            return dict.fromkeys(rules.planets_left(self.state, self.seat), "reach")
        if self.gives:
            return {die.at: "give" for die in self.own.dice}
        return {p.cell: "lit" for p in self.shown} if not self.draft.mode else {}

    @property
    def only(self) -> tuple[int, Cell] | None:
        """The one cell that may be touched, with the die for it (0 for none); None where there is a choice."""
        if len(self.touchable) != 1 or self.looking:
            return None
        at = next(iter(self.touchable))
        return next((p.die for p in self.shown if p.cell == at), 0), at
