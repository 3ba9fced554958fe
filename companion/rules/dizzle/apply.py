"""What an event changes; the end of a spin and what follows from it by itself."""

from collections.abc import Callable
from typing import Any

from companion.rules.dizzle.setup import ROUNDS
from companion.rules.dizzle.sheet import crossed, without_die
from companion.rules.dizzle.turns import due, starter
from models.dizzle import (
    CrossPlanet,
    Die,
    DropOut,
    GiveBack,
    Reroll,
    Roll,
    SeatState,
    State,
    Take,
)


def apply(state: State, event: Any) -> State:
    """The table after an event that is legal or stands by a ruling."""
    return _AFTER[type(event)](state, event)


def _roll(state: State, event: Roll) -> State:
    if due(state).step == "planet":
        # A roll that stands by a ruling lets the planets due lapse; the game may end with that.
        state = _next_spin(state._replace(seats=tuple(seat._replace(planets_due=0) for seat in state.seats)))
        if state.over:
            return state
    to_act = state.to_act if state.pool else starter(state)
    return state._replace(pool=tuple(sorted(event.dice)), to_act=to_act, rerolled=False)


def _take(state: State, event: Take) -> State:
    setup, sheet, seats, spin, pool, to_act, rerolled, over = state
    player, die, cell = event.player, event.die, event.cell
    crosses, dice, group, explosions, ringed, left, out, due, free, edge, lying, grouped, reach = seats[player]
    bit, beside, _ = sheet.squares[cell]
    if beside & grouped:
        grouped |= bit
        reach |= beside
    else:
        # A first die keeps the number of a group that was given back; a die apart from its group starts the next one.
        group = group + 1 if grouped else max(1, group)
        grouped, reach = bit, beside
    dice = (*dice, Die(cell, die, group))
    # Built whole, as is the table below: of all events these are by far the most.
    seat = SeatState(crosses, dice, group, explosions, ringed, left, out, due, free, edge, lying | bit, grouped, reach)
    seats = (*seats[:player], seat, *seats[player + 1 :])
    place = pool.index(die)
    pool = pool[:place] + pool[place + 1 :]
    state = State(setup, sheet, seats, spin, pool, to_act, rerolled, over)
    return _end_action(state) if player == to_act or not pool else _pass_if_stuck(state)


def _reroll(state: State, event: Reroll) -> State:
    own = event.player == state.to_act
    return _pass_if_stuck(
        state._replace(pool=tuple(sorted(event.dice)), rerolled=bool(state.pool) and (state.rerolled or own))
    )


def _give_back(state: State, event: GiveBack) -> State:
    seat = state.seats[event.player]
    given = next(die for die in seat.dice if die.at == event.cell)
    seat = without_die(state.sheet, seat, given)
    state = _with_seat(state, event.player, seat, tuple(sorted((*state.pool, given.pips))))
    # One that is not due, let stand by a ruling, leaves the turn where it is.
    return _end_action(state) if state.rerolled and event.player == state.to_act else _pass_if_stuck(state)


def _drop_out(state: State, event: DropOut) -> State:
    if not state.pool:
        return state
    state = _with_seat(state, event.player, state.seats[event.player]._replace(out=True), state.pool)
    return _end_action(state) if event.player == state.to_act else state


def _planet(state: State, event: CrossPlanet) -> State:
    waiting = due(state).step == "planet"
    seat = state.seats[event.player]
    seat = seat._replace(**crossed(state.sheet, seat, frozenset((event.cell,)))._asdict())
    left = min(max(0, seat.planets_due - 1), len(state.sheet.planets - seat.crosses))
    state = _with_seat(state, event.player, seat._replace(planets_due=left), state.pool)
    if waiting and due(state).step != "planet":
        return _next_spin(state)
    return _pass_if_stuck(state)


def _with_seat(state: State, player: int, seat: SeatState, pool: tuple[int, ...]) -> State:
    seats = (*state.seats[:player], seat, *state.seats[player + 1 :])
    return state._replace(seats=seats, pool=pool)


# --- how an action, a spin and the game end --------------------------------------------------------------------


def _pass_if_stuck(state: State) -> State:
    """After a reroll that did not help, with no die lying to give back, nothing is due and the turn passes."""
    if state.rerolled and not state.seats[state.to_act].dice and due(state).step == "give-back":
        return _end_action(state)
    return state


def _end_action(state: State) -> State:
    """The seat to act has acted: the next one that is not out, or the end of the spin.

    The spin ends with the pool, with the last player's one action, and with a single player's drop-out.
    """
    setup, sheet, seats, spin, pool, to_act, _, over = state
    if not pool:
        return _end_spin(state)
    count = len(seats)
    for step in range(1, count):
        player = (to_act + step) % count
        if not seats[player].out:
            return State(setup, sheet, seats, spin, pool, player, False, over)
    if count > 1 or seats[to_act].out:
        return _end_spin(state)
    return state._replace(rerolled=False)


def _end_spin(state: State) -> State:
    """All dice lying become crosses at once; bombs explode, flags are ringed and struck, rockets are due."""
    sheet = state.sheet
    new = [frozenset([die.at for die in seat.dice]) - seat.crosses for seat in state.seats]
    gone_off = sheet.bombs.intersection(frozenset().union(*new))
    arrivals = sum(not cells.isdisjoint(sheet.flags) for cells in new)
    seats = []
    for seat, cells in zip(state.seats, new, strict=True):
        crosses, explosions, open_fields, edge = crossed(sheet, seat, cells, gone_off)
        ringed, left, planets_due = seat.ringed, seat.flags_left, 0
        if arrivals:
            arrives = not cells.isdisjoint(sheet.flags)
            ringed, left = ((*ringed, *left[:1]), left[1:]) if arrives else (ringed, left[arrivals:])
        if not cells.isdisjoint(sheet.rockets):
            planets_due = min(len(cells & sheet.rockets), len(sheet.planets - crosses))
        seats.append(SeatState(crosses, (), 0, explosions, ringed, left, False, planets_due, open_fields, edge))
    state = state._replace(seats=tuple(seats), pool=(), rerolled=False)
    return state if any(seat.planets_due for seat in seats) else _next_spin(state)


def _next_spin(state: State) -> State:
    """No planet is due any more: the start player moves on, or the game ends.

    It ends after the last round and with a spin in which all fields of a player were crossed or exploded.
    """
    fields = state.sheet.pips.keys()
    last = state.spin == ROUNDS[len(state.seats)] * len(state.seats)
    # With a field open the others need not be asked for; a lock that is shut is not open, but it is left.
    if last or any(not seat.open and fields <= seat.crosses | seat.explosions for seat in state.seats):
        return state._replace(over=True)
    return state._replace(spin=state.spin + 1)


_AFTER: dict[type, Callable[[State, Any], State]] = {
    Take: _take,
    Roll: _roll,
    Reroll: _reroll,
    DropOut: _drop_out,
    GiveBack: _give_back,
    CrossPlanet: _planet,
}
