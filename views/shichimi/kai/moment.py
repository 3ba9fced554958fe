"""What a kai table shows at one moment, and where its taps go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.shichimi import HABANERO, Card, Cards, KaiState
from views.parts.base import Handler
from views.parts.marks import Seat
from views.parts.verdict import Said
from views.shichimi.hands.draft import Draft
from views.theme import Look


@dataclass(frozen=True)
class Moment:
    """A kai table now. due: how many cards a refill draws; absent: those of which no copy can be drawn any more.

    totals: what chips and panels show, by seat.
    """

    state: KaiState
    draft: Draft
    seats: Sequence[Seat]
    totals: Sequence[str]
    expects: Sequence[str]
    over: bool
    head: str
    due: int
    absent: frozenset[str]

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
    def givers(self) -> tuple[int, ...]:
        """The seats with a habanero among their open cards."""
        return tuple(seat for seat, hand in enumerate(self.state.hands) if HABANERO in hand)

    @property
    def giver(self) -> int | None:
        """Whose habanero is passed; with one giver that is settled."""
        return self.givers[0] if len(self.givers) == 1 else self.draft.giver

    @property
    def refills(self) -> bool:
        """Whether the cards drawn may be named now."""
        return "refill" in self.expects

    @property
    def must_reclaim(self) -> bool:
        """Nothing fits and a heap has to be taken back."""
        return "reclaim" in self.expects and not self.refills


@dataclass(frozen=True)
class Taps:
    """What a tap does. recent: the latest entries, for the side pane."""

    card: Callable[[str], Any]
    heap: Callable[[int], Any]
    drawn: Callable[[Card], Any]
    end_turn: Handler
    collect: Handler
    reclaim: Handler
    begin_pass: Handler
    pass_from: Callable[[int], Any]
    pass_to: Callable[[int], Any]
    pass_drawn: Callable[[Card], Any]
    end_pass: Handler
    say: Callable[[Said], Any]
    recent: Callable[[Look, int], ft.Control]
