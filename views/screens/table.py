"""The table screen of every game: it holds the snapshot, turns entries over to the desk, and says what came of them.

A game's own screen (`views.scene.GameScreen`) makes a `Scene` of `position` and its draft and calls `enter`. The same
screen also corrects an earlier entry: then `position` is the table before it, and `enter` replaces it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion import explain, referee
from companion.desk import Outcome, Snapshot, new_id
from companion.game import Setup
from companion.referee import Position, Step
from models.record import Event
from models.result import Standing
from models.verdict import Violation
from views.games import screen_of
from views.i18n import common as words
from views.i18n import table as own_words
from views.parts.marks import Seat, seats_of
from views.parts.tray import MainAction
from views.parts.verdict import Refusal, Repair, Said
from views.scene import GameScreen, Scene
from views.screens import layout
from views.screens.mend import Mend
from views.theme import Look
from views.window import Once, Screen, Window


@dataclass(frozen=True)
class Shown:
    """A refused entry while its verdict sheet lies open."""

    refusal: Refusal
    events: tuple[Any, ...]
    rule: str
    broken: tuple[Violation, ...]


@dataclass(frozen=True)
class Change:
    """A correction: `events` in place of the `drop` events from `at` on."""

    at: int
    drop: int
    events: tuple[Any, ...]


class Table(Screen):
    """One table in one window.

    fix: correct an earlier entry instead, (first event, how many events).
    """

    def __init__(self, window: Window, table_id: str, fix: tuple[int, int] | None = None) -> None:
        super().__init__(window)
        self.desk = window.desk
        self.table_id = table_id
        self.fix = fix
        self.shot: Any = self.desk.find(table_id)
        self.shown: Shown | None = None
        self.mend: Mend | None = None
        self.menu_open = False
        self.dialog: Callable[[Look], ft.Control] | None = None
        self.answer: Said | None = None
        self.board_size: tuple[float, float] | None = None
        self.once = Once()
        self.main: MainAction | None = None
        self._forget: Any = None
        if self.shot is None:
            return
        self.game = self.setup.game
        module = screen_of(self.game)
        self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
        self.screen: GameScreen | None = module.TableScreen(self) if module else None
        if self.screen and fix is None:
            self.screen.restore(self.desk.draft(table_id))
        self._forget = self.desk.subscribe(table_id, self._changed)
        window.stay_awake(True)

    # --- what there is to show

    @property
    def setup(self) -> Setup:
        """Who plays with what."""
        setup: Setup = self.shot.setup
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
    def over(self) -> bool:
        """The game has ended or was stopped."""
        return self.position.phase != "in_progress"

    def step(self, event_type: str) -> str:
        """What is to be done for an event type, short, in the window's language."""
        return explain.step(self.game, event_type, self.window.lang)

    def describe(self, event: Event, before: Position) -> str:
        """One line of the log."""
        return explain.describe(event, before.state, self.setup, self.window.lang)

    # --- entering

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

    def enter(self, *events: Any, typed: bool = False) -> bool:
        """Enters events as one entry; True when they were accepted.

        typed: the entry was typed or picked from a list, so an impossible one opens the verdict sheet too; an
        impossible tap is only told in the verdict line.
        """
        if not self.once.ready():
            return False
        return self._enter(events, typed)

    def _enter(self, events: Sequence[Any], typed: bool) -> bool:
        if self.fix is not None:
            return self._replace(events, typed)
        outcome = self.desk.enter(self.table_id, events, new_id(), self.shot.version)
        self.shot = outcome.snapshot
        if outcome.ok:
            self._accepted()
            return True
        self._refused(outcome.why, outcome.step, events, typed)
        return False

    def _accepted(self) -> None:
        self.shown, self.answer = None, None
        if self.screen:
            self.screen.entered()
            self.keep_draft()
        self.window.buzz(1)
        self.redraw()

    def _refused(self, why: str | None, step: Step | None, events: Sequence[Any], typed: bool) -> None:
        self.once.open()
        if why == "rules" and step is not None:
            self.show_broken(events, step.broken, typed)
        elif why == "misfit":
            self.open_mend()
        else:
            self._stale()

    def _stale(self) -> None:
        """Another window was faster: this one shows the table as it is."""
        look = self.window.look
        if self.screen:
            self.screen.entered()
        self.say(Said("no", look.t(words.STALE), look.t(words.STALE_MORE)))

    def show_broken(self, events: Sequence[Any], broken: Sequence[Violation], typed: bool) -> None:
        """Tells what the events break: in the verdict sheet, or in the line for an impossible tap."""
        look, lang = self.window.look, self.window.lang
        told = referee.verdict(tuple(broken))
        assert told is not None
        if self.fix is not None and referee.is_secret(self.shot.table.position):
            told = explain.discreet(told, self.setup)
        headline = explain.headline(told, self.setup, lang)
        sentence = explain.say(told, self.setup, lang)
        self.window.buzz(2)
        if told.kind == "impossible" and not typed:
            self.answer = Said("no", headline, sentence)
            self.redraw()
            return
        also = [explain.headline(v, self.setup, lang) for v in broken if v is not told]
        refusal = Refusal(
            "no" if told.kind == "impossible" else "ng",
            headline,
            sentence,
            tuple(self.screen.repairs(events, broken, look)) if self.screen else (),
            look.t(words.ALSO, rules=" · ".join(dict.fromkeys(also))) if also else "",
        )
        self.shown = Shown(refusal, tuple(events), told.rule, tuple(broken))
        self.redraw()

    def repair(self, repair: Repair) -> None:
        """Enters a repair in place of the refused entry."""
        self.shown = None
        self._enter(repair.events, True)

    def rule(self, reason: str) -> None:
        """Lets the refused entry stand by a ruling."""
        if self.shown is None:
            return
        events = list(self.shown.events)
        position = self.position
        for index, event in enumerate(events):
            if referee.judge(position, event):
                events[index] = event.model_copy(update={"ruling": reason})
            position = referee.advance(position, events[index])
        self.shown = None
        self._enter(events, True)

    def close_shown(self) -> None:
        """Closes the verdict sheet; the draft stays."""
        self.shown = None
        self.redraw()

    def read_rule(self) -> None:
        """Opens the rules page at the rule of the verdict."""
        if self.shown:
            self.window.go(f"/rules/{self.game}/{self.shown.rule}")

    # --- back and forth

    def undo(self) -> None:
        """Drops the draft first; without one takes back the last entry."""
        self.answer = None
        if self.shown is not None:
            self.close_shown()
            return
        if self.screen and self.screen.drop():
            self.keep_draft()
            self.redraw()
            return
        if self.fix is not None:
            self.window.back(f"/table/{self.table_id}/log")
            return
        if not self.once.ready():
            return
        self._moved(self.desk.undo(self.table_id, new_id(), self.shot.version))
        self.once.open()

    def redo(self) -> None:
        """Brings back what was undone last."""
        self._moved(self.desk.redo(self.table_id, new_id(), self.shot.version))

    def _moved(self, outcome: Outcome) -> None:
        self.shot = outcome.snapshot
        if outcome.kind == "stale":
            self._stale()
            return
        if self.screen:
            self.screen.entered()
        self.redraw()

    @property
    def can_undo(self) -> bool:
        """Whether there is a draft or an entry to take back."""
        return self.fix is not None or bool(self.shot.table.counted) or self._has_draft()

    def _has_draft(self) -> bool:
        return self.screen is not None and self.screen.draft() is not None

    def changed_draft(self) -> None:
        """A game's screen changed its draft: it is kept, and the screen drawn anew."""
        self.answer = None
        self.keep_draft()
        self.redraw()

    def keep_draft(self) -> None:
        """Keeps the draft on disk, so that a killed app finds it again."""
        if self.screen and self.fix is None:
            self.desk.set_draft(self.table_id, self.screen.draft())

    def say(self, said: Said | None) -> None:
        """Shows a verdict line until the next tap."""
        self.answer = said
        self.redraw()

    def say_why(self, why: str) -> None:
        """Says why a locked button cannot be used now."""
        self.say(Said("no", why))

    def refuse_tap(self, events: Sequence[Any]) -> None:
        """Tells why something that was tapped cannot be done now."""
        broken = self.judge(*events)
        if broken:
            self.show_broken(events, broken, False)

    # --- correcting

    def _replace(self, events: Sequence[Any], typed: bool) -> bool:
        assert self.fix is not None
        at, drop = self.fix
        change = Change(at, drop, tuple(events))
        preview = self.desk.preview(self.table_id, at, drop, events)
        if preview.refusal is not None:
            self._refused(preview.refusal.why, preview.refusal.step, events, typed)
            return False
        if preview.misfit is None:
            self.commit(change)
            look = self.window.look
            follows = preview.follows
            text = look.t(own_words.STILL_FIT, count=follows) if follows else look.t(own_words.STILL_FIT_LAST)
            self.answer = Said("rule", text)
            self.to_table()
            return True
        self.mend = Mend(self, change, preview)
        self.redraw()
        return False

    def commit(self, change: Change) -> None:
        """Makes a correction that was looked at before."""
        outcome = self.desk.correct(self.table_id, change.at, change.drop, change.events, new_id(), self.shot.version)
        self.shot = outcome.snapshot

    def to_table(self) -> None:
        """Leaves correcting and shows the table as it is."""
        answer, self.fix, self.mend = self.answer, None, None
        if self.screen:
            self.screen.entered()
        self.answer = answer
        self.window.rename(f"/table/{self.table_id}")
        self.redraw()

    def to_fix(self, at: int, drop: int) -> None:
        """Goes on to correct another entry."""
        self.fix, self.mend, self.answer = (at, drop), None, None
        if self.screen:
            self.screen.entered()
        self.redraw()

    def open_mend(self) -> None:
        """Opens the three ways to mend an entry that no longer fits."""
        self.mend = Mend(self, None, None)
        self.redraw()

    # --- the rest

    def _changed(self, shot: Snapshot) -> None:
        """Another window (or this one) changed the table; may come from any thread."""
        if shot.version == self.shot.version:
            return

        async def take() -> None:
            if shot.version > self.shot.version:
                self.shot = shot
                self.shown, self.mend = None, None
                if self.screen:
                    self.screen.entered()
                self.redraw()

        self.window.soon(take)

    @property
    def left(self) -> bool:
        """Whether the window has gone to another screen: what draws this one from time to time ends then."""
        return self._forget is None

    def reread(self) -> None:
        """Takes the table as it is on disk."""
        shot = self.desk.find(self.table_id)
        if shot is not None and self.shot is not None and shot.version != self.shot.version:
            self.shot, self.shown, self.mend = shot, None, None
            if self.screen:
                self.screen.entered()

    def leave(self) -> None:
        """Stops listening to the table."""
        if self._forget:
            self._forget()
            self._forget = None
        self.window.stay_awake(False)

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Ctrl+Z and Ctrl+Y everywhere; arrows in the board; Enter presses the main button; Escape closes."""
        if self.shot is None or self.screen is None:
            return
        if ctrl and key.lower() == "z":
            (self.redo if shift else self.undo)()
        elif ctrl and key.lower() == "y":
            self.redo()
        elif self.dialog is not None or self.mend is not None:
            return
        elif key == "Escape":
            if self.menu_open:
                self.toggle_menu()
            elif self.shown:
                self.close_shown()
            elif self.screen.drop():
                self.changed_draft()
        elif self.shown is not None or self.screen.key(key) or key != "Enter":
            return
        elif self.main and self.main.on_tap:
            self.main.on_tap()

    def scene(self, look: Look) -> Scene:
        """The game's scene now."""
        assert self.screen is not None
        return self.screen.scene(look)

    def open_log(self) -> None:
        """Opens the log."""
        self.window.go(f"/table/{self.table_id}/log")

    def open_share(self) -> None:
        """Opens the share sheet; a table that hides something from its players is not handed on, and says why."""
        if referee.is_secret(self.shot.table.position):
            look = self.window.look
            self.menu_open = False
            self.say(Said("no", look.t(words.SECRET), look.t(words.SECRET_NOTE)))
            return
        self.window.go(f"/table/{self.table_id}/share")

    def leave_fix(self) -> None:
        """Leaves the entry as it was."""
        self.window.back(f"/table/{self.table_id}/log")

    def show_score(self, seat: int) -> None:
        """Opens the points line by line; every seat's stand side by side there."""
        self.window.go(f"/table/{self.table_id}/result")

    def toggle_menu(self) -> None:
        """Opens or closes the ⋮ menu."""
        self.menu_open = not self.menu_open
        self.redraw()

    def open_dialog(self, dialog: Callable[[Look], ft.Control] | None) -> None:
        """Lays a dialog over the table, None closes it. It is made while drawing: parts can be made only then."""
        self.menu_open, self.dialog = False, dialog
        self.redraw()

    def close_dialog(self) -> None:
        """Closes the dialog."""
        self.open_dialog(None)

    def enter_adjust(self, seat: int, points: int, reason: str) -> None:
        """Enters a score correction."""
        self.dialog = None
        self._enter([self.event(type="adjust", player=seat, points=points, reason=reason)], True)

    def enter_stop(self, reason: str) -> None:
        """Stops the game early."""
        self.dialog = None
        self._enter([self.event(type="stop", reason=reason)], True)

    def measured(self, event: ft.LayoutSizeChangeEvent) -> None:
        """The device says how much room the board has."""
        size = (event.width, event.height)
        if self.board_size is None or max(abs(a - b) for a, b in zip(size, self.board_size, strict=True)) > 1.5:
            self.board_size = size
            self.redraw()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        return layout.table(self, look.on(self.game) if self.game else look)
