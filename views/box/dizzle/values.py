"""The name, the level and the size of a dizzle sheet, and what everything on it gives."""

from dataclasses import replace
from typing import Any

import flet as ft

from companion.packs.editing import dizzle
from companion.texts.dizzle import color_text
from models.dizzle import MAX_SIDE
from views.box.dizzle.painting import Painting
from views.box.dizzle.tiles import value_row
from views.box.editor import section
from views.i18n import box as words
from views.parts.base import icon_tap, text
from views.parts.fields import segments
from views.theme import Look


def _change(editor: Painting, **changes: Any) -> None:
    editor.change(replace(editor.draft, **changes))


def sheet_values(editor: Painting, look: Look) -> ft.Control:
    """Name, level, size, and what everything on the sheet gives."""
    draft = editor.draft
    rows, cols = draft.size
    levels = [(str(level), str(level)) for level in (1, 2, 3, 4)]
    lines: list[ft.Control] = [
        editor.title_field(look),
        text(look, look.t(words.LEVEL), "strong"),
        segments(look, levels, str(draft.level), lambda level: _change(editor, level=int(level)), ident="level"),
        value_row(
            look,
            look.t(words.ROWS),
            rows,
            lambda value: editor.change(editor.draft.resized(value, cols)),
            least=1,
            most=MAX_SIDE,
            ident="rows",
        ),
        value_row(
            look,
            look.t(words.COLS),
            cols,
            lambda value: editor.change(editor.draft.resized(rows, value)),
            least=1,
            most=MAX_SIDE,
            ident="cols",
        ),
        *_puzzles(editor, look),
        *_flags(editor, look),
        value_row(
            look,
            look.t(words.BOMB_POINTS),
            draft.bomb_points,
            lambda points: _change(editor, bomb_points=points),
            ident="bomb-points",
        ),
        value_row(
            look,
            look.t(words.POOP_POINTS),
            draft.poop_points,
            lambda points: _change(editor, poop_points=points),
            ident="poop-points",
        ),
    ]
    return section(look, look.t(words.VALUES), lines)


def _puzzles(editor: Painting, look: Look) -> list[ft.Control]:
    draft = editor.draft
    values = dict(draft.puzzles)
    rows: list[ft.Control] = []
    for color in dict.fromkeys([*draft.colors("puzzle"), *values]):
        count = sum(m.kind == "puzzle" and m.color == color for _, m in draft.marks)
        label = look.t(words.PUZZLE_POINTS, color=color_text(color, look.lang), count=count)
        if color not in values:
            label = f"{label} ({look.t(words.NO_POINTS)})"
        rows.append(
            value_row(
                look,
                label,
                values.get(color, 0),
                lambda points, color=color: editor.change(editor.draft.with_puzzle(color, points)),
                ident=f"puzzle-{color}",
            )
        )
    return rows


def _flags(editor: Painting, look: Look) -> list[ft.Control]:
    flags = editor.draft.flags
    if not flags and not editor.draft.counts.get("flag", 0):
        return []
    rows: list[ft.Control] = [
        ft.Row(
            [
                text(look, look.t(words.FLAGS), "strong", expand=True),
                icon_tap(
                    look,
                    ft.Icons.REMOVE_CIRCLE_OUTLINE_ROUNDED,
                    look.t(words.FLAG_REMOVE),
                    (lambda: _change(editor, flags=flags[:-1])) if flags else None,
                    ident="flag-less",
                ),
                icon_tap(
                    look,
                    ft.Icons.ADD_CIRCLE_OUTLINE_ROUNDED,
                    look.t(words.FLAG_ADD),
                    (lambda: editor.change(editor.draft.with_flag())) if len(flags) < dizzle.MOST_FLAGS else None,
                    ident="flag-more",
                ),
            ]
        )
    ]
    for index, value in enumerate(flags):
        rows.append(
            value_row(
                look,
                look.t(words.FLAG_VALUE, number=index + 1),
                value,
                lambda points, index=index: _change(editor, flags=(*flags[:index], points, *flags[index + 1 :])),
                ident=f"flag-{index}",
            )
        )
    return rows
