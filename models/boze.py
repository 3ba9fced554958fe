"""boze: pack, options, events and state (boze page)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, get_args

from pydantic import (
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    TypeAdapter,
    field_validator,
    model_validator,
)

from models.base import (
    ARRAY,
    Count,
    Given,
    Integer,
    Localized,
    Model,
    PackId,
    Reason,
    Slug,
    fault,
    id_or_pack,
    unique,
    validated,
)
from models.record import Adjust, Event, Player, RecordBase, SeatEvent, Stop, seats

HAND = 5
BONUS_HAND = 8
COMPANIONS = 4
HOMES = 6
OPEN = 5
DUTIES = 4
DUTY_GOLD = 2
UNPAID_POINTS = -3

Category = Literal["training", "meeting", "supplies", "show", "magic", "lead", "ace"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
ItemSlot = Literal["mask", "hands", "skirt", "body"]

CardName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
"""What is printed on a card, as the table reads it out: trimmed, 1 to 80 code points."""


def _text_or_localized(value: Any) -> str:
    return "name:both" if isinstance(value, dict | Localized) else "name:one"


PrintedName = Annotated[
    Annotated[CardName, Tag("name:one")] | Annotated[Localized, Tag("name:both")], Discriminator(_text_or_localized)
]
"""A name in a pack: in both languages, or as it is printed where the box has one language only."""


class PackCharacter(Model):
    """A character as printed; `home` ones always lie open, `own_action` ones have an action of their own."""

    id: Slug
    name: PrintedName
    cost: Count
    points: Integer
    home: bool
    own_action: bool


class PackItem(Model):
    """An item as printed."""

    id: Slug
    name: PrintedName
    slot: ItemSlot
    cost: Count
    points: Integer


class PackBonus(Model):
    """A bonus card as printed."""

    id: Slug
    name: PrintedName
    cost: Count
    points: Integer


class PackAction(Model):
    """An action card as printed, `count` copies."""

    id: Slug
    name: PrintedName
    category: Category
    count: Annotated[Count, Field(ge=1)]


class Pack(Model):
    """The printed components of one box of the game; any list may be empty."""

    id: PackId
    game: Literal["boze"]
    title: Localized
    characters: Annotated[tuple[PackCharacter, ...], *ARRAY]
    items: Annotated[tuple[PackItem, ...], *ARRAY]
    bonuses: Annotated[tuple[PackBonus, ...], *ARRAY]
    actions: Annotated[tuple[PackAction, ...], *ARRAY]

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        unique(self.characters, lambda card: card.id, "characters")
        unique(self.items, lambda card: card.id, "items")
        unique(self.bonuses, lambda card: card.id, "bonuses")
        unique(self.actions, lambda card: card.id, "actions")
        return self


class Options(Model):
    """`actions`: cards in the action deck, None where the table does not know; `crowd`: whose cards cost more."""

    actions: Count | None = None
    market: bool = True
    crowd: Literal["anyone", "own"] = "anyone"


class CardId(Model):
    """A card named by its id in the pack."""

    id: Slug


class PrintedCard(Model):
    """A character or bonus card without a pack: what is printed on it."""

    name: CardName
    cost: Count
    points: Integer


class PrintedItem(PrintedCard):
    """An item without a pack."""

    slot: ItemSlot


def _id_or_printed(value: Any) -> str:
    return "card:id" if isinstance(value, CardId) or (isinstance(value, dict) and "id" in value) else "card:printed"


AnyCard = Annotated[
    Annotated[CardId, Tag("card:id")] | Annotated[PrintedCard, Tag("card:printed")], Discriminator(_id_or_printed)
]
AnyItem = Annotated[
    Annotated[CardId, Tag("card:id")] | Annotated[PrintedItem, Tag("card:printed")], Discriminator(_id_or_printed)
]


class GoldPayment(Model):
    """Paid with gold."""

    gold: Count


class CardPayment(Model):
    """Paid with action cards of the hand, each worth 1 gold."""

    cards: Count


def _action_kind(value: Any) -> str:
    return "card:text" if isinstance(value, str) else _id_or_printed(value)


AnyAction = Annotated[
    Annotated[CardName, Tag("card:text")]
    | Annotated[CardId, Tag("card:id")]
    | Annotated[PrintedCard, Tag("card:printed")],
    Discriminator(_action_kind),
]
"""An action card: its id or name alone, or in the form of the other cards."""


def card_name(card: "AnyAction | PrintedItem") -> str:
    """What a card is called in states and facts: its id with a pack, else what is printed on it."""
    if isinstance(card, str):
        return card
    return card.id if isinstance(card, CardId) else card.name


def _gold_or_cards(value: Any) -> str:
    by_cards = isinstance(value, CardPayment) or (isinstance(value, dict) and "cards" in value)
    return "pay:cards" if by_cards else "pay:gold"


Payment = Annotated[
    Annotated[GoldPayment, Tag("pay:gold")] | Annotated[CardPayment, Tag("pay:cards")], Discriminator(_gold_or_cards)
]
"""Gold or cards, never both."""


class GainGold(Model):
    """The action gave gold."""

    gold: Count


class GainDraw(Model):
    """The action drew action cards."""

    draw: Count


class Priced(Model):
    """An effect with a price: what was paid, and the changed price with its reason where a card changes it."""

    model_config = ConfigDict(serialize_by_alias=True)

    pay: Payment
    price: Annotated[Count | None, Given()] = None
    why: Annotated[Reason | None, Given()] = None

    @model_validator(mode="after")
    def _price_with_its_reason(self) -> Self:
        if (self.price is None) != (self.why is None):
            raise fault("missing", "why" if self.why is None else "price")
        return self


class Recruit(Priced):
    """A character joins the seat."""

    recruit: AnyCard


class Buy(Priced):
    """An item for one of the seat's characters (`for`, numbered as they came)."""

    buy: AnyItem
    wearer: Annotated[Count, Field(alias="for")]


class Show(Priced):
    """A bonus card is laid out."""

    bonus: AnyCard


class Lead(Model):
    """The seat starts the next round."""

    lead: Literal[True]

    @field_validator("lead", mode="before")
    @classmethod
    def _true(cls, lead: Any) -> Any:
        # Literal compares with ==, and 1 == True.
        if lead is not True:
            raise fault("not-true")
        return lead


EFFECT_KEYS = ("gold", "draw", "recruit", "buy", "bonus", "lead")
_EFFECT_TYPES: dict[type, str] = {
    GainGold: "gold",
    GainDraw: "draw",
    Recruit: "recruit",
    Buy: "buy",
    Show: "bonus",
    Lead: "lead",
}


def _effect_tag(value: Any) -> str | None:
    key = (
        next((k for k in EFFECT_KEYS if k in value), None)
        if isinstance(value, dict)
        else _EFFECT_TYPES.get(type(value))
    )
    return None if key is None else f"effect:{key}"


Effect = Annotated[
    Annotated[GainGold, Tag("effect:gold")]
    | Annotated[GainDraw, Tag("effect:draw")]
    | Annotated[Recruit, Tag("effect:recruit")]
    | Annotated[Buy, Tag("effect:buy")]
    | Annotated[Show, Tag("effect:bonus")]
    | Annotated[Lead, Tag("effect:lead")],
    Discriminator(
        _effect_tag,
        custom_error_type="companion",
        custom_error_message="no effect",
        custom_error_context={"key": "no-effect", "at": (), "facts": {"known": ", ".join(EFFECT_KEYS)}},
    ),
]
Effects = Annotated[tuple[Effect, ...], *ARRAY]


class Mulligan(SeatEvent):
    """`cards` of the five action cards changed before the first move."""

    type: Literal["mulligan"]
    cards: Annotated[Count, Field(le=HAND)]


class Move(SeatEvent):
    """A character is tapped and does something."""

    type: Literal["move"]
    character: Count


class CardMove(Move):
    """Uses an action card. `stands_for` (`as`): the category of an ace; `extra` pays the crowd cost."""

    model_config = ConfigDict(serialize_by_alias=True)

    how: Literal["card"]
    category: Category
    card: Annotated[AnyAction | None, Given()] = None
    stands_for: Annotated[Category | None, Given(), Field(alias="as")] = None
    extra: Annotated[Payment | None, Given()] = None
    did: Effects


class OwnMove(Move):
    """The character's own action."""

    how: Literal["own"]
    did: Effects


class RestMove(Move):
    """1 gold or 1 action card."""

    how: Literal["rest"]
    gain: Literal["gold", "draw"]


AnyMove = Annotated[CardMove | OwnMove | RestMove, Field(discriminator="how")]


class Market(Event):
    """What was turned up, at the start and at a round's end."""

    type: Literal["market"]
    characters: Annotated[tuple[AnyCard, ...], *ARRAY]
    items: Annotated[tuple[AnyItem, ...], *ARRAY]


class Reshuffle(Event):
    """The action deck was made anew from the discards."""

    type: Literal["reshuffle"]


class Duty(Event):
    """What each seat paid at the shrine duty, in gold."""

    type: Literal["duty"]
    paid: Annotated[tuple[Count, ...], *ARRAY]


Change = Annotated[Integer, Field(ge=-99, le=99)]


class Gain(SeatEvent):
    """A printed effect that the rules text does not cover, -99 to 99 each."""

    type: Literal["gain"]
    gold: Annotated[Change | None, Given()] = None
    draw: Annotated[Change | None, Given()] = None
    points: Annotated[Change | None, Given()] = None
    reason: Reason

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.gold is None and self.draw is None and self.points is None:
            raise fault("empty-gain")
        return self


BozeEvent = Annotated[
    Mulligan | AnyMove | Market | Reshuffle | Duty | Gain | Adjust | Stop, Field(discriminator="type")
]


AnyPack = Annotated[Annotated[PackId, Tag("id")] | Annotated[Pack, Tag("pack")], Discriminator(id_or_pack)]


class Record(RecordBase):
    """A record of boze, two to four players, with or without a pack."""

    game: Literal["boze"]
    players: Annotated[tuple[Player, ...], *seats(2, 4)]
    options: Options = Options()
    pack: Annotated[AnyPack | None, Given()] = None
    events: Annotated[tuple[BozeEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(BozeEvent)

    @model_validator(mode="after")
    def _cards_by_id_with_a_pack_else_as_printed(self) -> Self:
        for index, event in enumerate(self.events):
            for place, card in _cards_of(event):
                if isinstance(card, CardId) is (self.pack is None):
                    raise fault("card-as-printed" if self.pack is None else "card-by-id", "events", index, *place)
        return self


Place = tuple[str | int, ...]


def _cards_of(event: Any) -> Iterator[tuple[Place, CardId | PrintedCard]]:
    """Every card object an event names, with its place in the event."""
    if isinstance(event, CardMove | OwnMove):
        if isinstance(event, CardMove) and isinstance(event.card, CardId | PrintedCard):
            yield ("card",), event.card
        for number, effect in enumerate(event.did):
            if isinstance(effect, Recruit):
                yield ("did", number, "recruit"), effect.recruit
            elif isinstance(effect, Buy):
                yield ("did", number, "buy"), effect.buy
            elif isinstance(effect, Show):
                yield ("did", number, "bonus"), effect.bonus
    elif isinstance(event, Market):
        for number, card in enumerate(event.characters):
            yield ("characters", number), card
        for number, item in enumerate(event.items):
            yield ("items", number), item


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one for all options."""
    return Record


def read_pack(data: Any) -> Pack:
    """A pack from parsed JSON. Raises RecordError with the place and the reason."""
    return validated(Pack, data)


class Card(NamedTuple):
    """A character, item or bonus card on the table, from the pack or from the event that named it.

    key: its id with a pack, else its name. slot: of an item, else "". own_action: None where nobody knows.
    """

    key: str
    cost: int
    points: int
    slot: str = ""
    home: bool = False
    own_action: bool | None = None


class Worker(NamedTuple):
    """One character of a seat; `card` is None for the one everybody starts with."""

    card: Card | None = None
    tapped: bool = False
    items: tuple[Card, ...] = ()


class SeatState(NamedTuple):
    """What lies before one player. gains: points by `gain`; moved: it has moved in this round.

    Named tuples, not dataclasses: the rules change one part at a time, and `_replace` costs a tenth of `replace`.
    """

    gold: int = 0
    hand: int = HAND
    bonus_hand: int = BONUS_HAND
    workers: tuple[Worker, ...] = (Worker(),)
    bonuses: tuple[Card, ...] = ()
    gains: int = 0
    unpaid: int = 0
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A pack's cards by id, each kind apart; `actions` gives the category."""

    characters: Mapping[str, Card]
    items: Mapping[str, Card]
    bonuses: Mapping[str, Card]
    actions: Mapping[str, Category]


Due = Literal["market", "duty"]


class State(NamedTuple):
    """The whole table.

    setup: who plays with what (`companion.game.Setup`). lead: who started the round; next_lead: who did `lead` last
    in it. due: what must come before the next move. deck: None where it is not counted. reshuffled: the deck was
    made anew in this round. table: category and seat of each action card lying there. seen_characters and
    seen_items: the keys that have left their decks; homes: the home characters taken. mulligans: the seats that
    changed cards.
    """

    setup: Any
    catalogue: Catalogue | None
    seats: tuple[SeatState, ...]
    deck: int | None
    due: Due | None
    round: int = 1
    lead: int = 0
    next_lead: int | None = None
    to_act: int = 0
    started: bool = False
    duties: int = 0
    discards: int = 0
    reshuffled: bool = False
    table: tuple[tuple[Category, int], ...] = ()
    open_characters: tuple[Card, ...] = ()
    open_items: tuple[Card, ...] = ()
    seen_characters: frozenset[str] = frozenset()
    seen_items: frozenset[str] = frozenset()
    homes: tuple[str, ...] = ()
    mulligans: tuple[int, ...] = ()
