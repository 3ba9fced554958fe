"""The table after an event that is legal, or stands by a ruling."""

from companion.rules.umami.score import counts, limit
from models.record import Event
from models.umami import (
    AREA,
    Claim,
    ClaimFromArea,
    ClaimFromDish,
    Compensate,
    CompensateFromArea,
    Deal,
    Dish,
    End,
    Favourite,
    Play,
    PlayFromArea,
    PlayFromHand,
    SeatState,
    Secrets,
    State,
    Steal,
    StealFromArea,
    StealFromHand,
    ToDish,
)


def apply(state: State, event: Event) -> State:
    """The table after the event. The last round and the end of the normal part follow by themselves."""
    if isinstance(event, Deal):
        if state.dealt:
            return state
        deck = state.favourites_deck - len(event.favourites)
        return state._replace(area=event.area, favourites=event.favourites, favourites_deck=deck, dealt=True)
    if not state.dealt:
        return state
    if isinstance(event, Play):
        return _closing(_play(state, event))
    if isinstance(event, Steal):
        return _closing(_steal(state, event))
    if isinstance(event, Compensate):
        return _closing(_compensate(state, event))
    if isinstance(event, Claim):
        return _closing(_claim(state, event))
    if isinstance(event, End):
        return _closing(_end(state, event))
    assert isinstance(event, Secrets)
    return _secrets(state, event)


def _closing(state: State) -> State:
    """The last round begins for good; the normal part ends once seat 0 would begin its next turn."""
    phase = state.phase
    if phase == "normal" and (
        max(counts(state)) >= limit(state) or (state.favourites_deck == 0 and not any(state.favourites))
    ):
        phase = "last-round"
    begins_round = state.to_act == 0 and not (state.hand_used or state.area_used)
    secrets_due = state.secrets_due or (phase == "last-round" and begins_round)
    if phase == state.phase and secrets_due == state.secrets_due:
        return state
    return state._replace(phase=phase, secrets_due=secrets_due)


def _play(state: State, event: Play) -> State:
    state, card = _take_card(state, event)
    return _used(_put(state, event, card), event)


def _steal(state: State, event: Steal) -> State:
    state, _ = _take_card(state, event)
    robbed = state.seats[event.victim].dishes[event.victim_dish]
    state = _with_dish(
        state, event.victim, event.victim_dish, robbed._replace(cards=_without(robbed.cards, event.card_taken))
    )
    state = _used(_put(state, event, event.card_taken), event)
    return state._replace(robberies=(*state.robberies, (event.player, event.victim)))


def _compensate(state: State, event: Compensate) -> State:
    state, card = _take_card(state, event)
    due = next((robbery for robbery in state.robberies if robbery[1] == event.player), None)
    left = list(state.robberies)
    if due is not None:
        left.remove(due)
    return _put(state, event, card)._replace(robberies=tuple(left))


def _claim(state: State, event: Claim) -> State:
    favourite: Favourite | None
    if isinstance(event, ClaimFromArea):
        favourite = state.favourites[event.favourite]
        slots = list(state.favourites)
        slots[event.favourite] = None
        state = state._replace(favourites=tuple(slots))
    else:
        assert isinstance(event, ClaimFromDish)
        old = state.seats[event.owner].dishes[event.owner_dish]
        favourite = old.favourite
        state = _with_dish(state, event.owner, event.owner_dish, Dish(old.cards))
    cards = state.seats[event.player].dishes[event.dish].cards
    return _with_dish(state, event.player, event.dish, Dish(cards, favourite))


def _end(state: State, event: End) -> State:
    if state.phase != "secret":
        state = _refilled(state, event)
    if not on_turn(state, event.player):
        return state
    following = (event.player + 1) % len(state.seats)
    phase = "over" if state.phase == "secret" and following == 0 else state.phase
    return state._replace(
        phase=phase, to_act=following, hand_used=False, area_used=False, stolen=False, turns=state.turns + 1
    )


def _refilled(state: State, event: End) -> State:
    """The new cards in the empty slots, in slot order; where too few came by a ruling, the last slots stay empty."""
    ingredients, favourites = iter(event.area or ()), iter(event.favourites or ())
    area = tuple(card if card is not None else next(ingredients, None) for card in state.area)
    open_favourites = tuple(card if card is not None else next(favourites, None) for card in state.favourites)
    deck = state.favourites_deck - len(event.favourites or ())
    return state._replace(area=area, favourites=open_favourites, favourites_deck=deck)


def _secrets(state: State, event: Secrets) -> State:
    """Claimed favourites are safe, the ingredients area is cleared, the secret favourites join the open ones."""
    seats = tuple(
        SeatState(tuple(dish._replace(safe=True) if dish.favourite is not None else dish for dish in seat.dishes))
        for seat in state.seats
    )
    return state._replace(
        seats=seats,
        area=(None,) * AREA,
        favourites=(*(card for card in state.favourites if card is not None), *event.favourites),
        phase="secret",
        secrets_due=False,
        to_act=0,
        hand_used=False,
        area_used=False,
        stolen=False,
    )


def on_turn(state: State, player: int) -> bool:
    """Whether it is this seat's turn; nobody's while the secret favourites are due."""
    return player == state.to_act and not state.secrets_due


def _used(state: State, event: Play | Steal) -> State:
    """The hand or area action is used up. Out of turn, by a ruling, nobody's action is."""
    from_hand = isinstance(event, PlayFromHand | StealFromHand)
    if state.phase == "secret" and from_hand:
        seat = state.seats[event.player]
        state = state._replace(
            seats=_with_seat(state, event.player, seat._replace(last_hand_cards=seat.last_hand_cards + 1))
        )
    if not on_turn(state, event.player):
        return state
    return state._replace(
        hand_used=state.hand_used or from_hand,
        area_used=state.area_used or not from_hand,
        stolen=state.stolen or isinstance(event, Steal),
    )


def _take_card(state: State, event: ToDish) -> tuple[State, str]:
    """The card that is played, discarded for a steal or given to the robbed; an area slot is empty after it."""
    if not isinstance(event, PlayFromArea | StealFromArea | CompensateFromArea):
        card: str = event.card  # type: ignore[attr-defined]
        return state, card
    taken = state.area[event.slot]
    assert taken is not None
    return state._replace(area=(*state.area[: event.slot], None, *state.area[event.slot + 1 :])), taken


def _put(state: State, event: ToDish, card: str) -> State:
    dish = state.seats[event.player].dishes[event.dish]
    cards = (*dish.cards, card)
    if event.discard is not None:
        cards = _without(cards, event.discard)
    return _with_dish(state, event.player, event.dish, dish._replace(cards=cards))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Of several equal cards the first one leaves."""
    index = cards.index(card)
    return (*cards[:index], *cards[index + 1 :])


def _with_dish(state: State, player: int, index: int, dish: Dish) -> State:
    seat = state.seats[player]
    dishes = (*seat.dishes[:index], dish, *seat.dishes[index + 1 :])
    return state._replace(seats=_with_seat(state, player, SeatState(dishes, seat.last_hand_cards)))


def _with_seat(state: State, player: int, seat: SeatState) -> tuple[SeatState, ...]:
    return (*state.seats[:player], seat, *state.seats[player + 1 :])
