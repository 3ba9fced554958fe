"""The sheet that puts right on which day a table was played and how long it took."""

from collections.abc import Callable
from typing import Any

import flet as ft

from views.i18n import history as words
from views.parts.base import Handler, named, text
from views.parts.fields import field, wide_button
from views.parts.sheets import sheet
from views.theme import Look


def time_sheet(
    look: Look,
    day: str,
    minutes: str,
    error: str | None,
    *,
    on_day: Callable[[str], Any],
    on_length: Callable[[str], Any],
    on_keep: Handler,
) -> ft.Control:
    """Day and minutes as they are typed, and what is wrong with them."""
    rows: list[ft.Control] = [
        field(look, look.t(words.PLAY_DAY), day, on_day, ident="table-day", max_length=20, on_submit=on_keep),
        field(
            look,
            look.t(words.PLAY_LENGTH),
            minutes,
            on_length,
            ident="table-length",
            max_length=5,
            number=True,
            on_submit=on_keep,
        ),
    ]
    if error:
        rows.append(named(text(look, error, "strong", look.c.ng), "do-error", live=True))
    rows.append(wide_button(look, look.t(words.SAVE), on_keep, ident="time-save", filled=True))
    # The labels float on the upper edges of the fields.
    lines = ft.Column(
        [ft.Container(height=2), *rows],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return sheet(look, lines, title=look.t(words.RETIME))
