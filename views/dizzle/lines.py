"""The live score of a sheet, line by line: with pictures, in a strip over the board, in rows beside a small sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion import explain
from companion.rules import dizzle as rules
from companion.rules.dizzle import LINES, Progress
from companion.texts.base import listed
from companion.texts.dizzle import cell_text, color_text
from models.dizzle import SeatState, Sheet
from models.result import Standing
from views.dizzle.cells import SYMBOLS, CellView
from views.dizzle.mini import MiniSheet
from views.i18n import dizzle as words
from views.parts.base import named, part, tap, text
from views.parts.glyphs import glyph
from views.theme import Look, minus

_ICONS = {
    "arrows": ft.Icons.ARROW_RIGHT_ALT_ROUNDED,
    "squares": ft.Icons.GRID_VIEW_ROUNDED,
    "bombs": ft.Icons.FLARE_ROUNDED,
    "adjust": ft.Icons.EDIT_NOTE_ROUNDED,
}
_MARKS = {"jewels": "jewel", "puzzles": "puzzle", "flags": "flag", "poop": "poop"}


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a live score. progress: how far it is ("1/3"), empty where nothing is to be completed."""

    id: str
    name: str
    points: int
    progress: str
    rule: str

    def picture(self, look: Look, size: float) -> ft.Control:
        """Its pictogram."""
        if self.id in _ICONS:
            ink = look.c.ng if self.id == "bombs" else look.c.ink2
            return ft.Icon(_ICONS[self.id], size=size, color=ink)
        mark = SYMBOLS[_MARKS[self.id]]
        ink = mark.inks[look.dark] or (look.accent.fill)
        return ft.Icon(mark.icon, size=size, color=ink) if mark.icon else glyph(_MARKS[self.id], size, ink)

    def short(self, look: Look) -> ft.Control:
        """Picture and points, with how far it is."""
        words_ = [text(look, minus(self.points), "strong", size=15, weight=800)]
        if self.progress:
            words_.append(text(look, self.progress, "min", look.c.ink2))
        return ft.Row([self.picture(look, 18), *words_], spacing=3, tight=True)

    def row(self, look: Look) -> ft.Control:
        """Picture, name, and how far it is or its points."""
        return ft.Row(
            [
                self.picture(look, 20),
                text(look, self.name, "label", expand=True, lines=1),
                text(look, self.progress or minus(self.points), "strong", size=15, weight=800),
            ],
            spacing=8,
        )


def score_lines(look: Look, sheet: Sheet, seat: SeatState, row: Standing) -> tuple[ScoreLine, ...]:
    """The lines that this sheet can have, in the order of the rules, and those the table added."""
    points = {line.id: line.points for line in row.lines}
    kinds = {mark.kind for mark in sheet.pack.marks}
    progress = rules.progress(sheet, seat)
    there = {
        "jewels": "jewel" in kinds,
        "flags": "flag" in kinds,
        "bombs": "bomb" in kinds,
        "poop": "poop" in kinds,
        **{name: any(area.id == name for area in progress) for name in ("arrows", "puzzles", "squares")},
    }
    lines = []
    for ident in LINES:
        if not there.get(ident, False) and ident not in points:
            continue
        known = explain.score_line("dizzle", ident)
        areas = [area for area in progress if area.id == ident]
        told = f"{sum(area.complete for area in areas)}/{len(areas)}" if areas else ""
        lines.append(ScoreLine(ident, known.name.of(look.lang), points.get(ident, 0), told, known.article))
    return tuple(lines)


def read_scores(look: Look, row: Standing) -> str:
    """A seat's total and lines as a sentence."""
    lines = [
        look.t(
            words.LINE_READ, name=explain.score_line("dizzle", line.id).name.of(look.lang), points=minus(line.points)
        )
        for line in row.lines
    ]
    return look.t(words.SCORES_OF, name=row.name, points=minus(row.total), lines=", ".join(lines))


def score_rows_sheet(
    look: Look, lines: Sequence[ScoreLine], areas: Sequence[Progress], on_rule: Callable[[str], Any]
) -> ft.Control:
    """Every line with how it came about at this table; a tap opens its rule."""
    rows: list[ft.Control] = []
    for line in lines:
        told = [area_text(look, area) for area in areas if area.id == line.id]
        named_ = ft.Column(
            [text(look, line.name, "strong"), *[text(look, each, "label", look.c.ink2) for each in told]],
            spacing=0,
            tight=True,
            expand=True,
        )
        rows.append(
            tap(
                look,
                ft.Row(
                    [line.picture(look, 24), named_, text(look, minus(line.points), "value", weight=800)], spacing=12
                ),
                partial(on_rule, line.rule),
                ident=f"score-{line.id}",
                label=look.t(words.LINE_TOLD, name=line.name, points=minus(line.points), how=listed(told, look.lang)),
                radius=12,
                padding=ft.Padding.symmetric(horizontal=4, vertical=10),
            )
        )
    return ft.Column(rows, spacing=2, tight=True)


def area_text(look: Look, area: Progress) -> str:
    """What an arrow, puzzle or square gives, and how far it is."""
    name = (
        color_text(area.color, look.lang) if area.color else look.t(words.AREA_AT, cell=cell_text(area.at, look.lang))
    )
    state = look.t(words.AREA_DONE) if area.complete else f"{area.crossed}/{area.of}"
    return look.t(words.AREA, name=name, points=area.points, state=state)


@part
def Panel(
    look: Look,
    cells: tuple[CellView, ...],
    lines: tuple[ScoreLine, ...],
    flags: tuple[tuple[int, str], ...],
    crowded: bool,
) -> ft.Control:
    """What a seat's panel shows: its sheet small and its lines; the lines and flags where the sheet is shown large.

    crowded: four seats share the pane, so that lines are short.
    """
    if not cells:
        told = [ft.Container(line.row(look), width=0, expand=True) for line in lines]
        rows: list[ft.Control] = [ft.Row(list(told[start : start + 2]), spacing=16) for start in range(0, len(told), 2)]
        return ft.Column([*rows, *([flag_strip(look, flags)] if flags else [])], spacing=3, tight=True)
    beside: ft.Control = ft.Column([line.row(look) for line in lines], spacing=1, tight=True, expand=True)
    if crowded:
        beside = ft.Row([line.short(look) for line in lines], spacing=12, wrap=True, run_spacing=3, expand=True)
    return ft.Row(
        [MiniSheet(look, cells, 150, 112 if crowded else 132), beside],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


@part
def score_strip(look: Look, name: str, total: int, lines: tuple[ScoreLine, ...]) -> ft.Control:
    """The total and every line in one row that scrolls sideways; the name where it is another seat's sheet."""
    row: list[ft.Control] = []
    if name:
        row.append(text(look, name, "label", lines=1))
    row.append(text(look, minus(total), "value", weight=800))
    row += [line.short(look) for line in lines]
    return ft.Row(row, spacing=11, scroll=ft.ScrollMode.HIDDEN, vertical_alignment=ft.CrossAxisAlignment.CENTER)


@part
def flag_strip(look: Look, flags: Sequence[tuple[int, str]]) -> ft.Control:
    """The flag row: values left, ringed and struck, as on paper."""
    values: list[ft.Control] = [ft.Icon(ft.Icons.FLAG_ROUNDED, size=20, color=look.c.ink2)]
    values += [flag_value(look, value, state) for value, state in flags]
    return named(ft.Row(values, spacing=8, tight=True), "flags", flags_read(look, flags))


def flags_read(look: Look, flags: Sequence[tuple[int, str]]) -> str:
    """The flag row as a sentence."""
    told = (look.t(words.FLAG_STATES[state], value=value) for value, state in flags)
    return look.t(words.FLAG_READ, values=listed(told, look.lang))


def flag_value(look: Look, value: int, state: str) -> ft.Control:
    """A value of the flag row: ``left``, ``ringed`` or ``struck``."""
    ringed, struck = state == "ringed", state == "struck"
    ink = look.accent.fill if ringed else look.c.ink2 if struck else look.c.ink
    return ft.Container(
        text(look, str(value), "strong", ink, size=15, weight=800, struck=struck),
        width=40,
        height=28,
        border_radius=14 if ringed else 8,
        bgcolor=look.c.sunk if struck else look.accent.tint if ringed else look.c.sheet,
        border=ft.Border.all(3 if ringed else 1, look.accent.fill if ringed else look.c.edge),
        alignment=ft.Alignment.CENTER,
    )
