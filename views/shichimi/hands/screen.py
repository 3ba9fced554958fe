"""The common part of the slow and the kai table: taps and typed cards become events."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.shichimi.copies import Deck, check_copies, copies
from companion.rules.shichimi.hands import draws
from companion.texts.shichimi import card_name, heap_mark
from models.shichimi import HAND, Card, Cards
from models.verdict import Violation
from views.i18n import shichimi as words
from views.parts.tray import TrayAction
from views.parts.verdict import Repair, Said
from views.scene import Sized
from views.shichimi.hands.draft import Draft
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


class HandsScreen:
    """The table of open cards and heaps. A subclass makes the scenes."""

    deck: Deck
    """How often each card is printed."""

    pooled = False
    """Whether all players' cards come out of one box that is counted together (kai)."""

    def __init__(self, table: "TablePage") -> None:
        self.table = table
        self.now = Draft()

    # --- what there is

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.table.state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        seat: int = self.state.to_act
        return seat

    @property
    def hand(self) -> Cards:
        """The open cards of the seat on turn."""
        hand: Cards = self.state.hands[self.seat]
        return hand

    @property
    def card(self) -> Card | None:
        """The open card chosen."""
        place = self.now.card
        return self.hand[place] if place is not None and place < len(self.hand) else None

    @property
    def due(self) -> int:
        """How many cards the refill draws."""
        return draws(self.hand, self.state.decks[self.seat])

    def _set(self, draft: Draft) -> None:
        self.now = draft
        self.table.changed_draft()

    # --- taps

    def choose(self, ident: str) -> None:
        """An open card of the seat on turn was tapped: "hand-0" to "hand-3"."""
        place = int(ident.removeprefix("hand-"))
        same = self.now.card == place
        self._set(replace(self.now, card=None if same else place, drawing=False))

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped."""
        same = self.now.heap == heap and self.now.card is None
        self._set(replace(self.now, heap=None if same else heap))

    def known(self) -> int:
        """The copies that count against what is printed while cards are typed."""
        return 0

    def _full(self, known: int, card: Card) -> bool:
        """Refuses a card on the spot of which all copies are out."""
        broken = check_copies("", known, (card,), self.deck)
        if not broken:
            return False
        look = self.table.window.look
        printed = self.deck.printed[card]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.table.say(
            Said("no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE))
        )
        return True

    def deal_card(self, card: Card) -> None:
        """One more of the first open cards."""
        dealt = self.now.dealt
        own = dealt if self.pooled else dealt[len(dealt) - len(dealt) % HAND :]
        if len(dealt) < HAND * self.table.setup.seats and not self._full(copies(own), card):
            self._set(replace(self.now, dealt=(*dealt, card)))

    def deal(self) -> None:
        """All first cards are known."""
        dealt = self.now.dealt
        hands = [list(dealt[i : i + HAND]) for i in range(0, len(dealt), HAND)]
        self.table.enter(self.table.event(type="deal", hands=hands), typed=True)

    def refill(self) -> None:
        """Begins the refill; with nothing to draw it is entered at once."""
        if self.due == 0:
            self.table.enter(self.table.event(type="refill", player=self.seat, cards=[]))
        else:
            self._set(Draft(drawing=True))

    def draw_card(self, card: Card) -> None:
        """One of the cards drawn."""
        draft = self.now
        if len(draft.drawn) < self.due and not self._full(self.known() + copies(draft.drawn), card):
            self._set(replace(draft, drawn=(*draft.drawn, card)))

    def draw(self) -> None:
        """The cards drawn are known: the turn ends."""
        event = self.table.event(type="refill", player=self.seat, cards=list(self.now.drawn))
        self.table.enter(event, typed=True)

    def less(self) -> None:
        """Takes the last typed card back."""
        draft = self.now
        if draft.drawn:
            self._set(replace(draft, drawn=draft.drawn[:-1]))
        elif draft.dealt:
            self._set(replace(draft, dealt=draft.dealt[:-1]))

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self.now
        if draft.drawn:
            self.now = replace(draft, drawn=draft.drawn[:-1])
        elif draft.drawing:
            self.now = replace(draft, drawing=False)
        elif draft.dealt:
            self.now = replace(draft, dealt=draft.dealt[:-1])
        elif draft.passing:
            if draft.to is not None:
                self.now = replace(draft, to=None)
            else:
                self.now = replace(draft, passing=False, giver=None)
        elif draft.card is not None or draft.heap is not None:
            self.now = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        self.now = Draft()

    def draft(self) -> Any:
        """The draft as JSON."""
        return self.now.kept()

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        self.now = Draft.read(draft, self.table.setup.seats)

    def key(self, key: str) -> bool:
        """Left and right go from card to card, up and down from heap to heap."""
        draft, hand = self.now, self.hand
        if not hand or self.table.over or draft.drawing or draft.passing:
            return False
        if key in ("Arrow Right", "Arrow Left"):
            step = 1 if key == "Arrow Right" else -1
            place = 0 if draft.card is None else (draft.card + step) % len(hand)
            self._set(replace(draft, card=place))
            return True
        if key in ("Arrow Up", "Arrow Down"):
            step = 1 if key == "Arrow Down" else -1
            heap = 0 if draft.heap is None else (draft.heap + step) % len(self.state.heaps)
            self._set(replace(draft, heap=heap))
            return True
        return False

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Nothing to offer but to choose again."""
        return ()

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is."""
        return None

    # --- what its scenes say

    def head(self, look: Look) -> str:
        """What the top of the screen says: the variant's name."""
        return look.t(words.HEADS[self.state.setup.options.variant])

    def mark_of(self, heap: int | None) -> str:
        """The circled number of a heap, a dash for none."""
        return "–" if heap is None else heap_mark(heap)

    def notes(self, look: Look) -> list[str]:
        """How many cards are left in each player's deck."""
        return [look.t(words.DECK_IS, count=deck) for deck in self.state.decks]

    def locked(self, ident: str, label: str, glyph: ft.IconData, why: str) -> TrayAction:
        """A tray button that cannot be used now; a tap says why."""
        return TrayAction(ident, label, glyph, lambda: self.table.say(Said("no", label, why)), locked=why)
