"""The record of each way to play."""

from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from models.base import ARRAY, RecordError, fault
from models.record import Adjust, Player, RecordBase, Stop, seats
from models.shichimi.events import HeapsTally, KaiMove, KaiTally, RaceMove, SlowMove, SlowTally, WinsTally
from models.shichimi.options import KaiOptions, PartyOptions, SlowOptions, SoloOptions, VersusOptions

SoloEvent = Annotated[RaceMove | HeapsTally | Adjust | Stop, Field(discriminator="type")]
RaceEvent = Annotated[RaceMove | WinsTally | Adjust | Stop, Field(discriminator="type")]
SlowEvent = Annotated[SlowMove | SlowTally | Adjust | Stop, Field(discriminator="type")]
KaiEvent = Annotated[KaiMove | KaiTally | Adjust | Stop, Field(discriminator="type")]
_RACE_EVENT: TypeAdapter[Any] = TypeAdapter(RaceEvent)


class SoloRecord(RecordBase):
    """A record of 七味ならべ for one."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(1, 1)]
    options: SoloOptions
    events: Annotated[tuple[SoloEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(SoloEvent)


class VersusRecord(RecordBase):
    """A record of the flag race for two."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(2, 2)]
    options: VersusOptions
    events: Annotated[tuple[RaceEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = _RACE_EVENT


class PartyRecord(RecordBase):
    """A record of the flag race for three to eight."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(3, 8)]
    options: PartyOptions
    events: Annotated[tuple[RaceEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = _RACE_EVENT


class SlowRecord(RecordBase):
    """A record of ゆっくり七味ならべ for two."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(2, 2)]
    options: SlowOptions
    events: Annotated[tuple[SlowEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(SlowEvent)

    @model_validator(mode="after")
    def _peeks_with_the_option(self) -> Self:
        for index, event in enumerate(self.events):
            if isinstance(event, SlowTally) and (event.peeks is not None) != self.options.habanero:
                raise fault("missing" if self.options.habanero else "unknown-key", "events", index, "peeks")
        return self


class KaiRecord(RecordBase):
    """A record of みんなで七味ならべ改 for three to five."""

    game: Literal["shichimi"]
    players: Annotated[tuple[Player, ...], *seats(3, 5)]
    options: KaiOptions
    events: Annotated[tuple[KaiEvent, ...], *ARRAY]

    event_adapter: ClassVar[TypeAdapter[Any]] = TypeAdapter(KaiEvent)

    @model_validator(mode="after")
    def _first_with_the_option(self) -> Self:
        for index, event in enumerate(self.events):
            if isinstance(event, KaiTally) and event.first is not None and not self.options.lazy:
                raise fault("unknown-key", "events", index, "first")
        return self


VARIANTS: dict[str, type[RecordBase]] = {
    "solo": SoloRecord,
    "versus": VersusRecord,
    "party": PartyRecord,
    "slow": SlowRecord,
    "kai": KaiRecord,
}
"""The record class of each variant, in the page's order."""


def record_type(options: Any) -> type[RecordBase]:
    """The record class of the variant that these raw options name. Raises RecordError where there is none."""
    if not isinstance(options, dict):
        raise RecordError("options", "missing" if options is None else "not-object")
    if "variant" not in options:
        raise RecordError("options.variant", "missing")
    variant = options["variant"]
    if not isinstance(variant, str):
        raise RecordError("options.variant", "not-text")
    if variant not in VARIANTS:
        raise RecordError("options.variant", "unknown-variant", value=variant, known=", ".join(VARIANTS))
    return VARIANTS[variant]
