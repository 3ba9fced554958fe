"""改: points, and what is public."""

from typing import Any

from companion.game import Phase, Scores, SeatScore
from companion.rules.shichimi.heap import ICHIMI
from companion.rules.shichimi.kai.setup import TO_WIN
from models.result import Line
from models.shichimi import HABANERO, TOGARASHI, Collected, KaiState

SHICHIMI_POINTS = 10
ICHIMI_POINTS = 7
HABANERO_POINTS = 5


def extra(heap: Collected) -> int:
    """Togarashi beyond the one of a shichimi or the seven of an ichimi."""
    return max(0, heap.cards.count(TOGARASHI) - (1 if heap.kind == "shichimi" else ICHIMI))


def _kinds(own: tuple[Collected, ...]) -> dict[str, int]:
    shichimi = sum(heap.kind == "shichimi" for heap in own)
    return {"shichimi": shichimi, "ichimi": len(own) - shichimi, "extra": sum(map(extra, own))}


def scores(state: KaiState, phase: Phase) -> Scores:
    """Points for what was collected and lies there; three collected, or the lazy option, win whatever the points."""
    return Scores(
        tuple(
            SeatScore(_lines(state, seat), tiebreak=(len(own),), wins_outright=_wins_outright(state, seat))
            for seat, own in enumerate(state.collected)
        )
    )


def _wins_outright(state: KaiState, seat: int) -> bool:
    """Three collected; else with `lazy` whoever's deck ran out first and who collected nothing."""
    if any(len(own) >= TO_WIN for own in state.collected):
        return len(state.collected[seat]) >= TO_WIN
    return bool(state.setup.options.lazy) and state.end.out == seat and not state.collected[seat]


def _lines(state: KaiState, seat: int) -> tuple[Line, ...]:
    kinds = _kinds(state.collected[seat])
    points = {
        "shichimi": SHICHIMI_POINTS * kinds["shichimi"],
        "ichimi": ICHIMI_POINTS * kinds["ichimi"],
        "extra": kinds["extra"],
        "habanero": HABANERO_POINTS * state.hands[seat].count(HABANERO),
        "deck": -state.decks[seat],
    }
    return tuple(Line(id=name, points=n) for name, n in points.items() if n)


def public(state: KaiState, phase: Phase) -> dict[str, Any]:
    """The state as the shichimi page names it."""
    return {
        "hands": [list(hand) for hand in state.hands],
        "decks": list(state.decks),
        "heaps": [list(heap.cards) for heap in state.heaps],
        "seats": [{**_kinds(own), "skip": skip} for own, skip in zip(state.collected, state.skips, strict=True)],
        "last_round": state.end.coming is not None,
    }
