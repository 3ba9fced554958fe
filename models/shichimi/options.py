"""The options of the five ways to play."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from models.base import Count, Model


@dataclass(frozen=True, slots=True)
class Race:
    """What tells the variants of the flag race apart.

    heaps: how many each player makes in a round. flag: whether one is raced for. target: rounds to win.
    rounds: after so many the game ends even if nobody got there, None for no limit.
    habaneros: copies in each player's deck, None for as many as the player's wins, up to two.
    """

    heaps: int = 1
    flag: bool = True
    target: int = 1
    rounds: int | None = None
    habaneros: int | None = None


class SoloOptions(Model):
    """`heaps`: how many heaps are made at the same time."""

    variant: Literal["solo"]
    heaps: Annotated[Count, Field(ge=1, le=3)] = 1

    @property
    def race(self) -> Race:
        """One round without a flag."""
        return Race(heaps=self.heaps, flag=False, rounds=1, habaneros=1)


class _TargetOptions(Model):
    target: Annotated[Count, Field(ge=1, le=10)] = 3

    @property
    def race(self) -> Race:
        """Rounds for the flag until somebody has won `target` of them."""
        return Race(target=self.target)


class VersusOptions(_TargetOptions):
    """`target`: so many rounds win the game."""

    variant: Literal["versus"]


class PartyOptions(_TargetOptions):
    """`target`: so many rounds win the game."""

    variant: Literal["party"]


class SlowOptions(Model):
    """`habanero`: the added rule of peeking."""

    variant: Literal["slow"]
    habanero: bool = False


class KaiOptions(Model):
    """`lazy`: whoever runs out first without having collected anything wins."""

    variant: Literal["kai"]
    lazy: bool = False
