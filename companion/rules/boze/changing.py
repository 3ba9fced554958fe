"""boze: what an event changes. What follows by itself (first draws, a deck made anew, the round's end) is here.

Every step is total: where a seat or the deck has less than is asked for, what is there moves
(boze page, `boze.pay`: by a ruling a payment stops at zero).
"""

from companion.rules.boze.table import Effect, Payment, card_of, character, item, missing_open, options_of, owed, ready
from models.boze import (
    DUTIES,
    Buy,
    Card,
    CardMove,
    Duty,
    Gain,
    GainDraw,
    GainGold,
    GoldPayment,
    Lead,
    Market,
    Move,
    Mulligan,
    OwnMove,
    Recruit,
    Reshuffle,
    RestMove,
    SeatState,
    State,
    Worker,
)
from models.record import Event


def apply(state: State, event: Event) -> State:
    """The table after the event."""
    if isinstance(event, Move):
        return _after_move(state, event)
    if isinstance(event, Mulligan):
        return _after_mulligan(state, event)
    if isinstance(event, Market):
        return _after_market(state, event)
    if isinstance(event, Reshuffle):
        return state._replace(discards=0, reshuffled=True)
    if isinstance(event, Duty):
        return _after_duty(state, event)
    assert isinstance(event, Gain)
    return _after_gain(state, event)


# --- a move, step by step ------------------------------------------------------------------------------------


def begun(state: State, event: Move) -> State:
    """The seat's first move in a round first draws a card (seat 0's first of the game does not); the character taps."""
    player = event.player
    if not state.seats[player].moved and not (player == 0 and state.round == 1):
        state = drawn(state, player, 1)
    seat = state.seats[player]
    workers = tuple(
        worker._replace(tapped=True) if number == event.character else worker
        for number, worker in enumerate(seat.workers)
    )
    return with_seat(state, player, seat._replace(workers=workers, moved=True))._replace(started=True)


def card_played(state: State, event: CardMove) -> State:
    """The action card lies on the table and its crowd cost is paid."""
    seat = state.seats[event.player]
    state = state._replace(table=(*state.table, (event.category, event.player)))
    return paid(with_seat(state, event.player, seat._replace(hand=max(0, seat.hand - 1))), event.player, event.extra)


def with_effect(state: State, player: int, effect: Effect) -> State:
    """One effect of a move: what is paid goes, then what it brings comes."""
    if isinstance(effect, GainGold):
        seat = state.seats[player]
        return with_seat(state, player, seat._replace(gold=seat.gold + effect.gold))
    if isinstance(effect, GainDraw):
        return drawn(state, player, effect.draw)
    if isinstance(effect, Lead):
        return state._replace(next_lead=player)
    card = card_of(state, effect)
    if card is None:
        return state
    state = paid(state, player, effect.pay)
    seat = state.seats[player]
    if isinstance(effect, Recruit):
        # Companions arrive tapped.
        return with_seat(
            _character_left(state, card), player, seat._replace(workers=(*seat.workers, Worker(card, tapped=True)))
        )
    if isinstance(effect, Buy):
        workers = tuple(
            worker._replace(items=(*worker.items, card)) if number == effect.wearer else worker
            for number, worker in enumerate(seat.workers)
        )
        return with_seat(_item_left(state, card), player, seat._replace(workers=workers))
    return with_seat(
        state, player, seat._replace(bonus_hand=max(0, seat.bonus_hand - 1), bonuses=(*seat.bonuses, card))
    )


def _after_move(state: State, event: Move) -> State:
    after = begun(state, event)
    if isinstance(event, RestMove):
        effect: Effect = GainGold(gold=1) if event.gain == "gold" else GainDraw(draw=1)
        after = with_effect(after, event.player, effect)
    else:
        assert isinstance(event, CardMove | OwnMove)
        if isinstance(event, CardMove):
            after = card_played(after, event)
        for effect in event.did:
            after = with_effect(after, event.player, effect)
    # Out of turn, or while market or duty is due, only by a ruling: whose turn it is stays as it was.
    if state.due is not None or event.player != state.to_act:
        return after
    return _turn_passes(after, event.player + 1)


def _turn_passes(state: State, first: int) -> State:
    """The turn goes to the first seat from `first` on with an untapped character; without one the round ends."""
    seats = len(state.seats)
    for step in range(seats):
        seat = (first + step) % seats
        if ready(state.seats[seat]):
            return state._replace(to_act=seat)
    state = _table_discarded(state)
    if options_of(state).market and any(missing_open(state)):
        return state._replace(due="market")
    return _market_full(state)


def _market_full(state: State) -> State:
    return state._replace(due="duty") if state.reshuffled else _next_round(state)


def _next_round(state: State) -> State:
    """All characters untap; whoever did `lead` starts, else the same seat again."""
    state = _table_discarded(state)
    lead = state.lead if state.next_lead is None else state.next_lead
    seats = tuple(
        seat._replace(moved=False, workers=tuple(worker._replace(tapped=False) for worker in seat.workers))
        for seat in state.seats
    )
    return state._replace(
        seats=seats, round=state.round + 1, lead=lead, next_lead=None, to_act=lead, due=None, reshuffled=False
    )


def _table_discarded(state: State) -> State:
    return state._replace(discards=state.discards + len(state.table), table=())


# --- the other events ----------------------------------------------------------------------------------------


def _after_mulligan(state: State, event: Mulligan) -> State:
    changed = min(event.cards, state.seats[event.player].hand)
    state = drawn(discarded(state, event.player, changed), event.player, changed)
    return state._replace(mulligans=(*state.mulligans, event.player))


def _after_market(state: State, event: Market) -> State:
    if not options_of(state).market:
        return state
    state = _turned_up(
        state,
        tuple(card for card in (character(state, c) for c in event.characters) if card),
        tuple(card for card in (item(state, c) for c in event.items) if card),
    )
    if state.due != "market":
        return state
    state = state._replace(due=None)
    if any(ready(seat) for seat in state.seats):
        return _turn_passes(state, state.to_act)
    return _market_full(_table_discarded(state))


def _after_duty(state: State, event: Duty) -> State:
    seats = tuple(
        seat._replace(gold=max(0, seat.gold - gold), unpaid=seat.unpaid + max(0, owed(seat) - gold))
        for seat, gold in zip(state.seats, event.paid, strict=True)
    )
    was_due = state.due == "duty"
    due = None if was_due else state.due
    state = state._replace(seats=seats, duties=state.duties + 1, reshuffled=False, due=due)
    return _next_round(state) if was_due and not is_over(state) else state


def _after_gain(state: State, event: Gain) -> State:
    player = event.player
    seat = state.seats[player]
    state = with_seat(
        state,
        player,
        seat._replace(gold=max(0, seat.gold + (event.gold or 0)), gains=seat.gains + (event.points or 0)),
    )
    draw = event.draw or 0
    return drawn(state, player, draw) if draw >= 0 else discarded(state, player, -draw)


def is_over(state: State) -> bool:
    """After the fourth duty the game is over."""
    return state.duties >= DUTIES


# --- one thing changes ---------------------------------------------------------------------------------------


def with_seat(state: State, player: int, seat: SeatState) -> State:
    """The table with this seat in place of the player's."""
    return state._replace(seats=(*state.seats[:player], seat, *state.seats[player + 1 :]))


def drawn(state: State, player: int, count: int) -> State:
    """The seat draws action cards; where the deck is counted, an empty one is made anew from the discards."""
    seat = state.seats[player]
    if state.deck is None:
        return with_seat(state, player, seat._replace(hand=seat.hand + count))
    deck, discards, reshuffled = state.deck, state.discards, state.reshuffled
    if count > deck and discards:
        deck, discards, reshuffled = deck + discards, 0, True
    taken = min(count, deck)
    state = state._replace(deck=deck - taken, discards=discards, reshuffled=reshuffled)
    return with_seat(state, player, seat._replace(hand=seat.hand + taken))


def discarded(state: State, player: int, count: int) -> State:
    """The seat lays action cards of its hand on the discards."""
    seat = state.seats[player]
    gone = min(count, seat.hand)
    return with_seat(state._replace(discards=state.discards + gone), player, seat._replace(hand=seat.hand - gone))


def paid(state: State, player: int, payment: Payment | None) -> State:
    """The payment leaves the seat: gold to the supply, cards to the discards."""
    if payment is None:
        return state
    if isinstance(payment, GoldPayment):
        seat = state.seats[player]
        return with_seat(state, player, seat._replace(gold=max(0, seat.gold - payment.gold)))
    return discarded(state, player, payment.cards)


def _turned_up(state: State, characters: tuple[Card, ...], items: tuple[Card, ...]) -> State:
    return state._replace(
        open_characters=(*state.open_characters, *characters),
        open_items=(*state.open_items, *items),
        seen_characters=state.seen_characters.union(card.key for card in characters),
        seen_items=state.seen_items.union(card.key for card in items),
    )


def _character_left(state: State, card: Card) -> State:
    """The character leaves the market; one that was never turned up is a home character (boze page, `boze.market`)."""
    cards = _without(state.open_characters, card)
    if len(cards) < len(state.open_characters):
        return state._replace(open_characters=cards)
    if card.home or (state.catalogue is None and card.key not in state.seen_characters):
        return state._replace(homes=(*state.homes, card.key))
    return state._replace(seen_characters=state.seen_characters | {card.key})


def _item_left(state: State, card: Card) -> State:
    return state._replace(open_items=_without(state.open_items, card), seen_items=state.seen_items | {card.key})


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The open cards without this one: an equal one, else (by a ruling) the first of its name."""
    index = next((i for i, c in enumerate(cards) if c == card), None)
    if index is None:
        index = next((i for i, c in enumerate(cards) if c.key == card.key), None)
    return cards if index is None else (*cards[:index], *cards[index + 1 :])
