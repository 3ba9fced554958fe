"""What draws a result card: boxes, outlines and lines of text, whatever lays down the pixels."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, Literal

WIDTH: Final = 1080
HEIGHT: Final = 1350

Face = Literal["plain", "heavy", "sign"]
FACES: Final[dict[Face, str]] = {"plain": "Rounded-500.ttf", "heavy": "Rounded-800.ttf", "sign": "Sign.ttf"}
SPARE_FACES: Final = (
    "NotoJP.otf",
    "NotoKR.otf",
    "NotoEmoji.ttf",
    "NotoLatin.ttf",
    "NotoSymbols.ttf",
    "NotoSymbols2.ttf",
    "NotoThai.ttf",
    "NotoArabic.ttf",
    "NotoHebrew.ttf",
    "NotoDevanagari.ttf",
)
"""Who has what the faces above lack: looked through in this order."""

Point = tuple[float, float]


class Pen(ABC):
    """Draws on a card of `WIDTH` × `HEIGHT` pixels, with a face for every character."""

    @abstractmethod
    def box(self, x: float, y: float, width: float, height: float, color: str, radius: float = 0) -> None:
        """A filled rectangle, its corners round."""

    @abstractmethod
    def shape(self, points: Sequence[Point], x: float, y: float, size: float, color: str) -> None:
        """A filled outline of the unit square in a square at `x`, `y`."""

    @abstractmethod
    def width(self, text: str, face: Face, size: float) -> float:
        """How wide a line of text is."""

    @abstractmethod
    def write(self, x: float, y: float, text: str, size: float, color: str, face: Face) -> None:
        """A line of text from `x` on, its baseline at `y`."""

    @abstractmethod
    def has(self, face: Face, text: str) -> bool:
        """Whether a face has every character of a text."""

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        color: str,
        face: Face = "plain",
        *,
        align: str = "left",
        room: float = 0,
    ) -> float:
        """One line of text, its baseline at `at`; `align` is left, middle or right. Gives its width.

        With `room` above 0 the text is set smaller, down to two thirds, until it is that wide, then cut with `…`.
        """
        if room:
            text, size = self.fitted(text, size, face, room)
        width = self.width(text, face, size)
        x = at[0] - {"left": 0.0, "middle": width / 2, "right": width}[align]
        self.write(x, at[1], text, size, color, face)
        return width

    def fitted(self, text: str, size: float, face: Face, room: float) -> tuple[str, float]:
        """The text and a size in which it is at most `room` wide."""
        size = max(min(size, size * room / max(self.width(text, face, size), 1)), size * 2 / 3)
        pieces = list(clusters(text))
        cut = text
        while pieces and self.width(cut, face, size) > room:
            pieces.pop()
            cut = "".join(pieces).rstrip() + "…"
        return cut, size


def clusters(text: str) -> Iterator[str]:
    """The text in pieces that one glyph stands for: a base with its marks, selectors, skin tone and joined emoji."""
    piece = ""
    for char in text:
        joined = piece and (
            char == "\u200d"
            or piece.endswith("\u200d")
            or unicodedata.category(char) in ("Mn", "Me", "Mc")
            or "\U0001f3fb" <= char <= "\U0001f3ff"
            or (len(piece) == 1 and all("\U0001f1e6" <= half <= "\U0001f1ff" for half in (piece, char)))
        )
        if piece and not joined:
            yield piece
            piece = ""
        piece += char
    if piece:
        yield piece
