"""The program inside a browser: what it does without, and what the browser does for it."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import browser
from companion.picture import canvas
from companion.picture.layout import Card, Row
from companion.sharing import scan
from models.base import RecordError
from views.box.dizzle import photo

ROOT = Path(__file__).resolve().parent.parent

EVENING = """
import importlib, pkgutil, sqlite3, sys, threading
from importlib.abc import MetaPathFinder
from pathlib import Path

import companion.browser
companion.browser.IN_BROWSER = True

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PIL", "zxingcpp", "flet_web", "fastapi", "starlette", "uvicorn"):
            raise ModuleNotFoundError(name, name=name)

def refused(self):
    raise RuntimeError("can't start new thread")

sys.meta_path.insert(0, Missing())
threading.Thread.start = refused

import views.app
for module in pkgutil.walk_packages(views.__path__, "views."):
    importlib.import_module(module.name)
from companion.desk import Desk, Sitting

folder = Path(sys.argv[1])
desk = Desk.open(folder)
shot = desk.create("dimsum", [Sitting("a"), Sitting("b")], {"faces": ["healthy", "healthy"]}, "dimsum/practice")
told = []
end = desk.subscribe(shot.table_id, told.append)
event = {"type": "adjust", "player": 0, "points": 1, "reason": "tea"}
assert desk.enter(shot.table_id, [event]).ok
assert [shot.version for shot in told] == [1]
with sqlite3.connect(folder / "companion.db") as other:
    assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
other.close()
end()
desk.close()
assert sorted(path.name for path in folder.glob("companion.db*")) in (["companion.db"], ["companion.db", "companion.db-journal"])
desk = Desk.open(folder)
assert desk.snapshot(shot.table_id).version == 1
desk.close()
print("played")
"""


def test_a_table_is_played_without_imaging_library_web_server_threads_and_write_ahead_journal(tmp_path: Path) -> None:
    command = [sys.executable, "-c", EVENING, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "played\n", done.stderr


class Bytes:
    """Bytes of the browser's."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def to_bytes(self) -> bytes:
        return self.data


class Context:
    """A canvas that keeps what is written on it; every character is half as wide as it is high."""

    def __init__(self) -> None:
        self.font = ""
        self.fillStyle = ""
        self.written: list[tuple[str, float, float, str]] = []
        self.outline: list[tuple[float, float]] = []

    def beginPath(self) -> None:
        self.outline = []

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        self.outline = [(x, y), (x + width, y + height)]

    def lineTo(self, x: float, y: float) -> None:
        self.outline.append((x, y))

    def fill(self) -> None:
        assert len(self.outline) > 1
        assert self.fillStyle

    def measureText(self, text: str) -> SimpleNamespace:
        return SimpleNamespace(width=len(text) * float(self.font.split("px")[0]) / 2)

    def fillText(self, text: str, x: float, y: float) -> None:
        self.written.append((text, x, y, self.font))


class Device:
    """The worker's part."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.context = Context()
        self.asked: list[Any] = []

    async def codes(self, *asked: Any) -> str:
        self.asked.append(asked)
        return json.dumps(self.answer)

    async def smaller(self, *asked: Any) -> Any:
        self.asked.append(asked)
        return self.answer

    async def canvas(self, width: int, height: int, *asked: str) -> Context:
        self.asked.append(asked)
        return self.context

    async def png(self, context: Context) -> Bytes:
        assert context is self.context
        return Bytes(b"\x89PNG")


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    made = Device()
    monkeypatch.setitem(sys.modules, "companion_device", made)
    for module in (scan, photo):
        monkeypatch.setattr(module, "IN_BROWSER", True)
    return made


def test_the_browser_reads_the_codes_in_a_picture(device: Device) -> None:
    device.answer = {"codes": ["TC1:A", "TC1:B"]}
    assert scan.can_scan()
    assert asyncio.run(scan.scan(b"picture")) == ["TC1:A", "TC1:B"]
    assert device.asked[0][0] == b"picture"


@pytest.mark.parametrize(
    ("answer", "error"), [({}, "scan-no-image"), ({"codes": []}, "scan-nothing"), ({"large": True}, "scan-too-large")]
)
def test_what_a_browser_cannot_read_is_told_as_elsewhere(device: Device, answer: dict[str, Any], error: str) -> None:
    device.answer = answer
    with pytest.raises(RecordError) as refused:
        asyncio.run(scan.scan(b"picture"))
    assert refused.value.key == error


def test_a_picture_beyond_the_limit_is_not_handed_to_the_browser(device: Device) -> None:
    with pytest.raises(RecordError):
        asyncio.run(scan.scan(bytes(scan.MAX_IMAGE_BYTES + 1)))
    assert not device.asked


def test_the_browser_makes_a_photo_of_the_sheet_smaller(device: Device) -> None:
    device.answer = Bytes(b"jpeg")
    assert asyncio.run(photo.photo_of(b"photo")).data == b"jpeg"
    assert device.asked == [(b"photo", photo.MOST_PIXELS, photo.SIDE)]
    device.answer = None
    with pytest.raises(photo.NoPhoto):
        asyncio.run(photo.photo_of(b"no photo"))


def test_the_browser_draws_the_result_with_every_name_and_number_on_the_card(device: Device) -> None:
    square = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    ayaka = Row("あやか", 1, 9, "#AE2E3C", square, winner=True, lines=(("胃袋", 8), ("消化不良", -2)))
    tom = Row("Tom", 2, 8, "#1F609C", square)
    card = Card("点心罪ホーダイ", "2026-11-30", "ja", "#17645C", (ayaka, tom))
    assert asyncio.run(canvas.drawn(card)) == b"\x89PNG"
    words = [text for text, *_ in device.context.written]
    assert {"点心罪ホーダイ", "2026-11-30", "あやか", "Tom", "胃袋", "−2", "卓上コンパニオン"} <= set(words)
    assert all(0 <= x <= 1080 and 0 <= y <= 1350 for _, x, y, _ in device.context.written)
    *faces, text = device.asked[0]
    assert set("".join(words)) - set(text) <= set("0123456789−–優勝位点合計")
    assert all(font.split("px ")[1] in {face.split("px ")[1] for face in faces} for *_, font in device.context.written)


def test_the_page_leaves_the_size_of_text_to_the_browser() -> None:
    """Flutter scales every text by the root's size, so a page that sets it enlarges the whole app."""
    page = (ROOT / "companion/site/page/index.html").read_text("utf-8")
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", page.partition("<style>")[2].partition("</style>")[0])
    root = [does for whose, does in rules if re.search(r"(^|[\s,])(html|:root)\b", whose)]
    assert root
    assert not [does for does in root if "font" in does]


def test_outside_a_browser_nothing_is_asked_of_one() -> None:
    assert not browser.IN_BROWSER
    with pytest.raises(ModuleNotFoundError):
        browser.device()
