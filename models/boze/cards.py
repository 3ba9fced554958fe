"""Cards and payments as the events of boze name them: by id with a pack, else as printed."""

from typing import Annotated, Any

from pydantic import Discriminator, Tag

from models.base import Amount, Count, Given, Integer, Model, Slug
from models.boze.pack import CardName, ItemSlot


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


class TalliedCard(Model):
    """A card that is only counted, without a pack: its points, and its name where somebody cares."""

    points: Amount
    name: Annotated[CardName | None, Given()] = None


AnyTalliedCard = Annotated[
    Annotated[CardId, Tag("card:id")] | Annotated[TalliedCard, Tag("card:printed")], Discriminator(_id_or_printed)
]


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


class GoldPayment(Model):
    """Paid with gold."""

    gold: Count


class CardPayment(Model):
    """Paid with action cards of the hand, each worth 1 gold."""

    cards: Count


def _gold_or_cards(value: Any) -> str:
    by_cards = isinstance(value, CardPayment) or (isinstance(value, dict) and "cards" in value)
    return "pay:cards" if by_cards else "pay:gold"


Payment = Annotated[
    Annotated[GoldPayment, Tag("pay:gold")] | Annotated[CardPayment, Tag("pay:cards")], Discriminator(_gold_or_cards)
]
"""Gold or cards, never both."""
