"""Every scene of shichimi draws, whatever the table and the window are like; what lies under a top card is not in it."""

import random
import re
from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.desk import Desk, Sitting
from companion.texts.shichimi import CARD_NAMES
from tests.shichimi.builders import Raw, deal, flag, give, heap, place, refill, spoiled, stop, void
from tests.shichimi.tables import KaiTable
from tests.shichimi.test_selfplay import kai_move
from tests.views.tree import drawn
from views.screens.log import Log
from views.screens.table import TablePage
from views.theme import Look
from views.window import Preferences

LOOKS = (
    Look(lang="ja", game="shichimi"),
    Look(lang="en", width=1180, height=820, dark=True, game="shichimi"),
    Look(lang="en", width=360, height=640, scale=2.0, game="shichimi"),
)


class Still:
    """A window that shows nothing and goes nowhere."""

    guest = seat = None

    def __init__(self, desk: Desk) -> None:
        self.desk, self.look, self.lang = desk, LOOKS[0], "ja"
        self.preferences = Preferences()

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


def kai_game(seed: int) -> list[Raw]:
    physical = KaiTable(random.Random(seed), 3)
    raws: list[Raw] = [{"type": "deal", "hands": [list(hand) for hand in physical.hands]}]
    while not physical.over and len(raws) < 60:
        raws.append(kai_move(random.Random(seed + len(raws)), physical))
        physical.play(raws[-1])
    return raws


SLOW = [
    deal("taab", "tdef"),
    *(place(0, letter, 1) for letter in "taa"),
    refill(0, "bcg"),
    {"type": "peek", "player": 1, "heap": 1},
    spoiled(1, 1),
    place(1, "t", 0),
    stop(),
]
RACE = [
    flag(1, margin=40),
    heap(1, "tabcdef"),
    heap(0, "t"),
    heap(2, ""),
    flag(0),
    void(),
    flag(2),
    heap(2, "t"),
    stop(),
]
GAMES: dict[str, tuple[str, int, dict[str, Any], list[Raw]]] = {
    "solo": ("solo", 1, {"heaps": 2}, [heap(0, "tabcdef", seconds=75), heap(0, "")]),
    "versus": ("versus", 2, {"target": 1}, [flag(0), heap(0, ""), heap(1, "t")]),
    "party": ("party", 3, {}, RACE),
    "slow": ("slow", 2, {"habanero": True}, SLOW),
    "kai": ("kai", 3, {"lazy": True}, kai_game(4)),
    "kai, passing": ("kai", 3, {}, [deal("tabc", "defg", "hijH"), give(2, 0, "t")]),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_game_is_drawn_in_every_kind_of_window(desk: Desk, game: str) -> None:
    variant, seats, options, raws = GAMES[game]
    table_id = desk.create(
        "shichimi", [Sitting(f"P{i}") for i in range(seats)], {"variant": variant, **options}
    ).table_id
    for index, raw in enumerate([None, *raws]):
        if raw is not None:
            assert desk.enter(table_id, [raw]).ok, raw
        if len(raws) > 40 and index % 9:
            continue
        window: Any = Still(desk)
        table = TablePage(window, table_id)
        for look in LOOKS:
            window.look = look
            assert drawn(partial(table.build, look))
    for index in range(0, len(raws), max(1, len(raws) // 8)):
        window = Still(desk)
        correcting = TablePage(window, table_id, (index, 1))
        assert drawn(partial(correcting.build, LOOKS[0]))


def written(controls: list[Any]) -> str:
    """Every text and every name for screen readers."""
    texts = [control.value for control in controls if isinstance(control, ft.Text) and control.value]
    return " ".join([*texts, *(c.label for c in controls if isinstance(c, ft.Semantics) and c.label)])


def test_a_running_slow_table_never_writes_what_was_laid(desk: Desk) -> None:
    table_id = desk.create("shichimi", [Sitting("P1"), Sitting("P2")], {"variant": "slow"}).table_id
    for raw in SLOW[:4]:
        assert desk.enter(table_id, [raw]).ok
    window: Any = Still(desk)
    for raw in (refill(0, "bcg"), place(1, "d", 1)):
        assert desk.enter(table_id, [raw]).ok
    # Seat 0 laid a togarashi and two asanomi, seat 1 a kurogoma over them.
    hidden, top = CARD_NAMES["asanomi"].ja, CARD_NAMES["kurogoma"].ja
    table = TablePage(window, table_id)
    shown = re.sub("引いた: [^ ]+", "", written(drawn(partial(table.build, LOOKS[0]))))
    assert CARD_NAMES["shirogoma"].ja in shown, "the open cards are"
    assert f"②、一番上は {top}、4枚" in shown, "and the top card is"
    assert hidden not in shown
    log = Log(window, table_id)
    assert hidden not in written(drawn(partial(log.build, LOOKS[0])))
    for index in range(1, 4):
        correcting = TablePage(window, table_id, (index, 1))
        assert hidden not in written(drawn(partial(correcting.build, LOOKS[0])))
