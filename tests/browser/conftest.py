"""Fixtures of the browser tests: the program, the browser, and windows in it.

The app is played in both ways of running it. Served by a program: every test. Inside the browser, as static files: those
marked `both_ways` too, and with `COMPANION_SITE=1` in the environment all but those marked `served`, in place of the
other way.
"""

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.device import Device, reading_browsers
from tests.browser.play import PATIENCE, PHONE, Guard, Server, enable_semantics
from tests.chromium import find_chromium

OpenWindow = Callable[..., Page]
SITE = os.environ.get("COMPANION_SITE") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in list(items):
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.browser)
        both = item.get_closest_marker("both_ways")
        if both is not None and both.args and "[site-" in item.name and both.args[0] not in item.name:
            items.remove(item)
        if SITE and item.get_closest_marker("served"):
            item.add_marker(pytest.mark.skip(reason="there is no program that serves"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "mode" in metafunc.fixturenames and not SITE and metafunc.definition.get_closest_marker("both_ways"):
        metafunc.parametrize("mode", ["served", "site"], scope="module")


@pytest.fixture(scope="module")
def mode() -> str:
    """How the app runs: ``served`` by a program, or inside the browser as a ``site``."""
    return "site" if SITE else "served"


@pytest.fixture(scope="module")
def browser_options() -> tuple[str, ...]:
    """More options of Chromium; a file that needs some has a fixture of this name."""
    return ()


@pytest.fixture(scope="module")
def browser(browser_options: tuple[str, ...]) -> Iterator[Browser]:
    """Chromium, one a file: while its driver runs, no other test of the process could run an event loop."""
    path = find_chromium()
    assert path, "no Chromium found: install it, or name it in CHROMIUM"
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *browser_options])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(mode: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server | Device]:
    """The running program with a data folder of its own, shared by the tests of one file."""
    yield from device(mode, tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(mode: str, tmp_path: Path) -> Iterator[Server | Device]:
    """The running program for one test alone, which may kill it and start it anew."""
    yield from device(mode, tmp_path)


@pytest.fixture
def other_server(mode: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server | Device]:
    """A second device's program, with data of its own. Name it before `open_window`."""
    yield from device(mode, tmp_path_factory.mktemp("other"))


@pytest.fixture
def invited_server(tmp_path: Path) -> Iterator[Server]:
    """The running program as other devices reach it, at ``http://localhost``; its `url` carries the secret.

    Name it before `open_window`, so that it ends after the windows.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    yield from running(tmp_path, "--port", str(port), "--public-url", f"http://localhost:{port}")


def device(mode: str, folder: Path) -> Iterator[Server | Device]:
    if mode == "served":
        yield from running(folder)
        return
    with reading_browsers():
        made = Device(folder)
        yield made
        made.stop()


def running(folder: Path, *options: str) -> Iterator[Server]:
    running = Server(folder, *options)
    running.start()
    yield running
    running.stop()
    assert not running.complaints()


@pytest.fixture
def open_window(browser: Browser) -> Iterator[OpenWindow]:
    """Opens a window: ``open_window(url, size=PHONE, lang="ja", dark=False, loses_server=False, **more)``, semantics on.

    Each window is a device of its own (no shared cookies or storage); `more` goes to Playwright's `new_context`. At
    the end of the test no request may have left this machine, and no script of a page may have failed (Flet's client
    throws where its server has gone: `loses_server` lets it).
    """
    contexts, guards = [], []

    def opened(
        url: str, size: Any = PHONE, lang: str = "ja", dark: bool = False, loses_server: bool = False, **more: Any
    ) -> Page:
        device = Device.of(url)
        if device is not None:
            more["service_workers"] = "block"  # it would fetch the whole site once more for each window
        context = browser.new_context(
            viewport=size,
            locale={"ja": "ja-JP", "en": "en-US"}[lang],
            color_scheme="dark" if dark else "light",
            **more,
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        guards.append(Guard(context, scripts=not loses_server))
        if device is not None:
            window = device.open(context, url)
        else:
            window = context.new_page()
            window.goto(url)
        enable_semantics(window)
        window.get_by_role("button").first.wait_for(state="attached")
        return window

    yield opened
    for context in contexts:
        context.close()
    assert not [fault for guard in guards for fault in guard.faults]


@pytest.fixture
def page(open_window: OpenWindow, server: Server) -> Page:
    """One phone, Japanese, light, on the home screen of `server`."""
    return open_window(server.url)
