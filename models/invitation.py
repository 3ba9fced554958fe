"""An invitation to one table, and the phones that followed it."""

from typing import Annotated, Final

from pydantic import Field

from models.base import ARRAY, Id, Model, Seat

SETTING: Final = "invitation:"
"""What the keys of the settings that hold invitations begin with; the secret follows. They leave the device in no backup."""


class Phone(Model):
    """A device that followed an invitation. seat: whose it is, None while it only watches."""

    seat: Seat | None = None


class Invitation(Model):
    """table: to which one; own: whether each phone enters for its own seat only; phones: by the token that each keeps;
    out: the tokens of those that were put out."""

    table: Id
    own: bool = True
    phones: dict[str, Phone] = Field(default_factory=dict, max_length=64)
    out: Annotated[tuple[str, ...], *ARRAY] = Field(default=(), max_length=64)
