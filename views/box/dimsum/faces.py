"""A stomach face being numbered: squares touched in order, bottlenecks by two touches, squares moved."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import flet as ft
import flet.canvas as cv

from companion.packs.editing import dimsum
from companion.texts.packs import complaint_text
from views.dimsum.board import Walls
from views.i18n import box as words
from views.parts.base import card, icon, icon_tap, part, tap, text
from views.parts.fields import field, stepper, wide_button
from views.parts.page import page
from views.parts.tray import MainAction, tray
from views.theme import Look

if TYPE_CHECKING:
    from views.box.dimsum.overview import DimsumEditor

Mode = Literal["number", "narrow", "move"]
MODES: tuple[tuple[Mode, ft.IconData], ...] = (
    ("number", ft.Icons.TOUCH_APP_ROUNDED),
    ("narrow", ft.Icons.FILTER_ALT_ROUNDED),
    ("move", ft.Icons.OPEN_WITH_ROUNDED),
)
LEAST_ROWS, LEAST_COLS = 6, 5


class FacePart:
    """The editor's open face. chosen: a cell's number; inserting: the next square touched becomes that number."""

    def __init__(self, editor: "DimsumEditor", index: int) -> None:
        self.editor = editor
        self.index = index
        self.mode: Mode = "number"
        self.chosen: int | None = None
        self.inserting = False

    @property
    def face(self) -> dimsum.Face:
        """The face as it is numbered."""
        return self.editor.draft.faces[self.index]

    def let_go(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.inserting = None, False
        self.editor.redraw()

    def _change(self, face: dimsum.Face) -> None:
        faces = list(self.editor.draft.faces)
        faces[self.index] = face
        self.editor.change(replace(self.editor.draft, faces=tuple(faces)))

    def take_mode(self, mode: Mode) -> None:
        """Numbers, bottlenecks or moving."""
        self.mode = mode
        self.let_go()

    def touch(self, row: int, col: int) -> None:
        """A square was touched: what that means depends on the mode and on what is chosen."""
        face, at = self.face, (row, col)
        number = face.number(at)
        chosen, self.chosen = self.chosen, None
        inserting, self.inserting = self.inserting, False
        if self.mode == "number" and number is None:
            self._change(face.with_cell(at, chosen if inserting else None))
        elif self.mode == "narrow" and chosen is not None and number is not None:
            self._change(face.with_bottleneck(chosen, number))
        elif self.mode == "move" and chosen is not None and number != chosen:
            self._change(face.with_cell_moved(chosen, at))
        elif number != chosen:
            self.chosen = number
        self.editor.redraw()

    def insert(self) -> None:
        """The next free square touched comes before the chosen one."""
        self.inserting = True
        self.editor.redraw()

    def remove(self) -> None:
        """The chosen cell goes."""
        chosen, self.chosen = self.chosen, None
        if chosen is not None:
            self._change(self.face.without_cell(chosen))

    def renumber(self, by: int) -> None:
        """The chosen cell gets another number."""
        chosen = self.chosen
        if chosen is not None and 1 <= chosen + by <= len(self.face.cells):
            self.chosen = chosen + by
            self._change(self.face.with_number(chosen, chosen + by))

    def earlier(self) -> None:
        """One number down."""
        self.renumber(-1)

    def later(self) -> None:
        """One number up."""
        self.renumber(1)

    def shift(self, rows: int, cols: int) -> None:
        """Moves the whole face."""
        self.chosen = None
        self._change(self.face.shifted(rows, cols))

    def drop_pair(self, index: int) -> None:
        """A bottleneck goes."""
        self._change(self.face.with_bottleneck(*self.face.bottlenecks[index]))

    def bonus(self, bonus: int) -> None:
        """The bonus of the face."""
        self._change(replace(self.face, bonus=bonus))

    def rename(self, value: str) -> None:
        """The face's name."""
        self._change(replace(self.face, name=self.face.name.said(self.editor.window.lang, value)))

    def delete(self) -> None:
        """Takes the face out of the box; undo brings it back."""
        draft = self.editor.draft
        self.editor.face = None
        self.editor.change(replace(draft, faces=tuple(f for at, f in enumerate(draft.faces) if at != self.index)))

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The face's own screen: the grid stays, what is below it scrolls."""
        editor, face = self.editor, self.face
        below: list[ft.Control] = [
            self._modes(look),
            *self._tools(look),
            *self._pairs(look),
            card(
                look,
                ft.Row(
                    [
                        icon(ft.Icons.AUTO_AWESOME_MOSAIC_ROUNDED, 26, look.c.ink),
                        text(look, look.t(words.FACE_BONUS), "title", expand=True),
                        stepper(
                            look,
                            face.bonus,
                            self.bonus,
                            least=2 if face.bottlenecks else face.bonus,
                            most=4 if face.bottlenecks else face.bonus,
                            ident="face-bonus",
                            label=look.t(words.FACE_BONUS),
                            sign=True,
                        ),
                    ],
                    spacing=12,
                ),
            ),
            field(
                look, look.t(words.FACE_NAME), face.name.of(look.lang), self.rename, ident="face-name", max_length=80
            ),
            wide_button(
                look,
                look.t(words.FACE_DELETE),
                self.delete,
                ident="face-delete",
                glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
            ),
        ]
        room = 720.0 if look.width > 800 else look.width
        grid = self._grid(look, room - 2 * look.margin, max(230.0, look.height - 476))
        top = ft.Column(
            [
                editor.head(look, look.t(words.FACE_TITLE), face.name.of(look.lang) or look.t(words.FACE_NEW)),
                ft.Container(self._told(look), padding=ft.Padding.symmetric(horizontal=look.margin)),
                ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=4,
            tight=True,
        )
        return page(look, top, below, tray(look, self._main(look), left=editor.undo_button(look)), spacing=8)

    def _told(self, look: Look) -> ft.Control:
        face, chosen = self.face, self.chosen
        badge = str(len(face.cells) + 1)
        if self.inserting and chosen is not None:
            badge, said, note = str(chosen), look.t(words.FACE_INSERT, number=chosen), look.t(words.FACE_INSERT_NOTE)
        elif self.mode == "narrow" and chosen is not None:
            badge, said, note = str(chosen), look.t(words.FACE_BLOCKS, number=chosen), look.t(words.FACE_BLOCKS_NOTE)
        elif self.mode == "narrow":
            badge, said, note = "▶", look.t(words.FACE_NARROW), look.t(words.FACE_NARROW_NOTE)
        elif self.mode == "move" and chosen is not None:
            badge, said, note = str(chosen), look.t(words.FACE_MOVE_TO, number=chosen), look.t(words.FACE_MOVE_NOTE)
        elif self.mode == "move":
            badge, said, note = "▶", look.t(words.FACE_MOVE), look.t(words.FACE_MOVE_NOTE)
        elif chosen is not None:
            badge, said, note = str(chosen), look.t(words.FACE_CHOSEN, number=chosen), look.t(words.FACE_CHOSEN_NOTE)
        elif not face.left:
            badge, said, note = "✓", look.t(words.FACE_FULL), look.t(words.FACE_FULL_NOTE)
        else:
            number = len(face.cells) + 1
            said, note = look.t(words.FACE_NEXT, number=number), look.t(words.FACE_NEXT_NOTE)
        accent = look.accent
        return ft.Semantics(
            identifier="face-told",
            label=f"{said}. {note}",
            exclude_semantics=True,
            live_region=True,
            container=True,
            content=ft.Container(
                ft.Row(
                    [
                        ft.Container(
                            text(look, badge, "value", accent.on, weight=800, fixed=True),
                            width=46,
                            height=46,
                            border_radius=23,
                            bgcolor=accent.fill,
                            alignment=ft.Alignment.CENTER,
                        ),
                        ft.Column(
                            [text(look, said, "title"), text(look, note, "note", size=15)],
                            spacing=0,
                            expand=True,
                            tight=True,
                        ),
                    ],
                    spacing=12,
                ),
                bgcolor=accent.tint,
                border_radius=20,
                padding=ft.Padding.symmetric(horizontal=12, vertical=8),
            ),
        )

    def _grid(self, look: Look, width: float, height: float) -> ft.Control:
        face = self.face
        rows = max(LEAST_ROWS, *(r + 2 for r, _ in face.cells)) if face.cells else LEAST_ROWS
        cols = max(LEAST_COLS, *(c + 2 for _, c in face.cells)) if face.cells else LEAST_COLS
        rows, cols = min(rows, dimsum.FACE_SIDE), min(cols, dimsum.FACE_SIDE)
        pitch = min(width / (cols + 0.2), height / (rows + 0.2), 64)
        size, wall = pitch / 1.18, pitch * 0.11
        narrow = {cell for cell, _ in face.bottlenecks}
        blocked = {blocks for _, blocks in face.bottlenecks}

        def place(row: int, col: int) -> tuple[float, float]:
            return wall + col * pitch, wall + row * pitch

        full = (cols * pitch + 2 * wall, rows * pitch + 2 * wall)
        places = tuple(place(*cell) for cell in face.cells)
        layers: list[ft.Control] = [Walls(look, places, size, wall, *full)]
        for row in range(rows):
            for col in range(cols):
                number = face.number((row, col)) or 0
                state = "chosen" if number and number == self.chosen else ""
                look_ = "narrow" if number in narrow else "blocked" if number in blocked else ""
                layers.append(FaceSquare(look, row, col, number, look_, state, *place(row, col), size, self.touch))
        pairs = tuple((*places[a - 1], *places[b - 1]) for a, b in face.bottlenecks)
        layers.append(PairArrows(look, pairs, size, *full))
        return ft.Stack(layers, width=full[0], height=full[1], clip_behavior=ft.ClipBehavior.NONE)

    def _modes(self, look: Look) -> ft.Control:
        tiles = []
        for mode, glyph in MODES:
            on = mode == self.mode
            tiles.append(
                tap(
                    look,
                    ft.Row(
                        [icon(glyph, 22, look.c.ink), text(look, look.t(words.FACE_MODE[mode]), "strong", lines=1)],
                        spacing=6,
                        tight=True,
                    ),
                    lambda mode=mode: self.take_mode(mode),
                    ident=f"mode-{mode}",
                    label=look.t(words.FACE_MODE[mode]),
                    selected=on,
                    fill=look.accent.tint if on else look.c.sheet,
                    edge=look.accent.fill if on else look.c.edge,
                    edge_width=4 if on else 1.5,
                    radius=16,
                    padding=ft.Padding.symmetric(horizontal=2, vertical=12),
                    expand=True,
                )
            )
        return ft.Row(tiles, spacing=8)

    def _tools(self, look: Look) -> list[ft.Control]:
        """What can be done with the chosen cell, or with all of them."""
        if self.mode == "move":
            ways = (
                ("left", ft.Icons.ARROW_BACK_ROUNDED, words.FACE_LEFTWARD, (0, -1)),
                ("up", ft.Icons.ARROW_UPWARD_ROUNDED, words.FACE_UP, (-1, 0)),
                ("down", ft.Icons.ARROW_DOWNWARD_ROUNDED, words.FACE_DOWN, (1, 0)),
                ("right", ft.Icons.ARROW_FORWARD_ROUNDED, words.FACE_RIGHTWARD, (0, 1)),
            )
            arrows = [
                icon_tap(look, glyph, look.t(label), lambda by=by: self.shift(*by), ident=f"shift-{ident}")
                for ident, glyph, label, by in ways
            ]
            return [card(look, ft.Row(arrows, alignment=ft.MainAxisAlignment.SPACE_EVENLY), padding=4)]
        if self.mode != "number" or self.chosen is None or self.inserting:
            return []
        full = not self.face.left
        tools: list[ft.Control] = [
            icon_tap(look, ft.Icons.REMOVE_ROUNDED, look.t(words.FACE_EARLIER), self.earlier, ident="earlier"),
            icon_tap(look, ft.Icons.ADD_ROUNDED, look.t(words.FACE_LATER), self.later, ident="later"),
            tap(
                look,
                text(look, look.t(words.FACE_INSERT_DO), "strong", look.c.ink2 if full else look.c.ink),
                None if full else self.insert,
                ident="insert",
                label=look.t(words.FACE_INSERT_DO),
                edge=look.c.edge,
                radius=22,
                padding=ft.Padding.symmetric(horizontal=14, vertical=10),
            ),
            tap(
                look,
                text(look, look.t(words.FACE_REMOVE_DO), "strong", look.c.ng),
                self.remove,
                ident="remove",
                label=look.t(words.FACE_REMOVE_DO),
                edge=look.c.ng,
                radius=22,
                padding=ft.Padding.symmetric(horizontal=14, vertical=10),
            ),
        ]
        return [card(look, ft.Row(tools, spacing=6, alignment=ft.MainAxisAlignment.SPACE_BETWEEN), padding=6)]

    def _pairs(self, look: Look) -> list[ft.Control]:
        rows: list[ft.Control] = []
        for index, (cell, blocks) in enumerate(self.face.bottlenecks):
            said = look.t(words.FACE_PAIR_READ, cell=cell, blocks=blocks)
            sentence = ft.Row(
                [
                    _chip(look, str(cell), look.c.narrow, look.c.narrow_edge, 2.5),
                    text(look, look.t(words.FACE_PAIR_WHEN), "strong"),
                    _chip(look, str(blocks), look.c.no_tint, look.c.no, 1.5),
                    text(look, look.t(words.FACE_PAIR_BLOCKS), "strong"),
                ],
                spacing=8,
            )
            rows.append(
                card(
                    look,
                    ft.Row(
                        [
                            ft.Semantics(
                                content=sentence,
                                identifier=f"pair-{index}",
                                label=said,
                                exclude_semantics=True,
                                expand=True,
                                container=True,
                            ),
                            icon_tap(
                                look,
                                ft.Icons.DELETE_OUTLINE_ROUNDED,
                                f"{look.t(words.FACE_PAIR_DELETE)}: {said}",
                                lambda index=index: self.drop_pair(index),
                                ident=f"pair-delete-{index}",
                            ),
                        ]
                    ),
                    padding=ft.Padding.only(left=12, right=4, top=2, bottom=2),
                )
            )
        return rows

    def _main(self, look: Look) -> MainAction:
        face = self.face
        if face.left:
            note = look.t(words.FACE_WAIT_NOTE)
            return MainAction(look.t(words.FACE_WAIT, count=face.left), note, ft.Icons.HOURGLASS_BOTTOM_ROUNDED)
        own = [c for c in self.editor.complaints if c.path[:2] == ("faces", self.index)]
        if own:
            said = complaint_text(self.editor.draft, own[0]._replace(path=own[0].path[2:]), look.lang)
            return MainAction(said, "", ft.Icons.EDIT_ROUNDED)
        return MainAction(look.t(words.FACE_DONE), face.name.of(look.lang), ft.Icons.CHECK_ROUNDED, self.editor.shut)


def _chip(look: Look, value: str, fill: str, edge: str, stroke: float) -> ft.Control:
    return ft.Container(
        text(look, value, "title", look.c.cell_text, fixed=True),
        width=38,
        height=38,
        border_radius=9,
        bgcolor=fill,
        border=ft.Border.all(stroke, edge),
        alignment=ft.Alignment.CENTER,
    )


@part
def FaceSquare(
    look: Look,
    row: int,
    col: int,
    number: int,
    kind: str,
    state: str,
    x: float,
    y: float,
    size: float,
    on_touch: Callable[[int, int], Any],
) -> ft.Control:
    """A square of the grid: a dot, or a numbered cell; kind: "", "narrow" or "blocked"; state: "" or "chosen"."""
    at = look.t(words.SQUARE_AT, row=row + 1, col=col + 1)
    label = look.t(words.CELL_NUMBER, number=number) if number else look.t(words.CELL_FREE, at=at)
    if number:
        fill, edge, stroke = look.c.cell, look.c.cell_edge, 1.5
        if kind == "narrow":
            fill, edge, stroke = look.c.narrow, look.c.narrow_edge, 3.0
        elif kind == "blocked":
            fill, edge = look.c.no_tint, look.c.no
        if state:
            edge, stroke = look.c.ink, 4.0
        inner: ft.Control = ft.Container(
            text(look, str(number), "value", look.c.cell_text, size=size * 0.42, fixed=True),
            width=size,
            height=size,
            bgcolor=fill,
            border=ft.Border.all(stroke, edge),
            border_radius=size * 0.22,
            alignment=ft.Alignment.CENTER,
        )
    else:
        dot = max(8.0, size * 0.22)
        inner = ft.Container(
            ft.Container(width=dot, height=dot, border_radius=dot / 2, bgcolor=look.c.edge, opacity=0.5),
            width=size,
            height=size,
            alignment=ft.Alignment.CENTER,
        )
    return ft.Container(
        ft.Semantics(
            identifier=f"square-{row}-{col}",
            label=label,
            button=True,
            selected=bool(state),
            content=ft.Container(
                ft.Semantics(content=inner, exclude_semantics=True),
                bgcolor=ft.Colors.TRANSPARENT,
                on_click=lambda _: on_touch(row, col),
            ),
        ),
        left=x,
        top=y,
    )


@part
def PairArrows(
    look: Look, pairs: tuple[tuple[float, float, float, float], ...], size: float, width: float, height: float
) -> ft.Control:
    """An arrow from each coloured cell to the one it blocks; taps go through."""
    shapes: list[cv.Shape] = []
    stroke = max(2.5, size * 0.06)
    line = ft.Paint(
        color=look.c.narrow_edge,
        style=ft.PaintingStyle.STROKE,
        stroke_width=stroke,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )
    for x, y, x2, y2 in pairs:
        # It starts and ends beside the numbers and bows to the right of its way, so that one back beside it is told apart.
        dx, dy = x2 - x, y2 - y
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ux, uy = dx / length, dy / length
        off = size * 0.3
        start = (x + size / 2 - uy * off + ux * size * 0.3, y + size / 2 + ux * off + uy * size * 0.3)
        end = (x2 + size / 2 - uy * off - ux * size * 0.2, y2 + size / 2 + ux * off - uy * size * 0.2)
        bow = (
            (start[0] + end[0]) / 2 - uy * size * 0.3,
            (start[1] + end[1]) / 2 + ux * size * 0.3,
        )
        path: list[cv.Path.PathElement] = [
            cv.Path.MoveTo(*start),
            cv.Path.QuadraticTo(*bow, *end),
        ]
        ax, ay = end[0] - bow[0], end[1] - bow[1]
        reach = max(1.0, (ax * ax + ay * ay) ** 0.5)
        ax, ay, head = ax / reach, ay / reach, size * 0.18
        for side in (-1, 1):
            path += [
                cv.Path.MoveTo(*end),
                cv.Path.LineTo(
                    end[0] - ax * head + side * ay * head * 0.7, end[1] - ay * head - side * ax * head * 0.7
                ),
            ]
        shapes.append(cv.Path(path, line))
    return ft.Container(cv.Canvas(shapes, width=width, height=height), ignore_interactions=True)


@part
def FacePicture(look: Look, face: dimsum.Face, width: float, height: float) -> ft.Control:
    """A face small, as far as it is numbered."""
    if not face.cells:
        return icon(ft.Icons.CROP_SQUARE_ROUNDED, 30, look.c.edge)
    top, left = min(r for r, _ in face.cells), min(c for _, c in face.cells)
    rows = max(r for r, _ in face.cells) - top + 1
    cols = max(c for _, c in face.cells) - left + 1
    pitch = min(width / cols, height / rows, 16)
    narrow = {cell for cell, _ in face.bottlenecks}
    shapes: list[cv.Shape] = []
    for number, (row, col) in enumerate(face.cells, 1):
        x, y, side = (col - left) * pitch + 0.75, (row - top) * pitch + 0.75, pitch - 1.5
        tint = look.c.narrow if number in narrow else look.c.cell
        edge = look.c.narrow_edge if number in narrow else look.c.cell_edge
        shapes += [
            cv.Rect(x, y, side, side, border_radius=side * 0.22, paint=ft.Paint(color=tint)),
            cv.Rect(
                x,
                y,
                side,
                side,
                border_radius=side * 0.22,
                paint=ft.Paint(color=edge, style=ft.PaintingStyle.STROKE, stroke_width=1),
            ),
        ]
    return cv.Canvas(shapes, width=cols * pitch, height=rows * pitch)
