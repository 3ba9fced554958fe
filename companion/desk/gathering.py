"""One table's windows: which seats sit at their own, who is away, the flag's call, and what is entered apart."""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from companion.desk.entries import Events
from companion.desk.snapshot import Outcome, Snapshot
from companion.store import StoreError
from companion.together import Decision, Delay, FlagCall, apart_of, checked
from models.apart import Kept

NEAR: Final = Delay(0.0, 0.0)


class Keeper(Protocol):
    """What a gathering needs of the desk."""

    def snapshot(self, table_id: str) -> Snapshot:
        """The table as it is now."""

    def enter(self, table_id: str, events: Events, *, by: Sequence[int] = ()) -> Outcome:
        """Enters events as one entry."""

    def seats_of_phones(self, table_id: str) -> frozenset[int]:
        """The seats that invited phones have taken."""

    def kept_apart(self, table_id: str) -> Kept | None:
        """What the seats entered apart."""

    def keep_apart(self, table_id: str, kept: Kept | None) -> None:
        """Keeps what the seats entered apart. Raises StoreError."""

    def gone_from(self, table_id: str) -> None:
        """A window has left the table."""


@dataclass
class Window:
    """A window at the table. seat: whose it is, None for the host's and for one that watches; here: it answers."""

    seat: Callable[[], int | None]
    here: bool = True
    delay: Delay = field(default=NEAR)


class Gathering:
    """One table while windows are open at it. Safe to use from several threads."""

    def __init__(self, table_id: str, desk: Keeper) -> None:
        self.table_id = table_id
        self._desk = desk
        self._lock = threading.RLock()
        self._windows: dict[str, Window] = {}
        self._listening: list[Callable[[], None]] = []
        self.call = FlagCall(self.tell)

    # --- who is here

    def arrive(self, window: str, seat: Callable[[], int | None]) -> None:
        """A window is open at the table; again where it was known."""
        with self._lock:
            if window in self._windows:
                return
            self._windows[window] = Window(seat)
        self.tell()

    def depart(self, window: str) -> None:
        """A window has left the table, or is closed."""
        with self._lock:
            gone = self._windows.pop(window, None)
        if gone is not None:
            self.tell()
        self._desk.gone_from(self.table_id)

    def listen(self, told: Callable[[], None]) -> Callable[[], None]:
        """Calls back, from whatever thread, when anything here changed. Returns what ends it."""
        with self._lock:
            self._listening.append(told)

        def end() -> None:
            with self._lock:
                if told in self._listening:
                    self._listening.remove(told)

        return end

    @property
    def empty(self) -> bool:
        """No window is open at the table."""
        return not self._windows and not self._listening

    def answers(self, window: str, here: bool) -> None:
        """A window answers, or does not any more: it sleeps, or lost the network."""
        with self._lock:
            known = self._windows.get(window)
            if known is None or known.here == here:
                return
            known.here = here
        self.tell()

    def measured(self, window: str, delay: Delay) -> None:
        """How long a window's touches take to get here."""
        with self._lock:
            if window in self._windows:
                self._windows[window].delay = delay

    @property
    def phones(self) -> Mapping[int, bool]:
        """The seats that have a phone of their own, and whether it is at the table and answers."""
        with self._lock:
            here = {window.seat() for window in self._windows.values() if window.here}
        return {seat: seat in here for seat in sorted(self._desk.seats_of_phones(self.table_id))}

    @property
    def at_own(self) -> frozenset[int]:
        """The seats whose own phone is here."""
        return frozenset(seat for seat, here in self.phones.items() if here)

    def tell(self) -> None:
        """Tells those who listen that something here changed."""
        with self._lock:
            listening = list(self._listening)
        for told in listening:
            told()

    # --- the flag

    def touch(self, window: str, seat: int) -> None:
        """A flag zone was touched in a window."""
        with self._lock:
            own = self._windows.get(window)
            delay = own.delay if own is not None else NEAR
            awake = [one.delay.seconds + one.delay.error for one in self._windows.values() if one.here]
            alone = len(self._windows) < 2
        self.call.touch(seat, window, delay, max(awake, default=0.0), alone)

    def settle(self) -> None:
        """Enters the flag once no touch can be under way any more, where the touches can be told apart."""
        decision = self.call.settle()
        if decision is not None:
            self._enter_flag(decision, None)

    def choose(self, seat: int, reason: str) -> None:
        """The table's decision between touches that cannot be told apart. reason: what is kept of it."""
        decision = self.call.choose(seat)
        if decision is not None:
            self._enter_flag(decision, reason)

    def _enter_flag(self, decision: Decision, reason: str | None) -> None:
        event: dict[str, Any] = {"type": "flag", "player": decision.taker}
        if decision.margin is not None:
            event["margin"] = decision.margin
        if reason is not None:
            event["ruling"] = reason
        by = {decision.taker} & self.at_own
        outcome = self._desk.enter(self.table_id, [event], by=tuple(by))
        if outcome.ok:
            self.call.end(outcome.snapshot.version)
        else:
            # Somebody entered something meanwhile, or it could not be written: the call is made again.
            self.call.reset()

    # --- what is entered apart

    def apart(self, snapshot: Snapshot) -> bool:
        """Whether the seats enter apart now: there is something to, and a phone at the table or a part that is in."""
        found = apart_of(snapshot.table)
        return found is not None and (bool(self.at_own) or bool(self._parts(found[1])))

    def sealed(self, snapshot: Snapshot) -> frozenset[int]:
        """The seats whose part is in."""
        found = apart_of(snapshot.table)
        return frozenset(self._parts(found[1])) if found is not None else frozenset()

    def missing(self, snapshot: Snapshot) -> tuple[int, ...]:
        """The seats whose part is not in, in the order in which the table would count them."""
        found = apart_of(snapshot.table)
        if found is None:
            return ()
        kind, moment = found
        parts = self._parts(moment)
        return tuple(seat for seat in kind.due(snapshot.table) if seat not in parts)

    def part(self, snapshot: Snapshot, seat: int) -> Any:
        """What a seat entered, None where nothing. It is for that seat's own window only."""
        found = apart_of(snapshot.table)
        return self._parts(found[1]).get(seat) if found is not None else None

    def seal(self, seat: int, part: Any, own: bool) -> Outcome:
        """A seat's part is in; with the last one all become one entry. own: it came from the seat's own window. The outcome is of the part: `refused` where it
        breaks a rule, `stale` where it is in already or nothing is due, `failed` where it could not be kept. Raises RecordError for what is no part at all."""
        with self._lock:
            shot = self._desk.snapshot(self.table_id)
            found = apart_of(shot.table)
            if found is None or seat not in self.missing(shot):
                return Outcome("stale", shot, "turn")
            kind, moment = found
            refused = checked(shot.table, kind, seat, part)
            if refused is not None:
                return Outcome("refused", shot, "rules", refused)
            before = self._kept(moment)
            parts = {**before.parts, str(seat): part}
            by = (*before.by, seat) if own else before.by
            whole = kind.whole(shot.table, {int(seat): part for seat, part in parts.items()})
            if whole is None:
                outcome = self._keep(shot, Kept(moment=moment, parts=parts, by=by))
            else:
                outcome = self._desk.enter(self.table_id, whole, by=sorted(by))
                if outcome.ok:
                    self._keep(shot, None)
        self.tell()
        return outcome

    def unseal(self, seat: int) -> None:
        """A seat takes its part back, to change it."""
        with self._lock:
            shot = self._desk.snapshot(self.table_id)
            found = apart_of(shot.table)
            if found is not None:
                before = self._kept(found[1])
                parts = {other: part for other, part in before.parts.items() if other != str(seat)}
                by = tuple(other for other in before.by if other != seat)
                self._keep(shot, Kept(moment=found[1], parts=parts, by=by))
        self.tell()

    def _keep(self, shot: Snapshot, kept: Kept | None) -> Outcome:
        try:
            self._desk.keep_apart(self.table_id, kept)
        except StoreError as error:
            return Outcome("failed", shot, error.trouble, error=error)
        return Outcome("accepted", shot)

    def _kept(self, moment: str) -> Kept:
        kept = self._desk.kept_apart(self.table_id)
        return kept if kept is not None and kept.moment == moment else Kept(moment=moment)

    def _parts(self, moment: str) -> Mapping[int, Any]:
        return {int(seat): part for seat, part in self._kept(moment).parts.items()}
