"""umami: options, ingredients, favourites, events and state (umami page). The game has no pack."""

from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self

from pydantic import Discriminator, Field, StringConstraints, Tag, TypeAdapter, model_validator

from models.base import ARRAY, Count, Given, Integer, Label, Model, Seat, fault
from models.record import Adjust, Event, Player, RecordBase, SeatEvent, Stop, Tally, seats

DISHES = 5
DISH_SIZE = 3
AREA = 4
FAVOURITES_IN_PLAY = {2: 7, 3: 9, 4: 10, 5: 11}
"""Cards in the favourites deck by the number of players, the four laid out included."""

Ingredient = Annotated[str, StringConstraints(pattern=r"^[1-9][sf*-]$")]
"""Value 1 to 9 and icon: ``s`` steal, ``f`` flower, ``*`` star, ``-`` none; ``"7*"``."""
IngredientColor = Literal["green", "yellow", "red"]
GivenIngredient = Annotated[Ingredient | None, Given()]
DishIndex = Annotated[Count, Field(le=DISHES - 1)]
AreaSlot = Annotated[Count, Field(le=AREA - 1)]
FourIngredients = Annotated[tuple[Ingredient, ...], *ARRAY, Field(min_length=AREA, max_length=AREA)]
Ingredients = Annotated[tuple[Ingredient, ...], *ARRAY]


class Want(Model):
    """What a favourite wants of three ingredients: three colours, or values in equal steps.

    colors: in any order; `differ` (≠) on exactly one pair: those two have different values.
    step: 1 for three values in a row, 2 for each two apart; colours do not matter.
    """

    colors: Annotated[
        Annotated[tuple[IngredientColor, ...], *ARRAY, Field(min_length=DISH_SIZE, max_length=DISH_SIZE)] | None,
        Given(),
    ] = None
    differ: Annotated[bool | None, Given()] = None
    step: Annotated[Annotated[Integer, Field(ge=1, le=2)] | None, Given()] = None

    @model_validator(mode="after")
    def _colors_or_step(self) -> Self:
        if self.colors is None and self.step is None:
            raise fault("missing", "colors")
        if self.colors is not None and self.step is not None:
            raise fault("unknown-key", "step")
        if self.differ is not None:
            if self.colors is None:
                raise fault("unknown-key", "differ")
            if not self.differ:
                raise fault("differ-false", "differ")
            if len(set(self.colors)) != 2:
                raise fault("differ-without-pair", "differ")
        return self

    @property
    def pair(self) -> IngredientColor | None:
        """The colour wanted twice with different values; None without ≠."""
        if not self.differ or self.colors is None:
            return None
        return next(color for color in self.colors if self.colors.count(color) == 2)


class Favourite(Model):
    """A favourite card: what it wants, whether a higher or lower sum is better, and its star icons."""

    want: Want
    arrow: Literal["up", "down"]
    stars: Annotated[Count, Field(le=9)]
    name: Annotated[Label | None, Given()] = None


Favourites = Annotated[tuple[Favourite, ...], *ARRAY]


class Options(Model):
    """`favourites`: cards in the favourites deck after setup, the four laid out included."""

    favourites: Annotated[Annotated[Count, Field(ge=AREA)] | None, Given()] = None


class Deal(Event):
    """The open ingredients and favourites at the start."""

    type: Literal["deal"]
    area: FourIngredients
    favourites: Annotated[tuple[Favourite, ...], *ARRAY, Field(min_length=AREA, max_length=AREA)]


class ToDish(SeatEvent):
    """A card comes to an own dish; `discard` is put away at once where it is the fourth."""

    dish: DishIndex
    discard: GivenIngredient = None


class FromHand(Model):
    """The card was in hand, where only its owner saw it."""

    source: Literal["hand"] = Field(alias="from")
    card: Ingredient


class FromArea(Model):
    """The card lay open in the ingredients area."""

    source: Literal["area"] = Field(alias="from")
    slot: AreaSlot


class FromDeck(Model):
    """The card was the top of the ingredients deck."""

    source: Literal["deck"] = Field(alias="from")
    card: Ingredient


class Play(ToDish):
    """A card of the hand or the area comes to an own dish."""

    type: Literal["play"]


class PlayFromHand(Play, FromHand):
    """`play` with ``"from": "hand"``."""


class PlayFromArea(Play, FromArea):
    """`play` with ``"from": "area"``."""


class Steal(ToDish):
    """A steal card is discarded, and a card of another's dish comes to an own dish."""

    type: Literal["steal"]
    victim: Seat
    card_taken: Ingredient
    victim_dish: DishIndex

    @property
    def seats_named(self) -> tuple[int, ...]:
        return (self.player, self.victim)


class StealFromHand(Steal, FromHand):
    """`steal` with ``"from": "hand"``."""


class StealFromArea(Steal, FromArea):
    """`steal` with ``"from": "area"``."""


class Compensate(ToDish):
    """The robbed player's new card."""

    type: Literal["compensate"]


class CompensateFromArea(Compensate, FromArea):
    """`compensate` with ``"from": "area"``."""


class CompensateFromDeck(Compensate, FromDeck):
    """`compensate` with ``"from": "deck"``."""


class Claim(SeatEvent):
    """An own dish gets a favourite and is set."""

    type: Literal["claim"]
    dish: DishIndex


class ClaimFromArea(Claim):
    """The favourite lies in the favourites area. How many slots it has depends on the phase."""

    favourite: Count


class ClaimFromDish(Claim):
    """The favourite lies on a set dish, another's or an own one."""

    owner: Seat
    owner_dish: DishIndex

    @property
    def seats_named(self) -> tuple[int, ...]:
        return (self.player, self.owner)


class End(SeatEvent):
    """The turn ends; the cards that filled the empty slots, in slot order. In the last turn there are none."""

    type: Literal["end"]
    area: Annotated[Ingredients | None, Given()] = None
    favourites: Annotated[Favourites | None, Given()] = None

    @model_validator(mode="after")
    def _both_or_neither(self) -> Self:
        if self.area is None and self.favourites is not None:
            raise fault("missing", "area")
        if self.favourites is None and self.area is not None:
            raise fault("missing", "favourites")
        return self


class Secrets(Event):
    """The secret favourites are turned up, one a seat; the last turns begin."""

    type: Literal["secrets"]
    favourites: Favourites


class TalliedDish(Model):
    """A dish at the end: up to three ingredients, and the favourite on it where it is set."""

    cards: Annotated[tuple[Ingredient, ...], *ARRAY, Field(max_length=DISH_SIZE)]
    favourite: Favourite | None


class DishesTally(Tally):
    """A player's dishes at the end."""

    dishes: Annotated[tuple[TalliedDish, ...], *ARRAY, Field(max_length=DISHES)]


def _claim_shape(data: Any) -> str:
    if isinstance(data, Claim):
        return "from-area" if isinstance(data, ClaimFromArea) else "from-dish"
    return "from-area" if isinstance(data, dict) and "favourite" in data else "from-dish"


AnyPlay = Annotated[PlayFromHand | PlayFromArea, Field(discriminator="source")]
AnySteal = Annotated[StealFromHand | StealFromArea, Field(discriminator="source")]
AnyCompensate = Annotated[CompensateFromArea | CompensateFromDeck, Field(discriminator="source")]
AnyClaim = Annotated[
    Annotated[ClaimFromArea, Tag("from-area")] | Annotated[ClaimFromDish, Tag("from-dish")], Discriminator(_claim_shape)
]
UmamiEvent = Annotated[
    Deal | AnyPlay | AnySteal | AnyCompensate | AnyClaim | End | Secrets | DishesTally | Adjust | Stop,
    Field(discriminator="type"),
]


class Record(RecordBase):
    """A record of umami, two to five players."""

    game: Literal["umami"]
    players: Annotated[tuple[Player, ...], *seats(2, 5)]
    options: Annotated[Options | None, Given()] = None
    events: Annotated[tuple[UmamiEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(UmamiEvent)


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one for all options."""
    return Record


Phase = Literal["normal", "last-round", "secret", "over"]


class Dish(NamedTuple):
    """A row of ingredients; with a favourite it is set. `safe`: claimed before the secret favourites."""

    cards: tuple[str, ...] = ()
    favourite: Favourite | None = None
    safe: bool = False


class SeatState(NamedTuple):
    """One player's five dishes; `last_hand_cards` counts the hand cards used since the secret favourites."""

    dishes: tuple[Dish, ...] = (Dish(),) * DISHES
    last_hand_cards: int = 0


class State(NamedTuple):
    """The whole table. A plain tuple, for speed: it is built by the rules from validated events only.

    setup: who plays (`companion.game.Seating`). favourites: the open ones, None for an empty slot.
    favourites_deck: cards left in it. hand_used, area_used, stolen: what the seat on turn has done.
    robberies: (thief, victim) of every new card still due, oldest first.
    secrets_due: the normal part has ended, the secret favourites are to be turned up.
    turns: how many turns have ended.
    """

    setup: Any
    favourites_deck: int
    seats: tuple[SeatState, ...]
    area: tuple[str | None, ...] = (None,) * AREA
    favourites: tuple[Favourite | None, ...] = (None,) * AREA
    phase: Phase = "normal"
    dealt: bool = False
    to_act: int = 0
    hand_used: bool = False
    area_used: bool = False
    stolen: bool = False
    robberies: tuple[tuple[int, int], ...] = ()
    secrets_due: bool = False
    turns: int = 0
