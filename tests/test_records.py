"""What is no record: one sentence with the place, in both languages, and never a crash."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import records
from companion.game import LANGS
from companion.records import MAX_BYTES, parse, parse_json, read_carefully, read_quickly
from companion.texts.errors import sentence
from models.base import RecordError

CASE = json.loads((Path(__file__).parent / "cases/dimsum/04-full-game.json").read_text(encoding="utf-8"))["record"]


def refused(data: bytes | str) -> str:
    """The English sentence; the Japanese one exists and names the same place."""
    with pytest.raises(RecordError) as caught:
        parse(data)
    english, japanese = (sentence(caught.value, lang) for lang in reversed(LANGS))
    assert english.startswith(caught.value.place)
    assert japanese.startswith(caught.value.place)
    assert "\n" not in english
    return english


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Tom", "tom", True),
        ("Tom", "ＴＯＭ", True),
        ("Tom", "To\u200bm", True),
        ("Tom", "T\u2060om\ufe0f", True),
        ("Tom", "\u3164Tom", True),
        ("straße", "STRASSE", True),
        ("か\u3099", "が", True),
        ("ｶﾞ", "ガ", True),
        ("辻", "辻\U000e0100", True),
        ("Tom B", "Tom\u3000b", True),
        ("渡邉", "渡邊", False),
        ("高", "髙", False),
        ("Tom", "Tom2", False),
        ("か", "が", False),
        ("👩", "👨", False),
    ],
)
def test_names_that_look_alike_are_one_name_at_a_table(one: str, other: str, same: bool) -> None:
    data = changed("players", [{"name": one}, {"name": other}])
    if same:
        assert refused(data).startswith("players[1].name")
    else:
        assert parse(data).setup.names == (one, other)


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800", "\u200d\ufe0f", "\u00ad", "\U000e0100", " \u2060 ", "\u115f\u1160"]
)
def test_a_name_that_shows_nothing_is_no_name(name: str) -> None:
    assert refused(changed("players", [{"name": name}, {"name": "Tom"}])).startswith("players[0].name")


@pytest.mark.parametrize("name", ["𠮷", "辻\U000e0100", "👨\u200d👩\u200d👧", "ⅷ", ".", "\ue000", "ﷺ"])
def test_a_name_that_shows_something_is_a_name(name: str) -> None:
    assert parse(changed("players", [{"name": name}, {"name": "Tom"}])).setup.names[0] == name


@pytest.mark.parametrize(
    ("value", "newer"),
    [("companion/2", True), ("companion/10", True), ("companion/1.1", False), ("companion/0", False), ("x/2", False)],
)
def test_a_record_of_a_newer_version_is_told_as_newer_and_not_as_wrong(value: str, newer: bool) -> None:
    assert ("newer version" in refused(changed("format", value))) == newer


def changed(path: str, value: Any) -> bytes:
    """The example record with one place changed; `path` is dotted, a number is an index, ``...`` as value removes."""
    record = copy.deepcopy(CASE)
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    target = record
    for part in parents:
        target = target[part]
    if value is ...:
        del target[last]
    elif isinstance(target, list) and last == len(target):
        target.append(value)
    else:
        target[last] = value
    return json.dumps(record).encode()


def test_the_example_is_a_record() -> None:
    assert len(parse(json.dumps(CASE)).record.players) == 2


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"", "It is not JSON"),
        (b"null", "This is not an object"),
        (b"[]", "This is not an object"),
        (b"{}", "game:"),
        (b'{"game": 3}', "game:"),
        (b'{"game": "chess"}', "game:"),
        (b'{"game": "dimsum", "a": {"b": 1, "b": 2}}', "a.b:"),
        (b'{"a": [1, NaN]}', "NaN"),
        (b'{"a": -Infinity}', "-Infinity"),
        (b'{"a": [0, 1.5]}', "a[1]:"),
        (b'{"a": 1e3}', "a:"),
        (b'{"a": "\\ud800"}', "a:"),
        (b'{"a": "\\uDC00x"}', "a:"),
        (b"\xff\xfe{\x00}\x00", "It is not UTF-8"),
        (b'{"a": ' + b"9" * 5000 + b"}", "It contains a number"),
        (b"[" * 33 + b"]" * 33, "[0]" * 32),
        (b"[" * 100_000, "It is nested"),
        (b" " * (MAX_BYTES + 1), "It is larger"),
        ("\u00e9" * (MAX_BYTES // 2 + 1), "It is larger"),
        (b"\xef\xbb\xbf\xef\xbb\xbf{}", "It is not JSON"),
    ],
)
def test_text_that_no_record_may_be_is_refused_with_its_place(data: bytes | str, place: str) -> None:
    assert refused(data).startswith(place)


def test_a_byte_order_mark_at_the_start_is_passed_over() -> None:
    assert parse(b"\xef\xbb\xbf" + json.dumps(CASE).encode()).setup.game == "dimsum"
    assert parse("\ufeff" + json.dumps(CASE)).setup.game == "dimsum"


def test_whole_surrogate_pairs_are_text() -> None:
    assert parse_json(b'{"a": "\\ud83d\\ude00"}') == {"a": "\U0001f600"}


def test_nesting_of_32_is_still_read() -> None:
    assert parse_json(b"[" * 32 + b"]" * 32)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("format", "companion/2", "format:"),
        ("format", ..., "format:"),
        ("extra", 1, "extra:"),
        ("id", None, "id:"),
        ("id", "x" * 65, "id:"),
        ("title", "x" * 81, "title:"),
        ("started", "2026-05-01", "started:"),
        ("started", "2026-05-01T19:30:00", "started:"),
        ("finished", "2026-02-30T19:30:00Z", "finished:"),
        ("players", [{"name": "a"}], "players:"),
        ("players.1.name", "", "players[1].name:"),
        ("players.1.name", "   ", "players[1].name:"),
        ("players.1.name", "x" * 25, "players[1].name:"),
        ("players.1.name", "a\nb", "players[1].name:"),
        ("players.1.name", "a\u2028b", "players[1].name:"),
        ("players.1.name", "あやか", "players[1].name:"),
        ("players.1.color", "red", "players[1].color:"),
        ("players.1.colour", "#fff", "players[1].colour:"),
        ("options", ..., "options:"),
        ("options.faces", ["healthy"], "options.faces:"),
        ("options.faces.1", "square", "options.faces[1]:"),
        ("options.face", 1, "options.face:"),
        ("pack", "dimsum/none", "pack:"),
        ("pack", ..., "pack:"),
        ("pack.cards.0.count", 0, "pack.cards[0].count:"),
        ("pack.cards.0.count", True, "pack.cards[0].count:"),
        ("pack.cards.0.kind", "blue", "pack.cards:"),
        ("pack.cards.1.id", "red-1", "pack.cards[1]:"),
        ("pack.cards.1.id", "Red-2", "pack.cards[1].id:"),
        ("pack.cards.1.cubes.1.at", [0, 2], "pack.cards[1].cubes:"),
        ("pack.cards.1.cubes.1.at", [0, 0], "pack.cards[1].cubes[1]:"),
        ("pack.cards.1.cubes.1.color", "pink", "pack.cards[1].cubes[1].color:"),
        ("pack.cards.1.cubes", [], "pack.cards[1].cubes:"),
        ("pack.colors.0.name.en", "", "pack.colors[0].name.en:"),
        ("pack.colors.3", ..., "pack.colors:"),
        ("pack.faces.0.bonus", 2, "pack.faces[0].bottlenecks:"),
        ("pack.faces.1.bonus", 0, "pack.faces[1].bottlenecks:"),
        ("pack.faces.1.bonus", 1, "pack.faces[1].bonus:"),
        ("pack.faces.1.bonus", 5, "pack.faces[1].bonus:"),
        ("pack.faces.1.cells.3", [2, 2], "pack.faces[1].cells[3]:"),
        ("pack.faces.1.cells.13", ..., "pack.faces[1].cells:"),
        ("pack.faces.1.bottlenecks.0.cell", 15, "pack.faces[1].bottlenecks[0].cell:"),
        ("pack.faces", [], "pack.faces:"),
        ("pack.gauge", [], "pack.gauge:"),
        ("pack.turning", "flip", "pack.turning:"),
        ("pack.game", "dizzle", "pack.game:"),
        ("events", {}, "events:"),
        ("events.0", 7, "events[0]:"),
        ("events.0.type", "draw", "events[0].type:"),
        ("events.0.type", ..., "events[0].type:"),
        ("events.0.player", 0, "events[0].player:"),
        ("events.0.display", ["red-1", "red-2"], "events[0].display:"),
        ("events.0.display", ["red-1", "red-2", "red-2", "red-2"], "events[0].display:"),
        ("events.0.display.1", 2, "events[0].display[1]:"),
        ("events.1.player", -1, "events[1].player:"),
        ("events.1.player", "0", "events[1].player:"),
        ("events.1.player", True, "events[1].player:"),
        ("events.1.slot", 3, "events[1].slot:"),
        ("events.1.slot", None, "events[1].slot:"),
        ("events.1.chance", "dice", "events[1].chance:"),
        ("events.1.ruling", "  ", "events[1].ruling:"),
        ("events.1.ruling", None, "events[1].ruling:"),
        ("events.1.ruling", "x" * 501, "events[1].ruling:"),
        ("events.1.at", "now", "events[1].at:"),
        ("events.2.cells.0", -1, "events[2].cells[0]:"),
        ("events.2.cells.0", "1", "events[2].cells[0]:"),
        ("events.0", {"type": "take", "player": 0}, "events[0].slot:"),
        ("events.0", {"type": "take", "player": 0, "slot": 1}, "events[0].refill:"),
        ("events.0", {"type": "take", "player": 0, "slot": 1, "refill": None, "card": "red-1"}, "events[0].card:"),
        ("events.0", {"type": "take", "player": 0, "card": "red-1", "refill": None}, "events[0].refill:"),
        ("events.0", {"type": "adjust", "player": 0, "points": 0, "reason": "x"}, "events[0].points:"),
        ("events.0", {"type": "adjust", "player": 0, "points": 1000, "reason": "x"}, "events[0].points:"),
        ("events.0", {"type": "adjust", "player": 0, "points": 1}, "events[0].reason:"),
        ("events.0", {"type": "stop", "player": 0, "reason": "x"}, "events[0].player:"),
    ],
)
def test_a_wrong_key_or_value_is_refused_with_its_place(path: str, value: Any, place: str) -> None:
    assert refused(changed(path, value)).startswith(place)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.1.name", " " + "x" * 24 + " "),
        ("players.1.color", "#AE2E3C"),
        ("title", ""),
        ("started", "2026-05-01T19:30:00.5+09:00"),
        ("started", "2016-12-31T23:59:60Z"),
        ("events.1.chance", "app"),
        ("events.1.at", "2026-05-01t19:30:00z"),
        ("events.2.ruling", "  みんな同意  "),
        ("pack.id", "うちの箱"),
    ],
)
def test_what_the_small_print_allows_is_read(path: str, value: Any) -> None:
    assert parse(changed(path, value))


def test_names_that_look_alike_in_nfc_are_the_same() -> None:
    record = copy.deepcopy(CASE)
    record["players"] = [{"name": "Ze\u0301"}, {"name": "Z\u00e9"}]
    assert refused(json.dumps(record)).startswith("players[1].name:")


def test_a_hostile_file_earns_one_complaint_quickly() -> None:
    assert refused(changed("events.2.cells", [-1] * 1_500_000)).startswith("events[2].cells[0]:")
    assert refused(changed("events", [{}] * 1_500_000)).startswith("events[0].type:")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=12,
)
keys = st.sampled_from(["players", "options", "pack", "events", "title", "game", "format", "id", "started"])


def told(data: bytes) -> str:
    """Both sentences of what is refused, an empty text for a record."""
    try:
        parse(data)
    except RecordError as error:
        return sentence(error, "en") and sentence(error, "ja")
    return ""


@settings(max_examples=300, deadline=None)
@given(key=keys, value=json_values)
def test_any_json_in_any_place_is_read_or_refused_with_a_sentence(key: str, value: Any) -> None:
    assert told(json.dumps({**CASE, key: value}).encode()) or value == CASE.get(key) or isinstance(value, str | list)


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=200))
def test_any_bytes_are_refused_with_a_sentence(data: bytes) -> None:
    assert told(data)


blanks = st.sampled_from(["", "", "", " ", "\n\t", "\r\n  "])
leaves = st.one_of(
    st.integers().map(str),
    st.sampled_from(
        ["-0", "3.0", "1e2", "NaN", "01", "true", "null", "9" * 20, '"\\ud800"', '"\\u0061"', '"a\\":"', '": "']
    ),
    st.text(max_size=5).map(json.dumps),
    st.text(max_size=5).map(lambda text: json.dumps(text, ensure_ascii=False)),
)


def joined(pair: tuple[list[str], str], opening: str, closing: str) -> str:
    items, blank = pair
    return opening + f"{blank},{blank}".join(items) + blank + closing


def containers(children: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Lists and objects whose few keys often come twice."""
    key = st.sampled_from(['"a"', '"b"', '"\\u0061"', '":"'])
    member = st.tuples(key, blanks, blanks, children).map(lambda parts: f"{parts[0]}{parts[1]}:{parts[2]}{parts[3]}")
    return st.one_of(
        st.tuples(st.lists(children, max_size=4), blanks).map(lambda pair: joined(pair, "[", "]")),
        st.tuples(st.lists(member, max_size=4), blanks).map(lambda pair: joined(pair, "{", "}")),
    )


@settings(max_examples=500, deadline=None)
@given(text=st.recursive(leaves, containers, max_leaves=12))
def test_what_the_quick_reader_reads_the_careful_one_reads_alike(text: str) -> None:
    quick = read_quickly(text)
    if quick is not None:
        assert repr(read_carefully(text)) == repr(quick)


@pytest.mark.parametrize(
    "text", ['{"a": 1, "a": 2}', '{"a" : 1, "a":\n2}', '{"b": ":", "a": 1, "a": 2}', '{"a": [1.0]}']
)
def test_the_quick_reader_leaves_a_flaw_to_the_careful_one(text: str) -> None:
    assert read_quickly(text) is None


def test_the_quick_reader_reads_an_ordinary_record_also_with_times() -> None:
    timed = {**CASE, "events": [{**event, "at": "2026-03-01T20:15:00+09:00"} for event in CASE["events"]]}
    for record in (CASE, timed):
        assert read_quickly(json.dumps(record, ensure_ascii=False)) == record


def test_a_long_text_is_read_without_the_reader_that_lets_nobody_else_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(text: str) -> Any:
        raise AssertionError("held everybody up")

    monkeypatch.setattr(records, "MOST_AT_ONCE", 10)
    monkeypatch.setattr(records, "read_quickly", at_once)
    assert records.parse_json('{"a": [1, {"b": null}]}') == {"a": [1, {"b": None}]}
