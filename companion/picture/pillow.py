"""A pen over Pillow: where the program has an imaging library."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from companion.picture.pen import FACES, HEIGHT, SPARE_FACES, WIDTH, Face, Pen, Point, clusters

FINE: Final = 2
"""The card is drawn this many times larger and brought down, for smooth edges."""

FONTS: Final = Path(__file__).resolve().parents[2] / "assets" / "assets" / "fonts"


class PillowPen(Pen):
    """Draws with Pillow. paper: the colour of the empty card."""

    def __init__(self, paper: str) -> None:
        self.picture = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), paper)
        self.draw = ImageDraw.Draw(self.picture)

    def png(self) -> bytes:
        """The card as a PNG in its own size."""
        data = io.BytesIO()
        small = self.picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        small.save(data, "PNG", optimize=True)
        return data.getvalue()

    def box(self, x: float, y: float, width: float, height: float, color: str, radius: float = 0) -> None:
        """A filled rectangle, its corners round."""
        corners = (x * FINE, y * FINE, (x + width) * FINE - 1, (y + height) * FINE - 1)
        self.draw.rounded_rectangle(corners, radius * FINE, fill=color)

    def shape(self, points: Sequence[Point], x: float, y: float, size: float, color: str) -> None:
        """A filled outline of the unit square in a square at `x`, `y`."""
        self.draw.polygon([((x + px * size) * FINE, (y + py * size) * FINE) for px, py in points], fill=color)

    def width(self, text: str, face: Face, size: float) -> float:
        """How wide a line of text is."""
        return sum(font.getlength(run) for run, font in runs(text, face, size)) / FINE

    def write(self, x: float, y: float, text: str, size: float, color: str, face: Face) -> None:
        """A line of text from `x` on, its baseline at `y`."""
        for run, font in runs(text, face, size):
            self.draw.text((x * FINE, y * FINE), run, color, font, anchor="ls")
            x += font.getlength(run) / FINE

    def has(self, face: Face, text: str) -> bool:
        """Whether a face has every character of a text."""
        return all(char.isspace() or _has(FACES[face], char) for char in text)


@cache
def _font(file: str, size: int) -> ImageFont.FreeTypeFont | None:
    """A face in a size, None where the file is missing or this system's font library cannot read it."""
    try:
        return ImageFont.truetype(str(FONTS / file), size)
    except OSError:
        return None


@cache
def _has(file: str, char: str) -> bool:
    """Whether a face draws a character: anything but what it draws for a code point that no face has."""
    font = _font(file, 24)
    if font is None:
        return False
    glyph, none = font.getmask(char), font.getmask("\U0010ffff")
    return glyph.size != none.size or bytes(glyph) != bytes(none)


@cache
def _face_for(cluster: str, face: Face) -> str:
    """The first face that has all of a cluster; the asked one where none has."""
    seen = [char for char in cluster if not char.isspace() and unicodedata.category(char) != "Cf"]
    seen = [char for char in seen if not 0xFE00 <= ord(char) <= 0xFE0F and not 0xE0100 <= ord(char) <= 0xE01EF]
    for file in (FACES[face], *SPARE_FACES):
        if all(_has(file, char) for char in seen):
            return file
    return FACES[face]


def runs(text: str, face: Face, size: float) -> Iterator[tuple[str, ImageFont.FreeTypeFont]]:
    """The text in runs of one face each."""
    pixels = round(size * FINE)
    run, file = "", ""
    for cluster in clusters(text):
        wanted = _face_for(cluster, face)
        if wanted != file and run:
            yield run, _loaded(file, pixels)
            run = ""
        run, file = run + cluster, wanted
    if run:
        yield run, _loaded(file, pixels)


def _loaded(file: str, pixels: int) -> ImageFont.FreeTypeFont:
    font = _font(file, pixels)
    if font is None:
        raise FileNotFoundError(f"the font {file} is missing")
    return font
