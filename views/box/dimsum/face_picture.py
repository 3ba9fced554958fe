"""A stomach face small, in lists and previews."""

import flet as ft
import flet.canvas as cv

from companion.packs.editing import dimsum
from views.parts.base import icon, part
from views.theme import Look


@part
def FacePicture(look: Look, face: dimsum.Face, width: float, height: float) -> ft.Control:
    """A face small, as far as it is numbered."""
    if not face.cells:
        return icon(ft.Icons.CROP_SQUARE_ROUNDED, 30, look.c.edge)
    top, left = min(r for r, _ in face.cells), min(c for _, c in face.cells)
    rows = max(r for r, _ in face.cells) - top + 1
    cols = max(c for _, c in face.cells) - left + 1
    pitch = min(width / cols, height / rows, 16)
    narrow = {cell for cell, _ in face.bottlenecks}
    shapes: list[cv.Shape] = []
    for number, (row, col) in enumerate(face.cells, 1):
        x, y, side = (col - left) * pitch + 0.75, (row - top) * pitch + 0.75, pitch - 1.5
        tint = look.c.narrow if number in narrow else look.c.cell
        edge = look.c.narrow_edge if number in narrow else look.c.cell_edge
        shapes += [
            cv.Rect(x, y, side, side, border_radius=side * 0.22, paint=ft.Paint(color=tint)),
            cv.Rect(
                x,
                y,
                side,
                side,
                border_radius=side * 0.22,
                paint=ft.Paint(color=edge, style=ft.PaintingStyle.STROKE, stroke_width=1),
            ),
        ]
    return cv.Canvas(shapes, width=cols * pitch, height=rows * pitch)
