"""boze: what an event comes to, worked out once for `check` and `apply`."""

from typing import NamedTuple

from companion.rules.boze.course import Course
from companion.rules.boze.table import character, item
from models.boze import Card, CardMove, Market, OwnMove, RestMove, State
from models.record import Event


class Turned(NamedTuple):
    """The cards that a `market` names, None where the pack has no such id."""

    characters: tuple[Card | None, ...]
    items: tuple[Card | None, ...]


Plan = Course | Turned | None


def plan(state: State, event: Event) -> Plan:
    """The course of a move, the cards of a market; the other events need none. The seat exists."""
    if type(event) is CardMove or type(event) is RestMove or type(event) is OwnMove:
        return Course(state, event)
    if type(event) is Market:
        return Turned(
            tuple([character(state, card) for card in event.characters]),
            tuple([item(state, card) for card in event.items]),
        )
    return None
