"""What the buttons, keys and sheets of the table screen do."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion import referee
from companion.desk import Outcome, Sitting, new_id
from companion.texts.errors import sentence
from models.base import RecordError
from models.record import Tally
from views.i18n import Text
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import table as own
from views.parts.verdict import Said
from views.scene import Scene
from views.screens.table.base import COUNTED
from views.screens.table.correcting import Correcting
from views.theme import Look, minus


class Actions(Correcting):
    """The table screen but for how it is laid out."""

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
        if self.once.ready("undo"):
            what = self.last_told()
            self._moved(self.desk.undo(self.table_id, new_id(), self.seen_version), own.UNDONE, what)

    def change_options(self, **options: Any) -> bool:
        """Puts options that were told wrong at the setup right."""
        try:
            self.shot = self.desk.change_options(self.table_id, **options)
        except RecordError as error:
            self.say(Said("no", sentence(error, self.window.lang)))
            return False
        if self.screen:
            self.screen.entered()
        self.redraw()
        return True

    def redo(self) -> None:
        """Brings back what was undone last."""
        if self.can_redo and self.once.ready("redo"):
            outcome = self.desk.redo(self.table_id, new_id(), self.seen_version)
            self.shot = outcome.snapshot
            self._moved(outcome, own.REDONE, self.last_told())

    def _moved(self, outcome: Outcome, word: Text, what: str) -> None:
        self.shot = outcome.snapshot
        if not outcome.ok:
            self._not_made(outcome)
            return
        if outcome.kind == "refused":
            self.say(Said("no", outcome.sentence(self.window.lang)))
            return
        if self.screen:
            self.moved_on()
        # What was taken back is named: it may be another one than the person had in mind.
        self.say(Said("ok", self.window.look.t(word), what) if what else None)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be brought back now."""
        return self.fix is None and bool(self.shot.table.undone) and not self._has_draft()

    @property
    def can_undo(self) -> bool:
        """Whether there is a draft or an entry to take back."""
        return self.fix is not None or bool(self.shot.table.counted) or self._has_draft()

    def _has_draft(self) -> bool:
        return self.screen is not None and self.screen.draft() is not None

    def say_why(self, why: str) -> None:
        """Says why a locked button cannot be used now."""
        self.say(Said("no", why))

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Ctrl+Z and Ctrl+Y everywhere; arrows in the board; Enter presses the main button; Escape closes."""
        if self.missing or self.screen is None:
            return
        if self.dialog is not None or self.mend is not None:
            # Ctrl+Z belongs to the field that is typed in.
            if key == "Escape" and self.mend is not None:
                self.mend.close()
            elif key == "Escape":
                self.close_dialog()
        elif ctrl and key.lower() == "z":
            (self.redo if shift else self.undo)()
        elif ctrl and key.lower() == "y":
            self.redo()
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

    def open_result(self) -> None:
        """Opens the result."""
        self.window.go(f"/table/{self.table_id}/result")

    def open_rules(self) -> None:
        """Opens the rules of the game; what they come to at this table stands with them."""
        self.menu_open = False
        self.window.go(f"/table/{self.table_id}/rules", keep=True)

    def open_seats(self) -> None:
        """Where a guest chooses a seat."""
        self.menu_open = False
        self.window.go("/seat")

    def open_share(self) -> None:
        """Opens the share sheet; a table that hides something from its players is not handed on, and says why."""
        if referee.is_secret(self.shot.table.position):
            look = self.window.look
            self.menu_open = False
            self.say(Said("no", look.t(words.SECRET), look.t(words.SECRET_NOTE)))
            return
        self.window.go(f"/table/{self.table_id}/share")

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
        """Enters a score correction, and tells whose, by how much and why."""
        event = self.event(type="adjust", player=seat, points=points, reason=reason)
        if self._enter_dialog(event):
            look = self.window.look
            told = look.t(own.ADJUSTED, name=self.seats[seat].name, points=minus(points, sign=True))
            self.say(Said("rule", told, reason))

    def enter_stop(self, reason: str) -> None:
        """Stops the game early, and tells why."""
        if self._enter_dialog(self.event(type="stop", reason=reason)):
            self.say(Said("rule", self.window.look.t(words.STOP_REASON), reason))

    def _enter_dialog(self, event: Any) -> bool:
        """Enters what a dialog asked for; its second tap finds it closed and does nothing."""
        if self.dialog is None:
            return False
        self.dialog = None
        return self._enter([event], True)

    def close_top(self) -> bool:
        """Closes what lies over the table."""
        if self.away is None:
            return False
        self.away()
        return True

    def change_count(self, seat: int) -> None:
        """Opens a seat's count to be changed."""
        steps = self.shot.table.steps
        at = next(s.index for s in reversed(steps) if isinstance(s.event, Tally) and s.event.player == seat)
        self.window.go(f"/table/{self.table_id}/fix/{at}/1")

    def count_anew(self) -> None:
        """Stops this game; its end is counted at a new table of the same players, options and box."""
        look, shot = self.window.look, self.shot
        self.menu_open = False
        if not self.once.ready():
            return
        if not self.over and not self._enter(
            [self.event(type="stop", reason=look.t(count_words.STOPPED_TO_COUNT))], True
        ):
            return
        seats = [Sitting(*seat) for seat in zip(shot.names, shot.colors, shot.players, strict=True)]
        new = self.desk.create(
            self.setup.game, seats, shot.head.get("options"), shot.head.get("pack"), title=shot.title
        )
        self.desk.set_draft(new.table_id, {}, COUNTED)
        self.window.swap(f"/table/{new.table_id}")

    def only_count(self) -> None:
        """At a table where nothing was entered yet: only the end will be."""
        self.menu_open = False
        self.desk.set_draft(self.table_id, {}, COUNTED)
        self._counts = True
        self.screen = self.make_screen()
        self.redraw()

    def play_along(self) -> None:
        """At a table where nothing was entered yet: the moves will be entered after all."""
        self.menu_open = False
        self.desk.set_draft(self.table_id, None, COUNTED)
        self._counts = False
        self.screen = self.make_screen()
        self.redraw()

    @property
    def can_play(self) -> bool:
        """Nothing is entered yet at a table of which only the end was to be."""
        return self.fix is None and self.counts and not self.shot.table.position.begun

    @property
    def can_count(self) -> bool:
        """This table is not counted already."""
        return self.fix is None and not self.counts

    def crowded(self, look: Look, least: float) -> bool:
        """Whether the board was found to have less than it needs in a window of this size; it scrolls from then on."""
        self._least = least
        return least > 0 and self._crowded == (look.width, look.height)

    def measured(self, event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        """The device says how much room the board has."""
        size = (event.width, event.height)
        if event.height < self._least:
            self._crowded = (self.window.look.width, self.window.look.height)
        if self.board_size is None or max(abs(a - b) for a, b in zip(size, self.board_size, strict=True)) > 1.5:
            self.board_size = size
            self.redraw()
