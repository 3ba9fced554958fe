"""The pool of dice to choose from, and the pad beside a board to type a roll with."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common
from views.i18n import dizzle as words
from views.parts.base import part, tap, text
from views.parts.cubes import Die, badge
from views.parts.marks import Seat, mark
from views.theme import Look


@part
def PoolDie(
    look: Look, face: int, count: int, size: float, state: str, on_tap: Callable[[int], Any] | None
) -> ft.Control:
    """Dice of one face in the pool. state: ``chosen``, ``open``, ``faint`` (fits nowhere). on_tap gets the face."""
    layers: list[ft.Control] = [Die(look, face, size, state == "chosen", state == "faint")]
    if count > 1:
        layers.append(ft.Container(badge(look, str(count), 20), right=-2, top=-2))
    return tap(
        look,
        ft.Stack(layers, width=size + 10, height=size + 10, clip_behavior=ft.ClipBehavior.NONE),
        partial(on_tap, face) if on_tap else None,
        ident=f"die-{face}",
        label=look.t(words.POOL_DIE_NO if state == "faint" else words.POOL_DIE, die=face, count=count),
        selected=state == "chosen",
        radius=14,
        padding=0,
        width=size + 10,
        height=max(48.0, size + 10),
    )


def pool(
    look: Look,
    dice: Sequence[int],
    fits: Sequence[int],
    chosen: int | None,
    on_tap: Callable[[int], Any] | None,
    size: float,
) -> list[ft.Control]:
    """A tile for each face in the pool. fits: the faces that can be placed."""
    tiles: list[ft.Control] = []
    for face in sorted(set(dice)):
        state = "chosen" if face == chosen else "open" if face in fits else "faint"
        tiles.append(PoolDie(look, face, dice.count(face), size, state, on_tap))
    return tiles


def left(
    look: Look, count: int, seats: Sequence[Seat], points: Sequence[str], on_seat: Callable[[int], Any]
) -> ft.Control:
    """How many dice are left, over the marks of the other seats, whose sheets a tap shows."""
    marks: list[ft.Control] = [
        tap(
            look,
            mark(look, seat, 28),
            partial(on_seat, seat.index),
            ident=f"see-{seat.index}",
            label=look.t(words.SEE_SHEET, name=seat.name, points=points[seat.index]),
            radius=20,
            padding=0,
            width=32,
            height=40,
        )
        for seat in seats
    ]
    head = ft.Row(
        [
            text(look, look.t(words.DICE_LEFT), "label", lines=1),
            text(look, str(count), "value", weight=800, lines=1),
        ],
        spacing=6,
        tight=True,
    )
    rows: list[ft.Control] = [head]
    if marks:
        rows.append(ft.Row(marks, spacing=0, tight=True))
    return ft.Column(
        rows,
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def tall_pad(
    look: Look,
    typed: Sequence[int],
    count: int,
    title: str,
    on_face: Callable[[int], Any],
    on_back: Callable[[int], Any],
) -> ft.Control:
    """The pad of `views.parts.dice` for the narrow column beside a board: the same taps, names and identifiers."""
    places: list[ft.Control] = []
    for index in range(count):
        if index < len(typed):
            places.append(
                tap(
                    look,
                    Die(look, typed[index], 26),
                    partial(on_back, typed[index]),
                    ident=f"typed-{index}",
                    label=look.t(common.TYPED_DIE, die=typed[index]),
                    radius=10,
                    padding=0,
                    width=34,
                    height=34,
                )
            )
        else:
            empty = ft.Container(width=24, height=24, border_radius=6, border=ft.Border.all(1.5, look.c.edge))
            places.append(ft.Container(empty, width=34, height=34, alignment=ft.Alignment.CENTER))
    ready = len(typed) >= count
    keys: list[ft.Control] = [
        tap(
            look,
            Die(look, face, 42, False, ready),
            None if ready else partial(on_face, face),
            ident=f"pad-{face}",
            label=look.t(common.PAD_FACE, die=face),
            fill=look.c.sheet,
            edge=look.c.edge,
            radius=14,
            padding=0,
            width=56,
            height=56,
        )
        for face in range(1, 7)
    ]
    return ft.Container(
        ft.Column(
            [
                text(look, title, "label", align=ft.TextAlign.CENTER),
                ft.Row(places, spacing=4, run_spacing=2, wrap=True, alignment=ft.MainAxisAlignment.CENTER),
                *[
                    ft.Row(keys[row : row + 2], spacing=6, alignment=ft.MainAxisAlignment.CENTER)
                    for row in range(0, 6, 2)
                ],
            ],
            spacing=6,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.HIDDEN,
        ),
        width=124,
        bgcolor=look.c.sunk,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=2, vertical=10),
    )
