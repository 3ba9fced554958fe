"""Turns touches and counted heaps into the events of solo, versus and party."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.rules.shichimi import race
from companion.rules.shichimi.heap import told_heap
from companion.texts.shichimi import card_name
from models.shichimi import Card, Cards, Flag, Heap, RaceState, Void
from views.i18n import shichimi as words
from views.parts.verdict import Said
from views.playing import Playing
from views.scene import GameTable, Scene
from views.shichimi.race.calls import Follower, Stopwatch
from views.shichimi.race.counting import counting_scene
from views.shichimi.race.decided import decided_scene
from views.shichimi.race.draft import Draft
from views.shichimi.race.fixing import who_scene
from views.shichimi.race.flag import flag_scene
from views.shichimi.race.moment import Moment, Taps
from views.shichimi.race.solo import clock_scene
from views.shichimi.race.waiting import close_scene, heaps_scene
from views.theme import Look


class RaceScreen(Playing[RaceState, Draft]):
    """The table of a flag race. seen: how many decided rounds were looked at.

    refused: what was said of a card that the deck does not have, until the next tap.
    """

    PASSING = frozenset({"asking", "voiding"})

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.follower = Follower(table)
        self.watch = Stopwatch(table)
        self.seen = len(self.state.rounds)
        self.refused: Said | None = None
        if self.state.race.flag and table.fixing is None:
            place = table.place
            table.window.follow(lambda: place.call.running, lambda: table.left, place.answers, place.measured)
            self.follower.changed()

    def empty(self) -> Draft:
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """A heap that is corrected is counted on from the cards it had."""
        old = events[0]
        return Draft(cards=tuple(old.cards), counting=True, seconds=old.seconds) if isinstance(old, Heap) else Draft()

    # --- what there is

    @property
    def counted(self) -> int:
        """Whose heap is counted now; in a correction the seat of the entry that is changed."""
        old = self.table.fixing
        if isinstance(old, Heap):
            return old.player
        if self.apart and self.own is not None:
            return self.own
        if self.apart and self.now.heap is not None:
            return self.now.heap
        order = race.counting_order(self.state)
        return order[0] if order else 0

    @property
    def own(self) -> int | None:
        """The seat that this window belongs to, None where it belongs to all or to none."""
        return self.table.place.seat

    @property
    def apart(self) -> bool:
        """Whether the heaps are counted each at its own window, unseen by the others."""
        return self.table.fixing is None and self.state.flag is not None and self.table.place.apart(self.table.shot)

    # --- the flag

    def start(self) -> None:
        """Calls the flag."""
        self.table.place.start(self.table.shot.version)

    def touch(self, seat: int) -> None:
        """A zone was touched; that of a player with a phone counts on that phone."""
        place = self.table.place
        if self.state.flag is None and not self.table.over and (self.own is not None or seat not in place.at_own):
            place.touch(seat)

    def choose(self, seat: int) -> None:
        """The table says whose touch it was, where it cannot be told."""
        place, look = self.table.place, self.table.window.look
        told = [f"{self.table.seats[one.seat].name} {one.behind} ± {one.error} ms" for one in place.call.rivals]
        place.choose(seat, look.t(words.CLOSE_REASON, others=", ".join(told)))

    def gathered(self) -> None:
        """The call changed, a heap is in, or somebody came: whoever looks at the last round is called to this one."""
        if self.table.place.call.running:
            self.seen = len(self.state.rounds)
        self.follower.changed()

    def void(self) -> None:
        """The round does not count; while it runs that is asked once more."""
        if self.now.voiding or self.table.fixing is not None:
            self.table.enter(self.table.event(type="void"))
        else:
            self.put(replace(self.now, voiding=True))

    def count(self) -> None:
        """From the flag to the heaps."""
        self.put(replace(self.now, counting=True))

    def count_for(self, seat: int) -> None:
        """Counts the heap of a seat that nobody counts at its own window."""
        self.put(replace(self.now, counting=True, heap=seat))

    def change(self) -> None:
        """Takes the own heap back, which is in already, to change it."""
        place = self.table.place
        cards = place.part(self.table.shot) or ()
        if self.own is not None:
            place.unseal(self.own)
        self.put(replace(self.now, counting=True, cards=tuple(cards)))

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
        self.put(replace(self.now, counting=True, seconds=self.watch.stop()))

    # --- counting a heap

    def put(self, draft: Draft) -> None:
        """A tap changed the draft."""
        self.refused = None
        super().put(draft)

    def add(self, card: Card) -> None:
        """One more of a card; over the deck's count it is refused on the spot."""
        self._count((*self.now.cards, card), card)

    def _count(self, cards: Cards, card: Card) -> None:
        broken = race.check_heap(self.state, self.counted, cards)
        if not broken:
            self.put(replace(self.now, cards=cards))
            return
        look = self.table.window.look
        printed = broken[0].facts["printed"]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.refused = Said(
            "no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE)
        )
        self.table.redraw()

    def less(self) -> None:
        """Takes the last card back."""
        if self.now.cards:
            self.put(replace(self.now, cards=self.now.cards[:-1]))

    def clear(self) -> None:
        """Begins this heap again."""
        self.put(replace(self.now, cards=()))

    def ask(self, card: Card) -> None:
        """Opens the stepper of a card."""
        self.put(replace(self.now, asking=card))

    def close(self) -> None:
        """Closes the stepper."""
        self.put(replace(self.now, asking=None))

    def set_count(self, count: int) -> None:
        """So many of the card asked for."""
        card = self.now.asking
        assert card is not None
        others = tuple(c for c in self.now.cards if c != card)
        self._count((*others, *([card] * count)), card)

    def short(self, togarashi: int | None) -> None:
        """The heap in one tap: complete with so many togarashi, None for not complete."""
        self._enter_heap(told_heap(togarashi))

    def confirm(self) -> None:
        """This heap is counted."""
        self._enter_heap(self.now.cards)

    def _enter_heap(self, cards: Cards) -> None:
        """The heap; a false flag decides the round, so that nobody counts on."""
        if self.apart:
            self.table.seal(self.counted, list(cards))
            return
        seconds = {} if self.now.seconds is None else {"seconds": self.now.seconds}
        events = [self.table.event(type="heap", player=self.counted, cards=list(cards), **seconds)]
        if self.table.fixing is None and race.is_false_flag(self.state, self.counted, cards):
            events += [
                self.table.event(type="heap", player=seat, cards=[])
                for seat in race.counting_order(self.state)
                if seat != self.counted
            ]
        self.table.enter(*events, typed=True)

    # --- the draft

    def draft(self) -> Any:
        """Nothing is half entered while this window waits for the others' heaps."""
        return None if self.apart and (self._waits or self._is_in) else super().draft()

    def drop(self) -> bool:
        """The question or stepper, the heap's last card, what runs by the clock, or solo's step from the clock."""
        self.refused = None
        if self.now.asking is not None or self.now.voiding:
            self.now = replace(self.now, asking=None, voiding=False)
        elif self.now.cards:
            self.now = replace(self.now, cards=self.now.cards[:-1])
        elif self.apart and self.now.counting:
            self.now = Draft()
        elif self.watch.running or self.table.place.call.running:
            self.watch.stop()
            self.table.place.reset()
        elif self.now.counting and not self.state.race.flag and self.state == race.start(self.table.setup):
            self.now = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        state, now = self.state, self.now
        super().entered()
        if self.table.fixing is None:
            counting = now.counting and (state.flag is not None or any(state.heaps))
            seconds = now.seconds if any(heap is not None for heap in state.heaps) else None
            self.now = Draft(counting=counting, seconds=seconds)
        self.refused = None
        self.watch.stop()
        self.table.place.moved_on(self.table.shot.version)
        self.seen = min(self.seen, len(state.rounds))

    def key(self, key: str) -> bool:
        """Backspace takes a card back."""
        if key == "Backspace" and self.now.cards:
            self.less()
            return True
        return False

    # --- the scene

    @property
    def _moment(self) -> Moment:
        table, place = self.table, self.table.place
        flags = [step.event.margin for step in table.steps if isinstance(step.event, Flag)]
        clocks = [step.event.seconds for step in table.steps if isinstance(step.event, Heap)]
        return Moment(
            state=self.state,
            draft=self.now,
            seats=table.seats,
            totals=[row.total for row in table.standings],
            over=table.over,
            fixing=table.fixing is not None,
            counted=self.counted,
            call=place.call,
            own=self.own,
            elsewhere=place.at_own if self.own is None else frozenset(),
            due=place.missing(self.table.shot) if self.apart else (),
            settles=place.settles,
            margin=flags[-1] if flags else None,
            laid=self._laid(),
            stopwatch=clocks[-1] if clocks else None,
            running=self.watch.running,
            seconds=self.watch.seconds,
            refused=self.refused,
            can_undo=bool(table.steps) or place.call.running or self.watch.running,
        )

    def _laid(self) -> tuple[Cards, ...]:
        """The cards of the round that was decided last."""
        number = len(self.state.rounds)
        for step in reversed(self.table.steps):
            before: RaceState = step.before.state
            if len(before.rounds) == number - 1 and isinstance(step.event, Heap):
                place = race.place_or_last(before, step.event.player)
                return tuple(step.event.cards if at == place else cards or () for at, cards in enumerate(before.heaps))
        return ()

    @property
    def _waits(self) -> bool:
        """Whether the list of who is in is shown: left behind is the flag, and no heap is counted here."""
        return self.own is None and self.now.counting and self.now.heap is None

    @property
    def _is_in(self) -> bool:
        """The own heap is in."""
        return self.own in self.table.place.sealed(self.table.shot)

    @property
    def _taps(self) -> Taps:
        return Taps(
            touch=self.touch,
            start=self.start,
            choose=self.choose,
            count_for=self.count_for,
            change=self.change,
            void=self.void,
            count=self.count,
            next_round=self.next_round,
            took=self.took,
            start_clock=self.watch.start,
            stop_clock=self.stop_clock,
            add=self.add,
            less=self.less,
            clear=self.clear,
            ask=self.ask,
            close=self.close,
            set_count=self.set_count,
            short=self.short,
            confirm=self.confirm,
            undo=self.table.undo,
            menu=self.table.toggle_menu,
            home=self.table.window.home,
        )

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state, now, taps = self.state, self._moment, self._taps
        if isinstance(self.table.fixing, Flag | Void):
            return who_scene(look, now, taps)
        if self.table.fixing is None:
            if self.table.over or len(state.rounds) > self.seen:
                return decided_scene(look, now, taps)
            if state.flag is None and now.call.rivals:
                return close_scene(look, now, taps)
            if self.apart and (self._is_in or self._waits):
                return heaps_scene(look, now, taps, self.table)
            if state.race.flag and (state.flag is None or not self.now.counting):
                return flag_scene(look, now, taps, self.table.covered or self.table.misfits)
            if not state.race.flag and not self.now.counting and not any(h is not None for h in state.heaps):
                return clock_scene(look, now, taps)
        return counting_scene(look, now, taps)
