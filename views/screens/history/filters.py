"""What the list of records is filtered by: a sheet with the choices, a chip for each that is on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from views.i18n import history as own
from views.parts.base import heading, icon
from views.parts.fields import pill
from views.parts.sheets import sheet
from views.theme import Look


@dataclass(frozen=True)
class Choice:
    """One thing to filter by. options: (value, label) each; every: the value that leaves all tables."""

    ident: str
    title: str
    options: tuple[tuple[str, str], ...]
    chosen: str
    every: str
    choose: Callable[[str], Any]


def chips_on(look: Look, choices: Sequence[Choice]) -> list[ft.Control]:
    """A chip for each filter that is on; a tap takes it off."""
    found: list[ft.Control] = []
    for choice in choices:
        if choice.chosen == choice.every:
            continue
        label = dict(choice.options).get(choice.chosen, choice.chosen.removeprefix("name:"))
        found.append(
            pill(
                look,
                label,
                True,
                partial(choice.choose, choice.every),
                ident=f"{choice.ident}-shown",
                leading=icon(ft.Icons.CLOSE_ROUNDED, 20, look.c.paper),
                read=look.t(own.SHOWN_ONLY, what=label),
            )
        )
    return found


def filter_sheet(look: Look, choices: Sequence[Choice]) -> ft.Control:
    """All choices, one under the other."""
    rows: list[ft.Control] = []
    for choice in choices:
        rows.append(heading(look, choice.title))
        chips: list[ft.Control] = [
            pill(
                look,
                label,
                value == choice.chosen,
                partial(choice.choose, value),
                ident=f"{choice.ident}-{'all' if value == choice.every else label if choice.ident == 'who' else value}",
            )
            for value, label in choice.options
        ]
        rows.append(ft.Row(chips, wrap=True, spacing=8, run_spacing=8))
    content = ft.Column(rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return sheet(look, content, title=look.t(own.FILTER))
