"""Who can claim what at this moment, and what the nearest dish of a player still lacks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from companion.rules.umami.dishes import color, flowers, is_better, matches, total, value
from models.umami import DISH_SIZE, Favourite, IngredientColor, State, Want


class Claimable(NamedTuple):
    """A legal claim: `player`'s `dish` takes the favourite of an area slot, or of an owner's set dish."""

    player: int
    dish: int
    favourite: int | None = None
    owner: int | None = None
    owner_dish: int | None = None

    def as_json(self) -> dict[str, int]:
        """The entry of the state's ``claimable``; also the claim's own keys in an event."""
        return {key: number for key, number in self._asdict().items() if number is not None}

    def card(self, state: State) -> Favourite:
        """The favourite that is claimed."""
        if self.favourite is not None:
            card = state.favourites[self.favourite]
        else:
            assert self.owner is not None
            assert self.owner_dish is not None
            card = state.seats[self.owner].dishes[self.owner_dish].favourite
        assert card is not None
        return card


def first_to_claim(state: State) -> int:
    """Claims are asked for from the seat on turn; from the thief while the robbed seat's new card is due."""
    return state.robberies[0][0] if state.robberies else state.to_act


def claimable(state: State) -> tuple[Claimable, ...]:
    """Every claim that is legal now: by seat from the first to claim, then dish, area slots, set dishes."""
    if state.phase == "over":
        return ()
    first = first_to_claim(state)
    seats = len(state.seats)
    return tuple(claim for offset in range(seats) for claim in claims_of(state, (first + offset) % seats))


def claims_of(state: State, player: int) -> Iterator[Claimable]:
    """The legal claims of one seat, by dish, then area slots, then set dishes."""
    for index, dish in enumerate(state.seats[player].dishes):
        if dish.favourite is not None or len(dish.cards) != DISH_SIZE:
            continue
        for slot, favourite in enumerate(state.favourites):
            if favourite is not None and matches(favourite.want, dish.cards):
                yield Claimable(player, index, favourite=slot)
        for owner, seat in enumerate(state.seats):
            for owner_dish, old in enumerate(seat.dishes):
                if (
                    old.favourite is not None
                    and not old.safe
                    and matches(old.favourite.want, dish.cards)
                    and is_better(old.favourite, dish.cards, old.cards)
                ):
                    yield Claimable(player, index, owner=owner, owner_dish=owner_dish)


Reason = Literal["area", "higher", "lower", "flowers"]


def reason(state: State, claim: Claimable) -> tuple[Reason, int, int]:
    """Why the claim holds, with the new and the old number: sums, or flowers where the sums are equal.

    From the area nothing is compared; both numbers are the sum of the dish.
    """
    new = state.seats[claim.player].dishes[claim.dish].cards
    if claim.owner is None or claim.owner_dish is None:
        return "area", total(new), total(new)
    old = state.seats[claim.owner].dishes[claim.owner_dish].cards
    if total(new) == total(old):
        return "flowers", flowers(new), flowers(old)
    return ("higher" if total(new) > total(old) else "lower"), total(new), total(old)


class Need(NamedTuple):
    """One ingredient that is missing: a colour (but not this value), or exactly a value."""

    color: IngredientColor | None = None
    value: int | None = None
    but_not: int | None = None


class Lack(NamedTuple):
    """What a dish lacks for a favourite.

    out: its cards that do not belong. ways: each way to complete it, as the ingredients needed; with none needed the
    dish matches. Where it matches and takes nothing, `sum_to_beat` is the sum of the set dish that it is not better than.
    """

    dish: int
    cards: tuple[str, ...]
    out: tuple[str, ...]
    ways: tuple[tuple[Need, ...], ...]
    sum_to_beat: int | None = None

    @property
    def missing(self) -> int:
        """How many ingredients are missing."""
        return len(self.ways[0])


def nearest(state: State, player: int, favourite: Favourite, holder: tuple[int, int] | None = None) -> Lack | None:
    """The open dish of a player that lacks least for this favourite; None if all five are set.

    holder: (seat, dish) of the set dish it lies on, None while it lies in the area.
    """
    lacks = []
    for index, dish in enumerate(state.seats[player].dishes):
        if dish.favourite is None:
            out, ways = lacking(favourite.want, dish.cards)
            beat = None
            if holder is not None and not ways[0]:
                old = state.seats[holder[0]].dishes[holder[1]].cards
                beat = None if is_better(favourite, dish.cards, old) else total(old)
            lacks.append(Lack(index, dish.cards, out, ways, beat))
    return min(lacks, key=lambda lack: (lack.missing, lack.sum_to_beat is not None, len(lack.out)), default=None)


def lacking(want: Want, cards: Sequence[str]) -> tuple[tuple[str, ...], tuple[tuple[Need, ...], ...]]:
    """The cards of a dish that do not belong, and every shortest way to complete the rest."""
    best: dict[tuple[str, ...], dict[tuple[Need, ...], None]] = {}
    fewest = DISH_SIZE
    for kept, needs in _fillings(want, cards):
        if len(needs) < fewest:
            fewest, best = len(needs), {}
        if len(needs) == fewest:
            best.setdefault(kept, {})[needs] = None
    # Of several sets of cards to keep the first one is told; all are equally near.
    kept, ways = next(iter(best.items()))
    return tuple((Counter(cards) - Counter(kept)).elements()), tuple(ways)


def _fillings(want: Want, cards: Sequence[str]) -> Iterator[tuple[tuple[str, ...], tuple[Need, ...]]]:
    """Every way to keep some of the cards and fill up with what is needed."""
    if want.step is not None:
        for low in range(1, 10 - 2 * want.step):
            run = [low, low + want.step, low + 2 * want.step]
            kept = tuple(next((c for c in cards if value(c) == number), "") for number in run)
            needs = tuple(Need(value=number) for number, card in zip(run, kept, strict=True) if not card)
            yield tuple(card for card in kept if card), needs
        return
    assert want.colors is not None
    for size in range(min(DISH_SIZE, len(cards)), -1, -1):
        for kept in combinations(cards, size):
            needed = Counter(want.colors) - Counter(map(color, kept))
            if needed.total() != DISH_SIZE - size:
                continue
            held = [value(card) for card in kept if color(card) == want.pair]
            if len(set(held)) != len(held):
                continue
            yield (
                kept,
                tuple(
                    Need(color=name, but_not=held[0] if name == want.pair and held else None)
                    for name in sorted(needed.elements())
                ),
            )
