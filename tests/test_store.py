"""The store: on disk before it counts, one writer at a time, and a damaged file is set aside, never overwritten."""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from companion.desk import Desk, Sitting
from companion.store import Store, StoreError, all_set_aside, data_folder
from companion.store.files import FILE
from companion.store.schema import CURRENT, METADATA, MIGRATIONS

ROOT = Path(__file__).resolve().parent.parent
PACK = json.loads((ROOT / "tests/cases/dimsum/04-full-game.json").read_text(encoding="utf-8"))["record"]["pack"]

WRITER = """
import sys
from pathlib import Path
from companion.desk import Desk
desk = Desk.open(Path(sys.argv[1]))
table_id, name, count = sys.argv[2], sys.argv[3], int(sys.argv[4])
for number in range(count):
    pair = [{"type": "adjust", "player": seat, "points": 1, "reason": f"{name}-{number}"} for seat in (0, 1)]
    outcome = desk.enter(table_id, pair, f"{name}-{number}")
    assert outcome.ok, outcome
    print(f"{name}-{number} {outcome.kind}", flush=True)
"""


def start(folder: Path) -> str:
    desk = Desk.open(folder)
    table = desk.create("dimsum", [Sitting("a"), Sitting("b")], {"faces": ["healthy", "healthy"]}, PACK)
    desk.close()
    return table.table_id


def writer(folder: Path, table_id: str, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(folder), table_id, name, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def kill_while_writing(folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    table_id = start(folder)
    seen: list[str] = []
    for life in range(2):
        process = writer(folder, table_id, f"life{life}", 100_000)
        assert process.stdout
        assert process.stderr
        seen.append(process.stdout.readline().split()[0])
        time.sleep(rng.uniform(0, 0.15))
        process.kill()
        seen += [line.split()[0] for line in process.stdout if line.endswith("\n")]
        process.wait()
        process.stdout.close()
        process.stderr.close()
    desk = Desk.open(folder)
    assert desk.set_aside == ()
    snapshot = desk.snapshot(table_id)
    ids = [entry.id for entry in snapshot.table.log]
    assert set(seen) <= set(ids)
    assert len(ids) == len(set(ids))
    # An accepted entry can miss its print, but no life can lose more than the one it was killed in.
    assert len(ids) <= len(seen) + 2
    assert len(snapshot.events) == 2 * len(ids)
    assert snapshot.position.adjusts == (len(ids), len(ids))
    desk.close()


def test_every_accepted_entry_is_there_whole_after_kill_9(tmp_path: Path) -> None:
    kill_while_writing(tmp_path, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_every_accepted_entry_is_there_whole_after_kill_9_at_many_moments(tmp_path: Path, seed: int) -> None:
    kill_while_writing(tmp_path, seed)


def test_one_table_written_by_many_processes_loses_and_doubles_nothing(tmp_path: Path) -> None:
    table_id = start(tmp_path)
    # Two of them send the same entries: each of those counts once.
    processes = [writer(tmp_path, table_id, name, 25) for name in ("one", "two", "same", "same")]
    lines: list[str] = []
    for process in processes:
        out, errors = process.communicate(timeout=300)
        assert process.returncode == 0, errors
        lines += out.splitlines()
    assert sum(line.endswith("already") for line in lines) == 25
    desk = Desk.open(tmp_path)
    snapshot = desk.snapshot(table_id)
    assert snapshot.position.adjusts == (75, 75)
    assert {entry.id for entry in snapshot.table.log} == {
        f"{name}-{n}" for name in ("one", "two", "same") for n in range(25)
    }
    desk.close()


def test_one_table_written_by_many_threads_and_desks_loses_and_doubles_nothing(tmp_path: Path) -> None:
    table_id = start(tmp_path)
    desks = [Desk.open(tmp_path) for _ in range(2)]
    heard: list[int] = []
    desks[0].subscribe(table_id, lambda snapshot: heard.append(snapshot.version))

    def write(worker: int) -> list[str]:
        event = {"type": "adjust", "player": 0, "points": 1, "reason": "x"}
        # Every entry is sent by two workers, through different desks.
        return [desks[worker % 2].enter(table_id, [event], f"{worker // 2}-{n}").kind for n in range(20)]

    with ThreadPoolExecutor(6) as pool:
        kinds = [kind for result in pool.map(write, range(6)) for kind in result]
    assert sorted(kinds) == ["accepted"] * 60 + ["already"] * 60
    for desk in desks:
        assert desk.snapshot(table_id).position.adjusts == (60, 0)
    deadline = time.monotonic() + 20
    while heard[-1:] != [60] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert heard == sorted(heard)
    assert heard[-1] == 60
    for desk in desks:
        desk.close()


def test_entries_of_different_tables_do_not_get_mixed(tmp_path: Path) -> None:
    ids = [start(tmp_path) for _ in range(3)]
    desk = Desk.open(tmp_path)

    def write(worker: int) -> None:
        event = {"type": "adjust", "player": 0, "points": worker + 1, "reason": "x"}
        for number in range(10):
            assert desk.enter(ids[worker], [event], str(number)).kind == "accepted"

    threads = [threading.Thread(target=write, args=(worker,)) for worker in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [desk.snapshot(table_id).position.adjusts[0] for table_id in ids] == [10, 20, 30]
    desk.close()


def test_many_programs_may_start_on_a_new_folder_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(lambda _: Store.open(tmp_path), range(6)))
    for number, store in enumerate(stores):
        store.put_setting(f"k{number}", number)
    assert stores[0].settings() == {f"k{number}": number for number in range(6)}
    for store in stores:
        store.close()


# --- damaged files


def damage(folder: Path, how: str) -> bytes:
    """Damages the data file; returns its bytes afterwards."""
    path = folder / FILE
    raw = bytearray(path.read_bytes())
    if how == "text":
        raw = bytearray(b"this is no database, but something somebody may still want")
    elif how == "header":
        raw[:16] = b"SQLite format 4\0"
    elif how == "truncated":
        raw = raw[: len(raw) // 2]
    elif how == "page":
        for at in range(4096, len(raw), 4096):
            raw[at : at + 200] = os.urandom(200)
    elif how == "schema":
        raw[100:4096] = bytes(4096 - 100)
    path.write_bytes(raw)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if how == "newer":
            connection.execute("UPDATE schema_version SET version = ?", (CURRENT + 1,))
        elif how == "foreign":
            connection.execute("DROP TABLE schema_version")
        elif how == "lost table":
            connection.execute("DROP TABLE drafts")
    return path.read_bytes()


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """A folder with some data in one closed file."""
    table_id = start(tmp_path)
    desk = Desk.open(tmp_path)
    for number in range(40):
        desk.enter(table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": f"{number}" * 50}])
    desk.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return tmp_path


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("text", {"not-sqlite"}),
        ("header", {"not-sqlite"}),
        ("truncated", {"corrupt"}),
        ("page", {"corrupt"}),
        ("schema", {"corrupt"}),
        ("foreign", {"foreign"}),
        ("lost table", {"corrupt"}),
    ],
)
def test_a_damaged_file_is_set_aside_as_it_is_and_told(used: Path, how: str, why: set[str]) -> None:
    before = damage(used, how)
    store = Store.open(used)
    (found,) = store.set_aside
    assert found.why in why
    assert found.path.read_bytes() == before
    assert [(one.path, one.why) for one in all_set_aside(used)] == [(found.path, found.why)]
    assert store.tables() == []
    store.put_setting("works", True)
    store.close()
    again = Store.open(used)
    assert again.set_aside == ()
    assert len(all_set_aside(used)) == 1
    assert again.settings() == {"works": True}
    again.close()


def test_a_second_damaged_file_does_not_overwrite_the_first(used: Path) -> None:
    set_aside = []
    for text in (b"first", b"second", b"third"):
        (used / FILE).write_bytes(text)
        store = Store.open(used)
        set_aside.append(store.set_aside[0].path)
        store.close()
    assert [path.read_bytes() for path in set_aside] == [b"first", b"second", b"third"]


def test_a_journal_goes_along_with_its_damaged_file(used: Path) -> None:
    (used / FILE).write_bytes(b"no database")
    (used / f"{FILE}-wal").write_bytes(b"its journal")
    store = Store.open(used)
    moved = store.set_aside[0].path
    assert moved.with_name(f"{moved.name}-wal").read_bytes() == b"its journal"
    store.close()


def test_several_programs_that_find_a_damaged_file_set_it_aside_once(used: Path) -> None:
    (used / FILE).write_bytes(b"no database")
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store.open(used), range(4)))
    assert sum(len(store.set_aside) for store in stores) == 1
    stores[0].put_setting("k", 1)
    assert all(store.settings() == {"k": 1} for store in stores)
    for store in stores:
        store.close()


def test_what_only_the_journal_holds_is_not_lost(tmp_path: Path) -> None:
    table_id = start(tmp_path)
    desk = Desk.open(tmp_path)
    desk.enter(table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": "x"}])
    # As a phone leaves it that lost its power: the journal is not folded into the file yet.
    copy = tmp_path / "copy"
    copy.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / f"{FILE}{ending}", copy / f"{FILE}{ending}")
    desk.close()
    again = Desk.open(copy)
    assert again.snapshot(table_id).position.adjusts == (1, 0)
    again.close()


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    store = Store.open(tmp_path)
    assert store.set_aside == ()
    assert store.tables() == []
    store.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        Store.open(tmp_path / "file" / "data")


VISITOR = """
import sys
from pathlib import Path
from companion.desk import Desk, Sitting
desk = Desk.open(Path(sys.argv[1]))
if len(sys.argv) > 2:
    desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus"})
print(len(desk.tables()))
desk.close()
"""


def test_another_program_that_comes_and_goes_takes_no_entry_with_it(tmp_path: Path) -> None:
    def visit(*writes: str) -> int:
        found = subprocess.run(
            [sys.executable, "-c", VISITOR, str(tmp_path), *writes], cwd=ROOT, capture_output=True, check=True
        )
        return int(found.stdout)

    desk = Desk.open(tmp_path)
    desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus"})
    # What happens by itself a second after a write.
    desk._store._database.fold_in()
    assert visit("and writes") == 2
    desk.create("shichimi", [Sitting("A"), Sitting("B")], {"variant": "versus"})
    # On disk for everybody else too, as it would be after the plug was pulled.
    assert visit() == 3
    desk.close()


def test_a_full_disk_refuses_the_entry_and_keeps_what_was_accepted(tmp_path: Path) -> None:
    table_id = start(tmp_path)
    store = Store.open(tmp_path)
    desk = Desk(store)
    with store._database.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
    event = {"type": "adjust", "player": 0, "points": 1, "reason": "x" * 500}
    accepted = 0

    while (outcome := desk.enter(table_id, [event])).ok:
        accepted += 1
        assert accepted < 100
    assert (outcome.kind, outcome.why) == ("failed", "full")
    assert "no room" in outcome.sentence("en")
    assert outcome.snapshot.position.adjusts == (accepted, 0)
    assert not desk.set_draft(table_id, "x" * 100_000)
    assert desk.snapshot(table_id).position.adjusts == (accepted, 0)
    with store._database.reading() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 100000")
    assert desk.enter(table_id, [event]).kind == "accepted"
    desk.close()
    again = Desk.open(tmp_path)
    assert again.snapshot(table_id).position.adjusts == (accepted + 1, 0)
    again.close()


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    store = Store.open(tmp_path)

    def fail_in_the_middle() -> None:
        with store.batch():
            store.put_setting("one", 1)
            assert store.settings() == {"one": 1}
            raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        fail_in_the_middle()
    assert store.settings() == {}
    with store.batch():
        store.put_setting("one", 1)
    assert store.settings() == {"one": 1}
    store.close()


def test_the_file_is_safe_against_losing_power(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    with store._database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_the_schema_is_one_that_postgresql_takes_too() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in METADATA.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))


def test_the_version_is_the_number_of_migrations(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(len(MIGRATIONS),)]


def test_a_file_of_an_older_version_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    table_id = start(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        connection.execute("DROP TABLE shares")
        connection.execute("UPDATE schema_version SET version = 1")
    desk = Desk.open(tmp_path)
    assert desk.set_aside == ()
    assert desk.shared(desk.share(table_id)) == desk.snapshot(table_id)
    desk.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(CURRENT,)]


def test_the_data_folder_is_the_platforms_unless_the_app_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("FLET_APP_STORAGE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    expected: dict[str, Any] = {
        "linux": tmp_path / "table-companion",
        "win32": tmp_path / "table-companion",
        "darwin": tmp_path / "Library" / "Application Support" / "table-companion",
    }
    for platform, folder in expected.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert data_folder() == folder
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "phone"))
    assert data_folder() == tmp_path / "phone"
