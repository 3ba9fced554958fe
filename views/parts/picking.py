"""A file that the person chooses, in the browser or on the device."""

import asyncio
from typing import Any

import flet as ft

from companion.browser import IN_BROWSER
from models.base import RecordError

SENDING = 300
"""Seconds that a browser may take to send a file."""


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
