"""Which rules an event breaks (dizzle page, "Rules")."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.rules.dizzle.setup import DICE
from companion.rules.dizzle.sheet import (
    beside_crosses,
    beside_dice,
    can_place,
    cells_of,
    is_locked,
    open_beside_group,
    with_dice,
)
from companion.rules.dizzle.turns import ALL_FACES, due, fitting, planets_left
from models.dizzle import (
    OBSTACLE,
    PLANET,
    PRINTED_CROSS,
    CrossPlanet,
    DropOut,
    GiveBack,
    Reroll,
    Roll,
    State,
    Take,
)
from models.verdict import Violation, illegal, impossible


def check(state: State, event: Any) -> Iterable[Violation]:
    """Every rule the event breaks. The seat exists and the game runs."""
    broken = _BROKEN_BY[type(event)](state, event)
    return broken if _is_due(state, event) else (_out_of_turn(state, event), *broken)


def _is_due(state: State, event: Any) -> bool:
    """From the start player, seat by seat, one action each; only the step that is due."""
    if state.pool and not state.rerolled:
        return event.player == state.to_act and event.type in _ACTIONS
    player, step = due(state)
    # A give-back after a reroll that helped breaks must-place-after-reroll, as a second reroll does.
    return event.player == player and event.type in ((*_ACTIONS, "give-back") if step == "action" else (step,))


_ACTIONS = ("take", "reroll", "drop-out")


def _out_of_turn(state: State, event: Any) -> Violation:
    player, step = due(state)
    case = f"due-{step}"
    if step == "action":
        if event.type == "roll":
            case = "rolled"
        elif event.type == "planet":
            case = "no-planet"
        elif event.player != player:
            case = "out" if state.seats[event.player].out else ""
        else:
            case = "no-give-back"
    return illegal("dizzle.turn", case, seat=event.player, turn_seat=player)


def _check_dice(dice: tuple[int, ...], count: int, case: str) -> Iterator[Violation]:
    wrong = next((die for die in dice if die not in ALL_FACES), None)
    if len(dice) != count:
        yield impossible("dizzle.dice-count", case, given=len(dice), count=count)
    elif wrong is not None:
        yield impossible("dizzle.dice-count", "face", die=wrong)


def _check_roll(state: State, event: Roll) -> Iterator[Violation]:
    """A roll has all the dice, none lying on a sheet."""
    on_sheets = sum(len(seat.dice) for seat in state.seats)
    if on_sheets:
        yield impossible("dizzle.dice-count", "lying", lying=on_sheets)
    else:
        yield from _check_dice(event.dice, DICE[len(state.seats)], "roll-count")


def _check_reroll(state: State, event: Reroll) -> Iterator[Violation]:
    yield from _check_dice(event.dice, len(state.pool), "reroll-count")
    yield from _check_must_place(state, event)


def _check_must_place(state: State, event: Reroll | DropOut | GiveBack) -> Iterator[Violation]:
    """While a die of the pool fits anywhere, it is taken: no reroll and no drop-out, and after a reroll no give-back."""
    if not can_place(state.sheet, state.seats[event.player], state.pool):
        return
    fits = fitting(state, event.player)
    example = {"die": fits[0].die, "cell": fits[0].cell, "ways": len(fits)}
    if state.rerolled and event.player == state.to_act:
        yield illegal("dizzle.must-place-after-reroll", event.type, **example)
    elif event.type != "give-back":
        yield illegal("dizzle.must-place", event.type, **example)


def _check_take(state: State, event: Take) -> Iterable[Violation]:
    """A die of the pool on an open field with its number, beside what it has to join."""
    seat = state.seats[event.player]
    ground = state.sheet.squares.get(event.cell)
    if (
        ground is not None
        and ground.pips == event.die
        and event.die in state.pool
        and ground.bit & seat.open
        and not ground.bit & seat.lying
        and (ground.beside & seat.grouped if seat.grouped else ground.bit & seat.edge)
    ):
        return ()
    return _broken_by_take(state, event)


def _broken_by_take(state: State, event: Take) -> Iterator[Violation]:
    sheet, seat, cell = state.sheet, state.seats[event.player], event.cell
    if event.die not in state.pool:
        yield impossible("dizzle.pool", "" if state.pool else "empty", die=event.die, pool=state.pool)
    if cell not in sheet.pips:
        cases = {OBSTACLE: "obstacle", PRINTED_CROSS: "printed-cross", PLANET: "planet"}
        case = cases.get(sheet.pack.square(cell), "hole" if cell in sheet.squares else "off-sheet")
        yield impossible("dizzle.field", case, cell=cell)
        return
    if cell in with_dice(seat):
        yield impossible("dizzle.open", "die", cell=cell)
    elif cell in seat.crosses:
        yield illegal("dizzle.open", "cross", cell=cell)
    elif cell in seat.explosions:
        yield illegal("dizzle.open", "explosion", cell=cell)
    if event.die != sheet.pips[cell]:
        yield illegal("dizzle.pips", die=event.die, cell=cell, pips=sheet.pips[cell])
    yield from _check_joins(state, event)
    if is_locked(sheet, seat, cell):
        yield illegal("dizzle.locked", cell=cell, color=sheet.locks[cell])


def _check_joins(state: State, event: Take) -> Iterator[Violation]:
    """A first die lies beside a cross, a later one beside its group; only a walled-in group lets the player jump."""
    sheet, seat, cell = state.sheet, state.seats[event.player], event.cell
    bit, beside, _ = sheet.squares[cell]
    if beside & seat.grouped:
        return
    beside_cross = bit & beside_crosses(sheet, seat)
    if not seat.grouped:
        if not beside_cross:
            yield illegal("dizzle.adjacent", "first", cell=cell)
        return
    joining = open_beside_group(seat)
    if joining:
        yield illegal("dizzle.adjacent", cell=cell, cells=tuple(cells_of(sheet, joining)))
    elif not beside_cross:
        yield illegal("dizzle.jump", "no-cross", cell=cell)
    elif bit & beside_dice(sheet, seat):
        yield illegal("dizzle.jump", "touches", cell=cell)


def _check_give_back(state: State, event: GiveBack) -> Iterator[Violation]:
    cells = with_dice(state.seats[event.player])
    if event.cell not in cells:
        yield impossible("dizzle.give-back", seat=event.player, cell=event.cell, cells=cells)
    yield from _check_must_place(state, event)


def _check_planet(state: State, event: CrossPlanet) -> Iterator[Violation]:
    if event.cell not in state.sheet.planets:
        yield impossible("dizzle.field", "no-planet", cell=event.cell, cells=tuple(sorted(state.sheet.planets)))
    elif event.cell in state.seats[event.player].crosses:
        yield illegal("dizzle.planet", cell=event.cell, cells=planets_left(state, event.player))


_BROKEN_BY: dict[type, Callable[[State, Any], Iterable[Violation]]] = {
    Take: _check_take,
    Roll: _check_roll,
    Reroll: _check_reroll,
    DropOut: _check_must_place,
    GiveBack: _check_give_back,
    CrossPlanet: _check_planet,
}
