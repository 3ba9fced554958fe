"""The result as a picture for other apps: one upright card (PNG) of 1080 × 1350, in the light look of the screens.

It is drawn by Pillow, or, where the program runs in a browser, by that browser's canvas.
"""

import asyncio

from companion.browser import IN_BROWSER
from companion.picture.layout import PAPER, Card, Row, draw

__all__ = ["Card", "Row", "png"]


async def png(card: Card) -> bytes:
    """The card as a PNG picture. Raises ValueError for no or more than 8 rows, or more than 24 lines."""
    if not IN_BROWSER:
        return await asyncio.to_thread(_drawn, card)
    from companion.picture.canvas import drawn

    return await drawn(card)


def _drawn(card: Card) -> bytes:
    # Only here: a browser has no Pillow, and most starts of the program draw no card.
    from companion.picture.pillow import PillowPen

    pen = PillowPen(PAPER)
    draw(card, pen)
    return pen.png()
