"""boze: a move worked out step by step. One walk serves both sides of the referee: what is looked at before each step
is `judge`, what has become of the table after the last one is `apply`.

Every step is total: where a seat or the deck has less than is asked for, what is there moves
(boze page, `boze.pay`: by a ruling a payment stops at zero).
"""

from collections.abc import Sequence
from typing import TypeVar

from companion.rules.boze.stall import Stall
from companion.rules.boze.table import Effect, Payment, Priced, card_of, drawn, worn_by
from models.boze import (
    Buy,
    Card,
    CardMove,
    GainDraw,
    GainGold,
    GoldPayment,
    Lead,
    MarketState,
    OwnMove,
    Recruit,
    RestMove,
    SeatState,
    Show,
    State,
    Worker,
)

AnyMove = CardMove | OwnMove | RestMove
T = TypeVar("T")


class Course:
    """A move on its way: what it can change of its seat and of the table, as it stands between two of its steps.

    It begins with the card that a seat's first move in a round draws (seat 0's first of the game does not) and the
    character tapped. steps: how many have been taken since: the action card with its crowd cost, then each effect.
    dressed: the items of each character that got one on the way, and what it wears by slot.
    """

    __slots__ = (
        "anew",
        "bonus_hand",
        "bonuses",
        "deck",
        "discards",
        "dressed",
        "event",
        "found",
        "gold",
        "hand",
        "market",
        "next_lead",
        "player",
        "state",
        "steps",
        "table",
        "tapped",
        "workers",
    )

    def __init__(self, state: State, event: AnyMove) -> None:
        self.state = state
        self.event = event
        self.player = player = event.player
        self.gold, self.hand, self.bonus_hand, workers, tapped, bonuses, _, _, moved = state.seats[player]
        self.workers: Sequence[Worker] = workers
        self.bonuses: Sequence[Card] = bonuses
        self.deck = state.deck
        self.discards = state.discards
        self.anew = state.reshuffled
        self.market: MarketState | Stall = state.market
        self.next_lead = state.next_lead
        self.table = state.table
        self.steps = 0
        self.dressed: dict[int, tuple[list[Card], dict[str, str]]] = {}
        self.found: tuple[Priced | None, Card | None] = None, None
        if not moved and (player or state.round > 1):
            self._draw(1)
        self.tapped = {*tapped, event.character} if event.character < len(workers) else {*tapped}

    def lay_card(self, event: CardMove) -> None:
        """The action card lies on the table and its crowd cost is paid."""
        self.steps += 1
        self.table = (*self.table, (event.category, self.player))
        self.hand = max(0, self.hand - 1)
        if event.extra is not None:
            self._pay(event.extra)

    def rest(self, event: RestMove) -> None:
        """1 gold or 1 action card."""
        self.steps += 1
        if event.gain == "gold":
            self.gold += 1
        else:
            self._draw(1)

    def take(self, effect: Effect) -> None:
        """One effect: what is paid goes, then what it brings comes."""
        self.steps += 1
        if type(effect) is GainGold:
            self.gold += effect.gold
        elif type(effect) is GainDraw:
            self._draw(effect.draw)
        elif type(effect) is Lead:
            self.next_lead = self.player
        else:
            self._bring(effect)  # type: ignore[arg-type]

    def finish(self, effects: int | None = None) -> None:
        """Takes the steps that are still to come, up to this many of the effects (None: all)."""
        event = self.event
        if type(event) is RestMove:
            if not self.steps:
                self.rest(event)
            return
        before = 0
        if type(event) is CardMove:
            before = 1
            if not self.steps:
                self.lay_card(event)
        if self.steps - before == len(event.did):  # type: ignore[union-attr]
            return
        for effect in event.did[self.steps - before : effects]:  # type: ignore[union-attr]
            self.take(effect)

    def card_of(self, effect: Priced) -> Card | None:
        """The card that an effect brings; None where the pack has no such id."""
        if self.found[0] is not effect:
            self.found = effect, card_of(self.state, effect)
        return self.found[1]

    def worn(self, number: int) -> dict[str, str]:
        """What one of the seat's characters wears now, by slot."""
        return self.dressed[number][1] if number in self.dressed else worn_by(self.workers[number])

    def seats(self) -> tuple[SeatState, ...]:
        """All seats as they stand now."""
        seats, player = self.state.seats, self.player
        before, workers = seats[player], self.workers
        if self.dressed:
            workers = [*workers]
            for number, (items, _) in self.dressed.items():
                workers[number] = Worker(workers[number].card, tuple(items))
        seat = SeatState(
            self.gold,
            self.hand,
            self.bonus_hand,
            tuple(workers),
            frozenset(self.tapped),
            tuple(self.bonuses),
            before.gains,
            before.unpaid,
            True,
        )
        return (*seats[:player], seat, *seats[player + 1 :])

    def reached(self, seats: tuple[SeatState, ...], to_act: int) -> State:
        """The table as it stands now, with these seats and this one to act."""
        before, market = self.state, self.market
        return State(
            before.setup,
            before.catalogue,
            seats,
            self.deck,
            before.due,
            before.round,
            before.lead,
            self.next_lead,
            to_act,
            True,
            before.duties,
            self.discards,
            self.anew,
            self.table,
            market if type(market) is MarketState else market.as_it_stands(),  # type: ignore[union-attr]
            before.mulligans,
        )

    def stall(self) -> Stall:
        """The market as it stands now, to be asked and taken from."""
        if type(self.market) is MarketState:
            self.market = Stall(self.market)
        return self.market  # type: ignore[return-value]

    # --- parts of a step

    def _draw(self, count: int) -> None:
        self.deck, self.discards, self.anew, came = drawn(self.deck, self.discards, self.anew, count)
        self.hand += came

    def _pay(self, payment: Payment) -> None:
        """Gold goes to the supply, cards to the discards."""
        if type(payment) is GoldPayment:
            self.gold = max(0, self.gold - payment.gold)
            return
        gone = min(payment.cards, self.hand)  # type: ignore[union-attr]
        self.hand -= gone
        self.discards += gone

    def _bring(self, effect: Priced) -> None:
        card = self.card_of(effect)
        if card is None:
            return
        self._pay(effect.pay)
        if type(effect) is Show:
            self.bonus_hand = max(0, self.bonus_hand - 1)
            self.bonuses = _opened(self.bonuses)
            self.bonuses.append(card)
            return
        if type(effect) is Recruit:
            # Companions arrive tapped.
            self.workers = _opened(self.workers)
            self.tapped.add(len(self.workers))
            self.workers.append(Worker(card))
            self.stall().character_left(card, self.state.catalogue is not None)
        elif type(effect) is Buy:
            if effect.wearer < len(self.workers):
                self._dress(effect.wearer, card)
            self.stall().item_left(card)

    def _dress(self, number: int, item: Card) -> None:
        if number not in self.dressed:
            worker = self.workers[number]
            self.dressed[number] = [*worker.items], worn_by(worker)
        items, worn = self.dressed[number]
        items.append(item)
        worn[item.slot] = item.key


def _opened(cards: Sequence[T]) -> list[T]:
    """The same as a list that can grow; a move with many effects is walked in one go."""
    return cards if type(cards) is list else [*cards]
