"""A sheet counted at the end (count page)."""

from collections.abc import Iterator

from companion.counting import counted_seats
from companion.game import Counting, Counts
from models.dizzle import Cell, SeatState, Sheet, SheetTally, State
from models.verdict import Violation, illegal, impossible


def _check(start: State, others: Counts, tally: SheetTally) -> Iterator[Violation]:
    sheet, seat = start.sheet, tally.player
    fields = sheet.pips.keys() | sheet.printed | sheet.planets
    off = _first(cell for cell in tally.crosses if cell not in fields)
    if off is not None:
        yield impossible("dizzle.count", "field", seat=seat, cell=off)
    crosses = sheet.printed.union(tally.crosses)
    quiet = _first(cell for cell in tally.explosions if cell not in sheet.bombs)
    if quiet is not None:
        yield impossible("dizzle.count", "no-bomb", seat=seat, cell=quiet)
    crossed = _first(cell for cell in tally.explosions if cell in sheet.bombs and cell in crosses)
    if crossed is not None:
        yield impossible("dizzle.count", "crossed-bomb", seat=seat, cell=crossed)
    yield from _check_flags(sheet, others, tally)
    for cell, color in sorted(sheet.locks.items()):
        if cell in crosses and not sheet.keys[color] & crosses:
            yield illegal("dizzle.count", "locked", seat=seat, cell=cell, color=color)
            return


def _first(cells: Iterator[Cell]) -> Cell | None:
    return next(cells, None)


def _check_flags(sheet: Sheet, others: Counts, tally: SheetTally) -> Iterator[Violation]:
    """Each value of the flag row is ringed once at the table."""
    values = sheet.pack.flags or ()
    for place, value in enumerate(tally.flags):
        if value not in values:
            yield impossible("dizzle.count", "flag" if values else "no-flag", value=value, values=values)
        elif value in tally.flags[:place]:
            yield impossible("dizzle.count", "flag-twice", seat=tally.player, value=value)
        else:
            owner = next((seat for seat, other in counted_seats(others) if value in other.flags), None)
            if owner is not None:
                yield impossible("dizzle.count", "flag-taken", seat=tally.player, other=owner, value=value)


def _end(start: State, counts: Counts) -> State:
    printed = start.sheet.printed
    return start._replace(
        seats=tuple(
            SeatState(crosses=printed)
            if tally is None
            else SeatState(
                crosses=printed.union(tally.crosses), explosions=frozenset(tally.explosions), ringed=tally.flags
            )
            for tally in counts
        ),
    )


def counting(state: State) -> Counting:
    """How a sheet is counted."""
    return _COUNTING


_COUNTING = Counting("dizzle.count", _check, _end)
