"""What the screen of a dimsum box shows: cards by kind, faces, colours, values."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.packs.editing import dimsum
from companion.texts.packs import complaint_text
from models.dimsum import CARDS_OF_A_KIND
from views.box.dimsum.drafting import DimsumDraft
from views.box.dimsum.face_picture import FacePicture
from views.box.editor import row_tap, rows_card, section
from views.i18n import box as words
from views.parts.base import card, heading, icon, part, tap, text
from views.parts.cubes import Cube, CubeShape
from views.parts.fields import field, segments, stepper, wide_button
from views.theme import Look, minus, opaque


def kind_card(editor: DimsumDraft, look: Look, kind: str) -> ft.Control:
    """The cards of a kind, with their sum, and a way to one more."""
    draft, paints = editor.draft, editor.paints(look)
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
                    look, index, draft.card_name(item, look.lang), cubes, item.count, editor.open_card, editor.count
                )
            )
    rows.append(
        wide_button(
            look,
            look.t(words.ADD_CARD, kind=name),
            lambda: editor.add_card(kind),
            ident=f"add-{kind}",
            glyph=ft.Icons.ADD_ROUNDED,
        )
    )
    return card(look, ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


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


def faces_card(editor: DimsumDraft, look: Look) -> ft.Control:
    """The stomach faces, each opened by a tap."""
    rows: list[ft.Control] = []
    wrong = {c.path[1]: c for c in reversed(editor.complaints) if c.path[0] == "faces" and len(c.path) > 1}
    for index, face in enumerate(editor.draft.faces):
        note = look.t(words.FACE_FACTS, bonus=minus(face.bonus, sign=True), count=len(face.bottlenecks))
        if face.left:
            note = look.t(words.FACE_LEFT, count=face.left)
        elif index in wrong:
            note = complaint_text(editor.draft, wrong[index]._replace(path=wrong[index].path[2:]), look.lang)
        rows.append(
            row_tap(
                look,
                FacePicture(look, face, 44, 54),
                face.name.of(look.lang) or look.t(words.FACE_NEW),
                note,
                partial(editor.open_face, index),
                ident=f"face-{index}",
                warn=index in wrong,
            )
        )
    rows.append(
        ft.Container(
            wide_button(look, look.t(words.ADD_FACE), editor.add_face, ident="add-face", glyph=ft.Icons.ADD_ROUNDED),
            padding=8,
        )
    )
    return ft.Column(
        [heading(look, look.t(words.FACES), ft.Icons.AUTO_AWESOME_MOSAIC_ROUNDED), rows_card(look, rows)],
        spacing=8,
        tight=True,
    )


def colors_card(editor: DimsumDraft, look: Look) -> ft.Control:
    """The four colours, each opened by a tap."""
    tiles: list[ft.Control] = []
    for index, color in enumerate(editor.draft.colors):
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
                partial(editor.open_color, index),
                ident=f"color-{index}",
                label=look.t(words.COLOR_OPEN, name=name),
                edge=look.c.edge,
                expand=True,
            )
        )
    return section(look, look.t(words.COLORS), [ft.Row(tiles, spacing=8)])


def shades(editor: DimsumDraft, look: Look, index: int) -> ft.Control:
    """The name and the shades of a colour."""
    color = editor.draft.colors[index]
    name = color.name.of(look.lang)
    choices = [
        tap(
            look,
            Cube(look, color.id, shade, name, 44),
            partial(editor.recolor, shade),
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
            field(look, look.t(words.COLOR_NAME), name, editor.rename_color, ident="color-name", max_length=80),
            ft.Row(choices, wrap=True, spacing=4, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER),
            wide_button(look, look.t(words.CLOSE), editor.shut, ident="color-done", filled=True),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def values_card(editor: DimsumDraft, look: Look) -> ft.Control:
    """How cards may be turned, what the chip and the steps of the gauge give."""
    draft = editor.draft
    steps: list[ft.Control] = [
        tap(
            look,
            text(look, minus(points), "title", look.c.paper if index == editor.step else look.c.ink),
            partial(editor.choose_step, index),
            ident=f"step-{index}",
            label=f"{look.t(words.GAUGE_STEP, number=index + 1)} {minus(points)}",
            selected=index == editor.step,
            fill=look.c.ink if index == editor.step else look.c.sheet,
            edge=look.c.edge,
            width=50,
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
                wide_small(look, ft.Icons.REMOVE_ROUNDED, look.t(words.GAUGE_REMOVE), editor.drop_step, "step-less"),
                wide_small(look, ft.Icons.ADD_ROUNDED, look.t(words.GAUGE_ADD), editor.add_step, "step-more"),
            ],
            spacing=8,
        ),
        ft.Row(steps, wrap=True, spacing=6, run_spacing=6),
    ]
    if editor.step is not None and editor.step < len(draft.gauge):
        chosen = editor.step
        label = look.t(words.GAUGE_STEP, number=chosen + 1)
        gauge.append(
            ft.Row(
                [
                    text(look, label, "strong", expand=True),
                    stepper(
                        look,
                        draft.gauge[chosen],
                        lambda points: editor.set_step(chosen, points),
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
                editor.chip,
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
        segments(look, ways, draft.turning, editor.turn, ident="turning"),
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
