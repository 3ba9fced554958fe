"""A window of the real app without a browser: Flet's own session, its patches packed as they would be sent."""

import asyncio
import time
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.desk import Desk
from views.app import create

_PACK = configure_encode_object_for_msgpack(BaseControl)


class Headless(Connection):
    """A client that has no screen: it takes every patch and answers every question with nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub()
        self.page_url = "http://127.0.0.1/"
        self.bytes = 0
        self.session = Session(self)

    def send_message(self, message: Message) -> None:
        """Packs a message as every client gets it."""
        self.bytes += len(msgpack.packb([message.action, message.body], default=_PACK))
        if message.action == MessageAction.INVOKE_METHOD:
            asked: Any = message.body
            self.loop.call_soon(self.session.handle_invoke_method_results, asked.control_id, asked.call_id, None, None)


class Bench:
    """The app on one screen. `tap` gives the milliseconds of this process's time and the bytes sent."""

    def __init__(self, client: Headless) -> None:
        self.client = client
        self.page = client.session.page

    @classmethod
    async def open(cls, desk: Desk, route: str, width: float = 1180, height: float = 820) -> "Bench":
        """Opens the app at an address, and waits until it stands still."""
        client = Headless()
        told = {"route": route, "width": width, "height": height, "web": True, "platform": "linux"}
        client.session.apply_page_patch({**told, "platform_brightness": "light", "pwa": False})
        # Packing is also how Flet remembers what a client has.
        msgpack.packb(client.session.get_page_patch(), default=_PACK)
        bench = cls(client)
        _context_page.set(bench.page)
        await create(desk, "ja")(bench.page)
        await bench.still()
        return bench

    async def still(self) -> None:
        """Waits until nothing is left to draw, and no task runs but what only waits for a clock."""
        quiet = 0
        while quiet < 20:
            before = self.client.bytes
            await asyncio.sleep(0)
            quiet = quiet + 1 if self.client.bytes == before else 0

    def button(self, ident: str) -> BaseControl:
        """What is tapped under a name."""
        named = (c for c in list(self.client.session.index.values()) if getattr(c, "identifier", None) == ident)
        inner: Any = next(named, None)
        while inner is not None and getattr(inner, "on_click", None) is None:
            inner = inner.content
        assert inner is not None, f"{ident} cannot be tapped"
        return inner  # type: ignore[no-any-return]

    def names(self, start: str, says: str) -> list[str]:
        """The names that start so of what is read with these words at the end."""
        found = [c for c in list(self.client.session.index.values()) if isinstance(c, ft.Semantics)]
        return [
            c.identifier for c in found if (c.identifier or "").startswith(start) and (c.label or "").endswith(says)
        ]  # type: ignore[misc]

    async def tap(self, ident: str) -> tuple[float, int]:
        """Taps something, and waits until it is drawn."""
        button = self.button(ident)
        sent, start = self.client.bytes, time.process_time()
        await self.client.session.dispatch_event(button._i, "click", None)
        await self.still()
        return (time.process_time() - start) * 1000, self.client.bytes - sent
