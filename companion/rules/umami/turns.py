"""Whose turn it is, and what may be done now."""

from typing import Any

from companion.rules.umami.claims import claims_of
from companion.rules.umami.dishes import STEAL, icon
from models.record import Event
from models.result import Turn
from models.umami import State

LAST_HAND = 4
"""Hand cards of a seat in the secret phase."""


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "umami.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "umami.turn"


def is_over(state: State) -> bool:
    """Every seat has ended its last turn."""
    return state.phase == "over"


def may_follow_end(event: Event) -> bool:
    """Nothing of the game's own follows the end."""
    return False


def turn(state: State) -> Turn:
    """The seat to act and the event types of which it has a legal event now.

    A robbed seat's new card comes before everything, then the secret favourites.
    """
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    if state.robberies:
        player = state.robberies[0][1]
        return _turn(player, {"compensate": has_open_dish(state, player), "claim": _can_claim(state, player)})
    if state.secrets_due:
        anyone = any(_can_claim(state, seat) for seat in range(len(state.seats)))
        return _turn(None, {"claim": anyone, "secrets": True})
    player = state.to_act
    return _turn(
        player,
        {
            "play": bool(open_sources(state)),
            "steal": bool(steal_sources(state)) and bool(steal_targets(state)),
            "claim": _can_claim(state, player),
            "end": state.phase == "secret" or (state.hand_used and state.area_used),
        },
    )


def _turn(player: int | None, legal: dict[str, bool]) -> Turn:
    return Turn(player=player, expects=tuple(name for name, is_legal in legal.items() if is_legal))


def _can_claim(state: State, player: int) -> bool:
    return next(claims_of(state, player), None) is not None


def has_open_dish(state: State, player: int) -> bool:
    """Whether one of the seat's dishes, empty ones included, is not set."""
    return any(dish.favourite is None for dish in state.seats[player].dishes)


def open_sources(state: State) -> tuple[str, ...]:
    """Where the seat on turn may still play from: ``hand``, ``area``; none while something else is due."""
    player = state.to_act
    if not state.dealt or state.robberies or state.secrets_due or not has_open_dish(state, player):
        return ()
    if state.phase == "secret":
        return ("hand",) if state.seats[player].last_hand_cards < LAST_HAND else ()
    hand = ("hand",) if not state.hand_used else ()
    area = ("area",) if not state.area_used and any(state.area) else ()
    return (*hand, *area)


def last_hand_left(state: State, player: int) -> int:
    """How many hand cards a seat can still play in its last turn."""
    return max(0, LAST_HAND - state.seats[player].last_hand_cards)


def steal_sources(state: State) -> tuple[str, ...]:
    """Where the seat on turn may discard a steal card from; the hand is not known, so it may always hold one."""
    if state.stolen or state.phase == "secret":
        return ()
    steal_open = any(card is not None and icon(card) == STEAL for card in state.area)
    return tuple(source for source in open_sources(state) if source == "hand" or steal_open)


def steal_targets(state: State) -> tuple[tuple[int, int], ...]:
    """(seat, dish) of every dish that the seat on turn could steal from: another's, with cards, not set."""
    return tuple(
        (victim, index)
        for victim, seat in enumerate(state.seats)
        for index, dish in enumerate(seat.dishes)
        if victim != state.to_act and dish.cards and dish.favourite is None
    )


def refill_due(state: State) -> tuple[int, int]:
    """How many ingredients and favourites fill the empty slots at the end of the turn; none in the last turns."""
    if state.phase == "secret":
        return 0, 0
    return state.area.count(None), min(state.favourites.count(None), state.favourites_deck)


def round_number(state: State) -> int:
    """The round that is being played, from 1."""
    return state.turns // len(state.seats) + 1


def options(state: State) -> tuple[Any, ...] | None:
    """None: hands and decks are not known, so what may be played or turned up cannot be listed.

    `open_sources`, `steal_targets`, `refill_due` and `claimable` tell all that the table does know.
    """
    return None
