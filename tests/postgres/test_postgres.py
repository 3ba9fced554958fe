"""The store and the desk over a real PostgreSQL: several programs at once, a program killed, the database killed."""

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting, StoreError
from companion.store import Store
from tests.postgres.server import PATIENCE, PostgresServer

ADJUST: dict[str, Any] = {"type": "adjust", "player": 0, "points": 1, "reason": "x"}


def boze(desk: Desk) -> str:
    return desk.create("boze", [Sitting("あやか"), Sitting("Tom")], {"market": False}).table_id


def test_tables_are_made_once_and_a_second_program_finds_them(url: str) -> None:
    first, second = Desk.at(url), Desk.at(url)
    table_id = boze(first)
    assert second.snapshot(table_id).names == ("あやか", "Tom")
    first.close()
    second.close()


def test_what_one_program_enters_is_told_to_the_windows_of_another_without_looking(url: str) -> None:
    here, there = Desk.at(url), Desk.at(url)
    table_id = boze(here)
    told = threading.Event()
    versions: list[int] = []

    def heard(shot: Any) -> None:
        versions.append(shot.version)
        told.set()

    end = there.subscribe(table_id, heard)
    time.sleep(0)
    assert here.enter(table_id, [ADJUST]).ok
    assert told.wait(PATIENCE)
    assert versions == [1]
    end()
    here.close()
    there.close()


def test_of_two_programs_that_enter_for_one_seat_at_once_one_is_accepted_and_the_other_told(url: str) -> None:
    desks = [Desk.at(url), Desk.at(url)]
    table_id = desks[0].create("umami", [Sitting("A"), Sitting("B")]).table_id
    deal = {
        "type": "deal",
        "area": ["1s", "2f", "3*", "4s"],
        "favourites": [{"want": {"step": 1}, "arrow": "up", "stars": n} for n in range(4)],
    }
    assert desks[0].enter(table_id, [deal]).ok
    for card in ("1s", "2s", "3s", "4s", "5s"):
        seen = desks[0].snapshot(table_id).version
        desks[1].snapshot(table_id)
        outcomes: list[Any] = [None, None]
        start = threading.Barrier(2)
        turn = desks[0].snapshot(table_id).table.position.state.to_act
        play = {"type": "play", "player": turn, "from": "hand", "card": card, "dish": 0}

        def enter(place: int, event: Any = play, seen: int = seen, out: list[Any] = outcomes, go: Any = start) -> None:
            go.wait()
            out[place] = desks[place].enter(table_id, [event], seen_version=seen)

        threads = [threading.Thread(target=enter, args=(place,)) for place in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcome.kind for outcome in outcomes)[0] == "accepted"
        assert outcomes[0].kind != outcomes[1].kind
        assert desks[0].undo(table_id).ok
        assert desks[1].snapshot(table_id).version == desks[0].snapshot(table_id).version
    for desk in desks:
        desk.close()


def test_writers_of_different_tables_do_not_wait_for_each_other(url: str) -> None:
    first, second = Store.at(url), Store.at(url)
    desk = Desk(first)
    one, other = boze(desk), boze(desk)
    with first.writing(one):
        done = threading.Event()

        def write() -> None:
            with second.writing(other):
                done.set()

        thread = threading.Thread(target=write)
        thread.start()
        assert done.wait(PATIENCE)
        thread.join()
    second.close()
    desk.close()


ENTERING = """
import sys
from companion.desk import Desk
desk = Desk.at(sys.argv[1])
while True:
    for seat in (0, 1):
        outcome = desk.enter(sys.argv[2], [{"type": "adjust", "player": seat, "points": 1, "reason": "x"}])
        assert outcome.ok
        print(outcome.snapshot.version, flush=True)
"""


def test_a_program_killed_while_it_enters_loses_nothing_that_was_accepted(desk: Desk, url: str) -> None:
    table_id = boze(desk)
    for _ in range(3):
        running = subprocess.Popen([sys.executable, "-c", ENTERING, url, table_id], stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None
        with running, running.stdout as lines:
            accepted = [int(lines.readline()) for _ in range(20)]
            running.kill()
            accepted += [int(line) for line in lines.read().split("\n")[:-1]]
        shot = desk.snapshot(table_id)
        assert shot.version >= accepted[-1]
        assert desk.enter(table_id, [ADJUST]).ok, "nothing of the killed one holds the table"


def test_while_the_database_is_away_an_entry_is_refused_and_told_and_it_goes_on_when_it_is_back(
    desk: Desk, server: PostgresServer
) -> None:
    table_id = boze(desk)
    before = desk.enter(table_id, [ADJUST]).snapshot
    server.kill()
    with pytest.raises(StoreError) as told:
        desk.snapshot(table_id)
    assert told.value.trouble == "away"
    with pytest.raises(StoreError):
        desk.enter(table_id, [ADJUST])
    server.start()
    assert desk.snapshot(table_id).version == before.version, "what was accepted is there"
    assert desk.enter(table_id, [ADJUST]).ok
    assert desk.snapshot(table_id).version == before.version + 1


def test_a_file_is_carried_over_by_export_and_import_and_back(desk: Desk, tmp_path: Path) -> None:
    old = Desk.open(tmp_path / "old")
    table_id = boze(old)
    old.enter(table_id, [ADJUST])
    old.people.ensure("みほ")
    desk.import_all(json.dumps(old.export_all()))
    assert desk.snapshot(table_id).standings == old.snapshot(table_id).standings
    new = Desk.open(tmp_path / "new")
    new.import_all(json.dumps(desk.export_all()))
    assert new.snapshot(table_id).record() == old.snapshot(table_id).record()
    old.close()
    new.close()


@pytest.mark.parametrize("wrong", ["sqlite:///x", "postgresql://u@h/d", "nonsense", "mysql+pymysql://h/d"])
def test_a_url_that_is_none_is_told_so(server: PostgresServer, wrong: str) -> None:
    with pytest.raises(StoreError):
        Store.at(wrong)


def test_a_server_that_does_not_answer_is_told_so(server: PostgresServer) -> None:
    with pytest.raises(StoreError) as told:
        Store.at("postgresql+psycopg://u@127.0.0.1:1/d")
    assert told.value.trouble == "away"
