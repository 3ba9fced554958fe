"""How umami's log and its table read."""

import pytest

from companion.explain import describe
from companion.texts.umami import table_lines
from tests.umami.builders import (
    Raw,
    area,
    at,
    claim,
    compensate,
    deal,
    end,
    event,
    hand,
    last_end,
    seat,
    secrets,
    steal,
    take,
)


@pytest.mark.parametrize(
    ("raw", "ja", "en"),
    [
        (deal(), "場に 7(星)・2(盗)・5(花)・3(星)", "Laid out 7 (star), 2 (steal), 5 (flower), 3 (star)"),
        (hand(0, "9-", 1), "9 を料理2へ", "9 to dish 2"),
        (area(0, 2, 0, discard="8f"), "5(花) を料理1へ、8(花) を捨てた", "5 (flower) to dish 1, 8 (flower) discarded"),
        (steal(0, 1, 1, "9f", 0, 0), "Tomから 9(花) を盗んで料理1へ", "Stole 9 (flower) from Tom for dish 1"),
        (compensate(1, "4s", 2), "新しい材料 4(盗) を料理3へ", "New card 4 (steal) to dish 3"),
        (claim(0, 0, 0), "料理1で「赤・赤・緑 ↓」を獲得", "Claimed “red, red, green ↓” with dish 1"),
        (take(0, 0, 1, 0), "料理1でTomの「赤・赤・緑 ↓」を奪った", "Took “red, red, green ↓” from Tom with dish 1"),
        (
            end(0, "8-", favourites=("+1↑3",)),
            "手番を終えた (場に 8・+1 +1 ↑)",
            "Ended the turn (new: 8, +1 +1 ↑)",
        ),
        (last_end(0), "手番を終えた", "Ended the turn"),
        (secrets("+1↑3", "+2↓1"), "秘密のお気に入り +1 +1 ↑ / +2 +2 ↓", "Secret favourites: +1 +1 ↑ / +2 +2 ↓"),
    ],
)
def test_an_event_reads_in_the_log(raw: Raw, ja: str, en: str) -> None:
    position = at(seat("9f 8f 7-"), seat("9f 7* 1- =rrg↓2"))
    lines = [describe(event(raw), position.state, position.setup, lang) for lang in ("ja", "en")]
    assert lines == [ja, en]


@pytest.mark.parametrize("raw", [claim(0, 0, 9), take(0, 0, 1, 3), steal(0, "5s", 7, "9f", 0, 0)])
def test_an_event_that_was_refused_reads_too(raw: Raw) -> None:
    position = at(area=(None,) * 4)
    for lang in ("ja", "en"):
        assert describe(event(raw), position.state, position.setup, lang)


def test_a_table_reads_as_cards_dishes_and_claims() -> None:
    position = at(seat("9f 7* 1-", "5-"), seat("4f 5* 6- =+1↑3"), favourites=("rrg↓2", None))
    lines = [table_lines(position.state, position.phase, position.setup, lang) for lang in ("ja", "en")]
    assert lines == [
        [
            "場の材料: 7(星) 2(盗) 5(花) 3(星)",
            "お気に入り (山に 3): 赤・赤・緑 ↓ ★2 / –",
            "あやか: 1) 9(花)・7(星)・1  2) 5",
            "Tom: 1) 4(花)・5(星)・6 = +1 +1 ↑ ★3",
            "→ あやかの料理1で赤・赤・緑 ↓を獲得できます",
        ],
        [
            "Open ingredients: 7 (star) 2 (steal) 5 (flower) 3 (star)",
            "Favourites (3 in deck): red, red, green ↓ ★2 / –",
            "あやか: 1) 9 (flower), 7 (star), 1  2) 5",
            "Tom: 1) 4 (flower), 5 (star), 6 = +1 +1 ↑ ★3",
            "→ あやか can claim red, red, green ↓ with dish 1",
        ],
    ]
