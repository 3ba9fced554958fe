"""Every game's counting screen: drawn in every look, an empty seat counted, a count opened again as it was."""

from functools import partial

import pytest

from companion.counting import lines_of
from companion.desk import Desk, Sitting
from companion.game import GAMES
from tests.counts.finals import WAYS, Final, counted, finals
from tests.counts.test_screen import Window
from tests.counts.test_selfplay import can_be_counted
from tests.views.tree import drawn, taps, texts
from views.counting import CountScreen
from views.screens.home import Home
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.theme import Look

SIZES = ((390, 844), (390, 664), (844, 390), (1180, 820))


def final_of(way: str) -> Final:
    return next(final for final in finals(way, 20, seed=7) if can_be_counted(final))


@pytest.mark.parametrize("way", WAYS)
def test_a_games_counting_screen_can_be_drawn_and_opens_a_count_as_it_was(desk: Desk, way: str) -> None:
    final = final_of(way)
    game = final.empty["game"]
    seats = [Sitting(player["name"]) for player in final.empty["players"]]
    shot = desk.create(game, seats, final.empty.get("options"), final.empty.get("pack"))
    desk.set_draft(shot.table_id, {}, COUNTED)
    page = TablePage(Window(desk), shot.table_id)  # type: ignore[arg-type]
    page.once.seconds = 0
    assert isinstance(page.screen, CountScreen)
    for width, height in SIZES:
        look = Look(lang="en", game=game, width=width, height=height, dark=height < 700)
        assert texts(drawn(partial(page.build, look)))
    events = counted(final)["events"]
    assert page.enter(*(page.event(**event) for event in events)), page.line
    fix = TablePage(Window(desk), shot.table_id, (0, 1))  # type: ignore[arg-type]
    assert isinstance(fix.screen, CountScreen)
    assert texts(drawn(partial(fix.build, Look(lang="ja", game=game))))
    again = fix.event(type="count", player=0, **fix.screen.carried(fix.screen.now))
    assert lines_of(fix.setup, again) == lines_of(fix.setup, page.event(**events[0]))


def test_every_game_is_offered_to_be_counted(desk: Desk) -> None:
    home = Home(Window(desk))  # type: ignore[arg-type]
    dict(taps(drawn(partial(home.build, Look()))))["only-score"]()
    assert {f"count-{game}" for game in GAMES} <= set(dict(taps(drawn(partial(home.build, Look())))))
