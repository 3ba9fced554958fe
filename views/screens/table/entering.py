"""New entries: what was tapped goes to the desk; what it refuses is explained, repaired or ruled on."""

from collections.abc import Callable, Sequence
from typing import Any

from companion import explain, referee
from companion.desk import Outcome, new_id
from companion.referee import Step
from models.verdict import Violation
from views.i18n import common as words
from views.parts.verdict import Objection, Repair, Said
from views.screens.rules import Cause
from views.screens.table.base import AtTable, Shown


class Entering(AtTable):
    """Hands entries to the desk and says what came of them."""

    def enter(self, *events: Any, typed: bool = False) -> bool:
        """Enters events as one entry; True when they were accepted.

        typed: the entry was typed or picked from a list, so an impossible one opens the verdict sheet too; an
        impossible tap is only told in the verdict line.
        """
        if not self.once.ready(thing=repr(events)):
            return False
        return self._enter(events, typed)

    def _enter(self, events: Sequence[Any], typed: bool) -> bool:
        outcome = self.desk.enter(self.table_id, events, new_id(), self.seen_version)
        self.shot = outcome.snapshot
        if outcome.ok:
            self._accepted()
            return True
        if outcome.kind in ("stale", "failed"):
            self._not_made(outcome)
        elif outcome.why == "not-yours":
            self._not_yours(outcome)
        else:
            self._refused(outcome.why, outcome.step, events, typed)
        return False

    def seal(self, seat: int, part: Any) -> bool:
        """Enters a seat's part of what is entered apart; True when it is in."""
        if not self.once.ready(thing=repr((seat, part))):
            return False
        outcome = self.place.seal(seat, part)
        if outcome is None:
            self._not_yours(Outcome("refused", self.shot, "not-yours"))
            return False
        self.shot = outcome.snapshot
        if outcome.ok:
            self._accepted()
            return True
        if outcome.kind in ("stale", "failed"):
            self._not_made(outcome)
        else:
            self._refused(outcome.why, outcome.step, [outcome.step.event] if outcome.step else [], True)
        return False

    def _not_yours(self, outcome: Outcome) -> None:
        self.once.open()
        self.say(Said("no", self.window.look.t(words.NOT_YOURS), outcome.sentence(self.window.lang)))

    def _accepted(self) -> None:
        self.shown, self.answer = None, None
        if self.screen:
            self.moved_on()
            self.keep_draft()
        self.window.buzz(1)
        self.redraw()

    def _refused(self, why: str | None, step: Step | None, events: Sequence[Any], typed: bool) -> None:
        self.once.open()
        if why == "rules" and step is not None:
            self.show_broken(events, step.broken, typed)
        elif why == "misfit":
            self.open_mend()

    def show_broken(
        self,
        events: Sequence[Any],
        broken: Sequence[Violation],
        typed: bool,
        settle: Callable[[Sequence[Any]], Any] | None = None,
    ) -> None:
        """Tells what the events break: in the verdict sheet, or in the line for an impossible tap.

        settle: takes the events repaired or ruled on, where something is still to be asked before they are entered.
        """
        look, lang = self.window.look, self.window.lang
        told = referee.verdict(tuple(broken))
        assert told is not None
        if self.fix is not None and referee.is_secret(self.shot.table.position):
            told = explain.discreet(told, self.setup)
        headline = explain.headline(told, self.setup, lang)
        sentence = explain.say(told, self.setup, lang)
        self.window.buzz(2)
        if told.kind == "impossible" and not typed:
            self.answer = Said("no", headline, sentence, told.rule)
            self.redraw()
            return
        also = [explain.headline(v, self.setup, lang) for v in broken if v is not told]
        refusal = Objection(
            "no" if told.kind == "impossible" else "ng",
            headline,
            sentence,
            tuple(self.screen.repairs(events, broken, look)) if self.screen else (),
            look.t(words.ALSO, rules=" · ".join(dict.fromkeys(also))) if also else "",
        )
        self.shown = Shown(
            refusal, tuple(events), told.rule, tuple(broken), self._what(events), settle or self.enter_now
        )
        self.redraw()

    def refuse_tap(self, events: Sequence[Any]) -> None:
        """Tells why something that was tapped cannot be done now."""
        broken = self.judge(*events)
        if broken:
            self.show_broken(events, broken, False)

    def repair(self, repair: Repair) -> None:
        """Takes a repair in place of the refused entry."""
        shown, self.shown = self.shown, None
        if shown is not None:
            shown.settle(repair.events)

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
        settle, self.shown = self.shown.settle, None
        settle(events)

    def enter_now(self, events: Sequence[Any]) -> None:
        """Enters events that were repaired or ruled on."""
        self._enter(events, True)

    def close_shown(self) -> None:
        """Closes the verdict sheet; the draft stays."""
        self.shown = None
        self.redraw()

    def _what(self, events: Sequence[Any]) -> str:
        """Who entered what: the event that breaks a rule, the last one where none does by itself."""
        position = self.position
        for event in events[:-1]:
            if referee.judge(position, event):
                break
            position = referee.advance(position, event)
        else:
            event = events[-1]
        hidden = self.fix is not None and referee.is_secret(self.shot.table.position)
        what = self.step(event.type) if hidden else self.describe(event, position)
        known = event.seat is not None and event.seat < len(self.seats)
        return f"{self.seats[event.seat].name} · {what}" if known else what

    def read_rule(self) -> None:
        """Opens the rules page at the rule of the verdict; the sheet waits."""
        if self.shown:
            self.read(self.shown.rule)

    def read(self, rule: str) -> None:
        """Opens the rules page at a rule, and keeps the table as it is."""
        self.window.go(f"/table/{self.table_id}/rules/{rule}", keep=True)

    def cause_of(self, rule: str) -> Cause | None:
        """The verdict that shows now, where it names this rule."""
        shown, line = self.shown, self.line
        if shown is not None and shown.rule == rule:
            board = self.screen.preview(shown.events, shown.broken, self.window.look) if self.screen else None
            return Cause(shown.refusal.kind, rule, shown.what, shown.refusal.sentence, board)
        if self.mend is not None and self.mend.told.rule == rule:
            return Cause("ng", rule, self.mend.what, self.mend.sentence)
        if line is not None and line.rule == rule:
            return Cause(line.kind, rule, line.sentence, line.reason, waits=False)
        return None
