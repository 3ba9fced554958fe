"""Whose step it is, and how many cards are left."""

from models.dimsum import State


def due(state: State) -> str:
    """The event type that the seat to act owes: take, place or bonus."""
    if state.seats[state.to_act].card is not None:
        return "place"
    return "bonus" if state.bonus_due else "take"


def cards_left(state: State) -> int:
    """How many cards are still to be taken, face up or in the deck."""
    return state.deck + sum(card is not None for card in state.display)


def is_over(state: State) -> bool:
    """All cards are taken and placed, and no bonus is due."""
    return state.dealt and cards_left(state) == 0 and not state.bonus_due and state.seats[state.to_act].card is None
