"""The dizzle table without a browser: keys, jumps, planets, what the end of a spin says, sizes, drafts that come back."""

import flet as ft
import pytest

from companion.desk import Desk
from companion.packs import shipped_packs
from companion.rules import dizzle
from companion.rules.dizzle.setup import lay_out
from companion.rules.dizzle.sheet import fresh
from models.dizzle import PIPS, Pack
from tests.dizzle.table import RULED, Json, mark, out, pack, roll, take
from tests.views.tree import drawn, taps, texts
from tests.views.windows import again, page
from views.dizzle.board import arrow_tags, height_of, measure
from views.dizzle.sheet import LEAST
from views.dizzle.table import TableScreen
from views.parts.dice import pad
from views.screens.table import TablePage
from views.theme import Look

PHONE = Look(lang="ja", game="dizzle")
NAMES = ("あやか", "Tom", "健", "Betty")
SMALL = pack(["X12", "345"])
WALLED = pack(["X1.X3", "...2."])
"""A 1 in the first row is walled in at once; a 2 and a 3 lie beside the other cross."""
ROCKETS = pack(["X12", "345"], [mark("rocket", 0, 1), mark("planet", 0, 2)])
BOMBS = pack(["X1X2", "....", "X3X1"], [mark("bomb", 0, 1), mark("flag", 2, 1)], flags=[10, 5])


def begin(desk: Desk, sheet: Json | str, players: int, *events: Json, look: Look = PHONE) -> TablePage:
    return page(desk, look, "dizzle", NAMES[:players], *events, options={}, pack=sheet)


def screen_of(table: TablePage) -> TableScreen:
    assert isinstance(table.screen, TableScreen)
    return table.screen


def press(table: TablePage, *idents: str) -> None:
    """Taps, each on the screen that the one before left."""
    for ident in idents:
        dict(taps(drawn(lambda: table.build(table.window.look))))[ident]()


def strike(table: TablePage, *keys: str) -> None:
    """Presses keys, each on the screen that the one before left."""
    for key in keys:
        drawn(lambda: table.build(table.window.look))
        table.key(key, ctrl=False, shift=False)


def label(table: TablePage, ident: str) -> str:
    """What a screen reader says of it."""
    controls = drawn(lambda: table.build(table.window.look))
    return next(str(c.label) for c in controls if isinstance(c, ft.Semantics) and c.identifier == ident)


def said(table: TablePage) -> tuple[str, str]:
    """The verdict line."""
    drawn(lambda: table.build(table.window.look))
    line = table.line
    return (line.sentence, line.reason) if line else ("", "")


def last(table: TablePage) -> Json:
    return dict(table.steps[-1].event.model_dump(mode="json", exclude_unset=True, exclude={"at"}))


def test_a_roll_is_typed_with_one_tap_a_die(desk: Desk) -> None:
    table = begin(desk, SMALL, 2)
    press(table, *[f"pad-{face}" for face in "1223456"])
    assert last(table) == roll(0, "1223456")


def test_the_keyboard_alone_types_a_roll_and_reaches_every_cell(desk: Desk) -> None:
    table = begin(desk, SMALL, 2)
    strike(table, *"1133455")
    assert last(table) == roll(0, "1133455")
    reached = set()
    for _ in range(6):
        strike(table, "Arrow Right")
        reached.add(screen_of(table).cursor.at)
    assert reached == {(row, col) for row in range(2) for col in range(3)}
    assert "cursor" in {c.identifier for c in drawn(lambda: table.build(PHONE)) if isinstance(c, ft.Semantics)}
    strike(table, "Arrow Right", "Arrow Down", "Enter")
    assert last(table) == take(0, 3, 1, 0)
    assert screen_of(table).cursor.at is None


def test_the_keyboard_alone_gives_a_die_back_and_crosses_a_planet(desk: Desk) -> None:
    table = begin(desk, pack(["X1#", "#.#", "3.."]), 2, roll(0, "1133666"), take(0, 1, 0, 1), take(1, 1, 0, 1))
    assert table.enter(table.event(type="reroll", player=0, dice=[6] * 5))
    strike(table, "Arrow Right", "Arrow Right", "Enter")
    assert last(table)["type"] == "give-back"
    table = begin(desk, ROCKETS, 1, roll(0, "11111111"), take(0, 1, 0, 1), out(0, **RULED))
    strike(table, "Arrow Right", "Arrow Right", "Arrow Right", "Enter")
    assert (last(table)["type"], last(table)["cell"]) == ("planet", [0, 2])


def test_jump_keeps_every_cell_that_any_die_can_jump_to(desk: Desk) -> None:
    table = begin(desk, WALLED, 2, roll(0, "1122335"), take(0, 1, 0, 1), take(1, 1, 0, 1))
    press(table, "die-2")
    assert set(screen_of(table).moment.touchable) == {(1, 3)}
    press(table, "undo", "jump")
    assert set(screen_of(table).moment.touchable) == {(1, 3), (0, 4)}
    screen_of(table).tap_cell((0, 4))
    assert last(table) == take(0, 3, 0, 4)


def test_a_numbered_planet_takes_a_die_and_can_be_reached_by_a_rocket(desk: Desk) -> None:
    spin = (roll(0, "12345666"), take(0, 1, 0, 1))
    by_die = begin(desk, ROCKETS, 1, *spin, take(0, 2, 0, 2))
    assert "2" in label(by_die, "cell-0-2")
    assert "惑星" in label(by_die, "cell-0-2")
    by_rocket = begin(desk, ROCKETS, 1, *spin, out(0, **RULED))
    assert screen_of(by_rocket).moment.touchable == {(0, 2): "reach"}
    assert label(by_rocket, "cell-0-2").endswith("×をつけられます")
    press(by_rocket, "main-action")
    assert (0, 2) in by_rocket.state.seats[0].crosses


def test_the_end_of_a_spin_is_told_on_the_screen_and_in_the_log(desk: Desk) -> None:
    spin = (roll(0, "1133556"), take(0, 1, 0, 1), take(1, 3, 2, 1), out(0, **RULED), out(1, **RULED))
    table = begin(desk, BOMBS, 2, *spin)
    sentence, effects = said(table)
    assert sentence == "回の終わり: あやか ×1・Tom ×1"
    assert effects == "Tomの爆弾が爆発 (−2点)。Tomが旗の10点を取った。あやかは旗の10点が消えた"
    line = table.describe(table.steps[-1].event, table.steps[-1].before)
    assert sentence in line
    assert effects in line
    assert "回の終わり" not in table.describe(table.steps[-2].event, table.steps[-2].before)


def test_the_end_of_a_spin_is_told_before_the_planet_and_a_refused_event_ends_none(desk: Desk) -> None:
    table = begin(desk, ROCKETS, 1, roll(0, "11111111"), take(0, 1, 0, 1), out(0, **RULED))
    assert said(table) == ("回の終わり: あやか ×1", "あやかのロケットが とぶ")
    running = begin(desk, BOMBS, 1, roll(0, "11333555"))
    assert dizzle.spin_end(running.state, running.event(type="drop-out", player=0)) is None
    assert dizzle.spin_end(running.state, running.event(type="take", player=0, die=6, cell=[0, 1])) is None
    assert dizzle.spin_end(running.state, running.event(type="drop-out", player=7)) is None


def test_the_only_legal_cell_is_read_as_free_until_a_die_lies_there(desk: Desk) -> None:
    table = begin(desk, SMALL, 2, roll(0, "3355555"))
    assert label(table, "cell-1-0") == "2行1列、3、3のダイスを置けます"
    press(table, "main-action")
    screen_of(table).see(0)
    assert label(table, "cell-1-0") == "2行1列、3、3のダイス"


def test_an_arrow_with_fields_before_and_behind_is_drawn_and_read(desk: Desk) -> None:
    sheet = pack(["X1234"], arrows=[{"cells": [[0, 2], [0, 3]], "points": 6}])
    (tag,) = arrow_tags(lay_out(Pack.model_validate(sheet)), fresh(lay_out(Pack.model_validate(sheet))))
    assert tag.between
    assert label(begin(desk, sheet, 2), "arrow-between") == "矢印、1行3列から、6点"


@pytest.mark.parametrize("sheet", shipped_packs("dizzle"), ids=lambda sheet: str(sheet.id))
def test_every_arrow_of_the_shipped_sheets_has_its_points_in_view(sheet: Pack) -> None:
    laid = lay_out(sheet)
    assert len(arrow_tags(laid, fresh(laid))) == len(sheet.arrows)


@pytest.mark.parametrize("width", [390 - 28, 360 - 28])
@pytest.mark.parametrize("sheet", shipped_packs("dizzle"), ids=lambda sheet: str(sheet.id))
def test_no_cell_is_smaller_than_28_pixels_on_a_small_phone(sheet: Pack, width: float) -> None:
    laid = lay_out(sheet)
    seat = fresh(laid)
    at = measure(sheet, arrow_tags(laid, seat), width, height_of(laid, seat, width, LEAST), 84)
    assert at.size >= 28 - 0.1
    assert at.width <= width


def test_the_board_names_rows_and_columns_as_the_log_does(desk: Desk) -> None:
    table = begin(desk, SMALL, 2, roll(0, "1133455"))
    shown = texts(drawn(lambda: table.build(PHONE)))
    assert shown.count("3") >= 2  # a column, and the field


def test_an_arrows_line_tells_how_its_points_came_about(desk: Desk) -> None:
    sheet = pack(["X1234"], arrows=[{"cells": [[0, 1], [0, 2]], "points": 6}])
    table = begin(desk, sheet, 1, roll(0, "12345666"), take(0, 1, 0, 1), out(0, **RULED))
    press(table, "scores")
    assert label(table, "score-arrows") == "矢印 0点。1行2列から 6点 (1/2)"


def test_a_draft_comes_back_and_one_of_another_version_is_ignored(desk: Desk) -> None:
    table = begin(desk, SMALL, 2, roll(0, "1133455"))
    press(table, "die-3")
    kept = screen_of(table).draft()
    assert kept == {"die": 3}
    other = screen_of(again(table))
    other.restore({"die": 9})
    assert other.now.die == 0
    other.restore({"die": 5})
    assert other.now.die == 0
    other.restore(kept)
    assert other.now.die == 3


def test_a_roll_to_correct_lies_typed(desk: Desk) -> None:
    table = begin(desk, SMALL, 2, roll(0, "1133455"), take(0, 1, 0, 1))
    fixing = again(table, (0, 1))
    assert screen_of(fixing).now.typed == (1, 1, 3, 3, 4, 5, 5)


def test_all_fields_of_a_sheet_are_squares_with_a_name(desk: Desk) -> None:
    table = begin(
        desk, "dizzle/practice-4", 2, roll(0, "1133455"), look=Look(lang="en", game="dizzle", width=1180, height=820)
    )
    named = {
        str(c.identifier): str(c.label)
        for c in drawn(lambda: table.build(table.window.look))
        if isinstance(c, ft.Semantics) and str(c.identifier).startswith("cell-")
    }
    grid = table.state.sheet.pack.grid
    fields = [(row, col) for row, line in enumerate(grid) for col, char in enumerate(line) if char in PIPS]
    assert all(named[f"cell-{row}-{col}"].startswith(f"row {row + 1} column {col + 1}, ") for row, col in fields)


def test_the_dice_and_the_other_players_share_the_pane_of_a_phone_lying_down(desk: Desk) -> None:
    look = Look(lang="en", game="dizzle", width=844, height=390)
    table = begin(desk, "dizzle/practice-4", 4, roll(0, "1122334455666"), look=look)
    found = drawn(lambda: table.build(look))
    dice = [box.content.width for box in found if isinstance(box, ft.Semantics) and "die-" in (box.identifier or "")]
    marks = [box.content.width for box in found if isinstance(box, ft.Semantics) and "see-" in (box.identifier or "")]
    assert (len(dice), len(marks)) == (6, 3)
    assert sum(dice) + sum(marks) + 5 + 4 + 20 <= look.choices_width


def test_a_roll_is_typed_above_the_tray_of_a_phone_lying_down() -> None:
    look = Look(lang="en", game="dizzle", width=844, height=390)
    found = drawn(lambda: pad(look, (1, 2), 13, "13 dice", lambda face: None, lambda face: None))
    rows = [row for row in found if isinstance(row, ft.Row) and len(row.controls) > 1]
    assert [len(row.controls) for row in rows] == [13, 6]
    keys = {box.identifier: box.content.height for box in found if isinstance(box, ft.Semantics) and box.identifier}
    assert keys["typed-0"] + keys["pad-6"] <= 90
