"""How many events a second the referee judges, from a line of JSON to a line of JSON."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from companion.records import parse
from companion.referee import referee

CASES = Path(__file__).parent.parent / "cases"


def whole_games(game: str) -> list[bytes]:
    """The example records of at least twenty events, each with its own pack, as lines."""
    records = [json.loads(path.read_text(encoding="utf-8"))["record"] for path in sorted((CASES / game).glob("*.json"))]
    return [json.dumps(record).encode() for record in records if len(record["events"]) >= 20]


@pytest.mark.parametrize("game", sorted(path.name for path in CASES.iterdir()))
def test_events_judged_a_second(benchmark: Any, game: str) -> None:
    lines = whole_games(game)
    events = sum(len(json.loads(line)["events"]) for line in lines)

    def judge_all() -> None:
        out = io.StringIO()
        for line in lines:
            out.write(json.dumps(referee(parse(line)).as_json()))

    benchmark(judge_all)
    if benchmark.stats:
        benchmark.extra_info["events_per_second"] = round(events / benchmark.stats["median"])
