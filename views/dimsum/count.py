"""Dim sum counted at its end: a stomach painted cell by cell, with its gauge and chips."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any

import flet as ft
from pydantic import Field

from companion.rules import dimsum as rules
from companion.rules.dimsum import MOST_CHIPS
from models.dimsum import CELLS, Face, Pack, SeatState
from views.counting import CountScreen
from views.dimsum.board import LEAST, board, paints, views_of
from views.i18n import dimsum as words
from views.parts.base import icon, tap, text
from views.parts.cubes import Cube
from views.parts.verdict import Said
from views.playing import Cursor
from views.scene import GameTable
from views.theme import Layout, Look, minus

BESIDE = 78
"""The room for gauge and chips beside the stomach, in pixels."""


@dataclass(frozen=True, slots=True)
class Stomach:
    """A stomach as it lies. cells: from 1 to 14 the colours bottom to top; excluded: the colour left out of a tie."""

    cells: Annotated[tuple[tuple[str, ...], ...], Field(min_length=CELLS, max_length=CELLS)] = ((),) * CELLS
    gauge: Annotated[int, Field(ge=0)] = 0
    chips: Annotated[int, Field(ge=0, le=MOST_CHIPS)] = 0
    excluded: str | None = None

    @property
    def seat(self) -> SeatState:
        """The same as the rules know it."""
        return SeatState(self.cells, self.gauge, self.chips, excluded=self.excluded)


class Count(CountScreen[Stomach]):
    """Colour, tap, tap again for a stack. brush: the colour that a tap lays, None takes the top cube off."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.brush: str | None = self.pack.colors[0].id
        self.cursor = Cursor(table.redraw, self.paint)

    @property
    def pack(self) -> Pack:
        """The box."""
        pack: Pack = self.table.setup.pack
        return pack

    @property
    def face(self) -> Face:
        """The face of the seat that is counted."""
        faces = {face.id: face for face in self.pack.faces}
        return faces[self.table.setup.options.faces[self.seat]]

    # --- the draft

    def empty(self) -> Stomach:
        """An empty stomach."""
        return Stomach()

    def draft_of(self, events: Sequence[Any]) -> Stomach:
        """A count that is to be changed."""
        tally = events[0]
        return Stomach(tally.cells, tally.gauge, tally.chips, tally.excluded)

    def fits(self, draft: Stomach) -> bool:
        """Whether it is one of this box."""
        colors = {color.id for color in self.pack.colors}
        named = {cube for stack in draft.cells for cube in stack} | ({draft.excluded} if draft.excluded else set())
        return named <= colors and draft.gauge <= len(self.pack.gauge)

    def carried(self, draft: Stomach) -> Mapping[str, Any]:
        """The keys of the `count` event."""
        told: dict[str, Any] = {
            "cells": [list(stack) for stack in draft.cells],
            "gauge": draft.gauge,
            "chips": draft.chips,
        }
        return {**told, "excluded": draft.excluded} if draft.excluded else told

    # --- taps

    def take(self, color: str | None) -> None:
        """A colour to paint with was chosen, or None to take cubes off."""
        self.brush = color
        self.table.redraw()

    def paint(self, number: int) -> None:
        """A cell was tapped: the colour lies there, once more where it lies there already."""
        stack = self.now.cells[number - 1]
        if self.brush is None:
            painted = stack[:-1]
        else:
            painted = (*stack, self.brush) if stack[:1] == (self.brush,) else (self.brush,)
        cells = (*self.now.cells[: number - 1], painted, *self.now.cells[number:])
        # Another stomach may have another most common colour.
        self.put(replace(self.now, cells=cells, excluded=None))

    def set_gauge(self, step: int) -> None:
        """The gauge stands at a step, 0 for none."""
        self.put(replace(self.now, gauge=step))

    def add_chip(self) -> None:
        """One chip more; after the most there can be, none."""
        self.put(replace(self.now, chips=(self.now.chips + 1) % (MOST_CHIPS + 1)))

    def leave_out(self, color: str) -> None:
        """One of the most common colours is left out."""
        self.put(replace(self.now, excluded=color))

    def key(self, key: str) -> bool:
        """Arrows walk the cells and Enter paints; 1 to 4 choose a colour, 0 takes cubes off."""
        if key in ("0", "1", "2", "3", "4"):
            self.take(None if key == "0" else self.pack.colors[int(key) - 1].id)
            return True
        return self.cursor.key(key, dict(enumerate(self.face.cells, 1)))

    def entered(self) -> None:
        """The table moved on."""
        super().entered()
        self.cursor.leave()

    # --- what is shown

    def said(self, look: Look) -> Said | None:
        """How to begin."""
        if any(self.now.cells):
            return None
        return Said("hint", look.t(words.COUNT_HINT), look.t(words.COUNT_HINT_NOTE))

    def choices(self, look: Look) -> ft.Control | None:
        """The colours, and below them those of a tie."""
        paint = paints(self.pack, look)
        keys = [
            self._key(
                look,
                Cube(look, color.id, color.hex, color.name, 34),
                self.brush == color.id,
                partial(self.take, color.id),
                f"brush-{color.id}",
                look.t(words.BRUSH, color=color.name),
            )
            for color in paint.values()
        ]
        off = icon(ft.Icons.BACKSPACE_ROUNDED, 28, look.c.ink)
        keys.append(
            self._key(look, off, self.brush is None, partial(self.take, None), "brush-none", look.t(words.ERASE))
        )
        rows: list[ft.Control] = [ft.Row(keys, spacing=8)]
        if rules.undecided(self.now.seat._replace(excluded=None), self.pack):
            rows.append(self._tie(look))
        return ft.Column(rows, spacing=8, tight=True)

    def _tie(self, look: Look) -> ft.Control:
        """The colours of which one is left out."""
        paint, left_out = paints(self.pack, look), rules.left_out(self.now.seat, self.pack)
        colors = rules.most_common(self.now.seat, self.pack)
        keys = [
            self._key(
                look,
                Cube(look, color, paint[color].hex, paint[color].name, 26),
                color == left_out,
                partial(self.leave_out, color),
                f"exclude-{color}",
                look.t(words.EXCLUDE_DO, color=paint[color].name),
                width=52,
            )
            for color in colors
        ]
        return ft.Row([text(look, look.t(words.TIED), "strong", expand=True, lines=2), *keys], spacing=8)

    def _key(
        self,
        look: Look,
        content: ft.Control,
        on: bool,
        on_tap: Any,
        ident: str,
        label: str,
        width: float | None = None,
        height: float = 52,
    ) -> ft.Control:
        return tap(
            look,
            content,
            on_tap,
            ident=ident,
            label=label,
            selected=on,
            fill=look.accent.tint if on else look.c.sheet,
            edge=look.accent.fill if on else look.c.edge,
            edge_width=3 if on else 1.5,
            radius=14,
            padding=4,
            width=width,
            height=height,
            expand=None if width else True,
        )

    def scrolls(self, look: Look) -> bool:
        """Where a phone is low or its text large the stomach has its own height."""
        return not look.wide and (look.height < 760 or not look.roomy)

    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """The stomach, and beside it gauge and chips."""
        rings = {self.cursor.at: "focus"} if self.cursor.at is not None else {}
        view = views_of(self.face, self.now.seat, paints(self.pack, look), frozenset(), look, rings=rings)
        beside = BESIDE if look.roomy else 110
        if self.scrolls(look) or look.layout == Layout.MIDDLE:
            # The page scrolls: cells of 46 px, so that as little as possible has to.
            height = max(260.0, 50 * (1 + max(row for row, _ in self.face.cells)) + 18)
        return ft.Row(
            [
                ft.Container(
                    board(look, self.face, view, width - beside - 8, height - 4, self.paint, least=LEAST),
                    expand=True,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Container(self._beside(look, beside, height), width=beside),
            ],
            spacing=8,
            width=width,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def _beside(self, look: Look, width: float, height: float) -> ft.Control:
        steps = list(enumerate((0, *self.pack.gauge)))
        # Two keys side by side where there is little height; two headings and the key of the chips come beside them.
        across = 2 if height < 340 else 1
        lines = -(-len(steps) // across)
        high = max(30.0, min(42.0, (height - 2 * look.px(20)) / (lines + 1) - 4))
        wide = (width - 4) / 2 if across == 2 else min(width, 64.0)
        gauge = [
            self._number(
                look, points, step == self.now.gauge, partial(self.set_gauge, step), f"gauge-{step}", high, wide
            )
            for step, points in steps
        ]
        rows: list[ft.Control] = [
            ft.Row(gauge[start : start + across], spacing=4, tight=True) for start in range(0, len(gauge), across)
        ]
        chips = self._key(
            look,
            ft.Row(
                [icon(ft.Icons.TOLL_ROUNDED, 18, look.c.ink), text(look, str(self.now.chips), "strong", weight=800)],
                spacing=4,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            self.now.chips > 0,
            self.add_chip,
            "chips",
            look.t(words.CHIPS_COUNT, count=self.now.chips),
            width=min(width, 78.0),
            height=high + 4,
        )
        column: list[ft.Control] = [
            text(look, look.t(words.GAUGE), "min", look.c.ink2, lines=1, align=ft.TextAlign.CENTER),
            *rows,
            text(look, look.t(words.CHIPS), "min", look.c.ink2, lines=1, align=ft.TextAlign.CENTER),
            chips,
        ]
        return ft.Column(column, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)

    def _number(
        self, look: Look, points: int, on: bool, on_tap: Any, ident: str, height: float, width: float
    ) -> ft.Control:
        label = look.t(words.GAUGE_AT, points=minus(points)) if points else look.t(words.GAUGE_NONE)
        written = text(look, minus(points) if points else "–", "strong", weight=800)
        return self._key(look, written, on, on_tap, ident, label, width=min(width, 64), height=height)
