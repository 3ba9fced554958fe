"""Opening a record from outside: judged before it is kept, in a real browser."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from companion import sharing
from companion.desk import Desk
from companion.sharing.qr import qr_png
from tests.browser.handed import give, long_pack, paste, record_of
from tests.browser.play import PHONE, TABLET, Server, by_id, tap
from tests.browser.tables import tells, untold


def code_of(name: str) -> str:
    return "\n".join(sharing.encode(record_of("dimsum", name)))


@pytest.mark.parametrize(("size", "lang", "dark"), [(PHONE, "ja", False), (TABLET, "en", True)])
def test_a_code_is_verified_and_kept_once(open_window: Any, server: Server, size: Any, lang: str, dark: bool) -> None:
    page = open_window(f"{server.url}open", size=size, lang=lang, dark=dark)
    paste(page, code_of("04-full-game"))
    expect(by_id(page, "open-verdict")).to_be_attached()
    tells(page, "きまり通りの勝負です" if lang == "ja" else "Verified by the rules")
    tap(page, "main-action")
    expect(by_id(page, "again")).to_be_attached()
    tells(page, "16")


def test_a_record_that_the_rules_refuse_says_where_and_is_not_kept(own_server: Server, open_window: Any) -> None:
    page = open_window(f"{own_server.url}open")
    paste(page, code_of("12-lowest-cell"))
    expect(by_id(page, "open-verdict")).to_be_attached()
    tells(page, "3手めで")
    tap(page, "main-action")
    expect(page.get_by_text("うけとった手")).to_be_attached()
    tap(page, "back")
    tap(page, "cancel")
    expect(by_id(page, "main-action")).to_be_attached()
    untold(page, "つづきから")


def test_what_is_no_code_is_one_sentence_and_can_be_typed_again(open_window: Any, server: Server) -> None:
    page = open_window(f"{server.url}open", size={"width": 390, "height": 664})
    paste(page, "https://example.org/")
    told = by_id(page, "scan-told")
    expect(told).to_be_attached()
    box = told.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 664, "what is wrong is seen without scrolling"
    paste(page, f"きのうの勝負です！ {code_of('04-full-game')} 見てね")
    expect(by_id(page, "open-verdict")).to_be_attached()


def test_a_record_is_opened_from_a_file_and_a_code_from_a_picture(open_window: Any, server: Server) -> None:
    record = record_of("dimsum", "04-full-game")
    files = {
        ("scan-file", "game.json"): json.dumps(record).encode(),
        ("scan-photo", "code.png"): qr_png(sharing.encode(record)[0]),
    }
    for (button, name), content in files.items():
        page = open_window(f"{server.url}open")
        give(page, button, name, content)
        expect(by_id(page, "open-verdict")).to_be_attached()


@pytest.mark.parametrize("way", ["code", "file"])
def test_a_box_that_comes_in_place_of_a_table_is_handed_to_the_box(
    own_server: Server, open_window: Any, way: str
) -> None:
    pack = long_pack()
    page = open_window(f"{own_server.url}open")
    if way == "code":
        paste(page, "\n".join(sharing.encode(pack)))
    else:
        give(page, "scan-file", "box.json", json.dumps(pack).encode())
    expect(by_id(page, "arrival")).to_be_attached()
    tells(page, "卓の記録ではなく、箱でした。")
    tap(page, "main-action")
    expect(by_id(page, "receive")).to_be_attached()
    desk = Desk.open(own_server.data)
    assert [own.body for own in desk.boxes.own("dizzle")] == [pack]
    desk.close()


def test_a_backup_is_told_where_it_belongs(open_window: Any, server: Server) -> None:
    page = open_window(f"{server.url}open", lang="en")
    backup = {"format": "companion-backup/1", "exported": "2026-05-01T19:30:00Z"}
    give(page, "scan-file", "table-companion.json", json.dumps(backup).encode())
    expect(by_id(page, "scan-told")).to_be_attached()
    tells(page, "bring it in with “Import” in the settings")


def test_codes_of_two_records_are_not_mixed_and_one_can_start_over(open_window: Any, server: Server) -> None:
    page = open_window(f"{server.url}open")
    first, _ = sharing.encode(long_pack())
    other = sharing.encode({**long_pack(), "level": 4})[1]
    paste(page, first)
    expect(by_id(page, "scan-progress")).to_be_attached()
    paste(page, other)
    expect(by_id(page, "scan-told")).to_be_attached()
    tap(page, "scan-again")
    expect(by_id(page, "scan-progress")).not_to_be_attached()
    paste(page, code_of("04-full-game"))
    expect(by_id(page, "open-verdict")).to_be_attached()
