"""The flag race: solo, versus and party. Rounds of heaps; what tells the variants apart is data (`Race`).

Not judged: what lies open in front of the players, how fast they were, and who touched the flag second.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.game import Phase, Scores, Seating, SeatScore
from companion.rules.shichimi.hands import check_copies
from companion.rules.shichimi.heap import judge
from models.record import Event
from models.result import Line, Turn
from models.shichimi import Cards, Flag, Heap, RaceState, Round, Void, deck_of
from models.verdict import Violation, illegal, impossible

LINES = ("wins", "heaps")

MOST_HABANEROS = 2


def start(setup: Seating) -> RaceState:
    """The first round, nothing entered."""
    race = setup.options.race
    return RaceState(setup, race, heaps=(None,) * (race.heaps * setup.seats), wins=(0,) * setup.seats)


def turn_rule(state: RaceState) -> str:
    """Which seats exist."""
    return "shichimi.turn"


def end_rule(state: RaceState) -> str:
    """Nothing after the game is won."""
    return "shichimi.finished"


def is_over(state: RaceState) -> bool:
    """Somebody reached the target, or all rounds that there are have been played."""
    return max(state.wins) >= state.race.target or len(state.rounds) == state.race.rounds


def places_of(state: RaceState, seat: int) -> range:
    """Where this seat's heaps stand in `heaps`."""
    return range(seat * state.race.heaps, (seat + 1) * state.race.heaps)


def place_for(state: RaceState, seat: int) -> int | None:
    """Where this seat's next heap of the round goes, None if all are in."""
    return next((place for place in places_of(state, seat) if state.heaps[place] is None), None)


def heaps_due(state: RaceState) -> tuple[int, ...]:
    """The seats whose heaps are not all in."""
    return tuple(seat for seat in range(state.setup.seats) if place_for(state, seat) is not None)


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


def check(state: RaceState, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks (shichimi page, the flag race)."""
    if isinstance(event, Flag):
        if not state.race.flag:
            yield impossible("shichimi.flag-first", "no-flag")
        elif state.flag is not None:
            yield illegal("shichimi.flag-first", "again", seat=event.player, other=state.flag)
    elif isinstance(event, Heap):
        if state.race.flag and state.flag is None:
            yield illegal("shichimi.flag-first", seat=event.player)
        if place_for(state, event.player) is None:
            yield illegal("shichimi.heap-once", seat=event.player, missing=heaps_due(state))
        yield from check_heap(state, event.player, event.cards)


def check_heap(state: RaceState, seat: int, cards: Cards) -> Iterator[Violation]:
    """The heap, with the seat's others of this round, comes out of one deck; also for a heap half typed."""
    place = _place(state, seat)
    beside = tuple(card for other in places_of(state, seat) if other != place for card in state.heaps[other] or ())
    yield from check_copies("shichimi.deck-count", beside, cards, deck_of(habaneros(state, seat)))


def _place(state: RaceState, seat: int) -> int:
    """Where a heap of this seat goes; by a ruling one more replaces the last."""
    place = place_for(state, seat)
    return places_of(state, seat)[-1] if place is None else place


def apply(state: RaceState, event: Event) -> RaceState:
    """The table after the event; the last heap of a round decides it."""
    if isinstance(event, Flag):
        return replace(state, flag=event.player)
    if isinstance(event, Void):
        return replace(state, flag=None, heaps=(None,) * len(state.heaps))
    assert isinstance(event, Heap)
    heaps = list(state.heaps)
    heaps[_place(state, event.player)] = event.cards
    entered = tuple(cards for cards in heaps if cards is not None)
    if len(entered) < len(heaps):
        return replace(state, heaps=tuple(heaps))
    return _decided(state, entered)


def _decided(state: RaceState, heaps: tuple[Cards, ...]) -> RaceState:
    judged = tuple(judge(cards) for cards in heaps)
    done = Round(state.flag, judged, _winners(state, Round(state.flag, judged, ())))
    return replace(
        state,
        flag=None,
        heaps=(None,) * len(heaps),
        wins=tuple(wins + (seat in done.winners) for seat, wins in enumerate(state.wins)),
        rounds=(*state.rounds, done),
    )


def _winners(state: RaceState, played: Round) -> tuple[int, ...]:
    """Who wins a round.

    If the flag's taker is not complete, everybody else. Otherwise among the complete those with the most togarashi;
    if several and the taker is one of them, only the taker. Without a flag they share; a player with several heaps
    needs all of them complete.
    """
    seats = range(state.setup.seats)
    heaps = {seat: [played.heaps[place] for place in places_of(state, seat)] for seat in seats}
    complete = [seat for seat in seats if all(heap.complete for heap in heaps[seat])]
    if played.flag is not None and played.flag not in complete:
        return tuple(seat for seat in seats if seat != played.flag)
    togarashi = {seat: sum(heap.togarashi for heap in heaps[seat]) for seat in complete}
    best = tuple(seat for seat in complete if togarashi[seat] == max(togarashi.values()))
    return (played.flag,) if played.flag is not None and played.flag in best else best


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


def counting_order(state: RaceState) -> tuple[int, ...]:
    """The seats whose heaps are still due, in the order they are counted: the flag's taker first, then by seat."""
    first, seats = state.flag or 0, state.setup.seats
    return tuple(sorted(heaps_due(state), key=lambda seat: (seat - first) % seats))


def options(state: RaceState) -> tuple[Any, ...] | None:
    """The flag and the void; None once heaps are due, which cannot be listed."""
    if is_over(state):
        return ()
    if not state.race.flag or state.flag is not None:
        return None
    return (*(Flag(type="flag", player=seat) for seat in range(state.setup.seats)), Void(type="void"))


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
