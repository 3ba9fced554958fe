"""Flag zones: one as large as a phone, two halves for two players, a zone a seat along the four sides for three to eight, the strip between."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.shichimi.race.flag_zone import FlagZone, Zone
from views.theme import Look

SIDES = {
    1: (1, 0, 0, 0),
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (2, 2, 2, 1),
    8: (2, 2, 2, 2),
}
"""How many sit at the bottom, left, top and right, by players; clockwise from the lower right."""


GAP = 6.0


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie in the window. side: the width of the zones left and right, 0 without; middle: of what is between."""

    side: float
    middle: float


def plan(look: Look, players: int) -> Plan:
    """The widths for this many players."""
    _, left, _, right = SIDES[players]
    columns = bool(left) + bool(right)
    side = max(92.0, min(230.0, look.width * 0.18)) if columns else 0.0
    return Plan(side, look.width - (side + GAP) * columns - (2 * GAP if players > 2 else 0))


def flag_zones(
    look: Look, zones: Sequence[Zone], strip: ft.Control, strip_height: float, on_touch: Callable[[int], Any]
) -> ft.Control:
    """The whole window: zones along its sides, the strip in the middle. on_touch gets the seat whose zone was touched."""
    bottom, left, top, _ = SIDES[len(zones)]
    widths = plan(look, len(zones))
    padding = GAP if len(zones) > 2 else 0.0
    height = look.height - 2 * padding
    tall = height - strip_height - GAP if len(zones) == 1 else (height - strip_height - 2 * GAP) / 2

    def place(indices: Sequence[int], turns: int, wide: float, high: float) -> list[ft.Control]:
        return [FlagZone(look, zones[i], turns, wide, high, on_touch) for i in indices]

    def row(indices: Sequence[int], turns: int) -> ft.Control:
        wide = (widths.middle - GAP * (len(indices) - 1)) / max(1, len(indices))
        return ft.Row(place(indices, turns, wide, tall), spacing=GAP, tight=True)

    def column(indices: Sequence[int], turns: int) -> ft.Control:
        high = (height - GAP * (len(indices) - 1)) / len(indices)
        return ft.Column(place(indices, turns, widths.side, high), spacing=GAP, tight=True)

    seats = list(range(len(zones)))
    # Clockwise from the lower right: the bottom from right to left, the left side upwards, the top from left to right.
    at_bottom = seats[:bottom][::-1]
    at_left = seats[bottom : bottom + left][::-1]
    at_top = seats[bottom + left : bottom + left + top]
    at_right = seats[bottom + left + top :]
    middle: list[ft.Control] = [ft.Container(strip, height=strip_height, width=widths.middle), row(at_bottom, 0)]
    if at_top:
        middle.insert(0, row(at_top, 2))
    centre = ft.Column(middle, spacing=GAP, tight=True)
    items: list[ft.Control] = []
    if at_left:
        items.append(column(at_left, 1))
    items.append(centre)
    if at_right:
        items.append(column(at_right, 3))
    return ft.Container(
        ft.Row(items, spacing=GAP, alignment=ft.MainAxisAlignment.CENTER),
        bgcolor=look.c.urushi,
        padding=padding,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
