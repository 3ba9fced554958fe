"""Turns taps on a slow table into events."""

from dataclasses import replace
from typing import TYPE_CHECKING

from companion.rules.shichimi import slow
from models.shichimi import Card, Complete, Peek, Refill, SlowPlace, SlowState, Spoiled
from views.i18n import shichimi as words
from views.parts.base import Handler
from views.parts.verdict import Said
from views.scene import Scene
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.hands.scenes import deal_scene, refill_scene
from views.shichimi.slow.declared import declared_scene
from views.shichimi.slow.fixing import fix_scene
from views.shichimi.slow.peeking import peek_scene
from views.shichimi.slow.turn import call_sheet, cover, over_scene, turn_scene
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


class SlowScreen(HandsScreen):
    """The table of face-down heaps. covered: the cover hangs; told: the declarations already looked at.

    peek_open: the one who peeks holds the device. calling: the declaration that waits to be confirmed, empty for none.
    """

    deck = slow.DECK

    def __init__(self, table: "TablePage") -> None:
        super().__init__(table)
        self.covered = self.state.dealt
        self.told = len(self.state.declarations)
        self.peek_open = False
        self.calling = ""
        self._enters = 0

    def known(self) -> int:
        """Nothing: how often a card came is for the players to remember, so only the entry as a whole is judged."""
        return 0

    # --- taps

    def entered(self) -> None:
        """The table moved on: a new turn hangs the cover, a peek waits for its player."""
        state: SlowState = self.state
        last = self.table.shot.table.steps[-1] if self.table.shot.table.steps else None
        event = last.event if last else None
        before = last.before.state if last else state
        self.now = Draft()
        self.peek_open, self._enters = False, 0
        self.calling = ""
        self.told = min(self.told, len(state.declarations))
        if self.table.fix is not None:
            return
        if isinstance(event, Refill) and before.to_act != state.to_act:
            self.covered = True
        elif isinstance(event, Peek):
            self.now = Draft(peek=event.heap)
        elif not state.dealt:
            self.covered = False

    @property
    def opener(self) -> Handler | None:
        """What opens the cover that hangs now, None without one."""
        state: SlowState = self.state
        if self.table.fix is not None or not state.dealt or len(state.declarations) > self.told or self.table.over:
            return None
        if self.now.peek is not None:
            return None if self.peek_open else self.open_peek
        hangs = self.covered and self.table.window.preferences.covers and not self.table.menu_open
        return self.uncover if hangs else None

    def key(self, key: str) -> bool:
        """Under a cover Enter twice opens it, and no key reaches the table; under the question Enter says yes."""
        opener = self.opener
        if opener is None and self.calling:
            if key == "Enter":
                self.confirm_call()
            return True
        if opener is None:
            return super().key(key)
        self._enters += key == "Enter"
        if self._enters == 2:
            self._enters = 0
            opener()
        return True

    def uncover(self) -> None:
        """The next player holds the device."""
        self.covered = False
        self.table.redraw()

    def open_peek(self) -> None:
        """The one who peeks holds the device: the heap shows."""
        self.peek_open = True
        self.table.redraw()

    def hide_peek(self) -> None:
        """The heap is covered again."""
        self.peek_open = False
        self._set(Draft())

    def place(self) -> None:
        """The chosen card onto the chosen heap."""
        heap = self.now.heap
        if self.card is None or heap is None:
            return
        event = self.table.event(type="place", player=self.seat, card=self.card, heap=heap)
        if self.table.enter(event):
            self._set(Draft(heap=heap))

    def _needs_heap(self) -> bool:
        """Says that a heap has to be chosen first, where none is."""
        if self.now.heap is not None:
            return False
        look = self.table.window.look
        self.table.say(Said("no", look.t(words.CALL_NEEDS), look.t(words.CHOOSE_HEAP)))
        return True

    def _call(self, kind: str) -> None:
        """Asks before the chosen heap is turned over: what was seen stays seen."""
        if not self._needs_heap():
            self.calling = kind
            self.table.redraw()

    def spoiled(self) -> None:
        """台無し！"""
        self._call("spoiled")

    def complete(self) -> None:
        """七味完成！"""
        self._call("complete")

    def confirm_call(self) -> None:
        """The heap is turned over."""
        kind, self.calling = self.calling, ""
        self.table.enter(self.table.event(type=kind, player=self.seat, heap=self.now.heap))

    def peek(self) -> None:
        """Spends a habanero on the chosen heap."""
        if not self._needs_heap():
            self.table.enter(self.table.event(type="peek", player=self.seat, heap=self.now.heap))

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        if self.calling:
            self.calling = ""
            return True
        return super().drop()

    def carry_on(self) -> None:
        """The declaration was looked at."""
        self.told = len(self.state.declarations)
        self.table.redraw()

    # --- correcting

    def fix_heap(self, heap: int) -> None:
        """The entry that is corrected was about this heap."""
        self.table.enter(self.table.fixing.model_copy(update={"heap": heap, "ruling": None}), typed=True)

    def fix_card(self, card: Card) -> None:
        """One of the cards that were really drawn."""
        if len(self.now.drawn) < len(self.table.fixing.cards):
            self._set(replace(self.now, drawn=(*self.now.drawn, card)))

    def fix_refill(self) -> None:
        """The cards that were really drawn are known."""
        self.table.enter(self.table.fixing.model_copy(update={"cards": self.now.drawn, "ruling": None}), typed=True)

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state: SlowState = self.state
        old = self.table.fixing
        if state.dealt and isinstance(old, SlowPlace | Spoiled | Complete | Peek | Refill):
            return fix_scene(self, look, old)
        if not state.dealt:
            return deal_scene(self, look)
        if self.table.fix is None and len(state.declarations) > self.told:
            return declared_scene(self, look, state.declarations[-1])
        if self.table.over:
            return over_scene(self, look)
        if self.now.peek is not None:
            return peek_scene(self, look, self.now.peek)
        if self.opener is not None:
            return replace(turn_scene(self, look), full=cover(self, look))
        if self.now.drawing:
            return refill_scene(self, look, self.subtitle(look), numbers=self.numbers())
        scene = turn_scene(self, look)
        return replace(scene, sheet=call_sheet(self, look)) if self.calling else scene

    def subtitle(self, look: Look) -> str:
        """How many declarations there were, and how many cards lie face down."""
        state: SlowState = self.state
        down = sum(len(heap) for heap in state.heaps)
        return look.t(words.SLOW_SUBTITLE, calls=len(state.declarations), cards=down)

    def numbers(self) -> list[str]:
        """What chips and panels show: the points."""
        return [str(row.total) for row in self.table.standings]
