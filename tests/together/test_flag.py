"""The call of one flag, the same for every window of a table."""

import pytest

from companion.together import Delay, FlagCall
from companion.together.flag import COUNTDOWN, LONGEST, SETTLE

NEAR = Delay(0.0, 0.0)


class Called:
    """A call whose seconds go as the test says. told: how often its windows were told."""

    def __init__(self) -> None:
        self.now, self.told = 50.0, 0
        self.call = FlagCall(self._tell, lambda: self.now)

    def _tell(self) -> None:
        self.told += 1

    def open(self) -> FlagCall:
        self.call.start(1)
        self.now += COUNTDOWN + 1
        return self.call

    def touch(
        self, seat: int, window: str = "", delay: Delay = NEAR, longest: float = 0.0, alone: bool = False
    ) -> None:
        self.call.touch(seat, window or f"phone {seat}", delay, longest, alone)


def test_it_counts_down_from_three_and_opens() -> None:
    called = Called()
    assert called.call.waits is None
    called.call.start(1)
    seen = []
    while called.call.now.counts is not None:
        seen.append(called.call.now.counts)
        waits = called.call.waits
        assert waits is not None
        called.now += waits
    assert seen == [3, 2, 1]
    assert called.call.now.open
    assert called.call.waits is None, "an open flag waits for a touch"


def test_a_second_start_does_not_begin_anew() -> None:
    called = Called()
    called.call.start(1)
    called.now += 2
    called.call.start(1)
    assert called.call.now.counts == 1


@pytest.mark.parametrize("delay", [NEAR, Delay(0.3, 0.1)])
def test_a_touch_made_before_the_flag_opened_does_not_count_however_late_it_comes(delay: Delay) -> None:
    called = Called()
    called.touch(1)
    assert called.call.now.early == 1
    called.call.start(1)
    called.now += COUNTDOWN - 0.2 + delay.seconds
    called.touch(1, delay=delay)
    assert called.call.now.early == 1
    called.now += 0.4 + delay.error
    called.touch(0, delay=delay)
    assert called.call.now.touched == (0,)


def test_the_flag_is_decided_once_after_the_longest_way_of_any_window() -> None:
    called = Called()
    call = called.open()
    called.touch(1, longest=0.7)
    assert call.now.taker is None, "a touch under way may be the earlier one"
    called.now += 0.6
    assert call.settle() is None
    called.touch(0, delay=Delay(0.65, 0.01))
    called.now += 0.11
    decided = [call.settle() for _ in range(3)]
    assert [one.taker if one else None for one in decided] == [0, None, None]
    assert call.now.taker == 0
    assert call.now.second == (1, 50)


def test_nobody_waits_longer_than_two_seconds_for_a_window() -> None:
    called = Called()
    call = called.open()
    called.touch(1, longest=60)
    assert call.waits == pytest.approx(LONGEST)


def test_on_one_device_the_first_touch_shows_at_once() -> None:
    called = Called()
    call = called.open()
    called.touch(2, "tablet", alone=True)
    assert call.now.taker == 2
    called.touch(0, "tablet", alone=True)
    assert call.now.taker == 2
    called.now += SETTLE
    assert call.settle() is not None


def test_touches_nobody_can_tell_apart_are_the_tables_to_decide() -> None:
    called = Called()
    call = called.open()
    called.touch(0, delay=Delay(0.0, 0.02))
    called.now += 0.03
    called.touch(2, delay=Delay(0.0, 0.02))
    called.now += 5
    told = called.told
    assert call.settle() is None
    assert called.told == told + 1
    now = call.now
    assert (now.taker, now.first, [one.seat for one in now.rivals]) == (None, 0, [2])
    assert now.rivals[0].behind == 30
    assert not now.open
    assert call.choose(1) is None, "that seat touched nothing"
    chosen = call.choose(2)
    assert chosen is not None
    assert chosen.taker == 2


def test_a_window_that_is_behind_does_not_end_a_newer_call() -> None:
    called = Called()
    call = called.call
    call.start(7)
    call.end(6)
    call.end(7)
    assert call.now.running
    call.end(8)
    assert not call.now.running


def test_a_touch_after_the_decision_changes_nothing() -> None:
    called = Called()
    call = called.open()
    called.touch(0)
    called.now += SETTLE
    assert call.settle() is not None
    told = called.told
    called.touch(1)
    assert called.told == told
    assert call.now.taker == 0
