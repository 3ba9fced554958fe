"""The public pages of an event, what the server lets through for them, and the cards to print."""

import asyncio
import re

import flet as ft
import pytest
from starlette.types import Message

from companion.desk import Desk
from companion.game import LANGS, Lang
from companion.serve.event import EventPages, wall_html
from companion.serve.place import Place
from companion.serve.web import MAX_FORM, web_app
from companion.tournament import evening
from companion.tournament.cards import cards_html
from models.tournament import Tournament
from tests.tournament.test_evening import board, event, next_round, now, play

HOST = "192.168.1.20:8550"
LAN = Place(
    port=8550,
    url=f"http://{HOST}/",
    invitation=f"http://{HOST}/",
    results=f"http://{HOST}/r/",
    hosts=frozenset({HOST}),
    origins=frozenset({f"http://{HOST}"}),
    secret="s" * 32,
)


async def nothing(_: ft.Page) -> None:
    """No screen."""


def ask(
    desk: Desk, path: str, method: str = "GET", body: bytes = b"", headers: tuple[tuple[str, str], ...] = ()
) -> tuple[int, dict[str, str], str]:
    """What the server answers to a device that knows no secret but the one in the path."""
    app = web_app(nothing, LAN, lambda secret, lang: None, None, EventPages(desk))
    sent: list[Message] = []
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    bare, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": bare,
        "raw_path": bare.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", HOST.encode()), *((k.encode(), v.encode()) for k, v in headers)],
        "client": ("192.168.1.30", 50000),
        "server": ("192.168.1.20", 8550),
    }
    asyncio.run(app(scope, receive, send))
    head = sent[0]
    found = {name.decode(): value.decode() for name, value in head["headers"]}
    return head["status"], found, b"".join(one.get("body", b"") for one in sent[1:]).decode()


def plain(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("lang", LANGS)
def test_the_wall_shows_ranking_tables_and_what_changed(desk: Desk, lang: Lang) -> None:
    id_ = event(desk, 5, seats=2)
    next_round(desk, id_)
    play(desk, id_, 1)
    table_id = board(desk, id_).tables[0].pairing.table_id or ""
    evening.make_void(desk, id_, table_id)
    next_round(desk, id_)
    page = wall_html(board(desk, id_), lang)
    shown = plain(page)
    for number in range(5):
        assert f"Player {chr(65 + number)}" in shown
    for word in ("対局中", "終了", "無効", "第2回戦") if lang == "ja" else ("Playing", "Over", "Void", "Round 2"):
        assert word in shown
    assert "<script" not in page
    assert 'http-equiv="refresh"' in page
    evening.finish(desk, id_)
    assert 'http-equiv="refresh"' not in wall_html(board(desk, id_), lang)


def test_names_are_text_never_markup(desk: Desk) -> None:
    id_ = event(desk, 1)
    for name in ("<script>alert(1)", "\"' onload=x & {name}"):
        evening.check_in(desk, id_, name)
    next_round(desk, id_)
    found = now(desk, id_)
    pages = [
        wall_html(board(desk, id_), "en"),
        cards_html(board(desk, id_), lambda table: f"http://{HOST}/j/{table}", "en"),
    ]
    status, _, door = ask(desk, f"/c/{found.door}", "POST", b"name=%3Cscript%3E" + b"x" * 30)
    assert status == 200
    for page in (*pages, door):
        assert "<script" not in page
    assert "onload=x &amp; {name}" in pages[0]


def test_people_check_in_at_the_door_and_are_told_what_became_of_it(desk: Desk) -> None:
    id_ = event(desk, 1)
    door = f"/c/{now(desk, id_).door}"
    status, headers, page = ask(desk, door)
    assert (status, 'name="name"' in page) == (200, True)
    assert "form-action 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    # With the house's "no-referrer" a browser would send its form from the origin "null", which is refused.
    assert headers["referrer-policy"] == "same-origin"
    origin = (("origin", f"http://{HOST}"),)
    status, _, page = ask(desk, door, "POST", "name=あやか".encode(), origin)
    assert (status, "あやか, you are checked in." in page) == (200, True)
    assert [one.name for one in now(desk, id_).entrants] == ["Player A", "あやか"]
    status, _, page = ask(desk, door, "POST", b"name=player+a", origin)
    assert (status, 'class="bad"' in page) == (200, True)
    for body in (b"", b"name=", b"\xff\xfe", b"other=1", b"name=a&" * 20):
        assert ask(desk, door, "POST", body)[0] == 200
    assert ask(desk, door, "POST", b"name=" + b"x" * MAX_FORM)[0] == 413
    assert len(now(desk, id_).entrants) == 2
    evening.open_door(desk, id_, False)
    status, _, page = ask(desk, door)
    assert (status, "<form" in page) == (200, False)
    ask(desk, door, "POST", b"name=Late", origin)
    assert len(now(desk, id_).entrants) == 2


def test_an_events_addresses_open_nothing_else(desk: Desk) -> None:
    id_ = event(desk, 2)
    found: Tournament = now(desk, id_)
    assert ask(desk, f"/e/{found.wall}")[0] == 200
    for path in (
        f"/e/{found.door}",
        f"/c/{found.wall}",
        f"/e/{found.id}",
        f"/e/{found.wall}/more",
        f"/e/{found.wall}/",
        "/e/",
        "/c/x",
        "/",
        f"/event/{found.id}",
        f"/table/{found.id}",
        "/start.js",
    ):
        assert ask(desk, path)[0] == 404, path
    for method in ("POST", "PUT", "DELETE"):
        assert ask(desk, f"/e/{found.wall}", method)[0] == 405
    for method in ("PUT", "DELETE", "PATCH"):
        assert ask(desk, f"/c/{found.door}", method)[0] == 405
    assert ask(desk, f"/c/{found.door}", "POST", b"name=x", (("origin", "http://elsewhere.example"),))[0] == 403
    evening.delete(desk, id_)
    assert ask(desk, f"/e/{found.wall}")[0] == ask(desk, f"/c/{found.door}")[0] == 404
    assert now(desk, id_).entrants == found.entrants


def test_the_wall_is_light_or_dark_and_in_the_language_that_is_asked_for(desk: Desk) -> None:
    wall = f"/e/{now(desk, event(desk, 1)).wall}"
    assert "color-scheme: dark;" in ask(desk, f"{wall}?theme=dark")[2]
    assert "color-scheme: light;" in ask(desk, f"{wall}?theme=light")[2]
    assert 'lang="ja"' in ask(desk, f"{wall}?lang=ja")[2]
    assert 'lang="ja"' in ask(desk, wall, headers=(("accept-language", "ja"),))[2]


def test_the_cards_are_those_of_the_last_round_with_names_and_codes(desk: Desk) -> None:
    id_ = event(desk, 8)
    next_round(desk, id_)
    play(desk, id_, 1)
    next_round(desk, id_)
    page = cards_html(board(desk, id_), lambda table: f"http://{HOST}/j/{table}", "en")
    assert page.count("<svg") == 2
    assert page.count("Round 2") == 2
    assert "Round 1" not in page
    assert all(f"Player {chr(65 + number)}" in page for number in range(8))
