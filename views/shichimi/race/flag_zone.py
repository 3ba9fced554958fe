"""One flag zone, turned to its player.

A touch counts when the finger comes down; what it means is for the table to say.
"""

from collections.abc import Callable
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

NARROW = 130
"""Under so many pixels of width words may stand in two lines."""

FLAT = 200
"""Under so many pixels the flag's disc stands beside its words."""

CUPS = 5
"""Up to so many rounds to win are shown as cups, more as figures."""

TITLE, MARGIN = 40, 44
"""The largest sizes of what a zone says and of the margin."""

SIGNS = {
    "closed": ft.Icons.LOCK_ROUNDED,
    "wait": ft.Icons.HOURGLASS_TOP_ROUNDED,
    "early": ft.Icons.PAN_TOOL_ROUNDED,
}
"""The states in which a zone cannot be touched."""


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
                ft.Container(_head(look, zone, ink, room[0] * 0.42, taken, low=True), width=room[0] * 0.42),
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
                _foot(look, zone, ink, room[0]),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    shape = min(wide, high) * 0.8
    body = ft.Container(
        ft.Stack(
            [
                ft.Container(
                    glyph(seat.shape, shape, alpha(CREAM_INK if taken else "#FFFFFF", 0.06 if taken else 0.09)),
                    left=(wide - shape) / 2 - frame,
                    top=(high - shape) / 2 - frame,
                ),
                ft.Container(content, left=pad, top=pad, width=room[0], height=room[1]),
            ],
        ),
        width=wide,
        height=high,
        bgcolor=ground,
        border=ft.Border.all(frame, seat.color) if taken else None,
        border_radius=14,
        animate=ft.Animation(look.ms(90)),
    )
    mix = look.t(words.MIX_IN, count=zone.habaneros) if _mixes(zone) else ""
    label = ". ".join(
        filter(None, [f"{seat.name}: {zone.title}", zone.note, look.t(words.WIN_COUNT, count=zone.wins), mix])
    )
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


def _mixes(zone: Zone) -> bool:
    """Whether habaneros are to be shuffled in before this round, which is told until the flag is taken."""
    return zone.habaneros > 0 and zone.state not in ("closed", "taken")


def _head(look: Look, zone: Zone, ink: str, width: float, taken: bool, low: bool = False) -> ft.Control:
    """The mark, the name and the rounds won; in a low zone the habaneros too, which have no foot there."""
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
    disc, gap, most = (30.0 if width < 100 else 34.0, 5, 18.0) if compact else (44.0, 10, 24.0)
    room = width - disc - gap
    name = text(
        look,
        zone.seat.name,
        "turn",
        ink,
        size=most if not compact else max(11.0, min(most, room / (1.05 * len(zone.seat.name)))),
        lines=1,
        fixed=True,
    )
    first = ft.Row([mark(look, zone.seat, disc, inverse=not taken), ft.Container(name, expand=True)], spacing=gap)
    if low and _mixes(zone):
        cups.append(_mix(look, zone, ink))
    if compact:
        return ft.Column([first, ft.Row(cups, spacing=4)], spacing=4, tight=True)
    return ft.Row([ft.Container(first, expand=True), *cups], spacing=6)


def _middle(look: Look, zone: Zone, ink: str, width: float, height: float) -> ft.Control:
    """What the zone says: the flag on its disc, the countdown, or a sign and why it cannot be touched."""
    if zone.state == "count":
        return text(look, zone.title, "flag", ink, size=min(120.0, width * 0.7, height * 0.6), fixed=True)
    if zone.state in SIGNS:
        return _sign(look, zone, ink, width, height)
    beside = height < FLAT and width > 200
    disc = height * 0.62 if beside else height - _height(look, zone, width, height) - 40
    disc = max(40.0, min(150.0, width * 0.42, disc))
    said = ft.Column(
        _lines(look, zone, ink, width - (disc + 32 if beside else 0), height),
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    flag = _disc(zone, ink, disc)
    if beside:
        return ft.Row([flag, said], spacing=14, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    return ft.Column([flag, said], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _disc(zone: Zone, ink: str, size: float) -> ft.Control:
    """The flag on a disc with a pale ring, `size` across without the ring."""
    taken = zone.state == "taken"
    ring = size * 0.055
    disc = ft.Container(
        icon(ft.Icons.FLAG_ROUNDED, size * 0.56, CREAM if taken else zone.seat.color),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=zone.seat.color if taken else CREAM,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(disc, padding=ring, border_radius=size, bgcolor=alpha(zone.seat.color if taken else ink, 0.25))


def _sizes(look: Look, zone: Zone, room: float, height: float) -> tuple[float, float]:
    """How large the title and the note below are; 0 for a note that has no room. Who took the flag reads it large."""
    title = min(TITLE, height * 0.3, _fitting(look, zone.title, room, 4))
    fits = _fitting(look, zone.note, room, 5)
    if zone.state == "taken":
        return title, min(MARGIN, fits, height * 0.4) if zone.note else 0
    shown = zone.note and height >= 90 and room >= 120
    return title, min(15.0, max(12.0, fits)) if shown else 0


def _height(look: Look, zone: Zone, room: float, height: float) -> float:
    """How high the title and the note are together."""
    title, note = _sizes(look, zone, room, height)
    return title * 1.1 + note * 1.4


def _lines(look: Look, zone: Zone, ink: str, room: float, height: float) -> list[ft.Control]:
    """The title and the note below, as large as the room lets them be."""
    taken = zone.state == "taken"
    title, note = _sizes(look, zone, room, height)
    lines: list[ft.Control] = [
        text(look, zone.title, "flag", ink, size=title, align=ft.TextAlign.CENTER, fixed=True, lines=2)
    ]
    if note:
        color, weight = (zone.seat.color, 800) if taken else (ink, 700)
        lines.append(
            text(
                look,
                zone.note,
                "strong",
                color,
                size=note,
                weight=weight,
                align=ft.TextAlign.CENTER,
                fixed=True,
                lines=2,
            )
        )
    return lines


def _fitting(look: Look, value: str, room: float, least: float) -> float:
    """The size at which a text fills the room in one line; a text counts for at least so many letters.

    Where the room is narrow, words may stand in two lines.
    """
    letters = len(value) if room >= NARROW else max(len(value) / 2 + 1, *map(len, value.split(" ")), 1)
    return room / max(least, letters * (1.05 if look.lang == "ja" else 0.6))


def _sign(look: Look, zone: Zone, ink: str, width: float, height: float) -> ft.Control:
    """A zone that cannot be touched now, said calmly."""
    sign = icon(SIGNS[zone.state], min(36.0, height * 0.3), ink)
    size = min(26.0, height * 0.3, _fitting(look, zone.title, width - (46 if width > 260 else 0), 4))
    title = text(look, zone.title, "flag", ink, size=size, align=ft.TextAlign.CENTER, fixed=True, lines=2)
    if width > 260 or height < FLAT < width:
        row = ft.Row([sign, title], spacing=10, alignment=ft.MainAxisAlignment.CENTER, tight=True)
        said: list[ft.Control] = [row]
    else:
        said = [sign, title]
    if zone.note and height >= 90 and width >= 120:
        said.append(text(look, zone.note, "strong", ink, size=15, align=ft.TextAlign.CENTER, fixed=True, lines=2))
    return ft.Column(said, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _foot(look: Look, zone: Zone, ink: str, width: float) -> ft.Control:
    """How many habaneros go into this player's deck; in a narrow zone only the picture and the number."""
    if not _mixes(zone):
        return ft.Container()
    said = look.t(words.MIX_IN, count=zone.habaneros)
    size = min(15.0, (width - 34) / (len(said) * (1.05 if look.lang == "ja" else 0.6)))
    if size < 11:
        return _mix(look, zone, ink)
    return ft.Row(
        [
            glyph("habanero", 22, CREAM, "#C0281C"),
            text(look, said, "strong", ink, lines=1, size=size, fixed=True),
        ],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )


def _mix(look: Look, zone: Zone, ink: str) -> ft.Control:
    """The habaneros to be shuffled in as a picture and a number."""
    count = text(look, f"+{zone.habaneros}", "value", ink, lines=1, size=17, weight=800, fixed=True)
    return ft.Row(
        [glyph("habanero", 22, CREAM, "#C0281C"), count],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
