"""ゆっくり: what an event breaks."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from companion.rules.shichimi.copies import check_copies
from companion.rules.shichimi.hands import check_draw, draws
from companion.rules.shichimi.slow.setup import DECK, HEAPS
from companion.rules.shichimi.slow.turns import may_peek, may_refill
from models.shichimi import CARDS, Complete, Peek, Refill, SlowDeal, SlowMove, SlowPlace, SlowState, Spoiled
from models.verdict import Violation, illegal, impossible


def check(state: SlowState, event: SlowMove) -> Sequence[Violation]:
    """Every rule the event breaks (shichimi page, slow)."""
    if event.type == "deal":
        return _check_deal(state, event)
    if not state.dealt:
        return (illegal("slow.turn", "before-deal"),)
    seat = event.player
    broken: list[Violation] = []
    if seat != state.turn.seat:
        broken.append(illegal("slow.turn", seat=seat, turn_seat=state.turn.seat))
    if event.type == "place":
        if event.card not in state.hands[seat]:
            broken.append(impossible("slow.hand", seat=seat, card=event.card, cards=state.hands[seat]))
    elif event.type == "refill":
        if not may_refill(state, seat):
            broken.append(illegal("slow.place-one", seat=seat, open=len(state.hands[seat])))
        broken += check_draw("slow.refill-four", seat, state.hands[seat], state.decks[seat], event.cards)
        broken += check_copies("slow.deck-count", state.drawn[seat], event.cards, DECK)
    elif event.type == "peek":
        if not state.setup.options.habanero:
            broken.append(illegal("slow.peek", "option"))
        elif not may_peek(state, seat):
            broken.append(illegal("slow.peek", seat=seat, peeks=state.seats[seat].peeks))
    else:
        if event.type == "spoiled" and state.turn.placed:
            broken.append(illegal("slow.spoil-first", placed=state.turn.placed))
        if not state.heaps[event.heap]:
            filled = tuple(heap for heap, cards in enumerate(state.heaps) if cards)
            broken.append(illegal("slow.empty-heap", heap=event.heap, heaps=filled))
    return broken


def _check_deal(state: SlowState, event: SlowDeal) -> Sequence[Violation]:
    if state.dealt:
        return (illegal("slow.turn", "again"),)
    return [over for hand in event.hands for over in check_copies("slow.deck-count", 0, hand, DECK)]


def options(state: SlowState) -> tuple[Any, ...] | None:
    """Every legal event now, a refill once for each set of cards (in the order of `CARDS`); None before the deal."""
    if not state.dealt:
        return None
    if state.over:
        return ()
    seat = state.turn.seat
    candidates: list[Any] = []
    for heap in range(HEAPS):
        candidates.append(Spoiled(type="spoiled", player=seat, heap=heap))
        candidates.append(Complete(type="complete", player=seat, heap=heap))
        candidates.append(Peek(type="peek", player=seat, heap=heap))
        for card in dict.fromkeys(state.hands[seat]):
            candidates.append(SlowPlace(type="place", player=seat, card=card, heap=heap))
    if may_refill(state, seat):
        for cards in combinations_with_replacement(CARDS[:-1], draws(state.hands[seat], state.decks[seat])):
            candidates.append(Refill(type="refill", player=seat, cards=cards))
    return tuple(event for event in candidates if not check(state, event))
