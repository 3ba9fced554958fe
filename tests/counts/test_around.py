"""What stands round the referee of a counted table: undo and correction, replay, texts, schema, lists."""

import flet as ft
import pytest

from companion import printing
from companion.desk import Desk, Sitting
from companion.explain import describe
from companion.game import LANGS
from companion.history import over, overview
from companion.records import read
from companion.referee import steps
from companion.sharing.sheet import score_csv
from companion.sharing.text import result_text
from companion.statistics import over_turns
from models.record import Event
from models.shichimi import VARIANTS
from tests.counts.finals import WAYS, counted, finals
from tests.counts.test_rules import BROKEN, RULED, count, heaps, kai
from tests.counts.test_selfplay import can_be_counted
from tests.play import result
from tests.views.tree import drawn
from views.games import shown
from views.theme import Look


def tally(player: int, wins: int) -> Event:
    event: Event = VARIANTS["versus"].read_event(count(player, wins=wins))
    return event


def test_counts_are_undone_brought_back_and_corrected_like_any_entry(desk: Desk) -> None:
    shot = desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus", "target": 3})
    table = shot.table_id
    assert desk.enter(table, [tally(0, 3)]).ok
    assert desk.enter(table, [tally(1, 1)]).ok
    assert desk.snapshot(table).status == "finished"
    undone = desk.undo(table).snapshot
    assert (undone.status, undone.position.counted) == ("in_progress", True)
    empty = desk.undo(table).snapshot
    assert (empty.position.counted, empty.position.begun) == (False, False)
    desk.redo(table)
    assert desk.redo(table).snapshot.winners == (0,)
    corrected = desk.correct(table, 0, 1, [tally(0, 2)])
    assert corrected.snapshot.misfit is not None, "nobody has reached the target any more"
    mended = desk.correct(table, 1, 1, [tally(1, 3)])
    assert mended.snapshot.winners == (1,)


def test_a_first_count_that_becomes_a_move_leaves_the_others_without_a_place(desk: Desk) -> None:
    shot = desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus", "target": 3})
    desk.enter(shot.table_id, [tally(0, 3)])
    desk.enter(shot.table_id, [tally(1, 1)])
    flag = VARIANTS["versus"].read_event({"type": "flag", "player": 0})
    changed = desk.correct(shot.table_id, 0, 1, [flag]).snapshot
    assert changed.misfit is not None
    assert [violation.rule for violation in changed.misfit.broken] == ["shichimi.count"]


def test_a_counted_table_counts_in_the_statistics_and_has_no_course_of_points(desk: Desk) -> None:
    shot = desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus", "target": 3})
    desk.enter(shot.table_id, [tally(0, 3)])
    done = desk.enter(shot.table_id, [tally(1, 1)]).snapshot
    assert over_turns(done.table.steps) == ()
    (info,) = over(desk.tables())
    assert info.summary is not None
    assert info.summary.counted
    assert overview([info]).plays == 1


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_replay_text_and_table_tell_a_counted_game(lang: str) -> None:
    raw = kai(heaps(0, shichimi=2, extra=3), heaps(1, ichimi=1, deck=4), heaps(2, first=True))
    told = result(raw)
    replay = [line for step in steps(read(raw)) for line in printing.step(step, lang)]  # type: ignore[arg-type]
    assert any("23" in line for line in replay)
    assert not any("counts" in line or "{" in line for line in replay)
    assert ("点だけ" if lang == "ja" else "only the score") in printing.result(told, lang)[0]  # type: ignore[arg-type]
    text = result_text("shichimi", told.standings, told.winners, lang, counted=True)  # type: ignore[arg-type]
    assert ("点だけ数えた" if lang == "ja" else "Only the score was counted") in text
    assert b"23" in score_csv("shichimi", told.standings, lang)  # type: ignore[arg-type]


def test_the_schema_has_the_counts_of_every_way_to_play() -> None:
    defined = printing.record_schema()["$defs"]
    tallies = {name: body for name, body in defined.items() if name.endswith("Tally")}
    assert {body["properties"]["type"]["const"] for body in tallies.values()} == {"count"}
    carried = {
        frozenset(body["properties"]) - {"type", "player", "at", "chance", "ruling"} for body in tallies.values()
    }
    for way in WAYS:
        for final in finals(way, 1):
            keys = {key for seat in final.counts for key in seat}
            assert any(keys <= known for known in carried), way
    assert tallies["WinsTally"]["properties"]["wins"]["maximum"] == 999


@pytest.mark.parametrize("key", [key for key in BROKEN if key.endswith("/counted")])
def test_a_move_at_a_counted_table_by_a_ruling_reads_in_log_and_replay(key: str) -> None:
    raw = BROKEN[key]
    ruled = {**raw, "events": [*raw["events"][:-1], {**raw["events"][-1], **RULED}]}
    (*_, last) = steps(read(ruled))
    assert last.after is not None
    for lang in LANGS:
        assert describe(last.event, last.before.state, last.before.setup, lang)
        assert printing.step(last, lang)


@pytest.mark.parametrize("way", WAYS)
def test_every_result_of_a_counted_table_can_be_shown(way: str) -> None:
    final = next(final for final in finals(way, 20, seed=5) if can_be_counted(final))
    game = read(counted(final))
    (*_, last) = steps(game)
    assert last.after is not None
    rows, position = shown(game.setup.game).score_rows, last.after
    for lang in LANGS:
        look = Look(lang=lang, game=game.setup.game)
        assert rows is None or drawn(lambda look=look: [ft.Text(row.name) for row in rows(look, position)])
