"""Who leads: tournaments worked out by hand, and properties."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tournament.ranking import CHAINS, Move, moved, ranking
from models.tournament import Main, Played


def table(round_: int, number: int, *scored: tuple[int, int]) -> Played:
    """A table that is over: (entrant, points) each, most points win."""
    points = tuple(score for _, score in scored)
    ranks = tuple(1 + sum(other > score for other in points) for score in points)
    return Played(
        round=round_,
        number=number,
        entrants=tuple(entrant for entrant, _ in scored),
        state="over",
        points=points,
        ranks=ranks,
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
    )


def bye(round_: int, entrant: int) -> Played:
    return Played(round=round_, number=0, entrants=(entrant,), state="bye")


def void(played: Played) -> Played:
    return played.model_copy(update={"state": "void"})


SWISS = [
    table(1, 1, (0, 30), (1, 20)),
    table(1, 2, (2, 25), (3, 25)),
    bye(1, 4),
    table(2, 1, (0, 10), (4, 30)),
    table(2, 2, (1, 21), (2, 14)),
    bye(2, 3),
]
"""Five people, two rounds of twos. By hand: wins 4: 2, 3: 1½, 0: 1, 1: 1, 2: ½."""


def test_a_swiss_of_five_is_ranked_as_worked_out_by_hand() -> None:
    rows = {row.entrant: row for row in ranking(range(5), SWISS, "wins")}
    assert [(row.entrant, row.rank) for row in ranking(range(5), SWISS, "wins")] == [
        (4, 1),
        (3, 2),
        (1, 3),
        (0, 4),
        (2, 5),
    ]
    assert {entrant: row.values["wins"] for entrant, row in rows.items()} == {
        0: 1,
        1: 1,
        2: Fraction(1, 2),
        3: Fraction(3, 2),
        4: 2,
    }
    # 0 and 1 are level in wins and places (100); of the points 0 had 30/50 and 10/40, 1 had 20/50 and 21/35.
    assert rows[0].values["share"] == 120 + 50
    assert rows[1].values["share"] == 80 + 120
    assert rows[0].by == "share"
    assert rows[1].by == "wins"
    assert rows[3].values["opponents"] == Fraction(1, 2)
    assert rows[0].values["opponents"] == Fraction(1 + 2, 2)
    # A bye's points are the average of one's own tables.
    assert rows[4].values["points"] == 60
    assert (rows[4].tables, rows[4].byes) == (1, 1)


def test_tables_of_four_and_three_are_compared_fairly_by_places() -> None:
    played = [table(1, 1, (0, 40), (1, 30), (2, 20), (3, 10)), table(1, 2, (4, 9), (5, 9), (6, 3))]
    places = {row.entrant: row.values["places"] for row in ranking(range(7), played, "places")}
    assert places == {0: 100, 1: Fraction(200, 3), 2: Fraction(100, 3), 3: 0, 4: 75, 5: 75, 6: 0}
    assert [(row.entrant, row.rank) for row in ranking(range(7), played, "places")] == [
        (0, 1),
        (4, 2),
        (5, 2),
        (1, 4),
        (2, 5),
        (6, 6),
        (3, 7),
    ]


def test_a_share_needs_no_positive_points() -> None:
    (first, second) = ranking(range(2), [table(1, 1, (0, -3), (1, -8))], "share")
    assert first.values["share"] == second.values["share"] == 100
    assert (first.entrant, second.by) == (0, "wins")


def test_who_is_level_in_everything_shares_the_rank() -> None:
    rows = ranking(range(4), [table(1, 1, (0, 5), (1, 3)), table(1, 2, (2, 5), (3, 3))], "wins")
    assert [(row.entrant, row.rank, row.by) for row in rows] == [
        (0, 1, None),
        (2, 1, None),
        (1, 3, "wins"),
        (3, 3, None),
    ]


def test_a_table_that_runs_or_is_void_counts_for_nobody() -> None:
    counted = table(1, 1, (0, 5), (1, 3))
    running = counted.model_copy(update={"state": "running", "round": 2})
    assert ranking(range(2), [counted, running], "points") == ranking(range(2), [counted], "points")
    assert all(row.tables == 0 and row.rank == 1 for row in ranking(range(2), [void(counted)], "wins"))


def test_a_void_table_tells_whose_rank_changed() -> None:
    before = [table(1, 1, (0, 5), (1, 3)), table(1, 2, (2, 4), (3, 3))]
    after = [void(before[0]), before[1]]
    assert moved(range(4), before, after, "points") == (Move(2, 2, 1), Move(3, 3, 2), Move(0, 1, 3), Move(1, 4, 3))
    assert moved(range(4), before, before, "points") == ()


@given(
    scores=st.lists(st.lists(st.integers(-20, 60), min_size=6, max_size=6), min_size=1, max_size=4),
    main=st.sampled_from(sorted(CHAINS)),
)
def test_sums_are_kept_whatever_is_played(scores: list[list[int]], main: Main) -> None:
    played = []
    for number, points in enumerate(scores, 1):
        played += [
            table(number, 1, *((seat, points[seat]) for seat in range(4))),
            table(number, 2, *((seat, points[seat]) for seat in (4, 5))),
        ]
    rows = ranking(range(6), played, main)
    assert sum(row.values["wins"] for row in rows) == 2 * len(scores)
    assert sum(row.values["share"] for row in rows) == 600 * len(scores)
    assert sum(row.values["places"] for row in rows) == 300 * len(scores)
    assert sum(row.values["points"] for row in rows) == sum(map(sum, scores))
    assert [row.rank for row in rows] == sorted(row.rank for row in rows)
    for before, row in pairwise(rows):
        assert (row.rank == before.rank) == (row.by is None)
        if row.by is not None:
            chain = CHAINS[main]
            assert before.values[row.by] > row.values[row.by]
            assert all(before.values[one] == row.values[one] for one in chain[: chain.index(row.by)])


@pytest.mark.parametrize("main", sorted(CHAINS))
def test_a_measure_breaks_ties_at_most_once(main: Main) -> None:
    assert CHAINS[main][0] == main
    assert len(set(CHAINS[main])) == len(CHAINS[main])
