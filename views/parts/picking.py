"""A file that the person chooses or writes, in the browser or on the device."""

import asyncio
import logging
from typing import Any

import flet as ft

from companion.browser import IN_BROWSER
from models.base import RecordError

log = logging.getLogger(__name__)

SENDING = 300
"""Seconds that a browser may take to send a file."""


async def saved(picker: ft.FilePicker, name: str, data: bytes) -> bool:
    """Writes a file where the person says; False where there is no way to keep one on this device."""
    try:
        await picker.save_file(file_name=name, src_bytes=data)
    except Exception:  # the device decides
        log.info("no file written", exc_info=True)
        return False
    return True


async def picked(page: ft.Page, picker: ft.FilePicker, limit: int, **how: Any) -> bytes | None:
    """The content of the file that the person chooses, None where they choose none.

    limit: the largest size in bytes. how: what `FilePicker.pick_files` takes. Raises RecordError for a larger file
    and OSError (or TimeoutError) where it did not arrive.
    """
    served = page.web and not IN_BROWSER
    files = await picker.pick_files(with_data=not served, **how)
    if not files:
        return None
    file = files[0]
    if file.size > limit:
        raise RecordError("", "too-big", limit=limit // 2**20)
    if not served:
        return file.bytes or b""
    # Only where the app is served: the packaged app has no web server.
    from companion.serve.uploads import expecting

    with expecting(limit) as upload:
        await picker.upload([ft.FilePickerUploadFile(upload_url=upload.url, id=file.id)])
        return await asyncio.wait_for(upload.content(), SENDING)
