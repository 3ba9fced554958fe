"""The flag race: what an event breaks."""

from collections.abc import Sequence
from typing import Any

from companion.rules.shichimi.copies import check_copies, copies, deck
from companion.rules.shichimi.race.turns import habaneros, heaps_due, is_over, place_for, place_or_last, places_of
from models.shichimi import Cards, Flag, Heap, RaceMove, RaceState, Void
from models.verdict import Violation, illegal, impossible


def check(state: RaceState, event: RaceMove) -> Sequence[Violation]:
    """Every rule the event breaks (shichimi page, the flag race)."""
    if event.type == "heap":
        return _check_heap(state, event)
    if event.type == "flag":
        if not state.race.flag:
            return (impossible("shichimi.flag-first", "no-flag"),)
        if state.flag is not None:
            return (illegal("shichimi.flag-first", "again", seat=event.player, other=state.flag),)
    return ()


def _check_heap(state: RaceState, event: Heap) -> Sequence[Violation]:
    broken: list[Violation] = []
    if state.race.flag and state.flag is None:
        broken.append(illegal("shichimi.flag-first", seat=event.player))
    if place_for(state, event.player) is None:
        broken.append(illegal("shichimi.heap-once", seat=event.player, missing=heaps_due(state)))
    broken += check_heap(state, event.player, event.cards)
    return broken


def check_heap(state: RaceState, seat: int, cards: Cards) -> Sequence[Violation]:
    """The heap, with the seat's others of this round, comes out of one deck; also for a heap half typed."""
    beside = 0
    if state.race.heaps > 1:
        place = place_or_last(state, seat)
        beside = sum(copies(state.heaps[other] or ()) for other in places_of(state, seat) if other != place)
    return check_copies("shichimi.deck-count", beside, cards, deck(habaneros(state, seat)))


def options(state: RaceState) -> tuple[Any, ...] | None:
    """The flag and the void; None once heaps are due, which cannot be listed."""
    if is_over(state):
        return ()
    if not state.race.flag or state.flag is not None:
        return None
    return (*(Flag(type="flag", player=seat) for seat in range(state.setup.seats)), Void(type="void"))
