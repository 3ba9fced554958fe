"""The editor of a dizzle sheet: the paper painted square by square."""

import flet as ft

from companion.packs.editing import dizzle
from views.box.dizzle.painter import DizzleEditor
from views.box.dizzle.sheet import SheetPicture
from views.box.screens import BoxScreens
from views.theme import Look

__all__ = ["BOX"]


def _preview(look: Look, draft: dizzle.PackDraft) -> ft.Control:
    """The sheet."""
    return ft.Row([SheetPicture(look, draft.grid, draft.marks, 200, 180)], alignment=ft.MainAxisAlignment.CENTER)


BOX = BoxScreens(DizzleEditor, _preview)
