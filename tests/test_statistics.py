"""Statistics against numbers worked out by hand."""

import json
from datetime import UTC, datetime
from pathlib import Path

from companion.records import read
from companion.referee import steps
from companion.statistics import (
    Bin,
    HeadToHead,
    Play,
    PlayRecord,
    SeatResult,
    by_facet,
    distribution,
    facets,
    head_to_head,
    of_player,
    over_turns,
    seats_of,
)

CASES = Path(__file__).parent / "cases"


def play(number: int, *seats: tuple[str, int, int, bool, str]) -> Play:
    return Play(
        table_id=str(number),
        game="dimsum",
        when=datetime(2026, 5, number, tzinfo=UTC),
        seats=tuple(
            SeatResult(player, player.upper(), total, rank, won, facet) for player, total, rank, won, facet in seats
        ),
    )


PLAYS = (
    play(1, ("a", 20, 1, True, "healthy"), ("b", 14, 2, False, "gourd"), ("c", 12, 3, False, "healthy")),
    play(2, ("b", 17, 1, True, "gourd"), ("a", 17, 1, True, "gourd")),
    play(3, ("a", 0, 2, False, "tube"), ("b", 3, 1, True, "healthy")),
    play(4, ("c", -2, 1, True, "tube")),
)


def test_plays_wins_average_best_and_worst_of_a_player() -> None:
    assert of_player(PLAYS, "a") == PlayRecord(plays=3, contested=3, wins=2, shared=1, average=37 / 3, best=20, worst=0)
    assert of_player(PLAYS, "b") == PlayRecord(plays=3, contested=3, wins=2, shared=1, average=34 / 3, best=17, worst=3)
    assert of_player(PLAYS, "c") == PlayRecord(plays=2, contested=1, wins=0, shared=0, average=5.0, best=12, worst=-2)


def test_who_plays_alone_wins_against_nobody() -> None:
    alone = [play(number, ("a", 9, 1, True, "")) for number in (1, 2)]
    assert of_player(alone, "a") == PlayRecord(plays=2, contested=0, wins=0, shared=0, average=9.0, best=9, worst=9)


def test_nobody_has_an_average_of_nothing() -> None:
    assert of_player(PLAYS, "x") == PlayRecord(
        plays=0, contested=0, wins=0, shared=0, average=None, best=None, worst=None
    )


def test_a_player_with_0_points_counts_as_having_played() -> None:
    assert [seat.total for _, seat in seats_of(PLAYS, "a")] == [20, 17, 0]


def test_head_to_head_goes_by_rank_and_knows_level_games() -> None:
    assert head_to_head(PLAYS, "a", "b") == HeadToHead(together=3, first_ahead=1, second_ahead=1, level=1)
    assert head_to_head(PLAYS, "b", "a") == HeadToHead(together=3, first_ahead=1, second_ahead=1, level=1)
    assert head_to_head(PLAYS, "a", "c") == HeadToHead(together=1, first_ahead=1, second_ahead=0, level=0)
    assert head_to_head(PLAYS, "a", "x") == HeadToHead(together=0, first_ahead=0, second_ahead=0, level=0)


def test_which_face_wins_counts_every_seat_most_played_first() -> None:
    assert by_facet(PLAYS) == {
        "gourd": PlayRecord(plays=3, contested=3, wins=2, shared=2, average=16.0, best=17, worst=14),
        "healthy": PlayRecord(plays=3, contested=3, wins=2, shared=0, average=35 / 3, best=20, worst=3),
        "tube": PlayRecord(plays=2, contested=1, wins=0, shared=0, average=-1.0, best=0, worst=-2),
    }
    assert list(by_facet(PLAYS)) == ["gourd", "healthy", "tube"]
    assert by_facet(PLAYS, "c") == {
        "healthy": PlayRecord(plays=1, contested=1, wins=0, shared=0, average=12.0, best=12, worst=12),
        "tube": PlayRecord(plays=1, contested=0, wins=0, shared=0, average=-2.0, best=-2, worst=-2),
    }


def test_a_distribution_puts_every_score_in_one_bin_of_equal_width() -> None:
    assert distribution([]) == ()
    assert distribution([7, 7]) == (Bin(7, 7, 2),)
    assert distribution([1, 2, 2, 5], bins=3) == (Bin(1, 2, 3), Bin(3, 4, 0), Bin(5, 6, 1))
    assert distribution([-3, 4], bins=8) == (
        Bin(-3, -3, 1),
        *(Bin(score, score, 0) for score in range(-2, 4)),
        Bin(4, 4, 1),
    )
    assert sum(part.count for part in distribution(range(-50, 51), bins=7)) == 101


def test_the_score_over_the_turns_starts_before_any_event_and_ends_with_the_result() -> None:
    case = json.loads((CASES / "dimsum/04-full-game.json").read_text(encoding="utf-8"))
    totals = over_turns(tuple(steps(read(case["record"]))))
    assert len(totals) == 31
    assert totals[:3] == ((0, 0), (0, 0), (0, 0))
    # Two red cubes are the most common colour, so they do not score.
    assert totals[3] == (0, 0)
    # Two yellow ones beside them: one colour counts 2.
    assert totals[7] == (2, 0)
    assert totals[-1] == (12, 16)


def test_facets_are_faces_variants_and_levels() -> None:
    def of(name: str) -> tuple[str, ...]:
        return facets(read(json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]).setup)

    assert of("dimsum/04-full-game") == ("healthy", "healthy")
    assert of("shichimi/05-kai-collect-and-a-habanero")[0] == "kai"
    assert of("dizzle/38-bomb-explodes-for-the-others")[0] in {"1", "2", "3", "4"}
    assert set(of("umami/01-a-turn-and-a-claim")) == {""}
