"""The setup of shichimi: how to play, and what each variant lets one choose."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.game import Seating
from companion.texts.shichimi import VARIANTS
from models.shichimi import deck_of
from views.i18n import shichimi as words
from views.parts.base import card, heading, icon, text
from views.parts.fields import choice_row, segments, switch_row
from views.playing import PlainStart
from views.scene import GameSetup
from views.theme import Look


@dataclass(frozen=True)
class Way:
    """How a variant is set up: its seats, its icon, the cards of one deck, and its one option."""

    least: int
    most: int
    glyph: ft.IconData
    cards: int
    option: str


WAYS = {
    "solo": Way(1, 1, ft.Icons.PERSON_ROUNDED, sum(deck_of(1).values()), "heaps"),
    "versus": Way(2, 2, ft.Icons.FLAG_ROUNDED, sum(deck_of(0).values()), "target"),
    "party": Way(3, 8, ft.Icons.GROUPS_ROUNDED, sum(deck_of(0).values()), "target"),
    "slow": Way(2, 2, ft.Icons.HOURGLASS_BOTTOM_ROUNDED, sum(deck_of(0).values()), "habanero"),
    "kai": Way(3, 5, ft.Icons.WORKSPACE_PREMIUM_ROUNDED, sum(deck_of(4, decks=2).values()), "lazy"),
}


class StartScreen(PlainStart):
    """The variant and its option. values: the options by name, for whichever variant has them."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__(setup)
        self.variant = "versus"
        self.values: dict[str, Any] = {"heaps": 1, "target": 3, "habanero": False, "lazy": False}

    @property
    def way(self) -> Way:
        """The variant chosen."""
        return WAYS[self.variant]

    def choose(self, variant: str) -> None:
        """Another variant; seats it needs are added, seats it does not have are left to be removed."""
        self.variant = variant
        self.setup.seat(self.way.least, self.way.most)
        self.setup.redraw()

    def set(self, name: str, value: Any) -> None:
        """A choice of the variant."""
        self.values[name] = value
        self.setup.redraw()

    def seats(self) -> tuple[int, int]:
        """How many may play the variant."""
        return self.way.least, self.way.most

    def note(self, players: int) -> str:
        """How many cards a deck has."""
        return self.setup.window.look.t(words.DECKS, count=self.way.cards)

    def first(self, look: Look) -> Sequence[ft.Control]:
        """The five ways to play."""
        rows: list[ft.Control] = [
            choice_row(
                look,
                VARIANTS[variant].of(look.lang),
                look.t(words.NOTES[variant]),
                variant == self.variant,
                partial(self.choose, variant),
                ident=f"variant-{variant}",
                glyph=way.glyph,
            )
            for variant, way in WAYS.items()
        ]
        return [
            heading(look, look.t(words.HOW), ft.Icons.TUNE_ROUNDED),
            ft.Column(rows, spacing=6, tight=True),
        ]

    def last(self, look: Look) -> Sequence[ft.Control]:
        """The variant's option."""
        option = self.way.option
        if option == "heaps":
            return [self._number(look, option, look.t(words.HEAPS_AT_ONCE), (1, 2, 3), ft.Icons.LAYERS_ROUNDED)]
        if option == "target":
            return [self._number(look, option, look.t(words.TARGET), (1, 2, 3, 5), ft.Icons.EMOJI_EVENTS_ROUNDED)]
        title, note, glyph = {
            "habanero": (words.HABANERO_RULE, words.HABANERO_RULE_NOTE, ft.Icons.VISIBILITY_ROUNDED),
            "lazy": (words.LAZY, words.LAZY_NOTE, ft.Icons.WEEKEND_ROUNDED),
        }[option]
        row = switch_row(
            look,
            look.t(title),
            look.t(note),
            glyph,
            self.values[option],
            lambda value: self.set(option, value),
            ident=f"option-{option}",
        )
        return [card(look, row, padding=16)]

    def _number(self, look: Look, option: str, title: str, choices: tuple[int, ...], glyph: ft.IconData) -> ft.Control:
        shown = choices if self.values[option] in choices else (*choices[:-1], self.values[option])
        row = ft.Row([icon(glyph, 26, look.c.ink), text(look, title, "strong", size=17, expand=True)], spacing=12)
        parts = segments(
            look,
            [(str(n), str(n)) for n in shown],
            str(self.values[option]),
            lambda value: self.set(option, int(value)),
            ident=f"option-{option}",
        )
        return card(look, ft.Column([row, parts], spacing=10, tight=True), padding=16)

    def options(self, players: int) -> Any:
        """The variant and its option."""
        return {"variant": self.variant, self.way.option: self.values[self.way.option]}

    def recall(self, setup: Seating) -> None:
        """The variant and option of an earlier table."""
        options = setup.options.model_dump()
        self.variant = options.pop("variant")
        self.values.update(options)
