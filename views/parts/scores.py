"""The score table: rows are scoring lines in the rules' order, columns are seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import card, icon, named, tap, text
from views.parts.marks import Seat, mark
from views.theme import Look, minus, mix


@dataclass(frozen=True)
class ScoreRow:
    """A row: a scoring line's id and name, its icon, and a number or a small control a seat (None: no line).

    tie: no points, only compared between seats that are level: it stands below the total.
    """

    ident: str
    name: str
    glyph: ft.IconData | None
    cells: tuple[int | ft.Control | None, ...]
    tie: bool = False


ROW = 46
HEAD = 76
STAY = 4
"""Up to so many columns stand side by side, the labels narrower where need be."""


def score_table(
    look: Look,
    seats: Sequence[Seat],
    rows: Sequence[ScoreRow],
    totals: Sequence[int],
    winners: Sequence[int],
    on_row: Callable[[str], Any] | None = None,
    *,
    width: float,
    caption: str | None = None,
) -> ft.Control:
    """The table in a card. on_row opens a line's rule by the row's ident. More than four seats scroll sideways."""
    inner = width - 28
    least = max(58.0, look.text_px(33) * 1.75)
    label_width = min(inner * (0.46 if look.roomy else 0.56), look.px(168))
    if len(seats) <= STAY:
        label_width = max(look.px(70), min(label_width, inner - least * len(seats)))
    column = max(least, (inner - label_width) / max(1, len(seats)))
    row_height = max(ROW, look.px(ROW - 6))
    head_height = look.px(HEAD)
    total_height = look.px(58)
    tie_height = look.px(56)
    # The longest total has one line, in figures of one size.
    longest = max((len(minus(total)) for total in totals), default=1)
    total_size = min(33.0, (column - 14) / longest / 0.62 / max(1.0, look.text_px(33) / 33))

    labels: list[ft.Control] = [
        ft.Container(
            text(look, caption or look.t(words.BREAKDOWN), "label", look.c.ink2, size=15),
            height=head_height,
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        ft.Container(height=3, bgcolor=look.c.ink),
    ]
    ties = [row for row in rows if row.tie]
    rows = [row for row in rows if not row.tie]

    def label_of(row: ScoreRow) -> ft.Control:
        shows = row.glyph is not None and look.roomy and label_width >= 130
        name: list[ft.Control] = [icon(row.glyph, 22, look.c.ink2)] if row.glyph and shows else []
        name.append(text(look, row.name, "strong", expand=True, lines=2, size=15))
        name_column: list[ft.Control] = [ft.Row(name, spacing=8)]
        if row.tie:
            name_column.append(text(look, look.t(words.TIE_ONLY), "tag", look.c.ink2, lines=2))
        return ft.Container(
            tap(
                look,
                ft.Column(name_column, spacing=0, tight=True),
                partial(on_row, row.ident) if on_row else _nothing,
                ident=f"line-{row.ident}",
                label=f"{row.name}. {look.t(words.TIE_ONLY)}" if row.tie else row.name,
                radius=8,
                padding=0,
                align=ft.Alignment.CENTER_LEFT,
            ),
            height=tie_height if row.tie else row_height,
            border=ft.Border.only(bottom=ft.BorderSide(1, look.c.line)),
        )

    labels += [label_of(row) for row in rows]
    labels += [
        ft.Container(height=3, bgcolor=look.c.ink),
        ft.Container(text(look, look.t(words.TOTAL), "title"), height=total_height, alignment=ft.Alignment.CENTER_LEFT),
        *(label_of(row) for row in ties),
    ]
    columns: list[ft.Control] = []
    for seat in seats:
        won = seat.index in winners
        body: list[ft.Control] = [
            ft.Container(
                ft.Column(
                    [mark(look, seat, 36), text(look, seat.name, "label", lines=1, align=ft.TextAlign.CENTER)],
                    spacing=2,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                height=head_height,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(height=3, bgcolor=look.c.ink),
        ]
        for row in rows:
            body.append(
                ft.Container(
                    _cell(look, row, seat),
                    height=row_height,
                    alignment=ft.Alignment.CENTER,
                    border=ft.Border.only(bottom=ft.BorderSide(1, look.c.line)),
                )
            )
        body += [
            ft.Container(height=3, bgcolor=look.c.ink),
            ft.Container(
                named(
                    text(
                        look, minus(totals[seat.index]), "score.l", align=ft.TextAlign.CENTER, size=total_size, lines=1
                    ),
                    f"total-{seat.index}",
                    look.t(words.SEAT_POINTS, name=seat.name, points=totals[seat.index]),
                ),
                height=total_height,
                alignment=ft.Alignment.CENTER,
            ),
            *(
                ft.Container(
                    _cell(look, row, seat, "strong"),
                    height=tie_height,
                    alignment=ft.Alignment.CENTER,
                    border=ft.Border.only(bottom=ft.BorderSide(1, look.c.line)),
                )
                for row in ties
            ),
        ]
        columns.append(
            ft.Container(
                ft.Column(body, spacing=0, tight=True),
                width=column,
                bgcolor=mix(look.c.sheet, seat.color, 0.14) if won else None,
                border_radius=14,
            )
        )
    scrolls = label_width + column * len(seats) > inner + 1
    grid = ft.Row(columns, spacing=0, scroll=ft.ScrollMode.AUTO if scrolls else None, expand=True)
    return card(
        look,
        ft.Row(
            [ft.Container(ft.Column(labels, spacing=0, tight=True), width=label_width), grid],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
    )


def _cell(look: Look, row: ScoreRow, seat: Seat, style: str = "value") -> ft.Control:
    value = row.cells[seat.index]
    if value is None:
        return text(look, "–", style, look.c.ink2)
    if not isinstance(value, int):
        return value
    return named(
        text(look, minus(value), style, look.c.ng if value < 0 else look.c.ink),
        None,
        f"{seat.name} {row.name} {value}",
    )


def _nothing() -> None:
    """A row that opens no rule."""
