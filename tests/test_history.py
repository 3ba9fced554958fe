"""What the records and a player's page show, against numbers worked out by hand."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting
from companion.history import (
    key_of,
    minutes_of,
    over,
    overview,
    played_by,
    points_by_line,
)
from views.parts.plot import axis

CASES = Path(__file__).parent / "cases" / "dimsum"


def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Two finished games of あやか and Tom (12 : 16 and 5 : 16) and a running one; Tom alone is a saved player."""
    desk = Desk.open(tmp_path)
    desk.people.ensure("Tom")
    desk.keep(record_of("04-full-game"))
    desk.keep(record_of("09-exclude-cheapest"))
    desk.keep(record_of("01-first-turns"))
    yield desk
    desk.close()


def tom(desk: Desk) -> str:
    person = desk.people.named("Tom")
    assert person is not None
    return person.id


def test_running_tables_do_not_count_as_played(desk: Desk) -> None:
    seen = overview(desk.tables())
    assert (seen.plays, seen.best) == (2, 16)
    assert {person.name: (record.wins, record.plays) for person, record in seen.records} == {
        "Tom": (2, 2),
        "あやか": (0, 2),
    }


def test_the_course_has_one_place_a_game_for_everybody(desk: Desk) -> None:
    seen = overview(desk.tables())
    courses = {course.person.name: sorted(p for p in course.points if p is not None) for course in seen.courses}
    assert courses == {"Tom": [16, 16], "あやか": [5, 12]}
    assert len(seen.dates) == 2


def test_a_seat_nobody_is_linked_to_goes_by_its_name(desk: Desk) -> None:
    table = desk.tables()[0]
    assert [key_of(table, seat) for seat in (0, 1)] == ["name:あやか", tom(desk)]
    assert len(played_by(desk.tables(), "name:あやか")) == 3


def test_points_by_line_add_up_to_the_totals(desk: Desk) -> None:
    done = over(desk.tables())
    sums = {"stomach": 13, "betsubara": 8, "full": 6, "colors": 3, "chips": 2}
    assert points_by_line(done, "dimsum", tom(desk)) == sums
    assert list(points_by_line(done, "dimsum", tom(desk))) == ["stomach", "betsubara", "full", "colors", "chips"]
    assert sum(points_by_line(done, "dimsum", "name:あやか").values()) == 12 + 5


def test_a_game_without_known_times_has_no_length(desk: Desk) -> None:
    assert all(minutes_of(table) is None for table in desk.tables())
    assert overview(desk.tables()).minutes is None


def test_a_shared_win_counts_for_both(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    shot = desk.create("dimsum", [Sitting("a"), Sitting("b")], {"faces": ["healthy", "healthy"]}, "dimsum/practice")
    assert desk.stop(shot.table_id, "late").ok
    seen = overview(desk.tables())
    assert [(record.wins, record.shared) for _, record in seen.records] == [(1, 1), (1, 1)]
    assert seen.minutes == 0
    desk.close()


@pytest.mark.parametrize(
    ("values", "expected"),
    [([], (0, 10, 5)), ([7], (0, 15, 5)), ([9, 20], (5, 20, 5)), ([-3, 4], (-5, 5, 5)), ([0, 61], (0, 100, 50))],
)
def test_the_plots_lines_are_round_numbers_around_all_points(values: list[int], expected: tuple[int, int, int]) -> None:
    low, high, step = axis(values)
    assert (low, high, step) == expected
    assert all(low <= value <= high for value in values)
