"""Flag zones: two halves for two players, a zone a seat along the four sides for three to eight, the strip between.

Each zone is turned to its player. A touch counts when the finger comes down; what it means is for the table to say.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import flet as ft

from views.i18n import shichimi as words
from views.parts.base import icon, part, text
from views.parts.glyphs import glyph
from views.parts.marks import Seat, mark
from views.theme import CREAM, CREAM_INK, Look, alpha, darken

ZoneState = Literal["wait", "count", "open", "taken", "closed", "early"]
LOW = 150
"""Under so many pixels of height a zone has its parts side by side."""

CUPS = 5
"""Up to so many rounds to win are shown as cups, more as figures."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A player's zone. title, note: what it says in the middle; habaneros: to be shuffled in before the round."""

    seat: Seat
    wins: int
    target: int
    habaneros: int
    state: ZoneState
    title: str
    note: str = ""


SIDES = {
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (2, 2, 2, 1),
    8: (2, 2, 2, 2),
}
"""How many sit at the bottom, left, top and right, by players; clockwise from the lower right."""


def flag_zones(
    look: Look, zones: Sequence[Zone], strip: ft.Control, strip_height: float, on_touch: Callable[[int], Any]
) -> ft.Control:
    """The whole window: zones along its sides, the strip in the middle. on_touch gets the seat whose zone was touched."""
    bottom, left, top, right = SIDES[len(zones)]
    gap = 6.0
    width, height = look.width, look.height
    side = max(92.0, min(230.0, width * 0.18)) if left or right else 0.0
    middle = width - (side + gap) * (bool(left) + bool(right)) - (2 * gap if len(zones) > 2 else 0)
    tall = (height - strip_height - 2 * gap) / 2 - (gap if len(zones) > 2 else 0)

    def place(indices: Sequence[int], turns: int, wide: float, high: float) -> list[ft.Control]:
        return [FlagZone(look, zones[i], turns, wide, high, on_touch) for i in indices]

    def row(indices: Sequence[int], turns: int) -> ft.Control:
        wide = (middle - gap * (len(indices) - 1)) / max(1, len(indices))
        return ft.Row(place(indices, turns, wide, tall), spacing=gap, tight=True)

    def column(indices: Sequence[int], turns: int) -> ft.Control:
        full = height - 2 * gap
        high = (full - gap * (len(indices) - 1)) / len(indices)
        return ft.Column(place(indices, turns, side, high), spacing=gap, tight=True)

    seats = list(range(len(zones)))
    # Clockwise from the lower right: the bottom from right to left, the left side upwards, the top from left to right.
    at_bottom = seats[:bottom][::-1]
    at_left = seats[bottom : bottom + left][::-1]
    at_top = seats[bottom + left : bottom + left + top]
    at_right = seats[bottom + left + top :]
    centre = ft.Column(
        [row(at_top, 2), ft.Container(strip, height=strip_height, width=middle), row(at_bottom, 0)],
        spacing=gap,
        tight=True,
    )
    items: list[ft.Control] = []
    if at_left:
        items.append(column(at_left, 1))
    items.append(centre)
    if at_right:
        items.append(column(at_right, 3))
    return ft.Container(
        ft.Row(items, spacing=gap, alignment=ft.MainAxisAlignment.CENTER),
        bgcolor=look.c.urushi,
        padding=gap if len(zones) > 2 else 0,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )


@part
def FlagZone(
    look: Look, zone: Zone, turns: int, width: float, height: float, on_touch: Callable[[int], Any]
) -> ft.Control:
    """One zone of this size on the screen, turned by quarter turns to its player."""
    wide, high = (width, height) if turns % 2 == 0 else (height, width)
    seat, taken = zone.seat, zone.state == "taken"
    ground = CREAM if taken else darken(seat.color, 0.45) if zone.state == "closed" else seat.color
    ink = CREAM_INK if taken else "#FFFFFF"
    frame, pad = 10 if taken else 0, 8 if min(wide, high) < LOW else 12
    room = (wide - 2 * (pad + frame), high - 2 * (pad + frame))
    content: ft.Control
    if high < LOW:
        content = ft.Row(
            [
                ft.Container(_head(look, zone, ink, room[0] * 0.42, taken), width=room[0] * 0.42),
                ft.Container(
                    _middle(look, zone, ink, room[0] * 0.56, room[1]), expand=True, alignment=ft.Alignment.CENTER
                ),
            ],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    else:
        content = ft.Column(
            [
                _head(look, zone, ink, room[0], taken),
                ft.Container(
                    _middle(look, zone, ink, room[0], room[1] - 70), expand=True, alignment=ft.Alignment.CENTER
                ),
                _foot(look, zone, ink, high),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    body = ft.Container(
        content,
        width=wide,
        height=high,
        bgcolor=ground,
        padding=pad,
        border=ft.Border.all(frame, seat.color) if taken else None,
        border_radius=14,
        animate=ft.Animation(look.ms(90)),
    )
    label = ". ".join(filter(None, [f"{seat.name}: {zone.title}", zone.note, look.t(words.WIN_COUNT, count=zone.wins)]))
    touch = ft.GestureDetector(
        content=ft.Semantics(content=body, exclude_semantics=True),
        on_tap_down=lambda _: on_touch(seat.index),
    )
    return ft.Container(
        ft.RotatedBox(
            quarter_turns=turns,
            content=ft.MergeSemantics(
                ft.Semantics(identifier=f"flag-{seat.index}", label=label, button=True, content=touch, container=True)
            ),
        ),
        width=width,
        height=height,
    )


def _head(look: Look, zone: Zone, ink: str, width: float, taken: bool) -> ft.Control:
    """The mark, the name and the rounds won."""
    compact = width < 190
    cups: list[ft.Control] = []
    if zone.target <= CUPS:
        size = min(22.0 if compact else 30.0, (width - 4 * zone.target) / zone.target)
        for number in range(zone.target):
            won = number < zone.wins
            cups.append(
                ft.Container(
                    icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size * 0.6, "#7A5200" if not taken else CREAM) if won else None,
                    width=size,
                    height=size,
                    border_radius=size / 2,
                    bgcolor=("#7A5200" if taken else CREAM) if won else None,
                    border=ft.Border.all(2, alpha(ink, 0.8)),
                    alignment=ft.Alignment.CENTER,
                )
            )
    else:
        cups.append(text(look, f"{zone.wins} / {zone.target}", "value", ink))
    name = text(look, zone.seat.name, "turn", ink, size=18 if compact else 24, lines=1, fixed=True)
    first = ft.Row(
        [mark(look, zone.seat, 34 if compact else 44, inverse=not taken), ft.Container(name, expand=True)], spacing=10
    )
    if compact:
        return ft.Column([first, ft.Row(cups, spacing=4)], spacing=4, tight=True)
    return ft.Row([ft.Container(first, expand=True), *cups], spacing=6)


def _middle(look: Look, zone: Zone, ink: str, width: float, height: float) -> ft.Control:
    """The flag on its disc with what it says; a lock once somebody else has it."""
    taken = zone.state == "taken"
    side_by_side = height < 230 and width > 200
    disc_size = max(40.0, min(150.0, width * 0.42, height * (0.62 if side_by_side else 0.44)))
    color = zone.seat.color
    room = width - (disc_size + 18 if side_by_side else 0)
    size = min(40.0, height * 0.3, room / max(4.2, len(zone.title) * (1.05 if look.lang == "ja" else 0.58)))
    title = text(look, zone.title, "flag", ink, size=size, align=ft.TextAlign.CENTER, fixed=True, lines=2)
    lines: list[ft.Control] = [title]
    if zone.note and (taken or (height >= 90 and width >= 120)):
        strong = taken
        fits = room / max(5.0, len(zone.note) * (1.0 if look.lang == "ja" else 0.6))
        note_size = min(44.0, fits, height * 0.4) if strong else min(15.0, max(12.0, fits))
        lines.append(
            text(
                look,
                zone.note,
                "strong",
                color if strong else ink,
                size=note_size,
                weight=800 if strong else 700,
                align=ft.TextAlign.CENTER,
                fixed=True,
                lines=2,
            )
        )
    if zone.state == "count":
        return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    if zone.state in ("closed", "wait", "early"):
        sign = {
            "closed": ft.Icons.LOCK_ROUNDED,
            "wait": ft.Icons.HOURGLASS_TOP_ROUNDED,
            "early": ft.Icons.PAN_TOOL_ROUNDED,
        }[zone.state]
        lock = icon(sign, min(40.0, height * 0.3), ink)
        if side_by_side:
            return ft.Row([lock, *lines[:1]], spacing=10, alignment=ft.MainAxisAlignment.CENTER, tight=True)
        return ft.Column([lock, *lines], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    disc = ft.Container(
        icon(ft.Icons.FLAG_ROUNDED, disc_size * 0.56, color if not taken else CREAM),
        width=disc_size,
        height=disc_size,
        border_radius=disc_size / 2,
        bgcolor=CREAM if not taken else color,
        border=ft.Border.all(max(4.0, disc_size * 0.06), alpha(ink if not taken else color, 0.25)),
        alignment=ft.Alignment.CENTER,
    )
    words_ = ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    if side_by_side:
        return ft.Row([disc, words_], spacing=18, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return ft.Column([disc, words_], spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _foot(look: Look, zone: Zone, ink: str, height: float) -> ft.Control:
    """How many habaneros go into this player's deck."""
    if not zone.habaneros or zone.state in ("closed", "taken") or height < 150:
        return ft.Container()
    return ft.Row(
        [
            glyph("habanero", 22, CREAM, "#C0281C"),
            text(look, look.t(words.MIX_IN, count=zone.habaneros), "strong", ink, lines=1, size=15, fixed=True),
        ],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
