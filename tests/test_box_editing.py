"""Packs being entered: what each edit does, what the models say of a draft, and that hostile drafts do no harm."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.game import read_pack, with_packs
from companion.packs import editing
from companion.packs.editing import Words, boze, dimsum, dizzle
from companion.packs.editing.common import free_id
from companion.texts.boze.box import PASTE_WORDS, paste_text
from companion.texts.packs import beyond_text, complaint_text, facts_text, left_text
from models import boze as boze_models
from models.base import RecordError

SHIPPED = sorted(Path("companion/packs").resolve().glob("*/*.json"))
TITLE = Words("うちの", "Ours")


def shipped_body(path: Path) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return body


def keys(draft: editing.PackDraft) -> list[str]:
    return [complaint.error.key for complaint in editing.complaints(draft)]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_shipped_pack_goes_through_its_draft_unchanged_and_has_no_complaints(path: Path) -> None:
    body = shipped_body(path)
    draft = editing.read(body["game"], body)
    assert draft.data() == body
    assert editing.complaints(draft) == ()
    assert facts_text(draft, "ja") != facts_text(draft, "en") != ""


@pytest.mark.parametrize("game", with_packs())
def test_a_blank_draft_survives_being_kept(game: str) -> None:
    draft = editing.blank(game, f"{game}/own-1", TITLE)
    assert editing.read(game, json.loads(json.dumps(draft.data()))) == draft


def changed(game: str, **changes: Any) -> dict[str, Any]:
    return {**shipped_body(next(p for p in SHIPPED if p.parent.name == game)), **changes}


def face_of(cells: list[list[int]], **changes: Any) -> dict[str, Any]:
    return {"id": "f", "name": {"ja": "面", "en": "Face"}, "bonus": 0, "cells": cells, "bottlenecks": [], **changes}


PIECES = {
    "grid": ["1" * 20] * 20,
    "marks": [{"at": [r, c], "kind": "jewel", "points": r * c} for r in range(20) for c in range(20)],
    "arrows": [{"cells": [[n // 20, n % 20]], "points": n} for n in range(200)],
    "squares": [],
    "puzzles": {f"c-{n}": n for n in range(70)},
}

LARGE: list[tuple[dict[str, Any], tuple[tuple[str | int, ...], int, int] | None]] = [
    (changed("dimsum", faces=[face_of([[0, n] for n in range(14)], id=f"f-{n}") for n in range(40)]), None),
    (
        changed("dimsum", faces=[face_of([[0, n] for n in range(14)], id=f"f-{n}") for n in range(41)]),
        (("faces",), 41, 40),
    ),
    (changed("dimsum", faces=[face_of([[3 * n, 0] for n in range(14)])]), (("faces", 0, "cells"), 40, 14)),
    (changed("dimsum", gauge=list(range(0, -25, -1))), (("gauge",), 25, 20)),
    (changed("dimsum", title={"ja": "点心　箱👨\u200d🍳", "en": " Dim\u00a0sum "}), None),
    (
        changed(
            "dimsum",
            colors=[
                {"id": i, "hex": h, "name": {"ja": i, "en": i}}
                for i, h in (("red", "#f00"), ("blue", "#00F8"), ("green", "#0f08a0ff"), ("yellow", "#ffff00"))
            ],
        ),
        None,
    ),
    (changed("dizzle", **{**PIECES, "arrows": [], "puzzles": {}}, flags=None), None),
    (changed("dizzle", **PIECES, flags=None), (("arrows",), 200, 60)),
    (changed("dizzle", **{**PIECES, "arrows": []}, flags=None), (("puzzles",), 70, 60)),
    (
        changed("boze", bonuses=[{"id": f"b-{n}", "name": f"b{n}", "cost": 5000, "points": -5000} for n in range(300)]),
        None,
    ),
    (
        changed("boze", bonuses=[{"id": f"b-{n}", "name": f"b{n}", "cost": 0, "points": 0} for n in range(301)]),
        (("bonuses",), 301, 300),
    ),
]


@pytest.mark.parametrize(("body", "wanted"), LARGE, ids=range(len(LARGE)))
def test_a_pack_that_is_right_is_read_whole_and_what_its_editor_has_no_room_for_is_told(
    body: dict[str, Any], wanted: tuple[tuple[str | int, ...], int, int] | None
) -> None:
    body = {key: value for key, value in body.items() if value is not None}
    read_pack(body["game"], body)
    draft = editing.read(body["game"], body)
    assert draft.data() == body
    found = editing.beyond(draft)
    assert (found and (found.path, found.number, found.most)) == wanted
    if found:
        for lang in ("ja", "en"):
            said = beyond_text(draft, found, lang)
            assert str(found.number) in said
            assert str(found.most) in said
            assert "{" not in said


def test_pasted_rows_that_find_no_room_beside_those_there_are_told_by_their_number() -> None:
    pasted = boze.pasted("bonuses", "あ,1,2\nい,1,2\nう,1,2", PASTE_WORDS, room=1)
    assert pasted.rows == ()
    assert [paste_text(error, "ja") for error in pasted.errors] == ["2行 多すぎます(1つの表は 300行まで)"]


# --- dimsum


def box() -> dimsum.PackDraft:
    draft = editing.read("dimsum", shipped_body(next(p for p in SHIPPED if p.parent.name == "dimsum")))
    assert isinstance(draft, dimsum.PackDraft)
    return draft


def drawn(*squares: tuple[int, int]) -> dimsum.Card:
    card = dimsum.Card("c", "red")
    for square in squares:
        card = card.touched(square, "red")
    return card


def test_a_square_touched_again_with_its_colour_is_empty_and_with_another_is_recoloured() -> None:
    card = drawn((0, 0), (0, 1))
    assert card.touched((0, 1), "red").cubes == (dimsum.Cube("red", (0, 0)),)
    assert card.touched((0, 1), "blue").cubes == (dimsum.Cube("red", (0, 0)), dimsum.Cube("blue", (0, 1)))


def test_a_seventh_cube_is_not_taken() -> None:
    six = drawn(*((0, col) for col in range(6)))
    assert six.touched((1, 0), "red") == six


def test_a_card_drawn_anywhere_is_kept_in_the_upper_left_corner() -> None:
    draft = replace(box(), cards=(drawn((3, 2), (3, 3)),))
    assert [cube["at"] for cube in draft.data()["cards"][0]["cubes"]] == [[0, 0], [0, 1]]


def test_a_card_without_a_name_is_called_by_its_cubes() -> None:
    card = drawn((0, 0), (0, 1)).touched((1, 0), "blue")
    assert box().card_name(card, "ja") == "赤2青1"
    assert box().card_name(card, "en") == "Red 2 Blue 1"
    assert box().card_name(replace(card, name=Words("餃子", "Gyoza")), "ja") == "餃子"


def test_cards_of_a_kind_that_are_not_seven_are_told_with_the_kind() -> None:
    draft = box()
    fewer = replace(draft, cards=(replace(draft.cards[0], count=1), *draft.cards[1:]))
    (complaint,) = editing.complaints(fewer)
    assert complaint.error.key == "kind-count"
    assert complaint_text(fewer, complaint, "ja") == "赤は 7枚に します(いま 6枚)"


def test_every_broken_card_is_told_not_only_the_first() -> None:
    draft = box()
    cards = list(draft.cards)
    cards[1] = replace(cards[1], cubes=())
    cards[4] = replace(cards[4], cubes=(dimsum.Cube("red", (0, 0)), dimsum.Cube("red", (2, 0))))
    found = editing.complaints(replace(draft, cards=tuple(cards)))
    assert [(c.path[:2], c.error.key) for c in found] == [
        (("cards", 1), "too-few"),
        (("cards", 4), "not-connected"),
    ]


def face(count: int = 14) -> dimsum.Face:
    made = dimsum.Face("f", Words("面", "Face"))
    for number in range(count):
        made = made.with_cell((number // 4, number % 4))
    return made


def test_touched_squares_are_numbered_in_order_and_a_fifteenth_is_not_taken() -> None:
    made = face()
    assert made.number((0, 0)) == 1
    assert made.number((3, 1)) == 14
    assert made.left == 0
    assert made.with_cell((5, 5)) == made


def test_inserting_a_cell_moves_later_numbers_up_and_bottlenecks_stay_with_their_squares() -> None:
    made = face(5).with_bottleneck(4, 2)
    more = made.with_cell((5, 5), before=3)
    assert more.number((5, 5)) == 3
    assert more.bottlenecks == ((5, 2),)


def test_removing_a_cell_moves_later_numbers_down_and_its_bottlenecks_and_bonus_go() -> None:
    made = face(6).with_bottleneck(4, 2)
    assert made.without_cell(1).bottlenecks == ((3, 1),)
    gone = made.without_cell(2)
    assert gone.bottlenecks == ()
    assert gone.bonus == 0


def test_a_renumbered_cell_takes_its_bottleneck_along() -> None:
    made = face(6).with_bottleneck(4, 2)
    changed = made.with_number(4, 1)
    assert changed.cells[0] == made.cells[3]
    assert changed.bottlenecks == ((1, 3),)


def test_a_cell_moved_onto_another_changes_places_with_it() -> None:
    made = face(3)
    moved = made.with_cell_moved(1, made.cells[2])
    assert moved.cells == (made.cells[2], made.cells[1], made.cells[0])


def test_a_face_is_never_shifted_off_the_grid() -> None:
    made = face()
    assert made.shifted(-1, 0) == made
    assert made.shifted(1, 2).cells[0] == (1, 2)


def test_the_first_bottleneck_brings_a_bonus_of_two_and_the_last_takes_it_away() -> None:
    made = face().with_bottleneck(9, 6)
    assert made.bonus == 2
    assert made.with_bottleneck(9, 6).bonus == 0


def test_an_unfinished_face_says_how_many_cells_are_missing() -> None:
    draft = replace(box(), faces=(face(9),))
    (complaint,) = editing.complaints(draft)
    assert complaint_text(draft, complaint, "ja") == "胃袋「面」: あと 5マス"
    assert complaint_text(draft, complaint, "en") == "Face “Face”: 5 cells to go"


# --- dizzle


def sheet(*grid: str) -> dizzle.PackDraft:
    return replace(dizzle.blank("dizzle/own-1", TITLE), grid=grid)


def test_squares_not_painted_yet_keep_a_sheet_from_being_a_pack() -> None:
    draft = dizzle.blank("dizzle/own-1", TITLE)
    assert keys(draft) == ["undecided"]
    assert left_text(editing.complaints(draft), "ja") == "あと63マス"
    with pytest.raises(RecordError):
        read_pack("dizzle", draft.data())
    assert keys(draft.painted([(0, 0)], "1").with_rest(".")) == []


def test_a_mark_goes_when_its_field_is_painted_over_but_stays_for_another_number() -> None:
    draft = sheet("12", "34").marked((0, 0), dizzle.Mark("bomb"))
    assert draft.painted([(0, 0)], "6").mark((0, 0)) == dizzle.Mark("bomb")
    assert draft.painted([(0, 0)], "X").mark((0, 0)) is None


def test_marks_stand_on_numbered_fields_only_and_one_on_each() -> None:
    draft = sheet("1X", ".P")
    for at in ((0, 1), (1, 0), (1, 1)):
        assert draft.marked(at, dizzle.Mark("bomb")) == draft
    twice = draft.marked((0, 0), dizzle.Mark("bomb")).marked((0, 0), dizzle.Mark("poop"))
    assert twice.marks == (((0, 0), dizzle.Mark("poop")),)
    assert twice.marked((0, 0), dizzle.Mark("poop")).marks == ()


@pytest.mark.parametrize(
    ("first", "last", "cells"),
    [
        ((0, 0), (0, 3), ((0, 0), (0, 2), (0, 3))),
        ((0, 3), (0, 0), ((0, 0), (0, 2), (0, 3))),
        ((0, 0), (2, 1), ((0, 0), (1, 0), (2, 0))),
    ],
)
def test_an_arrow_goes_along_the_longer_way_and_leaves_out_holes(
    first: dizzle.Cell, last: dizzle.Cell, cells: tuple[dizzle.Cell, ...]
) -> None:
    draft = sheet("1.34", "2222", "3333").with_arrow(first, last, 8)
    assert draft.arrows == (dizzle.Area(cells, 8),)
    assert draft.with_arrow(last, first, 3).arrows == () or len(cells) == 3


def test_a_four_square_area_is_laid_by_its_corner_and_kept_on_the_grid() -> None:
    draft = sheet("123", "456", "123")
    assert draft.with_square((2, 2), 10).squares[0].cells == ((1, 1), (1, 2), (2, 1), (2, 2))
    assert draft.with_square((0, 0), 10).with_square((0, 0), 10).squares == ()


def test_a_smaller_sheet_loses_what_lay_outside() -> None:
    draft = sheet("123", "456").marked((1, 2), dizzle.Mark("bomb")).with_arrow((1, 0), (1, 2), 5)
    small = draft.resized(2, 2)
    assert small.grid == ("12", "45")
    assert small.marks == ()
    assert small.arrows == ()
    assert small.resized(3, 2).undecided == 2
    assert small.resized(99, 0).size == (20, 1)


def test_a_lock_without_a_key_is_told_with_its_place_and_repaired_by_an_idle_key() -> None:
    draft = sheet("12", "34").marked((0, 1), dizzle.Mark("lock", "yellow"))
    (complaint,) = editing.complaints(draft)
    assert complaint_text(draft, complaint, "ja") == "1行2列 錠前: 錠(黄)に合う 鍵がありません"
    assert dizzle.repaired(draft, complaint) is None
    with_key = draft.marked((1, 0), dizzle.Mark("key", "blue"))
    (complaint,) = editing.complaints(with_key)
    fixed = dizzle.repaired(with_key, complaint)
    assert fixed is not None
    assert editing.complaints(fixed) == ()


def test_all_complaints_of_a_sheet_are_told_at_once_and_each_repair_helps() -> None:
    draft = (
        sheet("123", "456")
        .marked((0, 0), dizzle.Mark("puzzle", "red"))
        .marked((0, 1), dizzle.Mark("puzzle", "blue"))
        .marked((0, 2), dizzle.Mark("flag"))
        .with_arrow((1, 0), (1, 2), 5)
        .painted([(1, 1)], "#")
    )
    assert keys(draft) == ["puzzle-without-points", "puzzle-without-points", "no-field-there", "flag-without-values"]
    left = editing.complaints(draft)
    while left:
        fixed = dizzle.repaired(draft, left[0])
        assert fixed is not None
        draft, before = fixed, len(left)
        left = editing.complaints(draft)
        assert len(left) < before


def test_flag_values_that_do_not_fall_are_sorted_by_the_repair() -> None:
    draft = replace(sheet("12").marked((0, 0), dizzle.Mark("flag")), flags=(2, 4, 4))
    complaint = editing.complaints(draft)[0]
    fixed = dizzle.repaired(draft, complaint)
    assert fixed is not None
    assert fixed.flags == (4, 2)


def test_counts_name_each_pip_and_each_mark() -> None:
    draft = sheet("11X", "2.#").marked((0, 0), dizzle.Mark("bomb"))
    counts = draft.counts
    assert (counts["1"], counts["2"], counts["6"], counts["X"], counts["bomb"]) == (2, 1, 0, 1, 1)
    assert draft.fields == 3


# --- boze


def test_rows_are_pasted_with_tabs_or_commas() -> None:
    with_tabs = boze.pasted("items", "木の面\t面\t2\t3\n腰みの\tskirt\t１\t−1\n", PASTE_WORDS)
    with_commas = boze.pasted("items", '木の面,mask,2,3\r\n"腰みの",腰みの,1,-1', PASTE_WORDS)
    assert with_tabs == with_commas
    assert with_tabs.errors == ()
    assert [(row.name, row.values) for row in with_tabs.rows] == [
        ("木の面", ("mask", 2, 3)),
        ("腰みの", ("skirt", 1, -1)),
    ]


def test_a_first_row_of_column_names_says_the_order() -> None:
    pasted = boze.pasted("characters", "点,名前,値段,村の人\n4,カイ,2,○\n1,ミオ,0,\n", PASTE_WORDS)
    assert pasted.errors == ()
    assert [row.values for row in pasted.rows] == [(2, 4, True, False), (0, 1, False, False)]


def test_every_wrong_cell_of_a_paste_is_told_with_row_and_column() -> None:
    pasted = boze.pasted(
        "actions", "修行,training,3\n\nまつり,party,2\n,show,x\n手品,magic,0\n修行,lead,1\n", PASTE_WORDS
    )
    assert [(e.row, e.column, e.key) for e in pasted.errors] == [
        (3, "category", "not-a-choice"),
        (4, "name", "no-name"),
        (4, "count", "not-a-number"),
        (5, "count", "too-small"),
        (6, "name", "same-name"),
    ]
    assert len(pasted.rows) == 1
    assert paste_text(pasted.errors[2], "ja") == "4行め 枚数列: 「x」は 数では ありません"
    assert paste_text(pasted.errors[2], "en") == "Row 4, Count: “x” is not a number"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "nothing"),
        ("名前,値段\n", "nothing"),
        ('"open,1,2\n', "quotes"),
        ("x" * (boze.MOST_PASTED + 1), "too-much"),
        ("a,1,2\n" * (boze.MOST_ROWS + 1), "no-room"),
        ("a,1,2,3", "too-many-cells"),
        ("a" * 81 + ",1,2", "too-long"),
        ("a,1000,2", "too-large"),
        ("a,1e3,2", "not-a-number"),
        ("a,,2", "not-a-number"),
    ],
)
def test_a_paste_that_cannot_be_taken_says_why(text: str, key: str) -> None:
    pasted = boze.pasted("bonuses", text, PASTE_WORDS)
    assert key in {error.key for error in pasted.errors}
    for error in pasted.errors:
        assert paste_text(error, "ja")
        assert paste_text(error, "en")


def test_pasted_rows_get_ids_that_nobody_has() -> None:
    pasted = boze.pasted("bonuses", "あ,1,2\nい,1,2", PASTE_WORDS, taken={"bonus-1", "bonus-3"})
    assert [row.id for row in pasted.rows] == ["bonus-2", "bonus-4"]
    assert free_id("x", set()) == "x-1"


def test_a_row_without_a_name_is_told_with_list_row_and_column() -> None:
    draft = boze.blank("boze/own-1", TITLE)
    draft = draft.with_rows("items", (draft.new_row("items"),))
    (complaint,) = editing.complaints(draft)
    assert complaint_text(draft, complaint, "ja") == "アイテム 1行め 名前: 名前を 入れます"


def test_a_pasted_list_makes_a_pack_the_models_take() -> None:
    rows = boze.pasted("characters", "\n".join(f"人{n},1,2,1,0" for n in range(12)), PASTE_WORDS).rows
    draft = boze.blank("boze/own-1", TITLE).with_rows("characters", rows)
    assert boze_models.read_pack(draft.data()).id == "boze/own-1"


# --- names


def test_a_name_follows_in_the_other_language_until_both_differ() -> None:
    assert Words("a", "a").said("ja", "b") == Words("b", "b")
    assert Words("赤", "Red").said("ja", "朱") == Words("朱", "Red")
    assert len(Words().said("en", "x" * 200).en) == 80


# --- hostile drafts

JUNK: list[Any] = [None, True, 0, -1, 1.5, 10**30, "", "x" * 5000, "\ud800", [], {}, [[]], [None] * 50, {"at": [0, 0]}]


def broken(value: Any, rng: random.Random, depth: int = 0) -> Any:
    """The value with some parts of it replaced by junk."""
    if rng.random() < 0.06 + 0.02 * depth:
        return rng.choice(JUNK)
    if isinstance(value, dict):
        return {key: broken(item, rng, depth + 1) for key, item in value.items() if rng.random() > 0.05}
    if isinstance(value, list):
        kept = [broken(item, rng, depth + 1) for item in value]
        return kept * 2 if rng.random() < 0.05 else kept
    return value


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_hostile_draft_is_read_as_far_as_it_goes_and_judged_like_any_other(path: Path) -> None:
    body, rng = shipped_body(path), random.Random(path.stem)
    for _ in range(150):
        draft = editing.read(body["game"], broken(body, rng))
        data = draft.data()
        json.dumps(data)
        found = editing.complaints(draft)
        for complaint in found:
            for lang in ("ja", "en"):
                assert "{" not in complaint_text(draft, complaint, lang)
        if not found:
            read_pack(body["game"], data)
        again = editing.read(body["game"], data).data()
        assert editing.read(body["game"], again).data() == again


@pytest.mark.parametrize("game", with_packs())
@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_what_is_no_draft_at_all_is_an_empty_one(game: str, junk: Any) -> None:
    assert editing.read(game, junk).game == game
