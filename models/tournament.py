"""An evening's event: who takes part, who sits with whom in which round, and how it is ranked. Results are not here: they
are what the tables' own records fold to."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from models.base import ARRAY, Count, GameId, Id, Label, Model, Name, Slug, Timestamp, fault, unique

Way = Literal["free", "robin", "swiss"]
"""free: whoever waits sits down; robin: until everybody met everybody; swiss: in rounds, the like with the like."""

Measure = Literal["wins", "places", "points", "share", "opponents"]
"""What an entrant is measured by; `companion.tournament.ranking` says how each is counted."""

Main = Literal["wins", "places", "points", "share"]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
MOST_ENTRANTS = 512
MOST_SEATS = 5


class Entrant(Model):
    """Somebody who takes part. player: the saved player; left: has dropped out and is paired no more."""

    number: Count
    name: Name
    player: Id | None = None
    left: bool = False


class Pairing(Model):
    """Who sits together in a round. table_id: their table, None for a bye (one entrant). void: counts for nobody."""

    round: Annotated[int, Field(ge=1)]
    number: Count
    entrants: Annotated[tuple[Count, ...], *ARRAY, Field(min_length=1, max_length=8)]
    table_id: Id | None = None
    void: bool = False


class Played(Model):
    """What a table came to, or a bye: the points, ranks and winning seats go by the pairing's entrants.

    state: only `over` and `bye` count.
    """

    round: int
    number: int
    entrants: Annotated[tuple[int, ...], *ARRAY]
    state: Literal["running", "over", "void", "bye"]
    points: Annotated[tuple[int, ...], *ARRAY] = ()
    ranks: Annotated[tuple[int, ...], *ARRAY] = ()
    winners: Annotated[tuple[int, ...], *ARRAY] = ()


class Tournament(Model):
    """An event. day: YYYY-MM-DD. variant: the way to play the game, None where it has one. seats: how many sit at a
    table, where the numbers allow it. wall, door: the secrets of its public pages; door_open: whether people may still
    enter their names there."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
    title: Label
    day: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\d$")]
    game: GameId
    variant: Slug | None = None
    way: Way
    main: Main
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    wall: Secret
    door: Secret
    door_open: bool = True
    created: Timestamp
    updated: Timestamp
    finished: Timestamp | None = None
    deleted: Timestamp | None = None
    entrants: Annotated[tuple[Entrant, ...], *ARRAY, Field(max_length=MOST_ENTRANTS)] = ()
    pairings: Annotated[tuple[Pairing, ...], *ARRAY] = ()

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        unique(self.entrants, lambda one: one.number, "entrants")
        unique(
            self.pairings, lambda one: (one.round, one.number, one.entrants[0] if one.number == 0 else None), "pairings"
        )
        known = {one.number for one in self.entrants}
        for index, pairing in enumerate(self.pairings):
            unique(pairing.entrants, lambda one: one, "pairings", index, "entrants")
            if not known.issuperset(pairing.entrants):
                raise fault("invalid", "pairings", index, "entrants")
        return self

    @property
    def present(self) -> tuple[int, ...]:
        """Who may be paired, in the order in which they came."""
        return tuple(one.number for one in self.entrants if not one.left)

    @property
    def round(self) -> int:
        """The number of the last round, 0 before the first."""
        return max((pairing.round for pairing in self.pairings), default=0)
