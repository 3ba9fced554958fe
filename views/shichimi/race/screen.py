"""Turns touches and counted heaps into the events of solo, versus and party."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.rules.shichimi import race
from companion.texts.shichimi import card_name
from models.shichimi import Card, Cards, Flag, Heap, RaceState, Void
from models.verdict import Violation
from views.i18n import shichimi as words
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sized
from views.shichimi.race.calls import FlagCall, Stopwatch
from views.shichimi.race.counting import counting_scene
from views.shichimi.race.decided import decided_scene
from views.shichimi.race.draft import Draft
from views.shichimi.race.fixing import who_scene
from views.shichimi.race.flag import flag_scene
from views.shichimi.race.solo import clock_scene
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


class RaceScreen:
    """The table of a flag race. seen: how many decided rounds were looked at; asking: the card whose stepper is open.

    refused: what was said of a card that the deck does not have, until the next tap.
    """

    def __init__(self, table: "TablePage") -> None:
        self.table = table
        self.now = Draft()
        self.call = FlagCall(table, self._write_flag)
        self.watch = Stopwatch(table)
        self.seen = len(self.state.rounds)
        self.asking: Card | None = None
        self.refused: Said | None = None
        self._begin_fixing()

    def _begin_fixing(self) -> None:
        """A heap that is corrected is counted on from the cards it had."""
        old = self.table.fixing
        if isinstance(old, Heap):
            self.now = Draft(tuple(old.cards), True, old.seconds)

    # --- what there is

    @property
    def state(self) -> RaceState:
        """The game's state."""
        state: RaceState = self.table.state
        return state

    @property
    def seat(self) -> int | None:
        """Whose heap is counted now; in a correction the seat of the entry that is changed."""
        old = self.table.fixing
        if isinstance(old, Heap):
            return old.player
        order = race.counting_order(self.state)
        return order[0] if order else None

    @property
    def heap_number(self) -> int:
        """Which of solo's heaps is counted now, from 1."""
        place = race.place_for(self.state, 0)
        return self.state.race.heaps if place is None else place + 1

    def head(self, look: Look, played: int | None = None) -> str:
        """What the top says: the variant and the round."""
        name = look.t(words.HEADS[self.state.setup.options.variant])
        if not self.state.race.flag:
            return name
        return f"{name} · {look.t(words.ROUND, number=played or race.current_round(self.state))}"

    def subtitle(self, look: Look) -> str:
        """Under it: the rounds won by two, how many win the race of more, or solo's heap."""
        state, seats = self.state, self.table.seats
        if not state.race.flag:
            word = words.HEAPS_DONE if state.rounds else words.HEAP_NUMBER
            number = self.table.standings[0].total if state.rounds else self.heap_number
            return look.t(word, number=number, total=state.race.heaps)
        if len(seats) == 2:
            return look.t(words.RACE_SCORE, one=seats[0].name, a=state.wins[0], b=state.wins[1], other=seats[1].name)
        return look.t(words.RACE_NOTE, target=state.race.target)

    def numbers(self) -> list[str]:
        """What the chips show: the points."""
        return [str(row.total) for row in self.table.standings]

    # --- the flag

    def touch(self, seat: int) -> None:
        """A zone was touched."""
        if self.state.flag is None and not self.table.over:
            self.call.touch(seat)

    def _write_flag(self) -> None:
        first, second = self.call.first, self.call.second
        assert first is not None
        margin = {"margin": second[1]} if second else {}
        self.table.enter(self.table.event(type="flag", player=first.seat, **margin))

    def void(self) -> None:
        """The round does not count."""
        self.table.enter(self.table.event(type="void"))

    def count(self) -> None:
        """From the flag to the heaps."""
        self._set(replace(self.now, counting=True))

    def next_round(self) -> None:
        """From the decided round to the next one."""
        self.seen = len(self.state.rounds)
        self.table.redraw()

    def took(self, seat: int) -> None:
        """In a correction: who took the flag."""
        self.table.enter(self.table.event(type="flag", player=seat), typed=True)

    # --- solo's clock

    def stop_clock(self) -> None:
        """Stops it; the heaps are counted next."""
        self._set(replace(self.now, counting=True, seconds=self.watch.stop()))

    # --- counting a heap

    def _set(self, draft: Draft) -> None:
        self.now, self.refused = draft, None
        self.table.changed_draft()

    def add(self, card: Card) -> None:
        """One more of a card; over the deck's count it is refused on the spot."""
        self._put((*self.now.cards, card), card)

    def _put(self, cards: Cards, card: Card) -> None:
        seat = self.seat
        assert seat is not None
        broken = next(iter(race.check_heap(self.state, seat, cards)), None)
        if broken is None:
            self._set(replace(self.now, cards=cards))
            return
        look = self.table.window.look
        printed = broken.facts["printed"]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.refused = Said(
            "no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE)
        )
        self.table.redraw()

    def less(self) -> None:
        """Takes the last card back."""
        if self.now.cards:
            self._set(replace(self.now, cards=self.now.cards[:-1]))

    def clear(self) -> None:
        """Begins this heap again."""
        self._set(replace(self.now, cards=()))

    def ask(self, card: Card) -> None:
        """Opens the stepper of a card."""
        self.asking = card
        self.table.redraw()

    def close(self) -> None:
        """Closes the stepper."""
        self.asking = None
        self.table.redraw()

    def set_count(self, count: int) -> None:
        """So many of the card asked for."""
        card = self.asking
        assert card is not None
        others = tuple(c for c in self.now.cards if c != card)
        self._put((*others, *([card] * count)), card)

    def confirm(self) -> None:
        """This heap is counted."""
        seat = self.seat
        if seat is None:
            return
        seconds = {} if self.now.seconds is None else {"seconds": self.now.seconds}
        self.table.enter(self.table.event(type="heap", player=seat, cards=list(self.now.cards), **seconds), typed=True)

    # --- the draft

    def drop(self) -> bool:
        """The stepper, the heap's last card, what runs by the clock, or solo's step from the clock to the heap."""
        self.refused = None
        if self.asking is not None:
            self.asking = None
        elif self.now.cards:
            self.now = replace(self.now, cards=self.now.cards[:-1])
        elif self.watch.running or self.call.running:
            self._reset_clocks()
        elif self.now.counting and not self.state.race.flag and self.state == race.start(self.table.setup):
            self.now = Draft()
        else:
            return False
        return True

    def _reset_clocks(self) -> None:
        self.call.reset()
        self.watch.stop()

    def entered(self) -> None:
        """The table moved on."""
        state = self.state
        counting = self.now.counting and (state.flag is not None or any(state.heaps))
        seconds = self.now.seconds if any(heap is not None for heap in state.heaps) else None
        self.now = Draft(counting=counting, seconds=seconds)
        self.asking = self.refused = None
        self._reset_clocks()
        if state.flag is None:
            self.call.second = None
        self.seen = min(self.seen, len(state.rounds))
        self._begin_fixing()

    def draft(self) -> Any:
        """The draft as JSON."""
        return self.now.kept()

    def restore(self, draft: Any) -> None:
        """A draft kept earlier."""
        self.now = Draft.read(draft)

    def key(self, key: str) -> bool:
        """Backspace takes a card back."""
        if key == "Backspace" and self.now.cards:
            self.less()
            return True
        return False

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """What is typed is typed again."""
        return ()

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is."""
        return None

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state = self.state
        if isinstance(self.table.fixing, Flag | Void):
            return who_scene(self, look)
        if self.table.fix is None:
            if self.table.over or len(state.rounds) > self.seen:
                return decided_scene(self, look)
            if state.race.flag and (state.flag is None or not self.now.counting):
                return flag_scene(self, look)
            if not state.race.flag and not self.now.counting and not any(h is not None for h in state.heaps):
                return clock_scene(self, look)
        return counting_scene(self, look)
