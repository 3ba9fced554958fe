"""One moment of a dim sum table: the position and the draft together, and the events that they make."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion import referee
from companion.referee import Position
from companion.rules import dimsum as rules
from companion.rules.dimsum import shapes
from models.dimsum import CELLS, Card, Face, Pack, SeatState, State
from views.dimsum.draft import DECK, HAND, Cells, Draft

if TYPE_CHECKING:
    from views.screens.table import TablePage


class Moment:
    """What the table is at and what was chosen so far. It enters nothing.

    cursor: the cell that the arrow keys have reached, 0 for none.
    """

    def __init__(self, table: "TablePage") -> None:
        self.table = table
        self._draft = self.begin()
        self.cursor = 0

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def pack(self) -> Pack:
        """The box."""
        pack: Pack = self.table.setup.pack
        return pack

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.to_act

    @property
    def stomach(self) -> SeatState:
        """The stomach of the seat on turn."""
        return self.state.seats[self.seat]

    @property
    def face(self) -> Face:
        """The face of the seat on turn."""
        return self.state.faces[self.seat]

    @property
    def stacking(self) -> bool:
        """Cubes go on cubes from now on."""
        return bool(self.stomach.cells[CELLS - 1])

    @property
    def chosen(self) -> Draft:
        """The draft; with a card in hand that card is chosen already."""
        if self.stomach.card is not None and self._draft.source != HAND:
            return replace(self._draft, source=HAND, card=self.stomach.card)
        return self._draft

    @property
    def card(self) -> Card | None:
        """The card that is being placed."""
        card = self.chosen.card
        return self.state.cards[card] if card is not None else None

    @property
    def ways(self) -> tuple[Cells, ...]:
        """The legal ways for the chosen card that differ in what lies where."""
        card = self.chosen.card
        return self.ways_for(card) if card is not None else ()

    def ways_for(self, card_id: str) -> tuple[Cells, ...]:
        """The same for any card, placed by the seat on turn."""
        return rules.distinct(self.state.cards[card_id], rules.placements(self.state, self.state.to_act, card_id))

    def way_of(self, card_id: str, cells: Cells) -> int | None:
        """The place among `ways_for` of what lies there after these cells, None where it is none of them."""
        card = self.state.cards[card_id]
        if len(cells) != len(card.cubes):
            return None
        same = [rules.outcome(card, way) for way in self.ways_for(card_id)]
        wanted = rules.outcome(card, cells)
        return same.index(wanted) if wanted in same else None

    def cells(self) -> Cells | None:
        """Where the cubes would go, None while that is not settled."""
        draft, card = self.chosen, self.card
        if card is None:
            return None
        if draft.free or self.stacking:
            cells = self.stacked(card, draft.cells) if not draft.free else draft.cells
            return cells if len(cells) == len(card.cubes) else None
        ways = self.ways
        return ways[draft.way % len(ways)] if ways else None

    @property
    def targets(self) -> tuple[int, ...]:
        """The cells that may be tapped for the next cube, none where no cube waits for its cell."""
        draft, card = self.chosen, self.card
        if card is None or draft.asking or self.cells() is not None:
            return ()
        if draft.free:
            return tuple(range(1, CELLS + 1))
        return self.homes(card.cubes[len(self.stacked(card, draft.cells))].color) if self.stacking else ()

    def homes(self, color: str) -> tuple[int, ...]:
        """The cells on which a cube of this colour may be stacked."""
        return tuple(n for n, stack in enumerate(self.stomach.cells, 1) if stack and stack[0] == color)

    def stacked(self, card: Card, cells: Cells) -> Cells:
        """The cells tapped so far, and what is forced after them: one home, or none."""
        out = list(cells)
        while len(out) < len(card.cubes):
            homes = self.homes(card.cubes[len(out)].color)
            if len(homes) > 1:
                break
            out.append(homes[0] if homes else None)
        return tuple(out)

    def events(self, cells: Cells, refill: str | None) -> list[Any]:
        """The entry that the draft makes. refill: the card turned up, where one is."""
        draft, event = self.chosen, self.table.event
        ruled = {"ruling": draft.ruling} if draft.asking and draft.ruling else {}
        place = event(type="place", player=self.seat, cells=list(cells), **ruled)
        if draft.source == HAND:
            return [place]
        if draft.source == DECK:
            return [event(type="take", player=self.seat, card=draft.card), place]
        return [event(type="take", player=self.seat, slot=int(draft.source or 0), refill=refill), place]

    def guess(self) -> str | None:
        """Any card that could be turned up: what it is does not change where cubes go."""
        return next(iter(rules.possible_cards(self.state)), None) if self.state.deck else None

    def after(self, cells: Cells) -> Position:
        """The table as it would be with the cubes there."""
        position = self.table.position
        for event in self.events(cells, self.guess()):
            position = referee.advance(position, event)
        return position

    def blocked(self) -> frozenset[int]:
        """The cells of the seat on turn that a filled bottleneck blocks."""
        return shapes.blocked_cells(self.face, self.stomach)

    def earlier(self) -> list[Any]:
        """The events of the entry that is being corrected, none while a new one is made."""
        if self.table.fix is None:
            return []
        at, count = self.table.fix
        return [kept.event for kept in self.table.shot.table.record[at : at + count]]

    def earlier_refill(self) -> str | None:
        """While an entry is corrected: the card that was turned up then."""
        return next((event.refill for event in self.earlier() if event.type == "take"), None)

    def begin(self) -> Draft:
        """What is chosen before the first tap: nothing, or while an entry is corrected what it was, as far as it fits."""
        events = {event.type: event for event in self.earlier()}
        if "deal" in events:
            return Draft(dealt=events["deal"].display)
        take, place = events.get("take"), events.get("place")
        state, seat = self.state, self.state.to_act
        card = state.seats[seat].card
        draft = Draft(source=HAND, card=card) if card is not None else Draft()
        if take is not None and take.slot is None:
            draft = Draft(source=DECK, card=take.card, drawing=True)
        elif take is not None:
            draft = Draft(source=str(take.slot), card=state.display[take.slot])
        if draft.card is None or place is None:
            return draft if draft.card is not None else Draft()
        if self.stacking:
            cubes = state.cards[draft.card].cubes
            homes = [(None, *self.homes(cube.color)) for cube in cubes]
            fits = len(place.cells) == len(cubes) and all(c in h for c, h in zip(place.cells, homes, strict=True))
            return replace(draft, cells=place.cells) if fits else draft
        return replace(draft, way=self.way_of(draft.card, place.cells) or 0)

    def left(self, extra: Sequence[str] = ()) -> dict[str, int]:
        """How many copies of each card can still come; extra: cards seen that are not entered yet."""
        possible = set(rules.possible_cards(self.state))
        seen = [*self.state.seen, *extra]
        return {
            card.id: card.count - seen.count(card.id)
            for card in self.pack.cards
            if card.id in possible and card.count > seen.count(card.id)
        }

    def ghosts(self, cells: Cells) -> dict[int, tuple[str, ...]]:
        """The cubes that would be new on each cell, overflow and all."""
        before = self.stomach.cells
        after = self.after(cells).state.seats[self.seat].cells
        return {
            number: new[len(old) :]
            for number, (old, new) in enumerate(zip(before, after, strict=True), 1)
            if new != old
        }
