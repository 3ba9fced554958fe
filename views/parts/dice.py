"""The pad on which dice are typed as they lie on the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import tap, text
from views.parts.cubes import Die
from views.theme import Look


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
    width = min(look.choices_width - 24, 560.0)
    # Lying down there is height for one row of places, and the main button says what is asked.
    low = look.beside
    per_row = count if low or width / count >= 38 else 7
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
    key = min(44.0 if low else 54.0, width / 6 - 8)
    keys: list[ft.Control] = [
        tap(
            look,
            Die(look, face, key - 12, False, ready),
            None if ready else partial(on_face, face),
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
                *([] if low else [text(look, title, "strong", align=ft.TextAlign.CENTER)]),
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
        padding=ft.Padding.symmetric(horizontal=12, vertical=6 if low else 10),
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
