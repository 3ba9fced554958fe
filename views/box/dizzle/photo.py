"""A photo of the printed sheet under the grid, to trace. It stays on this device and is no part of the pack."""

import asyncio
import base64
import binascii
import io
import json
from dataclasses import asdict, dataclass, replace

from companion import browser
from companion.browser import IN_BROWSER

MOST_BYTES = 20 * 1024 * 1024
MOST_PIXELS = 60_000_000
SIDE = 1000
"""How large a photo is kept: a side in pixels."""

ZOOMS = tuple(step / 20 for step in range(8, 61))
"""From 0.4 to 3 times the grid's width."""


class NoPhoto(ValueError):
    """What was chosen cannot be shown."""


@dataclass(frozen=True, slots=True)
class Photo:
    """A photo as it lies under the grid. left, top: parts of the grid's width; zoom: its width in grids."""

    data: bytes
    left: float = 0.0
    top: float = 0.0
    zoom: float = 1.0

    def moved(self, left: float, top: float) -> "Photo":
        """Moved by parts of the grid's width; it never leaves the grid wholly."""
        return replace(self, left=_within(self.left + left), top=_within(self.top + top))

    def zoomed(self, steps: int) -> "Photo":
        """Larger or smaller by steps."""
        nearest = min(range(len(ZOOMS)), key=lambda i: abs(ZOOMS[i] - self.zoom))
        return replace(self, zoom=ZOOMS[min(max(nearest + steps, 0), len(ZOOMS) - 1)])

    @property
    def picture(self) -> str:
        """The picture as text: without a secure context a browser leaves pictures made of bytes blank."""
        return base64.b64encode(self.data).decode()

    def kept(self) -> str:
        """As the device keeps it."""
        return json.dumps({**asdict(self), "data": self.picture})

    @classmethod
    def read(cls, kept: object) -> "Photo | None":
        """From what the device kept, None for anything else."""
        try:
            fields = json.loads(kept) if isinstance(kept, str) else {}
            left, top, zoom = (float(fields[key]) for key in ("left", "top", "zoom"))
            data = base64.b64decode(fields["data"], validate=True)
        except (ValueError, TypeError, KeyError, binascii.Error):
            return None
        return cls(data, _within(left), _within(top), min(max(zoom, ZOOMS[0]), ZOOMS[-1]))


async def photo_of(data: bytes) -> Photo:
    """A picture file as a photo to trace: upright, at most `SIDE` pixels a side, JPEG. Raises NoPhoto."""
    if not data or len(data) > MOST_BYTES:
        raise NoPhoto
    if not IN_BROWSER:
        return await asyncio.to_thread(_shrunk, data)
    found = await browser.smaller(data, MOST_PIXELS, SIDE)
    if found is None:
        raise NoPhoto
    return Photo(found)


def _shrunk(data: bytes) -> Photo:
    from PIL import Image, ImageOps

    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.width * image.height > MOST_PIXELS:
                raise NoPhoto
            image.thumbnail((SIDE, SIDE))
            upright = ImageOps.exif_transpose(image).convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise NoPhoto from error
    out = io.BytesIO()
    upright.save(out, "JPEG", quality=72)
    return Photo(out.getvalue())


def _within(part: float) -> float:
    return min(max(part, -2.0), 2.0) if part == part else 0.0
