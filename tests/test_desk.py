"""The desk: entries that count once, live windows, people, packs, history and backup."""

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting, Snapshot, backup, name_problems
from companion.desk.backup import MAX_BYTES
from companion.desk.live import Live
from companion.desk.sight import REACTION, Sight
from companion.history import minutes_of, played
from companion.printing import arrivals
from companion.rules import dimsum
from models.base import RecordError
from models.dimsum import Record

CASES = Path(__file__).parent / "cases" / "dimsum"


def record(case: str = "04-full-game") -> dict[str, Any]:
    raw: dict[str, Any] = json.loads((CASES / f"{case}.json").read_text(encoding="utf-8"))["record"]
    return raw


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk.open(tmp_path / "one")
    yield desk
    desk.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Desk]:
    """A second device."""
    desk = Desk.open(tmp_path / "two")
    yield desk
    desk.close()


def start(desk: Desk, *names: str) -> Snapshot:
    raw = record()
    seats = [Sitting(name) for name in names or ("あやか", "Tom")]
    faces = ["healthy"] * len(seats)
    return desk.create("dimsum", seats, {"faces": faces}, raw["pack"])


def play(desk: Desk, table_id: str, count: int | None = None) -> Snapshot:
    for event in record()["events"][:count]:
        assert desk.enter(table_id, [event]).kind == "accepted"
    return desk.snapshot(table_id)


def test_an_entry_counts_and_is_there_after_a_restart(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    table = start(desk)
    done = desk.enter(table.table_id, record()["events"][:1])
    assert done.ok
    assert done.snapshot.version == 1
    desk.close()
    again = Desk.open(tmp_path)
    snapshot = again.snapshot(table.table_id)
    assert snapshot == done.snapshot
    assert snapshot.position == done.snapshot.position
    again.close()


def test_a_refused_entry_says_why_and_changes_nothing(desk: Desk) -> None:
    table = start(desk)
    play(desk, table.table_id, 2)
    refused = desk.enter(table.table_id, [{"type": "place", "player": 0, "cells": [9, 10]}])
    assert (refused.kind, refused.why) == ("refused", "rules")
    assert refused.told is not None
    assert refused.told.rule == "dimsum.lowest-cell"
    assert refused.ruling_allowed
    assert "1" in refused.sentence("ja")
    assert refused.sentence("en")
    assert refused.headline("ja")
    assert refused.told.facts["ways"]
    assert desk.snapshot(table.table_id).version == 2


def test_a_ruling_lets_a_refused_entry_stand(desk: Desk) -> None:
    table = start(desk)
    play(desk, table.table_id, 2)
    event = {"type": "place", "player": 0, "cells": [9, 10], "ruling": "みんなで決めた"}
    done = desk.enter(table.table_id, [event])
    assert done.kind == "accepted"
    assert [note.reason for note in done.snapshot.rulings] == ["みんなで決めた"]
    assert done.snapshot.log("ja")[2].broken


def test_the_same_entry_id_never_counts_twice(desk: Desk) -> None:
    table = start(desk)
    adjust = [{"type": "adjust", "player": 0, "points": 3, "reason": "x"}]
    assert desk.enter(table.table_id, adjust, "tap-1").kind == "accepted"
    again = desk.enter(table.table_id, adjust, "tap-1")
    assert again.kind == "already"
    assert again.ok
    assert again.snapshot.standings[0].total == 3


def test_of_two_windows_that_enter_for_one_turn_the_later_one_is_told(desk: Desk) -> None:
    table = start(desk)
    seen = play(desk, table.table_id, 1).version
    first = desk.enter(table.table_id, [{"type": "take", "player": 0, "card": "red-2"}], "a", seen)
    second = desk.enter(table.table_id, [{"type": "take", "player": 0, "card": "red-1"}], "b", seen)
    assert first.kind == "accepted"
    assert (second.kind, second.why, second.came_between) == ("stale", "overtaken", 1)
    assert second.sentence("ja")
    assert second.sentence("en")
    adjust = {"type": "adjust", "player": 0, "points": 3, "reason": "x"}
    assert desk.enter(table.table_id, [adjust], "c", seen).kind == "accepted"
    assert desk.enter(table.table_id, [adjust], "d", seen).why == "overtaken"


def test_what_another_seat_entered_meanwhile_leaves_an_entry_to_the_rules(desk: Desk) -> None:
    table = start(desk)
    seen = play(desk, table.table_id, 1).version
    desk.enter(table.table_id, [{"type": "take", "player": 0, "card": "red-2"}], "a", seen)
    other = desk.enter(table.table_id, [{"type": "take", "player": 1, "card": "red-1"}], "b", seen)
    assert (other.kind, other.came_between) == ("refused", 1)
    assert other.told is not None
    assert other.told.rule == "dimsum.turn"


def test_an_entry_on_what_another_window_took_back_is_refused_and_told(desk: Desk) -> None:
    table = start(desk)
    events = record()["events"]
    seen = play(desk, table.table_id, 2).version
    desk.undo(table.table_id, "a", seen)
    assert desk.enter(table.table_id, [events[2]], "b", seen).why == "overtaken"


def test_an_entry_is_read_judged_applied_and_scored_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = start(desk).table_id
    play(desk, table_id, 1)
    counts: Counter[str] = Counter()

    def counting(name: str, function: Any) -> Any:
        def counted(*arguments: Any, **named: Any) -> Any:
            counts[name] += 1
            return function(*arguments, **named)

        return counted

    for name in ("check", "apply", "scores"):
        monkeypatch.setattr(dimsum, name, counting(name, getattr(dimsum, name)))
    monkeypatch.setattr(Record, "read_event", counting("read_event", Record.read_event))
    done = desk.enter(table_id, record()["events"][1:2])
    assert done.ok
    assert done.snapshot.standings
    assert done.snapshot.winners == ()
    assert counts == {"read_event": 1, "check": 1, "apply": 1, "scores": 1}
    counts.clear()
    event = {"type": "place", "player": 0, "cells": [9, 10]}
    assert desk.enter(table_id, [event]).kind == "refused"
    assert counts == {"read_event": 1, "check": 1}


def test_two_undos_of_the_same_entry_take_back_one(desk: Desk) -> None:
    table = start(desk)
    seen = play(desk, table.table_id, 3).version
    assert desk.undo(table.table_id, "a", seen).kind == "accepted"
    second = desk.undo(table.table_id, "b", seen)
    assert second.kind == "stale"
    assert second.sentence("ja")
    assert len(second.snapshot.events) == 2


def test_a_tap_that_comes_right_after_another_windows_change_means_what_was_seen_before_it(desk: Desk) -> None:
    now = 100.0
    sight = Sight(lambda: now)
    table = start(desk)
    shown = play(desk, table.table_id, 3).version
    first = desk.undo(table.table_id, "a", shown).snapshot
    sight.changed(shown)
    shown = first.version
    now += REACTION / 2
    second = desk.undo(table.table_id, "b", sight.version(shown))
    assert (second.kind, len(second.snapshot.events)) == ("stale", 2)
    now += REACTION
    assert desk.undo(table.table_id, "c", sight.version(shown)).ok


def test_a_correction_of_what_has_changed_meanwhile_is_stale(desk: Desk) -> None:
    table = start(desk)
    seen = play(desk, table.table_id, 3).version
    desk.undo(table.table_id)
    place = {"type": "place", "player": 0, "cells": [1, 2]}
    assert desk.correct(table.table_id, 2, 1, [place], "c", seen).kind == "stale"
    # The deal is still what was seen, so correcting it is fine.
    deal = {"type": "deal", "display": ["white-2", "white-2", "white-red"]}
    assert desk.correct(table.table_id, 0, 1, [deal], "d", seen).kind == "accepted"


def test_undo_redo_and_a_stop_that_is_undone(desk: Desk) -> None:
    table = start(desk)
    table_id = table.table_id
    play(desk, table_id, 3)
    undone = desk.undo(table_id).snapshot
    assert (len(undone.events), undone.can_redo) == (2, True)
    assert len(desk.redo(table_id).snapshot.events) == 3
    stopped = desk.stop(table_id, "もう遅い").snapshot
    assert stopped.status == "stopped"
    assert stopped.finished is not None
    assert desk.undo(table_id).snapshot.status == "in_progress"


def test_a_correction_that_breaks_a_later_entry_is_mended_by_a_cut(desk: Desk) -> None:
    table_id = start(desk).table_id
    play(desk, table_id, 9)
    new = [{"type": "take", "player": 0, "card": "red-1"}, {"type": "place", "player": 0, "cells": [1]}]
    preview = desk.preview(table_id, 1, 2, new)
    assert preview.misfit is not None
    assert preview.misfit.index == 6
    after = desk.correct(table_id, 1, 2, new).snapshot
    assert after.status == "refused"
    lines = after.log("ja")
    assert [line.fits for line in lines] == [True] * 6 + [False] * 3
    blocked = desk.enter(table_id, [record()["events"][9]])
    assert (blocked.kind, blocked.why) == ("refused", "misfit")
    assert "7" in blocked.sentence("ja")
    assert desk.cut(table_id, 6).snapshot.status == "in_progress"


def test_what_is_no_event_at_all_is_refused_with_its_place(desk: Desk) -> None:
    table_id = start(desk).table_id
    with pytest.raises(RecordError) as caught:
        desk.enter(table_id, [{"type": "deal", "display": ["red-1", 3, "red-1"]}])
    assert caught.value.place == "events[0].display[1]"
    with pytest.raises(RecordError):
        desk.rule(table_id, 0, "   ")
    with pytest.raises(RecordError):
        desk.enter(table_id, ["deal"])  # type: ignore[list-item]
    assert desk.snapshot(table_id).version == 0


def test_models_can_be_entered_as_the_rules_list_them(desk: Desk) -> None:
    table_id = start(desk).table_id
    snapshot = play(desk, table_id, 1)
    for _ in range(8):
        option = snapshot.rules.options(snapshot.state)
        assert option
        done = desk.enter(table_id, [option[0]])
        assert done.kind == "accepted"
        snapshot = done.snapshot


def test_a_bad_table_is_refused_with_the_place(desk: Desk) -> None:
    with pytest.raises(RecordError) as caught:
        desk.create("dimsum", [Sitting("a"), Sitting("a")], {"faces": ["healthy", "healthy"]}, record()["pack"])
    assert caught.value.key == "same-name"
    with pytest.raises(RecordError):
        desk.create("chess", [Sitting("a")])
    assert desk.tables() == ()
    assert desk.people.all() == ()


def test_live_windows_hear_of_changes_by_this_program_and_by_others(tmp_path: Path) -> None:
    here, there = Desk.open(tmp_path), Desk.open(tmp_path)
    table_id = start(here).table_id
    heard: list[Snapshot] = []
    event = threading.Event()

    def hear(snapshot: Snapshot) -> None:
        heard.append(snapshot)
        event.set()

    end = here.subscribe(table_id, hear)
    here.enter(table_id, record()["events"][:1])
    assert [snapshot.version for snapshot in heard] == [1]
    event.clear()
    there.enter(table_id, record()["events"][1:2])
    assert event.wait(30)
    assert heard[-1].version == 2
    end()
    there.undo(table_id)
    time.sleep(0.4)
    assert heard[-1].version == 2
    here.close()
    there.close()


def test_a_change_that_is_told_while_it_is_looked_for_is_told_once(desk: Desk) -> None:
    table_id = start(desk).table_id
    shot = desk.enter(table_id, record()["events"][:1]).snapshot
    heard: list[int] = []
    looked = threading.Event()

    def find(_: str) -> Snapshot:
        live.tell(shot)
        looked.set()
        return shot

    live = Live(lambda _: {table_id: shot.version}, find, alone=False)
    live.subscribe(table_id, 0, lambda now: heard.append(now.version))
    assert looked.wait(30)
    live.close()
    assert heard == [1]


def test_a_window_that_fails_does_not_stop_the_entry(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    table_id = start(desk).table_id

    def fail(snapshot: Snapshot) -> None:
        raise RuntimeError("window gone")

    desk.subscribe(table_id, fail)
    assert desk.enter(table_id, record()["events"][:1]).kind == "accepted"
    assert "window failed" in caplog.text


def test_history_knows_results_without_replay_and_filters(desk: Desk) -> None:
    finished = start(desk)
    play(desk, finished.table_id)
    running = start(desk, "あやか", "花")
    ayaka, tom, hana = (desk.people.named(name) for name in ("あやか", "Tom", "花"))
    assert ayaka
    assert tom
    assert hana
    assert finished.players == (ayaka.id, tom.id)
    assert [info.table_id for info in desk.tables(player=tom.id)] == [finished.table_id]
    assert {info.table_id for info in desk.tables(player=ayaka.id)} == {finished.table_id, running.table_id}
    assert [info.table_id for info in desk.tables(running=True)] == [running.table_id]
    (info,) = desk.tables(running=False)
    assert info.summary is not None
    assert (info.summary.totals, info.summary.ranks, info.summary.winners) == ((12, 16), (2, 1), (1,))
    assert desk.tables(game="umami") == ()
    (played,) = desk.plays()
    assert [seat.won for seat in played.seats] == [False, True]
    assert [seat.facet for seat in played.seats] == ["healthy", "healthy"]


def test_delete_restore_rename_archive_erase(desk: Desk) -> None:
    table_id = start(desk).table_id
    assert desk.rename(table_id, "  土曜の卓 ").title == "土曜の卓"
    with pytest.raises(RecordError):
        desk.rename(table_id, "x" * 81)
    desk.delete(table_id)
    assert desk.tables() == ()
    assert len(desk.tables(deleted=True)) == 1
    desk.restore(table_id)
    assert desk.tables()[0].title == "土曜の卓"
    desk.archive(table_id)
    assert desk.tables() == ()
    assert len(desk.tables(archived=True)) == 1
    with pytest.raises(ValueError, match="deleted"):
        desk.erase(table_id)
    desk.delete(table_id)
    desk.erase(table_id)
    assert desk.find(table_id) is None


def test_day_and_length_of_a_game_that_is_over_are_put_right_and_stay_so(tmp_path: Path, other: Desk) -> None:
    desk = Desk.open(tmp_path / "here")
    table = start(desk)
    play(desk, table.table_id)
    done = desk.put_time(table.table_id, date(2026, 2, 28), 77)
    assert (done.finished or "")[:10] == "2026-02-28"
    desk.close()
    again = Desk.open(tmp_path / "here")
    (info,) = again.tables()
    assert (f"{played(info):%Y-%m-%d}", minutes_of(info)) == ("2026-02-28", 77)
    # A backup and a code carry it along.
    other.import_all(json.dumps(again.export_all()).encode())
    (info,) = other.tables()
    assert (f"{played(info):%Y-%m-%d}", minutes_of(info)) == ("2026-02-28", 77)
    for day, minutes, key in ((date(2999, 1, 1), 5, "day-to-come"), (date(2026, 2, 1), 99999, "too-large")):
        with pytest.raises(RecordError) as error:
            again.put_time(table.table_id, day, minutes)
        assert error.value.key == key
    again.close()


def test_a_game_that_is_played_on_ends_when_it_ends(desk: Desk) -> None:
    table = start(desk)
    desk.stop(table.table_id, "late")
    desk.put_time(table.table_id, date(2026, 2, 28), 10)
    assert desk.undo(table.table_id).snapshot.finished is None
    play(desk, table.table_id)
    finished = desk.snapshot(table.table_id).finished
    assert finished is not None
    assert finished[:10] != "2026-02-28"
    (info,) = desk.tables()
    assert info.summary is not None
    assert info.summary.finished == finished


def test_a_rematch_keeps_the_players_and_moves_the_start_seat_with_its_options(desk: Desk) -> None:
    raw = record()
    first = desk.create("dimsum", [Sitting("a"), Sitting("b", "#112233")], {"faces": ["healthy", "gourd"]}, raw["pack"])
    again = desk.rematch(first.table_id)
    assert again.names == ("b", "a")
    assert again.colors == ("#112233", None)
    assert again.players == first.players[::-1]
    assert again.setup.options.faces == ("gourd", "healthy")
    assert again.rematch_of == first.table_id


def test_players_are_keyed_by_id(desk: Desk) -> None:
    table = start(desk)
    tom = desk.people.named("Tom")
    assert tom
    desk.people.change(tom.id, name="トム", color="#123456", shape="star")
    assert desk.people.named("Tom") is None
    assert desk.snapshot(table.table_id).players[1] == tom.id
    with pytest.raises(RecordError):
        desk.people.change(tom.id, name="あやか")
    with pytest.raises(RecordError):
        desk.people.add(" トム ")
    with pytest.raises(RecordError):
        desk.people.add("x" * 25)


def test_nobody_sits_twice_at_a_table_and_only_known_players_sit(desk: Desk) -> None:
    table_id = start(desk).table_id
    ayaka, tom = desk.people.named("あやか"), desk.people.named("Tom")
    assert ayaka
    assert tom
    pack, options = record()["pack"], {"faces": ["healthy", "healthy"]}
    for player, key in ((ayaka.id, "sits-already"), ("nobody", "unknown-player")):
        with pytest.raises(RecordError) as caught:
            desk.create("dimsum", [Sitting("a", player=ayaka.id), Sitting("b", player=player)], options, pack)
        assert caught.value.key == key
        with pytest.raises(RecordError) as caught:
            desk.link(table_id, 1, player)
        assert caught.value.key == key
    with pytest.raises(RecordError):
        desk.link(table_id, 2, None)
    assert desk.link(table_id, 1, None).players == (ayaka.id, None)
    assert desk.link(table_id, 0, tom.id).players == (tom.id, None)
    assert len(desk.tables()) == 1


def test_merging_two_players_moves_their_history(desk: Desk) -> None:
    one, two = start(desk, "あやか", "Tom"), start(desk, "あやか", "トム")
    tom, other_tom = desk.people.named("Tom"), desk.people.named("トム")
    ayaka = desk.people.named("あやか")
    assert tom
    assert other_tom
    assert ayaka
    desk.people.merge(other_tom.id, tom.id)
    assert {info.table_id for info in desk.tables(player=tom.id)} == {one.table_id, two.table_id}
    assert desk.people.get(other_tom.id) == tom
    assert desk.people.named("トム") is None
    with pytest.raises(RecordError) as caught:
        desk.people.merge(ayaka.id, tom.id)
    assert caught.value.key == "merge-both-sat"


def test_a_wrong_name_at_a_table_is_put_right_and_the_right_person_has_played_there(desk: Desk) -> None:
    table = start(desk, "Tim", "あやか")
    play(desk, table.table_id)
    tom = desk.people.add("Tom")
    told: list[Snapshot] = []
    end = desk.subscribe(table.table_id, told.append)
    done = desk.rename_seat(table.table_id, 0, "ＴＯＭ")
    end()
    assert told == [done]
    assert done.names == ("ＴＯＭ", "あやか")
    assert (done.players[0], len(done.events)) == (tom.id, 30)
    assert done.record()["players"][0]["name"] == "ＴＯＭ"
    assert [info.names[0] for info in desk.tables(player=tom.id)] == ["ＴＯＭ"]
    assert desk.rename_seat(table.table_id, 0, "席1").players[0] is None
    for name, key in (("あやか", "same-name"), ("", "too-short"), ("\u200b", "name-empty")):
        with pytest.raises(RecordError) as caught:
            desk.rename_seat(table.table_id, 0, name)
        assert caught.value.key == key
    assert desk.undo(table.table_id).ok


def test_a_deleted_player_can_come_back(desk: Desk) -> None:
    start(desk)
    tom = desk.people.named("Tom")
    assert tom
    desk.people.delete(tom.id)
    assert desk.people.named("Tom") is None
    desk.people.restore(tom.id)
    assert desk.people.named("Tom") == tom


def test_names_are_checked_as_they_are_typed() -> None:
    problems = name_problems(["あやか", "", "か\u3099", "が", "x" * 25, "a\nb", "𠮷髙"])
    assert [problem.key if problem else None for problem in problems] == [
        None,
        "too-short",
        None,
        "same-name",
        "too-long",
        "control-character",
        None,
    ]


def test_a_started_table_keeps_its_pack_when_the_pack_changes(desk: Desk) -> None:
    pack = {**record()["pack"], "id": "mine"}
    desk.boxes.save(pack)
    table = desk.create("dimsum", [Sitting("a"), Sitting("b")], {"faces": ["healthy", "healthy"]}, "mine")
    desk.boxes.save({**pack, "chip_points": 9})
    assert desk.snapshot(table.table_id).setup.pack.chip_points == 1
    assert desk.snapshot(table.table_id).record()["pack"]["chip_points"] == 1
    found = desk.boxes.find("dimsum", "mine")
    assert found is not None
    assert found.chip_points == 9  # type: ignore[attr-defined]
    with pytest.raises(RecordError):
        desk.boxes.save({**pack, "gauge": []})


def test_a_pack_is_drafted_deleted_and_put_back(desk: Desk) -> None:
    pack = {**record()["pack"], "id": "mine"}
    desk.boxes.save_draft("dimsum", "mine", {"half": [1]})
    assert desk.boxes.draft("dimsum", "mine") == {"half": [1]}
    assert desk.boxes.find("dimsum", "mine") is None
    desk.boxes.save(pack)
    assert desk.boxes.draft("dimsum", "mine") is None
    gone = desk.boxes.delete("dimsum", "mine")
    assert gone
    assert desk.boxes.own() == ()
    desk.boxes.put_back(gone)
    assert desk.boxes.body("dimsum", "mine") == pack


def test_settings_and_drafts_are_kept(desk: Desk) -> None:
    assert desk.setting("lang", "ja") == "ja"
    desk.set_setting("lang", "en")
    assert desk.setting("lang") == "en"
    table_id = start(desk).table_id
    desk.set_draft(table_id, {"cells": [1, None]})
    assert desk.draft(table_id) == {"cells": [1, None]}
    desk.set_draft(table_id, None)
    assert desk.draft(table_id) is None


def test_what_a_backup_could_not_be_read_with_is_not_kept(desk: Desk) -> None:
    for value in (1.5, float("nan"), "\ud800"):
        with pytest.raises(RecordError):
            desk.set_setting("scale", value)
        with pytest.raises(RecordError):
            desk.boxes.save_draft("dimsum", "mine", {"x": value})
    assert desk.setting("scale") is None
    assert desk.boxes.own() == ()


def test_a_result_is_shown_by_its_own_secret_only_until_it_is_taken_back(desk: Desk) -> None:
    one, two = start(desk).table_id, start(desk).table_id
    secret = desk.share(one)
    assert desk.share(one) == secret
    assert desk.share(two) != secret
    shown = desk.shared(secret)
    assert shown is not None
    assert shown.table_id == one
    assert desk.shared("") is None
    assert desk.shared(one) is None
    desk.delete(one)
    assert desk.shared(secret) is None
    desk.restore(one)
    desk.unshare(one)
    assert desk.shared(secret) is None
    assert desk.share(one) != secret
    desk.delete(one)
    desk.erase(one)
    assert len(desk.tables()) == 1


def test_an_opened_record_is_kept_once_and_can_be_continued(desk: Desk) -> None:
    raw = record()
    raw["events"] = raw["events"][:5]
    desk.people.add("Tom")
    kept = desk.keep(raw)
    assert desk.keep(raw).table_id == kept.table_id
    assert len(desk.tables()) == 1
    assert kept.players[0] is None
    assert kept.players[1] is not None
    assert desk.enter(kept.table_id, [record()["events"][5]]).kind == "accepted"
    assert len(desk.undo(kept.table_id).snapshot.events) == 5


def opened(case: str = "04-full-game", count: int | None = None, **head: Any) -> dict[str, Any]:
    """A record as it comes out of a code: with its id and its end, without the times of its events."""
    raw = {**record(case), "id": "shared", **head}
    return {**raw, "events": raw["events"][:count]}


def test_an_opened_record_that_went_on_here_is_the_table_here_and_a_deleted_one_comes_back(desk: Desk) -> None:
    first = desk.keep(opened(count=5))
    desk.enter(first.table_id, [record()["events"][5]])
    again = desk.keep(opened(count=5))
    assert (again.table_id, len(again.events)) == ("shared", 6)
    desk.delete(first.table_id)
    assert desk.holds(opened(count=5)) is None
    back = desk.keep(opened(count=5))
    assert (back.table_id, back.deleted, len(back.events)) == ("shared", None, 6)
    assert len(desk.tables()) == 1


def test_one_game_received_in_two_states_is_one_game(desk: Desk) -> None:
    raw = opened()
    early, late = opened(count=9), raw
    adjust = {"type": "adjust", "player": 0, "points": 7, "reason": "x"}
    corrected = {**raw, "events": [*raw["events"], adjust]}
    fixed = {**raw, "events": [*raw["events"], {**adjust, "points": 5}]}
    for state in (early, late, corrected, fixed, corrected, early):
        table = desk.keep(state)
        assert table.table_id == "shared"
    assert len(table.events) == len(fixed["events"])
    assert len(desk.tables()) == len(desk.plays()) == 1
    assert len(desk.undo("shared").snapshot.events) == len(corrected["events"])


def test_a_received_game_that_went_two_ways_is_kept_beside_the_one_here(desk: Desk) -> None:
    desk.keep(opened(count=5))
    desk.adjust("shared", 0, 3, "hier")
    theirs = opened(count=5)
    theirs["events"] = [*theirs["events"], {"type": "adjust", "player": 1, "points": 3, "reason": "dort"}]
    assert desk.holds(theirs) is None
    assert desk.keep(theirs).table_id != "shared"
    assert desk.snapshot("shared").position.adjusts == (3, 0)
    assert desk.keep(theirs).position.adjusts == (0, 3)
    assert len(desk.tables()) == 2


def test_an_unrelated_record_of_the_same_id_is_another_game(desk: Desk) -> None:
    desk.keep(opened(count=5))
    other = opened(count=5, players=[{"name": "Ann"}, {"name": "Bo"}])
    assert desk.keep(other).table_id != "shared"
    assert desk.keep(other).names == ("Ann", "Bo")
    assert len(desk.tables()) == 2


def test_a_received_game_is_corrected_like_one_entered_here(desk: Desk, other: Desk) -> None:
    table_id = start(desk).table_id
    events = record()["events"]
    desk.enter(table_id, events[:1])
    desk.enter(table_id, events[1:3])
    assert [events[1]["type"], events[2]["type"]] == ["take", "place"]
    there = other.keep(desk.snapshot(table_id).record(times=False))
    assert [line.entry for line in there.log("en")] == [0, 1, 1]
    done = other.correct(there.table_id, 1, 2, events[1:3])
    assert done.ok
    assert done.snapshot.misfit is None
    assert len(other.undo(there.table_id).snapshot.events) == 3


def test_a_received_game_keeps_its_day_and_its_length(desk: Desk) -> None:
    table = desk.keep(opened(started="2026-02-03T19:00:00+09:00", finished="2026-02-03T20:17:00+09:00"))
    (info,) = desk.tables()
    assert played(info).isoformat() == "2026-02-03T20:17:00+09:00"
    assert minutes_of(info) == 77
    assert table.finished == table.record()["finished"] == "2026-02-03T20:17:00+09:00"
    newer = start(desk)
    play(desk, newer.table_id)
    assert [one.table_id for one in desk.tables()] == [newer.table_id, "shared"]


@pytest.mark.parametrize("own", ["a b", "a/b", "卓1", "..", ".x", "?", "x" * 64])
def test_a_record_with_an_odd_id_opens_under_an_address_and_keeps_its_id(desk: Desk, other: Desk, own: str) -> None:
    table = desk.keep(opened(id=own))
    assert re.fullmatch(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}", table.table_id)
    assert desk.keep(opened(id=own)).table_id == table.table_id
    assert table.record()["id"] == own
    other.import_all(json.dumps(desk.export_all()))
    assert other.keep(opened(id=own)).table_id == table.table_id
    assert other.keep(table.record()).record()["id"] == own


def test_a_record_the_rules_refuse_is_kept_with_its_misfit(desk: Desk) -> None:
    kept = desk.keep(record("12-lowest-cell"))
    assert kept.status == "refused"
    assert kept.misfit is not None
    assert desk.rule(kept.table_id, kept.misfit.index, "いい").snapshot.status == "in_progress"


def test_what_a_table_shares_opens_as_the_same_game_on_another_device(desk: Desk, other: Desk) -> None:
    table = start(desk)
    play(desk, table.table_id)
    raw = json.loads(json.dumps(desk.snapshot(table.table_id).record()))
    kept = other.keep(raw)
    assert kept.table_id == table.table_id
    assert kept.standings == desk.snapshot(table.table_id).standings
    assert kept.finished == raw["finished"]
    assert other.keep(raw).table_id == kept.table_id


def test_a_finished_game_is_corrected_as_a_new_version(desk: Desk) -> None:
    table_id = start(desk).table_id
    play(desk, table_id)
    desk.adjust(table_id, 0, 7, "数えちがい")
    old, new = desk.finished_versions(table_id)
    assert old.winners == (1,)
    assert new.winners == (0,)
    assert old.version == 30


def test_a_backup_brings_everything_to_another_device_and_nothing_twice(desk: Desk, other: Desk) -> None:
    table_id = start(desk).table_id
    play(desk, table_id, 9)
    desk.undo(table_id)
    desk.rename(table_id, "卓")
    desk.boxes.save({**record()["pack"], "id": "mine"})
    desk.set_setting("lang", "en")
    data = json.dumps(desk.export_all())
    report = other.import_all(data)
    assert {arrival.came for arrival in report.arrivals} == {"added"}
    there, here = other.snapshot(table_id), desk.snapshot(table_id)
    assert there == here
    assert there.table.log == here.table.log
    assert {a.came for a in other.import_all(data).arrivals} == {"unchanged"}
    assert {k: v for k, v in other.export_all().items() if k != "exported"} == {
        k: v for k, v in desk.export_all().items() if k != "exported"
    }


def test_a_table_that_went_on_elsewhere_is_extended_and_one_that_went_apart_lies_beside(
    desk: Desk, other: Desk
) -> None:
    table_id = start(desk).table_id
    play(desk, table_id, 3)
    other.import_all(json.dumps(desk.export_all()))
    desk.enter(table_id, [record()["events"][3]])
    ahead = json.dumps(desk.export_all())
    assert [a.came for a in other.import_all(ahead).arrivals if a.what == "table"] == ["extended"]
    assert other.snapshot(table_id).version == 4
    assert [a.came for a in desk.import_all(ahead).arrivals if a.what == "table"] == ["unchanged"]
    other.adjust(table_id, 0, 1, "あちら")
    desk.adjust(table_id, 0, 2, "こちら")
    apart = json.dumps(other.export_all())
    (arrival,) = desk.import_all(apart).of("conflict", "table")
    assert desk.snapshot(table_id).position.adjusts == (2, 0)
    assert desk.snapshot(arrival.became).position.adjusts == (1, 0)
    desk.import_all(apart)
    assert len(desk.tables()) == 2


def test_import_conflicts_keep_what_is_here_and_are_told(desk: Desk, other: Desk) -> None:
    pack = {**record()["pack"], "id": "mine"}
    for device, points in ((desk, 1), (other, 2)):
        device.boxes.save({**pack, "chip_points": points})
        device.set_setting("lang", "ja" if points == 1 else "en")
        device.people.add("Tom")
    report = desk.import_all(json.dumps(other.export_all()))
    assert [(a.what, a.name) for a in report.of("conflict")] == [
        ("player", "Tom"),
        ("pack", "mine"),
        ("setting", "lang"),
    ]
    assert desk.setting("lang") == "ja"
    assert len(desk.boxes.own()) == 2
    body = desk.boxes.body("dimsum", "mine")
    assert body is not None
    assert body["chip_points"] == 1
    assert len(desk.people.all()) == 2


def test_who_was_merged_here_stays_merged_when_tables_come_in(desk: Desk, other: Desk) -> None:
    table = start(desk, "Tom", "あやか")
    other.import_all(json.dumps(desk.export_all()))
    tom, thomas = other.people.named("Tom"), other.people.add("Thomas")
    assert tom
    other.people.merge(tom.id, thomas.id)
    later = start(desk, "あやか", "Tom")
    other.import_all(json.dumps(desk.export_all()))
    assert other.snapshot(table.table_id).players[0] == thomas.id
    assert other.snapshot(later.table_id).players[1] == thomas.id


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda b: b.update(format="companion-backup/2"), "format"),
        (lambda b: b.update(format="companion/1"), ""),
        (lambda b: b.update(more=1), "more"),
        (lambda b: b.update(tables=3), "tables"),
    ],
)
def test_what_is_no_backup_at_all_is_refused_with_its_place_and_nothing_comes_in(
    desk: Desk, other: Desk, change: Any, place: str
) -> None:
    play(desk, start(desk).table_id, 3)
    backup = desk.export_all()
    change(backup)
    with pytest.raises(RecordError) as caught:
        other.import_all(json.dumps(backup))
    assert caught.value.place == place
    assert other.tables() == ()
    assert other.people.all() == ()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda b: b["tables"][0].update(id=3), "tables[0].id"),
        (lambda b: b["tables"][0]["head"].update(game="chess"), "tables[0].game"),
        (lambda b: b["tables"][0]["log"][0]["events"][0].update(type="fly"), "tables[0].events[0].type"),
        (lambda b: b["tables"][0]["log"][0].update(kind="fly"), "tables[0].log[0].kind"),
        (lambda b: b["tables"][0]["log"][1].update(id=b["tables"][0]["log"][0]["id"]), "tables[0].log[1]"),
        (lambda b: b["tables"][0]["head"].update(events=[]), "tables[0].head.events"),
        (lambda b: b["tables"].insert(0, "no table"), "tables[0]"),
        (lambda b: b["players"][0].update(name=""), "players[0].name"),
        (lambda b: b["players"].insert(0, 3), "players[0]"),
        (lambda b: b["packs"][0].update(body={"id": "mine"}), "packs[0].body.game"),
        (lambda b: b["packs"][0].update(game="umami"), "packs[0].body.game"),
    ],
)
def test_what_is_bad_in_a_backup_is_named_and_all_else_comes_in(
    desk: Desk, other: Desk, change: Any, place: str
) -> None:
    for _ in range(3):
        play(desk, start(desk).table_id, 3)
    desk.boxes.save({**record()["pack"], "id": "mine"})
    backup = desk.export_all()
    good = sum(len(backup[key]) for key in ("tables", "players", "packs"))
    change(backup)
    report = other.import_all(json.dumps(backup))
    (refused,) = report.of("refused")
    assert refused.error is not None
    assert refused.error.place == place
    assert len(report.of("added")) in (good, good - 1)
    for lang in ("ja", "en"):
        assert any("cannot be read" in line or "読めない" in line for line in arrivals(report, lang))


def test_a_damaged_file_of_the_store_is_brought_in_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    names = [f"卓{number}" for number in range(30)]
    for name in names:
        table_id = start(desk).table_id
        play(desk, table_id, 9)
        desk.rename(table_id, name)
    desk.close()
    raw = bytearray((tmp_path / "companion.db").read_bytes())
    middle = len(raw) // 2 // 4096 * 4096
    raw[middle : middle + 4096] = b"\xff" * 4096
    (tmp_path / "companion.db").write_bytes(raw)
    again = Desk.open(tmp_path)
    (found,) = again.set_asides()
    assert again.troubles().set_asides == (found,)
    assert again.tables() == ()
    report = again.recover(found)
    assert len(report.of("added", "table")) >= 15
    assert {info.title for info in again.tables()} <= set(names)
    again.dismiss_troubles()
    assert not again.troubles()
    assert again.set_asides() == (found,)
    again.close()


def test_importing_brings_back_what_was_deleted_here(desk: Desk) -> None:
    table_id = start(desk).table_id
    play(desk, table_id, 3)
    tom = desk.people.named("Tom")
    assert tom
    backup = json.dumps(desk.export_all())
    desk.delete(table_id)
    desk.people.delete(tom.id)
    report = desk.import_all(backup)
    assert [(a.what, a.name) for a in report.of("restored")] == [("player", "Tom"), ("table", "あやか / Tom")]
    assert [info.table_id for info in desk.tables()] == [table_id]
    assert desk.people.named("Tom") == tom
    deleted = json.loads(backup)
    deleted["tables"][0]["deleted"] = "2026-05-01T19:30:00Z"
    desk.delete(table_id)
    assert desk.import_all(json.dumps(deleted)).of("restored") == ()
    assert desk.tables() == ()


def test_a_backup_of_a_newer_version_is_told_as_newer_and_not_as_wrong(desk: Desk) -> None:
    with pytest.raises(RecordError) as caught:
        desk.import_all(json.dumps({**desk.export_all(), "format": "companion-backup/2"}))
    assert (caught.value.place, caught.value.key) == ("format", "newer-format")


def test_a_backup_larger_than_the_limit_is_not_read(desk: Desk) -> None:
    with pytest.raises(RecordError) as caught:
        desk.import_all(b" " * (MAX_BYTES + 1))
    assert caught.value.key == "too-big"


def many_tables(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> str:
    """A backup of a few tables, which is written in as many parts."""
    monkeypatch.setattr(backup, "PORTION", 1)
    for number in range(4):
        desk.create("shichimi", [Sitting(f"Aya {number}"), Sitting("Tom")], {"variant": "slow"})
    return json.dumps(desk.export_all())


def test_a_table_gets_its_verdict_between_two_parts_of_an_import_and_sees_nothing_of_it_before_the_end(
    desk: Desk, other: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = many_tables(desk, monkeypatch)
    mine = other.create("shichimi", [Sitting("Mio"), Sitting("Ken")], {"variant": "slow"}).table_id
    seen: list[tuple[str, int, int]] = []

    def meanwhile(done: int, total: int) -> None:
        # Asked from another thread: where this one held the desk, it would not come back.
        with ThreadPoolExecutor(1) as someone:
            entered = someone.submit(other.adjust, mine, 0, 1, "late").result(timeout=30)
        seen.append((entered.kind, len(other.tables()), len(other.people.all())))

    report = other.import_all(data, meanwhile)
    assert len(report.of("added", "table")) == 4
    assert len(seen) == 4 + 4
    assert {(kind, tables) for kind, tables, _ in seen} == {("accepted", 1)}
    assert len(other.tables()) == 5
    assert {a.came for a in other.import_all(data).arrivals} == {"unchanged"}
    assert other.snapshot(mine).table.corrected == len(seen)


def test_an_import_that_is_stopped_while_it_is_written_leaves_nothing(
    desk: Desk, other: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = many_tables(desk, monkeypatch)
    calls = 0

    def stop(done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 4 + 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        other.import_all(data, stop)
    assert other.tables() == other.tables(deleted=True) == ()
    assert len(other.import_all(data).of("added", "table")) == 4
