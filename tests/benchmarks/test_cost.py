"""What a tap costs this program: processor time and bytes, without a browser, so that a busy machine disturbs it little.

`python -m pytest tests/benchmarks/test_cost.py --benchmark-enable -s` prints the figures. Where the program runs inside
a browser each millisecond of these is three to four.
"""

import asyncio
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.desk import Desk, Sitting
from tests.benchmarks.headless import Bench
from tests.browser.tables import ONE_CUBE_EACH, seeded
from views.window import DOUBLE_TAP

TAPS = 20


async def cost(bench: Bench, idents: Sequence[str]) -> None:
    """Taps in turn, and prints what each tap costs; the first ones are not counted."""
    spent: dict[str, list[float]] = {ident: [] for ident in idents}
    sent: dict[str, int] = {}
    for count in range(TAPS + 4):
        ident = idents[count % len(idents)]
        milliseconds, sent[ident] = await bench.tap(ident)
        if count >= 4:
            spent[ident].append(milliseconds)
        await asyncio.sleep(DOUBLE_TAP)
    for ident, times in spent.items():
        told = f"least {min(times):.1f} ms, p50 {statistics.median(times):.1f} ms, most {max(times):.1f} ms"
        print(f"{ident}: {told}, {sent[ident]} bytes")


@pytest.fixture(autouse=True)
def only_when_measuring(request: pytest.FixtureRequest) -> None:
    """A figure taken while other tests run says nothing."""
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measures with --benchmark-enable")


def test_a_card_chosen_in_dimsum(tmp_path: Path) -> None:
    shot = seeded(tmp_path, ONE_CUBE_EACH)
    desk = Desk.open(tmp_path)

    async def play() -> None:
        bench = await Bench.open(desk, f"/table/{shot.table_id}")
        await cost(bench, ["slot-1", "slot-2"])

    asyncio.run(play())
    desk.close()


def test_a_die_chosen_and_placed_on_the_largest_board(tmp_path: Path) -> None:
    """Four dizzle sheets: a die chosen, then an entry, a die placed, and the entry taken back."""
    desk = Desk.open(tmp_path)
    shot = desk.create("dizzle", [Sitting(name) for name in ("あやか", "Tom", "健", "Betty")], {}, "dizzle/practice-1")
    dice = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]
    assert desk.enter(
        shot.table_id, [type(shot.table.game.record).read_event({"type": "roll", "player": 0, "dice": dice})]
    ).ok

    async def play() -> None:
        bench = await Bench.open(desk, f"/table/{shot.table_id}")
        await cost(bench, ["die-3", "die-5"])
        await bench.tap("die-3")
        (cell,) = bench.names("cell-", "置けます")
        await cost(bench, [cell, "undo"])

    asyncio.run(play())
    desk.close()
