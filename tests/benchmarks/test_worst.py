"""The dearest events that a record may hold: every list of every example event made as long as its model allows.

`python -m pytest tests/benchmarks/test_worst.py --benchmark-enable -s` prints what each costs in processor time: the event
judged and applied by a ruling, then whose turn it is and what is allowed, with what the models let through only.
"""

import copy
import gc
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import referee
from companion.game import GAMES
from companion.records import Match, read
from models.base import RecordError

CASES = Path(__file__).parent.parent / "cases"
LONG = 10_000
PER_KIND = 2
"""How many example events of a kind are lengthened."""


def places(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where lists stand in an event."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*at, key))
    elif isinstance(value, list):
        yield at
        if value:
            yield from places(value[0], (*at, 0))


def lengthened(event: dict[str, Any], at: tuple[str | int, ...]) -> dict[str, Any]:
    """The event with the list at this place repeated; items that name something get a name each."""
    event = copy.deepcopy(event)
    inside: Any = event
    for part in at:
        inside = inside[part]
    few = inside[:]
    inside[:] = [renamed(few[number % len(few)], number) for number in range(LONG)]
    return {**event, "ruling": "so be it"}


def renamed(item: Any, number: int) -> Any:
    if isinstance(item, dict):
        if "name" in item:
            return {**item, "name": f"{item['name']} {number}"}
        return {key: renamed(part, number) for key, part in item.items()}
    return item


def worst(game: str) -> Iterator[tuple[str, Match]]:
    """Records whose last event is as long as it may be, each with what was lengthened."""
    seen: dict[str, int] = {}
    for path in sorted((CASES / game).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))["record"]
        variant = (record.get("options") or {}).get("variant", "")
        for index, event in enumerate(record["events"]):
            for at in places(event):
                key = ".".join(map(str, (variant, event["type"], event.get("how", ""), *at)))
                inside: Any = event
                for part in at:
                    inside = inside[part]
                if not inside or seen.get(key, 0) >= PER_KIND:
                    continue
                try:
                    found = read({**record, "events": [*record["events"][:index], lengthened(event, at)]})
                except RecordError:
                    continue
                seen[key] = seen.get(key, 0) + 1
                yield key, found


def spent(work: Any, *args: Any) -> tuple[float, Any]:
    gc.collect()
    start = time.process_time()
    value = work(*args)
    return (time.process_time() - start) * 1000, value


@pytest.mark.parametrize("game", GAMES)
def test_the_dearest_events(game: str, request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measures with --benchmark-enable")
    for key, found in worst(game):
        events = found.record.events  # type: ignore[attr-defined]
        position = referee.start(found.setup)
        for event in events[:-1]:
            position = referee.decide(position, event)[1] or position
        judged, (broken, after) = spent(referee.decide, position, events[-1])
        line = f"{game} {key}: judged {judged:.1f} ms, {len(broken)} violations"
        if after is not None and referee.turn(after) is not None:
            line += f", turn {spent(referee.turn, after)[0]:.1f} ms"
            line += f", options {spent(after.rules.options, after.state)[0]:.1f} ms"
        print(line)
