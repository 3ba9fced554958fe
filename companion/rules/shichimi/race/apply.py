"""The flag race: what an event changes."""

from companion.rules.shichimi.heap import judge
from companion.rules.shichimi.race.turns import place_or_last, winners
from models.record import Event
from models.shichimi import Cards, Flag, Heap, RaceState, Round, Void


def apply(state: RaceState, event: Event) -> RaceState:
    """The table after the event; the last heap of a round decides it."""
    setup, race, heaps, wins, flag, rounds = state
    if type(event) is Flag:
        return RaceState(setup, race, heaps, wins, event.player, rounds)
    if type(event) is Void:
        return RaceState(setup, race, (None,) * len(heaps), wins, None, rounds)
    assert type(event) is Heap
    entered = list(heaps)
    entered[place_or_last(state, event.player)] = event.cards
    known = tuple([cards for cards in entered if cards is not None])
    if len(known) < len(entered):
        return RaceState(setup, race, tuple(entered), wins, flag, rounds)
    return _decided(state, known)


def _decided(state: RaceState, heaps: tuple[Cards, ...]) -> RaceState:
    setup, race, _, wins, flag, rounds = state
    judged = tuple([judge(cards) for cards in heaps])
    won = winners(state, judged)
    wins = tuple([count + (seat in won) for seat, count in enumerate(wins)])
    return RaceState(setup, race, (None,) * len(heaps), wins, None, (*rounds, Round(flag, judged, won)))
