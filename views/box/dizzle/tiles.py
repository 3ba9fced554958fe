"""The tiles of the palette: brushes and marks, with how often each is on the sheet; a value with its stepper."""

from typing import Any

import flet as ft

from models.dizzle import PIPS
from views.dizzle.cells import symbol
from views.parts.base import icon, part, tap, text
from views.parts.cubes import badge
from views.parts.fields import stepper
from views.theme import Look

SQUARE_BRUSHES: tuple[tuple[str, ft.IconData], ...] = (
    ("X", ft.Icons.CLOSE_ROUNDED),
    ("P", ft.Icons.PUBLIC_ROUNDED),
    ("#", ft.Icons.BLOCK_ROUNDED),
    (".", ft.Icons.CROP_SQUARE_ROUNDED),
    ("arrow", ft.Icons.ARROW_RIGHT_ALT_ROUNDED),
    ("frame", ft.Icons.GRID_VIEW_ROUNDED),
)
_ICONS = dict(SQUARE_BRUSHES)


@part
def BrushTile(
    look: Look, key: str, digit: str, caption: str, count: str, on: bool, label: str, on_take: Any
) -> ft.Control:
    """A brush: a digit, or an icon with its caption; how often it was used at its corner."""
    if digit:
        inner: ft.Control = text(look, digit, "value", weight=800, fixed=True)
    else:
        ink = {"X": look.accent.fill, "P": look.c.ok}.get(key, look.c.ink)
        inner = ft.Column(
            [icon(_ICONS[key], 22, ink), text(look, caption, "min", lines=1)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return _tile(look, inner, key, count, on, label, on_take)


@part
def MarkTile(
    look: Look, kind: str, color: str, name: str, count: str, on: bool, label: str, on_take: Any
) -> ft.Control:
    """A mark: its pictogram, its name, how many there are."""
    small = look.width < 360
    inner = ft.Row(
        [symbol(look, kind, color, 18 if small else 24), text(look, name, "min", lines=1, size=12 if small else 13)],
        spacing=2 if small else 4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return _tile(look, inner, kind, count, on, label, on_take)


def _tile(look: Look, inner: ft.Control, key: str, count: str, on: bool, label: str, on_take: Any) -> ft.Control:
    button = tap(
        look,
        inner,
        lambda: on_take(key),
        ident=f"brush-{_IDENTS.get(key, key)}",
        label=label,
        selected=on,
        fill=look.accent.tint if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        edge_width=4 if on else 1.5,
        radius=14,
        padding=2,
        height=50 if key in PIPS else max(50.0, look.px(44)),
        expand=True,
    )
    layers: list[ft.Control] = [ft.Row([button])]
    if count:
        layers.append(ft.Container(badge(look, count, 22), right=0, top=-5, ignore_interactions=True))
    return ft.Stack(layers, expand=True, clip_behavior=ft.ClipBehavior.NONE)


_IDENTS = {"X": "cross", "P": "planet", "#": "obstacle", ".": "hole"}


def value_row(
    look: Look, label: str, value: int, on_change: Any, *, ident: str, least: int = -99, most: int = 99
) -> ft.Control:
    """A number of the sheet, changed by a stepper."""
    return ft.Row(
        [
            text(look, label, "strong", expand=True, lines=2),
            stepper(look, value, on_change, least=least, most=most, ident=ident, label=label),
        ]
    )
