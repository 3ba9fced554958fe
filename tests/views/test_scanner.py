"""The ways in for codes: when a camera may be used, and when the field's text is read by itself."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion import sharing
from companion.texts.errors import TEXTS
from views.i18n import codes as words
from views.parts.scanner import Scanner
from views.theme import Look
from views.window import Window

CODE = sharing.encode({"game": "dimsum", "players": [{"name": "Tom"}]})[0]


def scanner(url: str = "", web: bool = True, platform: Any = None) -> tuple[Scanner, list[bytes], list[bytes]]:
    """A scanner on a page of this address, the data of codes it handed on, and the files."""
    codes: list[bytes] = []
    files: list[bytes] = []

    async def on_codes(data: bytes) -> None:
        codes.append(data)

    async def on_file(content: bytes) -> None:
        files.append(content)

    window = SimpleNamespace(
        page=SimpleNamespace(url=url, web=web, platform=platform),
        look=Look(),
        lang=Look().lang,
        redraw=lambda: None,
        soon=lambda work: asyncio.run(work()),
    )
    return Scanner(cast(Window, window), on_codes, on_file, 1000), codes, files


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("https://table.example.org/open", None),
        ("wss://table.example.org/ws", None),
        ("http://127.0.0.1:8550/open", None),
        ("http://localhost:8550/", None),
        ("http://[::1]:8550/", None),
        ("http://192.168.1.20:8550/open", words.CAMERA_UNSAFE.ja),
        ("http://localhost.example.org/", words.CAMERA_UNSAFE.ja),
        ("", words.CAMERA_UNSAFE.ja),
    ],
)
def test_a_browser_gives_its_camera_to_safe_pages_only(url: str, told: str | None) -> None:
    assert scanner(url)[0].blocked(Look()) == told


@pytest.mark.parametrize(
    ("platform", "told"),
    [
        (ft.PagePlatform.ANDROID, None),
        (ft.PagePlatform.IOS, None),
        (ft.PagePlatform.LINUX, words.NO_CAMERA.ja),
        (ft.PagePlatform.WINDOWS, words.NO_CAMERA.ja),
    ],
)
def test_the_apps_of_phones_have_a_camera(platform: ft.PagePlatform, told: str | None) -> None:
    assert scanner(web=False, platform=platform)[0].blocked(Look()) == told


def test_without_the_reader_no_camera_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("views.parts.scanner.can_scan", lambda: False)
    assert scanner("https://table.example.org/")[0].blocked(Look(lang="en")) == words.NO_SCANNER.en


def test_a_code_typed_key_by_key_is_read_once_it_is_whole_and_no_sooner() -> None:
    typing, codes, _ = scanner()
    for end in range(1, len(CODE)):
        typing.type(CODE[:end])
        assert (codes, typing.told) == ([], None)
    typing.type(CODE)
    assert [sharing.decode_data(data)["game"] for data in codes] == ["dimsum"]
    assert typing.typed == ""


def test_what_is_pasted_is_read_at_once_and_stays_where_it_is_no_code() -> None:
    pasting, codes, files = scanner()
    pasting.type("https://example.org/")
    assert pasting.told == TEXTS["code-address"].ja
    assert pasting.typed == "https://example.org/"
    pasting.type(CODE)
    assert len(codes) == 1
    assert (pasting.told, pasting.typed, files) == (None, "", [])


@pytest.mark.parametrize(
    ("found", "key"),
    [
        ("点心罪ホーダイ 2026-09-03\n1位 Tom 16点", "code-plain"),
        ("Boze Festival\n1. Tom -8", "code-plain"),
        ("http://192.168.1.20:8550/result/abc", "code-address"),
        ("TC2:ABC", "code-version"),
        ("点心", "code-foreign"),
    ],
)
def test_what_is_no_code_of_a_record_is_told_for_what_it_is(found: str, key: str) -> None:
    scanning, codes, _ = scanner()
    scanning.type(found)
    assert codes == []
    assert scanning.told == TEXTS[key].ja.replace("{version}", "2")


def test_the_text_of_a_file_can_be_pasted_too() -> None:
    pasting, codes, files = scanner()
    pasting.type(' {"game": "点心"}')
    assert (codes, files) == ([], [' {"game": "点心"}'.encode()])


def test_an_empty_field_is_told_only_when_it_is_to_be_read() -> None:
    typing, _, _ = scanner()
    typing.type("abc")
    typing.type("")
    typing.told = None
    typing.type("  ")
    assert typing.told is None
    typing.read()
    assert typing.told == TEXTS["code-empty"].ja
