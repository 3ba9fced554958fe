"""The worked example: all the tests that a small game needs, with the kit of `tests.play`."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk
from companion.explain import at_table, describe, step
from companion.game import LANGS, game_of
from companion.records import read
from companion.referee import Position
from tests.example import ID, at_home
from tests.example.rulebook import BOOK
from tests.play import characters, holds_together, record, result, self_play, told, untripped
from tests.views.tree import drawn, texts
from tests.views.windows import again, page
from views.games import shown
from views.theme import Look

Raw = dict[str, Any]


@pytest.fixture(autouse=True)
def _in_the_house() -> Iterator[None]:
    with at_home():
        yield


def roll(player: int, *dice: int, **more: Any) -> Raw:
    return {"type": "roll", "player": player, "dice": list(dice), **more}


def hold(player: int, **more: Any) -> Raw:
    return {"type": "hold", "player": player, **more}


def count(player: int, points: int, **more: Any) -> Raw:
    return {"type": "count", "player": player, "points": points, **more}


def table(*events: Raw, target: int = 20, players: int = 2) -> Raw:
    return record(ID, ("あやか", "Tom", "健")[:players], events, options={"target": target})


RULED = {"ruling": "みんな同意"}
BROKEN = {
    "pig.turn": table(roll(1, 2, 3)),
    "pig.dice/count": table(roll(0, 2)),
    "pig.dice/face": table(roll(0, 2, 7)),
    "pig.hold": table(hold(0)),
    "pig.count/nobody": table(count(0, 5), count(1, 19)),
    "pig.count/again": table(count(0, 5), count(0, 6)),
    "pig.count/counted": table(count(0, 5), roll(0, 2, 3)),
    "pig.count/begun": table(roll(0, 2, 3), count(0, 5)),
}


@pytest.mark.parametrize("key", BROKEN)
def test_every_way_to_break_a_rule_is_told(key: str) -> None:
    assert told(BROKEN[key]) == key


def test_every_sentence_of_the_rule_book_is_tripped() -> None:
    assert not untripped(BOOK, BROKEN)


def state(*events: Raw) -> Raw:
    return result(table(*events)).state


def test_a_single_1_loses_the_points_of_the_turn() -> None:
    assert state(roll(0, 6, 6), roll(0, 1, 5)) == {"target": 20, "banked": [0, 0], "to_act": 1, "turn": 0}


def test_two_1s_lose_what_was_put_by_too() -> None:
    before = (roll(0, 6, 6), hold(0), roll(1, 2, 1))
    assert state(*before)["banked"] == [12, 0]
    assert state(*before, roll(0, 1, 1))["banked"] == [0, 0]


def test_who_reaches_the_target_wins_at_once() -> None:
    won = result(table(roll(0, 6, 6), roll(0, 4, 4), hold(0)))
    assert (won.status, won.winners) == ("finished", (0,))


def test_an_empty_hold_by_a_ruling_passes_the_turn() -> None:
    assert state(hold(0, **RULED))["to_act"] == 1


def test_a_counted_table_scores_like_one_that_was_played() -> None:
    played = result(table(roll(0, 6, 6), roll(0, 4, 4), hold(0)))
    counted = result(table(count(1, 0), count(0, 20)))
    assert (counted.standings, counted.winners) == (played.standings, played.winners)


def choose(position: Position, rng: random.Random) -> Raw:
    """Holds from 15 points on."""
    state = position.state
    if state.turn >= 15:
        return hold(state.to_act)
    return roll(state.to_act, rng.randint(1, 6), rng.randint(1, 6))


@pytest.mark.parametrize("seed", range(20))
def test_played_games_hold_together_and_nobody_loses_a_point(seed: int) -> None:
    raw = self_play(table(players=2 + seed % 2), choose, seed)
    told = holds_together(raw)
    assert told.status == "finished"
    assert [row.total for row in told.standings] == told.state["banked"]
    assert characters(raw) <= 970


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "cases").glob("*.json")), ids=lambda path: path.stem)
def test_example_cases(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    told = result(case["record"]).as_json()
    assert {key: told[key] for key in case["expect"]} == case["expect"]


def test_the_description_is_whole() -> None:
    game = game_of(ID)
    setup = read(table()).setup
    assert game.people == (2, 6)
    for lang in LANGS:
        assert at_table(setup, "pig.hold", lang)
        assert all(step(ID, kind, lang) for kind in ("roll", "hold", "count"))
        assert describe(type(read(table()).record).read_event(roll(0, 2, 3)), game.rules.start(setup), setup, lang)


@pytest.mark.parametrize("look", [Look(), Look(lang="en", width=1180, height=820, dark=True)], ids=["ja", "en"])
def test_a_turn_is_tapped_and_corrected_on_the_screen(look: Look, tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    opened = page(desk, look.on(ID), ID, ("あやか", "Tom"), options={"target": 20})
    screen: Any = opened.screen
    screen.type_face(6)
    assert screen.draft() == {"typed": [6]}
    assert screen.drop()
    screen.type_face(6)
    screen.type_face(5)
    assert screen.state.turn == 11
    assert texts(drawn(lambda: opened.build(look)))
    screen.hold()
    assert screen.state.banked == (11, 0)
    correcting: Any = again(opened, (0, 1)).screen
    assert correcting.draft() == {"typed": [6]}
    desk.close()


def test_every_score_line_has_an_icon() -> None:
    assert {*shown(ID).line_icons, "adjust"} == set(game_of(ID).rules.LINES)
