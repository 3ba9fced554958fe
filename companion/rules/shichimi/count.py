"""What each way to play is counted by at its end (count page)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from companion.counting import counted_seats
from companion.game import Counting, Counts, Scores
from companion.rules.shichimi.heap import ICHIMI
from companion.rules.shichimi.slow.turns import PEEKS
from models.result import Line
from models.shichimi import (
    HABANERO,
    SPICES,
    TOGARASHI,
    Cards,
    Collected,
    HeapsTally,
    Judgement,
    KaiEnd,
    KaiState,
    KaiTally,
    RaceState,
    Round,
    SlowSeat,
    SlowState,
    SlowTally,
    WinsTally,
    deck_of,
)
from models.verdict import Violation, illegal, impossible

MOST_DECK = 35
"""The most cards a deck of kai can have left."""
MOST_HEAPS = 5
"""The most heaps a player of kai can have collected."""

SLOW_TOGARASHI = 2 * deck_of(habaneros=0)[TOGARASHI]
KAI_CARDS = deck_of(habaneros=4, decks=2)


def _among(counts: Counts, amount: Callable[[Any], int]) -> int:
    """What the seats counted so far have of something together."""
    return sum(amount(tally) for _, tally in counted_seats(counts))


# --- the flag race -----------------------------------------------------------------------------------------------


def _check_wins(start: RaceState, others: Counts, tally: WinsTally) -> Iterator[Violation]:
    target = start.race.target
    if tally.wins > target:
        yield impossible("shichimi.count", "wins", seat=tally.player, wins=tally.wins, target=target)
    if others.count(None) == 1 and max([tally.wins, *(other.wins for _, other in counted_seats(others))]) < target:
        yield illegal("shichimi.count", "target", target=target)


def _end_wins(start: RaceState, counts: Counts) -> RaceState:
    return start._replace(wins=tuple(0 if tally is None else tally.wins for tally in counts))


def _check_heaps(start: RaceState, others: Counts, tally: HeapsTally) -> Iterator[Violation]:
    if tally.heaps > start.race.heaps:
        yield impossible("shichimi.count", "heaps", count=tally.heaps, most=start.race.heaps)


def _end_heaps(start: RaceState, counts: Counts) -> RaceState:
    """The round of a solo with so many complete heaps; the others hold nothing."""
    (tally,) = counts
    if tally is None:
        return start
    open_heaps = start.race.heaps - tally.heaps
    heaps = (Judgement("ichimi", ICHIMI),) * tally.heaps + (Judgement("no", 0, ("no-togarashi",)),) * open_heaps
    won = open_heaps == 0
    return start._replace(wins=(int(won),), rounds=(Round(None, heaps, (0,) if won else ()),), over=True)


# --- slow --------------------------------------------------------------------------------------------------------


def _check_slow(start: SlowState, others: Counts, tally: SlowTally) -> Iterator[Violation]:
    if tally.peeks is not None and tally.peeks > PEEKS:
        yield impossible("slow.count", "peeks", seat=tally.player, peeks=tally.peeks, most=PEEKS)
    togarashi = tally.togarashi + _among(others, lambda other: other.togarashi)
    if togarashi > SLOW_TOGARASHI:
        yield impossible("slow.count", "togarashi", togarashi=togarashi, most=SLOW_TOGARASHI)


def _end_slow(start: SlowState, counts: Counts) -> SlowState:
    return start._replace(
        seats=tuple(
            SlowSeat() if tally is None else SlowSeat(tally.togarashi, tally.victory, tally.peeks or 0)
            for tally in counts
        )
    )


# --- kai ---------------------------------------------------------------------------------------------------------


def _check_kai(start: KaiState, others: Counts, tally: KaiTally) -> Iterator[Violation]:
    seat, heaps = tally.player, tally.shichimi + tally.ichimi
    if tally.deck > MOST_DECK:
        yield impossible("kai.count", "deck", seat=seat, deck=tally.deck, most=MOST_DECK)
    if heaps > MOST_HEAPS:
        yield impossible("kai.count", "heaps", seat=seat, count=heaps, most=MOST_HEAPS)
    togarashi = _togarashi(tally) + _among(others, _togarashi)
    if togarashi > KAI_CARDS[TOGARASHI]:
        yield impossible("kai.count", "togarashi", togarashi=togarashi, most=KAI_CARDS[TOGARASHI])
    habaneros = tally.habanero + _among(others, lambda other: other.habanero)
    if habaneros > KAI_CARDS[HABANERO]:
        yield impossible("kai.count", "habanero", habanero=habaneros, most=KAI_CARDS[HABANERO])
    first = _first(others)
    if tally.first and first is not None:
        yield impossible("kai.count", "first", seat=seat, other=first)
    if tally.extra and not heaps:
        yield illegal("kai.count", "extra", seat=seat, extra=tally.extra)


def _togarashi(tally: KaiTally) -> int:
    return tally.shichimi + ICHIMI * tally.ichimi + tally.extra


def _first(counts: Counts) -> int | None:
    """The seat whose deck ran out first, where that was said."""
    return next((seat for seat, tally in counted_seats(counts) if tally.first), None)


def _end_kai(start: KaiState, counts: Counts) -> KaiState:
    return start._replace(
        hands=tuple(() if tally is None else (HABANERO,) * tally.habanero for tally in counts),
        decks=tuple(0 if tally is None else tally.deck for tally in counts),
        collected=tuple(() if tally is None else _collected(tally) for tally in counts),
        end=KaiEnd(out=_first(counts)),
    )


def _collected(tally: KaiTally) -> tuple[Collected, ...]:
    """Heaps that count as the tally says: the togarashi beyond what they need all lie in the first one."""
    shichimi: Cards = (TOGARASHI, *SPICES[:6])
    heaps = [Collected("shichimi", shichimi)] * tally.shichimi
    heaps += [Collected("ichimi", (TOGARASHI,) * ICHIMI)] * tally.ichimi
    if heaps:
        heaps[0] = Collected(heaps[0].kind, heaps[0].cards + (TOGARASHI,) * tally.extra)
    return tuple(heaps)


def _with_loose_extra(counts: Counts, scores: Scores) -> Scores:
    """By a ruling, togarashi beyond what heaps need count without a heap too."""
    seats = list(scores.seats)
    for seat, tally in counted_seats(counts):
        if tally.extra and not tally.shichimi + tally.ichimi:
            line = Line(id="extra", points=tally.extra)
            seats[seat] = replace(seats[seat], lines=(line, *seats[seat].lines))
    return scores._replace(seats=tuple(seats))


_WINS = Counting("shichimi.count", _check_wins, _end_wins)
_HEAPS = Counting("shichimi.count", _check_heaps, _end_heaps)
_SLOW = Counting("slow.count", _check_slow, _end_slow)
_KAI = Counting("kai.count", _check_kai, _end_kai, amend=_with_loose_extra)


def counting(state: RaceState | SlowState | KaiState) -> Counting:
    """How this way to play is counted."""
    if isinstance(state, SlowState):
        return _SLOW
    if isinstance(state, KaiState):
        return _KAI
    return _WINS if state.race.flag else _HEAPS
