"""What the end of a spin brought: what beside paper sheets has to be read out."""

from typing import Any, NamedTuple

from companion.rules.dizzle.apply import apply
from companion.rules.dizzle.judge import check
from models.dizzle import Cell, State


class SeatEnd(NamedTuple):
    """What a spin's end brought one seat.

    crosses: how many dice became crosses. exploded: the bombs that went off on its sheet. ringed: the value of the flag
    row that it ringed, None for none; struck: those it had to strike. rockets: how many planets it may cross.
    """

    crosses: int
    exploded: tuple[Cell, ...]
    ringed: int | None
    struck: tuple[int, ...]
    rockets: int


def spin_end(before: State, event: Any) -> tuple[SeatEnd, ...] | None:
    """What each seat got by the end of the spin that this event ended, in seat order.

    None for an event that ends no spin, or does not stand.
    """
    if not before.pool or event.player >= len(before.seats):
        return None
    broken = tuple(check(before, event))
    if any(violation.kind == "impossible" or event.ruling is None for violation in broken):
        return None
    after = apply(before, event)
    if after.pool:
        return None
    lying = [{die.at for die in seat.dice} for seat in before.seats]
    if event.type == "take":
        lying[event.player].add(event.cell)
    elif event.type == "give-back":
        lying[event.player].discard(event.cell)
    return tuple(
        SeatEnd(
            len(cells - was.crosses),
            tuple(sorted(now.explosions - was.explosions)),
            now.ringed[-1] if len(now.ringed) > len(was.ringed) else None,
            tuple(value for value in was.flags_left if value not in (*now.flags_left, *now.ringed)),
            now.planets_due,
        )
        for was, now, cells in zip(before.seats, after.seats, lying, strict=True)
    )
