"""Dim sum: two to four players fill a stomach of fourteen numbered cells with cubes, seven cards each.

A turn is take a card, place its cubes, and near the end choose a bonus. Cubes cover the smallest free cell and
keep the card's shape; what does not fit overflows and moves the indigestion gauge. From a filled cell 14 on,
cubes are stacked on cubes of their colour. Points for cubes, but the most common colour seen from above is left out.

Not judged: which cards lie in the deck (only what the cards seen prove), and whether the cubes in reach suffice.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Literal

from companion.game import Phase, Scores, SeatScore, Setup
from models.base import RecordError
from models.dimsum import CELLS, TURNS, Bonus, Card, Deal, Exclude, Face, Pack, Place, SeatState, State, Take
from models.record import Event
from models.result import Line, Turn
from models.verdict import Violation, illegal, impossible

RULES = (
    "dimsum.deal-first",
    "dimsum.turn",
    "dimsum.slot",
    "dimsum.deck-count",
    "dimsum.cells",
    "dimsum.lowest-cell",
    "dimsum.shape",
    "dimsum.must-fit",
    "dimsum.bottleneck",
    "dimsum.overflow",
    "dimsum.stack",
    "dimsum.bonus",
    "dimsum.exclude",
)
LINES = ("stomach", "betsubara", "full", "colors", "face", "gauge", "chips", "adjust")

KIND_BASE = {2: 3, 3: 4, 4: 7}
"""How many cards of each kind are in the deck for certain, by players; the rest is drawn at random."""

Cells = tuple[int | None, ...]


def start(setup: Setup) -> State:
    """The table before the deal. Raises RecordError where a face is not in the pack."""
    pack: Pack = setup.pack
    chosen: tuple[str, ...] = setup.options.faces
    if len(chosen) != setup.seats:
        raise RecordError("options.faces", "faces-per-seat", seats=setup.seats, value=len(chosen))
    faces = {face.id: face for face in pack.faces}
    for seat, face in enumerate(chosen):
        if face not in faces:
            raise RecordError(f"options.faces[{seat}]", "unknown-face", value=face)
    return State(
        setup=setup,
        faces=tuple(faces[face] for face in chosen),
        cards={card.id: card for card in pack.cards},
        display=(None, None, None),
        deck=TURNS * setup.seats,
        seats=(SeatState(),) * setup.seats,
    )


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "dimsum.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "dimsum.turn"


def is_over(state: State) -> bool:
    """All cards are taken and placed, and no bonus is due."""
    return state.dealt and _cards_left(state) == 0 and not state.bonus_due and state.seats[state.to_act].card is None


def may_follow_end(event: Event) -> bool:
    """Which colour is left out is said after the last turn."""
    return isinstance(event, Exclude)


def turn(state: State) -> Turn:
    """The seat whose turn it is and the step that is due; before the deal anyone may enter it."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    return Turn(player=state.to_act, expects=(_due(state),))


# --- judging -----------------------------------------------------------------------------------------------


def check(state: State, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks (dimsum page, "Rules")."""
    if isinstance(event, Deal):
        if state.dealt:
            yield illegal("dimsum.deal-first", "again")
        else:
            yield from _check_cards_seen(state, event.display)
    elif not state.dealt:
        yield illegal("dimsum.deal-first")
    elif isinstance(event, Exclude):
        yield from _check_exclude(state, event)
    elif isinstance(event, Take | Place | Bonus):
        due = _due(state)
        if event.type != due:
            yield impossible("dimsum.turn", f"due-{due}", turn_seat=state.to_act, seat=event.player)
        elif isinstance(event, Take):
            yield from _check_take(state, event)
        elif isinstance(event, Place):
            yield from _check_place(state, event)
        else:
            yield from _check_bonus(state, event)


def _due(state: State) -> str:
    if state.seats[state.to_act].card is not None:
        return "place"
    return "bonus" if state.bonus_due else "take"


def _cards_left(state: State) -> int:
    return state.deck + sum(card is not None for card in state.display)


def _check_take(state: State, event: Take) -> Iterator[Violation]:
    if event.player != state.to_act:
        yield illegal("dimsum.turn", seat=event.player, turn_seat=state.to_act)
    if event.slot is None:
        if state.deck == 0:
            yield impossible("dimsum.slot", "deck-empty")
        if event.card is not None:
            yield from _check_cards_seen(state, (event.card,))
        return
    if state.display[event.slot] is None:
        left = tuple(slot + 1 for slot, card in enumerate(state.display) if card is not None)
        yield impossible("dimsum.slot", "empty", slot=event.slot + 1, left=left)
    if event.refill is not None:
        if state.deck == 0:
            yield impossible("dimsum.slot", "no-refill", card=event.refill)
        yield from _check_cards_seen(state, (event.refill,))
    elif state.deck > 0:
        yield impossible("dimsum.slot", "refill-due", deck=state.deck)


def _check_cards_seen(state: State, new: Sequence[str]) -> Iterator[Violation]:
    """No card more often than printed, and no kind more often than can have been in the deck."""
    seen = Counter(state.seen)
    kinds: Counter[str] = Counter()
    for card_id, count in seen.items():
        kinds[state.cards[card_id].kind] += count
    base = KIND_BASE[state.setup.seats]
    extra = TURNS * state.setup.seats - base * len({card.kind for card in state.cards.values()})
    for card_id in new:
        card = state.cards.get(card_id)
        if card is None:
            yield impossible("dimsum.deck-count", "unknown", card=card_id, cards=tuple(state.cards))
            return
        if seen[card_id] >= card.count:
            yield impossible("dimsum.deck-count", "printed", card=card_id, count=card.count)
            return
        seen[card_id] += 1
        kinds[card.kind] += 1
        if sum(max(0, count - base) for count in kinds.values()) > extra:
            yield impossible(
                "dimsum.deck-count",
                "kind",
                card=card_id,
                kind=card.kind,
                seen=kinds[card.kind],
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
    face, seat = state.faces[player], state.seats[player]
    blocked, free = blocked_cells(face, seat), free_cells(face, seat)
    given = tuple(cell for cell in cells if cell is not None)
    on_blocked = tuple(cell for cell in given if cell in blocked)
    on_cube = tuple(cell for cell in given if seat.cells[cell - 1] and cell not in blocked)
    fits = placements(state, player, card.id) if free and _fits(state, player, card) else ()
    matching = _matching(state.setup.pack.turning, card, face, cells) if free else ()
    if free and free[0] not in given:
        yield illegal("dimsum.lowest-cell", lowest=free[0], covered=given, card=card.id, ways=_shown(fits))
    if free and not matching:
        yield illegal("dimsum.shape", card=card.id, covered=given, turning=state.setup.pack.turning, ways=_shown(fits))
    if fits:
        double = tuple(cell for cell, count in Counter(given).items() if count > 1)
        if on_cube:
            yield illegal("dimsum.must-fit", "on-cube", card=card.id, cell=on_cube, ways=_shown(fits))
        elif double:
            yield illegal("dimsum.must-fit", "twice", card=card.id, cell=double, ways=_shown(fits))
        elif None in cells:
            yield illegal("dimsum.must-fit", card=card.id, missing=cells.count(None), ways=_shown(fits))
    if on_blocked:
        filled = tuple(b.cell for b in face.bottlenecks if b.blocks in on_blocked and seat.cells[b.cell - 1])
        yield illegal("dimsum.bottleneck", cell=on_blocked, filled=filled, free=free)
    if not fits:
        if on_cube:
            yield illegal("dimsum.overflow", "on-cube", cell=on_cube, card=card.id)
        else:
            stays = _wrongly_null(cells, matching, frozenset(free))
            if stays is not None:
                yield illegal("dimsum.overflow", "stays", card=card.id, cube=stays + 1, color=card.cubes[stays].color)


def _shown(ways: Sequence[Cells]) -> tuple[Cells, ...]:
    """The first few ways, for the sentence and the one-tap repairs."""
    return tuple(ways[:4])


def _wrongly_null(cells: Cells, matching: Sequence[Cells], free: frozenset[int]) -> int | None:
    """The first cube entered as null that lies on a free cell however the shape is turned."""
    for index, cell in enumerate(cells):
        if cell is None and matching and all(way[index] in free for way in matching):
            return index
    return None


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


# --- where a shape can lie -----------------------------------------------------------------------------------


def blocked_cells(face: Face, seat: SeatState) -> frozenset[int]:
    """The cells (1 to 14) that a filled bottleneck blocks for the card now in hand."""
    return frozenset(b.blocks for b in face.bottlenecks if seat.cells[b.cell - 1])


def free_cells(face: Face, seat: SeatState) -> tuple[int, ...]:
    """The cells with no cube that are not blocked, smallest first."""
    blocked = blocked_cells(face, seat)
    return tuple(n for n, stack in enumerate(seat.cells, 1) if not stack and n not in blocked)


def placements(state: State, player: int, card_id: str) -> tuple[Cells, ...]:
    """Every legal `cells` for this card on this player's stomach, whoever holds it; each once, sorted.

    While the shape fits, all ways to lay it whole; else all ways to overflow; from a filled cell 14 on all ways to
    stack. The card need not be in hand: the app lights the ways before the card is taken.
    """
    face, seat, card = state.faces[player], state.seats[player], state.cards[card_id]
    if seat.cells[CELLS - 1]:
        return _stackings(card, seat)
    free = free_cells(face, seat)
    if not free:
        return ((None,) * len(card.cubes),)
    whole = [way for way in _ways_over(state.setup.pack.turning, card, face, free[0]) if set(way) <= set(free)]
    if whole:
        return tuple(sorted(set(whole), key=_order))
    # A way off the sheet is a way too: what does not lie on a free cell overflows.
    partly = {
        tuple(cell if cell in free else None for cell in way)
        for way in _ways_over(state.setup.pack.turning, card, face, free[0])
    }
    return tuple(sorted(partly, key=_order))


def overflows(state: State, player: int, card_id: str) -> bool:
    """Whether the shape does not fit, so that cubes overflow and the gauge moves."""
    seat = state.seats[player]
    return not seat.cells[CELLS - 1] and not _fits(state, player, state.cards[card_id])


def _fits(state: State, player: int, card: Card) -> bool:
    face, seat = state.faces[player], state.seats[player]
    free = frozenset(free_cells(face, seat))
    if not free:
        return False
    return any(free.issuperset(way) for way in _ways_over(state.setup.pack.turning, card, face, min(free)))


def _stackings(card: Card, seat: SeatState) -> tuple[Cells, ...]:
    ways: list[Cells] = [()]
    for cube in card.cubes:
        homes: list[int | None] = [n for n, stack in enumerate(seat.cells, 1) if stack and stack[0] == cube.color]
        homes = homes or [None]
        ways = [(*way, home) for way in ways for home in homes]
    return tuple(ways)


def _order(way: Cells) -> tuple[int, ...]:
    return tuple(CELLS + 1 if cell is None else cell for cell in way)


def _ways_over(turning: str, card: Card, face: Face, lowest: int) -> tuple[Cells, ...]:
    """Every way to lay the card so that one of its cubes covers `lowest`; None is a square off the sheet."""
    return _ways(turning, tuple(cube.at for cube in card.cubes), face.cells, lowest)


@lru_cache(maxsize=20_000)
def _ways(
    turning: str, squares: tuple[tuple[int, int], ...], face: tuple[tuple[int, int], ...], cell: int
) -> tuple[Cells, ...]:
    """Every way to lay `squares` on a face with one of them on `cell` (1 to 14)."""
    number = {square: n for n, square in enumerate(face, 1)}
    row, col = face[cell - 1]
    ways: dict[Cells, None] = {}
    for shape in _turned(turning, squares):
        for at_row, at_col in shape:
            ways[tuple(number.get((r - at_row + row, c - at_col + col)) for r, c in shape)] = None
    return tuple(ways)


@lru_cache(maxsize=2_000)
def _turned(turning: str, squares: tuple[tuple[int, int], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The shape in every way the pack lets it lie, each once, the cubes in their order."""
    shapes: dict[tuple[tuple[int, int], ...], None] = {}
    mirrored = [squares, tuple((r, -c) for r, c in squares)] if turning == "rotate-flip" else [squares]
    for shape in mirrored:
        for _ in range(1 if turning == "fixed" else 4):
            top, left = min(r for r, _ in shape), min(c for _, c in shape)
            shapes[tuple((r - top, c - left) for r, c in shape)] = None
            shape = tuple((c, -r) for r, c in shape)
    return tuple(shapes)


def _matching(turning: str, card: Card, face: Face, cells: Cells) -> tuple[Cells, ...]:
    """Every way to lay the card that puts each numbered cube on its number.

    With no number given any way matches; one with every cube off the sheet stands for them.
    """
    first = next((cell for cell in cells if cell is not None), None)
    if first is None:
        return ((None,) * len(cells),)
    return tuple(
        way
        for way in _ways_over(turning, card, face, first)
        if all(cell is None or cell == lies for cell, lies in zip(cells, way, strict=True))
    )


# --- changing ------------------------------------------------------------------------------------------------


def apply(state: State, event: Event) -> State:
    """The table after the event. What follows by itself (overflow, gauge, last bonus) is computed here."""
    if isinstance(event, Deal):
        if state.dealt:
            return state
        return replace(
            state, display=event.display, deck=state.deck - len(event.display), seen=event.display, dealt=True
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
        return replace(state, seats=_with_seat(state, event.player, seat), bonus_due=False, to_act=following)
    assert isinstance(event, Exclude)
    seat = replace(state.seats[event.player], excluded=event.color)
    return replace(state, seats=_with_seat(state, event.player, seat))


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
    return replace(
        state,
        display=display,
        deck=deck,
        seen=state.seen if turned_up is None else (*state.seen, turned_up),
        seats=_with_seat(state, event.player, replace(state.seats[event.player], card=taken)),
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
    seat = replace(seat, cells=tuple(cells), gauge=gauge, card=None)
    left = _cards_left(state)
    if left == 0:
        seat = _with_bonus(_with_bonus(seat, "chip"), "gauge")
    following_seat = player if left == 1 else (player + 1) % state.setup.seats
    return replace(state, seats=_with_seat(state, player, seat), bonus_due=left == 1, to_act=following_seat)


def _with_bonus(seat: SeatState, choice: str) -> SeatState:
    if choice == "chip":
        return replace(seat, chips=seat.chips + 1)
    return replace(seat, gauge=max(0, seat.gauge - 1))


def _with_seat(state: State, player: int, seat: SeatState) -> tuple[SeatState, ...]:
    return (*state.seats[:player], seat, *state.seats[player + 1 :])


# --- what may be done ----------------------------------------------------------------------------------------


def options(state: State) -> tuple[Any, ...]:
    """Every legal event now: the takes with each card that could be turned up, the ways to place, the bonuses."""
    if not state.dealt:
        return ()
    due, player = _due(state), state.to_act
    if due == "take":
        return _takes(state, player)
    if due == "place":
        card = state.seats[player].card
        assert card is not None
        return tuple(Place(type="place", player=player, cells=way) for way in placements(state, player, card))
    if is_over(state):
        return ()
    choices: tuple[Literal["chip", "gauge"], ...] = ("chip", "gauge") if state.seats[player].gauge else ("chip",)
    return tuple(Bonus(type="bonus", player=player, choice=choice) for choice in choices)


def possible_cards(state: State) -> tuple[str, ...]:
    """The cards that the deck can still hold, as far as the cards seen tell, in the pack's order."""
    if state.deck == 0 and state.dealt:
        return ()
    return tuple(card for card in state.cards if not any(_check_cards_seen(state, (card,))))


def _takes(state: State, player: int) -> tuple[Take, ...]:
    drawn = possible_cards(state)
    takes = []
    for slot, card in enumerate(state.display):
        if card is not None:
            refills: tuple[str | None, ...] = drawn if state.deck else (None,)
            takes += [Take(type="take", player=player, slot=slot, refill=refill) for refill in refills]
    takes += [Take(type="take", player=player, card=card) for card in drawn]
    return tuple(takes)


# --- scoring -------------------------------------------------------------------------------------------------


def scores(state: State, phase: Phase) -> Scores:
    """Each seat's lines (dimsum page, "Scoring lines"); equal points share."""
    pack: Pack = state.setup.pack
    return Scores(
        tuple(SeatScore(_lines(seat, face, pack)) for seat, face in zip(state.seats, state.faces, strict=True))
    )


def most_common(seat: SeatState, pack: Pack) -> tuple[str, ...]:
    """The colours on the most cells seen from above, in the pack's order; none for an empty stomach."""
    top = Counter(stack[-1] for stack in seat.cells if stack)
    most = max(top.values(), default=0)
    return tuple(color.id for color in pack.colors if most and top[color.id] == most)


def left_out(seat: SeatState, pack: Pack) -> str | None:
    """The colour that does not score: the one the player named, else of the most common the one that costs least."""
    if seat.excluded is not None:
        return seat.excluded
    return min(most_common(seat, pack), key=lambda color: sum(_worth(seat, color)), default=None)


def _worth(seat: SeatState, color: str) -> tuple[int, int]:
    """What the cubes of a colour score: on the sheet (1 each), on other cubes (2 each)."""
    return (
        sum(stack[0] == color for stack in seat.cells if stack),
        2 * sum(stack[1:].count(color) for stack in seat.cells),
    )


def _lines(seat: SeatState, face: Face, pack: Pack) -> tuple[Line, ...]:
    excluded = left_out(seat, pack)
    counted = [_worth(seat, color.id) for color in pack.colors if color.id != excluded]
    points = {
        "stomach": sum(sheet for sheet, _ in counted),
        "betsubara": sum(stacked for _, stacked in counted),
        "full": 3 if all(seat.cells) else 0,
        "colors": 3 if len({cube for stack in seat.cells for cube in stack}) == len(pack.colors) else 0,
        "face": face.bonus,
        "gauge": pack.gauge[seat.gauge - 1] if seat.gauge else 0,
        "chips": seat.chips * pack.chip_points,
    }
    return tuple(Line(id=name, points=value) for name, value in points.items() if value)


def public(state: State, phase: Phase) -> dict[str, Any]:
    """The state as the dimsum page names it."""
    pack: Pack = state.setup.pack
    return {
        "display": list(state.display),
        "deck": state.deck,
        "seats": [
            {
                "face": face.id,
                "cells": [list(stack) for stack in seat.cells],
                "gauge": seat.gauge,
                "chips": seat.chips,
                "card": seat.card,
                "excluded": left_out(seat, pack),
            }
            for seat, face in zip(state.seats, state.faces, strict=True)
        ],
    }
