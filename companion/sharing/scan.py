"""Codes in a photo or a screenshot: read with zxing-cpp, which is there on desktops and servers, or by the browser that the
program runs in."""

from __future__ import annotations

import asyncio
import io
import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion import browser
from companion.browser import IN_BROWSER
from models.base import RecordError

if TYPE_CHECKING:
    from PIL import Image

MAX_IMAGE_BYTES = 32 * 1024 * 1024
MAX_PIXELS = 60_000_000
MAX_WEBP_PIXELS = 20_000_000
"""A WebP takes sixteen bytes a pixel while it is read, and may be packed a thousand times smaller."""

LEAST_SIDE = 21
"""The modules of the smallest QR code: in a picture narrower than that there is none."""

_SMALLER = 1600
"""A second look at this many pixels across: moiré and blur of a photographed screen vanish in it."""

_LARGEST = 3000
"""What a browser is asked to look at first: a canvas of a phone's has no room for much more."""


def can_scan() -> bool:
    """Whether pictures of codes can be read here."""
    return IN_BROWSER or find_spec("zxingcpp") is not None


async def scan(data: bytes) -> list[str]:
    """The texts of all QR codes in a picture, as they were found. Raises RecordError as `scan_image` does."""
    if not IN_BROWSER:
        return await asyncio.to_thread(scan_image, data)
    _bounded(data)
    try:
        found = await browser.codes(data, MAX_PIXELS, (_LARGEST, _SMALLER))
    except ValueError:
        raise RecordError("", "scan-too-large") from None
    if found is None:
        raise RecordError("", "scan-no-image")
    if not found:
        raise RecordError("", "scan-nothing")
    return found


def scan_image(data: bytes) -> list[str]:
    """The texts of all QR codes in a picture (PNG, JPEG, WebP…), as they were found.

    Raises RecordError where zxing-cpp is not installed, the file is no picture or too large, or no code is in it.
    """
    try:
        import zxingcpp
    except ImportError:
        raise RecordError("", "scan-missing") from None
    from PIL import ImageOps

    image = _image(data)
    if min(image.size) < LEAST_SIDE:
        raise RecordError("", "scan-nothing")
    for look in (image, ImageOps.contain(image, (_SMALLER, _SMALLER))):
        if min(look.size) < LEAST_SIDE:
            continue
        found = (code for code in zxingcpp.read_barcodes(look) if code.format == zxingcpp.BarcodeFormat.QRCode)
        texts = list(dict.fromkeys(code.text for code in found if code.valid))
        if texts:
            return texts
    raise RecordError("", "scan-nothing")


def _bounded(data: bytes) -> None:
    if len(data) > MAX_IMAGE_BYTES:
        raise RecordError("", "too-big", limit=MAX_IMAGE_BYTES // 1024 // 1024)


def _image(data: bytes) -> Image.Image:
    from PIL import Image, ImageOps, UnidentifiedImageError

    _bounded(data)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(data))
        if image.width * image.height > (MAX_WEBP_PIXELS if image.format == "WEBP" else MAX_PIXELS):
            raise RecordError("", "scan-too-large")
        return ImageOps.exif_transpose(image).convert("L")
    except RecordError:
        raise
    except (Image.DecompressionBombWarning, Image.DecompressionBombError):
        raise RecordError("", "scan-too-large") from None
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError):
        raise RecordError("", "scan-no-image") from None
