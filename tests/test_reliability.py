"""What goes wrong with the data of a device stays where it went wrong, and is told as what it is."""

import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Outcome, Sitting
from companion.desk.trouble import file_of
from companion.game import LANGS
from companion.history import everybody, overview, portrait
from companion.store import Store, StoreError, all_set_aside, database
from companion.store.files import FILE
from companion.store.schema import CURRENT
from companion.texts.desk import NOT_OPENED, SET_ASIDE, TROUBLES, not_opened_text, set_aside_text, trouble_text
from companion.texts.errors import sentence

CASE = Path(__file__).parent / "cases" / "dimsum" / "04-full-game.json"
RECORD: dict[str, Any] = json.loads(CASE.read_text(encoding="utf-8"))["record"]
ADJUST = {"type": "adjust", "player": 0, "points": 1, "reason": "x"}


def new(desk: Desk, events: int = 3) -> str:
    """A table with its first events entered."""
    table = desk.create(
        "dimsum", [Sitting("あやか"), Sitting("Tom")], {"faces": ["healthy", "healthy"]}, RECORD["pack"]
    )
    for event in RECORD["events"][:events]:
        assert desk.enter(table.table_id, [event]).ok
    return table.table_id


def sql(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement, values)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a good table, a good pack and a good setting."""
    desk = Desk.open(tmp_path)
    new(desk, 30)
    desk.boxes.save({**RECORD["pack"], "id": "good"})
    desk.set_setting("lang", "en")
    desk.close()
    return tmp_path


# --- rows

BAD_TABLES = [
    ("UPDATE tables SET head = substr(head, 1, 60) WHERE id = ?", "cut"),
    ("UPDATE tables SET head = '[]' WHERE id = ?", "no object"),
    ("UPDATE tables SET head = '{}' WHERE id = ?", "no players"),
    ("UPDATE tables SET head = CAST(x'7bff7d' AS TEXT) WHERE id = ?", "bytes"),
    ("UPDATE tables SET title = CAST(x'ff' AS TEXT) WHERE id = ?", "title"),
    ("UPDATE tables SET head = 3 WHERE id = ?", "a number"),
    ("UPDATE tables SET updated = 'yesterday' WHERE id = ?", "no time"),
    ("UPDATE tables SET game = 'chess', head = replace(head, 'dimsum\"', 'chess\"') WHERE id = ?", "newer game"),
    ("UPDATE entries SET body = '{' WHERE table_id = ? AND seq = 1", "entry"),
    ("UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE table_id = ? AND seq = 1", "entry's bytes"),
    ("UPDATE entries SET body = replace(body, '\"event\"', '\"later\"') WHERE table_id = ?", "newer entry"),
    ("DELETE FROM entries WHERE table_id = ? AND seq = 1", "lost entry"),
]


@pytest.mark.parametrize(("statement", "how"), BAD_TABLES, ids=[how for _, how in BAD_TABLES])
def test_a_damaged_table_is_named_and_everything_else_goes_on(folder: Path, statement: str, how: str) -> None:
    desk = Desk.open(folder)
    (good,) = desk.tables()
    bad = new(desk)
    desk.close()
    sql(folder, statement, bad)
    sql(folder, "UPDATE tables SET summary = NULL WHERE id = ?", bad)
    desk = Desk.open(folder)
    assert [info.table_id for info in desk.tables(archived=None)] == [good.table_id]
    assert len(desk.plays()) == 1
    assert overview(desk.tables(), desk.people.all()).plays == 1
    assert portrait(desk.tables(), desk.people.all()[0].id).tables == 1
    assert desk.find(bad) is None
    (found,) = desk.troubles().damaged
    assert (found.what, found.id) == ("table", bad)
    assert found.name
    for lang in LANGS:
        assert sentence(found.error, lang)
    whole = json.loads(file_of(found))
    assert whole["id"] == bad
    assert whole["row"]["entries"]
    exported = desk.export_all()
    assert [table["id"] for table in exported["tables"]] == [good.table_id]
    assert [damaged["id"] for damaged in exported["damaged"]] == [bad]
    assert [a.name for a in desk.import_all(json.dumps(exported)).of("refused")] == [found.name]
    assert desk.enter(new(desk), [RECORD["events"][3]]).ok
    assert desk.adjust(good.table_id, 0, 1, "x").ok
    desk.dismiss_troubles()
    assert not desk.troubles()
    assert desk.damaged() == (found,)
    desk.close()


def test_a_table_whose_log_turns_out_to_be_damaged_goes_from_the_list_to_what_cannot_be_read(folder: Path) -> None:
    desk = Desk.open(folder)
    bad = new(desk)
    desk.close()
    sql(folder, "UPDATE entries SET body = '{' WHERE table_id = ? AND seq = 1", bad)
    desk = Desk.open(folder)
    assert len(desk.tables()) == 2
    assert desk.find(bad) is None
    assert len(desk.tables()) == 1
    assert [found.id for found in desk.damaged()] == [bad]
    desk.close()


def test_what_comes_before_the_damage_in_a_log_is_rescued_into_a_table_of_its_own(folder: Path) -> None:
    desk = Desk.open(folder)
    bad = new(desk, 9)
    desk.close()
    sql(folder, "UPDATE entries SET body = '{' WHERE table_id = ? AND seq = 7", bad)
    sql(folder, "UPDATE tables SET summary = NULL WHERE id = ?", bad)
    desk = Desk.open(folder)
    rescued = desk.rescue(bad)
    assert rescued is not None
    assert len(rescued.events) == 7
    assert rescued.names == ("あやか", "Tom")
    assert rescued.players == desk.tables(running=False)[0].players
    assert desk.damaged()[0].id == bad
    assert desk.rescue("nobody") is None
    desk.close()


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("INSERT INTO players (id, name, created) VALUES ('p', CAST(x'ff' AS TEXT), '2026-05-01T19:30:00Z')", "player"),
        ("INSERT INTO players (id, name, created) VALUES ('p', '', 'now')", "player"),
        ("INSERT INTO packs (game, id, body, updated) VALUES ('dimsum', 'p', '{', '2026-05-01T19:30:00Z')", "pack"),
        ("INSERT INTO settings (key, value) VALUES ('p', '{')", "setting"),
        ("INSERT INTO settings (key, value) VALUES ('p', CAST(x'ff' AS TEXT))", "setting"),
    ],
)
def test_a_damaged_person_pack_or_setting_is_named_and_everything_else_goes_on(
    folder: Path, statement: str, what: str
) -> None:
    sql(folder, statement)
    desk = Desk.open(folder)
    assert {player.name for player in desk.people.all()} == {"あやか", "Tom"}
    assert [pack.id for pack in desk.boxes.own()] == ["good"]
    assert desk.boxes.of("dimsum")
    assert desk.setting("lang") == "en"
    (found,) = desk.damaged()
    assert (found.what, found.id) == (what, "p")
    assert json.loads(file_of(found))["what"] == what
    assert desk.export_all()["damaged"]
    assert desk.enter(new(desk), [RECORD["events"][3]]).ok
    desk.close()


def test_a_pack_of_a_newer_version_is_not_offered_and_keeps_nobody_from_the_others(folder: Path) -> None:
    sql(
        folder,
        "INSERT INTO packs (game, id, body, updated) VALUES ('dimsum', 'p', '{\"id\":\"p\"}', '2026-05-01T19:30:00Z')",
    )
    desk = Desk.open(folder)
    assert [pack.id for pack in desk.boxes.of("dimsum")][-1] == "good"
    desk.close()


@pytest.mark.parametrize("damage", [b"CREATE TABLE dr\xf4fts", b"CREATE \xf4\xf4BLE drafts", b"\xf4REATE TABLE drafts"])
def test_text_that_is_no_utf8_in_the_schema_is_damage_and_no_crash(folder: Path, damage: bytes) -> None:
    raw = (folder / FILE).read_bytes()
    assert raw.count(b"CREATE TABLE drafts") == 1
    (folder / FILE).write_bytes(raw.replace(b"CREATE TABLE drafts", damage))
    desk = Desk.open(folder)
    (found,) = desk.set_aside
    assert found.why == "corrupt"
    assert len(desk.recover(found).of("added", "table")) == 1
    assert len(desk.tables()) == 1
    desk.close()


# --- the file


def failed(outcome: Outcome, why: str) -> None:
    assert (outcome.kind, outcome.why, outcome.ok) == ("failed", why, False)
    for lang in LANGS:
        assert "{" not in outcome.sentence(lang)


def test_a_file_that_another_program_holds_is_told_soon_and_other_tables_can_be_read(folder: Path) -> None:
    desk = Desk.open(folder, patience=0.2)
    table_id = new(desk)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        failed(desk.enter(table_id, [ADJUST]), "busy")
        for _ in range(5):
            failed(desk.enter(table_id, [ADJUST]), "busy")
        assert time.monotonic() - began < 5
        assert len(desk.tables()) == 2
        assert desk.snapshot(table_id).version == 3
        other.execute("ROLLBACK")
    assert desk.enter(table_id, [ADJUST]).ok
    desk.close()


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_folder_that_is_gone_while_the_app_runs_accepts_nothing_more(folder: Path, tmp_path: Path, how: str) -> None:
    desk = Desk.open(folder)
    table_id = new(desk)
    away = tmp_path / "away"
    away.mkdir()
    for path in folder.glob(f"{FILE}*"):
        if how == "deleted":
            path.unlink()
        else:
            path.rename(away / path.name)
    if how == "replaced":
        shutil.copy(away / FILE, folder / FILE)
    failed(desk.enter(table_id, [ADJUST]), "moved")
    assert not desk.set_draft(table_id, {"half": 1})
    with pytest.raises(StoreError):
        desk.set_setting("lang", "ja")
    assert desk.snapshot(table_id).version == 3
    desk.close()


def test_a_read_only_file_is_told(folder: Path) -> None:
    desk = Desk.open(folder)
    (table,) = desk.tables()
    with desk._store._database.reading() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    failed(desk.adjust(table.table_id, 0, 1, "x"), "read-only")
    desk.close()


def test_a_file_of_a_newer_version_is_left_alone_and_named(folder: Path) -> None:
    sql(folder, "UPDATE schema_version SET version = ?", CURRENT + 1)
    before = (folder / FILE).read_bytes()
    with pytest.raises(StoreError) as caught:
        Store.open(folder)
    assert caught.value.trouble == "newer"
    assert "newer version" in not_opened_text(caught.value, "en")
    assert "新しい版" in trouble_text(caught.value, "ja")
    assert (folder / FILE).read_bytes() == before
    assert all_set_aside(folder) == ()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM schema_version",
        "INSERT INTO schema_version (version) VALUES (1)",
        "UPDATE schema_version SET version = 'two'",
    ],
)
def test_odd_rows_that_tell_the_version_stop_no_start(folder: Path, statement: str) -> None:
    sql(folder, statement)
    desk = Desk.open(folder)
    assert desk.set_aside == ()
    assert len(desk.tables()) == 1
    desk.share(desk.tables()[0].table_id)
    desk.close()


def test_everything_of_the_data_is_said_in_both_languages() -> None:
    for text in (*TROUBLES.values(), *NOT_OPENED.values(), *SET_ASIDE.values()):
        assert text.ja
        assert text.en


@pytest.mark.skipif(not hasattr(Path, "chmod"), reason="no permissions here")
def test_the_data_file_is_nobody_elses_to_read(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


# --- the journal


@pytest.fixture
def killed(folder: Path, tmp_path: Path) -> Iterator[Path]:
    """A data folder as a killed program leaves it: entries that only the journal holds."""
    copy = tmp_path / "killed"
    copy.mkdir()
    desk = Desk.open(folder)
    desk._store._database.fold_in()
    table_id = desk.tables()[0].table_id
    for _ in range(5):
        desk.adjust(table_id, 0, 1, "x" * 200)
    for path in folder.glob(f"{FILE}*"):
        if not path.name.endswith(".lock"):
            shutil.copy2(path, copy / path.name)
    yield copy
    desk.close()


def adjusted(desk: Desk) -> int:
    return desk.snapshot(desk.tables()[0].table_id).position.adjusts[0]


def test_what_only_the_journal_of_a_killed_program_holds_is_there(killed: Path) -> None:
    assert (killed / f"{FILE}-wal").stat().st_size > 0
    desk = Desk.open(killed)
    assert desk.set_aside == ()
    assert adjusted(desk) == 5
    desk.close()


def test_a_copy_of_the_file_alone_has_everything_once_the_app_is_idle(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "IDLE_SECONDS", 0.01)
    desk = Desk.open(folder)
    desk.adjust(desk.tables()[0].table_id, 0, 1, "x")
    wal = folder / f"{FILE}-wal"
    until = time.monotonic() + 30
    while wal.stat().st_size and time.monotonic() < until:
        time.sleep(0.01)
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(folder / FILE, copy / FILE)
    desk.close()
    again = Desk.open(copy)
    assert adjusted(again) == 1
    again.close()


@pytest.mark.parametrize("how", ["emptied", "gone"])
def test_a_journal_whose_file_is_gone_is_set_aside_and_told(killed: Path, how: str) -> None:
    journal = (killed / f"{FILE}-wal").read_bytes()
    (killed / FILE).unlink()
    if how == "emptied":
        (killed / FILE).touch()
    desk = Desk.open(killed)
    (found,) = desk.set_aside
    assert found.why == "journal-alone"
    assert found.path.read_bytes() == journal
    assert desk.set_asides() == (found,) or [one.path for one in desk.set_asides()] == [found.path]
    assert set_aside_text(found, "ja")
    assert desk.tables() == ()
    desk.close()


def test_a_copy_put_back_is_not_overwritten_by_a_leftover_journal(killed: Path, tmp_path: Path) -> None:
    backup = Desk.open(tmp_path / "backup")
    new(backup, 9)
    backup.close()
    shutil.copy(tmp_path / "backup" / FILE, killed / FILE)
    desk = Desk.open(killed)
    assert [found.why for found in desk.set_aside] == ["journal-of-another"]
    assert [len(desk.snapshot(info.table_id).events) for info in desk.tables()] == [9]
    desk.close()


def test_damage_in_the_journal_is_told_and_what_comes_before_it_is_kept(killed: Path) -> None:
    wal = killed / f"{FILE}-wal"
    raw = bytearray(wal.read_bytes())
    frames = (len(raw) - 32) // (4096 + 24)
    assert frames >= 4
    raw[32 + (4096 + 24) * (frames // 2) + 500] ^= 0xFF
    wal.write_bytes(raw)
    desk = Desk.open(killed)
    (found,) = desk.set_aside
    assert found.why == "journal-damaged"
    assert found.path.with_name(found.path.name + "-wal").read_bytes() == raw
    assert 0 < adjusted(desk) < 5
    desk.close()


def test_what_a_broken_off_write_leaves_at_the_journals_end_is_no_damage(killed: Path) -> None:
    wal = killed / f"{FILE}-wal"
    raw = wal.read_bytes()
    wal.write_bytes(raw[:-2000])
    desk = Desk.open(killed)
    assert desk.set_aside == ()
    assert adjusted(desk) == 4
    desk.close()


# --- people


def test_a_merge_is_taken_back_with_all_that_each_has_played(tmp_path: Path) -> None:
    desk, other = Desk.open(tmp_path / "one"), Desk.open(tmp_path / "two")
    pack, faces = RECORD["pack"], {"faces": ["healthy", "healthy"]}
    one = desk.create("dimsum", [Sitting("あやか"), Sitting("Tom")], faces, pack)
    two = desk.create("dimsum", [Sitting("あやか"), Sitting("Thomas")], faces, pack)
    tom, thomas = desk.people.named("Tom"), desk.people.named("Thomas")
    assert tom
    assert thomas
    desk.people.merge(thomas.id, tom.id)
    assert desk.snapshot(two.table_id).players[1] == tom.id
    assert desk.people.merged_into(tom.id) == (thomas.model_copy(update={"merged_into": tom.id}),)
    other.import_all(json.dumps(desk.export_all()))
    for device in (desk, other):
        assert {info.table_id for info in device.tables(player=tom.id)} == {one.table_id, two.table_id}
        device.people.unmerge(thomas.id)
        assert device.snapshot(one.table_id).players[1] == tom.id
        assert device.snapshot(two.table_id).players[1] == thomas.id
        assert {player.name for player in device.people.all()} == {"あやか", "Tom", "Thomas"}
        device.close()


def test_seats_without_a_name_are_no_people(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    pack, faces = RECORD["pack"], {"faces": ["healthy", "healthy"]}
    for names in (("席1", "席2"), ("Seat 1", "Tom"), ("席1", "Tom")):
        table = desk.create("dimsum", [Sitting(name) for name in names], faces, pack)
        assert table.players[0] is None
        for event in RECORD["events"]:
            desk.enter(table.table_id, [event])
    assert [player.name for player in desk.people.all()] == ["Tom"]
    assert [person.name for person in everybody(desk.tables(), desk.people.all())] == ["Tom"]
    seen = overview(desk.tables(), desk.people.all())
    assert [person.name for person, _ in seen.records] == ["Tom"]
    desk.close()
