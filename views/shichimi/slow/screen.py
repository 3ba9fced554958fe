"""Turns taps on a slow table into events."""

from dataclasses import replace

from companion.rules.shichimi import slow
from companion.rules.shichimi.copies import copies
from models.shichimi import Card, Complete, Peek, Refill, SlowPlace, SlowState, Spoiled
from views.i18n import shichimi as words
from views.parts.base import Handler
from views.parts.verdict import Said
from views.scene import GameTable, Scene
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.hands.scenes import deal_scene
from views.shichimi.slow.declared import declared_scene
from views.shichimi.slow.fixing import fix_scene
from views.shichimi.slow.moment import Moment, Taps
from views.shichimi.slow.peeking import peek_scene
from views.shichimi.slow.turn import over_scene, turn_scene
from views.theme import Look


class SlowScreen(HandsScreen[SlowState]):
    """The table of heaps of which only the top card is seen.

    told: how many declarations were looked at. peeked: the heap that a peek entered in this window may look through,
    until it is covered again or anything else happens; peek_open: the one who peeks holds the device.
    """

    DECK = slow.DECK
    POOLED = False

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.told = len(self.state.declarations)
        self.peeked: int | None = None
        self.peek_open = False
        self._enters = 0

    # --- taps

    def entered(self) -> None:
        """The table moved on: a peek is over."""
        super().entered()
        self._end_peek()
        self.told = min(self.told, len(self.state.declarations))

    def _end_peek(self) -> None:
        self.peeked, self.peek_open, self._enters = None, False, 0

    @property
    def opener(self) -> Handler | None:
        """What opens the cover that hangs now, None without one."""
        return self.open_peek if self.peeked is not None and not self.peek_open else None

    def key(self, key: str) -> bool:
        """Under a cover Enter twice opens it, and no key reaches the table; under the question Enter says yes."""
        if self.opener is not None:
            self._enters += key == "Enter"
            if self._enters == 2:
                self.open_peek()
            return True
        if self.peeked is not None:
            return False
        if self.now.calling:
            if key == "Enter":
                self.confirm_call()
            return True
        return super().key(key)

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped: the chosen card goes there; without one the heap stays chosen, for cards and calls."""
        if self.card is not None:
            self.lay(self.card, heap)
        else:
            self.put(replace(self.now, heap=heap))

    def lay(self, card: Card, heap: int) -> None:
        """A card onto a heap."""
        stays = self.now.heap if self.now.card is None else None
        drawn = self.now.drawn
        if self.enter("place", card=card, heap=heap) and self.table.fixing is None:
            self.put(Draft(heap=stays, drawn=drawn))

    def _needs_heap(self) -> bool:
        """Says that a heap has to be chosen first, where none is."""
        if self.now.heap is not None:
            return False
        look = self.table.window.look
        self.table.say(Said("no", look.t(words.CALL_NEEDS), look.t(words.CHOOSE_HEAP)))
        return True

    def call(self, kind: str) -> None:
        """Asks before the chosen heap is laid open: what was seen stays seen."""
        if not self._needs_heap():
            self.put(replace(self.now, calling=kind))

    def cancel_call(self) -> None:
        """The heap stays as it is."""
        self.put(replace(self.now, calling=""))

    def confirm_call(self) -> None:
        """The heap is laid open."""
        self.enter(self.now.calling, heap=self.now.heap)

    def peek(self) -> None:
        """Spends a habanero on the chosen heap."""
        heap = self.now.heap
        if not self._needs_heap() and self.enter("peek", heap=heap):
            self.peeked = heap
            self.table.redraw()

    def open_peek(self) -> None:
        """The one who peeks holds the device: the heap shows."""
        self.peek_open, self._enters = True, 0
        self.table.redraw()

    def hide_peek(self) -> None:
        """The heap is covered again, for good."""
        self._end_peek()
        self.table.redraw()

    def carry_on(self) -> None:
        """The declaration was looked at."""
        self.told = len(self.state.declarations)
        self.table.redraw()

    # --- correcting

    def fix_heap(self, heap: int) -> None:
        """The card that is corrected was laid on this heap."""
        self.table.enter(self.table.fixing.model_copy(update={"heap": heap, "ruling": None}), typed=True)

    def fix_card(self, card: Card) -> None:
        """One of the cards that were really drawn; the last one is the correction."""
        old, drawn = self.table.fixing, (*self.now.drawn, card)
        if len(drawn) < len(old.cards):
            self.put(replace(self.now, drawn=drawn))
        else:
            self.table.enter(old.model_copy(update={"cards": drawn, "ruling": None}), typed=True)

    # --- the scene

    @property
    def _moment(self) -> Moment:
        table = self.table
        return Moment(
            state=self.state,
            draft=self.now,
            seats=table.seats,
            totals=[row.total for row in table.standings],
            expects=table.expects,
            head=self.head(table.window.look),
            due=self.due,
        )

    @property
    def _taps(self) -> Taps:
        return Taps(
            card=self.choose,
            heap=self.choose_heap,
            drawn=self.draw_card,
            end_turn=self.end_turn,
            call=self.call,
            confirm_call=self.confirm_call,
            cancel_call=self.cancel_call,
            carry_on=self.carry_on,
            peek=self.peek,
            open_peek=self.open_peek,
            hide_peek=self.hide_peek,
            fix_heap=self.fix_heap,
            fix_card=self.fix_card,
            less=self.less,
            say=self.table.say,
            read=self.table.read,
        )

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state, now, taps, old = self.state, self._moment, self._taps, self.table.fixing
        if state.dealt and isinstance(old, SlowPlace | Spoiled | Complete | Peek | Refill):
            return fix_scene(look, now, taps, old)
        if not state.dealt:
            own = self.now.dealt[len(self.now.dealt) - len(self.now.dealt) % 4 :]
            return deal_scene(
                look,
                self.head(look),
                self.table.seats,
                self.now.dealt,
                self.absent(copies(own)),
                on_card=self.deal_card,
                on_less=self.less,
                on_done=self.deal,
            )
        if len(state.declarations) > self.told:
            return declared_scene(look, now, taps, state.declarations[-1], self._called_heap)
        if self.table.over:
            return over_scene(look, now)
        if self.peeked is not None:
            if self.table.covered:
                self._end_peek()
            else:
                return peek_scene(look, now, taps, self.peeked, self.peek_open)
        return turn_scene(look, now, taps)

    @property
    def _called_heap(self) -> int:
        """The heap of the last declaration."""
        calls = [step.event for step in self.table.steps if isinstance(step.event, Spoiled | Complete)]
        heap: int = calls[-1].heap
        return heap
