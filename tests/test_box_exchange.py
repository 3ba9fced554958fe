"""Packs from device to device: files and codes there and back, hostile ones refused; the tables that keep a pack."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from companion import packs
from companion.desk import Desk, Sitting
from companion.desk.in_use import tables_with_pack
from companion.packs import editing, exchange
from companion.packs.editing import Words, dizzle
from companion.sharing import Collector, split
from companion.sharing.qr import qr_png
from companion.sharing.scan import scan_image
from companion.texts.errors import sentence
from models.base import RecordError
from models.dizzle import Pack as Sheet

SHIPPED = sorted(Path("companion/packs").resolve().glob("*/*.json"))


def shipped_body(path: Path) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return body


def own(game: str, pack_id: str = "own-1") -> dict[str, Any]:
    path = next(path for path in SHIPPED if path.parent.name == game)
    return editing.copied(shipped_body(path), pack_id, Words("うちの箱", "Our box"))


def collected(codes: list[str]) -> dict[str, Any]:
    collector = Collector()
    for code in split(codes):
        collector.add(code)
    return exchange.from_codes(collector.data())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_pack_comes_back_equal_from_a_file_and_from_codes_in_any_order(path: Path) -> None:
    body = shipped_body(path)
    assert exchange.from_file(exchange.file_of(body)) == body
    codes = exchange.codes_of(body)
    random.Random(1).shuffle(codes)
    assert collected([*codes, codes[0]]) == body


def big_sheet() -> dict[str, Any]:
    rng = random.Random(5)
    body = {**own("dizzle"), "marks": [], "arrows": [], "squares": [], "puzzles": {}}
    body.pop("flags", None)
    body["grid"] = ["".join(rng.choice("123456X.#") for _ in range(20)) for _ in range(20)]
    fields = [(r, c) for r in range(20) for c in range(20) if body["grid"][r][c] in "123456"]
    body["marks"] = [{"at": list(at), "kind": "jewel", "points": rng.randrange(900)} for at in fields]
    return body


def test_a_large_pack_takes_several_codes_each_of_which_a_phone_can_read() -> None:
    body = big_sheet()
    codes = exchange.codes_of(body)
    assert len(codes) > 1
    seen = [scan_image(qr_png(code, 4)) for code in reversed(codes)]
    assert collected([text for texts in seen for text in texts]) == body


def test_a_pack_in_a_record_is_found() -> None:
    body = own("dimsum")
    assert exchange.pack_in({"format": "companion/1", "game": "dimsum", "pack": body}) == body


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"[]", "not-object"),
        (b"{", "not-json"),
        (b"\xff", "not-utf8"),
        (b"{}", "unknown-game"),
        (b'{"game":"umami","id":"x"}', "unknown-game"),
        (b'{"game":["dimsum"]}', "unknown-game"),
        (b'{"format":"companion/1","game":"dimsum","pack":"dimsum/practice"}', "no-pack"),
        (b'{"game":"dizzle","id":"a","id":"b"}', "duplicate-key"),
        (b"[" * 40 + b"]" * 40, "too-deep"),
        (b"[" * 200_000, "too-deep"),
        (b" " * (exchange.MAX_BYTES + 1), "too-big"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_with_the_reason(data: bytes, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        exchange.from_file(data)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"gauge": []}, "gauge", "too-few"),
        ({"chip_points": 1.0}, "chip_points", "not-integer"),
        ({"chip_points": True}, "chip_points", "not-integer"),
        ({"turning": "spin"}, "turning", "not-one-of"),
        ({"extra": 1}, "extra", "unknown-key"),
        ({"title": {"ja": "", "en": "x"}}, "title.ja", "too-short"),
        ({"faces": []}, "faces", "too-few"),
        ({"id": "x" * 81}, "id", "too-long"),
        ({"cards": "red"}, "cards", "not-list"),
    ],
)
def test_a_hostile_pack_is_refused_with_its_place(change: dict[str, Any], place: str, key: str) -> None:
    data = json.dumps({**own("dimsum"), **change}).encode()
    with pytest.raises(RecordError) as caught:
        exchange.from_file(data)
    assert (caught.value.place, caught.value.key) == (place, key)


@pytest.mark.parametrize(
    ("game", "change", "place"),
    [
        ("dimsum", {"gauge": list(range(90_000))}, "gauge"),
        ("dimsum", {"faces": [{}] * 2000}, "faces"),
        ("dimsum", {"faces": [{"bottlenecks": [{}] * 2000}]}, "faces[0].bottlenecks"),
        ("dizzle", {"puzzles": {f"c-{n}": 1 for n in range(50_000)}}, "puzzles"),
        ("boze", {"characters": [{}] * 200_000}, "characters"),
        ("boze", {f"key-{n}": 1 for n in range(60_000)}, ""),
    ],
)
def test_a_list_that_no_box_could_hold_is_refused_before_anything_goes_through_it(
    game: str, change: dict[str, Any], place: str
) -> None:
    with pytest.raises(RecordError) as caught:
        exchange.from_file(json.dumps({**own(game), **change}).encode())
    assert (caught.value.place, caught.value.key) == (place, "too-many")
    assert "1000" in sentence(caught.value, "ja")


def test_duplicate_ids_are_refused_with_their_place() -> None:
    body = own("dimsum")
    body["cards"] = [*body["cards"], body["cards"][0]]
    with pytest.raises(RecordError) as caught:
        exchange.pack_in(body)
    assert (caught.value.place, caught.value.key) == (f"cards[{len(body['cards']) - 1}]", "duplicate")


def test_how_a_pack_that_comes_in_stands_to_what_is_here() -> None:
    body = own("dimsum")
    shipped = shipped_body(next(path for path in SHIPPED if path.parent.name == "dimsum"))
    assert exchange.arrival(body, None) == "new"
    assert exchange.arrival(body, body) == "same"
    assert exchange.arrival({**body, "chip_points": 5}, body) == "changed"
    assert exchange.arrival(shipped, None) == "same"
    assert exchange.arrival({**shipped, "chip_points": 5}, None) == "shipped"


@pytest.fixture
def desk(tmp_path: Path) -> Any:
    desk = Desk.open(tmp_path)
    yield desk
    desk.close()


SEATS = [Sitting("あやか"), Sitting("Tom")]


def test_a_running_table_keeps_its_pack_from_being_deleted_and_a_finished_one_does_not(desk: Desk) -> None:
    desk.boxes.save(own("dizzle"))
    assert tables_with_pack(desk, "dizzle", "own-1") == ()
    shot = desk.create("dizzle", SEATS, {}, "own-1")
    assert [table.table_id for table in tables_with_pack(desk, "dizzle", "own-1")] == [shot.table_id]
    desk.archive(shot.table_id)
    assert tables_with_pack(desk, "dizzle", "own-1")
    desk.stop(shot.table_id, "おわり")
    assert tables_with_pack(desk, "dizzle", "own-1") == ()


def test_changing_a_pack_never_changes_a_table_that_began_with_it(desk: Desk) -> None:
    desk.boxes.save(own("dizzle"))
    shot = desk.create("dizzle", SEATS, {}, "own-1")
    draft = editing.read("dizzle", own("dizzle"))
    assert isinstance(draft, dizzle.PackDraft)
    desk.boxes.save(draft.painted([(0, 0)], "6" if draft.square((0, 0)) != "6" else "5").data())
    kept = desk.snapshot(shot.table_id).setup.pack
    assert isinstance(kept, Sheet)
    assert list(kept.grid) == own("dizzle")["grid"]
    desk.boxes.delete("dizzle", "own-1")
    assert desk.snapshot(shot.table_id).setup.pack == kept


def test_a_draft_that_is_no_pack_yet_is_kept_and_no_table_can_begin_with_it(desk: Desk) -> None:
    draft = editing.blank("dizzle", "own-2", Words("とちゅう", "Unfinished"))
    desk.boxes.save_draft("dizzle", "own-2", draft.data())
    assert editing.read("dizzle", desk.boxes.draft("dizzle", "own-2")) == draft
    assert [pack.id for pack in desk.boxes.of("dizzle")] == [pack.id for pack in packs.shipped_packs("dizzle")]
    with pytest.raises(RecordError):
        desk.create("dizzle", SEATS, {}, "own-2")
