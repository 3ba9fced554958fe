"""The pictograms the app draws itself: the games, the spices, the seats' shapes, and some marks.

`glyph` makes a control. It is decoration: screen readers skip it, so what it stands for is said beside it or by the
control around it. `shapes` makes the same drawing for a `flet.canvas.Canvas`, at a place on a board.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import flet as ft
import flet.canvas as cv

from views.parts.glyphs.contour import GRID, Segment, pairs, text
from views.parts.glyphs.drawings import DRAWINGS, SEAT_SHAPES, Drawing
from views.parts.glyphs.spices import SPICES, Spice
from views.parts.glyphs.symbols import symbol

__all__ = [
    "DRAWINGS",
    "SEAT_SHAPES",
    "SPICES",
    "Drawing",
    "Spice",
    "glyph",
    "outline",
    "path_elements",
    "shapes",
    "svg",
    "symbol",
]


def glyph(
    drawing: str | Drawing,
    size: float,
    color: str,
    secondary: str | None = None,
    *,
    outline: str | None = None,
    outline_width: float = 2,
) -> ft.Image:
    """A drawing (or one of `DRAWINGS` by its name) as a square control of `size` logical pixels.

    `color` and `secondary` (the drawing's second part, such as a flame; the same colour if not given) are `#RRGGBB` or
    `#AARRGGBB`. An `outline` goes round the drawing, `outline_width` pixels wide, and is within `size`. Raises `KeyError`
    for a name that is not in `DRAWINGS`.
    """
    border = outline_width * GRID / size if outline else 0.0
    picture = svg(drawing, color, secondary, outline=outline, border=border)
    return ft.Image(src=picture, width=size, height=size, exclude_from_semantics=True)


@lru_cache(maxsize=1024)
def svg(
    drawing: str | Drawing, color: str, secondary: str | None = None, *, outline: str | None = None, border: float = 0.0
) -> str:
    """The drawing as the text of an SVG picture; `border` is the outline's width in units of the grid."""
    paths = []
    layers = DRAWINGS[drawing] if isinstance(drawing, str) else drawing
    if outline:
        for layer in layers:
            ink = _ink("stroke", outline)
            paths.append(
                f'<path d="{text(layer.segments)}" fill="none" {ink} stroke-width="{layer.stroke + 2 * border:.2f}" '
                'stroke-linejoin="round" stroke-linecap="round"/>'
            )
    for layer in layers:
        tone = secondary if layer.second and secondary else color
        if layer.stroke:
            ink = (
                f'fill="none" {_ink("stroke", tone)} stroke-width="{layer.stroke}" '
                'stroke-linejoin="round" stroke-linecap="round"'
            )
        else:
            ink = _ink("fill", tone)
        paths.append(f'<path d="{text(layer.segments)}" {ink}/>')
    side = GRID + 2 * border
    box = f"{-border:.2f} {-border:.2f} {side:.2f} {side:.2f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(paths)}</svg>'


def _ink(attribute: str, color: str) -> str:
    """`fill` or `stroke` with a Flet colour (`#RRGGBB`, or `#AARRGGBB` with its opacity first)."""
    if len(color) == 9:
        return f'{attribute}="#{color[3:]}" {attribute}-opacity="{int(color[1:3], 16) / 255:.3f}"'
    return f'{attribute}="{color}"'


def path_elements(segments: tuple[Segment, ...], x: float, y: float, size: float) -> Iterator[cv.Path.PathElement]:
    """Segments of the grid as canvas elements, in a square of `size` whose upper left corner is at `x`, `y`."""
    scale = size / GRID
    here = (x, y)
    for letter, values in segments:
        at = [(x if i % 2 == 0 else y) + value * scale for i, value in enumerate(values)]
        if letter == "M":
            yield cv.Path.MoveTo(*at)
        elif letter == "L":
            yield cv.Path.LineTo(*at)
        elif letter == "C":
            yield cv.Path.CubicTo(*at)
        elif letter == "Q":  # as a cubic: the client draws QuadraticTo with the default weight as a straight line
            (x0, y0), (x1, y1), (x2, y2) = here, (at[0], at[1]), (at[2], at[3])
            yield cv.Path.CubicTo(
                x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2
            )
        else:
            yield cv.Path.Close()
        if at:
            here = (at[-2], at[-1])


def shapes(name: str, x: float, y: float, size: float, color: str, secondary: str | None = None) -> list[cv.Path]:
    """The drawing `name` for a canvas, in a square of `size` whose upper left corner is at `x`, `y`."""
    result = []
    for layer in DRAWINGS[name]:
        paint = ft.Paint(color=secondary if layer.second and secondary else color)
        if layer.stroke:
            paint.style = ft.PaintingStyle.STROKE
            paint.stroke_width = layer.stroke * size / GRID
            paint.stroke_cap = ft.StrokeCap.ROUND
            paint.stroke_join = ft.StrokeJoin.ROUND
        result.append(cv.Path(elements=list(path_elements(layer.segments, x, y, size)), paint=paint))
    return result


def outline(name: str, steps: int = 10) -> tuple[tuple[float, float], ...]:
    """The first solid of a drawing as a polygon in the unit square, each curve in `steps` straight pieces."""
    points: list[tuple[float, float]] = []
    for letter, values in DRAWINGS[name][0].segments:
        if letter == "Z":
            break
        handles = [*points[-1:], *(pairs(values))]
        parts = steps if letter in "QC" else 1
        points += [_bezier(handles if letter != "M" else handles[-1:], (i + 1) / parts) for i in range(parts)]
    return tuple((x / GRID, y / GRID) for x, y in points)


def _bezier(handles: list[tuple[float, float]], at: float) -> tuple[float, float]:
    """The point of a curve with these handles at 0 to 1 of its way (de Casteljau)."""
    while len(handles) > 1:
        handles = [(x0 + (x1 - x0) * at, y0 + (y1 - y0) * at) for (x0, y0), (x1, y1) in pairwise(handles)]
    return handles[0]
