"""A dimsum box as a whole: its cards by kind, its faces, colours, gauge, chip and turning."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from companion.packs.editing import Complaint, dimsum
from companion.texts.packs import complaint_text
from models.dimsum import CARDS_OF_A_KIND
from views.box.dimsum.cards import CardPart
from views.box.dimsum.faces import FacePart, FacePicture
from views.box.editor import Editor, covered, row_tap, rows_card, section
from views.i18n import box as words
from views.parts.base import card, heading, icon, part, tap, text
from views.parts.cubes import Cube, CubeShape
from views.parts.fields import field, segments, stepper, wide_button
from views.parts.sheets import over, sheet
from views.theme import Look, minus, opaque

Paint = tuple[str, str, str]
"""A cube colour as it is drawn: id, hex, name."""


class DimsumEditor(Editor):
    """The editor. card, face: which one is open, None for the box as a whole; color: whose shades are open."""

    heading = words.DIMSUM_TITLE
    draft: dimsum.Draft

    def __init__(self, window: Any, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.card: CardPart | None = None
        self.face: FacePart | None = None
        self.color: int | None = None
        self.step: int | None = None

    # --- parts

    def open_card(self, index: int) -> None:
        """Opens a card."""
        self.card, self.face, self.color = CardPart(self, index), None, None
        self.redraw()

    def add_card(self, kind: str) -> None:
        """A new card of a kind, opened."""
        self.change(replace(self.draft, cards=(*self.draft.cards, self.draft.new_card(kind))))
        self.open_card(len(self.draft.cards) - 1)

    def open_face(self, index: int) -> None:
        """Opens a face."""
        self.face, self.card, self.color = FacePart(self, index), None, None
        self.redraw()

    def add_face(self) -> None:
        """A new face, opened."""
        self.change(replace(self.draft, faces=(*self.draft.faces, self.draft.new_face())))
        self.open_face(len(self.draft.faces) - 1)

    def open_color(self, index: int) -> None:
        """Opens a colour's name and shades."""
        self.color = index
        self.redraw()

    def close_part(self) -> bool:
        """Closes the card, face or colour that is open."""
        if self.card is None and self.face is None and self.color is None:
            return False
        self.card, self.face, self.color = None, None, None
        self.redraw()
        return True

    def shut(self) -> None:
        """Closes what is open, from a button."""
        self.close_part()

    def undo(self) -> None:
        """Takes back one change; a card or face that is gone by that is closed."""
        super().undo()
        gone = (self.card is not None and self.card.index >= len(self.draft.cards)) or (
            self.face is not None and self.face.index >= len(self.draft.faces)
        )
        if gone:
            self.close_part()
        elif self.face is not None:
            self.face.let_go()

    def reach(self, complaint: Complaint) -> None:
        """Opens the card, face or colour."""
        key, index = complaint.path[0], complaint.path[1]
        if isinstance(index, int):
            openers: dict[Any, Callable[[int], None]] = {
                "cards": self.open_card,
                "faces": self.open_face,
                "colors": self.open_color,
            }
            if key in openers:
                openers[key](index)

    # --- changes

    def count(self, index: int, count: int) -> None:
        """How many copies of a card there are."""
        cards = list(self.draft.cards)
        cards[index] = replace(cards[index], count=count)
        self.change(replace(self.draft, cards=tuple(cards)))

    def turn(self, turning: Any) -> None:
        """How shapes may lie."""
        self.change(replace(self.draft, turning=turning))

    def chip(self, points: int) -> None:
        """What the chip gives."""
        self.change(replace(self.draft, chip_points=points))

    def set_step(self, index: int, points: int) -> None:
        """What a step of the gauge gives."""
        gauge = list(self.draft.gauge)
        gauge[index] = points
        self.change(replace(self.draft, gauge=tuple(gauge)))

    def choose_step(self, index: int) -> None:
        """Opens a step of the gauge, or closes it."""
        self.step = None if self.step == index else index
        self.redraw()

    def add_step(self) -> None:
        """One more step, worse by one than the last."""
        last = self.draft.gauge[-1] if self.draft.gauge else 0
        if len(self.draft.gauge) < dimsum.MOST_STEPS:
            self.change(replace(self.draft, gauge=(*self.draft.gauge, last - 1)))

    def drop_step(self) -> None:
        """One step less."""
        self.step = None
        self.change(replace(self.draft, gauge=self.draft.gauge[:-1]))

    def recolor(self, hex_: str) -> None:
        """Another shade of the open colour."""
        if self.color is not None:
            self._color(self.color, hex=hex_)

    def rename_color(self, value: str) -> None:
        """The open colour's name."""
        if self.color is not None:
            name = self.draft.colors[self.color].name.said(self.window.lang, value)
            self._color(self.color, name=name)

    def _color(self, index: int, **changes: Any) -> None:
        colors = list(self.draft.colors)
        colors[index] = replace(colors[index], **changes)
        self.change(replace(self.draft, colors=tuple(colors)))

    def paints(self, look: Look) -> dict[str, Paint]:
        """The colours by id."""
        return {c.id: (c.id, opaque(c.hex), c.name.of(look.lang)) for c in self.draft.colors}

    # --- the screen

    def frame(self, look: Look) -> ft.Control:
        """The box; what is open lies over it, so that the box is found again where it was left."""
        screen = super().frame(look)
        if self.card is not None:
            return covered(look, screen, self.card.build(look), f"card-{self.card.index}")
        if self.face is not None:
            return covered(look, screen, self.face.build(look), f"face-{self.face.index}")
        if self.color is None:
            return over(look, screen, None, on_away=None)
        title = self.draft.colors[self.color].name.of(look.lang) or look.t(words.COLORS)
        return over(look, screen, sheet(look, self._shades(look, self.color), title=title), on_away=self.shut)

    def content(self, look: Look) -> Sequence[ft.Control]:
        """Kinds, faces, colours, values."""
        return [
            *(self._kind(look, kind) for kind in self.draft.kinds),
            self._faces(look),
            self._colors(look),
            self._values(look),
        ]

    def _kind(self, look: Look, kind: str) -> ft.Control:
        draft, paints = self.draft, self.paints(look)
        name, total = draft.kind_name(kind, look.lang), draft.sums[kind]
        good = total == CARDS_OF_A_KIND
        ink = look.c.ok if good else look.c.ink2 if total < CARDS_OF_A_KIND else look.c.ng
        head: list[ft.Control] = []
        if kind in paints:
            head.append(Cube(look, *paints[kind], 26))
        head += [
            text(look, name, "title", expand=True),
            icon(ft.Icons.CHECK_CIRCLE_ROUNDED if good else ft.Icons.ADD_CIRCLE_OUTLINE_ROUNDED, 22, ink),
            text(look, f"{total} / {CARDS_OF_A_KIND}", "title", ink),
        ]
        rows: list[ft.Control] = [
            ft.Semantics(
                content=ft.Row(head, spacing=8),
                identifier=f"sum-{kind}",
                label=look.t(words.SUM_GOOD if good else words.SUM, kind=name, count=total),
                exclude_semantics=True,
                container=True,
            )
        ]
        for index, item in enumerate(draft.cards):
            if item.kind == kind:
                cubes = tuple((*paints[c.color], *c.at) for c in item.cubes if c.color in paints)
                rows.append(
                    CardRow(
                        look, index, draft.card_name(item, look.lang), cubes, item.count, self.open_card, self.count
                    )
                )
        rows.append(
            wide_button(
                look,
                look.t(words.ADD_CARD, kind=name),
                lambda: self.add_card(kind),
                ident=f"add-{kind}",
                glyph=ft.Icons.ADD_ROUNDED,
            )
        )
        return card(look, ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))

    def _faces(self, look: Look) -> ft.Control:
        rows: list[ft.Control] = []
        wrong = {c.path[1]: c for c in reversed(self.complaints) if c.path[0] == "faces" and len(c.path) > 1}
        for index, face in enumerate(self.draft.faces):
            note = look.t(words.FACE_FACTS, bonus=minus(face.bonus, sign=True), count=len(face.bottlenecks))
            if face.left:
                note = look.t(words.FACE_LEFT, count=face.left)
            elif index in wrong:
                note = complaint_text(self.draft, wrong[index]._replace(path=wrong[index].path[2:]), look.lang)
            rows.append(
                row_tap(
                    look,
                    FacePicture(look, face, 44, 54),
                    face.name.of(look.lang) or look.t(words.FACE_NEW),
                    note,
                    lambda index=index: self.open_face(index),
                    ident=f"face-{index}",
                    warn=index in wrong,
                )
            )
        rows.append(
            ft.Container(
                wide_button(look, look.t(words.ADD_FACE), self.add_face, ident="add-face", glyph=ft.Icons.ADD_ROUNDED),
                padding=8,
            )
        )
        return ft.Column(
            [heading(look, look.t(words.FACES), ft.Icons.AUTO_AWESOME_MOSAIC_ROUNDED), rows_card(look, rows)],
            spacing=8,
            tight=True,
        )

    def _colors(self, look: Look) -> ft.Control:
        tiles: list[ft.Control] = []
        for index, color in enumerate(self.draft.colors):
            name = color.name.of(look.lang)
            tiles.append(
                tap(
                    look,
                    ft.Column(
                        [Cube(look, color.id, opaque(color.hex), name, 40), text(look, name or "?", "strong", lines=1)],
                        spacing=4,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    lambda index=index: self.open_color(index),
                    ident=f"color-{index}",
                    label=look.t(words.COLOR_OPEN, name=name),
                    edge=look.c.edge,
                    expand=True,
                )
            )
        return section(look, look.t(words.COLORS), [ft.Row(tiles, spacing=8)])

    def _shades(self, look: Look, index: int) -> ft.Control:
        color = self.draft.colors[index]
        name = color.name.of(look.lang)
        choices = [
            tap(
                look,
                Cube(look, color.id, shade, name, 44),
                lambda shade=shade: self.recolor(shade),
                ident=f"shade-{number}",
                label=look.t(words.COLOR_SHADE, number=number + 1),
                selected=shade == opaque(color.hex),
                edge=look.c.ink if shade == opaque(color.hex) else None,
                edge_width=3,
                width=64,
                height=60,
            )
            for number, shade in enumerate(dimsum.SHADES)
        ]
        return ft.Column(
            [
                field(look, look.t(words.COLOR_NAME), name, self.rename_color, ident="color-name", max_length=80),
                ft.Row(choices, wrap=True, spacing=4, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER),
                wide_button(look, look.t(words.CLOSE), self.shut, ident="color-done", filled=True),
            ],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def _values(self, look: Look) -> ft.Control:
        draft = self.draft
        steps: list[ft.Control] = [
            tap(
                look,
                text(look, minus(points), "title", look.c.paper if index == self.step else look.c.ink),
                lambda index=index: self.choose_step(index),
                ident=f"step-{index}",
                label=f"{look.t(words.GAUGE_STEP, number=index + 1)} {minus(points)}",
                selected=index == self.step,
                fill=look.c.ink if index == self.step else look.c.sheet,
                edge=look.c.edge,
                width=56,
                height=48,
                radius=12,
                padding=0,
            )
            for index, points in enumerate(draft.gauge)
        ]
        gauge: list[ft.Control] = [
            ft.Row(
                [
                    text(look, look.t(words.GAUGE), "strong", expand=True),
                    wide_small(look, ft.Icons.REMOVE_ROUNDED, look.t(words.GAUGE_REMOVE), self.drop_step, "step-less"),
                    wide_small(look, ft.Icons.ADD_ROUNDED, look.t(words.GAUGE_ADD), self.add_step, "step-more"),
                ],
                spacing=8,
            ),
            ft.Row(steps, wrap=True, spacing=6, run_spacing=6),
        ]
        if self.step is not None and self.step < len(draft.gauge):
            chosen = self.step
            label = look.t(words.GAUGE_STEP, number=chosen + 1)
            gauge.append(
                ft.Row(
                    [
                        text(look, label, "strong", expand=True),
                        stepper(
                            look,
                            draft.gauge[chosen],
                            lambda points: self.set_step(chosen, points),
                            least=-99,
                            most=99,
                            ident="step-points",
                            label=label,
                        ),
                    ]
                )
            )
        ways = [(way, look.t(words.TURNING_WAYS[way])) for way in dimsum.TURNINGS]
        chip = ft.Row(
            [
                text(look, look.t(words.CHIP), "strong", expand=True),
                stepper(
                    look,
                    draft.chip_points,
                    self.chip,
                    least=-99,
                    most=99,
                    ident="chip-points",
                    label=look.t(words.CHIP),
                    sign=True,
                ),
            ]
        )
        turning = [
            text(look, look.t(words.TURNING), "strong"),
            segments(look, ways, draft.turning, self.turn, ident="turning"),
        ]
        return section(look, look.t(words.RULES), [*turning, chip, *gauge])


def wide_small(look: Look, glyph: ft.IconData, label: str, on_tap: Callable[[], Any], ident: str) -> ft.Control:
    """A small outlined button with an icon only."""
    return tap(
        look,
        icon(glyph, 24, look.c.ink),
        on_tap,
        ident=ident,
        label=label,
        edge=look.c.edge,
        width=48,
        height=48,
        radius=24,
        padding=0,
    )


@part
def CardRow(
    look: Look,
    index: int,
    name: str,
    cubes: tuple[tuple[str, str, str, int, int], ...],
    count: int,
    on_open: Callable[[int], Any],
    on_count: Callable[[int, int], Any],
) -> ft.Control:
    """A card of the list: its shape and name, which open it, and how many copies there are."""
    title = name or look.t(words.CARD_NEW)
    picture: ft.Control = CubeShape(look, cubes, 14) if cubes else icon(ft.Icons.CROP_SQUARE_ROUNDED, 30, look.c.edge)
    who = tap(
        look,
        ft.Row(
            [
                ft.Container(picture, width=56, height=48, alignment=ft.Alignment.CENTER),
                text(look, title, "strong", lines=2, expand=True),
            ],
            spacing=8,
        ),
        lambda: on_open(index),
        ident=f"card-{index}",
        label=look.t(words.CARD_OPEN, name=title),
        edge=look.c.line,
        radius=14,
        padding=6,
        expand=True,
    )
    amount = stepper(
        look,
        count,
        lambda value: on_count(index, value),
        least=1,
        most=CARDS_OF_A_KIND,
        ident=f"count-{index}",
        label=look.t(words.COUNT_OF, name=title),
    )
    return ft.Row([who, amount], spacing=6)
