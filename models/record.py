"""The record: one table's game as the list of events that were entered (record page)."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError, field_validator

from models.base import ARRAY, Given, Hex, Integer, Model, Name, Reason, Seat, Timestamp, fault, record_error, same_name

FORMAT = "companion/1"


class Player(Model):
    """A person at the table. The seat is the place in the record's list."""

    name: Name
    color: Annotated[Hex | None, Given()] = None


class Event(Model):
    """One thing that happened on the table: the keys that every event may carry."""

    type: str
    at: Annotated[Timestamp | None, Given()] = None
    chance: Annotated[Literal["app"] | None, Given()] = None
    ruling: Annotated[Reason | None, Given()] = None

    @property
    def seat(self) -> int | None:
        """The seat that did it, None for an event of the whole table."""
        return None

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat the event names: the one that did it, then those it was done to."""
        return ()


class SeatEvent(Event):
    """An event of one seat."""

    player: Seat

    @property
    def seat(self) -> int | None:
        return self.player

    @property
    def seats_named(self) -> tuple[int, ...]:
        return (self.player,)


class Adjust(SeatEvent):
    """The table corrects a score."""

    type: Literal["adjust"]
    points: Annotated[Integer, Field(ge=-999, le=999)]
    reason: Reason

    @field_validator("points")
    @classmethod
    def _not_zero(cls, points: int) -> int:
        if points == 0:
            raise fault("zero-points")
        return points


class Tally(SeatEvent):
    """What a seat has in front of it at the end of a game that nobody entered; each game's own says what that is."""

    type: Literal["count"]

    @property
    def carried(self) -> dict[str, Any]:
        """What was counted, as JSON values: the keys as they were entered, without those that every event may have."""
        return self.model_dump(mode="json", exclude_unset=True, exclude=set(Tally.model_fields))


class Stop(Event):
    """The table stops early; what lies there is scored."""

    type: Literal["stop"]
    reason: Reason


class Titled(Model):
    """What may be called something."""

    title: Annotated[Annotated[str, StringConstraints(max_length=80)] | None, Given()] = None


class RecordBase(Titled):
    """What the records of all games share. A game's own class adds game, options, pack and events."""

    format: Literal["companion/1"]
    game: str
    players: tuple[Player, ...]
    id: Annotated[Annotated[str, StringConstraints(max_length=64)] | None, Given()] = None
    started: Annotated[Timestamp | None, Given()] = None
    finished: Annotated[Timestamp | None, Given()] = None

    event_adapter: ClassVar[TypeAdapter[Any]]
    """Reads one event of this game and variant from outside."""

    @field_validator("players", check_fields=False)
    @classmethod
    def _names_differ(cls, players: tuple[Player, ...]) -> tuple[Player, ...]:
        seen: set[str] = set()
        for seat, player in enumerate(players):
            name = same_name(player.name)
            if name in seen:
                raise fault("same-name", seat, "name", name=player.name)
            seen.add(name)
        return players

    @classmethod
    def read_event(cls, data: Any, place: tuple[str | int, ...] = ()) -> Any:
        """One event from parsed JSON. place: the path named in an error. Raises RecordError."""
        try:
            return cls.event_adapter.validate_python(data)
        except ValidationError as error:
            raise record_error(error, data, place) from None


def seats(least: int, most: int) -> Any:
    """The constraints of a game's `players`: how many may sit at the table."""
    return (*ARRAY, Field(min_length=least, max_length=most))
