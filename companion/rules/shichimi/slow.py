"""ゆっくり七味ならべ: two players lay cards on three face-down heaps and call them complete or spoiled from memory.

The heaps are secret to the players, not to the referee: it knows every card that was laid.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from companion.game import Phase, Scores, Seating, SeatScore
from companion.rules.shichimi.hands import check_copies, check_draw, draws, replaced, without
from companion.rules.shichimi.heap import is_spoiled, judge
from models.record import Event, SeatEvent
from models.result import Line, Turn
from models.shichimi import (
    CARDS,
    HAND,
    TOGARASHI,
    Cards,
    Complete,
    Declaration,
    Peek,
    Refill,
    SlowDeal,
    SlowPlace,
    SlowState,
    Spoiled,
    deck_of,
)
from models.verdict import Violation, illegal, impossible

LINES = ("togarashi", "victory", "habanero")

HEAPS = 3
PEEKS = 2
VICTORY_POINTS = 3
UNPEEKED_POINTS = 2
DECK = deck_of(habaneros=0)


def start(setup: Seating) -> SlowState:
    """Two full decks and three empty heaps."""
    none = (0,) * setup.seats
    return SlowState(
        setup,
        hands=((),) * setup.seats,
        decks=(sum(DECK.values()),) * setup.seats,
        drawn=((),) * setup.seats,
        heaps=((),) * HEAPS,
        togarashi=none,
        victory=none,
        peeks=none,
    )


def turn_rule(state: SlowState) -> str:
    """Whose turn it is, and which seats exist."""
    return "slow.turn"


def end_rule(state: SlowState) -> str:
    """What comes after the end breaks the same rule."""
    return "slow.turn"


def is_over(state: SlowState) -> bool:
    """The one turn after a player could not get back to four has been played."""
    return state.over


def may_refill(state: SlowState, seat: int) -> bool:
    """At least one card is laid before the refill, unless there is none to lay."""
    return bool(seat == state.to_act and state.placed) or not state.hands[seat]


def may_peek(state: SlowState, seat: int) -> bool:
    """With the option, twice a game."""
    return bool(state.setup.options.habanero) and state.peeks[seat] < PEEKS


def turn(state: SlowState) -> Turn:
    """The seat whose turn it is and what it may do."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    seat, callable_heap = state.to_act, any(state.heaps)
    steps = {
        "spoiled": callable_heap and not state.placed,
        "complete": callable_heap,
        "place": bool(state.hands[seat]),
        "peek": may_peek(state, seat),
        "refill": may_refill(state, seat),
    }
    return Turn(player=seat, expects=tuple(step for step, open_now in steps.items() if open_now))


def check(state: SlowState, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks (shichimi page, slow)."""
    if isinstance(event, SlowDeal):
        if state.dealt:
            yield illegal("slow.turn", "again")
            return
        for seat, hand in enumerate(event.hands):
            yield from check_copies("slow.deck-count", state.drawn[seat], hand, DECK)
        return
    if not state.dealt:
        yield illegal("slow.turn", "before-deal")
        return
    assert isinstance(event, SeatEvent)
    seat = event.player
    if seat != state.to_act:
        yield illegal("slow.turn", seat=seat, turn_seat=state.to_act)
    if isinstance(event, Spoiled | Complete):
        if isinstance(event, Spoiled) and state.placed:
            yield illegal("slow.spoil-first", placed=state.placed)
        if not state.heaps[event.heap]:
            filled = tuple(heap for heap, cards in enumerate(state.heaps) if cards)
            yield illegal("slow.empty-heap", heap=event.heap, heaps=filled)
    elif isinstance(event, SlowPlace):
        if event.card not in state.hands[seat]:
            yield impossible("slow.hand", seat=seat, card=event.card, cards=state.hands[seat])
    elif isinstance(event, Peek):
        if not state.setup.options.habanero:
            yield illegal("slow.peek", "option")
        elif state.peeks[seat] >= PEEKS:
            yield illegal("slow.peek", seat=seat, peeks=state.peeks[seat])
    elif isinstance(event, Refill):
        if not may_refill(state, seat):
            yield illegal("slow.place-one", seat=seat, open=len(state.hands[seat]))
        yield from check_draw("slow.refill-four", seat, state.hands[seat], state.decks[seat], event.cards)
        yield from check_copies("slow.deck-count", state.drawn[seat], event.cards, DECK)


def apply(state: SlowState, event: Event) -> SlowState:
    """The table after the event. Out of turn by a ruling it moves that seat's things and nothing of the turn."""
    if isinstance(event, SlowDeal):
        if state.dealt:
            return state
        decks = tuple(deck - HAND for deck in state.decks)
        return replace(state, hands=event.hands, drawn=event.hands, decks=decks, dealt=True)
    if not state.dealt:
        return state
    if isinstance(event, SlowPlace):
        return _place(state, event)
    if isinstance(event, Spoiled | Complete):
        return _declare(state, event)
    if isinstance(event, Peek):
        return replace(state, peeks=replaced(state.peeks, event.player, state.peeks[event.player] + 1))
    assert isinstance(event, Refill)
    return _refill(state, event)


def _place(state: SlowState, event: SlowPlace) -> SlowState:
    seat, heap = event.player, event.heap
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], event.card)),
        heaps=replaced(state.heaps, heap, (*state.heaps[heap], event.card)),
        placed=state.placed + (seat == state.to_act),
    )


def worth(cards: Cards) -> int:
    """What a called heap gives: a point a togarashi, or a victory card for none."""
    return cards.count(TOGARASHI) or VICTORY_POINTS


def _declare(state: SlowState, event: Spoiled | Complete) -> SlowState:
    """The heap leaves the game; its togarashi, or a victory card for none, go to whoever was right."""
    cards = state.heaps[event.heap]
    right = is_spoiled(cards) if isinstance(event, Spoiled) else judge(cards).complete
    gainer = event.player if right else 1 - event.player
    won = cards.count(TOGARASHI)
    return replace(
        state,
        heaps=replaced(state.heaps, event.heap, ()),
        togarashi=replaced(state.togarashi, gainer, state.togarashi[gainer] + won),
        victory=replaced(state.victory, gainer, state.victory[gainer] + (won == 0)),
        declarations=(*state.declarations, Declaration(event.player, event.type, right, cards)),
    )


def _refill(state: SlowState, event: Refill) -> SlowState:
    """Draws and ends the turn. Whoever cannot get back to four leaves the other player one more turn."""
    seat = event.player
    hand = state.hands[seat] + event.cards
    state = replace(
        state,
        hands=replaced(state.hands, seat, hand),
        decks=replaced(state.decks, seat, state.decks[seat] - len(event.cards)),
        drawn=replaced(state.drawn, seat, state.drawn[seat] + event.cards),
    )
    if seat != state.to_act:
        return state
    if state.last:
        return replace(state, over=True)
    return replace(state, to_act=1 - seat, placed=0, last=len(hand) < HAND)


def options(state: SlowState) -> tuple[Any, ...] | None:
    """Every legal event now, a refill once for each set of cards (in the order of `CARDS`); None before the deal."""
    if not state.dealt:
        return None
    if state.over:
        return ()
    seat = state.to_act
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
    return tuple(event for event in candidates if not any(check(state, event)))


def scores(state: SlowState, phase: Phase) -> Scores:
    """Togarashi won, victory cards, and the habaneros never used; equal points are a draw."""
    spared = UNPEEKED_POINTS if state.setup.options.habanero else 0
    seats = []
    for togarashi, victory, peeks in zip(state.togarashi, state.victory, state.peeks, strict=True):
        points = {
            "togarashi": togarashi,
            "victory": VICTORY_POINTS * victory,
            "habanero": 0 if peeks else spared,
        }
        seats.append(SeatScore(tuple(Line(id=name, points=n) for name, n in points.items() if n)))
    return Scores(tuple(seats))


def public(state: SlowState, phase: Phase) -> dict[str, Any]:
    """The state as the shichimi page names it. It lists the heaps; what a screen may show of them is its business."""
    return {
        "hands": [list(hand) for hand in state.hands],
        "decks": list(state.decks),
        "heaps": [list(heap) for heap in state.heaps],
        "seats": [
            {"togarashi": togarashi, "victory": victory, "peeks": peeks}
            for togarashi, victory, peeks in zip(state.togarashi, state.victory, state.peeks, strict=True)
        ],
        "declarations": [
            {"player": call.player, "claim": call.claim, "right": call.right, "cards": list(call.cards)}
            for call in state.declarations
        ],
    }
