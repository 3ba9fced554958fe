"""The QR card: always dark modules on white with a quiet zone of four modules, in dark mode too."""

from functools import lru_cache

import flet as ft
import qrcode
import qrcode.constants

from views.i18n import common as words
from views.parts.base import named, text
from views.theme import Look

MODULES = "#1A0F0B"
QUIET = 4


@lru_cache(maxsize=64)
def matrix(data: str) -> tuple[tuple[bool, ...], ...]:
    """The modules of a code without its quiet zone, at the lowest correction level that fits the fewest modules."""
    code = qrcode.QRCode(border=0, error_correction=qrcode.constants.ERROR_CORRECT_L)
    code.add_data(data)
    code.make(fit=True)
    return tuple(tuple(bool(module) for module in row) for row in code.get_matrix())


@lru_cache(maxsize=64)
def svg(data: str) -> str:
    """The code as one SVG path, a module a unit, the quiet zone included."""
    rows = matrix(data)
    side = len(rows) + 2 * QUIET
    runs: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            end = x
            while end < len(row) and row[end]:
                end += 1
            runs.append(f"M{x + QUIET} {y + QUIET}h{end - x}v1h-{end - x}z")
            x = end
    path = "".join(runs)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#FFFFFF"/><path d="{path}" fill="{MODULES}"/></svg>'
    )


def qr_card(look: Look, data: str, size: float, top: ft.Control | None, below: str) -> ft.Control:
    """The white card: a line on top, the code, a line below. size: the code with its quiet zone, in pixels."""
    side = len(matrix(data)) + 2 * QUIET
    size = max(side, int(size // side) * side)
    return ft.Container(
        ft.Column(
            [
                *([top] if top else []),
                named(
                    ft.Image(
                        src=svg(data), width=size, height=size, fit=ft.BoxFit.FILL, filter_quality=ft.FilterQuality.NONE
                    ),
                    "qr",
                    look.t(words.QR_LABEL),
                    image=True,
                ),
                text(look, below, "strong", MODULES, size=17, align=ft.TextAlign.CENTER),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        bgcolor="#FFFFFF",
        border_radius=24,
        padding=ft.Padding.only(left=6, right=6, top=14, bottom=18),
        shadow=ft.BoxShadow(blur_radius=14, color=look.c.shadow, offset=ft.Offset(0, 4)),
        border=ft.Border.all(1, look.c.line),
        alignment=ft.Alignment.CENTER,
    )
