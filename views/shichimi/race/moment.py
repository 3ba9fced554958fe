"""What a flag race shows at one moment, and where its taps go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.rules.shichimi import race
from companion.together import Call
from models.shichimi import Card, Cards, RaceState
from views.i18n import shichimi as words
from views.parts.base import Handler
from views.parts.marks import Seat
from views.parts.verdict import Said
from views.shichimi.race.draft import Draft
from views.theme import Look


@dataclass(frozen=True)
class Moment:
    """A flag race now.

    counted: whose heap is counted. own: the seat that this window belongs to, None for all or none; elsewhere: the seats
    that touch and count at phones of their own; due: those whose heap is not in, where each is counted at its own window;
    settles: the table's decisions are made here. margin: of the flag that was taken, milliseconds. laid: the cards of the round that
    was decided last, by seat (in solo by heap). stopwatch: what it said with the last heap; running: it runs, at
    `seconds`. refused: what is said of a card that the deck does not have. fixing: an earlier heap is corrected.
    """

    state: RaceState
    draft: Draft
    seats: Sequence[Seat]
    totals: Sequence[int]
    over: bool
    fixing: bool
    counted: int
    call: Call
    own: int | None
    elsewhere: frozenset[int]
    due: Sequence[int]
    settles: bool
    margin: int | None
    laid: Sequence[Cards]
    stopwatch: int | None
    running: bool
    seconds: int
    refused: Said | None
    can_undo: bool

    @property
    def flag(self) -> bool:
        """Whether there is a flag to be raced for (not in solo)."""
        return self.state.race.flag

    @property
    def heap_number(self) -> int:
        """Which of solo's heaps is counted now, from 1."""
        place = race.place_for(self.state, 0)
        return self.state.race.heaps if place is None else place + 1

    @property
    def numbers(self) -> list[str]:
        """What the chips show: the points."""
        return [str(total) for total in self.totals]

    def head(self, look: Look, played: int | None = None) -> str:
        """What the top says: the variant and the round."""
        name = look.t(words.HEADS[self.state.setup.options.variant])
        if not self.flag:
            return name
        return f"{name} · {look.t(words.ROUND, number=played or race.current_round(self.state))}"

    def subtitle(self, look: Look) -> str:
        """Under it: the rounds won by two, how many win the race of more, or solo's heap."""
        state, seats = self.state, self.seats
        if not self.flag:
            word = words.HEAPS_DONE if state.rounds else words.HEAP_NUMBER
            number = self.totals[0] if state.rounds else self.heap_number
            return look.t(word, number=number, total=state.race.heaps)
        if len(seats) == 2:
            return look.t(words.RACE_SCORE, one=seats[0].name, a=state.wins[0], b=state.wins[1], other=seats[1].name)
        return look.t(words.RACE_NOTE, target=state.race.target)


@dataclass(frozen=True)
class Taps:
    """What a tap does. touch: a zone was touched; short: a heap told in one tap, by its togarashi, None for one that is
    not complete; took: in a correction, who took the flag; choose: whose
    touch it was, where it cannot be told; count_for: counts a seat's heap here; change: takes the own heap back."""

    touch: Callable[[int], Any]
    start: Handler
    choose: Callable[[int], Any]
    count_for: Callable[[int], Any]
    change: Handler
    void: Handler
    count: Handler
    next_round: Handler
    took: Callable[[int], Any]
    start_clock: Handler
    stop_clock: Handler
    add: Callable[[Card], Any]
    less: Handler
    clear: Handler
    ask: Callable[[Card], Any]
    close: Handler
    set_count: Callable[[int], Any]
    short: Callable[[int | None], Any]
    confirm: Handler
    undo: Handler
    menu: Handler
    home: Handler
