"""A device that runs the app inside its browser, for the tests that else use a running program: `Device` in the place of
`Server`. Its data folder is what the browser's private files hold: put there before a window opens, read back when asked.
"""

import base64
import shutil
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, Error, Page

from companion.desk import Desk
from tests.browser.play import PATIENCE, wait_until
from tests.site.made import Site, made_site

FILE = "companion.db"
HEAD = 4096
"""Bytes of one of the two heads of a slot (companion/site/page/pool.js); what the file holds follows them."""

READ = """
async () => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("table-companion");
  const found = [];
  for await (const [name, file] of folder.entries()) {
    const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    if (bytes.length) found.push(btoa(text));
  }
  return found;
}
"""
WRITE = """
async (content) => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("table-companion", { create: true });
  const file = await (await folder.getFileHandle("slot-0", { create: true })).createWritable();
  await file.write(Uint8Array.from(atob(content), (char) => char.charCodeAt(0)));
  await file.close();
}
"""


class Device:
    """The app as files on an address of its own, and one browser's data."""

    all: ClassVar[list["Device"]] = []

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.data.mkdir(parents=True)
        self._site = Site(made_site())
        self._page: Page | None = None
        Device.all.append(self)

    @property
    def url(self) -> str:
        """The home screen; what a server's address is followed by follows this one too."""
        return f"{self._site.url}#/"

    def stop(self) -> None:
        """Takes the site off the network."""
        self._site.stop()
        Device.all.remove(self)

    def complaints(self) -> str:
        """What went wrong is told by the window alone."""
        return ""

    @classmethod
    def of(cls, url: str) -> "Device | None":
        """Whose address it is, None for that of a server."""
        return next((device for device in cls.all if url.startswith(device._site.url)), None)

    def open(self, context: BrowserContext, url: str) -> Page:
        """A window of this device, its data in the browser before the app starts."""
        self.pull()
        page = context.new_page()
        if (self.data / FILE).exists():
            page.goto(f"{self._site.url}site.json")
            page.evaluate(WRITE, base64.b64encode(self._slot()).decode())
        page.goto(url)
        wait_until(page, "document.getElementById('starting') === null")
        self._page = page
        return page

    def _slot(self) -> bytes:
        """The data file as a slot of the pool; there it has no write-ahead journal."""
        copy = self.data / "copy.db"
        shutil.copyfile(self.data / FILE, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        content = copy.read_bytes()
        copy.unlink()
        name = FILE.encode()
        fields = b"TCS1" + struct.pack(">II", 1, len(name))
        total = 0x811C9DC5
        for byte in fields + name:
            total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
        head = fields + struct.pack(">I", total) + name
        return head.ljust(2 * HEAD, b"\0") + content

    def pull(self) -> None:
        """Reads the browser's data file into the folder, where there is a window."""
        if self._page is None or self._page.is_closed():
            return
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                files = dict(_named(base64.b64decode(slot)) for slot in self._page.evaluate(READ))
                if not files.get(f"{FILE}-journal"):  # else it is just being written
                    break
            except Error:
                pass  # written while it was read
            assert time.monotonic() < deadline, "the browser's data file never stands still"
            time.sleep(0.05)
        for beside in self.data.glob(f"{FILE}*"):
            beside.unlink()
        (self.data / FILE).write_bytes(files[FILE])


def _named(slot: bytes) -> tuple[str, bytes]:
    """The name and the content of a slot; the newer of its heads counts."""
    turn, name = 0, ""
    for at in (0, HEAD):
        magic, this, length = struct.unpack_from(">4sII", slot, at) if len(slot) >= at + 16 else (b"", 0, 0)
        if magic == b"TCS1" and this > turn:
            turn, name = this, slot[at + 16 : at + 16 + length].decode()
    return name, slot[2 * HEAD :]


@contextmanager
def reading_browsers() -> Iterator[None]:
    """While this lasts a desk that is opened over a device's folder finds what that device's browser holds now."""
    opened = Desk.open

    def first_pulled(folder: Path | None = None, *more: Any) -> Desk:
        for device in Device.all:
            if folder == device.data:
                device.pull()
        return opened(folder, *more)

    Desk.open = first_pulled  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Desk.open = opened  # type: ignore[method-assign]
