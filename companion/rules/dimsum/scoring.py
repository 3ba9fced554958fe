"""What the stomachs are worth (dimsum page, "Scoring lines")."""

from collections import Counter
from typing import Any

from companion.game import Phase, Scores, SeatScore
from models.dimsum import Face, Pack, SeatState, State
from models.result import Line


def scores(state: State, phase: Phase) -> Scores:
    """Each seat's lines (dimsum page, "Scoring lines"); equal points share."""
    pack: Pack = state.setup.pack
    return Scores(
        tuple(SeatScore(lines(seat, face, pack)) for seat, face in zip(state.seats, state.faces, strict=True))
    )


def most_common(seat: SeatState, pack: Pack) -> tuple[str, ...]:
    """The colours on the most cells seen from above, in the pack's order; none for an empty stomach."""
    top = Counter(stack[-1] for stack in seat.cells if stack)
    most = max(top.values(), default=0)
    return tuple(color.id for color in pack.colors if most and top[color.id] == most)


def left_out(seat: SeatState, pack: Pack) -> str | None:
    """The colour that does not score: the one the player named, else of the most common the one that costs least."""
    if seat.excluded is not None:
        return seat.excluded
    return min(most_common(seat, pack), key=lambda color: sum(_worth(seat, color)), default=None)


def _worth(seat: SeatState, color: str) -> tuple[int, int]:
    """What the cubes of a colour score: on the sheet (1 each), on other cubes (2 each)."""
    return (
        sum(stack[0] == color for stack in seat.cells if stack),
        2 * sum(stack[1:].count(color) for stack in seat.cells),
    )


def lines(seat: SeatState, face: Face, pack: Pack) -> tuple[Line, ...]:
    excluded = left_out(seat, pack)
    counted = [_worth(seat, color.id) for color in pack.colors if color.id != excluded]
    points = {
        "stomach": sum(sheet for sheet, _ in counted),
        "betsubara": sum(stacked for _, stacked in counted),
        "full": 3 if all(seat.cells) else 0,
        "colors": 3 if len({cube for stack in seat.cells for cube in stack}) == len(pack.colors) else 0,
        "face": face.bonus,
        "gauge": pack.gauge[seat.gauge - 1] if seat.gauge else 0,
        "chips": seat.chips * pack.chip_points,
    }
    return tuple(Line(id=name, points=value) for name, value in points.items() if value)


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
