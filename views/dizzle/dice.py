"""The pool of dice to choose from, and the pad of six faces to type a roll with."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

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
        (lambda: on_tap(face)) if on_tap else None,
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
            lambda seat=seat: on_seat(seat.index),
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


def pad(
    look: Look,
    typed: Sequence[int],
    count: int,
    title: str,
    on_face: Callable[[int], Any],
    on_back: Callable[[int], Any],
) -> ft.Control:
    """The dice typed so far, sorted, in as many places as there are dice; under them the six faces.

    on_face: a face was tapped. on_back: a typed die (by its face) is taken back.
    """
    width = min(look.width - 2 * look.margin - 24, 560.0)
    per_row = count if width / count >= 38 else 7
    size = min(42.0, width / min(per_row, count) - 12)
    places: list[ft.Control] = []
    for index in range(count):
        if index < len(typed):
            places.append(_typed(look, typed[index], index, size, on_back))
        else:
            places.append(
                ft.Container(
                    ft.Container(
                        width=size,
                        height=size,
                        border_radius=size * 0.24,
                        border=ft.Border.all(1.5, look.c.edge),
                        bgcolor=look.c.paper,
                        opacity=0.6,
                    ),
                    width=size + 10,
                    height=size + 8,
                    alignment=ft.Alignment.CENTER,
                )
            )
    rows: list[ft.Control] = [
        ft.Row(places[start : start + per_row], spacing=1, alignment=ft.MainAxisAlignment.CENTER)
        for start in range(0, count, per_row)
    ]
    ready = len(typed) >= count
    key = min(54.0, width / 6 - 8)
    keys: list[ft.Control] = [
        tap(
            look,
            Die(look, face, key - 12, False, ready),
            None if ready else (lambda face=face: on_face(face)),
            ident=f"pad-{face}",
            label=look.t(words.PAD_FACE, die=face),
            fill=look.c.sheet,
            edge=look.c.edge,
            radius=14,
            padding=0,
            width=key + 4,
            height=key + 4,
        )
        for face in range(1, 7)
    ]
    return ft.Container(
        ft.Column(
            [
                text(look, title, "strong", align=ft.TextAlign.CENTER),
                *rows,
                ft.Container(height=2),
                ft.Row(keys, spacing=4, alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=look.c.sunk,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _typed(look: Look, face: int, index: int, size: float, on_back: Callable[[int], Any]) -> ft.Control:
    return tap(
        look,
        Die(look, face, size),
        lambda: on_back(face),
        ident=f"typed-{index}",
        label=look.t(words.TYPED_DIE, die=face),
        radius=12,
        padding=0,
        width=size + 10,
        height=size + 8,
    )
