"""dimsum: pack, options, events and state (dimsum page)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self

from pydantic import Discriminator, Field, Tag, TypeAdapter, model_validator

from models.base import (
    ARRAY,
    Amount,
    Count,
    Given,
    Hex,
    Integer,
    Localized,
    Model,
    PackId,
    Slug,
    Square,
    fault,
    id_or_pack,
    unique,
    validated,
)
from models.record import Adjust, Event, Player, RecordBase, SeatEvent, Stop, Tally, seats

CELLS = 14
TURNS = 7
KINDS = 4
CARDS_OF_A_KIND = 7


class Color(Model):
    """A cube colour; `hex` is how it is drawn, its glyph comes with the app."""

    id: Slug
    hex: Hex
    name: Localized


class Cube(Model):
    """One cube of a card: its colour and its square in the card's shape."""

    color: Slug
    at: Square


class Card(Model):
    """A dim sum card as printed: `count` copies, one to six cubes connected edge to edge."""

    id: Slug
    kind: Slug
    count: Annotated[Count, Field(ge=1)]
    name: Localized
    cubes: Annotated[tuple[Cube, ...], *ARRAY, Field(min_length=1, max_length=6)]

    @cached_property
    def squares(self) -> tuple[tuple[int, int], ...]:
        """The card's shape: each cube's square, in the card's order."""
        return tuple(cube.at for cube in self.cubes)

    @model_validator(mode="after")
    def _one_connected_shape(self) -> Self:
        squares = set(self.squares)
        if len(squares) < len(self.cubes):
            unique(self.cubes, lambda cube: cube.at, "cubes")
        frontier = [self.squares[0]]
        squares.remove(self.squares[0])
        while squares and frontier:
            row, col = frontier.pop()
            for square in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if square in squares:
                    squares.remove(square)
                    frontier.append(square)
        if squares:
            raise fault("not-connected", "cubes")
        return self


class Bottleneck(Model):
    """Once `cell` is filled, later cards put no cube on `blocks` (numbers 1 to 14)."""

    cell: Annotated[Count, Field(ge=1, le=CELLS)]
    blocks: Annotated[Count, Field(ge=1, le=CELLS)]


class Face(Model):
    """A stomach: fourteen squares in number order, its bonus and its bottlenecks."""

    id: Slug
    name: Localized
    bonus: Count
    cells: Annotated[tuple[Square, ...], *ARRAY, Field(min_length=CELLS, max_length=CELLS)]
    bottlenecks: Annotated[tuple[Bottleneck, ...], *ARRAY]

    @model_validator(mode="after")
    def _bonus_goes_with_bottlenecks(self) -> Self:
        unique(self.cells, lambda square: square, "cells")
        if self.bonus not in (0, 2, 3, 4):
            raise fault("face-bonus", "bonus", value=self.bonus)
        if bool(self.bonus) != bool(self.bottlenecks):
            raise fault("bonus-without-bottleneck" if self.bonus else "bottleneck-without-bonus", "bottlenecks")
        return self


class Pack(Model):
    """The printed components of one box of the game."""

    id: PackId
    game: Literal["dimsum"]
    title: Localized
    colors: Annotated[tuple[Color, ...], *ARRAY, Field(min_length=KINDS, max_length=KINDS)]
    cards: Annotated[tuple[Card, ...], *ARRAY, Field(min_length=KINDS)]
    turning: Literal["fixed", "rotate", "rotate-flip"]
    faces: Annotated[tuple[Face, ...], *ARRAY, Field(min_length=1)]
    gauge: Annotated[tuple[Integer, ...], *ARRAY, Field(min_length=1)]
    chip_points: Integer

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        unique(self.colors, lambda color: color.id, "colors")
        unique(self.cards, lambda card: card.id, "cards")
        unique(self.faces, lambda face: face.id, "faces")
        colors = {color.id for color in self.colors}
        kinds: dict[str, int] = {}
        for index, card in enumerate(self.cards):
            kinds[card.kind] = kinds.get(card.kind, 0) + card.count
            for number, cube in enumerate(card.cubes):
                if cube.color not in colors:
                    raise fault("unknown-color", "cards", index, "cubes", number, "color", value=cube.color)
        if len(kinds) != KINDS:
            raise fault("kinds", "cards", value=len(kinds))
        for kind, count in kinds.items():
            if count != CARDS_OF_A_KIND:
                raise fault("kind-count", "cards", kind=kind, value=count)
        return self


class Options(Model):
    """`faces`: the stomach of each seat, by id."""

    faces: Annotated[tuple[Slug, ...], *ARRAY]


class Deal(Event):
    """The three cards turned up at the start."""

    type: Literal["deal"]
    display: Annotated[tuple[Slug, Slug, Slug], *ARRAY]


class Take(SeatEvent):
    """A face-up card (`slot`, with the `refill` turned up in its place) or the top of the deck (`card`)."""

    type: Literal["take"]
    slot: Annotated[Annotated[Count, Field(le=2)] | None, Given()] = None
    refill: Slug | None = None
    card: Annotated[Slug | None, Given()] = None

    @model_validator(mode="after")
    def _slot_with_refill_or_card(self) -> Self:
        if self.slot is None and self.card is None:
            raise fault("missing", "slot")
        if self.card is not None and self.slot is not None:
            raise fault("unknown-key", "card")
        if self.card is not None and "refill" in self.model_fields_set:
            raise fault("unknown-key", "refill")
        if self.slot is not None and "refill" not in self.model_fields_set:
            raise fault("missing", "refill")
        return self


class Place(SeatEvent):
    """Where the cubes of the card in hand went, in the card's order; None: this cube did not fit."""

    type: Literal["place"]
    cells: Annotated[tuple[Count | None, ...], *ARRAY]


class Bonus(SeatEvent):
    """The choice of the last-but-one turn."""

    type: Literal["bonus"]
    choice: Literal["chip", "gauge"]


class Exclude(SeatEvent):
    """Which of the equally most common colours is left out of this player's score."""

    type: Literal["exclude"]
    color: Slug


class StomachTally(Tally):
    """A stomach at the end: each cell's colours, bottom to top, steps on the gauge, chips, the colour left out."""

    cells: Annotated[tuple[Annotated[tuple[Slug, ...], *ARRAY], ...], *ARRAY, Field(min_length=CELLS, max_length=CELLS)]
    gauge: Amount
    chips: Amount
    excluded: Annotated[Slug | None, Given()] = None


DimsumEvent = Annotated[
    Deal | Take | Place | Bonus | Exclude | StomachTally | Adjust | Stop, Field(discriminator="type")
]


class Record(RecordBase):
    """A record of dimsum, two to four players."""

    game: Literal["dimsum"]
    players: Annotated[tuple[Player, ...], *seats(2, 4)]
    options: Options
    pack: Annotated[Annotated[PackId, Tag("id")] | Annotated[Pack, Tag("pack")], Discriminator(id_or_pack)]
    events: Annotated[tuple[DimsumEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(DimsumEvent)


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one for all options."""
    return Record


def read_pack(data: Any) -> Pack:
    """A pack from parsed JSON. Raises RecordError with the place and the reason."""
    return validated(Pack, data)


class SeatState(NamedTuple):
    """One player's stomach: per cell the colours bottom to top, steps on the gauge (0: none), chips won.

    A named tuple, not a pydantic model: states are built by the rules from validated events, thousands a
    second, and are never read from outside.
    """

    cells: tuple[tuple[str, ...], ...] = ((),) * CELLS
    gauge: int = 0
    chips: int = 0
    card: str | None = None
    excluded: str | None = None


class State(NamedTuple):
    """The whole table. `seen` are all cards that were ever shown, `kinds` the kind of each of them.

    setup: who plays with what (`companion.game.Seating`); faces by seat; cards by id; to_act: the seat whose turn it is.
    """

    setup: Any
    faces: tuple[Face, ...]
    cards: Mapping[str, Card]
    display: tuple[str | None, str | None, str | None]
    deck: int
    seats: tuple[SeatState, ...]
    seen: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    dealt: bool = False
    to_act: int = 0
    bonus_due: bool = False
