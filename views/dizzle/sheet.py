"""A dizzle sheet on the table: the live score over it, the board, the flag row under it, in the room there is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.dizzle import Cell, SeatState, Sheet
from views.dizzle.board import board, height_of
from views.dizzle.cells import CellView
from views.dizzle.lines import ScoreLine, flag_strip, flags_read, score_strip
from views.parts.base import Handler, named, tap
from views.theme import Look

LEAST = 28.0
"""No cell is smaller: a sheet that does not fit scrolls."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """What is shown of a sheet. name: whose it is, where that is not plain; read: the score for screen readers."""

    cells: tuple[CellView, ...]
    lines: tuple[ScoreLine, ...]
    flags: tuple[tuple[int, str], ...]
    name: str
    total: int
    read: str
    cursor: Cell | None


def sheet_view(
    look: Look,
    sheet: Sheet,
    seat: SeatState,
    view: SheetView,
    width: float,
    height: float,
    on_cell: Callable[[Cell], Any] | None,
    on_scores: Handler,
) -> ft.Control:
    """The sheet in this much room; on wide screens the score and the flags stand in the panel."""
    strip = 30.0 * (1 if look.roomy else look.scale)
    if look.wide:
        grid = board(look, sheet, seat, view.cells, width, height, on_cell, view.cursor)
        if not view.flags:
            return grid
        # The panel shows the flags but is read as one; for screen readers they stand with the sheet.
        unseen = named(ft.Container(width=1, height=1), "flags", flags_read(look, view.flags))
        return ft.Stack([grid, unseen])
    scores = tap(
        look,
        score_strip(look, view.name, view.total, view.lines),
        on_scores,
        ident="scores",
        label=view.read,
        radius=12,
        padding=0,
        width=width,
        height=strip,
    )
    flags = [flag_strip(look, view.flags)] if view.flags else []
    room = height - strip * (1 + len(flags)) - 4
    least = height_of(sheet, seat, width, LEAST)
    grid = board(look, sheet, seat, view.cells, width, max(least, room), on_cell, view.cursor)
    below = [ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER), *flags]
    if room < least:
        # The score stays in view; the sheet and its flags scroll under it.
        lower = ft.Column(below, spacing=3, scroll=ft.ScrollMode.AUTO, height=max(60.0, height - strip - 4))
        return ft.Column([scores, lower], spacing=3, tight=True)
    return ft.Column(
        [scores, *below],
        spacing=3,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
