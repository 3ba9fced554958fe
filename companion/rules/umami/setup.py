"""UMAMI before the deal."""

from companion.game import Seating
from models.umami import FAVOURITES_IN_PLAY, SeatState, State


def start(setup: Seating) -> State:
    """The table before the deal."""
    given = setup.options.favourites if setup.options is not None else None
    deck = FAVOURITES_IN_PLAY[setup.seats] if given is None else given
    return State(setup=setup, favourites_deck=deck, seats=(SeatState(),) * setup.seats)
