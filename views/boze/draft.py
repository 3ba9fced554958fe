"""What was chosen on a boze table but not entered: a move in the making, a market half told, a form half filled."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, cast

from pydantic import Field

Raw = dict[str, Any]

Key = Literal["recruit", "buy", "bonus"]
"""The effects that bring a card."""
Kind = Literal["training", "meeting", "supplies", "show", "magic", "lead"]
How = Literal["training", "meeting", "supplies", "show", "magic", "lead", "ace", "own", "rest"]
Way = Literal["gold", "cards"]
Tab = Literal["characters", "items"]
Printed = Literal["cost", "points"]
"""The numbers that are printed on a card."""
Step = Literal["worker", "card", "effect", "pay"]
Number = Annotated[int, Field(ge=-99, le=999)]
Words = Annotated[str, Field(max_length=200)]

PRICED: Mapping[str, Kind] = {"recruit": "meeting", "buy": "supplies", "bonus": "show"}
"""The effects with a price, and the category that is for each."""

KIND_KEYS: Mapping[str, str] = {
    "training": "gold",
    "meeting": "recruit",
    "supplies": "buy",
    "show": "bonus",
    "magic": "draw",
    "lead": "lead",
}
"""The effect each category is for."""

KEY_OF_TAB: Mapping[Tab, Key] = {"characters": "recruit", "items": "buy"}


@dataclass(frozen=True, slots=True)
class CardForm:
    """A card that is written down as it is printed, without a list. slot: of an item; what is None is still to come.

    long: the number that is typed in two digits, None for one digit; below: the points that come are below zero.
    """

    key: Key
    name: Words = ""
    slot: Literal["mask", "hands", "skirt", "body"] | None = None
    cost: Number | None = None
    points: Number | None = None
    long: Printed | None = None
    below: bool = False

    @property
    def missing(self) -> tuple[str, ...]:
        """What has to be told before the card can be used; its name need not."""
        asked = ("slot", "cost", "points") if self.key == "buy" else ("cost", "points")
        return tuple(name for name in asked if getattr(self, name) is None)

    def with_digit(self, name: Printed, digit: int) -> "CardForm":
        """With a digit tapped: the whole number, or the first or second one of a number of two digits."""
        value: int | None = getattr(self, name)
        second = self.long == name and value is not None
        number = abs(value or 0) * 10 + digit if second else digit
        if name == "points" and self.below:
            number = -number
        told = {name: number, "long": self.long if self.long == name and not second else None}
        return replace(self, **told)  # type: ignore[arg-type]

    def two_digits(self, name: Printed) -> "CardForm":
        """The number is typed in two digits, or in one again."""
        told = {name: None, "long": None if self.long == name else name}
        return replace(self, **told)  # type: ignore[arg-type]

    def turned(self) -> "CardForm":
        """The points are below zero, or above it again."""
        return replace(self, below=not self.below, points=None if self.points is None else -self.points)

    @property
    def whole(self) -> bool:
        """Nothing is missing and no number waits for its second digit."""
        return not self.missing and self.long is None


@dataclass(frozen=True, slots=True)
class PriceForm:
    """Another price than the printed one, for the effect of this number. fresh: the next digit begins anew."""

    number: Number
    price: Number
    why: Words = ""
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class MulliganForm:
    """How many cards a seat changes."""

    seat: Number
    cards: Number = 1


@dataclass(frozen=True, slots=True)
class GainForm:
    """What a printed effect moved. at: the number that the pad types; fresh: its next digit begins anew."""

    seat: Number
    gold: Number = 0
    draw: Number = 0
    points: Number = 0
    reason: Words = ""
    at: Literal["gold", "draw", "points"] = "gold"
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class RecountForm:
    """How many action cards the deck really holds. fresh: the next digit begins anew."""

    left: Number
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Draft:
    """worker: number of the character. how: a category, "own" or "rest". gain: of a rest.

    stands_for: of an ace. kind: which effect is being chosen, of an own action. did: raw effects without `pay`; ways:
    how each is paid, None for the way that offers itself; extra: how the crowd cost is paid. more: the next card comes
    beside the others. beside: extras are open. reopened: a done step that is open again. picking: a sheet with cards of
    the pack; writing: a card that is written down; price, mulligan, gained, recount: their sheets. characters, items: what was
    turned up so far; tab: which of them is shown, None for the one that is short. paid: the duty as changed by hand.
    """

    worker: Number | None = None
    how: How | None = None
    gain: Literal["gold", "draw"] | None = None
    stands_for: Kind | None = None
    kind: Kind | None = None
    did: tuple[Raw, ...] = ()
    ways: tuple[Way | None, ...] = ()
    extra: Way | None = None
    more: bool = False
    beside: bool = False
    reopened: Step | None = None
    picking: Key | None = None
    writing: CardForm | None = None
    price: PriceForm | None = None
    mulligan: MulliganForm | None = None
    gained: GainForm | None = None
    recount: RecountForm | None = None
    characters: tuple[Raw, ...] = ()
    items: tuple[Raw, ...] = ()
    tab: Tab | None = None
    paid: tuple[Number, ...] = ()

    @property
    def category(self) -> str | None:
        """Which effect the move is for: the card's category, what an ace stands for, the kind of an own action."""
        if self.how == "own":
            return self.kind
        return self.stands_for if self.how == "ace" else self.how

    @property
    def complete(self) -> bool:
        """Whether all that the move needs was chosen."""
        if self.how == "rest":
            return self.gain is not None
        if self.how == "own":
            return bool(self.did)
        key = KIND_KEYS.get(self.category or "")
        return key is not None and any(key in effect for effect in self.did)

    def amount(self, key: str) -> int:
        """How much gold or how many cards the move gives so far; 0 for none."""
        return next((effect[key] for effect in self.did if key in effect), 0)

    def laid(self, tab: Tab) -> tuple[Raw, ...]:
        """What was turned up of one kind."""
        return self.characters if tab == "characters" else self.items

    def laying(self, tab: Tab, cards: tuple[Raw, ...]) -> "Draft":
        """The draft with these cards turned up of one kind."""
        return replace(self, characters=cards) if tab == "characters" else replace(self, items=cards)

    def closed(self) -> "Draft":
        """The draft without a sheet."""
        return replace(self, picking=None, writing=None, price=None, mulligan=None, gained=None, recount=None)

    def doing(self, effect: Raw) -> "Draft":
        """The draft with one more effect."""
        did, ways = (*self.did, effect), (*self.ways, None)
        return replace(self.closed(), did=did, ways=ways, more=False, reopened=None)

    def dropped(self) -> "Draft | None":
        """The draft without its last tap, None where nothing was tapped."""
        if self.closed() != self:
            return self.closed()
        if self.did and self.how != "lead":
            return replace(self, did=self.did[:-1], ways=self.ways[:-1])
        if self.stands_for:
            return replace(self, stands_for=None)
        if self.how:
            return Draft(worker=self.worker)
        if self.items:
            return replace(self, items=self.items[:-1], tab="items")
        if self.characters:
            return replace(self, characters=self.characters[:-1], tab="characters")
        return Draft() if self != Draft() else None


def key_of(effect: Mapping[str, Any]) -> str:
    """Which of the six kinds an effect is. Raises KeyError for none of them."""
    for key in KIND_KEYS.values():
        if key in effect:
            return key
    raise KeyError(str(effect))


def card_key(effect: Mapping[str, Any]) -> Key | None:
    """Which kind of card an effect brings, None where it brings none."""
    key = key_of(effect)
    return cast(Key, key) if key in PRICED else None


def draft_of(event: Raw) -> Draft:
    """An entry as the draft that would make it; nothing for one that a single tap makes."""
    match event["type"]:
        case "move" if event["how"] == "rest":
            return Draft(worker=event["character"], how="rest", gain=event["gain"])
        case "move":
            how: How = "own" if event["how"] == "own" else event["category"]
            return Draft(
                worker=event["character"],
                how=how,
                stands_for=event.get("as"),
                did=tuple({key: value for key, value in effect.items() if key != "pay"} for effect in event["did"]),
                ways=tuple(next(iter(effect.get("pay", {})), None) for effect in event["did"]),
                extra=next(iter(event.get("extra", {})), None),
            )
        case "market":
            return Draft(characters=tuple(event["characters"]), items=tuple(event["items"]))
        case "duty":
            return Draft(paid=tuple(event["paid"]))
        case "mulligan":
            return Draft(mulligan=MulliganForm(event["player"], event["cards"]))
        case "gain":
            moved = {key: event.get(key, 0) for key in ("gold", "draw", "points")}
            return Draft(gained=GainForm(event["player"], reason=event["reason"], **moved))
    return Draft()
