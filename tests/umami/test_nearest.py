"""What a dish still lacks for a favourite, against trying every three values."""

import random
from collections import Counter
from itertools import combinations_with_replacement

import pytest

from companion.game import LANGS
from companion.rules.umami import Need, claimable, nearest, reason
from companion.rules.umami.claims import lacking
from companion.texts.umami import favourite_text, lack_text, reason_text
from models.umami import Favourite
from tests.umami import brute
from tests.umami.builders import at, fav, seat
from tests.umami.test_selfplay import PATTERNS

TRIPLES = list(combinations_with_replacement(range(1, 10), 3))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_what_is_lacking_completes_the_dish_with_the_fewest_cards(pattern: str) -> None:
    favourite = Favourite.model_validate(fav(f"{pattern}↑1"))
    want = favourite.want.model_dump(mode="json", exclude_unset=True)
    whole = [Counter(triple) for triple in TRIPLES if brute.wanted(want, [f"{n}-" for n in triple])]
    rng = random.Random(pattern)
    for _ in range(60):
        cards = [f"{rng.randint(1, 9)}-" for _ in range(rng.randint(0, 3))]
        values = Counter(int(card[0]) for card in cards)
        fewest = min(sum((triple - values).values()) for triple in whole)
        out, ways = lacking(favourite.want, cards)
        assert {len(way) for way in ways} == {fewest}
        kept = Counter(cards) - Counter(out)
        assert kept.total() == 3 - fewest
        for way in ways:
            fill = [f"{stand_in(need)}-" for need in way]
            if not favourite.want.differ:
                assert brute.wanted(want, [*kept.elements(), *fill])


def stand_in(need: Need) -> int:
    """A value that the need allows."""
    if need.value is not None:
        return need.value
    low = {"green": 1, "yellow": 4, "red": 7}[need.color or ""]
    return low + 1 if need.but_not == low else low


def test_the_nearest_dish_lacks_least_and_an_open_dish_is_needed() -> None:
    favourite = Favourite.model_validate(fav("rrg≠↓2"))
    position = at(seat("4f", "9* 1-", "7* 7f 1-"), seat(*["1- 2- 3- =+1↑1"] * 5))
    found = nearest(position.state, 0, favourite)
    assert found is not None
    assert (found.dish, found.out, found.ways) == (1, (), ((Need(color="red", but_not=9),),))
    assert lack_text(found, favourite, "ja") == "料理2: あと 赤(9以外)"
    assert lack_text(found, favourite, "en") == "Dish 2: needs red (not 9)"
    assert nearest(position.state, 1, favourite) is None
    assert lack_text(None, favourite, "en") == "No dish is open"


@pytest.mark.parametrize(
    ("dishes", "pattern", "ja", "en"),
    [
        (("4- 5f",), "+1↑3", "料理1: あと 3 か 6", "Dish 1: needs 3 or 6"),
        (("4- 5f 9*",), "+1↑3", "料理1: あと 3 か 6 (9(星) のかわり)", "Dish 1: needs 3 or 6 (not 9 (star))"),
        ((), "gyr↑3", "新しい料理に 緑・赤・黄", "A new dish: green, red, yellow"),
        (("1- 2- 3-",), "+1↑3", "料理1: そろっています", "Dish 1: complete"),
    ],
)
def test_what_is_lacking_reads_in_both_languages(dishes: tuple[str, ...], pattern: str, ja: str, en: str) -> None:
    favourite = Favourite.model_validate(fav(pattern))
    found = nearest(at(seat(*dishes)).state, 0, favourite)
    assert (lack_text(found, favourite, "ja"), lack_text(found, favourite, "en")) == (ja, en)


@pytest.mark.parametrize(
    ("mine", "arrow", "en"),
    [
        ("8f 8* 1-", "↑", "Dish 1: same sum 17, not enough flowers (1)"),
        ("8f 7* 1-", "↑", "Dish 1: sum 16, must be above 17"),
        ("9f 8* 1-", "↓", "Dish 1: sum 18, must be below 17"),
        ("9f 8* 1-", "↑", "Dish 1: complete"),
    ],
)
def test_a_whole_dish_may_lack_what_makes_it_better(mine: str, arrow: str, en: str) -> None:
    position = at(seat(mine), seat(f"9f 7* 1- =rrg{arrow}2"))
    favourite = position.state.seats[1].dishes[0].favourite
    found = nearest(position.state, 0, favourite, (1, 0))
    assert lack_text(found, favourite, "en") == en
    assert lack_text(found, favourite, "ja")


@pytest.mark.parametrize(
    ("mine", "arrow", "why", "ja"),
    [
        ("9f 8* 1-", "↑", ("higher", 18, 17), "Tomの料理より合計が大きい (18 > 17)"),
        ("8f 7* 1-", "↓", ("lower", 16, 17), "Tomの料理より合計が小さい (16 < 17)"),
        ("8f 8f 1-", "↓", ("flowers", 2, 1), "Tomの料理と合計は同じ、花が多い (2 > 1)"),
    ],
)
def test_a_claim_from_a_set_dish_tells_why_it_is_better(
    mine: str, arrow: str, why: tuple[str, int, int], ja: str
) -> None:
    position = at(seat(mine), seat(f"9f 7* 1- =rrg{arrow}2"), favourites=())
    (claim,) = claimable(position.state)
    assert reason(position.state, claim) == why
    assert reason_text(position.state, claim, position.setup, "ja") == ja
    assert claim.card(position.state).stars == 2


def test_a_favourite_reads_by_its_name_or_by_what_it_wants() -> None:
    plain = Favourite.model_validate(fav("gyy≠↓2"))
    assert [favourite_text(plain, lang) for lang in LANGS] == ["黄≠黄・緑 ↓", "yellow ≠ yellow, green ↓"]
    named = Favourite.model_validate({**fav("+2↑4"), "name": "たこやき"})
    assert favourite_text(named, "en") == "たこやき"
