"""改: what an event changes."""

from companion.rules.shichimi.copies import UNIT, copies
from companion.rules.shichimi.hands import replaced, without
from companion.rules.shichimi.heap import EMPTY, laid
from companion.rules.shichimi.kai.setup import TO_WIN
from models.shichimi import (
    HABANERO,
    HAND,
    TOGARASHI,
    Cards,
    Collect,
    Collected,
    KaiDeal,
    KaiEnd,
    KaiMove,
    KaiPlace,
    KaiState,
    KaiTurn,
    PassHabanero,
    Reclaim,
    Refill,
)


def apply(state: KaiState, event: KaiMove) -> KaiState:
    """The table after the event. Out of turn by a ruling it moves that seat's things and nothing of the turn."""
    if state.dealt == (event.type == "deal"):
        return state
    if event.type == "place":
        return _place(state, event)
    if event.type == "refill":
        return _refill(state, event)
    if event.type == "deal":
        return _deal(state, event)
    if event.type == "pass-habanero":
        return _pass(state, event)
    return _reclaim(state, event) if event.type == "reclaim" else _collect(state, event)


def _deal(state: KaiState, event: KaiDeal) -> KaiState:
    return KaiState(
        state.setup,
        event.hands,
        tuple(deck - HAND for deck in state.decks),
        state.heaps,
        copies([card for hand in event.hands for card in hand]),
        state.collected,
        state.skips,
        dealt=True,
    )


def _place(state: KaiState, event: KaiPlace) -> KaiState:
    setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over = state
    seat, heap, card = event.player, event.heap, event.card
    if seat == turn.seat:
        turn = KaiTurn(seat, turn.placed + 1, turn.reclaimed, True)
    return KaiState(
        setup,
        replaced(hands, seat, without(hands[seat], card)),
        decks,
        replaced(heaps, heap, laid(heaps[heap], card)),
        lying,
        collected,
        skips,
        turn,
        end,
        dealt,
        over,
    )


def _reclaim(state: KaiState, event: Reclaim) -> KaiState:
    setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over = state
    seat, cards = event.player, heaps[event.heap].cards
    if seat == turn.seat:
        turn = KaiTurn(seat, turn.placed, True, True)
    decks, end = _changed_deck(decks, end, seat, len(cards))
    heaps = replaced(heaps, event.heap, EMPTY)
    return KaiState(setup, hands, decks, heaps, lying - copies(cards), collected, skips, turn, end, dealt, over)


def _collect(state: KaiState, event: Collect) -> KaiState:
    """Takes a heap; the third one ends the game at once."""
    setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over = state
    seat = event.player
    if seat == turn.seat:
        turn = KaiTurn(seat, turn.placed, turn.reclaimed, True)
    own = (*collected[seat], _points(heaps[event.heap].cards))
    heaps, collected, over = replaced(heaps, event.heap, EMPTY), replaced(collected, seat, own), len(own) >= TO_WIN
    return KaiState(setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over)


def _points(cards: Cards) -> Collected:
    """The heap as points. By a ruling an incomplete one is a shichimi if it holds anything but togarashi."""
    return Collected("ichimi" if cards.count(TOGARASHI) == len(cards) else "shichimi", cards)


def _pass(state: KaiState, event: PassHabanero) -> KaiState:
    """The habanero goes into the receiver's deck, and the receiver's next turn is skipped."""
    setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over = state
    seat, to = event.player, event.to
    drawn = () if event.refill is None else (event.refill,)
    hands = replaced(hands, seat, (*without(hands[seat], HABANERO), *drawn))
    lying += copies(drawn) - UNIT[HABANERO]
    decks, end = _changed_deck(decks, end, seat, -len(drawn))
    decks, end = _changed_deck(decks, end, to, 1)
    if to == turn.seat and not turn.begun:
        turn, skips, end, over = _next_turn(setup.seats, turn, skips, end)
    else:
        skips = replaced(skips, to, True)
    return KaiState(setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over)


def _refill(state: KaiState, event: Refill) -> KaiState:
    """Draws, then collects every complete heap, then ends the turn."""
    setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over = state
    seat, cards = event.player, event.cards
    if cards:
        hands = replaced(hands, seat, hands[seat] + cards)
        lying += copies(cards)
        decks, end = _changed_deck(decks, end, seat, -len(cards))
    for index, heap in enumerate(heaps):
        if heap.complete:
            heaps = replaced(heaps, index, EMPTY)
            collected = replaced(collected, seat, (*collected[seat], _points(heap.cards)))
            over = len(collected[seat]) >= TO_WIN
    if seat == turn.seat and not over:
        turn, skips, end, over = _next_turn(setup.seats, turn, skips, end)
    return KaiState(setup, hands, decks, heaps, lying, collected, skips, turn, end, dealt, over)


def _changed_deck(decks: tuple[int, ...], end: KaiEnd, seat: int, change: int) -> tuple[tuple[int, ...], KaiEnd]:
    """The deck grown or shrunk, and when it ran out; a deck that grows again is no longer empty."""
    if not change:
        return decks, end
    left = decks[seat] + change
    decks = replaced(decks, seat, left)
    if left and not end.emptied:
        return decks, end
    emptied = tuple(other for other in end.emptied if other != seat)
    return decks, KaiEnd(emptied if left else (*emptied, seat), end.out, end.coming)


def _next_turn(
    seats: int, turn: KaiTurn, skips: tuple[bool, ...], end: KaiEnd
) -> tuple[KaiTurn, tuple[bool, ...], KaiEnd, bool]:
    """The turn after this one, and whether the game is over instead; a skipped turn ends at once, in the same way.

    An empty deck starts the last round: each other player has one more turn, by seat from the next one on. If a deck
    ran out in another's turn, the seat whose turn ends here is the last of them.
    """
    while True:
        emptied, out, coming = end
        following = (turn.seat + 1) % seats
        if coming is None and emptied:
            out = emptied[0]
            coming = tuple(seat for step in range(seats) if (seat := (following + step) % seats) != out)
        if coming is not None:
            if not coming:
                return turn, skips, end, True
            following = coming[0]
            end = KaiEnd(emptied, out, coming[1:])
        turn = KaiTurn(following)
        if not skips[following]:
            return turn, skips, end, False
        skips = replaced(skips, following, False)
