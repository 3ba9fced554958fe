"""What the result of dim sum shows besides the score lines: the colour left out, and an icon for each line."""

from collections.abc import Sequence

import flet as ft

from companion.referee import Position
from companion.rules import dimsum as rules
from models.dimsum import SeatState, State
from views.dimsum.board import paints
from views.i18n import dimsum as words
from views.parts.cubes import Cube
from views.parts.scores import ScoreRow
from views.theme import Look

LINE_ICONS = {
    "stomach": ft.Icons.GRID_VIEW_ROUNDED,
    "betsubara": ft.Icons.LAYERS_ROUNDED,
    "full": ft.Icons.CHECK_BOX_ROUNDED,
    "colors": ft.Icons.PALETTE_ROUNDED,
    "face": ft.Icons.AUTO_AWESOME_MOSAIC_ROUNDED,
    "gauge": ft.Icons.SICK_ROUNDED,
    "chips": ft.Icons.TOLL_ROUNDED,
}

EXTRA_LINES = {"excluded": "dimsum.exclude"}
"""Rows that are no score lines, and the rule each opens."""


def score_rows(look: Look, position: Position) -> list[ScoreRow]:
    """The colour that each seat leaves out."""
    pack = position.setup.pack
    colors = paints(pack, look)
    cells: list[ft.Control | None] = []
    for seat in _stomachs(position):
        color = rules.left_out(seat, pack)
        cells.append(Cube(look, color, colors[color].hex, colors[color].name, 26) if color else None)
    return [ScoreRow("excluded", look.t(words.EXCLUDED), ft.Icons.VISIBILITY_OFF_ROUNDED, tuple(cells))]


def _stomachs(position: Position) -> Sequence[SeatState]:
    """Everybody's stomach, of a table that was played or only counted."""
    state = position.state
    if isinstance(state, State):
        return state.seats
    return [SeatState() if tally is None else rules.stomach(tally) for tally in state.counts]
