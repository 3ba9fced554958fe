"""Dizzle counted at its end: the sheet crossed by tapping and by strokes, bombs exploded, flags ringed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion.rules.dizzle import flag_row
from companion.rules.dizzle.setup import lay_out
from models.dizzle import HOLE, OBSTACLE, PRINTED_CROSS, Cell, SeatState, SheetTally
from views.counting import CountScreen
from views.dizzle.board import Measure, arrow_tags, board, height_of, measure
from views.dizzle.cells import cell_views
from views.dizzle.lines import flag_value
from views.dizzle.sheet import LEAST
from views.i18n import dizzle as words
from views.parts.base import tap, text
from views.parts.verdict import Said
from views.playing import Cursor
from views.scene import GameTable
from views.theme import Look

FLAGS = 52
"""How high the row of flag values is."""


@dataclass(frozen=True, slots=True)
class Draft:
    """One seat's sheet so far, printed crosses left out. flags: the values ringed."""

    crosses: tuple[Cell, ...] = ()
    explosions: tuple[Cell, ...] = ()
    flags: tuple[int, ...] = ()


class Count(CountScreen[Draft]):
    """A player's sheet at the end: what is crossed on paper is crossed here."""

    def __init__(self, table: GameTable) -> None:
        self._sheet = lay_out(table.setup.pack)
        self.cursor: Cursor[Cell] = Cursor(table.redraw, self.tap_cell)
        self._from = (0.0, 0.0)
        super().__init__(table)

    def empty(self) -> Draft:
        """Nothing but what is printed is crossed."""
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """The sheet of a count."""
        tally: SheetTally = events[0]
        crosses = [cell for cell in tally.crosses if cell not in self._sheet.printed]
        return Draft(tuple(crosses), tally.explosions, tally.flags)

    def fits(self, draft: Draft) -> bool:
        """Every cell is one of this sheet that can be crossed, every value one of its flags."""
        cells = {*draft.crosses, *draft.explosions}
        return cells <= self._crossable and set(draft.flags) <= set(self._sheet.pack.flags or ())

    def carried(self, draft: Draft) -> Mapping[str, Any]:
        """The crosses, the explosions and the values ringed."""
        return {
            "crosses": [list(cell) for cell in sorted(draft.crosses)],
            "explosions": [list(cell) for cell in sorted(draft.explosions)],
            "flags": list(draft.flags),
        }

    @property
    def _crossable(self) -> set[Cell]:
        square = self._sheet.pack.square
        return {cell for cell in self._sheet.squares if square(cell) not in (HOLE, OBSTACLE, PRINTED_CROSS)}

    @property
    def _taken(self) -> set[int]:
        """The flag values that other seats have ringed."""
        others = [tally for seat, tally in enumerate(self.counts) if seat != self.seat]
        return {value for tally in others if isinstance(tally, SheetTally) for value in tally.flags}

    @property
    def _seat_state(self) -> SeatState:
        now, values = self.now, self._sheet.pack.flags or ()
        left = tuple(value for value in values if value not in now.flags and value not in self._taken)
        return SeatState(
            crosses=self._sheet.printed.union(now.crosses),
            explosions=frozenset(now.explosions),
            ringed=now.flags,
            flags_left=left,
        )

    # --- taps

    def tap_cell(self, at: Cell) -> None:
        """A field is crossed, or free again; a bomb has exploded in between."""
        now = self.now
        if at not in self._crossable:
            return
        if at in now.explosions:
            self.put(replace(now, explosions=tuple(cell for cell in now.explosions if cell != at)))
        elif at not in now.crosses:
            self.put(replace(now, crosses=(*now.crosses, at)))
        else:
            crosses = tuple(cell for cell in now.crosses if cell != at)
            explosions = (*now.explosions, at) if at in self._sheet.bombs else now.explosions
            self.put(replace(now, crosses=crosses, explosions=explosions))

    def tap_flag(self, value: int) -> None:
        """A value is ringed, or not."""
        flags = self.now.flags
        rest = tuple(other for other in flags if other != value)
        self.put(replace(self.now, flags=rest if value in flags else (*flags, value)))

    def stroke(self, first: tuple[float, float], last: tuple[float, float], at: Measure) -> None:
        """A finger went from here to there over the board: what it passed is crossed."""
        steps = max(1, round(max(abs(last[0] - first[0]), abs(last[1] - first[1])) / (at.pitch / 4)))
        passed: dict[Cell, None] = {}
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(first, last, strict=True))
            passed[int((y - at.top) // at.pitch), int((x - at.left) // at.pitch)] = None
        done = {*self.now.crosses, *self.now.explosions}
        new = tuple(cell for cell in passed if cell in self._crossable and cell not in done)
        if new:
            self.put(replace(self.now, crosses=(*self.now.crosses, *new)))

    def stroke_begins(self, event: ft.DragStartEvent[ft.GestureDetector]) -> None:
        """A finger begins to move over the board."""
        self._from = (event.local_position.x, event.local_position.y)

    def key(self, key: str) -> bool:
        """Arrows go over the cells, Enter crosses one."""
        return self.cursor.key(key, {cell: cell for cell in self._crossable})

    def entered(self) -> None:
        """The next seat's sheet."""
        self.cursor.leave()
        super().entered()

    # --- the board

    def said(self, look: Look) -> Said | None:
        """How a sheet is entered, until something is."""
        return Said("rule", look.t(words.COUNT_SAID), look.t(words.COUNT_NOTE)) if self.now == Draft() else None

    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """The sheet and its flags; a sheet that does not fit scrolls."""
        sheet, seat = self._sheet, self._seat_state
        flags = self._flags(look, seat)
        room = height - (FLAGS + 6 if flags else 0)
        least = height_of(sheet, seat, width, LEAST)
        at = measure(sheet.pack, arrow_tags(sheet, seat), width, max(least, room), 84)
        cells = cell_views(sheet, seat, look)
        grid = board(look, sheet, seat, cells, width, max(least, room), self.tap_cell, self.cursor.at)
        scrolls = room < least

        def ends(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
            self.stroke(self._from, (event.local_position.x, event.local_position.y), at)

        # Where the sheet scrolls, a finger that moves up and down scrolls it.
        stroked = ft.GestureDetector(
            grid,
            on_pan_start=None if scrolls else self.stroke_begins,
            on_pan_end=None if scrolls else ends,
            on_horizontal_drag_start=self.stroke_begins if scrolls else None,
            on_horizontal_drag_end=ends if scrolls else None,
        )
        rows = [ft.Row([stroked], alignment=ft.MainAxisAlignment.CENTER), *flags]
        if scrolls:
            return ft.Column(rows, spacing=6, scroll=ft.ScrollMode.AUTO, height=height)
        return ft.Column(rows, spacing=6, tight=True)

    def _flags(self, look: Look, seat: SeatState) -> list[ft.Control]:
        values = [
            tap(
                look,
                flag_value(look, value, state),
                partial(self.tap_flag, value) if value not in self._taken else None,
                ident=f"flag-{value}",
                label=look.t(words.FLAG_STATES[state], value=value),
                selected=state == "ringed",
                radius=14,
                padding=0,
                width=56,
                height=48,
            )
            for value, state in flag_row(self._sheet, seat)
        ]
        if not values:
            return []
        head = text(look, look.t(words.FLAGS), "label", look.c.ink2)
        return [ft.Row([head, *values], spacing=6, alignment=ft.MainAxisAlignment.CENTER, wrap=True)]
