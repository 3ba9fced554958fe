"""What a slow table shows at one moment, and where its taps go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from models.shichimi import Card, Cards, SlowState
from views.parts.base import Handler
from views.parts.marks import Seat
from views.parts.verdict import Said
from views.shichimi.hands.draft import Draft


@dataclass(frozen=True)
class Moment:
    """A slow table now. totals: the points by seat; due: how many cards a refill draws."""

    state: SlowState
    draft: Draft
    seats: Sequence[Seat]
    totals: Sequence[int]
    expects: Sequence[str]
    head: str
    due: int

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.to_act

    @property
    def hand(self) -> Cards:
        """The open cards of the seat on turn."""
        return self.state.hands[self.seat]

    @property
    def card(self) -> Card | None:
        """The open card chosen."""
        place = self.draft.card
        return self.hand[place] if place is not None and place < len(self.hand) else None

    @property
    def refills(self) -> bool:
        """Whether the cards drawn may be named now."""
        return "refill" in self.expects

    @property
    def numbers(self) -> list[str]:
        """What chips and panels show."""
        return [str(total) for total in self.totals]


@dataclass(frozen=True)
class Taps:
    """What a tap does. read: opens the rules page at a rule."""

    card: Callable[[str], Any]
    heap: Callable[[int], Any]
    drawn: Callable[[Card], Any]
    end_turn: Handler
    call: Callable[[str], Any]
    confirm_call: Handler
    cancel_call: Handler
    carry_on: Handler
    peek: Handler
    open_peek: Handler
    hide_peek: Handler
    fix_heap: Callable[[int], Any]
    fix_card: Callable[[Card], Any]
    less: Handler
    say: Callable[[Said], Any]
    read: Callable[[str], Any]
