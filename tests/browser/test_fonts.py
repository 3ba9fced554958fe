"""What people write in names, in a real browser without a network: no box, no font asked for elsewhere."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import flet as ft
import flet_web.fastapi
import pytest
import uvicorn
from playwright.sync_api import Browser, Response, Route

from views.parts import fonts

pytestmark = pytest.mark.served

ASSETS = Path(__file__).parents[2] / "assets"
NAMES = "𠮷田 髙橋 辻󠄀 葛󠄀 﨑 彅 김민준 王伟 👨‍👩‍👧 👍🏽 🇯🇵 ❤️‍🔥 é ß Ω Ж Nguyễn สมชาย דוד محمد −×→▶✓①"


async def screen(page: ft.Page) -> None:
    """Every name in every weight, in the app's faces."""
    page.theme = ft.Theme(font_family=fonts.UI)
    page.update()
    await asyncio.sleep(0.4)
    for weight in (ft.FontWeight.W_500, ft.FontWeight.W_700, ft.FontWeight.W_800):
        style = ft.TextStyle(font_family=fonts.UI, font_family_fallback=fonts.FALLBACK, weight=weight, size=24)
        page.add(ft.Text(NAMES, style=style))
    page.add(ft.Text("卓上コンパニオン 可否無裁", style=ft.TextStyle(font_family=fonts.SIGN, size=24)))
    page.add(ft.Text("できた"))


@pytest.fixture
def address() -> Iterator[str]:
    app = flet_web.fastapi.FastAPI()
    app.mount("/", flet_web.fastapi.app(screen, before_main=None, assets_dir=str(ASSETS), no_cdn=True))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    yield f"http://127.0.0.1:{port}/"
    server.should_exit = True
    thread.join(timeout=20)


def test_names_of_many_scripts_need_no_font_from_elsewhere(browser: Browser, address: str) -> None:
    answers: list[Response] = []

    def only_here(route: Route) -> None:
        if route.request.url.startswith((address, "data:", "blob:")):
            route.continue_()
        else:
            route.abort()

    page = browser.new_page()
    page.route("**/*", only_here)
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    switch = page.locator("flt-semantics-placeholder")
    switch.wait_for(state="attached", timeout=60_000)
    switch.dispatch_event("click")
    page.get_by_text("できた").first.wait_for(state="attached", timeout=60_000)
    page.wait_for_timeout(1500)  # a missing glyph is asked for after the frame that lacks it
    page.close()

    asked = {answer.url.removeprefix(address): answer.status for answer in answers}
    loaded = {Path(url).stem for url in asked if url.startswith("assets/fonts/")}
    assert {"Rounded-500", "Rounded-700", "Rounded-800", fonts.SIGN, *fonts.FALLBACK} <= loaded
    assert [url for url, status in asked.items() if status >= 400] == []
    assert [url for url in asked if "noto" in url] == []
