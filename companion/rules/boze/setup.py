"""boze: the table before the first event (boze page, "Setup")."""

from companion.game import Seating
from models.base import RecordError
from models.boze import HAND, Pack, SeatState, State

START_GOLD = (0, 0, 1, 2)
"""By seat: the third and fourth to move get something to begin with."""


def start(setup: Seating) -> State:
    """The table before the first event. Raises RecordError where the action deck has fewer than five cards a seat."""
    dealt = least_actions(setup.seats)
    actions: int | None = setup.options.actions
    if actions is not None and actions < dealt:
        raise RecordError("options.actions", "actions-few", value=actions, least=dealt)
    return State(
        setup=setup,
        catalogue=None if setup.pack is None else setup.pack.catalogue,
        seats=tuple(SeatState(gold=gold) for gold in START_GOLD[: setup.seats]),
        deck=None if actions is None else actions - dealt,
        due="market" if setup.options.market else None,
    )


def least_actions(seats: int) -> int:
    """The fewest action cards that this many seats can play with: five each."""
    return HAND * seats


def printed_actions(pack: Pack) -> int:
    """How many action cards a box has."""
    return sum(card.count for card in pack.actions)
