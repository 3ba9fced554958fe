"""An earlier entry is changed: what comes in its place is entered on the same screen, and what follows is judged anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.desk import Outcome, new_id
from views.i18n import table as words
from views.parts.verdict import Said
from views.screens.mend import Mend
from views.screens.table.entering import Entering


@dataclass(frozen=True)
class Change:
    """A correction: `events` in place of the `drop` events from `at` on."""

    at: int
    drop: int
    events: tuple[Any, ...]


class Correcting(Entering):
    """Replaces an earlier entry where one is being corrected, else enters a new one."""

    def _enter(self, events: Sequence[Any], typed: bool) -> bool:
        return super()._enter(events, typed) if self.fix is None else self._replace(events, typed)

    def _replace(self, events: Sequence[Any], typed: bool) -> bool:
        assert self.fix is not None
        at, drop = self.fix
        change = Change(at, drop, tuple(events))
        preview = self.desk.preview(self.table_id, at, drop, events)
        if preview.refusal is not None:
            self._refused(preview.refusal.why, preview.refusal.step, events, typed)
            return False
        if preview.misfit is None:
            outcome = self.commit(change)
            if not outcome.ok:
                self.not_corrected(outcome)
                return False
            look = self.window.look
            follows = preview.follows
            text = look.t(words.STILL_FIT, count=follows) if follows else look.t(words.STILL_FIT_LAST)
            self.answer = Said("rule", text)
            self.to_table()
            return True
        self.mend = Mend(self, change, preview)
        self.redraw()
        return False

    @property
    def fixed(self) -> str:
        """What is being corrected, as the log tells it."""
        assert self.fix is not None
        at, drop = self.fix
        table = self.shot.table
        # The one that no longer fits was judged too, against the table before it.
        judged = [*table.steps, *([table.misfit] if table.misfit else [])]
        last = min(at + drop, len(judged)) - 1
        if last < at:
            return self.step(table.record[at].event.type)
        return self.describe(judged[last].event, judged[last].before)

    def commit(self, change: Change) -> Outcome:
        """Makes a correction that was looked at before."""
        outcome = self.desk.correct(self.table_id, change.at, change.drop, change.events, new_id(), self.seen_version)
        self.shot = outcome.snapshot
        return outcome

    def not_corrected(self, outcome: Outcome) -> None:
        """Says why a correction was not made; where the table is another one now, there is nothing left to correct."""
        self.mend = None
        if outcome.kind == "stale":
            self.to_table()
        self._not_made(outcome)

    def to_table(self) -> None:
        """Leaves correcting and shows the table as it is."""
        answer, self.fix, self.mend = self.answer, None, None
        if self.screen:
            self.moved_on()
        self.answer = answer
        self.window.rename(f"/table/{self.table_id}")
        self.redraw()

    def to_fix(self, at: int, drop: int) -> None:
        """Goes on to correct another entry."""
        self.fix, self.mend, self.answer = (at, drop), None, None
        if self.screen:
            self.moved_on()
        self.redraw()

    def leave_fix(self) -> None:
        """Leaves the entry as it was."""
        self.window.back(f"/table/{self.table_id}/log")
