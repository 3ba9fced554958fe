"""What a pack looks like in a list: small pictures of what is in it."""

from typing import Any

import flet as ft

from companion.packs.editing import Draft, boze, dimsum, dizzle
from companion.texts.packs import LISTS
from views.box.dimsum.faces import FacePicture
from views.box.dizzle.sheet import SheetPicture
from views.parts.base import part, text
from views.parts.cubes import CubeShape
from views.theme import Look

SHOWN_CARDS, SHOWN_FACES = 8, 4


def preview(look: Look, draft: Draft) -> ft.Control:
    """What is in a pack, small: cards and faces, the sheet, or how many cards each list has."""
    if isinstance(draft, dizzle.Draft):
        return ft.Row([SheetPicture(look, draft.grid, draft.marks, 200, 180)], alignment=ft.MainAxisAlignment.CENTER)
    if isinstance(draft, dimsum.Draft):
        paints = {c.id: (c.id, c.hex.upper(), c.name.of(look.lang)) for c in draft.colors}
        shapes = [
            CubeShape(look, tuple((*paints[c.color], *c.at) for c in card.cubes if c.color in paints), 13)
            for card in draft.cards[:SHOWN_CARDS]
            if any(c.color in paints for c in card.cubes)
        ]
        faces = [FacePicture(look, face, 60, 70) for face in draft.faces[:SHOWN_FACES]]
        rows = [row for row in (shapes, faces) if row]
        return ft.Column(
            [
                ft.Row(list[Any](row), spacing=14, wrap=True, run_spacing=8, alignment=ft.MainAxisAlignment.CENTER)
                for row in rows
            ],
            spacing=10,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Row(
        [
            ft.Column(
                [
                    text(look, str(len(draft.rows(kind))), "value", weight=800),
                    text(look, LISTS[kind].of(look.lang), "label", look.c.ink2),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
            for kind in boze.LISTS
        ],
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
    )


@part
def PackPicture(look: Look, draft: Draft, size: float) -> ft.Control:
    """One small picture of a pack, for a row of a list: its first face, its sheet, or its count of cards."""
    if isinstance(draft, dizzle.Draft):
        return SheetPicture(look, draft.grid, draft.marks, size, size)
    if isinstance(draft, dimsum.Draft) and draft.faces:
        return FacePicture(look, draft.faces[0], size, size)
    cards = sum(len(draft.rows(kind)) for kind in boze.LISTS) if isinstance(draft, boze.Draft) else 0
    return text(look, str(cards), "value", look.accent.fill, weight=800)
