"""What a browser test does: starts the real program, opens windows, finds and taps what is on the screen."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, FloatRect, Locator, Page

ROOT = Path(__file__).resolve().parents[2]
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1180, "height": 820}
PATIENCE = 60.0
"""Seconds that anything may take: the machine may be busy."""
RHYTHM = 0.4
"""Seconds from one tap to the next."""


class Server:
    """`companion serve` in a process of its own, on a free port of 127.0.0.1, with its data in `folder`."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.options = options
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, after a first time on the same port; returns when it answers."""
        port = re.search(r":(\d+)/", self.url)
        arguments = ["serve", "--port", port[1] if port else "0", "--data", str(self.data), *self.options]
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "companion", *arguments],
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(rb"http://[^/\s]+:\d+/\S*", self.log.read_bytes()[before:])):
            assert self._process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < deadline, f"no address within {PATIENCE} s"
            time.sleep(0.05)
        self.url = found[0].decode()

    def kill(self) -> None:
        """Pulls the plug: no handler runs, nothing is flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends it the way Ctrl+C does."""
        self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def complaints(self) -> str:
        """The errors in the server's log, a line each; empty without. A window that closed meanwhile is none."""
        errors = re.findall(r"^Traceback.*\n(?:[ \t].*\n)+(\S.*)", self.log.read_text("utf-8"), re.MULTILINE)
        gone = re.compile(
            r"[\w.]*(?:WebSocketDisconnect|ClientDisconnected|ConnectionClosed|ConnectionResetError|IncompleteReadError|InvalidState)"
            r"|RuntimeError: WebSocket is not connected"
        )
        return "\n".join(error for error in errors if not gone.match(error))


def enable_semantics(page: Page) -> None:
    """Turns on Flutter's tree of names and roles, once after each load of a page."""
    placeholder = page.locator("flt-semantics-placeholder")
    placeholder.wait_for(state="attached")
    placeholder.dispatch_event("click")  # it lies outside the view
    page.locator("flt-semantics-host flt-semantics").first.wait_for(state="attached")


def by_id(page: Page, identifier: str) -> Locator:
    """The node of `ft.Semantics(identifier=...)`."""
    return page.locator(f'[flt-semantics-identifier="{identifier}"]')


def tap(page: Page, identifier: str) -> None:
    """Taps the middle of a node as a finger does, whatever of the tree of names lies over it.

    A finger waits until things stand still, and is no faster than `RHYTHM` (the app takes what is faster for the
    second tap of a double tap).
    """
    box = _settled(page, identifier)
    time.sleep(max(0.0, _rhythm.next - time.monotonic()))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    _rhythm.next = time.monotonic() + RHYTHM


class _Rhythm:
    """When the next tap may come, in seconds of the monotonic clock."""

    next = 0.0


_rhythm = _Rhythm()


def _settled(page: Page, identifier: str) -> FloatRect:
    """Where a node lies, once it lay there twice in a row."""
    deadline = time.monotonic() + PATIENCE
    before: FloatRect | None = None
    while True:
        node = by_id(page, identifier).first
        node.wait_for(state="attached")
        try:
            node.scroll_into_view_if_needed(timeout=1000)
            box = node.bounding_box(timeout=1000)
        except Error:
            box = None  # the screen was drawn anew between finding the node and reaching it
        if box is not None and box == before:
            return box
        before = box
        assert time.monotonic() < deadline, f"{identifier} does not come to rest"
        time.sleep(0.03)


def wait_until(page: Page, expression: str) -> None:
    """Waits until an expression is true in the page. (The page's own policy lets Playwright poll none there.)"""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"{expression} does not become true"
        time.sleep(0.03)


def focused(page: Page) -> None:
    """Waits until the cursor stands in a field."""
    wait_until(page, "document.activeElement?.matches('textarea, input')")


def screen(page: Page) -> str:
    """All names, roles and texts on the screen, one a line."""
    return page.locator("flt-semantics-host").aria_snapshot()


class Guard:
    """Watches a browser context: no answer may come from elsewhere, and where `scripts` is set no script may fail."""

    LOCAL = re.compile(r"(?:https?|wss?)://(?:127\.0\.0\.1|localhost|companion\.test|\[::1\])[:/]|(?:blob|data|about):")

    def __init__(self, context: Any, scripts: bool) -> None:
        self.faults: list[str] = []
        context.on("response", lambda response: self._saw(response.url))
        if scripts:
            context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))

    def _saw(self, url: str) -> None:
        if not self.LOCAL.match(url):
            self.faults.append(f"answer from outside: {url}")
