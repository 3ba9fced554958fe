"""Who sits with whom: by brute force for small fields, by properties for large ones."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.tournament.pairing import Draw, Pair, byes_of, circle, draw, met_at, repeats_of, sizes
from models.tournament import Pairing


def seatings(people: tuple[int, ...], seated: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to seat people at tables of these sizes."""
    if not people:
        yield ()
        return
    for size in set(seated):
        rest = list(seated)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            left = tuple(one for one in people[1:] if one not in others)
            for tables in seatings(left, tuple(rest)):
                yield ((people[0], *others), *tables)


def keep(met: Counter[Pair], found: Draw) -> None:
    met.update(frozenset(two) for table in found.tables for two in combinations(table, 2))


@pytest.mark.parametrize(
    ("count", "least", "most", "best", "expected"),
    [
        (24, 2, 4, 4, ((4,) * 6, 0)),
        (25, 2, 4, 4, ((4, 4, 4, 4, 3, 3, 3), 0)),
        (23, 3, 4, 4, ((4, 4, 4, 4, 4, 3), 0)),
        (5, 3, 4, 4, ((4,), 1)),
        (7, 2, 2, 2, ((2, 2, 2), 1)),
        (5, 2, 5, 4, ((5,), 0)),
        (6, 2, 5, 4, ((3, 3), 0)),
        (1, 2, 4, 4, ((), 1)),
        (0, 2, 4, 4, ((), 0)),
    ],
)
def test_tables_are_as_large_as_wanted_and_as_few_as_can_be_sit_out(
    count: int, least: int, most: int, best: int, expected: tuple[tuple[int, ...], int]
) -> None:
    assert sizes(count, least, most, best) == expected


@given(
    count=st.integers(4, 8),
    size=st.integers(2, 4),
    density=st.floats(0, 1),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=120, deadline=None)
def test_in_a_small_field_nobody_meets_again_unless_every_seating_has_it_so(
    count: int, size: int, density: float, seed: int
) -> None:
    chance = random.Random(seed)
    met = Counter(
        {frozenset(two): chance.randint(1, 2) for two in combinations(range(count), 2) if chance.random() < density}
    )
    found = draw(range(count), met, {}, 2, size, size)
    seated, out = sizes(count, 2, size, size)
    least = min(
        repeats_of(tables, met)
        for resting in combinations(range(count), out)
        for tables in seatings(tuple(one for one in range(count) if one not in resting), seated)
    )
    assert found.repeats == repeats_of(found.tables, met) == least
    assert sorted([*found.byes, *(one for table in found.tables for one in table)]) == list(range(count))


@given(count=st.integers(2, 40), size=st.integers(2, 5), rounds=st.integers(1, 4), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_rounds_seat_everybody_once_and_share_out_the_byes(count: int, size: int, rounds: int, seed: int) -> None:
    chance = random.Random(seed)
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    order = list(range(count))
    for _ in range(rounds):
        chance.shuffle(order)
        found = draw(order, met, byes, 2, size, size)
        assert sorted([*found.byes, *(one for table in found.tables for one in table)]) == list(range(count))
        assert all(2 <= len(table) <= size for table in found.tables)
        keep(met, found)
        byes.update(found.byes)
        assert max(byes[one] for one in order) - min(byes[one] for one in order) <= 1


@given(count=st.integers(16, 40), seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_in_a_large_swiss_of_twos_nobody_meets_again_in_half_as_many_rounds_as_there_are_opponents(
    count: int, seed: int
) -> None:
    chance = random.Random(seed)
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    order = list(range(count))
    for _ in range(count // 2 - 1):
        chance.shuffle(order)
        found = draw(order, met, byes, 2, 2, 2)
        assert found.repeats == 0
        keep(met, found)
        byes.update(found.byes)


def test_twenty_four_people_at_tables_of_four_meet_only_new_opponents_in_three_rounds() -> None:
    met: Counter[Pair] = Counter()
    order = list(range(24))
    for number in range(3):
        random.Random(number).shuffle(order)
        found = draw(order, met, {}, 2, 4, 4)
        assert found.repeats == 0
        assert [len(table) for table in found.tables] == [4] * 6
        keep(met, found)


def test_the_like_sit_with_the_like_as_long_as_they_have_not_met() -> None:
    assert draw([5, 3, 1, 0, 2, 4], {}, {}, 2, 2, 2).tables == ((5, 3), (1, 0), (2, 4))
    met = {frozenset((5, 3)): 1}
    assert draw([5, 3, 1, 0, 2, 4], met, {}, 2, 2, 2).tables == ((5, 1), (3, 0), (2, 4))


def test_the_last_in_order_sits_out_and_then_somebody_else() -> None:
    assert draw([3, 1, 2], {}, {}, 2, 2, 2).byes == (2,)
    assert draw([3, 1, 2], {}, {2: 1}, 2, 2, 2).byes == (1,)
    assert draw([3, 1, 2], {}, {2: 1, 1: 1, 3: 1}, 2, 2, 2).byes == (2,)


@pytest.mark.parametrize("count", range(2, 13))
def test_a_round_robin_of_twos_lets_everybody_meet_everybody_once(count: int) -> None:
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    people = list(range(count))
    for _ in range(count - 1 + count % 2):
        found = circle(people, people, met, byes)
        assert found.repeats == 0
        keep(met, found)
        byes.update(found.byes)
    assert met == Counter(frozenset(two) for two in combinations(people, 2))
    assert set(byes.values()) == ({1} if count % 2 else set())


def test_a_round_robin_goes_on_where_somebody_comes_late_and_somebody_leaves() -> None:
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    for here in ([0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 4, 5, 6], [0, 1, 2, 4, 5, 6]):
        found = circle(range(7), here, met, byes)
        assert found.repeats == 0
        assert len(found.byes) == len(here) % 2
        keep(met, found)
        byes.update(found.byes)


def test_void_tables_count_as_met_and_byes_do_not() -> None:
    pairings = (
        Pairing(round=1, number=1, entrants=(0, 1), table_id="a", void=True),
        Pairing(round=1, number=0, entrants=(2,)),
        Pairing(round=2, number=1, entrants=(0, 1), table_id="b"),
    )
    assert met_at(pairings) == {frozenset((0, 1)): 2}
    assert byes_of(pairings) == {2: 1}
