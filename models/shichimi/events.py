"""The events: those of the flag race, and those of slow and kai."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from models.base import ARRAY, Amount, Count, Given, Seat, fault
from models.record import Event, SeatEvent, Tally
from models.shichimi.cards import Card, CardList, Hand

SlowHeap = Annotated[Count, Field(le=2)]
KaiHeap = Annotated[Count, Field(le=3)]


# --- the flag race: solo, versus and party ---------------------------------------------------------------------


class Flag(SeatEvent):
    """Who took the flag. `margin`: milliseconds to the next touch, never read by the rules."""

    type: Literal["flag"]
    margin: Annotated[Annotated[Count, Field(le=60_000)] | None, Given()] = None


class Heap(SeatEvent):
    """What lies in a player's heap. `seconds`: a stopwatch's whole seconds, never read by the rules."""

    type: Literal["heap"]
    cards: CardList
    seconds: Annotated[Annotated[Count, Field(le=86_400)] | None, Given()] = None


class Void(Event):
    """Everybody was stuck: the round does not count."""

    type: Literal["void"]


# --- slow and kai ----------------------------------------------------------------------------------------------


class SlowDeal(Event):
    """The open cards of both players."""

    type: Literal["deal"]
    hands: Annotated[tuple[Hand, Hand], *ARRAY]


class KaiDeal(Event):
    """The open cards of every seat; how many hands there must be is for the referee to say."""

    type: Literal["deal"]
    hands: Annotated[tuple[Hand, ...], *ARRAY]


class Spoiled(SeatEvent):
    """台無し！: this heap can no longer become a shichimi."""

    type: Literal["spoiled"]
    heap: SlowHeap


class Complete(SeatEvent):
    """七味完成！: this heap is complete."""

    type: Literal["complete"]
    heap: SlowHeap


class SlowPlace(SeatEvent):
    """An open card onto one of the three heaps."""

    type: Literal["place"]
    card: Card
    heap: SlowHeap


class Peek(SeatEvent):
    """A habanero spent to look through a heap."""

    type: Literal["peek"]
    heap: SlowHeap


class Refill(SeatEvent):
    """The cards drawn at the end of a turn, in the order they were opened."""

    type: Literal["refill"]
    cards: CardList


class KaiPlace(SeatEvent):
    """An open card onto one of the four heaps."""

    type: Literal["place"]
    card: Card
    heap: KaiHeap


class Reclaim(SeatEvent):
    """A heap taken back into the own deck because no card fits anywhere."""

    type: Literal["reclaim"]
    heap: KaiHeap


class Collect(SeatEvent):
    """A complete heap taken as points."""

    type: Literal["collect"]
    heap: KaiHeap


class PassHabanero(SeatEvent):
    """A habanero given to another seat; `refill` is the card drawn for it, None from an empty deck."""

    type: Literal["pass-habanero"]
    to: Seat
    refill: Card | None

    @property
    def seats_named(self) -> tuple[int, ...]:
        return (self.player, self.to)


RaceMove = Flag | Heap | Void
SlowMove = SlowDeal | Spoiled | Complete | SlowPlace | Peek | Refill
KaiMove = KaiDeal | KaiPlace | Reclaim | Collect | PassHabanero | Refill


# --- counted at the end ------------------------------------------------------------------------------------------


class WinsTally(Tally):
    """Rounds won, in versus and party."""

    wins: Amount


class HeapsTally(Tally):
    """Complete heaps, in solo."""

    heaps: Amount


class SlowTally(Tally):
    """Togarashi and victory cards won; `peeks`, the habaneros spent, exactly with the option."""

    togarashi: Amount
    victory: Amount
    peeks: Annotated[Amount | None, Given()] = None


class KaiTally(Tally):
    """Heaps collected, togarashi beyond what they need, habaneros among the open cards, cards left in the deck.

    first: with the option `lazy`, this seat's deck ran out first.
    """

    shichimi: Amount
    ichimi: Amount
    extra: Amount
    habanero: Amount
    deck: Amount
    first: Annotated[Literal[True] | None, Given()] = None

    @field_validator("first", mode="before")
    @classmethod
    def _true(cls, first: Any) -> Any:
        # Literal compares with ==, and 1 == True.
        if first is not None and first is not True:
            raise fault("not-true")
        return first
