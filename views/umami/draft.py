"""What was tapped or typed on the umami table but not entered yet."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from models.umami import (
    CompensateFromDeck,
    Deal,
    End,
    Favourite,
    FromArea,
    Ingredient,
    Secrets,
    Steal,
    ToDish,
    Want,
)

Source = Literal["hand", "deck", "0", "1", "2", "3"]
"""Where a card comes from: the hand, the deck, or a slot of the area."""

SLOTS: tuple[Source, ...] = ("0", "1", "2", "3")

LETTERS = {"g": "green", "y": "yellow", "r": "red"}


def as_listed(letters: str) -> str:
    """The letters of a pattern as the picture list has them: a pair first, else green, yellow, red."""
    return "".join(sorted(letters, key=lambda letter: (-letters.count(letter), "gyr".index(letter))))


@dataclass(frozen=True, slots=True)
class Pick:
    """A favourite being copied. pattern: three letters of g, y, r, or "+1", "+2", "" while not chosen."""

    pattern: Annotated[str, StringConstraints(pattern=r"^([gyr]{1,3}|\+[12])?$")] = ""
    differ: bool = False
    arrow: Literal["up", "down"] = "up"
    stars: Annotated[int, Field(ge=0, le=9)] = 2
    name: Annotated[str, StringConstraints(max_length=80)] = ""

    @property
    def has_pair(self) -> bool:
        """Whether ≠ can be chosen: exactly one pair of equal colours."""
        return not self.pattern.startswith("+") and len(set(self.pattern)) == 2

    def favourite(self) -> Favourite | None:
        """The card, None while the pattern is not whole."""
        if len(self.pattern) < (2 if self.pattern.startswith("+") else 3):
            return None
        if self.pattern.startswith("+"):
            want = Want(step=int(self.pattern[1]))
        else:
            colors = [LETTERS[letter] for letter in self.pattern]
            want = Want.model_validate(
                {"colors": colors, **({"differ": True} if self.differ and self.has_pair else {})}
            )
        card: dict[str, Any] = {"want": want, "arrow": self.arrow, "stars": self.stars}
        if self.name.strip():
            card["name"] = self.name.strip()
        return Favourite.model_validate(card)

    @classmethod
    def of(cls, card: Favourite) -> "Pick":
        """A card that is to be changed."""
        want = card.want
        pattern = f"+{want.step}" if want.step else as_listed("".join(color[0] for color in want.colors or ()))
        return cls(pattern, bool(want.differ), card.arrow, card.stars, card.name or "")


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry in the making.

    source: "hand", "deck" or an area slot "0" to "3"; value and icon: typed so far; dish: the own dish;
    stealing: the card is discarded to steal; victim: (seat, dish); taken: the card taken there.
    cards, favourites: what was turned up, in slot order; slot: the one of them that is typed again; pick: the
    favourite being copied. naming: its name is asked for. asked: an open sheet ("fav-2", "held-1-0", "fourth").
    view: what is looked at meanwhile, "others" (everybody's dishes) or "table". whose: the seat whose secret favourite is
    typed, where each is entered at its own window.
    """

    source: Source | None = None
    value: Annotated[str, StringConstraints(pattern="^[1-9]?$")] = ""
    icon: Annotated[str, StringConstraints(pattern="^[sf*-]?$")] = ""
    dish: int | None = None
    stealing: bool = False
    victim: tuple[int, int] | None = None
    taken: Ingredient | None = None
    cards: tuple[Ingredient, ...] = ()
    favourites: tuple[Favourite, ...] = ()
    slot: int | None = None
    pick: Pick = Pick()
    naming: bool = False
    asked: str | None = None
    view: str = ""
    whose: Annotated[int, Field(ge=0, le=4)] | None = None

    @property
    def typed(self) -> str | None:
        """The card typed, once value and icon are known."""
        return self.value + self.icon if self.value and self.icon else None

    @property
    def empty(self) -> bool:
        """Nothing chosen that undo would have to take back."""
        return replace(self, pick=Pick()) == Draft() and not self.pick.pattern

    def with_card(self, count: int) -> "Draft":
        """The typed card in the slot that is open, of `count` slots; the next one is typed then."""
        card = self.typed
        if card is None:
            return self
        cards = list(self.cards)
        at = self.slot if self.slot is not None and self.slot < len(cards) else len(cards)
        cards[at : at + 1] = [card]
        return replace(self, cards=tuple(cards[:count]), value="", icon="", slot=None)

    def with_favourite(self, card: Favourite, ingredients: int) -> "Draft":
        """The copied favourite in its slot; arrow and stars stay for the next one."""
        favourites = list(self.favourites)
        at = len(favourites)
        if self.slot is not None and 0 <= self.slot - ingredients < len(favourites):
            at = self.slot - ingredients
        favourites[at : at + 1] = [card]
        pick = Pick(arrow=self.pick.arrow, stars=self.pick.stars)
        return replace(self, favourites=tuple(favourites), slot=None, pick=pick, naming=False)

    def as_json(self) -> dict[str, Any]:
        """What is kept on disk."""
        return _ADAPTER.dump_python(self, mode="json", exclude_defaults=True)  # type: ignore[no-any-return]

    @classmethod
    def read(cls, data: Any) -> "Draft":
        """From what was kept. Raises ValueError where it cannot be read."""
        if not isinstance(data, Mapping):
            raise ValueError("a draft is an object")
        return _ADAPTER.validate_python(data)


_ADAPTER: TypeAdapter[Draft] = TypeAdapter(Draft)


def draft_of(event: Any) -> Draft:
    """The draft that would enter this event again, to be changed."""
    if isinstance(event, Deal):
        return Draft(cards=event.area, favourites=event.favourites)
    if isinstance(event, End) and event.area is not None:
        return Draft(cards=event.area, favourites=event.favourites or ())
    if isinstance(event, Secrets):
        return Draft(favourites=event.favourites)
    if not isinstance(event, ToDish):
        return Draft()
    draft = Draft(dish=event.dish if event.discard is None else None)
    if isinstance(event, Steal):
        draft = replace(draft, stealing=True, victim=(event.victim, event.victim_dish), taken=event.card_taken)
    if isinstance(event, FromArea):
        return replace(draft, source=SLOTS[event.slot])
    card: str = event.card  # type: ignore[attr-defined]
    source: Source = "deck" if isinstance(event, CompensateFromDeck) else "hand"
    return replace(draft, source=source, value=card[0], icon=card[1])
