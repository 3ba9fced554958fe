"""What an event changes, and what follows by itself: overflow, gauge, the last bonus.

This is the hot path: states are built whole from all their fields, by `tuple.__new__` where a named tuple's own way in
costs twice and its `_replace` ten times as much; events are told apart by their exact class, which costs a fifth of asking
whether they are instances of a model.
"""

from collections.abc import Iterable, Iterator

from companion.rules.dimsum.shapes import blocked_cells
from companion.rules.dimsum.stacks import Cells
from companion.rules.dimsum.turns import cards_left
from models.dimsum import CELLS, Bonus, Deal, Exclude, Place, SeatState, State, Take
from models.record import Event

_new = tuple.__new__


def apply(state: State, event: Event) -> State:
    """The table after the event. What follows by itself (overflow, gauge, last bonus) is computed here."""
    if not state.dealt:
        if not isinstance(event, Deal):
            return state
        display = event.display
        kinds = tuple([state.cards[card].kind for card in display])
        deck = state.deck - len(display)
        return state._replace(display=display, deck=deck, seen=display, kinds=kinds, dealt=True)
    if type(event) is Take:
        return _take(state, event)
    if type(event) is Place:
        return _place(state, event)
    if type(event) is Bonus:
        seat = _with_bonus(state.seats[event.player], event.choice)
        following = (event.player + 1) % state.setup.seats
        return state._replace(seats=_with_seat(state, event.player, seat), bonus_due=False, to_act=following)
    if type(event) is Exclude:
        seat = state.seats[event.player]._replace(excluded=event.color)
        return state._replace(seats=_with_seat(state, event.player, seat))
    return state


def _take(state: State, event: Take) -> State:
    display, deck, player = state.display, state.deck, event.player
    if event.slot is None:
        taken = turned_up = event.card
        deck -= 1
    else:
        taken, turned_up = display[event.slot], event.refill
        first, second, third = display
        if event.slot == 0:
            first = turned_up
        elif event.slot == 1:
            second = turned_up
        else:
            third = turned_up
        display = (first, second, third)
        if turned_up is not None:
            deck -= 1
    seat = state.seats[player]
    after = _new(SeatState, (seat.cells, seat.gauge, seat.chips, taken, seat.excluded))
    seats = _with_seat(state, player, after)
    seen, kinds = state.seen, state.kinds
    if turned_up is not None:
        seen, kinds = (*seen, turned_up), (*kinds, state.cards[turned_up].kind)
    return _new(State, (state.setup, state.faces, state.cards, display, deck, seats, seen, kinds, True, player, False))


def _place(state: State, event: Place) -> State:
    player, entered = event.player, event.cells
    seat = state.seats[player]
    assert seat.card is not None
    cells = lay(state, player, seat.card, entered)
    gauge, chips, left = seat.gauge, seat.chips, cards_left(state)
    if upsets(seat, entered):
        gauge = min(gauge + 1, len(state.setup.pack.gauge))
    if left == 0:
        chips, gauge = chips + 1, max(0, gauge - 1)
    seats = _with_seat(state, player, _new(SeatState, (cells, gauge, chips, None, seat.excluded)))
    bonus_due = left == 1
    to_act = player if bonus_due else (player + 1) % len(seats)
    setup, faces, cards, display, deck, _, seen, kinds, dealt, _, _ = state
    return _new(State, (setup, faces, cards, display, deck, seats, seen, kinds, dealt, to_act, bonus_due))


def upsets(seat: SeatState, entered: Cells) -> bool:
    """Whether a placement moves the gauge: a cube overflowed; when stacking, none could be placed."""
    if None not in entered:
        return False
    return not seat.cells[CELLS - 1] or entered.count(None) == len(entered)


def lay(state: State, player: int, card_id: str, entered: Cells) -> tuple[tuple[str, ...], ...]:
    """The cells of a player's stomach once this card lies there as entered, overflow and all.

    entered: a cell (1 to 14) or None for each cube of the card. The card need not be in hand.
    """
    seat, cubes = state.seats[player], state.cards[card_id].cubes
    cells = list(seat.cells)
    for cube, cell in zip(cubes, entered, strict=True):
        if cell is not None:
            cells[cell - 1] = (*cells[cell - 1], cube.color)
    if None in entered and not seat.cells[CELLS - 1]:
        blocked = blocked_cells(state.faces[player], seat)
        for cube, cell in zip(cubes, entered, strict=True):
            if cell is None:
                # The cell after the largest filled one; where there is none, or it is blocked, back to the supply.
                largest = CELLS
                while largest and not cells[largest - 1]:
                    largest -= 1
                if largest < CELLS and largest + 1 not in blocked:
                    cells[largest] = (cube.color,)
    return tuple(cells)


def distinct(state: State, player: int, card_id: str, ways: Iterable[Cells]) -> Iterator[Cells]:
    """The ways to place a card that end in stomachs of their own: of those that end alike the first."""
    seen = set()
    for way in ways:
        stomach = lay(state, player, card_id, way)
        if stomach not in seen:
            seen.add(stomach)
            yield way


def _with_bonus(seat: SeatState, choice: str) -> SeatState:
    if choice == "chip":
        return seat._replace(chips=seat.chips + 1)
    return seat._replace(gauge=max(0, seat.gauge - 1))


def _with_seat(state: State, player: int, seat: SeatState) -> tuple[SeatState, ...]:
    return (*state.seats[:player], seat, *state.seats[player + 1 :])
