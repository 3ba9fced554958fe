"""An event at the desk: people, rounds, tables whose results flow in, what is kept and carried over."""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk
from companion.tournament import evening
from companion.tournament.export import as_csv, as_json
from models.base import RecordError
from models.tournament import Tournament, Way


class Umami:
    """The setting of a game without options or boxes."""

    def seats(self) -> tuple[int, int]:
        return 2, 4

    def options(self, players: int) -> Any:
        return None

    def pack(self) -> Any:
        return None


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk.open(tmp_path / "a")
    yield opened
    opened.close()


def shuffled(numbers: Sequence[int]) -> Sequence[int]:
    return random.Random(7).sample(list(numbers), len(numbers))


def event(desk: Desk, people: int, way: Way = "swiss", seats: int = 4) -> str:
    made = evening.new(desk, "Club night", "2026-12-01", "umami", None, way, "wins", seats)
    for number in range(people):
        evening.check_in(desk, made.id, f"Player {chr(65 + number)}")
    return made.id


def now(desk: Desk, id_: str) -> Tournament:
    found = desk.tournament(id_)
    assert found is not None
    return found


def board(desk: Desk, id_: str) -> evening.Board:
    return evening.board_of(desk, now(desk, id_))


def next_round(desk: Desk, id_: str) -> Tournament:
    seen = now(desk, id_).round
    return evening.make_round(
        desk, id_, Umami(), lambda round_, number: f"R{round_} T{number}", seen=seen, shuffled=shuffled
    )


def end(desk: Desk, table_id: str, points: Sequence[int]) -> None:
    """The table's game is stopped with these points."""
    for seat, value in enumerate(points):
        assert desk.adjust(table_id, seat, value, "counted by hand").ok
    assert desk.stop(table_id, "time").ok


def tables(desk: Desk, id_: str, round_: int) -> list[evening.TableShown]:
    return [one for one in board(desk, id_).tables if one.pairing.round == round_]


def play(desk: Desk, id_: str, round_: int) -> None:
    """Every table of a round is played: whoever came earlier wins."""
    for shown in tables(desk, id_, round_):
        end(desk, shown.pairing.table_id or "", [40 - one for one in shown.pairing.entrants])


def test_twenty_four_people_play_three_rounds_and_the_best_leads(desk: Desk) -> None:
    id_ = event(desk, 24)
    for number in (1, 2, 3):
        after = next_round(desk, id_)
        assert after.round == number
        assert [len(one.pairing.entrants) for one in tables(desk, id_, number)] == [4] * 6
        assert board(desk, id_).running == 6
        play(desk, id_, number)
    shown = board(desk, id_)
    met = [
        frozenset((a, b)) for one in shown.tables for a in one.pairing.entrants for b in one.pairing.entrants if a < b
    ]
    assert len(met) == len(set(met)) == 18 * 6
    first = shown.rows[0]
    assert (shown.name(first.entrant), first.rank, first.values["wins"]) == ("Player A", 1, 3)
    assert sum(row.values["wins"] for row in shown.rows) == 18


def test_a_table_of_an_event_is_a_table_like_any_other_with_its_seats_filled(desk: Desk) -> None:
    id_ = event(desk, 4)
    next_round(desk, id_)
    (shown,) = tables(desk, id_, 1)
    shot = desk.snapshot(shown.pairing.table_id or "")
    assert list(shot.names) == [board(desk, id_).name(one) for one in shown.pairing.entrants]
    assert shot.title == "R1 T1"
    assert shot.players == tuple(now(desk, id_).entrants[one].player for one in shown.pairing.entrants)
    assert None not in shot.players


def test_no_round_is_made_while_a_table_runs_or_where_another_window_made_it(desk: Desk) -> None:
    id_ = event(desk, 8)
    next_round(desk, id_)
    assert next_round(desk, id_).round == 1
    play(desk, id_, 1)
    again = evening.make_round(desk, id_, Umami(), lambda *_: "x", seen=0)
    assert again.round == 1
    assert next_round(desk, id_).round == 2


def test_a_table_that_cannot_be_made_leaves_no_half_a_round(desk: Desk) -> None:
    class Wrong(Umami):
        def options(self, players: int) -> Any:
            return {"no-such-option": True}

    id_ = event(desk, 8)
    with pytest.raises(RecordError):
        evening.make_round(desk, id_, Wrong(), lambda *_: "x", seen=0)
    assert now(desk, id_).round == 0
    assert desk.tables() == ()


def test_a_corrected_table_changes_the_ranking_and_says_why(desk: Desk) -> None:
    id_ = event(desk, 4, seats=2)
    next_round(desk, id_)
    play(desk, id_, 1)
    assert board(desk, id_).notes == ()
    shown = tables(desk, id_, 1)[0]
    table_id = shown.pairing.table_id or ""
    before = {row.entrant: row.rank for row in board(desk, id_).rows}
    loser = shown.played.points.index(min(shown.played.points))
    # The stop is taken back, the score is put right, and the table ends again.
    assert desk.undo(table_id).ok
    assert desk.adjust(table_id, loser, 90, "was forgotten").ok
    assert desk.stop(table_id, "time").ok
    after = board(desk, id_)
    (note,) = after.notes
    assert (note.why, note.round, note.number) == ("corrected", 1, shown.pairing.number)
    assert {(move.entrant, move.before, move.after) for move in note.moves} == {
        (row.entrant, before[row.entrant], row.rank) for row in after.rows if before[row.entrant] != row.rank
    }
    assert note.moves


def test_a_void_table_counts_for_nobody_says_so_and_can_count_again(desk: Desk) -> None:
    id_ = event(desk, 4, seats=2)
    next_round(desk, id_)
    play(desk, id_, 1)
    counted = board(desk, id_).rows
    table_id = tables(desk, id_, 1)[0].pairing.table_id or ""
    evening.make_void(desk, id_, table_id)
    assert [note.why for note in board(desk, id_).notes] == ["void"]
    assert sum(row.values["wins"] for row in board(desk, id_).rows) == 1
    evening.make_void(desk, id_, table_id, False)
    assert board(desk, id_).rows == counted
    desk.delete(table_id)
    assert [note.why for note in board(desk, id_).notes] == ["gone"]
    desk.erase(table_id)
    assert [note.why for note in board(desk, id_).notes] == ["gone"]
    assert sum(row.values["wins"] for row in board(desk, id_).rows) == 1


def test_late_comers_drop_outs_and_byes(desk: Desk) -> None:
    id_ = event(desk, 5, seats=2)
    next_round(desk, id_)
    (out,) = board(desk, id_).byes(1)
    play(desk, id_, 1)
    evening.drop_out(desk, id_, 0)
    evening.check_in(desk, id_, "Late")
    next_round(desk, id_)
    assert now(desk, id_).present == (1, 2, 3, 4, 5)
    (other,) = board(desk, id_).byes(2)
    assert other != out
    assert 0 not in {entrant for one in tables(desk, id_, 2) for entrant in one.pairing.entrants}
    # Whoever played stays in the ranking; whoever never did is off the list.
    assert 0 in {row.entrant for row in board(desk, id_).rows}
    evening.check_in(desk, id_, "Never")
    evening.drop_out(desk, id_, 6)
    assert [one.number for one in now(desk, id_).entrants] == [0, 1, 2, 3, 4, 5]
    evening.check_in(desk, id_, " player a ")
    assert 0 in now(desk, id_).present


def test_a_round_robin_ends_when_everybody_met_everybody(desk: Desk) -> None:
    id_ = event(desk, 4, "robin", 2)
    for number in (1, 2, 3):
        assert not board(desk, id_).met_all
        next_round(desk, id_)
        play(desk, id_, number)
    assert board(desk, id_).met_all


def test_at_free_tables_only_those_who_wait_sit_down_and_nobody_sits_out(desk: Desk) -> None:
    id_ = event(desk, 5, "free", 4)
    next_round(desk, id_)
    evening.check_in(desk, id_, "Late one")
    evening.check_in(desk, id_, "Late two")
    shown = board(desk, id_)
    assert len(shown.waiting) == 7 - sum(len(one.pairing.entrants) for one in shown.tables)
    next_round(desk, id_)
    assert board(desk, id_).waiting == ()
    assert all(one.table_id for one in now(desk, id_).pairings)


def test_a_name_is_taken_once_and_must_be_one(desk: Desk) -> None:
    id_ = event(desk, 1)
    for name in ("PLAYER A", "", " ", "x" * 25, "a\nb"):
        with pytest.raises(RecordError):
            evening.check_in(desk, id_, name)
    assert len(now(desk, id_).entrants) == 1


def test_nobody_comes_in_by_a_door_that_is_closed_or_of_an_event_that_is_over_or_deleted(desk: Desk) -> None:
    id_ = event(desk, 0)
    door = now(desk, id_).door
    assert evening.enter_at_door(desk, door, "Aya") is not None
    assert evening.enter_at_door(desk, now(desk, id_).wall, "Ben") is None
    evening.open_door(desk, id_, False)
    assert evening.enter_at_door(desk, door, "Ben") is None
    evening.open_door(desk, id_, True)
    evening.finish(desk, id_)
    assert evening.enter_at_door(desk, door, "Ben") is None
    evening.finish(desk, id_, False)
    evening.delete(desk, id_)
    assert evening.enter_at_door(desk, door, "Ben") is None
    assert [one.name for one in now(desk, id_).entrants] == ["Aya"]


def test_an_event_is_carried_over_with_its_tables(desk: Desk, tmp_path: Path) -> None:
    id_ = event(desk, 6, seats=3)
    next_round(desk, id_)
    play(desk, id_, 1)
    saved = json.dumps(desk.export_all())
    other = Desk.open(tmp_path / "b")
    try:
        report = other.import_all(saved)
        assert [one.came for one in report.arrivals if one.what == "event"] == ["added"]
        assert other.tournament(id_) == desk.tournament(id_)
        assert board(other, id_).rows == board(desk, id_).rows
        assert [one.came for one in other.import_all(saved).arrivals if one.what == "event"] == ["unchanged"]
        next_round(desk, id_)
        report = other.import_all(json.dumps(desk.export_all()))
        assert [one.came for one in report.arrivals if one.what == "event"] == ["extended"]
        assert other.tournament(id_) == desk.tournament(id_)
        # Both went on in their own way: both stay.
        evening.check_in(desk, id_, "Here")
        evening.check_in(other, id_, "There")
        newer = json.dumps(desk.export_all())
        report = other.import_all(newer)
        assert [one.came for one in report.arrivals if one.what == "event"] == ["conflict"]
        assert len(other.tournaments()) == 2
        assert len({one.wall for one in other.tournaments()}) == 2
        other.import_all(newer)
        assert len(other.tournaments()) == 2
    finally:
        other.close()


def test_a_backup_without_events_is_as_it_always_was(desk: Desk) -> None:
    assert "tournaments" not in desk.export_all()


def test_an_event_that_cannot_be_read_is_told_and_harms_no_other(desk: Desk) -> None:
    broken, sound = event(desk, 2), event(desk, 3)
    with desk._store._writing() as connection:
        connection.exec_driver_sql("UPDATE entrants SET body = 'x' WHERE tournament_id = ? AND number = 1", (broken,))
    assert [one.id for one in desk.tournaments()] == [sound]
    assert desk.tournament(broken) is None
    assert [(one.what, one.id) for one in desk.damaged()] == [("event", broken)]
    assert desk.export_all()["damaged"][0]["what"] == "event"


def test_the_ranking_is_written_for_spreadsheets_and_programs(desk: Desk) -> None:
    id_ = event(desk, 3, seats=3)
    evening.check_in(desk, id_, "=1+1")
    evening.drop_out(desk, id_, 0)
    next_round(desk, id_)
    play(desk, id_, 1)
    shown = board(desk, id_)
    lines = as_csv(shown, "en").decode("utf-8-sig").splitlines()
    assert lines[0] == "Rank,Name,Tables,Byes,Wins,Places,Share,Opponents"
    assert lines[1].startswith("1,Player B,1,0,1,100,")
    assert "'=1+1" in lines[3]
    told = json.loads(json.dumps(as_json(shown)))
    assert [one["name"] for one in told["ranking"]] == ["Player B", "Player C", "=1+1"]
    assert told["tables"][0]["state"] == "over"
    assert told["tie_breaks"] == ["places", "share", "opponents"]
