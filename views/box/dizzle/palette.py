"""What lies below the grid: brushes, marks with their counts, what the brush lays, values, the photo."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.packs.editing import dizzle
from companion.texts.dizzle import MARKS, cell_text, color_text
from models.dizzle import MAX_SIDE, PIPS
from views.box.editor import section
from views.dizzle.cells import INKS, symbol
from views.i18n import box as words
from views.parts.base import card, heading, icon, icon_tap, named, part, tap, text
from views.parts.cubes import badge
from views.parts.fields import segments, stepper, wide_button
from views.theme import Look

if TYPE_CHECKING:
    from views.box.dizzle.painter import DizzleEditor

SQUARE_BRUSHES: tuple[tuple[str, ft.IconData], ...] = (
    ("X", ft.Icons.CLOSE_ROUNDED),
    ("P", ft.Icons.PUBLIC_ROUNDED),
    ("#", ft.Icons.SQUARE_ROUNDED),
    (".", ft.Icons.CROP_SQUARE_ROUNDED),
    ("arrow", ft.Icons.ARROW_RIGHT_ALT_ROUNDED),
    ("frame", ft.Icons.GRID_VIEW_ROUNDED),
)


class Palette:
    """The painter's palette and values."""

    def __init__(self, editor: "DizzleEditor") -> None:
        self.editor = editor

    @property
    def draft(self) -> dizzle.Draft:
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
            name = MARKS[kind].of(look.lang)
            count = counts.get(kind, 0)
            label = look.t(words.MARK_TILE, name=name, count=count)
            color = editor.color if kind in dizzle.COLORED else ""
            marks.append(
                MarkTile(look, kind, color, name, str(count) if count else "", brush == kind, label, editor.take)
            )
        return [
            heading(look, look.t(words.BRUSH), None, look.t(hint)),
            ft.Row(list[ft.Control](digits), spacing=6),
            ft.Row(list[ft.Control](kinds), spacing=6),
            *self._laid(look, "arrow"),
            *self._laid(look, "frame"),
            heading(look, look.t(words.MARKS_HEAD), None, look.t(words.MARKS_NOTE)),
            ft.Row(list[ft.Control](marks[:4]), spacing=6),
            ft.Row(list[ft.Control](marks[4:]), spacing=6),
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
            _value(
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
                            lambda points, index=index: self._area_points(kind, index, points),
                            least=-99,
                            most=99,
                            ident=f"{kind}-{index}",
                            label=said,
                        ),
                        icon_tap(
                            look,
                            ft.Icons.DELETE_OUTLINE_ROUNDED,
                            f"{look.t(words.AREA_DELETE)}: {said}",
                            lambda index=index: self._drop_area(kind, index),
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
                lambda color=color: editor.take_color(color),
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
                _value(
                    look,
                    label,
                    editor.points["jewel"],
                    lambda points: editor.take_points("jewel", points),
                    ident="jewel-points",
                ),
                padding=6,
            )
        ]

    # --- values

    def values(self, look: Look) -> list[ft.Control]:
        """Name, level, size, points; then the photo."""
        draft = self.draft
        rows, cols = draft.size
        levels = [(str(level), str(level)) for level in (1, 2, 3, 4)]
        lines: list[ft.Control] = [
            self.editor.title_field(look),
            text(look, look.t(words.LEVEL), "strong"),
            segments(look, levels, str(draft.level), lambda level: self._change(level=int(level)), ident="level"),
            _value(
                look,
                look.t(words.ROWS),
                rows,
                lambda value: self.editor.change(self.draft.resized(value, cols)),
                least=1,
                most=MAX_SIDE,
                ident="rows",
            ),
            _value(
                look,
                look.t(words.COLS),
                cols,
                lambda value: self.editor.change(self.draft.resized(rows, value)),
                least=1,
                most=MAX_SIDE,
                ident="cols",
            ),
            *self._puzzles(look),
            *self._flags(look),
            _value(
                look,
                look.t(words.BOMB_POINTS),
                draft.bomb_points,
                lambda points: self._change(bomb_points=points),
                ident="bomb-points",
            ),
            _value(
                look,
                look.t(words.POOP_POINTS),
                draft.poop_points,
                lambda points: self._change(poop_points=points),
                ident="poop-points",
            ),
        ]
        return [section(look, look.t(words.VALUES), lines), self._photo(look)]

    def _puzzles(self, look: Look) -> list[ft.Control]:
        draft = self.draft
        values = dict(draft.puzzles)
        rows: list[ft.Control] = []
        for color in dict.fromkeys([*draft.colors("puzzle"), *values]):
            count = sum(m.kind == "puzzle" and m.color == color for _, m in draft.marks)
            label = look.t(words.PUZZLE_POINTS, color=color_text(color, look.lang), count=count)
            if color not in values:
                label = f"{label} ({look.t(words.NO_POINTS)})"
            rows.append(
                _value(
                    look,
                    label,
                    values.get(color, 0),
                    lambda points, color=color: self.editor.change(self.draft.with_puzzle(color, points)),
                    ident=f"puzzle-{color}",
                )
            )
        return rows

    def _flags(self, look: Look) -> list[ft.Control]:
        flags = self.draft.flags
        if not flags and not self.draft.counts.get("flag", 0):
            return []
        rows: list[ft.Control] = [
            ft.Row(
                [
                    text(look, look.t(words.FLAGS), "strong", expand=True),
                    icon_tap(
                        look,
                        ft.Icons.REMOVE_CIRCLE_OUTLINE_ROUNDED,
                        look.t(words.FLAG_REMOVE),
                        (lambda: self._change(flags=flags[:-1])) if flags else None,
                        ident="flag-less",
                    ),
                    icon_tap(
                        look,
                        ft.Icons.ADD_CIRCLE_OUTLINE_ROUNDED,
                        look.t(words.FLAG_ADD),
                        self._add_flag if len(flags) < dizzle.MOST_FLAGS else None,
                        ident="flag-more",
                    ),
                ]
            )
        ]
        for index, value in enumerate(flags):
            rows.append(
                _value(
                    look,
                    look.t(words.FLAG_VALUE, number=index + 1),
                    value,
                    lambda points, index=index: self._change(flags=(*flags[:index], points, *flags[index + 1 :])),
                    ident=f"flag-{index}",
                )
            )
        return rows

    def _add_flag(self) -> None:
        flags = self.draft.flags
        self._change(flags=(*flags, flags[-1] // 2 if flags and flags[-1] > 1 else flags[-1] - 1 if flags else 8))

    # --- the photo

    def _photo(self, look: Look) -> ft.Control:
        editor = self.editor
        rows: list[ft.Control] = [
            heading(look, look.t(words.PHOTO), ft.Icons.PHOTO_CAMERA_ROUNDED),
            text(look, look.t(words.PHOTO_NOTE), "note", look.c.ink2),
        ]
        if editor.photo_bad:
            rows.append(named(text(look, look.t(words.PHOTO_BAD), "strong", look.c.ng), "photo-told", live=True))
        choose = wide_button(
            look,
            look.t(words.PHOTO_TAKE),
            editor.choose_photo,
            ident="photo-take",
            glyph=ft.Icons.ADD_A_PHOTO_ROUNDED,
            expand=True,
        )
        if editor.photo is None:
            rows.append(ft.Row([choose]))
        else:
            moving = editor.brush == "photo"
            rows += [
                ft.Row(
                    [
                        choose,
                        wide_button(
                            look,
                            look.t(words.PHOTO_REMOVE),
                            editor.drop_photo,
                            ident="photo-remove",
                            glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
                            expand=True,
                        ),
                    ],
                    spacing=8,
                ),
                ft.Row(
                    [
                        wide_button(
                            look,
                            look.t(words.PHOTO_MOVE),
                            lambda: editor.take("1" if moving else "photo"),
                            ident="photo-move",
                            glyph=ft.Icons.OPEN_WITH_ROUNDED,
                            filled=moving,
                            expand=True,
                        ),
                        icon_tap(
                            look,
                            ft.Icons.ZOOM_OUT_ROUNDED,
                            look.t(words.PHOTO_SMALLER),
                            lambda: editor.zoom_photo(-1),
                            ident="photo-smaller",
                        ),
                        icon_tap(
                            look,
                            ft.Icons.ZOOM_IN_ROUNDED,
                            look.t(words.PHOTO_LARGER),
                            lambda: editor.zoom_photo(1),
                            ident="photo-larger",
                        ),
                    ],
                    spacing=8,
                ),
            ]
        return card(look, ft.Column(rows, spacing=8, tight=True))


def _value(
    look: Look, label: str, value: int, on_change: Any, *, ident: str, least: int = -99, most: int = 99
) -> ft.Control:
    return ft.Row(
        [
            text(look, label, "strong", expand=True, lines=2),
            stepper(look, value, on_change, least=least, most=most, ident=ident, label=label),
        ]
    )


_ICONS = dict(SQUARE_BRUSHES)


@part
def BrushTile(
    look: Look, key: str, digit: str, caption: str, count: str, on: bool, label: str, on_take: Any
) -> ft.Control:
    """A brush: a digit, or an icon with its caption; how often it was used at its corner."""
    if digit:
        inner: ft.Control = text(look, digit, "value", weight=800, fixed=True)
    else:
        ink = {"X": look.accent.fill, "P": look.c.ok}.get(key, look.c.ink)
        inner = ft.Column(
            [icon(_ICONS[key], 22, ink), text(look, caption, "min", lines=1)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return _tile(look, inner, key, count, on, label, on_take)


@part
def MarkTile(
    look: Look, kind: str, color: str, name: str, count: str, on: bool, label: str, on_take: Any
) -> ft.Control:
    """A mark: its pictogram, its name, how many there are."""
    inner = ft.Row(
        [symbol(look, kind, color, 24), text(look, name, "min", lines=1)],
        spacing=4,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return _tile(look, inner, kind, count, on, label, on_take)


def _tile(look: Look, inner: ft.Control, key: str, count: str, on: bool, label: str, on_take: Any) -> ft.Control:
    button = tap(
        look,
        inner,
        lambda: on_take(key),
        ident=f"brush-{_IDENTS.get(key, key)}",
        label=label,
        selected=on,
        fill=look.accent.tint if on else look.c.sheet,
        edge=look.accent.fill if on else look.c.edge,
        edge_width=4 if on else 1.5,
        radius=14,
        padding=2,
        height=max(50.0, look.px(50)),
        expand=True,
    )
    layers: list[ft.Control] = [ft.Row([button])]
    if count:
        layers.append(ft.Container(badge(look, count, 22), right=-2, top=-5, ignore_interactions=True))
    return ft.Stack(layers, expand=True, clip_behavior=ft.ClipBehavior.NONE)


_IDENTS = {"X": "cross", "P": "planet", "#": "obstacle", ".": "hole"}
