"""Material symbols on a canvas, where an `ft.Icon` cannot stand: as a character of the icon face."""

from __future__ import annotations

from typing import Final

import flet as ft
import flet.canvas as cv

CODE_POINTS: Final[dict[str, int]] = {
    "arrow_right_alt_rounded": 0xF57C,
    "auto_awesome_rounded": 0xF596,
    "block_rounded": 0xF5BE,
    "check_rounded": 0xF636,
    "diamond_rounded": 0xF0306,
    "eco_rounded": 0xF6F2,
    "extension_rounded": 0xF72C,
    "flag_rounded": 0xF768,
    "flare_rounded": 0xF76A,
    "key_rounded": 0xF0343,
    "local_fire_department_rounded": 0xF86B,
    "lock_rounded": 0xF889,
    "public_rounded": 0xF00C6,
    "rocket_launch_rounded": 0xF0372,
    "star_rounded": 0xF01D4,
    "water_drop_rounded": 0xF03B4,
    "wb_sunny_rounded": 0xF02AE,
}
"""Places in the icon face that comes with the client, by the name of `ft.Icons` in lower case."""


def symbol(name: str, x: float, y: float, size: float, color: str) -> cv.Text:
    """The symbol `name` of `CODE_POINTS` for a canvas, in a square of `size` whose upper left corner is at `x`, `y`."""
    style = ft.TextStyle(font_family="MaterialIcons", size=size, color=color, height=1)
    return cv.Text(x, y, chr(CODE_POINTS[name]), style=style)
