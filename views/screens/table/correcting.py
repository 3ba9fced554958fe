"""An earlier entry is changed: what comes in its place is entered on the same screen, and what follows is judged anew."""

from collections.abc import Sequence
from typing import Any

from companion.desk import Outcome, new_id
from views.i18n import guests
from views.i18n import table as words
from views.parts.verdict import Said
from views.screens.mend import Change, Mend
from views.screens.table.entering import Entering


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
            if not self.commit(change):
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

    def open_mend(self) -> None:
        """Opens the three ways to mend an entry that no longer fits; a guest is told that the host mends it."""
        if self.window.guest is not None:
            self.say(Said("no", self.window.look.t(words.MEND_WAITS), self.window.look.t(guests.HOST_MENDS)))
            return
        self.mend = Mend(self, None, None)
        self.redraw()

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

    def commit(self, change: Change) -> bool:
        """Makes a correction that was looked at before; False, and it is said why, where that was not possible."""
        version = self.seen_version
        return self._took(self.desk.correct(self.table_id, change.at, change.drop, change.events, new_id(), version))

    def settle_misfit(self, index: int, reason: str | None) -> bool:
        """Rules on the entry that no longer fits, without a reason cuts it and all behind it off; False as above."""
        version = self.seen_version
        if reason is None:
            return self._took(self.desk.cut(self.table_id, index, new_id(), version))
        return self._took(self.desk.rule(self.table_id, index, reason, new_id(), version))

    def _took(self, outcome: Outcome) -> bool:
        self.shot = outcome.snapshot
        if outcome.ok:
            return True
        self.mend = None
        if outcome.kind == "stale":
            # The table is another one now: there is nothing left to correct.
            self.to_table()
        self._not_made(outcome)
        return False

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
