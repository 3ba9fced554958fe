"""The setup of boze: a box or none, and the house rules."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.game import Seating
from companion.packs.editing import boze
from companion.rules.boze import least_actions, printed_actions
from models.boze import Pack
from views.boze.preview import box_preview
from views.i18n import boze as words
from views.i18n import setup as setup_words
from views.parts.base import card, heading, text
from views.parts.fields import choice_row, segments, switch_row
from views.parts.numbers import NumberField, number_form
from views.playing import PlainStart
from views.scene import GameSetup
from views.theme import Look

USUAL_DECK = 60
MOST_ACTIONS = 300


class StartScreen(PlainStart):
    """List of cards, action deck, market and crowd cost. chosen: the box's place, None for no list."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__(setup)
        self.packs: tuple[Pack, ...] = tuple(setup.window.desk.boxes.of("boze"))
        self.contents = tuple(boze.read(pack.model_dump(mode="json", exclude_unset=True)) for pack in self.packs)
        self.chosen: int | None = 0 if self.packs else None
        self.counted = bool(self.packs)
        self.actions = self._printed()
        self.fresh = True
        self.market = True
        self.crowd = "anyone"

    @property
    def box(self) -> Pack | None:
        """The box chosen, None for none."""
        return None if self.chosen is None else self.packs[self.chosen]

    def _printed(self) -> int:
        return USUAL_DECK if self.box is None else printed_actions(self.box)

    def note(self, players: int) -> str:
        """How many action cards there are."""
        look = self.setup.window.look
        return look.t(words.DECK_OF, count=self._deck(players)) if self.counted else look.t(words.NO_DECK)

    def _deck(self, players: int) -> int:
        return max(self.actions, least_actions(players))

    def take_box(self, index: int | None) -> None:
        """A box was chosen, or none."""
        self.chosen = index
        self.counted = index is not None
        self.actions, self.fresh = self._printed(), True
        self.setup.redraw()

    def count(self, counted: bool) -> None:
        """Whether the app counts the action deck."""
        self.counted = counted
        self.setup.redraw()

    def size(self, _: str, actions: int, fresh: bool = True) -> None:
        """How many action cards there are. fresh: the next digit begins anew."""
        self.actions, self.fresh = actions, fresh
        self.setup.redraw()

    def with_market(self, market: bool) -> None:
        """Whether the market is entered."""
        self.market = market
        self.setup.redraw()

    def crowded(self, crowd: str) -> None:
        """Whose cards make a category dearer."""
        self.crowd = crowd
        self.setup.redraw()

    def last(self, look: Look) -> Sequence[ft.Control]:
        """The boxes, then the house rules."""
        boxes: list[ft.Control] = [heading(look, look.t(setup_words.BOX), ft.Icons.INVENTORY_2_ROUNDED)]
        for index, pack in enumerate(self.packs):
            facts = look.t(
                words.BOX_FACTS,
                characters=len(pack.characters),
                items=len(pack.items),
                actions=printed_actions(pack),
            )
            boxes.append(
                choice_row(
                    look,
                    pack.title.of(look.lang),
                    facts,
                    index == self.chosen,
                    partial(self.take_box, index),
                    ident=f"box-{index}",
                )
            )
            if index == self.chosen:
                boxes.append(box_preview(look, self.contents[index]))
        boxes.append(
            choice_row(
                look,
                look.t(words.BOX_NONE),
                look.t(words.BOX_NONE_NOTE),
                self.chosen is None,
                partial(self.take_box, None),
                ident="box-none",
            )
        )
        house: list[ft.Control] = [
            heading(look, look.t(words.HOUSE), ft.Icons.GAVEL_ROUNDED),
            switch_row(
                look,
                look.t(words.WITH_MARKET),
                look.t(words.WITH_MARKET_NOTE),
                ft.Icons.STORE_ROUNDED,
                self.market,
                self.with_market,
                ident="market",
            ),
            switch_row(
                look,
                look.t(words.COUNT_DECK),
                look.t(words.COUNT_DECK_NOTE),
                ft.Icons.LAYERS_ROUNDED,
                self.counted,
                self.count,
                ident="count-deck",
            ),
        ]
        if self.counted:
            house.append(
                number_form(
                    look,
                    [NumberField("deck-size", look.t(words.DECK_SIZE), MOST_ACTIONS, ft.Icons.STYLE_ROUNDED)],
                    {"deck-size": self.actions},
                    "deck-size",
                    self.fresh,
                    min(look.width - 2 * look.margin, 560.0) - 24,
                    on_change=self.size,
                    on_field=lambda _: None,
                )
            )
            least = least_actions(len(self.setup.names))
            few = self.actions < least
            told = look.t(words.DECK_LEAST, count=least) if few else look.t(words.DECK_HOW)
            house.append(text(look, told, "note", look.c.ng if few else look.c.ink2))
        house += [
            text(look, look.t(words.CROWD_BY), "strong"),
            segments(
                look,
                [("anyone", look.t(words.CROWD_ANYONE)), ("own", look.t(words.CROWD_OWN))],
                self.crowd,
                self.crowded,
                ident="crowd",
            ),
        ]
        return [
            card(look, ft.Column(boxes, spacing=8, tight=True)),
            card(look, ft.Column(house, spacing=12, tight=True)),
        ]

    def options(self, players: int) -> Any:
        """The deck's size where it is counted, the market, the crowd."""
        return {"actions": self._deck(players) if self.counted else None, "market": self.market, "crowd": self.crowd}

    def pack(self) -> Any:
        """The box's id, None without one."""
        return None if self.box is None else self.box.id

    def recall(self, setup: Seating) -> None:
        """The box and the house rules of an earlier table."""
        options = setup.options
        known = [pack.id for pack in self.packs]
        self.chosen = known.index(setup.pack.id) if setup.pack is not None and setup.pack.id in known else None
        self.counted = options.actions is not None
        self.actions = options.actions or self._printed()
        self.market, self.crowd = options.market, options.crowd
