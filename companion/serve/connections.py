"""Connections that say nothing: few of them, and none for long, so that there is always room for those who belong here."""

import asyncio
from collections import OrderedDict
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_CONNECTIONS = 500
"""Above so many nobody new is answered."""

MOST_STRANGERS = 100
"""So many connections that have not shown the secret may be open; the oldest gives way."""

REQUEST_SECONDS = 10.0
"""In so long a connection has made its first request, whole."""


class Strangers:
    """The open connections that have not shown that they belong here yet, by their address, the oldest first."""

    def __init__(self, most: int = MOST_STRANGERS) -> None:
        self._most = most
        self._open: OrderedDict[tuple[str, int], asyncio.Transport] = OrderedDict()

    def came(self, client: tuple[str, int] | None, transport: asyncio.Transport) -> None:
        """A connection was opened; where there are too many strangers, the oldest one is closed."""
        if client is None:
            return
        self._open[client] = transport
        while len(self._open) > self._most:
            _, oldest = self._open.popitem(last=False)
            oldest.abort()

    def knows(self, client: tuple[str, int] | None) -> None:
        """A request on this connection was let in: it is a stranger no more. It may also have been closed."""
        if client is not None:
            self._open.pop(tuple(client), None)  # type: ignore[arg-type]

    def __len__(self) -> int:
        return len(self._open)


def prompt(strangers: Strangers) -> type[H11Protocol]:
    """The protocol for uvicorn: a connection makes its first request soon, or is closed."""

    class Prompt(H11Protocol):
        def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
            super().__init__(config, *more, **named)
            self._late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            strangers.came(self.client, transport)
            self._late = self.loop.call_later(REQUEST_SECONDS, transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            strangers.knows(self.client)
            self._prompt()
            super().connection_lost(exc)

        def handle_events(self) -> None:
            super().handle_events()
            if self.cycle is not None:
                self._prompt()

        def handle_websocket_upgrade(self, event: Any) -> None:
            # The window has its own time to say who it is.
            self._prompt()
            super().handle_websocket_upgrade(event)

        def _prompt(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return Prompt
