"""The app over plain http on a name of the network, where a browser gives a page no secure context."""

import io
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from companion.desk import Desk, Sitting, Snapshot
from companion.packs import editing
from companion.packs.editing import Words
from companion.sharing import decode
from tests.browser.conftest import OpenWindow, running
from tests.browser.handed import code_shown, give
from tests.browser.play import PATIENCE, Server, by_id, tap, wait_until
from tests.browser.tables import ONE_CUBE_EACH, do, gone, wait_for
from views.box.address import address

pytestmark = pytest.mark.served

NAME = "companion.test"
SMALL = ({"width": 390, "height": 664}, {"width": 360, "height": 640})
NAMES = {
    "kana": ("さくらこ", "けんたろう", "まさひろ", "ゆきのすけ"),
    "letters": ("Alexandra", "Christopher", "Benjamin", "Elizabeth"),
    "longest": tuple(f"寿限無寿限無五劫の擦り切れ海砂利水魚の水行末{n}" for n in "一二三四"),
}


@pytest.fixture(scope="module")
def browser_options() -> tuple[str, ...]:
    return (f"--host-resolver-rules=MAP {NAME} 127.0.0.1",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The program as a phone on the same network reaches it; its `url` carries the secret."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("network")
    for started in running(folder, "--port", str(port), "--public-url", f"http://{NAME}:{port}"):
        started.url = started.url.replace("127.0.0.1", NAME)
        yield started


def dim_sum(data: Path, names: tuple[str, ...]) -> Snapshot:
    """A table of dim sum that was stopped after the first cards."""
    desk = Desk.open(data)
    try:
        faces = {"faces": ["healthy"] * len(names)}
        shot = desk.create("dimsum", [Sitting(name) for name in names], faces, "dimsum/practice")
        desk.enter(shot.table_id, ONE_CUBE_EACH[0])
        return desk.stop(shot.table_id, "時間切れ").snapshot
    finally:
        desk.close()


def party(data: Path) -> Snapshot:
    """A party of eight with long names."""
    names = (
        "アレクサンドラ",
        "クリストファー",
        "まつもと",
        "さいとう",
        "ジョナサン",
        "ベネディクト",
        "マクシミリアン",
        "エリザベス",
    )
    desk = Desk.open(data)
    try:
        shot = desk.create("shichimi", [Sitting(name) for name in names], {"variant": "party"})
        return desk.stop(shot.table_id, "時間切れ").snapshot
    finally:
        desk.close()


def goes_to(page: Page, path: str) -> None:
    """Opens a page of the server that the window is at."""
    page.goto(re.sub(r"(?<=\d)/.*", path, page.url))
    placeholder = page.locator("flt-semantics-placeholder")
    placeholder.wait_for(state="attached")
    placeholder.dispatch_event("click")


@pytest.mark.parametrize("size", SMALL, ids=["390", "360"])
@pytest.mark.parametrize("who", [*NAMES, "party of eight"])
def test_codes_are_drawn_whole_whatever_the_names(
    server: Server, open_window: OpenWindow, who: str, size: dict[str, int]
) -> None:
    shot = dim_sum(server.data, NAMES[who]) if who in NAMES else party(server.data)
    page = open_window(server.url, size=size)
    assert page.evaluate("[window.isSecureContext, Boolean(window.ImageDecoder)]") == [False, False]
    goes_to(page, f"/table/{shot.table_id}/share")
    wait_for(page, "qr")
    plain = code_shown(page)
    assert shot.names[0][:1] in plain
    do(page, "share-full")
    assert decode([code_shown(page, plain)]) == shot.record(times=False)


def test_codes_are_seen_whole_with_the_largest_text(server: Server, open_window: OpenWindow) -> None:
    shot = dim_sum(server.data, ("あや", "健"))
    page = open_window(server.url, size=SMALL[0])
    goes_to(page, "/settings")
    tap(page, "scale-3")
    expect(page.get_by_text("2.0").first).to_be_attached()
    goes_to(page, f"/table/{shot.table_id}/share")
    wait_for(page, "qr")
    assert "あや" in code_shown(page)


def test_what_the_browser_keeps_from_the_page_is_not_offered_and_the_text_can_be_selected(
    server: Server, open_window: OpenWindow
) -> None:
    shot = dim_sum(server.data, ("あや", "健"))
    page = open_window(server.url)
    goes_to(page, f"/table/{shot.table_id}/share")
    wait_for(page, "share-text")
    gone(page, "copy")
    expect(page.get_by_text("コピーと送信が使えません")).to_be_attached()
    field = by_id(page, "share-text").locator("textarea")
    field.click()
    expect(field).to_have_value(re.compile("あや"))
    page.keyboard.press("Control+a")
    wait_until(page, "document.activeElement.selectionEnd - document.activeElement.selectionStart > 10")
    goes_to(page, "/open")
    wait_for(page, "scan-photo")
    gone(page, "scan-camera")


def test_the_photo_under_a_sheet_is_seen(server: Server, open_window: OpenWindow) -> None:
    pack_id = "dizzle/own-photo"
    desk = Desk.open(server.data)
    desk.boxes.save_draft("dizzle", pack_id, editing.blank("dizzle", pack_id, Words("写し", "Copy")).data())
    desk.close()
    out = io.BytesIO()
    Image.new("RGB", (400, 300), "#00D020").save(out, "PNG")
    page = open_window(server.url)
    goes_to(page, f"/box/dizzle/{address(pack_id)}")
    wait_for(page, "photo-take")
    give(page, "photo-take", "sheet.png", out.getvalue())
    wait_for(page, "photo-larger")
    assert greenest(page) > 0.05


def greenest(page: Page) -> float:
    """How much of the screen is the green of the photo, as soon as any is."""
    deadline = time.monotonic() + PATIENCE
    while True:
        small = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((80, 160)).tobytes()
        pixels = zip(small[::3], small[1::3], small[2::3], strict=True)
        green = sum(g > 120 and g > r + 40 and g > b + 40 for r, g, b in pixels) / (80 * 160)
        if green > 0.05 or time.monotonic() > deadline:
            return green


def test_a_record_is_opened_from_a_file(server: Server, open_window: OpenWindow) -> None:
    shot = dim_sum(server.data, ("あや", "健"))
    page = open_window(server.url)
    goes_to(page, "/open")
    give(page, "scan-file", "game.json", json.dumps(shot.record()).encode())
    wait_for(page, "open-verdict")
