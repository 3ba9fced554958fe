"""What an event breaks (dimsum page, "Rules")."""

from collections import Counter
from collections.abc import Iterator, Sequence

from companion.rules.dimsum.scoring import most_common
from companion.rules.dimsum.shapes import (
    Cells,
    blocked_cells,
    fits,
    free_cells,
    matching,
    placements,
    ways_over,
    wrongly_null,
)
from companion.rules.dimsum.turns import due, is_over
from models.dimsum import CELLS, KINDS, TURNS, Bonus, Card, Deal, Exclude, Pack, Place, SeatState, State, Take
from models.record import Event
from models.verdict import Violation, illegal, impossible

KIND_BASE = {2: 3, 3: 4, 4: 7}
"""How many cards of each kind are in the deck for certain, by players; the rest is drawn at random."""

SHOWN = 4
"""How many legal ways a verdict offers as repairs."""


def check(state: State, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks (dimsum page, "Rules")."""
    if isinstance(event, Deal):
        if state.dealt:
            yield illegal("dimsum.deal-first", "again")
        else:
            yield from check_cards_seen(state, event.display)
    elif not state.dealt:
        yield illegal("dimsum.deal-first")
    elif isinstance(event, Exclude):
        yield from _check_exclude(state, event)
    elif isinstance(event, Take | Place | Bonus):
        step = due(state)
        if event.type != step:
            yield impossible("dimsum.turn", f"due-{step}", turn_seat=state.to_act, seat=event.player)
        elif isinstance(event, Take):
            yield from _check_take(state, event)
        elif isinstance(event, Place):
            yield from _check_place(state, event)
        else:
            yield from _check_bonus(state, event)


def _check_take(state: State, event: Take) -> Iterator[Violation]:
    if event.player != state.to_act:
        yield illegal("dimsum.turn", seat=event.player, turn_seat=state.to_act)
    if event.slot is None:
        if state.deck == 0:
            yield impossible("dimsum.slot", "deck-empty")
        if event.card is not None:
            yield from check_cards_seen(state, (event.card,))
        return
    if state.display[event.slot] is None:
        left = tuple(slot + 1 for slot, card in enumerate(state.display) if card is not None)
        yield impossible("dimsum.slot", "empty", slot=event.slot + 1, left=left)
    if event.refill is not None:
        if state.deck == 0:
            yield impossible("dimsum.slot", "no-refill", card=event.refill)
        yield from check_cards_seen(state, (event.refill,))
    elif state.deck > 0:
        yield impossible("dimsum.slot", "refill-due", deck=state.deck)


def check_cards_seen(state: State, new: Sequence[str]) -> Iterator[Violation]:
    """No card more often than printed, and no kind more often than can have been in the deck."""
    cards, kinds = state.cards, dict[str, int]()
    for card_id in state.seen:
        kind = cards[card_id].kind
        kinds[kind] = kinds.get(kind, 0) + 1
    base = KIND_BASE[state.setup.seats]
    extra = TURNS * state.setup.seats - base * KINDS
    for index, card_id in enumerate(new):
        card = cards.get(card_id)
        if card is None:
            yield impossible("dimsum.deck-count", "unknown", card=card_id, cards=tuple(cards))
            return
        if state.seen.count(card_id) + new[:index].count(card_id) >= card.count:
            yield impossible("dimsum.deck-count", "printed", card=card_id, count=card.count)
            return
        seen = kinds[card.kind] = kinds.get(card.kind, 0) + 1
        if seen > base and sum(max(0, count - base) for count in kinds.values()) > extra:
            yield impossible(
                "dimsum.deck-count",
                "kind",
                card=card_id,
                kind=card.kind,
                seen=seen,
                base=base,
                extra=extra,
                seats=state.setup.seats,
            )
            return


def _check_place(state: State, event: Place) -> Iterator[Violation]:
    seat = state.seats[event.player]
    if seat.card is None:
        yield impossible("dimsum.turn", "no-card", seat=event.player, turn_seat=state.to_act)
        return
    card = state.cards[seat.card]
    if len(event.cells) != len(card.cubes):
        yield impossible("dimsum.cells", "count", card=card.id, cubes=len(card.cubes), given=len(event.cells))
        return
    wrong = next((cell for cell in event.cells if cell is not None and not 1 <= cell <= CELLS), None)
    if wrong is not None:
        yield impossible("dimsum.cells", "number", cell=wrong)
        return
    if seat.cells[CELLS - 1]:
        yield from _check_stack(card, seat, event.cells)
    else:
        yield from _check_shape(state, event.player, card, event.cells)


def _check_stack(card: Card, seat: SeatState, cells: Cells) -> Iterator[Violation]:
    for cube, cell in zip(card.cubes, cells, strict=True):
        homes = tuple(number for number, stack in enumerate(seat.cells, 1) if stack and stack[0] == cube.color)
        if cell is None:
            if homes:
                yield illegal("dimsum.stack", "has-home", color=cube.color, homes=homes)
                return
        elif cell not in homes:
            case = "empty" if not seat.cells[cell - 1] else "other-color"
            yield illegal("dimsum.stack", case if homes else "no-home", color=cube.color, cell=cell, homes=homes)
            return


def _check_shape(state: State, player: int, card: Card, cells: Cells) -> Iterator[Violation]:
    face, seat, turning = state.faces[player], state.seats[player], state.setup.pack.turning
    blocked, free = blocked_cells(face, seat), free_cells(face, seat)
    fitting = fits(turning, face, free, card)
    if fitting and free[0] in cells and set(cells) <= set(free) and cells in ways_over(turning, card, face, free[0]):
        return
    given = tuple(cell for cell in cells if cell is not None)
    on_blocked = tuple(cell for cell in dict.fromkeys(given) if cell in blocked)
    on_cube = tuple(cell for cell in dict.fromkeys(given) if seat.cells[cell - 1] and cell not in blocked)
    lies = matching(turning, card, face, cells) if free else ()
    ways = placements(state, player, card.id)[:SHOWN]
    if free and free[0] not in given:
        yield illegal(
            "dimsum.lowest-cell", "" if given else "none", lowest=free[0], covered=given, card=card.id, ways=ways
        )
    if free and not lies:
        yield illegal("dimsum.shape", card=card.id, covered=given, turning=turning, ways=ways)
    if fitting:
        double = tuple(cell for cell, count in Counter(given).items() if count > 1)
        if on_cube:
            yield illegal("dimsum.must-fit", "on-cube", card=card.id, cell=on_cube, ways=ways)
        elif double:
            yield illegal("dimsum.must-fit", "twice", card=card.id, cell=double, ways=ways)
        elif None in cells:
            yield illegal("dimsum.must-fit", card=card.id, missing=cells.count(None), ways=ways)
    if on_blocked:
        filled = tuple(b.cell for b in face.bottlenecks if b.blocks in on_blocked and seat.cells[b.cell - 1])
        yield illegal("dimsum.bottleneck", cell=on_blocked, filled=filled, free=free)
    if not fitting:
        if on_cube:
            yield illegal("dimsum.overflow", "on-cube", cell=on_cube, card=card.id)
        else:
            stays = wrongly_null(cells, lies, frozenset(free))
            if stays is not None:
                yield illegal("dimsum.overflow", "stays", card=card.id, cube=stays + 1, color=card.cubes[stays].color)


def _check_bonus(state: State, event: Bonus) -> Iterator[Violation]:
    if event.player != state.to_act:
        yield illegal("dimsum.turn", seat=event.player, turn_seat=state.to_act)
    if event.choice == "gauge" and state.seats[event.player].gauge == 0:
        yield illegal("dimsum.bonus", seat=event.player)


def _check_exclude(state: State, event: Exclude) -> Iterator[Violation]:
    pack: Pack = state.setup.pack
    if all(color.id != event.color for color in pack.colors):
        yield impossible("dimsum.exclude", "unknown", color=event.color, colors=tuple(c.id for c in pack.colors))
    elif not is_over(state):
        yield illegal("dimsum.exclude", "too-early", color=event.color)
    else:
        common = most_common(state.seats[event.player], pack)
        if event.color not in common:
            yield illegal("dimsum.exclude", color=event.color, colors=common, seat=event.player)
