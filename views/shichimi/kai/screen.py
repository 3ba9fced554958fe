"""Turns taps on a kai table into events."""

from dataclasses import replace

from companion.rules.shichimi import kai
from companion.rules.shichimi.heap import fits, laid
from models.shichimi import HABANERO, Card, KaiState
from views.i18n import shichimi as words
from views.parts.verdict import Said
from views.scene import Scene
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.hands.scenes import deal_scene, refill_scene
from views.shichimi.kai.side import side
from views.shichimi.kai.turn import over_scene, turn_scene
from views.theme import Look, minus


class KaiScreen(HandsScreen):
    """Turns taps on a kai table into events."""

    deck = kai.DECK
    pooled = True

    def known(self) -> int:
        """What lies open, in heaps and among the collected counts against the box."""
        state: KaiState = self.state
        return state.lying

    # --- taps

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped: with a card the place for it; where it does not fit the referee says so."""
        card = self.card
        if card is not None and not fits(self.state.heaps[heap], card):
            event = self.table.event(type="place", player=self.seat, card=card, heap=heap)
            self.table.show_broken([event], self.table.judge(event), True)
            return
        self._set(replace(self.now, heap=None if self.now.heap == heap and card is None else heap))

    def place(self) -> None:
        """The chosen card onto the chosen heap; a heap that is complete by it is collected at once."""
        heap, card = self.now.heap, self.card
        if heap is None or card is None:
            return
        events = [self.table.event(type="place", player=self.seat, card=card, heap=heap)]
        if laid(self.state.heaps[heap], card).complete:
            events.append(self.table.event(type="collect", player=self.seat, heap=heap))
        self.table.enter(*events)

    def collect(self) -> None:
        """Takes the first complete heap."""
        heaps = kai.complete_heaps(self.state)
        if heaps:
            self.table.enter(self.table.event(type="collect", player=self.seat, heap=heaps[0]))

    def reclaim(self) -> None:
        """Takes the chosen heap back."""
        look = self.table.window.look
        heap = self.now.heap
        if heap is None:
            self.table.say(Said("no", look.t(words.RECLAIM_WAIT), look.t(words.RECLAIM_THEN)))
            return
        self.table.enter(self.table.event(type="reclaim", player=self.seat, heap=heap))

    def start_pass(self) -> None:
        """Opens the sheet to pass a habanero; with one giver that is settled."""
        givers = self.givers()
        self._set(Draft(passing=True, giver=givers[0] if len(givers) == 1 else None))

    def givers(self) -> tuple[int, ...]:
        """The seats with a habanero among their open cards."""
        return tuple(seat for seat, hand in enumerate(self.state.hands) if HABANERO in hand)

    def give_from(self, seat: int) -> None:
        """Whose habanero it is."""
        self._set(replace(self.now, giver=seat))

    def give_to(self, seat: int) -> None:
        """Who gets it; from an empty deck nothing is drawn, so it is entered at once."""
        giver = self.now.giver
        assert giver is not None
        event = self.table.event(type="pass-habanero", player=giver, to=seat, refill=None)
        if not self.state.decks[giver]:
            self.table.enter(event, typed=True)
            return
        broken = [v for v in self.table.judge(event) if v.rule == "kai.pass"]
        if broken:
            self.table.show_broken([event], broken, True)
            return
        self._set(replace(self.now, to=seat))

    def give_card(self, card: Card) -> None:
        """The card that was drawn for it: the entry is whole."""
        draft = self.now
        event = self.table.event(type="pass-habanero", player=draft.giver, to=draft.to, refill=card)
        self.table.enter(event, typed=True)

    def close_pass(self) -> None:
        """Closes the sheet."""
        self._set(Draft())

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state: KaiState = self.state
        if not state.dealt:
            return deal_scene(self, look)
        if self.table.over:
            return over_scene(self, look)
        if self.now.drawing:
            return refill_scene(
                self, look, self.subtitle(look), numbers=self.numbers(), side=side(self, look) if look.wide else None
            )
        return turn_scene(self, look)

    def subtitle(self, look: Look) -> str:
        """Whether the last round runs."""
        return look.t(words.KAI_LAST if self.state.end.coming is not None else words.KAI_SUBTITLE)

    def numbers(self) -> list[str]:
        """What chips and panels show: the points."""
        return [minus(row.total) for row in self.table.standings]
