"""Points, the count towards the last round, and the public state."""

from typing import Any

from companion.game import Phase, Scores, SeatScore
from companion.rules.umami.claims import claimable
from companion.rules.umami.dishes import STAR, flowers, icon
from models.result import Line
from models.umami import Dish, Favourite, SeatState, State


def counts(state: State) -> tuple[int, ...]:
    """Each seat's ingredients in its dishes, set or not."""
    return tuple(sum(len(dish.cards) for dish in seat.dishes) for seat in state.seats)


def limit(state: State) -> int:
    """So many ingredients of one seat bring the last round."""
    return limit_of(len(state.seats))


def limit_of(seats: int) -> int:
    """The limit at a table of so many seats."""
    return 10 if seats == 5 else 12


def scores(state: State, phase: Phase) -> Scores:
    """Stars on claimed favourites and in set dishes; of equal points more flowers in set dishes win."""
    return Scores(tuple(map(_score, state.seats)))


def _score(seat: SeatState) -> SeatScore:
    favourites = ingredients = in_set = 0
    for dish in seat.dishes:
        if dish.favourite is not None:
            favourites += dish.favourite.stars
            ingredients += sum(icon(card) == STAR for card in dish.cards)
            in_set += flowers(dish.cards)
    points = {"favourites": favourites, "ingredients": ingredients}
    lines = tuple(Line(id=name, points=value) for name, value in points.items() if value)
    return SeatScore(lines, tiebreak=(in_set,), extra={"flowers": in_set})


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The state as the umami page names it."""
    return {
        "area": list(state.area),
        "favourites": [_favourite(card) for card in state.favourites],
        "favourites_deck": state.favourites_deck,
        "phase": state.phase,
        "seats": [{"dishes": [_dish(dish) for dish in seat.dishes]} for seat in state.seats],
        "claimable": [claim.as_json() for claim in claimable(state)] if phase == "in_progress" else [],
    }


def _favourite(card: Favourite | None) -> dict[str, Any] | None:
    if card is None:
        return None
    want: dict[str, Any] = {"step": card.want.step}
    if card.want.colors is not None:
        want = {"colors": list(card.want.colors), **({"differ": True} if card.want.differ else {})}
    name = {} if card.name is None else {"name": card.name}
    return {"want": want, "arrow": card.arrow, "stars": card.stars, **name}


def _dish(dish: Dish) -> dict[str, Any]:
    return {"cards": list(dish.cards), "favourite": _favourite(dish.favourite), "safe": dish.safe}
