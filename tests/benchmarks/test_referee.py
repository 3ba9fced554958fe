"""How many events a second the referee judges: `companion referee --jsonl`, from a line of JSON to a line of JSON."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.cli import run

CASES = Path(__file__).parent.parent / "cases"


def long_games(game: str) -> list[bytes]:
    """The example records with at least half as many events as the longest, each with its own pack, as lines."""
    records = [json.loads(path.read_text(encoding="utf-8"))["record"] for path in sorted((CASES / game).glob("*.json"))]
    longest = max(len(record["events"]) for record in records)
    return [json.dumps(record).encode() + b"\n" for record in records if 2 * len(record["events"]) >= longest]


def no_app(*_: Any) -> Any:
    raise AssertionError("the referee opens no app")


@pytest.mark.parametrize("game", sorted(path.name for path in CASES.iterdir()))
def test_events_judged_a_second(benchmark: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = long_games(game)
    events = sum(len(json.loads(line)["events"]) for line in lines)
    answers: list[bytes] = []

    def judge_all() -> None:
        out = io.TextIOWrapper(io.BytesIO())
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"".join(lines))))
        monkeypatch.setattr(sys, "stdout", out)
        assert run(["referee", "--jsonl"], no_app) == 0
        answers[:] = out.buffer.getvalue().splitlines()  # type: ignore[attr-defined]
        monkeypatch.undo()

    benchmark(judge_all)
    assert len(answers) == len(lines)
    assert all("error" not in json.loads(answer) for answer in answers)
    if benchmark.stats:
        benchmark.extra_info["events_per_second"] = round(events / benchmark.stats["median"])
