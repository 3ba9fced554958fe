"""Windows without a browser: they speak to the server as a browser's window does, over a websocket of their own."""

import asyncio
import time
from typing import Any, Final

import msgpack
from websockets.asyncio.client import ClientConnection, connect

REGISTER, PATCH, EVENT, INVOKE = 1, 2, 3, 5
CONTROLS: Final = b"\x00"
"""What a frame of controls begins with; others are data channels."""
PAGE: Final = 1
"""The page's own number among the controls."""
PATIENCE: Final = 60.0
SCREEN: Final = {"width": 390, "height": 844, "web": True, "platform": "linux", "wasm": True, "pwa": False}


class Window:
    """A window at a route. What is pressed is answered by what the server sends next."""

    def __init__(self, url: str, route: str, cookie: str = "") -> None:
        self.url, self.route, self.cookie = url, route, cookie
        self.heard: list[bytes] = []
        """All that the server sent."""
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]
        self._changed = asyncio.Event()
        self.changed_at = 0.0

    async def open(self, until: str) -> None:
        """Connects, and waits until the screen is there that says this."""
        address = self.url.replace("http", "ws", 1).rstrip("/") + "/ws"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(
            address, origin=self.url.rstrip("/"), additional_headers=headers, max_size=None, compression=None
        )
        page = {**SCREEN, "route": self.route}
        await self._send(REGISTER, {"session_id": "", "page_name": "", "page": page})
        self._reading = asyncio.create_task(self._read())
        async with asyncio.timeout(PATIENCE):
            while not any(until.encode() in frame for frame in self.heard):
                await self.change()

    async def close(self) -> None:
        """Leaves."""
        self._reading.cancel()
        await self._socket.close()

    async def change(self) -> float:
        """Waits for the next change of the screen; when it came."""
        self._changed.clear()
        await self._changed.wait()
        return self.changed_at

    async def press(self, key: str) -> float:
        """Presses a key with Ctrl, as the page hears of it; when."""
        now = time.perf_counter()
        data = {"key": key, "ctrl": True, "shift": False, "alt": False, "meta": False}
        await self._send(EVENT, {"target": PAGE, "name": "keyboard_event", "data": data})
        return now

    async def _send(self, action: int, body: dict[str, Any]) -> None:
        await self._socket.send(CONTROLS + msgpack.packb([action, body]))

    async def _read(self) -> None:
        async for frame in self._socket:
            self.heard.append(frame if isinstance(frame, bytes) else frame.encode())
            if not isinstance(frame, bytes) or frame[:1] != CONTROLS:
                continue
            action, body = msgpack.unpackb(frame[1:], strict_map_key=False, ext_hook=lambda code, data: data)
            if action == INVOKE:
                # What the device is asked it answers with nothing, as one that cannot.
                answer = {"control_id": body["control_id"], "call_id": body["call_id"], "result": None, "error": None}
                await self._send(INVOKE, answer)
            elif action in (REGISTER, PATCH):
                self.changed_at = time.perf_counter()
                self._changed.set()
