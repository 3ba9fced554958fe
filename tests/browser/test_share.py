"""What the share sheet shows is read back from the screen, in both themes."""

import io
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page

from companion.sharing import decode
from tests.browser.conftest import OpenWindow
from tests.browser.play import Server
from tests.browser.tables import ONE_CUBE_EACH, do, seeded, wait_for


def codes(page: Page) -> list[str]:
    """Every QR code on a screenshot of the window."""
    picture: Any = Image.open(io.BytesIO(page.screenshot()))
    return [found.text for found in zxingcpp.read_barcodes(picture) if found.format == zxingcpp.BarcodeFormat.QRCode]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_both_codes_are_read_from_the_screen(open_window: OpenWindow, server: Server, dark: bool) -> None:
    shot = seeded(server.data, [*ONE_CUBE_EACH, [{"type": "stop", "reason": "時間切れ"}]])
    page = open_window(f"{server.url}table/{shot.table_id}/share", dark=dark)
    wait_for(page, "qr")
    page.wait_for_timeout(1500)
    (plain,) = codes(page)
    assert "点心罪ホーダイ" in plain
    for row in shot.standings:
        assert f"{row.name} {row.total}" in plain
    do(page, "share-full")
    page.wait_for_timeout(1500)
    (code,) = codes(page)
    assert decode([code]) == shot.record(times=False)
