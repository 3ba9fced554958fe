"""shichimi: cards, the options and events of its five variants, and the states of its three games (shichimi page)."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NoReturn

from pydantic import Field, TypeAdapter

from models.base import ARRAY, Count, Given, Model, RecordError, Seat
from models.record import Adjust, Event, Player, RecordBase, SeatEvent, Stop, seats

Card = Literal[
    "togarashi",
    "asanomi",
    "keshi",
    "chinpi",
    "kurogoma",
    "shirogoma",
    "aonori",
    "yakitogarashi",
    "natane",
    "shoga",
    "shiso",
    "sansho",
    "habanero",
]
CARDS: tuple[Card, ...] = (
    "togarashi",
    "asanomi",
    "keshi",
    "chinpi",
    "kurogoma",
    "shirogoma",
    "aonori",
    "yakitogarashi",
    "natane",
    "shoga",
    "shiso",
    "sansho",
    "habanero",
)
"""Every card an event may name, togarashi first and habanero last. Victory cards are never named."""

SPICES = CARDS[1:-1]
"""The eleven spices other than togarashi, two a deck."""

HAND = 4
"""Open cards of a player in slow and kai."""

TOGARASHI: Literal["togarashi"] = "togarashi"
HABANERO: Literal["habanero"] = "habanero"

Cards = tuple[Card, ...]


def deck_of(habaneros: int, decks: int = 1) -> dict[str, int]:
    """How many copies of each card are in a deck without victory cards. decks: shuffled into one."""
    return {TOGARASHI: 11 * decks, **dict.fromkeys(SPICES, 2 * decks), HABANERO: habaneros}


CardList = Annotated[Cards, *ARRAY]
Hand = Annotated[tuple[Card, Card, Card, Card], *ARRAY]
SlowHeap = Annotated[Count, Field(le=2)]
KaiHeap = Annotated[Count, Field(le=3)]


# --- the flag race: solo, versus and party ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Race:
    """What tells the variants of the flag race apart.

    heaps: how many each player makes in a round. flag: whether one is raced for. target: rounds to win.
    rounds: after so many the game ends even if nobody got there, None for no limit.
    habaneros: copies in each player's deck, None for as many as the player's wins, up to two.
    """

    heaps: int = 1
    flag: bool = True
    target: int = 1
    rounds: int | None = None
    habaneros: int | None = None


class SoloOptions(Model):
    """`heaps`: how many heaps are made at the same time."""

    variant: Literal["solo"]
    heaps: Annotated[Count, Field(ge=1, le=3)] = 1

    @property
    def race(self) -> Race:
        """One round without a flag."""
        return Race(heaps=self.heaps, flag=False, rounds=1, habaneros=1)


class _TargetOptions(Model):
    target: Annotated[Count, Field(ge=1, le=10)] = 3

    @property
    def race(self) -> Race:
        """Rounds for the flag until somebody has won `target` of them."""
        return Race(target=self.target)


class VersusOptions(_TargetOptions):
    """`target`: so many rounds win the game."""

    variant: Literal["versus"]


class PartyOptions(_TargetOptions):
    """`target`: so many rounds win the game."""

    variant: Literal["party"]


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


class SlowOptions(Model):
    """`habanero`: the added rule of peeking."""

    variant: Literal["slow"]
    habanero: bool = False


class KaiOptions(Model):
    """`lazy`: whoever runs out first without having collected anything wins."""

    variant: Literal["kai"]
    lazy: bool = False


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


# --- records ---------------------------------------------------------------------------------------------------

RaceEvent = Annotated[Flag | Heap | Void | Adjust | Stop, Field(discriminator="type")]
SlowEvent = Annotated[
    SlowDeal | Spoiled | Complete | SlowPlace | Peek | Refill | Adjust | Stop, Field(discriminator="type")
]
KaiEvent = Annotated[
    KaiDeal | KaiPlace | Reclaim | Collect | PassHabanero | Refill | Adjust | Stop, Field(discriminator="type")
]
_RACE_EVENT: TypeAdapter[Any] = TypeAdapter(RaceEvent)


class SoloRecord(RecordBase):
    """A record of 七味ならべ for one."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(1, 1)]
    options: SoloOptions
    events: Annotated[tuple[RaceEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = _RACE_EVENT


class VersusRecord(RecordBase):
    """A record of the flag race for two."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(2, 2)]
    options: VersusOptions
    events: Annotated[tuple[RaceEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = _RACE_EVENT


class PartyRecord(RecordBase):
    """A record of the flag race for three to eight."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(3, 8)]
    options: PartyOptions
    events: Annotated[tuple[RaceEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = _RACE_EVENT


class SlowRecord(RecordBase):
    """A record of ゆっくり七味ならべ for two."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(2, 2)]
    options: SlowOptions
    events: Annotated[tuple[SlowEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(SlowEvent)


class KaiRecord(RecordBase):
    """A record of みんなで七味ならべ改 for three to five."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(3, 5)]
    options: KaiOptions
    events: Annotated[tuple[KaiEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(KaiEvent)


VARIANTS: dict[str, type[RecordBase]] = {
    "solo": SoloRecord,
    "versus": VersusRecord,
    "party": PartyRecord,
    "slow": SlowRecord,
    "kai": KaiRecord,
}
"""The record class of each variant, in the page's order."""


def record_type(options: Any) -> type[RecordBase]:
    """The record class of the variant that these raw options name. Raises RecordError where there is none."""
    if not isinstance(options, dict):
        raise RecordError("options", "missing" if options is None else "not-object")
    if "variant" not in options:
        raise RecordError("options.variant", "missing")
    variant = options["variant"]
    if not isinstance(variant, str):
        raise RecordError("options.variant", "not-text")
    if variant not in VARIANTS:
        raise RecordError("options.variant", "unknown-variant", value=variant, known=", ".join(VARIANTS))
    return VARIANTS[variant]


def read_pack(data: Any) -> NoReturn:
    """The cards are all known: the game has no pack. Raises RecordError."""
    raise RecordError("pack", "unknown-key")


# --- states ----------------------------------------------------------------------------------------------------
# Plain frozen dataclasses: they are built by the rules from validated events, thousands a second.


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a heap of cards is: its verdict, its togarashi, and each reason why it is not complete."""

    verdict: Literal["shichimi", "ichimi", "no"]
    togarashi: int
    why: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether it is a shichimi or an ichimi."""
        return self.verdict != "no"


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was played to its end. `heaps` by seat (in solo by heap)."""

    flag: int | None
    heaps: tuple[Judgement, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RaceState:
    """The flag race. `heaps`: what was entered in this round, `race.heaps` places a seat, None where it is due."""

    setup: Any
    race: Race
    heaps: tuple[Cards | None, ...]
    wins: tuple[int, ...]
    flag: int | None = None
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class Declaration:
    """A heap that was called: by whom, as what, rightly or not, and its cards as they were laid."""

    player: int
    claim: Literal["spoiled", "complete"]
    right: bool
    cards: Cards


@dataclass(frozen=True, slots=True)
class SlowState:
    """ゆっくり. `drawn`: all cards that ever came from a player's deck. `placed`: cards laid in this turn.

    last: the present turn is the last one.
    """

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    drawn: tuple[Cards, ...]
    heaps: tuple[Cards, ...]
    togarashi: tuple[int, ...]
    victory: tuple[int, ...]
    peeks: tuple[int, ...]
    declarations: tuple[Declaration, ...] = ()
    dealt: bool = False
    to_act: int = 0
    placed: int = 0
    last: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Collected:
    """A heap that somebody took as points, and how it counts."""

    kind: Literal["shichimi", "ichimi"]
    cards: Cards


@dataclass(frozen=True, slots=True)
class KaiState:
    """改. `placed`, `reclaimed` and `begun` (placed, reclaimed or collected) are about the present turn.

    skips: who loses the next turn. emptied: the seats whose deck is empty, the one emptied earliest first.
    out: whose deck started the last round. coming: the seats whose last turn is still to come, None before then.
    """

    setup: Any
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    heaps: tuple[Cards, ...]
    collected: tuple[tuple[Collected, ...], ...]
    skips: tuple[bool, ...]
    dealt: bool = False
    to_act: int = 0
    placed: int = 0
    reclaimed: bool = False
    begun: bool = False
    emptied: tuple[int, ...] = ()
    out: int | None = None
    coming: tuple[int, ...] | None = None
    over: bool = False
