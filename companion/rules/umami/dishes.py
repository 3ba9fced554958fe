"""Ingredients, dishes and what a favourite wants of them (umami page, the definitions at its top)."""

from collections.abc import Sequence

from models.umami import DISH_SIZE, Favourite, IngredientColor, Want

STEAL, FLOWER, STAR = "s", "f", "*"


def value(card: str) -> int:
    """The value of an ingredient, 1 to 9."""
    return int(card[0])


def icon(card: str) -> str:
    """The icon of an ingredient: ``s``, ``f``, ``*`` or ``-``."""
    return card[1]


def color(card: str) -> IngredientColor:
    """1 to 3 are green, 4 to 6 yellow, 7 to 9 red."""
    return "green" if card[0] <= "3" else "yellow" if card[0] <= "6" else "red"


def total(cards: Sequence[str]) -> int:
    """The sum of the values of a dish."""
    return sum(map(value, cards))


def flowers(cards: Sequence[str]) -> int:
    """The flower icons of a dish."""
    return sum(icon(card) == FLOWER for card in cards)


def matches(want: Want, cards: Sequence[str]) -> bool:
    """Whether exactly three ingredients lie there, and they are what is wanted."""
    if len(cards) != DISH_SIZE:
        return False
    if want.step is not None:
        low, middle, high = sorted(map(value, cards))
        return middle - low == high - middle == want.step
    assert want.colors is not None
    if sorted(map(color, cards)) != sorted(want.colors):
        return False
    pair = want.pair
    return pair is None or len({value(card) for card in cards if color(card) == pair}) == 2


def is_better(favourite: Favourite, new: Sequence[str], old: Sequence[str]) -> bool:
    """Whether the new dish takes the favourite from the old one: the sum by the arrow, then strictly more flowers."""
    difference = total(new) - total(old)
    if difference == 0:
        return flowers(new) > flowers(old)
    return difference > 0 if favourite.arrow == "up" else difference < 0


def wants_met(cards: Sequence[str]) -> tuple[Want, ...]:
    """Every pattern that a favourite could want and these three ingredients are; none for fewer or more."""
    if len(cards) != DISH_SIZE:
        return ()
    colors = sorted(map(color, cards), key=("green", "yellow", "red").index)
    # A pair first, as on the printed list.
    plain = Want.model_validate({"colors": sorted(colors, key=lambda name: -colors.count(name))})
    found = [plain]
    if len(set(colors)) == 2:
        found.append(plain.model_copy(update={"differ": True}))
    found += [Want(step=1), Want(step=2)]
    return tuple(want for want in found if matches(want, cards))
