"""The turn banner: a cloth in the seat's colour on a rod, with the name and the step that is due."""

import flet as ft

from views.i18n import common as words
from views.parts.base import icon, named, part, text
from views.parts.glyphs import glyph as drawing
from views.parts.marks import Seat, mark
from views.theme import CREAM, Look, alpha, ems

ROD = 7
STRIPS = 5
STRIP_HEIGHT = 13
STRIP_GAP = 3
GHOST = 170.0
"""Of the seat's shape behind the words."""


@part
def Noren(
    look: Look,
    seat: Seat | None,
    title: str,
    done: str | None,
    now: str | None,
    width: float,
    glyph: ft.IconData | None = None,
    small: bool = False,
) -> ft.Control:
    """The banner. seat: whose colour hangs, None for "anyone" (lacquer). done, now: the steps; glyph: instead of a mark.

    width: of the cloth; the rod is 8 wider on both sides. small: while a verdict sheet is open.
    """
    look = look.bars
    # One row where height is dear: on phones under a browser's bars, lying down, and beside a board.
    strip = look.layout == "middle" or (look.short and look.roomy)
    roomy = look.wide
    fabric = seat.color if seat else look.c.urushi
    tight = strip and width < 560
    room = (width - 94) * 20 / look.text_px(20)
    smaller, *shares = _tight(title, now or "", room) if tight else (1.0, *_shares(title, done or "", now or ""))
    steps: list[ft.Control] = []
    if done:
        steps.append(
            ft.Row(
                [icon(ft.Icons.CHECK_ROUNDED, look.px(19), "#FFFFFF"), text(look, done, "strong", "#FFFFFF", lines=1)],
                spacing=4,
                tight=True,
            )
        )
        if now:
            steps.append(ft.Container(width=12, height=3, bgcolor=alpha("#FFFFFF", 0.5), border_radius=2))
    if now:
        due = text(look, now, "due.l" if roomy else "due", fabric, size=round(18 * smaller, 1) if tight else None)
        due.expand_loose, due.expand = True, True
        steps.append(
            ft.Container(
                ft.Row(
                    [
                        icon(ft.Icons.PLAY_ARROW_ROUNDED, look.px(20), fabric),
                        due,
                    ],
                    spacing=2,
                    tight=True,
                ),
                bgcolor=CREAM,
                border_radius=30,
                padding=ft.Padding.only(left=6, right=13, top=5, bottom=5),
            )
        )
    step_row = ft.Row(steps, spacing=6, run_spacing=4, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    style = "turn.l" if roomy else "turn"
    size_of_name = round(20 * smaller, 1) if tight else None
    name: ft.Control = text(look, title, style, "#FFFFFF", lines=1 if look.roomy else 2, size=size_of_name)
    if seat and look.roomy and title.startswith(seat.name) and title != seat.name:
        # A long name is cut in itself, so that what is said of it stays.
        who = text(look, seat.name, style, "#FFFFFF", lines=1, size=size_of_name)
        who.expand, who.expand_loose = True, True
        after = text(look, title.removeprefix(seat.name), style, "#FFFFFF", size=size_of_name)
        name = ft.Row([who, after], spacing=0, tight=True)
    size = 34 if tight else (44 if small else 60) if not strip else 40
    face: ft.Control
    if seat and glyph is None:
        face = mark(look, seat, size, inverse=True)
    else:
        face = ft.Container(
            icon(glyph or ft.Icons.GROUPS_ROUNDED, size * 0.6, look.c.urushi),
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=CREAM,
            alignment=ft.Alignment.CENTER,
        )
    if roomy or strip:
        # The step that is due is never pushed out: name and steps share the row, each by the room it needs.
        shown: ft.Control = steps[-1] if tight and steps else step_row
        content: ft.Control = ft.Row(
            [
                face,
                ft.Container(name, expand=shares[0], expand_loose=not strip),
                ft.Container(shown, expand=shares[1], expand_loose=True),
            ],
            spacing=8 if tight else 18,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        if not look.roomy:
            content = ft.Row([face, ft.Column([name, step_row], spacing=4, expand=True)], spacing=18)
    else:
        content = ft.Row(
            [face, ft.Column([name, step_row], spacing=5, expand=True)],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    # A phone lying down has little height to spare.
    pad = 4 if look.height < 480 else 7 if tight else 10 if strip or small else 14
    body = ft.Container(content, padding=ft.Padding.only(left=16, right=12, top=pad, bottom=pad), width=width)
    shape = seat.shape if seat and not strip else None
    label = ". ".join(filter(None, [title, look.t(words.STEP_DONE, step=done) if done else None, now]))
    return named(
        hung(look, body, fabric, width, shape=shape, right=-30 if not roomy else 40, hem=8 if tight else STRIP_HEIGHT),
        "noren",
        label,
        live=True,
    )


def _tight(title: str, now: str, room: float) -> tuple[float, int, int]:
    """How a low cloth is shared by the name and the step that is due: how much smaller both are written where they do
    not fit, and the share of each. room: what there is at text scale 1. The step's pill has a sign and a margin."""
    name, step = ems(title) * 20 + 6, ems(now) * 19 + 48 if now else 0.0
    return max(0.8, min(1.0, room / (name + step))), max(30, round(name)), max(1, round(step))


def _shares(title: str, done: str, now: str) -> tuple[int, int]:
    """How a broad cloth is shared by the name and the steps: each by the room it needs."""
    steps = (ems(done) * 18 + 45 if done else 0.0) + (ems(now) * 21 + 50 if now else 0.0)
    return max(30, round(ems(title) * 32)), max(30, round(steps))


def hung(
    look: Look,
    content: ft.Control,
    color: str,
    width: float,
    *,
    shape: str | None,
    right: float = -30,
    hem: float = STRIP_HEIGHT,
) -> ft.Control:
    """A cloth on its rod, in five strips below, `hem` high.

    shape: a seat's, faint behind the content; right: where it stands.
    """
    ghost: list[ft.Control] = []
    if shape:
        picture = drawing(shape, GHOST, alpha("#FFFFFF", 0.09))
        ghost.append(ft.Container(picture, right=right, top=-36, width=GHOST, height=GHOST))
    strips = ft.Row(
        [
            ft.Container(
                expand=True,
                height=hem,
                bgcolor=color,
                border_radius=ft.BorderRadius.only(bottom_left=6, bottom_right=6),
            )
            for _ in range(STRIPS)
        ],
        spacing=STRIP_GAP,
        width=width,
    )
    return ft.Column(
        [
            ft.Container(
                width=width + 16, height=ROD, bgcolor=look.c.urushi if not look.dark else "#6B4E3F", border_radius=4
            ),
            ft.Container(
                ft.Stack([*ghost, content], clip_behavior=ft.ClipBehavior.HARD_EDGE),
                width=width,
                bgcolor=color,
                animate=ft.Animation(look.ms(240), ft.AnimationCurve.EASE_OUT),
            ),
            strips,
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
