"""Tables that are handed from device to device, and how a window reads what another one shows."""

import io
import json
import time
from pathlib import Path
from typing import Any

import zxingcpp
from PIL import Image
from playwright.sync_api import Page

from companion.desk import Desk, Sitting, Snapshot
from companion.packs import editing, shipped_packs
from companion.packs.editing import Words
from tests.browser.play import PATIENCE, by_id, focused

CASES = Path(__file__).parents[1] / "cases"


def record_of(game: str, name: str) -> dict[str, Any]:
    """The record of a case."""
    record: dict[str, Any] = json.loads((CASES / game / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


def finished(data: Path) -> Snapshot:
    """A finished game of dim sum, あやか 12 and Tom 16, in the data folder of a server."""
    desk = Desk.open(data)
    try:
        return desk.keep(record_of("dimsum", "04-full-game"))
    finally:
        desk.close()


def long_pack() -> dict[str, Any]:
    """A sheet of dizzle as large as can be, full of gems that nothing foretells: it takes several codes."""
    grid = ["".join("123456X.#"[(7 * r + 3 * c * c) % 9] for c in range(20)) for r in range(20)]
    marks = [
        {"at": [r, c], "kind": "jewel", "points": (r * 31 + c * 17) % 997}
        for r in range(20)
        for c in range(20)
        if grid[r][c] in "123456"
    ]
    body = shipped_packs("dizzle")[0].model_dump(mode="json", exclude_unset=True)
    changes = {"grid": grid, "marks": marks, "arrows": [], "squares": [], "puzzles": {}}
    return {**editing.copied(body, "dizzle/own-long", Words("大きなシート", "A large sheet")), **changes}


def running(data: Path) -> Snapshot:
    """A game of dizzle that has begun on the sheet of `long_pack`."""
    desk = Desk.open(data)
    try:
        shot = desk.create("dizzle", [Sitting("あやか"), Sitting("Tom")], {}, long_pack())
        outcome = desk.enter(shot.table_id, [{"type": "roll", "player": 0, "dice": [1, 2, 3, 4, 5, 6, 1]}])
        assert outcome.ok, outcome.sentence("en")
        return outcome.snapshot
    finally:
        desk.close()


def code_shown(page: Page, other_than: str = "") -> str:
    """The QR code on a screenshot of the window, as soon as it is drawn."""
    return picture_shown(page, {other_than})[0]


def picture_shown(page: Page, other_than: set[str]) -> tuple[str, bytes]:
    """A QR code on the window that is none of these, and the screenshot it is on."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shot = page.screenshot()
        picture: Any = Image.open(io.BytesIO(shot))
        found = [code.text for code in zxingcpp.read_barcodes(picture)]
        if found and found[0] not in other_than:
            assert len(found) == 1
            return found[0], shot
        assert time.monotonic() < deadline, "no other code can be read from the screen"


def all_pictures(page: Page, count: int, first: str) -> dict[str, bytes]:
    """Every one of the codes that turn by themselves, with a screenshot of each. first: a code that is none of them."""
    seen: dict[str, bytes] = {}
    while len(seen) < count:
        code, picture = picture_shown(page, {first, *seen})
        seen[code] = picture
    return seen


def write(page: Page, field: str, text: str) -> None:
    """Types over what stands in a field."""
    by_id(page, field).locator("textarea, input").first.click()
    focused(page)
    page.wait_for_timeout(600)  # a sheet that rises takes the focus along
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


def paste(page: Page, code: str) -> None:
    """Pastes into the field for codes."""
    write(page, "scan-field", code)


def give(page: Page, button: str, name: str, content: bytes) -> None:
    """Chooses a file where a button asks for one."""
    by_id(page, button).first.wait_for(state="attached")
    with page.expect_file_chooser() as chooser:
        by_id(page, button).first.click()
    kind = "image/png" if name.endswith(".png") else "application/json"
    chooser.value.set_files({"name": name, "mimeType": kind, "buffer": content})
