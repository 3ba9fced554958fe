"""Players' own phones at one table: scanned in, seated, called, kept to their seat, shut out."""

import re

from playwright.sync_api import Page, expect

from companion.desk import Desk
from tests.browser.conftest import OpenWindow
from tests.browser.play import PHONE, TABLET, Server, by_id, enable_semantics, focused, tap
from tests.browser.tables import ONE_CUBE_EACH, do, gone, reads, seeded, stored, tells, wait_for
from tests.browser.typed import write_out

SMALL = {"width": 390, "height": 664}
"""A phone's browser with its bars."""


def invitation(server: Server, table_id: str) -> str:
    desk = Desk.open(server.data)
    try:
        found = desk.invitation(table_id)
    finally:
        desk.close()
    assert found is not None
    return found[0]


def goes_to(page: Page, address: str) -> None:
    page.goto(address)
    enable_semantics(page)
    page.get_by_role("button").first.wait_for(state="attached")


def test_a_phone_follows_the_code_to_its_seat_plays_and_is_shut_out(
    invited_server: Server, open_window: OpenWindow
) -> None:
    shot = seeded(invited_server.data, ONE_CUBE_EACH)
    house = invited_server.url.split("/k/")[0]
    host = open_window(invited_server.url, size=TABLET)
    tap(host, f"resume-{shot.table_id}")
    wait_for(host, "more")
    do(host, "more")
    tap(host, "menu-invite")
    wait_for(host, "qr")
    secret = invitation(invited_server, shot.table_id)

    phone = open_window(f"{house}/j/{secret}", lang="en", loses_server=True)
    wait_for(phone, "sit-1")
    tap(phone, "sit-1")
    tells(phone, "Your seat")
    field = by_id(phone, "my-name").get_by_role("textbox")
    write_out(phone, "my-name")
    phone.keyboard.press("ControlOrMeta+a")
    phone.keyboard.insert_text("Maya")
    expect(field).to_have_value("Maya")
    tap(phone, "main-action")
    wait_for(phone, "slot-0")
    stored(invited_server.data, shot.table_id, lambda now: now.names[1] == "Maya")
    tells(host, "Maya")

    # It is the phone's turn, and the phone says so; elsewhere in the house it finds its table only.
    expect(phone).to_have_title("● It is your turn")
    for path in ("/history", "/settings", "/table/other", "/box"):
        goes_to(phone, house + path)
        wait_for(phone, "slot-0")
    do(phone, "slot-1")
    do(phone, "main-action")
    tap(phone, "refill-green-2")
    stored(invited_server.data, shot.table_id, lambda now: len(now.events) == len(shot.events) + 2)
    expect(phone).not_to_have_title("● It is your turn")
    # The host's turn is the phone's to look at only.
    tells(phone, "あやか is to act", "This is your board")
    tap(phone, "main-action")
    wait_for(phone, "slot-0")
    tap(phone, "slot-0")
    tap(phone, "main-action")
    tells(phone, "This is your board")

    tap(host, "end-invitation")
    tells(phone, "This invitation has ended")
    gone(phone, "slot-0")
    phone.goto(house)
    expect(phone.locator("body")).to_contain_text("Not Found")


def test_people_sit_down_by_phone_while_the_table_is_set_up(invited_server: Server, open_window: OpenWindow) -> None:
    host = open_window(invited_server.url, size=PHONE, lang="en")
    house = invited_server.url.split("/k/")[0]
    do(host, "new-dimsum")
    do(host, "by-phone")
    shown = by_id(host, "join-address").get_by_role("textbox")
    shown.click()
    focused(host)
    expect(shown).to_have_value(re.compile(r"^http://localhost:\d+/j/\S+$"))
    secret = shown.input_value().rsplit("/", 1)[-1]

    phone = open_window(f"{house}/j/{secret}", lang="en", size=SMALL, loses_server=True)
    field = by_id(phone, "my-name").get_by_role("textbox")
    write_out(phone, "my-name")
    phone.keyboard.press("ControlOrMeta+a")
    phone.keyboard.insert_text("Maya")
    expect(field).to_have_value("Maya")
    tap(phone, "my-mark-3")
    tap(phone, "main-action")
    tells(phone, "Maya, you have a seat")
    tells(host, "1 has sat down")
    tap(host, "sheet-close")
    reads(host, "seat-0", "Maya")
    do(host, "main-action")
    host.wait_for_url("**/table/*")
    wait_for(phone, "deal-red-1")
    tap(host, "more")
    tap(host, "menu-invite")
    tells(host, "Has a phone")
