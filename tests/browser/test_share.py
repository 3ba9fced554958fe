"""What the share sheet shows is read back from the screen, in both themes."""

import io
import time
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page

from companion.sharing import decode
from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, Server
from tests.browser.tables import ONE_CUBE_EACH, do, seeded, wait_for


def code_shown(page: Page, other_than: str = "") -> str:
    """The QR code on a screenshot of the window, as soon as it is drawn."""
    deadline = time.monotonic() + PATIENCE
    while True:
        picture: Any = Image.open(io.BytesIO(page.screenshot()))
        found = [code.text for code in zxingcpp.read_barcodes(picture)]
        if found and found != [other_than]:
            assert len(found) == 1
            return found[0]
        assert time.monotonic() < deadline, "no code can be read from the screen"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_both_codes_are_read_from_the_screen(open_window: OpenWindow, server: Server, dark: bool) -> None:
    shot = seeded(server.data, [*ONE_CUBE_EACH, [{"type": "stop", "reason": "時間切れ"}]])
    page = open_window(f"{server.url}table/{shot.table_id}/share", dark=dark)
    wait_for(page, "qr")
    plain = code_shown(page)
    assert "点心罪ホーダイ" in plain
    for row in shot.standings:
        assert f"{row.name} {row.total}" in plain
    do(page, "share-full")
    assert decode([code_shown(page, plain)]) == shot.record(times=False)
