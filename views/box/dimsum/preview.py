"""A dimsum box small: some of its cards and faces."""

from typing import Any

import flet as ft

from companion.packs.editing import dimsum
from views.box.dimsum.face_picture import FacePicture
from views.parts.cubes import CubeShape
from views.theme import Look, opaque

CARDS, FACES = 8, 4
"""How many are shown."""


def preview(look: Look, draft: dimsum.PackDraft) -> ft.Control:
    """The first cards, as cubes, over the first faces."""
    paints = {c.id: (c.id, opaque(c.hex), c.name.of(look.lang)) for c in draft.colors}
    shapes = [
        CubeShape(look, tuple((*paints[c.color], *c.at) for c in card.cubes if c.color in paints), 13)
        for card in draft.cards[:CARDS]
        if any(c.color in paints for c in card.cubes)
    ]
    faces = [FacePicture(look, face, 60, 70) for face in draft.faces[:FACES]]
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
