"""Our own drawings on a 48 by 48 grid, as path data. They have no colour: a layer is main or second, filled or stroked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from views.parts.glyphs.contour import (
    Segment,
    anticlockwise,
    around,
    clockwise,
    cross,
    ellipse,
    parse,
    placed,
    polygon,
    rectangle,
)


@dataclass(frozen=True)
class Layer:
    """One path of a drawing: filled, or stroked with round ends where `stroke` (its width) is above 0."""

    segments: tuple[Segment, ...]
    stroke: float = 0.0
    second: bool = False


Drawing = tuple[Layer, ...]


def fill(*solids: str, holes: tuple[str, ...] = (), second: bool = False) -> Layer:
    """A filled layer: the union of the solids less the holes. A hole lies in one solid only and crosses no other."""
    contours = [
        *clockwise(c for data in solids for c in parse(data)),
        *anticlockwise(c for data in holes for c in parse(data)),
    ]
    return Layer(tuple(segment for contour in contours for segment in contour), second=second)


def line(*paths: str, width: float, second: bool = False) -> Layer:
    """A stroked layer."""
    return Layer(tuple(segment for data in paths for contour in parse(data) for segment in contour), width, second)


# Games

BUN: Final[Drawing] = (
    fill(
        "M 6.4 23 C 6.4 12.8 13 6.6 20.6 5.2 C 21.6 2.9 26.4 2.9 27.4 5.2 C 35 6.6 41.6 12.8 41.6 23 C 41.6 24.4 40.8 25.2 39.4 25.2 L 8.6 25.2 C 7.2 25.2 6.4 24.4 6.4 23 Z",
        holes=(
            "M 20.4 8.6 C 16.2 12.4 14.3 16.8 13.9 21.4 L 11.6 21.4 C 12 16 15.4 10.8 20.4 8.6 Z",
            "M 27.6 8.6 C 32.6 10.8 36 16 36.4 21.4 L 34.1 21.4 C 33.7 16.8 31.8 12.4 27.6 8.6 Z",
            "M 22.8 9.4 C 21.9 13.6 21.5 17.4 21.4 21.4 L 19 21.4 C 19.1 16.6 20.3 12.6 22.8 9.4 Z",
            "M 25.2 9.4 C 27.7 12.6 28.9 16.6 29 21.4 L 26.6 21.4 C 26.5 17.4 26.1 13.6 25.2 9.4 Z",
        ),
    ),
    fill(rectangle(4, 28, 40, 6.4, 3.2), rectangle(8, 37.2, 32, 6.4, 3.2)),
)
CHILI: Final[Drawing] = (
    fill(
        "M 25.2 20.4 C 26.6 18.9 28.2 20.8 29.8 20.9 C 31.5 21 32.7 18.9 34.3 19.6 C 36.3 20.5 38 20.2 38.2 22.6 C 38.9 33.6 27.5 45 10.6 44.6 "
        "C 8.2 44.5 7.8 41.6 10 40.7 C 18.4 37.2 21 31.4 22.1 25.4 C 22.5 23 23.6 22.1 25.2 20.4 Z",
        "M 29.2 9.6 C 28.8 6.6 30.8 4.2 33.6 2.9 C 35.6 2 37 4.6 35.2 5.7 C 33.4 6.8 32.6 8 32.8 9.9 C 36.8 10.6 38.9 13.2 38.9 17 C 36.8 17.6 35.4 15.9 33.7 16.6 C 32.2 17.2 31.2 18.5 29.6 18.3 "
        "C 28 18.1 26.9 16.4 25.4 17.2 C 24.2 17.8 23.4 18.8 22.6 19.7 C 20.9 14.6 23.8 10.2 29.2 9.6 Z",
    ),
)
BOWL: Final[Drawing] = (
    fill(
        "M 5 24.5 L 43 24.5 C 44 24.5 44.6 25.2 44.5 26.2 C 43.8 33 39.4 38 33 40.2 L 33 42 C 33 43.2 32.2 44 31 44 L 17 44 C 15.8 44 15 43.2 15 42 L 15 40.2 "
        "C 8.6 38 4.2 33 3.5 26.2 C 3.4 25.2 4 24.5 5 24.5 Z"
    ),
    line(
        "M 13 19.5 C 10.4 16.4 15.6 13.4 13 9.2",
        "M 20.5 19.5 C 17.9 16.4 23.1 13.4 20.5 9.2",
        width=3.4,
    ),
    line("M 28.4 19.6 L 36 4.6", "M 35 19.6 L 43 6.6", width=3.2),
)
MASK: Final[Drawing] = (
    fill(
        "M 11 15 C 11 8.6 16.4 5 24 5 C 31.6 5 37 8.6 37 15 C 37 22 36.6 28.6 35 34 C 33.2 40.4 29.6 45.4 24 45.4 C 18.4 45.4 14.8 40.4 13 34 C 11.4 28.6 11 22 11 15 Z",
        "M 11.4 26.8 C 5 27.4 0.6 21 0.8 13.4 C 0.9 8.6 2.4 4.4 4.6 2.6 C 6.4 1.2 8.2 2 8.8 4 C 9.5 6.4 10.6 8.6 12.6 10.4 Z",
        "M 36.6 26.8 C 43 27.4 47.4 21 47.2 13.4 C 47.1 8.6 45.6 4.4 43.4 2.6 C 41.6 1.2 39.8 2 39.2 4 C 38.5 6.4 37.4 8.6 35.4 10.4 Z",
        ellipse(17.7, 20, 2.3),
        ellipse(30.3, 20, 2.3),
        rectangle(19.4, 35, 9.2, 2.2, 1),
        holes=(
            ellipse(17.7, 20, 4.9),
            ellipse(30.3, 20, 4.9),
            "M 4.4 9.6 C 5.2 8.6 6.2 9 6.8 10 C 8 12 8.4 13.2 8.4 15.6 L 8.4 21.8 C 5.6 20.6 3.6 14.6 4.4 9.6 Z",
            "M 43.6 9.6 C 42.8 8.6 41.8 9 41.2 10 C 40 12 39.6 13.2 39.6 15.6 L 39.6 21.8 C 42.4 20.6 44.4 14.6 43.6 9.6 Z",
            rectangle(16.2, 32, 15.6, 8.2, 4),
            rectangle(22.7, 8, 2.6, 7, 1.3),
            rectangle(17.3, 8.9, 2.6, 4.4, 1.3),
            rectangle(28.1, 8.9, 2.6, 4.4, 1.3),
        ),
    ),
)
DIE: Final[Drawing] = (fill(rectangle(5, 5, 38, 38, 10), holes=(cross(24, 24, 9.6, 6),)),)

# Spices


SEED = "M 0 -1 C 0.5 -0.62 0.72 -0.1 0.72 0.3 C 0.72 0.74 0.4 1 0 1 C -0.4 1 -0.72 0.74 -0.72 0.3 C -0.72 -0.1 -0.5 -0.62 0 -1 Z"
"""A sesame seed of length 2 around the origin, pointed at the top."""


def three_seeds(half: float) -> list[str]:
    """Three sesame seeds, each 2 × `half` long, two above and one below."""
    return [
        placed(SEED, x, y, scale=half, tilt=tilt) for x, y, tilt in ((14, 15.5, -38), (34, 15.5, 38), (24, 35.5, 0))
    ]


HEMP_SHINE = "M -6.4 1.2 C -3.6 4.6 3.6 4.6 6.4 1.2 C 6.2 7 -6.2 7 -6.4 1.2 Z"
ASANOMI: Final[Drawing] = (
    fill(
        ellipse(13.4, 32.4, 10.8, 9.2, -32),
        ellipse(34.6, 15.6, 10.8, 9.2, -32),
        holes=(
            placed(HEMP_SHINE, 13.6, 32.6, scale=0.94, tilt=-32),
            placed(HEMP_SHINE, 34.8, 15.8, scale=0.94, tilt=-32),
        ),
    ),
)
KESHI: Final[Drawing] = (
    fill(
        *(
            ellipse(x, y, 3.5)
            for x, y in (
                (12, 11),
                (25, 7.5),
                (37, 13.5),
                (8.5, 24.5),
                (21.5, 21),
                (34.5, 26),
                (14.5, 37),
                (27, 33.5),
                (37.5, 38.5),
            )
        )
    ),
)


def orange_segment(start: float, end: float) -> str:
    """A segment of the half orange between two angles (degrees below the cut face, clockwise from the right)."""
    a, b = math.radians(start), math.radians(end)
    middle = (a + b) / 2
    cx, cy, outer = 24.0, 17.6, 14.6
    ox, oy = cx + 3.4 * math.cos(middle), cy + 3.4 * math.sin(middle)
    ax, ay, bx, by = (
        cx + outer * math.cos(a),
        cy + outer * math.sin(a),
        cx + outer * math.cos(b),
        cy + outer * math.sin(b),
    )
    return polygon([(ox, oy), (ax, ay), (cx + 15.9 * math.cos(middle), cy + 15.9 * math.sin(middle)), (bx, by)], 1.6)


CHINPI: Final[Drawing] = (
    fill(
        "M 4 14 L 44 14 C 45 14 45.6 14.7 45.5 15.6 C 44.6 27.5 35.4 37 24 37 C 12.6 37 3.4 27.5 2.5 15.6 C 2.4 14.7 3 14 4 14 Z",
        holes=tuple(orange_segment(start + 5, start + 40) for start in (0, 45, 90, 135)),
    ),
)
KUROGOMA: Final[Drawing] = (fill(*three_seeds(9.5)),)
SHIROGOMA: Final[Drawing] = (line(*three_seeds(8.2), width=3.2),)
AONORI: Final[Drawing] = (
    line(
        *(f"M {x} 5 C {x - 6} 11.5 {x - 6} 17 {x} 24 C {x + 6} 31 {x + 6} 36.5 {x} 43" for x in (11, 24, 37)), width=5
    ),
)
FLAME = "M 35.6 24.4 C 36.4 28.4 45.4 31 45.4 38 C 45.4 43 41.6 46 37 46 C 32.2 46 28.6 42.8 28.6 38.2 C 28.6 34.6 30.6 32.6 32 30 C 32.6 31.6 33.2 32.4 34.4 33 C 34.8 30 34.4 27.2 35.6 24.4 Z"
FLAME_HEART = "M 37.2 36 C 38.6 38 40.2 38.8 40.2 41 C 40.2 42.8 38.8 44 37 44 C 35.2 44 33.8 42.8 33.8 41 C 33.8 39 36.4 38.4 37.2 36 Z"
YAKITOGARASHI: Final[Drawing] = (
    fill(
        "M 17.6 17.4 C 18.8 16 20.2 17.6 21.6 17.7 C 23 17.8 24.2 16 25.6 16.6 C 27.4 17.4 28.8 17.2 29 19.4 C 29.6 29.2 18.6 40.6 4.4 40 "
        "C 2.2 39.9 1.8 37.4 3.8 36.6 C 11.4 33.4 13.8 27.8 14.8 22 C 15.2 19.8 16.2 19 17.6 17.4 Z",
        "M 21.2 8 C 20.8 5.4 22.6 3.2 25 2.1 C 26.8 1.3 28 3.6 26.4 4.6 C 24.8 5.6 24.1 6.6 24.3 8.2 C 27.8 8.8 29.6 11 29.6 14.4 C 27.8 14.9 26.6 13.4 25.1 14 C 23.8 14.5 22.9 15.7 21.5 15.5 "
        "C 20.1 15.3 19.2 13.8 17.9 14.5 C 16.8 15.1 16.1 15.9 15.4 16.7 C 13.9 12.3 16.5 8.5 21.2 8 Z",
    ),
    fill(FLAME, holes=(FLAME_HEART,), second=True),
)


PETAL = "M 0 -5.6 C -4 -7.4 -9.4 -10.6 -9.4 -16 C -9.4 -21.6 -3.2 -23.4 0 -19.8 C 3.2 -23.4 9.4 -21.6 9.4 -16 C 9.4 -10.6 4 -7.4 0 -5.6 Z"
"""A petal with a notch at its outer edge, upwards from the origin."""

NATANE: Final[Drawing] = (
    fill(*(placed(PETAL, 24, 24, tilt=angle) for angle in (45, 135, 225, 315)), ellipse(24, 24, 4)),
)
SHOGA: Final[Drawing] = (
    fill(
        ellipse(22, 28, 18.5, 9, -14),
        ellipse(12.4, 19.6, 5.8, 8, -18),
        ellipse(26.6, 14, 6.2, 9.6, 16),
        ellipse(39.4, 21.6, 7.4, 6, -28),
        ellipse(14, 37.4, 6, 6.6, 20),
        ellipse(31.4, 35.4, 7.6, 6, 30),
        holes=(
            "M 22.8 12.2 C 25.4 13.2 28.6 13.4 31.4 12.6 C 32.4 12.4 32.8 14 31.8 14.5 C 28.8 15.6 25 15.4 22.2 14.2 C 21.2 13.6 21.8 12 22.8 12.2 Z",
            "M 8.4 18.2 C 10.4 18.8 12.8 18.6 14.8 17.6 C 15.8 17.2 16.6 18.6 15.6 19.3 C 13.2 20.7 10.4 21 7.9 20.2 C 6.9 19.8 7.4 18 8.4 18.2 Z",
            "M 41 17.4 C 40.4 19.4 40.8 22 42 24 C 42.6 25 41.2 26 40.4 25.1 C 38.8 22.8 38.2 19.6 39.1 17 C 39.6 16 41.2 16.4 41 17.4 Z",
        ),
    ),
)


def toothed_leaf() -> str:
    """A shiso leaf: broad, pointed at the top, its edge in teeth that point upwards."""
    right = [
        (24.0, 2.5),
        (28.2, 7.4),
        (29.8, 6.4),
        (33.4, 13.2),
        (35.6, 12.4),
        (37.6, 19.4),
        (40.2, 19.2),
        (39.8, 26.2),
        (41.6, 27),
        (37.6, 32.4),
        (38.2, 34.2),
        (31.4, 36.4),
        (31, 38.4),
        (24, 38.4),
    ]
    left = [(48 - x, y) for x, y in reversed(right[1:-1])]
    return polygon([*right, *left], 1.5)


SHISO: Final[Drawing] = (
    fill(
        toothed_leaf(),
        holes=(
            "M 24 8.6 L 25.3 17.6 L 30 13.8 L 31.4 15.6 L 25.5 20.9 L 25.5 25.5 L 33.6 20.6 L 34.8 22.6 L 25.5 28.6 L 25.5 32.6 L 31.8 29 L 33 31 L 25.4 35.6 "
            "L 22.6 35.6 L 15 31 L 16.2 29 L 22.5 32.6 L 22.5 28.6 L 13.2 22.6 L 14.4 20.6 L 22.5 25.5 L 22.5 20.9 L 16.6 15.6 L 18 13.8 L 22.7 17.6 Z",
        ),
    ),
    line("M 24 39 L 24 45.4", width=3.6),
)
SANSHO: Final[Drawing] = (
    line("M 24 45 L 24 17", "M 24 38 C 17 36.4 12.6 31.6 11 25", "M 24 31 C 31 29.6 35.6 25 37.4 18.6", width=3.2),
    fill(ellipse(24, 10.4, 7.6), ellipse(10.2, 19, 6.6), ellipse(38, 13.4, 6.2), ellipse(37.6, 32.6, 4.6)),
    line("M 24 37.4 C 28 37 31.4 36 34.4 34", width=3),
)
HABANERO: Final[Drawing] = (
    fill(
        "M 24 13.6 C 29 9.6 42 10.4 42 21.6 C 42 31 31.6 34.4 27.6 43.4 C 26.2 46.6 21.8 46.6 20.4 43.4 C 16.4 34.4 6 31 6 21.6 C 6 10.4 19 9.6 24 13.6 Z",
        holes=(cross(24, 23.6, 6.6, 4.6),),
    ),
    line("M 24 13 C 23.4 8.6 25.6 5 29.6 3.6", width=3.6),
)

# Dizzle

BOMB: Final[Drawing] = (
    fill(
        ellipse(20, 29, 16),
        polygon([(27.4, 12.6), (36.4, 21.6), (33.2, 24.8), (24.2, 15.8)], 1.4),
        holes=(
            "M 9.6 28.6 C 10 23.4 13.8 19.6 19 19.2 C 20.6 19.2 20.8 21.4 19.2 21.7 C 15.4 22.3 12.8 25 12.2 28.8 C 11.8 30.4 9.6 30.2 9.6 28.6 Z",
        ),
    ),
    line("M 32 17 C 33.6 12.6 36 11 39 11.4", width=3),
    fill(polygon(around(41.4, 8.4, (6.6, 2.6) * 6, -80), 0.4), second=True),
)
POOP: Final[Drawing] = (
    fill(
        "M 22.6 3.6 C 23.8 2.6 25.6 3 26.4 4.4 C 28 7.4 32.6 9.6 32.6 14.2 C 32.6 15.4 32.3 16.5 31.8 17.5 C 35.4 18.4 37.8 21 37.8 24.4 C 37.8 26 37.3 27.5 36.4 28.7 "
        "C 41 29.6 44.4 32.6 44.4 36.6 C 44.4 41.4 40.2 44 34 44 L 14 44 C 7.8 44 3.6 41.4 3.6 36.6 C 3.6 32.6 7 29.6 11.6 28.7 C 10.7 27.5 10.2 26 10.2 24.4 "
        "C 10.2 20.4 13.4 18.6 17.6 17.6 C 21.6 16.6 23.6 14.8 23.4 11.4 C 23.3 9.6 22.4 8.4 21.8 7 C 21.3 5.8 21.6 4.4 22.6 3.6 Z",
        ellipse(18.6, 27.6, 1.7),
        ellipse(29.4, 27.6, 1.7),
        holes=(
            ellipse(18.6, 27.2, 3.9, 4.4),
            ellipse(29.4, 27.2, 3.9, 4.4),
            "M 17.4 35.6 C 19.2 36.3 21.4 36.7 24 36.7 C 26.6 36.7 28.8 36.3 30.6 35.6 C 31.6 35.3 32.3 36.2 31.8 37.1 C 30.4 39.7 27.6 41 24 41 C 20.4 41 17.6 39.7 16.2 37.1 C 15.7 36.2 16.4 35.3 17.4 35.6 Z",
        ),
    ),
)
PEN_CROSS: Final[Drawing] = (
    line("M 7.5 7 C 17 17.4 29.4 29.4 41 40.6", "M 40 6.6 C 29.6 17.6 18 29.6 7 41.4", width=5.4),
)

# Dimsum

STOMACH: Final[Drawing] = (
    fill(
        "M 17.6 3 C 20 2.2 21.8 3.6 21.8 6 L 21.8 12.6 C 24.6 8.8 29.4 6.8 33.8 8.2 C 41 10.4 44.6 18 43 27 C 41 38 32 43.4 23 41.4 C 18 40.2 14.6 39.4 12.6 42 C 11.8 43.2 11.6 44 10.4 44.6 "
        "C 8.6 45.4 6.4 45 5.4 43.6 C 4.2 42 4.6 40 5.4 38.2 C 8 33 13 31.6 18 32.6 C 21.6 33.2 23.4 31.6 22.4 28.4 C 21.4 25.4 15.6 22.6 15.2 14.6 L 15.2 6.4 C 15.2 4.6 16 3.5 17.6 3 Z",
        holes=(
            "M 33.4 14.2 C 37.2 15.6 38.6 20 37.8 25 C 37.4 27.2 34.6 26.8 34.8 24.6 C 35.2 21 34.4 18.4 32 17 C 30.2 15.8 31.4 13.6 33.4 14.2 Z",
        ),
    ),
)

# Seats


def flower() -> str:
    """Five round petals around the centre, as one outline."""
    petals = 5
    parts: list[str] = []
    for i in range(petals):
        a = math.radians(-90 + 360 / petals * i)
        spread = math.radians(360 / petals / 2)
        inner = 15.2
        start, end = a - spread, a + spread
        x0, y0 = 24 + inner * math.cos(start), 24.6 + inner * math.sin(start)
        x1, y1 = 24 + inner * math.cos(end), 24.6 + inner * math.sin(end)
        handles = [(24 + 27.6 * math.cos(b), 24.6 + 27.6 * math.sin(b)) for b in (a - spread * 0.86, a + spread * 0.86)]
        if not parts:
            parts.append(f"M {x0:.3f} {y0:.3f}")
        parts.append(
            f"C {handles[0][0]:.3f} {handles[0][1]:.3f} {handles[1][0]:.3f} {handles[1][1]:.3f} {x1:.3f} {y1:.3f}"
        )
    return " ".join([*parts, "Z"])


SEAT_CIRCLE: Final[Drawing] = (fill(ellipse(24, 24, 21)),)
SEAT_SQUARE: Final[Drawing] = (fill(rectangle(4, 4, 40, 40, 8)),)
SEAT_TRIANGLE: Final[Drawing] = (fill(polygon([(24, 0), (48.6, 44.6), (-0.6, 44.6)], 8)),)
SEAT_DIAMOND: Final[Drawing] = (fill(polygon([(24, -1), (49, 24), (24, 49), (-1, 24)], 7)),)
SEAT_HEXAGON: Final[Drawing] = (fill(polygon(around(24, 24, (24.2,) * 6, 0), 5)),)
SEAT_DROP: Final[Drawing] = (
    fill(
        "M 22.3 2.4 C 23.3 1.4 24.7 1.4 25.7 2.4 C 32.8 9.6 43 18.4 43 28.4 C 43 39 34.5 46.4 24 46.4 C 13.5 46.4 5 39 5 28.4 C 5 18.4 15.2 9.6 22.3 2.4 Z"
    ),
)
SEAT_FLOWER: Final[Drawing] = (fill(flower()),)
SEAT_STAR: Final[Drawing] = (fill(polygon(around(24, 26, (25.4, 12.6) * 5, -90), 2.2)),)

DRAWINGS: Final[dict[str, Drawing]] = {
    "bun": BUN,
    "togarashi": CHILI,
    "asanomi": ASANOMI,
    "keshi": KESHI,
    "chinpi": CHINPI,
    "kurogoma": KUROGOMA,
    "shirogoma": SHIROGOMA,
    "aonori": AONORI,
    "yakitogarashi": YAKITOGARASHI,
    "natane": NATANE,
    "shoga": SHOGA,
    "shiso": SHISO,
    "sansho": SANSHO,
    "habanero": HABANERO,
    "bomb": BOMB,
    "poop": POOP,
    "pen_cross": PEN_CROSS,
    "stomach": STOMACH,
    "circle": SEAT_CIRCLE,
    "square": SEAT_SQUARE,
    "triangle": SEAT_TRIANGLE,
    "diamond": SEAT_DIAMOND,
    "hexagon": SEAT_HEXAGON,
    "drop": SEAT_DROP,
    "flower": SEAT_FLOWER,
    "star": SEAT_STAR,
}

SEAT_SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "drop", "flower", "star")
"""The shape of each seat, from seat 0; it holds a letter near its middle (`triangle` a little below)."""
