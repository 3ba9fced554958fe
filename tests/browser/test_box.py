"""The box played by tapping at phone size: packs entered in each editor, a game begun with them, packs passed on."""

import io
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from companion import packs
from companion.desk import Desk, Sitting
from companion.packs import editing, exchange
from companion.packs.editing import Words
from companion.sharing import decode
from tests.browser.conftest import OpenWindow
from tests.browser.handed import code_shown
from tests.browser.play import PATIENCE, TABLET, Server, by_id, screen, tap, wait_until
from tests.browser.tables import do, gone, tells, wait_for
from tests.browser.typed import write_out

FACE = [(r, c) for r in range(4) for c in range(4)][:14]


def own_packs(data: Path, game: str) -> list[Any]:
    """This device's own packs of a game, drafts too, as they are on disk now."""
    desk = Desk.open(data)
    try:
        return [pack for pack in desk.boxes.own(game) if pack.body is not None or pack.draft is not None]
    finally:
        desk.close()


def save_own(data: Path, game: str, pack_id: str = "own-1", title: str = "うちの箱", **changes: Any) -> dict[str, Any]:
    """An own pack in the data folder of a server: a copy of the first shipped one."""
    desk = Desk.open(data)
    try:
        body = packs.shipped_packs(game)[0].model_dump(mode="json", exclude_unset=True)
        own = {**editing.copied(body, pack_id, Words(title, title)), **changes}
        desk.boxes.save(own)
        return own
    finally:
        desk.close()


def drag(page: Page, first: str, last: str) -> None:
    """A finger drawn from the middle of one node to the middle of another."""
    ends = []
    for identifier in (first, last):
        wait_for(page, identifier)
        box = by_id(page, identifier).bounding_box()
        assert box is not None
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (x2, y2) = ends
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(x + (x2 - x) * step / 20, y + (y2 - y) * step / 20)
        page.wait_for_timeout(20)
    page.mouse.up()


def pick(page: Page, identifier: str) -> None:
    """Chooses a brush or the like, which changes no word on the screen."""
    wait_for(page, identifier)
    tap(page, identifier)
    page.wait_for_timeout(500)


def write(page: Page, identifier: str, value: str) -> None:
    """Puts a text into a field in place of what is there."""
    by_id(page, identifier).locator("textarea, input").first.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(value)


def says(page: Page, words: str) -> None:
    """Waits until the screen says so."""
    deadline = time.monotonic() + PATIENCE
    while words not in (shown := screen(page)):
        assert time.monotonic() < deadline, shown
        time.sleep(0.05)


def new_pack(page: Page, game: str) -> None:
    """From the home screen into the editor of a new pack."""
    tap(page, "box")
    wait_for(page, "receive")
    tap(page, "main-action")
    wait_for(page, f"make-{game}")
    tap(page, f"make-{game}")
    wait_for(page, "undo")


def test_a_dimsum_box_is_entered_by_tapping_and_a_game_begins_with_it(
    own_server: Server, open_window: OpenWindow
) -> None:
    page = open_window(own_server.url)
    new_pack(page, "dimsum")
    for kind in ("red", "blue", "green", "yellow"):
        wait_for(page, f"add-{kind}")
        do(page, f"add-{kind}")
        wait_for(page, "square-1-1")
        do(page, "square-1-1")
        do(page, "square-1-2")
        if kind == "blue":
            pick(page, "brush-red")
            do(page, "square-2-1")
        for _ in range(6):
            do(page, "card-count-plus")
        do(page, "main-action")
        wait_for(page, f"sum-{kind}")
    says(page, "青 7枚 そろいました")
    do(page, "add-face")
    for row, col in FACE:
        do(page, f"square-{row}-{col}")
    pick(page, "mode-narrow")
    do(page, "square-1-1")
    do(page, "square-0-1")
    wait_for(page, "pair-0")
    do(page, "face-bonus-plus")
    write(page, "face-name", "つぼ")
    says(page, "この面でよい")
    do(page, "main-action")
    wait_for(page, "main-action")
    says(page, "保存する")
    tap(page, "main-action")
    wait_for(page, "receive")

    (pack,) = own_packs(own_server.data, "dimsum")
    assert pack.draft is None
    assert [card["count"] for card in pack.body["cards"]] == [7, 7, 7, 7]
    assert pack.body["cards"][1]["name"]["ja"] == "赤1青2"
    assert pack.body["faces"][0]["cells"] == [list(cell) for cell in FACE]
    assert pack.body["faces"][0]["bottlenecks"] == [{"cell": 6, "blocks": 2}]
    assert (pack.body["faces"][0]["bonus"], pack.body["faces"][0]["name"]["ja"]) == (3, "つぼ")

    tap(page, "home")
    wait_for(page, "new-dimsum")
    tap(page, "new-dimsum")
    wait_for(page, "box-1")
    pick(page, "box-1")
    tap(page, "main-action")
    expect(page).to_have_url(re.compile("/table/"))
    desk = Desk.open(own_server.data)
    try:
        (table,) = desk.tables(game="dimsum")
        assert desk.snapshot(table.table_id).setup.pack.id == pack.id
    finally:
        desk.close()


def test_a_face_is_put_right_by_inserting_moving_and_undoing(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(own_server.url)
    new_pack(page, "dimsum")
    do(page, "add-face")
    for col in range(4):
        do(page, f"square-0-{col}")
    do(page, "square-0-1")
    do(page, "insert")
    says(page, "2番に 入れるマス")
    do(page, "square-3-3")
    pick(page, "mode-move")
    do(page, "square-0-0")
    do(page, "square-2-2")

    def cells() -> Any:
        return own_packs(own_server.data, "dimsum")[0].draft["faces"][0]["cells"]

    assert cells() == [[2, 2], [3, 3], [0, 1], [0, 2], [0, 3]]
    do(page, "undo")
    do(page, "undo")
    assert cells() == [[0, 0], [0, 1], [0, 2], [0, 3]]


def test_a_sheet_is_painted_checked_and_played_with(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(own_server.url)
    new_pack(page, "dizzle")
    says(page, "あと63マス")
    for row in range(3):
        pick(page, f"brush-{row + 1}")
        drag(page, f"cell-{row}-0", f"cell-{row}-5")
        says(page, f"{row + 1} の筆、6マス")
    pick(page, "brush-cross")
    do(page, "cell-3-2")
    pick(page, "brush-lock")
    pick(page, "color-yellow")
    do(page, "cell-0-1")
    pick(page, "brush-puzzle")
    do(page, "cell-1-1")
    pick(page, "brush-arrow")
    drag(page, "cell-2-0", "cell-2-5")
    wait_for(page, "arrow-0")
    pick(page, "brush-frame")
    do(page, "cell-0-3")
    checks = screen(page)
    assert "1行2列 錠前: 錠(黄)に合う 鍵がありません" in checks
    assert "2行2列 パズル: パズル 黄の点が ありません" in checks
    do(page, "repair-0")  # the rest: no fields
    pick(page, "brush-key")
    do(page, "cell-0-0")
    says(page, "直すところ 1つ")
    do(page, "repair-0")  # five points for the yellow pieces
    says(page, "保存する")
    tap(page, "main-action")
    wait_for(page, "receive")
    (pack,) = own_packs(own_server.data, "dizzle")
    assert pack.body["grid"][:4] == ["111111...", "222222...", "333333...", "..X......"]
    assert pack.body["arrows"] == [{"cells": [[2, col] for col in range(6)], "points": 10}]
    assert pack.body["squares"][0]["cells"] == [[0, 3], [0, 4], [1, 3], [1, 4]]
    assert pack.body["puzzles"] == {"yellow": 5}

    tap(page, "home")
    wait_for(page, "new-dizzle")
    tap(page, "new-dizzle")
    number = len(packs.shipped_packs("dizzle"))
    wait_for(page, f"sheet-{number}")
    pick(page, f"sheet-{number}")
    tap(page, "main-action")
    expect(page).to_have_url(re.compile("/table/"))
    wait_for(page, "undo")


def test_a_photo_lies_under_the_grid_and_stays_on_the_device(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(own_server.url)
    new_pack(page, "dizzle")
    out = io.BytesIO()
    Image.new("RGB", (600, 800), "#2A6CB0").save(out, "PNG")
    by_id(page, "photo-take").scroll_into_view_if_needed()
    with page.expect_file_chooser() as chooser:
        tap(page, "photo-take")
    chooser.value.set_files({"name": "sheet.png", "mimeType": "image/png", "buffer": out.getvalue()})
    wait_for(page, "photo-move")
    assert '"photo' not in json.dumps(own_packs(own_server.data, "dizzle")[0].draft)
    kept = "Object.keys(localStorage).filter(key => key.includes('companion.photo.')).length"
    assert page.evaluate(kept) == 1
    do(page, "photo-remove")
    wait_until(page, f"{kept} === 0")


def test_card_lists_are_pasted_from_a_spreadsheet(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(own_server.url)
    new_pack(page, "boze")
    pick(page, "list-items")
    do(page, "paste")
    write(page, "paste-field", "名前\t点\t値段\t場所\n木の面\t3\t2\t面\n腰みの\tx\t1\tskirt")
    wait_for(page, "paste-errors")
    tells(page, "3行め 点列: 「x」は 数では ありません")
    write(page, "paste-field", "名前\t点\t値段\t場所\n木の面\t3\t2\t面\n腰みの\t-1\t1\tskirt")
    says(page, "2行を 入れる")
    do(page, "main-action")
    do(page, "row-1")
    do(page, "value-cost-plus")
    pick(page, "slot-body")
    do(page, "row-done")
    do(page, "add-row")
    wait_for(page, "row-name")
    write(page, "row-name", "太鼓")
    do(page, "row-done")
    tap(page, "main-action")
    wait_for(page, "receive")
    (pack,) = own_packs(own_server.data, "boze")
    assert [(item["name"], item["slot"], item["cost"], item["points"]) for item in pack.body["items"]] == [
        ("木の面", "mask", 2, 3),
        ("腰みの", "body", 2, -1),
        ("太鼓", "mask", 1, 1),
    ]


@pytest.mark.served
def test_an_unfinished_pack_is_kept_marked_and_gone_on_with(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(own_server.url, loses_server=True)
    new_pack(page, "dizzle")
    pick(page, "brush-4")
    do(page, "cell-0-0")
    own_server.kill()
    own_server.start()
    again = open_window(f"{own_server.url}box")
    (pack,) = own_packs(own_server.data, "dizzle")
    assert pack.body is None
    wait_for(again, f"pack-{pack.id}")
    assert "とちゅう" in screen(again)
    assert "あと62マス" in screen(again)
    tap(again, f"pack-{pack.id}")
    wait_for(again, "edit")
    tap(again, "edit")
    says(again, "4 の筆、1マス")


def test_a_pack_is_copied_renamed_deleted_and_put_back(own_server: Server, open_window: OpenWindow) -> None:
    page = open_window(f"{own_server.url}box")
    tap(page, "pack-dimsum/practice")
    wait_for(page, "duplicate")
    do(page, "duplicate")
    (pack,) = own_packs(own_server.data, "dimsum")
    wait_for(page, f"pack-{pack.id}")
    tap(page, f"pack-{pack.id}")
    wait_for(page, "rename")
    do(page, "rename")
    write_out(page, "new-title")
    write(page, "new-title", "2025年版")
    do(page, "rename-do")
    assert own_packs(own_server.data, "dimsum")[0].body["title"]["ja"] == "2025年版"
    tap(page, f"pack-{pack.id}")
    wait_for(page, "delete")
    do(page, "delete")
    do(page, "delete-do")
    assert own_packs(own_server.data, "dimsum") == []
    do(page, "put-back")
    assert own_packs(own_server.data, "dimsum")[0].body["title"]["ja"] == "2025年版"


def test_a_pack_in_use_is_not_deleted(own_server: Server, open_window: OpenWindow) -> None:
    save_own(own_server.data, "dizzle")
    desk = Desk.open(own_server.data)
    try:
        desk.create("dizzle", [Sitting("あやか"), Sitting("Tom")], {}, "own-1")
    finally:
        desk.close()
    page = open_window(f"{own_server.url}box")
    tap(page, "pack-own-1")
    wait_for(page, "delete")
    do(page, "delete")
    tells(page, "あやか・Tom")
    gone(page, "delete-do")
    do(page, "delete-no")
    assert len(own_packs(own_server.data, "dizzle")) == 1


def test_a_pack_with_more_than_its_editor_has_room_for_stays_whole_and_is_played_with(
    own_server: Server, open_window: OpenWindow
) -> None:
    rows = [{"id": f"bonus-{n}", "name": f"賞{n}", "cost": 1, "points": n} for n in range(301)]
    body = save_own(own_server.data, "boze", bonuses=rows)
    page = open_window(f"{own_server.url}box")
    tap(page, "pack-own-1")
    wait_for(page, "edit")
    tap(page, "edit")
    says(page, "ボーナスは 301、直せるのは 300までです")
    (pack,) = own_packs(own_server.data, "boze")
    assert (pack.body, pack.draft) == (body, None)

    start = open_window(f"{own_server.url}new/boze")
    tap(start, "box-1")
    says(start, "ボーナス 301種 · アクション 60枚")
    says(start, "カイ コスト1、1点")
    tap(start, "main-action")
    expect(start).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_pack_goes_to_another_device_by_its_code(
    own_server: Server, open_window: OpenWindow, tmp_path: Path, dark: bool
) -> None:
    body = save_own(own_server.data, "dimsum")
    giver = open_window(f"{own_server.url}box", dark=dark)
    tap(giver, "pack-own-1")
    wait_for(giver, "share")
    tap(giver, "share")
    wait_for(giver, "qr")
    code = code_shown(giver)
    assert decode([code]) == body

    other = Server(tmp_path / "other")
    other.data.parent.mkdir()
    other.start()
    try:
        taker = open_window(f"{other.url}box/receive", size=TABLET, lang="en", dark=dark, loses_server=True)
        write(taker, "scan-field", code)
        wait_for(taker, "arrival")
        assert "It was checked" in screen(taker)
        tap(taker, "main-action")
        wait_for(taker, "receive")
        assert own_packs(other.data, "dimsum")[0].body == body
    finally:
        other.stop()


def test_codes_in_several_parts_are_taken_in_any_order_with_their_progress(
    own_server: Server, open_window: OpenWindow
) -> None:
    grid = ["".join("123456X.#"[(7 * r + 3 * c * c) % 9] for c in range(20)) for r in range(20)]
    marks = [
        {"at": [r, c], "kind": "jewel", "points": (r * 31 + c * 17) % 997}
        for r in range(20)
        for c in range(20)
        if grid[r][c] in "123456"
    ]
    body = save_own(own_server.data, "dizzle", grid=grid, marks=marks, arrows=[], squares=[], puzzles={})
    codes = exchange.codes_of(body)
    assert len(codes) >= 2
    page = open_window(f"{own_server.url}box/receive")
    write(page, "scan-field", codes[-1])
    wait_for(page, "scan-progress")
    tells(page, f"{len(codes)}枚のうち 1枚 読みました")
    write(page, "scan-field", "TC1:これはコードではない")
    wait_for(page, "scan-told")
    for code in codes[:-1]:
        write(page, "scan-field", code)
    wait_for(page, "arrival")
    tells(page, "まったく同じ箱が もうあります")

    share = open_window(f"{own_server.url}box")
    tap(share, "pack-own-1")
    wait_for(share, "share")
    tap(share, "share")
    wait_for(share, "qr")
    seen: set[str] = set()
    while len(seen) < len(codes):
        seen.add(code_shown(share))
    assert seen == set(codes)


def test_a_pack_goes_through_a_file_and_a_hostile_file_is_refused(own_server: Server, open_window: OpenWindow) -> None:
    body = save_own(own_server.data, "dimsum")
    page = open_window(f"{own_server.url}box")
    tap(page, "pack-own-1")
    wait_for(page, "export")
    with page.expect_download() as download:
        tap(page, "export")
    data = Path(download.value.path()).read_bytes()
    assert json.loads(data) == body

    other = open_window(f"{own_server.url}box/receive")

    def give(content: bytes) -> None:
        with other.expect_file_chooser() as chooser:
            tap(other, "scan-file")
        chooser.value.set_files({"name": "box.json", "mimeType": "application/json", "buffer": content})

    give(json.dumps({**body, "gauge": []}).encode())
    wait_for(other, "scan-told")
    assert "gauge" in screen(other)
    give(json.dumps({**body, "chip_points": 4}).encode())
    wait_for(other, "arrival")
    tap(other, "keep-both")
    wait_for(other, "receive")
    assert sorted(pack.body["chip_points"] for pack in own_packs(own_server.data, "dimsum")) == [1, 4]
