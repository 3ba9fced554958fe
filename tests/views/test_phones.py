"""A table on the phones of its players: the own board large, what others do only looked at."""

import random
from typing import Any

import pytest

from companion.desk import Desk, Sitting
from tests.dimsum.test_selfplay import random_game
from tests.umami.test_selfplay import Cook
from tests.views.tree import drawn, taps, texts
from tests.views.windows import Window, phone
from views.screens.table import TablePage
from views.theme import Look

LOOKS = (
    Look(lang="ja", width=390, height=664),
    Look(lang="en", dark=True, width=1180, height=820),
    Look(lang="en", width=844, height=390),
)
NAMES = ("Anna", "Ben", "Cleo")


def tapped(page: TablePage, look: Look, ident: str) -> Any:
    return dict(taps(drawn(lambda: page.build(look))))[ident]()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width:.0f}")
def test_dim_sum_shows_the_own_stomach_until_it_is_to_act_and_the_others_one_tap_away(desk: Desk, look: Look) -> None:
    events, _ = random_game(random.Random(1), ("healthy", "gourd"))
    shot = desk.create(
        "dimsum", [Sitting(name) for name in NAMES[:2]], {"faces": ["healthy", "gourd"]}, "dimsum/practice"
    )
    shot = desk.enter(shot.table_id, events[:3]).snapshot
    turn = shot.table.position.state.to_act
    pages = {seat: phone(desk, look, shot.table_id, seat) for seat in (0, 1)}
    watching: Any = pages[1 - turn].screen
    acting: Any = pages[turn].screen
    assert (watching.seen, acting.seen) == (1 - turn, turn)
    assert any(
        "This is your board" in text or "あなたの盤です" in text
        for text in texts(drawn(lambda: pages[1 - turn].build(look)))
    )
    tapped(pages[1 - turn], look, "main-action")
    assert watching.seen == turn
    tapped(pages[1 - turn], look, "main-action")
    assert watching.seen == 1 - turn, "and back"


def test_umami_shows_the_own_dishes_on_the_own_phone_and_those_of_the_turn_on_the_hosts(desk: Desk) -> None:
    cook = Cook(random.Random(5), 3, 4)
    while len(cook.raw["events"]) < 12:
        assert cook.play_on()
    shot = desk.create("umami", [Sitting(name) for name in NAMES], {"favourites": 4})
    shot = desk.enter(shot.table_id, cook.raw["events"]).snapshot
    turn = shot.table.position.state.to_act
    for seat in range(3):
        shown: Any = phone(desk, LOOKS[0], shot.table_id, seat).screen
        assert shown.m.shown == seat
        assert seat == turn or shown.m.typing is None, "no card is typed for another"
    host: Any = TablePage(Window(desk, LOOKS[0]), shot.table_id)  # type: ignore[arg-type]
    assert host.screen.m.shown == host.screen.m.seat


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width:.0f}")
def test_every_moment_of_umami_can_be_drawn_on_the_phone_of_every_seat(desk: Desk, look: Look) -> None:
    cook = Cook(random.Random(3), 3, 4)
    while not cook.position.state.secrets_due or cook.position.state.robberies:
        assert cook.play_on()
    shot = desk.create("umami", [Sitting(name) for name in NAMES], {"favourites": 4})
    desk.enter(shot.table_id, cook.raw["events"])
    pages = [phone(desk, look, shot.table_id, seat) for seat in range(3)]
    card = {"want": {"step": 1}, "arrow": "up", "stars": 1}
    for page in pages:
        for other in pages:
            other.reread()
            drawn(lambda other=other: other.build(look))
        assert page.seal(page.window.seat or 0, card)
    for _ in range(5):
        events = len(cook.raw["events"])
        shot = desk.snapshot(shot.table_id)
        turn = shot.table.position.state.to_act
        assert desk.enter(shot.table_id, [{"type": "end", "player": turn}]).ok, events
        for page in pages:
            page.reread()
            drawn(lambda page=page: page.build(look))
        if desk.snapshot(shot.table_id).table.position.phase != "in_progress":
            break
