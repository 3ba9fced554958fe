"""What the share sheet shows is read back from the screen, in both themes, and opened on a second device."""

import pytest
from playwright.sync_api import Page, expect

from companion.desk import Desk, TableInfo
from companion.sharing import decode
from tests.browser.conftest import OpenWindow
from tests.browser.handed import all_pictures, code_shown, finished, give, long_pack, paste, picture_shown, running
from tests.browser.play import TABLET, Server, screen, tap
from tests.browser.tables import ONE_CUBE_EACH, do, seeded, wait_for


def tables_of(server: Server) -> tuple[TableInfo, ...]:
    """The tables a device keeps, as they are on disk now."""
    desk = Desk.open(server.data)
    try:
        return desk.tables()
    finally:
        desk.close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_both_codes_are_read_from_the_screen(open_window: OpenWindow, server: Server, dark: bool) -> None:
    shot = seeded(server.data, [*ONE_CUBE_EACH, [{"type": "stop", "reason": "時間切れ"}]])
    page = open_window(f"{server.url}table/{shot.table_id}/share", dark=dark)
    wait_for(page, "qr")
    plain = code_shown(page)
    assert "点心罪ホーダイ" in plain
    for row in shot.standings:
        assert f"{row.name} {row.total}" in plain
    do(page, "share-full")
    assert decode([code_shown(page, plain)]) == shot.record(times=False)


@pytest.mark.both_ways("screenshot")
@pytest.mark.parametrize("way", ["paste", "screenshot"])
def test_a_finished_game_goes_to_a_second_device_is_verified_kept_and_played_again(
    own_server: Server, other_server: Server, open_window: OpenWindow, way: str
) -> None:
    shot = finished(own_server.data)
    giver = open_window(f"{own_server.url}table/{shot.table_id}/share", dark=way == "screenshot")
    wait_for(giver, "qr")
    plain = code_shown(giver)
    tap(giver, "share-full")
    code, picture = picture_shown(giver, {plain})

    taker = open_window(f"{other_server.url}open", size=TABLET, lang="en")
    if way == "paste":
        paste(taker, code)
    else:
        give(taker, "scan-photo", "screenshot.png", picture)
    wait_for(taker, "open-verdict")
    assert "Verified by the rules" in screen(taker)
    tap(taker, "main-action")
    wait_for(taker, "winner")
    assert "Winner: Tom, 16" in screen(taker)
    (kept,) = tables_of(other_server)
    assert (kept.table_id, kept.names, kept.running) == (shot.table_id, ("あやか", "Tom"), False)

    tap(taker, "records")
    tap(taker, f"table-{shot.table_id}")
    tap(taker, "do-rematch")
    wait_for(taker, "undo")
    again = next(table for table in tables_of(other_server) if table.running)
    assert (again.names, again.rematch_of) == (("Tom", "あやか"), shot.table_id)


def test_a_running_game_in_several_codes_is_carried_on_on_a_second_device(
    own_server: Server, other_server: Server, open_window: OpenWindow
) -> None:
    shot = running(own_server.data)
    giver = open_window(f"{own_server.url}table/{shot.table_id}/share")
    wait_for(giver, "qr")
    plain = code_shown(giver)
    tap(giver, "share-full")
    wait_for(giver, "code-stop")
    pictures = all_pictures(giver, 2, plain)
    assert decode(pictures)["pack"] == long_pack()

    taker = open_window(f"{other_server.url}open")
    last, first = reversed(pictures.values())
    give(taker, "scan-photo", "second.png", last)
    wait_for(taker, "scan-progress")
    assert "2枚のうち 1枚 読みました" in screen(taker)
    give(taker, "scan-photo", "first.png", first)
    wait_for(taker, "open-verdict")
    assert "ここまで きまり通りです" in screen(taker)
    tap(taker, "main-action")
    wait_for(taker, "undo")
    (kept,) = tables_of(other_server)
    assert kept.running
    assert kept.table_id == shot.table_id


def test_the_codes_stop_and_are_leafed_through(own_server: Server, open_window: OpenWindow) -> None:
    shot = running(own_server.data)
    page: Page = open_window(f"{own_server.url}table/{shot.table_id}/share", lang="en")
    wait_for(page, "qr")
    plain = code_shown(page)
    tap(page, "share-full")
    tap(page, "code-after")
    expect(page.get_by_role("button", name="Go on")).to_be_attached()
    page.wait_for_timeout(500)
    stopped, _ = picture_shown(page, {plain})
    page.wait_for_timeout(2500)
    assert code_shown(page) == stopped
    tap(page, "code-before")
    assert code_shown(page, stopped).startswith("TC1.")
