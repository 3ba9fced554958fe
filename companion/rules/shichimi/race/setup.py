"""The flag race before its first round."""

from companion.game import Seating
from models.shichimi import RaceState


def start(setup: Seating) -> RaceState:
    """The first round, nothing entered."""
    race = setup.options.race
    return RaceState(setup, race, heaps=(None,) * (race.heaps * setup.seats), wins=(0,) * setup.seats)
