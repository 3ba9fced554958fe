"""What an entry and the log cost at a table of thousands of entries, in processor time of this program.

`python -m pytest tests/benchmarks/test_long_table.py --benchmark-enable -s` prints the figures.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting
from tests.views.tree import drawn
from tests.views.windows import Window
from views.screens.log import Log
from views.theme import Look

ENTRIES = 5_000
SAMPLE = 50
LOOK = Look(lang="ja", game="shichimi")


def spent(work: Callable[[], Any]) -> float:
    """Milliseconds of processor time."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def test_an_entry_and_the_log_of_a_long_table(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measures with --benchmark-enable")
    desk = Desk.open(tmp_path)
    table_id = desk.create("shichimi", [Sitting("Aya"), Sitting("Tom"), Sitting("Mio")], {"variant": "kai"}).table_id
    times = [spent(partial(desk.adjust, table_id, number % 3, 1, "late")) for number in range(ENTRIES)]
    for first in range(0, ENTRIES, 1_000):
        print(f"an entry after {first}: {statistics.median(times[first : first + SAMPLE]):.2f} ms")
    print(f"an entry after {ENTRIES - SAMPLE}: {statistics.median(times[-SAMPLE:]):.2f} ms")
    log = Log(Window(desk, LOOK), table_id)  # type: ignore[arg-type]
    show = partial(drawn, partial(log.build, LOOK))
    print(f"the log opened: {spent(show):.0f} ms")
    print(f"the log drawn again: {spent(show):.0f} ms")
    log.query = "zz"
    print(f"a first search through all of it: {spent(show):.0f} ms")
    log.query = "zzz"
    print(f"the next letter: {spent(show):.0f} ms")
    desk.close()
