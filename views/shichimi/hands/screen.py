"""The common part of the slow and the kai table: taps and typed cards become events."""

from dataclasses import replace
from typing import ClassVar, TypeVar

from companion.rules.shichimi.copies import Deck, check_copies, copies
from companion.rules.shichimi.hands import draws
from companion.texts.shichimi import card_name
from models.shichimi import CARDS, HAND, Card, Cards, KaiState, SlowState
from views.i18n import shichimi as words
from views.parts.verdict import Said
from views.playing import Playing
from views.shichimi.hands.draft import Draft
from views.theme import Look

S = TypeVar("S", SlowState, KaiState)


class HandsScreen(Playing[S, Draft]):
    """The table of open cards and heaps. A subclass makes the scenes and says what a card on a heap enters."""

    DECK: ClassVar[Deck]
    """How often each card is printed."""

    POOLED: ClassVar[bool]
    """Whether all players' cards come out of one box that is counted together (kai)."""

    def empty(self) -> Draft:
        return Draft()

    def fits(self, draft: Draft) -> bool:
        """Not more cards than there are places for."""
        return len(draft.dealt) <= HAND * self.table.setup.seats and len(draft.drawn) < HAND

    # --- what there is

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.to_act

    @property
    def hand(self) -> Cards:
        """The open cards of the seat on turn."""
        return self.state.hands[self.seat]

    @property
    def card(self) -> Card | None:
        """The open card chosen."""
        place = self.now.card
        return self.hand[place] if place is not None and place < len(self.hand) else None

    @property
    def due(self) -> int:
        """How many cards the refill draws."""
        return draws(self.hand, self.state.decks[self.seat])

    @property
    def known(self) -> int:
        """The copies that count against what is printed while a refill is typed."""
        return 0

    def absent(self, known: int) -> frozenset[str]:
        """The cards of which no copy can come any more."""
        return frozenset(card for card in CARDS if check_copies("", known, (card,), self.DECK))

    # --- taps

    def lay(self, card: Card, heap: int) -> None:
        """An open card onto a heap."""
        raise NotImplementedError

    def choose(self, ident: str) -> None:
        """An open card of the seat on turn was tapped ("hand-0" to "hand-3"): with a heap chosen it goes there."""
        place = int(ident.removeprefix("hand-"))
        if self.now.heap is not None and place < len(self.hand):
            self.lay(self.hand[place], self.now.heap)
            return
        self.put(replace(self.now, card=None if self.now.card == place else place))

    def _full(self, known: int, card: Card) -> bool:
        """Refuses a card on the spot of which all copies are out."""
        if not check_copies("", known, (card,), self.DECK):
            return False
        look = self.table.window.look
        printed = self.DECK.printed[card]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.table.say(
            Said("no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE))
        )
        return True

    def deal_card(self, card: Card) -> None:
        """One more of the first open cards."""
        dealt: Cards = self.now.dealt
        own = dealt if self.POOLED else dealt[len(dealt) - len(dealt) % HAND :]
        if len(dealt) < HAND * self.table.setup.seats and not self._full(copies(own), card):
            self.put(replace(self.now, dealt=(*dealt, card)))

    def deal(self) -> None:
        """All first cards are known."""
        dealt = self.now.dealt
        hands = [list(dealt[i : i + HAND]) for i in range(0, len(dealt), HAND)]
        self.table.enter(self.table.event(type="deal", hands=hands), typed=True)

    def draw_card(self, card: Card) -> None:
        """One of the cards drawn; the last one ends the turn."""
        drawn: Cards = self.now.drawn
        if len(drawn) >= self.due or self._full(self.known + copies(drawn), card):
            return
        if len(drawn) + 1 < self.due:
            self.put(replace(self.now, card=None, heap=None, drawn=(*drawn, card)))
        else:
            self.enter("refill", cards=[*drawn, card])

    def end_turn(self) -> None:
        """Ends the turn where nothing can be drawn."""
        self.enter("refill", cards=[])

    def less(self) -> None:
        """Takes the last typed card back."""
        draft = self.now
        if draft.drawn:
            self.put(replace(draft, drawn=draft.drawn[:-1]))
        elif draft.dealt:
            self.put(replace(draft, dealt=draft.dealt[:-1]))

    def key(self, key: str) -> bool:
        """Left and right go from card to card, up and down from heap to heap, Enter lays one on the other."""
        draft, hand = self.now, self.hand
        if not hand or self.table.over or draft.passing:
            return False
        if key == "Enter" and self.card is not None and draft.heap is not None:
            self.lay(self.card, draft.heap)
            return True
        if key in ("Arrow Right", "Arrow Left"):
            step = 1 if key == "Arrow Right" else -1
            self.put(replace(draft, card=0 if draft.card is None else (draft.card + step) % len(hand)))
            return True
        if key in ("Arrow Up", "Arrow Down"):
            step = 1 if key == "Arrow Down" else -1
            self.put(replace(draft, heap=0 if draft.heap is None else (draft.heap + step) % len(self.state.heaps)))
            return True
        return key == "Backspace" and self.drop()

    # --- what its scenes say

    def head(self, look: Look) -> str:
        """What the top of the screen says: the variant's name."""
        return look.t(words.HEADS[self.table.setup.options.variant])
