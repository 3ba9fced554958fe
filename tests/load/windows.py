"""Windows without a browser: they speak to the server as a browser's window does, over a websocket of their own."""

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

REGISTER, PATCH, EVENT, INVOKE = 1, 2, 3, 5
CONTROLS: Final = b"\x00"
"""What a frame of controls begins with; others are data channels."""
PAGE: Final = 1
"""The page's own number among the controls."""
PATIENCE: Final = 60.0
SCREEN: Final = {"width": 390, "height": 844, "web": True, "platform": "linux", "wasm": True, "pwa": False}


class Window:
    """A window at a route. What is pressed is answered by what the server sends next."""

    def __init__(self, url: str, route: str, cookie: str = "", origin: str = "") -> None:
        self.url, self.route, self.cookie = url, route, cookie
        self.origin = origin
        """The address that a browser asks for where a proxy stands before the program; empty without one."""
        self.heard: list[bytes] = []
        """All that the server sent."""
        self.lost = asyncio.Event()
        """The connection ended, and nobody here has closed it."""
        self.here = asyncio.Event()
        """The window shows its screen; not while its connection is lost."""
        self._session = ""
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]
        self._changed = asyncio.Event()
        self.changed_at = 0.0

    async def open(self, until: str) -> None:
        """Connects, and waits until the screen is there that says this."""
        program, asked = urlsplit(self.url), self.origin or self.url.rstrip("/")
        self._socket = await connect(
            asked.replace("http", "ws", 1) + "/ws",
            host=program.hostname,
            port=program.port,
            origin=Origin(asked),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            max_size=None,
            compression=None,
        )
        page = {**SCREEN, "route": self.route}
        await self._send(REGISTER, {"session_id": self._session, "page_name": "", "page": page})
        self._reading = asyncio.create_task(self._read())
        await self.tells(until)
        self.here.set()

    async def move(self, url: str, until: str) -> None:
        """What a browser's page does whose program is gone and whom another one answers: it is loaded anew there, shows
        the session it had, and waits for its screen."""
        self._reading.cancel()
        self.url = url
        self.heard.clear()
        self.lost.clear()
        await self.open(until)

    async def close(self) -> None:
        """Leaves."""
        self._reading.cancel()
        await self._socket.close()

    async def tells(self, until: str) -> None:
        """Waits until the server has sent something that says this."""
        async with asyncio.timeout(PATIENCE):
            await self.says(until, 0)

    async def says(self, what: str, since: int | None = None) -> float:
        """Waits for the next change of the screen that says this, or one since so many frames; when it came."""
        at = len(self.heard) if since is None else since
        while True:
            news, at = self.heard[at:], len(self.heard)
            if any(what.encode() in frame for frame in news):
                return self.changed_at
            await self.change()

    async def change(self) -> float:
        """Waits for the next change of the screen; when it came."""
        self._changed.clear()
        await self._changed.wait()
        return self.changed_at

    async def press(self, key: str, ctrl: bool = True) -> float:
        """Presses a key, as the page hears of it; when."""
        now = time.perf_counter()
        data = {"key": key, "ctrl": ctrl, "shift": False, "alt": False, "meta": False}
        await self._send(EVENT, {"target": PAGE, "name": "keyboard_event", "data": data})
        return now

    async def _send(self, action: int, body: dict[str, Any]) -> None:
        await self._socket.send(CONTROLS + msgpack.packb([action, body]))

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                await self._hear(frame if isinstance(frame, bytes) else frame.encode())
        except ConnectionClosed:
            pass
        self.here.clear()
        self.lost.set()

    async def _hear(self, frame: bytes) -> None:
        self.heard.append(frame)
        if frame[:1] != CONTROLS:
            return
        action, body = msgpack.unpackb(frame[1:], strict_map_key=False, ext_hook=lambda code, data: data)
        if action == INVOKE:
            # What the device is asked it answers with nothing, as one that cannot.
            answer = {"control_id": body["control_id"], "call_id": body["call_id"], "result": None, "error": None}
            await self._send(INVOKE, answer)
        elif action in (REGISTER, PATCH):
            if action == REGISTER:
                self._session = body["session_id"]
            self.changed_at = time.perf_counter()
            self._changed.set()
