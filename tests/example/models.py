"""pig: events and state. In the house this is ``models/pig.py``."""

from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from pydantic import Field, TypeAdapter

from models.base import ARRAY, Amount, Integer, Model
from models.record import Adjust, Player, RecordBase, SeatEvent, Stop, Tally, seats

DICE = 2
PEOPLE = (2, 6)


class Options(Model):
    """target: the points that end the game."""

    target: Annotated[Integer, Field(ge=20, le=500)] = 100


class Roll(SeatEvent):
    """Both dice, as they lie."""

    type: Literal["roll"]
    dice: Annotated[tuple[Integer, ...], *ARRAY]


class Hold(SeatEvent):
    """The points of this turn are put by, and the turn passes."""

    type: Literal["hold"]


class PigTally(Tally):
    """A seat at the end of a game that nobody entered. points: what it has put by."""

    points: Amount


PigEvent = Annotated[Roll | Hold | PigTally | Adjust | Stop, Field(discriminator="type")]


class Record(RecordBase):
    """A record of pig, two to six players."""

    game: Literal["pig"]
    players: Annotated[tuple[Player, ...], *seats(*PEOPLE)]
    options: Options = Options()
    events: Annotated[tuple[PigEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(PigEvent)


def record_type(options: Any) -> type[RecordBase]:
    """The record class; the game has one way to play."""
    return Record


class State(NamedTuple):
    """The whole table. banked: what each seat has put by. to_act: whose turn it is. turn: the points of this turn."""

    target: int
    banked: tuple[int, ...]
    to_act: int = 0
    turn: int = 0
