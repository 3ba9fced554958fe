"""A flag race with three players at their own phones and the host's tablet: the flag, and heaps counted unseen."""

from pathlib import Path

from playwright.sync_api import Page, expect

from companion.desk import Desk, Sitting, Snapshot
from tests.browser.conftest import OpenWindow
from tests.browser.play import PHONE, TABLET, Server, by_id, enable_semantics, tap
from tests.browser.tables import do, stored, tells, wait_for
from tests.shichimi.builders import cards

NAMES = ("あやか", "Tom", "Maya")


def invited(data: Path) -> tuple[Snapshot, str]:
    """A party for three, and the secret of its invitation."""
    desk = Desk.open(data)
    try:
        shot = desk.create("shichimi", [Sitting(name) for name in NAMES], {"variant": "party", "target": 1})
        return shot, desk.invite(shot.table_id)[0]
    finally:
        desk.close()


def type_cards(page: Page, names: str) -> None:
    for name in cards(names):
        do(page, f"spice-{name}")


def overheard(page: Page, heard: dict[Page, list[bytes]]) -> None:
    """Keeps all that the server sends to a window from its next load on."""
    said = heard[page] = []

    def frame(payload: str | bytes) -> None:
        said.append(payload.encode() if isinstance(payload, str) else payload)

    page.on("websocket", lambda socket: socket.on("framereceived", frame))
    page.reload()
    enable_semantics(page)


def test_three_phones_race_for_the_flag_and_count_their_heaps_unseen(
    invited_server: Server, open_window: OpenWindow
) -> None:
    shot, secret = invited(invited_server.data)
    house = invited_server.url.split("/k/")[0]
    host = open_window(invited_server.url, size=TABLET)
    tap(host, f"resume-{shot.table_id}")
    wait_for(host, "flag-0")
    host.wait_for_url(f"**/table/{shot.table_id}")
    heard: dict[Page, list[bytes]] = {}
    overheard(host, heard)
    phones: list[Page] = []
    for seat in (1, 2):
        phone = open_window(f"{house}/j/{secret}", lang="en", size=PHONE)
        overheard(phone, heard)
        wait_for(phone, f"sit-{seat}")
        tap(phone, f"sit-{seat}")
        tells(phone, "Your seat")
        tap(phone, "main-action")
        wait_for(phone, f"flag-{seat}")
        assert by_id(phone, f"flag-{3 - seat}").count() == 0, "the own button alone"
        phones.append(phone)
    tom, maya = phones
    expect(by_id(host, "flag-1")).to_have_count(0)

    tap(maya, "main-action")
    for page in (host, tom, maya):
        expect(page.get_by_role("button", name="旗を取る" if page is host else "Take the flag").first).to_be_attached()
    tap(tom, "flag-1")
    tells(tom, "Flag taken!")
    flag = stored(invited_server.data, shot.table_id, lambda now: len(now.events) == 1).events[0]
    assert flag.player == 1

    tap(tom, "main-action")
    tap(maya, "main-action")
    type_cards(maya, "ttabcdef")
    tap(maya, "main-action")
    tells(maya, "Waiting")
    assert any(b"Togarashi 2" in said for said in heard[maya])
    tells(host, "Tomが先")
    tap(host, "main-action")
    tells(host, "入りました")
    tap(host, "main-action")
    type_cards(host, "tabcdef")
    tap(host, "main-action")
    assert len(stored(invited_server.data, shot.table_id).events) == 1, "nothing is entered before all are in"
    type_cards(tom, "tabcdef")
    for other in (host, tom):
        assert not any(b"Togarashi 2" in said or "唐辛子 2 · ほか".encode() in said for said in heard[other])
    tap(tom, "main-action")
    done = stored(invited_server.data, shot.table_id, lambda now: now.status == "finished")
    assert done.winners == (2,)
    for page in (tom, maya):
        tells(page, "Most togarashi")
