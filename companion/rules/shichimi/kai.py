"""みんなで七味ならべ改: three to five players build four open heaps, collect complete ones and pass habaneros.

Two decks are shuffled and dealt out, so a player's own deck is only counted. What is judged of a draw is that no card
lies open, in heaps or among the collected more often than it is printed.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from companion.game import Phase, Scores, Seating, SeatScore
from companion.rules.shichimi.hands import check_copies, check_draw, draws, replaced, without
from companion.rules.shichimi.heap import ICHIMI, judge, misfit
from models.record import Event, SeatEvent
from models.result import Line, Turn
from models.shichimi import (
    CARDS,
    HABANERO,
    HAND,
    TOGARASHI,
    Card,
    Cards,
    Collect,
    Collected,
    KaiDeal,
    KaiPlace,
    KaiState,
    PassHabanero,
    Reclaim,
    Refill,
    deck_of,
)
from models.verdict import Violation, illegal, impossible

LINES = ("shichimi", "ichimi", "extra", "habanero", "deck")

HEAPS = 4
TO_WIN = 3
SHICHIMI_POINTS = 10
ICHIMI_POINTS = 7
HABANERO_POINTS = 5
DECK = deck_of(habaneros=4, decks=2)


def start(setup: Seating) -> KaiState:
    """All 70 cards dealt round from seat 0, nothing open yet."""
    total, seats = sum(DECK.values()), setup.seats
    return KaiState(
        setup,
        hands=((),) * seats,
        decks=tuple(len(range(seat, total, seats)) for seat in range(seats)),
        heaps=((),) * HEAPS,
        collected=((),) * seats,
        skips=(False,) * seats,
    )


def turn_rule(state: KaiState) -> str:
    """Whose turn it is, and which seats exist."""
    return "kai.turn"


def end_rule(state: KaiState) -> str:
    """What comes after the end breaks the same rule."""
    return "kai.turn"


def is_over(state: KaiState) -> bool:
    """Three are collected, or the last round has been played."""
    return state.over


def homes(state: KaiState, card: Card) -> tuple[int, ...]:
    """The heaps (0 to 3) that the card fits."""
    return tuple(heap for heap, cards in enumerate(state.heaps) if misfit(card, cards) is None)


def is_stuck(state: KaiState, seat: int) -> bool:
    """None of the seat's open cards fits any heap."""
    return not any(homes(state, card) for card in state.hands[seat])


def may_reclaim(state: KaiState, seat: int) -> bool:
    """Whether a reclaim is legal: in the own turn, stuck, nothing placed or reclaimed, and a heap to take."""
    begun = state.placed or state.reclaimed
    return seat == state.to_act and not begun and is_stuck(state, seat) and any(state.heaps)


def may_refill(state: KaiState, seat: int) -> bool:
    """A card has been placed in this turn, or nothing but habaneros is open."""
    placed = state.placed if seat == state.to_act else 0
    return placed > 0 or all(card == HABANERO for card in state.hands[seat])


def complete_heaps(state: KaiState) -> tuple[int, ...]:
    """The heaps (0 to 3) that can be collected."""
    return tuple(heap for heap, cards in enumerate(state.heaps) if judge(cards).complete)


def turn(state: KaiState) -> Turn:
    """The seat whose turn it is and what it may do."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    seat = state.to_act
    steps = {
        "place": not is_stuck(state, seat),
        "reclaim": may_reclaim(state, seat),
        "collect": bool(complete_heaps(state)),
        "pass-habanero": HABANERO in state.hands[seat],
        "refill": may_refill(state, seat),
    }
    return Turn(player=seat, expects=tuple(step for step, open_now in steps.items() if open_now))


# --- judging -----------------------------------------------------------------------------------------------------


def check(state: KaiState, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks (shichimi page, kai)."""
    if isinstance(event, KaiDeal):
        if state.dealt:
            yield illegal("kai.turn", "again")
            return
        if len(event.hands) != state.setup.seats:
            yield impossible("kai.refill-four", "hands", given=len(event.hands), seats=state.setup.seats)
        yield from check_copies("kai.deck-count", (), [card for hand in event.hands for card in hand], DECK)
        return
    if not state.dealt:
        yield illegal("kai.turn", "before-deal")
        return
    if isinstance(event, PassHabanero):
        yield from _check_pass(state, event)
        return
    assert isinstance(event, SeatEvent)
    seat = event.player
    if seat != state.to_act:
        yield illegal("kai.turn", seat=seat, turn_seat=state.to_act)
    if isinstance(event, KaiPlace):
        yield from _check_place(state, event)
    elif isinstance(event, Reclaim):
        yield from _check_reclaim(state, event)
    elif isinstance(event, Collect):
        heap = judge(state.heaps[event.heap])
        if not heap.complete:
            yield illegal("kai.complete", "" if state.heaps[event.heap] else "empty", heap=event.heap, why=heap.why)
    elif isinstance(event, Refill):
        if not may_refill(state, seat):
            stuck = is_stuck(state, seat)
            yield illegal("kai.place-one", "stuck" if stuck else "", seat=seat, cards=state.hands[seat])
        yield from check_draw("kai.refill-four", seat, state.hands[seat], state.decks[seat], event.cards)
        yield from check_copies("kai.deck-count", lying(state), event.cards, DECK)


def lying(state: KaiState) -> Cards:
    """Every card that lies open, in a heap or among the collected; all others are in the decks."""
    heaps = (*state.hands, *state.heaps, *(heap.cards for own in state.collected for heap in own))
    return tuple(card for heap in heaps for card in heap)


def _check_place(state: KaiState, event: KaiPlace) -> Iterator[Violation]:
    hand = state.hands[event.player]
    if event.card not in hand:
        yield impossible("kai.hand", seat=event.player, card=event.card, cards=hand)
    case = misfit(event.card, state.heaps[event.heap])
    if case is not None:
        facts = {"card": event.card, "heap": event.heap, "heaps": homes(state, event.card)}
        yield illegal("kai.fits", case, **facts)


def _check_reclaim(state: KaiState, event: Reclaim) -> Iterator[Violation]:
    """Only while nothing open fits and nothing was placed in this turn, once a turn, not an empty heap."""
    own_turn = event.player == state.to_act
    fitting = tuple(dict.fromkeys(card for card in state.hands[event.player] if homes(state, card)))
    if own_turn and state.reclaimed:
        yield illegal("kai.reclaim", "twice", seat=event.player)
    elif own_turn and state.placed:
        yield illegal("kai.reclaim", "placed", seat=event.player, placed=state.placed)
    elif fitting:
        yield illegal("kai.reclaim", seat=event.player, cards=fitting)
    elif not state.heaps[event.heap]:
        filled = tuple(heap for heap, cards in enumerate(state.heaps) if cards)
        yield illegal("kai.reclaim", "empty", heap=event.heap, heaps=filled)


def _check_pass(state: KaiState, event: PassHabanero) -> Iterator[Violation]:
    seat, hand, deck = event.player, state.hands[event.player], state.decks[event.player]
    if HABANERO not in hand:
        yield impossible("kai.hand", seat=seat, card=HABANERO, cards=hand)
    if event.refill is None and deck:
        yield impossible("kai.refill-four", "pass", seat=seat, deck=deck)
    elif event.refill is not None and not deck:
        yield impossible("kai.refill-four", "pass-deck", seat=seat, card=event.refill)
    if event.refill is not None:
        known = lying(state)
        known = without(known, HABANERO) if HABANERO in hand else known
        yield from check_copies("kai.deck-count", known, (event.refill,), DECK)
    if event.to == seat:
        yield illegal("kai.pass", seat=seat)
    elif event.to == state.to_act and state.begun:
        yield illegal("kai.pass", "begun", to=event.to)


# --- changing ----------------------------------------------------------------------------------------------------


def apply(state: KaiState, event: Event) -> KaiState:
    """The table after the event. Out of turn by a ruling it moves that seat's things and nothing of the turn."""
    if isinstance(event, KaiDeal):
        if state.dealt:
            return state
        return replace(state, hands=event.hands, decks=tuple(deck - HAND for deck in state.decks), dealt=True)
    if not state.dealt:
        return state
    if isinstance(event, PassHabanero):
        return _pass(state, event)
    if isinstance(event, KaiPlace):
        return _place(state, event)
    if isinstance(event, Reclaim):
        return _reclaim(state, event)
    if isinstance(event, Collect):
        state = _collect(state, event.player, event.heap)
        return replace(state, begun=state.begun or event.player == state.to_act)
    assert isinstance(event, Refill)
    return _refill(state, event)


def _with_deck(state: KaiState, seat: int, change: int) -> KaiState:
    """The deck grown or shrunk, and when it ran out; a deck that grows again is no longer empty."""
    if not change:
        return state
    left = state.decks[seat] + change
    emptied = tuple(other for other in state.emptied if other != seat)
    return replace(
        state,
        decks=replaced(state.decks, seat, left),
        emptied=emptied if left else (*emptied, seat),
    )


def _place(state: KaiState, event: KaiPlace) -> KaiState:
    seat, heap = event.player, event.heap
    own_turn = seat == state.to_act
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], event.card)),
        heaps=replaced(state.heaps, heap, (*state.heaps[heap], event.card)),
        placed=state.placed + own_turn,
        begun=state.begun or own_turn,
    )


def _reclaim(state: KaiState, event: Reclaim) -> KaiState:
    own_turn = event.player == state.to_act
    grown = _with_deck(state, event.player, len(state.heaps[event.heap]))
    return replace(
        grown,
        heaps=replaced(state.heaps, event.heap, ()),
        reclaimed=state.reclaimed or own_turn,
        begun=state.begun or own_turn,
    )


def _collect(state: KaiState, seat: int, heap: int) -> KaiState:
    """Takes a heap. By a ruling an incomplete one is a shichimi if it holds anything but togarashi, else an ichimi.

    The third one ends the game at once.
    """
    cards = state.heaps[heap]
    other = any(card != TOGARASHI for card in cards)
    own = (*state.collected[seat], Collected("shichimi" if other else "ichimi", cards))
    return replace(
        state,
        heaps=replaced(state.heaps, heap, ()),
        collected=replaced(state.collected, seat, own),
        over=len(own) >= TO_WIN,
    )


def _pass(state: KaiState, event: PassHabanero) -> KaiState:
    """The habanero goes into the receiver's deck, and the receiver's next turn is skipped."""
    seat, to = event.player, event.to
    drawn = () if event.refill is None else (event.refill,)
    hand = (*without(state.hands[seat], HABANERO), *drawn)
    state = replace(state, hands=replaced(state.hands, seat, hand))
    state = _with_deck(_with_deck(state, seat, -len(drawn)), to, 1)
    if to == state.to_act and not state.begun:
        return _end_turn(state)
    return replace(state, skips=replaced(state.skips, to, True))


def _refill(state: KaiState, event: Refill) -> KaiState:
    """Draws, then collects every complete heap, then ends the turn."""
    seat = event.player
    state = replace(state, hands=replaced(state.hands, seat, state.hands[seat] + event.cards))
    state = _with_deck(state, seat, -len(event.cards))
    for heap in complete_heaps(state):
        state = _collect(state, seat, heap)
    return state if state.over or seat != state.to_act else _end_turn(state)


def _end_turn(state: KaiState) -> KaiState:
    """Looks at the decks and goes on to the next seat; a skipped turn ends at once and is looked at in the same way.

    An empty deck starts the last round: each other player has one more turn, by seat from the next one on. If a deck
    ran out in another's turn, the seat whose turn ends here is the last of them.
    """
    seats = state.setup.seats
    while True:
        following = [(state.to_act + step) % seats for step in range(1, seats + 1)]
        out, coming = state.out, state.coming
        if coming is None and state.emptied:
            out = state.emptied[0]
            coming = tuple(seat for seat in following if seat != out)
        if coming == ():
            return replace(state, over=True)
        seat, coming = (following[0], None) if coming is None else (coming[0], coming[1:])
        skipped = state.skips[seat]
        state = replace(
            state,
            to_act=seat,
            placed=0,
            reclaimed=False,
            begun=False,
            out=out,
            coming=coming,
            skips=replaced(state.skips, seat, False),
        )
        if not skipped:
            return state


# --- what may be done --------------------------------------------------------------------------------------------


def options(state: KaiState) -> tuple[Any, ...] | None:
    """Every legal event now, a refill once for each set of cards (in the order of `CARDS`); None before the deal."""
    if not state.dealt:
        return None
    if state.over:
        return ()
    seat = state.to_act
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
    return tuple(event for event in candidates if not any(check(state, event)))


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
    return tuple(event for event in candidates if not any(_check_pass(state, event)))


# --- scoring -----------------------------------------------------------------------------------------------------


def extra(heap: Collected) -> int:
    """Togarashi beyond the one of a shichimi or the seven of an ichimi."""
    return max(0, heap.cards.count(TOGARASHI) - (1 if heap.kind == "shichimi" else ICHIMI))


def _kinds(own: tuple[Collected, ...]) -> dict[str, int]:
    shichimi = sum(heap.kind == "shichimi" for heap in own)
    return {"shichimi": shichimi, "ichimi": len(own) - shichimi, "extra": sum(map(extra, own))}


def scores(state: KaiState, phase: Phase) -> Scores:
    """Points for what was collected and lies there; three collected, or the lazy option, win whatever the points."""
    return Scores(
        tuple(
            SeatScore(_lines(state, seat), tiebreak=(len(own),), wins_outright=_wins_outright(state, seat))
            for seat, own in enumerate(state.collected)
        )
    )


def _wins_outright(state: KaiState, seat: int) -> bool:
    """Three collected; else with `lazy` whoever's deck ran out first and who collected nothing."""
    if any(len(own) >= TO_WIN for own in state.collected):
        return len(state.collected[seat]) >= TO_WIN
    return bool(state.setup.options.lazy) and state.out == seat and not state.collected[seat]


def _lines(state: KaiState, seat: int) -> tuple[Line, ...]:
    kinds = _kinds(state.collected[seat])
    points = {
        "shichimi": SHICHIMI_POINTS * kinds["shichimi"],
        "ichimi": ICHIMI_POINTS * kinds["ichimi"],
        "extra": kinds["extra"],
        "habanero": HABANERO_POINTS * state.hands[seat].count(HABANERO),
        "deck": -state.decks[seat],
    }
    return tuple(Line(id=name, points=n) for name, n in points.items() if n)


def public(state: KaiState, phase: Phase) -> dict[str, Any]:
    """The state as the shichimi page names it."""
    return {
        "hands": [list(hand) for hand in state.hands],
        "decks": list(state.decks),
        "heaps": [list(heap) for heap in state.heaps],
        "seats": [{**_kinds(own), "skip": skip} for own, skip in zip(state.collected, state.skips, strict=True)],
        "last_round": state.coming is not None,
    }
