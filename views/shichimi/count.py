"""Each way to play shichimi, counted at its end: a few numbers a seat."""

from collections.abc import Mapping
from typing import Any

import flet as ft

from models.shichimi import KaiOptions, SlowOptions, SoloOptions
from views.counting import NumberCount, Numbers
from views.i18n import shichimi as words
from views.parts.numbers import NumberField
from views.scene import GameScreen, GameTable
from views.theme import Look


class RaceCount(NumberCount):
    """Wins, or in solo complete heaps."""

    def fields(self, look: Look) -> tuple[NumberField, ...]:
        """One number, up to what was played for."""
        options = self.table.setup.options
        if isinstance(options, SoloOptions):
            return (NumberField("heaps", look.t(words.COUNT_HEAPS), options.heaps, ft.Icons.LAYERS_ROUNDED),)
        return (NumberField("wins", look.t(words.COUNT_WINS), options.target, ft.Icons.EMOJI_EVENTS_ROUNDED),)


class SlowCount(NumberCount):
    """Togarashi and victory cards won, and with the option the habaneros spent."""

    def fields(self, look: Look) -> tuple[NumberField, ...]:
        """Two numbers, or three."""
        fields = (
            NumberField("togarashi", look.t(words.COUNT_TOGARASHI), 22, ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED),
            NumberField("victory", look.t(words.COUNT_VICTORY), 30, ft.Icons.MILITARY_TECH_ROUNDED),
        )
        if not self.table.setup.options.habanero:
            return fields
        return (*fields, NumberField("peeks", look.t(words.COUNT_PEEKS), 2, ft.Icons.VISIBILITY_ROUNDED))


class KaiCount(NumberCount):
    """What was collected, the habaneros among the open cards and the cards left in the deck."""

    def fields(self, look: Look) -> tuple[NumberField, ...]:
        """Five numbers, and with the option whose deck ran out first."""
        fields = (
            NumberField("shichimi", look.t(words.COUNT_SHICHIMI), 5, ft.Icons.WORKSPACE_PREMIUM_ROUNDED),
            NumberField("ichimi", look.t(words.COUNT_ICHIMI), 5, ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED),
            NumberField("extra", look.t(words.COUNT_EXTRA), 21, ft.Icons.ADD_CIRCLE_ROUNDED),
            NumberField("habanero", look.t(words.COUNT_HABANERO), 4, ft.Icons.REPORT_ROUNDED),
            NumberField("deck", look.t(words.COUNT_DECK), 35, ft.Icons.STYLE_ROUNDED),
        )
        if not self.table.setup.options.lazy:
            return fields
        return (*fields, NumberField("first", look.t(words.COUNT_FIRST), 1, switch=True))

    def carried(self, draft: Numbers) -> Mapping[str, Any]:
        """The numbers; `first` only where it is said."""
        numbers = dict(super().carried(draft))
        if numbers.pop("first", 0):
            numbers["first"] = True
        return numbers


def Count(table: GameTable) -> GameScreen:
    """The counting screen of the way that the table plays."""
    options = table.setup.options
    if isinstance(options, SlowOptions):
        return SlowCount(table)
    return KaiCount(table) if isinstance(options, KaiOptions) else RaceCount(table)
