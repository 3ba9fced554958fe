"""What every seat enters from its own window, unseen by the others, until all are in and it becomes one entry."""

from collections.abc import Mapping
from typing import Any, Protocol

from companion import referee
from companion.referee import Step
from companion.rules.shichimi import race
from companion.table import Table
from models.shichimi import RaceState
from models.umami import State as UmamiState


class Apart(Protocol):
    """One kind of thing that is entered apart. A part is what one seat enters, a JSON value."""

    def moment(self, table: Table) -> str | None:
        """A name of what is entered apart now, another one each time; None while nothing is."""

    def due(self, table: Table) -> tuple[int, ...]:
        """The seats that enter a part, in the order in which the table would count them."""

    def events(self, table: Table, seat: int, part: Any) -> list[dict[str, Any]]:
        """The events that judge this part alone."""

    def whole(self, table: Table, parts: Mapping[int, Any]) -> list[dict[str, Any]] | None:
        """The events of all parts together, None while some are missing."""


class Heaps:
    """The heaps after the flag. A part is the list of its cards."""

    def moment(self, table: Table) -> str | None:
        """The flag that the heaps answer to, by its place among the entries."""
        state = table.position.state
        if not isinstance(state, RaceState) or not state.race.flag or state.flag is None:
            return None
        if table.position.phase != "in_progress":
            return None
        flags = [at for at, step in enumerate(table.steps) if step.event.type == "flag"]
        return f"heaps-{flags[-1]}"

    def due(self, table: Table) -> tuple[int, ...]:
        """The flag's taker first."""
        return race.counting_order(table.position.state)

    def events(self, table: Table, seat: int, part: Any) -> list[dict[str, Any]]:
        """The heap."""
        return [{"type": "heap", "player": seat, "cards": part}]

    def whole(self, table: Table, parts: Mapping[int, Any]) -> list[dict[str, Any]] | None:
        """All heaps; a false flag decides the round at once, with the heaps that were not counted left empty."""
        state, order = table.position.state, self.due(table)
        taker = state.flag
        false = taker in parts and race.is_false_flag(state, taker, tuple(parts[taker]))
        if not false and any(seat not in parts for seat in order):
            return None
        return [event for seat in order for event in self.events(table, seat, parts.get(seat, []))]


class Favourites:
    """The secret favourites. A part is the card."""

    def moment(self, table: Table) -> str | None:
        """They are due once a game."""
        position = table.position
        due = isinstance(position.state, UmamiState) and position.state.secrets_due
        return "secrets" if due and position.phase == "in_progress" else None

    def due(self, table: Table) -> tuple[int, ...]:
        """Every seat."""
        return tuple(range(table.position.setup.seats))

    def events(self, table: Table, seat: int, part: Any) -> list[dict[str, Any]]:
        """As if all had this one: no rule compares them."""
        return [{"type": "secrets", "favourites": [part] * table.position.setup.seats}]

    def whole(self, table: Table, parts: Mapping[int, Any]) -> list[dict[str, Any]] | None:
        """All of them turned up."""
        due = self.due(table)
        if any(seat not in parts for seat in due):
            return None
        return [{"type": "secrets", "favourites": [parts[seat] for seat in due]}]


_APART: tuple[Apart, ...] = (Heaps(), Favourites())


def apart_of(table: Table) -> tuple[Apart, str] | None:
    """What the seats enter apart now, and its moment; None while nothing is, and at a table that only counts its end."""
    if table.misfit is not None or table.position.counted:
        return None
    for kind in _APART:
        moment = kind.moment(table)
        if moment is not None:
            return kind, moment
    return None


def checked(table: Table, kind: Apart, seat: int, part: Any) -> Step | None:
    """The event of a part that breaks a rule, None where it stands. Raises RecordError for what is no part at all."""
    position = table.position
    for raw in kind.events(table, seat, part):
        event = type(table.game.record).read_event(raw)
        broken = referee.judge(position, event)
        if broken:
            return Step(len(table.steps), event, position, broken, None)
    return None
