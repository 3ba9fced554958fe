"""What the records and a player's page show, against numbers worked out by hand."""

import json
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting
from companion.history import (
    everybody,
    facets,
    figures,
    key_of,
    matches,
    minutes_of,
    over,
    overview,
    played,
    played_by,
    points_by_line,
    portrait,
    read_day,
)
from companion.statistics import Bin, HeadToHead, PlayRecord
from views.parts.plot import axis

CASES = Path(__file__).parent / "cases"


def record_of(name: str, game: str = "dimsum") -> dict[str, Any]:
    record: dict[str, Any] = json.loads((CASES / game / f"{name}.json").read_text(encoding="utf-8"))["record"]
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


SHELF = {
    "dimsum": ("04-full-game", "09-exclude-cheapest", "10-bonus-chip-keeps-gauge"),
    "shichimi": (
        "03-party-flag-too-early",
        "08-versus-first-to-three",
        "11-versus-stopped-level",
        "17-solo-void-gives-the-cards-back",
    ),
    "umami": ("05-a-whole-short-festival", "07-shared-win", "30-stop-and-adjust"),
    "boze": ("05-four-duties-end-the-game", "30-four-duties-one-winner"),
    "dizzle": (
        "11-end-4-players-3-rounds",
        "12-end-adjust-after-it",
        "13-end-more-points-beat-fewer-crosses",
        "45-planet-then-the-game-ends",
    ),
}
"""Games that are over, with the results that their cases state: every number below was added up from those by hand."""

AYAKA = "name:あやか"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A device with the games of `SHELF`; nobody is a saved player."""
    desk = Desk.open(tmp_path_factory.mktemp("shelf"))
    for game, names in SHELF.items():
        for name in names:
            desk.keep(record_of(name, game))
    yield desk
    desk.close()


def of(desk: Desk, game: str) -> list[Any]:
    return [table for table in desk.tables() if table.game == game]


def test_a_portrait_counts_all_games_of_a_person_shared_wins_among_them_and_none_of_who_plays_alone(
    shelf: Desk,
) -> None:
    seen = portrait(shelf.tables(), AYAKA)
    # Points: 12 5 15, 1 2, 10 11 4, −9 −2, 0 0 1 7.
    assert seen.record == PlayRecord(plays=14, contested=12, wins=8, shared=4, average=57 / 14, best=15, worst=-9)
    assert seen.by_game == {
        "dimsum": PlayRecord(plays=3, contested=3, wins=1, shared=1, average=32 / 3, best=15, worst=5),
        "shichimi": PlayRecord(plays=2, contested=1, wins=1, shared=1, average=1.5, best=2, worst=1),
        "umami": PlayRecord(plays=3, contested=3, wins=2, shared=1, average=25 / 3, best=11, worst=4),
        "boze": PlayRecord(plays=2, contested=2, wins=1, shared=0, average=-5.5, best=-2, worst=-9),
        "dizzle": PlayRecord(plays=4, contested=3, wins=3, shared=1, average=2.0, best=7, worst=0),
    }
    assert (seen.tables, seen.rulings, seen.corrections) == (14, 0, 3)


def test_the_figures_of_dim_sum(shelf: Desk) -> None:
    seen = figures(shelf.tables(), "dimsum", AYAKA)
    assert seen.record == PlayRecord(plays=3, contested=3, wins=1, shared=1, average=32 / 3, best=15, worst=5)
    assert [(other.name, both) for other, both in seen.against] == [
        ("Tom", HeadToHead(together=3, first_ahead=0, second_ahead=2, level=1))
    ]
    # 8 + 4 + 9, full 3, colours 3 + 3, gauge −1, chips 1 + 1 + 1.
    assert seen.lines == {"stomach": 21, "full": 3, "colors": 6, "gauge": -1, "chips": 3}
    assert sum(seen.lines.values()) == 12 + 5 + 15
    assert seen.bins == (Bin(5, 6, 1), Bin(7, 8, 0), Bin(9, 10, 0), Bin(11, 12, 1), Bin(13, 14, 0), Bin(15, 16, 1))
    assert (seen.seen.plays, seen.seen.best) == (3, 16)
    assert seen.seen.average == (12 + 16 + 5 + 16 + 15 + 15) / 6


def test_which_faces_of_dim_sum_win(shelf: Desk) -> None:
    assert {facet.key: facet.record for facet in facets(of(shelf, "dimsum"))} == {
        "healthy": PlayRecord(plays=5, contested=5, wins=3, shared=1, average=64 / 5, best=16, worst=5),
        "tube": PlayRecord(plays=1, contested=1, wins=1, shared=1, average=15.0, best=15, worst=15),
    }
    assert [facet.key for facet in figures(shelf.tables(), "dimsum", AYAKA).facets] == ["healthy"]


def test_which_variants_of_shichimi_are_played(shelf: Desk) -> None:
    assert {facet.key: facet.record for facet in facets(of(shelf, "shichimi"))} == {
        "versus": PlayRecord(plays=4, contested=4, wins=3, shared=2, average=1.5, best=3, worst=1),
        "party": PlayRecord(plays=3, contested=3, wins=2, shared=2, average=2 / 3, best=1, worst=0),
        "solo": PlayRecord(plays=1, contested=0, wins=0, shared=0, average=2.0, best=2, worst=2),
    }


def test_dizzle_level_by_level(shelf: Desk) -> None:
    assert {facet.key: facet.record for facet in facets(of(shelf, "dizzle"))} == {
        "1": PlayRecord(plays=8, contested=8, wins=6, shared=4, average=0.0, best=1, worst=-1),
        "4": PlayRecord(plays=1, contested=0, wins=0, shared=0, average=7.0, best=7, worst=7),
    }
    assert {facet.key: facet.record.plays for facet in facets(of(shelf, "dizzle"), "name:Tom")} == {"1": 3}


def test_games_without_faces_or_variants_have_none(shelf: Desk) -> None:
    assert facets(of(shelf, "umami")) == facets(of(shelf, "boze")) == ()


def test_a_running_game_has_no_part_in_any_figure(desk: Desk) -> None:
    seen = portrait(desk.tables(), tom(desk))
    assert (seen.tables, seen.record.plays) == (3, 2)
    assert figures(desk.tables(), "dimsum", tom(desk)).record.plays == 2
    assert sum(facet.record.plays for facet in facets(desk.tables())) == 4


def test_figures_show_a_saved_player_under_the_name_it_has_now(desk: Desk) -> None:
    desk.people.change(tom(desk), name="Tomoko", color="#1F609C")
    renamed = next(player for player in desk.people.all())
    people = everybody(desk.tables(), desk.people.all())
    assert [(person.key, person.name, person.color) for person in people] == [
        (renamed.id, "Tomoko", "#1F609C"),
        (AYAKA, "あやか", None),
    ]


def test_somebody_unknown_becomes_a_player_with_all_tables(desk: Desk) -> None:
    before = portrait(desk.tables(), AYAKA)
    ayaka = desk.adopt("あやか")
    assert portrait(desk.tables(), ayaka.id) == before
    assert played_by(desk.tables(), AYAKA) == []
    assert desk.adopt("あやか") == ayaka


def test_a_player_who_has_another_seat_is_not_seated_twice(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    tom_ = desk.people.ensure("Tom")
    shot = desk.keep(record_of("04-full-game"), link=False)
    desk.link(shot.table_id, 0, tom_.id)
    desk.adopt("Tom")
    assert desk.snapshot(shot.table_id).players == (tom_.id, None)
    desk.close()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", True),
        ("tom", True),
        ("ＴＯＭ あやか", True),
        ("一皿", True),
        ("dim sum", True),
        ("点心", True),
        ("tom zoe", False),
        ("dizzle", False),
    ],
)
def test_a_search_finds_all_its_words_in_names_titles_and_games(desk: Desk, words: str, found: bool) -> None:
    desk.rename(desk.tables()[0].table_id, "最後の一皿")
    assert matches(desk.tables()[0], words, ("点心罪ホーダイ", "Dim Sum Delight")) is found


def received(desk: Desk, finished: str, name: str = "Ann", game: str = "dimsum", case: str = "04-full-game") -> Any:
    raw = record_of(case, game)
    people = [{"name": name}, *raw["players"][1:]]
    desk.keep({**raw, "players": people, "id": finished[:10], "started": finished, "finished": finished})
    return next(table for table in desk.tables() if table.names[0] == name)


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "UTC", "America/New_York"])
@pytest.mark.parametrize("day", ["2026-11-28", "2026/11/28", "11/28", "11月28日"])
def test_a_search_finds_the_day_that_the_tables_own_clock_showed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str, day: str
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    desk = Desk.open(tmp_path)
    table = received(desk, "2026-11-28T08:30:00+09:00")
    assert played(table).isoformat() == "2026-11-28T08:30:00+09:00"
    assert matches(table, day, ())
    assert not matches(table, "2026-11-27", ())
    assert portrait(desk.tables(), "name:Ann").since == "2026-11-28"
    assert [f"{date:%Y-%m-%d}" for date in overview(desk.tables()).dates] == ["2026-11-28"]
    desk.close()
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("name", "typed"), [("𠮷田", "吉田"), ("髙橋", "高橋"), ("吉田", "𠮷田"), ("渡邉", "渡邊"), ("辻\U000e0100", "辻")]
)
def test_a_search_finds_rare_forms_of_a_character_by_the_ordinary_one(tmp_path: Path, name: str, typed: str) -> None:
    desk = Desk.open(tmp_path)
    assert matches(received(desk, "2026-11-28T08:30:00+09:00", name), typed, ())
    desk.close()


def test_a_search_finds_the_name_of_a_variant(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    table = received(desk, "2026-11-28T08:30:00+09:00", game="shichimi", case="08-versus-first-to-three")
    assert matches(table, "対戦", ())
    assert matches(table, "versus", ())
    assert not matches(table, "kai", ())
    desk.close()


@pytest.mark.parametrize(
    ("values", "expected"),
    [([], (0, 10, 5)), ([7], (0, 15, 5)), ([9, 20], (5, 20, 5)), ([-3, 4], (-5, 5, 5)), ([0, 61], (0, 100, 50))],
)
def test_the_plots_lines_are_round_numbers_around_all_points(values: list[int], expected: tuple[int, int, int]) -> None:
    low, high, step = axis(values)
    assert (low, high, step) == expected
    assert all(low <= value <= high for value in values)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-11-28", date(2026, 11, 28)),
        ("２０２６年１１月８日", date(2026, 11, 8)),
        ("11/28", date(2026, 11, 28)),
        ("12/31", date(2025, 12, 31)),
        ("2026-02-30", None),
        ("yesterday", None),
        ("", None),
    ],
)
def test_a_day_is_read_as_people_type_it(typed: str, day: date | None) -> None:
    assert read_day(typed, date(2026, 12, 1)) == day
