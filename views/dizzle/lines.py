"""The live score of a sheet, line by line: with pictures, in a strip over the board, in rows beside a small sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion import explain
from companion.rules import dizzle as rules
from companion.rules.dizzle import LINES
from models.dizzle import SeatState, Sheet
from models.result import Standing
from views.dizzle.cells import SYMBOLS, CellView
from views.dizzle.mini import MiniSheet
from views.i18n import dizzle as words
from views.parts.base import named, part, text
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


@part
def Panel(look: Look, cells: tuple[CellView, ...], lines: tuple[ScoreLine, ...], crowded: bool) -> ft.Control:
    """What a seat's panel shows: its sheet small and its lines; the lines alone where the sheet is shown large.

    crowded: four seats share the pane, so that lines are short.
    """
    if not cells:
        return ft.Row([line.short(look) for line in lines], spacing=10, wrap=True, run_spacing=2)
    told: ft.Control = ft.Column([line.row(look) for line in lines], spacing=1, tight=True, expand=True)
    if crowded:
        told = ft.Row([line.short(look) for line in lines], spacing=12, wrap=True, run_spacing=3, expand=True)
    return ft.Row(
        [MiniSheet(look, cells, 150, 112 if crowded else 132), told],
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
def flag_strip(look: Look, flags: Sequence[tuple[int, str]], width: float) -> ft.Control:
    """The flag row: values left, ringed and struck, as on paper."""
    values: list[ft.Control] = [ft.Icon(ft.Icons.FLAG_ROUNDED, size=20, color=look.c.ink2)]
    told = []
    for value, state in flags:
        told.append(look.t(words.FLAG_STATES[state], value=value))
        ringed, struck = state == "ringed", state == "struck"
        values.append(
            ft.Container(
                text(
                    look,
                    str(value),
                    "strong",
                    look.accent.fill if ringed else look.c.ink2 if struck else look.c.ink,
                    size=15,
                    weight=800,
                    struck=struck,
                ),
                width=40,
                height=28,
                border_radius=14 if ringed else 8,
                bgcolor=look.c.sunk if struck else look.accent.tint if ringed else look.c.sheet,
                border=ft.Border.all(3 if ringed else 1, look.accent.fill if ringed else look.c.edge),
                alignment=ft.Alignment.CENTER,
            )
        )
    join = "、" if look.lang == "ja" else ", "
    return named(ft.Row(values, spacing=8, tight=True), "flags", look.t(words.FLAG_READ, values=join.join(told)))
