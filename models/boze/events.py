"""The events of boze."""

from typing import Annotated, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from models.base import ARRAY, Amount, Count, Given, Integer, Reason, fault
from models.boze.cards import AnyAction, AnyCard, AnyItem, AnyTalliedCard, Payment
from models.boze.effects import Effects
from models.boze.pack import Category
from models.boze.state import HAND
from models.record import Adjust, Event, SeatEvent, Stop, Tally


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


TalliedCards = Annotated[tuple[AnyTalliedCard, ...], *ARRAY]


class CardsTally(Tally):
    """What lies before a player at the end. `gains`: points by printed effects; `unpaid`: gold never paid."""

    characters: TalliedCards
    items: TalliedCards
    bonuses: TalliedCards
    gains: Annotated[Integer, Field(ge=-999, le=999)]
    unpaid: Amount


BozeEvent = Annotated[
    Mulligan | AnyMove | Market | Reshuffle | Duty | Gain | CardsTally | Adjust | Stop, Field(discriminator="type")
]
