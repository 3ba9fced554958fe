"""What a device keeps beside the records: people, own packs, tables with their logs; and the backup of it all."""

from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from models.base import ARRAY, GameId, Hex, Id, Model, Name, PackId, Slug, Timestamp, fault, unique
from models.log import Entry
from models.tournament import Tournament


class SavedPlayer(Model):
    """A person who plays here. History hangs on the id; the name may change.

    shape: what marks the player beside the colour. merged_into: the player this one turned out to be.
    """

    id: Id
    name: Name
    color: Hex | None = None
    shape: Slug | None = None
    created: Timestamp
    merged_into: Id | None = None
    deleted: Timestamp | None = None


class OwnPack(Model):
    """A pack made or imported here. body: as it is used, checked; draft: as it is being edited, unchecked."""

    game: GameId
    id: PackId
    body: dict[str, Any] | None = None
    draft: Any = None
    updated: Timestamp


class SavedTable(Model):
    """A table with its whole log. head: its record without events; players: who sits where, by saved player's id."""

    id: Id
    head: dict[str, Any]
    title: Annotated[str, StringConstraints(max_length=80)] | None = None
    created: Timestamp
    updated: Timestamp
    rematch_of: Id | None = None
    archived: Timestamp | None = None
    deleted: Timestamp | None = None
    players: Annotated[tuple[Id | None, ...], *ARRAY] = ()
    log: Annotated[tuple[Entry, ...], *ARRAY] = ()

    @model_validator(mode="after")
    def _each_entry_once(self) -> Self:
        unique(self.log, lambda entry: entry.id, "log")
        if "events" in self.head:
            raise fault("unknown-key", "head", "events")
        return self


BACKUP_FORMAT: Final = "companion-backup/1"


class Backup(Model):
    """Everything a device keeps, as one JSON file. damaged: what could not be read, as it lay there.

    tournaments: the events; the key is left out where there are none, so that older versions read the file.
    """

    format: Literal["companion-backup/1"]
    exported: Timestamp
    players: Annotated[tuple[SavedPlayer, ...], *ARRAY] = ()
    tables: Annotated[tuple[SavedTable, ...], *ARRAY] = ()
    packs: Annotated[tuple[OwnPack, ...], *ARRAY] = ()
    tournaments: Annotated[tuple[Tournament, ...], *ARRAY] = ()
    settings: Annotated[dict[str, Any], Field(max_length=200)] = Field(default_factory=dict)
    damaged: Annotated[tuple[dict[str, Any], ...], *ARRAY] = ()


class Summary(Model):
    """What a table's log folds to, kept beside it so that a list of tables needs no replay.

    form: raised when what is kept changes; version: the log's length it was made of. Lists go by seat.
    finished: when the event was entered that ended the game. facets: what statistics group a seat's score by. lines:
    the points of each scoring line, by its id. corrections: how many score corrections the table made.
    counted: only the end was entered.
    """

    form: int
    version: int
    status: Literal["in_progress", "finished", "stopped", "refused"]
    events: int
    totals: Annotated[tuple[int, ...], *ARRAY]
    ranks: Annotated[tuple[int, ...], *ARRAY]
    winners: Annotated[tuple[int, ...], *ARRAY]
    rulings: int
    turn: int | None
    expects: Annotated[tuple[str, ...], *ARRAY]
    finished: str | None
    facets: Annotated[tuple[str, ...], *ARRAY]
    lines: Annotated[tuple[dict[str, int], ...], *ARRAY]
    corrections: int
    counted: bool
