"""Who touched first over connections of different speed: what can be told, and what cannot."""

import random
from collections.abc import Sequence

import pytest

from companion.together import Delay, Touch, decide, delay_of
from companion.together.timing import FRAME, UNMEASURED

NEAR = Delay(0.0, 0.0)


def touch(seat: int, at: float, delay: Delay = NEAR, window: str = "") -> Touch:
    return Touch(seat, at, window or f"window {seat}", delay)


def test_a_touch_that_came_later_over_a_slower_way_was_the_earlier_one() -> None:
    slow = delay_of([0.8] * 5)
    decision = decide([touch(1, 10.2), touch(0, 10.4, slow)])
    assert (decision.taker, decision.second, decision.margin) == (0, 1, 200)
    assert not decision.rivals


def test_touches_closer_than_the_measurement_can_tell_are_said_to_be_so() -> None:
    jumpy = delay_of([0.1, 0.3, 0.2])
    decision = decide([touch(0, 10.0), touch(1, 10.1, jumpy)])
    assert decision.taker == 1
    assert [(one.seat, one.behind, one.error) for one in decision.rivals] == [(0, 50, 118)]


def test_two_touches_on_one_device_keep_the_order_in_which_they_came() -> None:
    jumpy = delay_of([0.1, 0.5])
    shared = [touch(3, 10.0, jumpy, "tablet"), touch(1, 10.001, NEAR, "tablet")]
    decision = decide(shared)
    assert (decision.taker, decision.second, decision.margin, decision.rivals) == (3, 1, 1, ())


def test_a_single_touch_has_no_margin() -> None:
    assert decide([touch(2, 5.0)]) == (2, None, None, ())


def test_a_connection_that_never_answered_may_be_wrong_by_a_quarter_of_a_second() -> None:
    assert delay_of([]) == Delay(0.0, UNMEASURED)
    assert decide([touch(0, 1.0), touch(1, 1.2, delay_of([]))]).rivals
    assert not decide([touch(0, 1.0), touch(1, 1.3, delay_of([]))]).rivals


def test_one_slow_answer_among_many_is_an_accident() -> None:
    steady = [0.02] * 8
    assert delay_of([*steady, 0.9]) == delay_of(steady)
    assert delay_of([0.02, 0.9]).error > 0.4, "of two it is half of what is known"


def test_a_margin_is_never_more_than_the_record_holds() -> None:
    assert decide([touch(0, 0.0), touch(1, 90.0)]).margin == 60_000


@pytest.mark.parametrize("seed", range(40))
def test_the_true_order_is_found_or_it_is_said_that_nobody_can_tell(seed: int) -> None:
    """Delays of 0 to 400 ms a way with jitter; the ways there and back take equally long up to a tenth."""
    chance = random.Random(seed)

    def way(base: float, jitter: float) -> float:
        return base + chance.uniform(0, jitter)

    phones = [(chance.uniform(0, 0.4), chance.uniform(0, 0.05)) for _ in range(3)]
    wrong = told = 0
    for _ in range(50):
        touches: list[tuple[float, Touch]] = []
        for seat, (base, jitter) in enumerate(phones):
            answers = [way(base, jitter) + way(base, jitter) for _ in range(12)]
            made = chance.uniform(0, 1.0)
            touches.append((made, touch(seat, made + way(base, jitter), delay_of(answers))))
        first = min(range(3), key=lambda seat: touches[seat][0])
        decision = decide([one for _, one in sorted(touches, key=lambda pair: pair[1].at)])
        if not decision.rivals:
            told += 1
            wrong += decision.taker != first
    assert wrong == 0
    assert told > 20, "most of them can be told"


def test_nothing_is_closer_than_two_pictures_of_two_screens() -> None:
    quick: Sequence[float] = [0.0] * 4
    assert delay_of(quick) == Delay(0.0, FRAME)
    assert decide([touch(0, 1.0, delay_of(quick)), touch(1, 1.015, delay_of(quick))]).rivals
    assert not decide([touch(0, 1.0, delay_of(quick)), touch(1, 1.017, delay_of(quick))]).rivals
