"""One moment of a dim sum table, frozen: the position and the draft together, and the events that they make."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from companion import referee
from companion.referee import Position
from companion.rules import dimsum as rules
from companion.rules.dimsum import Cells, Follows
from models.dimsum import CELLS, Card, Face, Pack, Place, SeatState, State, Take
from views.dimsum.draft import DECK, Draft
from views.parts.marks import Seat

WAITS = 0
"""In `Moment.laid`: this cube waits for its cell."""


@dataclass(frozen=True)
class Moment:
    """What the table is at and what was chosen so far.

    seats: the players as they are shown. replaced: the events of the entry that is being corrected, none while a new one
    is made. looked: another seat whose stomach is looked at. cursor: the cell that the arrow keys have reached.
    """

    position: Position
    draft: Draft
    seats: tuple[Seat, ...]
    replaced: tuple[Any, ...] = ()
    looked: int | None = None
    cursor: int | None = None

    # --- the table

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.position.state
        return state

    @property
    def pack(self) -> Pack:
        """The box."""
        pack: Pack = self.position.setup.pack
        return pack

    @property
    def over(self) -> bool:
        """The game has ended or was stopped."""
        return self.position.phase != "in_progress"

    @property
    def takes(self) -> bool:
        """A card is to be taken now."""
        return not self.over and self.state.dealt and rules.due(self.state) == "take"

    @cached_property
    def seat(self) -> int:
        """The seat to act; the first winner once the game is over."""
        winners = referee.winners(self.position) if self.over else ()
        return winners[0] if winners else self.state.to_act

    @property
    def seen(self) -> int:
        """The seat whose stomach is shown large."""
        return self.seat if self.looked is None else self.looked

    @property
    def stomach(self) -> SeatState:
        """The stomach of the seat to act."""
        return self.state.seats[self.seat]

    @property
    def face(self) -> Face:
        """The face of the seat to act."""
        return self.state.faces[self.seat]

    @property
    def stacking(self) -> bool:
        """Cubes go on cubes from now on."""
        return bool(self.stomach.cells[CELLS - 1])

    @cached_property
    def free(self) -> tuple[int, ...]:
        """The free cells of the seat to act, smallest first."""
        return rules.free_cells(self.face, self.stomach)

    # --- the card

    @property
    def card(self) -> Card | None:
        """The card that is being placed: the one in hand, else the one chosen."""
        draft, state = self.draft, self.state
        card = self.stomach.card
        if card is None and draft.source is not None:
            card = draft.drawn if draft.source == DECK else state.display[int(draft.source)]
        return state.cards[card] if card is not None else None

    @cached_property
    def ways(self) -> tuple[Cells, ...]:
        """The legal ways to lay the card that end in different stomachs; none when cubes are stacked."""
        if self.card is None or self.stacking:
            return ()
        state, seat, card = self.state, self.seat, self.card.id
        return tuple(rules.distinct(state, seat, card, rules.placements(state, seat, card)))

    @property
    def way(self) -> int:
        """Which of the ways is shown."""
        return self.draft.way % len(self.ways) if self.ways else 0

    def examples(self, count: int) -> list[Cells]:
        """A few legal ways to place the card that end in different stomachs, stacked ones too."""
        if self.card is None or not self.stacking:
            return list(self.ways[:count])
        stacked = rules.stackings(self.card, self.stomach)
        return list(islice(rules.distinct(self.state, self.seat, self.card.id, stacked), count))

    def way_of(self, cells: Cells) -> int | None:
        """The place among `ways` of what ends in the same stomach as these cells, None where none does."""
        card = self.card
        if card is None or len(cells) != len(card.cubes):
            return None
        ends = [rules.lay(self.state, self.seat, card.id, way) for way in self.ways]
        wanted = rules.lay(self.state, self.seat, card.id, cells)
        return ends.index(wanted) if wanted in ends else None

    @cached_property
    def laid(self) -> Cells:
        """Stacking: the cell of each cube of the card so far, `WAITS` for one that is to be tapped, None for no home.

        What has only one home lies there by itself; a tap is for the first cube of its colour that waits.
        """
        if self.card is None:
            return ()
        cubes = self.card.cubes
        homes = [rules.homes(self.stomach, cube.color) for cube in cubes]
        cells = [WAITS if len(home) > 1 else next(iter(home), None) for home in homes]
        for cell in self.draft.stacked:
            index = next((i for i, at in enumerate(cells) if at == WAITS and cell in homes[i]), None)
            if index is not None:
                cells[index] = cell
        return tuple(cells)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Stacking: the colours of the cubes that wait for their cell, each once."""
        if self.card is None:
            return ()
        colors = [cube.color for cube, cell in zip(self.card.cubes, self.laid, strict=True) if cell == WAITS]
        return tuple(dict.fromkeys(colors))

    @cached_property
    def cells(self) -> Cells | None:
        """Where the cubes would go, None while that is not settled."""
        card = self.card
        if card is None:
            return None
        if self.draft.free:
            return self.draft.cells if len(self.draft.cells) == len(card.cubes) else None
        if self.stacking:
            return None if WAITS in self.laid else self.laid
        return self.ways[self.way] if self.ways else None

    @property
    def targets(self) -> frozenset[int]:
        """The cells that may be tapped by the rules: on which a cube waits to be stacked, or that a way covers."""
        if self.card is None or self.draft.free:
            return frozenset()
        if self.stacking:
            return frozenset(cell for color in self.waiting for cell in rules.homes(self.stomach, color))
        return frozenset(cell for way in self.ways for cell in way if cell is not None)

    # --- what it makes

    def events(self, cells: Cells, refill: str | None, ruling: str = "") -> list[Take | Place]:
        """The entry of these cells. refill: the card turned up, where one is."""
        card = self.card
        assert card is not None
        place = Place(type="place", player=self.seat, cells=cells)
        if ruling:
            place = place.model_copy(update={"ruling": ruling})
        if self.stomach.card is not None:
            return [place]
        if self.draft.source == DECK:
            return [Take(type="take", player=self.seat, card=card.id), place]
        return [Take(type="take", player=self.seat, slot=int(self.draft.source or 0), refill=refill), place]

    @property
    def turns_up(self) -> bool:
        """The entry is whole only with the card that was turned up in place of the one taken."""
        return self.stomach.card is None and self.draft.source != DECK and self.state.deck > 0

    def guess(self) -> str | None:
        """Any card that could be turned up: what it is does not change where cubes go."""
        state = self.state
        return next((card for card in state.cards if rules.can_come(state, card)), None) if state.deck else None

    def after(self, cells: Cells) -> SeatState:
        """The stomach of the seat to act as it would be with the cubes there."""
        position = self.position
        for event in self.events(cells, self.guess()):
            position = referee.advance(position, event)
        stomach: SeatState = position.state.seats[self.seat]
        return stomach

    def follows(self, cells: Cells) -> Follows:
        """What would follow by itself with the cubes there."""
        *before, place = self.events(cells, self.guess())
        position = self.position
        for event in before:
            position = referee.advance(position, event)
        assert isinstance(place, Place)
        return rules.follows(position.state, place)

    def ghosts(self) -> dict[int, tuple[str, ...]]:
        """The cubes that would be new on each cell: overflow and all, or those tapped so far."""
        card = self.card
        if card is None:
            return {}
        cells = self.cells
        if cells is None:
            tapped = self.draft.cells if self.draft.free else self.laid
            ghosts: dict[int, tuple[str, ...]] = {}
            for cube, cell in zip(card.cubes, tapped, strict=False):
                if cell is not None and cell != WAITS:
                    ghosts[cell] = (*ghosts.get(cell, ()), cube.color)
            return ghosts
        return self.ghosts_of(cells)

    def ghosts_of(self, cells: Cells) -> dict[int, tuple[str, ...]]:
        """The cubes that would be new on each cell after these, overflow and all."""
        assert self.card is not None
        after = rules.lay(self.state, self.seat, self.card.id, cells)
        return {
            number: new[len(old) :]
            for number, (old, new) in enumerate(zip(self.stomach.cells, after, strict=True), 1)
            if new != old
        }

    # --- the cards that can come

    def left(self, extra: Sequence[str] = ()) -> dict[str, int]:
        """How many copies of each card can still come; extra: cards seen that are not entered yet."""
        possible = set(rules.possible_cards(self.state))
        seen = [*self.state.seen, *extra]
        return {
            card.id: card.count - seen.count(card.id)
            for card in self.pack.cards
            if card.id in possible and card.count > seen.count(card.id)
        }

    def turned_up_then(self) -> str | None:
        """While an entry is corrected: the card that was turned up then."""
        return next((event.refill for event in self.replaced if isinstance(event, Take)), None)
