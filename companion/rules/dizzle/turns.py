"""Whose turn it is and what may be done."""

from typing import Any, Literal, NamedTuple

from companion.rules.dizzle.sheet import Placing, can_place, placings, with_dice
from models.dizzle import CrossPlanet, GiveBack, State, Take
from models.record import Event
from models.result import Turn

ALL_FACES = (1, 2, 3, 4, 5, 6)


class Due(NamedTuple):
    """The seat to act and its step. An `action` is a take, or where nothing fits a reroll or the drop-out."""

    player: int
    step: Literal["roll", "action", "give-back", "planet"]


def starter(state: State) -> int:
    """The start player of this spin."""
    return (state.spin - 1) % len(state.seats)


def due(state: State) -> Due:
    """Whose step it is. Between two spins planets come first, by seat; then the next start player rolls."""
    if state.pool:
        stuck = state.rerolled and not can_place(state.sheet, state.seats[state.to_act], state.pool)
        return Due(state.to_act, "give-back" if stuck else "action")
    for player, seat in enumerate(state.seats):
        if seat.planets_due:
            return Due(player, "planet")
    return Due(starter(state), "roll")


def fitting(state: State, player: int) -> tuple[Placing, ...]:
    """Where this player could lay which die of the pool, whoever's turn it is; sorted by die, then cell."""
    return placings(state.sheet, state.seats[player], state.pool)


def faces_fitting(state: State, player: int) -> tuple[int, ...]:
    """The faces a die would need to fit on this player's sheet now, whatever lies in the pool; sorted."""
    return tuple(dict.fromkeys(placing.die for placing in placings(state.sheet, state.seats[player], ALL_FACES)))


def joins(state: State, player: int) -> bool:
    """Whether this player's next die joins a group; else it is a first die, beside a cross."""
    return state.seats[player].grouped != 0


def takes(state: State) -> tuple[Placing, ...]:
    """Every legal take of the seat to act; empty unless a take is legal."""
    return fitting(state, state.to_act) if state.pool and not state.over else ()


def planets_left(state: State, player: int) -> tuple[tuple[int, int], ...]:
    """The planets this player has not crossed, sorted."""
    return tuple(sorted(state.sheet.planets - state.seats[player].crosses))


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "dizzle.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "dizzle.turn"


def is_over(state: State) -> bool:
    """After the last round, or the spin in which somebody's fields were all crossed or exploded."""
    return state.over


def may_follow_end(event: Event) -> bool:
    """Nothing of the game comes after the end."""
    return False


def turn(state: State) -> Turn:
    """The seat to act and the events it has a legal one of."""
    player, step = due(state)
    expects: tuple[str, ...] = (step,)
    if step == "action":
        fits = can_place(state.sheet, state.seats[player], state.pool)
        expects = ("take",) if fits else ("reroll", "drop-out")
    return Turn(player=player, expects=expects)


def options(state: State) -> tuple[Any, ...] | None:
    """Every legal event of the seat to act; None where dice are rolled, which may show anything."""
    if state.over:
        return ()
    player, step = due(state)
    if step == "planet":
        return tuple(CrossPlanet(type="planet", player=player, cell=cell) for cell in planets_left(state, player))
    if step == "give-back":
        return tuple(GiveBack(type="give-back", player=player, cell=cell) for cell in with_dice(state.seats[player]))
    fits = fitting(state, player)
    if step == "roll" or not fits:
        return None
    return tuple(Take(type="take", player=player, die=die, cell=cell) for die, cell, _ in fits)
