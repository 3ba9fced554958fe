"""An invitation to one table, and the phones that followed it."""

from typing import Annotated, Final

from pydantic import Field

from models.base import ARRAY, Count, Id, Model, Name, Seat

SETTING: Final = "invitation:"
"""What the keys of the settings that hold invitations begin with; the secret follows. They leave the device in no backup."""


class Phone(Model):
    """A device that followed an invitation. seat: whose it is, None while it only watches."""

    seat: Seat | None = None


class Newcomer(Model):
    """Who sat down at a table that is still being set up. name: as typed, checked with the others'; style: the number of
    the mark."""

    name: Name
    style: Annotated[Count, Field(lt=8)]


class Invitation(Model):
    """table: to which one, None while it is being set up; own: whether each phone enters for its own seat only; closed:
    whether only those may come in that came before; phones: by the token that each keeps; out: the tokens of those that
    were put out; came: who sat down before the table was opened, by token, in the order in which they came; full: whether
    there is no seat left for anybody else."""

    table: Id | None = None
    own: bool = True
    closed: bool = False
    phones: dict[str, Phone] = Field(default_factory=dict, max_length=64)
    came: dict[str, Newcomer] = Field(default_factory=dict, max_length=8)
    full: bool = False
    out: Annotated[tuple[str, ...], *ARRAY] = Field(default=(), max_length=64)
