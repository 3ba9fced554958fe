"""What an event breaks (dimsum page, "Rules")."""

from collections import Counter
from collections.abc import Sequence

from companion.rules.dimsum.deck import contradiction
from companion.rules.dimsum.score import most_common
from companion.rules.dimsum.shapes import (
    blocked_cells,
    free_cells,
    layings,
    lies_well,
    matching,
    order,
    overflowing,
    ways_over,
    whole,
)
from companion.rules.dimsum.stacks import Cells, homes
from companion.rules.dimsum.turns import due, is_over
from models.dimsum import CELLS, Bonus, Card, Deal, Exclude, Pack, Place, SeatState, State, Take
from models.record import Event, SeatEvent
from models.verdict import Violation, illegal, impossible

SHOWN = 4
"""How many legal ways a verdict offers as repairs."""


def check(state: State, event: Event) -> Sequence[Violation]:
    """Every rule the event breaks (dimsum page, "Rules")."""
    if not state.dealt:
        if type(event) is not Deal:
            return (illegal("dimsum.deal-first"),)
        against = contradiction(state, event.display)
        return (against,) if against else ()
    owed = due(state)
    if type(event) is Take:
        return _taking(state, event) if owed == "take" else _not_due(state, event, owed)
    if type(event) is Place:
        return _placing(state, event) if owed == "place" else _not_due(state, event, owed)
    if type(event) is Bonus:
        return _bonus(state, event) if owed == "bonus" else _not_due(state, event, owed)
    if type(event) is Exclude:
        return _excluding(state, event)
    return (illegal("dimsum.deal-first", "again"),) if type(event) is Deal else ()


def _not_due(state: State, event: SeatEvent, owed: str) -> Sequence[Violation]:
    return (impossible("dimsum.turn", f"due-{owed}", turn_seat=state.to_act, seat=event.player),)


def _out_of_turn(state: State, player: int) -> list[Violation]:
    if player == state.to_act:
        return []
    return [illegal("dimsum.turn", seat=player, turn_seat=state.to_act)]


def _taking(state: State, event: Take) -> Sequence[Violation]:
    broken = _out_of_turn(state, event.player)
    turned_up = event.refill
    if event.slot is None:
        turned_up = event.card
        if state.deck == 0:
            broken.append(impossible("dimsum.slot", "deck-empty"))
    else:
        if state.display[event.slot] is None:
            left = tuple(slot + 1 for slot, card in enumerate(state.display) if card is not None)
            broken.append(impossible("dimsum.slot", "empty", slot=event.slot + 1, left=left))
        if turned_up is None:
            if state.deck > 0:
                broken.append(impossible("dimsum.slot", "refill-due", deck=state.deck))
        elif state.deck == 0:
            broken.append(impossible("dimsum.slot", "no-refill", card=turned_up))
    against = contradiction(state, (turned_up,)) if turned_up is not None else None
    if against:
        broken.append(against)
    return broken


def _placing(state: State, event: Place) -> Sequence[Violation]:
    player, cells = event.player, event.cells
    seat = state.seats[player]
    if seat.card is None:
        return (impossible("dimsum.turn", "no-card", seat=player, turn_seat=state.to_act),)
    card = state.cards[seat.card]
    if len(cells) != len(card.cubes):
        return (impossible("dimsum.cells", "count", card=card.id, cubes=len(card.cubes), given=len(cells)),)
    for cell in cells:
        if cell is not None and not 1 <= cell <= CELLS:
            return (impossible("dimsum.cells", "number", cell=cell),)
    if seat.cells[CELLS - 1]:
        return _stacking(card, seat, cells)
    if lies_well(state.setup.pack.turning, card, state.faces[player], seat, cells):
        return ()
    return _laying(state, player, card, cells)


def _stacking(card: Card, seat: SeatState, cells: Cells) -> Sequence[Violation]:
    for cube, cell in zip(card.cubes, cells, strict=True):
        color = cube.color
        if cell is not None:
            stack = seat.cells[cell - 1]
            if stack and stack[0] == color:
                continue
            allowed = homes(seat, color)
            case = ("other-color" if stack else "empty") if allowed else "no-home"
            return (illegal("dimsum.stack", case, color=color, cell=cell, homes=allowed),)
        if allowed := homes(seat, color):
            return (illegal("dimsum.stack", "has-home", color=color, homes=allowed),)
    return ()


def _laying(state: State, player: int, card: Card, cells: Cells) -> list[Violation]:
    """Every rule that an entry breaks which is no way to lay the card."""
    face, seat, turning = state.faces[player], state.seats[player], state.setup.pack.turning
    free = free_cells(face, seat)
    fitting = bool(free) and bool(whole(ways_over(turning, card, face, free[0]), free))
    blocked = blocked_cells(face, seat)
    given = tuple(cell for cell in cells if cell is not None)
    on_blocked = tuple(cell for cell in dict.fromkeys(given) if cell in blocked)
    on_cube = tuple(cell for cell in dict.fromkeys(given) if seat.cells[cell - 1] and cell not in blocked)
    lies = matching(turning, card, face, cells) if free else ()
    ways = layings(state, player, card.id)[:SHOWN]
    broken: list[Violation] = []
    if free and free[0] not in given:
        case = "" if given else "none"
        broken.append(illegal("dimsum.lowest-cell", case, lowest=free[0], covered=given, card=card.id, ways=ways))
    if free and not lies:
        broken.append(illegal("dimsum.shape", card=card.id, covered=given, turning=turning, ways=ways))
    if fitting:
        double = tuple(cell for cell, count in Counter(given).items() if count > 1)
        if on_cube:
            broken.append(illegal("dimsum.must-fit", "on-cube", card=card.id, cell=on_cube, ways=ways))
        elif double:
            broken.append(illegal("dimsum.must-fit", "twice", card=card.id, cell=double, ways=ways))
        elif None in cells:
            broken.append(illegal("dimsum.must-fit", card=card.id, missing=cells.count(None), ways=ways))
    if on_blocked:
        filled = tuple(b.cell for b in face.bottlenecks if b.blocks in on_blocked and seat.cells[b.cell - 1])
        broken.append(illegal("dimsum.bottleneck", cell=on_blocked, filled=filled, free=free))
    if not fitting and on_cube:
        broken.append(illegal("dimsum.overflow", "on-cube", cell=on_cube, card=card.id))
    elif not fitting:
        broken += _wrongly_null(card, cells, lies, free)
    return broken


def _wrongly_null(card: Card, cells: Cells, lies: Sequence[Cells], free: Sequence[int]) -> list[Violation]:
    """Of an overflow: no single way to lie that has the numbers leaves just the other cubes without a free cell.

    lies: every way with these numbers. The first cube that lies on a free cell in all of them is told by itself.
    """
    stay = [{index for index, cell in enumerate(cells) if cell is None and lie[index] in free} for lie in lies]
    if not stay or not all(stay):
        return []
    always = set.intersection(*stay)
    if always:
        cube = min(always)
        return [illegal("dimsum.overflow", "stays", card=card.id, cube=cube + 1, color=card.cubes[cube].color)]
    ways = tuple(sorted(overflowing(lies, free), key=order)[:SHOWN])
    given = tuple(cell for cell in cells if cell is not None)
    return [illegal("dimsum.overflow", "together", card=card.id, covered=given, ways=ways)]


def _bonus(state: State, event: Bonus) -> list[Violation]:
    broken = _out_of_turn(state, event.player)
    if event.choice == "gauge" and state.seats[event.player].gauge == 0:
        broken.append(illegal("dimsum.bonus", seat=event.player))
    return broken


def _excluding(state: State, event: Exclude) -> Sequence[Violation]:
    pack: Pack = state.setup.pack
    if all(color.id != event.color for color in pack.colors):
        return (impossible("dimsum.exclude", "unknown", color=event.color, colors=tuple(c.id for c in pack.colors)),)
    if not is_over(state):
        return (illegal("dimsum.exclude", "too-early", color=event.color),)
    common = most_common(state.seats[event.player], pack)
    if event.color in common:
        return ()
    return (illegal("dimsum.exclude", color=event.color, colors=common, seat=event.player),)
