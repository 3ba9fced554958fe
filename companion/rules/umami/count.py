"""Dishes counted at the end (count page)."""

from collections.abc import Iterator

from companion.game import Counting, Counts
from companion.rules.umami.judge import check_match
from models.umami import DISH_SIZE, DISHES, Dish, DishesTally, SeatState, State
from models.verdict import Violation, impossible


def _check(start: State, others: Counts, tally: DishesTally) -> Iterator[Violation]:
    for number, dish in enumerate(tally.dishes, 1):
        if dish.favourite is None:
            continue
        if len(dish.cards) != DISH_SIZE:
            yield impossible("umami.count", "favourite", seat=tally.player, dish=number, count=len(dish.cards))
        else:
            yield from check_match(dish.favourite.want, dish.cards, number)


def _end(start: State, counts: Counts) -> State:
    return start._replace(seats=tuple(SeatState() if tally is None else SeatState(_dishes(tally)) for tally in counts))


def _dishes(tally: DishesTally) -> tuple[Dish, ...]:
    dishes = [Dish(dish.cards, dish.favourite) for dish in tally.dishes]
    return (*dishes, *[Dish()] * (DISHES - len(dishes)))


def counting(state: State) -> Counting:
    """How dishes are counted."""
    return _COUNTING


_COUNTING = Counting("umami.count", _check, _end)
