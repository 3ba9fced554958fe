"""What a heap is: one judgement for all five variants."""

from itertools import combinations_with_replacement, product

import pytest

from companion.rules.shichimi.heap import is_spoiled, judge, misfit, missing_kinds, missing_togarashi
from models.shichimi import CARDS
from tests.shichimi.builders import ICHIMI, LETTERS, SHICHIMI, cards


@pytest.mark.parametrize(
    ("heap", "verdict", "why"),
    [
        (SHICHIMI, "shichimi", ()),
        ("ttttt fghijk", "shichimi", ()),
        (ICHIMI, "ichimi", ()),
        ("t" * 11, "ichimi", ()),
        ("", "no", ("no-togarashi", "too-few")),
        ("tttttt", "no", ("too-few",)),
        ("abcdef", "no", ("no-togarashi",)),
        ("abcdefg", "no", ("no-togarashi", "too-many")),
        ("tabcde", "no", ("too-few",)),
        ("tabcdefg", "no", ("too-many",)),
        ("tabcdeff", "no", ("duplicate",)),
        ("tabcdee", "no", ("too-few", "duplicate")),
        ("tabcdefgg", "no", ("too-many", "duplicate")),
        (SHICHIMI + "H", "no", ("habanero",)),
        (ICHIMI + "H", "no", ("too-few", "habanero")),
        ("HH", "no", ("no-togarashi", "too-few", "habanero")),
        (ICHIMI + "a", "no", ("too-few",)),
        ("gtabcdef" + "aH", "no", ("too-many", "duplicate", "habanero")),
    ],
)
def test_a_heap_is_judged_with_every_reason_why_not(heap: str, verdict: str, why: tuple[str, ...]) -> None:
    judged = judge(tuple(cards(heap)))
    assert (judged.verdict, judged.why) == (verdict, why)
    assert judged.togarashi == heap.count("t")


def test_yakitogarashi_is_no_togarashi_and_the_sesames_are_two_spices() -> None:
    assert judge(("yakitogarashi", *cards("abcdef"))).why[0] == "no-togarashi"
    assert judge(("togarashi", "kurogoma", "shirogoma", *cards("abcf"))).complete


def small_heaps() -> list[tuple[str, ...]]:
    return [heap for size in range(6) for heap in combinations_with_replacement("tabcH", size)]


@pytest.mark.parametrize("more", ["", "defg", "defgh", "tttttt", "abcdef"])
def test_a_card_fits_as_long_as_some_further_cards_complete_the_heap(more: str) -> None:
    # Said a second time: with this card, and whatever else is needed of 11 spices, can it be complete?
    for heap, letter in product(small_heaps(), "tabgH"):
        lying = (*heap, *more, letter)
        others = [card for card in lying if card != "t"]
        can = "H" not in lying and len(set(others)) == len(others) <= 6
        fits = misfit(LETTERS[letter], tuple(LETTERS[card] for card in (*heap, *more))) is None
        assert fits == can, (heap, more, letter)


def test_a_card_that_completes_a_heap_fits_it() -> None:
    for heap in small_heaps():
        for card in CARDS:
            whole = (*cards("".join(heap) + "def"), card)
            if judge(whole).complete:
                assert misfit(card, whole[:-1]) is None


@pytest.mark.parametrize(
    ("heap", "spoilt"),
    [
        ("", False),
        (SHICHIMI, False),
        ("tttt", False),
        ("abcdefg", False),
        ("tabcdefg", True),
        ("abcdefgh", True),
        ("aa", True),
        ("HH", False),
        ("abcdefgHH", False),
    ],
)
def test_spoiled_is_eight_kinds_or_a_spice_other_than_togarashi_twice(heap: str, spoilt: bool) -> None:
    assert is_spoiled(tuple(cards(heap))) is spoilt


@pytest.mark.parametrize(
    ("heap", "kinds", "togarashi"),
    [
        ("", 6, 7),
        ("ttt", 6, 4),
        ("t" * 9, 6, 0),
        ("tab", 4, None),
        ("abcdef", 0, None),
        ("aa", None, None),
        ("H", None, None),
    ],
)
def test_what_a_heap_still_needs(heap: str, kinds: int | None, togarashi: int | None) -> None:
    laid = tuple(cards(heap))
    assert (missing_kinds(laid), missing_togarashi(laid)) == (kinds, togarashi)
