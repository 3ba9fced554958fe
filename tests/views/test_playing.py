"""The common part of games' table screens, on a tiny game of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Annotated, Any, cast

import flet as ft
import pytest
from pydantic import Field

from companion import referee
from companion.game import Seating
from views.parts.marks import seats_of
from views.playing import Cursor, OtherSheets
from views.scene import GameTable, Scene
from views.theme import Look


@dataclass(frozen=True, slots=True)
class Draft:
    box: str | None = None
    typed: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()
    open: bool = False


@dataclass
class FakeTable:
    """As much of a table page as the tiny game uses."""

    state: str = "running"
    turn: int | None = 1
    over: bool = False
    replaced: tuple[Any, ...] = ()
    entered: list[dict[str, Any]] = field(default_factory=list)
    changes: int = 0
    fixing: Any = None
    place: Any = field(default_factory=lambda: SimpleNamespace(seat=None))
    seats: Any = field(default_factory=lambda: seats_of(("Anna", "Ben", "Cleo"), (None,) * 3))

    @property
    def position(self) -> Any:
        return referee.start(Seating("umami", ("Anna", "Ben", "Cleo"), None, None))

    def changed_draft(self) -> None:
        self.changes += 1

    def event(self, **keys: Any) -> dict[str, Any]:
        return keys

    def enter(self, event: dict[str, Any], typed: bool = False) -> bool:
        self.entered.append(event)
        return True


class Screen(OtherSheets[str, Draft]):
    PASSING = frozenset({"open"})

    def empty(self) -> Draft:
        return Draft()

    def fits(self, draft: Draft) -> bool:
        return draft.box != "gone"

    def draft_of(self, events: Sequence[Any]) -> Draft:
        return Draft(box=events[0].box)

    def scene(self, look: Look) -> Scene:
        return Scene(self.state, lambda width, height: ft.Container())


def screen(**values: Any) -> tuple[Screen, FakeTable]:
    table = FakeTable(**values)
    return Screen(cast(GameTable, table)), table


def test_a_tap_changes_the_draft_and_has_it_kept() -> None:
    shown, table = screen()
    shown.put(replace(shown.now, typed=(3,)))
    assert table.changes == 1
    assert shown.draft() == {"typed": [3]}


def test_undo_takes_back_the_draft_step_by_step_the_last_tap_first() -> None:
    shown, _ = screen()
    shown.now = Draft("full", (2, 5), True)
    left = []
    while shown.drop():
        left.append(shown.now)
    assert left == [Draft(None, (2, 5), True), Draft(None, (2,), True), Draft(None, (), True), Draft()]


def test_a_killed_app_finds_its_draft_again() -> None:
    first, _ = screen()
    first.put(Draft("full", (2, 5)))
    again, _ = screen()
    again.restore(first.draft())
    assert again.now == Draft("full", (2, 5))


@pytest.mark.parametrize("kept", [None, 7, [], {"typed": [9]}, {"typed": "x"}, {"box": 4}, {"box": "gone"}])
def test_a_draft_that_cannot_be_read_or_does_not_fit_is_ignored(kept: Any) -> None:
    shown, _ = screen()
    shown.restore(kept)
    assert shown.now == Draft()


def test_what_is_merely_looked_at_is_not_kept() -> None:
    shown, _ = screen()
    shown.put(Draft(open=True))
    shown.see(2)
    assert shown.draft() is None


def test_a_correction_opens_with_what_was_entered() -> None:
    shown, table = screen(replaced=(SimpleNamespace(box="full"),))
    assert shown.now == Draft("full")
    table.replaced = ()
    shown.entered()
    assert shown.now == Draft()


def test_an_entry_is_made_for_the_seat_to_act() -> None:
    shown, table = screen()
    assert shown.enter("fill", box="full")
    assert table.entered == [{"type": "fill", "player": 1, "box": "full"}]


def test_undo_comes_back_from_another_sheet_first() -> None:
    shown, _ = screen()
    shown.now = Draft("full")
    shown.see(2)
    assert shown.seen == 2
    assert shown.drop()
    assert (shown.seen, shown.now) == (1, Draft("full"))
    assert shown.drop()
    assert shown.now == Draft()


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_way_back_from_another_sheet_names_whose_it_is(lang: Any) -> None:
    shown, _ = screen()
    shown.see(2)
    said, back = shown.looking(Look(lang))
    assert "Cleo" in said.sentence
    assert "Ben" in said.reason
    assert "Ben" in back.label
    shown.see_own()
    assert shown.looked is None


CELLS = {"a": (0, 0), "b": (0, 2), "c": (1, 1), "d": (3, 0), "e": (3, 1), "f": (3, 2)}


def walked(*keys: str) -> tuple[str | None, list[str]]:
    tapped: list[str] = []
    cursor: Cursor[str] = Cursor(lambda: None, tapped.append)
    for key in keys:
        cursor.key(key, CELLS)
    return cursor.at, tapped


def test_left_and_right_reach_every_cell_of_a_board_with_holes() -> None:
    for key in ("Arrow Right", "Arrow Left"):
        assert {walked(*[key] * count)[0] for count in range(1, len(CELLS) + 1)} == set(CELLS)


def test_up_and_down_go_to_the_nearest_cell_of_the_next_row() -> None:
    assert walked("Arrow Right", "Arrow Right", "Arrow Down", "Arrow Down")[0] == "e"
    assert walked("Arrow Left", "Arrow Up", "Arrow Up")[0] in ("a", "b")


def test_enter_taps_the_cell_that_the_arrows_have_reached() -> None:
    assert walked("Enter")[1] == []
    assert walked("Arrow Right", "Enter") == ("a", ["a"])


def test_a_cell_that_is_gone_is_no_longer_reached() -> None:
    cursor: Cursor[str] = Cursor(lambda: None, lambda cell: None)
    cursor.key("Arrow Right", CELLS)
    assert not cursor.key("Enter", {"b": (0, 2)})
    assert cursor.at is None
