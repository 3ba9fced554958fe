"""改: what an event breaks."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from companion.rules.shichimi.copies import UNIT, check_copies
from companion.rules.shichimi.hands import check_draw, draws
from companion.rules.shichimi.heap import judge, misfit
from companion.rules.shichimi.kai.setup import DECK, HEAPS
from companion.rules.shichimi.kai.turns import homes, may_refill
from models.shichimi import (
    CARDS,
    HABANERO,
    Card,
    Cards,
    Collect,
    KaiDeal,
    KaiMove,
    KaiPlace,
    KaiState,
    PassHabanero,
    Reclaim,
    Refill,
)
from models.verdict import Violation, illegal, impossible


def check(state: KaiState, event: KaiMove) -> Sequence[Violation]:
    """Every rule the event breaks (shichimi page, kai)."""
    if event.type == "deal":
        return _check_deal(state, event)
    if not state.dealt:
        return (illegal("kai.turn", "before-deal"),)
    if event.type == "pass-habanero":
        return _check_pass(state, event)
    if event.type == "place":
        broken = _check_place(state, event)
    elif event.type == "refill":
        broken = _check_refill(state, event)
    elif event.type == "reclaim":
        broken = _check_reclaim(state, event)
    else:
        broken = _check_collect(state, event)
    if event.player != state.turn.seat:
        return (illegal("kai.turn", seat=event.player, turn_seat=state.turn.seat), *broken)
    return broken


def _check_place(state: KaiState, event: KaiPlace) -> Sequence[Violation]:
    card, hand, heap = event.card, state.hands[event.player], state.heaps[event.heap]
    broken: list[Violation] = []
    if card not in hand:
        broken.append(impossible("kai.hand", seat=event.player, card=card, cards=hand))
    if not heap.fits & UNIT[card]:
        facts = {"card": card, "heap": event.heap, "heaps": homes(state, card)}
        broken.append(illegal("kai.fits", misfit(card, heap.cards) or "", **facts))
    return broken


def _check_collect(state: KaiState, event: Collect) -> Sequence[Violation]:
    heap = state.heaps[event.heap]
    if heap.complete:
        return ()
    return (illegal("kai.complete", "" if heap.cards else "empty", heap=event.heap, why=judge(heap.cards).why),)


def _check_deal(state: KaiState, event: KaiDeal) -> Sequence[Violation]:
    if state.dealt:
        return (illegal("kai.turn", "again"),)
    cards = [card for hand in event.hands for card in hand]
    over = check_copies("kai.deck-count", 0, cards, DECK)
    if len(event.hands) == state.setup.seats:
        return over
    return (impossible("kai.refill-four", "hands", given=len(event.hands), seats=state.setup.seats), *over)


def _check_refill(state: KaiState, event: Refill) -> Sequence[Violation]:
    seat, cards, hand, deck = event.player, event.cards, state.hands[event.player], state.decks[event.player]
    broken: list[Violation] = []
    if not may_refill(state, seat):
        broken.append(_nothing_placed(state, seat))
    broken += check_draw("kai.refill-four", seat, hand, deck, cards)
    broken += check_copies("kai.deck-count", state.lying, cards, DECK)
    return broken


def _nothing_placed(state: KaiState, seat: int) -> Violation:
    """A card comes first; where none fits, a heap is taken back before it."""
    fitting = _fitting(state, seat)
    return illegal("kai.place-one", "" if fitting else "stuck", seat=seat, cards=fitting or state.hands[seat])


def _fitting(state: KaiState, seat: int) -> Cards:
    """The seat's open cards that fit a heap, each once."""
    return tuple(dict.fromkeys(card for card in state.hands[seat] if homes(state, card)))


def _check_reclaim(state: KaiState, event: Reclaim) -> Sequence[Violation]:
    """Only while nothing open fits and nothing was placed in this turn, once a turn, not an empty heap."""
    seat, now = event.player, state.turn
    if seat == now.seat and now.reclaimed:
        return (illegal("kai.reclaim", "twice", seat=seat),)
    if seat == now.seat and now.placed:
        return (illegal("kai.reclaim", "placed", seat=seat, placed=now.placed),)
    if fitting := _fitting(state, seat):
        return (illegal("kai.reclaim", seat=seat, cards=fitting),)
    if not state.heaps[event.heap].cards:
        filled = tuple(index for index, heap in enumerate(state.heaps) if heap.cards)
        return (illegal("kai.reclaim", "empty", heap=event.heap, heaps=filled),)
    return ()


def _check_pass(state: KaiState, event: PassHabanero) -> Sequence[Violation]:
    seat, card = event.player, event.refill
    hand, deck = state.hands[seat], state.decks[seat]
    held = HABANERO in hand
    broken: list[Violation] = []
    if not held:
        broken.append(impossible("kai.hand", seat=seat, card=HABANERO, cards=hand))
    if card is None:
        if deck:
            broken.append(impossible("kai.refill-four", "pass", seat=seat, deck=deck))
    else:
        if not deck:
            broken.append(impossible("kai.refill-four", "pass-deck", seat=seat, card=card))
        lying = state.lying - UNIT[HABANERO] if held else state.lying
        broken += check_copies("kai.deck-count", lying, (card,), DECK)
    if event.to == seat:
        broken.append(illegal("kai.pass", seat=seat))
    elif event.to == state.turn.seat and state.turn.begun:
        broken.append(illegal("kai.pass", "begun", to=event.to))
    return broken


def options(state: KaiState) -> tuple[Any, ...] | None:
    """Every legal event now, a refill once for each set of cards (in the order of `CARDS`); None before the deal."""
    if not state.dealt:
        return None
    if state.over:
        return ()
    seat = state.turn.seat
    candidates: list[Any] = []
    for heap in range(HEAPS):
        for card in dict.fromkeys(state.hands[seat]):
            candidates.append(KaiPlace(type="place", player=seat, card=card, heap=heap))
        candidates.append(Reclaim(type="reclaim", player=seat, heap=heap))
        candidates.append(Collect(type="collect", player=seat, heap=heap))
    candidates += passes(state)
    if may_refill(state, seat):
        for cards in combinations_with_replacement(CARDS, draws(state.hands[seat], state.decks[seat])):
            candidates.append(Refill(type="refill", player=seat, cards=cards))
    return tuple(event for event in candidates if not check(state, event))


def passes(state: KaiState) -> tuple[PassHabanero, ...]:
    """Every legal way to pass a habanero, by giver, receiver and the card drawn for it."""
    seats = range(state.setup.seats)
    drawn: tuple[Card | None, ...] = (None, *CARDS)
    candidates = [
        PassHabanero(type="pass-habanero", player=seat, to=to, refill=card)
        for seat in seats
        if HABANERO in state.hands[seat]
        for to in seats
        for card in drawn
    ]
    return tuple(event for event in candidates if not _check_pass(state, event))
