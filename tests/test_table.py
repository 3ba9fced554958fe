"""Undo, redo and the correction of earlier entries, over whole games of dimsum."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import table as tables
from companion.records import Match, read
from companion.referee import referee
from companion.table import Refusal, Table, append, at_version, attempt, in_force, new, preview
from models.base import RecordError
from models.log import Correct, Cut, Entered, LogEntry, Redo, Rule, Undo, read_entry

CASES = Path(__file__).parent / "cases" / "dimsum"
TIME = "2026-05-01T19:30:00+09:00"


def record(case: str = "04-full-game") -> dict[str, Any]:
    raw: dict[str, Any] = json.loads((CASES / f"{case}.json").read_text(encoding="utf-8"))["record"]
    return raw


def head(case: str = "04-full-game") -> Match:
    return read({**record(case), "events": []})


def entered(number: int, *events: dict[str, Any]) -> Entered:
    return Entered(id=f"e{number}", at=TIME, events=events)


def undo(number: int) -> Undo:
    return Undo(id=f"e{number}", at=TIME)


def redo(number: int) -> Redo:
    return Redo(id=f"e{number}", at=TIME)


def correct(at: int, drop: int, *events: dict[str, Any]) -> Correct:
    return Correct(id=f"c{at}", at=TIME, at_event=at, drop=drop, events=events)


def refusal(table: Table, entry: LogEntry) -> Refusal | None:
    return attempt(table, entry).refusal


def played(case: str = "04-full-game", count: int | None = None) -> Table:
    table = new(head(case))
    for number, event in enumerate(record(case)["events"][:count]):
        assert refusal(table, entered(number, event)) is None
        table = append(table, entered(number, event))
    return table


def same(one: Table, other: Table) -> bool:
    """Equal in everything but the log that led there."""
    return (
        one.events_json() == other.events_json()
        and one.position == other.position
        and [s.after for s in one.steps] == [s.after for s in other.steps]
        and (one.misfit is None) == (other.misfit is None)
    )


def test_a_table_folds_to_the_same_result_as_its_record() -> None:
    table = played()
    whole = {**record(), "events": table.events_json()}
    assert whole == record()
    result = referee(read(whole))
    assert table.position.phase == result.status == "finished"
    assert table.position.rules.public(table.position.state, "finished") == result.state


def test_replay_of_the_log_equals_the_live_table() -> None:
    live = append(append(append(played(), undo(100)), undo(101)), redo(102))
    replayed = new(live.game, live.log)
    assert replayed == live


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 29), st.integers(1, 5))
def test_undo_equals_never_happened_and_redo_undoes_it(played_events: int, undone: int) -> None:
    before = played(count=played_events)
    undone = min(undone, played_events)
    table = before
    for number in range(undone):
        table = append(table, undo(100 + number))
    assert same(table, played(count=played_events - undone))
    for number in range(undone):
        table = append(table, redo(200 + number))
    assert same(table, before)
    assert refusal(table, redo(300)) is not None


def test_several_events_entered_as_one_are_undone_as_one() -> None:
    events = record()["events"]
    table = append(played(count=1), entered(1, events[1], events[2]))
    assert len(table.steps) == 3
    assert same(append(table, undo(2)), played(count=1))


def test_an_entry_of_several_events_counts_whole_or_not_at_all() -> None:
    events = record()["events"]
    wrong = entered(1, events[1], {"type": "place", "player": 0, "cells": [9, 10]})
    refused = refusal(played(count=1), wrong)
    assert refused is not None
    assert refused.why == "rules"
    assert refused.step is not None
    assert refused.step.index == 2
    assert "dimsum.lowest-cell" in [v.rule for v in refused.step.broken]


def test_a_new_entry_forgets_what_could_be_redone() -> None:
    table = append(played(count=3), undo(10))
    table = append(table, entered(11, record()["events"][2]))
    assert table.undone == ()


@given(st.lists(st.sampled_from(["event", "undo", "redo"]), max_size=40))
def test_what_counts_is_what_an_editor_with_undo_and_redo_would_hold(kinds: list[str]) -> None:
    log: list[LogEntry] = []
    past: list[int] = []
    future: list[int] = []
    for number, kind in enumerate(kinds):
        if kind == "event":
            log.append(entered(number, {"type": "deal"}))
            past, future = [*past, number], []
        elif kind == "undo":
            log.append(undo(number))
            if past:
                future = [*future, past.pop()]
        else:
            log.append(redo(number))
            if future:
                past = [*past, future.pop()]
    assert in_force(log) == (past, future)


def test_an_undo_with_nothing_to_undo_is_refused_and_changes_nothing() -> None:
    table = new(head())
    for entry in (undo(0), redo(1)):
        assert refusal(table, entry) is not None
        assert same(append(table, entry), table)


def test_a_correction_keeps_what_still_fits() -> None:
    table = played(count=9)
    after = preview(table, correct(0, 1, {"type": "deal", "display": ["white-2", "white-2", "white-red"]}))
    assert after.refusal is None
    assert (after.follows, after.fits, after.misfit) == (8, 8, None)
    assert after.after.events_json()[1:] == table.events_json()[1:]
    assert after.after.position.state.display == ("white-2", "white-2", "white-red")


def test_a_correction_names_the_first_later_entry_that_no_longer_fits_and_why() -> None:
    table = played(count=9)
    # Two cubes where three had been placed: the next place of seat 0 starts one cell too high.
    change = correct(1, 2, {"type": "take", "player": 0, "card": "red-1"}, {"type": "place", "player": 0, "cells": [1]})
    after = preview(table, change)
    assert after.refusal is None
    assert after.misfit is not None
    assert after.misfit.index == 6
    assert after.misfit.broken[0].rule == "dimsum.lowest-cell"
    assert (after.follows, after.fits) == (6, 3)
    assert after.after.pending == 3


def broken_by_correction() -> Table:
    change = correct(1, 2, {"type": "take", "player": 0, "card": "red-1"}, {"type": "place", "player": 0, "cells": [1]})
    return append(played(count=9), change)


def test_what_no_longer_fits_is_not_thrown_away() -> None:
    table = broken_by_correction()
    assert table.events_json()[3:] == record()["events"][3:9]
    refused = refusal(table, entered(50, record()["events"][9]))
    assert refused is not None
    assert (refused.why, refused.step) == ("misfit", table.misfit)


def test_a_misfit_can_be_fixed() -> None:
    fix = correct(6, 1, {"type": "place", "player": 0, "cells": [2, 3]})
    table = broken_by_correction()
    assert refusal(table, fix) is None
    mended = append(table, fix)
    assert mended.misfit is None
    assert len(mended.steps) == 9


def test_a_misfit_can_be_ruled_on() -> None:
    rule = Rule(id="r", at=TIME, at_event=6, reason="みんなで決めた")
    table = broken_by_correction()
    assert refusal(table, rule) is None
    ruled = append(table, rule)
    assert ruled.misfit is None
    assert ruled.steps[6].broken
    assert ruled.steps[6].event.ruling == "みんなで決めた"


def test_a_misfit_can_be_cut_there_and_the_cut_undone() -> None:
    table = broken_by_correction()
    cut = append(table, Cut(id="x", at=TIME, at_event=6))
    assert cut.misfit is None
    assert len(cut.record) == len(cut.steps) == 6
    assert same(append(cut, undo(60)), table)


def test_undoing_a_correction_brings_everything_back() -> None:
    assert same(append(broken_by_correction(), undo(60)), played(count=9))


def test_a_correction_is_judged_like_a_new_entry() -> None:
    table = played(count=9)
    refused = refusal(table, correct(2, 1, {"type": "place", "player": 0, "cells": [5, 6]}))
    assert refused is not None
    assert refused.why == "rules"
    assert refused.step is not None
    assert refused.step.index == 2


def test_a_ruling_does_not_allow_the_impossible() -> None:
    table = played(count=2)
    wrong = {"type": "place", "player": 0, "cells": [1, 99], "ruling": "いいよ"}
    refused = refusal(table, entered(2, wrong))
    assert refused is not None
    assert refused.step is not None
    assert refused.step.broken[0].kind == "impossible"


@pytest.mark.parametrize(
    "entry",
    [
        correct(10, 0, {"type": "stop", "reason": "x"}),
        correct(8, 2, {"type": "stop", "reason": "x"}),
        correct(0, 0),
        Cut(id="x", at=TIME, at_event=9),
        Rule(id="x", at=TIME, at_event=9, reason="x"),
    ],
)
def test_a_change_of_what_is_not_there_is_refused(entry: LogEntry) -> None:
    assert refusal(played(count=9), entry) is not None


def test_the_end_can_be_undone_and_a_finished_game_corrected() -> None:
    table = played()
    assert table.position.phase == "finished"
    again = append(table, undo(90))
    assert again.position.phase == "in_progress"
    stopped = append(again, entered(91, {"type": "stop", "reason": "もう遅い"}))
    assert stopped.position.phase == "stopped"
    assert append(stopped, undo(92)).position.phase == "in_progress"


def test_a_corrected_finished_game_keeps_its_old_version_readable() -> None:
    table = played()
    bonus = len(table.record) - 3
    changed = append(table, correct(bonus + 2, 1, {"type": "place", "player": 1, "cells": [13, 13]}))
    changed = append(changed, entered(99, {"type": "adjust", "player": 0, "points": 5, "reason": "数えちがい"}))
    assert tables.versions_over(changed) == (30, 31, 32)
    assert same(at_version(changed, 30), table)


def test_an_entry_from_outside_that_is_none_is_refused_with_its_place() -> None:
    with pytest.raises(RecordError) as caught:
        read_entry({"kind": "event", "id": "a", "at": TIME, "events": [], "more": 1}, ("log", 3))
    assert caught.value.place.startswith("log[3]")
    with pytest.raises(RecordError):
        new(head(), [entered(0, {"type": "deal", "display": ["red-1"]})])


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_mix_of_entries_replays_to_the_live_table(data: st.DataObject) -> None:
    events = record()["events"]
    table = played(count=data.draw(st.integers(0, 12)))
    for number in range(100, 100 + data.draw(st.integers(0, 8))):
        size = len(table.record)
        entry: LogEntry = data.draw(
            st.one_of(
                st.just(undo(number)),
                st.just(redo(number)),
                st.builds(lambda at, n=number: Cut(id=f"e{n}", at=TIME, at_event=at), st.integers(0, size)),
                st.builds(
                    lambda at, drop, event, n=number: Correct(
                        id=f"e{n}", at=TIME, at_event=at, drop=drop, events=(event,)
                    ),
                    st.integers(0, size),
                    st.integers(0, 3),
                    st.sampled_from(events),
                ),
                st.builds(
                    lambda at, n=number: Rule(id=f"e{n}", at=TIME, at_event=at, reason="いい"), st.integers(0, size)
                ),
                st.builds(lambda event, n=number: entered(n, event), st.sampled_from(events)),
            )
        )
        if refusal(table, entry) is None:
            table = append(table, entry)
    assert new(table.game, table.log) == table
    judged = referee(read({**record(), "events": table.events_json()}))
    assert judged.accepted == len(table.steps)
    assert (judged.problem is None) == (table.misfit is None)


def test_entries_are_numbered_as_they_were_entered_together() -> None:
    table = played(count=5)
    table = append(table, undo(100))
    assert [table.number(index) for index in range(len(table.record))] == [
        1 + sum(a.number != b.number for a, b in zip(table.record[:index], table.record[1 : index + 1], strict=True))
        for index in range(len(table.record))
    ]
    for index in range(len(table.record)):
        together = table.together(index)
        assert index in together
        assert len({table.record[place].number for place in together}) == 1
        assert len({table.number(place) for place in together}) == 1
    assert table.entries == len({kept.number for kept in table.record})
    assert played(count=0).entries == 0


def assert_counts_itself(table: Table) -> None:
    """What a table keeps of its log and steps is what they say."""
    assert table.ruled == sum(bool(step.broken) for step in table.steps)
    assert table.corrected == sum(step.event.type == "adjust" for step in table.steps)
    assert all(table.holds(entry.id) for entry in table.log)


@given(st.lists(st.sampled_from(["adjust", "wrong", "ruled", "undo", "redo", "cut", "correct", "again"]), max_size=25))
@settings(max_examples=60, deadline=None)
def test_a_table_keeps_count_of_rulings_corrections_and_ids_whatever_is_entered(steps: list[str]) -> None:
    adjust = {"type": "adjust", "player": 0, "points": 1, "reason": "late"}
    wrong = {"type": "take", "player": 1, "slot": 0, "refill": None}
    table = new(head())
    before: list[Table] = []
    for number, step in enumerate(steps):
        entries: dict[str, LogEntry] = {
            "adjust": entered(number, adjust),
            "wrong": entered(number, wrong),
            "ruled": entered(number, {**wrong, "ruling": "we play so"}),
            "undo": undo(number),
            "redo": redo(number),
            "cut": Cut(id=f"e{number}", at=TIME, at_event=max(0, len(table.record) - 1)),
            "correct": Correct(id=f"e{number}", at=TIME, at_event=0, drop=min(1, len(table.record)), events=(adjust,)),
            "again": entered(number - 1, adjust),
        }
        entry = entries[step]
        assert table.holds(entry.id) == (entry.id in [made.id for made in table.log])
        if table.holds(entry.id):
            continue
        after, refused = attempt(table, entry)
        before.append(table)
        if refused is None:
            table = after
        else:
            # A table is what it was whatever was tried at it.
            assert not table.holds(entry.id)
    for each in (*before, table):
        assert_counts_itself(each)
    assert_counts_itself(new(head(), table.log))


def test_an_entry_looks_at_none_of_the_entries_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    ruled = tables._ruled
    monkeypatch.setattr(tables, "_ruled", lambda steps: counted.append(len(steps)) or ruled(steps))  # type: ignore[func-returns-value]
    adjust = {"type": "adjust", "player": 0, "points": 1, "reason": "late"}
    table = new(head())
    counted.clear()
    for number in range(300):
        table = attempt(table, entered(number, adjust)).table
    assert counted == [1] * 300
    assert table.corrected == 300
