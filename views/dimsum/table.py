"""The dim sum table: choose a card, see where it would go, confirm, say which card was turned up."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.referee import Position
from companion.rules import dimsum as rules
from companion.rules.dimsum import shapes
from companion.texts.dimsum import cells_text
from models.dimsum import CELLS, TURNS, Card, Face, Pack, SeatState, State
from models.verdict import Violation
from views.dimsum.board import CellView, MiniBoard, Paint, SeatPanel, board, paints, views_of
from views.dimsum.cards import CardTile, DeckTile, grid
from views.i18n import common
from views.i18n import dimsum as words
from views.parts.base import card as box
from views.parts.base import tap, text
from views.parts.cubes import Cube
from views.parts.fields import choice_row, wide_button
from views.parts.gauge import Gauge
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sheet, Sized
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.screens.table import Table

Cells = tuple[int | None, ...]
HAND = "hand"
DECK = "deck"


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen but not entered. source: "0" to "2", "deck" or "hand"; card: what that gives.

    way: which of the legal ways is shown. cells: what was tapped so far, stacking or placing freely.
    drawing: the card off the deck is asked for; asking: the card turned up is asked for; dealt: the deal so far.
    """

    source: str | None = None
    card: str | None = None
    way: int = 0
    cells: Cells = ()
    free: bool = False
    drawing: bool = False
    asking: bool = False
    dealt: tuple[str, ...] = ()


class TableScreen:
    """Turns taps on a dim sum table into events."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = Draft()

    # --- what there is

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def pack(self) -> Pack:
        """The box."""
        pack: Pack = self.table.setup.pack
        return pack

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.to_act

    @property
    def stomach(self) -> SeatState:
        """The stomach of the seat on turn."""
        return self.state.seats[self.seat]

    @property
    def face(self) -> Face:
        """The face of the seat on turn."""
        return self.state.faces[self.seat]

    @property
    def stacking(self) -> bool:
        """Cubes go on cubes from now on."""
        return bool(self.stomach.cells[CELLS - 1])

    @property
    def chosen(self) -> Draft:
        """The draft; with a card in hand that card is chosen already."""
        if self.stomach.card is not None and self._draft.source != HAND:
            return replace(self._draft, source=HAND, card=self.stomach.card)
        return self._draft

    @property
    def card(self) -> Card | None:
        """The card that is being placed."""
        card = self.chosen.card
        return self.state.cards[card] if card is not None else None

    @property
    def ways(self) -> tuple[Cells, ...]:
        """The legal ways for the chosen card."""
        card = self.chosen.card
        return rules.placements(self.state, self.seat, card) if card is not None else ()

    def cells(self) -> Cells | None:
        """Where the cubes would go, None while that is not settled."""
        draft, card = self.chosen, self.card
        if card is None:
            return None
        if draft.free or self.stacking:
            cells = self._stacked(card, draft.cells) if not draft.free else draft.cells
            return cells if len(cells) == len(card.cubes) else None
        ways = self.ways
        return ways[draft.way % len(ways)] if ways else None

    def _homes(self, color: str) -> tuple[int, ...]:
        return tuple(n for n, stack in enumerate(self.stomach.cells, 1) if stack and stack[0] == color)

    def _stacked(self, card: Card, cells: Cells) -> Cells:
        """The cells tapped so far, and what is forced after them: one home, or none."""
        out = list(cells)
        while len(out) < len(card.cubes):
            homes = self._homes(card.cubes[len(out)].color)
            if len(homes) > 1:
                break
            out.append(homes[0] if homes else None)
        return tuple(out)

    def _events(self, cells: Cells, refill: str | None) -> list[Any]:
        draft, event = self.chosen, self.table.event
        place = event(type="place", player=self.seat, cells=list(cells))
        if draft.source == HAND:
            return [place]
        if draft.source == DECK:
            return [event(type="take", player=self.seat, card=draft.card), place]
        return [event(type="take", player=self.seat, slot=int(draft.source or 0), refill=refill), place]

    def _guess(self) -> str | None:
        """Any card that could be turned up: what it is does not change where cubes go."""
        return next(iter(rules.possible_cards(self.state)), None) if self.state.deck else None

    def _after(self, cells: Cells) -> Position:
        position = self.table.position
        for event in self._events(cells, self._guess()):
            position = referee.advance(position, event)
        return position

    # --- taps

    def _set(self, draft: Draft) -> None:
        self._draft = draft
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
            self.table.enter(*self._events(cells, ident.removeprefix("refill-")), typed=True)

    def turn(self) -> None:
        """Shows the next way to place the card."""
        if self.ways and not self.stacking:
            self._set(replace(self.chosen, way=(self.chosen.way + 1) % len(self.ways), free=False, cells=()))

    def tap_cell(self, number: int) -> None:
        """A cell was tapped: the next way that covers it, a cube on it, or the start of placing freely."""
        draft, card = self.chosen, self.card
        if card is None:
            expects = self.table.expects
            if "take" in expects:
                self.table.say(
                    Said(
                        "no", self.table.window.look.t(words.TAKE_WAIT), self.table.window.look.t(words.TAKE_WAIT_NOTE)
                    )
                )
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
        done = self._stacked(card, self.chosen.cells)
        if len(done) == len(card.cubes):
            # All are laid: a tap starts again, unless nothing could be different.
            if all(len(self._homes(cube.color)) < 2 for cube in card.cubes):
                return
            done = self._stacked(card, ())
        homes = self._homes(card.cubes[len(done)].color)
        cells = (*done, number)
        if number in homes:
            self._set(replace(self.chosen, cells=self._stacked(card, cells)))
            return
        rest = tuple(next(iter(self._homes(c.color)), None) for c in card.cubes[len(cells) :])
        self.table.show_broken(*self._judged((*cells, *rest)), True)

    def _judged(self, cells: Cells) -> tuple[Sequence[Any], Sequence[Violation]]:
        events = self._events(cells, self._guess())
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
                self.table.show_broken(events, broken, True)
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
            self.table.enter(*self._events(cells, None))
            return
        self._set(replace(self.chosen, asking=True))

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
        self._draft = Draft()

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
        """Left and right turn the card, up and down go from card to card."""
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

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The legal ways for the same card, as small pictures."""
        place = next((e for e in events if e.type == "place"), None)
        take = next((e for e in events if e.type == "take"), None)
        if place is None or self.chosen.card is None or any(v.rule == "dimsum.turn" for v in broken):
            return ()
        colors = paints(self.pack, look)
        out: list[Repair] = []
        for way in self.ways[:4]:
            event = self.table.event(type="place", player=self.seat, cells=list(way))
            ghosts = self._ghosts(way)
            view = views_of(self.face, self.stomach, colors, self._blocked(), look, ghosts=ghosts)
            out.append(Repair(cells_text(way, look.lang), (*((take,) if take else ()), event), self._small(look, view)))
        return out

    def _small(self, look: Look, view: tuple[CellView, ...]) -> Sized:
        face = self.face
        return lambda width, height: MiniBoard(look, face, view, width, height)

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board with the refused cubes as ghosts and the cells that are wrong ringed."""
        place = next((e for e in events if e.type == "place"), None)
        card = self.card
        if place is None or card is None or len(place.cells) != len(card.cubes):
            return None
        ghosts: dict[int, tuple[str, ...]] = {}
        for cube, cell in zip(card.cubes, place.cells, strict=True):
            if cell is not None and 1 <= cell <= CELLS:
                ghosts[cell] = (*ghosts.get(cell, ()), cube.color)
        rings: dict[int, str] = {}
        for violation in broken:
            facts = violation.facts
            wrong = facts["lowest"] if "lowest" in facts else facts.get("cell", ())
            for cell in wrong if isinstance(wrong, tuple) else (wrong,):
                rings[cell] = "ng"
        colors = paints(self.pack, look)
        view = views_of(self.face, self.stomach, colors, self._blocked(), look, ghosts=ghosts, rings=rings)
        face = self.face
        return lambda width, height: board(look, face, view, width, height, None)

    # --- the scene

    def _blocked(self) -> frozenset[int]:
        return shapes.blocked_cells(self.face, self.stomach)

    def _ghosts(self, cells: Cells) -> dict[int, tuple[str, ...]]:
        """The cubes that would be new on each cell, overflow and all."""
        before = self.stomach.cells
        after = self._after(cells).state.seats[self.seat].cells
        return {
            number: new[len(old) :]
            for number, (old, new) in enumerate(zip(before, after, strict=True), 1)
            if new != old
        }

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state = self.state
        if not state.dealt:
            return self._deal_scene(look)
        if self.table.over:
            return self._over_scene(look)
        if state.bonus_due:
            return self._bonus_scene(look)
        return self._turn_scene(look)

    def _subtitle(self, look: Look) -> str:
        state = self.state
        total = TURNS * self.table.setup.seats
        left = state.deck + sum(card is not None for card in state.display)
        held = sum(seat.card is not None for seat in state.seats)
        number = min(TURNS, (total - left - held) // self.table.setup.seats + 1)
        return look.t(words.CARD_OF, number=number, total=TURNS)

    def _colors(self, look: Look) -> dict[str, Paint]:
        return paints(self.pack, look)

    def _board(
        self,
        look: Look,
        seat: int,
        *,
        ghosts: dict[int, tuple[str, ...]] | None = None,
        rings: dict[int, str] | None = None,
        can: frozenset[int] = frozenset(),
        gauge: int | None = None,
        taps: bool = True,
    ) -> Sized:
        state = self.state
        face, stomach = state.faces[seat], state.seats[seat]
        view = views_of(
            face,
            stomach,
            self._colors(look),
            shapes.blocked_cells(face, stomach),
            look,
            ghosts=ghosts,
            rings=rings,
            can=can,
        )
        at = stomach.gauge if gauge is None else gauge
        points = self.pack.gauge[at - 1] if at else 0
        read = look.t(words.GAUGE_AT, points=minus(points)) if at else look.t(words.GAUGE_NONE)

        def make(width: float, height: float) -> ft.Control:
            column = (66 if look.lang == "ja" else 82) * (1 if look.roomy else look.scale * 0.8)
            return ft.Row(
                [
                    ft.Container(
                        board(look, face, view, width - column - 10, height - 6, self.tap_cell if taps else None),
                        expand=True,
                        alignment=ft.Alignment.CENTER,
                    ),
                    ft.Container(
                        Gauge(
                            look,
                            self.pack.gauge,
                            at,
                            look.t(words.GAUGE),
                            ft.Icons.SICK_ROUNDED,
                            min(height, 340),
                            False,
                            read,
                        ),
                        width=column,
                        alignment=ft.Alignment.CENTER,
                    ),
                ],
                spacing=8,
                width=width,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            )

        return make

    def _turn_scene(self, look: Look) -> Scene:
        draft, card = self.chosen, self.card
        cells = self.cells()
        ghosts: dict[int, tuple[str, ...]] = {}
        gauge: int | None = None
        if card is not None:
            shown = cells
            if shown is None:
                taken = self._stacked(card, draft.cells) if self.stacking and not draft.free else draft.cells
                for cube, cell in zip(card.cubes, taken, strict=False):
                    if cell is not None:
                        ghosts[cell] = (*ghosts.get(cell, ()), cube.color)
            else:
                ghosts = self._ghosts(shown)
                gauge = self._after(shown).state.seats[self.seat].gauge
        free = shapes.free_cells(self.face, self.stomach)
        rings: dict[int, str] = {}
        can: frozenset[int] = frozenset()
        if card is not None and self.stacking and not draft.free:
            done = self._stacked(card, draft.cells)
            if len(done) < len(card.cubes):
                can = frozenset(self._homes(card.cubes[len(done)].color))
            else:
                can = frozenset(c for c in done if c is not None)
            rings = dict.fromkeys(can, "ink")
        elif free and card is not None:
            rings = {free[0]: "ink"}
            can = frozenset(c for way in self.ways for c in way if c is not None)
        done_word, now = self._steps(look, card)
        return Scene(
            subtitle=self._subtitle(look),
            seat=self.seat,
            done=done_word,
            now=now,
            choices=self._row(look),
            choices_aside=self._aside(look) if look.wide else None,
            board=self._board(look, self.seat, ghosts=ghosts, rings=rings, can=can, gauge=gauge),
            said=self._said(look, card, cells),
            main=self._main(look, card, cells),
            others=self._others(look, card),
            sheet=self._sheet(look),
            panels=self._panels(look),
            status=self._status(look),
            menu=[
                ("free-hand", look.t(words.FREE_HAND), ft.Icons.GESTURE_ROUNDED, self.toggle_free),
            ]
            if card is not None
            else [],
        )

    def _steps(self, look: Look, card: Card | None) -> tuple[str | None, str]:
        if card is None:
            return None, look.t(words.TAKE_STEP)
        if self.chosen.asking:
            return look.t(words.PLACED), look.t(words.NEW_CARD)
        if self.stacking and not self.chosen.free:
            names = dict.fromkeys(self._colors(look)[c.color].name for c in card.cubes)
            return look.t(words.TOOK), look.t(words.STACK_STEP, color="・".join(names))
        return look.t(words.TOOK), look.t(words.PLACE_STEP)

    def _said(self, look: Look, card: Card | None, cells: Cells | None) -> Said | None:
        draft = self.chosen
        if card is None:
            return None
        if draft.free:
            return Said("rule", look.t(words.FREE_HAND), look.t(words.FREE_HAND_NOTE))
        if self.stacking:
            colors = "・".join(dict.fromkeys(self._colors(look)[c.color].name for c in card.cubes))
            if cells is not None and all(c is None for c in cells):
                return Said("ok", look.t(words.STACK_NONE), look.t(words.STACK_NONE_NOTE))
            done = self._stacked(card, draft.cells)
            laid = [
                f"{look.t(words.STACK_ON, cell=c, count=done.count(c))}" for c in dict.fromkeys(done) if c is not None
            ]
            left = len(card.cubes) - len(done)
            note = " · ".join([*laid, *([look.t(words.STACK_LEFT, count=left)] if left else [])])
            return Said("ok", look.t(words.BETSUBARA, color=colors), note)
        if cells is None:
            return None
        over = cells.count(None)
        free = shapes.free_cells(self.face, self.stomach)
        if over:
            title = look.t(words.OVERFLOWS) if free else look.t(words.OVERFLOW_ALL)
            return Said("ok", title, look.t(words.OVERFLOW_NOTE, count=over))
        return Said("ok", look.t(words.CAN_PLACE), look.t(words.LOWEST, cell=free[0]))

    def _main(self, look: Look, card: Card | None, cells: Cells | None) -> MainAction:
        if card is None:
            return MainAction(look.t(words.TAKE_WAIT), look.t(words.TAKE_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
        draft = self.chosen
        if cells is not None:
            label = look.t(words.STACK_DO if self.stacking and not draft.free else words.PLACE_HERE)
            detail = f"{card.name.of(look.lang)} {cells_text(cells, look.lang)}"
            return MainAction(label, detail, ft.Icons.CHECK_ROUNDED, self.confirm)
        if draft.free:
            number = len(draft.cells) + 1
            return MainAction(
                look.t(words.FREE_STEP, number=number), look.t(words.PLACE_WAIT), ft.Icons.TOUCH_APP_ROUNDED
            )
        left = len(card.cubes) - len(self._stacked(card, draft.cells))
        return MainAction(look.t(words.STACK_MORE, count=left), look.t(words.STACK_TAP), ft.Icons.LAYERS_ROUNDED)

    def _others(self, look: Look, card: Card | None) -> list[TrayAction]:
        if card is None:
            return []
        draft = self.chosen
        if draft.free:
            return [TrayAction("free-null", look.t(words.FREE_NULL), ft.Icons.REMOVE_CIRCLE_ROUNDED, self.free_null)]
        if self.stacking:
            homes = any(self._homes(cube.color) for cube in card.cubes)
            return [
                TrayAction(
                    "no-place",
                    look.t(words.NO_PLACE),
                    ft.Icons.REMOVE_CIRCLE_ROUNDED,
                    self.confirm if not homes else self._locked,
                    locked=look.t(words.NO_PLACE_LOCK) if homes else None,
                )
            ]
        ways = self.ways
        if len(ways) < 2:
            return []
        label = look.t(words.TURN_IT, number=draft.way % len(ways) + 1, count=len(ways))
        return [TrayAction("turn", label, ft.Icons.ROTATE_90_DEGREES_CW_ROUNDED, self.turn)]

    def _locked(self) -> None:
        look = self.table.window.look
        self.table.say(Said("no", look.t(words.NO_PLACE_LOCK), look.t(words.STACK_TAP)))

    def _row(self, look: Look) -> ft.Control:
        height = 96 if look.roomy else 60 + 40 * look.scale
        # Large text needs wider cards than the row has room for: then it scrolls.
        wide = 0 if look.roomy else look.px(86)
        tiles = ft.Row(self._tiles(look, wide, height), spacing=8, scroll=ft.ScrollMode.AUTO if wide else None)
        return ft.Container(tiles, padding=ft.Padding.only(top=10 if look.roomy else 20))

    def _aside(self, look: Look) -> ft.Control:
        height = max(84.0, min(112.0, (look.height - 330) / 4 - 10))
        return ft.Container(
            ft.Column(
                self._tiles(look, 156, height),
                spacing=12,
                alignment=ft.MainAxisAlignment.CENTER,
                scroll=ft.ScrollMode.HIDDEN,
            ),
            width=164,
            padding=ft.Padding.only(top=14),
        )

    def _tiles(self, look: Look, wide: float, height: float) -> list[ft.Control]:
        state, draft = self.state, self.chosen
        colors = tuple(self._colors(look).values())
        tiles: list[ft.Control] = []
        for slot, card_id in enumerate(state.display):
            card = state.cards[card_id] if card_id is not None else None
            on = draft.source == str(slot)
            tiles.append(
                CardTile(look, f"slot-{slot}", card, colors, "chosen" if on else "open", self.choose, "", wide, height)
            )
        if draft.source == HAND and self.card:
            tiles = [CardTile(look, "hand", self.card, colors, "chosen", self.choose, "", wide, height), *tiles]
        held = draft.source == DECK and self.card is not None
        note = self.card.name.of(look.lang) if held and self.card else ""
        tiles.append(DeckTile(look, state.deck, "chosen" if held else "open", self.choose, wide, height, note))
        return tiles

    def _left(self, extra: Sequence[str] = ()) -> dict[str, int]:
        """How many copies of each card can still come."""
        possible = set(rules.possible_cards(self.state))
        seen = [*self.state.seen, *extra]
        return {
            card.id: card.count - seen.count(card.id)
            for card in self.pack.cards
            if card.id in possible and card.count > seen.count(card.id)
        }

    def _sheet(self, look: Look) -> Sheet | None:
        draft = self.chosen
        width = 528 if look.width >= 600 else look.width - 32
        colors = tuple(self._colors(look).values())
        if draft.drawing and draft.card is None:
            left = self._left()
            note = look.t(words.DRAW_NOTE, count=sum(left.values()))
            content = grid(look, self.pack.cards, colors, left, self.drew, width=width, prefix="draw")
            return Sheet(look.t(words.DRAW_TITLE), self._with_undo(look, content), note, tall=self._tall(look))
        if draft.asking:
            left = self._left()
            place = look.t(words.PLACES[int(draft.source or 0)])
            note = look.t(words.REFILL_NOTE, place=place, count=sum(left.values()))
            content = grid(
                look,
                self.pack.cards,
                colors,
                left,
                self.turned_up,
                width=width,
                prefix="refill",
                chosen=self._earlier_refill(),
            )
            return Sheet(look.t(words.REFILL_TITLE), self._with_undo(look, content), note, tall=self._tall(look))
        return None

    def _tall(self, look: Look) -> bool:
        """Whether the cards need all the room that a sheet has."""
        return len(self.pack.cards) > 12 or not look.roomy

    def _earlier_refill(self) -> str | None:
        """While an entry is corrected: the card that was turned up then."""
        fix = self.table.fix
        if fix is None:
            return None
        event = self.table.shot.table.record[fix[0]].event
        refill: str | None = getattr(event, "refill", None)
        return refill

    def _with_undo(self, look: Look, content: ft.Control) -> ft.Control:
        undo = wide_button(look, look.t(common.UNDO), self.table.undo, ident="sheet-undo", glyph=ft.Icons.UNDO_ROUNDED)
        return ft.Column([content, ft.Row([undo])], spacing=12, tight=True)

    def _panels(self, look: Look) -> list[ft.Control | None]:
        if not look.wide:
            return []
        state = self.state
        panels: list[ft.Control | None] = []
        for seat, (face, stomach) in enumerate(zip(state.faces, state.seats, strict=True)):
            if seat == self.seat and not self.table.over:
                panels.append(None)
                continue
            view = views_of(face, stomach, self._colors(look), shapes.blocked_cells(face, stomach), look)
            panels.append(SeatPanel(look, face, view, self.pack.gauge, stomach.gauge))
        return panels

    def _status(self, look: Look) -> list[str]:
        state = self.state
        out = []
        for face, stomach in zip(state.faces, state.seats, strict=True):
            count = sum(bool(stack) for stack in stomach.cells)
            word = words.STATUS_BONUS if face.bonus else words.STATUS
            out.append(look.t(word, face=face.name.of(look.lang), bonus=face.bonus, count=count))
        return out

    def _bonus_scene(self, look: Look) -> Scene:
        stomach, pack = self.stomach, self.pack
        before = pack.gauge[stomach.gauge - 1] if stomach.gauge else 0
        after = pack.gauge[stomach.gauge - 2] if stomach.gauge > 1 else 0
        rows = [
            choice_row(
                look,
                look.t(words.BONUS_CHIP),
                look.t(words.BONUS_CHIP_NOTE, points=minus(pack.chip_points, sign=True)),
                False,
                lambda: self.take_bonus("chip"),
                ident="bonus-chip",
                glyph=ft.Icons.TOLL_ROUNDED,
            ),
            choice_row(
                look,
                look.t(words.BONUS_GAUGE),
                look.t(words.BONUS_GAUGE_NOTE, before=minus(before), after=minus(after))
                if stomach.gauge
                else look.t(words.BONUS_NO_GAUGE),
                False,
                lambda: self.take_bonus("gauge"),
                ident="bonus-gauge",
                glyph=ft.Icons.SICK_ROUNDED,
            ),
        ]
        return Scene(
            subtitle=self._subtitle(look),
            seat=self.seat,
            done=look.t(words.PLACED),
            now=look.t(words.BONUS_STEP),
            choices=ft.Column(rows, spacing=8, tight=True),
            board=self._board(look, self.seat, taps=False),
            main=MainAction(look.t(words.BONUS_STEP), "", ft.Icons.TOUCH_APP_ROUNDED),
            panels=self._panels(look),
            status=self._status(look),
        )

    def _over_scene(self, look: Look) -> Scene:
        state = self.state
        winners = referee.winners(self.table.position)
        best = winners[0] if winners else 0
        names = [self.table.seats[s].name for s in winners]
        rows: list[ft.Control] = []
        for seat, stomach in enumerate(state.seats):
            common_colors = rules.most_common(stomach, self.pack)
            if len(common_colors) > 1 and not self.table.position.stopped:
                rows.append(self._exclude_row(look, seat, common_colors, rules.left_out(stomach, self.pack)))
        choices: ft.Control | None = None
        if rows:
            choices = box(
                look,
                ft.Column(
                    [text(look, look.t(words.EXCLUDE_TITLE), "label", look.c.ink2), *rows], spacing=8, tight=True
                ),
            )
        return Scene(
            subtitle=look.t(words.LAST_STEP),
            seat=best,
            title="・".join(names) if look.lang == "ja" else ", ".join(names),
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
            choices=choices,
            board=self._board(look, best, taps=False),
            panels=self._panels(look),
            status=self._status(look),
        )

    def _exclude_row(self, look: Look, seat: int, colors: Sequence[str], chosen: str | None) -> ft.Control:
        paint = self._colors(look)
        cubes: list[ft.Control] = [
            tap(
                look,
                Cube(look, color, paint[color].hex, paint[color].name, 34),
                lambda color=color: self.exclude(seat, color),
                ident=f"exclude-{seat}-{color}",
                label=look.t(words.EXCLUDE_DO, color=paint[color].name),
                selected=color == chosen,
                fill=look.accent.tint if color == chosen else None,
                edge=look.accent.fill if color == chosen else look.c.edge,
                edge_width=3 if color == chosen else 1.5,
                radius=14,
                padding=7,
            )
            for color in colors
        ]
        note = look.t(words.EXCLUDE_NOTE, name=self.table.seats[seat].name)
        return ft.Row([text(look, note, "strong", expand=True, lines=3), *cubes], spacing=8)

    def _deal_scene(self, look: Look) -> Scene:
        dealt = self._draft.dealt
        pack, colors = self.pack, tuple(self._colors(look).values())
        left = self._left(dealt)
        slots: list[ft.Control] = []
        for index in range(3):
            card = self.state.cards[dealt[index]] if index < len(dealt) else None
            slots.append(CardTile(look, f"dealt-{index}", card, colors, "open", self._nothing, "", 0, 88))
        ready = len(dealt) == 3
        if ready:
            main = MainAction(
                look.t(words.DEAL_READY),
                "・".join(self.state.cards[c].name.of(look.lang) for c in dealt),
                ft.Icons.CHECK_ROUNDED,
                self.deal,
            )
        else:
            main = MainAction(
                look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, number=len(dealt) + 1), ft.Icons.TOUCH_APP_ROUNDED
            )

        def make(width: float, height: float) -> ft.Control:
            return ft.Column(
                [
                    grid(
                        look,
                        pack.cards,
                        colors,
                        {} if ready else left,
                        self.deal_card,
                        width=min(width, 560.0),
                        prefix="deal",
                    )
                ],
                scroll=ft.ScrollMode.AUTO,
                height=height,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )

        return Scene(
            subtitle=look.t(words.DEAL),
            seat=None,
            title=look.t(words.DEAL_TITLE),
            now=look.t(words.DEAL_WAIT),
            glyph=ft.Icons.STYLE_ROUNDED,
            choices=ft.Row(slots, spacing=8),
            board=make,
            main=main,
            panels=[],
            status=self._status(look),
            chips=False,
        )

    def _nothing(self, _: str) -> None:
        """A dealt card is taken back by undo."""
