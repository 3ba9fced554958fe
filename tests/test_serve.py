"""Serving: who is let in, what an answer carries, and what the terminal shows."""

import asyncio
import logging
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import flet as ft
import pytest
import uvicorn
import zxingcpp
from PIL import Image
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.serve import connections, web
from companion.serve import place as places
from companion.serve.connections import Strangers, prompt
from companion.serve.gate import Gate
from companion.serve.place import Place, ServeError, Settings, address_secret, bind, lan_address, place
from companion.serve.run import announce, has_display
from companion.serve.terminal import qr_code, terminal_lang
from companion.serve.uploads import expecting
from companion.serve.web import APOLOGY, Window, web_app

ROOT = Path(__file__).resolve().parent.parent
SECRET = "s" * 32
SHARED = "r" * 32
RESULT = {"ja": "<!DOCTYPE html><title>あやか 20点</title>", "en": "<!DOCTYPE html><title>あやか 20</title>"}
LOCAL = Place(
    port=8550,
    url="http://127.0.0.1:8550/",
    invitation=None,
    results=None,
    hosts=frozenset({"127.0.0.1:8550", "localhost:8550", "[::1]:8550"}),
    origins=frozenset({"http://127.0.0.1:8550", "http://localhost:8550", "http://[::1]:8550"}),
    secret=None,
)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


async def nothing(_: ft.Page) -> None:
    """No screen."""


def app(here: Place) -> ASGIApp:
    return web_app(nothing, here, lambda secret, lang: RESULT[lang] if secret == SHARED else None)


def ask(
    application: ASGIApp,
    path: str,
    *headers: tuple[str, str],
    host: str = "127.0.0.1:8550",
    method: str = "GET",
    kind: str = "http",
    client: str = "127.0.0.1",
    body: Sequence[bytes] = (b"",),
) -> Answer:
    """One request; of a websocket the first answer, 101 where it was accepted and 403 where it was refused."""
    return asyncio.run(
        asking(application, path, *headers, host=host, method=method, kind=kind, client=client, body=body)
    )


async def asking(
    application: ASGIApp,
    path: str,
    *headers: tuple[str, str],
    host: str = "127.0.0.1:8550",
    method: str = "GET",
    kind: str = "http",
    client: str = "127.0.0.1",
    body: Sequence[bytes] = (b"",),
) -> Answer:
    sent: list[dict[str, Any]] = []
    parts = list(body)
    fields = [*((("host", host),) if host else ()), *headers]
    scope = {
        "type": kind,
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "scheme": "http" if kind == "http" else "ws",
        "http_version": "1.1",
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in fields],
        "client": (client, 50000),
        "server": ("10.0.0.7", 8550),
        "subprotocols": [],
    }

    async def receive() -> dict[str, Any]:
        if parts:
            part = parts.pop(0)
            more = {"type": "http.request", "body": part, "more_body": bool(parts)}
            return more if kind == "http" else {"type": "websocket.connect"}
        return await asyncio.Event().wait()  # a client that waits for its answer

    async def send(message: Any) -> None:
        sent.append(dict(message))

    await application(scope, receive, send)
    if kind == "websocket":
        return Answer({"websocket.accept": 101, "websocket.close": 403}[sent[0]["type"]], {}, b"")
    start = next(message for message in sent if message["type"] == "http.response.start")
    content = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return Answer(start["status"], {k.decode(): v.decode() for k, v in start["headers"]}, content)


async def accepting(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """An application behind the gate that lets everybody in."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"in"})


def knock(here: Place, path: str, *headers: tuple[str, str], **more: Any) -> int:
    return ask(Gate(accepting, here), path, *headers, **more).status


@pytest.fixture
def lan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A place in a network, with the secret `SECRET`."""
    (tmp_path / places.SECRET_FILE).write_text(SECRET)
    monkeypatch.setattr(places, "lan_address", lambda: "192.168.1.20")
    return place(Settings(lan=True), 8550, tmp_path)


ENTER = [("http", "/"), ("websocket", "/ws")]


@pytest.mark.parametrize(("kind", "path"), ENTER)
@pytest.mark.parametrize("host", ["127.0.0.1:8550", "localhost:8550", "LOCALHOST:8550", "[::1]:8550", "10.0.0.7:8550"])
def test_own_hosts_are_let_in(kind: str, path: str, host: str) -> None:
    assert knock(LOCAL, path, host=host, kind=kind) in (200, 101)


@pytest.mark.parametrize(("kind", "path"), ENTER)
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8550", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8550.evil.example", ""]
)
def test_a_foreign_or_missing_host_is_refused(kind: str, path: str, host: str) -> None:
    assert knock(LOCAL, path, host=host, kind=kind) == 403


def test_two_hosts_are_refused() -> None:
    assert knock(LOCAL, "/", ("host", "127.0.0.1:8550")) == 403


@pytest.mark.parametrize(("kind", "path"), ENTER)
def test_own_origins_are_let_in(kind: str, path: str) -> None:
    for origin in ("http://127.0.0.1:8550", "http://localhost:8550", "http://[::1]:8550"):
        assert knock(LOCAL, path, ("origin", origin), kind=kind) in (200, 101)


@pytest.mark.parametrize(("kind", "path"), ENTER)
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "https://127.0.0.1:8550", "http://127.0.0.1:1", "http://127.0.0.1"]
)
def test_foreign_origins_are_refused(kind: str, path: str, origin: str) -> None:
    assert knock(LOCAL, path, ("origin", origin), kind=kind) == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_only_reading_is_served(method: str) -> None:
    assert knock(LOCAL, "/", method=method) == 405


@pytest.mark.parametrize("path", ["/", "/main.dart.js", "/api/health", "/assets/FontManifest.json", "/k/", "/k/wrong"])
@pytest.mark.parametrize("cookie", [None, "companion_8550=wrong", "companion_8550=", f"other={SECRET}", "\u00e9;=;"])
def test_without_the_secret_nothing_is_shown(lan: Place, path: str, cookie: str | None) -> None:
    headers = [("cookie", cookie)] if cookie is not None else []
    answer = ask(app(lan), path, *headers, host="192.168.1.20:8550")
    assert (answer.status, answer.body) == (404, b"Not Found")


def test_without_the_secret_no_window_is_opened(lan: Place) -> None:
    for path in ("/ws", f"/k/{SECRET}", "/r/x"):
        assert knock(lan, path, host="192.168.1.20:8550", kind="websocket") == 403


def test_the_secret_is_exchanged_for_a_cookie_that_opens_everything(lan: Place) -> None:
    answer = ask(app(lan), f"/k/{SECRET}", host="192.168.1.20:8550")
    assert answer.status == 200
    assert SECRET not in answer.body.decode()
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    shown = ("cookie", f"x=1; {cookie.split(';')[0]}")
    assert ask(app(lan), "/api/health", shown, host="192.168.1.20:8550").status == 200
    assert knock(lan, "/ws", shown, host="192.168.1.20:8550", kind="websocket") == 101


def test_this_machine_alone_needs_no_secret(tmp_path: Path) -> None:
    here = place(Settings(), 8550, tmp_path)
    assert (here.secret, here.invitation, here.url) == (None, None, "http://127.0.0.1:8550/")
    assert not (tmp_path / places.SECRET_FILE).exists()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.9"])
def test_every_other_address_needs_a_secret(host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "lan_address", lambda: "192.168.1.20")
    here = place(Settings(host=host), 8550, tmp_path)
    assert here.secret
    assert here.secret in (here.invitation or "")
    assert here.url.endswith(here.secret)


def test_the_secret_is_random_kept_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    first = address_secret(tmp_path / "a")
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", first)
    assert address_secret(tmp_path / "a") == first
    assert address_secret(tmp_path / "b") != first
    assert stat.S_IMODE((tmp_path / "a" / places.SECRET_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("damaged", ["", "short", SECRET + "x", "é" * 32, "../../../../etc/passwd_aaaaaaaaaa"])
def test_a_damaged_secret_is_made_anew(damaged: str, tmp_path: Path) -> None:
    (tmp_path / places.SECRET_FILE).write_text(damaged, encoding="utf-8")
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", fresh := address_secret(tmp_path))
    assert fresh != damaged


def test_several_programs_that_start_at_once_share_one_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as programs:
        made = set(programs.map(address_secret, [tmp_path / "new"] * 8))
    assert len(made) == 1


def test_behind_one_address_a_window_let_in_by_one_program_is_let_in_by_the_next(tmp_path: Path) -> None:
    first, second = (place(Settings(public_url="https://play.example"), port, tmp_path) for port in (8551, 8552))
    assert (first.cookie, first.guest_cookie) == (second.cookie, second.guest_cookie)
    given = ask(app(first), f"/k/{first.secret}", host="play.example").headers["set-cookie"].split(";")[0]
    assert knock(second, "/", ("cookie", given), host="play.example") == 200


def test_a_public_address_is_one_of_ours_and_needs_the_secret(tmp_path: Path) -> None:
    (tmp_path / places.SECRET_FILE).write_text(SECRET)
    here = place(Settings(public_url="https://Play.Example/"), 8550, tmp_path)
    assert here.invitation == f"https://play.example/k/{SECRET}"
    assert knock(here, "/", host="play.example") == 404
    shown = ("cookie", f"companion_443={SECRET}")
    for host in ("play.example", "play.example:443", "127.0.0.1:8550"):
        assert knock(here, "/", shown, ("origin", "https://play.example"), host=host) == 200
    assert knock(here, "/", shown, ("origin", "http://play.example"), host="play.example") == 403
    assert knock(here, "/", shown, host="play.example:8550") == 403
    assert "Secure" in ask(app(here), f"/k/{SECRET}", host="play.example").headers["set-cookie"]
    assert "Secure" not in ask(app(here), f"/k/{SECRET}").headers["set-cookie"]


@pytest.mark.parametrize("url", ["play.example", "ftp://play.example", "https://", "https://a:b@c", "https://a:x/", ""])
def test_a_public_address_that_is_none_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(ServeError) as error:
        place(Settings(public_url=url), 8550, tmp_path)
    assert url in error.value.sentence("en")
    assert url in error.value.sentence("ja")


@pytest.mark.parametrize("url", ["https://a.example/sub", "https://a.example/?x", "https://a.example/#x"])
def test_a_public_address_ends_after_the_host(url: str, tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="public-url-path"):
        place(Settings(public_url=url), 8550, tmp_path)


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError) as error:
            bind(Settings(port=port))
        assert f"127.0.0.1:{port}" in error.value.sentence("en")


def test_without_a_wish_a_taken_port_gives_way_to_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(places, "DEFAULT_PORT", taken.getsockname()[1])
        with bind(Settings()) as bound:
            assert bound.getsockname()[0] == "127.0.0.1"
            assert bound.getsockname()[1] not in (0, taken.getsockname()[1])


def test_only_this_machine_is_bound_unless_asked() -> None:
    assert places.bind_host(Settings()) == "127.0.0.1"
    assert places.bind_host(Settings(public_url="https://a.example")) == "127.0.0.1"
    assert places.bind_host(Settings(lan=True)) == "0.0.0.0"
    assert places.bind_host(Settings(lan=True, host="192.168.1.9")) == "192.168.1.9"


def test_no_network_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "_own_addresses", lambda: iter(["127.0.0.1", "0.0.0.0", "169.254.3.4"]))
    with pytest.raises(ServeError) as error:
        lan_address()
    assert "network" in error.value.sentence("en")


def test_a_result_link_shows_one_result_and_nothing_else(lan: Place) -> None:
    answer = ask(app(lan), f"/r/{SHARED}", host="192.168.1.20:8550")
    assert (answer.status, answer.body.decode()) == (200, RESULT["en"])
    for wanted, lang in (("ja,en;q=0.5", "ja"), ("en-GB,ja", "en"), ("de", "en"), ("ko,ja-JP", "ja")):
        spoken = ask(app(lan), f"/r/{SHARED}", ("accept-language", wanted), host="192.168.1.20:8550")
        assert spoken.body.decode() == RESULT[lang]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert answer.headers["cache-control"] == "no-store"
    for path in ("/r/", "/r/unknown", f"/r/{SHARED}/", f"/r/{SHARED}/more", "/r", "/r/../start.js", "/r/.."):
        refused = ask(app(lan), path, host="192.168.1.20:8550")
        assert (refused.status, refused.body) == (404, b"Not Found"), path


def test_every_screen_of_the_app_is_our_page_without_an_inline_script() -> None:
    screens = (
        "/t/0a1b",
        "/rules/dimsum",
        "/rules/dimsum/dimsum.shape",
        "/table/0a1b/rules/slow.turn",
        "/player/J.%20R.",
    )
    for path in ("/", "/index.html", *screens):
        answer = ask(app(LOCAL), path)
        assert answer.status == 200, path
        assert b'src="start.js"' in answer.body
        assert not re.search(rb"<script(?![^>]*\bsrc=)", answer.body)


def test_pages_may_load_from_this_server_only() -> None:
    answer = ask(app(LOCAL), "/")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert not [source for sources in policy.values() for source in sources.split() if "//" in source or "*" in source]
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-embedder-policy"] == "require-corp"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", ["/nope.js", "/assets/nope.otf", "/docs.json", "/../pyproject.toml", "/404.html"])
def test_what_is_not_there_is_a_bare_page(path: str) -> None:
    answer = ask(app(LOCAL), path)
    assert (answer.status, answer.body) == (404, b"Not Found")


def test_the_fonts_are_declared_as_we_keep_them() -> None:
    answer = ask(app(LOCAL), "/assets/FontManifest.json")
    assert answer.body == (ROOT / "assets" / "assets" / "FontManifest.json").read_bytes()


def test_files_are_packed_for_other_devices_only() -> None:
    packing = ("accept-encoding", "gzip")
    assert "content-encoding" not in ask(app(LOCAL), "/start.js", packing).headers
    assert ask(app(LOCAL), "/start.js", packing, client="192.168.1.33").headers["content-encoding"] == "gzip"


def test_a_file_that_did_not_change_is_not_sent_again() -> None:
    first = ask(app(LOCAL), "/start.js")
    assert first.headers["cache-control"] == "no-cache"
    assert ask(app(LOCAL), "/start.js", ("if-none-match", first.headers["etag"])).status == 304


def test_a_traceback_never_reaches_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody

    sent: list[Message] = []
    monkeypatch.setattr(Window.__bases__[0], "send_message", lambda self, message: sent.append(message))
    window = object.__new__(Window)
    window._FletApp__send_queue = object()
    window.send_message(Message(MessageAction.SESSION_CRASHED, SessionCrashedBody("Traceback: /home/me/secret.py")))
    other = Message(MessageAction.PATCH_CONTROL, SessionCrashedBody("a name"))
    window.send_message(other)
    assert sent[0].body.message == APOLOGY
    assert (sent[1].action, sent[1].body) == (other.action, other.body)
    window._FletApp__send_queue = None  # as Flet leaves it when the window has gone
    window.send_message(other)
    assert len(sent) == 2


def test_a_screen_that_could_not_be_kept_says_why_and_names_no_path() -> None:
    told = web.apology("…\ncompanion.store.errors.StoreError: full: /home/me/companion.db\n")
    assert "no room" in told
    assert "あき" in told
    assert "/home" not in told
    assert web.apology("KeyError: 'StoreError'") == APOLOGY


def test_the_terminal_code_is_read_on_a_dark_and_on_a_light_background() -> None:
    url = f"http://192.168.100.200:8550/k/{SECRET}"
    lines = qr_code(url, "utf-8").splitlines()
    assert all(line.startswith("\x1b[38;5;16;48;5;231m") and line.endswith("\x1b[0m") for line in lines)
    rows = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    pixels = [[c in above for c in row] for row in rows for above in ("▀█", "▄█")]
    assert len(pixels[0]) <= 60, "wider than a small terminal"
    picture = Image.new("L", (len(pixels[0]), len(pixels)), 255)
    picture.putdata([0 if dark else 255 for row in pixels for dark in row])
    for background in (0, 255):
        terminal = Image.new("L", (picture.width * 4 + 80, picture.height * 4 + 80), background)
        terminal.paste(picture.resize((picture.width * 4, picture.height * 4), Image.Resampling.NEAREST), (40, 40))
        assert [found.text for found in zxingcpp.read_barcodes(terminal)] == [url]


def test_a_terminal_without_block_characters_gets_the_address_alone() -> None:
    assert qr_code("http://192.168.1.20:8550/", "ascii") == ""


def test_the_terminal_is_told_the_addresses(lan: Place, capsys: pytest.CaptureFixture[str]) -> None:
    announce(LOCAL, "en")
    assert capsys.readouterr().out.splitlines()[0] == "Table Companion is open at http://127.0.0.1:8550/"
    announce(lan, "ja")
    told = capsys.readouterr().out
    assert f"http://192.168.1.20:8550/k/{SECRET}" in told
    assert "\x1b" not in told, "no colours where it is no terminal"


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_speaks_its_locale(variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert terminal_lang() == lang


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()


def test_a_file_comes_in_once_and_only_where_it_is_expected() -> None:
    async def play() -> None:
        served = app(LOCAL)
        with expecting(8) as upload:
            assert (await asking(served, upload.url, method="PUT", body=[b"1234", b"5678"])).status == 204
            assert await upload.content() == b"12345678"
            assert (await asking(served, upload.url, method="PUT", body=[b"again"])).status == 404
        with expecting(8) as upload:
            pass
        assert (await asking(served, upload.url, method="PUT", body=[b"late"])).status == 404
        assert (await asking(served, "/upload/x", method="PUT")).status == 404
        assert (await asking(served, "/upload/x", method="GET")).status == 405

    asyncio.run(play())


def test_a_file_that_is_too_large_is_not_taken_in() -> None:
    async def play() -> None:
        with expecting(8) as upload:
            assert (
                await asking(app(LOCAL), upload.url, method="PUT", body=[b"12345678", b"9"] + [b"x"] * 99)
            ).status == 413
            with pytest.raises(OSError, match="8 bytes"):
                await upload.content()

    asyncio.run(play())


def test_no_file_comes_in_without_the_secret_or_from_another_site(lan: Place) -> None:
    async def play() -> None:
        with expecting(8) as upload:
            foreign = ("origin", "http://evil.example")
            assert (await asking(app(lan), upload.url, host="192.168.1.20:8550", method="PUT")).status == 404
            assert (await asking(app(LOCAL), upload.url, foreign, method="PUT")).status == 403

    asyncio.run(play())


def test_the_packaged_app_loads_no_web_server() -> None:
    seen = "import sys, companion.__main__, views.app; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", seen], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout.split()
    assert {"flet", "views.app", "views.parts.picking"} <= set(loaded)
    assert not {"flet_web", "starlette", "fastapi", "uvicorn", "websockets"} & set(loaded)


class Visit:
    """What a connection does to sessions, in place of Flet's manager: the session it serves ends with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: Exception | None) -> None:
        self.done: list[str] = []
        self.session = SimpleNamespace(id="one")
        flet_app: Any = Window.__bases__[0]

        async def disconnect(key: str, seconds: int) -> None:
            self.done.append("disconnected")
            self.window.dispose()

        async def delete(key: str) -> None:
            self.done.append("deleted")

        async def handle(window: Any, websocket: Any) -> None:
            window._FletApp__session = self.session
            if error:
                raise error
            await web.app_manager.disconnect_session("one", 1)

        monkeypatch.setattr(web.app_manager, "disconnect_session", disconnect)
        monkeypatch.setattr(web.app_manager, "delete_session", delete)
        monkeypatch.setattr(flet_app, "handle", handle)
        monkeypatch.setattr(flet_app, "_FletApp__get_unique_session_id", lambda self, session_id: session_id)

    async def run(self) -> list[str]:
        """Serves one connection to its end; what was done to its session, in order."""
        self.window = Window(asyncio.get_running_loop(), None, nothing, None)
        await self.window.handle(WebSocket({"type": "websocket", "headers": []}, None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        return self.done


@pytest.mark.parametrize("error", [None, WebSocketDisconnect(1006)])
def test_a_session_is_kept_for_a_window_that_went_away(
    error: Exception | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Visit(monkeypatch, error)
    monkeypatch.setattr(Window, "filled", [visit.session])
    assert asyncio.run(visit.run()) == ["disconnected"]


def test_a_session_that_was_never_filled_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(Visit(monkeypatch, None).run()) == ["disconnected", "deleted"]


def window_over(frames: Sequence[bytes | None], monkeypatch: pytest.MonkeyPatch) -> None:
    """One connection from its opening to its end; None: the browser says nothing more and stays."""
    monkeypatch.setattr(web, "REGISTER_SECONDS", 0.05)

    class Browser:
        def __init__(self) -> None:
            self.client, self.url = None, SimpleNamespace(path="/ws")
            self.headers: dict[str, str] = {}
            self.cookies: dict[str, str] = {}
            self.left = list(frames)
            self.scope: dict[str, Any] = {}

        async def accept(self) -> None:
            pass

        async def receive_bytes(self) -> bytes:
            frame = self.left.pop(0) if self.left else b"gone"
            if frame is None:
                await asyncio.Event().wait()
            if frame == b"gone":
                raise WebSocketDisconnect(1006)
            assert frame is not None
            return frame

    async def run() -> None:
        app = Window(asyncio.get_running_loop(), None, nothing, None)  # type: ignore[arg-type]
        await asyncio.wait_for(app.handle(Browser()), 20)  # type: ignore[arg-type]

    asyncio.run(run())


@pytest.mark.parametrize("frames", [[], [None], [b"", b"", None], [b"\x05", b"\x01"]])
def test_a_connection_that_never_says_what_window_it_is_ends(
    frames: list[bytes | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    window_over(frames, monkeypatch)


def test_a_stranger_gives_way_to_newcomers_and_whoever_was_let_in_does_not() -> None:
    closed: list[int] = []
    strangers = Strangers(most=3)
    for port in range(6):
        strangers.came(("10.0.0.1", port), SimpleNamespace(abort=lambda port=port: closed.append(port)))  # type: ignore[arg-type]
        if port in (0, 2):
            strangers.knows(("10.0.0.1", port))
    assert closed == [1]
    assert len(strangers) == 3


def test_idle_connections_end_and_leave_room_for_those_with_the_secret(
    lan: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    strangers = Strangers(most=20)
    served = web_app(nothing, lan, lambda secret, lang: None, strangers)
    config = uvicorn.Config(served, http=prompt(strangers), limit_concurrency=40, log_level="critical", lifespan="off")
    server = uvicorn.Server(config)
    (host,) = [host for host in lan.hosts if host.startswith("127.0.0.1")] or [next(iter(lan.hosts))]
    ask = f"GET /api/health HTTP/1.1\r\nHost: {host}\r\nCookie: {lan.cookie}={SECRET}\r\n\r\n".encode()

    async def run() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        address = listening.getsockname()
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0)
        idle = [await asyncio.open_connection(*address) for _ in range(60)]
        half = await asyncio.open_connection(*address)
        half[1].write(b"GET / HTTP/1.1\r\nHost: ")
        reader, writer = await asyncio.open_connection(*address)
        writer.write(ask)
        assert b" 200 " in await asyncio.wait_for(reader.readline(), 20)
        for silent, _ in (*idle, half):
            assert await asyncio.wait_for(silent.read(), 20) in (b"",)
        for _, open_writer in (*idle, half, (reader, writer)):
            open_writer.close()
        server.should_exit = True
        await task

    asyncio.run(run())


def test_a_phone_that_goes_away_is_no_error_in_the_log() -> None:
    def record(error: Exception) -> logging.LogRecord:
        return logging.LogRecord("flet_web.fastapi", logging.WARNING, "", 0, "error", None, (type(error), error, None))

    assert not web.NoGoodbyes().filter(record(WebSocketDisconnect(1006)))
    assert web.NoGoodbyes().filter(record(ValueError("a bug")))
