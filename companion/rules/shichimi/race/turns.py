"""The flag race: what is due in a round, who wins it, and when the game is over."""

from companion.rules.shichimi.heap import judge
from models.result import Turn
from models.shichimi import Cards, Judgement, RaceState, Round

MOST_HABANEROS = 2


def turn_rule(state: RaceState) -> str:
    """Which seats exist."""
    return "shichimi.turn"


def end_rule(state: RaceState) -> str:
    """Nothing after the game is won."""
    return "shichimi.finished"


def is_over(state: RaceState) -> bool:
    """Somebody reached the target, or all rounds that there are have been played."""
    return state.over


def places_of(state: RaceState, seat: int) -> range:
    """Where this seat's heaps stand in `heaps`."""
    return range(seat * state.race.heaps, (seat + 1) * state.race.heaps)


def place_for(state: RaceState, seat: int) -> int | None:
    """Where this seat's next heap of the round goes, None if all are in."""
    heaps, each = state.heaps, state.race.heaps
    for place in range(seat * each, seat * each + each):
        if heaps[place] is None:
            return place
    return None


def place_or_last(state: RaceState, seat: int) -> int:
    """Where a heap of this seat goes; by a ruling one more replaces the last."""
    place = place_for(state, seat)
    return places_of(state, seat)[-1] if place is None else place


def heaps_due(state: RaceState) -> tuple[int, ...]:
    """The seats whose heaps are not all in."""
    return tuple(seat for seat in range(state.setup.seats) if place_for(state, seat) is not None)


def counting_order(state: RaceState) -> tuple[int, ...]:
    """The seats whose heaps are still due, in the order they are counted: the flag's taker first, then by seat."""
    first, seats = state.flag or 0, state.setup.seats
    return tuple(sorted(heaps_due(state), key=lambda seat: (seat - first) % seats))


def is_false_flag(state: RaceState, seat: int, cards: Cards) -> bool:
    """Whether these cards of the flag's taker are not complete: the round is decided, whatever the others' heaps are."""
    return seat == state.flag and not judge(cards).complete


def habaneros(state: RaceState, seat: int) -> int:
    """How many habaneros this seat's deck holds: the variant's number, else its wins, up to two."""
    fixed = state.race.habaneros
    return min(state.wins[seat], MOST_HABANEROS) if fixed is None else fixed


def current_round(state: RaceState) -> int:
    """The number of the round, from 1; once the game is over that of the last one."""
    return len(state.rounds) + (not is_over(state))


def turn(state: RaceState) -> Turn:
    """The flag while it stands, then the heaps; a void at any time."""
    if state.race.flag and state.flag is None:
        return Turn(player=None, expects=("flag", "void"))
    due = heaps_due(state)
    return Turn(player=due[0] if len(due) == 1 else None, expects=("heap", "void"))


def winners(state: RaceState, heaps: tuple[Judgement, ...]) -> tuple[int, ...]:
    """Who wins the round that these heaps end.

    If the flag's taker is not complete, everybody else. Otherwise among the complete those with the most togarashi;
    if several and the taker is one of them, only the taker. Without a flag they share; a player with several heaps
    needs all of them complete.
    """
    flag, best, most = state.flag, list[int](), 0
    each = state.race.heaps
    for seat in range(state.setup.seats):
        own = heaps[seat * each : seat * each + each]
        if all(heap.complete for heap in own):
            togarashi = sum(heap.togarashi for heap in own)
            if togarashi > most:
                best, most = [], togarashi
            if togarashi == most:
                best.append(seat)
        elif seat == flag:
            return tuple(other for other in range(state.setup.seats) if other != seat)
    return (flag,) if flag is not None and flag in best else tuple(best)


def decided_by(played: Round) -> str:
    """What decided a round, for the sentence beside its winners.

    ``not-complete``: the taker's heap was not; ``nobody``: no heap was complete; ``only``: one heap was; ``most``: one
    had the most togarashi; ``taker``: several had, the taker among them; ``shared``: several had, without the taker.
    """
    heaps = played.heaps
    if played.flag is not None and not heaps[played.flag].complete:
        return "not-complete"
    complete = [heap.togarashi for heap in heaps if heap.complete]
    if len(complete) < 2:
        return "only" if complete else "nobody"
    if complete.count(max(complete)) == 1:
        return "most"
    return "taker" if played.flag in played.winners else "shared"
