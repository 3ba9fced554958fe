"""The shichimi tables without a browser: every moment drawn in every look, touches of the flag, secrets kept."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.desk import Desk, Sitting
from companion.referee import turn
from companion.texts.shichimi import CARD_NAMES
from tests.shichimi.builders import NAMES, SEATS, Raw, cards, deal, flag, heap, peek, place, refill, spoiled
from tests.shichimi.tables import KaiTable, SlowTable
from tests.shichimi.test_selfplay import kai_move, slow_move
from tests.views.tree import drawn, taps, texts
from views.screens.log import Log
from views.screens.table import TablePage
from views.shichimi.race.calls import SETTLE
from views.theme import Look

PHONE = Look(lang="ja", game="shichimi")
LOOKS = (
    PHONE,
    Look(lang="en", game="shichimi", dark=True, width=1180, height=820),
    Look(lang="en", game="shichimi", width=700, height=900),
    Look(lang="ja", game="shichimi", width=340, height=600, scale=2.0, contrast=True),
)


class Window:
    """A window that only remembers where it was sent."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look = PHONE
        self.lang = "ja"
        self.sent: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.sent.append(name)


class Covered(Window):
    """A window whose device is handed to and fro under a cover, or lies open."""

    def __init__(self, desk: Desk, covers: bool) -> None:
        super().__init__(desk)
        self.preferences = type("Preferences", (), {"covers": covers})()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk.open(tmp_path)
    yield opened
    opened.close()


def begin(desk: Desk, variant: str, *events: Raw, seats: int = 0, covers: bool = False, **options: Any) -> TablePage:
    names = NAMES[: seats or SEATS[variant]]
    shot = desk.create("shichimi", [Sitting(name) for name in names], {"variant": variant, **options})
    table = TablePage(Covered(desk, covers), shot.table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    for raw in events:
        assert table.enter(table.event(**raw)), raw
    return table


def controls(table: TablePage, look: Look = PHONE) -> list[BaseControl]:
    return drawn(lambda: table.build(look))


def on_screen(table: TablePage) -> dict[str, Any]:
    """What can be tapped."""
    return dict(taps(controls(table)))


def read(found: list[BaseControl]) -> str:
    """All that is written and all that a screen reader says."""
    labels = [c.label for c in found if isinstance(c, ft.Semantics) and c.label]
    return "\n".join(texts(found) + labels)


def named(told: str) -> set[str]:
    """The cards whose names are told; 唐辛子 is a part of 焼唐辛子, which is looked for first."""
    found = set()
    for card in sorted(CARD_NAMES, key=lambda card: -len(CARD_NAMES[card].ja)):
        if CARD_NAMES[card].ja in told:
            found.add(card)
            told = told.replace(CARD_NAMES[card].ja, "")
    return found


def drawable(table: TablePage) -> None:
    for look in LOOKS:
        assert texts(controls(table, look))


# --- the flag race


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_race_of_any_size_can_be_drawn_from_the_start_to_the_winner(desk: Desk, seats: int) -> None:
    table = begin(desk, "versus" if seats == 2 else "party", seats=seats, target=1)
    drawable(table)
    call = table.screen.call  # type: ignore[union-attr]
    for counts, is_open in ((3, False), (None, True)):
        call.counts, call.open = counts, is_open
        drawable(table)
    assert table.enter(table.event(**flag(seats - 1, margin=40)))
    drawable(table)
    on_screen(table)["main-action"]()
    for seat in [seats - 1, *range(seats - 1)]:
        for card in cards("tabcdef" if seat == seats - 1 else "t"):
            table.screen.add(card)  # type: ignore[union-attr]
        if seat == seats - 1:
            drawable(table)
        on_screen(table)["main-action"]()
    assert table.over
    assert table.shot.winners == (seats - 1,)
    drawable(table)


def test_the_first_touch_takes_the_flag_and_the_second_tells_its_margin(desk: Desk) -> None:
    table = begin(desk, "party", seats=4)
    screen: Any = table.screen
    screen.touch(2)
    assert screen.call.early == 2
    assert not table.shot.table.steps, "a touch before the start does not count"
    screen.call.open = True
    for seat in (1, 1, 3, 0):
        screen.touch(seat)
    (step,) = table.shot.table.steps
    assert step.event.player == 1
    assert 0 <= step.event.margin <= SETTLE * 1000
    told = read(controls(table))
    assert "旗を取った!" in told
    assert f"{step.event.margin / 1000:.2f} 秒差で 2番" in told


def test_enter_starts_the_call_of_the_flag_and_enters_nothing_left_from_before(desk: Desk) -> None:
    table = begin(desk, "versus", flag(0))
    on_screen(table)["main-action"]()
    controls(table)
    table.undo()
    controls(table)
    window: Any = table.window
    window.sent.clear()
    table.key("Enter", ctrl=False, shift=False)
    assert "soon" in window.sent, "the countdown runs"
    assert not table.shot.table.steps


def test_a_card_over_the_decks_count_is_refused_where_the_heap_is_judged(desk: Desk) -> None:
    table = begin(desk, "versus", flag(0))
    on_screen(table)["main-action"]()
    for _ in range(3):
        on_screen(table)["spice-shiso"]()
    told = read(controls(table))
    assert "紫蘇は2枚まで" in told
    assert table.screen.now.cards == ("shiso",) * 2  # type: ignore[union-attr]
    on_screen(table)["spice-togarashi"]()
    assert "紫蘇は2枚まで" not in read(controls(table))


def test_solo_tells_its_time_and_how_many_heaps_are_complete(desk: Desk) -> None:
    done, less = heap(0, "tabcdef", seconds=75), heap(0, "tghij", seconds=75)
    table = begin(desk, "solo", done, less, heaps=2)
    told = read(controls(table))
    assert "1:15" in told
    assert "2つのうち 1つ 完成" in told
    drawable(table)


# --- slow


def test_a_running_slow_table_and_its_log_name_no_card_but_the_open_ones(desk: Desk) -> None:
    rng = random.Random(4)
    physical = SlowTable(rng)
    first = {"type": "deal", "hands": [list(hand) for hand in physical.hands]}
    table = begin(desk, "slow", first, habanero=True)
    heights = []
    while not table.over:
        raw = slow_move(rng, table.position, physical)
        physical.play(raw)
        assert table.enter(table.event(**raw))
        screen: Any = table.screen
        screen.told, screen.now = len(table.state.declarations), type(screen.now)()
        if table.over:
            break
        heights.append(max(len(heap) for heap in physical.heaps))
        if len(heights) % 4:
            continue
        assert named(read(controls(table))) <= set(physical.hands[0] + physical.hands[1])
        if len(heights) % 12:
            continue
        log = Log(table.window, table.table_id)
        assert named(read(drawn(lambda log=log: log.build(PHONE)))) == set()
    assert max(heights) > 2, "there was something to give away"


def test_a_peek_waits_under_a_cover_and_shows_one_heap(desk: Desk) -> None:
    table = begin(
        desk,
        "slow",
        deal("tabc", "defg"),
        place(0, "t", 0),
        refill(0, "h"),
        place(1, "g", 1),
        refill(1, "g"),
        habanero=True,
    )
    assert table.enter(table.event(**peek(0, 0)))
    assert named(read(controls(table))) == set(), "the cover names no card"
    table.screen.open_peek()  # type: ignore[union-attr]
    assert named(read(controls(table))) == {"togarashi"}
    drawable(table)
    table.screen.hide_peek()  # type: ignore[union-attr]
    assert named(read(controls(table))) == set(cards("abchdefg")), "only the open cards are left"


def test_a_new_turn_of_slow_hangs_the_cover(desk: Desk) -> None:
    table = begin(desk, "slow", deal("tabc", "defg"), place(0, "t", 0), refill(0, "h"), covers=True)
    assert named(read(controls(table))) == set()
    table.screen.uncover()  # type: ignore[union-attr]
    assert named(read(controls(table))) == set(cards("abchdefg"))


def test_under_a_cover_enter_twice_opens_it_and_no_key_reaches_the_table(desk: Desk) -> None:
    table = begin(desk, "slow", deal("tabc", "defg"), place(0, "t", 0), refill(0, "h"), covers=True)
    steps = len(table.shot.table.steps)
    for key, hangs in (("Arrow Right", True), ("Enter", True), ("Enter", False), ("Arrow Right", False)):
        controls(table)
        table.key(key, ctrl=False, shift=False)
        assert (table.screen.opener is not None) is hangs  # type: ignore[union-attr]
    assert len(table.shot.table.steps) == steps
    assert table.screen.now.card == 0, "only the last arrow chose a card"  # type: ignore[union-attr]


def test_a_correction_of_slow_names_no_card_that_was_laid(desk: Desk) -> None:
    laid = [place(0, "t", 0), place(0, "a", 1), refill(0, "hi"), place(1, "g", 1), refill(1, "g")]
    table = begin(desk, "slow", deal("tabc", "defg"), *laid, habanero=True)
    assert table.enter(table.event(**spoiled(0, 1)))
    for at, raw in enumerate(table.shot.table.steps):
        if raw.event.type in ("place", "spoiled"):
            fixing = TablePage(table.window, table.table_id, (at, 1))
            assert named(read(controls(fixing))) == set()
            assert {"fix-heap-0", "fix-heap-1", "fix-heap-2"} <= set(on_screen(fixing))


# --- kai


@pytest.mark.parametrize("seats", [3, 5])
def test_kai_can_be_drawn_at_every_moment_with_every_card_chosen(desk: Desk, seats: int) -> None:
    rng = random.Random(seats)
    physical = KaiTable(rng, seats)
    table = begin(desk, "kai", {"type": "deal", "hands": [list(hand) for hand in physical.hands]}, seats=seats)
    drawable(table)
    for _ in range(30):
        if turn(table.position) is None:
            break
        raw = kai_move(rng, physical)
        physical.play(raw)
        assert table.enter(table.event(**raw))
        found = on_screen(table)
        if "hand-0" in found:
            found["hand-0"]()
            assert texts(controls(table, rng.choice(LOOKS)))
            table.undo()
    drawable(table)
