"""Closed curves and strokes on a 48 by 48 grid, y downwards: parsing, turning round, and the common shapes.

A contour is a tuple of segments; a segment is its letter as in SVG path data (`M`, `L`, `Q`, `C`, `Z`, always absolute)
and its coordinates. Solids run clockwise and holes against it, so that the non-zero winding rule cuts the holes out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Segment = tuple[str, tuple[float, ...]]
Contour = tuple[Segment, ...]
Point = tuple[float, float]

GRID = 48.0
QUARTER = 0.5522847498
"""Length of the handles of a cubic curve that stands for a quarter of a circle of radius 1."""

COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def parse(data: str) -> tuple[Contour, ...]:
    """The contours of SVG path data made of absolute `M L Q C Z`, each segment with its own letter, split at spaces."""
    contours: list[list[Segment]] = []
    words = iter(data.split())
    for letter in words:
        segment = letter, tuple(float(next(words)) for _ in range(COORDINATES[letter]))
        if letter == "M":
            contours.append([])
        contours[-1].append(segment)
    return tuple(map(tuple, contours))


def end_points(contour: Contour) -> list[Point]:
    return [(values[-2], values[-1]) for _, values in contour if values]


def signed_area(contour: Contour) -> float:
    """Area of the polygon through the contour's points and handles; above 0 is clockwise as seen (y downwards)."""
    points = [point for _, values in contour for point in pairs(values)]
    turned = zip(points, [*points[1:], points[0]], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in turned) / 2


def turned_round(contour: Contour) -> Contour:
    """The same closed curve, run through the other way."""
    curve = [segment for segment in contour if segment[0] != "Z"]
    ends = end_points(contour)
    result: list[Segment] = [("M", ends[-1])]
    for (letter, values), start in zip(reversed(curve[1:]), reversed(ends[:-1]), strict=True):
        handles = list(pairs(values[:-2]))
        result.append((letter, tuple(value for point in [*reversed(handles), start] for value in point)))
    return (*result, ("Z", ()))


def clockwise(contours: Iterable[Contour]) -> tuple[Contour, ...]:
    return tuple(contour if signed_area(contour) > 0 else turned_round(contour) for contour in contours)


def anticlockwise(contours: Iterable[Contour]) -> tuple[Contour, ...]:
    return tuple(contour if signed_area(contour) < 0 else turned_round(contour) for contour in contours)


def text(segments: Iterable[Segment]) -> str:
    """SVG path data again."""
    return " ".join(" ".join([letter, *(f"{value:.3f}" for value in values)]) for letter, values in segments)


def placed(data: str, x: float, y: float, *, scale: float = 1.0, tilt: float = 0.0) -> str:
    """Path data drawn around the origin, made larger, turned by `tilt` degrees clockwise, and moved to `x`, `y`."""
    cos, sin = scale * math.cos(math.radians(tilt)), scale * math.sin(math.radians(tilt))
    segments = [
        (
            letter,
            tuple(value for px, py in pairs(values) for value in (x + px * cos - py * sin, y + px * sin + py * cos)),
        )
        for contour in parse(data)
        for letter, values in contour
    ]
    return text(segments)


def pairs(values: Sequence[float]) -> Iterable[Point]:
    return zip(values[::2], values[1::2], strict=True)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, tilt: float = 0.0) -> str:
    """Path data of an ellipse with the radii `rx` and `ry` (a circle without `ry`), turned by `tilt` degrees."""
    ry = rx if ry is None else ry
    kx, ky = rx * QUARTER, ry * QUARTER
    data = (
        f"M {rx} 0 C {rx} {ky} {kx} {ry} 0 {ry} C {-kx} {ry} {-rx} {ky} {-rx} 0 "
        f"C {-rx} {-ky} {-kx} {-ry} 0 {-ry} C {kx} {-ry} {rx} {-ky} {rx} 0 Z"
    )
    return placed(data, cx, cy, tilt=tilt)


def polygon(points: Sequence[Point], radius: float = 0.0) -> str:
    """Path data of a polygon whose corners are rounded off, each corner starting `radius` before its point."""
    parts: list[str] = []
    for i, (x, y) in enumerate(points):
        sides = []
        for ox, oy in (points[i - 1], points[(i + 1) % len(points)]):
            length = math.hypot(ox - x, oy - y)
            share = min(radius / length, 0.5)
            sides.append((x + (ox - x) * share, y + (oy - y) * share))
        (ax, ay), (bx, by) = sides
        parts.append(f"{'L' if parts else 'M'} {ax:.3f} {ay:.3f} Q {x:.3f} {y:.3f} {bx:.3f} {by:.3f}")
    return " ".join([*parts, "Z"])


def around(cx: float, cy: float, radii: Sequence[float], start: float = -90.0) -> list[Point]:
    """Points around a centre at even angles, at the radii given in turn; the first at `start` degrees."""
    step = 360 / len(radii)
    angles = (math.radians(start + step * i) for i in range(len(radii)))
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Path data of a rectangle with round corners."""
    right, bottom, k = x + width, y + height, radius * (1 - QUARTER)
    return (
        f"M {x + radius} {y} L {right - radius} {y} C {right - k} {y} {right} {y + k} {right} {y + radius} "
        f"L {right} {bottom - radius} C {right} {bottom - k} {right - k} {bottom} {right - radius} {bottom} "
        f"L {x + radius} {bottom} C {x + k} {bottom} {x} {bottom - k} {x} {bottom - radius} "
        f"L {x} {y + radius} C {x} {y + k} {x + k} {y} {x + radius} {y} Z"
    )


def cross(cx: float, cy: float, reach: float, width: float) -> str:
    """Path data of a × whose arms end `reach` from the centre along each axis, `width` thick."""
    half, tip, turn = width / 2, reach * math.sqrt(2), math.sqrt(0.5)
    quarter: list[Point] = [(half, -half), (tip, -half), (tip, half)]
    plus = [point for _ in range(4) for point in quarter]
    for i in range(12):
        x, y = plus[i]
        for _ in range(i // 3):
            x, y = -y, x
        plus[i] = (cx + (x - y) * turn, cy + (x + y) * turn)
    return polygon(plus, width * 0.4)
