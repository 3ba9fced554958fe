"""What an event changes; the end of a spin and what follows from it by itself."""

from dataclasses import replace
from typing import Any

from companion.rules.dizzle.sheet import ROUNDS, beside, current_group
from companion.rules.dizzle.turns import due, planets_left, starter
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
    match event:
        case Roll():
            return _roll(state, event)
        case Take():
            return _take(state, event)
        case Reroll():
            return _reroll(state, event)
        case GiveBack():
            return _give_back(state, event)
        case DropOut():
            return _drop_out(state, event)
        case CrossPlanet():
            return _planet(state, event)
    raise TypeError(f"not an event of dizzle: {event!r}")


def _roll(state: State, event: Roll) -> State:
    if due(state).step == "planet":
        # A roll that stands by a ruling lets the planets due lapse; the game may end with that.
        state = _next_spin(replace(state, seats=tuple(replace(seat, planets_due=0) for seat in state.seats)))
        if state.over:
            return state
    to_act = state.to_act if state.pool else starter(state)
    return replace(state, pool=tuple(sorted(event.dice)), to_act=to_act, rerolled=False)


def _take(state: State, event: Take) -> State:
    seat = state.seats[event.player]
    group = current_group(seat)
    # A first die keeps the number of a group that was given back; a die apart from its group starts the next one.
    apart = bool(group) and not beside(state.sheet, event.cell, group)
    number = max(1, seat.group + apart)
    dice = tuple(sorted((*seat.dice, Die(event.cell, event.die, number))))
    pool = list(state.pool)
    pool.remove(event.die)
    state = _with_seat(state, event.player, replace(seat, dice=dice, group=number), tuple(pool))
    return _end_action(state) if event.player == state.to_act or not pool else _pass_if_stuck(state)


def _reroll(state: State, event: Reroll) -> State:
    own = event.player == state.to_act
    return _pass_if_stuck(
        replace(state, pool=tuple(sorted(event.dice)), rerolled=bool(state.pool) and (state.rerolled or own))
    )


def _give_back(state: State, event: GiveBack) -> State:
    seat = state.seats[event.player]
    given = next(die for die in seat.dice if die.at == event.cell)
    dice = tuple(die for die in seat.dice if die is not given)
    pool = tuple(sorted((*state.pool, given.pips)))
    state = _with_seat(state, event.player, replace(seat, dice=dice), pool)
    # One that is not due, let stand by a ruling, leaves the turn where it is.
    return _end_action(state) if state.rerolled and event.player == state.to_act else _pass_if_stuck(state)


def _drop_out(state: State, event: DropOut) -> State:
    if not state.pool:
        return state
    state = _with_seat(state, event.player, replace(state.seats[event.player], out=True), state.pool)
    return _end_action(state) if event.player == state.to_act else state


def _planet(state: State, event: CrossPlanet) -> State:
    seat = state.seats[event.player]
    waiting = due(state).step == "planet"
    seat = replace(seat, crosses=seat.crosses | {event.cell}, planets_due=max(0, seat.planets_due - 1))
    state = _with_seat(state, event.player, seat, state.pool)
    left = min(seat.planets_due, len(planets_left(state, event.player)))
    state = _with_seat(state, event.player, replace(seat, planets_due=left), state.pool)
    if waiting and due(state).step != "planet":
        return _next_spin(state)
    return _pass_if_stuck(state)


def _with_seat(state: State, player: int, seat: SeatState, pool: tuple[int, ...]) -> State:
    seats = (*state.seats[:player], seat, *state.seats[player + 1 :])
    return replace(state, seats=seats, pool=pool)


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
    count = len(state.seats)
    following = [(state.to_act + step) % count for step in range(1, count)]
    others = [player for player in following if not state.seats[player].out]
    if not state.pool or (not others and (count > 1 or state.seats[state.to_act].out)):
        return _end_spin(state)
    return replace(state, to_act=others[0] if others else state.to_act, rerolled=False)


def _end_spin(state: State) -> State:
    """All dice lying become crosses at once; bombs explode, flags are ringed and struck, rockets are due."""
    sheet = state.sheet
    new = [frozenset(die.at for die in seat.dice) - seat.crosses for seat in state.seats]
    gone_off = sheet.bombs.intersection(frozenset().union(*new))
    arrivals = sum(bool(crossed & sheet.flags) for crossed in new)
    seats = []
    for seat, crossed in zip(state.seats, new, strict=True):
        crosses = seat.crosses | crossed
        ringed, left = seat.ringed, seat.flags_left
        if crossed & sheet.flags:
            ringed, left = (*ringed, *left[:1]), left[1:]
        else:
            left = left[arrivals:]
        seats.append(
            SeatState(
                crosses=crosses,
                explosions=seat.explosions | (gone_off - crosses),
                ringed=ringed,
                flags_left=left,
                planets_due=min(len(crossed & sheet.rockets), len(sheet.planets - crosses)),
            )
        )
    state = replace(state, seats=tuple(seats), pool=(), rerolled=False)
    return state if due(state).step == "planet" else _next_spin(state)


def _next_spin(state: State) -> State:
    """No planet is due any more: the start player moves on, or the game ends.

    It ends after the last round and with a spin in which all fields of a player were crossed or exploded.
    """
    fields = state.sheet.pips.keys()
    last = state.spin == ROUNDS[len(state.seats)] * len(state.seats)
    if last or any(fields <= seat.crosses | seat.explosions for seat in state.seats):
        return replace(state, over=True)
    return replace(state, spin=state.spin + 1)
