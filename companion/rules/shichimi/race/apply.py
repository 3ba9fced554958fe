"""The flag race: what an event changes."""

from companion.rules.shichimi.heap import judge
from companion.rules.shichimi.race.turns import place_or_last, winners
from models.shichimi import Cards, RaceMove, RaceState, Round


def apply(state: RaceState, event: RaceMove) -> RaceState:
    """The table after the event; the last heap of a round decides it."""
    setup, race, heaps, wins, flag, rounds, over = state
    if event.type == "flag":
        return RaceState(setup, race, heaps, wins, event.player, rounds, over)
    if event.type == "void":
        return RaceState(setup, race, (None,) * len(heaps), wins, None, rounds, over)
    entered = list(heaps)
    entered[place_or_last(state, event.player)] = event.cards
    known = tuple([cards for cards in entered if cards is not None])
    if len(known) < len(entered):
        return RaceState(setup, race, tuple(entered), wins, flag, rounds, over)
    return _decided(state, known)


def _decided(state: RaceState, heaps: tuple[Cards, ...]) -> RaceState:
    setup, race, _, wins, flag, rounds, _ = state
    judged = tuple([judge(cards) for cards in heaps])
    won = winners(state, judged)
    wins = tuple([count + (seat in won) for seat, count in enumerate(wins)])
    rounds = (*rounds, Round(flag, judged, won))
    over = max(wins) >= race.target or len(rounds) == race.rounds
    return RaceState(setup, race, (None,) * len(heaps), wins, None, rounds, over)
