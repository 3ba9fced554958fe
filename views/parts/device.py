"""What a window's device lets a page do."""

from urllib.parse import urlsplit

import flet as ft


def is_secure(page: ft.Page) -> bool:
    """Whether the device trusts this page: apps, and in a browser https or this very machine.

    Elsewhere a browser gives a page no camera, no clipboard, no share sheet and no wake lock.
    """
    if not page.web:
        return True
    where = urlsplit(page.url or "")
    name = where.hostname or ""
    return where.scheme in ("https", "wss") or name in ("127.0.0.1", "::1") or f".{name}".endswith(".localhost")
