"""How long a tap takes on the real app: from the pointer event to the changed frame, in the page.

`python -m pytest tests/benchmarks/test_tap.py --benchmark-enable -s` prints the figures; the aim is 100 ms at the 95th
percentile on a quiet machine.
"""

import re
import statistics

import pytest
from playwright.sync_api import Page

from companion.desk import Desk, Sitting
from tests.browser.conftest import OpenWindow
from tests.browser.play import TABLET, Server
from tests.browser.tables import ONE_CUBE_EACH, seeded, wait_for

TAPS = 60
pytestmark = pytest.mark.browser

MEASURE = """
async ([taps, cards, told, back]) => {
  const host = document.querySelector('flt-semantics-host');
  const of = id => document.querySelector(`[flt-semantics-identifier="${id}"]`);
  const shown = () => of(told)?.getAttribute('aria-label') || of(told)?.textContent;
  const press = node => {
    const box = node.getBoundingClientRect();
    const at = {bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
                pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true};
    node.dispatchEvent(new PointerEvent('pointerdown', {...at, buttons: 1}));
    node.dispatchEvent(new PointerEvent('pointerup', {...at, buttons: 0}));
    node.dispatchEvent(new MouseEvent('click', at));
  };
  const changes = () => {
    const before = shown();
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error('nothing changed')), 20000);
      const watch = new MutationObserver(() => {
        if (!shown() || shown() === before) return;
        watch.disconnect(); clearTimeout(late); requestAnimationFrame(() => done(performance.now()));
      });
      watch.observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
    });
  };
  const times = [];
  for (let i = 0; i < taps; i++) {
    const changed = changes();
    const start = performance.now();
    press(of(cards[i % cards.length]));
    times.push(await changed - start);
    await new Promise(rest => setTimeout(rest, 450));
    if (!back) continue;
    const undone = changes();
    press(of(back));
    await undone;
    await new Promise(rest => setTimeout(rest, 450));
  }
  return times;
}
"""
"""Presses `cards` in turn, each time until what `told` says has changed; `back`, where given, takes each press back."""


def measure(page: Page, cards: list[str], told: str, back: str | None = None, taps: int = TAPS) -> None:
    """Prints the milliseconds from each press to the changed frame; the first few presses are not counted."""
    page.evaluate(MEASURE, [4, cards, told, back])
    times: list[float] = sorted(page.evaluate(MEASURE, [taps, cards, told, back]))
    middle, late = statistics.median(times), times[int(len(times) * 0.95)]
    print(f"tap to changed frame: p50 {middle:.0f} ms, p95 {late:.0f} ms over {taps} taps on {cards[0]}")


@pytest.fixture(autouse=True)
def only_when_measuring(request: pytest.FixtureRequest) -> None:
    """A figure taken while other tests run says nothing."""
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measures with --benchmark-enable")


def test_a_card_chosen_in_dimsum(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}", size=TABLET)
    wait_for(page, "slot-2")
    measure(page, ["slot-1", "slot-2"], "main-action")


def test_a_die_chosen_and_placed_on_the_largest_board(open_window: OpenWindow, server: Server) -> None:
    """Four dizzle sheets of 63 squares: a die chosen, and an entry: a die placed."""
    names = ["あやか", "Tom", "健", "Betty"]
    desk = Desk.open(server.data)
    shot = desk.create("dizzle", [Sitting(name) for name in names], {}, "dizzle/practice-1")
    dice = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]
    event = type(shot.table.game.record).read_event({"type": "roll", "player": 0, "dice": dice})
    assert desk.enter(shot.table_id, [event]).ok
    desk.close()
    page = open_window(f"{server.url}table/{shot.table_id}", size=TABLET)
    lit = page.locator('[flt-semantics-identifier^="cell-"]').filter(has_text=re.compile("置けます$")).first
    lit.wait_for(state="attached")
    measure(page, ["die-3", "die-5"], "verdict")
    # A die is chosen now, and its cells alone are lit.
    cell = str(lit.get_attribute("flt-semantics-identifier"))
    measure(page, [cell], "noren", "undo", TAPS // 2)
