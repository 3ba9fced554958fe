"""What stands round the squares of a stomach face: what is due, the modes, their tools, the bottlenecks."""

from functools import partial
from typing import Literal, Protocol

import flet as ft

from companion.packs.editing import dimsum
from views.i18n import box as words
from views.parts.base import card, icon, icon_tap, tap, text
from views.theme import Look

Mode = Literal["number", "narrow", "move"]
MODES: tuple[tuple[Mode, ft.IconData], ...] = (
    ("number", ft.Icons.TOUCH_APP_ROUNDED),
    ("narrow", ft.Icons.FILTER_ALT_ROUNDED),
    ("move", ft.Icons.OPEN_WITH_ROUNDED),
)


class FaceTouch(Protocol):
    """A face being numbered, as its tools need it. chosen: a cell's number; inserting: the next touch comes before it."""

    mode: Mode
    chosen: int | None
    inserting: bool

    @property
    def face(self) -> dimsum.Face:
        """The face as it is numbered."""

    def take_mode(self, mode: Mode) -> None:
        """Numbers, bottlenecks or moving."""

    def shift(self, rows: int, cols: int) -> None:
        """Moves the whole face."""

    def earlier(self) -> None:
        """The chosen cell one number down."""

    def later(self) -> None:
        """The chosen cell one number up."""

    def insert(self) -> None:
        """The next free square touched comes before the chosen one."""

    def remove(self) -> None:
        """The chosen cell goes."""

    def drop_pair(self, index: int) -> None:
        """A bottleneck goes."""


def told(part: FaceTouch, look: Look) -> ft.Control:
    """Which touch is due, and what it will do."""
    face, chosen = part.face, part.chosen
    badge = str(len(face.cells) + 1)
    if part.inserting and chosen is not None:
        badge, said, note = str(chosen), look.t(words.FACE_INSERT, number=chosen), look.t(words.FACE_INSERT_NOTE)
    elif part.mode == "narrow" and chosen is not None:
        badge, said, note = str(chosen), look.t(words.FACE_BLOCKS, number=chosen), look.t(words.FACE_BLOCKS_NOTE)
    elif part.mode == "narrow":
        badge, said, note = "▶", look.t(words.FACE_NARROW), look.t(words.FACE_NARROW_NOTE)
    elif part.mode == "move" and chosen is not None:
        badge, said, note = str(chosen), look.t(words.FACE_MOVE_TO, number=chosen), look.t(words.FACE_MOVE_NOTE)
    elif part.mode == "move":
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


def mode_tiles(part: FaceTouch, look: Look) -> ft.Control:
    """The three modes; under one another where the text is large."""
    tiles: list[ft.Control] = []
    for mode, glyph in MODES:
        on, name = mode == part.mode, look.t(words.FACE_MODE[mode])
        size = 13 if look.width < 360 else 14 if len(name) > 8 and not look.wide else 15
        tiles.append(
            tap(
                look,
                ft.Row(
                    [icon(glyph, 18, look.c.ink), text(look, name, "strong", lines=1, size=size)],
                    spacing=4,
                    tight=True,
                ),
                partial(part.take_mode, mode),
                ident=f"mode-{mode}",
                label=name,
                selected=on,
                fill=look.accent.tint if on else look.c.sheet,
                edge=look.accent.fill if on else look.c.edge,
                edge_width=4 if on else 1.5,
                radius=16,
                padding=ft.Padding.symmetric(horizontal=0, vertical=12),
                expand=look.roomy,
            )
        )
    if look.roomy:
        return ft.Row(tiles, spacing=8)
    return ft.Column(tiles, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def tools(part: FaceTouch, look: Look) -> list[ft.Control]:
    """What can be done with the chosen cell, or with all of them."""
    if part.mode == "move":
        ways = (
            ("left", ft.Icons.ARROW_BACK_ROUNDED, words.FACE_LEFTWARD, (0, -1)),
            ("up", ft.Icons.ARROW_UPWARD_ROUNDED, words.FACE_UP, (-1, 0)),
            ("down", ft.Icons.ARROW_DOWNWARD_ROUNDED, words.FACE_DOWN, (1, 0)),
            ("right", ft.Icons.ARROW_FORWARD_ROUNDED, words.FACE_RIGHTWARD, (0, 1)),
        )
        arrows = [
            icon_tap(look, glyph, look.t(label), partial(part.shift, *by), ident=f"shift-{ident}")
            for ident, glyph, label, by in ways
        ]
        return [card(look, ft.Row(arrows, alignment=ft.MainAxisAlignment.SPACE_EVENLY), padding=4)]
    if part.mode != "number" or part.chosen is None or part.inserting:
        return []
    full = not part.face.left
    tools: list[ft.Control] = [
        icon_tap(look, ft.Icons.REMOVE_ROUNDED, look.t(words.FACE_EARLIER), part.earlier, ident="earlier"),
        icon_tap(look, ft.Icons.ADD_ROUNDED, look.t(words.FACE_LATER), part.later, ident="later"),
        tap(
            look,
            text(look, look.t(words.FACE_INSERT_DO), "strong", look.c.ink2 if full else look.c.ink),
            None if full else part.insert,
            ident="insert",
            label=look.t(words.FACE_INSERT_DO),
            edge=look.c.edge,
            radius=22,
            padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        ),
        tap(
            look,
            text(look, look.t(words.FACE_REMOVE_DO), "strong", look.c.ng),
            part.remove,
            ident="remove",
            label=look.t(words.FACE_REMOVE_DO),
            edge=look.c.ng,
            radius=22,
            padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        ),
    ]
    return [card(look, ft.Row(tools, spacing=6, alignment=ft.MainAxisAlignment.SPACE_BETWEEN), padding=6)]


def pair_rows(part: FaceTouch, look: Look) -> list[ft.Control]:
    """The bottlenecks as sentences, each with its bin."""
    rows: list[ft.Control] = []
    for index, (cell, blocks) in enumerate(part.face.bottlenecks):
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
                            partial(part.drop_pair, index),
                            ident=f"pair-delete-{index}",
                        ),
                    ]
                ),
                padding=ft.Padding.only(left=12, right=4, top=2, bottom=2),
            )
        )
    return rows


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
