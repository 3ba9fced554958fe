"""boze: what an event changes. What follows by itself (a deck made anew, the round's end) is here and in `course`."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.rules.boze.course import AnyMove, Course
from companion.rules.boze.plan import Plan, Turned
from companion.rules.boze.plan import plan as planned
from companion.rules.boze.table import drawn, missing_open, options_of, owed
from companion.rules.boze.turns import is_over, next_to_act
from models.boze import (
    CardMove,
    Due,
    Duty,
    Gain,
    Market,
    MarketState,
    Mulligan,
    OwnMove,
    Reshuffle,
    RestMove,
    SeatState,
    State,
)
from models.record import Event

_NONE: frozenset[int] = frozenset()


def apply(state: State, event: Event, plan: Plan = None) -> State:
    """The table after the event. plan: what `plan` made of it, where that was asked already."""
    return _AFTER[type(event)](state, event, planned(state, event) if plan is None else plan)


# --- a move --------------------------------------------------------------------------------------------------


def _after_move(state: State, event: AnyMove, course: Course) -> State:
    course.finish()
    seats = course.seats()
    # Out of turn, or while market or duty is due, only by a ruling: whose turn it is stays as it was.
    if state.due is not None or event.player != state.to_act:
        return course.reached(seats, state.to_act)
    follows = next_to_act(seats, event.player + 1)
    if follows is None:
        return _all_tapped(course.reached(seats, state.to_act))
    return course.reached(seats, follows)


def _all_tapped(state: State) -> State:
    """The round ends: the action cards leave the table, the market is filled, then comes the duty if due."""
    if options_of(state).market and any(missing_open(state.market)):
        return _closing(state, "market")
    return _market_full(state)


def _market_full(state: State) -> State:
    return _closing(state, "duty") if state.reshuffled else _next_round(state)


def _closing(state: State, due: Due) -> State:
    """The round is played but for what is due."""
    return state._replace(due=due, discards=state.discards + len(state.table), table=())


def _next_round(state: State) -> State:
    """All characters untap; whoever did `lead` starts, else the same seat again."""
    lead = state.lead if state.next_lead is None else state.next_lead
    return State(
        state.setup,
        state.catalogue,
        tuple([_untapped(seat) for seat in state.seats]),
        state.deck,
        None,
        round=state.round + 1,
        lead=lead,
        next_lead=None,
        to_act=lead,
        started=state.started,
        duties=state.duties,
        discards=state.discards + len(state.table),
        reshuffled=False,
        table=(),
        market=state.market,
        mulligans=state.mulligans,
    )


def _untapped(seat: SeatState) -> SeatState:
    gold, hand, bonus_hand, workers, _, bonuses, gains, unpaid, _ = seat
    return SeatState(gold, hand, bonus_hand, workers, _NONE, bonuses, gains, unpaid, False)


# --- the other events ----------------------------------------------------------------------------------------


def _after_mulligan(state: State, event: Mulligan, _: None) -> State:
    seat = state.seats[event.player]
    changed = min(event.cards, seat.hand)
    piles = drawn(state.deck, state.discards + changed, state.reshuffled, changed)
    state = _with_piles(state, event.player, seat._replace(hand=seat.hand - changed), piles)
    return state._replace(mulligans=(*state.mulligans, event.player))


def _after_market(state: State, event: Market, turned: Turned) -> State:
    if not options_of(state).market:
        return state
    characters = tuple([card for card in turned.characters if card is not None])
    items = tuple([card for card in turned.items if card is not None])
    before = state.market
    market = MarketState(
        (*before.characters, *characters),
        (*before.items, *items),
        before.seen_characters.union([card.key for card in characters]),
        before.seen_items.union([card.key for card in items]),
        before.homes,
        before.homes_taken,
    )
    if state.due != "market":
        return state._replace(market=market)
    follows = next_to_act(state.seats, state.to_act)
    if follows is not None:
        return state._replace(market=market, due=None, to_act=follows)
    return _market_full(state._replace(market=market, due=None))


def _after_reshuffle(state: State, event: Reshuffle, _: None) -> State:
    return state._replace(discards=0, reshuffled=True)


def _after_duty(state: State, event: Duty, _: None) -> State:
    seats = tuple([_having_paid(seat, gold) for seat, gold in zip(state.seats, event.paid, strict=True)])
    was_due = state.due == "duty"
    due = None if was_due else state.due
    state = state._replace(seats=seats, duties=state.duties + 1, reshuffled=False, due=due)
    return _next_round(state) if was_due and not is_over(state) else state


def _having_paid(seat: SeatState, paid: int) -> SeatState:
    gold, hand, bonus_hand, workers, tapped, bonuses, gains, unpaid, moved = seat
    unpaid += max(0, owed(seat) - paid)
    return SeatState(max(0, gold - paid), hand, bonus_hand, workers, tapped, bonuses, gains, unpaid, moved)


def _after_gain(state: State, event: Gain, _: None) -> State:
    seat = state.seats[event.player]
    draw = event.draw or 0
    gone = min(max(0, -draw), seat.hand)
    piles = drawn(state.deck, state.discards + gone, state.reshuffled, max(0, draw))
    gold, gains = max(0, seat.gold + (event.gold or 0)), seat.gains + (event.points or 0)
    return _with_piles(state, event.player, seat._replace(gold=gold, hand=seat.hand - gone, gains=gains), piles)


def _with_piles(state: State, player: int, seat: SeatState, piles: tuple[int | None, int, bool, int]) -> State:
    """The table with this seat, to whose hand come the cards that `drawn` gave, and the piles it left."""
    deck, discards, anew, came = piles
    seats = (*state.seats[:player], seat._replace(hand=seat.hand + came), *state.seats[player + 1 :])
    return state._replace(seats=seats, deck=deck, discards=discards, reshuffled=anew)


_AFTER: Mapping[type[Event], Callable[[State, Any, Any], State]] = {
    CardMove: _after_move,
    OwnMove: _after_move,
    RestMove: _after_move,
    Mulligan: _after_mulligan,
    Market: _after_market,
    Reshuffle: _after_reshuffle,
    Duty: _after_duty,
    Gain: _after_gain,
}
