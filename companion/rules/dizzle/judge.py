"""Which rules an event breaks (dizzle page, "Rules")."""

from collections.abc import Iterator
from typing import Any

from companion.rules.dizzle.sheet import (
    DICE,
    beside,
    current_group,
    is_locked,
    lying,
    open_beside,
)
from companion.rules.dizzle.turns import ALL_FACES, due, fitting, planets_left
from models.dizzle import (
    OBSTACLE,
    PIPS,
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


def check(state: State, event: Any) -> Iterator[Violation]:
    """Every rule the event breaks. The seat exists and the game runs."""
    yield from _check_turn(state, event)
    match event:
        case Roll():
            yield from _check_roll(state, event)
        case Reroll():
            yield from _check_dice(event.dice, len(state.pool), "reroll-count")
            yield from _check_must_place(state, event)
        case DropOut():
            yield from _check_must_place(state, event)
        case Take():
            yield from _check_take(state, event)
        case GiveBack():
            yield from _check_give_back(state, event)
        case CrossPlanet():
            yield from _check_planet(state, event)


def _check_turn(state: State, event: Any) -> Iterator[Violation]:
    """From the start player, seat by seat, one action each; only the step that is due."""
    player, step = due(state)
    seats = {"seat": event.player, "turn_seat": player}
    if step == "action":
        # A give-back after a reroll that helped breaks must-place-after-reroll, as a second reroll does.
        actions = (Take, Reroll, DropOut, GiveBack) if state.rerolled else (Take, Reroll, DropOut)
        if isinstance(event, Roll):
            yield illegal("dizzle.turn", "rolled", **seats)
        elif isinstance(event, CrossPlanet):
            yield illegal("dizzle.turn", "no-planet", **seats)
        elif event.player != player:
            yield illegal("dizzle.turn", "out" if state.seats[event.player].out else "", **seats)
        elif not isinstance(event, actions):
            yield illegal("dizzle.turn", "no-give-back", **seats)
    elif step != event.type or player != event.player:
        yield illegal("dizzle.turn", f"due-{step}", **seats)


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


def _check_must_place(state: State, event: Reroll | DropOut | GiveBack) -> Iterator[Violation]:
    """While a die of the pool fits anywhere, it is taken: no reroll and no drop-out, and after a reroll no give-back."""
    fits = fitting(state, event.player)
    after_reroll = state.rerolled and event.player == state.to_act
    if fits and after_reroll:
        yield illegal("dizzle.must-place-after-reroll", event.type, die=fits[0].die, cell=fits[0].cell, ways=len(fits))
    elif fits and not isinstance(event, GiveBack):
        yield illegal("dizzle.must-place", event.type, die=fits[0].die, cell=fits[0].cell, ways=len(fits))


def _check_take(state: State, event: Take) -> Iterator[Violation]:
    sheet, seat, cell = state.sheet, state.seats[event.player], event.cell
    if event.die not in state.pool:
        yield impossible("dizzle.pool", "" if state.pool else "empty", die=event.die, pool=state.pool)
    printed = sheet.pack.square(cell)
    if printed not in PIPS:
        cases = {OBSTACLE: "obstacle", PRINTED_CROSS: "printed-cross", PLANET: "planet"}
        case = cases.get(printed, "hole" if cell in sheet.neighbours else "off-sheet")
        yield impossible("dizzle.field", case, cell=cell)
        return
    if cell in lying(seat):
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
    group = current_group(seat)
    if not group:
        if not beside(sheet, cell, seat.crosses):
            yield illegal("dizzle.adjacent", "first", cell=cell)
        return
    if beside(sheet, cell, group):
        return
    open_cells = open_beside(sheet, seat, group)
    if open_cells:
        yield illegal("dizzle.adjacent", cell=cell, cells=open_cells)
    elif not beside(sheet, cell, seat.crosses):
        yield illegal("dizzle.jump", "no-cross", cell=cell)
    elif beside(sheet, cell, lying(seat)):
        yield illegal("dizzle.jump", "touches", cell=cell)


def _check_give_back(state: State, event: GiveBack) -> Iterator[Violation]:
    seat = state.seats[event.player]
    if event.cell not in lying(seat):
        yield impossible("dizzle.give-back", seat=event.player, cell=event.cell, cells=tuple(d.at for d in seat.dice))
    yield from _check_must_place(state, event)


def _check_planet(state: State, event: CrossPlanet) -> Iterator[Violation]:
    if event.cell not in state.sheet.planets:
        yield impossible("dizzle.field", "no-planet", cell=event.cell, cells=tuple(sorted(state.sheet.planets)))
    elif event.cell in state.seats[event.player].crosses:
        yield illegal("dizzle.planet", cell=event.cell, cells=planets_left(state, event.player))
