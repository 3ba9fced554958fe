"""A window's place among the windows of its table: what it may see and do there."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.desk.gathering import Gathering
from companion.desk.snapshot import Outcome, Snapshot
from companion.together import Call, Delay


class Place:
    """The place of a host's window: it enters for every seat, and sees nobody's part."""

    def __init__(self, gathering: Gathering, window: str, told: Callable[[], None]) -> None:
        self._gathering, self._window = gathering, window
        self._end = gathering.listen(told)
        self.arrive()

    def arrive(self) -> None:
        """The window is at the table from now on."""
        self._gathering.arrive(self._window, lambda: self.seat)

    def leave(self) -> None:
        """The window shows something else."""
        self._end()
        self._gathering.depart(self._window)

    @property
    def seat(self) -> int | None:
        """Whose window it is, None for the host's and for one that watches."""
        return None

    @property
    def settles(self) -> bool:
        """Whether the table's decisions are made here."""
        return True

    def may(self, seat: int | None) -> bool:
        """Whether it enters for a seat; None is what belongs to none."""
        return True

    def answers(self, here: bool) -> None:
        """The window answers, or does not any more."""
        self._gathering.answers(self._window, here)

    def measured(self, delay: Delay) -> None:
        """How long this window's touches take to get here."""
        self._gathering.measured(self._window, delay)

    @property
    def phones(self) -> Mapping[int, bool]:
        """The seats that have a phone of their own, and whether it is at the table and answers."""
        return self._gathering.phones

    @property
    def at_own(self) -> frozenset[int]:
        """The seats whose own phone is here."""
        return self._gathering.at_own

    # --- the flag

    @property
    def call(self) -> Call:
        """How far the call of the flag is."""
        return self._gathering.call.now

    @property
    def waits(self) -> float | None:
        """Seconds until the call changes by itself, None where it does not."""
        return self._gathering.call.waits

    def start(self, version: int) -> None:
        """Counts down to the open flag. version: of the table as it was seen."""
        if self.may(None):
            self._gathering.call.start(version)

    def touch(self, seat: int) -> None:
        """A seat's flag zone was touched here."""
        if self.may(seat):
            self._gathering.touch(self._window, seat)

    def settle(self) -> None:
        """Has the flag entered as soon as no touch can be under way any more."""
        self._gathering.settle()

    def choose(self, seat: int, reason: str) -> None:
        """The table's decision between touches that cannot be told apart. reason: what is kept of it."""
        if self.settles:
            self._gathering.choose(seat, reason)

    def moved_on(self, version: int) -> None:
        """The table is at this version now: a call made before it has ended."""
        self._gathering.call.end(version)

    def reset(self) -> None:
        """The call is taken back."""
        if self.may(None):
            self._gathering.call.reset()

    # --- what is entered apart

    def apart(self, snapshot: Snapshot) -> bool:
        """Whether every seat enters from its own window now."""
        return self._gathering.apart(snapshot)

    def sealed(self, snapshot: Snapshot) -> frozenset[int]:
        """The seats whose part is in."""
        return self._gathering.sealed(snapshot)

    def missing(self, snapshot: Snapshot) -> tuple[int, ...]:
        """The seats whose part is not in, in the order in which the table would count them."""
        return self._gathering.missing(snapshot)

    def part(self, snapshot: Snapshot) -> Any:
        """What the own seat entered, None where nothing."""
        return self._gathering.part(snapshot, self.seat) if self.seat is not None else None

    def seal(self, seat: int, part: Any) -> Outcome | None:
        """A seat's part is in; None where this window may not enter it. As `Gathering.seal`."""
        return self._gathering.seal(seat, part, own=seat == self.seat) if self.may(seat) else None

    def unseal(self, seat: int) -> None:
        """A seat takes its part back, to change it."""
        if self.may(seat):
            self._gathering.unseal(seat)
