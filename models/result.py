"""The referee's result, as the command line prints it (record page, "The referee's result")."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from models.base import Model
from models.verdict import Kind

FORMAT = "companion-result/1"
Status = Literal["in_progress", "finished", "stopped", "refused"]


class Line(Model):
    """One line of a score sheet: a scoring rule's id and the points it gave."""

    id: str
    points: int


class Standing(Model):
    """One seat's score. `total` is the sum of the lines; `rank` 1 is best and equal ranks share.

    extra: what the game's standings carry besides, as keys of the standing in JSON.
    """

    player: int
    name: str
    rank: int
    total: int
    lines: tuple[Line, ...]
    extra: Mapping[str, int] = Field(default_factory=dict)


class Turn(Model):
    """Who is to act (None where several seats may) and which event types have a legal event now."""

    player: int | None
    expects: tuple[str, ...]


class Problem(Model):
    """The first event that was refused: the rule, and a sentence for a person."""

    event: int
    kind: Kind
    rule: str
    message: str
    also: tuple[str, ...] = ()


class RulingNote(Model):
    """An event that stood by a ruling, and every rule it broke."""

    event: int
    rules: tuple[str, ...]
    reason: str


class Result(Model):
    """What the referee says of a whole record."""

    format: Literal["companion-result/1"] = "companion-result/1"
    game: str
    status: Status
    accepted: int
    problem: Problem | None
    rulings: tuple[RulingNote, ...]
    turn: Turn | None
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    state: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The JSON object of the record page; what a game's standings carry stands beside what all carry."""
        data = self.model_dump(mode="json")
        for standing in data["standings"]:
            standing |= standing.pop("extra")
        return data
