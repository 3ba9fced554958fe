"""A stomach counted at the end (count page)."""

from collections.abc import Iterator

from companion.game import Counting, Counts, Late
from companion.rules.dimsum.score import most_common
from models.dimsum import CELLS, Exclude, Pack, SeatState, State, StomachTally
from models.verdict import Violation, illegal, impossible

MOST_CHIPS = 2
"""The most chips a seat can have: one for each of its two bonuses."""


def _check(start: State, others: Counts, tally: StomachTally) -> Iterator[Violation]:
    pack: Pack = start.setup.pack
    colors = tuple(color.id for color in pack.colors)
    named = [cube for stack in tally.cells for cube in stack]
    if tally.excluded is not None:
        named.append(tally.excluded)
    unknown = next((color for color in named if color not in colors), None)
    if unknown is not None:
        yield impossible("dimsum.count", "color", color=unknown, colors=colors)
    if tally.gauge > len(pack.gauge):
        yield impossible("dimsum.count", "gauge", gauge=tally.gauge, steps=len(pack.gauge))
    if tally.chips > MOST_CHIPS:
        yield impossible("dimsum.count", "chips", chips=tally.chips, most=MOST_CHIPS)
    mixed = tuple(cell for cell, stack in enumerate(tally.cells, 1) if len(set(stack)) > 1)
    if mixed:
        yield illegal("dimsum.count", "mixed", seat=tally.player, cell=mixed)
    stacks = tuple(cell for cell, stack in enumerate(tally.cells, 1) if len(stack) > 1)
    if stacks and not tally.cells[CELLS - 1]:
        yield illegal("dimsum.count", "stack", seat=tally.player, cell=stacks)
    if unknown is None and tally.excluded is not None:
        common = most_common(stomach(tally), pack)
        if tally.excluded not in common:
            yield illegal("dimsum.exclude-tied", seat=tally.player, color=tally.excluded, colors=common)


def _check_exclude(start: State, tally: StomachTally, event: Exclude) -> Iterator[Violation]:
    """As in a game that was played: one of the most common colours."""
    pack: Pack = start.setup.pack
    colors = tuple(color.id for color in pack.colors)
    common = most_common(stomach(tally), pack)
    if event.color not in colors:
        yield impossible("dimsum.exclude", "unknown", color=event.color, colors=colors)
    elif event.color not in common:
        yield illegal("dimsum.exclude", color=event.color, colors=common, seat=event.player)


def _excluding(tally: StomachTally, event: Exclude) -> StomachTally:
    return tally.model_copy(update={"excluded": event.color})


def stomach(tally: StomachTally) -> SeatState:
    """A stomach that was counted, as it would lie at the end of a game that was played."""
    return SeatState(cells=tally.cells, gauge=tally.gauge, chips=tally.chips, excluded=tally.excluded)


def _end(start: State, counts: Counts) -> State:
    return start._replace(seats=tuple(SeatState() if tally is None else stomach(tally) for tally in counts))


def counting(state: State) -> Counting:
    """How a stomach is counted."""
    return _COUNTING


_COUNTING = Counting("dimsum.count", _check, _end, Late(Exclude, _check_exclude, _excluding))
