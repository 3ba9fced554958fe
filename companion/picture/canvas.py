"""A pen over the canvas of the browser that the program runs in."""

from collections.abc import Sequence
from typing import Any

from companion.browser import device
from companion.picture.layout import NAME, PAPER, Card, draw
from companion.picture.pen import FACES, HEIGHT, SPARE_FACES, WIDTH, Face, Pen, Point


class CanvasPen(Pen):
    """Draws on a canvas. context: its 2d context, the faces for the card's text loaded."""

    def __init__(self, context: Any) -> None:
        self.context = context

    def box(self, x: float, y: float, width: float, height: float, color: str, radius: float = 0) -> None:
        """A filled rectangle, its corners round."""
        self.context.fillStyle = color
        self.context.beginPath()
        self.context.roundRect(x, y, width, height, radius)
        self.context.fill()

    def shape(self, points: Sequence[Point], x: float, y: float, size: float, color: str) -> None:
        """A filled outline of the unit square in a square at `x`, `y`."""
        self.context.fillStyle = color
        self.context.beginPath()
        for px, py in points:
            self.context.lineTo(x + px * size, y + py * size)
        self.context.fill()

    def width(self, text: str, face: Face, size: float) -> float:
        """How wide a line of text is."""
        self.context.font = font(face, size)
        return float(self.context.measureText(text).width)

    def write(self, x: float, y: float, text: str, size: float, color: str, face: Face) -> None:
        """A line of text from `x` on, its baseline at `y`."""
        self.context.font = font(face, size)
        self.context.fillStyle = color
        self.context.fillText(text, x, y)

    def has(self, face: Face, text: str) -> bool:
        """Always: the browser itself takes the next face for what one lacks."""
        return True


def font(face: Face, size: float) -> str:
    """A face with all that fill its gaps, as CSS says it."""
    families = [f'"{file.partition(".")[0]}"' for file in (FACES[face], *SPARE_FACES)]
    return f"{size:.2f}px {', '.join(families)}"


async def drawn(card: Card) -> bytes:
    """The card as a PNG. Raises ValueError as `draw` does."""
    said = [card.title, card.date, NAME.of(card.lang), *card.labels(), *(row.name for row in card.rows)]
    context = await device().canvas(
        WIDTH, HEIGHT, font("plain", 16), font("heavy", 16), font("sign", 16), "".join(said)
    )
    pen = CanvasPen(context)
    pen.box(0, 0, WIDTH, HEIGHT, PAPER)
    draw(card, pen)
    return bytes((await device().png(context)).to_bytes())
