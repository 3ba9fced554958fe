"""What a tap on the dim sum table does, by name: handed to the parts, which never see the screen itself."""

from collections.abc import Callable
from dataclasses import dataclass

from views.parts.base import Handler

ByName = Callable[[str], object]


@dataclass(frozen=True)
class Taps:
    """card: a card of the row or the deck, by its identifier. drew, turned_up, deal_card: a card of the box named in a
    sheet. cell: a cell, by number. turn: the next way. confirm: place as shown. null: placing freely, this cube did not
    fit. free: starts or ends placing freely. can_stack: "no place" while there is one. cursor: the cell that the arrow
    keys have reached. bonus: "chip" or "gauge". exclude: a seat and the colour left out. look: a seat's stomach.
    """

    card: ByName
    drew: ByName
    turned_up: ByName
    deal_card: ByName
    deal: Handler
    cell: Callable[[int], object]
    turn: Handler
    confirm: Handler
    null: Handler
    free: Handler
    can_stack: Handler
    cursor: Handler
    bonus: ByName
    exclude: Callable[[int, str], object]
    look: Callable[[int], object]
    undo: Handler
