"""ゆっくり: what an event changes."""

from companion.rules.shichimi.copies import copies
from companion.rules.shichimi.hands import replaced, without
from companion.rules.shichimi.heap import is_spoiled, judge
from models.shichimi import (
    HAND,
    TOGARASHI,
    Complete,
    Declaration,
    Peek,
    Refill,
    SlowDeal,
    SlowMove,
    SlowPlace,
    SlowSeat,
    SlowState,
    SlowTurn,
    Spoiled,
)


def apply(state: SlowState, event: SlowMove) -> SlowState:
    """The table after the event. Out of turn by a ruling it moves that seat's things and nothing of the turn."""
    if state.dealt == (event.type == "deal"):
        return state
    if event.type == "place":
        return _place(state, event)
    if event.type == "refill":
        return _refill(state, event)
    if event.type == "deal":
        return _deal(state, event)
    return _peek(state, event) if event.type == "peek" else _declare(state, event)


def _deal(state: SlowState, event: SlowDeal) -> SlowState:
    return SlowState(
        state.setup,
        event.hands,
        tuple(deck - HAND for deck in state.decks),
        tuple(copies(hand) for hand in event.hands),
        state.heaps,
        state.seats,
        dealt=True,
    )


def _place(state: SlowState, event: SlowPlace) -> SlowState:
    setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over = state
    seat, heap, card = event.player, event.heap, event.card
    hands = replaced(hands, seat, without(hands[seat], card))
    heaps = replaced(heaps, heap, (*heaps[heap], card))
    if seat == turn.seat:
        turn = SlowTurn(seat, turn.placed + 1, turn.last)
    return SlowState(setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over)


def _declare(state: SlowState, event: Spoiled | Complete) -> SlowState:
    """The heap leaves the game; its togarashi, or a victory card for none, go to whoever was right."""
    setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over = state
    cards = heaps[event.heap]
    right = is_spoiled(cards) if event.type == "spoiled" else judge(cards).complete
    gainer = event.player if right else 1 - event.player
    won, (togarashi, victory, peeks) = cards.count(TOGARASHI), seats[gainer]
    seats = replaced(seats, gainer, SlowSeat(togarashi + won, victory + (won == 0), peeks))
    heaps = replaced(heaps, event.heap, ())
    declarations = (*declarations, Declaration(event.player, event.type, right, cards))
    return SlowState(setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over)


def _peek(state: SlowState, event: Peek) -> SlowState:
    setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over = state
    togarashi, victory, peeks = seats[event.player]
    seats = replaced(seats, event.player, SlowSeat(togarashi, victory, peeks + 1))
    return SlowState(setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over)


def _refill(state: SlowState, event: Refill) -> SlowState:
    """Draws and ends the turn. Whoever cannot get back to four leaves the other player one more turn."""
    setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over = state
    seat, cards = event.player, event.cards
    hand = hands[seat] + cards
    hands = replaced(hands, seat, hand)
    decks = replaced(decks, seat, decks[seat] - len(cards))
    drawn = replaced(drawn, seat, drawn[seat] + copies(cards))
    if seat == turn.seat:
        if turn.last:
            over = True
        else:
            turn = SlowTurn(1 - seat, 0, len(hand) < HAND)
    return SlowState(setup, hands, decks, drawn, heaps, seats, turn, declarations, dealt, over)
