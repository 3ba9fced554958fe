"""What a move of boze did: the six kinds of effect."""

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Discriminator, Field, Tag, field_validator, model_validator

from models.base import ARRAY, Count, Given, Model, Reason, fault
from models.boze.cards import AnyCard, AnyItem, Payment


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
