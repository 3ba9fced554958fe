"""Turns taps on a kai table into events."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.rules.shichimi import kai
from companion.rules.shichimi.copies import UNIT, copies
from companion.rules.shichimi.heap import fits, laid
from models.shichimi import HABANERO, Card, KaiState
from views.i18n import shichimi as words
from views.parts.verdict import Said
from views.scene import Scene
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.hands.scenes import deal_scene
from views.shichimi.kai.moment import Moment, Taps
from views.shichimi.kai.turn import over_scene, turn_scene
from views.theme import Look, minus


class KaiScreen(HandsScreen[KaiState]):
    """Turns taps on a kai table into events. A card on a heap that it fits is an entry at once; undo takes it back."""

    DECK = kai.DECK
    POOLED = True

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """The card that was laid, or the habanero that was passed."""
        event = events[0]
        if event.type == "deal":
            return Draft(dealt=tuple(card for hand in event.hands for card in hand))
        if event.type == "place" and event.card in self.hand:
            return Draft(card=self.hand.index(event.card))
        return Draft(passing=True, giver=event.player) if event.type == "pass-habanero" else Draft()

    @property
    def known(self) -> int:
        """What lies open, in heaps and among the collected counts against the box."""
        return self.state.lying

    # --- taps

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped: the chosen card goes there; without one the heap stays chosen for the cards to come."""
        if self.card is not None:
            self.lay(self.card, heap)
        else:
            self.put(replace(self.now, heap=None if self.now.heap == heap else heap))

    def lay(self, card: Card, heap: int) -> None:
        """A card onto a heap; one that is complete by it is collected at once. Where it does not fit the referee says so."""
        event = self.table.event(type="place", player=self.seat, card=card, heap=heap)
        if not fits(self.state.heaps[heap], card):
            self.table.show_broken([event], self.table.judge(event), True)
            return
        stays, events = self.now.heap if self.now.card is None else None, [event]
        if laid(self.state.heaps[heap], card).complete:
            stays = None
            events.append(self.table.event(type="collect", player=self.seat, heap=heap))
        drawn = self.now.drawn
        if self.table.enter(*events) and self.table.fixing is None and not self.table.over:
            self.put(Draft(heap=stays, drawn=drawn))

    def collect(self) -> None:
        """Takes the first complete heap."""
        heaps = kai.complete_heaps(self.state)
        if heaps:
            self.enter("collect", heap=heaps[0])

    def reclaim(self) -> None:
        """Takes the chosen heap back."""
        look = self.table.window.look
        if self.now.heap is None:
            self.table.say(Said("no", look.t(words.RECLAIM_WAIT), look.t(words.RECLAIM_THEN)))
        else:
            self.enter("reclaim", heap=self.now.heap)

    def begin_pass(self) -> None:
        """Opens the sheet to pass a habanero."""
        self.put(Draft(passing=True))

    def pass_from(self, seat: int) -> None:
        """Whose habanero it is."""
        self.put(replace(self.now, giver=seat))

    def pass_to(self, seat: int) -> None:
        """Who gets it; from an empty deck nothing is drawn, so it is entered at once."""
        giver = self._moment.giver
        assert giver is not None
        event = self.table.event(type="pass-habanero", player=giver, to=seat, refill=None)
        if not self.state.decks[giver]:
            self.table.enter(event, typed=True)
            return
        broken = [violation for violation in self.table.judge(event) if violation.rule == "kai.pass"]
        if broken:
            self.table.show_broken([event], broken, True)
            return
        self.put(replace(self.now, to=seat))

    def pass_drawn(self, card: Card) -> None:
        """The card that was drawn for it: the entry is whole."""
        event = self.table.event(type="pass-habanero", player=self._moment.giver, to=self.now.to, refill=card)
        self.table.enter(event, typed=True)

    def end_pass(self) -> None:
        """Closes the sheet."""
        self.put(Draft())

    # --- the scene

    @property
    def _moment(self) -> Moment:
        table = self.table
        return Moment(
            state=self.state,
            draft=self.now,
            seats=table.seats,
            totals=[minus(row.total) for row in table.standings],
            expects=table.expects,
            over=table.over,
            head=self.head(table.window.look),
            due=self.due,
            absent=self.absent(self.known + copies(self.now.drawn)),
        )

    @property
    def _taps(self) -> Taps:
        return Taps(
            card=self.choose,
            heap=self.choose_heap,
            drawn=self.draw_card,
            end_turn=self.end_turn,
            collect=self.collect,
            reclaim=self.reclaim,
            begin_pass=self.begin_pass,
            pass_from=self.pass_from,
            pass_to=self.pass_to,
            pass_drawn=self.pass_drawn,
            end_pass=self.end_pass,
            say=self.table.say,
            recent=self.table.recent,
        )

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        if not self.state.dealt:
            return deal_scene(
                look,
                self.head(look),
                self.table.seats,
                self.now.dealt,
                self.absent(copies(self.now.dealt)),
                on_card=self.deal_card,
                on_less=self.less,
                on_done=self.deal,
            )
        if self.table.over:
            return over_scene(look, self._moment, self._taps)
        absent = self.absent(self.known - UNIT[HABANERO]) if self.now.to is not None else frozenset[str]()
        return turn_scene(look, self._moment, self._taps, absent)
