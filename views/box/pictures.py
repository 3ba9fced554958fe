"""What a pack looks like in a list: small pictures of what is in it."""

from typing import Any

import flet as ft

from companion.packs.editing import PackDraft, dimsum, dizzle
from views.box.dimsum.face_picture import FacePicture
from views.box.dizzle.sheet import SheetPicture
from views.boze.preview import box_preview
from views.parts.cubes import CubeShape
from views.theme import Look, opaque

SHOWN_CARDS, SHOWN_FACES = 8, 4


def preview(look: Look, draft: PackDraft) -> ft.Control:
    """What is in a pack, small: cards and faces, the sheet, or some cards with their prices."""
    if isinstance(draft, dizzle.PackDraft):
        return ft.Row([SheetPicture(look, draft.grid, draft.marks, 200, 180)], alignment=ft.MainAxisAlignment.CENTER)
    if isinstance(draft, dimsum.PackDraft):
        paints = {c.id: (c.id, opaque(c.hex), c.name.of(look.lang)) for c in draft.colors}
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
    return box_preview(look, draft)
