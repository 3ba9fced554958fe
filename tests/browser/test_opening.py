"""Opening a record from outside: judged before it is kept, in a real browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion import sharing
from companion.sharing.qr import qr_png
from tests.browser.play import PHONE, TABLET, Server, by_id, screen, tap

CASES = Path(__file__).parents[1] / "cases" / "dimsum"


def code_of(name: str) -> str:
    record = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return "\n".join(sharing.encode(record))


def paste(page: Page, code: str) -> None:
    by_id(page, "scan-field").locator("textarea, input").first.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)


@pytest.mark.parametrize(("size", "lang", "dark"), [(PHONE, "ja", False), (TABLET, "en", True)])
def test_a_code_is_verified_and_kept_once(open_window: Any, server: Server, size: Any, lang: str, dark: bool) -> None:
    page = open_window(f"{server.url}open", size=size, lang=lang, dark=dark)
    paste(page, code_of("04-full-game"))
    expect(by_id(page, "open-verdict")).to_be_attached()
    assert ("きまり通りの勝負です" if lang == "ja" else "Verified by the rules") in screen(page)
    tap(page, "main-action")
    expect(by_id(page, "again")).to_be_attached()
    assert "16" in screen(page)


def test_a_record_that_the_rules_refuse_says_where_and_is_not_kept(own_server: Server, open_window: Any) -> None:
    page = open_window(f"{own_server.url}open")
    paste(page, code_of("12-lowest-cell"))
    expect(by_id(page, "open-verdict")).to_be_attached()
    assert "3手めで" in screen(page)
    tap(page, "main-action")
    expect(page.get_by_text("うけとった手")).to_be_attached()
    tap(page, "back")
    tap(page, "cancel")
    expect(by_id(page, "main-action")).to_be_attached()
    assert "つづきから" not in screen(page)


def test_what_is_no_code_is_one_sentence_and_can_be_typed_again(page: Page) -> None:
    tap(page, "main-action")
    paste(page, "https://example.org/")
    expect(by_id(page, "scan-told")).to_be_attached()
    paste(page, code_of("04-full-game"))
    expect(by_id(page, "open-verdict")).to_be_attached()


def test_a_record_is_opened_from_a_file_and_a_code_from_a_picture(
    open_window: Any, server: Server, tmp_path: Path
) -> None:
    record = json.loads((CASES / "04-full-game.json").read_text(encoding="utf-8"))["record"]
    file, picture = tmp_path / "game.json", tmp_path / "code.png"
    file.write_text(json.dumps(record), encoding="utf-8")
    picture.write_bytes(qr_png(sharing.encode(record)[0]))
    for button, path in (("scan-file", file), ("scan-photo", picture)):
        page = open_window(f"{server.url}open")
        with page.expect_file_chooser() as chooser:
            tap(page, button)
        chooser.value.set_files(path)
        expect(by_id(page, "open-verdict")).to_be_attached()
