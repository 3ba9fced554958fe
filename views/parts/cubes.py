"""Cubes, dice and board cells: things with a solid darker lower edge, drawn to the size the board gives."""

from functools import cache

import flet as ft
import flet.canvas as cv

from views.parts.base import dash_rect, icon, part, text
from views.theme import Look, darken, mix, on_color

SYMBOLS = {
    "red": ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED,
    "blue": ft.Icons.WATER_DROP_ROUNDED,
    "green": ft.Icons.ECO_ROUNDED,
    "yellow": ft.Icons.WB_SUNNY_ROUNDED,
}
"""The symbols of the shipped cube colours, by id; another colour shows two letters of its name."""


def cube_symbol(look: Look, color: str, name: str, size: float, ink: str) -> ft.Control:
    """What tells a cube's colour apart without colour."""
    glyph = SYMBOLS.get(color)
    if glyph:
        return icon(glyph, size, ink)
    return text(look, name[:2], "strong", ink, size=size * 0.62, weight=800, fixed=True)


@part
def Cube(look: Look, color: str, hex_: str, name: str, size: float, height: int = 1) -> ft.Control:
    """A cube, or a stack seen from above: each lower cube shows 4 px (at most four)."""
    ink = on_color(hex_)
    lower = min(max(height - 1, 0), 4)
    rise = 4 * size / 57
    edge = max(2.0, 4 * size / 57)
    radius = size * 0.22
    shown = size - lower * rise
    slab = ft.Container(
        ft.Container(
            cube_symbol(look, color, name, shown * 0.52, ink),
            width=size,
            height=shown - edge,
            bgcolor=hex_,
            border_radius=radius,
            alignment=ft.Alignment.CENTER,
        ),
        width=size,
        height=shown,
        bgcolor=darken(hex_, 0.28),
        border_radius=radius,
        padding=ft.Padding.only(bottom=edge),
        border=ft.Border.all(1, mix(hex_, "#FFFFFF", 0.35)) if look.dark and size > 20 else None,
    )
    if not lower:
        return slab
    under: list[ft.Control] = [
        ft.Container(
            top=(lower - i) * rise,
            width=size,
            height=size - lower * rise,
            bgcolor=hex_,
            border_radius=radius,
            border=ft.Border.only(bottom=ft.BorderSide(2, darken(hex_, 0.45))),
        )
        for i in range(lower)
    ]
    return ft.Stack([*under, slab], width=size, height=size)


@part
def Ghost(look: Look, color: str, hex_: str, name: str, size: float, number: str = "") -> ft.Control:
    """A cube that would lie here: its colour at a third, a dashed edge, its symbol dark, the cell's number top left."""
    dark = darken(hex_, 0.28)
    stroke = max(1.5, 3 * size / 57)
    ground = mix(look.c.cell, hex_, 0.34)
    ink = dark if not look.dark else mix(hex_, "#FFFFFF", 0.3)
    layers: list[ft.Control] = [
        cv.Canvas(
            [
                cv.Rect(0, 0, size, size, border_radius=size * 0.22, paint=ft.Paint(color=ground)),
                dash_rect(0, 0, size, size, size * 0.22, ink, stroke, (size * 0.13, size * 0.08)),
            ],
            width=size,
            height=size,
        ),
        ft.Container(
            cube_symbol(look, color, name, size * 0.46, ink), width=size, height=size, alignment=ft.Alignment.CENTER
        ),
    ]
    if number:
        layers.append(
            ft.Container(
                text(look, number, "strong", size=max(10, size * 0.24), weight=800, fixed=True),
                left=size * 0.08,
                top=size * 0.04,
            )
        )
    return ft.Stack(layers, width=size, height=size)


@part
def CubeShape(look: Look, cubes: tuple[tuple[str, str, str, int, int], ...], size: float) -> ft.Control:
    """A card's shape out of small cubes: (colour id, hex, name, row, column) each, on their squares."""
    gap = size * 0.1
    top, left = min(c[3] for c in cubes), min(c[4] for c in cubes)
    rows, cols = max(c[3] for c in cubes) - top + 1, max(c[4] for c in cubes) - left + 1
    return ft.Stack(
        [
            ft.Container(
                Cube(look, color, hex_, name, size), left=(col - left) * (size + gap), top=(row - top) * (size + gap)
            )
            for color, hex_, name, row, col in cubes
        ],
        width=cols * (size + gap) - gap,
        height=rows * (size + gap) - gap,
    )


_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)),
}


@cache
def die_svg(face: int) -> str:
    """A die as the text of an SVG picture: ivory with pips, the one a larger red pip."""
    ink, radius = ("#C0281C", 6.7) if face == 1 else ("#2B1D16", 4.1)
    pips = "".join(f'<circle cx="{x * 48:.1f}" cy="{y * 48:.1f}" r="{radius}"/>' for x, y in _PIPS[face])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        '<rect x="1" y="1" width="46" height="46" rx="11" fill="#FFFDF7" stroke="#857159" stroke-width="2"/>'
        f'<g fill="{ink}">{pips}</g></svg>'
    )


def die(face: int, size: float) -> ft.Control:
    """A die without a frame. One picture, not a canvas of shapes: boards hold many dice."""
    return ft.Image(src=die_svg(face), width=size, height=size, exclude_from_semantics=True)


@part
def Die(look: Look, face: int, size: float, chosen: bool = False, faint: bool = False) -> ft.Control:
    """A die. chosen: an accent frame. faint: no legal cell."""
    return ft.Container(
        die(face, size),
        padding=5,
        border_radius=size * 0.3,
        bgcolor=look.accent.fill if chosen else None,
        opacity=0.45 if faint else 1,
    )


def badge(look: Look, value: str, size: float = 22) -> ft.Control:
    """A round count badge."""
    return ft.Container(
        text(look, value, "min", look.c.on_urushi, size=size * 0.6, weight=800, fixed=True),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=look.c.urushi,
        border=ft.Border.all(2, look.c.on_urushi),
        alignment=ft.Alignment.CENTER,
    )
