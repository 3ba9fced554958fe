"""What an event changes, and what follows by itself: overflow, gauge, the last bonus."""

from companion.rules.dimsum.shapes import blocked_cells
from companion.rules.dimsum.turns import cards_left
from models.dimsum import CELLS, Bonus, Deal, Exclude, Place, SeatState, State, Take
from models.record import Event


def apply(state: State, event: Event) -> State:
    """The table after the event. What follows by itself (overflow, gauge, last bonus) is computed here."""
    if isinstance(event, Deal):
        if state.dealt:
            return state
        return state._replace(
            display=event.display, deck=state.deck - len(event.display), seen=event.display, dealt=True
        )
    if not state.dealt:
        return state
    if isinstance(event, Take):
        return _take(state, event)
    if isinstance(event, Place):
        return _place(state, event)
    if isinstance(event, Bonus):
        seat = _with_bonus(state.seats[event.player], event.choice)
        following = (event.player + 1) % state.setup.seats
        return state._replace(seats=_with_seat(state, event.player, seat), bonus_due=False, to_act=following)
    assert isinstance(event, Exclude)
    seat = state.seats[event.player]._replace(excluded=event.color)
    return state._replace(seats=_with_seat(state, event.player, seat))


def _take(state: State, event: Take) -> State:
    if event.slot is None:
        assert event.card is not None
        taken, display, deck = event.card, state.display, state.deck - 1
        turned_up: str | None = event.card
    else:
        held = state.display[event.slot]
        assert held is not None
        taken, turned_up = held, event.refill
        slots = list(state.display)
        slots[event.slot] = event.refill
        display = (slots[0], slots[1], slots[2])
        deck = state.deck - (event.refill is not None)
    return state._replace(
        display=display,
        deck=deck,
        seen=state.seen if turned_up is None else (*state.seen, turned_up),
        seats=_with_seat(state, event.player, state.seats[event.player]._replace(card=taken)),
        to_act=event.player,
    )


def _place(state: State, event: Place) -> State:
    player = event.player
    seat, face = state.seats[player], state.faces[player]
    assert seat.card is not None
    card = state.cards[seat.card]
    stacking = bool(seat.cells[CELLS - 1])
    blocked = blocked_cells(face, seat)
    cells = list(seat.cells)
    for cube, cell in zip(card.cubes, event.cells, strict=True):
        if cell is not None:
            cells[cell - 1] = (*cells[cell - 1], cube.color)
    nulls = event.cells.count(None)
    if stacking:
        moves = nulls == len(event.cells)
    else:
        moves = nulls > 0
        for cube, cell in zip(card.cubes, event.cells, strict=True):
            if cell is None:
                # The cell after the largest filled one; where there is none, or it is blocked, back to the supply.
                following = 1 + max((n for n, stack in enumerate(cells, 1) if stack), default=0)
                if following <= CELLS and following not in blocked:
                    cells[following - 1] = (cube.color,)
    gauge = min(seat.gauge + moves, len(state.setup.pack.gauge))
    seat = seat._replace(cells=tuple(cells), gauge=gauge, card=None)
    left = cards_left(state)
    if left == 0:
        seat = _with_bonus(_with_bonus(seat, "chip"), "gauge")
    following_seat = player if left == 1 else (player + 1) % state.setup.seats
    return state._replace(seats=_with_seat(state, player, seat), bonus_due=left == 1, to_act=following_seat)


def _with_bonus(seat: SeatState, choice: str) -> SeatState:
    if choice == "chip":
        return seat._replace(chips=seat.chips + 1)
    return seat._replace(gauge=max(0, seat.gauge - 1))


def _with_seat(state: State, player: int, seat: SeatState) -> tuple[SeatState, ...]:
    return (*state.seats[:player], seat, *state.seats[player + 1 :])
