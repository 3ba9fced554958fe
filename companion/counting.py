"""A counted table: nobody entered the moves; each seat's end is entered as it lies, by one `count` (count page).

The referee plays these rules instead of the game's own from the moment that a table's first event of the game is a count.
What a game says about its own counts is a `Counting`, in ``companion/rules/<game>/count.py``; what they are worth is
reckoned by the game's own rules, so that the sums cannot differ from those of a game that was entered.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from companion.game import Counting, Counts, Phase, Rules, Scores, Seating, SeatScore, rules_of
from models.record import Event, Stop, Tally
from models.result import Line, Turn
from models.verdict import Violation, illegal


class CountedState(NamedTuple):
    """The counts of a table. entered: as they were entered; counts: with what was said after the last one."""

    setup: Seating
    entered: Counts
    counts: Counts


@dataclass(frozen=True, slots=True)
class CountedRules:
    """The rules of a counted table. played: the game's own; met: their state when the first count came."""

    played: Rules
    met: Any
    counting_of: Counting

    @property
    def RULES(self) -> tuple[str, ...]:
        """The game's rule ids, in the order of its page."""
        return self.played.RULES

    @property
    def LINES(self) -> tuple[str, ...]:
        """The game's scoring lines, in the order of its page."""
        return self.played.LINES

    def start(self, setup: Seating) -> CountedState:
        """Nobody is counted yet."""
        nobody = (None,) * setup.seats
        return CountedState(setup, nobody, nobody)

    def turn_rule(self, state: CountedState) -> str:
        """The game's own, which says which seats exist."""
        return self.played.turn_rule(self.met)

    def end_rule(self, state: CountedState) -> str:
        """The game's own."""
        return self.played.end_rule(self.met)

    def is_over(self, state: CountedState) -> bool:
        """Every seat is counted."""
        return None not in state.counts

    def may_follow_end(self, event: Event) -> bool:
        """All but a stop is judged by `check`: what does not belong here breaks the same rule at any time."""
        return not isinstance(event, Stop)

    def check(self, state: CountedState, event: Event) -> Iterator[Violation]:
        """Each seat is counted once, and nothing else happens."""
        counting = self.counting_of
        if isinstance(event, Tally):
            seat = event.player
            if state.counts[seat] is not None:
                yield illegal(counting.rule, "again", seat=seat)
            yield from counting.check(self.met, replaced(state.counts, seat, None), event)
        elif counting.late is not None and isinstance(event, counting.late.event) and self.is_over(state):
            yield from counting.late.check(self.met, state.counts[event.seat or 0], event)
        else:
            yield illegal(counting.rule, "counted")

    def apply(self, state: CountedState, event: Event) -> CountedState:
        """A second count of a seat, by a ruling, replaces the first; what does not belong here changes nothing."""
        if isinstance(event, Tally):
            seat = event.player
            return CountedState(state.setup, replaced(state.entered, seat, event), replaced(state.counts, seat, event))
        late = self.counting_of.late
        if late is not None and isinstance(event, late.event) and self.is_over(state):
            seat = event.seat or 0
            return state._replace(counts=replaced(state.counts, seat, late.apply(state.counts[seat], event)))
        return state

    def options(self, state: CountedState) -> None:
        """What lies there cannot be listed."""
        return

    def turn(self, state: CountedState) -> Turn:
        """The only seat left, or any of several."""
        left = [seat for seat, tally in enumerate(state.counts) if tally is None]
        return Turn(player=left[0] if len(left) == 1 else None, expects=("count",))

    def scores(self, state: CountedState, phase: Phase) -> Scores:
        """By the game's own reckoning; a seat that is not counted has no lines."""
        counting = self.counting_of
        scores = self.played.scores(counting.end(self.met, state.counts), phase)
        if counting.amend is not None:
            scores = counting.amend(state.counts, scores)
        seats = tuple(
            score if tally is not None else SeatScore((), extra=score.extra)
            for score, tally in zip(scores.seats, state.counts, strict=True)
        )
        return scores._replace(seats=seats)

    def counting(self, state: CountedState) -> Counting:
        """How this game's end is counted."""
        return self.counting_of

    def public(self, state: CountedState, phase: Phase) -> dict[str, Any]:
        """The counts as they were entered."""
        return {"counts": [None if tally is None else tally.carried for tally in state.entered]}


def lines_of(setup: Seating, tally: Tally) -> tuple[Line, ...] | None:
    """What a seat's tally scores for itself; None where it cannot be (an unknown card, a seat that does not exist)."""
    if tally.player >= setup.seats:
        return None
    played = rules_of(setup.game)
    met = played.start(setup)
    rules = CountedRules(played, met, played.counting(met))
    state = rules.start(setup)
    if any(violation.kind == "impossible" for violation in rules.check(state, tally)):
        return None
    return rules.scores(rules.apply(state, tally), "in_progress").seats[tally.player].lines


def replaced(counts: Counts, seat: int, tally: Any) -> Counts:
    """The counts with another tally for one seat."""
    return (*counts[:seat], tally, *counts[seat + 1 :])


def counted_seats(counts: Counts) -> Iterator[tuple[int, Any]]:
    """The seats that are counted, with their tallies."""
    return ((seat, tally) for seat, tally in enumerate(counts) if tally is not None)
