"""What the stomachs are worth (dimsum page, "Scoring lines")."""

from functools import lru_cache
from typing import Any

from companion.game import Phase, Scores, SeatScore
from models.dimsum import Face, Pack, SeatState, State
from models.result import Line


def scores(state: State, phase: Phase) -> Scores:
    """Each seat's lines (dimsum page, "Scoring lines"); equal points share."""
    pack: Pack = state.setup.pack
    return Scores(
        tuple([SeatScore(lines(seat, face, pack)) for seat, face in zip(state.seats, state.faces, strict=True)])
    )


def most_common(seat: SeatState, pack: Pack) -> tuple[str, ...]:
    """The colours on the most cells seen from above, in the pack's order; none for an empty stomach."""
    top = [stack[-1] for stack in seat.cells if stack]
    if not top:
        return ()
    counts = {color.id: top.count(color.id) for color in pack.colors}
    most = max(counts.values())
    return tuple([color for color, count in counts.items() if count == most])


def left_out(seat: SeatState, pack: Pack) -> str | None:
    """The colour that does not score: the one the player named, else of the most common the one that costs least."""
    if seat.excluded is not None:
        return seat.excluded
    common = most_common(seat, pack)
    if len(common) < 2:
        return common[0] if common else None
    sheet, stacked = _cubes(seat)
    return min(common, key=lambda color: sheet.count(color) + 2 * stacked.count(color))


def undecided(seat: SeatState, pack: Pack) -> bool:
    """Whether the player may still choose which colour is left out, and the choice makes a difference in points."""
    if seat.excluded is not None:
        return False
    sheet, stacked = _cubes(seat)
    return len({sheet.count(color) + 2 * stacked.count(color) for color in most_common(seat, pack)}) > 1


def _cubes(seat: SeatState) -> tuple[list[str], list[str]]:
    """The colours of the cubes on the sheet, and of those on other cubes."""
    stacks = seat.cells
    return (
        [stack[0] for stack in stacks if stack],
        [color for stack in stacks if len(stack) > 1 for color in stack[1:]],
    )


def lines(seat: SeatState, face: Face, pack: Pack) -> tuple[Line, ...]:
    """What a stomach is worth on its face, lines of 0 points left out."""
    excluded = left_out(seat, pack) or ""
    sheet, stacked = _cubes(seat)
    points = {
        "stomach": len(sheet) - sheet.count(excluded),
        "betsubara": 2 * (len(stacked) - stacked.count(excluded)),
        "full": 3 if len(sheet) == len(seat.cells) else 0,
        "colors": 3 if len({*sheet, *stacked}) == len(pack.colors) else 0,
        "face": face.bonus,
        "gauge": pack.gauge[seat.gauge - 1] if seat.gauge else 0,
        "chips": seat.chips * pack.chip_points,
    }
    return tuple([_line(name, value) for name, value in points.items() if value])


@lru_cache(maxsize=1_000)
def _line(name: str, points: int) -> Line:
    return Line(id=name, points=points)


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The state as the dimsum page names it."""
    pack: Pack = state.setup.pack
    return {
        "display": list(state.display),
        "deck": state.deck,
        "seats": [
            {
                "face": face.id,
                "cells": [list(stack) for stack in seat.cells],
                "gauge": seat.gauge,
                "chips": seat.chips,
                "card": seat.card,
                "excluded": left_out(seat, pack),
            }
            for seat, face in zip(state.seats, state.faces, strict=True)
        ],
    }
