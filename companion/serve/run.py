"""Starts the web server and tells the terminal where it is."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from companion.game import Lang
from companion.serve.connections import MOST_CONNECTIONS, Strangers, prompt
from companion.serve.gate import Guests
from companion.serve.place import Place, Settings, bind, place
from companion.serve.terminal import qr_code, terminal_lang
from companion.serve.web import EventPages, ResultPage, Screens, web_app
from companion.texts.serve import TEXTS

MAX_MESSAGE = 4 * 1024 * 1024
"""Bytes of one message of a window: a tap, a long text, a camera's picture. Files come as uploads."""

PULSE = 10.0
"""Seconds between the server's pings: a device that went away without a word is noticed after two of them."""


class Server(uvicorn.Server):
    """Tells where the app is as soon as it can be reached there."""

    def __init__(self, config: uvicorn.Config, here: Place, lang: Lang, browser: bool) -> None:
        super().__init__(config)
        self.here, self.lang, self.browser = here, lang, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to answer, then tells the terminal and opens the browser."""
        await super().startup(sockets)
        # What is loaded by now stays: without it a full collection is no pause that a finger notices.
        gc.collect()
        gc.freeze()
        if not self.should_exit:
            announce(self.here, self.lang)
            if self.browser and has_display():
                # Some browsers return only when they are closed.
                threading.Thread(target=webbrowser.open, args=(self.here.url,), daemon=True).start()


def serve(
    settings: Settings,
    screens: Callable[[Place], Screens],
    data: Path,
    result_page: ResultPage,
    events: EventPages | None = None,
    guests: Guests | None = None,
) -> None:
    """Serves the app until it is stopped (Ctrl+C).

    screens: makes what fills each new window, from where it is served. data: the folder that keeps the secret of the address. result_page, events: see
    `companion.serve.web`. Raises ServeError where it cannot be served like this.
    """
    with bind(settings) as listening:
        here = place(settings, int(listening.getsockname()[1]), data)
        strangers = Strangers()
        config = uvicorn.Config(
            web_app(screens(here), here, result_page, strangers, events, guests),
            # Behind a proxy all connections are the proxy's, which has limits of its own.
            http="h11" if settings.public_url is not None else prompt(strangers),
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            ws_ping_interval=PULSE,
            ws_ping_timeout=PULSE,
            h11_max_incomplete_event_size=32 * 1024,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_graceful_shutdown=1,
            proxy_headers=settings.public_url is not None,
            server_header=False,
            access_log=False,
            log_level="warning",
        )
        with suppress(KeyboardInterrupt):
            Server(config, here, settings.lang or terminal_lang(), settings.browser).run([listening])


def announce(here: Place, lang: Lang) -> None:
    """Prints the addresses, with a QR code where other devices are invited."""
    lines = [TEXTS["open"].of(lang).format(url=here.url)]
    if here.invitation is not None:
        code = qr_code(here.invitation) if sys.stdout.isatty() else ""
        lines += ["", TEXTS["scan"].of(lang), code] if code else [""]
        lines += [TEXTS["invitation"].of(lang).format(url=here.invitation), TEXTS["invitation-is-secret"].of(lang), ""]
    print("\n".join([*lines, TEXTS["stop"].of(lang)]), flush=True)


def has_display() -> bool:
    """Whether a browser window can open here; without a display Python would start one inside the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
