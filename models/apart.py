"""What the seats of a table entered apart, before all of it is in."""

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from models.base import ARRAY, Model, Seat

SeatKey = Annotated[str, StringConstraints(pattern=r"^[0-7]$")]
"""A seat as JSON writes the keys of an object."""


class Kept(Model):
    """moment: what it was entered for; what was entered for another one is of no use any more. parts: by seat; by: the
    seats that entered theirs at windows of their own."""

    moment: str = Field(max_length=40)
    parts: dict[SeatKey, Any] = Field(default_factory=dict)
    by: Annotated[tuple[Seat, ...], *ARRAY, Field(max_length=8)] = ()
