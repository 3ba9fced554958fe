"""What every part of the table screen knows: the snapshot, the position shown, the draft, other windows."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from companion import explain, referee
from companion.desk import Outcome, Snapshot
from companion.desk.place import Place
from companion.game import Seating
from companion.referee import Position, Step
from models.record import Event, Tally
from models.result import Standing
from models.verdict import Violation
from views.i18n import common as words
from views.parts.base import Handler
from views.parts.marks import Seat, seats_of
from views.parts.tray import MainAction
from views.parts.verdict import Answer, Objection, Said
from views.scene import GameScreen
from views.screens.mend import Mend
from views.screens.one_table import OneTable
from views.theme import Look
from views.window import Once, Window

COUNTED = "count"
"""The key of what is half counted at a table; at an empty table, that it is there says that only the end is entered."""

DRAFT_AFTER = 0.1
"""Seconds from a change of the draft until it is written: the change is on the screen by then."""


@dataclass(frozen=True)
class Shown:
    """A refused entry while its verdict sheet lies open.

    what: who entered what; settle: takes the events repaired or ruled on; answer: what was chosen on the sheet so far.
    """

    refusal: Objection
    events: tuple[Any, ...]
    rule: str
    broken: tuple[Violation, ...]
    what: str
    settle: Callable[[Sequence[Any]], Any]
    answer: Answer = field(default_factory=Answer)


class AtTable(OneTable):
    """One table in one window, and what there is to show of it.

    fix: correct an earlier entry instead, (first event, how many events).
    """

    def __init__(self, window: Window, table_id: str, fix: tuple[int, int] | None = None) -> None:
        super().__init__(window, table_id)
        self.fix = fix
        self.screen: GameScreen | None = None
        self._counts = False
        self.shown: Shown | None = None
        self.mend: Mend | None = None
        self.menu_open = False
        self.dialog: Callable[[Look], ft.Control] | None = None
        self.answer: Said | None = None
        self.line: Said | None = None
        self.board_size: tuple[float, float] | None = None
        self._crowded: tuple[float, float] | None = None
        self._least = 0.0
        self._draft_waits = False
        self.away: Handler | None = None
        self.once = Once()
        self.main: MainAction | None = None
        self._forget: Any = None
        if self.missing:
            return
        self.game = self.setup.game
        self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
        self._counts = self.desk.draft(table_id, COUNTED) is not None
        self._forget = self.desk.subscribe(table_id, self._changed)
        self.place: Place = self.desk.place(table_id, window.ident, lambda: window.soon(self._gathered))
        window.stay_awake(True)
        window.call(window.seat is not None and self.turn == window.seat)

    @property
    def setup(self) -> Seating:
        """Who plays with what."""
        setup: Seating = self.shot.setup
        return setup

    @property
    def position(self) -> Position:
        """The table as it is; while an earlier entry is corrected, as it was before that entry."""
        table = self.shot.table
        if self.fix is not None:
            at = self.fix[0]
            if at < len(table.steps):
                before: Position = table.steps[at].before
                return before
        position: Position = table.position
        return position

    @property
    def state(self) -> Any:
        """The game's own state at `position`."""
        return self.position.state

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The score sheet at `position`, in seat order."""
        return referee.standings(self.position)

    @property
    def turn(self) -> int | None:
        """The seat to act, None where several may or the game has ended."""
        turn = referee.turn(self.position)
        return turn.player if turn else None

    @property
    def expects(self) -> tuple[str, ...]:
        """The event types that are due, none after the end."""
        turn = referee.turn(self.position)
        return turn.expects if turn else ()

    @property
    def counts(self) -> bool:
        """Whether only the end is entered: by what was entered, and at an empty table by what was chosen."""
        position = self.shot.table.position
        if position.counted or isinstance(self.fixing, Tally):
            return True
        return self._counts and not position.begun

    @property
    def over(self) -> bool:
        """The game has ended or was stopped."""
        return self.position.phase != "in_progress"

    @property
    def fixing(self) -> Any:
        """The event that is being corrected, None outside a correction."""
        steps = self.shot.table.steps
        return steps[self.fix[0]].event if self.fix is not None and self.fix[0] < len(steps) else None

    @property
    def replaced(self) -> tuple[Event, ...]:
        """All the events that a correction replaces, empty outside one."""
        if self.fix is None:
            return ()
        at, drop = self.fix
        return tuple(kept.event for kept in self.shot.table.record[at : at + drop])

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every entry that stands, judged, the oldest first."""
        steps: tuple[Step, ...] = self.shot.table.steps
        return steps

    @property
    def misfits(self) -> bool:
        """An earlier correction left entries that no longer fit."""
        return self.shot.table.misfit is not None

    @property
    def covered(self) -> bool:
        """Something of the page lies over the scene."""
        return self.menu_open or self.dialog is not None or self.shown is not None or self.mend is not None

    def step(self, event_type: str) -> str:
        """What is to be done for an event type, short, in the window's language."""
        return explain.step(self.setup.game, event_type, self.window.lang)

    def describe(self, event: Event, before: Position) -> str:
        """One line of the log."""
        return explain.describe(event, before.state, self.setup, self.window.lang)

    def last_told(self) -> str:
        """The last entry as the log tells it; nothing where something is hidden."""
        steps = self.shot.table.steps
        if not steps or self.shot.misfit is not None or referee.is_secret(self.shot.position):
            return ""
        event = steps[-1].event
        what = self.describe(event, steps[-1].before)
        return f"{self.seats[event.seat].name} · {what}" if event.seat is not None else what

    # --- events

    def event(self, **data: Any) -> Any:
        """An event of this game from its keys, checked like one from outside. Raises RecordError."""
        return type(self.shot.table.game.record).read_event(data)

    def judge(self, *events: Any) -> tuple[Violation, ...]:
        """What the events break, one after the other, as far as the first that does not stand."""
        position = self.position
        for event in events:
            broken = referee.judge(position, event)
            if broken:
                return broken
            position = referee.advance(position, event)
        return ()

    # --- the game's screen

    @abstractmethod
    def make_screen(self) -> GameScreen:
        """The game's screen for what is entered at this table: the moves, or only the end."""

    def moved_on(self) -> None:
        """The table moved on: the game's screen hears of it, or another one takes its place."""
        self.window.call(self.window.seat is not None and self.turn == self.window.seat)
        if self.counts != self._counts:
            self.screen = self.make_screen()
        elif self.screen is not None:
            self.screen.entered()

    # --- the draft, and what is said

    def changed_draft(self) -> None:
        """A game's screen changed its draft: it is kept, and the screen drawn anew."""
        self.answer = None
        self.keep_draft()
        self.redraw()

    def keep_draft(self) -> None:
        """Has the draft kept on disk, so that a killed app finds it again: as soon as the screen has been drawn."""
        if self.screen and self.fix is None:
            self._draft_waits = True
            self.window.soon(self._write_draft_later)

    async def _write_draft_later(self) -> None:
        await asyncio.sleep(DRAFT_AFTER)
        self._write_draft()

    def _write_draft(self) -> None:
        if self._draft_waits and self.screen:
            self._draft_waits = False
            draft = self.screen.draft()
            if self._counts:
                self.desk.set_draft(self.table_id, draft or {}, COUNTED)
            else:
                self.desk.set_draft(self.table_id, draft)

    def say(self, said: Said | None) -> None:
        """Shows a verdict line until the next tap."""
        self.answer = said
        self.redraw()

    def _not_made(self, outcome: Outcome) -> None:
        """Says why an entry was not made: another window was faster, or it could not be written (the draft stays)."""
        look = self.window.look
        if outcome.kind == "failed":
            self.once.open()
            self.say(Said("no", look.t(words.NOT_KEPT), outcome.sentence(look.lang)))
            return
        if self.screen:
            self.moved_on()
        self.say(Said("no", look.t(words.STALE), outcome.sentence(look.lang)))

    @abstractmethod
    def open_mend(self) -> None:
        """Opens the three ways to mend an entry that no longer fits."""

    def _changed(self, shot: Snapshot) -> None:
        """Another window (or this one) changed the table; may come from any thread."""
        if shot.version == self.shot.version:
            return

        async def take() -> None:
            if shot.version > self.shot.version:
                self._overtaken(shot)
                self.redraw()

        self.window.soon(take)

    async def _gathered(self) -> None:
        """What the windows of this table share has changed."""
        if self.screen and not self.left:
            self.screen.gathered()
            self.redraw()

    def _overtaken(self, shot: Snapshot) -> None:
        """Another window was faster. What is half entered here stays while it is for the same step, and it is told."""
        self.sight.changed(self.shot.version)
        before = (self.turn, self.expects)
        draft = self.screen.draft() if self.screen else None
        busy = draft is not None or self.shown is not None or self.mend is not None
        self.shot, self.shown, self.mend = shot, None, None
        if self.screen:
            self.moved_on()
            if draft is not None and (self.turn, self.expects) == before:
                self.screen.restore(draft)
        if busy:
            self.answer = Said("no", self.window.look.t(words.STALE), self.last_told())

    @property
    def left(self) -> bool:
        """Whether the window has gone to another screen: what draws this one from time to time ends then."""
        return self._forget is None

    def reread(self) -> None:
        """Takes the table as it is on disk."""
        shot = self.desk.find(self.table_id)
        if shot is not None and not self.missing and shot.version != self.shot.version:
            self._overtaken(shot)

    def leave(self) -> None:
        """Stops listening to the table."""
        self._write_draft()
        if self._forget:
            self._forget()
            self._forget = None
            self.place.leave()
        self.window.stay_awake(False)
