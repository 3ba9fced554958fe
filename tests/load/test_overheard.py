"""What the server sends to windows, frame by frame: nothing that their player may not know, and nothing beyond the table."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from companion.desk import Desk, Sitting
from tests.browser.play import Server
from tests.load.windows import Window
from tests.shichimi.builders import deal, peek, place, refill

TOKEN = "t" * 24


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    running = Server(tmp_path, "--port", str(port), "--public-url", f"http://localhost:{port}")
    running.start()
    yield running
    running.stop()
    assert not running.complaints()


def house_of(server: Server) -> tuple[str, int]:
    found = re.match(r"http://[^/:]+:(\d+)", server.url)
    assert found
    return f"http://localhost:{found[1]}", int(found[1])


def host(server: Server, route: str) -> Window:
    house, port = house_of(server)
    return Window(house, route, f"companion_{port}={server.url.rstrip('/').rsplit('/', 1)[-1]}")


def guest(server: Server, secret: str, route: str) -> Window:
    house, port = house_of(server)
    return Window(house, route, f"companion_guest_{port}={secret}.{TOKEN}")


def test_what_lies_covered_in_a_slow_heap_is_sent_to_no_window_not_even_when_somebody_peeks(served: Server) -> None:
    desk = Desk.open(served.data)
    shot = desk.create("shichimi", [Sitting("Anna"), Sitting("Ben")], {"variant": "slow", "habanero": True})
    played = [deal("tabc", "tade"), place(0, "c", 0), place(0, "t", 0), refill(0, "ta")]
    assert desk.enter(shot.table_id, played).ok
    secret, _ = desk.invite(shot.table_id)
    assert desk.sit(secret, TOKEN, 1)

    async def listen() -> list[bytes]:
        windows = [host(served, f"/table/{shot.table_id}"), guest(served, secret, "/")]
        for window in windows:
            await window.open("Ben")
        changes = [asyncio.create_task(window.change()) for window in windows]
        await asyncio.sleep(0)
        assert (await asyncio.to_thread(desk.enter, shot.table_id, [peek(1, 0)])).ok
        await asyncio.gather(*changes)
        for window in windows:
            await window.close()
        return [frame for window in windows for frame in window.heard]

    frames = asyncio.run(listen())
    desk.close()
    for covered in ("chinpi", "Chinpi", "陳皮"):
        assert not any(covered.encode() in frame for frame in frames), covered


def test_a_guest_asks_for_every_other_screen_by_address_and_gets_its_own_table_alone(served: Server) -> None:
    desk = Desk.open(served.data)
    other = desk.create("boze", [Sitting("Zenobia"), Sitting("Quirin")], {"market": False})
    desk.people.ensure("Xanthippe")
    mine = desk.create("boze", [Sitting("Anna"), Sitting("Ben")], {"market": False})
    secret, _ = desk.invite(mine.table_id)
    assert desk.sit(secret, TOKEN, 0)
    desk.close()
    routes = [
        "/",
        "/history",
        "/history/bin",
        "/players",
        "/player/Xanthippe",
        "/settings",
        "/box",
        "/troubles",
        "/events",
    ]
    routes += [f"/table/{other.table_id}{part}" for part in ("", "/log", "/result", "/share", "/names", "/invite")]
    routes += [f"/table/{mine.table_id}{part}" for part in ("/share", "/names", "/invite", "/fix/0/1")]

    async def ask() -> None:
        for route in routes:
            window = guest(served, secret, route)
            await window.open("Anna")
            await window.close()
            said = b"".join(window.heard)
            for name in (
                b"Zenobia",
                b"Quirin",
                b"Xanthippe",
                other.table_id.encode(),
                b"end-invitation",
                b"table-rename",
            ):
                # The window's own address comes back to it.
                assert name.decode() in route or name not in said, (route, name)

    asyncio.run(ask())


@pytest.mark.parametrize("shown", ["", "wrong", "x" * 32 + "." + TOKEN, "%SECRET%", "%SECRET%.", "%SECRET%.short"])
def test_whoever_shows_no_right_cookie_gets_no_window(served: Server, shown: str) -> None:
    desk = Desk.open(served.data)
    table = desk.create("boze", [Sitting("Anna"), Sitting("Ben")], {"market": False})
    secret, _ = desk.invite(table.table_id)
    desk.close()
    house, port = house_of(served)
    window = Window(house, "/", f"companion_guest_{port}={shown.replace('%SECRET%', secret)}")

    async def knock() -> None:
        with pytest.raises(WebSocketException):
            await window.open("Anna")

    asyncio.run(knock())
