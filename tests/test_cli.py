"""The command line as another program meets it: standard output, standard error and the status."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases" / "dimsum"
ROOT = Path(__file__).parent.parent


def companion(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments], input=stdin, capture_output=True, cwd=ROOT, check=False
    )


def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(content: Any, name: str = "game.json") -> str:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return str(path)

    return write


def test_referee_json_prints_one_object_and_nothing_else(file: Any) -> None:
    run = companion("referee", file(record_of("07-full-game")), "--json")
    assert (run.returncode, run.stderr) == (0, b"")
    assert json.loads(run.stdout)["status"] == "finished"


def test_a_refused_event_is_status_3_with_a_sentence_in_the_asked_language(file: Any) -> None:
    record = record_of("12-lowest-cell")
    run = companion("referee", file(record), "--json", "--lang", "ja")
    problem = json.loads(run.stdout)["problem"]
    assert run.returncode == 3
    assert problem["rule"] == "dimsum.lowest-cell"
    assert "番号" in problem["message"]


def test_no_record_is_status_2_and_one_line_with_the_place(file: Any) -> None:
    record = record_of("07-full-game")
    record["events"][2]["cells"][0] = "1"
    run = companion("referee", file(record))
    assert run.returncode == 2
    assert run.stderr.startswith(b"companion: events[2].cells[0]: ")
    assert run.stderr.count(b"\n") == 1
    as_json = companion("referee", file(record), "--json")
    assert as_json.returncode == 2
    assert json.loads(as_json.stdout)["error"].startswith("events[2].cells[0]: ")


def test_several_files_give_one_line_each_with_their_name(file: Any) -> None:
    names = [
        file(record_of("07-full-game"), "a.json"),
        file(b"{", "b.json"),
        file(record_of("12-lowest-cell"), "c.json"),
    ]
    run = companion("referee", *names, "--json")
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert [line["file"] for line in lines] == names
    assert [line.get("status") for line in lines] == ["finished", None, "refused"]
    assert run.returncode == 2


def test_jsonl_answers_every_line_and_goes_on_after_what_is_no_record() -> None:
    good = json.dumps(record_of("01-first-turns")).encode()
    too_long = b'{"game": "' + b"x" * (8 * 1024 * 1024) + b'"}'
    run = companion("referee", "--jsonl", stdin=b"\n".join([good, b"nonsense", b"", too_long, good]) + b"\n")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0
    assert ["error" in answer for answer in answers] == [False, True, True, True, False]
    assert answers[0] == answers[4]


def test_jsonl_is_utf8_whatever_the_locale_says() -> None:
    line = json.dumps(record_of("01-first-turns"), ensure_ascii=False).encode()
    run = subprocess.run(
        [sys.executable, "-m", "companion", "referee", "--jsonl"],
        input=line,
        capture_output=True,
        cwd=ROOT,
        env={"LC_ALL": "C", "PATH": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        check=True,
    )
    assert json.loads(run.stdout.decode("utf-8"))["standings"][0]["name"] == "あやか"


def test_replay_prints_the_table_after_each_event(file: Any) -> None:
    run = companion("replay", file(record_of("05-ruling")), "--lang", "ja")
    text = run.stdout.decode()
    assert run.returncode == 0
    assert [f"[{number}]" in text for number in range(1, 7)] == [True] * 5 + [False]
    assert "裁定 (もう食べてしまった)" in text


def test_replay_ends_at_the_refused_event_with_status_3(file: Any) -> None:
    run = companion("replay", file(record_of("12-lowest-cell")))
    assert run.returncode == 3
    assert "dimsum.lowest-cell" in run.stdout.decode().splitlines()[-1]


@pytest.mark.parametrize("arguments", [("referee", "/no/such/file"), ("referee", "/"), ("replay", "/"), ("referee",)])
def test_what_cannot_be_read_is_one_line_and_status_2(arguments: tuple[str, ...]) -> None:
    run = companion(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith(b"companion: ")
    assert run.stderr.count(b"\n") == 1


@pytest.mark.parametrize("command", [(), ("referee",), ("replay",), ("schema",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    run = companion(*command, "--help")
    assert run.returncode == 0
    assert b"usage: companion" in run.stdout


def test_export_and_import_bring_everything_over_once(tmp_path: Path) -> None:
    here, there, file = str(tmp_path / "here"), str(tmp_path / "there"), str(tmp_path / "all.json")
    with_one = tmp_path / "one.json"
    assert companion("export", "--data", here, file).returncode == 0
    assert json.loads(Path(file).read_text(encoding="utf-8"))["format"] == "companion-backup/1"
    backup = json.loads(Path(file).read_text(encoding="utf-8"))
    backup["settings"] = {"language": "ja"}
    with_one.write_text(json.dumps(backup), encoding="utf-8")
    first = companion("import", "--data", there, str(with_one))
    assert (first.returncode, first.stderr) == (0, b"")
    assert b"added 1" in first.stdout
    assert b"added 0" in companion("import", "--data", there, str(with_one)).stdout


def test_importing_what_is_no_backup_is_one_line_and_status_2(tmp_path: Path) -> None:
    run = companion("import", "--data", str(tmp_path), "-", stdin=b'{"format": "companion/1"}')
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1


def test_share_and_open_bring_back_the_same_record(file: Any) -> None:
    record = record_of("04-full-game")
    record["events"][1]["at"] = "2026-05-01T19:30:00+09:00"
    code = companion("share", file(record), "--times").stdout.decode()
    assert json.loads(companion("open", *code.split()).stdout) == record
    without = companion("share", file(record)).stdout
    del record["events"][1]["at"]
    assert json.loads(companion("open", "--file", "-", stdin=without).stdout) == record


@pytest.mark.parametrize("code", ["https://example.org/", "TC", "\u3042"])
def test_a_foreign_code_is_one_line_and_status_2(code: str) -> None:
    run = companion("open", code)
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1


def test_the_schema_names_every_event_of_every_game() -> None:
    schema = json.dumps(json.loads(companion("schema").stdout))
    for event_type in ("take", "exclude", "flag", "spoiled", "reclaim", "compensate", "mulligan", "give-back", "stop"):
        assert f'"const": "{event_type}"' in schema
