"""Whose step it is, what may be entered now, and when the game has ended."""

from typing import Any, Literal

from companion.rules.dimsum.deck import possible_cards
from companion.rules.dimsum.shapes import placements
from models.dimsum import TURNS, Bonus, Exclude, Place, State, Take
from models.record import Event
from models.result import Turn


def due(state: State) -> str:
    """The event type that the seat to act owes: take, place or bonus."""
    if state.seats[state.to_act].card is not None:
        return "place"
    return "bonus" if state.bonus_due else "take"


def cards_left(state: State) -> int:
    """How many cards are still to be taken, face up or in the deck."""
    display = state.display
    return state.deck + len(display) - display.count(None)


def round_number(state: State) -> int:
    """Which of its seven cards (1 to 7) the seat to act is at; 7 once the game is over."""
    taken = TURNS * len(state.seats) - cards_left(state) - sum(seat.card is not None for seat in state.seats)
    # The bonus still belongs to the turn of the card that was placed last.
    return min(TURNS, (taken - state.bonus_due) // len(state.seats) + 1)


def is_over(state: State) -> bool:
    """All cards are taken and placed, and no bonus is due."""
    if state.deck or state.bonus_due or not state.dealt:
        return False
    return cards_left(state) == 0 and state.seats[state.to_act].card is None


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "dimsum.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "dimsum.turn"


def may_follow_end(event: Event) -> bool:
    """Which colour is left out is said after the last turn."""
    return isinstance(event, Exclude)


def turn(state: State) -> Turn:
    """The seat whose turn it is and the step that is due; before the deal anyone may enter it."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    return Turn(player=state.to_act, expects=(due(state),))


def options(state: State) -> tuple[Any, ...]:
    """Every legal event now: the takes with each card that could be turned up, the ways to place, the bonuses.

    Where a card of equal cubes can be stacked in very many ways, of those that end alike the first
    (`companion.rules.dimsum.stacks.stackings`).
    """
    if not state.dealt:
        return ()
    step, player = due(state), state.to_act
    if step == "take":
        return _takes(state, player)
    if step == "place":
        card = state.seats[player].card
        assert card is not None
        return tuple(Place(type="place", player=player, cells=cells) for cells in placements(state, player, card))
    choices: tuple[Literal["chip", "gauge"], ...] = ("chip", "gauge") if state.seats[player].gauge else ("chip",)
    return tuple(Bonus(type="bonus", player=player, choice=choice) for choice in choices)


def _takes(state: State, player: int) -> tuple[Take, ...]:
    drawn = possible_cards(state)
    refills: tuple[str | None, ...] = drawn if state.deck else (None,)
    takes = [
        Take(type="take", player=player, slot=slot, refill=refill)
        for slot, card in enumerate(state.display)
        if card is not None
        for refill in refills
    ]
    return (*takes, *(Take(type="take", player=player, card=card) for card in drawn))
