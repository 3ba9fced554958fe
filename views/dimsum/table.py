"""The dim sum table: choose a card, see where it would go, confirm, say which card was turned up."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from models.dimsum import Card
from models.verdict import Violation
from views.dimsum import scenes, verdicts
from views.dimsum.draft import DECK, HAND, Cells, Draft
from views.dimsum.moment import Moment
from views.i18n import dimsum as words
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sized
from views.theme import Look


class TableScreen(Moment):
    """Turns taps on a dim sum table into events."""

    # --- taps

    def _set(self, draft: Draft) -> None:
        self._draft, self.cursor = draft, 0
        self.table.changed_draft()

    def choose(self, source: str) -> None:
        """A card of the row was tapped: "slot-0" to "slot-2" or "deck"."""
        if self.state.bonus_due or self.table.over:
            return
        if self.stomach.card is not None:
            self.table.refuse_tap([self.table.event(type="take", player=self.seat, slot=0, refill=None)])
            return
        if source == DECK:
            self._set(Draft(source=DECK, drawing=True))
            return
        slot = source.removeprefix("slot-")
        card = self.state.display[int(slot)]
        if card is None:
            return
        if self._draft.source == slot:
            self.turn()
            return
        self._draft = Draft(source=slot, card=card)
        cells = self.cells()
        if cells is not None and len(self.ways) == 1 and not self.state.deck and self._last_card():
            self.confirm()
            return
        self.table.changed_draft()

    def _last_card(self) -> bool:
        return sum(card is not None for card in self.state.display) == 1

    def drew(self, ident: str) -> None:
        """The card off the deck was named."""
        self._set(Draft(source=DECK, card=ident.removeprefix("draw-")))

    def turned_up(self, ident: str) -> None:
        """The card turned up was named: now the entry is whole."""
        cells = self.cells()
        if cells is not None:
            self.table.enter(*self.events(cells, ident.removeprefix("refill-")), typed=True)

    def turn(self) -> None:
        """Shows the next way to place the card."""
        if self.ways and not self.stacking:
            self._set(replace(self.chosen, way=(self.chosen.way + 1) % len(self.ways), free=False, cells=()))

    def tap_cell(self, number: int) -> None:
        """A cell was tapped: the next way that covers it, a cube on it, or the start of placing freely."""
        draft, card = self.chosen, self.card
        if card is None:
            if "take" in self.table.expects:
                look = self.table.window.look
                self.table.say(Said("no", look.t(words.TAKE_WAIT), look.t(words.TAKE_WAIT_NOTE)))
            return
        if draft.free:
            self._free(number)
        elif self.stacking:
            self._stack(card, number)
        else:
            ways = self.ways
            covering = [i for i, way in enumerate(ways) if number in way]
            if not covering:
                self._draft = replace(draft, free=True, cells=())
                self._free(number)
                return
            later = [i for i in covering if i > draft.way]
            self._set(replace(draft, way=(later or covering)[0]))

    def _stack(self, card: Card, number: int) -> None:
        done = self.stacked(card, self.chosen.cells)
        if len(done) == len(card.cubes):
            # All are laid: a tap starts again, unless nothing could be different.
            if all(len(self.homes(cube.color)) < 2 for cube in card.cubes):
                return
            done = self.stacked(card, ())
        homes = self.homes(card.cubes[len(done)].color)
        cells = (*done, number)
        if number in homes:
            self._set(replace(self.chosen, cells=self.stacked(card, cells)))
            return
        rest = tuple(next(iter(self.homes(c.color)), None) for c in card.cubes[len(cells) :])
        self.table.show_broken(*self._judged((*cells, *rest)), True, self.settle)

    def _judged(self, cells: Cells) -> tuple[Sequence[Any], Sequence[Violation]]:
        events = self.events(cells, self.guess())
        return events, self.table.judge(*events)

    def _free(self, number: int | None) -> None:
        card = self.card
        assert card is not None
        cells = (*self.chosen.cells, number)
        if len(cells) > len(card.cubes):
            cells = (number,)
        self._draft = replace(self.chosen, free=True, cells=cells)
        if len(cells) == len(card.cubes):
            events, broken = self._judged(cells)
            if broken:
                self.table.show_broken(events, broken, True, self.settle)
                return
        self.table.changed_draft()

    def free_null(self) -> None:
        """Placing freely: this cube did not fit."""
        self._free(None)

    def toggle_free(self) -> None:
        """Starts or ends placing freely."""
        self.table.menu_open = False
        self._set(replace(self.chosen, free=not self.chosen.free, cells=()))

    def confirm(self) -> None:
        """The main button: place here. Asks for the card turned up first, where there is a deck."""
        cells = self.cells()
        if cells is None:
            return
        if self.chosen.source in (HAND, DECK) or not self.state.deck:
            self.table.enter(*self.events(cells, None))
            return
        self._set(replace(self.chosen, asking=True, ruling=""))

    def settle(self, events: Sequence[Any]) -> None:
        """A placement was repaired or ruled on: it is entered, or first the card turned up is asked for.

        Until then the events hold a guess in its place.
        """
        place = events[-1]
        if self.chosen.source in (HAND, DECK) or not self.state.deck:
            self.table.enter_now(events)
            return
        draft = replace(self.chosen, asking=True, ruling=place.ruling or "")
        if place.cells in self.ways and not self.stacking:
            self._set(replace(draft, way=self.ways.index(place.cells), free=False, cells=()))
        else:
            self._set(replace(draft, free=True, cells=place.cells))

    def take_bonus(self, choice: str) -> None:
        """The bonus was chosen."""
        self.table.enter(self.table.event(type="bonus", player=self.seat, choice=choice))

    def exclude(self, seat: int, color: str) -> None:
        """A colour to leave out was chosen."""
        self.table.enter(self.table.event(type="exclude", player=seat, color=color))

    def deal_card(self, ident: str) -> None:
        """One of the first three cards was named."""
        dealt = (*self._draft.dealt, ident.removeprefix("deal-"))
        self._set(replace(self._draft, dealt=dealt[:3]))

    def deal(self) -> None:
        """The first three cards are known."""
        self.table.enter(self.table.event(type="deal", display=list(self._draft.dealt)), typed=True)

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self._draft
        if draft.asking:
            self._draft = replace(draft, asking=False)
        elif draft.cells:
            self._draft = replace(draft, cells=draft.cells[:-1])
        elif draft.free:
            self._draft = replace(draft, free=False)
        elif draft.dealt:
            self._draft = replace(draft, dealt=draft.dealt[:-1])
        elif draft.source is not None:
            self._draft = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        self._draft = self.begin()
        self.cursor = 0

    def draft(self) -> Any:
        """The draft as JSON."""
        return asdict(self._draft) if self._draft != Draft() else None

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        try:
            kept = Draft(**{**draft, "cells": tuple(draft["cells"]), "dealt": tuple(draft["dealt"])})
            if kept.source in ("0", "1", "2") and self.state.display[int(kept.source)] != kept.card:
                return
            known = set(self.state.cards)
            if (kept.card is None or kept.card in known) and known.issuperset(kept.dealt):
                self._draft = kept
                self.cells()
        except (TypeError, KeyError, ValueError, AttributeError):
            self._draft = Draft()

    def key(self, key: str) -> bool:
        """Left and right turn the card or go from cell to cell, up and down from card to card; Enter taps the cell."""
        targets = self.targets
        if key in ("Arrow Right", "Arrow Left") and targets:
            step = 1 if key == "Arrow Right" else -1
            at = targets.index(self.cursor) + step if self.cursor in targets else min(step, 0)
            self.cursor = targets[at % len(targets)]
            self.table.redraw()
            return True
        slots = [str(i) for i, card in enumerate(self.state.display) if card is not None]
        if key in ("Arrow Right", "Arrow Left") and len(self.ways) > 1 and not self.stacking:
            step = 1 if key == "Arrow Right" else -1
            self._set(replace(self.chosen, way=(self.chosen.way + step) % len(self.ways), free=False, cells=()))
            return True
        if key in ("Arrow Up", "Arrow Down") and slots and self.stomach.card is None and "take" in self.table.expects:
            step = 1 if key == "Arrow Down" else -1
            at = slots.index(self._draft.source) + step if self._draft.source in slots else 0
            slot = slots[at % len(slots)]
            self._set(Draft(source=slot, card=self.state.display[int(slot)]))
            return True
        return False

    def tap_cursor(self) -> None:
        """The cell that the arrow keys have reached is tapped."""
        self.tap_cell(self.cursor)

    def can_stack(self) -> None:
        """The locked button "no place" was tapped: says that there is one."""
        look = self.table.window.look
        self.table.say(Said("no", look.t(words.NO_PLACE_LOCK), look.t(words.STACK_TAP)))

    def nothing(self, _: str) -> None:
        """A dealt card is taken back by undo."""

    # --- what is shown

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        return scenes.scene(self, look)

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The legal ways for the same card, as small pictures."""
        return verdicts.repairs(self, events, broken, look)

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board with the refused cubes as ghosts and the cells that are wrong ringed."""
        return verdicts.preview(self, events, broken, look)
