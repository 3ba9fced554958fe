"""The QR card: always dark modules on white with a quiet zone of four modules, in dark mode too."""

import io
from collections.abc import Sequence
from functools import lru_cache

import flet as ft
from PIL import Image, ImageColor

from views.i18n import common as words
from views.parts.base import named, text
from views.theme import Look

MODULES = "#1A0F0B"


@lru_cache(maxsize=64)
def png(matrix: tuple[tuple[bool, ...], ...]) -> bytes:
    """A code, its quiet zone included, as a picture of one pixel a module: enlarged without smoothing it stays crisp."""
    side = len(matrix)
    picture = Image.new("RGB", (side, side), "#FFFFFF")
    dark = ImageColor.getrgb(MODULES)
    for y, row in enumerate(matrix):
        for x, module in enumerate(row):
            if module:
                picture.putpixel((x, y), dark)
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def qr_card(
    look: Look, matrix: Sequence[Sequence[bool]], size: float, top: ft.Control | None, below: str
) -> ft.Control:
    """The white card: a line on top, the code, a line below. matrix: with its quiet zone. size: of the code, in pixels.

    A module is a whole number of pixels, so that its edges stay crisp.
    """
    rows = tuple(tuple(row) for row in matrix)
    side = len(rows)
    size = max(1, int(size // side)) * side
    code = ft.Image(src=png(rows), width=size, height=size, fit=ft.BoxFit.FILL, filter_quality=ft.FilterQuality.NONE)
    return ft.Container(
        ft.Column(
            [
                *([top] if top else []),
                named(code, "qr", look.t(words.QR_LABEL), image=True),
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
