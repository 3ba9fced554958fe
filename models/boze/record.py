"""A record of boze: its options and events, and that they name cards the way its pack asks for."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Discriminator, Tag, TypeAdapter, model_validator

from models.base import ARRAY, Count, Given, Model, PackId, fault, id_or_pack
from models.boze.cards import CardId, PrintedCard, TalliedCard
from models.boze.effects import Buy, Recruit, Show
from models.boze.events import BozeEvent, CardMove, CardsTally, Market, OwnMove
from models.boze.pack import Pack
from models.record import Player, RecordBase, seats


class Options(Model):
    """`actions`: cards in the action deck, None where the table does not know; `crowd`: whose cards cost more."""

    __module__ = "models.boze"  # what the published schema names it by

    actions: Count | None = None
    market: bool = True
    crowd: Literal["anyone", "own"] = "anyone"


AnyPack = Annotated[Annotated[PackId, Tag("id")] | Annotated[Pack, Tag("pack")], Discriminator(id_or_pack)]


class Record(RecordBase):
    """A record of boze, two to four players, with or without a pack."""

    __module__ = "models.boze"  # what the published schema names it by

    game: Literal["boze"]
    players: Annotated[tuple[Player, ...], *seats(2, 4)]
    options: Options = Options()
    pack: Annotated[AnyPack | None, Given()] = None
    events: Annotated[tuple[BozeEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(BozeEvent)

    @model_validator(mode="after")
    def _cards_by_id_with_a_pack_else_as_printed(self) -> Self:
        for index, event in enumerate(self.events):
            for place, card in _cards_of(event) if type(event) in _NAMING else ():
                if isinstance(card, CardId) is (self.pack is None):
                    raise fault("card-as-printed" if self.pack is None else "card-by-id", "events", index, *place)
        return self


Place = tuple[str | int, ...]

_NAMING = frozenset({CardMove, OwnMove, Market, CardsTally})
"""The events that name cards."""


def _cards_of(event: Any) -> Iterator[tuple[Place, CardId | PrintedCard | TalliedCard]]:
    """Every card object an event names, with its place in the event."""
    if type(event) is CardMove or type(event) is OwnMove:
        if type(event) is CardMove and isinstance(event.card, CardId | PrintedCard):
            yield ("card",), event.card
        for number, effect in enumerate(event.did):
            if type(effect) is Recruit:
                yield ("did", number, "recruit"), effect.recruit
            elif type(effect) is Buy:
                yield ("did", number, "buy"), effect.buy
            elif type(effect) is Show:
                yield ("did", number, "bonus"), effect.bonus
    elif type(event) is Market:
        for number, card in enumerate(event.characters):
            yield ("characters", number), card
        for number, item in enumerate(event.items):
            yield ("items", number), item
    elif type(event) is CardsTally:
        lists = (("characters", event.characters), ("items", event.items), ("bonuses", event.bonuses))
        for name, cards in lists:
            for number, tallied in enumerate(cards):
                yield (name, number), tallied


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one for all options."""
    return Record
