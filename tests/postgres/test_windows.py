"""Two programs behind one address: a window whose program dies goes on at the other one."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.desk import Desk
from tests.browser.play import Server
from tests.load.evening import CHOSEN, SEATS, half_made, waiting_table
from tests.load.windows import Window

PUBLIC = "http://play.example"


@pytest.fixture
def programs(tmp_path: Path, url: str) -> Iterator[list[Server]]:
    started = [Server(tmp_path / name, "--database", url, "--public-url", PUBLIC) for name in ("first", "second")]
    for program in started:
        program.data = tmp_path / "data"
        program.log.parent.mkdir()
        program.start()
    yield started
    for program in started:
        program.stop()
        assert not program.complaints()


def asked(program: Server, path: str, cookie: str = "") -> tuple[str, str]:
    """What a program answers to a browser behind the proxy: its text, and the cookie it gives."""
    address = f"http://{urlsplit(program.url).netloc}{path}"
    request = urllib.request.Request(address, headers={"Host": urlsplit(PUBLIC).netloc, "Cookie": cookie})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read().decode(), (answer.headers["set-cookie"] or "").split(";")[0]


def test_a_window_whose_program_dies_finds_its_table_and_its_half_made_entry_at_another(
    programs: list[Server], desk: Desk
) -> None:
    first, second = programs
    table = waiting_table(desk)
    _, cookie = asked(first, urlsplit(first.url).path)
    life = json.loads(asked(first, "/api/health", cookie)[0])["life"]

    async def play() -> list[bytes]:
        window = Window(first.url.split("/k/")[0], f"/table/{table}", cookie, PUBLIC)
        await window.open(SEATS[0])
        assert not any(CHOSEN.encode() in frame for frame in window.heard), "nothing is chosen yet"
        await half_made(desk, table, window)
        first.kill()
        await window.lost.wait()
        # By this the page sees that another one answers, and loads itself anew.
        assert json.loads(asked(second, "/api/health", cookie)[0])["life"] != life
        await window.move(second.url.split("/k/")[0], CHOSEN)
        await window.close()
        return window.heard

    shown = b"".join(asyncio.run(play()))
    assert all(name.encode() in shown for name in SEATS)
