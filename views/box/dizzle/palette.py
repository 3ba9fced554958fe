"""What lies below the grid: brushes, marks with their counts, what the brush lays."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.packs.editing import dizzle
from companion.texts.dizzle import MARKS, cell_text, color_text
from models.dizzle import PIPS
from views.box.dizzle.painting import Painting
from views.box.dizzle.tiles import SQUARE_BRUSHES, BrushTile, MarkTile, value_row
from views.dizzle.cells import INKS
from views.i18n import box as words
from views.parts.base import card, heading, icon_tap, tap, text
from views.parts.fields import stepper
from views.theme import Look


class Palette:
    """The painter's palette."""

    def __init__(self, editor: Painting) -> None:
        self.editor = editor

    @property
    def draft(self) -> dizzle.PackDraft:
        """What is being painted."""
        return self.editor.draft

    def _change(self, **changes: Any) -> None:
        self.editor.change(replace(self.draft, **changes))

    # --- brushes

    def build(self, look: Look) -> list[ft.Control]:
        """The brushes, and what the one that is taken lays."""
        editor, counts = self.editor, self.draft.counts
        brush = editor.brush
        hint = words.BRUSH_HINT.get(brush, words.BRUSH_HINT["paint" if brush in dizzle.SQUARES else "mark"])
        digits = [
            BrushTile(
                look,
                pip,
                pip,
                "",
                str(counts[pip]) if counts[pip] else "",
                brush == pip,
                look.t(words.DIGIT, pip=pip, count=counts[pip]),
                editor.take,
            )
            for pip in PIPS
        ]
        kinds = [
            BrushTile(
                look, key, "", look.t(words.BRUSHES[key]), "", brush == key, look.t(words.BRUSHES[key]), editor.take
            )
            for key, _ in SQUARE_BRUSHES
        ]
        marks = []
        for kind in dizzle.KINDS:
            count = counts.get(kind, 0)
            label = look.t(words.MARK_TILE, name=MARKS[kind].of(look.lang), count=count)
            name = look.t(words.MARK_BRUSHES[kind])
            color = editor.color if kind in dizzle.COLORED else ""
            marks.append(
                MarkTile(look, kind, color, name, str(count) if count else "", brush == kind, label, editor.take)
            )
        return [
            heading(look, look.t(words.BRUSH), None, look.t(hint)),
            ft.Row(list[ft.Control](digits), spacing=6),
            *_rows(kinds, 6 if look.roomy else 3),
            *self._laid(look, "arrow"),
            *self._laid(look, "frame"),
            heading(look, look.t(words.MARKS_HEAD), None, look.t(words.MARKS_NOTE)),
            *_rows(marks, 4 if look.roomy else 2),
            *self._colors(look),
            *self._jewel(look),
        ]

    def _laid(self, look: Look, kind: str) -> list[ft.Control]:
        """The points of the arrow or square brush, and what was drawn with it."""
        editor = self.editor
        if editor.brush != kind:
            return []
        label = look.t(words.ARROW_POINTS if kind == "arrow" else words.FRAME_POINTS)
        rows: list[ft.Control] = [
            value_row(
                look,
                label,
                editor.points[kind],
                lambda points: editor.take_points(kind, points),
                ident=f"{kind}-points",
            )
        ]
        areas = self.draft.arrows if kind == "arrow" else self.draft.squares
        for index, area in enumerate(areas):
            at = cell_text(min(area.cells), look.lang)
            said = (
                look.t(words.ARROW_ROW, at=at, count=len(area.cells))
                if kind == "arrow"
                else look.t(words.FRAME_ROW, at=at)
            )
            rows.append(
                ft.Row(
                    [
                        text(look, said, "strong", expand=True, lines=2),
                        stepper(
                            look,
                            area.points,
                            partial(self._area_points, kind, index),
                            least=-99,
                            most=99,
                            ident=f"{kind}-{index}",
                            label=said,
                        ),
                        icon_tap(
                            look,
                            ft.Icons.DELETE_OUTLINE_ROUNDED,
                            f"{look.t(words.AREA_DELETE)}: {said}",
                            partial(self._drop_area, kind, index),
                            ident=f"{kind}-delete-{index}",
                        ),
                    ],
                    spacing=0,
                )
            )
        return [card(look, ft.Column(rows, spacing=4, tight=True))]

    def _areas(self, kind: str, areas: tuple[dizzle.Area, ...]) -> None:
        self._change(**{"arrows" if kind == "arrow" else "squares": areas})

    def _area_points(self, kind: str, index: int, points: int) -> None:
        areas = list(self.draft.arrows if kind == "arrow" else self.draft.squares)
        areas[index] = replace(areas[index], points=points)
        self._areas(kind, tuple(areas))

    def _drop_area(self, kind: str, index: int) -> None:
        areas = self.draft.arrows if kind == "arrow" else self.draft.squares
        self._areas(kind, tuple(area for at, area in enumerate(areas) if at != index))

    def _colors(self, look: Look) -> list[ft.Control]:
        editor = self.editor
        if editor.brush not in dizzle.COLORED:
            return []
        colors = list(dict.fromkeys([*dizzle.COLORS, *self.draft.colors("puzzle"), *self.draft.colors("lock")]))
        tiles = [
            tap(
                look,
                ft.Column(
                    [
                        ft.Container(
                            width=26,
                            height=26,
                            border_radius=13,
                            bgcolor=INKS.get(color, ("#5C4A3D", "#CBB7A3"))[look.dark],
                        ),
                        text(look, color_text(color, look.lang), "min", lines=1),
                    ],
                    spacing=2,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                partial(editor.take_color, color),
                ident=f"color-{color}",
                label=color_text(color, look.lang),
                selected=color == editor.color,
                fill=look.accent.tint if color == editor.color else None,
                edge=look.accent.fill if color == editor.color else None,
                edge_width=3,
                width=64 if look.roomy else 96,
                padding=4,
            )
            for color in colors
        ]
        return [card(look, ft.Row(list[ft.Control](tiles), spacing=2, wrap=True, run_spacing=2), padding=6)]

    def _jewel(self, look: Look) -> list[ft.Control]:
        editor = self.editor
        if editor.brush != "jewel":
            return []
        label = look.t(words.JEWEL_POINTS)
        return [
            card(
                look,
                value_row(
                    look,
                    label,
                    editor.points["jewel"],
                    lambda points: editor.take_points("jewel", points),
                    ident="jewel-points",
                ),
                padding=6,
            )
        ]


def _rows(tiles: Sequence[ft.Control], count: int) -> list[ft.Control]:
    """Tiles in rows of so many."""
    return [ft.Row(list(tiles[at : at + count]), spacing=6) for at in range(0, len(tiles), count)]
