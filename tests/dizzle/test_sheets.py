"""Packs of dizzle: the four practice sheets, and sheets that are refused with their place."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.game import LANGS
from companion.packs import shipped_packs
from companion.records import read
from companion.referee import referee
from companion.texts.errors import sentence
from models.base import RecordError
from models.dizzle import Pack, read_pack
from tests.dizzle.best import best, witness
from tests.dizzle.table import Json, judged, mark, pack, record

SHEETS = shipped_packs("dizzle")

BEST = {"dizzle/practice-1": 47, "dizzle/practice-2": 61, "dizzle/practice-3": 62, "dizzle/practice-4": 85}
"""The best possible score of each practice sheet."""

USED = {
    1: {"jewel", "bomb", "puzzle"},
    2: {"jewel", "bomb", "puzzle", "key", "lock"},
    3: {"jewel", "bomb", "puzzle", "key", "lock", "rocket", "flag", "poop"},
    4: {"jewel", "bomb", "puzzle", "key", "lock", "rocket", "flag", "poop"},
}
"""What each level uses."""


def test_there_is_one_practice_sheet_a_level() -> None:
    assert [(sheet.id, sheet.level) for sheet in SHEETS] == [(f"dizzle/practice-{n}", n) for n in (1, 2, 3, 4)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_a_practice_sheet_is_about_seven_by_nine_with_every_pip_equally_often(sheet: Pack) -> None:
    assert (len(sheet.grid), len(sheet.grid[0])) == (7, 9)
    assert any("." in row for row in sheet.grid)
    pips = Counter(character for row in sheet.grid for character in row if character in "123456")
    assert len(pips) == 6
    assert max(pips.values()) - min(pips.values()) <= 1


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_the_practice_sheets_grow_in_what_they_use(sheet: Pack) -> None:
    assert {mark.kind for mark in sheet.marks} == USED[sheet.level]
    assert sheet.arrows
    assert bool(sheet.squares) == (sheet.level == 4)
    assert any("P" in row for row in sheet.grid) == (sheet.level >= 3)


def test_the_island_of_level_4_is_reached_by_planets_only() -> None:
    sheet = SHEETS[3]
    mainland = {(r, c) for r, row in enumerate(sheet.grid) for c, ch in enumerate(row) if ch == "X"}
    fields = {(r, c) for r, row in enumerate(sheet.grid) for c, ch in enumerate(row) if ch in "123456"}
    while more := {(r, c) for r, c in fields - mainland if mainland & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}}:
        mainland |= more
    island = fields - mainland
    assert len(island) == 11
    assert all(any(sheet.square(at) == "P" for at in around) for around in [[(6, 5), (3, 8)]])
    assert {(6, 6), (3, 7), (4, 8)} <= island


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_the_best_possible_score_is_the_one_stated_and_a_game_reaches_it(sheet: Pack) -> None:
    total, crosses = best(sheet)
    assert total == BEST[sheet.id]
    events = witness(sheet, seed=1)
    assert events is not None
    result = referee(read(record(sheet.id, 1, *events)))
    assert result.problem is None, result.problem
    assert result.standings[0].total == total
    assert {tuple(cell) for cell in result.state["seats"][0]["crosses"]} == crosses


# --- sheets that are refused -------------------------------------------------------------------------------------

FLAG = mark("flag", 0, 1)

REFUSED: list[tuple[str, str, Json]] = [
    ("grid", "too-few", pack([])),
    ("grid", "too-many", pack(["1"] * 21)),
    ("grid[0]", "too-long", pack(["1" * 21])),
    ("grid[0]", "too-short", pack([""])),
    ("grid[1]", "grid-row-length", pack(["X12", "34"])),
    ("grid[0]", "grid-square", pack(["X72"])),
    ("grid[0]", "grid-square", pack(["X1x"])),
    ("grid[0]", "grid-square", pack(["X1１"])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("bomb", 0, 0)])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("bomb", 0, 2)])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("rocket", 0, 3)])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("poop", 0, 4)])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("bomb", 1, 0)])),
    ("marks[0].at", "mark-off-field", pack(["X1.P#"], [mark("bomb", 0, 5)])),
    ("marks[0].at[0]", "too-small", pack(["X1"], [mark("bomb", -1, 1)])),
    ("marks[1]", "duplicate", pack(["X12"], [mark("bomb", 0, 1), mark("poop", 0, 1)])),
    ("marks[0].kind", "not-one-of", pack(["X1"], [mark("star", 0, 1)])),
    ("marks[0].points", "missing", pack(["X1"], [mark("jewel", 0, 1)])),
    ("marks[0].color", "missing", pack(["X1"], [mark("puzzle", 0, 1)])),
    ("marks[0].color", "unknown-key", pack(["X1"], [mark("bomb", 0, 1, color="red")])),
    ("marks[0].points", "not-integer", pack(["X1"], [mark("jewel", 0, 1, points=True)])),
    ("marks[0].color", "puzzle-without-points", pack(["X1"], [mark("puzzle", 0, 1, color="red")])),
    ("marks[0].color", "lock-without-key", pack(["X1"], [mark("lock", 0, 1, color="red")])),
    (
        "marks[0].color",
        "lock-without-key",
        pack(["X12"], [mark("lock", 0, 1, color="red"), mark("key", 0, 2, color="blue")]),
    ),
    ("arrows[0].cells", "too-few", pack(["X1"], arrows=[{"cells": [], "points": 1}])),
    ("arrows[0].cells[1]", "no-field-there", pack(["X1"], arrows=[{"cells": [[0, 1], [0, 2]], "points": 1}])),
    ("arrows[0].cells[0]", "no-field-there", pack(["X1"], arrows=[{"cells": [[1, 0]], "points": 1}])),
    ("arrows[0].cells[0]", "no-field-there", pack(["X.1"], arrows=[{"cells": [[0, 1]], "points": 1}])),
    ("arrows[0].cells[0]", "no-field-there", pack(["X#1"], arrows=[{"cells": [[0, 1]], "points": 1}])),
    ("arrows[0].cells[1]", "duplicate", pack(["X1"], arrows=[{"cells": [[0, 1], [0, 1]], "points": 1}])),
    ("arrows[0].points", "missing", pack(["X1"], arrows=[{"cells": [[0, 1]]}])),
    ("squares[0].cells", "too-few", pack(["X123"], squares=[{"cells": [[0, 1], [0, 2], [0, 3]], "points": 1}])),
    (
        "squares[0].cells",
        "too-many",
        pack(["X12345"], squares=[{"cells": [[0, n] for n in range(1, 6)], "points": 1}]),
    ),
    ("flags", "flag-without-values", pack(["X1"], [FLAG])),
    ("flags", "flag-without-values", pack(["X1"], [FLAG], flags=[])),
    ("flags", "values-without-flag", pack(["X1"], flags=[3])),
    ("flags[1]", "flags-fall", pack(["X1"], [FLAG], flags=[3, 3])),
    ("flags[2]", "flags-fall", pack(["X1"], [FLAG], flags=[5, 3, 4])),
    ("flags", "not-list", pack(["X1"], flags=None)),
    ("level", "too-large", pack(["X1"], level=5)),
    ("level", "too-small", pack(["X1"], level=0)),
    ("puzzles.Red", "pattern", pack(["X1"], puzzles={"Red": 5})),
    ("puzzles.red", "not-integer", pack(["X1"], puzzles={"red": "5"})),
    ("title.ja", "too-short", pack(["X1"], title={"ja": "", "en": "Test"})),
    ("size", "unknown-key", pack(["X1"], size=7)),
    ("bomb_points", "not-integer", pack(["X1"], bomb_points=-2.0)),
]


@pytest.mark.parametrize(("place", "key", "data"), REFUSED, ids=[f"{row[1]}-{n}" for n, row in enumerate(REFUSED)])
def test_a_sheet_that_breaks_its_rules_is_refused_with_the_place(place: str, key: str, data: Json) -> None:
    with pytest.raises(RecordError) as refused:
        read_pack(data)
    assert (refused.value.place, refused.value.key) == (place, key)
    for lang in LANGS:
        assert sentence(refused.value, lang).startswith(place)
    with pytest.raises(RecordError) as refused:
        read(record(data, 1))
    assert (refused.value.place, refused.value.key) == (f"pack.{place}", key)


@pytest.mark.parametrize(
    "key",
    ["id", "game", "level", "title", "grid", "marks", "arrows", "squares", "puzzles", "bomb_points", "poop_points"],
)
def test_every_key_but_flags_is_required(key: str) -> None:
    data = pack(["X1"])
    del data[key]
    with pytest.raises(RecordError) as refused:
        read_pack(data)
    assert (refused.value.place, refused.value.key) == (key, "missing")


def test_a_sheet_of_one_field_and_one_of_twenty_by_twenty_are_sheets() -> None:
    read_pack(pack(["1"]))
    read_pack(pack(["X" + "1" * 19] * 20))
    read_pack(pack(["X1"], flags=[]))
    assert judged(pack(["."]), 1).turn is not None


def test_a_key_alone_and_a_colour_without_pieces_are_fine() -> None:
    read_pack(pack(["X1"], [mark("key", 0, 1, color="red")], puzzles={"blue": 4}))


# --- records that are none ---------------------------------------------------------------------------------------

Event = Json
NO_RECORD: list[tuple[str, str, Event]] = [
    ("type", "unknown-type", {"type": "deal", "player": 0}),
    ("type", "missing", {"player": 0}),
    ("player", "missing", {"type": "drop-out"}),
    ("player", "too-small", {"type": "drop-out", "player": -1}),
    ("player", "not-integer", {"type": "drop-out", "player": True}),
    ("dice", "missing", {"type": "roll", "player": 0}),
    ("dice", "not-list", {"type": "roll", "player": 0, "dice": 6}),
    ("dice[1]", "not-integer", {"type": "roll", "player": 0, "dice": [1, "2"]}),
    ("dice[0]", "not-integer", {"type": "reroll", "player": 0, "dice": [None]}),
    ("cell", "missing", {"type": "take", "player": 0, "die": 1}),
    ("die", "missing", {"type": "take", "player": 0, "cell": [0, 1]}),
    ("cell[0]", "too-small", {"type": "take", "player": 0, "die": 1, "cell": [-1, 1]}),
    ("cell", "too-few", {"type": "planet", "player": 0, "cell": [0]}),
    ("cell", "too-many", {"type": "give-back", "player": 0, "cell": [0, 1, 2]}),
    ("cell", "unknown-key", {"type": "drop-out", "player": 0, "cell": [0, 1]}),
    ("chance", "not-one-of", {"type": "roll", "player": 0, "dice": [], "chance": "me"}),
]


@pytest.mark.parametrize(("place", "key", "event"), NO_RECORD, ids=[f"{row[1]}-{row[0]}" for row in NO_RECORD])
def test_an_event_of_another_shape_makes_the_file_no_record(place: str, key: str, event: Event) -> None:
    with pytest.raises(RecordError) as refused:
        read(record(["X1"], 2, event))
    assert (refused.value.place, refused.value.key) == (f"events[0].{place}", key)
    for lang in LANGS:
        assert sentence(refused.value, lang)


@pytest.mark.parametrize("faces", [[0] * 7, [7] * 7, [-1] * 7])
def test_a_face_outside_one_to_six_is_impossible_and_not_unreadable(faces: list[int]) -> None:
    result = judged(["X1"], 2, {"type": "roll", "player": 0, "dice": faces})
    assert result.problem is not None
    assert (result.problem.kind, result.problem.rule) == ("impossible", "dizzle.dice-count")
    result = judged(["X1"], 2, {"type": "take", "player": 0, "die": faces[0], "cell": [0, 1]})
    assert result.problem is not None
    assert (result.problem.kind, result.problem.rule) == ("impossible", "dizzle.pool")


def test_one_to_four_players_and_no_options() -> None:
    for players, ok in ((0, False), (1, True), (4, True)):
        data = record(["X1"], players)
        if ok:
            read(data)
        else:
            with pytest.raises(RecordError):
                read(data)
    five = record(["X1"], 4)
    five["players"] = [*five["players"], {"name": "五"}]
    with pytest.raises(RecordError) as refused:
        read(five)
    assert refused.value.key == "too-many"
    with pytest.raises(RecordError) as refused:
        read({**record(["X1"], 1), "options": {"level": 1}})
    assert refused.value.key == "unknown-key"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 30) | st.text(".#XP123456", max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["at", "kind", "cells", "points", "color", "ja", "en"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.sampled_from(sorted(pack(["X1"], flags=[]))), json_values)
def test_whatever_stands_in_a_pack_it_is_read_or_refused_with_a_sentence(key: str, value: Any) -> None:
    data = {**pack(["X1"]), key: value}
    try:
        read_pack(data)
    except RecordError as error:
        told = [error.place, *(sentence(error, lang) for lang in LANGS)]
    else:
        told = [judged(data, 1).status]
    assert all(told)
