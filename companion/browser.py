"""The program inside a browser, without a server (CPython as WebAssembly in a worker), and what that browser does for it.

The worker registers its part as the module ``companion_device``. Each function takes and gives plain values.
"""

import importlib
import json
import sys
from typing import Any, Final

IN_BROWSER: Final[bool] = sys.platform == "emscripten"
"""Whether the program runs inside a browser. There it starts no thread, nobody else has its data file, no device can
reach it, and it has neither Pillow nor zxing-cpp."""


def device() -> Any:
    """The worker's functions. Only where `IN_BROWSER`."""
    return importlib.import_module("companion_device")


async def codes(picture: bytes, most_pixels: int, sides: tuple[int, ...]) -> list[str] | None:
    """The texts of all QR codes in a picture, None where it is none that this browser reads.

    sides: how many pixels across it is looked at, until something is found. Raises ValueError for more than
    `most_pixels`.
    """
    found: dict[str, Any] = json.loads(await device().codes(picture, most_pixels, list(sides)))
    if found.get("large"):
        raise ValueError(f"more than {most_pixels} pixels")
    return found.get("codes")


async def smaller(picture: bytes, most_pixels: int, side: int) -> bytes | None:
    """A picture upright as a JPEG of at most `side` pixels a side, None where it is none or has more than `most_pixels`."""
    found = await device().smaller(picture, most_pixels, side)
    return None if found is None else bytes(found.to_bytes())


async def persist() -> bool:
    """Asks the browser never to clear away this site's data by itself; whether it promised."""
    return bool(await device().persist())
