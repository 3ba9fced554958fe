"""How large the sharing codes of whole games are beside what their choices come to.

`python -m pytest tests/benchmarks/test_codes.py --benchmark-enable -s` prints, for each example of a whole game: the code's
characters; what the record costs without its events (names, options, the check); and the entropy of what was chosen, where
the referee lists it (`options`, each equally likely) or dice were rolled, in bits and in characters of the code. Events of
which the referee cannot list what else they could have been are counted beside it with their own share of the code, so that
neither figure hides the other.
"""

import json
import math
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from companion.game import GAMES
from companion.records import read
from companion.referee import Position, steps
from companion.sharing import encode

CASES = Path(__file__).parent.parent / "cases"
BITS_A_CHARACTER = 16 / 3
"""Two bytes are three characters."""


def whole_games(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The longest example of each way to play a game."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for path in sorted((CASES / game).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))["record"]
        way = (record.get("options") or {}).get("variant", "")
        if way not in found or len(record["events"]) > len(found[way][1]["events"]):
            found[way] = f"{path.parent.name}/{path.stem}", record
    return list(found.values())


def bits(before: Position, event: Any) -> float | None:
    """How much choice or chance is in an event, None where it cannot be said."""
    if event.type in ("roll", "reroll"):
        # Dice lie in no order: what is told is how many of each face there are.
        faces = Counter(event.dice).values()
        ways = math.factorial(len(event.dice)) // math.prod(map(math.factorial, faces))
        return len(event.dice) * math.log2(6) - math.log2(ways)
    listed = before.rules.options(before.state)
    if not listed or not any(plain(option) == plain(event) for option in listed):
        return None
    return math.log2(len(listed))


def plain(event: Any) -> dict[str, Any]:
    told: dict[str, Any] = event.model_dump(mode="json", exclude_none=True)
    return {key: value for key, value in told.items() if key not in ("at", "ruling", "chance")}


def size(record: dict[str, Any], events: int) -> int:
    """Characters of the codes of a record's first events."""
    return sum(map(len, encode({**record, "events": record["events"][:events]})))


@pytest.mark.parametrize("game", GAMES)
def test_codes_beside_the_entropy_of_their_choices(game: str, request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measures with --benchmark-enable")
    for name, record in whole_games(game):
        judged = list(steps(read(record)))
        sizes = [size(record, count) for count in range(len(judged) + 1)]
        told = [bits(step.before, step.event) for step in judged]
        grown = [after - before for before, after in pairwise(sizes)]
        listed = sum(more for more, known in zip(grown, told, strict=True) if known is not None)
        least = sum(known for known in told if known is not None)
        line = f"{name}: {sizes[-1]} characters, {sizes[0]} of them without events; "
        line += f"{sum(known is not None for known in told)} events listed: {least:.0f} bits, "
        line += f"{least / BITS_A_CHARACTER:.0f} characters at least, {listed} taken"
        line += f" ({listed * BITS_A_CHARACTER / least:.2f} times)" if least else ""
        print(f"{line}; {told.count(None)} not listed: {sum(grown) - listed} characters")
        assert sizes[-1] >= sizes[0]
