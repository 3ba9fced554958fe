"""The pack of boze: what is printed on its cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple, Self, get_args

from pydantic import Discriminator, Field, StringConstraints, Tag, model_validator

from models.base import ARRAY, Count, Integer, Localized, Model, PackId, Slug, unique, validated

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


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A pack's cards by id, each kind apart; `actions` gives the category, `guests` the ids of the characters' deck."""

    characters: Mapping[str, Card]
    items: Mapping[str, Card]
    bonuses: Mapping[str, Card]
    actions: Mapping[str, Category]
    guests: frozenset[str]


class Pack(Model):
    """The printed components of one box of the game; any list may be empty."""

    __module__ = "models.boze"  # what the published schema names it by

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

    @cached_property
    def names(self) -> Mapping[str, "str | Localized"]:
        """What is printed on the card of an id; where several lists have the id, the first of them."""
        lists = (self.actions, self.bonuses, self.items, self.characters)
        return {card.id: card.name for cards in lists for card in cards}

    @cached_property
    def catalogue(self) -> Catalogue:
        """The cards as the table knows them, by id."""
        return Catalogue(
            characters={c.id: Card(c.id, c.cost, c.points, "", c.home, c.own_action) for c in self.characters},
            items={c.id: Card(c.id, c.cost, c.points, c.slot) for c in self.items},
            bonuses={c.id: Card(c.id, c.cost, c.points) for c in self.bonuses},
            actions={c.id: c.category for c in self.actions},
            guests=frozenset(c.id for c in self.characters if not c.home),
        )


def read_pack(data: Any) -> Pack:
    """A pack from parsed JSON. Raises RecordError with the place and the reason."""
    return validated(Pack, data)
