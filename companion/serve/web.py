"""The web server: Flet's client and its windows, behind the gate."""

import asyncio
import logging
import os
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol
from weakref import WeakSet

import flet as ft
from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session
from flet_web.fastapi import FletApp, FletStaticFiles, app_manager
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.game import LANGS, Lang
from companion.serve import DEVICE_LANG, GUEST
from companion.serve.connections import Strangers
from companion.serve.event import Theme
from companion.serve.gate import Gate, Guests
from companion.serve.headers import SafeHeaders
from companion.serve.place import Place
from companion.serve.uploads import UPLOAD_PATH, receive
from companion.store import StoreError
from companion.texts.desk import TROUBLES, trouble_text

Screens = Callable[[ft.Page], Awaitable[None]]
"""Fills a new window with the app."""

ResultPage = Callable[[str, Lang], str | None]
"""The page of one shared result, complete HTML without scripts, by the result's secret; None where there is none."""


class EventPages(Protocol):
    """The public pages of events, complete HTML without scripts, each by a secret; None where there is none."""

    def wall(self, secret: str, lang: Lang, theme: Theme) -> str | None:
        """Ranking and tables."""

    def door(self, secret: str, lang: Lang) -> str | None:
        """Where people enter their names."""

    def enter(self, secret: str, form: bytes, lang: Lang) -> str | None:
        """The answer to a name that was entered."""


ASSETS = Path(__file__).resolve().parents[2] / "assets"
PAGE = Path(__file__).resolve().parent / "page"
OWN_FILES = {
    "index.html": PAGE / "index.html",
    "start.js": PAGE / "start.js",
    # Flet would add its Roboto, which knows no Japanese, to a copy of this one.
    "assets/FontManifest.json": ASSETS / "assets" / "FontManifest.json",
}

WINDOW_KEPT = 4 * 60 * 60
"""Seconds for which a window that lost its connection (a phone that sleeps) finds its half-made entry again."""

RESULT_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
}
DOOR_HEADERS = {
    **RESULT_HEADERS,
    "content-security-policy": RESULT_HEADERS["content-security-policy"].replace(
        "form-action 'none'", "form-action 'self'"
    ),
    # Without a referrer a browser would call the origin of its form "null", and the gate refuse it.
    "referrer-policy": "same-origin",
}
MAX_FORM = 2048
"""Bytes of a form with one name in it."""
APOLOGY = (
    "この画面で不具合が起きました。読み込み直して、最後に入れたものがあるか たしかめてください。それまでのものは残っています。 / "
    "Something went wrong on this screen. Load the page again and check whether your last entry is there; "
    "what was accepted before is kept."
)


REGISTER_SECONDS = 15.0
"""In so long a browser that opened a connection has said what window it is."""

_TROUBLE = re.compile(rf"\bStoreError: ({'|'.join(TROUBLES)}): ")


def apology(traceback: str) -> str:
    """What a window shows whose screen failed: where the data could not be written, why."""
    found = _TROUBLE.search(traceback)
    if found is None:
        return APOLOGY
    error = StoreError(found[1])  # type: ignore[arg-type]
    return " / ".join(trouble_text(error, lang) for lang in LANGS)


FILLED_AFTER = 1.0
"""Seconds after which a window that was filled has surely been drawn."""


class Quiet(Message):
    """A message with a short name: Flet writes every message out for its log, even while nothing is logged."""

    def __repr__(self) -> str:
        return f"Message({self.action})"


class Window(FletApp):  # type: ignore[misc]  # Flet's server is not typed
    """One window's connection.

    Flet sends the traceback of an error to the browser; here it goes to the log only. And Flet gives a page that is
    loaded anew its session back even where that one was never filled, and would stay blank: here it gets a new one.
    """

    filled: ClassVar[WeakSet[Session]] = WeakSet()

    async def handle(self, websocket: WebSocket) -> None:
        """Serves the connection until it ends."""
        self.lang = _lang(websocket)
        self.guest: tuple[str, str] | None = websocket.scope.get(GUEST)
        self._until = self.loop.time() + REGISTER_SECONDS
        self._receive, websocket.receive_bytes = websocket.receive_bytes, self._received  # type: ignore[method-assign]
        try:
            await super().handle(websocket)
        except WebSocketDisconnect:
            # It went away while something was sent to it; Flet would take the session for connected for ever.
            session = self._FletApp__session
            if session is not None:
                await app_manager.disconnect_session(self._key(session), WINDOW_KEPT)
        except AttributeError:
            # Flet goes on to the end of a session that never was.
            if self._FletApp__session is not None:
                raise

    async def _received(self) -> bytes:
        """What the browser sends. One that does not say soon what it is, or leaves before, gives its place back: Flet
        would wait for ever for something to send to it."""
        try:
            if self._FletApp__session is not None:
                return await self._receive()
            async with asyncio.timeout_at(self._until):
                return await self._receive()
        except (TimeoutError, WebSocketDisconnect) as gone:
            if self._FletApp__session is None:
                self._FletApp__send_queue.put_nowait(None)
            raise WebSocketDisconnect(1008) from gone

    def _FletApp__get_unique_session_id(self, session_id: str) -> str:
        """A guest takes up no session but its own, whatever it claims."""
        mine: str = super()._FletApp__get_unique_session_id(session_id)
        return mine if self.guest is None else f"{'.'.join(self.guest)}_{mine}"

    def _key(self, session: Session) -> str:
        key: str = self._FletApp__get_unique_session_id(session.id)
        return key

    def dispose(self) -> None:
        """The connection has ended."""
        session = self._FletApp__session
        if session is not None and session not in self.filled:
            self.loop.create_task(app_manager.delete_session(self._key(session)))
        super().dispose()

    def send_message(self, message: Message) -> None:
        """Sends a message of the server to the browser; one that has gone gets none."""
        if getattr(self, "_FletApp__send_queue", None) is None:
            return
        crashed = message.action is MessageAction.SESSION_CRASHED
        body = SessionCrashedBody(apology(message.body.message)) if crashed else message.body
        super().send_message(Quiet(message.action, body))


DOTTED_SCREENS = frozenset({"player", "rules", "table"})
"""What the addresses of screens begin with that may end in a name with a dot: a rule, a player."""


class ClientFiles(FletStaticFiles):  # type: ignore[misc]
    """Flet's client and our assets, started from our own page, which holds no inline script."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file for a path; every path that names no file is a screen of the app."""
        plain = "." not in path.rsplit("/", 1)[-1].removeprefix(".")
        name = "index.html" if plain or path.split("/", 1)[0] in DOTTED_SCREENS else path
        if own := OWN_FILES.get(name):
            return str(own), own.stat()
        return StaticFiles.lookup_path(self, path)


class GZipForOthers:
    """Packs answers for other devices; on this machine packing costs more than it saves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.packed = app, GZipMiddleware(app, minimum_size=1024, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        local = client is None or client[0] in ("127.0.0.1", "::1")
        await (self.app if local else self.packed)(scope, receive, send)


def web_app(
    screens: Screens,
    place: Place,
    result_page: ResultPage,
    strangers: Strangers | None = None,
    events: EventPages | None = None,
    guests: Guests | None = None,
) -> ASGIApp:
    """The whole web server as an ASGI app. strangers: the connections that have not shown the secret yet. events: the
    public pages of events, None without any. guests: who may look at one table; None lets nobody."""

    async def fill(page: ft.Page) -> None:
        session = page.session
        if isinstance(session.connection, Window):
            session.store.set(DEVICE_LANG, session.connection.lang)
            if session.connection.guest is not None:
                session.store.set(GUEST, session.connection.guest)
        await screens(page)
        if session.connection is None:
            # What Flet takes for the end of a window; it would go on with a connection that is no more.
            raise BrokenPipeError
        asyncio.get_running_loop().call_later(FILLED_AFTER, Window.filled.add, session)

    async def window(websocket: WebSocket) -> None:
        await Window(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=fill,
            before_main=None,
            session_timeout_seconds=WINDOW_KEPT,
        ).handle(websocket)

    async def result(request: Request) -> Response:
        page = await asyncio.to_thread(result_page, request.path_params["secret"], _lang(request))
        return _public(page, RESULT_HEADERS)

    async def wall(request: Request) -> Response:
        theme = request.query_params.get("theme")
        told = request.query_params.get("lang")
        lang = told if told in LANGS else _lang(request)
        shown: Theme = "dark" if theme == "dark" else "light" if theme == "light" else "auto"
        page = await asyncio.to_thread(events.wall, request.path_params["secret"], lang, shown) if events else None
        return _public(page, RESULT_HEADERS)

    async def door(request: Request) -> Response:
        if events is None:
            return _public(None, DOOR_HEADERS)
        secret, lang = request.path_params["secret"], _lang(request)
        if request.method != "POST":
            return _public(await asyncio.to_thread(events.door, secret, lang), DOOR_HEADERS)
        form = b""
        async for chunk in request.stream():
            form += chunk
            if len(form) > MAX_FORM:
                return PlainTextResponse("Content Too Large", 413)
        return _public(await asyncio.to_thread(events.enter, secret, form, lang), DOOR_HEADERS)

    files = ClientFiles(assets_dir=str(ASSETS), no_cdn=True)
    return Starlette(
        routes=[
            Route("/api/health", _health),
            Route("/r/{secret}", result),
            Route("/e/{secret}", wall),
            Route("/c/{secret}", door, methods=["GET", "POST"]),
            Route(UPLOAD_PATH + "{token}", receive, methods=["PUT"]),
            WebSocketRoute("/ws", window),
            Mount("/", files),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(Gate, place=place, strangers=strangers, guests=guests),
            Middleware(GZipForOthers),
        ],
        lifespan=_flet_sessions,
    )


def _public(page: str | None, headers: Mapping[str, str]) -> Response:
    return PlainTextResponse("Not Found", 404) if page is None else HTMLResponse(page, headers=headers)


def _lang(request: HTTPConnection) -> Lang:
    """The browser's language, of the two that there are the one it names first."""
    wanted = re.findall(r"\b(ja|en)\b", request.headers.get("accept-language", "").lower())
    return "ja" if wanted[:1] == ["ja"] else "en"


class NoGoodbyes(logging.Filter):
    """Drops what Flet says when a window goes away without a word: phones do."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is kept."""
        error = record.exc_info[1] if record.exc_info else None
        # The second one is new in Starlette; before it was a bare RuntimeError.
        return type(error).__name__ not in ("WebSocketDisconnect", "WebSocketDisconnected")


_LIFE = secrets.token_hex(8)
"""Which start of the server this is: a page of an earlier one loads itself anew."""


async def _health(_: Request) -> Response:
    return JSONResponse({"ok": True, "life": _LIFE}, headers={"cache-control": "no-store"})


@asynccontextmanager
async def _flet_sessions(_: Any) -> AsyncIterator[None]:
    await app_manager.start()
    for name in ("flet", "flet_web.fastapi"):
        logging.getLogger(name).addFilter(NoGoodbyes())
    try:
        yield
    finally:
        await app_manager.shutdown()
