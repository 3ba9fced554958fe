"""boze: the market while a move takes from it. By rulings any number of cards lies open there, and any number is taken."""

from collections.abc import Set

from models.boze import Card, MarketState


class Lying:
    """Open cards in their order, of which some leave; each is found without looking through the others."""

    __slots__ = ("_before", "_by_key", "_left", "_places")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._before = cards
        self._left: set[int] = set()
        self._places: dict[Card, list[int]] | None = None
        self._by_key: dict[str, list[int]] = {}

    def __contains__(self, card: Card) -> bool:
        return self._first(self._indexed().get(card)) is not None

    def named(self, key: str) -> Card | None:
        """The first card of this name that lies open."""
        self._indexed()
        place = self._first(self._by_key.get(key))
        return None if place is None else self._before[place]

    def leave(self, card: Card) -> bool:
        """Takes an equal card, else (by a ruling) the first of its name; whether one lay there."""
        if not self._before:
            return False
        place = self._first(self._indexed().get(card))
        if place is None:
            place = self._first(self._by_key.get(card.key))
            if place is None:
                return False
        self._left.add(place)
        return True

    def cards(self) -> tuple[Card, ...]:
        """What still lies open."""
        left = self._left
        return tuple([card for place, card in enumerate(self._before) if place not in left]) if left else self._before

    def keys(self) -> tuple[str, ...]:
        """The names of what still lies open."""
        return tuple([card.key for card in self.cards()])

    def _indexed(self) -> dict[Card, list[int]]:
        """Where each card lies, the first place last, so that it can be dropped once the card there has left."""
        if self._places is None:
            self._places = {}
            for place in range(len(self._before) - 1, -1, -1):
                card = self._before[place]
                self._places.setdefault(card, []).append(place)
                self._by_key.setdefault(card.key, []).append(place)
        return self._places

    def _first(self, places: list[int] | None) -> int | None:
        while places:
            if places[-1] not in self._left:
                return places[-1]
            places.pop()
        return None


class Stall:
    """The market while a move takes from it."""

    __slots__ = ("characters", "homes", "homes_taken", "items", "seen_characters", "seen_items")

    def __init__(self, market: MarketState) -> None:
        self.characters, self.items = Lying(market.characters), Lying(market.items)
        self.seen_characters: Set[str] = market.seen_characters
        self.seen_items: Set[str] = market.seen_items
        self.homes: Set[str] = market.homes
        self.homes_taken = market.homes_taken

    def character_left(self, card: Card, with_pack: bool) -> None:
        """One that was never turned up is a home character (boze page, `boze.market`)."""
        if self.characters.leave(card):
            return
        if card.home or (not with_pack and card.key not in self.seen_characters):
            self.homes = _with(self.homes, card.key)
            self.homes_taken += 1
        else:
            self.seen_characters = _with(self.seen_characters, card.key)

    def item_left(self, card: Card) -> None:
        """An item leaves the open ones; one that was not among them (by a ruling) left the deck."""
        self.items.leave(card)
        self.seen_items = _with(self.seen_items, card.key)

    def as_it_stands(self) -> MarketState:
        """What lies there now."""
        return MarketState(
            self.characters.cards(),
            self.items.cards(),
            frozenset(self.seen_characters),
            frozenset(self.seen_items),
            frozenset(self.homes),
            self.homes_taken,
        )


def _with(keys: Set[str], key: str) -> Set[str]:
    """The keys with one more, as a set that can grow where there is one more."""
    if key in keys:
        return keys
    grown = keys if type(keys) is set else {*keys}
    grown.add(key)
    return grown
