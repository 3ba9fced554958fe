"""The flag race: points, and what is public."""

from typing import Any

from companion.game import Phase, Scores, SeatScore
from companion.rules.shichimi.heap import judge
from companion.rules.shichimi.race.turns import current_round, habaneros, is_over, places_of
from models.result import Line
from models.shichimi import RaceState


def scores(state: RaceState, phase: Phase) -> Scores:
    """A point a round won; without a flag a point a complete heap. Won is the race by wins, not by points."""
    if state.race.flag:
        points, line = state.wins, "wins"
    else:
        points, line = tuple(_complete_heaps(state, seat) for seat in range(state.setup.seats)), "heaps"
    seats = tuple(SeatScore((Line(id=line, points=n),) if n else ()) for n in points)
    if phase == "stopped" and state.race.flag:
        return Scores(seats)
    return Scores(seats, tuple(seat for seat, wins in enumerate(state.wins) if wins >= state.race.target))


def _complete_heaps(state: RaceState, seat: int) -> int:
    if is_over(state):
        return sum(state.rounds[-1].heaps[place].complete for place in places_of(state, seat))
    return sum(judge(cards).complete for p in places_of(state, seat) if (cards := state.heaps[p]) is not None)


def public(state: RaceState, phase: Phase) -> dict[str, Any]:
    """The state as the shichimi page names it; `heaps` are those entered in the round that runs."""
    return {
        "round": current_round(state),
        "flag": state.flag,
        "seats": [{"wins": wins, "habanero": habaneros(state, seat)} for seat, wins in enumerate(state.wins)],
        "rounds": [
            {
                "flag": played.flag,
                "heaps": [
                    {"verdict": heap.verdict, "togarashi": heap.togarashi, "why": list(heap.why)}
                    for heap in played.heaps
                ],
                "winners": list(played.winners),
            }
            for played in state.rounds
        ],
        "heaps": [None if cards is None else list(cards) for cards in state.heaps],
    }
